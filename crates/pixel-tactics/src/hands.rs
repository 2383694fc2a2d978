//! Hands and decks: what is drawn, discarded, shown and looked at, and what remains known.

use table::{Draw, Flow, Seat};

use crate::asked::{Chance, PickCard, Question};
use crate::content::CardId;
use crate::duel::{Duel, Held, Side, Slot};
use crate::game::Play;
use crate::place::Place;
use crate::told::{Event, Source};

impl Play<'_, '_> {
    /// Draws up to this many cards; gives how many there were. Drawn cards are hidden, so nothing is asked in the same
    /// step.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) -> Flow<u8> {
        let drawn = cards.min(self.duel.side(seat).deck_size());
        if drawn > 0 {
            self.table.tell(|| Event::Drew { seat, cards: drawn });
            self.draw_silently(seat, drawn)?;
        }
        Ok(drawn)
    }

    /// Draws this many cards, which must be there; only the drawing player is told.
    pub(crate) fn draw_silently(&mut self, seat: Seat, cards: u8) -> Flow {
        for _ in 0..cards {
            let card = match self.duel.side_mut(seat).top.pop() {
                Some(card) => card,
                None => self.draw_unknown(seat)?,
            };
            self.duel.side_mut(seat).hand.push(Held::new(card));
        }
        self.duel.is_quiet = false;
        let hand = &self.duel.side(seat).hand;
        self.table.tell_to(seat, || {
            let drawn = &hand[hand.len() - usize::from(cards)..];
            Event::SawDrawn { cards: drawn.iter().map(|held| held.card()).collect() }
        });
        Ok(())
    }

    /// The next card of a deck in unknown order, which must not be empty.
    fn draw_unknown(&mut self, seat: Seat) -> Flow<CardId> {
        let deck = &mut self.duel.side_mut(seat).deck;
        let (count, thing) = (deck.len() as u32, |place: usize| deck[place]);
        let draw = Draw { why: Chance::Card { seat }, by: Some(seat), count, thing: &thing, expected: None };
        let place = self.table.draw(&draw)?;
        Ok(deck.remove(place))
    }

    /// PT-04: draws a promo card, if there are any.
    pub(crate) fn draw_promo(&mut self, seat: Seat) -> Flow {
        let Duel { promos, sides, .. } = &*self.duel;
        if promos.is_empty() {
            return Ok(());
        }
        let expected = || {
            let hidden = sides[seat.other().index()].hand.iter().filter(|held| !held.is_known());
            let hidden = hidden.map(|held| held.card()).filter(|card| card.is_promo());
            promos.iter().copied().chain(hidden).collect()
        };
        let (why, by, count) = (Chance::Promo { seat }, Some(seat), promos.len() as u32);
        let place =
            self.table.draw(&Draw { why, by, count, thing: &|place| promos[place], expected: Some(&expected) })?;
        let card = self.duel.promos.remove(place);
        self.duel.is_quiet = false;
        self.duel.side_mut(seat).hand.push(Held::new(card));
        self.table.tell_to(seat, || Event::SawDrawn { cards: vec![card] });
        Ok(())
    }

    /// What was known of the order of a deck is forgotten.
    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let Side { deck, top, .. } = self.duel.side_mut(seat);
        deck.extend(top.drain(..));
        deck.sort_unstable();
        self.table.tell(|| Event::Shuffled { seat });
    }

    /// Asks for one of several cards, unless there are none; gives the one that was picked.
    pub(crate) fn pick_card(&mut self, seat: Seat, question: Question, options: &[PickCard]) -> Flow<Option<CardId>> {
        if options.iter().all(|option| option.card().is_none()) {
            return Ok(None);
        }
        self.table.ask(self.duel, seat, question, options).map(PickCard::card)
    }

    /// Takes a card from a hand in view of everybody. It has to be there: only such cards are offered.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        let side = self.duel.side_mut(seat);
        let index = side.find_in_hand(card).expect("only cards of the hand are offered");
        let held = side.hand.remove(index);
        self.duel.is_quiet = false;
        if !held.is_known() {
            self.table.reveal();
        }
    }

    /// Discards a card of a hand, openly.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.take_from_hand(seat, card);
        self.duel.side_mut(seat).discard.push(card);
        self.table.tell(|| Event::Discarded { seat, cards: vec![card], from: Source::Hand });
    }

    /// Takes a random card from a hand and shows it to everybody. Nothing is asked in the same step.
    pub(crate) fn draw_from_hand(&mut self, seat: Seat) -> Flow<Option<CardId>> {
        let Side { hand, discard, .. } = self.duel.side_mut(seat);
        if hand.is_empty() {
            return Ok(None);
        }
        let (count, thing) = (hand.len() as u32, |place: usize| hand[place].card());
        let draw = Draw { why: Chance::HandCard { seat }, by: Some(seat), count, thing: &thing, expected: None };
        let place = self.table.draw(&draw)?;
        let held = hand.remove(place);
        discard.push(held.card());
        self.duel.is_quiet = false;
        Ok(Some(held.card()))
    }

    pub(crate) fn discard_random(&mut self, seat: Seat, cards: u8) -> Flow {
        let mut discarded = Vec::new();
        for _ in 0..cards {
            discarded.extend(self.draw_from_hand(seat)?);
        }
        if !discarded.is_empty() {
            self.table.tell(|| Event::Discarded { seat, cards: discarded, from: Source::Hand });
        }
        Ok(())
    }

    /// Shows a hand card to the opponent.
    pub(crate) fn show(&mut self, seat: Seat, card: CardId) {
        let side = self.duel.side_mut(seat);
        if let Some(index) = side.find_in_hand(card) {
            side.hand[index].make_known();
        }
        self.table.reveal();
        self.table.tell(|| Event::Shown { seat, card });
    }

    /// The opponent looks at the whole hand of a seat.
    pub(crate) fn show_hand(&mut self, seat: Seat) {
        self.duel.side_mut(seat).hand.iter_mut().for_each(Held::make_known);
        let by = seat.other();
        self.table.tell(|| Event::LookedAtHand { by });
        let hand = &self.duel.side(seat).hand;
        self.table.tell_to(by, || {
            let mut cards: Vec<CardId> = hand.iter().map(|held| held.card()).collect();
            cards.sort();
            Event::SawHand { cards }
        });
    }

    /// The owner looks at the top cards of a deck; gives how many there were. Nothing is asked in the same step.
    pub(crate) fn look_at_top(&mut self, seat: Seat, cards: u8) -> Flow<u8> {
        let cards = cards.min(self.duel.side(seat).deck_size());
        if cards > 0 {
            self.table.tell(|| Event::LookedAtTop { seat, cards });
            self.see_top(seat, usize::from(cards))?;
        }
        Ok(cards)
    }

    /// Shows the top cards of a deck to its owner; there must be enough of them.
    fn see_top(&mut self, seat: Seat, cards: usize) -> Flow {
        while self.duel.side(seat).top.len() < cards {
            let card = self.draw_unknown(seat)?;
            self.duel.side_mut(seat).top.insert(0, card);
        }
        let top = &self.duel.side(seat).top;
        self.table.tell_to(seat, || Event::SawTop { cards: top.iter().rev().take(cards).copied().collect() });
        Ok(())
    }

    /// PT-H.oracle.rear and PT-L.seth: what may be looked at at any time is seen as soon as there is anything to see.
    pub(crate) fn see_open_cards(&mut self) -> Flow {
        for seat in [Seat(0), Seat(1)] {
            let side = self.duel.side(seat);
            if side.leader.is_none() {
                return Ok(());
            }
            let look = self.look();
            let has_seer =
                || side.slots.iter().any(|slot| slot.hero().is_some_and(|hero| self.game.is_seer(hero.card)));
            let sees_top = side.top.is_empty()
                && !side.deck.is_empty()
                && has_seer()
                && look.heroes(seat).any(|(_, _, strip)| strip.sees_top_card);
            let sees_hand = look.powers(seat).open_hand;
            if sees_top {
                self.see_top(seat, 1)?;
            }
            if sees_hand && self.duel.side(seat.other()).hand.iter().any(|held| !held.is_known()) {
                self.duel.side_mut(seat.other()).hand.iter_mut().for_each(Held::make_known);
                self.table.reveal();
            }
        }
        Ok(())
    }

    /// Returns whatever is in a place to its owner's hand, as everybody can see.
    pub(crate) fn return_to_hand(&mut self, from: Place) {
        let Some((card, owner)) = self.duel.slot(from).card() else { return };
        *self.duel.slot_mut(from) = Slot::Free;
        self.duel.is_quiet = false;
        self.duel.side_mut(owner).hand.push(Held::known(card));
        self.table.tell(|| Event::ReturnedToHand { card, from, to: owner });
    }

    /// Moves whatever is in a place to its owner's discard pile; gives the card.
    pub(crate) fn discard_at(&mut self, at: Place) -> Option<CardId> {
        let (card, owner) = self.duel.slot(at).card()?;
        *self.duel.slot_mut(at) = Slot::Free;
        self.duel.side_mut(owner).discard.push(card);
        self.duel.is_quiet = false;
        Some(card)
    }
}
