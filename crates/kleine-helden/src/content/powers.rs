//! What cards can do in fights, or permanently, and the totals.

use table::{Keyword, Vocabulary};

use super::{Extras, Powers};
use crate::battle::What;

/// What heroes, creatures, equipment and spells do by themselves.
///
/// Those of heroes, creatures, armour and artefacts always count; those of weapons, shields and spells when they are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Power {
    /// Its attacks ignore this much armour.
    Pierce(u8),
    /// Its attacks ignore all armour.
    IgnoreArmour,
    /// The attacker heals this much when its attack does damage.
    Drain(u8),
    /// The attacker loses this much life when its attack is warded off.
    Counter(u8),
    /// An attack that is warded off hits the attacker instead: its damage, less the attacker's armour.
    Reflect,
    /// One more reaction in each turn of another player.
    ExtraReaction,
    /// This much more damage against such targets.
    Bane(Prey, u8),
    /// This much more damage for each six of the attacker.
    Vicious(u8),
    /// A one as the first die of its roll is rolled again, once.
    Steady,
    /// Protecting costs this much less.
    Guard(u8),
    /// Heals this much when the own turn starts.
    Regenerate(u8),
    /// Nobody can protect the target of its attacks.
    Swift,
    /// Whoever its attack does damage to loses the reaction of this turn and the next action.
    Stun,
    /// After damage its player takes a random hand card of the target's player; everybody sees it.
    Steal,
    /// Its player draws this many cards when it kills a hero, a creature or an NPC.
    Trophy(u8),
    /// Fights in melee without a weapon, with this damage.
    Unarmed(u8),
    /// Such things do not help to parry its attacks.
    Outclass(Guardwork),
    /// This much more parry against ranged attacks.
    Cover(u8),
    /// This much more armour against spells.
    Ward(u8),
    /// This much more attack while it has at most seven life.
    Rage(u8),
}

/// The targets of a bane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Vocabulary, Keyword)]
#[vocabulary(case)]
pub enum Prey {
    Creatures,
    Demons,
    /// Magical heroes.
    Magical,
    /// Heroes that are not magical.
    Nonmagical,
}

/// What parries are made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Vocabulary, Keyword)]
#[vocabulary(case)]
pub enum Guardwork {
    Shields,
    Weapons,
}

/// What a boost does beside figures, for the one it is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Extra {
    /// The attack ignores this much armour.
    Pierce(u8),
    /// The attack ignores all armour.
    IgnoreArmour,
    /// The attacker heals this much when the attack does damage.
    Drain(u8),
    /// The attacker loses this much life when the attack is warded off.
    Counter(u8),
    /// This much more damage for each six of the attacker.
    Vicious(u8),
    /// The first die is rolled twice; the better one counts.
    BestOfTwo,
    /// A five is like a six: it is rolled again and counts for damage.
    Fives,
    /// A one as the first die is rolled again, once.
    Steady,
    /// Sixes of the other one are not rolled again and count nothing for damage.
    NoSixes,
    /// A defender that has no reaction left parries after all with its best item.
    SecondWind,
    /// After damage the target loses the reaction of this turn and the next action.
    Stun,
    /// Heals this much at once.
    Heal(u8),
    /// The attacker may act once more in this turn.
    ActAgain,
    /// The defender's reaction is not spent.
    KeepReaction,
    /// Draws this many cards if the attack does damage, or if it is warded off.
    Spoils(u8),
    /// After damage the target takes the weapon or shield it has fitted, the best one, back to its player's hand.
    Disarm,
}

/// What is known about a unit when a boost could be played on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospects {
    pub role: Backed,
    /// It rolls, or may have to.
    pub rolls: bool,
    /// Its own sixes count.
    pub has_sixes: bool,
    /// The other one may roll sixes that count.
    pub meets_sixes: bool,
    pub heals: bool,
    pub is_hurt: bool,
    /// It may be hurt before the dice are rolled.
    pub may_be_hurt: bool,
    /// Its ones are rolled again anyway.
    pub is_steady: bool,
    /// Its target, or one that it may come to attack, has armour that counts, or may get some.
    pub meets_armour: bool,
    /// Such a target can be stunned.
    pub meets_stunnable: bool,
    /// Such a target has a weapon or shield.
    pub meets_arms: bool,
    /// An attacker falls anyway when its attack is warded off.
    pub is_avenged: bool,
}

/// What a unit does when a boost is played on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backed {
    Attacks,
    /// It is attacked and reacts.
    Reacts,
    /// It is attacked and does not react.
    Bears,
    Casts,
}

impl Extra {
    /// Whether it can make a difference for a unit.
    pub(crate) fn is_of_use(self, prospects: &Prospects) -> bool {
        let Prospects { role, rolls, has_sixes, meets_sixes, heals, is_hurt, .. } = *prospects;
        let attacks = role == Backed::Attacks;
        match self {
            Extra::Pierce(_) | Extra::IgnoreArmour => attacks && prospects.meets_armour,
            Extra::Vicious(_) => attacks && has_sixes,
            Extra::Stun => attacks && prospects.meets_stunnable,
            Extra::Disarm => attacks && prospects.meets_arms,
            Extra::Drain(_) => attacks && heals && (is_hurt || prospects.may_be_hurt),
            Extra::ActAgain => attacks || role == Backed::Casts,
            Extra::Steady => rolls && !prospects.is_steady,
            Extra::BestOfTwo | Extra::Spoils(_) => rolls,
            Extra::Fives => rolls && has_sixes,
            Extra::NoSixes => meets_sixes,
            Extra::Heal(_) => heals && is_hurt,
            Extra::Counter(_) => rolls && matches!(role, Backed::Reacts | Backed::Bears) && !prospects.is_avenged,
            Extra::SecondWind => role == Backed::Bears,
            Extra::KeepReaction => role == Backed::Reacts,
        }
    }
}

impl Extra {
    /// Whether a second copy adds nothing.
    pub(crate) fn counts_once(self) -> bool {
        match self {
            Extra::IgnoreArmour | Extra::BestOfTwo | Extra::Fives | Extra::Steady | Extra::NoSixes => true,
            Extra::SecondWind | Extra::Stun | Extra::ActAgain | Extra::KeepReaction | Extra::Disarm => true,
            Extra::Pierce(_) | Extra::Drain(_) | Extra::Counter(_) | Extra::Vicious(_) => false,
            Extra::Heal(_) | Extra::Spoils(_) => false,
        }
    }
}

/// The totals of powers and boosts for one side of a fight, or for a unit at rest.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Traits {
    pub pierce: u8,
    pub ignores_armour: bool,
    pub drain: u8,
    pub counter: u8,
    pub reflects: bool,
    pub extra_reactions: u8,
    pub bane_of_creatures: u8,
    pub bane_of_demons: u8,
    pub bane_of_magical: u8,
    pub bane_of_nonmagical: u8,
    pub vicious: u8,
    pub is_steady: bool,
    pub guard: u8,
    pub regenerate: u8,
    pub is_swift: bool,
    pub stuns: bool,
    pub steals: bool,
    pub trophy: u8,
    pub unarmed: Option<u8>,
    pub outclasses_shields: bool,
    pub outclasses_weapons: bool,
    pub cover: u8,
    pub ward: u8,
    pub rage: u8,
    pub rolls_best_of_two: bool,
    pub fives: bool,
    /// The other one's sixes do not count.
    pub forbids_sixes: bool,
    pub has_second_wind: bool,
    pub acts_again: bool,
    pub keeps_reaction: bool,
    pub spoils: u8,
    pub disarms: bool,
}

impl Traits {
    #[inline]
    pub fn add_powers(&mut self, powers: Powers) {
        for power in powers.iter() {
            match power {
                Power::Pierce(armour) => add(&mut self.pierce, armour),
                Power::IgnoreArmour => self.ignores_armour = true,
                Power::Drain(life) => add(&mut self.drain, life),
                Power::Counter(life) => add(&mut self.counter, life),
                Power::Reflect => self.reflects = true,
                Power::ExtraReaction => add(&mut self.extra_reactions, 1),
                Power::Bane(Prey::Creatures, damage) => add(&mut self.bane_of_creatures, damage),
                Power::Bane(Prey::Demons, damage) => add(&mut self.bane_of_demons, damage),
                Power::Bane(Prey::Magical, damage) => add(&mut self.bane_of_magical, damage),
                Power::Bane(Prey::Nonmagical, damage) => add(&mut self.bane_of_nonmagical, damage),
                Power::Vicious(damage) => add(&mut self.vicious, damage),
                Power::Steady => self.is_steady = true,
                Power::Guard(malus) => add(&mut self.guard, malus),
                Power::Regenerate(life) => add(&mut self.regenerate, life),
                Power::Swift => self.is_swift = true,
                Power::Stun => self.stuns = true,
                Power::Steal => self.steals = true,
                Power::Trophy(cards) => add(&mut self.trophy, cards),
                Power::Unarmed(damage) => self.unarmed = Some(self.unarmed.unwrap_or(0).max(damage)),
                Power::Outclass(Guardwork::Shields) => self.outclasses_shields = true,
                Power::Outclass(Guardwork::Weapons) => self.outclasses_weapons = true,
                Power::Cover(parry) => add(&mut self.cover, parry),
                Power::Ward(armour) => add(&mut self.ward, armour),
                Power::Rage(attack) => add(&mut self.rage, attack),
            }
        }
    }

    /// The extra damage against such a target.
    pub fn bane_of(&self, what: What, is_magical: bool) -> u8 {
        match what {
            What::Creature { .. } => self.bane_of_creatures,
            What::Hero(_) if is_magical => self.bane_of_magical,
            What::Hero(_) => self.bane_of_nonmagical,
            What::Monster => 0,
        }
    }

    /// `Extra::Heal` takes effect when the boost is played, not here.
    pub fn add_extras(&mut self, extras: Extras) {
        for extra in extras.iter() {
            match extra {
                Extra::Pierce(armour) => add(&mut self.pierce, armour),
                Extra::IgnoreArmour => self.ignores_armour = true,
                Extra::Drain(life) => add(&mut self.drain, life),
                Extra::Counter(life) => add(&mut self.counter, life),
                Extra::Vicious(damage) => add(&mut self.vicious, damage),
                Extra::BestOfTwo => self.rolls_best_of_two = true,
                Extra::Fives => self.fives = true,
                Extra::Steady => self.is_steady = true,
                Extra::NoSixes => self.forbids_sixes = true,
                Extra::SecondWind => self.has_second_wind = true,
                Extra::Stun => self.stuns = true,
                Extra::Heal(_) => {}
                Extra::ActAgain => self.acts_again = true,
                Extra::KeepReaction => self.keeps_reaction = true,
                Extra::Spoils(cards) => add(&mut self.spoils, cards),
                Extra::Disarm => self.disarms = true,
            }
        }
    }
}

/// Figures of custom cards can be large.
#[inline]
fn add(sum: &mut u8, more: u8) {
    *sum = sum.saturating_add(more);
}
