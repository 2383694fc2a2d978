//! What players can choose: short lines for a list, with the place and the price where they help.

use table::{Phrase, Words};

use super::names::{find_troop, find_unit, has_trait, label_troop, name_place, name_unit};
use crate::asked::{
    AssignWound, BloodLust, Choice, Deploy, GiveUp, Muster, Order, React, Redeploy, Reroll, Sacrifice, Support,
    TakeMarker, Target,
};
use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Place, Segment};
use crate::content::Trait;
use crate::view::View;

pub(super) fn say_choice(view: &View, choice: &Choice) -> Phrase {
    match choice {
        Choice::Muster(muster) => say_muster(view, muster),
        Choice::Deploy(Deploy { unit, to }) => {
            Phrase::new("choice-deploy").with("unit", name_unit(view, *unit)).with("to", name_segment(view, *to))
        }
        Choice::Redeploy(redeploy) => say_redeploy(view, *redeploy),
        Choice::Order(order) => say_order(view, *order),
        Choice::Support(support) => say_support(view, *support),
        Choice::React(react) => say_reaction(view, *react),
        Choice::Target(Target { unit }) => at(Phrase::new("choice-target"), view, *unit),
        Choice::BloodLust(BloodLust { dice }) => Phrase::new("choice-blood-lust").with("dice", *dice),
        Choice::Reroll(Reroll::Keep) => Phrase::new("choice-reroll-keep"),
        Choice::Reroll(Reroll::Die { showing }) => Phrase::new("choice-reroll").with("showing", *showing),
        Choice::Sacrifice(Sacrifice::Nobody) => Phrase::new("choice-sacrifice-nobody"),
        Choice::Sacrifice(Sacrifice::Troop { troop }) => with_troop(Phrase::new("choice-sacrifice"), view, *troop),
        Choice::AssignWound(AssignWound::Mark { troop }) => with_troop(Phrase::new("choice-mark"), view, *troop),
        Choice::AssignWound(AssignWound::Remove { troop }) => with_troop(Phrase::new("choice-remove"), view, *troop),
        Choice::TakeMarker(TakeMarker { from }) => {
            let orders = find_unit(view, *from).map_or(0, |unit| unit.orders);
            at(Phrase::new("choice-take-marker"), view, *from).with("orders", orders)
        }
        Choice::GiveUp(GiveUp::Nobody) => Phrase::new("choice-give-up-nobody"),
        Choice::GiveUp(GiveUp::Troop { troop }) => with_troop(Phrase::new("choice-give-up"), view, *troop),
    }
}

fn say_muster(view: &View, muster: &Muster) -> Phrase {
    let ready = view.viewer.and_then(|seat| view.sides[seat.index()].ready_army.as_ref());
    match muster {
        Muster::Ready => {
            let name = ready.map_or_else(|| Words::same("?"), |ready| ready.name.clone());
            Phrase::new("choice-muster-ready").with("name", name)
        }
        Muster::Random => Phrase::new("choice-muster-random"),
        Muster::Own(list) => Phrase::new("choice-muster-own").with("units", list.units.len() as i64),
    }
}

fn say_redeploy(view: &View, redeploy: Redeploy) -> Phrase {
    match redeploy {
        Redeploy::Nobody => Phrase::new("choice-redeploy-nobody"),
        Redeploy::Unit { unit, to } => {
            at(Phrase::new("choice-redeploy"), view, unit).with("to", name_segment(view, to))
        }
    }
}

fn say_order(view: &View, order: Order) -> Phrase {
    let ordered = |key: &'static str, unit| at(Phrase::new(key), view, unit).with("cost", say_cost(view, unit));
    match order {
        Order::Move { unit, to } => ordered("choice-move", unit).with("to", name_segment(view, to)),
        Order::Attack { unit } => ordered("choice-attack", unit),
        Order::Continue { unit, against } => ordered("choice-continue", unit).with("against", name_unit(view, against)),
        Order::Leave { unit } => ordered("choice-leave", unit),
        Order::Shoot { unit, at } => {
            let target = name_unit(view, at);
            ordered("choice-shoot", unit).with("target", target).with("there", name_place_of(view, at))
        }
        Order::Control { unit } => ordered("choice-control", unit),
        Order::Heal { unit, troop } => with_troop(ordered("choice-heal", unit), view, troop),
        Order::DoubleOrder { unit } => ordered("choice-double-order", unit),
        Order::Pass => Phrase::new("choice-pass").with("cost", Phrase::new("cost").with("markers", 1_u8)),
        Order::Done => Phrase::new("choice-done"),
    }
}

fn say_support(view: &View, support: Support) -> Phrase {
    let helped = |key: &'static str, by| at(Phrase::new(key), view, by).with("cost", say_cost(view, by));
    match support {
        Support::Enough => Phrase::new("choice-support-enough"),
        Support::Excite { by } => helped("choice-excite", by),
        Support::Galvanize { by } => helped("choice-galvanize", by),
    }
}

fn say_reaction(view: &View, react: React) -> Phrase {
    let react_with = |key: &'static str, unit| {
        let is_free = find_unit(view, unit).is_some_and(|unit| has_trait(view, unit, Trait::Skirmish));
        let cost = if is_free { Phrase::new("cost").with("markers", 0_u8) } else { say_cost(view, unit) };
        at(Phrase::new(key), view, unit).with("cost", cost)
    };
    match react {
        React::Wait => Phrase::new("choice-wait"),
        React::Intercept { unit } => react_with("choice-intercept", unit),
        React::Shoot { unit } => react_with("choice-react-shoot", unit),
    }
}

/// Adds a unit and where it stands.
fn at(phrase: Phrase, view: &View, unit: UnitId) -> Phrase {
    phrase.with("unit", name_unit(view, unit)).with("place", name_place_of(view, unit))
}

fn name_place_of(view: &View, unit: UnitId) -> Phrase {
    name_place(view, find_unit(view, unit).map_or(Place::Gone, |unit| unit.place))
}

fn name_segment(view: &View, segment: Segment) -> Phrase {
    name_place(view, segment.into())
}

/// What the next order to a unit costs.
fn say_cost(view: &View, unit: UnitId) -> Phrase {
    Phrase::new("cost").with("markers", find_unit(view, unit).map_or(0, |unit| unit.cost))
}

/// Adds a troop with what it is worth and what is left of it.
fn with_troop(phrase: Phrase, view: &View, troop: TroopId) -> Phrase {
    let troop = find_troop(view, troop);
    let printed = troop.map(|troop| view.printed(troop));
    let name: Words = printed.map_or_else(|| Words::same("?"), label_troop);
    let phrase = phrase.with("troop", name).with("points", printed.map_or(0, |printed| printed.points));
    let (life, wounds) = (printed.map_or(0, |printed| printed.life), troop.map_or(0, |troop| troop.wounds));
    phrase.with("life", life).with("left", life.saturating_sub(wounds)).with("wounds", wounds)
}
