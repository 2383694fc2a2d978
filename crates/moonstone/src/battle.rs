//! The position: models, stones, hands, decks, and the agenda of what comes next.

mod agenda;

use measure::units::{MILLIMETRE, millimetres};
use measure::{Disc, Point, Polygon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Id, Seat, Vocabulary, numbered_id};

use crate::asked::{How, Picked};
use crate::cards::{Agenda, ArcanaCard, ArcanaPile, Fate, Hand, MeleeHand};
use crate::content::{AbilityId, CharacterId, Faction, Manoeuvre, Mark, Stat, words};
use crate::game::Moonstone;

pub use agenda::{Action, Deed, List, Step};
pub(crate) use agenda::{castings, castings_mut, fights, fights_mut};

/// A game under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Battle {
    /// 0 during set-up.
    pub round: u8,
    pub players: Vec<Player>,
    pub models: Vec<Model>,
    /// Those on the ground.
    pub stones: Vec<Stone>,
    /// Woods that abilities have grown, with the seat that grew them.
    pub woods: Vec<GrownWood>,
    /// Kaufman's tokens, with the model that laid them.
    pub tokens: Vec<Token>,
    /// The outlines of all terrain, once some of it has moved (MS-80).
    pub ground: Option<Vec<Polygon>>,
    /// MS-07: who picked what, in order. Hidden.
    pub picks: Vec<Taken>,
    pub arcana: ArcanaPile,
    pub melee: MeleeHand,
    /// MS-08: who has the initiative.
    pub initiative: Option<Seat>,
    /// The order in which players deploy.
    pub order: Vec<Seat>,
    /// Whose activation it is, or who begins.
    pub turn: Seat,
    pub active: Option<Active>,
    /// Who is asked where to go at this moment.
    pub moving: Option<Moving>,
    /// Steps that wait, the next one last.
    pub agenda: Vec<Step>,
    pub ending: Option<Ending>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    pub faction: Option<Faction>,
    pub edge: Option<Edge>,
    /// MS-06.
    pub has_redropped: bool,
    /// MS-07: hidden until it is used.
    pub fate: Option<Fate>,
    pub fate_is_used: bool,
    pub agenda: Option<Agenda>,
    pub agenda_is_shown: bool,
    /// Arcana cards held by a favour from the spirit realm.
    pub kept: Hand,
    /// Cards from the top of the arcana deck that the player is arranging.
    pub looking: Hand,
    pub is_out: bool,
}

/// MS-07: a card that was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Taken {
    pub seat: Seat,
    pub card: Picked,
}

words! {
    /// An edge of the table.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Edge { South, North, West, East }
}

impl Edge {
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::South => Edge::North,
            Edge::North => Edge::South,
            Edge::West => Edge::East,
            Edge::East => Edge::West,
        }
    }
}

/// A model: its place in [`Battle::models`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ModelId(pub u8);

impl ModelId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What views and boards call it: `m0` and so on.
    pub fn id(self) -> Id {
        numbered_id("m", self.0)
    }
}

/// What boards call a stone, by its number.
pub fn stone_id(stone: u8) -> Id {
    numbered_id("s", stone)
}

/// What boards call a piece of terrain, by its place in the facts.
pub fn piece_id(piece: u8) -> Id {
    numbered_id("t", piece)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Model {
    /// Who brought it into the game.
    pub owner: Seat,
    pub character: CharacterId,
    pub state: State,
    /// Where it stands, or stood when it was slain.
    pub at: Point,
    /// 0 is the ground.
    pub level: u8,
    pub wounds: u8,
    pub energy: u8,
    pub stones: u8,
    pub has_activated: bool,
    pub has_jogged: bool,
    /// Made a melee attack in this round.
    pub has_attacked: bool,
    /// Made a swift reaction step in this round.
    pub has_darted: bool,
    /// Abilities used in this round, one bit each.
    pub used: u16,
    /// Uses of an ability that can be used three times a round.
    pub uses: u8,
    /// Abilities used in this game and not reloaded.
    pub spent: u16,
    /// Abilities lost for the rest of the game.
    pub lost: u16,
    /// Abilities switched off until the round ends.
    pub off: u16,
    /// What is true until the round ends.
    pub changes: Vec<Change>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Not deployed yet.
    Waiting,
    Standing,
    /// Off the table for a while.
    Away,
    Slain,
}

/// Something about a model that ends with the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// More or less of a figure.
    Stat { stat: Stat, more: i8 },
    /// Something that is true of it, and who made it so.
    Mark { mark: Mark, by: ModelId },
    /// More damage with the next melee attack.
    NextAttack { more: i8 },
    /// More damage if the very next own action is a melee attack on this model.
    Lunge { at: ModelId, more: i8 },
    /// It has a passive ability of another model.
    Stolen { from: CharacterId, ability: AbilityId },
    /// It was the target of an ability that can be used once on each.
    Aimed { by: ModelId, ability: AbilityId },
    /// MS-81: it may rob.
    Robber,
}

/// A moonstone that nobody carries (MS-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Stone {
    /// It is called by this number as long as it lies there.
    pub number: u8,
    pub at: Point,
    /// 0 is the ground.
    pub level: u8,
    pub depth: u8,
}

impl Stone {
    /// MS-27: a die of 12 mm.
    pub const RADIUS: i32 = 6 * MILLIMETRE;
    /// MS-05: a die of four sides.
    pub const DEEPEST: u8 = 4;

    pub fn disc(&self) -> Disc {
        disc(self.at, Stone::RADIUS)
    }
}

impl Battle {
    pub fn stone(&self, number: u8) -> Option<&Stone> {
        self.stones.iter().find(|stone| stone.number == number)
    }

    /// Lays a stone, which gets the lowest number that is free.
    pub fn lay_stone(&mut self, at: Point, level: u8, depth: u8) {
        let number = (0..u8::MAX).find(|number| self.stone(*number).is_none()).unwrap_or(u8::MAX);
        self.stones.push(Stone { number, at, level, depth });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GrownWood {
    pub at: Point,
    pub by: Seat,
}

impl GrownWood {
    pub const RADIUS: i32 = 25 * MILLIMETRE;

    pub fn disc(&self) -> Disc {
        disc(self.at, GrownWood::RADIUS)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Token {
    pub at: Point,
    pub by: ModelId,
}

impl Token {
    pub const RADIUS: i32 = 15 * MILLIMETRE;

    pub fn disc(&self) -> Disc {
        disc(self.at, Token::RADIUS)
    }
}

/// A disc whose radius is known to be possible.
pub fn disc(at: Point, radius: i32) -> Disc {
    Disc::new(at, radius).unwrap_or(Disc::point(at))
}

/// The base of a diameter in millimetres.
pub fn base(at: Point, diameter: u8) -> Disc {
    disc(at, millimetres(i32::from(diameter)) / 2)
}

/// The activation under way, or an action that another player commands (Mind Control).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Active {
    pub model: ModelId,
    /// Who decides.
    pub seat: Seat,
    /// MS-81: the wounds of the action under way are 0.
    pub is_saved: bool,
    /// The Goblin King: who activates right after.
    pub next: Option<ModelId>,
    /// Only one action, and free.
    pub command: Option<Command>,
    /// Actions so far.
    pub actions: u8,
}

impl Active {
    /// No activation has more actions, so that every one ends whatever abilities do. Nobody comes near it otherwise.
    pub const MOST_ACTIONS: u8 = 40;

    pub const fn new(model: ModelId, seat: Seat) -> Active {
        Active { model, seat, is_saved: false, next: None, command: None, actions: 0 }
    }
}

/// A move that is being decided on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Moving {
    pub model: ModelId,
    pub how: How,
    /// In units.
    pub limit: i32,
}

/// What a model is commanded to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Anything that costs 1.
    Any,
    Attack,
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aimed {
    Nothing,
    Model(ModelId),
    Two(ModelId, ModelId),
    Pulse,
    /// The number of a stone.
    Stone(u8),
    Point(Point),
    /// A point in a wood.
    Wood(Point),
}

impl Aimed {
    /// The model that cover, evade and resistance go by.
    pub fn model(self) -> Option<ModelId> {
        match self {
            Aimed::Model(model) | Aimed::Two(model, _) => Some(model),
            Aimed::Nothing | Aimed::Pulse | Aimed::Stone(_) | Aimed::Point(_) | Aimed::Wood(_) => None,
        }
    }
}

/// MS-42: an arcane ability under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Casting {
    pub next: CastingStage,
    pub by: ModelId,
    pub seat: Seat,
    pub ability: AbilityId,
    pub aimed: Aimed,
    pub resister: Seat,
    /// Of the one that acts.
    pub hand: Hand,
    /// Of the one that resists.
    pub resisting: Hand,
    /// The card laid down, and what it was said to be.
    pub laid: Option<ArcanaCard>,
    pub named: Option<ArcanaCard>,
    /// It was laid face up, or shown.
    pub is_open: bool,
    pub verdict: Option<Verdict>,
    /// Cards shown in earlier uses of the same hand (MS-47).
    pub shown: Vec<ArcanaCard>,
    /// Teetoe: the target that turned it against the one that used it, and acts instead.
    pub is_reflected_by: Option<ModelId>,
}

impl Casting {
    /// Who draws by its arcane figure and whose the effects are.
    pub fn actor(&self) -> ModelId {
        self.is_reflected_by.unwrap_or(self.by)
    }
}

/// What comes next in an arcane ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CastingStage {
    Reflect,
    Draw,
    Intervene,
    Lay,
    Name,
    Doubt,
    Replace,
    Resolve(ArcanaCard),
    ShowLie,
    GoOn,
    Over,
}

/// MS-45 to MS-47.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Believed,
    /// It was doubted, and true.
    True,
    /// It was doubted, and a lie.
    Lie,
}

/// MS-60: a melee under way. The attacker comes first everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fight {
    pub next: FightStage,
    pub models: [ModelId; 2],
    pub seats: [Seat; 2],
    pub hands: [MeleeHand; 2],
    /// All cards that were played.
    pub used: MeleeHand,
    /// Everybody sees these hands.
    pub shown: [bool; 2],
    pub pushed: [bool; 2],
    pub laid: [Option<Manoeuvre>; 2],
    /// The second card of a model with two heads.
    pub second: [Option<Manoeuvre>; 2],
    /// Duplicates added to the card.
    pub duplicates: [u8; 2],
    /// Whose signature move the laid card is.
    pub signature: [Option<CharacterId>; 2],
    /// Wounds that each has caused.
    pub caused: [u8; 2],
    /// Whose cards are compared.
    pub acting: [bool; 2],
    /// MS-69.
    pub follow_up: [bool; 2],
    pub is_follow_up: bool,
    /// Signature moves whose end steps are due: whose, and how often.
    pub ends: Vec<EndStep>,
    /// More damage for the attacker.
    pub bonus: i8,
}

/// What comes next in a melee; 0 is the side of the attacker, 1 that of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FightStage {
    Draw,
    Push(u8),
    Choose,
    /// Of the two cards of a model with two heads.
    Second(u8),
    Finish,
    Copy,
    Compare,
    FollowUp,
    EndStep,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EndStep {
    /// 0 for the attacker, 1 for the defender.
    pub side: u8,
    pub signature: CharacterId,
    pub times: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// MS-14.
    MostStones { winner: Seat },
    /// MS-14: won in a further round.
    Overtime { winner: Seat },
    /// MS-14: nobody could get ahead.
    Shared { winners: Vec<Seat> },
    /// All others have resigned.
    LastLeft { winner: Seat },
}
