//! Spells that let others attack.

use table::Flow;

use crate::asked::{Attack, Question};
use crate::content::{CardId, Row};
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;

impl Play<'_, '_> {
    /// One of the player's cards attacks in melee. Ruling 3: it has to be able to.
    pub(super) fn command(&mut self, by: Place, card: CardId, who: impl Fn(Place) -> bool) -> Flow {
        let look = self.look();
        let mut options: Vec<Attack> = Vec::new();
        for place in Place::in_set(by.seat(), look.in_melee(by.seat())).filter(|place| who(*place)) {
            let hits_all = look.strengths(place).is_some_and(|strip| strip.attacks_all_in_melee);
            look.add_melee(place, hits_all, false, &mut options);
        }
        self.command_one(by, card, &options)
    }

    /// PT-H.mascot.flank, PT-H.mascot.rear: PT-27, also a hero that has no ranged attack.
    pub(super) fn command_to_shoot(&mut self, by: Place, card: CardId, row: Row) -> Flow {
        let look = self.look();
        let mut options: Vec<Attack> = Vec::new();
        for place in look.living_heroes(by.seat()).filter(|place| place.row() == row && *place != by) {
            look.add_ranged(place, &mut options);
        }
        self.command_one(by, card, &options)
    }

    fn command_one(&mut self, by: Place, card: CardId, options: &[Attack]) -> Flow {
        if !options.is_empty() {
            let attack = self.choose_attack(by.seat(), Question::Strike { card }, options)?;
            self.launch(attack, false);
        }
        Ok(())
    }

    /// PT-H.templar.rear.
    pub(super) fn swap_and_attack(&mut self, by: Place, card: CardId, only_in_melee: bool) -> Flow {
        let look = self.look();
        let can_swap = |place: &Place| *place != by && (!only_in_melee || look.can_melee(*place));
        let options: Vec<Place> = look.living_heroes(by.seat()).filter(can_swap).collect();
        let mut place = by;
        if !options.is_empty() {
            place = self.choose(by.seat(), Question::SwapWith { one: by }, &options)?;
            self.exchange(by, place);
            self.table.tell(|| Event::Swapped { one: self.duel.piece(by), other: self.duel.piece(place) });
        }
        self.command(place, card, |other| other == place)
    }
}
