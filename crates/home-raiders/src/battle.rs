//! The position: who is where, what is still to be done, and what lasts for a while.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use bitflags::bitflags;
use measure::{Disc, Point, Polygon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Id, Seat, numbered_id};

use crate::content::{Abilities, CardId, Deployment, Mission, Site};

/// The largest number of characters, and therefore of troops, on a side.
pub const MAX_CHARACTERS: usize = 32;
/// HR-06: two markers for each player.
pub const MAX_MARKERS: usize = 4;
/// HR-06: the number of rounds in a battle.
pub const ROUNDS: u8 = 6;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub sides: [Side; 2],
    /// What is still to be done; the last step comes first.
    #[schemars(with = "Vec<Step>")]
    pub agenda: ArrayVec<Step, 8>,
    /// 0 during set-up.
    pub round: u8,
    /// HR-05: set once it was rolled.
    pub deployment: Option<Deployment>,
    /// The seat that places its portal and team first, once it was rolled.
    pub first: Seat,
    /// HR-06: set once it was rolled.
    pub mission: Option<Mission>,
    /// HR-06: the markers of the strategic points.
    #[schemars(with = "Vec<Marker>")]
    pub markers: ArrayVec<Marker, MAX_MARKERS>,
    /// HR-10: the beads in the bag, by seat.
    pub beads: [u8; 2],
    /// Objects that were pushed away from their original places.
    pub moved: Vec<Moved>,
    pub turn: Turn,
    pub ending: Option<Ending>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    #[schemars(with = "Vec<Character>")]
    pub characters: ArrayVec<Character, MAX_CHARACTERS>,
    #[schemars(with = "Vec<Troop>")]
    pub troops: ArrayVec<Troop, MAX_CHARACTERS>,
    /// HR-05: where the portal was placed.
    pub portal: Option<Site>,
    pub vanished: u8,
}

/// A figure on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub card: CardId,
    /// The troop it belongs to: its index in [`Side::troops`].
    pub troop: u8,
    pub state: State,
    /// The centre of the base.
    pub place: Point,
    /// The height of its feet.
    pub elevation: i32,
    pub wounds: u8,
    /// HR-42: it is on the ground.
    pub is_down: bool,
    pub marks: Marks,
    /// HR-64.9: abilities it has lost until the round ends.
    pub lost: Abilities,
    /// HR-68.7: the enemy it has chosen to hate.
    pub nemesis: Option<CharacterId>,
    /// HR-64.3: enemies it may not attack in its next turn, as a bit mask.
    pub tricked_by: u64,
    /// The enemies it has attacked this turn, as a bit mask.
    pub attacked: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Not deployed yet.
    Waiting,
    Present,
    Vanished,
}

bitflags! {
    /// Temporary conditions of a character.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub struct Marks: u8 {
        /// HR-61.4: it has come into contact this turn; until its next melee attack.
        const CHARGED = 1;
        /// HR-61.7: it has teleported during this game.
        const TELEPORTED = 1 << 1;
        /// HR-62.8: until it next defends in melee, or the round ends.
        const GRABBED = 1 << 2;
        /// HR-64.2: until its next roll.
        const DISTRACTED = 1 << 3;
        /// HR-64.8: until the round ends.
        const CONFUSED = 1 << 4;
        /// HR-60: it gets a wound marker at the end of the turn.
        const INJURED = 1 << 5;
        /// HR-32: it is about to vanish; nothing can happen to it any more.
        const VANISHING = 1 << 6;
    }
}

impl JsonSchema for Marks {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Marks".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}

/// HR-10: what one bead activates: a unit with the characters that joined it, or a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Troop {
    pub is_activated: bool,
    /// HR-64.6: it must be activated in its owner's next turn.
    pub is_disturbed: bool,
    /// HR-68.6: the leader whose abilities it has until the round ends.
    pub message_of: Option<CharacterId>,
}

/// HR-06: a strategic point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    pub place: Point,
    pub elevation: i32,
    /// HR-07: which character controls it, and the round of the last action spent on it.
    pub held: Option<Held>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub by: CharacterId,
    pub round: u8,
}

/// HR-61.1: an object that was pushed, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    pub object: ObjectId,
    pub outline: Polygon,
}

/// The turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// The active troop.
    pub troop: Option<TroopId>,
    /// HR-12: actions left.
    pub actions: u8,
    /// Whether no action has been taken yet.
    pub is_fresh: bool,
    /// HR-68.6: the leader that the messenger was near at the start of this turn.
    pub message_of: Option<CharacterId>,
}

/// A character of either side: 32 times the seat plus its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CharacterId(pub u8);

/// A troop of either side: 32 times the seat plus its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TroopId(pub u8);

/// An object: those of the area in order, then the portals of seat 0 and seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ObjectId(pub u8);

/// The steps of a battle, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Muster,
    ChooseNemeses,
    RollDeployment,
    PlacePortal(Seat),
    Deploy(Seat),
    /// HR-66.2, HR-68.3: troops that arrive after all others.
    DeployLate(Seat),
    RollMission,
    PlaceMarker(Seat),
    /// HR-67.5.
    Tactics(Seat),
    BeginRound,
    DrawBead,
    Activate(Seat),
    Act,
    EndTurn,
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// HR-06: the seat that has done more for the mission.
    Mission(Seat),
    /// HR-06: equally many markers, but one of them farther from the seat's own portal.
    FarthestMarker(Seat),
    Draw,
    Resigned(Seat),
}

impl CharacterId {
    pub fn new(seat: Seat, index: usize) -> CharacterId {
        CharacterId(seat.0 * MAX_CHARACTERS as u8 + index as u8)
    }

    pub fn seat(self) -> Seat {
        Seat(self.0 / MAX_CHARACTERS as u8)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) % MAX_CHARACTERS
    }

    pub fn bit(self) -> u64 {
        1 << self.0
    }

    pub fn id(self) -> Id {
        numbered_id("char-", self.0)
    }
}

impl TroopId {
    pub fn new(seat: Seat, index: usize) -> TroopId {
        TroopId(seat.0 * MAX_CHARACTERS as u8 + index as u8)
    }

    pub fn seat(self) -> Seat {
        Seat(self.0 / MAX_CHARACTERS as u8)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) % MAX_CHARACTERS
    }

    pub fn id(self) -> Id {
        numbered_id("troop-", self.0)
    }
}

impl ObjectId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn id(self) -> Id {
        numbered_id("object-", self.0)
    }
}

pub fn marker_id(marker: u8) -> Id {
    numbered_id("marker-", marker)
}

impl Character {
    pub fn new(card: CardId, troop: u8) -> Character {
        Character {
            card,
            troop,
            state: State::Waiting,
            place: Point::ORIGIN,
            elevation: 0,
            wounds: 0,
            is_down: false,
            marks: Marks::empty(),
            lost: Abilities::NONE,
            nemesis: None,
            tricked_by: 0,
            attacked: 0,
        }
    }

    #[inline]
    pub fn is_present(&self) -> bool {
        self.state == State::Present
    }
}

impl Side {
    pub fn empty() -> Side {
        Side { characters: ArrayVec::new(), troops: ArrayVec::new(), portal: None, vanished: 0 }
    }
}

impl Battle {
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Every character of a side, including those that have vanished.
    #[inline]
    pub fn all(&self, seat: Seat) -> impl Iterator<Item = CharacterId> + use<> {
        (0..self.side(seat).characters.len()).map(move |index| CharacterId::new(seat, index))
    }

    /// The characters of a side that are on the table.
    #[inline]
    pub fn present(&self, seat: Seat) -> impl Iterator<Item = CharacterId> + '_ {
        self.all(seat).filter(|who| self[*who].is_present())
    }

    /// The other characters of the same side, except for those about to vanish.
    pub fn friends_of(&self, who: CharacterId) -> impl Iterator<Item = CharacterId> + '_ {
        let stays = |friend: &CharacterId| !self[*friend].marks.contains(Marks::VANISHING);
        self.present(who.seat()).filter(move |friend| *friend != who && stays(friend))
    }

    /// All characters on the table.
    #[inline]
    pub fn everybody(&self) -> impl Iterator<Item = CharacterId> + '_ {
        self.present(Seat(0)).chain(self.present(Seat(1)))
    }

    pub fn troops(&self, seat: Seat) -> impl Iterator<Item = TroopId> + use<> {
        (0..self.side(seat).troops.len()).map(move |index| TroopId::new(seat, index))
    }

    /// The troops of a side that still have characters on the table.
    pub fn living_troops(&self, seat: Seat) -> impl Iterator<Item = TroopId> + '_ {
        self.troops(seat).filter(|troop| self.members(*troop).next().is_some())
    }

    /// The characters of a troop that are on the table.
    #[inline]
    pub fn members(&self, troop: TroopId) -> impl Iterator<Item = CharacterId> + '_ {
        self.present(troop.seat()).filter(move |who| usize::from(self[*who].troop) == troop.index())
    }

    /// All characters of a troop, wherever they are.
    pub fn enlisted(&self, troop: TroopId) -> impl Iterator<Item = CharacterId> + '_ {
        self.all(troop.seat()).filter(move |who| usize::from(self[*who].troop) == troop.index())
    }

    pub fn troop_of(&self, who: CharacterId) -> TroopId {
        TroopId::new(who.seat(), usize::from(self[who].troop))
    }
}

impl Index<CharacterId> for Battle {
    type Output = Character;

    #[inline]
    fn index(&self, who: CharacterId) -> &Character {
        &self.sides[who.seat().index()].characters[who.index()]
    }
}

impl IndexMut<CharacterId> for Battle {
    #[inline]
    fn index_mut(&mut self, who: CharacterId) -> &mut Character {
        &mut self.sides[who.seat().index()].characters[who.index()]
    }
}

impl Index<TroopId> for Battle {
    type Output = Troop;

    fn index(&self, troop: TroopId) -> &Troop {
        &self.sides[troop.seat().index()].troops[troop.index()]
    }
}

impl IndexMut<TroopId> for Battle {
    fn index_mut(&mut self, troop: TroopId) -> &mut Troop {
        &mut self.sides[troop.seat().index()].troops[troop.index()]
    }
}

/// A base at a place; radii come from checked cards.
pub(crate) fn disc(place: Point, radius: i32) -> Disc {
    Disc::new(place, radius).unwrap_or(Disc::point(place))
}
