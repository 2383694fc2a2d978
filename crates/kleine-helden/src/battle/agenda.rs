//! The steps of a game, and how it ends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Vocabulary, choice};

use super::{Aim, Deed, Means, Origin, Side, UnitId};
use crate::content::{CardId, Pile};

/// The steps of a game, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    RollFirst,
    DrawHeroes,
    ChooseStart,
    DrawStart {
        side: Side,
        mix: Mix,
    },
    Redraw {
        side: Side,
        mix: Mix,
    },
    LayOut(Side),
    BeginScenario,
    BeginRound,
    BeginTurn(Side),
    /// Asks which piles, then draws.
    Draw {
        side: Side,
        cards: u8,
    },
    Act,
    Equip {
        unit: UnitId,
        taken: u8,
        from: Option<UnitId>,
        may_stop: bool,
    },
    Transfer {
        one: UnitId,
        other: UnitId,
    },
    /// The attacker's player names the target.
    Target {
        by: UnitId,
        means: Means,
    },
    OfferProtection,
    Defend,
    /// The protector's player chooses what to parry with.
    ParryAsProtector,
    Window(Window),
    /// A card or power that was declared in a window is resolved.
    Declared {
        side: Side,
        card: CardId,
        window: Window,
    },
    Rolls,
    EndFight,
    /// A player chooses the aim of an effect.
    Aim {
        deed: Deed,
        origin: Option<Origin>,
    },
    CastRoll,
    EndCasting,
    Work {
        deed: Deed,
        aim: Aim,
    },
    /// KH-62: after each use.
    Loyalty {
        side: Side,
        card: CardId,
    },
    Pay {
        price: Price,
        left: u8,
    },
    BuyHero,
    SettleFallen,
    EndTurn,
    NextTurn,
    /// The wild side acts at the end of a round.
    Wild {
        unit: UnitId,
    },
    /// A monster attacks.
    Strike {
        unit: UnitId,
        at: Quarry,
    },
    /// All monsters have acted.
    AfterWild,
    EndRound,
}

/// When several seats at once can declare cards and powers.
#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum Window {
    /// KH-31: before the first roll of a fight.
    Fight,
    /// Before the roll of a general spell.
    Cast,
    /// KH-61: at the end of a turn.
    TurnEnd,
}

/// The target of a monster's attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Quarry {
    /// A random enemy.
    Anybody,
    /// The enemy with the least life.
    Weakest,
    /// A random one of this group.
    Group(Side),
}

/// KH-16, KH-17: what hand cards are traded for.
#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum Price {
    Trade,
    Hero,
}

/// How many cards of each pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    pub equipment: u8,
    pub magic: u8,
    pub tactics: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The seats that have won, one bit each.
    pub winners: u8,
    pub how: Ended,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(plain, key = "outcome")]
pub enum Ended {
    /// KH-72: the last group standing.
    LastGroup,
    /// KH-72: all were eliminated together.
    NobodyLeft,
    /// Nothing happened for so long that the game was stopped.
    BrokenOff,
    /// The monster was slain.
    Slain,
    /// The groups held out.
    HeldOut,
    /// All groups are out, and the game itself has won.
    Defeated,
    /// A player has gathered the treasures.
    Treasure,
}

impl Step {
    /// A hand card about to be played, while its player still chooses the aim.
    pub(crate) fn card_in_hand(&self) -> Option<CardId> {
        match *self {
            Step::Target { means: Means::Spell { card, origin: Origin::Hand }, .. } => Some(card),
            Step::Aim { deed, origin: Some(Origin::Hand) | None } | Step::Work { deed, .. } => Some(deed.card),
            _ => None,
        }
    }
}

impl Mix {
    pub fn only(pile: Pile, cards: u8) -> Mix {
        let mut mix = Mix::default();
        *mix.of_mut(pile) = cards;
        mix
    }

    #[inline]
    pub fn of(self, pile: Pile) -> u8 {
        match pile {
            Pile::Equipment => self.equipment,
            Pile::Magic => self.magic,
            Pile::Tactics => self.tactics,
        }
    }

    pub fn of_mut(&mut self, pile: Pile) -> &mut u8 {
        match pile {
            Pile::Equipment => &mut self.equipment,
            Pile::Magic => &mut self.magic,
            Pile::Tactics => &mut self.tactics,
        }
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.equipment + self.magic + self.tactics
    }
}
