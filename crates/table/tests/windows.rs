//! Windows for secret reactions, on a tiny game of traps.
//!
//! Each player may have a trap, and nobody else knows. Players walk or stay, two turns each at a time. When somebody
//! walks, the other one may spring the trap, once; otherwise the walker gets a point in the first of the two turns and
//! as many as a die shows in the second.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{
    Dice, DiceKey, Flow, Game, Match, Outcome, Pending, Phrase, Refusal, Rolls, Saying, Scene, Seat, Sketch, Table,
    Texts, Viewer, battery,
};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Traps;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
struct Position {
    agenda: Vec<Step>,
    traps: [Trap; 2],
    points: [u32; 2],
    turn: u8,
    resigned: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Trap {
    None,
    Hidden,
    Sprung,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Step {
    Deal,
    Turn,
    Window(Seat),
    Arrive(Seat, Choice),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Question {
    Turn,
    React,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Choice {
    Walk,
    Stay,
    Wait,
    Spring,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
enum Event {
    Walked(Seat),
    Sprung(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
struct View {
    own: Option<Trap>,
    is_sprung: [bool; 2],
    points: [u32; 2],
    turn: u8,
}

const TURNS: u8 = 8;

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
    type Reason = ();
    type Chance = ();
    type View = View;

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
                    *trap = if table.roll(2, ())? == 1 { Trap::None } else { Trap::Hidden };
                }
            }
            Step::Turn => {
                let walker = position.walker();
                if table.ask(walker, Question::Turn, &[Choice::Walk, Choice::Stay])? == Choice::Walk {
                    table.tell(|| Event::Walked(walker));
                    position.agenda.push(Step::Window(walker.other()));
                } else {
                    position.end_turn();
                }
            }
            Step::Window(seat) => {
                let has_trap = position.traps[seat.index()] == Trap::Hidden;
                let options = if has_trap { vec![Choice::Spring] } else { Vec::new() };
                let reaction = table.ask_in_window(seat, Question::React, &options, Choice::Wait)?;
                position.agenda.push(Step::Arrive(seat.other(), reaction));
            }
            Step::Arrive(walker, Choice::Spring) => {
                table.tell(|| Event::Sprung(walker.other()));
                position.traps[walker.other().index()] = Trap::Sprung;
                position.end_turn();
            }
            Step::Arrive(walker, _) => {
                position.points[walker.index()] +=
                    if position.turn.is_multiple_of(2) { 1 } else { table.roll(6, ())? };
                position.end_turn();
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

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut dyn Dice) -> Position {
        let mut imagined = position.clone();
        let trap = &mut imagined.traps[seat.other().index()];
        if *trap != Trap::Sprung && position.agenda != [Step::Turn, Step::Deal] {
            *trap = if dice.roll(2) == 1 { Trap::None } else { Trap::Hidden };
        }
        imagined
    }

    fn check(&self, position: &Position) -> Result<(), String> {
        if position.turn <= TURNS { Ok(()) } else { Err("turn: there are only eight".into()) }
    }

    fn touches(&self, _choice: &Choice) -> Vec<String> {
        Vec::new()
    }

    fn rule((): &()) -> &'static str {
        "TR-1"
    }

    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new("end = Ende.", "end = The end."));
        &TEXTS
    }

    fn say(&self, _view: &View, _what: Saying<'_, Traps>) -> Phrase {
        Phrase::new("end")
    }

    fn sketch(&self, _view: &View) -> Sketch {
        Sketch::default()
    }
}

impl Position {
    fn end_turn(&mut self) {
        self.turn += 1;
        if self.turn < TURNS {
            self.agenda.push(Step::Turn);
        }
    }
}

const NO_TRAP: u32 = 1;
const TRAP: u32 = 2;

fn scene(traps: [u32; 2]) -> Scene<Traps> {
    let mut scene = Scene::new(&Arc::new(Traps));
    scene.rolls(traps);
    scene
}

#[test]
fn who_can_react_is_asked_with_passing_first() {
    let mut scene = scene([NO_TRAP, TRAP]);
    assert_eq!(scene.asked(0).pass, None, "an ordinary question is no window");
    scene.answer(0, Choice::Walk);
    assert_eq!(scene.asked(1).options, [Choice::Wait, Choice::Spring]);
    assert_eq!(scene.asked(1).pass, Some(0));
    scene.answer(1, Choice::Spring);
    assert_eq!((scene.now().points, scene.now().traps[1]), ([0, 0], Trap::Sprung));
}

#[test]
fn who_cannot_react_is_not_asked_and_the_game_goes_on() {
    let mut scene = scene([NO_TRAP, NO_TRAP]);
    scene.answer(0, Choice::Walk);
    assert_eq!((scene.now().points, scene.asked(0).question), ([1, 0], Question::Turn));
    scene.answer(0, Choice::Walk).rolls([5]);
    assert_eq!((scene.now().points, scene.asked(1).question), ([6, 0], Question::Turn));
}

#[test]
fn passing_works_in_a_window_alone() {
    let mut scene = scene([NO_TRAP, TRAP]);
    assert_eq!(scene.running().pass(Seat(0)), Err(Refusal::NotOffered));
    scene.answer(0, Choice::Walk);
    assert_eq!(scene.running().pass(Seat(0)), Err(Refusal::NotAsked { seat: Seat(0) }));
    scene.running().pass(Seat(1)).expect("the window is open");
    assert_eq!(scene.now().points, [1, 0]);
}

fn begin(rolls: Rolls) -> Match<Traps> {
    Match::new(Arc::new(Traps), rolls)
}

/// A match in which the second player has a trap, or has none; its die rolls by themselves.
fn begin_with(trap: Trap) -> Match<Traps> {
    let fitting = (0..100).map(|seed| begin(Rolls::Seeded(seed)));
    fitting.into_iter().find(|running| running.now().traps[1] == trap).expect("one seed of a hundred gives that")
}

#[test]
fn a_window_counts_whether_somebody_is_asked_in_it_or_not() {
    for trap in [Trap::None, Trap::Hidden] {
        let mut running = begin_with(trap);
        assert_eq!(running.windows_reached(), 0, "{trap:?}: nobody has walked");
        running.answer(Seat(0), Choice::Walk).expect("it is offered");
        assert_eq!(running.windows_reached(), 1, "{trap:?}: the window came");
        if trap == Trap::Hidden {
            running.pass(Seat(1)).expect("the window is open");
            assert_eq!(running.windows_reached(), 0, "the window is behind the last input");
        }
        running.answer(Seat(0), Choice::Stay).expect("it is offered");
        assert_eq!(running.windows_reached(), 0, "{trap:?}: the window is behind the last input");
    }
}

#[test]
fn a_refused_answer_leaves_the_windows_as_they_were() {
    let mut running = begin_with(Trap::None);
    running.answer(Seat(0), Choice::Walk).expect("it is offered");
    assert!(running.answer(Seat(0), Choice::Spring).is_err());
    assert_eq!(running.windows_reached(), 1);
}

/// If walking could be taken back, the walker would know that the other one has no trap.
#[test]
fn what_opened_a_window_cannot_be_taken_back() {
    for trap in [NO_TRAP, TRAP] {
        let mut scene = scene([NO_TRAP, trap]);
        scene.answer(0, Choice::Walk);
        assert_eq!(scene.running().may_take_back(Seat(0)), Err(Refusal::TooLate), "a {trap} was rolled for the trap");
    }
    let mut scene = scene([NO_TRAP, NO_TRAP]);
    scene.answer(0, Choice::Stay);
    assert_eq!(scene.running().may_take_back(Seat(0)), Ok(2), "staying opens no window");
}

#[test]
fn a_loaded_match_counts_the_same_windows() {
    for seed in 0..200_u64 {
        let rolls = if seed.is_multiple_of(2) { Rolls::Seeded(seed) } else { Rolls::Keyed(DiceKey([seed as u8; 32])) };
        let mut running = begin(rolls);
        let mut number = seed as usize;
        while let Pending::Asked(asked) = running.pending() {
            let (seat, count) = (asked[0].seat, asked[0].options.len());
            number = number / 2 + 7 * (number % 2);
            running.choose(seat, number % count).expect("it is offered");
            let loaded = Match::<Traps>::load(Arc::new(()), &running.save()).expect("it was saved just now");
            assert_eq!(loaded.windows_reached(), running.windows_reached(), "seed {seed}: {:?}", running.inputs());
        }
    }
}

#[test]
fn a_game_with_windows_passes_the_battery() {
    battery::run::<Traps>(&Arc::new(()), |_| (), 500);
}
