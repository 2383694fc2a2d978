//! Every game passes the battery of the table.

use std::sync::Arc;

use moonstone::asked::{Act, Choice, Question};
use moonstone::battle::{Active, Change, ModelId};
use moonstone::content::{AbilityKind, Clause, Content, Passive, Special, Verb};
use moonstone::look::Look;
use moonstone::{Battle, Moonstone, Options, Rules};
use table::{Dice, FastDice, Game, Match, Pending, Rolls, Spoken, battery};

fn content() -> Arc<Content> {
    Arc::new(Content::built_in().clone())
}

fn options(players: u8, number: u64) -> Options {
    let content = Content::built_in();
    let tables = content.tables();
    Options {
        players,
        rules: if number % 7 == 6 { Rules::Basic } else { Rules::Advanced },
        fates: number % 3 != 2,
        draft: number % 2 == 1,
        table: tables[number as usize % tables.len()].key.clone(),
        stones: if number % 5 == 4 { 5 } else { 7 },
        ..Options::default()
    }
}

#[test]
fn random_games_of_two_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(2, number), 500);
}

#[test]
fn random_games_of_three_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(3, number), 500);
}

#[test]
fn random_games_of_four_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(4, number), 500);
}

/// MS-20 to MS-26: nothing is sold that cannot do anything. Cards that are drawn or flipped are a gamble.
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    for seed in 0..60 {
        let options = Options { fates: false, ..options(2 + (seed % 3) as u8, seed) };
        let game = Moonstone::set_up(content(), options).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
        let mut dice = FastDice::new(seed);
        while let Pending::Asked(asked) = running.pending() {
            let asked = asked[0].clone();
            for (index, option) in asked.options.iter().enumerate() {
                if let Choice::Act(act) = *option
                    && dice.roll(4) == 1
                    && is_sure(&running, act)
                {
                    let has_effect = (0..8).any(|other| has_effect(running.clone(), act, index, other));
                    assert!(has_effect, "seed {seed}: {act:?} of {}", describe(&running));
                }
            }
            let index = dice.roll(asked.options.len() as u32) as usize - 1;
            running.choose(asked.seat, index).unwrap_or_else(|why| panic!("{why:?}"));
        }
    }
}

/// Whether an act has a price, and what it does depends on no card. Who can be pushed or leap how far is for players to see.
fn is_sure(running: &Match<Moonstone>, act: Act) -> bool {
    let look = Look { game: running.game(), battle: running.position() };
    let Some(active) = look.battle.active else { return false };
    let is_push = |clause: &Clause| {
        matches!(
            clause.verb,
            Verb::Away(_)
                | Verb::Leap(_)
                | Verb::Towards(_)
                | Verb::Special(Special::Gather { .. } | Special::UtterSwine(_))
        )
    };
    match act {
        Act::Step | Act::Jog | Act::Traverse | Act::Rob { .. } => true,
        Act::Harvest { .. } => !look.has(active.model, Passive::Digger),
        Act::Use { ability } => match &look.character(active.model).ability(ability).kind {
            AbilityKind::Active(active) => active.flip.is_none() && !active.does.iter().any(is_push),
            AbilityKind::Arcane(_) | AbilityKind::Passive(_) => false,
        },
        Act::Attack { .. } | Act::Fate { .. } | Act::GiveBack | Act::End => false,
    }
}

fn describe(running: &Match<Moonstone>) -> String {
    let look = Look { game: running.game(), battle: running.position() };
    let active = look.battle.active.expect("a model acts");
    format!("{}: {:?}", look.character(active.model).key, look.model(active.model))
}

/// Whether anything but the price has changed after an action, with some answers to the questions it asks.
fn has_effect(mut running: Match<Moonstone>, act: Act, index: usize, seed: u64) -> bool {
    let before = running.position().clone();
    let look = Look { game: running.game(), battle: &before };
    let price = match (act, before.active) {
        (Act::Use { ability }, Some(active)) => Some((active.model, look.ability_cost(active.model, ability))),
        _ => None,
    };
    let mut dice = FastDice::new(seed);
    let mut index = Some(index);
    while let Pending::Asked(asked) = running.pending() {
        let asked = &asked[0];
        let is_over = match asked.question {
            Question::Act { .. } => running.position().active.is_some_and(|active| active.command.is_none()),
            Question::React { .. } | Question::Activate => true,
            _ => false,
        };
        if is_over && index.is_none() {
            break;
        }
        let choice = index.take().unwrap_or(dice.roll(asked.options.len() as u32) as usize - 1);
        running.choose(asked.seat, choice).unwrap_or_else(|why| panic!("{why:?}"));
    }
    let has_gained = |(model, price): (ModelId, u8)| {
        let energy = |battle: &Battle| battle.models[model.index()].energy;
        energy(running.position()) > energy(&before).saturating_sub(price)
    };
    without_prices(running.position(), &before) != without_prices(&before, &before) || price.is_some_and(has_gained)
}

/// The energy of the model that acts, its jog and the uses of its abilities are prices; what comes next is no effect.
fn without_prices(battle: &Battle, before: &Battle) -> Battle {
    let mut battle = battle.clone();
    battle.agenda.clear();
    battle.active = battle.active.map(|active| Active { actions: 0, is_saved: false, ..active });
    if let Some(active) = before.active {
        let model = &mut battle.models[active.model.index()];
        (model.energy, model.has_jogged, model.used, model.uses) = (0, false, 0, 0);
        // Reloading is an effect, being spent is not.
        model.spent &= before.models[active.model.index()].spent;
    }
    for model in &mut battle.models {
        model.changes.retain(|change| !matches!(change, Change::Aimed { .. }));
    }
    battle
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::vocabulary::<Moonstone>();
    battery::texts(Moonstone::texts());
}
