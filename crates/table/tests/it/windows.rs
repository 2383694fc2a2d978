//! Reaction windows that stay secret.

use std::sync::Arc;

use super::traps::{Choice, Question, Trap, Traps};
use table::{DiceKey, Match, Pending, Refusal, Rolls, Scene, Seat, battery};

const NO_TRAP: u32 = 1;
const TRAP: u32 = 2;

fn scene(traps: [u32; 2]) -> Scene<Traps> {
    let mut scene = Scene::new(&Arc::new(Traps));
    scene.rolls(traps);
    scene
}

#[test]
fn a_seat_that_can_react_is_asked_with_passing_first() {
    let mut scene = scene([NO_TRAP, TRAP]);
    assert_eq!(scene.asked(0).pass, None, "an ordinary question is no window");
    scene.answer(0, Choice::Walk);
    assert_eq!(scene.asked(1).options, [Choice::Wait, Choice::Spring]);
    assert_eq!(scene.asked(1).pass, Some(0));
    scene.answer(1, Choice::Spring);
    assert_eq!((scene.now().points, scene.now().traps[1]), ([0, 0], Trap::Sprung));
}

#[test]
fn a_seat_that_cannot_react_is_not_asked_and_the_game_goes_on() {
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

/// All players stay until nightfall.
fn night(traps: [u32; 2]) -> Scene<Traps> {
    let mut scene = scene(traps);
    scene.answer(0, Choice::Stay).answer(0, Choice::Stay).answer(1, Choice::Stay).answer(1, Choice::Stay);
    scene
}

#[test]
fn in_a_common_window_all_who_can_react_are_asked_at_once() {
    let mut scene = night([TRAP, TRAP]);
    for seat in [0, 1] {
        assert_eq!(scene.asked(seat).options, [Choice::Wait, Choice::Sell]);
        let asked = scene.asked(seat);
        assert_eq!((asked.pass, asked.open, asked.sealed), (Some(0), false, true));
    }
    scene.answer(1, Choice::Sell);
    assert_eq!(scene.now().points, [0, 0], "the answer is sealed");
    scene.answer(0, Choice::Wait);
    assert_eq!((scene.now().points, scene.now().traps), ([0, 1], [Trap::Hidden, Trap::Sprung]));
}

#[test]
fn in_a_common_window_a_seat_that_cannot_react_is_not_asked() {
    let mut scene = night([NO_TRAP, TRAP]);
    assert_eq!(scene.running().pass(Seat(0)), Err(Refusal::NotAsked { seat: Seat(0) }));
    assert!(scene.asked(1).sealed, "a single seat must not know that either");
    scene.answer(1, Choice::Sell);
    assert_eq!((scene.now().points, scene.asked(0).question), ([0, 1], Question::Turn));
    assert_eq!(night([NO_TRAP, NO_TRAP]).asked(0).question, Question::Turn);
}

#[test]
fn a_common_window_counts_once_for_any_number_of_seats() {
    for (traps, asked) in [([NO_TRAP, NO_TRAP], 0), ([NO_TRAP, TRAP], 1), ([TRAP, TRAP], 2)] {
        let mut scene = night(traps);
        assert_eq!(scene.running().windows_reached(), 1, "{asked} are asked");
        for _ in 0..asked {
            let Pending::Asked(asked) = scene.running().pending() else { panic!("a question is open") };
            let seat = asked[0].seat;
            scene.running().pass(seat).expect("the window is open");
            assert_eq!(scene.running().windows_reached(), 0, "it is the same window");
        }
    }
}

/// If the last choice before the night, or an answer in it, could be taken back, that would reveal which other seats
/// are asked.
#[test]
fn nothing_is_taken_back_in_a_common_window() {
    for traps in [[NO_TRAP, NO_TRAP], [NO_TRAP, TRAP], [TRAP, NO_TRAP], [TRAP, TRAP]] {
        let mut scene = night(traps);
        assert_eq!(scene.running().may_take_back(Seat(1)), Err(Refusal::TooLate), "{traps:?}");
    }
    let mut scene = night([TRAP, TRAP]);
    scene.answer(1, Choice::Sell);
    assert_eq!(scene.running().may_take_back(Seat(1)), Err(Refusal::TooLate));
}

fn begin(rolls: Rolls) -> Match<Traps> {
    Match::new(Arc::new(Traps), rolls)
}

/// A match in which the second player has a trap, or has none; its dice roll by themselves.
fn begin_with(trap: Trap) -> Match<Traps> {
    let fitting = (0..100).map(|seed| begin(Rolls::Seeded(seed)));
    fitting.into_iter().find(|running| running.now().traps[1] == trap).expect("one seed of a hundred gives that")
}

#[test]
fn a_window_counts_whether_or_not_a_seat_is_asked_in_it() {
    for trap in [Trap::None, Trap::Hidden] {
        let mut running = begin_with(trap);
        assert_eq!(running.windows_reached(), 0, "{trap:?}: no player has walked");
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

/// If walking could be taken back, the walker would know that the other player has no trap.
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
