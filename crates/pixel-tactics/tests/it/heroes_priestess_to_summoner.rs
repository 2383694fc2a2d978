//! What the strips of the heroes do, from the Priestess to the Summoner.

use crate::field::*;
use pixel_tactics::content::Row;

/// Two leaders that do not matter for most strips: attack 3 and life 17 against attack 0 and life 19.
fn field() -> Field {
    Field::new("adjenna", "magdalena")
}

/// PT-H.priestess.front: any hero of either troop (PT-29), no leader.
#[test]
fn priestess_front_heals_up_to_four_on_one_hero() {
    let mut scene =
        field().troop(0, "priestess:5 . witch:3 / . *:5 . / . . .").troop(1, "knight:6 . . / . *:5 . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert!(["blue-front-left", "blue-front-right", "red-front-left"].iter().all(|hero| scene.offers(0, at(hero))));
    assert!(!scene.offers(0, at("blue-flank-middle")) && !scene.offers(0, at("red-flank-middle")));
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:2 . . / . *:5 . / . . .");
    assert_eq!(troop(&scene, 0), "priestess:5 . witch:3 / . *:5 . / . . .", "only one hero");
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-H.priestess.front.
#[test]
fn priestess_front_heals_no_more_than_there_is() {
    let mut scene = field().troop(0, "priestess . witch:3 / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left")).answer(0, at("blue-front-right"));
    assert_eq!(troop(&scene, 0), "priestess . witch / . * . / . . .");
}

/// PT-H.priestess.flank: only her own leader.
#[test]
fn priestess_flank_heals_up_to_two_on_her_leader() {
    for (before, after) in [("*:5", "*:3"), ("*:1", "*")] {
        let mut scene = field()
            .troop(0, &format!("witch:2 . . / priestess:2 {before} . / . . ."))
            .troop(1, ". . . / . *:5 . / . . .")
            .wave(Row::Flank)
            .turn(0);
        scene.answer(0, spell("blue-flank-left"));
        assert_eq!(troop(&scene, 0), format!("witch:2 . . / priestess:2 {after} . / . . ."));
        assert_eq!(damage(&scene, "red-flank-middle"), 5);
    }
}

/// PT-H.priestess.rear: any corpse; the hero returns without damage, in its own troop.
#[test]
fn priestess_rear_revives_a_corpse_and_takes_its_life_as_damage() {
    let mut scene = field()
        .troop(0, "+assassin . . / . * . / priestess:1 . .")
        .troop(1, ". . +paladin / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, ["blue-front-left", "red-front-right"].map(at));
    scene.answer(0, at("red-front-right"));
    assert_eq!(troop(&scene, 1), ". . paladin / . * . / . . .");
    assert_eq!(troop(&scene, 0), "+assassin . . / . * . / priestess:7 . .");
}

/// PT-H.priestess.rear, PT-31: she may die of it, at the end of the wave.
#[test]
fn priestess_rear_dies_for_a_knight() {
    let mut scene = field().troop(0, "+knight . . / . * . / priestess . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(troop(&scene, 0), "knight . . / . * . / priestess:10 . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "knight . . / . * . / +priestess . .");
}

/// PT-H.priestess.rear: without a corpse nothing happens to her.
#[test]
fn priestess_rear_takes_no_damage_without_a_corpse() {
    let mut scene = field().troop(0, "witch:4 . . / . * . / priestess . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), ("witch:4 . . / . * . / priestess . .", (0, 1)));
}

/// PT-H.priestess.order: for free.
#[test]
fn priestess_order_revives_a_corpse_without_damage() {
    let mut scene = Field::new("adjenna", "eligor")
        .troop(0, "+knight +oracle . / . * . / . . .")
        .troop(1, "+witch . . / . * . / . . .")
        .hand(0, &["priestess"])
        .turn(0);
    scene.answer(0, order("priestess"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-front-middle", "red-front-left"].map(at));
    scene.answer(0, at("blue-front-middle"));
    assert_eq!(troop(&scene, 0), "+knight oracle . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "+witch . . / . * . / . . .");
}

/// PT-H.priestess.order, PT-25: an enemy corpse if there is no own one; without any, nothing.
#[test]
fn priestess_order_has_to_revive_an_enemy_without_an_own_corpse() {
    let mut scene = field().troop(1, "+witch . . / . * . / . . .").hand(0, &["priestess"]).turn(0);
    scene.answer(0, order("priestess"));
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("witch . . / . * . / . . .", (0, 1)));
    let mut scene = field().troop(1, "witch:1 . . / . * . / . . .").hand(0, &["priestess"]).turn(0);
    scene.answer(0, order("priestess"));
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("witch:1 . . / . * . / . . .", (0, 1)));
}

/// PT-H.pyromancer.front: the frontmost of each column, possibly the leader, and none behind them.
#[test]
fn pyromancer_front_hits_every_target_that_melee_can_reach() {
    let mut scene = field()
        .troop(0, "pyromancer . . / . * . / . . .")
        .troop(1, "witch . . / oracle * . / . trapper healer")
        .turn(0);
    assert!(!scene.offers(0, melee("blue-front-left", "red-front-left")));
    scene.answer(0, melee_on_all("blue-front-left"));
    assert_eq!(troop(&scene, 1), "witch:3 . . / oracle *:3 . / . trapper healer:3");
}

/// PT-H.pyromancer.front: a leader behind a hero is out of reach.
#[test]
fn pyromancer_front_does_not_hit_a_leader_behind_a_hero() {
    let mut scene = field().troop(0, "pyromancer . . / . * . / . . .").troop(1, ". witch . / . * . / . . .").turn(0);
    scene.answer(0, melee_on_all("blue-front-left"));
    assert_eq!(troop(&scene, 1), ". witch:3 . / . * . / . . .");
}

/// PT-H.pyromancer.front: it is an attack: bonuses count for each target, and each answers (PT-22).
#[test]
fn pyromancer_front_is_strengthened_and_struck_back_like_any_attack() {
    let mut scene = Field::new("hikaru", "magdalena")
        .troop(0, "pyromancer . . / . * . / . . .")
        .troop(1, "knight alchemist . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee_on_all("blue-front-left"));
    assert_eq!(troop(&scene, 1), "knight:5 alchemist:3 . / . * . / . . .");
    assert_eq!(troop(&scene, 0), "pyromancer:2 . . / . * . / . . .");
}

/// PT-H.pyromancer.front: even if another hero's effect causes the attack.
#[test]
fn pyromancer_front_hits_all_at_the_command_of_an_overlord() {
    let mut scene = field()
        .troop(0, "pyromancer . . / . * . / overlord . .")
        .troop(1, "witch . oracle / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(troop(&scene, 1), "witch:3 . oracle:3 / . *:3 . / . . .");
}

/// PT-H.pyromancer.flank: it shoots one target, and so does the hero in front of it.
#[test]
fn pyromancer_flank_shoots_and_makes_its_forerunner_shoot() {
    let drawn = "fighter . . / pyromancer * . / witch . .";
    let red = "oracle healer . / . * . / . . trapper";
    let mut scene = field().troop(0, drawn).troop(1, red).wave(Row::Flank).turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-rear-right"));
    assert_eq!(troop(&scene, 1), "oracle healer . / . * . / . . trapper:3");
    let mut scene = field().troop(0, drawn).troop(1, red).turn(0);
    scene.answer(0, ranged("blue-front-left", "red-rear-right"));
    assert_eq!(troop(&scene, 1), "oracle healer . / . * . / . . trapper:4");
    let scene = field().troop(0, drawn).troop(1, red).wave(Row::Rear).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-rear-left", "red-rear-right")), "PT-19");
}

/// PT-H.pyromancer.rear: its forerunner gains nothing there.
#[test]
fn pyromancer_rear_shoots_alone() {
    let drawn = ". . . / witch * . / pyromancer . .";
    let mut scene = field().troop(0, drawn).troop(1, ". oracle . / . * . / . . .").wave(Row::Rear).turn(0);
    scene.answer(0, ranged("blue-rear-left", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), ". oracle . / . *:3 . / . . .");
    let scene = field().troop(0, drawn).wave(Row::Flank).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-left", "red-flank-middle")), "PT-19");
}

/// PT-H.pyromancer.order: its own front burns too.
#[test]
fn pyromancer_order_damages_all_heroes_in_both_fronts() {
    let mut scene = field()
        .troop(0, "knight . . / healer * . / . . .")
        .troop(1, "fighter . trapper / oracle * . / paladin . .")
        .hand(0, &["pyromancer"])
        .turn(0);
    scene.answer(0, order("pyromancer"));
    assert_eq!(troop(&scene, 0), "knight:7 . . / healer * . / . . .");
    assert_eq!(troop(&scene, 1), "fighter:7 . trapper:7 / oracle * . / paladin . .");
}

/// PT-H.scientist.front: only the opponent, and only in the next wave.
#[test]
fn scientist_front_costs_the_opponent_an_action_in_the_next_wave() {
    let mut scene = field().troop(0, "scientist . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 2), "not yet");
    finish_turn(&mut scene);
    assert_eq!((turn(&scene), scene.now().wave), ((0, 2), Row::Flank));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 1));
    finish_turn(&mut scene);
    finish_turn(&mut scene);
    assert_eq!((turn(&scene), scene.now().wave), ((1, 2), Row::Rear));
}

/// PT-H.scientist.front: even with a leader who has three.
#[test]
fn scientist_front_leaves_luc_two_actions() {
    let mut scene = Field::new("adjenna", "luc").troop(0, "scientist . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    finish_wave(&mut scene);
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-H.scientist.flank: as far as there are cards.
#[test]
fn scientist_flank_draws_two_cards() {
    let position =
        |cards: &[&str]| field().troop(0, ". . . / scientist * . / . . .").deck(0, cards).wave(Row::Flank).turn(0);
    let mut scene = position(&["witch", "knight", "healer"]);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["witch", "knight"], vec!["healer"]));
    let mut scene = position(&["witch"]);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!(hand(&scene, 0), ["witch"]);
}

/// PT-H.scientist.rear: neither itself nor the leader nor a hero behind another.
#[test]
fn scientist_rear_lets_another_own_hero_attack() {
    let mut scene = field()
        .troop(0, "fighter . . / witch * . / . . scientist")
        .troop(1, "oracle . . / healer * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-right"));
    assert_offered(
        &scene,
        0,
        ["red-front-left", "red-flank-middle"].map(|target| strike_melee("blue-front-left", target)),
    );
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "oracle:4 . . / healer * . / . . .");
}

/// PT-H.scientist.rear, PT-25.
#[test]
fn scientist_rear_alone_causes_no_attack() {
    let mut scene = field().troop(0, ". . . / . * . / . . scientist").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-right"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (0, (0, 1)));
}

/// PT-H.scientist.order: it costs one and gives three, in this wave.
#[test]
fn scientist_order_gives_three_actions_more_in_this_wave() {
    let mut scene = field().hand(0, &["scientist"]).turn(0);
    scene.answer(0, order("scientist"));
    assert_eq!(turn(&scene), (0, 4));
    for _ in 0..4 {
        scene.answer(0, draw());
    }
    assert_eq!(turn(&scene), (1, 2));
    finish_turn(&mut scene);
    assert_eq!((turn(&scene), scene.now().wave), ((0, 2), Row::Flank));
}

/// PT-H.summoner.front: of either troop, even itself, but no hero behind another and no leader.
#[test]
fn summoner_front_returns_a_melee_capable_hero_to_the_hand_of_its_owner() {
    let mut scene = field()
        .troop(0, "summoner . . / fighter * . / . . witch")
        .troop(1, "knight:5 . . / healer * . / +oracle . .")
        .hand(1, &["mystic"])
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-rear-right", "red-front-left"].map(at));
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), ". . . / healer * . / +oracle . .");
    assert_eq!((hand(&scene, 1), hand(&scene, 0), discard(&scene, 1)), (vec!["mystic", "knight"], vec![], vec![]));
}

/// PT-H.summoner.front: an own hero returns to its owner's hand, one that has changed sides to its first owner's.
#[test]
fn summoner_front_returns_heroes_to_their_first_owners() {
    let position = || field().troop(0, "summoner witch:2 ~knight / . * . / . . .").turn(0);
    let mut scene = position();
    scene.answer(0, spell("blue-front-left")).answer(0, at("blue-front-middle"));
    assert_eq!((hand(&scene, 0), hand(&scene, 1)), (vec!["witch"], vec![]));
    let mut scene = position();
    scene.answer(0, spell("blue-front-left")).answer(0, at("blue-front-right"));
    assert_eq!((hand(&scene, 0), hand(&scene, 1)), (vec![], vec!["knight"]));
}

/// Ruling 21, PT-L.borneo: the card makes no exception, so a hero that casts at once may return itself.
#[test]
fn summoner_front_may_send_back_a_hero_that_has_just_come() {
    let recruit_one = |red: &str| {
        let field = Field::new("borneo", "adjenna").troop(1, red).hand(0, &["summoner"]);
        let mut scene = field.turn(0);
        scene.answer(0, recruit("summoner", "blue-front-left")).answer(0, strike_spell("blue-front-left"));
        scene
    };
    let mut scene = recruit_one("knight . . / . * . / . . .");
    assert_offered(&scene, 0, ["blue-front-left", "red-front-left"].map(at));
    scene.answer(0, at("blue-front-left"));
    assert_eq!((hand(&scene, 0), troop(&scene, 0).as_str()), (vec!["summoner"], ". . . / . * . / . . ."));
    assert_eq!(turn(&scene), (0, 1), "the action is spent");
    let scene = recruit_one(". . . / . * . / . . .");
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec!["summoner"], (0, 1)), "line 285: effects are mandatory");
}

/// PT-H.summoner.flank: in any row, but not on a corpse; PT-14: it may attack in the same wave.
#[test]
fn summoner_flank_recruits_on_any_free_position() {
    let mut scene =
        field().troop(0, "witch . . / summoner * . / . . +healer").hand(0, &["fighter"]).wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    let free = ["blue-front-middle", "blue-front-right", "blue-flank-right", "blue-rear-left", "blue-rear-middle"];
    assert_offered(&scene, 0, free.map(|place| enlist("fighter", place)));
    scene.answer(0, enlist("fighter", "blue-flank-right"));
    assert_eq!(troop(&scene, 0), "witch . . / summoner * fighter / . . +healer");
    scene.answer(0, melee("blue-flank-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6);
}

/// PT-H.summoner.flank, PT-25.
#[test]
fn summoner_flank_does_not_recruit_without_hand_cards() {
    let mut scene = field().troop(0, ". . . / summoner * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), (". . . / summoner * . / . . .", (0, 1)));
}

/// PT-H.summoner.rear: each of the three cards goes to a different place.
#[test]
fn summoner_rear_keeps_one_card_puts_one_back_and_discards_one() {
    let mut scene = field()
        .troop(0, ". . . / . * . / summoner . .")
        .hand(0, &["oracle"])
        .deck(0, &["witch", "knight", "healer", "paladin"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, ["witch", "knight", "healer"].map(deck_card));
    scene.answer(0, deck_card("healer"));
    assert_offered(&scene, 0, ["witch", "knight"].map(deck_card));
    scene.answer(0, deck_card("knight"));
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["oracle", "healer"], vec!["witch"]));
    assert_eq!(deck(&scene, 0), ["knight", "paladin"]);
}

/// PT-H.summoner.rear, PT-25: with two cards in the deck nothing is left to discard.
#[test]
fn summoner_rear_goes_as_far_as_there_are_cards() {
    let mut scene =
        field().troop(0, ". . . / . * . / summoner . .").deck(0, &["witch", "knight"]).wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, deck_card("knight"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0), discard(&scene, 0)), (vec!["knight"], vec!["witch"], vec![]));
}

/// PT-H.summoner.order: the rest of the deck is shuffled; cards elsewhere cannot be found.
#[test]
fn summoner_order_takes_a_named_card_out_of_the_deck() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / . . .")
        .hand(0, &["summoner", "oracle"])
        .deck(0, &["paladin", "knight", "healer"])
        .turn(0);
    scene.answer(0, order("summoner"));
    scene.answer(0, named("knight"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["oracle", "knight"], vec!["healer", "paladin"]));
    assert_eq!((discard(&scene, 0), turn(&scene)), (vec!["summoner"], (0, 1)));
}

/// PT-H.summoner.order, PT-25.
#[test]
fn summoner_order_finds_nothing_in_an_empty_deck() {
    let mut scene = field().hand(0, &["summoner", "oracle"]).deck(0, &[]).turn(0);
    scene.answer(0, order("summoner"));
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec!["oracle"], (0, 1)));
}
