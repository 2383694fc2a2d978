//! Aktion: Das Ausstatten; Aktion: Das Umlegen.

use table::Flow;

use crate::asked::{Fit, Move, Question};
use crate::battle::{Side, Step, UnitId};
use crate::content::{CardId, Cards, Kind, Pile};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// KH-10: how many fitted cards may be taken back while equipping.
const MAX_TAKEN: u8 = 2;

impl Play<'_, '_> {
    /// Das Ausstatten (KH-10): one card at a time, until the player has changed something and is done. Cards taken
    /// back all come from the same hero.
    pub(crate) fn equip(&mut self, unit: UnitId, taken: u8, from: Option<UnitId>, may_stop: bool) -> Flow {
        if !self.battle.unit(unit).is_alive() {
            return Ok(());
        }
        let side = self.battle.unit(unit).side;
        let look = self.look();
        let mut options = Vec::with_capacity(16);
        options.extend(look.fittable(side, unit).iter().map(|card| Fit::Put { card, to: unit }));
        if taken < MAX_TAKEN {
            for (owner, one) in look.battle.living_of(side).filter(|(owner, _)| from.is_none_or(|from| *owner == from))
            {
                options.extend(one.fitted.iter().map(|card| Fit::TakeBack { card, from: owner }));
            }
        }
        if options.is_empty() {
            return Ok(());
        }
        if may_stop {
            options.push(Fit::Done);
        }
        if self.table.wants_reasons() {
            self.explain_fitting(side, Some(unit));
            self.explain_taking_back(side, taken, from);
        }
        match self.table.ask(self.battle, side.seat(), Question::Equip { unit, back: MAX_TAKEN - taken }, &options)? {
            Fit::Put { card, to } => {
                self.next(Step::Equip { unit, taken, from, may_stop: true });
                self.fit(to, card);
            }
            Fit::TakeBack { card, from } => {
                self.next(Step::Equip { unit, taken: taken + 1, from: Some(from), may_stop: true });
                self.take_back(from, card);
            }
            Fit::Done => {}
        }
        Ok(())
    }

    /// A hero gets a card of its player's hand.
    pub(crate) fn fit(&mut self, to: UnitId, card: CardId) {
        let side = self.battle.unit(to).side;
        self.take_from_hand(side, card);
        self.battle.unit_mut(to).fitted.insert(card);
        let unit = self.battle.who(to);
        self.table.tell(|| Event::Equipped { unit, card });
    }

    /// A fitted card goes back to the hand; everybody has seen it.
    pub(crate) fn take_back(&mut self, from: UnitId, card: CardId) {
        self.unfit(from, card);
        self.give_openly(self.battle.unit(from).side, card);
        let unit = self.battle.who(from);
        self.table.tell(|| Event::TakenBack { unit, card });
    }

    /// Das Umlegen (KH-11): cards swap places between two heroes of a group, each at most once.
    pub(crate) fn transfer(&mut self, one: UnitId, other: UnitId) -> Flow {
        if !self.battle.unit(one).is_alive() || !self.battle.unit(other).is_alive() {
            return Ok(());
        }
        let side = self.battle.unit(one).side;
        let look = self.look();
        let mut options: Vec<Move> = look.movable(one, other).map(|card| Move::Card { card }).collect();
        if options.is_empty() {
            return Ok(());
        }
        let has_begun = !self.battle.turn.moved.is_empty();
        if has_begun {
            options.push(Move::Done);
        }
        let Move::Card { card } =
            self.table.ask(self.battle, side.seat(), Question::Transfer { one, other }, &options)?
        else {
            return Ok(());
        };
        self.next(Step::Transfer { one, other });
        let (from, to) = if self.battle.unit(one).fitted.contains(card) { (one, other) } else { (other, one) };
        for back in self.look().in_the_way(to, card).iter() {
            self.move_card(back, to, from);
        }
        self.move_card(card, from, to);
        Ok(())
    }

    fn move_card(&mut self, card: CardId, from: UnitId, to: UnitId) {
        self.battle.unit_mut(from).fitted.remove(card);
        self.battle.unit_mut(to).fitted.insert(card);
        self.battle.turn.moved.insert(card);
        self.battle.is_quiet = false;
        let (from, to) = (self.battle.who(from), self.battle.who(to));
        self.table.tell(|| Event::Moved { card, from, to });
    }

    /// Why hand cards cannot be fitted to one hero, or to any of the group.
    pub(crate) fn explain_fitting(&mut self, side: Side, only: Option<UnitId>) {
        let look = self.look();
        let mut refused = Vec::new();
        for (to, one) in look.battle.living_of(side).filter(|(to, _)| only.is_none_or(|only| *to == only)) {
            for card in look.battle.group(side).hand.iter() {
                refused.extend(look.why_not_fit(to, one.fitted, card).map(|reason| (Fit::Put { card, to }, reason)));
            }
        }
        refused.into_iter().for_each(|refused| self.table.rule_out(|| refused));
    }

    fn explain_taking_back(&mut self, side: Side, taken: u8, from: Option<UnitId>) {
        let mut refused = Vec::new();
        for (owner, one) in self.battle.living_of(side) {
            let reason = match from {
                _ if taken >= MAX_TAKEN => Reason::TwoTakenBack,
                Some(from) if from != owner => Reason::OneHeroOnly,
                _ => continue,
            };
            refused.extend(one.fitted.iter().map(|card| (Fit::TakeBack { card, from: owner }, reason)));
        }
        refused.into_iter().for_each(|refused| self.table.rule_out(|| refused));
    }
}

impl Look<'_> {
    /// Whether there is anything to fit a hero with or to take back.
    pub(crate) fn can_equip(self, side: Side, unit: UnitId) -> bool {
        // Usually some hero wears something, and then the answer is quick.
        self.battle.living_of(side).any(|(_, one)| !one.fitted.is_empty()) || !self.fittable(side, unit).is_empty()
    }

    /// Whether anything can change places between two heroes.
    pub(crate) fn can_transfer(self, one: UnitId, other: UnitId) -> bool {
        let cards = |unit: UnitId| self.unit(unit).fitted.iter();
        cards(one).any(|card| self.can_move(card, one, other))
            || cards(other).any(|card| self.can_move(card, other, one))
    }

    /// KH-11: the cards that can change places, apart from those that already have.
    fn movable(self, one: UnitId, other: UnitId) -> impl Iterator<Item = CardId> {
        let cards = |unit: UnitId| self.unit(unit).fitted.minus(self.battle.turn.moved).iter();
        let here = cards(one).filter(move |card| self.can_move(*card, one, other));
        here.chain(cards(other).filter(move |card| self.can_move(*card, other, one)))
    }

    /// A card can move over if whatever is in its way fits where it came from.
    fn can_move(self, card: CardId, from: UnitId, to: UnitId) -> bool {
        let back = self.in_the_way(to, card);
        let moved = self.battle.turn.moved;
        let there = self.unit(to).fitted.minus(back);
        if self.why_not_fit(to, there, card).is_some() || !back.both(moved).is_empty() {
            return false;
        }
        let mut here = self.unit(from).fitted;
        here.remove(card);
        back.iter().all(|card| {
            let fits = self.why_not_fit(from, here, card).is_none();
            here.insert(card);
            fits
        })
    }

    /// What a hero has to give away to get a card: what covers the same parts, the other shield, what fills the hands.
    fn in_the_way(self, to: UnitId, card: CardId) -> Cards {
        let fitted = self.unit(to).fitted;
        let (parts, hands) = (self.parts(card), self.hands(card));
        let shields = self.game.content().all(Kind::Shield);
        let is_full = hands > 0 && self.hands_full(fitted) + hands > 2;
        let is_in_the_way = |other: &CardId| {
            let is_second_shield = shields.contains(card) && shields.contains(*other);
            self.parts(*other).intersects(parts) || is_second_shield || is_full && self.hands(*other) > 0
        };
        fitted.of(Pile::Equipment).iter().filter(is_in_the_way).collect()
    }
}
