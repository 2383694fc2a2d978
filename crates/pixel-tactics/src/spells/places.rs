//! Spells that move heroes and corpses, recruit and send away.

use table::{Flow, Seat};

use crate::asked::{Line, Question, Recruit};
use crate::content::{CardId, Row};
use crate::duel::{Slot, Step};
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;

impl Play<'_, '_> {
    /// PT-H.paladin.flank, PT-H.paladin.rear: two heroes or corpses of a troop change places.
    pub(super) fn swap(&mut self, seat: Seat, troop: Seat) -> Flow {
        let look = self.look();
        let mut options: Vec<Place> =
            Place::of_heroes(troop).filter(|place| *look.duel.slot(*place) != Slot::Free).collect();
        let differ = |one: &Place, other: &Place| look.duel.slot(*one) != look.duel.slot(*other);
        let all = options.clone();
        options.retain(|one| all.iter().any(|other| differ(one, other)));
        if options.is_empty() {
            return Ok(());
        }
        let one = self.table.ask(self.duel, seat, Question::Swap, &options)?;
        let look = self.look();
        options.retain(|place| look.duel.slot(*place) != look.duel.slot(one));
        let other = self.choose(seat, Question::SwapWith { one }, &options)?;
        if troop != seat {
            self.take_over_before_removal(one)?;
            self.take_over_before_removal(other)?;
        }
        self.exchange(one, other);
        self.table.tell(|| Event::Swapped { one: self.duel.piece(one), other: self.duel.piece(other) });
        Ok(())
    }

    /// PT-H.illusionist.front.
    pub(super) fn return_own(&mut self, seat: Seat) -> Flow {
        let options: Vec<Place> = self.look().living_heroes(seat).collect();
        if !options.is_empty() {
            let at = self.choose(seat, Question::Return, &options)?;
            self.return_to_hand(at);
        }
        Ok(())
    }

    /// PT-H.summoner.front.
    pub(super) fn return_in_melee(&mut self, seat: Seat) -> Flow {
        let look = self.look();
        let options: Vec<Place> = look.all_heroes(seat.other()).filter(|place| look.can_melee(*place)).collect();
        if !options.is_empty() {
            let at = self.choose(seat, Question::Return, &options)?;
            if at.seat() != seat {
                self.take_over_before_removal(at)?;
            }
            self.return_to_hand(at);
        }
        Ok(())
    }

    /// PT-H.summoner.flank.
    pub(super) fn recruit_anywhere(&mut self, seat: Seat) -> Flow {
        let places: Vec<Place> = self.look().free_places(seat).collect();
        if let Some((card, at)) = self.ask_to_recruit(seat, &places, false)? {
            self.recruit(seat, card, at);
        }
        Ok(())
    }

    /// PT-H.illusionist.rear, PT-60: in the row of the wave. It attacks and is discarded.
    pub(super) fn recruit_apparition(&mut self, seat: Seat) -> Flow {
        let wave = self.duel.wave;
        let places: Vec<Place> = self.look().free_places(seat).filter(|place| place.row() == wave).collect();
        if let Some((card, at)) = self.ask_to_recruit(seat, &places, false)? {
            self.next(Step::Dismiss { at, card });
            self.next(Step::AttackAtOnce { by: at, may_decline: false });
            self.recruit(seat, card, at);
        }
        Ok(())
    }

    /// Wherever in the troop it is by now, dead or alive.
    pub(crate) fn dismiss(&mut self, at: Place, card: CardId) -> Flow {
        let is_it = |place: &Place| self.duel.slot(*place).card() == Some((card, at.seat()));
        let found = [at].into_iter().chain(Place::of_heroes(at.seat())).find(is_it);
        if let Some(from) = found {
            self.discard_at(from);
            self.table.tell(|| Event::Dismissed { card, from });
        }
        Ok(())
    }

    /// Asks for a hand card and a position for it, where there are both.
    pub(crate) fn ask_to_recruit(
        &mut self,
        seat: Seat,
        places: &[Place],
        may_stop: bool,
    ) -> Flow<Option<(CardId, Place)>> {
        let look = self.look();
        let mut options: Vec<Recruit> = Vec::new();
        for at in places.iter().copied() {
            options.extend(look.hand(seat).map(|card| Recruit::Hero { card, at }));
        }
        if options.is_empty() {
            return Ok(None);
        }
        if may_stop {
            options.push(Recruit::Done);
        }
        match self.table.ask(self.duel, seat, Question::Recruit, &options)? {
            Recruit::Done => Ok(None),
            Recruit::Hero { card, at } => Ok(Some((card, at))),
        }
    }

    /// PT-H.witch.rear.
    pub(super) fn clear_row(&mut self, seat: Seat, card: CardId) -> Flow {
        let Some(places) = self.ask_for_row_of_corpses(seat, card)? else { return Ok(()) };
        for at in places {
            if let Some(card) = self.discard_at(at) {
                self.table.tell(|| Event::Cleared { card, at });
            }
        }
        Ok(())
    }

    /// Asks for a row of one troop that has corpses; gives the positions of those.
    pub(crate) fn ask_for_row_of_corpses(&mut self, seat: Seat, card: CardId) -> Flow<Option<Vec<Place>>> {
        let look = self.look();
        let rows =
            [seat, seat.other()].into_iter().flat_map(|troop| Row::ALL.map(|row| Line::Row { seat: troop, row }));
        let has_corpses = |line: &Line| line.places().any(|place| look.duel.corpse(place).is_some());
        let options: Vec<Line> = rows.filter(has_corpses).collect();
        let line = match options.as_slice() {
            [] => return Ok(None),
            [only] => *only,
            _ => self.table.ask(self.duel, seat, Question::Line { card }, &options)?,
        };
        Ok(Some(line.places().filter(|place| self.duel.corpse(*place).is_some()).collect()))
    }
}
