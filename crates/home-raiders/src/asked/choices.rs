//! What players answer with; [`Choice`] holds any of it.

use measure::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Vocabulary};

use super::Choice;
use crate::battle::{CharacterId, ObjectId, TroopId, marker_id};
use crate::content::{Ability, Colour, Site};
use crate::game::HomeRaiders;
use crate::team::TeamList;
use crate::words::name_ready_team;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Muster {
    /// A ready-made team of the faction, by its place.
    #[with(team = name_ready_team(speaker, *team))]
    Ready {
        #[say(skip)]
        team: u8,
    },
    /// A team of one's own.
    Own(#[say(skip)] TeamList),
}

/// Somebody, or nobody where that can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Pick {
    Nobody,
    Who { who: CharacterId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum PickTroop {
    /// None, or HR-11: nobody is activated.
    None,
    Troop {
        troop: TroopId,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct Portal {
    pub site: Site,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Deploy {
    /// The table places them, in formation.
    Plan { troop: TroopId, post: Post },
    /// Everybody of the troop, wherever it is allowed.
    Places {
        troop: TroopId,
        #[say(skip)]
        places: Vec<Placed>,
    },
}

/// Where a troop that the table places stands, seen from its portal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum Post {
    Front,
    Left,
    Right,
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub who: CharacterId,
    pub at: Point,
}

/// A place, or nowhere where that can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Spot {
    Nowhere,
    At { at: Point },
}

/// HR-12: what a troop does with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Act {
    Move,
    /// HR-61.5: both actions.
    RunningFire,
    /// HR-61.1.
    Push,
    Melee,
    Shoot {
        at: TroopId,
    },
    /// HR-63.1, HR-63.3: both actions for one attack.
    ShootWithBoth {
        at: TroopId,
    },
    /// HR-50.
    #[say(transparent)]
    Mind(MindAct),
    /// A general action.
    #[say(transparent)]
    General(GeneralAct),
    /// The unit spends a general action on nothing, so that others of it can act.
    Wait,
    /// HR-68.9: three actions in this turn.
    Zeal,
    /// HR-42: the first action of those who lie on the ground.
    StandUp,
    /// No further action in this turn.
    Done,
}

/// HR-13: what somebody does while the rest of the unit does something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Aside {
    /// The same as the rest.
    Along,
    Nothing,
    #[say(key = "act-move")]
    Move,
    #[say(key = "act-melee")]
    Melee,
    #[say(key = "act-shoot")]
    Shoot {
        at: TroopId,
    },
    #[say(transparent)]
    Mind(MindAct),
    #[say(transparent)]
    General(GeneralAct),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct MindAct {
    pub by: CharacterId,
    pub ability: Ability,
    pub at: CharacterId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum GeneralAct {
    /// HR-07.
    #[touches(by.id(), marker_id(*marker))]
    Control { by: CharacterId, marker: u8 },
    /// HR-61.7.
    Teleport { by: CharacterId },
    /// HR-62.8.
    Grab { by: CharacterId, at: CharacterId },
    /// HR-66.1.
    BattleGroup,
    /// HR-67.7.
    Heal { by: CharacterId, who: CharacterId },
}

/// HR-21: how a troop goes somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum March {
    /// The table finds a way for everybody, in formation.
    #[say(transparent)]
    Towards(Goal),
    /// A way for each who moves, in this order.
    Ways {
        ways: Vec<Way>,
        /// HR-67.10: a leader who leaves the unit.
        #[serde(default)]
        #[say(untouched)]
        leaves: Option<CharacterId>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Goal {
    Stay,
    Enemy {
        who: CharacterId,
    },
    /// HR-61.10: to the other side of the enemy, in contact all the way.
    Round {
        who: CharacterId,
    },
    Portal {
        of: Seat,
    },
    #[touches(marker_id(*marker))]
    Marker {
        marker: u8,
    },
    /// On top of an object.
    Onto {
        object: ObjectId,
    },
    /// Where an object hides from the nearest enemy.
    Behind {
        object: ObjectId,
    },
    /// Out of reach of the nearest enemies.
    Away,
    /// HR-14: towards each other.
    Together,
    Point {
        at: Point,
    },
}

/// The centre of the base goes straight from point to point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Way {
    pub who: CharacterId,
    pub points: Vec<Point>,
}

/// HR-61.1: the centre of the base goes straight there, and the object goes along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct Push {
    pub by: CharacterId,
    pub object: ObjectId,
    pub to: Point,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct Blow {
    pub by: CharacterId,
    pub at: CharacterId,
    pub style: BlowStyle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum BlowStyle {
    Plain,
    /// HR-62.6.
    Unexpected,
    /// HR-62.7.
    Frenzy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct Shot {
    pub by: CharacterId,
    pub at: TroopId,
    pub style: ShotStyle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum ShotStyle {
    Plain,
    /// HR-63.1.
    SteadyAim,
    /// HR-63.3.
    Explosion,
    /// HR-63.4.
    Lightning,
    /// HR-63.5.
    Lob,
    /// HR-63.6.
    FullHit,
    /// HR-63.9.
    Barrage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(HomeRaiders)]
pub enum Decide {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Reroll {
    Keep,
    Set { colour: Colour },
}

/// HR-63.2: so many successes go to another target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum Split {
    Whole,
    With { other: CharacterId, successes: u8 },
}

/// HR-68.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub enum LastAttack {
    #[say(key = "pick-nobody")]
    None,
    Melee {
        at: CharacterId,
    },
    #[say(key = "act-shoot")]
    Shoot {
        at: TroopId,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct PickAbility {
    pub ability: Ability,
}

/// HR-66.1: those who leave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(HomeRaiders)]
pub struct Part {
    pub leaving: Vec<CharacterId>,
}

impl From<CharacterId> for Choice {
    fn from(who: CharacterId) -> Choice {
        Pick::Who { who }.into()
    }
}

impl From<TroopId> for Choice {
    fn from(troop: TroopId) -> Choice {
        PickTroop::Troop { troop }.into()
    }
}
