//! Spells and orders of cards, as small data. `abilities.rs` has permanent abilities.
//!
//! A figure that editions or custom cards could print differently is a value of its keyword.
//! Data files have the word and the values of each. What people read is in `texts/cards.*.ftl`, or in the entry of the
//! only card that has it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Keyword, Vocabulary};

/// A row of a troop, which is also a wave (PT-06, PT-07).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    Vocabulary,
    Keyword,
)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Row {
    #[default]
    Front,
    Flank,
    Rear,
}

/// PT-21: what a hero can do instead of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Spell {
    /// This much damage to each of up to this many different heroes.
    DamageEach { damage: u8, heroes: u8 },
    /// This much damage to the enemy leader.
    DamageLeader(u8),
    /// This much damage to every enemy hero and leader that melee can reach.
    DamageAllInMelee(u8),
    /// Kills one melee-capable hero.
    KillInMelee,
    /// Heals up to this much on one hero.
    Heal(u8),
    /// Heals up to this much on each of up to this many different heroes.
    HealEach { damage: u8, heroes: u8 },
    /// Heals up to this much on the own leader.
    HealLeader(u8),
    /// Removes all damage from itself.
    HealSelf,
    /// Moves up to this much damage from own heroes to itself.
    GatherDamage(u8),
    /// Moves up to this much damage from the own leader to any hero.
    PassLeaderDamage(u8),
    /// Revives a corpse and takes damage equal to that hero's life.
    ReviveForLife,
    /// Does what the spell of another hero in this row does, in either troop.
    Copy(Row),
    /// Another own hero of this row attacks in melee.
    CommandRowMelee(Row),
    /// Another own hero of this row makes a ranged attack.
    CommandRowRanged(Row),
    /// The own leader attacks in melee.
    CommandLeader,
    /// Any own hero attacks in melee, itself too.
    CommandHero,
    /// Another own hero attacks in melee.
    CommandOther,
    /// Changes places with an own hero, then attacks in melee.
    SwapAndAttack,
    /// The same, but only with a melee-capable hero.
    SwapInMeleeAndAttack,
    /// Exchanges two own heroes or corpses.
    SwapOwn,
    /// Exchanges two enemy heroes or corpses.
    SwapEnemy,
    /// Returns an own hero to the hand.
    ReturnOwn,
    /// Returns a melee-capable hero to its owner's hand.
    ReturnInMelee,
    /// Recruits a hero on any free own position.
    Recruit,
    /// Recruits a hero that attacks and is then discarded.
    Apparition,
    /// The opponent chooses and shows a hand card and keeps it; its order is executed.
    BorrowOrder,
    /// Draws a card, which may be played as an order for free.
    DrawForOrder,
    /// Draws this many cards.
    Draw(u8),
    /// Draws three cards: keeps one, puts one back on top, discards one.
    Sift,
    /// Looks at this many cards on top of the own deck and puts them back in any order.
    ArrangeTop(u8),
    /// Looks at the enemy hand and discards one card of it.
    DiscardChosen,
    /// The opponent discards this many random cards.
    DiscardRandom(u8),
    /// The opponent has this many actions fewer in the next wave (PT-58).
    Hinder(u8),
    /// Clears all corpses of one row of either troop.
    ClearRow,
}

/// PT-11: what a card does when it is played as an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
#[keyword(key = "order")]
pub enum OrderEffect {
    /// This much damage, split freely among any heroes.
    SplitDamage(u8),
    /// PT-44: this much damage to every hero in one column of both troops.
    DamageColumn(u8),
    /// This much damage to every hero of this row in both troops.
    DamageRow { row: Row, damage: u8 },
    /// This much damage to every melee-capable enemy hero and leader.
    DamageAllInMelee(u8),
    /// Kills any hero.
    Kill,
    /// Every hero that attacks or has attacked the own troop in melee in this wave is killed.
    KillAttackers,
    /// Heals up to this much, split freely among heroes.
    SplitHeal(u8),
    /// Moves all damage of one hero to another.
    MoveDamage,
    /// Revives a corpse without damage.
    Revive,
    /// A hero has this much more attack until the end of the wave.
    Boost(u8),
    /// The frontmost hero of each own column attacks in melee.
    FrontmostAttack,
    /// The same, but no leader may be the target.
    FrontmostAttackHeroes,
    /// Arranges the own heroes and corpses anew.
    RearrangeTroop,
    /// Arranges the heroes and corpses in one enemy column anew.
    RearrangeEnemyColumn,
    /// Arranges the heroes and corpses in one column of either troop anew.
    RearrangeColumn,
    /// Recruits any number of heroes into one own row.
    RecruitRow,
    /// Shows a card of the own hand and executes its order; the card stays.
    ShowOrder,
    /// Executes the order printed on the card of the own leader.
    LeaderOrder,
    /// Takes a random card from the enemy hand, executes its order and discards it.
    StealOrder,
    /// Plays any number of hand cards as orders.
    AnyOrders,
    /// This many actions more in this turn, for orders alone.
    OrderActions(u8),
    /// This many actions more in this turn.
    Actions(u8),
    /// Discards the hand and draws as many cards and this many more.
    RenewHand(u8),
    /// Names a card, searches the own deck for it, takes it and shuffles.
    Search,
    /// The opponent discards this many random cards.
    DiscardRandom(u8),
    /// Names a card other than the enemy leader's; the opponent discards it from hand and troop.
    Denounce,
    /// Returns all corpses of one row of one troop to the hands of their owners.
    ReturnCorpses,
}

impl Row {
    pub const ALL: [Row; 3] = [Row::Front, Row::Flank, Row::Rear];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}
