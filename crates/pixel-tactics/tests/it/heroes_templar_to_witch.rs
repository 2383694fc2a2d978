//! What the strips of the heroes do, from the Templar to the Witch.

use crate::field::*;
use pixel_tactics::asked::{Before, Question};
use pixel_tactics::content::Row;

/// Two leaders that do not matter for most strips: attack 3 and life 17 against attack 0 and life 19.
fn field() -> Field {
    Field::new("adjenna", "magdalena")
}

/// What one blue hero deals to the red leader in melee.
#[track_caller]
fn strike(blue: &str, by: &str) -> u8 {
    let wave = place(by).row();
    let mut scene = field().troop(0, blue).wave(wave).turn(0);
    scene.answer(0, melee(by, "red-flank-middle"));
    damage(&scene, "red-flank-middle")
}

/// PT-H.templar.front: PT-23, even beyond its life, and not in other rows.
#[test]
fn templar_front_has_one_more_attack_for_each_damage_on_it() {
    assert_eq!(strike("templar . . / . * . / . . .", "blue-front-left"), 1);
    assert_eq!(strike("templar:4 . . / . * . / . . .", "blue-front-left"), 5);
    assert_eq!(strike("templar:7 witch:3 . / . * . / . . .", "blue-front-left"), 8);
    assert_eq!(strike(". . . / templar:4 * . / . . .", "blue-flank-left"), 1);
}

/// PT-H.templar.flank: not from itself, and not from any other.
#[test]
fn templar_flank_keeps_damage_of_attacks_from_its_supporter() {
    let red = "oracle . . / templar * . / healer . witch";
    assert_eq!(troop(&shoot(red, "red-rear-left"), 1), red);
    assert_eq!(troop(&shoot(red, "red-flank-left"), 1), "oracle . . / templar:4 * . / healer . witch");
    assert_eq!(troop(&shoot(red, "red-front-left"), 1), "oracle:4 . . / templar * . / healer . witch");
    assert_eq!(troop(&shoot(red, "red-rear-right"), 1), "oracle . . / templar * . / healer . witch:4");
}

/// PT-H.templar.flank: only in the flank.
#[test]
fn templar_in_front_does_not_protect_the_hero_behind_it() {
    let scene = shoot("templar . . / healer * . / . . .", "red-flank-left");
    assert_eq!(troop(&scene, 1), "templar . . / healer:4 * . / . . .");
}

/// PT-H.templar.flank, PT-22: a spell is not an attack on a hero.
#[test]
fn templar_flank_does_not_keep_damage_of_a_spell_from_its_supporter() {
    let mut scene = field()
        .troop(0, ". . . / . * . / alchemist . .")
        .troop(1, ". . . / templar * . / healer . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-rear-left")).answer(0, enough());
    assert_eq!(troop(&scene, 1), ". . . / templar * . / healer:1 . .");
}

/// PT-H.templar.rear: it attacks from its new place, with the strip of that row.
#[test]
fn templar_rear_changes_places_and_attacks() {
    let mut scene = field()
        .troop(0, "fighter . . / oracle * . / +witch . templar:3")
        .troop(1, "oracle . . / trapper * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-right"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-flank-left"].map(at));
    scene.answer(0, at("blue-front-left"));
    let targets = ["red-front-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_melee("blue-front-left", target)));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "templar:3 . . / oracle * . / +witch . fighter");
    assert_eq!(troop(&scene, 1), "oracle:4 . . / trapper * . / . . .", "1 and 3 for its damage");
}

/// PT-H.templar.rear: after changing places with a hero behind another, it cannot attack there (PT-18).
#[test]
fn templar_rear_does_not_attack_from_behind_a_hero() {
    let mut scene = field().troop(0, "fighter . . / oracle * . / . . templar").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-right")).answer(0, at("blue-flank-left"));
    assert_eq!(troop(&scene, 0), "fighter . . / templar * . / . . oracle");
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (0, (0, 1)));
}

/// PT-H.templar.rear, PT-25: alone it attacks from where it stands.
#[test]
fn templar_rear_alone_attacks_where_it_stands() {
    let mut scene = field().troop(0, "+witch . . / . * . / templar:3 . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(troop(&scene, 0), "+witch . . / . * . / templar:3 . .");
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
}

/// PT-H.templar.order: later attacks too; the attack itself still counts, and a shot is not a melee attack.
#[test]
fn templar_order_kills_heroes_that_attack_in_melee_after_it() {
    let mut scene = field().troop(1, "fighter . gunner / . * . / . . .").hand(0, &["templar"]).turn(0);
    scene.answer(0, order("templar")).answer(0, draw());
    scene.answer(1, melee("red-front-left", "blue-flank-middle"));
    assert_eq!(
        (troop(&scene, 1).as_str(), damage(&scene, "blue-flank-middle")),
        ("+fighter . gunner / . * . / . . .", 4)
    );
    scene.answer(1, ranged("red-front-right", "blue-flank-middle"));
    assert!(troop(&scene, 1).starts_with("+fighter . gunner "), "{}", troop(&scene, 1));
}

/// PT-H.templar.order: leaders are not heroes (PT-29), and own heroes are safe.
#[test]
fn templar_order_kills_neither_leaders_nor_own_heroes() {
    let mut scene = Field::new("adjenna", "cadenza")
        .troop(0, ". . . / fighter * . / . . .")
        .hand(0, &["templar"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, order("templar")).answer(0, melee("blue-flank-left", "red-flank-middle"));
    scene.answer(1, melee("red-flank-middle", "blue-flank-left"));
    assert_eq!(troop(&scene, 0), ". . . / fighter:4 * . / . . .");
    assert_eq!((troop(&scene, 1).as_str(), scene.outcome()), (". . . / . *:5 . / . . .", None));
}

/// PT-H.templar.order: until the end of the wave.
#[test]
fn templar_order_ends_with_the_wave() {
    let mut scene = field().troop(1, ". . . / fighter * . / . . .").hand(0, &["templar"]).turn(0);
    scene.answer(0, order("templar"));
    finish_wave(&mut scene);
    finish_turn(&mut scene);
    scene.answer(1, melee("red-flank-left", "blue-flank-middle"));
    assert_eq!((troop(&scene, 1).as_str(), damage(&scene, "blue-flank-middle")), (". . . / fighter * . / . . .", 6));
}

/// PT-H.trapper.front: it may catch shots at both positions behind it.
#[test]
fn trapper_front_intercepts() {
    for behind in ["red-flank-left", "red-rear-left"] {
        let mut scene = shoot("trapper . . / oracle * . / witch . .", behind);
        assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
        scene.answer(1, let_through());
        assert_eq!(damage(&scene, behind), 4);
    }
}

/// PT-H.trapper.front: only ranged attacks.
#[test]
fn trapper_front_takes_no_damage_from_ranged_attacks_but_from_melee() {
    assert_eq!(troop(&shoot("trapper . . / . * . / . . .", "red-front-left"), 1), "trapper . . / . * . / . . .");
    let mut scene = field().troop(0, "fighter . . / . * . / . . .").troop(1, "trapper . . / . * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "trapper:4 . . / . * . / . . .");
}

/// PT-H.trapper.flank: the hero in front of it; it does not intercept there itself, and shots hurt it.
#[test]
fn trapper_flank_makes_its_forerunner_intercept() {
    let red = "witch oracle . / trapper * . / healer . .";
    for behind in ["red-flank-left", "red-rear-left"] {
        let mut scene = shoot(red, behind);
        assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
        scene.answer(1, intercept("red-front-left"));
        assert_eq!(troop(&scene, 1), "witch:4 oracle . / trapper * . / healer . .");
    }
    let mut scene = shoot(red, "red-flank-left");
    scene.answer(1, let_through());
    assert_eq!(damage(&scene, "red-flank-left"), 4);
    assert_eq!(damage(&shoot(red, "red-flank-middle"), "red-flank-middle"), 4, "another column");
}

/// PT-H.trapper.flank: the hero behind it, not itself, and not the one in front.
#[test]
fn trapper_flank_makes_its_supporter_shoot() {
    let position = |wave: Row| field().troop(0, "fighter . . / trapper * . / witch . oracle").wave(wave).turn(0);
    let mut scene = position(Row::Rear);
    assert_eq!(rule_against(&scene, 0, ranged("blue-rear-right", "red-flank-middle")), "PT-19");
    scene.answer(0, ranged("blue-rear-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
    assert_eq!(rule_against(&position(Row::Front), 0, ranged("blue-front-left", "red-flank-middle")), "PT-19");
    assert_eq!(rule_against(&position(Row::Flank), 0, ranged("blue-flank-left", "red-flank-middle")), "PT-19");
}

/// PT-H.trapper.rear: the card is random.
#[test]
fn trapper_rear_makes_the_opponent_discard_a_random_card() {
    let mut scene = field()
        .troop(0, ". . . / . * . / trapper . .")
        .hand(0, &["paladin"])
        .hand(1, &["knight", "witch", "healer"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).rolls([2]);
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["knight", "healer"], vec!["witch"]));
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec!["paladin"], (0, 1)));
}

/// PT-H.trapper.order.
#[test]
fn trapper_order_makes_the_opponent_discard_three_random_cards() {
    let mut scene = field().hand(0, &["trapper", "paladin"]).hand(1, &["knight", "witch", "healer", "oracle"]).turn(0);
    scene.answer(0, order("trapper")).rolls([2, 1, 2]);
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["healer"], vec!["witch", "knight", "oracle"]));
    assert_eq!(hand(&scene, 0), ["paladin"]);
}

/// PT-H.trapper.order, PT-25: as many as there are.
#[test]
fn trapper_order_empties_a_small_hand() {
    let mut scene = field().hand(0, &["trapper"]).hand(1, &["knight", "witch"]).turn(0);
    scene.answer(0, order("trapper")).rolls([1, 1]);
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec![], vec!["knight", "witch"]));
    assert_eq!(turn(&scene), (0, 1));
}

/// What is left of 5 damage on a blue hero after its melee attack.
#[track_caller]
fn left_after_attack(blue: &str, red_leader: &str, red: &str, by: &str, at: &str) -> u8 {
    let mut scene = Field::new("adjenna", red_leader).troop(0, blue).troop(1, red).wave(place(by).row()).turn(0);
    scene.answer(0, melee(by, at));
    damage(&scene, by)
}

/// PT-H.vampire.front: the damage dealt after reductions (PT-50); leaders count too.
#[test]
fn vampire_front_heals_by_the_damage_it_deals() {
    let left = |leader: &str, red: &str, at: &str| {
        left_after_attack("vampire:5 . . / . * . / . . .", leader, red, "blue-front-left", at)
    };
    assert_eq!(left("magdalena", "oracle . . / . * . / . . .", "red-front-left"), 3);
    assert_eq!(left("magdalena", ". . . / . * . / . . .", "red-flank-middle"), 3);
    assert_eq!(left("cadenza", "oracle . . / . * . / . . .", "red-front-left"), 4);
    assert_eq!(left("magdalena", "alchemist . . / . * . / . . .", "red-front-left"), 5);
}

/// PT-H.vampire.front: only in the front, and only the vampire.
#[test]
fn vampire_in_the_flank_does_not_heal() {
    let left = left_after_attack(
        ". . . / vampire:5 * . / . . .",
        "magdalena",
        "oracle . . / . * . / . . .",
        "blue-flank-left",
        "red-front-left",
    );
    assert_eq!(left, 5);
}

/// PT-H.vampire.flank, PT-41: only from the hero in front of it, for free, any amount.
#[test]
fn vampire_flank_takes_damage_of_its_forerunner_over() {
    let mut scene = field().troop(0, "knight:9 oracle:1 . / vampire *:3 . / witch:2 . .").turn(0);
    assert!(scene.offers(0, take_over("blue-front-left", "blue-flank-left", 9)));
    for other in ["blue-front-middle", "blue-flank-middle", "blue-rear-left"] {
        assert!(!scene.offers(0, take_over(other, "blue-flank-left", 1)), "{other}");
    }
    scene.answer(0, take_over("blue-front-left", "blue-flank-left", 1));
    scene.answer(0, take_over("blue-front-left", "blue-flank-left", 8));
    assert_eq!(troop(&scene, 0), "knight oracle:1 . / vampire:9 *:3 . / witch:2 . .");
    assert_eq!(turn(&scene), (0, 2), "it is no action");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "knight oracle:1 . / +vampire *:3 . / witch:2 . .", "beyond its own life");
}

/// PT-H.vampire.flank, PT-41: "at any time" includes before the loss check, and only from the flank.
#[test]
fn vampire_flank_saves_its_forerunner_before_the_loss_check() {
    let mut scene = field().troop(0, "assassin:1 . . / vampire * . / . . .").end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Losses }));
    scene.answer(0, take("blue-front-left", "blue-flank-left", 1));
    assert_eq!(troop(&scene, 0), "assassin . . / vampire:1 * . / . . .");
    let scene = field().troop(0, ". . . / assassin:1 * . / vampire . .").end_of_wave();
    assert_eq!(troop(&scene, 0), ". . . / +assassin * . / vampire . .");
}

/// PT-H.vampire.rear: any hero of either troop, even itself, but no leader.
#[test]
fn vampire_rear_moves_up_to_two_damage_from_its_leader_to_a_hero() {
    let mut scene = field()
        .troop(0, ". . . / . *:5 . / vampire . .")
        .troop(1, "knight . . / . *:5 . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    let heroes = ["blue-rear-left", "red-front-left"];
    assert!(heroes.iter().all(|hero| scene.offers(0, split(hero, 1)) && scene.offers(0, split(hero, 2))));
    assert!(!scene.offers(0, split("red-flank-middle", 1)) && !scene.offers(0, split("blue-flank-middle", 1)));
    scene.answer(0, split("red-front-left", 2));
    assert_eq!(troop(&scene, 0), ". . . / . *:3 . / vampire . .");
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("knight:2 . . / . *:5 . / . . .", (0, 1)));
}

/// PT-H.vampire.rear, PT-42: to a hero of Kehrolyn's troop only as much as it can bear: the rest would come back at
/// once.
#[test]
fn vampire_rear_gives_nothing_that_kehrolyn_takes_back() {
    let mut scene = Field::new("kehrolyn", "magdalena")
        .troop(0, "knight:8 priestess:6 . / . *:5 . / vampire . .")
        .troop(1, "oracle:3 . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    let offered = |hero: &str| [1, 2].map(|amount| scene.offers(0, split(hero, amount)));
    assert_eq!(offered("blue-front-left"), [true, false], "it can bear one point");
    assert_eq!(offered("blue-front-middle"), [false, false], "it can bear none");
    assert_eq!(offered("red-front-left"), [true, true], "the enemy's own trouble");
}

/// PT-H.vampire.rear: a single hero gets the damage.
#[test]
fn vampire_rear_does_not_split_the_damage_among_heroes() {
    let mut scene = field()
        .troop(0, ". . . / . *:5 . / vampire . .")
        .troop(1, "knight witch . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, split("red-front-left", 1));
    assert!(!scene.offers(0, split("red-front-middle", 1)));
}

/// PT-H.vampire.rear: no more than there is, and nothing from an undamaged leader.
#[test]
fn vampire_rear_moves_no_more_than_the_leader_has() {
    let position = |leader: &str| {
        let blue = format!(". . . / . {leader} . / vampire . .");
        field().troop(0, &blue).troop(1, "knight . . / . * . / . . .").wave(Row::Rear).turn(0)
    };
    let mut scene = position("*:1");
    scene.answer(0, spell("blue-rear-left"));
    assert!(!scene.offers(0, split("red-front-left", 2)));
    scene.answer(0, split("red-front-left", 1));
    assert_eq!((damage(&scene, "blue-flank-middle"), damage(&scene, "red-front-left")), (0, 1));
    let mut scene = position("*");
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((damage(&scene, "red-front-left"), turn(&scene)), (0, (0, 1)));
}

/// PT-H.vampire.order: between any two heroes; it is added to existing damage.
#[test]
fn vampire_order_moves_all_damage_of_one_hero_to_another() {
    let mut scene = field()
        .troop(0, "knight:4 healer . / . *:2 . / . . .")
        .troop(1, "witch:3 . . / . *:2 . / oracle . .")
        .hand(0, &["vampire"])
        .turn(0);
    scene.answer(0, order("vampire"));
    assert!(!scene.offers(0, at("blue-flank-middle")) && scene.offers(0, at("red-front-left")));
    scene.answer(0, at("blue-front-left"));
    assert_offered(&scene, 0, ["blue-front-middle", "red-front-left", "red-rear-left"].map(at));
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 0), "knight healer . / . *:2 . / . . .");
    assert_eq!(troop(&scene, 1), "witch:7 . . / . *:2 . / oracle . .");
}

/// PT-H.vampire.order, PT-25: there must be another hero.
#[test]
fn vampire_order_does_nothing_with_one_hero() {
    let mut scene = field().troop(0, "knight:4 . . / . * . / . . .").hand(0, &["vampire"]).turn(0);
    scene.answer(0, order("vampire"));
    assert_eq!((damage(&scene, "blue-front-left"), turn(&scene)), (4, (0, 1)));
}

/// PT-H.witch.front: corpses of both troops, in all rows.
#[test]
fn witch_front_has_one_more_attack_for_each_corpse() {
    let mut scene =
        field().troop(0, "witch . +oracle / . * . / . . .").troop(1, "+knight fighter . / . * +healer / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-middle"));
    assert_eq!(damage(&scene, "red-front-middle"), 4);
    assert_eq!(strike("witch oracle . / . * . / . . .", "blue-front-left"), 1);
}

/// PT-H.witch.flank: directly in front of it, and only in the flank.
#[test]
fn witch_flank_is_stronger_behind_a_corpse() {
    assert_eq!(strike("+knight . . / witch * . / . . .", "blue-flank-left"), 5);
    assert_eq!(strike(". . . / witch * . / . . .", "blue-flank-left"), 1);
    assert_eq!(strike(". +knight +oracle / witch * . / +healer . .", "blue-flank-left"), 1);
    assert_eq!(strike(". . . / +knight * . / witch . .", "blue-rear-left"), 1);
}

/// PT-H.witch.flank: a living hero in front of it does not count.
#[test]
fn witch_flank_is_not_stronger_behind_a_living_hero() {
    let mut scene =
        Field::new("zaamassal", "magdalena").troop(0, "knight . . / witch * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
}

/// PT-H.witch.rear: all of one row of one troop, living heroes stay. PT-L.adjenna only forbids the action.
#[test]
fn witch_rear_clears_the_corpses_of_one_row() {
    let position = || {
        Field::new("cadenza", "adjenna")
            .troop(0, "+oracle . . / . * . / witch . .")
            .troop(1, "+knight fighter +healer / . * +trapper / . . .")
            .wave(Row::Rear)
            .turn(0)
    };
    let mut scene = position();
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, [row(0, Row::Front), row(1, Row::Front), row(1, Row::Flank)]);
    scene.answer(0, row(1, Row::Front));
    assert_eq!(troop(&scene, 1), ". fighter . / . * +trapper / . . .");
    assert_eq!((discard(&scene, 1), discard(&scene, 0)), (vec!["knight", "healer"], vec![]));
    let mut scene = position();
    scene.answer(0, spell("blue-rear-left")).answer(0, row(0, Row::Front));
    assert_eq!((troop(&scene, 0).as_str(), discard(&scene, 0)), (". . . / . * . / witch . .", vec!["oracle"]));
}

/// PT-H.witch.rear, PT-H.witch.order, PT-25.
#[test]
fn witch_finds_nothing_to_do_without_corpses() {
    let mut scene = field().troop(0, ". . . / . * . / witch . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), (". . . / . * . / witch . .", (0, 1)));
    let mut scene = field().troop(0, "oracle . . / . * . / . . .").hand(0, &["witch"]).turn(0);
    scene.answer(0, order("witch"));
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec![], (0, 1)));
}

/// PT-H.witch.order: to the hands, living heroes stay.
#[test]
fn witch_order_returns_the_corpses_of_one_row_to_the_hands_of_their_owners() {
    let mut scene = field()
        .troop(0, ". . . / +oracle * . / . . .")
        .troop(1, "+knight fighter +healer / . * +trapper / . . .")
        .hand(0, &["witch"])
        .hand(1, &["mystic"])
        .turn(0);
    scene.answer(0, order("witch")).answer(0, row(1, Row::Front));
    assert_eq!(troop(&scene, 1), ". fighter . / . * +trapper / . . .");
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["mystic", "knight", "healer"], vec![]));
    assert_eq!((hand(&scene, 0), troop(&scene, 0).as_str()), (vec![], ". . . / +oracle * . / . . ."));
}
