//! The pieces and places that a choice is about, in the order a person would point at them.

use crate::asked::{
    Act, Aside, Blow, Choice, Deploy, GeneralAct, Goal, LastAttack, March, MindAct, Pick, PickTroop, Push, Shot, Split,
};
use crate::battle::{Id, number_id};

pub(crate) fn touches(choice: &Choice) -> Vec<String> {
    let ids: Vec<Id> = match choice {
        Choice::Muster(_) | Choice::Portal(_) | Choice::Spot(_) | Choice::Decide(_) | Choice::Reroll(_) => Vec::new(),
        Choice::Ability(_) => Vec::new(),
        Choice::Pick(Pick::Nobody) | Choice::Troop(PickTroop::None) => Vec::new(),
        Choice::Pick(Pick::Who { who }) => vec![who.id()],
        Choice::Troop(PickTroop::Troop { troop }) => vec![troop.id()],
        Choice::Deploy(Deploy::Plan { troop, .. } | Deploy::Places { troop, .. }) => vec![troop.id()],
        Choice::Act(act) => touched_by_act(act),
        Choice::Aside(aside) => touched_by_aside(aside),
        Choice::March(March::Towards(goal)) => touched_by_goal(goal),
        Choice::March(March::Ways { ways, .. }) => ways.iter().map(|way| way.who.id()).collect(),
        Choice::Push(Push { by, object, .. }) => vec![by.id(), object.id()],
        Choice::Blow(Blow { by, at, .. }) => vec![by.id(), at.id()],
        Choice::Shot(Shot { by, at, .. }) => vec![by.id(), at.id()],
        Choice::Split(Split::Whole) => Vec::new(),
        Choice::Split(Split::With { other, .. }) => vec![other.id()],
        Choice::LastAttack(LastAttack::None) => Vec::new(),
        Choice::LastAttack(LastAttack::Melee { at }) => vec![at.id()],
        Choice::LastAttack(LastAttack::Shoot { at }) => vec![at.id()],
        Choice::Part(part) => part.leaving.iter().map(|who| who.id()).collect(),
    };
    ids.iter().map(ToString::to_string).collect()
}

fn touched_by_act(act: &Act) -> Vec<Id> {
    match act {
        Act::Shoot { at } | Act::ShootWithBoth { at } => vec![at.id()],
        Act::Mind(act) => touched_by_mind(act),
        Act::General(act) => touched_by_general(act),
        Act::Move | Act::RunningFire | Act::Push | Act::Melee | Act::Wait | Act::Zeal | Act::StandUp | Act::Done => {
            Vec::new()
        }
    }
}

fn touched_by_aside(aside: &Aside) -> Vec<Id> {
    match aside {
        Aside::Shoot { at } => vec![at.id()],
        Aside::Mind(act) => touched_by_mind(act),
        Aside::General(act) => touched_by_general(act),
        Aside::Along | Aside::Nothing | Aside::Move | Aside::Melee => Vec::new(),
    }
}

fn touched_by_mind(act: &MindAct) -> Vec<Id> {
    vec![act.by.id(), act.at.id()]
}

fn touched_by_general(act: &GeneralAct) -> Vec<Id> {
    match act {
        GeneralAct::Control { by, marker } => vec![by.id(), number_id("marker-", *marker)],
        GeneralAct::Teleport { by } => vec![by.id()],
        GeneralAct::Grab { by, at } => vec![by.id(), at.id()],
        GeneralAct::BattleGroup => Vec::new(),
        GeneralAct::Heal { by, who } => vec![by.id(), who.id()],
    }
}

fn touched_by_goal(goal: &Goal) -> Vec<Id> {
    match goal {
        Goal::Enemy { who } => vec![who.id()],
        Goal::Marker { marker } => vec![number_id("marker-", *marker)],
        Goal::Onto { object } | Goal::Behind { object } => vec![object.id()],
        Goal::Stay | Goal::Portal { .. } | Goal::Away | Goal::Together | Goal::Point { .. } => Vec::new(),
    }
}
