//! The test battery of `table`, which every game passes.

use std::path::Path;
use std::sync::Arc;

use moonstone::asked::{Act, Answer, Choice, Fateful, Pick, Question};
use moonstone::battle::{Action, Active, Aimed, Change, ModelId, Step};
use moonstone::content::{AbilityId, Content, Mark};
use moonstone::look::Look;
use moonstone::{Battle, Moonstone, Options, Rules};
use table::Spoken;
use table::battery::{self, Offered, Prices};

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

/// A stone that a sentence names may be gone later, and models move on.
#[test]
fn what_was_told_reads_the_same_later() {
    battery::logs::<Moonstone>(&content(), |number| options(2 + (number % 3) as u8, number), 40);
}

/// MS-20 to MS-26, MS-29, MS-68, MS-81: nothing that costs energy is offered if it cannot do anything.
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    let options = |game: u64| options(2 + (game % 3) as u8, game);
    battery::effects::<Moonstone>(&content(), options, 60, &PRICES);
}

/// The same in recorded games of the scout, with all options.
#[test]
fn nothing_is_sold_in_vain_to_a_scout() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/moonstone");
    battery::effects_in_recordings::<Moonstone>(&content(), &folder, &PRICES);
}

const PRICES: Prices<Moonstone> =
    Prices { price, is_target, is_done, forget, tells_odds: |_| false, stack: |_, _, _, _| {} };

/// A choice costs energy, the jog, a use of an ability or an event. What a model is commanded to do is free.
fn price(offered: &Offered<'_, Moonstone>) -> Option<usize> {
    let is_commanded = offered.now.active.is_some_and(|active| active.command.is_some());
    let is_paid = match (offered.choice, offered.question) {
        (Choice::Act(Act::End | Act::GiveBack), _) => false,
        (Choice::Act(_), _) => !is_commanded,
        (Choice::Fateful(fateful), _) => *fateful != Fateful::Pass,
        (Choice::Pick(pick), Question::React { .. }) => *pick != Pick::Nobody,
        (Choice::Answer(answer), _) => *answer == Answer::Yes && energy(offered).is_some_and(|(_, cost)| cost > 0),
        _ => false,
    };
    Some(usize::from(is_paid))
}

fn is_target(offered: &Offered<'_, Moonstone>) -> bool {
    matches!(offered.choice, Choice::Pick(Pick::Model(_)) | Choice::Stone(_) | Choice::Ability(_))
}

/// The model that pays energy for a choice, and the least it pays.
fn energy(offered: &Offered<'_, Moonstone>) -> Option<(ModelId, u8)> {
    let look = Look { game: offered.game, battle: offered.now };
    match (offered.choice, offered.question) {
        (Choice::Act(act), Question::Act { model }) => Some((*model, cost(look, *model, *act))),
        (Choice::Pick(Pick::Model(model)), Question::React { .. }) => Some((*model, 1)),
        (Choice::Answer(Answer::Yes), Question::Offer { model, cost, .. }) => Some((*model, *cost)),
        (Choice::Answer(Answer::Yes), Question::PushLuck { model } | Question::Return { model }) => Some((*model, 1)),
        _ => None,
    }
}

fn cost(look: Look<'_>, model: ModelId, act: Act) -> u8 {
    let action = match act {
        Act::Step => Action::Step,
        Act::Jog => Action::Jog,
        Act::Traverse => Action::Traverse,
        Act::Attack { target } => Action::Attack { target },
        Act::Use { ability } => Action::Use { ability, aimed: Aimed::Nothing },
        Act::Harvest { stone } => Action::Harvest { stone },
        Act::Rob { target } => Action::Rob { target },
        Act::Fate { .. } | Act::GiveBack | Act::End => return 0,
    };
    look.cost(model, action)
}

fn is_done(battle: &Battle) -> bool {
    let is_own = battle.active.is_none_or(|active| active.command.is_none());
    let next = battle.agenda.last();
    is_own && next.is_none_or(is_between_actions)
}

fn is_between_actions(step: &Step) -> bool {
    matches!(
        step,
        Step::Act
            | Step::AfterAction { .. }
            | Step::React { .. }
            | Step::EndActivation
            | Step::NextActivation
            | Step::Activate { .. }
    )
}

/// Ignores what does not count as an effect: what comes next, and what any action ends for the acting model.
fn forget(offered: &Offered<'_, Moonstone>, dearer: &mut Battle, cheaper: &mut Battle) {
    let look = Look { game: offered.game, battle: offered.now };
    if let Some((model, cost)) = energy(offered) {
        let left = cheaper.models[model.index()].energy;
        let energy = &mut dearer.models[model.index()].energy;
        if energy.saturating_add(cost) <= left {
            *energy = left;
        }
        let (one, other) = (&dearer.models[model.index()].changes, &mut cheaper.models[model.index()].changes);
        other.retain(|change| !ends_with_next_action(change) || one.contains(change));
    }
    for battle in [dearer, cheaper] {
        while battle.agenda.last().is_some_and(is_between_actions) {
            battle.agenda.pop();
        }
        battle.active = battle.active.map(|active| Active { actions: 0, is_saved: false, ..active });
        match (offered.choice, offered.question) {
            (Choice::Act(Act::Jog), Question::Act { model }) => battle.models[model.index()].has_jogged = true,
            (Choice::Act(Act::Use { ability }), Question::Act { model }) => {
                forget_use(battle, *model, *ability, look.minds_uses(*model));
            }
            (Choice::Act(Act::Fate { .. }) | Choice::Fateful(_), _) => {
                battle.players.iter_mut().for_each(|player| player.fate_is_used = true);
            }
            _ => {}
        }
    }
}

fn ends_with_next_action(change: &Change) -> bool {
    matches!(change, Change::Mark { mark: Mark::Hidden, .. } | Change::Lunge { .. })
}

/// Ignores the use of an ability, unless another ability depends on it, and that it was aimed at a model.
fn forget_use(battle: &mut Battle, by: ModelId, ability: AbilityId, is_minded: bool) {
    for model in &mut battle.models {
        model.changes.retain(|change| *change != Change::Aimed { by, ability });
    }
    let model = &mut battle.models[by.index()];
    if !is_minded {
        model.used |= ability.bit();
    }
    model.spent |= ability.bit();
    model.uses = 0;
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::vocabulary::<Moonstone>();
    battery::texts(Moonstone::texts());
}
