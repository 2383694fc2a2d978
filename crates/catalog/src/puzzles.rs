//! Puzzles: moments of matches at which one choice is far better than all others.
//!
//! They are found (`mining`) in matches of computer players and kept as data: a position, what each option was found to
//! be worth, and how it goes on after the right one. Somebody who solves one takes a lesson with it, so everything that
//! shows lessons shows puzzles. Whether one is good is checked again at any time (`checking`).

mod checking;
mod mining;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Phrase, Seat, Words};

use crate::Catalog;
use crate::error::say_in_every;
use crate::lessons::{Answer, Begin, Brings, Deed, Lesson, Script, Step};

pub use checking::PuzzleFault;
pub use mining::{Mine, usual_player};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// To win before anybody else has a turn.
    Win,
    /// The choice after which the seat most likely wins.
    Best,
}

/// A puzzle as its line has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    pub key: String,
    pub goal: Goal,
    /// The solver's.
    pub seat: Seat,
    /// How unlikely somebody who does not think is to solve it: each halving counts four.
    pub difficulty: u32,
    /// By how much the second best option is worse, at the question where that is least, in thousandths.
    pub margin: u32,
    options: Value,
    position: Value,
    steps: Vec<Move>,
}

/// A question of the solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    choice: Value,
    /// What each option is worth, in thousandths.
    worth: Vec<u32>,
    /// What others answer afterwards, what is answered for the solver, and what the dice show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    they: Vec<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    you: Vec<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rolls: Vec<u32>,
}

/// What a list of puzzles says of one.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleInfo {
    pub key: String,
    /// What has to be done.
    pub text: Words,
    pub goal: Goal,
    /// From 1 to 5.
    pub grade: u32,
    /// How many choices the solution has.
    pub steps: usize,
}

const GRADES: usize = 5;

/// The puzzles of a file, easy ones first; a wrong line by its number.
pub fn read(text: &str) -> Result<Vec<Puzzle>, String> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let read = |(line, number): (&str, usize)| {
        serde_json::from_str::<Puzzle>(line).map_err(|error| format!("line {number}: {error}"))
    };
    let mut puzzles = lines.map(read).collect::<Result<Vec<_>, _>>()?;
    sort(&mut puzzles);
    Ok(puzzles)
}

/// The file of these puzzles.
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut puzzles = puzzles.to_vec();
    sort(&mut puzzles);
    puzzles.iter().map(|puzzle| serde_json::to_string(puzzle).expect("plain data is JSON") + "\n").collect()
}

fn sort(puzzles: &mut [Puzzle]) {
    puzzles.sort_by(|one, other| (one.difficulty, &one.key).cmp(&(other.difficulty, &other.key)));
}

/// What lists say of a game's puzzles, easy ones first.
pub fn list(catalog: &Catalog, game: &str) -> Vec<PuzzleInfo> {
    let puzzles = catalog.puzzles(game);
    let grade = |place: usize| (1 + place * GRADES / puzzles.len()) as u32;
    puzzles.iter().enumerate().map(|(place, puzzle)| puzzle.info(game, grade(place))).collect()
}

/// A puzzle as a lesson.
pub fn find(catalog: &Catalog, game: &str, key: &str) -> Option<Lesson> {
    catalog.puzzles(game).iter().find(|puzzle| puzzle.key == key).map(|puzzle| puzzle.to_lesson(game))
}

impl Puzzle {
    fn info(&self, game: &str, grade: u32) -> PuzzleInfo {
        let (text, steps) = (say_in_every(&self.ask(game)), self.steps.len());
        PuzzleInfo { key: self.key.clone(), text, goal: self.goal, grade, steps }
    }

    /// What has to be done, in words.
    fn ask(&self, game: &str) -> Phrase {
        let [best, second] = self.steps.first().map_or([0, 0], |first| first.find_two_best());
        Phrase::new(match (self.goal, game) {
            (Goal::Win, "pixel-tactics") => "puzzle-win-pixel-tactics",
            (Goal::Win, "kleine-helden") => "puzzle-win-kleine-helden",
            (Goal::Win, "pocket-battles") => "puzzle-win-pocket-battles",
            (Goal::Win, _) => "puzzle-win",
            (Goal::Best, _) if second < LOST => "puzzle-save",
            (Goal::Best, _) if best > WON => "puzzle-decide",
            (Goal::Best, _) => "puzzle-best",
        })
    }

    /// The puzzle as somebody takes it.
    pub fn to_lesson(&self, game: &str) -> Lesson {
        let steps: Vec<Step> = self.steps.iter().enumerate().map(|(place, it)| self.to_step(game, place, it)).collect();
        let begin = Begin { options: self.options.clone(), position: Some(self.position.clone()), ..Begin::default() };
        Lesson {
            key: self.key.clone(),
            game: game.to_owned(),
            name: say_in_every(&Phrase::new("puzzle")),
            text: say_in_every(&self.ask(game)),
            seat: self.seat,
            contest: None,
            begin,
            lines: Vec::new(),
            file: format!("{game}/puzzles.jsonl"),
            steps,
        }
    }

    fn to_step(&self, game: &str, place: usize, it: &Move) -> Step {
        let ask = if place == 0 { self.ask(game) } else { Phrase::new("puzzle-go-on") };
        let answer = |choice: &Value| Answer { touches: Vec::new(), choice: Some(choice.clone()) };
        let script = Script {
            they: it.they.iter().map(answer).collect(),
            you: it.you.iter().map(answer).collect(),
            rolls: it.rolls.clone(),
            draws: Vec::new(),
        };
        let says = match self.goal {
            Goal::Win => "puzzle-brings-win",
            Goal::Best => "puzzle-brings-share",
        };
        let deed = Deed {
            right: vec![answer(&it.choice)],
            wrong: Vec::new(),
            otherwise: None,
            hint: None,
            brings: Some(Brings { says, worth: it.worth.clone() }),
        };
        Step { text: say_in_every(&ask), show: Vec::new(), rules: Vec::new(), deed: Some(deed), script }
    }
}

/// Whoever wins less often than this, in thousandths, has probably lost; more often, probably won.
const LOST: u32 = 300;
const WON: u32 = 750;

impl Move {
    fn find_two_best(&self) -> [u32; 2] {
        let mut worth = self.worth.clone();
        worth.sort_unstable_by(|one, other| other.cmp(one));
        [worth.first().copied().unwrap_or_default(), worth.get(1).copied().unwrap_or_default()]
    }
}
