//! The vocabulary between the rules and the players: questions, choices, rolls. Reasons are in `reasons.rs`, events in
//! `told.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Arg, Speaker, Term, choice, sentence};

use crate::battle::{Aim, Defence, Grip, Means, Mix, Origin, Price, Side, Target, UnitId, Window};
use crate::content::{CardId, Cards, HeroId, Pile};
use crate::game::KleineHelden;
use crate::words::{say_interrupted, show_means, show_parry};

/// In the order of the rulebook; each says what it is answered with.
#[sentence(KleineHelden, Copy)]
pub enum Question {
    /// From which piles do you draw your first cards? Answered with [`Mix`].
    Start { cards: u8 },
    /// Do you show your first cards and draw again? Answered with [`Redraw`].
    Redraw,
    /// What are your heroes fitted with at the start? Answered with [`Fit`].
    LayOut,
    /// From which piles do you draw? Answered with [`Mix`].
    Draw { cards: u8 },
    /// What do you do? Answered with [`Act`].
    Act,
    /// What is this hero fitted with, of `back` cards that may still be taken back? Answered with [`Fit`].
    Equip { unit: UnitId, back: u8 },
    /// What changes places between these two? Answered with [`Move`].
    Transfer { one: UnitId, other: UnitId },
    /// Whom does it attack? Answered with [`Target`].
    Target { by: UnitId, means: Means },
    /// Does one of yours protect another player's? Answered with [`Protect`].
    Protect { by: UnitId, means: Means, at: Target },
    /// How is the attack met? Answered with [`Defend`].
    Defend { by: UnitId, means: Means, at: Target },
    /// What does your protector parry with? Answered with [`Defence`].
    Parry { by: UnitId, means: Means, unit: UnitId },
    /// Which cards and powers do you use now? Answered with [`Declare`]. It depends on what else is played whether the
    /// gambles do anything.
    #[with(before = say_interrupted(speaker, *window))]
    Declare {
        window: Window,
        #[say(untouched)]
        gambles: Cards,
    },
    /// What is the effect of this card directed at? Answered with [`Aim`].
    Aim { card: CardId },
    /// Which card do you give, of those that are still due? Answered with [`Pay`].
    Pay { price: Price, left: u8 },
    /// What do you take from the fallen? Answered with [`Loot`].
    Loot { unit: UnitId },
}

#[choice(KleineHelden, Copy, choices)]
pub enum Choice {
    Mix(Mix),
    Redraw(Redraw),
    Fit(Fit),
    Act(Act),
    Move(Move),
    Target(Target),
    Protect(Protect),
    Defend(Defend),
    Parry(Defence),
    Declare(Declare),
    Aim(Aim),
    Pay(Pay),
    Loot(Loot),
}

/// KH-06.
#[choice(KleineHelden, Copy)]
pub enum Redraw {
    Keep,
    Again,
}

/// KH-10: one thing at a time.
#[choice(KleineHelden, Copy)]
pub enum Fit {
    /// A card of the hand.
    Put { card: CardId, to: UnitId },
    /// Back to the hand.
    TakeBack { card: CardId, from: UnitId },
    /// Nothing more.
    Done,
}

/// What can be done in the own turn: the actions in the order of the rulebook, then what costs none.
#[choice(KleineHelden, Copy)]
pub enum Act {
    /// KH-10.
    Equip { unit: UnitId },
    /// KH-11.
    Transfer { one: UnitId, other: UnitId },
    /// The target is asked for afterwards.
    #[with(figures = show_means(speaker, *by, *means))]
    Attack { by: UnitId, means: Means },
    /// A general spell or a summoning.
    Cast { by: UnitId, card: CardId, origin: Origin },
    /// KH-14.
    Forgo { unit: UnitId },
    /// Looks for a treasure, in that scenario.
    Search { unit: UnitId },
    /// An NPC, demon, event or spontaneous event of the hand.
    Play { card: CardId },
    /// The power of the own NPC or of a fitted artefact.
    Use { card: CardId },
    /// KH-16.
    Trade,
    /// KH-17.
    Buy,
    /// KH-07.
    EndTurn,
}

/// KH-11: a card goes to the other one of the two; what is in its way comes back.
#[choice(KleineHelden, Copy)]
pub enum Move {
    Card { card: CardId },
    Done,
}

/// KH-39.
#[choice(KleineHelden, Copy)]
pub enum Protect {
    Leave,
    With { unit: UnitId },
}

/// KH-15: what an attacked player can do.
#[choice(KleineHelden, Copy)]
pub enum Defend {
    /// Nothing: the attack hits by itself.
    Waive,
    /// KH-33: with a weapon or shield.
    #[with(figures = show_parry(speaker, *card, *grip))]
    Parry { card: CardId, grip: Grip },
    /// KH-33: without anything.
    Dodge,
    /// KH-38.
    Spell { card: CardId, origin: Origin },
    /// Another one of the own group steps in.
    Shield { unit: UnitId },
    /// Another player's offer is taken.
    Accept { unit: UnitId },
}

/// The cards of the hand, and the NPC and artefacts whose powers are used; nothing is a pass.
#[choice(KleineHelden, Copy)]
pub struct Declare {
    pub cards: Cards,
}

#[choice(KleineHelden, Copy)]
pub struct Pay {
    pub card: CardId,
}

/// KH-70.
#[choice(KleineHelden, Copy)]
pub enum Loot {
    Nothing,
    Card { card: CardId },
}

/// Why dice are rolled.
#[sentence(KleineHelden, Copy)]
pub enum Chance {
    /// Who begins.
    First,
    /// KH-02: draws a hero, from the pile with or without magic, or from all.
    Hero { side: Side, magical: Option<bool> },
    /// Draws a card from a pile.
    Card { side: Side, pile: Pile },
    /// Takes a random card from the hand of a side.
    HandCard { side: Side },
    /// KH-32.
    Attack { by: UnitId },
    /// KH-33.
    Defence { at: Target },
    /// KH-50.
    Casting { by: UnitId },
    /// KH-62: whether the NPC stays.
    Loyalty { side: Side },
    /// A random unit of a side.
    Unit { side: Side },
    /// Looking for a treasure.
    Search { by: UnitId },
    /// What a monster does, or to whom.
    Wild,
}

impl Declare {
    pub const PASS: Declare = Declare { cards: Cards::NONE };
}

impl From<Defence> for Defend {
    fn from(defence: Defence) -> Defend {
        match defence {
            Defence::None => Defend::Waive,
            Defence::Parry { card, grip } => Defend::Parry { card, grip },
            Defence::Dodge => Defend::Dodge,
            Defence::Spell { card, origin } => Defend::Spell { card, origin },
        }
    }
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    Hero(HeroId),
    Card(CardId),
}

impl Term<KleineHelden> for Drawn {
    fn say(&self, speaker: Speaker<'_, KleineHelden>) -> Arg {
        match self {
            Drawn::Hero(hero) => hero.say(speaker),
            Drawn::Card(card) => card.say(speaker),
        }
    }
}
