//! `walstatt dojo`: practise duels and bluffs, and be told how easily one is read.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use anyhow::bail;
use catalog::{Agreed, Exercise, Judgement, Practised};
use players::derive_seed;
use serde::Serialize;
use table::{Phrase, text};

use crate::numbers;
use crate::options::OptionsArg;
use crate::play::make_seed;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, short = 'n', default_value_t = 6, value_name = "N")]
    exercises: u64,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long)]
    pub json: bool,
}

/// What is practised, in turn.
const KINDS: [Practised; 3] = [Practised::Duel, Practised::Answer, Practised::Claim];

/// The answers to a lesson so far.
#[derive(Default, Serialize)]
struct Score {
    exercises: u64,
    points: u64,
    /// Thousandths of the win, all together.
    cost: u64,
    exploit: u64,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let agreed =
        settings.catalog()?.game(&args.game, settings.lang)?.agree(&args.options.read(settings)?, settings.lang)?;
    let seed = args.seed.unwrap_or_else(make_seed);
    let mut dojo =
        Dojo { settings, out, input: io::stdin().lock().lines(), is_json: args.json, score: Score::default() };
    for (number, kind) in (0..args.exercises).zip(KINDS.into_iter().cycle()) {
        let exercise = deal(&*agreed, kind, derive_seed(seed, number), settings)?;
        if !dojo.practise(&exercise, number + 1, args.exercises)? {
            break;
        }
    }
    dojo.close()?;
    Ok(ExitCode::SUCCESS)
}

/// A situation of the kind, or of another one where the game has none of it.
fn deal(agreed: &dyn Agreed, kind: Practised, seed: u64, settings: &Settings) -> anyhow::Result<Exercise> {
    for kind in [kind, Practised::Duel] {
        if let Some(exercise) = Exercise::deal(agreed, kind, seed, settings.lang)? {
            return Ok(exercise);
        }
    }
    bail!(settings.say("dojo-nothing"))
}

struct Dojo<'d> {
    settings: &'d Settings,
    out: &'d mut dyn Write,
    input: io::Lines<io::StdinLock<'d>>,
    is_json: bool,
    score: Score,
}

impl Dojo<'_> {
    /// Asks, judges and shows how it is done; whether there is somebody who answers.
    fn practise(&mut self, exercise: &Exercise, number: u64, of: u64) -> anyhow::Result<bool> {
        self.show(exercise, number, of)?;
        let Some(answers) = self.hear(exercise)? else { return Ok(false) };
        let Some(judgement) = exercise.judge(&answers) else { return Ok(true) };
        self.score.exercises += 1;
        self.score.points += u64::from(judgement.points);
        self.score.cost += u64::from(judgement.cost);
        self.score.exploit += u64::from(judgement.exploit);
        match self.is_json {
            true => self.tell_json(&serde_json::json!({ "judgement": judgement }))?,
            false => self.explain(exercise, &judgement)?,
        }
        Ok(true)
    }

    fn show(&mut self, exercise: &Exercise, number: u64, of: u64) -> anyhow::Result<()> {
        if self.is_json {
            return self.tell_json(&serde_json::json!({ "exercise": exercise }));
        }
        let title = self.settings.say(match exercise.kind {
            Practised::Duel => "dojo-duel",
            Practised::Claim => "dojo-claim",
            Practised::Answer => "dojo-answer",
        });
        writeln!(self.out, "\n── {number}/{of} · {title} ──")?;
        for line in &exercise.told {
            writeln!(self.out, "   {line}")?;
        }
        writeln!(self.out, "\n{}", exercise.question)?;
        let lays = self.list(exercise);
        for (place, text) in lays.iter().enumerate() {
            writeln!(self.out, "  {}  {text}", place + 1)?;
        }
        Ok(())
    }

    /// What is asked first: the cards to lay, where something is claimed.
    fn list(&self, exercise: &Exercise) -> Vec<String> {
        match exercise.names.len() {
            0 => exercise.answers.clone(),
            names => exercise.answers.iter().step_by(names).map(|claim| first_part(claim)).collect(),
        }
    }

    /// The answers, asked for until there are some; nothing at the end of the input.
    fn hear(&mut self, exercise: &Exercise) -> anyhow::Result<Option<Vec<usize>>> {
        let count = exercise.answers.len();
        if self.is_json || exercise.names.is_empty() {
            return self.hear_numbers("dojo-prompt", count);
        }
        let names = exercise.names.len();
        let Some(lays) = self.hear_numbers("dojo-prompt-lay", count / names)? else { return Ok(None) };
        let named: Vec<String> =
            exercise.names.iter().zip(1..).map(|(name, place)| format!("{place} {name}")).collect();
        writeln!(self.out, "  {}", named.join("   "))?;
        let mut claims = Vec::new();
        for lay in lays {
            let Some(named) = self.hear_numbers("dojo-prompt-name", names)? else { return Ok(None) };
            claims.extend(named.into_iter().map(|name| lay * names + name));
        }
        Ok(Some(claims))
    }

    /// Numbers as people count, given as places.
    fn hear_numbers(&mut self, prompt: &'static str, count: usize) -> anyhow::Result<Option<Vec<usize>>> {
        loop {
            if !self.is_json {
                write!(self.out, "{} ", self.settings.say(prompt))?;
            }
            self.out.flush()?;
            let Some(line) = self.input.next() else { return Ok(None) };
            let line = line?;
            let numbers: Result<Vec<usize>, _> =
                line.split([' ', ',']).filter(|part| !part.is_empty()).map(str::parse).collect();
            match numbers {
                Ok(numbers) if !numbers.is_empty() && numbers.iter().all(|number| (1..=count).contains(number)) => {
                    return Ok(Some(numbers.into_iter().map(|number| number - 1).collect()));
                }
                _ if matches!(line.trim(), "q" | "quit") => return Ok(None),
                _ => {
                    let phrase = Phrase::new("dojo-numbers").with("most", count);
                    match self.is_json {
                        true => self.tell_json(&serde_json::json!({ "error": self.settings.say_phrase(&phrase) }))?,
                        false => writeln!(self.out, "{}", self.settings.say_phrase(&phrase))?,
                    }
                }
            }
        }
    }

    /// What was given away, and how often one who cannot be read gives each answer.
    fn explain(&mut self, exercise: &Exercise, judgement: &Judgement) -> anyhow::Result<()> {
        let share = |thousandths: u32| numbers::percent(self.settings.lang, f64::from(thousandths) / 1000.0);
        let given = Phrase::new("dojo-judgement")
            .with("points", judgement.points)
            .with("cost", text(share(judgement.cost)))
            .with("exploit", text(share(judgement.exploit)));
        writeln!(self.out, "\n{}", self.settings.say_phrase(&given))?;
        let mut order: Vec<usize> = (0..exercise.answers.len()).collect();
        order.sort_by_key(|answer| std::cmp::Reverse(judgement.shares[*answer]));
        let is_told = |answer: &usize| judgement.shares[*answer] >= RARE || judgement.given[*answer] > 0;
        for answer in order.into_iter().filter(is_told) {
            let bar = "█".repeat((judgement.shares[answer] / 50) as usize);
            let own = if judgement.given[answer] > 0 { self.settings.say("dojo-yours") } else { String::new() };
            let (share, name) = (share(judgement.shares[answer]), &exercise.answers[answer]);
            writeln!(self.out, "  {share:>7} {bar:<20} {name} {own}")?;
        }
        let Score { exercises, points, .. } = self.score;
        let score = Phrase::new("dojo-score").with("points", points as i64).with("most", 10 * exercises as i64);
        writeln!(self.out, "{}", self.settings.say_phrase(&score))?;
        Ok(())
    }

    fn close(&mut self) -> anyhow::Result<()> {
        if self.is_json {
            return self.tell_json(&serde_json::json!({ "score": self.score }));
        }
        let count = self.score.exercises.max(1);
        let share = |sum: u64| numbers::percent(self.settings.lang, sum as f64 / count as f64 / 1000.0);
        let end = Phrase::new("dojo-end").with("cost", text(share(self.score.cost)));
        let end = end.with("exploit", text(share(self.score.exploit)));
        writeln!(self.out, "\n{}", self.settings.say_phrase(&end))?;
        Ok(())
    }

    fn tell_json(&mut self, line: &serde_json::Value) -> anyhow::Result<()> {
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }
}

/// Answers that are given less often are not worth a line, in thousandths.
const RARE: u32 = 20;

/// The card to lay of a claim.
fn first_part(claim: &str) -> String {
    claim.split(" → ").next().unwrap_or(claim).to_string()
}
