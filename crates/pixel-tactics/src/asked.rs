//! The vocabulary between the rules and the players: questions, choices, reasons, rolls. Events are in `told.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::{CardId, Row};
use crate::place::{Column, Place};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which hand card becomes your leader? Answered with [`Leader`].
    Leader,
    /// What do you do? `left` actions are left, and `orders` more that can only be orders. Answered with [`Act`].
    Act { left: u8, orders: u8 },
    /// Does a hero take damage of another upon itself, before `before` happens? Answered with [`TakeOver`].
    TakeOver { before: Before },
    /// Does somebody intercept the shot? Answered with [`Intercept`].
    Intercept { by: Place, at: Place },
    /// Which of your cards does the enemy attack in melee? Answered with [`Pick`].
    MeleeTarget { by: Place },
    /// Which attack does the effect of this card cause? Answered with [`Strike`].
    Strike { card: CardId },
    /// Which effect comes first? Answered with [`First`].
    First,
    /// Who takes this much damage? So many may still be chosen. Answered with [`Pick`].
    Damage { amount: u8, left: u8 },
    /// Who takes one of the `left` points of damage? Answered with [`Split`].
    SplitDamage { left: u8 },
    /// Who is healed by up to this much? So many may still be chosen. Answered with [`Pick`].
    Heal { amount: u8, left: u8 },
    /// Whose damage is healed, of `left` points? Answered with [`Split`].
    SplitHeal { left: u8 },
    /// From whom does the caster gather damage, of `left` points? Answered with [`Split`].
    Gather { to: Place, left: u8 },
    /// Who gets the next of up to `left` points of damage from the own leader? Answered with [`Split`].
    PassDamage { left: u8 },
    /// Whose damage is moved? Answered with [`Pick`].
    MoveDamageFrom,
    /// And who gets it? Answered with [`Pick`].
    MoveDamageTo { from: Place },
    /// Who is killed? Answered with [`Pick`].
    Kill,
    /// Whose attack grows by this much? Answered with [`Pick`].
    Boost { attack: u8 },
    /// Which corpse comes back to life? Answered with [`Pick`].
    Revive,
    /// Whose spell is copied? Answered with [`Pick`].
    CopySpell { by: Place },
    /// Who changes places? Answered with [`Pick`].
    Swap,
    /// And with whom? Answered with [`Pick`].
    SwapWith { one: Place },
    /// Who goes back to the hand? Answered with [`Pick`].
    Return,
    /// Who is recruited, and where? Answered with [`Recruit`].
    Recruit,
    /// Who goes where? Answered with [`Arrange`].
    Arrange,
    /// Which rows or columns does the effect of this card touch? Answered with [`Line`].
    Line { card: CardId },
    /// Which hand card do you show? The opponent executes its order. Answered with [`PickCard`].
    ShowToOpponent,
    /// Which hand card do you show, to execute its order? Answered with [`PickCard`].
    ShowOrder,
    /// Which hand card do you play as an order? Answered with [`PickCard`].
    PlayOrder,
    /// Do you play the drawn card as an order? Answered with [`PickCard`].
    PlayDrawn { card: CardId },
    /// Which of the drawn cards do you keep? Answered with [`PickCard`].
    Keep,
    /// And which one do you put back on top? Answered with [`PickCard`].
    PutBack,
    /// Which card lies next on the deck, from the top? Answered with [`PickCard`].
    ArrangeTop { place: u8 },
    /// Which card of the enemy hand is discarded? Answered with [`PickCard`].
    DiscardEnemy,
    /// Which card do you name? Answered with [`PickCard`].
    Name { why: Naming },
    /// Where does the fallen enemy join you? Answered with [`Pick`].
    TakeFallen { hero: Place },
}

/// What comes after damage may be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Before {
    /// The loss check.
    Losses,
    /// The end of the hero in this position: it is killed, goes away or is moved.
    Removal(Place),
    /// The enemy moves damage.
    MovedDamage,
}

/// Why a card is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Naming {
    Search,
    Denounce,
    Outlaw,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    Leader(Leader),
    Act(Act),
    TakeOver(TakeOver),
    Intercept(Intercept),
    Strike(Strike),
    First(First),
    Pick(Pick),
    Split(Split),
    Recruit(Recruit),
    Arrange(Arrange),
    Line(Line),
    Card(PickCard),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    pub card: CardId,
}

/// The actions in the order of the rulebook, then what can be done beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    Draw,
    /// PT-04: a hand card for a promo card.
    DrawPromo {
        discard: CardId,
    },
    Recruit {
        card: CardId,
        at: Place,
    },
    Attack(Attack),
    Order {
        card: CardId,
    },
    Clear {
        at: Place,
    },
    Move {
        from: Place,
        to: Place,
    },
    /// The leader's action: shows a hand card and kills an enemy hero of that name.
    KillNamesake {
        card: CardId,
        at: Place,
    },
    /// PT-41, free of charge.
    TakeOver {
        from: Place,
        by: Place,
        amount: u8,
    },
    /// Ends the turn; offered when no action is left or possible and only free things are.
    Done,
}

/// An attack. No target is named when the defender chooses it, when all that can be reached are hit, and with a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub by: Place,
    pub how: How,
    pub at: Option<Place>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Melee,
    Ranged,
    Spell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TakeOver {
    Done,
    Take { from: Place, by: Place, amount: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Intercept {
    LetThrough,
    By { hero: Place },
}

/// An attack that an effect causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Strike {
    /// Only where the effect says "may".
    Decline,
    Attack(Attack),
}

/// What is settled first of two things that happen at the same time (PT-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum First {
    Healing,
    Damage,
}

/// A hero, leader, corpse or position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pick {
    /// Nobody, or nobody else.
    Done,
    At {
        at: Place,
    },
}

/// Some of the points that are split among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Split {
    Done,
    To { at: Place, amount: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Recruit {
    Done,
    Hero { card: CardId, at: Place },
}

/// One change of places; who stands at `to` comes to `from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Arrange {
    Done,
    Put { from: Place, to: Place },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Line {
    /// A row of one troop.
    Row { seat: Seat, row: Row },
    /// A column of one troop.
    Column { seat: Seat, column: Column },
    /// PT-44: two columns that face each other.
    Columns { column: Column },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PickCard {
    /// No card, or no further one.
    Done,
    /// A card of the own hand.
    Hand { card: CardId },
    /// A card of the enemy hand, which lies open to the one who chooses.
    EnemyHand { card: CardId },
    /// A card of the own deck that was looked at.
    Deck { card: CardId },
    /// A card that is only named.
    Named { card: CardId },
}

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Shuffles the deck of a seat.
    Shuffle {
        seat: Seat,
    },
    ShufflePromos,
    FirstPlayer,
    /// Takes a random card from the hand of a seat.
    HandCard {
        seat: Seat,
    },
}

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    NotInHand,
    DeckIsEmpty,
    PromosAreGone,
    NoFreePosition,
    WrongRow,
    WrongRowToRecruit,
    Ceasefire,
    AlreadyActed,
    NotMeleeCapable,
    TargetNotMeleeCapable,
    NotRanged,
    /// The enemy leader lets its owner choose the target.
    DefenderChooses,
    NoActionLeft,
    /// Only orders are left.
    OrdersOnly,
    ClearingIsForbidden,
    AlreadyShownInWave,
}

impl Reason {
    pub fn rule(self) -> &'static str {
        match self {
            Reason::NotInHand => "PT-02",
            Reason::DeckIsEmpty => "PT-08",
            Reason::PromosAreGone => "PT-04",
            Reason::NoFreePosition | Reason::WrongRowToRecruit => "PT-09",
            Reason::WrongRow => "PT-10",
            Reason::Ceasefire => "PT-15",
            Reason::AlreadyActed => "PT-14",
            Reason::NotMeleeCapable | Reason::TargetNotMeleeCapable => "PT-18",
            Reason::NotRanged => "PT-19",
            Reason::DefenderChooses => "PT-L.arec",
            Reason::NoActionLeft => "PT-07",
            Reason::OrdersOnly => "PT-H.mystic.order",
            Reason::ClearingIsForbidden => "PT-L.adjenna",
            Reason::AlreadyShownInWave => "PT-L.marion",
        }
    }
}

impl TryFrom<Choice> for Leader {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Leader, ()> {
        match choice {
            Choice::Leader(leader) => Ok(leader),
            _ => Err(()),
        }
    }
}

impl From<Leader> for Choice {
    fn from(choice: Leader) -> Choice {
        Choice::Leader(choice)
    }
}

impl From<Act> for Choice {
    fn from(choice: Act) -> Choice {
        Choice::Act(choice)
    }
}

impl From<TakeOver> for Choice {
    fn from(choice: TakeOver) -> Choice {
        Choice::TakeOver(choice)
    }
}

impl From<Intercept> for Choice {
    fn from(choice: Intercept) -> Choice {
        Choice::Intercept(choice)
    }
}

impl From<Strike> for Choice {
    fn from(choice: Strike) -> Choice {
        Choice::Strike(choice)
    }
}

impl From<First> for Choice {
    fn from(choice: First) -> Choice {
        Choice::First(choice)
    }
}

impl From<Pick> for Choice {
    fn from(choice: Pick) -> Choice {
        Choice::Pick(choice)
    }
}

impl From<Split> for Choice {
    fn from(choice: Split) -> Choice {
        Choice::Split(choice)
    }
}

impl From<Recruit> for Choice {
    fn from(choice: Recruit) -> Choice {
        Choice::Recruit(choice)
    }
}

impl From<Arrange> for Choice {
    fn from(choice: Arrange) -> Choice {
        Choice::Arrange(choice)
    }
}

impl From<Line> for Choice {
    fn from(choice: Line) -> Choice {
        Choice::Line(choice)
    }
}

impl From<PickCard> for Choice {
    fn from(choice: PickCard) -> Choice {
        Choice::Card(choice)
    }
}

/// Where nothing but a position can be answered, rules offer positions.
impl From<Place> for Choice {
    fn from(at: Place) -> Choice {
        Choice::Pick(Pick::At { at })
    }
}

/// Where nothing but an attack can be answered, rules offer attacks.
impl From<Attack> for Choice {
    fn from(attack: Attack) -> Choice {
        Choice::Strike(Strike::Attack(attack))
    }
}

/// A card of the own hand, or none where that can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandCard(pub Option<CardId>);

/// A card of the enemy hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EnemyCard(pub CardId);

/// A card of the own deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeckCard(pub CardId);

/// A card that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name(pub CardId);

impl From<HandCard> for Choice {
    fn from(HandCard(card): HandCard) -> Choice {
        Choice::Card(card.map_or(PickCard::Done, |card| PickCard::Hand { card }))
    }
}

impl From<EnemyCard> for Choice {
    fn from(EnemyCard(card): EnemyCard) -> Choice {
        Choice::Card(PickCard::EnemyHand { card })
    }
}

impl From<DeckCard> for Choice {
    fn from(DeckCard(card): DeckCard) -> Choice {
        Choice::Card(PickCard::Deck { card })
    }
}

impl From<Name> for Choice {
    fn from(Name(card): Name) -> Choice {
        Choice::Card(PickCard::Named { card })
    }
}
