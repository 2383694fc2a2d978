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
    /// The stones on the ground.
    pub stones: Vec<Stone>,
    /// Woods grown by abilities, with the seat that grew them.
    pub woods: Vec<GrownWood>,
    /// Kaufman's tokens, with the model that laid them.
    pub tokens: Vec<Token>,
    /// The outlines of all terrain, once any of it has moved (MS-80).
    pub ground: Option<Vec<Polygon>>,
    /// MS-07: all picks in order. Hidden.
    pub picks: Vec<Taken>,
    pub arcana: ArcanaPile,
    pub melee: MeleeHand,
    /// MS-08: the seat that has the initiative.
    pub initiative: Option<Seat>,
    /// The order in which players deploy.
    pub order: Vec<Seat>,
    /// The seat whose activation it is, or that begins.
    pub turn: Seat,
    pub active: Option<Active>,
    /// The model that is currently asked where to go.
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

/// A model: its index in [`Battle::models`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ModelId(pub u8);

impl ModelId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id in views and on boards: `m0` and so on.
    pub fn id(self) -> Id {
        numbered_id("m", self.0)
    }
}

/// The id of a stone on boards, by its number.
pub fn stone_id(stone: u8) -> Id {
    numbered_id("s", stone)
}

/// The id of a piece of terrain on boards, by its index in the facts.
pub fn piece_id(piece: u8) -> Id {
    numbered_id("t", piece)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Model {
    /// The seat that brought it into the game.
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
    /// Whether it made a melee attack this round.
    pub has_attacked: bool,
    /// Whether it made a swift reaction step this round.
    pub has_darted: bool,
    /// Abilities used this round, as a bit mask.
    pub used: u16,
    /// Uses of an ability that can be used three times per round.
    pub uses: u8,
    /// Abilities used in this game and not reloaded.
    pub spent: u16,
    /// Abilities lost for the rest of the game.
    pub lost: u16,
    /// Abilities switched off until the end of the round.
    pub off: u16,
    /// Effects until the end of the round.
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
    /// It keeps this number as long as it is there.
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

    /// Places a stone, which gets the lowest free number.
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

/// A disc whose radius is known to be valid.
pub fn disc(at: Point, radius: i32) -> Disc {
    Disc::new(at, radius).unwrap_or(Disc::point(at))
}

/// The base of a diameter in millimetres.
pub fn base(at: Point, diameter: u8) -> Disc {
    disc(at, millimetres(i32::from(diameter)) / 2)
}

/// The current activation, or an action commanded by another player (Mind Control).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Active {
    pub model: ModelId,
    /// The seat that decides.
    pub seat: Seat,
    /// MS-81: the wounds of the current action are 0.
    pub is_saved: bool,
    /// The Goblin King: the model that activates right after.
    pub next: Option<ModelId>,
    /// Only one action, and free.
    pub command: Option<Command>,
    /// Actions so far.
    pub actions: u8,
}

impl Active {
    /// The limit of actions in an activation, so that every one ends whatever abilities do. Normal play never gets
    /// close.
    pub const MAX_ACTIONS: u8 = 40;

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

/// The action that a model is commanded to take.
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
    /// The model whose cover, evade and resistance count.
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
    /// The acting player's hand.
    pub hand: Hand,
    /// The resisting player's hand.
    pub resisting: Hand,
    /// The card laid down, and the one it was claimed to be.
    pub laid: Option<ArcanaCard>,
    pub named: Option<ArcanaCard>,
    /// Whether it was laid face up, or revealed.
    pub is_open: bool,
    pub verdict: Option<Verdict>,
    /// Cards shown in earlier uses of the same hand (MS-47).
    pub shown: Vec<ArcanaCard>,
    /// Teetoe: the target that turned the ability against its user, and acts instead.
    pub is_reflected_by: Option<ModelId>,
}

impl Casting {
    /// The model that draws by its arcane figure and causes the effects.
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
    /// All cards played.
    pub used: MeleeHand,
    /// Whether everybody sees these hands.
    pub shown: [bool; 2],
    pub pushed: [bool; 2],
    pub laid: [Option<Manoeuvre>; 2],
    /// The second card of a model with two heads.
    pub second: [Option<Manoeuvre>; 2],
    /// Duplicates added to the card.
    pub duplicates: [u8; 2],
    /// The character whose signature move the laid card is.
    pub signature: [Option<CharacterId>; 2],
    /// The wounds that each side has caused.
    pub caused: [u8; 2],
    /// Whose cards are compared.
    pub acting: [bool; 2],
    /// MS-69.
    pub follow_up: [bool; 2],
    pub is_follow_up: bool,
    /// Signature moves whose end steps are due: whose, and how often.
    pub ends: Vec<EndStep>,
    /// Bonus damage of the attacker.
    pub bonus: i8,
}

/// What comes next in a melee; 0 is the side of the attacker, 1 that of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FightStage {
    Draw,
    Push(u8),
    Choose,
    /// For one of the two cards of a model with two heads.
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
