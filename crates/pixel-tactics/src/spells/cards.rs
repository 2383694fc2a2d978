//! Spells about hands and decks. If hidden cards are seen, the rest is a separate step.

use table::{Flow, Seat};

use crate::asked::{PickCard, Question};
use crate::content::CardId;
use crate::duel::{Held, Side, Step};
use crate::game::Play;
use crate::told::{Event, Source};

impl Play<'_, '_> {
    /// PT-H.illusionist.flank: the opponent chooses the card, shows it and keeps it.
    pub(super) fn borrow_order(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        let options = self.look().hand_cards(foe);
        if let Some(card) = self.pick_card(foe, Question::ShowToOpponent, &options)? {
            self.show(foe, card);
            self.copy_order(seat, card);
        }
        Ok(())
    }

    /// PT-H.mystic.rear.
    pub(crate) fn play_drawn(&mut self, seat: Seat) -> Flow {
        let Some(card) = self.duel.side(seat).hand.last().map(|held| held.card()) else { return Ok(()) };
        let options = [PickCard::Hand { card }, PickCard::No];
        if let Some(card) = self.pick_card(seat, Question::PlayDrawn { card }, &options)? {
            self.play_order(seat, card);
        }
        Ok(())
    }

    /// PT-H.summoner.rear: of the top cards one is kept, then one is put back, and the third is discarded.
    pub(crate) fn sift(&mut self, seat: Seat, cards: u8, has_kept: bool) -> Flow {
        if cards == 0 {
            return Ok(());
        }
        if !has_kept {
            let card = self.ask_for_top(seat, cards, Question::Keep)?;
            self.take_from_deck(seat, card);
            self.duel.side_mut(seat).hand.push(Held::new(card));
            self.table.tell(|| Event::Drew { seat, cards: 1 });
            self.next(Step::Sift { seat, cards: cards - 1, has_kept: true });
            return Ok(());
        }
        let card = self.ask_for_top(seat, cards, Question::PutBack)?;
        let mut others = self.duel.side(seat).top.iter().rev().take(usize::from(cards)).copied();
        let other = others.find(|other| *other != card);
        self.table.tell(|| Event::PutBack { seat, cards: 1 });
        if let Some(other) = other {
            self.take_from_deck(seat, other);
            self.duel.side_mut(seat).discard.push(other);
            self.table.tell(|| Event::Discarded { seat, cards: vec![other], from: Source::Deck });
        }
        Ok(())
    }

    /// Asks for one of the cards on top of the deck, which the owner has looked at.
    fn ask_for_top(&mut self, seat: Seat, cards: u8, question: Question) -> Flow<CardId> {
        let top = self.duel.side(seat).top.iter().rev().take(usize::from(cards));
        let options: Vec<PickCard> = top.map(|card| PickCard::Deck { card: *card }).collect();
        let picked = match options.as_slice() {
            [only] => *only,
            _ => self.table.ask(self.duel, seat, question, &options)?,
        };
        Ok(picked.card().expect("only cards were offered"))
    }

    pub(crate) fn take_from_deck(&mut self, seat: Seat, card: CardId) {
        let Side { deck, top, .. } = self.duel.side_mut(seat);
        deck.retain(|other| *other != card);
        top.retain(|other| *other != card);
        self.duel.is_quiet = false;
    }

    /// PT-H.oracle.flank: the cards are put back in a new order from the top, one by one.
    pub(crate) fn arrange_top(&mut self, seat: Seat, cards: u8, placed: u8) -> Flow {
        if placed + 1 >= cards {
            if cards > 0 {
                self.table.tell(|| Event::PutBack { seat, cards });
            }
            return Ok(());
        }
        let top = &self.duel.side(seat).top;
        let place = top.len() - 1 - usize::from(placed);
        let from = top.len() - usize::from(cards);
        let cards_left = top[from..=place].iter().rev();
        let options: Vec<PickCard> = cards_left.map(|card| PickCard::Deck { card: *card }).collect();
        let picked = self.table.ask(self.duel, seat, Question::ArrangeTop { place: placed + 1 }, &options)?;
        let card = picked.card().expect("only cards were offered");
        let top = &mut self.duel.side_mut(seat).top;
        let chosen = top.iter().position(|other| *other == card).expect("cards of the deck were offered");
        top.swap(chosen, place);
        self.next(Step::ArrangeTop { seat, cards, placed: placed + 1 });
        Ok(())
    }

    /// PT-H.oracle.front.
    pub(crate) fn discard_chosen(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        let options: Vec<PickCard> = self.look().hand(foe).map(|card| PickCard::EnemyHand { card }).collect();
        if let Some(card) = self.pick_card(seat, Question::DiscardEnemy, &options)? {
            self.discard(foe, card);
        }
        Ok(())
    }
}
