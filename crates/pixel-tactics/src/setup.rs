//! Spielaufbau: decks are shuffled, hands drawn, leaders chosen in secret, the first player drawn.

use arrayvec::ArrayVec;
use table::{Flow, Seat, Secretly};

use crate::asked::{Chance, Leader as ChosenLeader, Question};
use crate::content::{CardId, Content};
use crate::duel::{Ending, Leader, PROMOS, Side, Step};
use crate::game::Play;
use crate::reasons::Reason;
use crate::told::{Both, Event, Leaders};

/// PT-02: cards drawn before the leader is chosen.
const HAND: u8 = 5;

impl Play<'_, '_> {
    /// PT-01, PT-35: each player takes the cards of their faction, without leaders in a victory pile.
    pub(crate) fn begin_game(&mut self) -> Flow {
        let won: Vec<_> = self.duel.sides.iter().flat_map(|side| side.won.clone()).collect();
        for seat in [Seat(0), Seat(1)] {
            let is_out = |card: CardId| won.iter().any(|won| won.of == seat && won.card == card);
            let faction = (0..Content::FACTION_CARDS as u8).map(CardId);
            let deck = faction.filter(|card| !is_out(*card)).collect();
            let side = self.duel.side_mut(seat);
            *side = Side { deck, won: std::mem::take(&mut side.won), ..Side::default() };
        }
        let mut promos: ArrayVec<CardId, PROMOS> = ArrayVec::new();
        if self.game.has_promos() {
            let kinds = Content::FACTION_CARDS as u8..self.game.cards();
            promos.extend(kinds.flat_map(|card| [CardId(card); 2]).take(PROMOS));
            for card in won.iter().map(|won| won.card).filter(|card| card.is_promo()) {
                if let Some(index) = promos.iter().position(|promo| *promo == card) {
                    promos.remove(index);
                }
            }
        }
        self.duel.promos = promos;
        self.duel.game += 1;
        self.duel.round = 0;
        self.duel.quiet_rounds = 0;
        let number = self.duel.game;
        self.table.tell(|| Event::GameBegan { number });
        self.shuffle_deck(Seat(0));
        self.shuffle_deck(Seat(1));
        self.next(Step::DrawHands);
        Ok(())
    }

    /// PT-02, PT-04, PT-36.
    pub(crate) fn draw_hands(&mut self) -> Flow {
        let mut cards = [0; 2];
        for seat in [Seat(0), Seat(1)] {
            let more = self.duel.side(seat.other()).won.len() as u8 / 2;
            let promos = u8::from(!self.duel.promos.is_empty());
            let drawn = (HAND - promos + more).min(self.duel.side(seat).deck_size());
            self.draw_silently(seat, drawn)?;
            self.draw_promo(seat)?;
            cards[seat.index()] = drawn + promos;
        }
        self.table.tell(|| Event::HandsDrawn { cards: Both(cards) });
        self.next(Step::ChooseLeaders);
        Ok(())
    }

    /// PT-02: both choose in secret and reveal at once. Doppelgängeralarm (PT-03): not the same leader.
    pub(crate) fn choose_leaders(&mut self) -> Flow {
        let duel = &*self.duel;
        if duel.sides.iter().any(|side| side.hand.is_empty()) {
            self.next(Step::EndGame(Ending::Draw));
            return Ok(());
        }
        let ask = |seat: Seat| {
            let mut cards: Vec<CardId> = duel.side(seat).hand.iter().map(|held| held.card()).collect();
            cards.sort();
            cards.dedup();
            let options = cards.into_iter().map(|card| ChosenLeader { card }).collect();
            Secretly { seat, question: Question::Leader, options, complete: true }
        };
        let legal = |seat: Seat, chosen: &ChosenLeader| {
            duel.side(seat).find_in_hand(chosen.card).map(|_| ()).ok_or(Reason::NotInHand)
        };
        let chosen = self.table.ask_secretly(self.duel, &[ask(Seat(0)), ask(Seat(1))], legal)?;
        let leaders = [chosen[0].card, chosen[1].card];
        for (seat, card) in [Seat(0), Seat(1)].into_iter().zip(leaders) {
            self.take_from_hand(seat, card);
        }
        if leaders[0] == leaders[1] {
            let card = leaders[0];
            self.table.tell(|| Event::SameLeader { card });
            for seat in [Seat(0), Seat(1)] {
                self.duel.side_mut(seat).discard.push(card);
                self.draw(seat, 1)?;
            }
            self.next(Step::ChooseLeaders);
            return Ok(());
        }
        for (seat, card) in [Seat(0), Seat(1)].into_iter().zip(leaders) {
            let leader = Leader { card, damage: 0, markers: 0, has_acted: false };
            self.duel.side_mut(seat).leader = Some(leader);
        }
        self.table.reveal();
        self.table.tell(|| Event::LeadersRevealed { leaders: Leaders(leaders) });
        self.next(Step::DrawFirstPlayer);
        Ok(())
    }

    /// PT-05; PT-37: in a series the winner of the previous game starts.
    pub(crate) fn draw_first_player(&mut self) -> Flow {
        let starter = match self.duel.starter {
            Some(starter) => starter,
            None => {
                let seat = Seat(self.table.roll(2, Chance::FirstPlayer)? as u8 - 1);
                self.table.tell(|| Event::FirstPlayerDrawn { seat });
                seat
            }
        };
        self.duel.starter = Some(starter);
        self.duel.first = starter;
        self.next(Step::BeginRound);
        Ok(())
    }
}
