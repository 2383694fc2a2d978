//! What happened, in the past tense.

use measure::Point;
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

use crate::asked::{How, Picked};
use crate::battle::{Edge, ModelId};
use crate::cards::{Agenda, ArcanaCard, Fate};
use crate::content::{AbilityId, CharacterId, Damage, Faction, Manoeuvre, Mark, Stat};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    FactionChosen {
        seat: Seat,
        faction: Faction,
    },
    Drafted {
        seat: Seat,
        character: CharacterId,
    },
    StonesDropped {
        count: u8,
    },
    Redropped {
        seat: Seat,
    },
    CardPicked {
        seat: Seat,
        agenda: bool,
    },
    /// To the seat that picked it.
    CardTaken {
        seat: Seat,
        card: Picked,
    },
    Rolled {
        seat: Seat,
        value: u8,
    },
    EdgeChosen {
        seat: Seat,
        edge: Edge,
    },
    InitiativeTaken {
        seat: Seat,
    },
    Deployed {
        model: ModelId,
        at: Point,
    },
    RoundBegan {
        round: u8,
    },
    Began {
        seat: Seat,
    },
    Activated {
        model: ModelId,
    },
    Moved {
        model: ModelId,
        how: How,
        to: Point,
    },
    Pushed {
        model: ModelId,
        to: Point,
    },
    Placed {
        model: ModelId,
        to: Point,
    },
    Swapped {
        one: ModelId,
        other: ModelId,
    },
    Harvested {
        model: ModelId,
        depth: u8,
    },
    StoneTaken {
        model: ModelId,
    },
    StoneStolen {
        model: ModelId,
        from: ModelId,
    },
    StonesLaid {
        model: ModelId,
        count: u8,
    },
    DepthSet {
        depth: u8,
    },
    AbilityUsed {
        model: ModelId,
        ability: AbilityId,
        at: Option<ModelId>,
    },
    Hesitated {
        model: ModelId,
    },
    FateUsed {
        seat: Seat,
        fate: Fate,
    },
    AgendaShown {
        seat: Seat,
        agenda: Agenda,
    },
    CardFlipped {
        card: ArcanaCard,
    },
    HandsDrawn {
        cards: u8,
        resister: Seat,
        resisting: u8,
    },
    /// To the seat that drew them.
    ArcanaSeen {
        cards: Vec<ArcanaCard>,
    },
    CardNamed {
        seat: Seat,
        card: ArcanaCard,
        is_open: bool,
    },
    Believed {
        seat: Seat,
    },
    Doubted {
        seat: Seat,
        laid: ArcanaCard,
        is_lie: bool,
    },
    Replaced {
        seat: Seat,
        card: ArcanaCard,
    },
    LieShown {
        seat: Seat,
        card: ArcanaCard,
    },
    NothingHappened,
    CatastropheIgnored {
        model: ModelId,
    },
    Cancelled {
        by: ModelId,
    },
    Reflected {
        by: ModelId,
    },
    EnergyChanged {
        model: ModelId,
        by: i8,
    },
    Healed {
        model: ModelId,
        by: u8,
    },
    Damaged {
        model: ModelId,
        amount: u8,
        kind: Damage,
        /// How the amount came about, in order; it is not below 0.
        parts: Vec<Part>,
    },
    Guarded {
        model: ModelId,
        by: ModelId,
    },
    Wounded {
        model: ModelId,
        wounds: u8,
    },
    Saved {
        model: ModelId,
    },
    Slain {
        model: ModelId,
    },
    Returned {
        model: ModelId,
    },
    WentAway {
        model: ModelId,
    },
    StatChanged {
        model: ModelId,
        stat: Stat,
        by: i8,
    },
    Marked {
        model: ModelId,
        mark: Mark,
    },
    AbilityOff {
        model: ModelId,
        ability: AbilityId,
        forever: bool,
    },
    Reloaded {
        model: ModelId,
        ability: AbilityId,
    },
    AbilityStolen {
        model: ModelId,
        from: ModelId,
        ability: AbilityId,
    },
    WoodGrown {
        at: Point,
    },
    TokenLaid {
        at: Point,
    },
    TerrainMoved {
        piece: u8,
    },
    MeleeBegan {
        attacker: ModelId,
        defender: ModelId,
        cards: [u8; 2],
    },
    /// To the seat that drew them.
    MeleeSeen {
        cards: Vec<Manoeuvre>,
    },
    LuckPushed {
        model: ModelId,
    },
    MeleeRevealed {
        model: ModelId,
        card: Manoeuvre,
    },
    Finished {
        model: ModelId,
        duplicates: u8,
        signature: bool,
    },
    FollowedUp {
        model: ModelId,
        card: Manoeuvre,
    },
    Commanded {
        model: ModelId,
        seat: Seat,
    },
    RoundEnded {
        round: u8,
    },
    Ended,
}

/// A part of a sum of damage, with its reason (MS-63, MS-64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// What the melee card or the text deals.
    Base {
        by: i16,
    },
    /// The value of the arcana card, X.
    Card {
        by: i16,
    },
    /// MS-63: multiplies what stands before it.
    Critical {
        times: i16,
    },
    /// The text has so many times X.
    Times {
        times: i16,
    },
    /// The text has X and so much more.
    Plus {
        by: i16,
    },
    /// A weapon, a weakness or an armour.
    Ability {
        of: ModelId,
        ability: AbilityId,
        by: i16,
    },
    Weakling {
        by: i16,
    },
    /// Until the round ends.
    Lasting {
        by: i16,
    },
    /// A signature move, of either side.
    Signature {
        of: CharacterId,
        by: i16,
    },
    /// For this melee attack alone.
    Attack {
        by: i16,
    },
    /// A card was flipped against it.
    Flipped {
        by: i16,
    },
}

impl Part {
    /// The sum with this part.
    pub const fn added_to(self, sum: i16) -> i16 {
        match self {
            Part::Critical { times } | Part::Times { times } => sum.saturating_mul(times),
            Part::Base { by }
            | Part::Card { by }
            | Part::Plus { by }
            | Part::Ability { by, .. }
            | Part::Weakling { by }
            | Part::Lasting { by }
            | Part::Signature { by, .. }
            | Part::Attack { by }
            | Part::Flipped { by } => sum.saturating_add(by),
        }
    }
}
