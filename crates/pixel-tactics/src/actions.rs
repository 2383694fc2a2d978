//! Die Aktionen, in the order of the rulebook.

use table::{Flow, Seat};

use crate::asked::{Act, Attack, PickCard, Question, Strike};
use crate::content::CardId;
use crate::duel::{Hero, Slot, Step};
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;
use crate::troop::Look;

impl Play<'_, '_> {
    /// The active player does one thing. PT-16: if nothing is possible, the rest of the turn lapses.
    pub(crate) fn act(&mut self) -> Flow {
        let turn = self.duel.turn;
        let mut options: Vec<Act> = Vec::with_capacity(64);
        let look = self.look();
        look.add_actions(&mut options);
        // Actions that can only be orders may lapse (ruling 17).
        let must_act = turn.left > 0 && !options.is_empty();
        look.add_free_actions(&mut options);
        if options.is_empty() {
            if turn.left > 0 || turn.orders_left > 0 {
                self.table.tell(|| Event::TurnLapsed { seat: turn.seat });
            }
            return Ok(());
        }
        if !must_act {
            options.push(Act::Done);
        }
        look.add_takeovers(&mut options);
        if self.table.wants_reasons() {
            self.explain(&options);
        }
        let question = Question::Act { left: turn.left, orders: turn.orders_left };
        let act = self.table.ask(self.duel, turn.seat, question, &options)?;
        if act == Act::Done {
            return Ok(());
        }
        self.next(Step::Act);
        self.pay(act);
        self.carry_out(turn.seat, act)
    }

    /// PT-17: a free action costs nothing; otherwise it follows all its rules.
    fn pay(&mut self, act: Act) {
        if self.look().is_free(act) {
            return;
        }
        let turn = &mut self.duel.turn;
        if matches!(act, Act::Order { .. }) && turn.orders_left > 0 {
            turn.orders_left -= 1;
        } else {
            turn.left -= 1;
        }
    }

    fn carry_out(&mut self, seat: Seat, act: Act) -> Flow {
        match act {
            Act::Draw => {
                self.draw(seat, 1)?;
            }
            Act::DrawPromo { discard } => {
                self.take_from_hand(seat, discard);
                self.duel.side_mut(seat).discard.push(discard);
                self.table.tell(|| Event::DrewPromo { seat, discarded: discard });
                self.draw_promo(seat)?;
            }
            Act::Recruit { card, at } => {
                self.recruit(seat, card, at);
                self.duel.hero_mut(at).expect("it was just recruited").marks.has_acted = true;
            }
            Act::Attack(attack) => {
                self.mark_acted(attack.by);
                self.launch(attack, false);
            }
            Act::Order { card } => self.play_order(seat, card),
            Act::Clear { at } => {
                let card = self.discard_at(at).expect("only corpses are offered");
                self.table.tell(|| Event::Cleared { card, at });
            }
            Act::Move { from, to } => {
                self.mark_acted(from);
                let card = self.duel.hero(from).expect("only heroes are offered").card;
                self.exchange(from, to);
                self.table.tell(|| Event::Moved { card, from, to });
            }
            Act::KillNamesake { card, at } => {
                self.duel.side_mut(seat).has_shown = true;
                self.show(seat, card);
                self.next(Step::Kill { at });
            }
            Act::TakeOver { from, by, amount } => self.take_over(from, by, amount),
            Act::Done => {}
        }
        Ok(())
    }

    /// PT-14.
    fn mark_acted(&mut self, place: Place) {
        match self.duel.slot_mut(place) {
            Slot::Hero(hero) => hero.marks.has_acted = true,
            Slot::Corpse(corpse) => corpse.has_acted = true,
            Slot::Free => self.duel.leader_mut(place.seat()).has_acted = true,
        }
    }

    /// A hand card becomes a hero. PT-L.borneo: from round 2 on it may attack at once.
    pub(crate) fn recruit(&mut self, seat: Seat, card: CardId, at: Place) {
        self.take_from_hand(seat, card);
        *self.duel.slot_mut(at) = Slot::Hero(Hero::new(card, seat));
        self.table.tell(|| Event::Recruited { card, at });
        if self.powers(seat).attack_on_recruit && self.duel.round > 1 {
            self.next(Step::AttackAtOnce { by: at, may_decline: true });
        }
    }

    /// Swaps the contents of two positions.
    pub(crate) fn exchange(&mut self, one: Place, other: Place) {
        let (first, second) = (*self.duel.slot(one), *self.duel.slot(other));
        *self.duel.slot_mut(one) = second;
        *self.duel.slot_mut(other) = first;
    }

    /// PT-11: a hand card is played for its order and discarded.
    pub(crate) fn play_order(&mut self, seat: Seat, card: CardId) {
        self.take_from_hand(seat, card);
        self.duel.side_mut(seat).discard.push(card);
        self.duel.turn.orders = self.duel.turn.orders.saturating_add(1);
        let number = self.duel.turn.orders;
        self.table.tell(|| Event::OrderPlayed { seat, card });
        self.next(Step::Execute { seat, card, number });
    }
}

impl Look<'_> {
    /// Whether something costs no action (PT-17).
    pub(crate) fn is_free(self, act: Act) -> bool {
        let turn = &self.duel.turn;
        let powers = self.powers(turn.seat);
        match act {
            Act::Recruit { .. } => powers.free_recruits,
            Act::Move { .. } => powers.free_moves,
            Act::Clear { .. } => powers.free_clearing,
            Act::Order { .. } => turn.orders < powers.free_orders,
            Act::TakeOver { .. } | Act::Done => true,
            Act::Draw | Act::DrawPromo { .. } | Act::Attack(_) | Act::KillNamesake { .. } => false,
        }
    }

    /// Everything that costs an action, if any is left.
    fn add_actions(self, acts: &mut Vec<Act>) {
        let turn = &self.duel.turn;
        let seat = turn.seat;
        let powers = self.powers(seat);
        let side = self.duel.side(seat);
        if (turn.left > 0 || turn.orders_left > 0) && turn.orders >= powers.free_orders {
            self.add_orders(acts);
        }
        if turn.left == 0 {
            return;
        }
        if side.deck_size() > 0 {
            acts.push(Act::Draw);
        }
        if !self.duel.promos.is_empty() {
            acts.extend(self.hand(seat).map(|discard| Act::DrawPromo { discard }));
        }
        if !powers.free_recruits {
            self.add_recruits(acts);
        }
        if self.duel.round > 1 {
            self.add_attack_actions(acts);
        }
        if !powers.free_clearing {
            self.add_clearing(acts);
        }
        if !powers.free_moves {
            self.add_moves(acts);
        }
        if powers.kills_namesakes && !side.has_shown {
            acts.extend(self.namesakes(seat).map(|(card, at)| Act::KillNamesake { card, at }));
        }
    }

    /// PT-L.marion: a seat's hand cards that match an enemy hero, with the position of that hero.
    pub(crate) fn namesakes(self, seat: Seat) -> impl Iterator<Item = (CardId, Place)> {
        let enemies = self.heroes(seat.other()).map(|(at, hero, _)| (hero.card, at));
        enemies.filter(move |(card, _)| self.duel.side(seat).find_in_hand(*card).is_some())
    }

    /// Everything that costs no action.
    fn add_free_actions(self, acts: &mut Vec<Act>) {
        let turn = &self.duel.turn;
        let seat = turn.seat;
        let powers = self.powers(seat);
        if powers.free_recruits {
            self.add_recruits(acts);
        }
        if turn.orders < powers.free_orders {
            self.add_orders(acts);
        }
        if powers.free_clearing {
            self.add_clearing(acts);
        }
        if powers.free_moves {
            self.add_moves(acts);
        }
    }

    /// PT-41: only asked together with other things. What matters at the end of the turn is asked before losses are
    /// checked.
    fn add_takeovers(self, acts: &mut Vec<Act>) {
        for (from, by, amount) in self.takeovers(self.duel.turn.seat) {
            acts.push(Act::TakeOver { from, by, amount: 1 });
            if amount > 1 {
                acts.push(Act::TakeOver { from, by, amount });
            }
        }
    }

    /// The hand cards of a seat; two promo cards of a kind appear once.
    pub(crate) fn hand(self, seat: Seat) -> impl Iterator<Item = CardId> + Clone {
        let hand = &self.duel.side(seat).hand;
        let is_first =
            |index: usize, card: CardId| !card.is_promo() || hand[..index].iter().all(|held| held.card() != card);
        hand.iter()
            .enumerate()
            .map(|(index, held)| (index, held.card()))
            .filter(move |(index, card)| is_first(*index, *card))
            .map(|(_, card)| card)
    }

    pub(crate) fn hand_cards(self, seat: Seat) -> Vec<PickCard> {
        self.hand(seat).map(|card| PickCard::Hand { card }).collect()
    }

    /// PT-09: on free positions in the row of the wave.
    fn add_recruits(self, acts: &mut Vec<Act>) {
        let seat = self.duel.turn.seat;
        let row = 7 << (3 * self.duel.wave.index());
        for at in Place::in_set(seat, self.free_set(seat) & row) {
            acts.extend(self.hand(seat).map(|card| Act::Recruit { card, at }));
        }
    }

    /// PT-10, PT-14: heroes in the row of the wave, in the flank the leader too; PT-55: corpses.
    fn add_attack_actions(self, acts: &mut Vec<Act>) {
        let seat = self.duel.turn.seat;
        let powers = self.powers(seat);
        for by in Place::all(seat) {
            let is_in_row = by.row() == self.duel.wave;
            match self.duel.slot(by) {
                Slot::Hero(hero) if is_in_row && !hero.marks.has_acted => self.add_attacks(by, acts),
                Slot::Corpse(corpse)
                    if powers.corpse_attack > 0
                        && !corpse.has_acted
                        && (is_in_row || powers.corpses_of_any_row)
                        && self.has_way_to_melee(by) =>
                {
                    self.add_melee(by, false, false, acts);
                }
                Slot::Free if by.is_leader() && is_in_row && !self.duel.leader(seat).has_acted => {
                    self.add_attacks(by, acts);
                }
                Slot::Free | Slot::Hero(_) | Slot::Corpse(_) => {}
            }
        }
    }

    /// PT-15: no orders in the first round.
    fn add_orders(self, acts: &mut Vec<Act>) {
        if self.duel.round > 1 {
            acts.extend(self.hand(self.duel.turn.seat).map(|card| Act::Order { card }));
        }
    }

    /// PT-12. PT-L.adjenna forbids it to her opponent.
    fn add_clearing(self, acts: &mut Vec<Act>) {
        let seat = self.duel.turn.seat;
        if !self.powers(seat.other()).forbids_clearing {
            acts.extend(self.corpses(seat).map(|at| Act::Clear { at }));
        }
    }

    /// PT-13, PT-14.
    fn add_moves(self, acts: &mut Vec<Act>) {
        let seat = self.duel.turn.seat;
        let free = self.free_places(seat);
        for (index, slot) in self.duel.side(seat).slots.iter().enumerate() {
            if slot.hero().is_some_and(|hero| !hero.marks.has_acted) {
                let from = Place::of(seat, index);
                acts.extend(free.clone().map(|to| Act::Move { from, to }));
            }
        }
    }
}

impl From<Attack> for Act {
    fn from(attack: Attack) -> Act {
        Act::Attack(attack)
    }
}

impl From<Attack> for Strike {
    fn from(attack: Attack) -> Strike {
        Strike::Attack(attack)
    }
}
