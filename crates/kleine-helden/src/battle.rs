//! The position: groups with their heroes and creatures, hands and piles, whose turn it is, and what is still to be done.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::{CardId, Cards, Figures, HeroId, Pile};
use crate::told::Who;

/// All heroes and creatures that there ever are at once, and the monsters of a scenario.
pub const MOST_UNITS: usize = 48;
/// Up to five players and the wild side.
pub const MOST_GROUPS: usize = 6;
/// So many steps can wait on the agenda.
pub const MOST_STEPS: usize = 128;
/// So many cards and powers can one side declare at once.
pub const MOST_DECLARED: usize = 16;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Everybody with life points and actions. Who has died stays as gone; a creature or monster may take the place of
    /// a gone creature or monster, never that of a hero.
    #[schemars(with = "Vec<Unit>")]
    pub units: ArrayVec<Unit, MOST_UNITS>,
    /// By side: the seats, then the wild side where the scenario has one.
    #[schemars(with = "Vec<Group>")]
    pub groups: ArrayVec<Group, MOST_GROUPS>,
    /// KH-05: the three draw piles. A draw takes a random card, so they have no order.
    pub deck: Cards,
    /// KH-05: the three discard piles.
    pub discard: Cards,
    /// KH-02: heroes that nobody has drawn, in the order of their numbers.
    pub heroes: Vec<HeroId>,
    /// KH-53: spells that rest. A spell that leaves the book rests no longer.
    pub resting: Vec<Resting>,
    /// What lasts until somebody's next turn.
    pub charms: Vec<Charm>,
    /// Who has just lost the last life point and is not buried yet, in the order it happened.
    pub fallen: Vec<Fallen>,
    /// What is still to be done; the last step comes first.
    #[schemars(with = "Vec<Step>")]
    pub agenda: ArrayVec<Step, MOST_STEPS>,
    /// Who began.
    pub first: Side,
    /// 0 during set-up.
    pub round: u16,
    pub turn: Turn,
    pub fight: Option<Fight>,
    pub casting: Option<Casting>,
    /// How many rounds in a row nothing changed for good.
    pub quiet_rounds: u8,
    /// Whether this round is one of them so far.
    pub is_quiet: bool,
    pub ending: Option<Ending>,
}

/// A seat with its group, or the wild side that the game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Side(pub u8);

/// A hero, creature or monster: its place in [`Battle::units`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct UnitId(pub u8);

/// Whoever can be attacked (KH-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    Unit(UnitId),
    Npc(Side),
    Demon(Side),
    /// Whom a group has to guard, in that scenario.
    Ward(Side),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub hand: Cards,
    /// The hand cards that everybody has seen.
    pub known: Cards,
    /// KH-62.
    pub npc: Option<Npc>,
    /// KH-56: the demon that lies at this group.
    pub demon: Option<Demon>,
    /// The life of whom it has to guard, in that scenario.
    pub ward: Option<u8>,
    /// The NPC and artefacts whose power was used in this round, which lasts from the own turn to the next.
    pub used: Cards,
    /// KH-17.
    pub has_bought: bool,
    /// KH-71.
    pub is_out: bool,
    /// It is out because its player gave up.
    pub has_resigned: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Npc {
    pub card: CardId,
    pub life: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Demon {
    pub card: CardId,
    pub life: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub side: Side,
    pub what: What,
    /// Gone if it has none left.
    pub life: u8,
    /// KH-07: actions left in the own turn.
    pub actions: u8,
    /// KH-15: reactions left in this turn.
    pub reactions: u8,
    /// It loses the action of its next turn.
    pub is_stunned: bool,
    /// KH-51: it was summoned in this round and cannot attack yet.
    pub is_fresh: bool,
    /// Equipment and spells (KH-20, KH-24).
    pub fitted: Cards,
    /// Treasures it carries, in that scenario.
    pub treasures: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    Hero(HeroId),
    /// KH-51. The summoner has it in the book; nobody if it was cast from hand (KH-52).
    Creature {
        card: CardId,
        summoner: Option<UnitId>,
    },
    /// The monster of the scenario, or one of several.
    Monster,
}

/// KH-53.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resting {
    pub card: CardId,
    /// How many own turns have to start until it can be cast again.
    pub turns: u8,
}

/// A blessing or curse on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Charm {
    pub on: UnitId,
    pub card: CardId,
    pub figures: Figures,
    /// It ends when the next turn of this side starts.
    pub until: Side,
}

/// KH-70.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fallen {
    pub unit: UnitId,
    /// The hero or creature that struck the blow; its player may loot.
    pub by: Option<UnitId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub side: Side,
    /// KH-61: one event a turn.
    pub has_played_event: bool,
    /// KH-11: what was moved in the transfer under way; nothing is moved twice.
    pub moved: Cards,
}

/// KH-30: what is attacked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Means {
    /// A fitted weapon, or an artefact that is one.
    Weapon { card: CardId, grip: Grip, how: How },
    /// Claws and teeth of creatures, monsters and heroes that need no weapon.
    Bare { how: How },
    /// KH-37: an attack spell.
    Spell { card: CardId, origin: Origin },
}

/// KH-23: in how many hands something is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grip {
    One,
    Two,
}

/// KH-30: the kinds of fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Melee,
    Ranged,
    Magical,
}

/// KH-54: where a spell is cast from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Book,
    Hand,
}

/// How an attack is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Defence {
    /// KH-34: it hits by itself, because the parry is waived or not possible.
    None,
    /// KH-33: with a melee weapon or a shield.
    Parry { card: CardId, grip: Grip },
    /// KH-33: without anything. Against spells this is the magic resistance (KH-37).
    Dodge,
    /// KH-38.
    Spell { card: CardId, origin: Origin },
}

/// KH-31: a fight under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    pub by: UnitId,
    pub means: Means,
    /// Who is attacked now: the protector, once there is one.
    pub at: Target,
    /// KH-39: whom the protector stands before.
    pub protected: Option<Target>,
    /// KH-39: units of other players that offer to protect.
    #[schemars(with = "Vec<UnitId>")]
    pub offers: ArrayVec<UnitId, MOST_GROUPS>,
    pub defence: Defence,
    /// What was played on the attacker and on the defender.
    pub attacker: Backing,
    pub defender: Backing,
    /// It comes to nothing.
    pub is_foiled: bool,
}

/// KH-13: a general spell being cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    pub by: UnitId,
    pub card: CardId,
    pub origin: Origin,
    pub aim: Aim,
    pub caster: Backing,
    pub is_countered: bool,
}

/// The cards whose boosts help or hinder one side of a fight, in the order they were played.
pub type Backing = Vec<CardId>;

/// What an effect is directed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// There is nothing to choose.
    Nothing,
    Unit(UnitId),
    Group(Side),
    /// A card fitted to a hero.
    Fitted {
        unit: UnitId,
        card: CardId,
    },
    /// A card of a discard pile.
    Discarded(CardId),
}

/// An effect at work: the card that has it, whose it is, and the hero that casts it or bears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub card: CardId,
    pub side: Side,
    /// Nobody for events and NPCs.
    pub by: Option<UnitId>,
}

/// When things can be declared by several seats at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// KH-31: before the first roll of a fight.
    Fight,
    /// Before the roll of a general spell.
    Cast,
    /// KH-61: at the end of a turn.
    TurnEnd,
}

/// Whom a monster attacks.
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

/// KH-16, KH-17: what hand cards are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
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
    /// The protector's player chooses what it parries with.
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
    /// Somebody says what an effect is directed at.
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
    /// A monster attacks somebody.
    Strike {
        unit: UnitId,
        at: Quarry,
    },
    /// All monsters have acted.
    AfterWild,
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The seats that have won, one bit each.
    pub winners: u8,
    pub how: Ended,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// KH-72: the last group standing.
    LastGroup,
    /// KH-72: all went out together.
    NobodyLeft,
    /// Nothing happened for so long that the game was broken off.
    BrokenOff,
    /// The monster was slain.
    Slain,
    /// The groups held out.
    HeldOut,
    /// All groups are out, and the game has won.
    Defeated,
    /// Somebody has gathered the treasures.
    Treasure,
}

impl Side {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Who plays this side. Not for the wild side.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat(self.0)
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side(seat.0)
    }
}

impl UnitId {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Means {
    #[inline]
    pub fn how(self) -> How {
        match self {
            Means::Weapon { how, .. } | Means::Bare { how } => how,
            Means::Spell { .. } => How::Magical,
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

impl Group {
    pub const EMPTY: Group = Group {
        hand: Cards::NONE,
        known: Cards::NONE,
        npc: None,
        demon: None,
        ward: None,
        used: Cards::NONE,
        has_bought: false,
        is_out: false,
        has_resigned: false,
    };
}

impl Unit {
    /// Somebody who has just come, with the action of this turn and a reaction.
    pub fn new(side: Side, what: What, life: u8) -> Unit {
        Unit {
            side,
            what,
            life,
            actions: 1,
            reactions: 1,
            is_stunned: false,
            is_fresh: false,
            fitted: Cards::NONE,
            treasures: 0,
        }
    }

    #[inline]
    pub fn is_alive(&self) -> bool {
        self.life > 0
    }

    #[inline]
    pub fn hero(&self) -> Option<HeroId> {
        match self.what {
            What::Hero(hero) => Some(hero),
            What::Creature { .. } | What::Monster => None,
        }
    }

    #[inline]
    pub fn creature(&self) -> Option<CardId> {
        match self.what {
            What::Creature { card, .. } => Some(card),
            What::Hero(_) | What::Monster => None,
        }
    }
}

impl Battle {
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    #[inline]
    pub fn group(&self, side: Side) -> &Group {
        &self.groups[side.index()]
    }

    #[inline]
    pub fn group_mut(&mut self, side: Side) -> &mut Group {
        &mut self.groups[side.index()]
    }

    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.groups.len() as u8).map(Side)
    }

    /// All who live, with their ids.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        (0..).map(UnitId).zip(&self.units).filter(|(_, unit)| unit.is_alive())
    }

    /// Those of a side who live.
    #[inline]
    pub fn living_of(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.living().filter(move |(_, unit)| unit.side == side)
    }

    /// The hero that a card is fitted to.
    pub fn bearer(&self, card: CardId) -> Option<UnitId> {
        (0..).map(UnitId).zip(&self.units).find(|(_, unit)| unit.fitted.contains(card)).map(|(id, _)| id)
    }

    #[inline]
    pub fn is_resting(&self, card: CardId) -> bool {
        self.resting.iter().any(|resting| resting.card == card)
    }

    /// Whose group a target belongs to.
    #[inline]
    pub fn side_of(&self, target: Target) -> Side {
        match target {
            Target::Unit(unit) => self.unit(unit).side,
            Target::Npc(side) | Target::Demon(side) | Target::Ward(side) => side,
        }
    }

    /// Whether somebody is still there to be attacked.
    pub fn is_there(&self, target: Target) -> bool {
        match target {
            Target::Unit(unit) => self.units.get(unit.index()).is_some_and(Unit::is_alive),
            Target::Npc(side) => self.group(side).npc.is_some(),
            Target::Demon(side) => self.group(side).demon.is_some(),
            Target::Ward(side) => self.group(side).ward.is_some(),
        }
    }

    /// A unit for events: they are read again when its place may hold somebody else.
    pub fn who(&self, unit: UnitId) -> Who {
        Who::Unit { unit, what: self.unit(unit).what }
    }

    /// Somebody attacked, for events.
    pub fn whom(&self, target: Target) -> Who {
        match target {
            Target::Unit(unit) => self.who(unit),
            Target::Npc(side) => Who::Npc { side, card: self.group(side).npc.map(|npc| npc.card) },
            Target::Demon(side) => Who::Demon { side, card: self.group(side).demon.map(|demon| demon.card) },
            Target::Ward(side) => Who::Ward { side },
        }
    }
}
