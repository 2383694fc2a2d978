//! Wunden: assigning them, where their markers come from, and how troops and units leave play.

use arrayvec::ArrayVec;
use table::{Change, Flow, Seat, Tally};

use crate::asked::{AssignWound, Question, Sacrifice, TakeMarker};
use crate::battle::{Battle, TroopId, UnitId};
use crate::battlefield::Place;
use crate::content::Keywords;
use crate::game::Play;
use crate::reasons::Reason;
use crate::told::Event;

impl Play<'_, '_> {
    /// PB-30: the owner assigns each wound at once, until all are assigned or the unit is gone.
    pub(crate) fn wound(&mut self, unit: UnitId, wounds: u8) -> Flow {
        if wounds == 0 || self.ask_sacrifice(unit, wounds)? {
            return Ok(());
        }
        for left in (1..=wounds).rev() {
            if self.battle[unit].is_alive() {
                self.assign_wound(unit, left)?;
            }
        }
        Ok(())
    }

    /// Removes a troop, even one with more life than that, or puts a marker on one that can bear it.
    ///
    /// PB-70: a troop with as many wounds as life points is removed, so the last life point takes no marker.
    fn assign_wound(&mut self, unit: UnitId, left: u8) -> Flow {
        let seat = unit.seat();
        let has_markers = self.battle.has_markers(seat);
        let mut options = ArrayVec::<AssignWound, 64>::new();
        for troop in self.battle.troops(unit).filter(|troop| self.game.tile(*troop).life > 0) {
            let life_left = self.game.tile(troop).life.saturating_sub(self.battle.wounds(troop));
            if life_left > 1 && has_markers {
                options.push(AssignWound::Mark { troop });
            } else if life_left > 1 {
                self.table.rule_out(|| (AssignWound::Mark { troop }, Reason::NoMarkersLeft));
            }
            options.push(AssignWound::Remove { troop });
        }
        let choice = match options.as_slice() {
            [] => return Ok(()),
            [only] => {
                self.table.forget_ruled_out();
                *only
            }
            _ => self.table.ask(self.battle, seat, Question::AssignWound { unit, left }, &options)?,
        };
        match choice {
            AssignWound::Mark { troop } => {
                self.take_marker(seat)?;
                *self.battle.wounds_mut(troop) += 1;
                let wounds = self.battle.wounds(troop);
                self.table.tell(|| Event::Marked { troop, wounds });
            }
            AssignWound::Remove { troop } => self.remove(troop),
        }
        Ok(())
    }

    /// PB-31: a wound marker is an unspent order marker, or else one on a unit of the same side.
    ///
    /// Markers put aside count as markers on a unit (ruling 4), but are taken last.
    fn take_marker(&mut self, seat: Seat) -> Flow {
        let side = self.battle.side_mut(seat);
        if side.ready > 0 {
            side.ready -= 1;
            return Ok(());
        }
        let bearers = self.battle.living(seat).filter(|unit| self.battle[*unit].orders > 0);
        let options: Vec<TakeMarker> = bearers.map(|from| TakeMarker { from }).collect();
        let from = match options.as_slice() {
            [] => {
                self.battle.side_mut(seat).aside -= 1;
                return Ok(());
            }
            [only] => only.from,
            _ => self.table.ask(self.battle, seat, Question::TakeMarker, &options)?.from,
        };
        self.battle[from].orders -= 1;
        let left = self.battle[from].orders;
        let markers = || Change::new(from.id(), Tally::Markers, left + 1, left);
        self.table.tell(|| Event::MarkerTaken { from, markers: markers() });
        Ok(())
    }

    /// PB-T.sacrifice: a troop may be destroyed instead of wounding others, if there are others. Gives whether it was.
    fn ask_sacrifice(&mut self, unit: UnitId, wounds: u8) -> Flow<bool> {
        if !self.battle.has(self.game, unit, Keywords::SACRIFICE) || self.battle[unit].troops.is_power_of_two() {
            return Ok(false);
        }
        let mut options = vec![Sacrifice::Nobody];
        let willing = self.battle.troops(unit).filter(|troop| self.game.tile(*troop).traits.has(Keywords::SACRIFICE));
        options.extend(willing.map(|troop| Sacrifice::Troop { troop }));
        match self.table.ask(self.battle, unit.seat(), Question::Sacrifice { unit, wounds }, &options)? {
            Sacrifice::Nobody => Ok(false),
            Sacrifice::Troop { troop } => {
                self.table.tell(|| Event::Sacrificed { troop, wounds });
                self.remove(troop);
                Ok(true)
            }
        }
    }

    /// PB-32: a removed troop goes to the opponent, who counts its points. Its wound markers stay beside the
    /// battlefield until the next round (PB-31). PB-05: troops without life points cannot remain alone.
    pub(crate) fn remove(&mut self, troop: TroopId) {
        let unit = self.battle.unit_of(troop);
        self.take_off(unit, troop);
        let has_life = |troop: &TroopId| self.game.tile(*troop).life > 0;
        if !self.battle.troops(unit).any(|troop| has_life(&troop)) {
            for alone in self.battle.troops(unit) {
                self.take_off(unit, alone);
            }
        }
        if !self.battle[unit].is_alive() {
            let orders = std::mem::take(&mut self.battle[unit].orders);
            self.battle[unit].place = Place::Gone;
            self.battle.side_mut(unit.seat()).aside += orders;
            self.table.tell(|| Event::Destroyed { unit });
        }
    }

    fn take_off(&mut self, unit: UnitId, troop: TroopId) {
        let points = u16::from(self.game.tile(troop).points);
        self.battle[unit].troops &= !troop.bit();
        let markers = std::mem::take(self.battle.wounds_mut(troop));
        let side = self.battle.side_mut(troop.seat());
        side.fallen += markers;
        side.lost += points;
        self.battle.quiet_rounds = 0;
        self.table.tell(|| Event::Removed { troop });
    }
}

impl Battle {
    /// Whether a side has any marker left that could show a wound.
    fn has_markers(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        side.ready > 0 || side.aside > 0 || self.living(seat).any(|unit| self[unit].orders > 0)
    }

    fn unit_of(&self, troop: TroopId) -> UnitId {
        let units = self.units(troop.seat());
        units.into_iter().find(|unit| self[*unit].enlisted & troop.bit() != 0).expect("every troop was enlisted")
    }
}
