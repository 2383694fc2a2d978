//! What players are asked and choose, and why dice are rolled. Events are in `told.rs`, reasons in `reasons.rs`.

use table::{Faces, Seat, choice, sentence};

use crate::army::ArmyList;
use crate::battle::{TroopId, UnitId};
use crate::battlefield::Segment;
use crate::game::PocketBattles;
use crate::words::{count_orders, find_ready_army, order_cost, reaction_cost};

#[sentence(PocketBattles)]
pub enum Question {
    /// Which army do you lead?
    Muster { size: u16 },
    /// Which stack goes where?
    Deploy,
    /// Do you redeploy a unit before your orders?
    Redeploy,
    /// Which order do you give?
    Order { ready: u8 },
    /// Which action does another unit carry out under Control?
    ControlledAction { by: UnitId },
    /// Which further unit gets an order by Double Order?
    FurtherOrder { by: UnitId, left: u8 },
    /// Does another unit help with this order?
    Support { unit: UnitId },
    /// How do you react to the attack?
    React { to: UnitId },
    /// Which enemy does the attacker fight?
    Target { attacker: UnitId },
    /// How many dice does blood lust roll?
    BloodLust { unit: UnitId },
    /// Is one of the dice that hit rolled again?
    #[with(count = dice.0.len())]
    Reroll { unit: UnitId, dice: Faces },
    /// Does a troop take all wounds upon itself?
    Sacrifice { unit: UnitId, wounds: u8 },
    /// Who takes the next wound?
    AssignWound { unit: UnitId, left: u8 },
    /// From which unit does the wound marker come?
    TakeMarker,
    /// Which wounded troops leave the field, to give their markers back?
    GiveUp,
}

#[choice(PocketBattles, choices)]
pub enum Choice {
    Muster(Muster),
    Deploy(Deploy),
    Redeploy(Redeploy),
    Order(Order),
    Support(Support),
    React(React),
    Target(Target),
    BloodLust(BloodLust),
    Reroll(Reroll),
    Sacrifice(Sacrifice),
    AssignWound(AssignWound),
    TakeMarker(TakeMarker),
    GiveUp(GiveUp),
}

#[choice(PocketBattles)]
pub enum Muster {
    /// The ready-made army for this size.
    #[with(name = find_ready_army(speaker))]
    Ready,
    /// A random legal army.
    Random,
    /// An army of one's own.
    #[with(units = it.units.len() as i64)]
    Own(#[say(skip)] ArmyList),
}

#[choice(PocketBattles, Copy)]
#[touches(unit.id(), to.id(unit.seat()))]
pub struct Deploy {
    pub unit: UnitId,
    pub to: Segment,
}

#[choice(PocketBattles, Copy)]
pub enum Redeploy {
    /// Everybody stays.
    Nobody,
    /// PB-12: one unit, to an adjacent segment.
    #[touches(unit.id(), to.id(unit.seat()))]
    Unit { unit: UnitId, to: Segment },
}

/// The seven actions, and the end of the turn.
#[choice(PocketBattles, Copy)]
pub enum Order {
    /// PB-20
    #[touches(unit.id(), to.id(unit.seat()))]
    #[price(markers = order_cost(speaker, *unit))]
    Move { unit: UnitId, to: Segment },
    /// PB-21
    #[price(markers = order_cost(speaker, *unit))]
    Attack { unit: UnitId },
    /// PB-35
    #[price(markers = order_cost(speaker, *unit))]
    Continue { unit: UnitId, against: UnitId },
    /// PB-36
    #[price(markers = order_cost(speaker, *unit))]
    Leave { unit: UnitId },
    /// PB-37
    #[price(markers = order_cost(speaker, *unit))]
    Shoot { unit: UnitId, at: UnitId },
    /// PB-T.control
    #[price(markers = order_cost(speaker, *unit))]
    Control { unit: UnitId },
    /// PB-T.heal
    #[price(markers = order_cost(speaker, *unit))]
    Heal { unit: UnitId, troop: TroopId },
    /// PB-T.double-order
    #[price(markers = order_cost(speaker, *unit))]
    DoubleOrder { unit: UnitId },
    /// PB-41
    #[price(markers = 1)]
    Pass,
    /// No further order in this turn.
    Done,
}

#[choice(PocketBattles, Copy)]
pub enum Support {
    Enough,
    #[price(markers = order_cost(speaker, *by))]
    Excite {
        by: UnitId,
    },
    #[price(markers = order_cost(speaker, *by))]
    Galvanize {
        by: UnitId,
    },
}

#[choice(PocketBattles, Copy)]
pub enum React {
    /// PB-24
    Wait,
    /// PB-22
    #[price(markers = reaction_cost(speaker, *unit))]
    Intercept { unit: UnitId },
    /// PB-23
    #[price(markers = reaction_cost(speaker, *unit))]
    Shoot { unit: UnitId },
}

#[choice(PocketBattles, Copy)]
pub struct Target {
    pub unit: UnitId,
}

/// How many dice to roll; none means not to strike back.
#[choice(PocketBattles, Copy)]
pub struct BloodLust {
    pub dice: u8,
}

#[choice(PocketBattles, Copy)]
pub enum Reroll {
    /// All dice stay as they are.
    Keep,
    /// The number on the die to be rolled again.
    Die { showing: u8 },
}

#[choice(PocketBattles, Copy)]
pub enum Sacrifice {
    Nobody,
    Troop { troop: TroopId },
}

#[choice(PocketBattles, Copy)]
pub enum AssignWound {
    Mark { troop: TroopId },
    Remove { troop: TroopId },
}

#[choice(PocketBattles, Copy)]
#[with(orders = count_orders(speaker, *from))]
pub struct TakeMarker {
    pub from: UnitId,
}

#[choice(PocketBattles, Copy)]
pub enum GiveUp {
    Nobody,
    Troop { troop: TroopId },
}

/// Why dice are rolled.
#[sentence(PocketBattles, Copy)]
pub enum Chance {
    RandomArmy { seat: Seat },
    PlayerA { seat: Seat },
    Engagement { unit: UnitId },
    Shooting { unit: UnitId },
    Reroll { unit: UnitId },
}
