//! What players can answer; [`Choice`] is any of these.

use measure::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, choice};

use super::Choice;
use crate::battle::{CharacterId, ObjectId, TroopId, marker_id};
use crate::content::{Ability, Colour, Site};
use crate::game::HomeRaiders;
use crate::team::TeamList;
use crate::words::{are_all_in_vain, is_in_vain, name_ready_team};

#[choice(HomeRaiders)]
pub enum Muster {
    /// A ready-made team of the faction, by its index.
    #[with(team = name_ready_team(speaker, *team))]
    Ready {
        #[say(skip)]
        team: u8,
    },
    /// A team of the player's own.
    Own(#[say(skip)] TeamList),
}

/// A character, or nobody where the question allows it.
#[choice(HomeRaiders, Copy)]
pub enum Pick {
    Nobody,
    Who { who: CharacterId },
}

#[choice(HomeRaiders, Copy)]
pub enum PickTroop {
    /// None; for an activation, HR-11: nobody is activated.
    None,
    /// This one.
    Troop { troop: TroopId },
}

#[choice(HomeRaiders, Copy)]
pub struct Portal {
    pub site: Site,
}

#[choice(HomeRaiders)]
pub enum Deploy {
    /// The table places them, in formation.
    Plan { troop: TroopId, post: Post },
    /// A place for each character of the troop, wherever it is allowed.
    Places {
        troop: TroopId,
        #[say(skip)]
        places: Vec<Placed>,
    },
}

/// Where the table places a troop, relative to its portal.
#[choice(case)]
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

/// A place, or none if the question allows it.
#[choice(HomeRaiders, Copy)]
pub enum Spot {
    Nowhere,
    At { at: Point },
}

/// HR-12: what a troop does with an action.
#[choice(HomeRaiders, Copy)]
pub enum Act {
    /// HR-21.
    Move,
    /// HR-61.5: both actions.
    RunningFire,
    /// HR-61.1.
    Push,
    /// HR-31.
    Melee,
    /// HR-40.
    #[with(vain = are_all_in_vain(speaker, *at))]
    Shoot { at: TroopId },
    /// HR-63.1, HR-63.3: both actions for one attack.
    #[with(vain = are_all_in_vain(speaker, *at))]
    ShootWithBoth { at: TroopId },
    /// HR-50.
    #[say(transparent)]
    Mind(MindAct),
    /// A general action.
    #[say(transparent)]
    General(GeneralAct),
    /// The unit spends a general action on nothing, so that other members can act.
    Wait,
    /// HR-68.9: three actions in this turn.
    Zeal,
    /// HR-42: the first action of those who lie on the ground.
    StandUp,
    /// No further action in this turn.
    Done,
}

/// HR-13: what one character does while the rest of the unit does something else.
#[choice(HomeRaiders, Copy)]
pub enum Aside {
    /// The same action as the rest.
    Along,
    /// Nothing at all.
    Nothing,
    Move,
    Melee,
    Shoot {
        at: TroopId,
    },
    #[say(transparent)]
    Mind(MindAct),
    #[say(transparent)]
    General(GeneralAct),
}

#[choice(HomeRaiders, Copy)]
pub struct MindAct {
    pub by: CharacterId,
    pub ability: Ability,
    pub at: CharacterId,
}

#[choice(HomeRaiders, Copy)]
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
    #[with(itself = by == who)]
    Heal { by: CharacterId, who: CharacterId },
}

/// HR-21: how a troop moves.
#[choice(HomeRaiders)]
pub enum March {
    /// The table finds a way for each member, in formation.
    #[say(transparent)]
    Towards(Goal),
    /// A way for each member that moves, in this order.
    Ways {
        ways: Vec<Way>,
        /// HR-67.10: a leader who leaves the unit.
        #[serde(default)]
        #[say(untouched)]
        leaves: Option<CharacterId>,
    },
}

#[choice(HomeRaiders, Copy)]
pub enum Goal {
    /// Nobody moves.
    Stay,
    /// HR-23: into contact with an enemy.
    Enemy { who: CharacterId },
    /// HR-61.10: to the other side of the enemy, in contact all the way.
    Round { who: CharacterId },
    /// HR-06: into contact with a portal.
    Portal { of: Seat },
    #[touches(marker_id(*marker))]
    Marker { marker: u8 },
    /// On top of an object.
    Onto { object: ObjectId },
    /// To where an object hides it from the nearest enemy.
    Behind { object: ObjectId },
    /// Out of reach of the nearest enemies.
    Away,
    /// HR-14: towards each other.
    Together,
    /// Anywhere.
    Point { at: Point },
}

/// The centre of the base goes straight from point to point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Way {
    pub who: CharacterId,
    pub points: Vec<Point>,
}

/// HR-61.1: the centre of the base moves straight there, and the object moves along.
#[choice(HomeRaiders, Copy)]
pub struct Push {
    pub by: CharacterId,
    pub object: ObjectId,
    pub to: Point,
}

#[choice(HomeRaiders, Copy)]
pub struct Blow {
    pub by: CharacterId,
    pub at: CharacterId,
    pub style: BlowStyle,
}

#[choice(case)]
pub enum BlowStyle {
    Plain,
    /// HR-62.6.
    Unexpected,
    /// HR-62.7.
    Frenzy,
}

#[choice(HomeRaiders, Copy)]
#[with(vain = is_in_vain(speaker, *by, *at, *style))]
pub struct Shot {
    pub by: CharacterId,
    pub at: TroopId,
    pub style: ShotStyle,
}

#[choice(case)]
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

#[choice(HomeRaiders, Copy)]
pub enum Decide {
    Yes,
    No,
}

#[choice(HomeRaiders, Copy)]
pub enum Reroll {
    Keep,
    Set { colour: Colour },
}

/// HR-63.2: how many successes go to another target.
#[choice(HomeRaiders, Copy)]
pub enum Split {
    Whole,
    With { other: CharacterId, successes: u8 },
}

/// HR-68.2.
#[choice(HomeRaiders, Copy)]
pub enum LastAttack {
    None,
    /// A free melee attack.
    Melee {
        at: CharacterId,
    },
    #[say(key = "act-shoot")]
    #[with(vain = false)]
    Shoot {
        at: TroopId,
    },
}

#[choice(HomeRaiders, Copy)]
pub struct PickAbility {
    pub ability: Ability,
}

/// HR-66.1: the members that leave.
#[choice(HomeRaiders)]
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
