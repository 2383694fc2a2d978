//! Spielablauf: rounds, waves and turns.

use table::{Flow, Seat};

use crate::asked::{First, Naming, PickCard, Question};
use crate::content::{CardId, Row};
use crate::duel::{Corpse, Ending, Side, Slot, Step, Turn};
use crate::end::{MAX_QUIET_ROUNDS, MAX_ROUNDS};
use crate::game::Play;
use crate::place::Place;
use crate::told::{Event, Source};

/// PT-07: actions of a player in each wave.
const ACTIONS: u8 = 2;
/// PT-56: the limit of strength markers.
pub const MAX_MARKERS: u8 = 10;

impl Play<'_, '_> {
    /// PT-07: a round begins with the wave of the front.
    pub(crate) fn begin_round(&mut self) -> Flow {
        self.duel.round += 1;
        self.duel.wave = Row::Front;
        self.duel.is_quiet = true;
        let (round, first) = (self.duel.round, self.duel.first);
        self.table.tell(|| Event::RoundBegan { round, first });
        self.next(Step::BeginWave);
        Ok(())
    }

    pub(crate) fn begin_wave(&mut self) -> Flow {
        for side in &mut self.duel.sides {
            side.hindered = [side.hindered[1], 0];
        }
        let row = self.duel.wave;
        self.table.tell(|| Event::WaveBegan { row });
        let first = self.duel.first;
        self.next(Step::EndWave);
        self.next(Step::BeginTurn(first.other()));
        self.next(Step::BeginTurn(first));
        Ok(())
    }

    /// PT-58: never fewer than one action.
    pub(crate) fn begin_turn(&mut self, seat: Seat) -> Flow {
        let usual = match self.powers(seat).actions {
            0 => ACTIONS,
            actions => actions,
        };
        let actions = usual.saturating_sub(self.duel.side(seat).hindered[0]).max(1);
        self.duel.turn = Turn { seat, left: actions, orders_left: 0, orders: 0 };
        self.table.tell(|| Event::TurnBegan { seat, actions });
        self.next(Step::EndTurn);
        self.next(Step::Act);
        Ok(())
    }

    pub(crate) fn end_turn(&mut self) -> Flow {
        let seat = self.duel.turn.seat;
        self.duel.turn = Turn { seat, left: 0, orders_left: 0, orders: 0 };
        let heal = self.powers(seat).turn_heal;
        self.heal_row(seat, heal)
    }

    /// The end of a wave, before losses are checked. PT-26: the first player has precedence.
    pub(crate) fn end_wave(&mut self) -> Flow {
        let first = self.duel.first;
        self.duel.turn.seat = first;
        if self.damage_comes_first()? {
            self.damage_at_end_of_wave();
            self.heal_at_end_of_wave()?;
        } else {
            self.heal_at_end_of_wave()?;
            self.damage_at_end_of_wave();
        }
        self.next(Step::NextWave);
        self.next(Step::CheckLosses { only: None });
        self.next(Step::TakeOver { seat: first.other() });
        self.next(Step::TakeOver { seat: first });
        Ok(())
    }

    /// PT-26: asked only if the order changes any hero's damage.
    fn damage_comes_first(&mut self) -> Flow<bool> {
        let look = self.look();
        let makes_difference = [Seat(0), Seat(1)].into_iter().any(|seat| {
            let (heal, damage) = (look.powers(seat).wave_heal, look.powers(seat.other()).wave_damage);
            heal > 0
                && damage > 0
                && look.heroes(seat).any(|(place, hero, _)| place.row() == self.duel.wave && hero.damage < heal)
        });
        if !makes_difference {
            return Ok(true);
        }
        let first = self.duel.first;
        Ok(self.table.ask(self.duel, first, Question::First, &[First::Healing, First::Damage])? == First::Damage)
    }

    /// PT-L.lixis.
    fn damage_at_end_of_wave(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            let damage = self.powers(seat).wave_damage;
            if damage > 0 {
                let heroes: Vec<Place> = self.look().living_heroes(seat.other()).collect();
                for place in heroes {
                    self.damage_because(Some(Place::leader(seat)), place, damage);
                }
            }
        }
    }

    /// PT-L.kavri.
    fn heal_at_end_of_wave(&mut self) -> Flow {
        let first = self.duel.first;
        for seat in [first, first.other()] {
            self.heal_row(seat, self.powers(seat).wave_heal)?;
        }
        Ok(())
    }

    /// Heals the player's cards in the row of the wave, in the flank also the leader. PT-41: damage may be taken over
    /// first.
    fn heal_row(&mut self, seat: Seat, heal: u8) -> Flow {
        if heal == 0 {
            return Ok(());
        }
        self.take_over_before_healing(seat, heal)?;
        let row = self.duel.wave;
        for place in Place::all(seat).filter(|place| place.row() == row) {
            let leader = Place::leader(seat);
            self.heal_because((place != leader).then_some(leader), place, heal);
        }
        Ok(())
    }

    /// PT-07: the next row's wave, or the end of the round. Effects until the end of the wave end.
    pub(crate) fn next_wave(&mut self) -> Flow {
        for side in &mut self.duel.sides {
            for slot in &mut side.slots {
                match slot {
                    Slot::Free => {}
                    Slot::Hero(hero) => {
                        let is_taken = hero.marks.is_taken;
                        (hero.taken, hero.boost) = (0, 0);
                        hero.marks = crate::duel::Marks { is_taken, ..Default::default() };
                    }
                    Slot::Corpse(corpse) => *corpse = Corpse::new(corpse.card, corpse.owner),
                }
            }
            if let Some(leader) = &mut side.leader {
                leader.has_acted = false;
            }
            (side.kills_attackers, side.has_shown) = (false, false);
        }
        let next = match self.duel.wave {
            Row::Front => Some(Row::Flank),
            Row::Flank => Some(Row::Rear),
            Row::Rear => None,
        };
        match next {
            Some(row) => {
                self.duel.wave = row;
                self.next(Step::BeginWave);
            }
            None => self.next(Step::EndRound),
        }
        Ok(())
    }

    /// PT-07: the other player becomes first player.
    pub(crate) fn end_round(&mut self) -> Flow {
        let (round, first) = (self.duel.round, self.duel.first);
        self.table.tell(|| Event::RoundEnded { round });
        self.duel.quiet_rounds = if self.duel.is_quiet { self.duel.quiet_rounds + 1 } else { 0 };
        if self.duel.quiet_rounds >= MAX_QUIET_ROUNDS || round >= MAX_ROUNDS {
            self.break_off();
            return Ok(());
        }
        self.next(Step::BeginRound);
        for seat in [first.other(), first] {
            let powers = *self.powers(seat);
            if powers.attack_per_marker > 0 && self.duel.leader(seat).markers < MAX_MARKERS {
                self.duel.leader_mut(seat).markers += 1;
                let markers = self.duel.leader(seat).markers;
                self.table.tell(|| Event::MarkerGained { seat, markers });
            }
            if powers.draws_each_round > 0 {
                self.draw(seat, powers.draws_each_round)?;
            }
            if powers.outlaws {
                self.next(Step::Outlaw(seat));
            }
        }
        self.duel.first = first.other();
        Ok(())
    }

    /// PT-L.talton: both players discard a named card from troop, hand and deck, and shuffle.
    pub(crate) fn outlaw(&mut self, seat: Seat) -> Flow {
        let card = self.name_card(seat, Naming::Outlaw)?;
        for owner in [Seat(0), Seat(1)] {
            for place in Place::of_heroes(owner) {
                if self.duel.piece(place).card == Some(card) {
                    self.take_over_before_removal(place)?;
                    self.discard_at(place);
                    self.table.tell(|| Event::Dismissed { card, from: place });
                }
            }
            let side = self.duel.side_mut(owner);
            let count = |side: &Side| side.hand.len() as u8 + side.deck_size();
            let before = count(side);
            side.hand.retain(|held| held.card() != card);
            let in_deck = count(side);
            side.deck.retain(|other| *other != card);
            side.top.retain(|other| *other != card);
            for number in (count(side)..before).rev() {
                let from = if number >= in_deck { Source::Hand } else { Source::Deck };
                side.discard.push(card);
                self.table.tell(|| Event::Discarded { seat: owner, cards: vec![card], from });
            }
        }
        let promos = self.duel.promos.len();
        self.duel.promos.retain(|promo| *promo != card);
        for _ in self.duel.promos.len()..promos {
            self.duel.side_mut(seat).discard.push(card);
            self.table.tell(|| Event::Discarded { seat, cards: vec![card], from: Source::Promos });
        }
        self.table.reveal();
        self.shuffle_deck(Seat(0));
        self.shuffle_deck(Seat(1));
        Ok(())
    }

    /// Names any card except the enemy leader's.
    pub(crate) fn name_card(&mut self, seat: Seat, why: Naming) -> Flow<CardId> {
        let leader = self.duel.leader(seat.other()).card;
        let names = (0..self.game.cards()).map(CardId).filter(|card| *card != leader);
        let options: Vec<PickCard> = names.map(|card| PickCard::Named { card }).collect();
        let named = self.table.ask(self.duel, seat, Question::Name { why }, &options)?;
        let card = named.card().expect("only cards were offered");
        self.table.tell(|| Event::Named { seat, card });
        Ok(card)
    }

    /// Ruling 1: the game is stopped; the side with more living heroes wins.
    fn break_off(&mut self) {
        let round = self.duel.round;
        self.table.tell(|| Event::GameBrokenOff { round });
        let heroes = [Seat(0), Seat(1)].map(|seat| self.look().living_heroes(seat).count());
        let ending = match heroes[0].cmp(&heroes[1]) {
            std::cmp::Ordering::Less => Ending::BrokenOff(Seat(1)),
            std::cmp::Ordering::Equal => Ending::Draw,
            std::cmp::Ordering::Greater => Ending::BrokenOff(Seat(0)),
        };
        self.next(Step::EndGame(ending));
    }
}
