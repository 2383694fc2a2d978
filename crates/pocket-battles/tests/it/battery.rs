//! The test battery of `table`, which every game passes, for Pocket Battles.

use std::path::Path;
use std::sync::Arc;

use pocket_battles::asked::{Choice, Support};
use pocket_battles::battle::Step;
use pocket_battles::content::Content;
use pocket_battles::told::Event;
use pocket_battles::{Battle, MusterRule, Options, PocketBattles};
use table::Spoken;
use table::battery::{self, Prices};

/// 2,000 random games with every army against every army and all sizes.
#[test]
fn random_battles_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    let armies: Vec<String> = content.armies.iter().map(|army| army.key.clone()).collect();
    let options = |game: u64| {
        let army = |number: u64| armies[number as usize % armies.len()].clone();
        Options {
            size: 30 + 10 * (game % 10) as u16,
            armies: [army(game), army(game / 6 + game / 10)],
            ..Options::default()
        }
    };
    battery::run::<PocketBattles>(&content, options, 2000);
}

/// PB-13: markers are paid for orders and for help with them.
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    let content = Arc::new(Content::built_in().clone());
    let pairs = [["orcs", "elves"], ["celts", "romans"], ["romans", "orcs"], ["elves", "celts"]];
    let options = |game: u64| Options {
        size: 120 - 10 * (game / 4 % 8) as u16,
        armies: pairs[game as usize % 4].map(String::from),
        muster: MusterRule::Random,
    };
    battery::effects::<PocketBattles>(&content, options, 64, &PRICES);
}

/// The same in recorded games of the scout, with all options.
#[test]
fn nothing_is_sold_in_vain_to_a_scout() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/pocket-battles");
    let content = Arc::new(Content::built_in().clone());
    battery::effects_in_recordings::<PocketBattles>(&content, &folder, &PRICES);
}

/// An order is one step, and an order that changes dice is a gamble.
const PRICES: Prices<PocketBattles> = Prices {
    price: |offered| match offered.choice {
        Choice::Order(order) => Some(usize::from(order.unit().is_some())),
        Choice::Support(support) => Some(usize::from(*support != Support::Enough)),
        _ => Some(0),
    },
    is_target: |_| false,
    is_done: |_| true,
    forget: |_, dearer, cheaper| [dearer, cheaper].into_iter().for_each(forget),
    tells_odds: |event| matches!(event, Event::Rolled { .. }),
    stack: |_, _, _, _| {},
};

fn forget(battle: &mut Battle) {
    for side in &mut battle.sides {
        (side.ready, side.aside) = (0, 0);
        side.units.iter_mut().for_each(|unit| unit.orders = 0);
    }
    if let Some(Step::Orders { given, .. }) = battle.agenda.last_mut() {
        *given = true;
    }
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(PocketBattles::texts());
    battery::vocabulary::<PocketBattles>();
}
