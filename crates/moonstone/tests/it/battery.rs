//! Every game passes the battery of the table.

use std::sync::Arc;

use moonstone::asked::{Act, Choice};
use moonstone::battle::{Active, Change, Step};
use moonstone::content::Content;
use moonstone::{Battle, Moonstone, Options, Rules};
use table::Spoken;
use table::battery::{self, Prices};

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

/// MS-20 to MS-26: nothing is sold that cannot do anything.
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    let options = |game: u64| Options { fates: false, ..options(2 + (game % 3) as u8, game) };
    let prices: Prices<Moonstone> = Prices { price, is_done, forget, tells_odds: |_| false, stack: |_, _, _, _| {} };
    battery::effects::<Moonstone>(&content(), options, 60, &prices);
}

/// Actions cost energy, the jog or a use of an ability. Cards of the fates are left out: what they do comes later.
fn price(_: &Moonstone, _: &Battle, choice: &Choice) -> Option<usize> {
    match choice {
        Choice::Act(Act::End) => Some(0),
        Choice::Act(Act::Fate { .. } | Act::GiveBack) => None,
        Choice::Act(_) => Some(1),
        _ => Some(0),
    }
}

fn is_done(battle: &Battle) -> bool {
    match battle.agenda.last() {
        Some(Step::Act) => battle.active.is_some_and(|active| active.command.is_none()),
        Some(Step::AfterAction { .. } | Step::React { .. } | Step::EndActivation) => true,
        Some(Step::NextActivation | Step::Activate { .. }) | None => true,
        Some(_) => false,
    }
}

/// The energy of the model that acts, its jog and the uses of its abilities are prices; what comes next is no effect.
fn forget(battle: &mut Battle, _: &Choice) {
    battle.agenda.clear();
    let Some(active) = battle.active else { return };
    battle.active = Some(Active { actions: 0, is_saved: false, ..active });
    let model = &mut battle.models[active.model.index()];
    (model.energy, model.has_jogged, model.used, model.uses, model.spent) = (0, false, 0, 0, 0);
    for model in &mut battle.models {
        model.changes.retain(|change| !matches!(change, Change::Aimed { .. }));
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::vocabulary::<Moonstone>();
    battery::texts(Moonstone::texts());
}
