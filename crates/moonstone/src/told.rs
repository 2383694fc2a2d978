//! What happened, in the past tense.

use measure::{Disc, Point};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Arg, Faces, Flight, Phrase, Seat, Shown, Speaker, Step, Sum, Tally, Term, sentence, spot};

use crate::asked::{How, Picked};
use crate::battle::{Edge, ModelId, Stone, disc, piece_id};
use crate::cards::{Agenda, ArcanaCard, Fate};
use crate::content::{AbilityId, CharacterId, Damage, Faction, Manoeuvre, Mark, Stat};
use crate::game::Moonstone;
use crate::round::ROUNDS;
use crate::words::names::{change, name_ability, name_piece, name_signature};
use crate::words::places::gap;

#[sentence(Moonstone)]
pub enum Event {
    /// MS-03.
    FactionChosen { seat: Seat, faction: Faction },
    /// MS-02, MS-04.
    Drafted { seat: Seat, character: CharacterId },
    /// MS-05.
    StonesDropped { count: u8 },
    /// MS-06.
    Redropped { seat: Seat },
    /// MS-07: of which kind it is.
    CardPicked { seat: Seat, agenda: bool },
    /// To the seat that picked it.
    CardTaken { seat: Seat, card: Picked },
    /// MS-08, MS-13: `value` is with what is added to the die.
    Rolled {
        seat: Seat,
        #[thrown(*seat)]
        dice: Faces,
        value: u8,
    },
    /// MS-08.
    EdgeChosen { seat: Seat, edge: Edge },
    /// MS-08.
    InitiativeTaken { seat: Seat },
    /// MS-08.
    #[to(at.id())]
    Deployed { model: ModelId, at: Point, near: Option<NearStone> },
    /// MS-10, MS-14.
    #[with(overtime = *round > ROUNDS)]
    #[look(banner)]
    RoundBegan { round: u8 },
    /// MS-13: who activates first.
    #[look(banner)]
    Began { seat: Seat },
    /// MS-11.
    Activated { model: ModelId },
    /// MS-20, MS-21, MS-29.
    #[with(length = gap(*from, *to))]
    Moved { model: ModelId, how: How, from: Point, to: Point, near: Option<NearStone> },
    /// MS-24: straight, by an effect.
    #[with(length = gap(*from, *to))]
    Pushed { model: ModelId, from: Point, to: Point },
    /// MS-22, MS-24.
    Placed { model: ModelId, from: Point, to: Point, near: Option<NearStone> },
    /// MS-24.
    Swapped { one: ModelId, other: ModelId },
    /// MS-26.
    Harvested { model: ModelId, depth: u8 },
    /// MS-26.
    StoneTaken { model: ModelId },
    /// MS-32.
    StoneStolen { model: ModelId, from: ModelId },
    /// MS-32.
    StonesLaid { model: ModelId, count: u8 },
    /// MS-24.
    DepthSet { depth: u8 },
    #[with(ability = name_ability(speaker, *model, *ability), itself = *at == Some(*model))]
    #[look(spell)]
    AbilityUsed { model: ModelId, ability: AbilityId, at: Option<ModelId> },
    /// MS-81.
    Hesitated { model: ModelId },
    /// MS-81.
    #[look(spell)]
    FateUsed { seat: Seat, fate: Fate },
    /// MS-80.
    AgendaShown { seat: Seat, agenda: Agenda },
    /// MS-41.
    CardFlipped { card: ArcanaCard },
    /// MS-42, MS-43.
    #[flights(draw_arcana(*caster, *cards), draw_arcana(*resister, *resisting))]
    HandsDrawn {
        cards: u8,
        resister: Seat,
        resisting: u8,
        #[serde(skip)]
        #[say(skip)]
        caster: Seat,
    },
    /// To the seat that drew them.
    #[say(key = "event-cards-seen")]
    ArcanaSeen { cards: Vec<ArcanaCard> },
    /// MS-44.
    CardNamed { seat: Seat, card: ArcanaCard, is_open: bool },
    /// MS-45.
    Believed { seat: Seat },
    /// MS-46, MS-47.
    Doubted { seat: Seat, laid: ArcanaCard, is_lie: bool },
    /// MS-46.
    Replaced { seat: Seat, card: ArcanaCard },
    /// Tricksters.
    LieShown { seat: Seat, card: ArcanaCard },
    /// MS-45: no result fits the card, or the target is gone.
    NothingHappened,
    /// Sage advice.
    CatastropheIgnored { model: ModelId },
    /// Divine intervention.
    Cancelled { by: ModelId },
    /// Arcane reflection.
    Reflected { by: ModelId },
    #[changes(change(*model, Tally::Energy, *energy))]
    EnergyChanged {
        model: ModelId,
        by: i8,
        /// Before and after.
        #[say(skip)]
        energy: [u8; 2],
    },
    #[changes(change(*model, Tally::Life, *life))]
    Healed {
        model: ModelId,
        by: u8,
        /// Before and after.
        #[say(skip)]
        life: [u8; 2],
    },
    /// MS-64, MS-65.
    Damaged { model: ModelId, amount: u8, kind: Damage, parts: Parts },
    /// Bodyguards, and those who pass damage on.
    Guarded { model: ModelId, by: ModelId },
    #[changes(change(*model, Tally::Life, *life))]
    Wounded {
        model: ModelId,
        wounds: u8,
        /// Before and after.
        #[say(skip)]
        life: [u8; 2],
    },
    /// MS-81: ninja reflexes, or a shield against the next damage.
    Saved { model: ModelId },
    /// MS-33.
    #[look(death)]
    Slain { model: ModelId },
    /// From the dead.
    Returned { model: ModelId },
    /// Until the next round.
    WentAway { model: ModelId },
    /// Until the round ends.
    StatChanged { model: ModelId, stat: Stat, by: i8 },
    /// Until the round ends.
    Marked { model: ModelId, mark: Mark },
    #[with(ability = name_ability(speaker, *model, *ability))]
    AbilityOff { model: ModelId, ability: AbilityId, forever: bool },
    #[with(ability = name_ability(speaker, *model, *ability))]
    Reloaded { model: ModelId, ability: AbilityId },
    #[with(ability = name_ability(speaker, *from, *ability))]
    AbilityStolen { model: ModelId, from: ModelId, ability: AbilityId },
    /// MS-55.
    WoodGrown { at: Point },
    /// Kaufman's gold.
    TokenLaid { at: Point },
    #[with(piece = name_piece(speaker, *piece))]
    #[touches(piece_id(*piece))]
    TerrainMoved { piece: u8 },
    #[with(own = cards[0], theirs = cards[1])]
    #[look(strike)]
    MeleeBegan {
        attacker: ModelId,
        defender: ModelId,
        #[say(skip)]
        cards: [u8; 2],
    },
    /// To the seat that drew them.
    #[say(key = "event-cards-seen")]
    MeleeSeen { cards: Vec<Manoeuvre> },
    /// MS-68.
    LuckPushed { model: ModelId },
    /// MS-62.
    MeleeRevealed { model: ModelId, card: Manoeuvre },
    /// MS-63, MS-70.
    Finished { model: ModelId, duplicates: u8, signature: bool },
    /// MS-69.
    FollowedUp { model: ModelId, card: Manoeuvre },
    /// By an effect.
    Commanded { model: ModelId, seat: Seat },
    /// MS-12.
    RoundEnded { round: u8 },
    /// MS-14.
    Ended,
}

/// From the shared deck to one side of the table.
fn draw_arcana(seat: Seat, cards: u8) -> Flight {
    Flight::of_cards("deck-arcana", spot("side", seat), cards)
}

/// The stone nearest to a model. An event keeps it, so that its sentence stays true when stones are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct NearStone {
    /// From edge to edge; 0 in base contact.
    pub gap: i32,
    pub number: u8,
    pub depth: u8,
}

impl NearStone {
    /// The nearest of some stones, each with its place, number and depth.
    pub fn find(base: Disc, stones: impl Iterator<Item = (Point, u8, u8)>) -> Option<NearStone> {
        let near = |(at, number, depth)| {
            let stone = disc(at, Stone::RADIUS);
            // What is in base contact may be a hair away.
            let gap = if base.touches(stone) { 0 } else { base.gap(stone) };
            NearStone { gap, number, depth }
        };
        stones.map(near).min()
    }
}

impl Term<Moonstone> for NearStone {
    fn say(&self, _speaker: Speaker<'_, Moonstone>) -> Arg {
        let stone = Phrase::new("moonstone").with("number", self.number).with("depth", self.depth);
        Phrase::new("distance").with("goal", stone).with("distance", self.gap).into()
    }
}

/// A part of a sum of damage, with its reason (MS-63, MS-64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// What the melee card or the text deals.
    Base { by: i16 },
    /// The value of the arcana card, X.
    Card { by: i16 },
    /// MS-63: multiplies what stands before it.
    Critical { times: i16 },
    /// How often the text has X.
    Times { times: i16 },
    /// The text has X and so much more.
    Plus { by: i16 },
    /// A weapon, a weakness or an armour.
    Ability { of: ModelId, ability: AbilityId, by: i16 },
    /// Melee damage of a weakling.
    Weakling { by: i16 },
    /// Until the round ends.
    Lasting { by: i16 },
    /// A signature move, of either side.
    Signature { of: CharacterId, by: i16 },
    /// For this melee attack alone.
    Attack { by: i16 },
    /// A card was flipped against it.
    Flipped { by: i16 },
}

impl Part {
    /// The sum with this part added.
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

    /// The reason of a part, unless it is obvious.
    fn why(self, speaker: Speaker<'_, Moonstone>) -> Option<Arg> {
        Some(match self {
            Part::Base { .. } => return None,
            Part::Times { .. } | Part::Plus { .. } => Phrase::new("part-ability").into(),
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
    /// A single part needs no reason, and damage is never below 0.
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
