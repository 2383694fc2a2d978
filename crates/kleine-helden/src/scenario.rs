//! Scenarios (KH-73, KH-81): how each begins, what it adds to turns and rounds, and how it ends.

use table::Flow;

use crate::asked::Chance;
use crate::battle::{Ended, Ending, Side, Step, Unit, UnitId, What};
use crate::content::{Goal, Monster};
use crate::game::{KleineHelden, Play};
use crate::look::Look;
use crate::told::{Event, Part, PartOf, Value};

impl Look<'_> {
    /// Whether two sides are enemies. If there is a wild side, all players are allies against it.
    #[inline]
    pub(crate) fn are_enemies(self, one: Side, other: Side) -> bool {
        one != other && self.game.wild().is_none_or(|wild| one == wild || other == wild)
    }

    /// Whether heroes may look for treasures as an action.
    #[inline]
    pub(crate) fn can_search(self) -> bool {
        matches!(self.game.scenario().goal, Goal::Treasures { .. })
    }

    /// The armour of the wards.
    pub(crate) fn ward_armour(self) -> i8 {
        match self.game.scenario().goal {
            Goal::Guard { armour, .. } => armour,
            Goal::LastGroup | Goal::Slay { .. } | Goal::HoldOut { .. } | Goal::Treasures { .. } => 0,
        }
    }

    /// How the game has ended, judging by what is on the table: which groups are left, and whether the monster is.
    ///
    /// KH-72: the last group wins. In cooperative games all who have not resigned share the victory, even if they have
    /// fallen.
    pub(crate) fn ending(self) -> Option<Ending> {
        let mut left =
            self.battle.sides().filter(|side| self.game.is_played(*side) && !self.battle.group(*side).is_out);
        let (one, another) = (left.next(), left.next());
        let has_begun = self.battle.round > 0;
        match (self.game.scenario().goal, one, another) {
            (Goal::Slay { .. } | Goal::HoldOut { .. }, None, _) => Some(nobody_wins(Ended::Defeated)),
            (Goal::Slay { .. }, Some(_), _) if has_begun && !self.has_monsters() => {
                Some(Ending { winners: self.comrades(), how: Ended::Slain })
            }
            (Goal::Slay { .. } | Goal::HoldOut { .. }, Some(_), _) => None,
            (Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. }, None, _) => {
                Some(nobody_wins(Ended::NobodyLeft))
            }
            (Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. }, Some(side), None) => {
                Some(Ending { winners: bit(side), how: Ended::LastGroup })
            }
            (Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. }, Some(_), Some(_)) => None,
        }
    }

    fn has_monsters(self) -> bool {
        self.game.wild().is_some_and(|wild| self.battle.living_of(wild).next().is_some())
    }

    /// All seats that have not resigned, as a bit mask.
    fn comrades(self) -> u8 {
        let sides = self.battle.sides().filter(|side| self.game.is_played(*side));
        sides.filter(|side| !self.battle.group(*side).has_resigned).fold(0, |winners, side| winners | bit(side))
    }
}

impl Play<'_, '_> {
    /// What is on the table when the first turn begins.
    pub(crate) fn begin_scenario(&mut self) -> Flow {
        match self.game.scenario().goal {
            Goal::LastGroup | Goal::Treasures { .. } => {}
            Goal::Guard { life, .. } => {
                let players = self.game.players();
                self.battle.groups.iter_mut().take(usize::from(players)).for_each(|group| group.ward = Some(life));
            }
            Goal::Slay { .. } => self.bring_monster(),
            Goal::HoldOut { .. } => self.bring_raiders(),
        }
        Ok(())
    }

    /// Treasure hunt: a player with enough treasures at the start of their turn wins.
    pub(crate) fn scenario_at_turn_start(&mut self, side: Side) {
        let Goal::Treasures { needed, .. } = self.game.scenario().goal else { return };
        let treasures: u32 = self.battle.living_of(side).map(|(_, unit)| u32::from(unit.treasures)).sum();
        if treasures >= u32::from(needed) {
            self.end(Ending { winners: bit(side), how: Ended::Treasure });
        }
    }

    /// The wild side has a turn after each round: every unit gets a reaction (KH-15), then each monster acts. A monster
    /// alone against all acts once for each remaining group.
    pub(crate) fn end_round(&mut self) -> Flow {
        let Some(wild) = self.game.wild() else { return Ok(()) };
        let times = match self.game.scenario().goal {
            Goal::Slay { .. } => {
                self.battle.groups.iter().take(wild.index()).filter(|group| !group.is_out).count() as u8
            }
            _ => 1,
        };
        self.begin_wild_turn(wild, times);
        self.next(Step::AfterWild);
        for unit in (0..self.battle.units.len() as u8).rev().map(UnitId) {
            let one = self.battle.unit(unit);
            if one.is_alive() && one.side == wild {
                (0..one.actions).for_each(|_| self.next(Step::Wild { unit }));
            }
        }
        self.suffer_at_turn_start(wild)
    }

    /// Siege: the last round is over, or raiders come. They act in the next round at the earliest.
    pub(crate) fn after_wild(&mut self) -> Flow {
        let Goal::HoldOut { rounds, every, .. } = self.game.scenario().goal else { return Ok(()) };
        let round = self.battle.round;
        if round >= u16::from(rounds) {
            self.end(Ending { winners: self.look().comrades(), how: Ended::HeldOut });
        } else if round.is_multiple_of(u16::from(every.max(1))) {
            self.bring_raiders();
        }
        Ok(())
    }

    /// A raider for each player, as long as there are not too many.
    fn bring_raiders(&mut self) {
        let Some(wild) = self.game.wild() else { return };
        let players = usize::from(self.game.players());
        let there = self.battle.living_of(wild).count();
        for _ in there..(there + players).min(players * MAX_RAIDERS) {
            self.bring_monster();
        }
    }

    fn bring_monster(&mut self) {
        let Some(wild) = self.game.wild() else { return };
        let Some(unit) = self.add_unit(Unit::new(wild, What::Monster, self.game.monster_life())) else { return };
        self.table.tell(|| Event::MonsterCame { monster: self.battle.who(unit) });
    }

    /// Treasure hunt: a hero looks for a treasure. Sixes are rolled again, as everywhere.
    pub(crate) fn search(&mut self, unit: UnitId) -> Flow {
        let Goal::Treasures { target, .. } = self.game.scenario().goal else { return Ok(()) };
        let (mut dice, mut sum) = (Vec::new(), 0u8);
        loop {
            let die = self.table.roll(6, Chance::Search { by: unit })? as u8;
            dice.push(Part { value: die as i8, from: PartOf::Die });
            sum = sum.saturating_add(die);
            if die < 6 || sum >= target {
                break;
            }
        }
        let found = sum >= target;
        self.table.tell(|| Event::Searched { unit: self.battle.who(unit), parts: Value(dice), target, found });
        if found {
            self.battle.is_quiet = false;
            let finder = self.battle.unit_mut(unit);
            finder.treasures = finder.treasures.saturating_add(1);
            self.table.tell(|| Event::TreasureTaken { unit: self.battle.who(unit), treasures: 1 });
        }
        Ok(())
    }

    /// Treasure hunt: treasures of a fallen unit go to the unit that struck it down, or back to where they were found.
    pub(crate) fn on_death(&mut self, fallen: UnitId, by: Option<UnitId>) {
        let treasures = std::mem::take(&mut self.battle.unit_mut(fallen).treasures);
        if treasures == 0 {
            return;
        }
        let heir = by.filter(|by| self.battle.unit(*by).is_alive());
        match heir {
            Some(unit) => {
                let heir = self.battle.unit_mut(unit);
                heir.treasures = heir.treasures.saturating_add(treasures);
                self.table.tell(|| Event::TreasureTaken { unit: self.battle.who(unit), treasures });
            }
            None => self.table.tell(|| Event::TreasuresLost { treasures }),
        }
    }

    /// Guard: a player whose ward dies is out.
    pub(crate) fn on_ward_death(&mut self, side: Side) {
        self.table.tell(|| Event::WardKilled { side });
        self.eliminate(side);
    }
}

impl KleineHelden {
    /// The monster of the scenario.
    pub(crate) fn monster(&self) -> Option<&Monster> {
        match &self.scenario().goal {
            Goal::Slay { monster } | Goal::HoldOut { monster, .. } => Some(monster),
            Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. } => None,
        }
    }

    /// The starting life of a monster.
    pub(crate) fn monster_life(&self) -> u8 {
        self.monster()
            .map_or(0, |monster| monster.life.saturating_add(monster.life_per_player.saturating_mul(self.players())))
    }
}

/// Ruling: no more raiders come while there are this many per player.
const MAX_RAIDERS: usize = 4;

fn nobody_wins(how: Ended) -> Ending {
    Ending { winners: 0, how }
}

fn bit(side: Side) -> u8 {
    1 << side.0
}
