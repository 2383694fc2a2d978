//! The test battery of `table`, which every game passes, for Home Raiders.

use std::path::Path;
use std::sync::Arc;

use home_raiders::asked::{Act, Choice, Goal, March};
use home_raiders::battle::{Marks, Step};
use home_raiders::content::Content;
use home_raiders::told::Event;
use home_raiders::{Battle, HomeRaiders, Level, MissionRule, MusterRule, Options};
use table::battery::{self, Prices};
use table::{Dice as _, FastDice, Game as _, Match, Pending, Rolls, Seat, Spoken, Viewer};

/// Random battles with all factions, missions and areas, on both levels, with small and large teams.
#[test]
fn random_battles_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<HomeRaiders>(&content, options, 500);
}

fn options(game: u64) -> Options {
    let content = Content::built_in();
    let faction = |number: u64| content.factions[(number % 5) as usize].key.clone();
    Options {
        stars: if game % 20 == 7 { 12 } else { 6 },
        factions: [faction(game), faction(game / 5)],
        muster: if game.is_multiple_of(3) { MusterRule::Free } else { MusterRule::Ready },
        area: content.areas[(game / 2 % 5) as usize].key.clone(),
        mission: match game % 4 {
            0 => MissionRule::Rolled,
            1 => MissionRule::MakeVanish,
            2 => MissionRule::ControlPortal,
            _ => MissionRule::StrategicPoint,
        },
        level: if game % 8 == 5 { Level::Simple } else { Level::Complex },
    }
}

/// HR-12: whatever takes an action can change something. Where a move leads, and what a leader does instead of his
/// unit, is asked afterwards; zeal is paid for with an injury, and standing up is not a choice.
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    let content = Arc::new(Content::built_in().clone());
    battery::effects::<HomeRaiders>(&content, options, 24, &PRICES);
}

/// The same in recorded games of the scout, with all options.
#[test]
fn nothing_is_sold_in_vain_to_a_scout() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/home-raiders");
    let content = Arc::new(Content::built_in().clone());
    battery::effects_in_recordings::<HomeRaiders>(&content, &folder, &PRICES);
}

/// Each action is one step, and an action with a roll is a gamble.
const PRICES: Prices<HomeRaiders> = Prices {
    price: |offered| match offered.choice {
        Choice::Act(act) => {
            Some(usize::from(!matches!(act, Act::Move | Act::Wait | Act::Zeal | Act::StandUp | Act::Done)))
        }
        _ => Some(0),
    },
    is_target: |_| false,
    is_done: |_| true,
    forget: |_, dearer, cheaper| [dearer, cheaper].into_iter().for_each(forget),
    tells_odds: |event| matches!(event, Event::Rolled { .. }),
    stack: |_, _, _, _| {},
};

fn forget(battle: &mut Battle) {
    (battle.turn.actions, battle.turn.is_fresh) = (0, false);
    if battle.agenda.last() == Some(&Step::Act) {
        battle.agenda.pop();
    }
    for side in &mut battle.sides {
        side.characters.iter_mut().for_each(|character| character.marks -= Marks::INJURED);
    }
}

/// Bewegungsaktionen (HR-21): every goal that is offered moves at least one character.
#[test]
fn every_goal_that_is_offered_moves_a_character() {
    let content = Arc::new(Content::built_in().clone());
    for seed in 0..16 {
        let game = HomeRaiders::set_up(content.clone(), options(seed)).expect("these options are possible");
        let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
        let mut dice = FastDice::new(seed);
        while let Pending::Asked(asked) = running.pending() {
            let asked = asked[dice.roll(asked.len() as u32) as usize - 1].clone();
            for (index, option) in asked.options.iter().enumerate() {
                if let Choice::March(March::Towards(goal)) = option
                    && *goal != Goal::Stay
                {
                    assert!(moves_somebody(&running, asked.seat, index), "seed {seed}: {goal:?} moves nobody");
                }
            }
            let index = dice.roll(asked.options.len() as u32) as usize - 1;
            running.choose(asked.seat, index).expect("it was offered");
        }
    }
}

fn moves_somebody(running: &Match<HomeRaiders>, seat: Seat, index: usize) -> bool {
    let mut tried = running.clone();
    let before = tried.told(Viewer::Spectator).count();
    tried.choose(seat, index).expect("it was offered");
    let mut told = tried.told(Viewer::Spectator).skip(before);
    told.any(|event| matches!(event, Event::Moved { .. } | Event::BrokeAway { .. }))
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(HomeRaiders::texts());
    battery::vocabulary::<HomeRaiders>();
}
