//! A tiny game of traps, with windows for secret reactions.
//!
//! Each player may have a trap, which no other player knows about. Players walk or stay, two turns each at a time. When
//! one walks, the other may spring a trap, once; otherwise the walker gets one point in the first of the two turns, and
//! the number on a die in the second. After four turns night falls, once: each player with a trap may sell it for a
//! point, all at the same time.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::check::{Checked, ensure_most};
use table::{
    Arg, Dice, Flow, Game, Habits, Lang, Measured, Outcome, Phrase, Seat, Secretly, Sketch, Speaker, Spoken, Table,
    Texts, Viewer, Vocabulary,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traps;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    pub agenda: Vec<Step>,
    pub traps: [Trap; 2],
    pub points: [u32; 2],
    pub turn: u8,
    pub resigned: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Trap {
    None,
    Hidden,
    Sprung,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    Deal,
    Turn,
    Window(Seat),
    Arrive(Seat, Choice),
    Night,
    Morning([Choice; 2]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[vocabulary(Traps)]
pub enum Question {
    Turn,
    React,
    Night,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[vocabulary(Traps)]
pub enum Choice {
    Walk,
    Stay,
    Wait,
    Spring,
    Sell,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[vocabulary(Traps)]
pub enum Event {
    Walked(Seat),
    Sprung(Seat),
    Sold(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[vocabulary(Traps, rules)]
pub enum Reason {
    /// TR-1
    NotNow,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[vocabulary(Traps)]
pub enum Chance {
    Luck,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub own: Option<Trap>,
    pub is_sprung: [bool; 2],
    pub points: [u32; 2],
    pub turn: u8,
}

const TURNS: u8 = 8;
const NIGHT: u8 = 4;

impl Position {
    fn walker(&self) -> Seat {
        Seat(self.turn / 2 % 2)
    }
}

impl Game for Traps {
    const ID: &'static str = "traps";
    const RULES: u32 = 1;

    type Content = ();
    type Options = ();
    type Position = Position;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = table::Nothing;
    type View = View;
    type Facts = ();

    fn set_up(_content: Arc<()>, (): ()) -> Result<Traps, Phrase> {
        Ok(Traps)
    }

    fn options(&self) -> &() {
        &()
    }

    fn content_digest(&self) -> String {
        "none".into()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        Position {
            agenda: vec![Step::Turn, Step::Deal],
            traps: [Trap::None; 2],
            points: [0; 2],
            turn: 0,
            resigned: None,
        }
    }

    fn step(&self, position: &mut Position, table: &mut Table<'_, Traps>) -> Flow {
        match position.agenda.pop().expect("the game goes on") {
            Step::Deal => {
                for trap in &mut position.traps {
                    *trap = if table.roll(2, Chance::Luck)? == 1 { Trap::None } else { Trap::Hidden };
                }
            }
            Step::Turn => {
                let walker = position.walker();
                if table.ask(position, walker, Question::Turn, &[Choice::Walk, Choice::Stay])? == Choice::Walk {
                    table.tell(|| Event::Walked(walker));
                    position.agenda.push(Step::Window(walker.other()));
                } else {
                    position.end_turn();
                }
            }
            Step::Window(seat) => {
                let has_trap = position.traps[seat.index()] == Trap::Hidden;
                let options = if has_trap { vec![Choice::Spring] } else { Vec::new() };
                let reaction = table.ask_in_window(position, seat, Question::React, &options, Choice::Wait)?;
                position.agenda.push(Step::Arrive(seat.other(), reaction));
            }
            Step::Arrive(walker, Choice::Spring) => {
                table.tell(|| Event::Sprung(walker.other()));
                position.traps[walker.other().index()] = Trap::Sprung;
                position.end_turn();
            }
            Step::Arrive(walker, _) => {
                position.points[walker.index()] +=
                    if position.turn.is_multiple_of(2) { 1 } else { table.roll(6, Chance::Luck)? };
                position.end_turn();
            }
            Step::Night => {
                let ask = |seat: Seat| {
                    let has_trap = position.traps[seat.index()] == Trap::Hidden;
                    let options = if has_trap { vec![Choice::Sell] } else { Vec::new() };
                    Secretly { seat, question: Question::Night, options, complete: true }
                };
                let sold =
                    table.ask_all_in_window(position, &[ask(Seat(0)), ask(Seat(1))], &Choice::Wait, |_, _| {
                        Err(Reason::NotNow)
                    })?;
                position.agenda.push(Step::Morning([sold[0], sold[1]]));
            }
            Step::Morning(sold) => {
                for seat in [Seat(0), Seat(1)].into_iter().filter(|seat| sold[seat.index()] == Choice::Sell) {
                    table.tell(|| Event::Sold(seat));
                    position.traps[seat.index()] = Trap::Sprung;
                    position.points[seat.index()] += 1;
                }
                position.agenda.push(Step::Turn);
            }
        }
        Ok(())
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if let Some(seat) = position.resigned {
            return Some(Outcome::won_by(seat.other(), "end"));
        }
        let winner = if position.points[0] > position.points[1] { Seat(0) } else { Seat(1) };
        position.agenda.is_empty().then(|| Outcome::won_by(winner, "end"))
    }

    fn resign(&self, position: &mut Position, seat: Seat) {
        position.resigned = Some(seat);
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let own = |seat: Seat| position.traps[seat.index()];
        View {
            own: match viewer {
                Viewer::Seat(seat) => Some(own(seat)),
                Viewer::Spectator => None,
            },
            is_sprung: position.traps.map(|trap| trap == Trap::Sprung),
            points: position.points,
            turn: position.turn,
        }
    }

    fn facts(&self) {}

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut dyn Dice) -> Position {
        let mut imagined = position.clone();
        let trap = &mut imagined.traps[seat.other().index()];
        if *trap != Trap::Sprung && position.agenda != [Step::Turn, Step::Deal] {
            *trap = if dice.roll(2) == 1 { Trap::None } else { Trap::Hidden };
        }
        imagined
    }

    fn check(&self, position: &Position) -> Checked {
        ensure_most("turn", position.turn, TURNS)
    }
}

impl Spoken for Traps {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::of([("en", TEXTS_IN_ANY_LANGUAGE)]));
        &TEXTS
    }

    fn name_seat(_speaker: Speaker<'_, Traps>, seat: Seat) -> Arg {
        seat.0.into()
    }

    fn sketch(&self, _view: &View, _lang: Lang) -> Sketch {
        Sketch::default()
    }
}

impl Habits for Traps {
    type Orders = table::NoOrders;
    type Glance<'a> = ();

    fn glance(&self, _ask: &table::Ask<'_, Self>) {}
}

impl Measured for Traps {}

impl Position {
    fn end_turn(&mut self) {
        self.turn += 1;
        match self.turn {
            NIGHT => self.agenda.push(Step::Night),
            TURNS => {}
            _ => self.agenda.push(Step::Turn),
        }
    }
}

const TEXTS_IN_ANY_LANGUAGE: &str = "
question-turn = ?
question-react = ?
question-night = ?
choice-walk = walk
choice-stay = stay
choice-wait = wait
choice-spring = spring
choice-sell = sell
event-walked = { $it } walks.
event-sprung = { $it } springs the trap.
event-sold = { $it } sells.
reason-not-now = Not now.
chance-luck = Luck
outcome = { $how }
end = The end.
";
