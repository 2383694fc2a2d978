//! What sensible players usually like: to be where the mission wants them, and until then attacks with good odds.

use table::{Ask, Blunders, Deed, Habits, Seat};

use crate::asked::{
    Act, Aside, Blow, BlowStyle, Choice, Decide, Deploy, GeneralAct, Goal, March, Marching, MindAct, Pick, PickTroop,
    Post, Question, Shot, ShotStyle, Spot,
};
use crate::battle::{Battle, ROUNDS, TroopId};
use crate::content::{Ability, Mission};
use crate::game::HomeRaiders;
use crate::look::Look;
use crate::outlook::Outlook;
use crate::told::Event;
use crate::{blunders, judge};

impl Habits for HomeRaiders {
    const HAS_HABITS: bool = true;

    type Orders = table::NoOrders;
    type Glance<'a> = Glance<'a>;

    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Glance<'a> {
        let look = Look { game: self, battle: ask.at };
        let left = look.battle.turn.actions;
        let outlook = match ask.question {
            Question::Act { troop, .. } => Some(look.look_out(*troop, list_targets(ask), left)),
            Question::March { troop, .. } => Some(look.look_out(*troop, std::iter::empty(), left)),
            _ => None,
        };
        Glance { look, question: ask.question, outlook }
    }

    fn appeal(&self, glance: &Glance<'_>, choice: &Choice) -> u32 {
        let Glance { question, outlook, .. } = glance;
        match choice {
            Choice::Act(act) => outlook.as_ref().map_or(1, |outlook| appeal_of_act(question, outlook, act)),
            Choice::Aside(aside) => appeal_of_aside(question, aside),
            Choice::March(march) => appeal_of_march(question, outlook.as_ref(), march),
            Choice::Blow(blow) => appeal_of_blow(glance.look, blow),
            Choice::Shot(Shot { style: ShotStyle::Lightning, .. }) => 1,
            Choice::Deploy(Deploy::Plan { post, .. }) => match post {
                Post::Front => 6,
                Post::Left | Post::Right => 3,
                Post::Back => 1,
            },
            Choice::Troop(PickTroop::None) => 0,
            Choice::Decide(decide) => appeal_of_decision(question, *decide),
            Choice::Pick(Pick::Nobody) | Choice::Spot(Spot::Nowhere) => 1,
            Choice::Pick(Pick::Who { .. }) => 4,
            Choice::Muster(_)
            | Choice::Troop(PickTroop::Troop { .. })
            | Choice::Portal(_)
            | Choice::Deploy(Deploy::Places { .. })
            | Choice::Spot(Spot::At { .. })
            | Choice::Push(_)
            | Choice::Shot(_)
            | Choice::Reroll(_)
            | Choice::Split(_)
            | Choice::LastAttack(_)
            | Choice::Ability(_)
            | Choice::Part(_) => 3,
        }
    }

    fn judge(&self, battle: &Battle, seat: Seat) -> u32 {
        judge::judge(self, battle, seat)
    }

    const HORIZON: u64 = 12;
    const BUDGETS: [u32; 4] = [0, 250, 2_500, 17_500];

    /// Which seat began (`turn.1`), and what vanished (`lost.char-3`).
    fn gains(&self, event: &Event) -> Vec<(Seat, String)> {
        match event {
            Event::DeploymentRolled { first, .. } => vec![(*first, "turn.1".into()), (first.other(), "turn.2".into())],
            Event::Vanished { who } => vec![(who.seat(), format!("lost.{}", who.id()))],
            _ => Vec::new(),
        }
    }

    fn blunders(&self, deeds: &[Deed<HomeRaiders>]) -> Blunders {
        blunders::count(deeds)
    }

    fn rounds(&self, battle: &Battle) -> u32 {
        battle.round.into()
    }
}

/// What habits look at: the battle, the question, and the outlook for the acting troop.
pub struct Glance<'a> {
    look: Look<'a>,
    question: &'a Question,
    outlook: Option<Outlook>,
}

/// The troops that can be shot at.
fn list_targets<'a>(ask: &Ask<'a, HomeRaiders>) -> impl Iterator<Item = TroopId> + use<'a> {
    let targets = (0..ask.count).map(ask.option).filter_map(|choice| match choice {
        Choice::Act(Act::Shoot { at }) => Some(at),
        _ => None,
    });
    targets.collect::<Vec<_>>().into_iter()
}

fn appeal_of_act(question: &Question, outlook: &Outlook, act: &Act) -> u32 {
    let Question::Act { left, round, mission, .. } = question else { return 1 };
    // HR-07: a troop at a marker spends the action that makes it count.
    let takes_markers = *mission == Mission::StrategicPoint && *round == ROUNDS;
    match act {
        Act::Melee => 1500,
        Act::Move => appeal_of_moving(outlook, *left),
        Act::Shoot { at } => match outlook.mark {
            _ if outlook.must_hurry => 20,
            Some((mark, true)) if mark == *at => 1000,
            Some((mark, false)) if mark == *at => 150,
            _ => 15,
        },
        Act::ShootWithBoth { at } if outlook.mark == Some((*at, true)) && !outlook.must_hurry => 60,
        Act::ShootWithBoth { .. } => 5,
        Act::RunningFire if outlook.has_arrived => 0,
        Act::RunningFire => 100,
        Act::Mind(mind) => appeal_of_mind(mind),
        Act::General(general) => appeal_of_general(general, takes_markers),
        Act::Wait if takes_markers && outlook.has_arrived => 5000,
        Act::Wait | Act::Push | Act::Zeal => 2,
        Act::StandUp => 10,
        Act::Done => u32::from(outlook.has_arrived),
    }
}

fn appeal_of_moving(outlook: &Outlook, left: u8) -> u32 {
    match outlook {
        Outlook { has_arrived: true, .. } => 0,
        Outlook { must_hurry: true, .. } => 2000,
        // A troop with a long way moves with the first action and shoots with the second.
        Outlook { is_far: true, .. } if left > 1 => 1500,
        Outlook { is_for_melee: true, can_charge: true, .. } if left > 1 => 600,
        Outlook { is_for_melee: true, .. } => 300,
        Outlook { mark: Some((_, true)), .. } => 30,
        _ => 150,
    }
}

fn appeal_of_general(act: &GeneralAct, takes_markers: bool) -> u32 {
    match act {
        GeneralAct::Control { .. } if takes_markers => 20_000,
        GeneralAct::Control { .. } => 1,
        GeneralAct::Heal { .. } => 50,
        GeneralAct::Grab { .. } => 20,
        GeneralAct::Teleport { .. } => 10,
        GeneralAct::BattleGroup => 3,
    }
}

fn appeal_of_mind(act: &MindAct) -> u32 {
    match act.ability {
        Ability::Swap => 100,
        Ability::Enchant => 40,
        Ability::BrainFreeze => 25,
        Ability::SubtleManipulation | Ability::Daze => 10,
        _ => 5,
    }
}

fn appeal_of_aside(question: &Question, aside: &Aside) -> u32 {
    let moves = matches!(question, Question::Aside { rest: Act::Move | Act::Push, .. });
    match aside {
        Aside::Along | Aside::Melee => 100,
        Aside::Nothing | Aside::Move => 1,
        Aside::Shoot { .. } if moves => 3,
        Aside::Shoot { .. } => 50,
        Aside::Mind(mind) => appeal_of_mind(mind),
        Aside::General(general) => appeal_of_general(general, true),
    }
}

fn appeal_of_march(question: &Question, outlook: Option<&Outlook>, march: &March) -> u32 {
    let March::Towards(goal) = march else { return 2 };
    let (Question::March { why, .. }, Some(outlook)) = (question, outlook) else { return appeal_of_goal(goal) };
    let wished = if outlook.has_arrived { Goal::Stay } else { outlook.goal };
    // HR-67.4, HR-61.5: a troop that steps back from a blow, or has already shot, does not run into the next enemy.
    let is_wary = matches!(why, Marching::Retreat | Marching::AfterFire) && !outlook.must_hurry;
    match goal {
        Goal::Stay | Goal::Away if is_wary => 40,
        _ if *goal == wished => 600,
        _ => appeal_of_goal(goal),
    }
}

fn appeal_of_goal(goal: &Goal) -> u32 {
    match goal {
        Goal::Together => 100,
        Goal::Enemy { .. } | Goal::Portal { .. } | Goal::Marker { .. } => 5,
        Goal::Onto { .. } | Goal::Behind { .. } => 2,
        Goal::Away | Goal::Stay | Goal::Point { .. } | Goal::Round { .. } => 1,
    }
}

fn appeal_of_blow(look: Look<'_>, blow: &Blow) -> u32 {
    let style = match blow.style {
        BlowStyle::Plain => 4,
        BlowStyle::Unexpected | BlowStyle::Frenzy => 1,
    };
    // A wounded target vanishes with the next wound.
    if look.battle[blow.at].wounds > 0 { 5 * style } else { style }
}

fn appeal_of_decision(question: &Question, decide: Decide) -> u32 {
    match (question, decide) {
        (Question::GoToGround { .. }, Decide::Yes) => 1,
        (Question::GoToGround { .. }, Decide::No) => 5,
        (Question::Barrier { successes: 0, .. }, Decide::Yes) => 0,
        (Question::SecondRoll { first, second, .. }, _) => u32::from((second < first) == (decide == Decide::Yes)),
        _ => 1,
    }
}
