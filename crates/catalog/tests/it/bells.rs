//! A test game with windows for several seats, one right after another, and with standing orders.
//!
//! Three seats take turns sneaking past each other, or rest; before that they may look around once, which changes
//! nothing. Each may have a bell and a lamp, which no other seat knows about. When one sneaks, all others may ring
//! their bells at the same time, and after that light their lamps. A seat that is neither heard nor seen gets a point.
//! Bells and lamps work once. After six turns the game is over.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::check::{Checked, ensure_most};
use table::{
    Arg, Asked, Dice, Flow, Game, Habits, Lang, Measured, Outcome, Phrase, Piece, Seat, Secretly, Sheet, Sketch,
    Speaker, Spoken, Table, Texts, Tone, Viewer, Vocabulary,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bells;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    pub agenda: Vec<Step>,
    pub guards: [Guard; 3],
    pub turn: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Guard {
    pub has_bell: bool,
    pub has_lamp: bool,
    pub points: u8,
    pub has_left: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    Deal,
    Turn,
    Bells { thief: Seat },
    Lamps { thief: Seat, is_heard: bool },
    Reactions { thief: Seat, is_heard: bool, of: Alarm, answers: [Choice; 3] },
    EndTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Alarm {
    Bell,
    Lamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Bells)]
pub enum Question {
    Turn,
    Bells,
    Lamps,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Bells)]
pub enum Choice {
    Sneak,
    Rest,
    Look,
    Wait,
    Ring,
    Light,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Bells, rules)]
pub enum Reason {
    /// BE-1
    NotInTime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Bells)]
pub enum Chance {
    Deal,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Bells)]
pub enum Event {
    Sneaked { seat: Seat },
    Rang { seat: Seat },
    Lit { seat: Seat },
    Scored { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub own: Option<Guard>,
    pub points: [u8; 3],
    pub turn: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    pub bells: When,
    pub lamps: When,
    /// Whether the seat rests on all its turns.
    pub rest: bool,
    /// Whether it looks around first.
    pub look: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    #[default]
    Ask,
    Never,
    /// Sneaks as long as it can.
    Always,
}

const TURNS: u8 = 6;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::of([
        (
            "de",
            "game-name = Glocken
game-about = Schleiche dich an den anderen vorbei.
question-turn = Was tust du?
question-bells = Jemand schleicht. Läutest du?
question-lamps = Jemand schleicht. Machst du Licht?
choice-sneak = schleichen
choice-rest = ausruhen
choice-look = umsehen
choice-wait = abwarten
choice-ring = läuten
choice-light = Licht machen
event-sneaked = Platz { $seat } schleicht.
event-rang = Platz { $seat } läutet.
event-lit = Platz { $seat } macht Licht.
event-scored = Platz { $seat } kommt durch.
chance-deal = Glocken und Lampen
over = Die Nacht ist vorbei.
outcome = { $how }
outcome-together = { $how }
reason-not-in-time = Dafür ist es zu spät.
orders-bells = Glocke läuten
orders-bells-ask = fragen
orders-bells-never = nie
orders-bells-always = immer
orders-rest = Immer ausruhen
",
        ),
        (
            "en",
            "game-name = Bells
game-about = Sneak past the others.
question-turn = What do you do?
question-bells = Somebody sneaks. Do you ring?
question-lamps = Somebody sneaks. Do you light a lamp?
choice-sneak = sneak
choice-rest = rest
choice-look = look around
choice-wait = wait
choice-ring = ring
choice-light = light the lamp
event-sneaked = Seat { $seat } sneaks.
event-rang = Seat { $seat } rings.
event-lit = Seat { $seat } lights a lamp.
event-scored = Seat { $seat } gets through.
chance-deal = Bells and lamps
over = The night is over.
outcome = { $how }
outcome-together = { $how }
reason-not-in-time = It is too late for that.
orders-bells = Ring the bell
orders-bells-ask = ask me
orders-bells-never = never
orders-bells-always = always
orders-rest = Always rest
",
        ),
    ])
});

impl Game for Bells {
    const ID: &'static str = "bells";
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

    fn set_up(_content: Arc<()>, (): ()) -> Result<Bells, Phrase> {
        Ok(Bells)
    }

    fn options(&self) -> &() {
        &()
    }

    fn content_digest(&self) -> String {
        "none".into()
    }

    fn seats(&self) -> u8 {
        3
    }

    fn start(&self) -> Position {
        Position { agenda: vec![Step::Turn, Step::Deal], guards: [Guard::default(); 3], turn: 0 }
    }

    fn step(&self, position: &mut Position, table: &mut Table<'_, Bells>) -> Flow {
        match position.agenda.pop().expect("the game goes on") {
            Step::Deal => {
                for guard in &mut position.guards {
                    guard.has_bell = table.roll(2, Chance::Deal)? == 2;
                    guard.has_lamp = table.roll(2, Chance::Deal)? == 2;
                }
            }
            Step::Turn => {
                let thief = Seat(position.turn % 3);
                position.agenda.push(Step::EndTurn);
                if !position.guards[thief.index()].has_left && takes_the_risk(position, thief, table)? {
                    table.tell(|| Event::Sneaked { seat: thief });
                    position.agenda.push(Step::Bells { thief });
                }
            }
            Step::Bells { thief } => {
                let answers = position.ask_others(thief, Alarm::Bell, table)?;
                position.agenda.push(Step::Reactions { thief, is_heard: false, of: Alarm::Bell, answers });
            }
            Step::Lamps { thief, is_heard } => {
                let answers = position.ask_others(thief, Alarm::Lamp, table)?;
                position.agenda.push(Step::Reactions { thief, is_heard, of: Alarm::Lamp, answers });
            }
            Step::Reactions { thief, is_heard, of, answers } => position.react(thief, is_heard, of, answers, table),
            Step::EndTurn => {
                position.turn += 1;
                if position.turn < TURNS {
                    position.agenda.push(Step::Turn);
                }
            }
        }
        Ok(())
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let left = position.guards.iter().filter(|guard| !guard.has_left).count();
        if left > 1 && !position.agenda.is_empty() {
            return None;
        }
        let most = position.guards.iter().filter(|guard| !guard.has_left).map(|guard| guard.points).max();
        let has_won = |seat: &Seat| {
            let guard = position.guards[seat.index()];
            !guard.has_left && Some(guard.points) == most
        };
        Some(Outcome { winners: [Seat(0), Seat(1), Seat(2)].into_iter().filter(has_won).collect(), reason: "over" })
    }

    fn resign(&self, position: &mut Position, seat: Seat) {
        position.guards[seat.index()].has_left = true;
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(position.guards[seat.index()]),
            Viewer::Spectator => None,
        };
        View { own, points: position.guards.map(|guard| guard.points), turn: position.turn }
    }

    fn facts(&self) {}

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut dyn Dice) -> Position {
        let mut imagined = position.clone();
        if position.agenda != [Step::Turn, Step::Deal] {
            for (_, guard) in imagined.guards.iter_mut().enumerate().filter(|(index, _)| *index != seat.index()) {
                guard.has_bell = dice.roll(2) == 2;
                guard.has_lamp = dice.roll(2) == 2;
            }
        }
        imagined
    }

    fn check(&self, position: &Position) -> Checked {
        ensure_most("turn", position.turn, TURNS)
    }
}

impl Spoken for Bells {
    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn name_seat(_speaker: Speaker<'_, Bells>, seat: Seat) -> Arg {
        seat.0.into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        let mut sheet = Sheet::new(Bells::texts(), lang, 40);
        sheet.line([Piece::text(Tone::Plain, format!("{:?}", view.points))]);
        sheet.finish()
    }
}

impl Habits for Bells {
    type Orders = Orders;
    type Glance<'a> = ();

    fn glance(&self, _ask: &table::Ask<'_, Self>) {}

    fn obey(&self, _view: &View, orders: &Orders, asked: &Asked<Bells>) -> Option<usize> {
        let when = match asked.question {
            Question::Turn => {
                let find = |wanted| asked.options.iter().position(|choice| *choice == wanted);
                let look = if orders.look { find(Choice::Look) } else { None };
                return if orders.rest { look.or_else(|| find(Choice::Rest)) } else { look };
            }
            Question::Bells => orders.bells,
            Question::Lamps => orders.lamps,
        };
        match when {
            When::Ask => None,
            When::Never => asked.pass,
            When::Always => asked.options.iter().position(|choice| *choice != Choice::Wait),
        }
    }
}

impl Measured for Bells {}

fn takes_the_risk(position: &Position, thief: Seat, table: &mut Table<'_, Bells>) -> Flow<bool> {
    let choice = table.ask(position, thief, Question::Turn, &[Choice::Sneak, Choice::Rest, Choice::Look])?;
    let choice = match choice {
        Choice::Look => table.ask(position, thief, Question::Turn, &[Choice::Sneak, Choice::Rest])?,
        choice => choice,
    };
    Ok(choice == Choice::Sneak)
}

impl Position {
    fn ask_others(&self, thief: Seat, alarm: Alarm, table: &mut Table<'_, Bells>) -> Flow<[Choice; 3]> {
        let asked = [Seat(0), Seat(1), Seat(2)].map(|seat| {
            let guard = self.guards[seat.index()];
            let (question, can_react, choice) = match alarm {
                Alarm::Bell => (Question::Bells, guard.has_bell, Choice::Ring),
                Alarm::Lamp => (Question::Lamps, guard.has_lamp, Choice::Light),
            };
            let can_react = can_react && seat != thief && !guard.has_left;
            Secretly { seat, question, options: if can_react { vec![choice] } else { Vec::new() }, complete: true }
        });
        let answers = table.ask_all_in_window(self, &asked, &Choice::Wait, |_, _| Err(Reason::NotInTime))?;
        Ok([answers[0], answers[1], answers[2]])
    }

    fn react(&mut self, thief: Seat, is_heard: bool, of: Alarm, answers: [Choice; 3], table: &mut Table<'_, Bells>) {
        for seat in [Seat(0), Seat(1), Seat(2)].into_iter().filter(|seat| answers[seat.index()] != Choice::Wait) {
            let guard = &mut self.guards[seat.index()];
            match of {
                Alarm::Bell => guard.has_bell = false,
                Alarm::Lamp => guard.has_lamp = false,
            }
            table.tell(|| match of {
                Alarm::Bell => Event::Rang { seat },
                Alarm::Lamp => Event::Lit { seat },
            });
        }
        let is_heard = is_heard || answers.iter().any(|answer| *answer != Choice::Wait);
        match of {
            Alarm::Bell => self.agenda.push(Step::Lamps { thief, is_heard }),
            Alarm::Lamp if !is_heard && !self.guards[thief.index()].has_left => {
                self.guards[thief.index()].points += 1;
                table.tell(|| Event::Scored { seat: thief });
            }
            Alarm::Lamp => {}
        }
    }
}
