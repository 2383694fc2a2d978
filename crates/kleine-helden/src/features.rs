//! What the judgement of a battle weighs.

use crate::battle::{Battle, Side, Step, Unit, UnitId};
use crate::content::{Card, Cards, Goal, Kind, Pile};
use crate::game::KleineHelden;
use crate::habits::worth;
use crate::look::Look;

/// How many there are.
pub(crate) const COUNT: usize = 42;

/// The lead of a group over another one in everything that is weighed.
pub(crate) fn list(look: Look<'_>, side: Side, other: Side) -> [i32; COUNT] {
    let (own, foe) = (look.count(side), look.count(other));
    std::array::from_fn(|index| own[index] - foe[index])
}

/// Whether the game is one that the weights were learnt for: two groups, and the last one standing wins.
pub(crate) fn fits(game: &KleineHelden) -> bool {
    game.players() == 2 && game.wild().is_none() && matches!(game.scenario().goal, Goal::LastGroup)
}

/// Whether nothing is under way: somebody acts next, or a turn or round begins or ends.
pub(crate) fn is_quiet(battle: &Battle) -> bool {
    use Step::{Act, BeginRound, BeginTurn, EndRound, EndTurn, NextTurn};
    let is_between = |step: &Step| matches!(step, Act | BeginRound | BeginTurn(_) | EndRound | EndTurn | NextTurn);
    battle.agenda.last().is_some_and(is_between)
}

/// What the heroes of a group have to fight with, by worth.
#[derive(Clone, Copy, Default)]
struct Gear {
    best: i32,
    further: i32,
    armour: i32,
    shield: i32,
    artefact: i32,
    spells: i32,
    resting: i32,
}

impl Look<'_> {
    /// How a group stands, apart from the others.
    fn count(self, side: Side) -> [i32; COUNT] {
        let group = self.battle.group(side);
        let is_on = self.battle.turn.side == side;
        let (mut heroes, mut life, mut low, mut top, mut lasting, mut armed) = (0, 0, 0, 0, 0, 0);
        let (mut creatures, mut creature_life, mut creature_damage, mut stunned, mut magical) = (0, 0, 0, 0, 0);
        let (mut able, mut ready, mut wary, mut few) = (0, 0, 0, 0);
        let (mut sum, mut base) = (Gear::default(), [0; 6]);
        for (id, unit) in self.battle.living_of(side) {
            let left = i32::from(unit.life);
            stunned += i32::from(unit.is_stunned);
            let can_act = is_on && unit.actions > 0;
            able += i32::from(can_act);
            wary += i32::from(unit.reactions > 0);
            if unit.creature().is_some() {
                creatures += 1;
                creature_life += left;
                creature_damage += i32::from(self.base(id).damage);
                ready += if can_act && !unit.is_fresh { 12 } else { 0 };
                continue;
            }
            let gear = self.size_up(unit);
            let figures = self.rate_base(id);
            heroes += 1;
            life += left;
            low += left.min(4);
            few += left.min(8);
            top = top.max(left);
            magical += i32::from(self.is_magical(id));
            armed += i32::from(gear.best > 0);
            lasting += (16 * left * (4 + gear.best)).isqrt();
            ready += if can_act { gear.best } else { 0 };
            base.iter_mut().zip(figures).for_each(|(sum, more)| *sum += more);
            sum = Gear {
                best: sum.best + gear.best,
                further: sum.further + gear.further,
                armour: sum.armour + gear.armour,
                shield: sum.shield + gear.shield,
                artefact: sum.artefact + gear.artefact,
                spells: sum.spells + gear.spells,
                resting: sum.resting + gear.resting,
            };
        }
        let potions = self.game.content().all(Kind::Potion).union(self.game.content().all(Kind::Demon));
        let drunk = group.hand.of(Pile::Magic).both(potions);
        let spells = group.hand.of(Pile::Magic).minus(potions);
        let (npc, demon) = (group.npc.map(|npc| npc.life), group.demon.map(|demon| demon.life));
        [
            16 * heroes,
            4 * heroes * heroes,
            8 * life,
            16 * low,
            16 * few,
            8 * top,
            lasting,
            16 * armed,
            16 * magical,
            4 * sum.best,
            4 * sum.further,
            4 * sum.armour,
            4 * sum.shield,
            4 * sum.artefact,
            4 * sum.spells,
            4 * sum.resting,
            4 * self.sum_up(group.hand.of(Pile::Equipment)),
            if magical > 0 { 4 * self.sum_up(spells) } else { 0 },
            if magical > 0 { 0 } else { 16 * spells.len() as i32 },
            16 * drunk.len() as i32,
            4 * self.sum_up(group.hand.of(Pile::Tactics)),
            16 * group.hand.len() as i32,
            16 * (group.hand.len() as i32).min(4),
            16 * i32::from(npc.is_some()),
            16 * npc.map_or(0, i32::from),
            16 * i32::from(demon.is_some()),
            16 * demon.map_or(0, i32::from),
            16 * creatures,
            8 * creature_life,
            8 * creature_damage,
            16 * stunned,
            16 * i32::from(is_on),
            16 * able,
            4 * ready,
            16 * wary,
            i32::from(!is_on) * 16 * wary,
            8 * base[0],
            8 * base[1],
            8 * base[2],
            8 * base[3],
            8 * base[4],
            8 * base[5],
        ]
    }

    fn rate_base(self, id: UnitId) -> [i32; 6] {
        let figures = self.base(id);
        [figures.attack, figures.parry, figures.damage, figures.magic, figures.resistance, figures.armour]
            .map(i32::from)
    }

    fn size_up(self, hero: &Unit) -> Gear {
        let mut gear = Gear::default();
        for card in hero.fitted.iter() {
            let worth = worth(self.game, card).cast_signed();
            if self.battle.is_resting(card) {
                gear.resting += worth;
                continue;
            }
            match self.game.content().card(card) {
                Card::Weapon(_) | Card::AttackSpell(_) => {
                    gear.further += worth.min(gear.best);
                    gear.best = gear.best.max(worth);
                }
                Card::Armour(_) => gear.armour += worth,
                Card::Shield(_) => gear.shield += worth,
                Card::Artefact(_) => gear.artefact += worth,
                _ => gear.spells += worth,
            }
        }
        gear
    }

    fn sum_up(self, cards: Cards) -> i32 {
        cards.iter().map(|card| worth(self.game, card).cast_signed()).sum()
    }
}
