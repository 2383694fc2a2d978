//! Befehle: what cards do when played as orders (PT-11), and the reactions (PT-24).

mod cards;
mod damage;
mod places;

use table::{Flow, Seat};

use crate::asked::{Attack, PickCard, Question};
use crate::content::{CardId, OrderEffect, Row};
use crate::duel::Step;
use crate::game::Play;
use crate::place::{Column, Place};
use crate::told::Event;

impl Play<'_, '_> {
    /// Executes the order of a card. PT-57: an order that would run itself again by copying does nothing.
    pub(crate) fn execute(&mut self, seat: Seat, card: CardId, number: u8) -> Flow {
        let effect = self.game.order(card);
        if number == 0 && self.is_running(effect) || self.duel.agenda.remaining_capacity() < 8 {
            self.table.tell(|| Event::LoopIgnored { card });
            return Ok(());
        }
        self.next(Step::OrderDone { seat, card, number });
        self.carry_out_order(seat, card, effect)
    }

    /// Only copying orders can run themselves forever; all others use up a card or an attack.
    fn is_running(&self, effect: OrderEffect) -> bool {
        if !matches!(effect, OrderEffect::LeaderOrder | OrderEffect::ShowOrder) {
            return false;
        }
        let is_it = |step: &Step| matches!(step, Step::OrderDone { card, .. } if self.game.order(*card) == effect);
        self.duel.agenda.iter().any(is_it)
    }

    /// Executes an order that was not played.
    pub(crate) fn copy_order(&mut self, seat: Seat, card: CardId) {
        self.table.tell(|| Event::OrderCopied { seat, card });
        self.next(Step::Execute { seat, card, number: 0 });
    }

    fn carry_out_order(&mut self, seat: Seat, card: CardId, effect: OrderEffect) -> Flow {
        let foe = seat.other();
        match effect {
            OrderEffect::SplitDamage(damage) => self.split_damage(seat, damage),
            OrderEffect::DamageColumn(damage) => self.damage_column(seat, card, damage),
            OrderEffect::DamageRow { row, damage } => {
                for place in [seat, foe].into_iter().flat_map(|seat| Place::in_row(seat, row)) {
                    self.damage_hero(place, damage);
                }
                Ok(())
            }
            OrderEffect::DamageAllInMelee(damage) => {
                for place in Place::in_set(foe, self.look().in_melee(foe)) {
                    self.damage(place, damage);
                }
                Ok(())
            }
            OrderEffect::Kill => self.kill_anybody(seat),
            OrderEffect::KillAttackers => self.kill_attackers(seat),
            OrderEffect::SplitHeal(heal) => self.split_heal(seat, heal),
            OrderEffect::MoveDamage => self.move_all_damage(seat),
            OrderEffect::Revive => self.revive(seat).map(|_| ()),
            OrderEffect::Boost(attack) => self.boost(seat, attack),
            OrderEffect::FrontmostAttack => {
                self.next(Step::FrontmostAttack { seat, columns: 7, card, heroes_only: false });
                Ok(())
            }
            OrderEffect::FrontmostAttackHeroes => {
                self.next(Step::FrontmostAttack { seat, columns: 7, card, heroes_only: true });
                Ok(())
            }
            OrderEffect::RearrangeTroop => self.rearrange(seat, Place::of_heroes(seat).collect()),
            OrderEffect::RearrangeEnemyColumn => self.rearrange_column(seat, card, &[foe]),
            OrderEffect::RearrangeColumn => self.rearrange_column(seat, card, &[foe, seat]),
            OrderEffect::RecruitRow => {
                self.next(Step::RecruitRow { seat, row: None });
                Ok(())
            }
            OrderEffect::ShowOrder => self.show_order(seat),
            OrderEffect::LeaderOrder => {
                let card = self.duel.leader(seat).card;
                self.copy_order(seat, card);
                Ok(())
            }
            OrderEffect::StealOrder => self.steal_order(seat),
            OrderEffect::AnyOrders => {
                self.next(Step::AnyOrders(seat));
                Ok(())
            }
            OrderEffect::OrderActions(orders) => {
                self.duel.turn.orders_left = self.duel.turn.orders_left.saturating_add(orders);
                self.table.tell(|| Event::OrdersGained { seat, orders });
                Ok(())
            }
            OrderEffect::Actions(actions) => {
                self.duel.turn.left = self.duel.turn.left.saturating_add(actions);
                self.table.tell(|| Event::ActionsGained { seat, actions });
                Ok(())
            }
            OrderEffect::RenewHand(more) => self.renew_hand(seat, more),
            OrderEffect::Search => self.search(seat),
            OrderEffect::DiscardRandom(cards) => self.discard_random(foe, cards),
            OrderEffect::Denounce => self.denounce(seat),
            OrderEffect::ReturnCorpses => self.return_corpses(seat, card),
        }
    }

    /// PT-24: reactions after an order that was played: PT-L.rukyuk, PT-H.berserker.rear.
    pub(crate) fn react_to_order(&mut self, seat: Seat, number: u8) -> Flow {
        if number == 0 {
            return Ok(());
        }
        let look = self.look();
        let is_rear_wave = self.duel.wave == Row::Rear;
        let shots = look.heroes(seat).filter(|(_, _, strip)| {
            number == 1 && (strip.shot_after_order || strip.shot_after_order_in_rear_wave && is_rear_wave)
        });
        let shooters: Vec<Place> = shots.map(|(place, ..)| place).collect();
        if look.powers(seat).damage_after_order > 0 {
            self.next(Step::DamageAfterOrder(seat));
        }
        for by in shooters {
            self.next(Step::ShotAfterOrder { by });
        }
        Ok(())
    }

    /// PT-L.rukyuk: after all shots, so that its owner knows where they went.
    pub(crate) fn damage_after_order(&mut self, seat: Seat) -> Flow {
        let damage = self.powers(seat).damage_after_order;
        let options: Vec<Place> = self.look().all_heroes(seat.other()).collect();
        if !options.is_empty() {
            let at = self.choose(seat, Question::Damage { amount: damage, left: 1 }, &options)?;
            self.damage_because(Some(Place::leader(seat)), at, damage);
        }
        Ok(())
    }

    pub(crate) fn shoot_after_order(&mut self, by: Place) -> Flow {
        let Some(card) = self.duel.hero(by).map(|hero| hero.card) else { return Ok(()) };
        let mut options: Vec<Attack> = Vec::new();
        self.look().add_ranged(by, &mut options);
        let attack = self.choose_attack(by.seat(), Question::Strike { card }, &options)?;
        self.launch(attack, false);
        Ok(())
    }

    /// PT-H.berserker.order, PT-46: the frontmost hero of each column, in the order that its owner chooses.
    pub(crate) fn attack_with_frontmost(&mut self, seat: Seat, columns: u8, card: CardId, heroes_only: bool) -> Flow {
        let look = self.look();
        let mut options: Vec<Attack> = Vec::new();
        for column in Column::ALL.into_iter().filter(|column| columns & 1 << *column as u8 != 0) {
            let frontmost = Place::in_column(seat, column).find(|place| look.can_melee(*place) && !place.is_leader());
            if let Some(by) = frontmost {
                let hits_all = look.strengths(by).is_some_and(|strip| strip.attacks_all_in_melee);
                look.add_melee(by, hits_all, heroes_only, &mut options);
            }
        }
        if !options.is_empty() {
            let attack = self.choose_attack(seat, Question::Strike { card }, &options)?;
            let columns = columns & !(1 << attack.by.column() as u8);
            self.next(Step::FrontmostAttack { seat, columns, card, heroes_only });
            self.launch(attack, heroes_only);
        }
        Ok(())
    }

    /// PT-H.mystic.order: one order at a time, until its owner stops.
    pub(crate) fn play_any_orders(&mut self, seat: Seat) -> Flow {
        let mut options = self.look().hand_cards(seat);
        options.push(PickCard::Done);
        if let Some(card) = self.pick_card(seat, Question::PlayOrder, &options)? {
            self.next(Step::AnyOrders(seat));
            self.play_order(seat, card);
        }
        Ok(())
    }
}
