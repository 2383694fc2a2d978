//! What happened, in the past tense.

use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

use crate::asked::How;
use crate::content::{CardId, Row};
use crate::place::Place;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A game of a series, or the only one.
    GameBegan {
        number: u8,
    },
    HandsDrawn {
        cards: [u8; 2],
    },
    /// PT-03: both had chosen this leader.
    SameLeader {
        card: CardId,
    },
    LeadersRevealed {
        leaders: [CardId; 2],
    },
    FirstPlayerDrawn {
        seat: Seat,
    },
    RoundBegan {
        round: u16,
        first: Seat,
    },
    WaveBegan {
        row: Row,
    },
    TurnBegan {
        seat: Seat,
        actions: u8,
    },
    /// PT-16: nothing was possible any more.
    TurnLapsed {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        cards: u8,
    },
    /// Told to the one who drew.
    SawDrawn {
        cards: Vec<CardId>,
    },
    DrewPromo {
        seat: Seat,
        discarded: CardId,
    },
    Recruited {
        card: CardId,
        at: Place,
    },
    Moved {
        card: CardId,
        from: Place,
        to: Place,
    },
    Cleared {
        card: CardId,
        at: Place,
    },
    OrderPlayed {
        seat: Seat,
        card: CardId,
    },
    /// An order was executed without being played, because of another card.
    OrderCopied {
        seat: Seat,
        card: CardId,
    },
    /// PT-57: the effect would have run itself again.
    LoopIgnored {
        card: CardId,
    },
    /// An attack was declared. `at` is missing when it hits all that it can reach.
    AttackBegan {
        by: Piece,
        how: How,
        at: Option<Piece>,
    },
    TargetRedirected {
        by: Piece,
        at: Piece,
    },
    Intercepted {
        by: Piece,
        at: Piece,
    },
    LetThrough {
        at: Piece,
    },
    /// PT-50: the attack value is the sum of its parts, less what the target takes less.
    Hit {
        by: Piece,
        at: Piece,
        attack: Vec<Part>,
        less: Vec<Part>,
        damage: u8,
    },
    SpellCast {
        by: Place,
        card: CardId,
        row: Row,
    },
    SpellCopied {
        by: Piece,
        from: Piece,
    },
    Damaged {
        at: Piece,
        damage: u8,
    },
    /// A hero or leader took damage because it attacked.
    StruckBack {
        by: Piece,
        at: Piece,
        damage: u8,
    },
    Healed {
        at: Piece,
        healed: u8,
    },
    /// PT-42: the leader took what would have been lethal.
    LethalTaken {
        by: Piece,
        from: Piece,
        damage: u8,
    },
    TookOver {
        from: Piece,
        by: Piece,
        damage: u8,
    },
    DamageMoved {
        from: Piece,
        to: Piece,
        damage: u8,
    },
    Boosted {
        at: Piece,
        attack: u8,
    },
    LossesChecked {
        seats: Vec<Seat>,
    },
    Killed {
        card: CardId,
        at: Place,
    },
    LeaderKilled {
        seat: Seat,
        card: CardId,
    },
    PartingAttack {
        by: Piece,
    },
    /// PT-53: a fallen hero changed sides.
    FallenTaken {
        card: CardId,
        from: Place,
        to: Place,
    },
    Revived {
        card: CardId,
        at: Place,
    },
    /// Each with who stands there now.
    Swapped {
        one: Piece,
        other: Piece,
    },
    ReturnedToHand {
        card: CardId,
        from: Place,
        to: Seat,
    },
    /// From a troop to the discard pile.
    Dismissed {
        card: CardId,
        from: Place,
    },
    Discarded {
        seat: Seat,
        cards: Vec<CardId>,
    },
    Shown {
        seat: Seat,
        card: CardId,
    },
    LookedAtHand {
        by: Seat,
    },
    /// Told to the one who looked.
    SawHand {
        cards: Vec<CardId>,
    },
    LookedAtTop {
        seat: Seat,
        cards: u8,
    },
    /// Told to the one who looked, the top card first.
    SawTop {
        cards: Vec<CardId>,
    },
    PutBack {
        seat: Seat,
        cards: u8,
    },
    Named {
        seat: Seat,
        card: CardId,
    },
    /// The named card was in the deck and is now in the hand.
    Found {
        seat: Seat,
        card: CardId,
    },
    NotFound {
        seat: Seat,
        card: CardId,
    },
    Shuffled {
        seat: Seat,
    },
    ActionsGained {
        seat: Seat,
        actions: u8,
    },
    OrdersGained {
        seat: Seat,
        orders: u8,
    },
    Hindered {
        seat: Seat,
        actions: u8,
    },
    AttackersOutlawed {
        seat: Seat,
    },
    MarkerGained {
        seat: Seat,
        markers: u8,
    },
    RoundEnded {
        round: u16,
    },
    GameWon {
        seat: Seat,
        victory: [u8; 2],
    },
    GameDrawn {
        victory: [u8; 2],
    },
    GameBrokenOff {
        round: u16,
    },
}

/// A position with the card that was there when it happened: an event is read again when the card has long gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    pub place: Place,
    /// Nothing on a free position.
    pub card: Option<CardId>,
}

/// A part of an attack value, or of what is taken less, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub struct Part {
    pub value: u8,
    pub from: PartOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PartOf {
    /// The printed value.
    Printed,
    /// What doubling the printed value by this hero adds.
    Times(CardId),
    /// A strip of this hero.
    Hero(CardId),
    /// The ability of this leader.
    Leader(CardId),
    /// An order until the end of the wave.
    Boost,
    /// What is left is taken off: it takes no damage at all.
    Proof(CardId),
}
