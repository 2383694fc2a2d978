//! The vocabulary between the rules and the players: questions, choices, rolls. Events are in `told.rs`.

use measure::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Vocabulary};

use crate::battle::{CharacterId, ObjectId, TroopId, marker_id};
use crate::content::{Ability, Colour, Mission, Site};
use crate::game::HomeRaiders;
use crate::team::TeamList;
use crate::words::{list_strikers, list_strikers_at, name_ready_team};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(HomeRaiders)]
pub enum Question {
    /// Which team do you lead? Answered with [`Muster`].
    Muster { stars: u8 },
    /// Whom does this hero hate? Answered with [`Pick`].
    Nemesis { who: CharacterId },
    /// Where does your portal stand? Answered with [`Portal`].
    Portal,
    /// Which unit does the specialist join? Answered with [`PickTroop`].
    Specialist { who: CharacterId },
    /// Which troop do you place, and where? Answered with [`Deploy`].
    Deploy,
    /// Where does this troop of scouts appear? Answered with [`Deploy`].
    DeployLate { troop: TroopId },
    /// Where do you put a marker? Answered with [`Spot`].
    Marker,
    /// Which troop do you activate? Answered with [`PickTroop`].
    Activate,
    /// What does the troop do? Answered with [`Act`].
    Act {
        troop: TroopId,
        left: u8,
        #[say(skip)]
        round: u8,
        #[say(skip)]
        mission: Mission,
    },
    /// Does this character do something else than its unit? Answered with [`Aside`].
    Aside {
        who: CharacterId,
        #[serde(skip)]
        #[say(skip)]
        rest: Act,
    },
    /// Where does the troop go? Answered with [`March`].
    #[with(strikers = list_strikers(speaker, *troop, *why))]
    March { troop: TroopId, why: Marching },
    /// Where does this character go, while its unit does something else? Answered with [`March`].
    #[with(strikers = list_strikers_at(speaker, *who))]
    MarchAlone { who: CharacterId },
    /// Which unit does the leader join? Answered with [`PickTroop`].
    Join { who: CharacterId },
    /// To which unit does the messenger bring the abilities of the leader? Answered with [`PickTroop`].
    Message { who: CharacterId, of: CharacterId },
    /// Whom does this character carry along? Answered with [`PickTroop`].
    Carry { who: CharacterId },
    /// Where is the carried character put down? Answered with [`Spot`].
    PutDown { who: CharacterId, by: CharacterId },
    /// Where does this character push which object? Answered with [`Push`].
    Push { troop: TroopId },
    /// Who strikes whom next? Answered with [`Blow`].
    Blow { troop: TroopId },
    /// Whom does the sweeping blow hit next? Answered with [`Pick`].
    Sweep { by: CharacterId },
    /// Which other enemy does the frenzy hit? Answered with [`Pick`].
    Frenzy { by: CharacterId },
    /// At whom do they shoot, between the two halves of their move? Answered with [`PickTroop`].
    RunningFire { troop: TroopId },
    /// Who shoots next, and how? Answered with [`Shot`].
    Shot { troop: TroopId },
    /// Does your troop go to ground? Answered with [`Decide`].
    GoToGround { troop: TroopId, by: CharacterId },
    /// Which of yours, equally near, is the target? Answered with [`Pick`].
    Nearest { by: CharacterId },
    /// Does a bodyguard take the attack? Answered with [`Pick`].
    Bodyguard { of: CharacterId, by: CharacterId },
    /// Must the attacker roll again? Answered with [`Decide`].
    Barrier { who: CharacterId, successes: u8 },
    /// Does the second roll of the attacker count? Answered with [`Decide`].
    SecondRoll { who: CharacterId, first: u8, second: u8 },
    /// Which set of defence dice is rolled again? Answered with [`Reroll`].
    Fierce { by: CharacterId, at: CharacterId },
    /// How are the successes split between two targets? Answered with [`Split`].
    DoubleShot { by: CharacterId, successes: u8 },
    /// Whom does the lightning hit next? Answered with [`Pick`].
    Chain { by: CharacterId },
    /// At whom is the shot redirected? Answered with [`Pick`].
    Redirect { by: CharacterId },
    /// Where is this character moved, up to so many inches? Answered with [`Spot`].
    Shove { who: CharacterId, by: CharacterId, inches: u8 },
    /// With whom does this character change places? Answered with [`Pick`].
    Flicker { who: CharacterId },
    /// Who takes the wound instead? Answered with [`Pick`].
    Selfish { who: CharacterId },
    /// Does this character try to pass the wound on? Answered with [`Decide`].
    MirrorImage { who: CharacterId },
    /// To whom? Answered with [`Pick`].
    MirrorImageTo { who: CharacterId },
    /// Whom does the last attack of this character hit? Answered with [`LastAttack`].
    SwanSong { who: CharacterId },
    /// Which leader takes the place of the vanished one? Answered with [`Pick`].
    Successor { of: CharacterId },
    /// Whom does the enchanted character strike? Answered with [`Pick`].
    Enchant { who: CharacterId },
    /// Which ability does the dazed character lose? Answered with [`PickAbility`].
    Daze { who: CharacterId },
    /// Where does this character reappear? Answered with [`Spot`].
    Teleport { who: CharacterId },
    /// Who leaves, to be a unit of their own? Answered with [`Part`].
    BattleGroup { troop: TroopId },
}

/// Why a troop marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum Marching {
    /// HR-21: a move action.
    Action,
    /// HR-61.5: before the shot of a running fire.
    BeforeFire,
    /// HR-61.5: after it.
    AfterFire,
    /// HR-61.1: while one of them pushes.
    WithPusher,
    /// HR-67.4: one inch, after a defended attack.
    Retreat,
    /// HR-67.5: before the first round.
    Tactics,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(HomeRaiders, choices)]
pub enum Choice {
    Muster(Muster),
    Pick(Pick),
    Troop(PickTroop),
    Portal(Portal),
    Deploy(Deploy),
    Spot(Spot),
    Act(Act),
    Aside(Aside),
    March(March),
    Push(Push),
    Blow(Blow),
    Shot(Shot),
    Decide(Decide),
    Reroll(Reroll),
    Split(Split),
    LastAttack(LastAttack),
    Ability(PickAbility),
    Part(Part),
}

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

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(HomeRaiders)]
pub enum Chance {
    Deployment,
    First,
    Mission,
    Bead,
    Die { who: CharacterId, colour: Colour, why: RollWhy },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum RollWhy {
    Melee,
    Ranged,
    Defence,
    Mind,
    Grab,
    Regeneration,
    MirrorImage,
}
