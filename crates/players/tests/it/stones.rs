//! A test game with a bit of everything: dice, sealed choices, something hidden, rules to break.
//!
//! Two seats, a heap of stones. Each seat secretly lays a mine under one of the four lowest stones. Then they take
//! turns taking one to three stones from the top. Taking the stone above the other's mine loses; taking the last stone
//! wins.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::check::{Checked, ensure, ensure_most, ensure_seats};
use table::{
    Arg, Dice, Flow, Game, Habits, Lang, Measured, Outcome, Phrase, Piece, Seat, Secretly, Sheet, Sketch, Speaker,
    Spoken, Table, Texts, Tone, Viewer, Vocabulary,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stones {
    options: Options,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Stones in the heap, before a die adds some.
    pub stones: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub step: Step,
    pub heap: u8,
    pub turn: Seat,
    /// 0 if there is none.
    pub mines: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Heap,
    Mines,
    Turn,
    Over { winner: Seat, how: How },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    LastStone,
    Mine,
    Resigned,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Stones)]
pub enum Question {
    LayMine,
    Take,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Stones)]
pub enum Choice {
    #[touches(format!("stone-{it}"))]
    Mine(u8),
    #[touches("heap")]
    Take(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mine(u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Stones)]
pub enum Event {
    Heaped { stones: u8 },
    Mined { under: u8 },
    Took { seat: Seat, stones: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Stones, rules)]
pub enum Reason {
    /// ST-1
    TooDeep,
    /// ST-2
    TooFewLeft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Stones)]
pub enum Chance {
    First,
    Heap,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub heap: u8,
    pub turn: Seat,
    pub own_mine: Option<u8>,
}

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::of([
        (
            "de",
            "game-name = Steine
game-about = Nimm den letzten Stein.
question-lay-mine = Wo soll die Mine liegen?
question-take = Wie viele Steine nimmst du?
choice-mine = unter Stein { $it }
choice-take = { $it ->
    [one] ein Stein
   *[other] { $it } Steine
}
event-heaped = Auf dem Haufen liegen { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}.
event-mined = Deine Mine liegt unter Stein { $under }.
event-took = Platz { $seat } nimmt { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}.
reason-too-deep = Nur die vier untersten Steine gehen.
reason-too-few-left = So viele Steine sind nicht mehr da.
chance-first = Wer fängt an?
chance-heap = Wie groß wird der Haufen?
outcome = { $how }
last-stone = Der letzte Stein ist genommen.
hit-mine = Eine Mine ist hochgegangen.
resigned = Jemand hat aufgegeben.
no-stones = Ein Haufen braucht mindestens einen Stein.
",
        ),
        (
            "en",
            "game-name = Stones
game-about = Take the last stone.
question-lay-mine = Where do you lay your mine?
question-take = How many stones do you take?
choice-mine = under stone { $it }
choice-take = { $it ->
    [one] one stone
   *[other] { $it } stones
}
event-heaped = The heap has { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
event-mined = Your mine is under stone { $under }.
event-took = Seat { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
reason-too-deep = Only the four lowest stones will do.
reason-too-few-left = There are not that many stones left.
chance-first = Who begins?
chance-heap = How big is the heap?
outcome = { $how }
last-stone = The last stone was taken.
hit-mine = A mine went off.
resigned = Somebody resigned.
no-stones = A heap needs at least one stone.
",
        ),
    ])
});

impl Game for Stones {
    const ID: &'static str = "stones";
    const RULES: u32 = 1;

    type Content = ();
    type Options = Options;
    type Position = Position;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = table::Nothing;
    type View = View;
    type Facts = ();

    fn set_up(_content: Arc<()>, options: Options) -> Result<Self, Phrase> {
        if options.stones == 0 || options.stones > 200 {
            return Err(Phrase::new("no-stones"));
        }
        Ok(Stones { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content_digest(&self) -> String {
        "none".into()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        Position { step: Step::Heap, heap: 0, turn: Seat(0), mines: [0, 0] }
    }

    fn step(&self, position: &mut Position, table: &mut Table<'_, Self>) -> Flow {
        match position.step {
            Step::Heap => self.heap_up(position, table),
            Step::Mines => lay_mines(position, table),
            Step::Turn => take(position, table),
            Step::Over { .. } => Ok(()),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let Step::Over { winner, how } = position.step else { return None };
        let reason = match how {
            How::LastStone => "last-stone",
            How::Mine => "hit-mine",
            How::Resigned => "resigned",
        };
        Some(Outcome::won_by(winner, reason))
    }

    fn resign(&self, position: &mut Position, seat: Seat) {
        position.step = Step::Over { winner: seat.other(), how: How::Resigned };
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let own_mine = match viewer {
            Viewer::Seat(seat) => Some(position.mines[seat.index()]).filter(|mine| *mine > 0),
            Viewer::Spectator => None,
        };
        View { heap: position.heap, turn: position.turn, own_mine }
    }

    fn facts(&self) {}

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut dyn Dice) -> Position {
        let mut imagined = position.clone();
        let hidden = &mut imagined.mines[seat.other().index()];
        if *hidden > 0 {
            *hidden = dice.roll(4) as u8;
        }
        imagined
    }

    fn check(&self, position: &Position) -> Checked {
        ensure_seats([position.turn], 2)?;
        for (index, mine) in position.mines.iter().enumerate() {
            ensure_most(format_args!("mines[{index}]"), *mine, 4)?;
        }
        ensure!(position.step != Step::Turn || position.heap > 0, "heap", "no-stones")
    }
}

impl Spoken for Stones {
    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn name_seat(_speaker: Speaker<'_, Stones>, seat: Seat) -> Arg {
        seat.0.into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        let mut sheet = Sheet::new(Stones::texts(), lang, 40);
        sheet.line([Piece::text(Tone::Plain, "o".repeat(view.heap.into())).id("heap")]);
        sheet.finish()
    }
}

impl Habits for Stones {
    type Orders = table::NoOrders;
    type Glance<'a> = ();

    const PONDERS: bool = true;

    fn glance(&self, _ask: &table::Ask<'_, Self>) {}
}

impl Measured for Stones {}

impl Stones {
    fn heap_up(&self, position: &mut Position, table: &mut Table<'_, Self>) -> Flow {
        position.turn = Seat(table.roll(2, Chance::First)? as u8 - 1);
        position.heap = self.options.stones + table.roll(6, Chance::Heap)? as u8;
        position.step = Step::Mines;
        table.tell(|| Event::Heaped { stones: position.heap });
        Ok(())
    }
}

/// Stone 4 is legal without being offered: the options are a sample.
fn lay_mines(position: &mut Position, table: &mut Table<'_, Stones>) -> Flow {
    let options: Vec<Mine> = (1..=3).map(Mine).collect();
    let asked = [0, 1].map(|seat| Secretly {
        seat: Seat(seat),
        question: Question::LayMine,
        options: options.clone(),
        complete: false,
    });
    let legal = |_: Seat, mine: &Mine| if (1..=4).contains(&mine.0) { Ok(()) } else { Err(Reason::TooDeep) };
    let mines = table.ask_secretly(position, &asked, legal)?;
    for (seat, mine) in mines.iter().enumerate() {
        position.mines[seat] = mine.0;
        table.tell_to(Seat(seat as u8), || Event::Mined { under: mine.0 });
    }
    position.step = Step::Turn;
    Ok(())
}

fn take(position: &mut Position, table: &mut Table<'_, Stones>) -> Flow {
    let (seat, before) = (position.turn, position.heap);
    for count in (1..=3).filter(|count| *count > before) {
        table.rule_out(|| (Choice::Take(count), Reason::TooFewLeft));
    }
    let options: Vec<Choice> = (1..=before.min(3)).map(Choice::Take).collect();
    let Choice::Take(count) = table.ask(position, seat, Question::Take, &options)? else { return Ok(()) };
    table.tell(|| Event::Took { seat, stones: count });
    position.heap -= count;
    position.turn = seat.other();
    let taken = position.heap + 1..=before;
    if taken.contains(&position.mines[seat.other().index()]) {
        position.step = Step::Over { winner: seat.other(), how: How::Mine };
    } else if position.heap == 0 {
        position.step = Step::Over { winner: seat, how: How::LastStone };
    }
    Ok(())
}

impl Default for Options {
    fn default() -> Options {
        Options { stones: 10 }
    }
}

impl From<Mine> for Choice {
    fn from(mine: Mine) -> Choice {
        Choice::Mine(mine.0)
    }
}

impl TryFrom<Choice> for Mine {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Mine, ()> {
        match choice {
            Choice::Mine(under) => Ok(Mine(under)),
            Choice::Take(_) => Err(()),
        }
    }
}
