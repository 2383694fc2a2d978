//! What people would laugh at: energy spent on nothing, and stones that nobody digs up.

use measure::units::INCH;
use table::{Blunder, Blunders, Deed};

use crate::asked::{Act, Choice, How, Pick, Question};
use crate::battle::Battle;
use crate::game::Moonstone;
use crate::moving::square;
use crate::told::Event;

/// Paid steps below this length count as blunders.
const TINY: i32 = INCH / 4;

pub(crate) fn count(game: &Moonstone, deeds: &[Deed<Moonstone>]) -> Blunders {
    let mut blunders = Blunders::default();
    for deed in deeds {
        count_energy(&mut blunders, deed);
        count_idleness(&mut blunders, deed);
    }
    if let Some(last) = deeds.last() {
        let (times, of) = count_stones(&last.at, deeds);
        game.seats_in_order().for_each(|seat| {
            blunders.add(Blunder { seat, what: "blunder-stones-left", times, of });
        });
    }
    blunders
}

/// Energy spent, and how much of it for reaction steps (MS-29).
fn count_energy(blunders: &mut Blunders, deed: &Deed<Moonstone>) {
    let seat = deed.asked.seat;
    let is_reaction =
        matches!((&deed.asked.question, &deed.choice), (Question::React { .. }, Choice::Pick(Pick::Model(_))));
    let spent = |event: &Event| match *event {
        Event::EnergyChanged { model, by, .. } if deed.at.models[model.index()].owner == seat && by < 0 => {
            by.unsigned_abs().into()
        }
        _ => 0,
    };
    let of: u32 = deed.told.iter().map(|told| spent(&told.event)).sum();
    let times = if is_reaction { of.min(1) } else { 0 };
    blunders.add(Blunder { seat, what: "blunder-reaction-energy", times, of });
}

/// Steps that were paid and hardly move the model (MS-20), free jogs (MS-21) and stones within reach left unused.
fn count_idleness(blunders: &mut Blunders, Deed { asked, choice, at, .. }: &Deed<Moonstone>) {
    let offers = |is_such: fn(&Act) -> bool| {
        asked.options.iter().any(|option| matches!(option, Choice::Act(act) if is_such(act)))
    };
    match (&asked.question, choice) {
        (Question::Move { model, how: How::Step | How::Reaction, .. }, Choice::Way(way)) => {
            let here = at.models[model.index()].at;
            let is_tiny = way.points.last().is_none_or(|to| square(here, *to) < i64::from(TINY).pow(2));
            blunders.count(asked.seat, "blunder-tiny-step", is_tiny);
        }
        (Question::Act { .. }, Choice::Act(Act::End)) => {
            blunders.count(asked.seat, "blunder-unused-jog", offers(|act| matches!(act, Act::Jog)));
            blunders.count(asked.seat, "blunder-stone-not-dug", offers(|act| matches!(act, Act::Harvest { .. })));
        }
        _ => {}
    }
}

/// The stones of the battle that lie on the ground at the end, and all of them.
fn count_stones(at: &Battle, deeds: &[Deed<Moonstone>]) -> (u32, u32) {
    let carried = at.models.iter().map(|model| u32::from(model.stones)).sum::<u32>();
    let mut lying = at.stones.len() as u32;
    let of = lying + carried;
    for told in deeds.last().into_iter().flat_map(|deed| &deed.told) {
        match told.event {
            Event::StoneTaken { .. } => lying = lying.saturating_sub(1),
            Event::StonesLaid { count, .. } => lying += u32::from(count),
            _ => {}
        }
    }
    (lying, of)
}
