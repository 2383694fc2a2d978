//! What the strips of the promo cards do.

use crate::field::*;
use pixel_tactics::content::Row;

/// Two leaders that do not matter for most strips: attack 3 and life 17 against attack 0 and life 19.
fn field() -> Field {
    Field::with_promos("adjenna", "magdalena")
}

/// PT-20: for both positions behind it; `caught` is the damage it takes from a shot of 4.
#[track_caller]
fn assert_intercepts_in_front(hero: &str, caught: u8) {
    for behind in ["red-flank-left", "red-rear-left"] {
        let red = format!("{hero} . . / oracle * . / witch . .");
        let mut scene = shoot(&red, behind);
        assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
        scene.answer(1, intercept("red-front-left"));
        assert_eq!((damage(&scene, "red-front-left"), damage(&scene, behind)), (caught, 0));
        let mut scene = shoot(&red, behind);
        scene.answer(1, let_through());
        assert_eq!((damage(&scene, "red-front-left"), damage(&scene, behind)), (0, 4));
    }
    let scene = shoot(&format!(". . . / {hero} * . / witch . ."), "red-rear-left");
    assert_eq!(damage(&scene, "red-rear-left"), 4, "it stands in the flank");
}

/// PT-H.grenadier.front: the frontmost of each column, possibly the leader; PT-22, it is not an attack.
#[test]
fn grenadier_front_damages_every_target_that_melee_can_reach() {
    let mut scene = field()
        .troop(0, "grenadier . . / . * . / . . .")
        .troop(1, "knight . . / oracle * . / . trapper healer")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 1), "knight:2 . . / oracle *:2 . / . trapper healer:2");
    assert_eq!(troop(&scene, 0), "grenadier . . / . * . / . . .", "the knight does not strike back");
}

/// PT-H.grenadier.flank: the hero behind it, and no other.
#[test]
fn grenadier_flank_strengthens_its_supporter() {
    for (by, dealt) in [("blue-rear-left", 7), ("blue-rear-right", 3)] {
        let mut scene = field().troop(0, ". . . / grenadier * . / gunner . planestalker").wave(Row::Rear).turn(0);
        scene.answer(0, ranged(by, "red-flank-middle"));
        assert_eq!(damage(&scene, "red-flank-middle"), dealt, "{by}");
    }
    let mut scene = field().troop(0, "witch . . / grenadier * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1, "not the hero in front of it");
}

/// PT-H.grenadier.rear.
#[test]
fn grenadier_rear_shoots() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / grenadier . .")
        .troop(1, "oracle . . / . * . / healer . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, ranged("blue-rear-left", "red-rear-left"));
    assert_eq!(troop(&scene, 1), "oracle . . / . * . / healer:3 . .");
}

/// PT-H.grenadier.order: only enemies.
#[test]
fn grenadier_order_damages_every_enemy_that_melee_can_reach() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / . . .")
        .troop(1, "knight oracle . / healer * . / . . trapper")
        .hand(0, &["grenadier"])
        .turn(0);
    scene.answer(0, order("grenadier"));
    assert_eq!(troop(&scene, 1), "knight:3 oracle:3 . / healer * . / . . trapper:3");
    assert_eq!(troop(&scene, 0), "witch . . / . * . / . . .");
}

/// PT-H.chronicler.front.
#[test]
fn chronicler_front_intercepts() {
    assert_intercepts_in_front("chronicler", 4);
}

/// PT-H.chronicler.flank: three cards, and the fourth stays where it is.
#[test]
fn chronicler_flank_puts_the_top_three_cards_in_any_order() {
    let mut scene = field()
        .troop(0, ". . . / chronicler * . / . . .")
        .deck(0, &["witch", "knight", "healer", "paladin"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_offered(&scene, 0, ["witch", "knight", "healer"].map(deck_card));
    scene.answer(0, deck_card("healer")).answer(0, deck_card("witch"));
    assert_eq!(deck(&scene, 0), ["healer", "witch", "knight", "paladin"]);
}

/// PT-H.chronicler.rear: only its owner sees the top card.
#[test]
fn chronicler_rear_shows_its_owner_the_top_card() {
    let position = |blue: &str| field().troop(0, blue).shuffled(0, &["witch", "knight"]).turn(0);
    let mut scene = position(". . . / . * . / chronicler . .");
    scene.draws([card("witch")]);
    assert_eq!((seen_deck(&mut scene, 0), seen_deck(&mut scene, 1)), (vec!["witch"], vec![]));
    assert_eq!(seen_deck(&mut position("chronicler . . / . * . / . . ."), 0), [""; 0]);
}

/// PT-H.chronicler.rear: PT-28, the forerunner may be the leader; a card with a gap in between is not a forerunner.
#[test]
fn chronicler_rear_strengthens_its_forerunner() {
    for (blue, by, dealt) in [
        (". . . / fighter * . / chronicler . .", "blue-flank-left", 7),
        (". . . / . * . / . chronicler .", "blue-flank-middle", 4),
        (". . . / . * . / chronicler . .", "blue-flank-middle", 3),
    ] {
        let mut scene = field().troop(0, blue).wave(Row::Flank).turn(0);
        scene.answer(0, melee(by, "red-flank-middle"));
        assert_eq!(damage(&scene, "red-flank-middle"), dealt, "{blue}");
    }
    let mut scene = field().troop(0, "fighter . . / . * . / chronicler . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.chronicler.order: from the troop, dead or alive, without leaving a corpse; the player's own cards stay.
#[test]
fn chronicler_order_removes_a_named_hero_or_corpse_of_the_opponent() {
    for red in ["knight:3 . . / . * . / . . .", "+knight . . / . * . / . . ."] {
        let mut scene = field()
            .troop(0, "knight . . / . * . / . . .")
            .troop(1, red)
            .hand(0, &["chronicler"])
            .hand(1, &["witch"])
            .turn(0);
        scene.answer(0, order("chronicler")).answer(0, named("knight"));
        assert_eq!((troop(&scene, 1).as_str(), discard(&scene, 1)), (". . . / . * . / . . .", vec!["knight"]));
        assert_eq!((troop(&scene, 0).as_str(), hand(&scene, 1)), ("knight . . / . * . / . . .", vec!["witch"]));
    }
}

/// PT-H.chronicler.order: from the hand, but not from the deck.
#[test]
fn chronicler_order_makes_the_opponent_discard_the_named_card() {
    let position = || {
        field().hand(0, &["chronicler", "witch"]).hand(1, &["witch", "healer"]).deck(1, &["oracle", "fighter"]).turn(0)
    };
    let mut scene = position();
    scene.answer(0, order("chronicler")).answer(0, named("witch"));
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["healer"], vec!["witch"]));
    assert_eq!(hand(&scene, 0), ["witch"]);
    let mut scene = position();
    scene.answer(0, order("chronicler")).answer(0, named("oracle"));
    assert_eq!((hand(&scene, 1), deck(&scene, 1)), (vec!["witch", "healer"], vec!["oracle", "fighter"]));
    assert_eq!(discard(&scene, 1), [""; 0]);
}

/// PT-H.chronicler.order: not the enemy leader, but any other card, promo cards too.
#[test]
fn chronicler_order_cannot_name_the_enemy_leader() {
    let mut scene = field().hand(0, &["chronicler"]).hand(1, &["duelist", "duelist"]).turn(0);
    scene.answer(0, order("chronicler"));
    assert!(!scene.offers(0, named("magdalena")) && scene.offers(0, named("adjenna")));
    scene.answer(0, named("duelist"));
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec![], vec!["duelist", "duelist"]));
}

/// PT-H.duelist.front: heroes, not leaders; PT-50: only the printed value is tripled.
#[test]
fn duelist_front_triples_its_printed_attack_against_heroes() {
    for (leader, at, dealt) in [
        ("adjenna", "red-front-left", 6),
        ("adjenna", "red-flank-middle", 2),
        ("hikaru", "red-front-left", 8),
        ("hikaru", "red-flank-middle", 4),
    ] {
        let mut scene = Field::with_promos(leader, "magdalena")
            .troop(0, "duelist . . / . * . / . . .")
            .troop(1, "oracle . . / . * . / . . .")
            .turn(0);
        scene.answer(0, melee("blue-front-left", at));
        assert_eq!(damage(&scene, at), dealt, "{leader}, {at}");
    }
}

/// PT-H.duelist.front: only there.
#[test]
fn duelist_in_the_flank_does_not_triple_its_attack() {
    let mut scene =
        field().troop(0, ". . . / duelist * . / . . .").troop(1, "oracle . . / . * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 2);
}

/// PT-H.duelist.flank: against melee and shots alike.
#[test]
fn duelist_flank_takes_one_less_and_strikes_back() {
    let red = ". . . / duelist * . / . . .";
    let mut scene = field().troop(0, "fighter . planestalker / . * . / . . .").troop(1, red).turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-left"));
    assert_eq!(troop(&scene, 0), "fighter:1 . planestalker / . * . / . . .");
    assert_eq!(troop(&scene, 1), ". . . / duelist:3 * . / . . .");
    scene.answer(0, ranged("blue-front-right", "red-flank-left"));
    assert_eq!(troop(&scene, 0), "fighter:1 . planestalker:1 / . * . / . . .");
    assert_eq!(troop(&scene, 1), ". . . / duelist:5 * . / . . .");
}

/// PT-H.duelist.flank, PT-22: a spell deals full damage and is not answered; nor is a leader, who is not a hero.
#[test]
fn duelist_flank_does_not_answer_spells_and_leaders() {
    let red = ". . . / duelist * . / . . .";
    let mut scene = field().troop(0, ". . . / . * . / alchemist . .").troop(1, red).wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-flank-left")).answer(0, enough());
    assert_eq!((damage(&scene, "red-flank-left"), damage(&scene, "blue-rear-left")), (1, 0));
    let mut scene = field().troop(1, red).wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-left"));
    assert_eq!((damage(&scene, "red-flank-left"), damage(&scene, "blue-flank-middle")), (2, 0));
}

/// PT-H.duelist.rear: it attacks with the strip of its new place.
#[test]
fn duelist_rear_changes_places_and_attacks() {
    let mut scene = field()
        .troop(0, "fighter . . / . * . / duelist . .")
        .troop(1, "oracle . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "duelist . . / . * . / fighter . .");
    assert_eq!(troop(&scene, 1), "oracle:6 . . / . * . / . . .");
}

/// PT-H.duelist.order: one hero, until the end of the wave.
#[test]
fn duelist_order_strengthens_a_hero_in_this_wave() {
    let mut scene = Field::with_promos("luc", "magdalena")
        .troop(0, "fighter witch . / . * . / . . .")
        .troop(1, ". . . / oracle * . / . . .")
        .hand(0, &["duelist"])
        .turn(0);
    scene.answer(0, order("duelist"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-front-middle", "red-flank-left"].map(at));
    scene.answer(0, at("blue-front-left"));
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 7 + 1);
}

/// PT-H.duelist.order: in the next round the hero is only as strong as before.
#[test]
fn duelist_order_ends_with_the_wave() {
    let mut scene = field().troop(0, "fighter . . / . * . / . . .").hand(0, &["duelist"]).turn(0);
    scene.answer(0, order("duelist"));
    for _ in 0..3 {
        finish_wave(&mut scene);
    }
    finish_turn(&mut scene);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!((damage(&scene, "red-flank-middle"), scene.now().round), (4, 3));
}

/// PT-H.quartermaster.front: even caught shots deal less damage.
#[test]
fn quartermaster_front_intercepts_and_takes_one_less() {
    assert_intercepts_in_front("quartermaster", 3);
    let mut scene =
        field().troop(0, "fighter . . / . * . / . . .").troop(1, "quartermaster . . / . * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 3);
}

/// PT-H.quartermaster.flank: on any free position.
#[test]
fn quartermaster_flank_recruits_on_any_free_position() {
    let mut scene = field()
        .troop(0, "witch . oracle / quartermaster * +trapper / . . +healer")
        .hand(0, &["fighter"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    let free = ["blue-front-middle", "blue-rear-left", "blue-rear-middle"];
    assert_offered(&scene, 0, free.map(|place| enlist("fighter", place)));
    scene.answer(0, enlist("fighter", "blue-rear-left"));
    assert_eq!(troop(&scene, 0), "witch . oracle / quartermaster * +trapper / fighter . +healer");
}

/// PT-H.quartermaster.rear.
#[test]
fn quartermaster_rear_draws_two_cards() {
    let mut scene = field()
        .troop(0, ". . . / . * . / quartermaster . .")
        .deck(0, &["witch", "knight", "healer"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["witch", "knight"], vec!["healer"]));
}

/// PT-H.quartermaster.order: it costs one and gives two, in this turn.
#[test]
fn quartermaster_order_gives_two_actions_more() {
    let mut scene = field().hand(0, &["quartermaster"]).turn(0);
    scene.answer(0, order("quartermaster"));
    assert_eq!(turn(&scene), (0, 3));
    finish_wave(&mut scene);
    assert_eq!(turn(&scene), (0, 2));
}
