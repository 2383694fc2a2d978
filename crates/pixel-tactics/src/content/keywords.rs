//! Everything that a card can say, as small data. The rules ask for it where it matters.
//!
//! A text that editions or own cards could print with another figure has that figure as its value.
//! Data files write the word and the values of each. What people read is in `texts/cards.*.ftl`, or in the entry of the
//! only card that says it.

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

/// What a hero can do all the time while it stands in the row of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Passive {
    /// PT-20: may become the target of a ranged attack on somebody behind it in its column.
    Intercept,
    /// The hero directly before it can intercept.
    ForerunnerIntercept,
    /// PT-19: can attack from afar.
    Ranged,
    ForerunnerRanged,
    SupporterRanged,
    /// Its own attack is higher by this.
    Attack(u8),
    ForerunnerAttack(u8),
    SupporterAttack(u8),
    /// Its attack is higher by this against a hero that has intercept.
    AttackAgainstInterceptors(u8),
    /// Its attack is higher by this for each damage on it.
    AttackPerDamage(u8),
    /// Its attack is higher by this for each corpse in both troops.
    AttackPerCorpse(u8),
    /// Its attack is higher by this while the position directly before it holds a corpse.
    AttackBehindCorpse(u8),
    /// Its printed attack is multiplied by this when the target is a leader.
    TimesAgainstLeader(u8),
    /// Its printed attack is multiplied by this when the target is a hero.
    TimesAgainstHeroes(u8),
    /// The printed attack of the hero before it is multiplied by this when the target is a hero.
    ForerunnerTimesAgainstHeroes(u8),
    /// One attack of it hits every enemy hero and leader that melee can reach.
    AttackAllInMelee,
    /// It takes less damage by this from every attack.
    Armor(u8),
    ForerunnerArmor(u8),
    /// The own leader takes less damage by this from every attack.
    LeaderArmor(u8),
    /// It takes no damage from ranged attacks.
    RangedProof,
    /// The own leader takes no damage from ranged attacks.
    LeaderRangedProof,
    /// The hero or leader directly behind it takes no damage from attacks on it.
    SupporterAttackProof,
    /// A hero that attacks it takes this much damage.
    Thorns(u8),
    /// A hero that attacks its troop in melee takes this much damage.
    TroopThorns(u8),
    /// It heals by the damage it deals.
    Drain,
    /// PT-41: damage of any own hero may be put on it.
    TakeFromTroop,
    /// PT-41: damage of own heroes in this row may be put on it.
    TakeFromRow(Row),
    /// PT-41: damage of the hero before it may be put on it.
    TakeFromForerunner,
    /// After the first order its owner plays in a rear wave it makes a ranged attack for free.
    ShotAfterOrderInWave,
    /// After the first order its owner plays in a turn it makes a ranged attack for free.
    ShotAfterOrderInTurn,
    /// Its owner may look at the top card of the own deck at any time.
    SeeTopCard,
}

/// PT-21: what a hero can do instead of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Spell {
    /// This much damage to each of up to so many different heroes.
    DamageEach { damage: u8, heroes: u8 },
    /// This much damage to the enemy leader.
    DamageLeader(u8),
    /// This much damage to every enemy hero and leader that melee can reach.
    DamageAllInMelee(u8),
    /// Kills one melee-capable hero.
    KillInMelee,
    /// Heals up to this much on one hero.
    Heal(u8),
    /// Heals up to this much on each of up to so many different heroes.
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

/// What a leader can do. Some have several abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
#[keyword(key = "leader")]
pub enum LeaderAbility {
    /// The leader can attack from afar.
    Ranged,
    /// The leader and all own heroes can attack from afar.
    TroopRanged,
    /// All own heroes can intercept.
    HeroesIntercept,
    /// Own heroes have this much more attack.
    HeroAttack(u8),
    /// Own heroes have this much more attack in melee.
    HeroMelee(u8),
    /// Own heroes and the leader have this much more attack in melee.
    TroopMelee(u8),
    /// Own heroes have this much more attack while their owner is first player.
    HeroAttackWhenFirst(u8),
    /// Own heroes take less damage by this from every attack while their owner is second player.
    HeroArmorWhenSecond(u8),
    /// Own heroes have this much more attack if they have taken damage in this wave.
    HeroAttackWhenHurt(u8),
    /// PT-45: a marker at the end of each round; own heroes have this much more attack for each.
    Markers(u8),
    /// Own heroes and the leader take less damage by this from every attack.
    TroopArmor(u8),
    /// Own heroes and the leader heal by the damage they deal to enemy heroes.
    DrainHeroes,
    /// Own heroes and the leader heal by all damage their attacks deal.
    DrainAttacks,
    /// At the end of each wave, before the loss check, every enemy hero takes this much damage.
    WaveDamage(u8),
    /// At the end of each wave, before the loss check, the own cards of its row heal this much.
    WaveHeal(u8),
    /// At the end of each own turn the own cards of the wave's row heal this much.
    TurnHeal(u8),
    /// PT-51: after each own attack the opponent checks losses at once.
    CheckAfterAttack,
    /// PT-54: an own hero that is killed attacks in melee at once.
    PartingAttack,
    /// The leader has the ability, attack and life of the enemy leader.
    CopyLeader,
    /// The opponent may not clear corpses by action.
    ForbidClearing,
    /// After each order of the own side a hero takes this much damage.
    DamageAfterOrder(u8),
    /// PT-42: the leader takes what would be lethal to an own hero.
    TakeLethal,
    /// The owner chooses the target of every enemy melee attack.
    RedirectMelee,
    /// From round 2 on, a hero that is recruited may attack at once for free.
    AttackOnRecruit,
    /// PT-17: orders cost no action.
    FreeOrders,
    /// The first so many orders of a turn cost no action.
    FreeOrdersInTurn(u8),
    /// PT-17: recruiting costs no action.
    FreeRecruits,
    /// PT-17: moving costs no action.
    FreeMoves,
    /// PT-17: clearing a corpse costs no action.
    FreeClearing,
    /// The opponent's hand lies open.
    OpenHand,
    /// PT-53: an enemy hero that is killed may change sides.
    TakeFallen,
    /// This many actions in each wave.
    Actions(u8),
    /// PT-55: own corpses may attack in melee with this attack, in the wave of their row.
    CorpsesAttack(u8),
    /// As an action, an own corpse of any row attacks in melee with this attack.
    CorpseAction(u8),
    /// Once in a wave, as an action: shows a hand card and kills an enemy hero of that name.
    KillNamesake,
    /// At the end of each round, names a card that neither troop may keep.
    Outlaw,
    /// At the end of each round, draws this many cards.
    DrawEachRound(u8),
}

impl Row {
    pub const ALL: [Row; 3] = [Row::Front, Row::Flank, Row::Rear];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}
