//! What is different in the second edition, compared with the first where that helps.

use crate::field::*;
use pixel_tactics::asked::{Line, Question};
use pixel_tactics::content::Row;
use pixel_tactics::place::Column;
use table::Seat;

/// The leader that does not matter: attack 0 and life 19.
const RED: &str = "magdalena";

/// What a leader deals in melee, in the first and in the second edition.
#[track_caller]
fn leader_attacks(leader: &str) -> [u8; 2] {
    [Field::new(leader, RED), Field::second_edition(leader, RED)].map(|field| {
        let mut scene = field.wave(Row::Flank).turn(0);
        scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
        damage(&scene, "red-flank-middle")
    })
}

/// The least damage that kills a leader, in the first and in the second edition.
fn leader_lives(leader: &str) -> [u8; 2] {
    [Field::new as fn(&str, &str) -> Field, Field::second_edition].map(|field| {
        let dies = |damage: &u8| {
            let scene = field(leader, RED).leader(0, |leader| leader.damage = *damage).end_of_wave();
            scene.outcome().is_some()
        };
        (1..=40).find(dies).expect("no leader lives longer")
    })
}

/// PT-H.berserker.rear: after the first order of a turn, in any wave.
#[test]
fn the_berserker_in_the_rear_shoots_after_the_first_order_of_each_turn() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, ". . . / . * . / berserker . .")
        .hand(0, &["witch", "scientist", "priestess"])
        .turn(0);
    scene.answer(0, order("witch"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3);
    scene.answer(0, order("scientist"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3, "only the first one");
    finish_wave(&mut scene);
    scene.answer(0, order("priestess"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6);
}

/// PT-H.berserker.rear: in the first edition it shoots only in rear waves.
#[test]
fn the_berserker_of_the_first_edition_shoots_in_rear_waves_alone() {
    for (wave, dealt) in [(Row::Front, 0), (Row::Flank, 0), (Row::Rear, 3)] {
        let mut scene =
            Field::new("adjenna", RED).troop(0, ". . . / . * . / berserker . .").hand(0, &["witch"]).wave(wave).turn(0);
        scene.answer(0, order("witch"));
        assert_eq!(damage(&scene, "red-flank-middle"), dealt, "{wave:?}");
    }
}

/// PT-H.berserker.order: leaders are not targets.
#[test]
fn the_order_of_the_berserker_does_not_attack_leaders() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "oracle . witch / . * . / . . .")
        .hand(0, &["berserker"])
        .turn(0);
    scene.answer(0, order("berserker"));
    let targets = ["red-front-left", "red-front-right"];
    assert_offered(&scene, 0, targets.map(|target| strike_melee("blue-front-left", target)));
    scene.answer(0, strike_melee("blue-front-left", "red-front-right"));
    assert_eq!(troop(&scene, 1), "oracle . witch:4 / . * . / . . .");
}

/// PT-H.berserker.order: if only the leader is in reach, nothing happens.
#[test]
fn the_order_of_the_berserker_does_nothing_against_a_lone_leader() {
    for (field, dealt) in [(Field::new("adjenna", RED), 4), (Field::second_edition("adjenna", RED), 0)] {
        let mut scene = field.troop(0, "fighter . . / . * . / . . .").hand(0, &["berserker"]).turn(0);
        scene.answer(0, order("berserker"));
        assert_eq!(damage(&scene, "red-flank-middle"), dealt);
    }
}

/// PT-H.gunner.order: 5 instead of 4.
#[test]
fn the_order_of_the_gunner_deals_five() {
    for (field, hurt) in [(Field::new("adjenna", RED), 4), (Field::second_edition("adjenna", RED), 5)] {
        let mut scene = field
            .troop(0, "witch . . / . * . / knight . .")
            .troop(1, "oracle . . / . * . / . . fighter")
            .hand(0, &["gunner"])
            .turn(0);
        scene.answer(0, order("gunner"));
        assert_eq!(troop(&scene, 0), format!("witch . . / . * . / knight:{hurt} . ."));
        assert_eq!(troop(&scene, 1), format!("oracle . . / . * . / . . fighter:{hurt}"));
    }
}

/// PT-H.knight.rear: a spell for up to 6 damage of other own heroes, and not at other times.
#[test]
fn the_knight_in_the_rear_gathers_six_damage_by_a_spell() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, "fighter:5 witch:3 . / . *:4 . / knight . .")
        .troop(1, "oracle:2 . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    assert_eq!(takeovers(&scene, 0), []);
    scene.answer(0, spell("blue-rear-left"));
    assert!(!scene.offers(0, split("blue-flank-middle", 1)) && !scene.offers(0, split("red-front-left", 1)));
    scene.answer(0, split("blue-front-left", 5));
    assert!(!scene.offers(0, split("blue-front-middle", 3)), "1 is left of 6");
    scene.answer(0, split("blue-front-middle", 1));
    assert_eq!(troop(&scene, 0), "fighter witch:2 . / . *:4 . / knight:6 . .");
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-H.mystic.order: three more actions, only for orders.
#[test]
fn the_order_of_the_mystic_gives_three_actions_for_orders() {
    let mut scene = Field::second_edition("adjenna", RED)
        .hand(0, &["mystic", "witch", "priestess", "planestalker", "paladin"])
        .turn(0);
    scene.answer(0, order("mystic"));
    assert_eq!(question(&mut scene, 0), Some(Question::Act { left: 1, orders: 3 }));
    scene.answer(0, draw());
    assert_eq!(question(&mut scene, 0), Some(Question::Act { left: 0, orders: 3 }));
    assert_eq!(rule_against(&scene, 0, draw()), "PT-H.mystic.order");
    scene.answer(0, order("witch")).answer(0, order("priestess")).answer(0, order("planestalker"));
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-H.paladin.order: a column of either troop.
#[test]
fn the_order_of_the_paladin_arranges_a_column_of_either_troop() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, "witch:1 . . / . * . / . . .")
        .troop(1, "oracle . . / . * . / . . .")
        .hand(0, &["paladin"])
        .turn(0);
    scene.answer(0, order("paladin"));
    assert_offered(&scene, 0, [0, 1].map(|seat| Line::Column { seat: Seat(seat), column: Column::Left }.into()));
    scene.answer(0, Line::Column { seat: Seat(0), column: Column::Left });
    scene.answer(0, arrange("blue-front-left", "blue-rear-left"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / witch:1 . .");
    assert_eq!(troop(&scene, 1), "oracle . . / . * . / . . .");
}

/// PT-H.pyromancer.front: a spell of 3 that nothing strengthens and no reaction answers (PT-22).
#[test]
fn the_pyromancer_in_front_casts_a_spell_of_three() {
    let mut scene = Field::second_edition("hikaru", RED)
        .troop(0, "pyromancer . . / . * . / . . .")
        .troop(1, "knight alchemist . / oracle * . / . . healer")
        .turn(0);
    assert!(!scene.offers(0, melee_on_all("blue-front-left")));
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 1), "knight:3 alchemist:3 . / oracle * . / . . healer:3");
    assert_eq!(troop(&scene, 0), "pyromancer . . / . * . / . . .");
}

/// PT-H.pyromancer.front: in melee it hits one target like any other hero.
#[test]
fn the_pyromancer_in_front_may_attack_one_enemy_instead() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, "pyromancer . . / . * . / . . .")
        .troop(1, "oracle witch . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "oracle:3 witch . / . * . / . . .");
}

/// PT-H.templar.rear: only melee-capable heroes.
#[test]
fn the_templar_in_the_rear_changes_places_with_melee_capable_heroes_alone() {
    let mut scene = Field::second_edition("adjenna", RED)
        .troop(0, "fighter . . / oracle * witch / . . templar")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-right"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-flank-right"].map(at));
    scene.answer(0, at("blue-flank-right"));
    assert_eq!(troop(&scene, 0), "fighter . . / oracle * templar / . . witch");
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
}

/// PT-H.scientist.front and the other rows: the hero has 5 life instead of 7.
#[test]
fn the_scientist_has_five_life() {
    for (field, after) in
        [(Field::new("adjenna", RED), "scientist:5"), (Field::second_edition("adjenna", RED), "+scientist")]
    {
        let scene = field.troop(0, "scientist:5 . . / . * . / . . .").end_of_wave();
        assert_eq!(troop(&scene, 0), format!("{after} . . / . * . / . . ."));
    }
}

/// PT-L.adjenna, PT-L.kavri, PT-L.kehrolyn, PT-L.borneo, PT-L.vanaah: other attacks.
#[test]
fn some_leaders_attack_with_other_values() {
    assert_eq!(leader_attacks("adjenna"), [3, 4]);
    assert_eq!(leader_attacks("kavri"), [0, 5]);
    assert_eq!(leader_attacks("kehrolyn"), [0, 1]);
    assert_eq!(leader_attacks("borneo"), [1, 2]);
    assert_eq!(leader_attacks("vanaah"), [3, 4]);
}

/// PT-L.kavri, PT-L.borneo, PT-L.vanaah: other lives; PT-L.adjenna, PT-L.kehrolyn: the same.
#[test]
fn some_leaders_live_longer_or_shorter() {
    assert_eq!(leader_lives("kavri"), [15, 18]);
    assert_eq!(leader_lives("borneo"), [20, 17]);
    assert_eq!(leader_lives("vanaah"), [20, 17]);
    assert_eq!(leader_lives("adjenna"), [17, 17]);
    assert_eq!(leader_lives("kehrolyn"), [36, 36]);
}

/// PT-L.hikaru: +3 in melee, even for the leader.
#[test]
fn hikaru_strengthens_melee_by_three_and_himself_too() {
    assert_eq!(leader_attacks("hikaru"), [4, 7]);
    for (field, dealt) in [(Field::new("hikaru", RED), 3), (Field::second_edition("hikaru", RED), 4)] {
        let mut scene = field.troop(0, "witch . . / . * . / . . .").turn(0);
        scene.answer(0, melee("blue-front-left", "red-flank-middle"));
        assert_eq!(damage(&scene, "red-flank-middle"), dealt);
    }
}

/// PT-L.hikaru: no bonus for ranged attacks.
#[test]
fn hikaru_does_not_strengthen_ranged_attacks() {
    let mut scene = Field::second_edition("hikaru", RED).troop(0, "gunner . . / . * . / . . .").turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 5);
}

/// PT-L.kavri: at the end of each of her turns, her own cards in the row of the wave.
#[test]
fn kavri_heals_at_the_end_of_her_own_turns() {
    let mut scene = Field::second_edition("kavri", RED)
        .troop(0, "knight:5 witch:1 . / fighter:5 *:5 . / oracle:3 . .")
        .troop(1, "knight:5 . . / . * . / . . .")
        .turn(0);
    finish_turn(&mut scene);
    assert_eq!(troop(&scene, 0), "knight:3 witch . / fighter:5 *:5 . / oracle:3 . .");
    finish_turn(&mut scene);
    assert_eq!(troop(&scene, 0), "knight:3 witch . / fighter:5 *:5 . / oracle:3 . .", "not at the end of the wave");
    finish_turn(&mut scene);
    assert_eq!(troop(&scene, 0), "knight:3 witch . / fighter:3 *:3 . / oracle:3 . .", "the leader in the flank");
    assert_eq!(troop(&scene, 1), "knight:5 . . / . * . / . . .");
}

/// PT-L.tatsumi: the first two orders of a turn are free, the third is not.
#[test]
fn tatsumi_gives_two_free_orders_in_each_turn() {
    let mut scene =
        Field::second_edition("tatsumi", RED).hand(0, &["witch", "priestess", "planestalker", "paladin"]).turn(0);
    scene.answer(0, order("witch")).answer(0, order("priestess"));
    assert_eq!(turn(&scene), (0, 2));
    scene.answer(0, order("planestalker"));
    assert_eq!(turn(&scene), (0, 1));
    scene.answer(0, draw());
    assert_eq!(turn(&scene), (1, 2), "no further order for free");
    finish_turn(&mut scene);
    scene.answer(0, order("paladin"));
    assert_eq!(turn(&scene), (0, 2), "in the next turn again");
}

/// PT-L.demitras: by all damage of attacks, even against leaders.
#[test]
fn demitras_heals_attackers_of_a_leader_too() {
    for (field, left) in [(Field::new("demitras", RED), 6), (Field::second_edition("demitras", RED), 2)] {
        let mut scene = field.troop(0, "fighter:6 . . / . * . / . . .").turn(0);
        scene.answer(0, melee("blue-front-left", "red-flank-middle"));
        assert_eq!(damage(&scene, "blue-front-left"), left);
    }
    let field = Field::second_edition("demitras", "adjenna").troop(0, ". . . / . *:5 . / . . .");
    let mut scene = field.wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 2, "himself too");
}

/// PT-L.demitras: spells are not attacks.
#[test]
fn demitras_does_not_heal_by_spells() {
    for (field, left) in [(Field::new("demitras", RED), 2), (Field::second_edition("demitras", RED), 3)] {
        let mut scene = field
            .troop(0, ". . . / . * . / alchemist:3 . .")
            .troop(1, "oracle . . / . * . / . . .")
            .wave(Row::Rear)
            .turn(0);
        scene.answer(0, spell("blue-rear-left")).answer(0, at("red-front-left")).answer(0, enough());
        assert_eq!(damage(&scene, "blue-rear-left"), left);
    }
}

/// PT-L.hepzibah: as an action, a corpse of any row attacks with 3; in the first edition only in its row's wave.
#[test]
fn hepzibah_lets_a_corpse_of_any_row_attack() {
    let drawn = ". . . / +knight * . / . . .";
    let mut scene = Field::second_edition("hepzibah", RED).troop(0, drawn).turn(0);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (3, (0, 1)));
    let scene = Field::new("hepzibah", RED).troop(0, drawn).turn(0);
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-left", "red-flank-middle")), "PT-10");
}
