//! Leaders that look after their troop: damage, healing, protection, the dead.

use crate::field::*;
use pixel_tactics::asked::{Before, First, Question};
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;

/// PT-L.lixis: every enemy hero takes 1 damage at the end of each wave; leaders, own heroes and corpses do not.
#[test]
fn lixis_every_enemy_hero_takes_one_damage_at_the_end_of_each_wave() {
    let mut scene = Field::new("lixis", "seth")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "knight +paladin . / . * healer / witch:2 . .")
        .end_of_wave();
    assert_eq!(troop(&scene, 1), "knight:1 +paladin . / . * healer:1 / witch:3 . .");
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 1), "knight:2 +paladin . / . * healer:2 / witch:4 . .");
}

/// PT-L.lixis: before losses are checked, and in the first round too.
#[test]
fn lixis_her_damage_counts_at_the_check_of_the_same_wave() {
    let scene = Field::new("lixis", "seth").troop(1, "healer:3 witch:3 . / . * . / . . .").round(1).end_of_wave();
    assert_eq!(troop(&scene, 1), "+healer witch:4 . / . * . / . . .");
}

/// PT-L.lixis, PT-22: it is not an attack, so armour against attacks does not help.
#[test]
fn lixis_armour_does_not_help_against_her() {
    let scene = Field::new("lixis", "cadenza").troop(1, "alchemist . . / . * . / . . .").end_of_wave();
    assert_eq!(troop(&scene, 1), "alchemist:1 . . / . * . / . . .");
}

/// PT-L.sagas: attack and ability are those of the enemy leader.
#[test]
fn sagas_attacks_as_strong_as_the_enemy_leader() {
    let mut scene = Field::new("sagas", "hikaru").troop(0, ". . . / healer * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4 + 1 + 2, "and his heroes do 2 more in melee");
}

/// PT-L.sagas: life is that of the enemy leader, whether more or less than the printed 18.
#[test]
fn sagas_lives_as_long_as_the_enemy_leader() {
    let with_damage = |enemy: &str, damage: u8| {
        let scene = Field::new("sagas", enemy).leader(0, |leader| leader.damage = damage).end_of_wave();
        scene.outcome().map(|outcome| outcome.winners.clone())
    };
    assert_eq!(with_damage("hikaru", 22), None);
    assert_eq!(with_damage("hikaru", 23), Some(vec![table::Seat(1)]));
    assert_eq!(with_damage("arec", 14), None);
    assert_eq!(with_damage("arec", 15), Some(vec![table::Seat(1)]));
}

/// PT-L.sagas, PT-L.magdalena: he gets markers of his own.
#[test]
fn sagas_gains_markers_against_magdalena() {
    let mut scene = Field::new("sagas", "magdalena").troop(0, "fighter . . / . * . / . . .").end_of_round();
    finish_turn(&mut scene);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4 + 1);
}

/// PT-L.sagas, PT-L.shekhtur, PT-26: both let their fallen attack, the first player first.
#[test]
fn sagas_and_shekhtur_let_their_fallen_attack_in_the_order_of_players() {
    for first in [0, 1] {
        let scene = Field::new("sagas", "shekhtur")
            .troop(0, "fighter:8 . . / . * . / . . .")
            .troop(1, "paladin:6 . . / . * . / . . .")
            .first(first)
            .end_of_wave();
        assert_eq!((damage(&scene, "red-flank-middle"), damage(&scene, "blue-flank-middle")), (4, 4));
        let attacker = |event: &Event| match event {
            Event::PartingAttack { by } => Some(by.place.seat().0),
            _ => None,
        };
        let attackers: Vec<u8> = scene.told().iter().filter_map(attacker).collect();
        assert_eq!(attackers, [first, 1 - first]);
    }
}

/// PT-L.kavri: at the end of a wave own cards in its row heal 2, in the flank the leader too.
#[test]
fn kavri_own_cards_in_the_row_of_the_wave_heal_two() {
    let after = |wave: Row| {
        let field = Field::new("kavri", "seth").troop(0, "knight:5 . . / fighter:1 *:6 . / . . witch:4");
        let scene = field.troop(1, "paladin:3 . . / . *:3 . / . . .").wave(wave).end_of_wave();
        assert_eq!(troop(&scene, 1), "paladin:3 . . / . *:3 . / . . .", "enemies do not heal");
        troop(&scene, 0)
    };
    assert_eq!(after(Row::Front), "knight:3 . . / fighter:1 *:6 . / . . witch:4");
    assert_eq!(after(Row::Flank), "knight:5 . . / fighter *:4 . / . . witch:4");
    assert_eq!(after(Row::Rear), "knight:5 . . / fighter:1 *:6 . / . . witch:2");
}

/// PT-L.kavri: before losses are checked.
#[test]
fn kavri_saves_a_hero_and_herself_before_the_check() {
    let scene =
        Field::new("kavri", "seth").troop(0, ". . . / witch:6 *:16 fighter:10 / . . .").wave(Row::Flank).end_of_wave();
    assert_eq!(troop(&scene, 0), ". . . / witch:4 *:14 +fighter / . . .");
    assert_eq!(scene.outcome(), None);
}

/// PT-41, PT-L.kavri: "at any time" includes before she heals, as long as the taker heals more by it.
#[test]
fn kavri_waits_for_heroes_that_take_damage_over() {
    let mut scene =
        Field::new("kavri", "seth").troop(0, "trapper:5 . . / . * . / knight . .").wave(Row::Rear).end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Healing }));
    let by_knight = |amount| take("blue-front-left", "blue-rear-left", amount);
    assert_offered(&scene, 0, [by_knight(1), by_knight(5), take_nothing()]);
    scene.answer(0, by_knight(1));
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Healing }));
    scene.answer(0, by_knight(1));
    assert_eq!(troop(&scene, 0), "trapper:3 . . / . * . / knight . .");
}

/// PT-41, PT-L.kavri: there is no question if the taker would not heal more, and declined damage stays where it is.
#[test]
fn kavri_does_not_wait_where_taking_over_changes_nothing() {
    for (wave, knight) in [(Row::Rear, "knight:2"), (Row::Front, "knight")] {
        let troop = format!("trapper:3 . . / . * . / {knight} . .");
        let mut scene = Field::new("kavri", "seth").troop(0, &troop).wave(wave).end_of_wave();
        assert!(!matches!(question(&mut scene, 0), Some(Question::TakeOver { .. })), "{wave:?}");
    }
    let mut scene =
        Field::new("kavri", "seth").troop(0, "trapper:3 . . / . * . / knight:1 . .").wave(Row::Rear).end_of_wave();
    scene.answer(0, take_nothing());
    assert_eq!(troop(&scene, 0), "trapper:3 . . / . * . / knight . .");
}

/// PT-41, PT-26, PT-L.lixis, PT-L.kavri: damage at the end of the wave can be taken over before she heals.
#[test]
fn kavri_heals_what_was_taken_over_after_lixis() {
    let mut scene =
        Field::new("lixis", "kavri").troop(1, "trapper . . / . * . / knight . .").wave(Row::Rear).end_of_wave();
    scene.answer(0, First::Damage).answer(1, take("red-front-left", "red-rear-left", 1));
    assert_eq!(troop(&scene, 1), "trapper . . / . * . / knight . .");
}

/// PT-41, PT-L.kavri: in the second edition the same holds at the end of her turn.
#[test]
fn kavri_waits_for_a_vampire_at_the_end_of_her_turn() {
    let mut scene = Field::second_edition("kavri", "seth")
        .troop(0, "trapper:3 . . / vampire * . / . . .")
        .wave(Row::Flank)
        .actions(1)
        .turn(0);
    scene.answer(0, draw()).answer(0, take("blue-front-left", "blue-flank-left", 3));
    assert_eq!(troop(&scene, 0), "trapper . . / vampire:1 * . / . . .");
}

/// PT-L.kehrolyn: an own hero keeps at most its life minus 1, every time; enemy heroes take full damage.
#[test]
fn kehrolyn_a_hero_never_takes_more_than_it_can_bear() {
    let mut scene = Field::new("kehrolyn", "adjenna")
        .troop(0, "witch . . / . * . / . . .")
        .troop(1, "fighter paladin:5 . / . * . / . . .")
        .hand(1, &["pyromancer"])
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "witch:4 . . / . * . / . . .", "4 of 5 life is bearable");
    scene.answer(1, order("pyromancer"));
    assert_eq!(troop(&scene, 0), "witch:4 . . / . *:7 . / . . .");
    assert_eq!(troop(&scene, 1), "fighter:7 +paladin . / . * . / . . .");
}

/// PT-L.cadenza: heroes and the leader take 1 less from each attack.
#[test]
fn cadenza_her_troop_takes_one_less_from_each_attack() {
    let mut scene = Field::new("cadenza", "adjenna")
        .troop(0, "witch . . / . * . / . . .")
        .troop(1, "fighter gunner . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(damage(&scene, "blue-front-left"), 3);
    scene.answer(1, ranged("red-front-middle", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 4);
}

/// PT-L.cadenza: orders and spells are not attacks, and the enemy takes full damage.
#[test]
fn cadenza_does_not_help_against_spells_and_orders() {
    let mut scene = Field::new("cadenza", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, ". . . / . * . / assassin . .")
        .hand(1, &["pyromancer"])
        .wave(Row::Rear)
        .last_turn(1);
    scene.answer(1, spell("red-rear-left"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 3);
    scene.answer(1, order("pyromancer"));
    assert_eq!(damage(&scene, "blue-front-left"), 7);
    let mut scene = Field::new("cadenza", "adjenna").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-L.rexan: an enemy hero that is killed may join him on any free position, alive and without damage.
#[test]
fn rexan_takes_a_fallen_enemy() {
    let mut scene = Field::new("rexan", "adjenna")
        .troop(0, "knight +witch . / fighter * paladin / healer mystic scientist")
        .troop(1, ". priestess:7 . / . * . / . . .")
        .end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::TakeFallen { hero: place("red-front-middle") }));
    assert_offered(&scene, 0, [at("blue-front-right"), leave_fallen()]);
    scene.answer(0, at("blue-front-right"));
    assert_eq!(troop(&scene, 0), "knight +witch ~priestess / fighter * paladin / healer mystic scientist");
    assert_eq!(troop(&scene, 1), ". . . / . * . / . . .");
}

/// PT-L.rexan: it is optional; otherwise the hero is a corpse. His own fallen heroes just die.
#[test]
fn rexan_may_leave_a_fallen_enemy_where_it_is() {
    let mut scene = Field::new("rexan", "adjenna")
        .troop(0, "witch:5 . . / . * . / . . .")
        .troop(1, "priestess:7 . . / . * . / . . .")
        .end_of_wave();
    scene.answer(0, leave_fallen());
    assert_eq!(troop(&scene, 1), "+priestess . . / . * . / . . .");
    assert_eq!(troop(&scene, 0), "+witch . . / . * . / . . .");
}

/// PT-L.rexan: without a free position he cannot take a hero.
#[test]
fn rexan_needs_a_free_position() {
    let scene = Field::new("rexan", "adjenna")
        .troop(0, "knight +witch assassin / fighter * paladin / healer mystic scientist")
        .troop(1, ". priestess:7 . / . * . / . . .")
        .end_of_wave();
    assert_eq!(troop(&scene, 1), ". +priestess . / . * . / . . .");
    assert_eq!(scene.now().wave, Row::Flank);
}

/// PT-53: it has one life, and goes to its first owner's discard pile when it is killed.
#[test]
fn rexan_a_taken_hero_dies_of_one_damage_and_is_discarded() {
    let mut scene = Field::new("rexan", "adjenna")
        .troop(0, "~knight . . / . * . / . . .")
        .troop(1, "witch . . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "~knight:1 . . / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), ". . . / . * . / . . .");
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec![], vec!["knight"]));
}

/// PT-53: it fights for its new troop, and a hero that is killed at once can be taken at once.
#[test]
fn rexan_a_taken_hero_fights_for_him() {
    let mut scene =
        Field::new("rexan", "adjenna").troop(1, "fighter . . / . * . / . . .").hand(0, &["assassin"]).turn(0);
    scene.answer(0, order("assassin")).answer(0, at("blue-front-left"));
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-L.magdalena, PT-45: a marker at the end of each round, and every hero deals 1 more for each; she does not.
#[test]
fn magdalena_heroes_grow_stronger_with_every_round() {
    let mut scene = Field::new("magdalena", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .leader(0, |leader| leader.markers = 2)
        .end_of_round();
    assert_eq!(scene.now().leader(table::Seat(0)).markers, 3);
    assert_eq!(scene.now().leader(table::Seat(1)).markers, 0);
    finish_turn(&mut scene);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4 + 3);
    finish_wave(&mut scene);
    assert_eq!(scene.now().leader(table::Seat(0)).markers, 3, "waves do not count");
    finish_turn(&mut scene);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4 + 3, "her own attack stays 0");
}

/// PT-56: even at the end of the first round, and never more than the ten in the box.
#[test]
fn magdalena_has_ten_markers_at_most() {
    let markers = |round: u16, before: u8| {
        let field = Field::new("magdalena", "adjenna").round(round).leader(0, |leader| leader.markers = before);
        field.end_of_round().now().leader(table::Seat(0)).markers
    };
    assert_eq!(markers(1, 0), 1);
    assert_eq!(markers(9, 9), 10);
    assert_eq!(markers(10, 10), 10);
}

/// PT-L.khadath: the leader shoots, and every own hero may intercept, in the flank too.
#[test]
fn khadath_all_own_heroes_intercept() {
    let mut scene = Field::new("khadath", "rukyuk")
        .troop(0, "witch . . / assassin * . / healer . .")
        .wave(Row::Flank)
        .first(1)
        .turn(1);
    scene.answer(1, ranged("red-flank-middle", "blue-rear-left"));
    assert_offered(&scene, 0, [let_through(), intercept("blue-front-left"), intercept("blue-flank-left")]);
    scene.answer(0, intercept("blue-flank-left"));
    assert_eq!(troop(&scene, 0), "witch . . / assassin:5 * . / healer . .");
    finish_turn(&mut scene);
    scene.answer(0, ranged("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 5);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-left", "red-flank-middle")), "PT-19");
}

/// PT-L.khadath: enemy heroes do not gain intercept.
#[test]
fn khadath_gives_enemies_nothing() {
    let mut scene =
        Field::new("khadath", "adjenna").troop(1, "witch . . / healer * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, ranged("blue-flank-middle", "red-flank-left"));
    assert_eq!(troop(&scene, 1), "witch . . / healer:5 * . / . . .");
}

/// PT-L.demitras: heroes and the leader heal by the damage they deal to enemy heroes, not to the leader.
#[test]
fn demitras_attackers_heal_by_what_they_deal_to_heroes() {
    let field = || {
        Field::new("demitras", "adjenna")
            .troop(0, ". . . / witch:4 *:5 . / . . .")
            .troop(1, "paladin . . / . * . / . . .")
            .wave(Row::Flank)
    };
    let mut scene = field().turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-front-left"));
    scene.answer(0, melee("blue-flank-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), ". . . / witch:3 *:2 . / . . .");
    let mut scene = field().turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(troop(&scene, 0), ". . . / witch:4 *:5 . / . . .");
}

/// PT-L.demitras, PT-50: damage absorbed by armour was not dealt, and enemies do not heal.
#[test]
fn demitras_absorbed_damage_does_not_heal() {
    let mut scene = Field::new("demitras", "adjenna")
        .troop(0, "fighter:7 . . / . * . / . . .")
        .troop(1, "healer:1 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:5 . . / . * . / . . .");
    finish_turn(&mut scene);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 1), "healer:3 . . / . * . / . . .");
}

/// PT-L.demitras: damage of a spell to enemy heroes heals the caster, damage to own ones does not.
#[test]
fn demitras_a_caster_heals_by_what_its_spell_does_to_enemies() {
    let mut scene = Field::new("demitras", "adjenna")
        .troop(0, "knight . . / . * . / alchemist:3 . .")
        .troop(1, "witch . . / healer * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    scene.answer(0, at("red-front-left")).answer(0, at("red-flank-left")).answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "knight:1 . . / . * . / alchemist:1 . .");
    scene.answer(0, enough());
}

/// PT-L.hepzibah: a corpse attacks with 3, without the bonuses that neighbours give to heroes.
#[test]
fn hepzibah_a_corpse_attacks_with_three() {
    let mut scene = Field::new("hepzibah", "adjenna")
        .troop(0, "+knight . . / mystic * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .turn(0);
    assert!(!scene.offers(0, ranged("blue-front-left", "red-flank-middle")));
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 3);
}

/// PT-55: in the wave of its row, and not past a living card; it does not block other cards and is not a target.
#[test]
fn hepzibah_a_corpse_does_not_block_and_needs_a_free_way() {
    let scene = Field::new("hepzibah", "adjenna")
        .troop(0, "fighter +knight . / +paladin * +mystic / . . .")
        .troop(1, ". . . / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    let leader = "red-flank-middle";
    assert_eq!(rule_against(&scene, 0, melee("blue-front-middle", leader)), "PT-10");
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-left", leader)), "PT-18");
    assert!(scene.offers(0, melee("blue-flank-right", leader)));
    assert!(scene.offers(0, melee("blue-flank-middle", leader)), "the leader attacks past the corpse before it");
    let scene = Field::new("hepzibah", "adjenna")
        .troop(0, "+knight . . / . * . / . . .")
        .troop(1, "fighter . . / . * . / . . .")
        .last_turn(1);
    assert!(!scene.offers(1, melee("red-front-left", "blue-front-left")));
    assert!(scene.offers(1, melee("red-front-left", "blue-flank-middle")));
}

/// PT-L.hepzibah: enemy corpses do not attack.
#[test]
fn hepzibah_corpses_of_others_do_not_attack() {
    let scene = Field::new("hepzibah", "adjenna").troop(1, "+knight . . / . * . / . . .").last_turn(1);
    assert!(!scene.offers(1, melee("red-front-left", "blue-flank-middle")));
}

/// PT-26, PT-L.lixis, PT-L.kavri: the first player decides whether healing or damage comes first.
#[test]
fn the_first_player_orders_lixis_and_kavri() {
    for (first, after) in
        [(First::Damage, "knight . . / . * . / . . ."), (First::Healing, "knight:1 . . / . * . / . . .")]
    {
        for player in [0, 1] {
            let mut scene =
                Field::new("lixis", "kavri").troop(1, "knight:1 . . / . * . / . . .").first(player).end_of_wave();
            scene.answer(player, first);
            assert_eq!(troop(&scene, 1), after);
        }
    }
}
