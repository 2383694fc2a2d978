//! The dojo: duels and bluffs as they come up in games, to be answered by people and judged by their solution.

use players::duel::{ALWAYS, Mix};
use players::study::{Accuracy, Study, Verdict};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Dice, FastDice, Lang, Rolls, Seat, Turn, Viewer};

use crate::{Agreed, AnyMatch, GameError, Pending, PlayerSpec};

/// A situation to be answered.
#[derive(Serialize, JsonSchema)]
pub struct Exercise {
    pub kind: Practised,
    pub seat: Seat,
    /// What the seat has heard last.
    pub told: Vec<String>,
    pub question: String,
    /// What can be answered. A claim is a card to lay and a card to name, in every combination, the names of one card after
    /// the other.
    pub answers: Vec<String>,
    /// The cards that can be named, where something is claimed.
    pub names: Vec<String>,
    #[serde(skip)]
    study: Study,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Practised {
    /// Both answer at the same time.
    Duel,
    /// A card is laid face down and named.
    Claim,
    /// A claim is believed or called.
    Answer,
}

/// What answers were worth. All numbers are thousandths, those of cost and exploit of the win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Judgement {
    /// How often each answer is given by one who cannot be read.
    pub shares: Vec<u32>,
    /// How often it was given here.
    pub given: Vec<u32>,
    /// What is given away against one who answers well.
    pub cost: u32,
    /// What is given away to one who knows how one answers here.
    pub exploit: u32,
    /// From 0, the worst that can be answered, to 10.
    pub points: u32,
}

/// Solved better than players do, so that little answers can be told apart.
const ACCURACY: Accuracy = Accuracy { gap: ALWAYS / 5000, rounds: 4000 };
/// So many games without anything to practise are enough.
const MOST_GAMES: u64 = 20;
/// One in this many situations is dealt.
const RARITY: u32 = 3;
/// The lines that say what has come before.
const HEARD: usize = 4;

impl Exercise {
    /// Plays until there is something of a kind to practise. The same seed deals the same. Nothing if it never comes up.
    pub fn deal(agreed: &dyn Agreed, kind: Practised, seed: u64, lang: Lang) -> Result<Option<Exercise>, GameError> {
        let [habit, soldier] = ["habit", "soldier"].map(|name| name.parse::<PlayerSpec>());
        let (Ok(habit), Ok(soldier)) = (habit, soldier) else { return Ok(None) };
        let mut dice = FastDice::new(seed);
        for _ in 0..MOST_GAMES {
            let mut played = agreed.begin(Rolls::Seeded(dice.seed()));
            let thoughts = dice.seed();
            while let Some(seat) = played.asked_seats().first().map(|asked| asked.seat) {
                let study = played.study(seat, Accuracy::PLAYING);
                if study.as_ref().and_then(practised) == Some(kind)
                    && dice.roll(RARITY) == 1
                    && let Some(exercise) = Exercise::of(&*played, seat, lang)?
                {
                    return Ok(Some(exercise));
                }
                // Bluffs are played well, or nobody could be caught.
                played.let_play(seat, if study.is_some() { &soldier } else { &habit }, thoughts, lang)?;
            }
        }
        Ok(None)
    }

    /// The question to a seat as an exercise.
    fn of(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Result<Option<Exercise>, GameError> {
        let Some(study) = played.study(seat, ACCURACY) else { return Ok(None) };
        let Some(kind) = practised(&study) else { return Ok(None) };
        let viewer = Viewer::Seat(seat);
        let Some((question, options)) = read_question(played, seat, lang) else { return Ok(None) };
        let (answers, names) = match &study {
            // A choice among very many, such as that of an army, is none to practise.
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

    /// Judges answers: one, or several to be given equally often. Nothing if there are none, or no such.
    pub fn judge(&self, answers: &[usize]) -> Option<Judgement> {
        let count = self.answers.len();
        if answers.is_empty() || answers.iter().any(|answer| *answer >= count) {
            return None;
        }
        let often = |answer: usize| answers.iter().filter(|given| **given == answer).count() as i64;
        let mut mix: Mix = (0..count).map(|answer| often(answer) * ALWAYS / answers.len() as i64).collect();
        mix[answers[0]] += ALWAYS - mix.iter().sum::<i64>();
        let Verdict { cost, exploit } = self.study.judge(&mix);
        let pure = |answer: usize| (0..count).map(|other| if other == answer { ALWAYS } else { 0 }).collect::<Mix>();
        let worst = (0..count).map(|answer| self.study.judge(&pure(answer)).cost).max().unwrap_or(0);
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

/// What a question lets people practise: a choice between two is none, and a name belongs to its card.
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
