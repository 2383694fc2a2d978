//! What sensible players usually like: attacks when they are possible, marching at the enemy or the goal otherwise.

use crate::asked::{Act, Aside, Choice, Decide, GeneralAct, Goal, March, Pick, PickTroop, Question, Spot};
use crate::content::Mission;

/// How much a choice appeals to somebody who does not think ahead.
pub(crate) fn appeal(question: &Question, choice: &Choice) -> u32 {
    match choice {
        Choice::Act(act) => appeal_of_act(question, act),
        Choice::Aside(Aside::Along) => 6,
        Choice::Aside(Aside::Nothing) => 0,
        Choice::Aside(Aside::General(GeneralAct::Control { .. })) => 300,
        Choice::Aside(Aside::Mind(_)) => 2,
        Choice::March(March::Towards(goal)) => appeal_of_goal(goal),
        Choice::Troop(PickTroop::None) => 0,
        Choice::Decide(Decide::Yes) if matches!(question, Question::GoToGround { .. }) => 1,
        Choice::Decide(Decide::No) if matches!(question, Question::GoToGround { .. }) => 2,
        Choice::Decide(Decide::Yes) if matches!(question, Question::Barrier { successes: 0, .. }) => 0,
        Choice::Decide(decide) => match question {
            Question::SecondRoll { first, second, .. } => u32::from((second < first) == (*decide == Decide::Yes)),
            _ => 1,
        },
        Choice::Pick(Pick::Nobody) => 1,
        Choice::Pick(Pick::Who { .. }) => 4,
        Choice::Spot(Spot::Nowhere) => 1,
        _ => 3,
    }
}

fn appeal_of_act(question: &Question, act: &Act) -> u32 {
    match act {
        // Who wants to be somewhere at the end has to set out in time.
        Act::Move => match question {
            Question::Act { mission: Mission::MakeVanish, .. } => 12,
            Question::Act { round: 4.., .. } => 200,
            _ => 90,
        },
        Act::Melee => 30,
        Act::Shoot { .. } => 12,
        Act::ShootWithBoth { .. } => 5,
        Act::RunningFire => 6,
        Act::Mind(_) => 4,
        Act::General(GeneralAct::Control { .. }) => 2000,
        Act::General(GeneralAct::Heal { .. }) => 8,
        Act::General(_) => 2,
        Act::Push | Act::Zeal => 1,
        Act::Wait => match question {
            // Somebody of the unit may stand at a marker.
            Question::Act { mission: Mission::StrategicPoint, .. } => 100,
            _ => 4,
        },
        Act::StandUp => 10,
        Act::Done => 0,
    }
}

fn appeal_of_goal(goal: &Goal) -> u32 {
    match goal {
        Goal::Enemy { .. } => 8,
        Goal::Portal { .. } => 120,
        Goal::Marker { .. } => 80,
        Goal::Together => 8,
        Goal::Onto { .. } | Goal::Behind { .. } => 2,
        Goal::Away | Goal::Stay | Goal::Point { .. } => 1,
    }
}
