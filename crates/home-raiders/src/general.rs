//! Allgemeine Aktionen: standing up, markers, and abilities that take a general action.

use arrayvec::ArrayVec;
use measure::Point;
use table::Flow;

use crate::asked::{GeneralAct, Part, Question, RollWhy, Spot};
use crate::battle::{CharacterId, Held, MAX_CHARACTERS, Marks, Troop, TroopId};
use crate::content::{Ability, Mission, Pool};
use crate::dice::Cast;
use crate::game::Play;
use crate::look::{ARMS_LENGTH, Look};
use crate::plan::list_spots_near;
use crate::reasons::Reason;
use crate::told::{Event, Leg};
use crate::walk::check_place;

impl Look<'_> {
    /// The general actions that a character can take on its own.
    pub(crate) fn list_general_acts(self, by: CharacterId) -> Vec<GeneralAct> {
        let mut acts = Vec::new();
        if self.battle.mission == Some(Mission::StrategicPoint) {
            for marker in 0..self.battle.markers.len() {
                let held = Held { by, round: self.battle.round };
                if self.touches_marker(by, marker) && self.battle.markers[marker].held != Some(held) {
                    acts.push(GeneralAct::Control { by, marker: marker as u8 });
                }
            }
        }
        let teleports = self.has(by, Ability::EagerTeleport) && !self.battle[by].marks.contains(Marks::TELEPORTED);
        if teleports && self.teleports(by).next().is_some() {
            acts.push(GeneralAct::Teleport { by });
        }
        if self.has(by, Ability::Grab) && !self.grab_pool(by).is_empty() {
            let free = |at: &CharacterId| !self.battle[*at].marks.contains(Marks::GRABBED);
            acts.extend(self.enemies_in_contact(by).filter(free).map(|at| GeneralAct::Grab { by, at }));
        }
        if self.has_as_leader(by, Ability::ShiningExample) {
            let led = self.battle.present(by.seat()).filter(|who| self.leads(by, *who));
            let wounded = led.filter(|who| self.battle[*who].wounds > 0);
            acts.extend(wounded.map(|who| GeneralAct::Heal { by, who }));
        }
        acts
    }

    /// HR-61.7: some of the places in contact with another character.
    fn teleports(self, who: CharacterId) -> impl Iterator<Item = Spot> {
        let others = self.battle.everybody().filter(move |other| *other != who);
        let near = move |other| list_spots_near(self, other, who, |at| self.check_teleport(who, at).is_ok());
        others.flat_map(move |other| near(other).into_iter().take(2)).map(|at| Spot::At { at })
    }

    /// HR-61.7: anywhere in contact with another character. Gives the height of the ground.
    fn check_teleport(self, who: CharacterId, at: Point) -> Result<i32, Reason> {
        let base = self.base(who).at(at);
        let elevation = check_place(self, base, who.bit())?;
        let is_beside = |other: CharacterId| {
            let rise = elevation - self.battle[other].elevation;
            other != who && base.touches(self.base(other)) && rise.abs() <= ARMS_LENGTH
        };
        if self.battle.everybody().any(is_beside) { Ok(elevation) } else { Err(Reason::NotInContact) }
    }

    /// HR-62.8: the weakest melee set.
    fn grab_pool(self, by: CharacterId) -> Pool {
        let is_wounded = self.game.is_complex() && self.battle[by].wounds > 0;
        self.card(by).melee.of(is_wounded).only_weakest()
    }

    /// HR-66.1: whether a unit can split in two.
    pub(crate) fn can_part(self, troop: TroopId) -> bool {
        let has = |who: CharacterId| self.has(who, Ability::BattleGroup);
        self.battle.members(troop).any(has)
            && self.battle.members(troop).count() > 1
            && !self.battle.side(troop.seat()).troops.is_full()
    }
}

impl Play<'_, '_> {
    pub(crate) fn act_generally(&mut self, troop: TroopId, act: GeneralAct) -> Flow {
        match act {
            GeneralAct::Control { by, marker } => self.control(by, marker),
            GeneralAct::Teleport { by } => self.teleport(by)?,
            GeneralAct::Grab { by, at } => self.grab(by, at)?,
            GeneralAct::BattleGroup => self.part_unit(troop)?,
            GeneralAct::Heal { by, who } => self.heal_by_example(by, who),
        }
        Ok(())
    }

    /// HR-42: the whole troop stands up.
    pub(crate) fn stand_up(&mut self, troop: TroopId) {
        let members: ArrayVec<CharacterId, MAX_CHARACTERS> = self.battle.members(troop).collect();
        for who in members {
            self.battle[who].is_down = false;
        }
        self.table.tell(|| Event::StoodUp { troop });
    }

    /// HR-07: a character in contact takes a marker.
    fn control(&mut self, by: CharacterId, marker: u8) {
        let index = usize::from(marker);
        if self.battle[by].is_present() && self.look().touches_marker(by, index) {
            self.battle.markers[index].held = Some(Held { by, round: self.battle.round });
            self.table.tell(|| Event::MarkerHeld { by, marker });
        }
    }

    /// HR-07: a character that vanishes or moves away loses its marker.
    pub(crate) fn release_markers(&mut self, who: CharacterId) {
        for index in 0..self.battle.markers.len() {
            let is_holder = self.battle.markers[index].held.is_some_and(|held| held.by == who);
            let stays = self.battle[who].is_present() && self.look().touches_marker(who, index);
            if is_holder && !stays {
                self.battle.markers[index].held = None;
                self.table.tell(|| Event::MarkerLost { marker: index as u8 });
            }
        }
    }

    /// HR-61.7: once per game, to anywhere in contact with another character.
    fn teleport(&mut self, who: CharacterId) -> Flow {
        if !self.battle[who].is_present() {
            return Ok(());
        }
        let sample: Vec<Spot> = self.look().teleports(who).collect();
        if sample.is_empty() {
            return Ok(());
        }
        let (game, before) = (self.game, &*self.battle);
        let legal = |spot: &Spot| match spot {
            Spot::Nowhere => Err(Reason::NotInContact),
            Spot::At { at } => Look { game, battle: before }.check_teleport(who, *at).map(|_| ()),
        };
        let spot = self.table.ask_where(self.battle, who.seat(), Question::Teleport { who }, &sample, legal)?;
        if let Spot::At { at } = spot
            && let Ok(elevation) = self.look().check_teleport(who, at)
        {
            self.battle[who].marks |= Marks::TELEPORTED | Marks::INJURED;
            let from = self.battle[who].place;
            self.put(who, at, elevation);
            self.table.tell(|| Event::Teleported { who, leg: Leg { from, to: at } });
        }
        Ok(())
    }

    /// HR-62.8: with a success on the weakest melee set, the target's next defence is weakened.
    fn grab(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        if !self.battle[by].is_present() || !self.battle[at].is_present() || !self.look().in_contact(by, at) {
            return Ok(());
        }
        let pool = self.look().grab_pool(by);
        if self.roll(Cast::new(by, pool, RollWhy::Grab))?.rolled() > 0 {
            self.battle[at].marks |= Marks::GRABBED;
            self.table.tell(|| Event::Grabbed { who: at });
        }
        Ok(())
    }

    /// HR-67.7: a leader heals one of the characters it leads, and is injured for it.
    fn heal_by_example(&mut self, by: CharacterId, who: CharacterId) {
        if self.battle[by].is_present() && self.battle[who].is_present() {
            self.battle[by].marks |= Marks::INJURED;
            self.table.tell(|| Event::Used { who: by, ability: Ability::ShiningExample });
            self.heal(who);
        }
    }

    /// HR-66.1: some members leave and form a unit. Both units count as activated; the new bead is added next round.
    fn part_unit(&mut self, troop: TroopId) -> Flow {
        let members: ArrayVec<CharacterId, MAX_CHARACTERS> = self.battle.members(troop).collect();
        let halves = members.len() / 2;
        let mut sample = vec![Part { leaving: members[members.len() - halves..].to_vec() }];
        if members.len() > 2 {
            sample.push(Part { leaving: members[members.len() - 1..].to_vec() });
        }
        let legal = |part: &Part| {
            let known = |who: &CharacterId| members.contains(who);
            let mut once = part.leaving.clone();
            once.sort_unstable();
            once.dedup();
            if once.len() != part.leaving.len() || !part.leaving.iter().all(known) {
                Err(Reason::NotEverybodyOnce)
            } else if part.leaving.is_empty() || part.leaving.len() == members.len() {
                Err(Reason::NobodyParted)
            } else {
                Ok(())
            }
        };
        let Part { leaving } =
            self.table.ask_where(self.battle, troop.seat(), Question::BattleGroup { troop }, &sample, legal)?;
        let side = self.battle.side_mut(troop.seat());
        let index = side.troops.len();
        side.troops.push(Troop { is_activated: true, ..side.troops[troop.index()] });
        for who in leaving {
            self.battle[who].troop = index as u8;
        }
        self.table.tell(|| Event::Parted { troop });
        Ok(())
    }
}
