//! How likely a seat is to win: the strength of its group compared with the others, or with the monsters they all
//! fight.

use table::{Seat, weigh, win_share, win_share_among};

use crate::battle::{Battle, Side, Unit, What};
use crate::content::{Card, Cards, Goal, Kind, Pile};
use crate::features;
use crate::game::KleineHelden;
use crate::habits::worth;
use crate::look::Look;
use crate::weights::WEIGHTS;

/// The lead of a group whose enemies have nothing left.
const MAX: i32 = 500;

pub(crate) fn judge(game: &KleineHelden, battle: &Battle, seat: Seat) -> u32 {
    let look = Look { game, battle };
    let side = Side::from(seat);
    if features::fits(game) {
        return win_share(weigh(&features::list(look, side, Side(1 - side.0)), &WEIGHTS));
    }
    match game.wild() {
        None => {
            let own = look.rate_group(side);
            let others = game.order_from(side).skip(1);
            win_share_among(others.map(|other| compare(own, look.rate_group(other))))
        }
        // In cooperative scenarios all share the win.
        Some(wild) => {
            let own = game.order_from(side).map(|side| look.rate_group(side)).sum();
            win_share(compare(own, look.rate_monsters(wild))) / u32::from(game.players())
        }
    }
}

/// A lead from the ratio of two strengths.
fn compare(own: i32, other: i32) -> i32 {
    MAX * (own - other) / i32::max(own + other, 1)
}

impl Look<'_> {
    /// The strength of a group; 0 if it is out.
    fn rate_group(self, side: Side) -> i32 {
        let group = self.battle.group(side);
        if group.is_out {
            return 0;
        }
        let mut has_magic = false;
        let mut sum = 0;
        for (id, unit) in self.battle.living_of(side) {
            has_magic |= self.is_magical(id);
            sum += self.rate_unit(unit);
        }
        sum += self.rate_hand(group.hand, has_magic);
        sum += group.npc.map_or(0, |npc| 12 + 2 * i32::from(npc.life));
        sum -= group.demon.map_or(0, |demon| 15 + 2 * i32::from(demon.life));
        let sum = self.rate_goal(side, sum);
        sum.max(1)
    }

    /// What the scenario asks of a group besides staying alive.
    fn rate_goal(self, side: Side, sum: i32) -> i32 {
        match self.game.scenario().goal {
            Goal::Guard { life, .. } => {
                let left = i32::from(self.battle.group(side).ward.unwrap_or(life));
                sum * (6 + left) / (6 + i32::from(life))
            }
            Goal::Treasures { needed, .. } => {
                let found: i32 = self.battle.living_of(side).map(|(_, unit)| i32::from(unit.treasures)).sum();
                sum + if found >= needed.into() { 8 * TREASURE } else { TREASURE * found }
            }
            Goal::LastGroup | Goal::Slay { .. } | Goal::HoldOut { .. } => sum,
        }
    }

    fn rate_unit(self, unit: &Unit) -> i32 {
        let life = i32::from(unit.life);
        let whole = match unit.what {
            What::Hero(_) => 30 + 9 * life + self.rate_gear(unit.fitted),
            What::Creature { card, .. } => match self.game.content().card(card) {
                Card::Summons(summons) => 8 + 5 * life + 4 * i32::from(summons.creature.figures.damage),
                _ => 0,
            },
            What::Monster => 10 + 8 * life,
        };
        if unit.is_stunned { whole - 10 } else { whole }
    }

    /// The value of a hero's fitted cards. One thing to strike with counts most, further ones little.
    fn rate_gear(self, fitted: Cards) -> i32 {
        let content = self.game.content();
        let (mut best, mut sum) = (0, 0);
        for card in fitted.iter() {
            let worth = worth(self.game, card).cast_signed();
            let kind = content.card(card).kind();
            let worth = if self.battle.is_resting(card) { worth / 2 } else { worth };
            match kind {
                Kind::Weapon | Kind::AttackSpell => {
                    sum += worth.min(best) / 2;
                    best = best.max(worth);
                }
                Kind::Armour | Kind::Shield | Kind::Artefact => sum += 9 * worth / 5,
                _ => sum += worth,
            }
        }
        sum + 5 * best / 2
    }

    /// Cards that can still be fitted or played. Spells are worth nothing without magic heroes.
    fn rate_hand(self, hand: Cards, has_magic: bool) -> i32 {
        let content = self.game.content();
        let potions = content.all(Kind::Potion).union(content.all(Kind::Demon));
        let usable = if has_magic { hand } else { hand.minus(hand.of(Pile::Magic).minus(potions)) };
        let sum: i32 = usable.iter().map(|card| worth(self.game, card).cast_signed()).sum();
        7 * sum / 10 + (hand.len() - usable.len()) as i32
    }

    /// What is left to overcome: the monsters, and those yet to come.
    fn rate_monsters(self, wild: Side) -> i32 {
        let there: i32 = self.battle.living_of(wild).map(|(_, unit)| self.rate_unit(unit)).sum();
        let to_come = match self.game.scenario().goal {
            Goal::HoldOut { rounds, .. } => {
                let left = i32::from(u16::from(rounds).saturating_sub(self.battle.round));
                25 * left * i32::from(self.game.players())
            }
            Goal::Slay { .. } | Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. } => 0,
        };
        there + to_come
    }
}

/// What a treasure is worth while there are too few of them.
const TREASURE: i32 = 90;
