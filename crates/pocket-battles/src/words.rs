//! Everything the game says, as phrases; the sentences are in `texts/`.
//!
//! A phrase is made from a view alone, so no sentence can tell what its reader may not know.

mod choices;
mod events;
pub(crate) mod names;
mod questions;
mod reasons;
mod traits;

use table::{Arg, Outcome, Phrase, Saying, Words};

use crate::asked::{
    AssignWound, Chance, Choice, Deploy, GiveUp, Order, React, Redeploy, Sacrifice, Support, TakeMarker, Target,
};
use crate::battle::UnitId;
use crate::battlefield::Segment;
use crate::game::PocketBattles;
use crate::view::View;
use names::{Form, name_unit_of, with_side};
pub(crate) use reasons::say_fault;
pub use traits::say_trait;

pub(crate) fn say(view: &View, what: Saying<'_, PocketBattles>) -> Phrase {
    match what {
        Saying::Question(question) => questions::say_question(view, question),
        Saying::Choice(choice) => choices::say_choice(view, choice),
        Saying::Event(event) => events::say_event(view, event),
        Saying::Reason(reason) => reasons::say_reason(reason),
        Saying::Chance(chance) => say_chance(view, chance),
        Saying::Outcome(outcome) => say_outcome(view, outcome),
    }
}

/// Options name an army that is not in the content.
pub(crate) fn say_unknown_army<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Phrase {
    let known = Arg::List(known.map(table::text).collect());
    Phrase::new("unknown-army").with("key", Words::same(key)).with("known", known)
}

/// Options want ready-made armies, and there is none of this size.
pub(crate) fn say_no_ready_army(army: &Words, size: u16) -> Phrase {
    Phrase::new("no-ready-army-of-size").with("army", army.clone()).with("size", size)
}

/// The ids of the pieces and places a choice is about, in the order a person would point at them.
pub(crate) fn touches(choice: &Choice) -> Vec<String> {
    match choice {
        Choice::Muster(_) | Choice::BloodLust(_) | Choice::Reroll(_) => Vec::new(),
        Choice::Deploy(Deploy { unit, to }) => unit_and_segment(*unit, *to),
        Choice::Redeploy(Redeploy::Nobody) => Vec::new(),
        Choice::Redeploy(Redeploy::Unit { unit, to }) => unit_and_segment(*unit, *to),
        Choice::Order(order) => order_touches(order),
        Choice::Support(Support::Enough) => Vec::new(),
        Choice::Support(Support::Excite { by } | Support::Galvanize { by }) => vec![by.id().to_string()],
        Choice::React(React::Wait) => Vec::new(),
        Choice::React(React::Intercept { unit } | React::Shoot { unit }) => vec![unit.id().to_string()],
        Choice::Target(Target { unit }) => vec![unit.id().to_string()],
        Choice::Sacrifice(Sacrifice::Nobody) => Vec::new(),
        Choice::Sacrifice(Sacrifice::Troop { troop }) => vec![troop.id().to_string()],
        Choice::AssignWound(AssignWound::Mark { troop } | AssignWound::Remove { troop }) => {
            vec![troop.id().to_string()]
        }
        Choice::TakeMarker(TakeMarker { from }) => vec![from.id().to_string()],
        Choice::GiveUp(GiveUp::Nobody) => Vec::new(),
        Choice::GiveUp(GiveUp::Troop { troop }) => vec![troop.id().to_string()],
    }
}

fn order_touches(order: &Order) -> Vec<String> {
    match order {
        Order::Move { unit, to } => unit_and_segment(*unit, *to),
        Order::Attack { unit } | Order::Leave { unit } => vec![unit.id().to_string()],
        Order::Control { unit } | Order::DoubleOrder { unit } => vec![unit.id().to_string()],
        Order::Continue { unit, against: other } | Order::Shoot { unit, at: other } => {
            vec![unit.id().to_string(), other.id().to_string()]
        }
        Order::Heal { unit, troop } => vec![unit.id().to_string(), troop.id().to_string()],
        Order::Pass | Order::Done => Vec::new(),
    }
}

fn unit_and_segment(unit: UnitId, segment: Segment) -> Vec<String> {
    vec![unit.id().to_string(), segment.id(unit.seat())]
}

fn say_chance(view: &View, chance: Chance) -> Phrase {
    match chance {
        Chance::RandomArmy { seat } => with_side(Phrase::new("chance-random-army"), view, seat),
        Chance::PlayerA { seat } => with_side(Phrase::new("chance-player-a"), view, seat),
        Chance::Engagement { unit } => {
            Phrase::new("chance-engagement").with("unit", name_unit_of(view, unit, Form::Plain))
        }
        Chance::Shooting { unit } => Phrase::new("chance-shooting").with("unit", name_unit_of(view, unit, Form::Plain)),
        Chance::Reroll { unit } => Phrase::new("chance-reroll").with("unit", name_unit_of(view, unit, Form::Plain)),
    }
}

/// Who won, and how: the sentence behind the outcome's own key takes nobody's side and needs no arguments.
fn say_outcome(view: &View, outcome: &Outcome) -> Phrase {
    let how = Phrase::new(outcome.reason);
    match outcome.winners.first() {
        Some(seat) => with_side(Phrase::new("outcome"), view, *seat).with("how", how),
        None => how,
    }
}
