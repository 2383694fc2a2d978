//! Orders about hands and decks.

use table::{Flow, Seat};

use crate::asked::{Naming, PickCard, Question};
use crate::content::CardId;
use crate::duel::{Held, Side, Slot};
use crate::game::Play;
use crate::place::Place;
use crate::told::{Event, Source};

impl Play<'_, '_> {
    /// PT-H.doppelganger.order: the card shown stays in the hand.
    pub(super) fn show_order(&mut self, seat: Seat) -> Flow {
        let options = self.look().hand_cards(seat);
        if let Some(card) = self.pick_card(seat, Question::ShowOrder, &options)? {
            self.show(seat, card);
            self.copy_order(seat, card);
        }
        Ok(())
    }

    /// PT-H.illusionist.order, PT-60: the card goes to its owner's discard pile.
    pub(super) fn steal_order(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        if let Some(card) = self.draw_from_hand(foe)? {
            self.table.tell(|| Event::Discarded { seat: foe, cards: vec![card], from: Source::Hand });
            self.copy_order(seat, card);
        }
        Ok(())
    }

    /// PT-H.oracle.order: the order card itself does not count, as it has left the hand.
    pub(super) fn renew_hand(&mut self, seat: Seat, more: u8) -> Flow {
        let side = self.duel.side_mut(seat);
        let hand: Vec<CardId> = side.hand.drain(..).map(|held| held.card()).collect();
        side.discard.extend(hand.iter().copied());
        let cards = hand.len() as u8;
        if cards > 0 {
            self.table.reveal();
            self.table.tell(|| Event::Discarded { seat, cards: hand, from: Source::Hand });
        }
        self.draw(seat, cards + more)?;
        Ok(())
    }

    /// PT-H.summoner.order. All know which cards are in the player's own deck, so only a card that is there can be
    /// named.
    pub(super) fn search(&mut self, seat: Seat) -> Flow {
        let Side { deck, top, .. } = self.duel.side(seat);
        let mut cards: Vec<CardId> = deck.iter().chain(top).copied().collect();
        cards.sort();
        let options: Vec<PickCard> = cards.into_iter().map(|card| PickCard::Named { card }).collect();
        let question = Question::Name { why: Naming::Search };
        let Some(card) = self.pick_card(seat, question, &options)? else { return Ok(()) };
        self.take_from_deck(seat, card);
        self.duel.side_mut(seat).hand.push(Held::known(card));
        self.table.reveal();
        self.table.tell(|| Event::Found { seat, card });
        self.shuffle_deck(seat);
        Ok(())
    }

    /// PT-H.chronicler.order: the opponent discards a named card from troop and hand.
    ///
    /// Ruling 4: a player who does not have it, although it could be in the hand, shows the hand instead.
    pub(super) fn denounce(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        let card = self.name_card(seat, Naming::Denounce)?;
        let look = self.look();
        let is_it = |place: &Place| look.duel.piece(*place).card == Some(card);
        let in_troop: Vec<Place> = Place::of_heroes(foe).filter(is_it).collect();
        for from in in_troop.iter().copied() {
            self.take_over_before_removal(from)?;
            self.discard_at(from);
            self.table.tell(|| Event::Dismissed { card, from });
        }
        let is_in_hand = self.duel.side(foe).find_in_hand(card).is_some();
        while self.duel.side(foe).find_in_hand(card).is_some() {
            self.discard(foe, card);
        }
        if !is_in_hand && in_troop.is_empty() && self.could_hold(foe, card) {
            self.table.tell(|| Event::NotFound { seat: foe, card });
            self.show_hand(foe);
        }
        self.table.reveal();
        Ok(())
    }

    /// Whether a card is nowhere in view, so that it could be in a hand for all the other seat knows.
    fn could_hold(&self, seat: Seat, card: CardId) -> bool {
        let is_its = |of: Seat| of == seat || card.is_promo();
        let sides = [Seat(0), Seat(1)].into_iter().map(|of| (of, self.duel.side(of)));
        let open = sides.flat_map(|(of, side)| {
            let discarded = side.discard.iter().map(move |card| (*card, of));
            let leader = side.leader.map(|leader| (leader.card, of));
            let troop = side.slots.iter().filter_map(Slot::card);
            let won = side.won.iter().map(|won| (won.card, won.of));
            discarded.chain(leader).chain(troop).chain(won)
        });
        let copies = open.filter(|(other, of)| *other == card && is_its(*of)).count();
        copies < if card.is_promo() { 2 } else { 1 }
    }
}
