//! Why something is not allowed, and the rule behind it.

use table::sentence;

use crate::game::KleineHelden;

#[sentence(KleineHelden, Copy, rules)]
pub enum Reason {
    /// KH-07: the unit has no action left.
    AlreadyActed,
    /// KH-51: a creature cannot attack in the round it was summoned.
    JustSummoned,
    /// KH-51: creatures are not fitted, cast nothing and draw nothing.
    OnlyHeroes,
    /// KH-24
    NotMagical,
    /// KH-21
    BodyPartTaken,
    /// KH-21
    SecondShield,
    /// KH-22
    NoFreeHand,
    /// KH-23: a weapon in two hands while the other hand holds something.
    HandsFull,
    /// KH-24
    NotFittable,
    /// KH-10: there is no card that could be fitted or taken back.
    NothingToFit,
    /// KH-11: nothing that one of the two has can go over to the other.
    NothingToMove,
    /// KH-10
    TwoTakenBack,
    /// KH-10: both cards taken back come from the same hero.
    OneHeroOnly,
    /// KH-53
    SpellRests,
    /// KH-50
    NothingToAimAt,
    /// KH-15
    NoReactionLeft,
    /// KH-38: this spell does not ward off such attacks.
    WrongSpell,
    /// KH-36: weapons do not help against shots, and nothing but resistance against spells.
    NoHelpAgainstThis,
    /// KH-32: sixes of the group count for nothing, and without them no roll is enough.
    TooStrong,
    /// KH-56
    DemonNotProtected,
    /// KH-74: the target of this attack cannot be protected.
    TooSwift,
    /// KH-61
    OneEventATurn,
    /// KH-62: its power was used in this round.
    AlreadyUsed,
    /// KH-16: three hand cards are traded for one.
    TooFewCards { cards: usize },
    /// KH-17: a hero costs eight hand cards.
    TooFewForHero { cards: usize },
    /// KH-17
    AlreadyBought,
    /// KH-17
    NoHeroesLeft,
    /// KH-56: the demon at the group forbids it.
    Burdened,
    /// KH-07: fewer or more cards than are drawn, or more than a pile has.
    WrongMix,
    /// KH-31: it is not in the hand, or nothing to be declared now.
    NotPlayable,
    /// KH-61: a foiled attack or a countered spell needs no further card.
    OverAnyway,
    /// KH-31: one of the cards would do nothing, alone or beside the others.
    AddsNothing,
    /// KH-60: manoeuvres wait for a roll.
    ManoeuvreBeforeRoll,
    /// KH-55: so do potions.
    PotionBeforeRoll,
    /// KH-61: some spontaneous events are about a fight or a spell under way.
    NothingUnderWay,
    /// KH-38: defence spells are reactions.
    OnlyInDefence,
    /// KH-12
    NobodyToAttack,
    /// KH-14
    NoCardToDraw,
    /// KH-39: the unit cannot protect here.
    CannotProtect,
}
