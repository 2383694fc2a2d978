//! The rulebook from the rounds to the truce: Spielablauf, Die Aktionen, In Runde 1 herrscht Waffenstillstand.

use crate::field::*;
use pixel_tactics::asked::{Choice, Question};
use pixel_tactics::content::Row;
use pixel_tactics::duel::Step;
use pixel_tactics::told::Event;
use table::{Refusal, Seat};

/// PT-07: front, flank, rear; two actions for the first player, two for the second, a loss check after each wave; then
/// the roles are swapped.
#[test]
fn a_round_has_three_waves_and_then_the_roles_are_swapped() {
    let mut scene = Field::new("adjenna", "seth").round(1).scene([Step::BeginRound]);
    (0..3).for_each(|_| finish_wave(&mut scene));
    let frame = |event: &Event| match event {
        Event::RoundBegan { round, first } => Some(format!("round {round}, first {}", first.0)),
        Event::WaveBegan { row } => Some(format!("{row:?}")),
        Event::TurnBegan { seat, actions } => Some(format!("{} has {actions}", seat.0)),
        Event::Drew { seat, cards: 1 } => Some(format!("{} acts", seat.0)),
        Event::LossesChecked { seats } if seats.len() == 2 => Some("losses".to_string()),
        Event::RoundEnded { round } => Some(format!("end of {round}")),
        _ => None,
    };
    let told: Vec<String> = scene.told().iter().filter_map(frame).collect();
    let turn = |seat: u8| [format!("{seat} has 2"), format!("{seat} acts"), format!("{seat} acts")];
    let mut expected = vec!["round 2, first 0".to_string()];
    for row in Row::ALL {
        expected.push(format!("{row:?}"));
        expected.extend(turn(0).into_iter().chain(turn(1)).chain(["losses".to_string()]));
    }
    expected.extend(["end of 2", "round 3, first 1", "Front", "1 has 2"].map(String::from));
    assert_eq!(told, expected);
}

/// PT-08: the top card is drawn, and there is no hand limit.
#[test]
fn drawing_takes_the_top_card_however_full_the_hand_is() {
    let full = ["knight", "witch", "fighter", "paladin", "mystic", "trapper", "vampire", "templar"];
    let mut scene = Field::new("adjenna", "seth").hand(0, &full).deck(0, &["gunner", "healer"]).turn(0);
    scene.answer(0, draw());
    assert_eq!((hand(&scene, 0).last(), hand(&scene, 0).len()), (Some(&"gunner"), 9));
    assert_eq!(deck(&scene, 0), ["healer"]);
}

/// PT-08: not with an empty deck; nothing is shuffled back.
#[test]
fn an_empty_deck_gives_no_card() {
    let scene = Field::new("adjenna", "seth").hand(0, &["knight"]).deck(0, &[]).discard(0, &["witch"]).turn(0);
    assert_eq!(rule_against(&scene, 0, draw()), "PT-08");
}

/// PT-09: the printed example: in the wave of the front, on the three positions of the front.
#[test]
fn heroes_are_recruited_into_the_row_of_the_wave() {
    for (wave, row, others) in
        [(Row::Front, "front", ["flank-left", "rear-right"]), (Row::Rear, "rear", ["front-middle", "flank-right"])]
    {
        let scene = Field::new("adjenna", "seth").hand(0, &["knight"]).wave(wave).turn(0);
        for column in ["left", "middle", "right"] {
            assert!(scene.offers(0, recruit("knight", &format!("blue-{row}-{column}"))));
        }
        for other in others {
            assert_eq!(rule_against(&scene, 0, recruit("knight", &format!("blue-{other}"))), "PT-09");
        }
    }
}

/// PT-09: a position with a hero, a leader or a corpse is not free.
#[test]
fn heroes_are_not_recruited_onto_a_hero_a_leader_or_a_corpse() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / witch * +fighter / . . .")
        .hand(0, &["knight"])
        .wave(Row::Flank)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, recruit("knight", "blue-flank-left")), "PT-09");
    assert_eq!(rule_against(&scene, 0, recruit("knight", "blue-flank-right")), "PT-09");
    assert_eq!(scene.refused(0, recruit("knight", "blue-flank-middle")), Refusal::NotOffered);
}

/// PT-10: a hero in the row of the wave attacks, others do not.
#[test]
fn only_heroes_in_the_row_of_the_wave_attack() {
    for (wave, attackers) in [(Row::Front, "front"), (Row::Flank, "flank"), (Row::Rear, "rear")] {
        let scene = Field::new("adjenna", "seth").troop(0, "knight . . / . * fighter / . witch .").wave(wave).turn(0);
        for (row, by) in [("front", "blue-front-left"), ("flank", "blue-flank-right")] {
            if row == attackers {
                assert!(scene.offers(0, melee(by, "red-flank-middle")), "{by} in {wave:?}");
            } else {
                assert_eq!(rule_against(&scene, 0, melee(by, "red-flank-middle")), "PT-10");
            }
        }
    }
}

/// PT-10: the leader attacks in the wave of the flank.
#[test]
fn the_leader_attacks_in_the_wave_of_the_flank_alone() {
    for wave in Row::ALL {
        let scene = Field::new("adjenna", "seth").wave(wave).turn(0);
        let attack = melee("blue-flank-middle", "red-flank-middle");
        match wave {
            Row::Flank => assert!(scene.offers(0, attack)),
            Row::Front | Row::Rear => assert_eq!(rule_against(&scene, 0, attack), "PT-10"),
        }
    }
}

/// PT-11: an order is carried out at once and then discarded.
#[test]
fn an_order_is_carried_out_and_discarded() {
    let mut scene =
        Field::new("adjenna", "seth").troop(1, "knight . . / . * . / . . .").hand(0, &["pyromancer", "witch"]).turn(0);
    scene.answer(0, order("pyromancer"));
    assert_eq!(troop(&scene, 1), "knight:7 . . / . * . / . . .");
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["witch"], vec!["pyromancer"]));
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-12: from any position of the player's own troop, in any wave, to the discard pile.
#[test]
fn a_corpse_is_cleared_from_any_own_position_in_any_wave() {
    for wave in Row::ALL {
        let mut scene = Field::new("adjenna", "seth")
            .troop(0, "+knight . . / . * +witch / . . .")
            .troop(1, "+fighter . . / . * . / . . .")
            .wave(wave)
            .turn(0);
        assert_eq!(scene.refused(0, clear("red-front-left")), Refusal::NotOffered, "an enemy corpse");
        scene.answer(0, clear("blue-front-left")).answer(0, clear("blue-flank-right"));
        assert_eq!(troop(&scene, 0), ". . . / . * . / . . .");
        assert_eq!(discard(&scene, 0), ["knight", "witch"]);
    }
}

/// PT-12: the position is free again: a hero can be recruited there.
#[test]
fn a_cleared_position_is_free() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "+knight . . / . * . / . . .").hand(0, &["witch"]).turn(0);
    assert_eq!(rule_against(&scene, 0, recruit("witch", "blue-front-left")), "PT-09");
    scene.answer(0, clear("blue-front-left")).answer(0, recruit("witch", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "witch . . / . * . / . . .");
}

/// PT-13: any own hero, from any position to any free one, in any wave.
#[test]
fn a_hero_moves_from_anywhere_to_any_free_position() {
    let free = ["front-middle", "front-right", "flank-left", "flank-right", "rear-left", "rear-middle"];
    for wave in Row::ALL {
        let scene = Field::new("adjenna", "seth").troop(0, "knight:2 . . / . * . / . . +witch").wave(wave).turn(0);
        for to in free {
            assert!(scene.offers(0, shift("blue-front-left", &format!("blue-{to}"))), "{to}");
        }
    }
    let mut scene = Field::new("adjenna", "seth").troop(0, "knight:2 . . / . * . / . . +witch").turn(0);
    scene.answer(0, shift("blue-front-left", "blue-rear-left"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / knight:2 . +witch", "its damage goes with it");
}

/// PT-13, PT-06: not onto a corpse or another hero, not into the enemy troop; the leader never moves.
#[test]
fn heroes_do_not_move_onto_others_and_the_leader_does_not_move() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "knight fighter +witch / . * . / . . .").turn(0);
    assert_eq!(rule_against(&scene, 0, shift("blue-front-left", "blue-front-middle")), "PT-09");
    assert_eq!(rule_against(&scene, 0, shift("blue-front-left", "blue-front-right")), "PT-09");
    for (from, to) in [
        ("blue-front-left", "blue-flank-middle"),
        ("blue-flank-middle", "blue-rear-middle"),
        ("blue-front-left", "red-front-left"),
        ("blue-front-right", "blue-rear-left"),
    ] {
        assert_eq!(scene.refused(0, shift(from, to)), Refusal::NotOffered, "{from} to {to}");
    }
}

/// PT-14: one exclusive action per hero and wave: a hero that was recruited, attacked or moved can do none of the
/// others.
#[test]
fn no_hero_takes_part_in_two_exclusive_actions_of_a_wave() {
    let exclusive = [
        recruit("knight", "blue-front-left"),
        melee("blue-front-left", "red-flank-middle"),
        shift("blue-rear-left", "blue-front-left"),
    ];
    for (index, first) in exclusive.into_iter().enumerate() {
        let drawn = [". . . / . * . / . . .", "fighter . . / . * . / . . .", ". . . / . * . / fighter . ."][index];
        let mut scene = Field::new("adjenna", "seth").troop(0, drawn).hand(0, &["knight"]).turn(0);
        scene.answer(0, first);
        assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
        assert_eq!(rule_against(&scene, 0, shift("blue-front-left", "blue-rear-right")), "PT-14");
    }
}

/// PT-14: in the next wave the hero may act again.
#[test]
fn in_the_next_wave_a_hero_acts_again() {
    let mut scene = Field::new("adjenna", "seth").troop(0, ". . . / . * . / fighter . .").turn(0);
    scene.answer(0, shift("blue-rear-left", "blue-flank-left"));
    finish_wave(&mut scene);
    assert!(scene.offers(0, melee("blue-flank-left", "red-flank-middle")));
    assert!(scene.offers(0, shift("blue-flank-left", "blue-front-left")));
}

/// PT-14, ruling: the leader, too, attacks by action once per wave.
#[test]
fn the_leader_attacks_once_a_wave() {
    let mut scene = Field::new("adjenna", "seth").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-middle", "red-flank-middle")), "PT-14");
}

/// PT-14: a hero recruited by an ability may attack by action in the same wave.
#[test]
fn a_hero_recruited_by_an_effect_may_attack_in_the_same_wave() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / summoner * . / . . .")
        .hand(0, &["fighter"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, enlist("fighter", "blue-flank-right"));
    scene.answer(0, melee("blue-flank-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6);
}

/// PT-14: an attack caused by an order does not count as the hero's attack of the wave.
#[test]
fn an_attack_caused_by_an_order_does_not_count() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, "fighter . . / . * . / . . .").hand(0, &["berserker"]).turn(0);
    scene.answer(0, order("berserker")).answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-15: no attacks and orders until the roles are swapped for the first time.
#[test]
fn there_is_a_truce_in_the_first_round() {
    let field = |round| {
        Field::new("adjenna", "seth")
            .troop(0, ". . knight / fighter * . / +witch . .")
            .hand(0, &["pyromancer"])
            .wave(Row::Flank)
            .round(round)
    };
    let forbidden: [Choice; 3] = [
        order("pyromancer"),
        melee("blue-flank-left", "red-flank-middle"),
        melee("blue-flank-middle", "red-flank-middle"),
    ];
    let scene = field(1).turn(0);
    for choice in forbidden.clone() {
        assert_eq!(rule_against(&scene, 0, choice), "PT-15");
    }
    let allowed = [
        draw(),
        recruit("pyromancer", "blue-flank-right"),
        clear("blue-rear-left"),
        shift("blue-front-right", "blue-front-left"),
    ];
    assert!(allowed.into_iter().all(|choice| scene.offers(0, choice)));
    let scene = field(2).turn(0);
    assert!(forbidden.into_iter().all(|choice| scene.offers(0, choice)));
}

/// PT-15: a spell is an attack, so there is none in the first round.
#[test]
fn there_are_no_spells_in_the_first_round() {
    let scene =
        Field::new("adjenna", "seth").troop(0, ". . . / . * . / alchemist . .").wave(Row::Rear).round(1).turn(0);
    assert_eq!(rule_against(&scene, 0, spell("blue-rear-left")), "PT-15");
}

/// PT-15: the truce ends when the roles are swapped.
#[test]
fn the_truce_ends_with_the_first_round() {
    let mut scene = Field::new("adjenna", "seth").troop(1, "fighter . . / . * . / . . .").round(1).end_of_round();
    assert_eq!(turn(&scene), (1, 2));
    scene.answer(1, melee("red-front-left", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 4);
}

/// PT-16: the two actions may be the same or different ones.
#[test]
fn the_same_action_can_be_taken_twice() {
    let field = || Field::new("adjenna", "seth").hand(0, &["knight", "witch"]);
    let mut scene = field().turn(0);
    scene.answer(0, recruit("knight", "blue-front-left")).answer(0, recruit("witch", "blue-front-right"));
    assert_eq!(turn(&scene), (1, 2));
    let mut scene = field().turn(0);
    scene.answer(0, recruit("knight", "blue-front-left")).answer(0, draw());
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-16, ruling: no passing while an action is possible.
#[test]
fn passing_is_not_offered_while_an_action_is_possible() {
    let mut scene = Field::new("adjenna", "seth").deck(0, &["witch", "knight"]).turn(0);
    assert_eq!(scene.refused(0, done()), Refusal::NotOffered);
    scene.answer(0, draw());
    assert_eq!(scene.refused(0, done()), Refusal::NotOffered);
}

/// PT-16, ruling: with no legal action left the rest of the turn lapses.
#[test]
fn a_turn_without_a_legal_action_lapses() {
    let mut scene = Field::new("adjenna", "seth").deck(0, &[]).wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert!(scene.told().contains(&Event::TurnLapsed { seat: Seat(0) }));
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-17: free actions are possible when no action is left, and the turn ends when its player says so.
#[test]
fn a_free_recruit_needs_no_action() {
    let mut scene =
        Field::new("lesandra", "seth").hand(0, &["knight"]).deck(0, &[]).actions(1).wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(question(&mut scene, 0), Some(Question::Act { left: 0, orders: 0 }));
    let places = ["blue-flank-left", "blue-flank-right"];
    assert_offered(&scene, 0, places.map(|place| recruit("knight", place)).into_iter().chain([done()]));
    scene.answer(0, recruit("knight", "blue-flank-left"));
    assert_eq!(turn(&scene), (1, 2));
}
