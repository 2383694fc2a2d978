//! The rulebook's sentences and examples, in its order.

mod field;

use field::Field;
use pocket_battles::asked::{AssignWound, Order};
use pocket_battles::battlefield::{Place, Sector};

/// PB-61, Gefecht, examples 1 and 2: printed dice 3, 3, 4, 4, 5. A roll of 4 scores two hits, 4 and 5 score three.
#[test]
fn pb_61_every_match_of_a_roll_and_a_printed_die_is_a_hit() {
    let mut field = Field::orcs_and_elves();
    // Orcs 34 and 45, goblins 3: together 3, 3, 4, 4, 5.
    let orcs = field.unit(0, Place::Front(Sector::West), &["orcs#1", "orcs#2", "goblins#1"]);
    let guards = field.unit(1, Place::Front(Sector::West), &["mounted-guard", "mounted-guard", "spearmen"]);
    field.engage(Sector::West, 0, &[orcs, guards]);
    let spearmen = field.troop(guards, "spearmen");
    let mut scene = field.orders(0);
    scene.answer(0, Order::Continue { unit: orcs, against: guards }).rolls([4]);
    assert_eq!(scene.asked(1).question, pocket_battles::asked::Question::AssignWound { unit: guards, left: 2 });
    scene.answer(1, AssignWound::Remove { troop: spearmen });
    assert_eq!(scene.asked(1).question, pocket_battles::asked::Question::AssignWound { unit: guards, left: 1 });
}
