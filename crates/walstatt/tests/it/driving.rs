//! Drives referees and matches at random, for the other test modules.

use std::sync::LazyLock;

use crate::mutating::pick;
use catalog::lines::Line;
use catalog::{AnyMatch, Catalog, Draw, Pending, PlayerSpec, Roll};
use serde_json::{Value, json};
use table::{Dice, FastDice, Lang, Rolls, Seat, Viewer};
use walstatt::referee::{Referee, Store};

pub const EN: Lang = Lang::EN;
pub const GAME: &str = "pocket-battles";
pub static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::built_in);

pub fn begin(options: &Value, rolls: Rolls) -> Box<dyn AnyMatch> {
    let game = CATALOG.game(GAME, EN).expect("the game is listed");
    game.begin(options, rolls, EN).expect("the options are possible")
}

/// A referee who keeps no files.
pub fn referee(rolls: Rolls) -> Referee<'static> {
    Referee::new(begin(&json!({"size": 30}), rolls), EN, keep_nothing())
}

pub fn keep_nothing() -> Store<'static> {
    Box::new(|_, _| Ok(()))
}

/// Sends a line and returns the answers as JSON.
pub fn send(referee: &mut Referee<'_>, line: Value) -> Vec<Value> {
    to_json(&referee.take(line.to_string().as_bytes()))
}

pub fn to_json(lines: &[Line]) -> Vec<Value> {
    lines.iter().map(|line| serde_json::to_value(line).expect("lines are plain data")).collect()
}

/// A line that answers what the match waits for, at random; none if it is over.
pub fn answer_at_random(pending: &Value, dice: &mut FastDice) -> Option<Value> {
    if let Some(sides) = pending["roll"]["sides"].as_u64().or(pending["draw"]["sides"].as_u64()) {
        return Some(json!({"rolled": dice.roll(sides as u32)}));
    }
    let asked = pending["asked"].as_array()?;
    let one = pick(asked, dice);
    let options = one["options"].as_array().expect("a question has options");
    let index = dice.roll(options.len() as u32) as usize - 1;
    Some(match dice.roll(2) {
        1 => json!({"seat": one["seat"], "choose": index}),
        _ => json!({"seat": one["seat"], "choice": options[index]["choice"]}),
    })
}

/// Plays a match to its end; returns the lines sent and the lines received.
pub fn play_session(referee: &mut Referee<'_>, seed: u64) -> (Vec<Value>, Vec<Value>) {
    let mut dice = FastDice::new(seed);
    let mut sent = Vec::new();
    let mut answers = to_json(&referee.open());
    while let Some(line) = answers.last().and_then(|pending| answer_at_random(pending, &mut dice)) {
        answers.extend(send(referee, line.clone()));
        sent.push(line);
    }
    (sent, answers)
}

/// Plays on to the end with players of this kind, and looks at the table as every viewer on the way.
///
/// # Panics
/// If the match does not end.
pub fn play_on(played: &mut dyn AnyMatch, player: &str, dice: &mut FastDice) {
    for number in 0..100_000 {
        if number % 64 == 0 {
            look_around(played);
        }
        if !play_once(played, player, dice) {
            return look_around(played);
        }
    }
    panic!("the match does not end");
}

/// Lets a player of this kind answer, or rolls; returns whether the match went on.
///
/// Seats simply try, since putting every question into words would take most of the time.
pub fn play_once(played: &mut dyn AnyMatch, player: &str, dice: &mut FastDice) -> bool {
    let player: PlayerSpec = player.parse().expect("there is such a player");
    let (first, seed) = (dice.roll(2) as u8 - 1, dice.seed());
    let mut seats = [first, 1 - first].into_iter().map(Seat);
    if seats.any(|seat| played.let_play(seat, &player, seed, EN).is_ok()) {
        return true;
    }
    match played.pending(None, EN) {
        Pending::Roll(Roll { sides, .. }) | Pending::Draw(Draw { sides, .. }) => {
            played.rolled(dice.roll(sides), EN).expect("the die shows this");
        }
        Pending::Over(_) => return false,
        Pending::Asked(asked) => panic!("no seat can answer {:?}", asked[0].question),
    }
    true
}

fn look_around(played: &dyn AnyMatch) {
    played.pending(None, EN);
    for viewer in Viewer::all(played.seats()) {
        played.view(viewer);
        played.sketch(viewer, EN);
        played.told(Some(viewer), played.events().saturating_sub(20), EN);
    }
    for seat in (0..played.seats()).map(Seat) {
        played.why_not(seat, EN);
        played.may_take_back(seat);
    }
}
