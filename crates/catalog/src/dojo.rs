//! The dojo: duels and bluffs from real games, answered by people and judged by their solution.

use players::duel::{ALWAYS, Mix};
use players::study::{Accuracy, Study, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{FastDice, Lang, Rolls, Seat, Turn, Viewer};

use crate::{Agreed, AnyMatch, GameError, Pending, PlayerSpec};

/// A situation to answer.
#[derive(Serialize, JsonSchema)]
pub struct Exercise {
    pub kind: Practised,
    pub seat: Seat,
    /// The last lines that the seat was told.
    pub told: Vec<String>,
    pub question: String,
    /// The possible answers. A claim is a card to lay and a card to name, in every combination, with all names for one
    /// card before the next card.
    pub answers: Vec<String>,
    /// The cards that can be named, if something is claimed.
    pub names: Vec<String>,
    #[serde(skip)]
    study: Study,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Practised {
    /// Both sides answer at the same time.
    Duel,
    /// A card is laid face down and named.
    Claim,
    /// A claim is believed or called.
    Answer,
}

/// What answers were worth. All numbers are thousandths; cost and exploit are shares of the win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Judgement {
    /// How often a player who cannot be exploited gives each answer.
    pub shares: Vec<u32>,
    /// How often each answer was given here.
    pub given: Vec<u32>,
    /// What is lost against a player who answers well.
    pub cost: u32,
    /// What is lost against a player who knows how often each answer is given here.
    pub exploit: u32,
    /// From 0 for the worst possible answer to 10.
    pub points: u32,
}

/// Solved more exactly than for playing, so that answers of similar worth can be told apart.
const ACCURACY: Accuracy = Accuracy { gap: ALWAYS / 5000, rounds: 4000 };
/// The search gives up after this many games.
const MAX_GAMES: u64 = 20;
/// If no answer loses this many thousandths of the win, there is nothing to learn.
const WORTHWHILE: u32 = 10;
/// How many lines of what was told are shown.
const HEARD: usize = 4;

impl Exercise {
    /// Plays until something of a kind comes up to practise. The same seed deals the same. Nothing if it never comes
    /// up.
    pub fn deal(agreed: &dyn Agreed, kind: Practised, seed: u64, lang: Lang) -> Result<Option<Exercise>, GameError> {
        let [habit, soldier] = ["habit", "soldier"].map(|name| name.parse::<PlayerSpec>());
        let (Ok(habit), Ok(soldier)) = (habit, soldier) else { return Ok(None) };
        let mut dice = FastDice::new(seed);
        for _ in 0..MAX_GAMES {
            let mut played = agreed.begin(Rolls::Seeded(dice.seed()));
            let thoughts = dice.seed();
            while let Some(seat) = played.asked_seats().first().map(|asked| asked.seat) {
                let study = played.study(seat, Accuracy::PLAYING);
                let is_wanted = |study: &Study| practised(study) == Some(kind) && find_worst(study) >= WORTHWHILE;
                if study.as_ref().is_some_and(is_wanted)
                    && let Some(exercise) = Exercise::of(&*played, seat, lang)?
                {
                    return Ok(Some(exercise));
                }
                // Bluffs are played well, or there would be nobody to catch.
                played.let_play(seat, if study.is_some() { &soldier } else { &habit }, thoughts, lang)?;
            }
        }
        Ok(None)
    }

    /// A seat's question as an exercise.
    fn of(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Result<Option<Exercise>, GameError> {
        let Some(study) = played.study(seat, ACCURACY) else { return Ok(None) };
        let Some(kind) = practised(&study) else { return Ok(None) };
        let viewer = Viewer::Seat(seat);
        let Some((question, options)) = read_question(played, seat, lang) else { return Ok(None) };
        let (answers, names) = match &study {
            // A choice among very many, such as that of an army, is no exercise.
            Study::Duel(duel) if duel.options.len() < options.len() => return Ok(None),
            Study::Duel(duel) => (duel.options.iter().map(|option| options[*option].clone()).collect(), Vec::new()),
            Study::Bluff(_) if kind == Practised::Answer => (options, Vec::new()),
            Study::Bluff(_) => {
                let mut laid = played.boxed_clone();
                laid.choose(seat, 0, lang)?;
                let Some((_, names)) = read_question(&*laid, seat, lang) else { return Ok(None) };
                let both = |lay: &String| names.iter().map(|name| format!("{lay} → {name}")).collect::<Vec<_>>();
                (options.iter().flat_map(both).collect(), names)
            }
        };
        let told: Vec<String> = played.told(Some(viewer), 0, lang).into_iter().map(|told| told.text).collect();
        let told = told[told.len().saturating_sub(HEARD)..].to_vec();
        let is_whole = answers.len() == study.answers();
        Ok(is_whole.then_some(Exercise { kind, seat, told, question, answers, names, study }))
    }

    /// Judges answers: one, or several to be given equally often. Nothing if the list is empty or an index is out of
    /// range.
    pub fn judge(&self, answers: &[usize]) -> Option<Judgement> {
        let count = self.answers.len();
        if answers.is_empty() || answers.iter().any(|answer| *answer >= count) {
            return None;
        }
        let often = |answer: usize| answers.iter().filter(|given| **given == answer).count() as i64;
        let mut mix: Mix = (0..count).map(|answer| often(answer) * ALWAYS / answers.len() as i64).collect();
        mix[answers[0]] += ALWAYS - mix.iter().sum::<i64>();
        let Verdict { cost, exploit } = self.study.judge(&mix);
        let worst = find_worst(&self.study);
        let thousandths = |mix: &Mix| mix.iter().map(|share| (share * 1000 / ALWAYS) as u32).collect();
        Some(Judgement {
            shares: thousandths(&self.study.shares()),
            given: thousandths(&mix),
            cost,
            exploit,
            points: (10 * worst.saturating_sub(cost)).checked_div(worst).unwrap_or(10),
        })
    }
}

/// What the worst answer loses.
fn find_worst(study: &Study) -> u32 {
    let count = study.answers();
    let pure = |answer: usize| (0..count).map(|other| if other == answer { ALWAYS } else { 0 }).collect::<Mix>();
    (0..count).map(|answer| study.judge(&pure(answer)).cost).max().unwrap_or(0)
}

/// The kind of exercise a question makes. A duel of two options makes none, and naming a card belongs to laying it.
fn practised(study: &Study) -> Option<Practised> {
    match study {
        Study::Duel(duel) => (duel.options.len() > 2).then_some(Practised::Duel),
        Study::Bluff(bluff) => match bluff.turn {
            Turn::Lay => Some(Practised::Claim),
            Turn::Name { .. } => None,
            Turn::Answer { .. } => Some(Practised::Answer),
        },
    }
}

fn read_question(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Option<(String, Vec<String>)> {
    let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), lang) else { return None };
    let asked = asked.into_iter().next()?;
    Some((asked.text, asked.options.into_iter().map(|option| option.text).collect()))
}
