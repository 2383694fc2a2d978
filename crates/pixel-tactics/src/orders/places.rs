//! Orders that rearrange troops, recruit, and take corpses away.

use table::{Flow, Seat};

use crate::asked::{Arrange, Line, Question};
use crate::content::{CardId, Row};
use crate::duel::{Slot, Step};
use crate::game::Play;
use crate::place::{Column, Place};
use crate::told::{Event, Piece};

impl Play<'_, '_> {
    /// PT-59: all these positions, free ones too. A position that was filled stays as it is.
    pub(super) fn rearrange(&mut self, seat: Seat, mut places: Vec<Place>) -> Flow {
        loop {
            let mut options: Vec<Arrange> = Vec::new();
            for from in places.iter().copied().filter(|place| *self.duel.slot(*place) != Slot::Free) {
                let others = places.iter().copied().filter(|to| *to != from);
                options.extend(others.map(|to| Arrange::Put { from, to }));
            }
            if options.is_empty() {
                return Ok(());
            }
            options.push(Arrange::Done);
            let Arrange::Put { from, to } = self.table.ask(self.duel, seat, Question::Arrange, &options)? else {
                return Ok(());
            };
            self.exchange(from, to);
            self.table.tell(|| match (self.duel.piece(from), self.duel.piece(to)) {
                (Piece { card: None, .. }, Piece { card: Some(card), .. }) => Event::Moved { card, from, to },
                (one, other) => Event::Swapped { one, other },
            });
            places.retain(|place| *place != to);
        }
    }

    /// PT-H.paladin.order: one column of one of these troops.
    pub(super) fn rearrange_column(&mut self, seat: Seat, card: CardId, troops: &[Seat]) -> Flow {
        let columns = troops.iter().flat_map(|troop| Column::ALL.map(|column| Line::Column { seat: *troop, column }));
        let has_cards = |line: &Line| line.places().any(|place| *self.duel.slot(place) != Slot::Free);
        let options: Vec<Line> = columns.filter(has_cards).collect();
        let line = match options.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.duel, seat, Question::Line { card }, &options)?,
        };
        for place in line.places().filter(|place| place.seat() != seat) {
            self.take_over_before_removal(place)?;
        }
        self.rearrange(seat, line.places().collect())
    }

    /// PT-H.overlord.order: the first hero chooses the row.
    pub(crate) fn recruit_row(&mut self, seat: Seat, row: Option<Row>) -> Flow {
        let is_in_row = |place: &Place| row.is_none_or(|row| place.row() == row);
        let places: Vec<Place> = self.look().free_places(seat).filter(is_in_row).collect();
        if let Some((card, at)) = self.ask_to_recruit(seat, &places, true)? {
            self.next(Step::RecruitRow { seat, row: Some(at.row()) });
            self.recruit(seat, card, at);
        }
        Ok(())
    }

    /// PT-H.witch.order, PT-60: one row of one troop.
    pub(super) fn return_corpses(&mut self, seat: Seat, card: CardId) -> Flow {
        if let Some(places) = self.ask_for_row_of_corpses(seat, card)? {
            for place in places {
                self.return_to_hand(place);
            }
        }
        Ok(())
    }
}
