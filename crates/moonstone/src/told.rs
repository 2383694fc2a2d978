//! What happened, in the past tense.

use measure::Point;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Arg, Faces, Phrase, Seat, Shown, Speaker, Step, Sum, Term, Vocabulary};

use crate::asked::{How, Picked};
use crate::battle::{Edge, ModelId, piece_id};
use crate::cards::{Agenda, ArcanaCard, Fate};
use crate::content::{AbilityId, CharacterId, Damage, Faction, Manoeuvre, Mark, Stat};
use crate::game::Moonstone;
use crate::words::names::{change, name_ability, name_piece, name_signature};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Moonstone)]
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
        dice: Faces,
        /// With what is added to the die.
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
        from: Point,
        to: Point,
    },
    Pushed {
        model: ModelId,
        from: Point,
        to: Point,
    },
    Placed {
        model: ModelId,
        from: Point,
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
    #[with(ability = name_ability(speaker, *model, *ability))]
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
    #[say(key = "event-cards-seen")]
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
    #[changes(change(*model, "energy", *energy))]
    EnergyChanged {
        model: ModelId,
        by: i8,
        /// Before and after.
        #[say(skip)]
        energy: [u8; 2],
    },
    #[changes(change(*model, "life", *life))]
    Healed {
        model: ModelId,
        by: u8,
        /// Before and after.
        #[say(skip)]
        life: [u8; 2],
    },
    Damaged {
        model: ModelId,
        amount: u8,
        kind: Damage,
        parts: Parts,
    },
    Guarded {
        model: ModelId,
        by: ModelId,
    },
    #[changes(change(*model, "life", *life))]
    Wounded {
        model: ModelId,
        wounds: u8,
        /// Before and after.
        #[say(skip)]
        life: [u8; 2],
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
    #[with(ability = name_ability(speaker, *model, *ability))]
    AbilityOff {
        model: ModelId,
        ability: AbilityId,
        forever: bool,
    },
    #[with(ability = name_ability(speaker, *model, *ability))]
    Reloaded {
        model: ModelId,
        ability: AbilityId,
    },
    #[with(ability = name_ability(speaker, *from, *ability))]
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
    #[with(piece = name_piece(speaker, *piece))]
    #[touches(piece_id(*piece))]
    TerrainMoved {
        piece: u8,
    },
    #[with(own = cards[0], theirs = cards[1])]
    MeleeBegan {
        attacker: ModelId,
        defender: ModelId,
        #[say(skip)]
        cards: [u8; 2],
    },
    /// To the seat that drew them.
    #[say(key = "event-cards-seen")]
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
        match self.step() {
            Step::Times(times) => sum.saturating_mul(times as i16),
            Step::Plus(by) => sum.saturating_add(by as i16),
        }
    }

    const fn step(self) -> Step {
        match self {
            Part::Critical { times } | Part::Times { times } => Step::Times(times as i32),
            Part::Base { by }
            | Part::Card { by }
            | Part::Plus { by }
            | Part::Ability { by, .. }
            | Part::Weakling { by }
            | Part::Lasting { by }
            | Part::Signature { by, .. }
            | Part::Attack { by }
            | Part::Flipped { by } => Step::Plus(by as i32),
        }
    }

    /// The reason of a part, if it is not clear from where it stands.
    fn why(self, speaker: Speaker<'_, Moonstone>) -> Option<Arg> {
        Some(match self {
            Part::Base { .. } | Part::Times { .. } | Part::Plus { .. } => return None,
            Part::Card { .. } | Part::Flipped { .. } => Phrase::new("part-card").into(),
            Part::Critical { .. } => Phrase::new("part-critical").into(),
            Part::Ability { of, ability, .. } => name_ability(speaker, of, ability),
            Part::Weakling { .. } => Phrase::new("part-weakling").into(),
            Part::Lasting { .. } => Phrase::new("part-lasting").into(),
            Part::Signature { of, .. } => name_signature(speaker, of),
            Part::Attack { .. } => Phrase::new("part-attack").into(),
        })
    }
}

/// How an amount of damage came about, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Parts(pub Vec<Part>);

impl Parts {
    /// A single part needs no reason, and damage is not below 0.
    fn add_up(&self, speaker: Speaker<'_, Moonstone>) -> Sum {
        let why = |part: &Part| if self.0.len() > 1 { part.why(speaker) } else { None };
        let part = |part: &Part| table::Part { step: part.step(), why: why(part) };
        let mut sum = Sum { parts: self.0.iter().map(part).collect() };
        if sum.total() < 0 {
            sum.parts.push(table::Part::plus(-sum.total(), Some(Phrase::new("part-floor").into())));
        }
        sum
    }
}

impl Term<Moonstone> for Parts {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        self.add_up(speaker).into()
    }

    fn show(&self, speaker: Speaker<'_, Moonstone>, shown: &mut Shown) {
        shown.sums.push(("", self.add_up(speaker)));
    }
}
