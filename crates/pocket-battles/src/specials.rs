//! Aktion 6: Spezialeigenschaft nutzen. Special traits need a separate order (PB-40).
//!
//! Excite and Galvanize are paid for while another unit gets its order: see `orders`.

use table::{Change, Flow, Tally};

use crate::asked::{Order, Question};
use crate::battle::{TroopId, UnitId};
use crate::content::Keywords;
use crate::game::Play;
use crate::orders::By;
use crate::reasons::Reason;
use crate::told::Event;

impl Play<'_, '_> {
    pub(crate) fn list_specials(&mut self, unit: UnitId, by: By, options: &mut Vec<Order>) {
        let keywords = self.battle.keywords(self.game, unit);
        if !keywords.intersects(Keywords::CONTROL | Keywords::HEAL | Keywords::DOUBLE_ORDER) {
            return;
        }
        let too_early = self.battle.turn.is_first_of_game.then_some(Reason::NotInTheFirstTurn);
        let mut offer = |play: &mut Self, order: Order, useless: Option<Reason>| match too_early.clone().or(useless) {
            Some(reason) => play.table.rule_out(|| (order, reason)),
            None => options.push(order),
        };
        if keywords.contains(Keywords::CONTROL) {
            offer(self, Order::Control { unit }, self.reason_against_control(unit));
        }
        if keywords.contains(Keywords::DOUBLE_ORDER) && by == By::Turn {
            offer(self, Order::DoubleOrder { unit }, self.reason_against_double_order(unit));
        }
        if keywords.contains(Keywords::HEAL) {
            let others: Vec<UnitId> = self.battle.living(unit.seat()).filter(|other| *other != unit).collect();
            for troop in others.into_iter().flat_map(|other| self.battle.troops(other)).collect::<Vec<_>>() {
                if self.battle.wounds(troop) > 0 {
                    offer(self, Order::Heal { unit, troop }, None);
                }
            }
        }
    }

    /// PB-T.control: another unit of the same side performs one action, without paying markers.
    pub(crate) fn control(&mut self, by: UnitId) -> Flow {
        self.table.tell(|| Event::Controlled { by });
        let options = self.list_orders(by.seat(), By::Control(by));
        self.battle.turn.controller = Some(by);
        let order = self.table.ask(self.battle, by.seat(), Question::ControlledAction { by }, &options)?;
        self.battle.turn.controller = None;
        self.carry_out(order, By::Control(by))
    }

    fn reason_against_control(&self, by: UnitId) -> Option<Reason> {
        let others = self.battle.living(by.seat()).filter(|unit| *unit != by);
        let can_act =
            |unit| self.battle.has_action(unit) && self.reason_against_orders(unit, By::Control(by)).is_none();
        (!others.into_iter().any(can_act)).then_some(Reason::NobodyToControl)
    }

    /// PB-T.heal: a wound marker of another own unit becomes an order marker that can be used at once.
    pub(crate) fn heal(&mut self, by: UnitId, troop: TroopId) {
        *self.battle.wounds_mut(troop) -= 1;
        self.battle.side_mut(by.seat()).ready += 1;
        let left = self.battle.wounds(troop);
        let wounds = || Change::new(troop.id(), Tally::Wounds, left + 1, left);
        self.table.tell(|| Event::Healed { by, troop, wounds: wounds() });
    }

    /// PB-T.double-order: two other units of the same side get orders, paid for as usual, one after another.
    ///
    /// Any other unit could get an order anyway (PB-14), so it matters only to one that was redeployed (ruling 14).
    pub(crate) fn double_order(&mut self, leader: UnitId) -> Flow {
        self.table.tell(|| Event::DoubleOrdered { by: leader });
        let mut first = None;
        for left in [2, 1] {
            let by = By::DoubleOrder { leader, first };
            let mut options = self.list_orders(leader.seat(), by);
            if options.is_empty() {
                return Ok(());
            }
            if first.is_some() {
                options.push(Order::Done);
            }
            let order =
                self.table.ask(self.battle, leader.seat(), Question::FurtherOrder { by: leader, left }, &options)?;
            self.carry_out(order, by)?;
            first = order.unit();
        }
        Ok(())
    }

    fn reason_against_double_order(&self, leader: UnitId) -> Option<Reason> {
        let battle = &*self.battle;
        let waiting =
            battle.turn.redeployed.filter(|unit| battle.must_wait(self.game, *unit) && battle.has_action(*unit));
        let Some(unit) = waiting.filter(|unit| *unit != leader) else { return Some(Reason::NobodyNeedsADoubleOrder) };
        let cost = battle.order_cost(self.game, leader) + battle.order_cost(self.game, unit);
        let ready = battle.side(leader.seat()).ready;
        (cost > ready).then_some(Reason::TooFewMarkers { cost, ready })
    }
}
