//! The vocabulary between the rules and the players: questions, rolls, and the choices of `choices.rs`. Events are in
//! `told.rs`.

mod choices;

use table::{choice, sentence};

use crate::battle::{CharacterId, TroopId};
use crate::content::{Colour, Mission};
use crate::game::HomeRaiders;
use crate::words::{list_faces, list_strikers, list_strikers_at};

pub use choices::*;

#[sentence(HomeRaiders, Copy)]
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
    /// Where is this character moved, at most that many inches? Answered with [`Spot`].
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
#[choice(case)]
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

#[choice(HomeRaiders, choices)]
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

/// Why dice are rolled. Real dice have no numbers, so each says which stand for which face.
#[sentence(HomeRaiders, Copy)]
pub enum Chance {
    #[with(faces = list_faces(speaker, Colour::White))]
    Deployment,
    #[with(faces = list_faces(speaker, Colour::White))]
    First,
    #[with(faces = list_faces(speaker, Colour::White))]
    Mission,
    Bead,
    #[with(faces = list_faces(speaker, *colour))]
    Die {
        who: CharacterId,
        colour: Colour,
        why: RollWhy,
    },
}

#[sentence(case)]
pub enum RollWhy {
    Melee,
    Ranged,
    Defence,
    Mind,
    Grab,
    Regeneration,
    MirrorImage,
}
