//! Orders against orders, heroes and leaders: chains, loops and reactions.

use crate::field::*;
use pixel_tactics::PixelTactics;
use pixel_tactics::asked::{Attack, Before, Choice, How, Question, Strike};
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;
use table::{Scene, Seat, Viewer};

/// An attack caused by an effect, with a target chosen by the defender.
fn strike_at_will(by: &str) -> Choice {
    Strike::Attack(Attack::new(place(by), How::Melee, None)).into()
}

/// What a seat sees of a hand: the cards it knows, and how many it does not.
fn seen_hand(scene: &mut Scene<PixelTactics>, viewer: u8, of: usize) -> (Vec<&'static str>, u8) {
    let side = scene.running().view(Viewer::Seat(Seat(viewer))).sides[of].clone();
    (side.hand.iter().map(|held| key(held.card.card)).collect(), side.hidden_hand)
}

/// PT-H.berserker.order, PT-L.arec: the defender chooses the target of every attack of the order.
#[test]
fn arec_chooses_the_targets_of_a_berserker_order() {
    let mut scene = Field::new("adjenna", "arec")
        .troop(0, "fighter healer . / . * . / . . .")
        .troop(1, "trapper witch . / . * . / . . .")
        .hand(0, &["berserker"])
        .turn(0);
    scene.answer(0, order("berserker"));
    assert_offered(&scene, 0, [strike_at_will("blue-front-left"), strike_at_will("blue-front-middle")]);
    scene.answer(0, strike_at_will("blue-front-left")).answer(1, at("red-front-middle"));
    assert_offered(&scene, 1, [at("red-front-left"), at("red-front-middle")]);
    scene.answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "trapper:1 witch:4 . / . * . / . . .");
}

/// PT-H.templar.order, PT-H.berserker.order: attacks caused by an order count, even those on the leader.
#[test]
fn a_templar_order_kills_all_that_a_berserker_order_sent() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter healer . / witch * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["berserker"])
        .hand(1, &["templar"])
        .actions(1)
        .turn(0);
    scene.answer(0, order("berserker"));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    scene.answer(0, strike_melee("blue-front-middle", "red-flank-middle"));
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "+fighter +healer . / witch * . / . . .");
}

/// PT-H.templar.order, PT-H.berserker.order: each column attacks once, even if its frontmost hero is killed.
#[test]
fn no_hero_replaces_a_killed_one_in_a_berserker_order() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter . . / witch * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["berserker"])
        .hand(1, &["templar"])
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, order("templar")).answer(0, order("berserker"));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "+fighter . . / witch * . / . . .");
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("paladin:4 . . / . * . / . . .", (0, 1)));
}

/// PT-H.templar.order, PT-L.zaamassal: shots are not melee.
#[test]
fn a_templar_order_spares_heroes_that_shot() {
    let mut scene =
        Field::new("zaamassal", "adjenna").troop(0, "fighter witch . / . * . / . . .").hand(1, &["templar"]).turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-middle"));
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "fighter +witch . / . * . / . . .");
}

/// PT-54, PT-H.templar.order: the killed hero strikes once more, and cannot be killed for that.
#[test]
fn shekhtur_answers_a_templar_order_with_a_parting_attack() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(1, &["templar"])
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, order("templar")).answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:4 . . / . * . / . . .");
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:8 . . / . * . / . . .");
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), ("+fighter . . / . * . / . . .", (0, 1)));
}

/// PT-54, PT-H.templar.order: all are killed at the same time, so a hero behind another was not melee-capable.
#[test]
fn only_the_front_one_of_two_killed_together_strikes_once_more() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter . . / witch * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .hero("blue-front-left", |hero| hero.marks.has_fought = true)
        .hero("blue-flank-left", |hero| hero.marks.has_fought = true)
        .hand(1, &["templar"])
        .last_turn(1);
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "+fighter . . / +witch * . / . . .");
    let targets = ["red-front-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_melee("blue-front-left", target)));
}

/// PT-55, PT-H.templar.order, PT-H.berserker.flank: a corpse is not a hero that could be killed or struck back at.
#[test]
fn a_corpse_of_hepzibah_fears_no_templar_order() {
    let mut scene = Field::new("hepzibah", "adjenna")
        .troop(0, "+fighter paladin . / . * . / . . .")
        .troop(1, "healer . . / berserker * . / . . .")
        .hand(1, &["templar"])
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(
        (troop(&scene, 0).as_str(), damage(&scene, "red-flank-middle")),
        ("+fighter paladin:2 . / . * . / . . .", 7)
    );
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "+fighter +paladin . / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "+fighter +paladin . / . * . / . . .");
}

/// PT-H.witch.order, PT-55: corpses returned to a hand cannot attack, and both players know where they are.
#[test]
fn a_witch_order_disarms_hepzibah() {
    let mut scene = Field::new("hepzibah", "adjenna")
        .troop(0, "+fighter +knight . / . * . / . . +gunner")
        .hand(0, &["healer"])
        .hand(1, &["witch"])
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, order("witch")).answer(1, row(0, Row::Front));
    assert_eq!(troop(&scene, 0), ". . . / . * . / . . +gunner");
    assert_eq!(seen_hand(&mut scene, 1, 0), (vec!["fighter", "knight"], 1));
    assert!(!scene.offers(0, melee("blue-front-left", "red-flank-middle")));
    assert!(scene.offers(0, recruit("fighter", "blue-front-left")));
}

/// PT-33, PT-55, PT-H.priestess.order: a hero that attacked as a corpse may attack again once revived.
#[test]
fn a_revived_corpse_of_hepzibah_attacks_again() {
    let mut scene = Field::new("hepzibah", "adjenna")
        .troop(0, "+fighter . . / . * . / . . .")
        .hand(0, &["priestess"])
        .actions(3)
        .turn(0);
    let attack = || melee("blue-front-left", "red-flank-middle");
    scene.answer(0, attack());
    assert_eq!(rule_against(&scene, 0, attack()), "PT-14");
    scene.answer(0, order("priestess")).answer(0, attack());
    assert_eq!((troop(&scene, 0).as_str(), damage(&scene, "red-flank-middle")), ("fighter . . / . * . / . . .", 7));
}

/// PT-H.mystic.order, PT-H.scientist.order: played with the last action, the chain gives three new actions of any kind.
#[test]
fn a_scientist_in_a_mystic_order_prolongs_the_turn() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter . . / . * . / . . .")
        .hand(0, &["mystic", "scientist", "gunner"])
        .actions(1)
        .turn(0);
    scene.answer(0, order("mystic")).answer(0, hand_card("scientist"));
    assert_eq!(question(&mut scene, 0), Some(Question::PlayOrder), "the chain goes on first");
    scene.answer(0, no_card());
    assert_eq!(turn(&scene), (0, 3));
    scene.answer(0, melee("blue-front-left", "red-flank-middle")).answer(0, recruit("gunner", "blue-front-right"));
    scene.answer(0, draw());
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-24, PT-H.mystic.rear, PT-L.rukyuk: a card played by the spell counts as a played order.
#[test]
fn rukyuk_answers_the_order_that_a_mystic_drew() {
    let position = || {
        let field = Field::new("rukyuk", "adjenna")
            .troop(0, ". . . / . * . / mystic . .")
            .troop(1, "knight . . / . * . / . . .");
        let mut scene = field.deck(0, &["scientist", "witch"]).wave(Row::Rear).turn(0);
        scene.answer(0, spell("blue-rear-left"));
        scene
    };
    let mut played = position();
    played.answer(0, hand_card("scientist")).answer(0, at("red-front-left"));
    assert_eq!((damage(&played, "red-front-left"), turn(&played)), (3, (0, 4)));
    let mut kept = position();
    kept.answer(0, keep_drawn());
    assert_eq!((damage(&kept, "red-front-left"), turn(&kept)), (0, (0, 1)));
    assert_eq!(seen_hand(&mut kept, 1, 0), (vec![], 1), "what was kept stays hidden");
}

/// PT-24, PT-H.doppelganger.order, PT-H.mystic.order: an order that was only shown is not answered, and stays known.
#[test]
fn rukyuk_answers_what_is_played_and_not_what_is_shown() {
    let mut scene = Field::new("rukyuk", "adjenna")
        .troop(1, "knight . . / . * . / . . .")
        .hand(0, &["doppelganger", "mystic", "scientist", "healer"])
        .turn(0);
    scene.answer(0, order("doppelganger")).answer(0, hand_card("mystic"));
    scene.answer(0, hand_card("scientist"));
    assert_eq!(damage(&scene, "red-front-left"), 3);
    scene.answer(0, no_card());
    assert_eq!(damage(&scene, "red-front-left"), 6, "for the scientist and the doppelganger");
    assert_eq!(seen_hand(&mut scene, 1, 0), (vec!["mystic"], 1));
}

/// PT-24, PT-H.mascot.order, PT-L.rukyuk: the order of his own card runs, and counts as one played order.
#[test]
fn rukyuk_answers_a_mascot_once() {
    let mut scene =
        Field::new("rukyuk", "adjenna").troop(1, ". . . / . * . / witch fighter .").hand(0, &["mascot"]).turn(0);
    scene.answer(0, order("mascot"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / witch:4 fighter:4 .");
    scene.answer(0, at("red-rear-middle"));
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), (". . . / . * . / witch:4 fighter:7 .", (0, 1)));
}

/// PT-24, PT-H.berserker.rear, PT-H.mystic.order: the mystic is the first order, so the shot comes after the whole
/// chain.
#[test]
fn a_berserker_shoots_after_the_chain_of_a_mystic_and_once() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / berserker . .")
        .hand(0, &["mystic", "dragon-mage", "scientist"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, order("mystic")).answer(0, hand_card("dragon-mage"));
    assert_eq!(damage(&scene, "red-flank-middle"), 0);
    scene.answer(0, hand_card("scientist"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8, "one shot, with the boost");
}

/// PT-L.tatsumi, PT-H.berserker.rear, PT-L.rukyuk: free orders are orders, and the first allows a shot; an enemy Rukyuk
/// does not react.
#[test]
fn tatsumi_plays_for_free_but_gets_one_shot() {
    let mut scene = Field::new("tatsumi", "rukyuk")
        .troop(0, ". . . / . * . / berserker . .")
        .troop(1, "witch . . / . * . / . . .")
        .hand(0, &["scientist", "trapper"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, order("scientist")).answer(0, strike_ranged("blue-rear-left", "red-front-left"));
    assert_eq!(turn(&scene), (0, 5));
    scene.answer(0, order("trapper"));
    assert_eq!((damage(&scene, "red-front-left"), turn(&scene)), (3, (0, 5)));
    assert_eq!(troop(&scene, 0), ". . . / . * . / berserker . .");
}

/// PT-43, PT-57, PT-L.arec: the leader's card is the illusionist, and the mascot it finds would run it again.
#[test]
fn a_mascot_that_finds_a_mascot_through_the_illusionist_does_nothing_more() {
    let mut scene = Field::new("arec", "adjenna").hand(0, &["mascot"]).hand(1, &["mascot", "witch"]).turn(0);
    scene.answer(0, order("mascot")).rolls([1]);
    assert!(scene.told().contains(&Event::LoopIgnored { card: card("mascot") }));
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["witch"], vec!["mascot"]));
    assert_eq!((discard(&scene, 0), turn(&scene)), (vec!["mascot"], (0, 1)));
}

/// PT-57 (ruling 19), PT-60, PT-L.arec: a stolen illusionist is not a loop, because a card is used up each time.
#[test]
fn a_mascot_that_finds_an_illusionist_through_the_illusionist_takes_a_second_card() {
    let mut scene =
        Field::new("arec", "adjenna").hand(0, &["mascot"]).hand(1, &["witch", "illusionist", "scientist"]).turn(0);
    scene.answer(0, order("mascot")).rolls([2, 2]);
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["witch"], vec!["illusionist", "scientist"]));
    assert_eq!(turn(&scene), (0, 4));
}

/// PT-L.seth, PT-H.illusionist.order: he sees the hand, but the card is still drawn at random.
#[test]
fn seth_cannot_choose_what_his_illusionist_takes() {
    let mut scene = Field::new("seth", "adjenna")
        .hand(0, &["illusionist", "knight"])
        .hand(1, &["trapper", "witch", "scientist"])
        .turn(0);
    scene.answer(0, order("illusionist")).rolls([3]);
    assert_eq!((turn(&scene), discard(&scene, 1)), ((0, 4), vec!["scientist"]));
    assert_eq!(seen_hand(&mut scene, 0, 1), (vec!["trapper", "witch"], 0));
    assert_eq!(seen_hand(&mut scene, 1, 0), (vec![], 1));
}

/// PT-H.illusionist.flank, PT-H.doppelganger.order: the player who executes a shown order shows a card from their own
/// hand.
#[test]
fn a_borrowed_doppelganger_shows_a_card_of_the_borrower() {
    let mut scene = Field::new("adjenna", "rexan")
        .troop(0, ". . . / illusionist * . / . . .")
        .hand(0, &["scientist", "witch"])
        .hand(1, &["doppelganger", "healer"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(1, hand_card("doppelganger"));
    assert_offered(&scene, 0, [hand_card("scientist"), hand_card("witch")]);
    scene.answer(0, hand_card("scientist"));
    assert_eq!(turn(&scene), (0, 4));
    assert_eq!(seen_hand(&mut scene, 0, 1), (vec!["doppelganger"], 1));
    assert_eq!(seen_hand(&mut scene, 1, 0), (vec!["scientist"], 1));
}

/// PT-H.summoner.order, PT-H.oracle.rear: after shuffling the known order is lost, and the oracle sees the new top
/// card.
#[test]
fn a_summoner_order_hides_what_an_oracle_knew() {
    let mut scene = Field::new("adjenna", "rexan")
        .troop(0, ". . . / . * . / oracle . .")
        .shuffled(0, &["witch", "knight", "healer", "fighter"])
        .hand(0, &["summoner", "gunner"])
        .wave(Row::Rear)
        .turn(0);
    let seen = |scene: &mut Scene<PixelTactics>, viewer| {
        let side = scene.running().view(Viewer::Seat(Seat(viewer))).sides[0].clone();
        side.seen_deck.iter().map(|seen| (key(seen.card.card), seen.depth)).collect::<Vec<_>>()
    };
    scene.draws([card("witch")]);
    assert_eq!(seen(&mut scene, 0), [("witch", 0)]);
    scene.answer(0, order("summoner")).answer(0, named("knight")).draws([card("fighter")]);
    assert_eq!(deck(&scene, 0), ["fighter", "healer", "witch"]);
    assert_eq!(seen(&mut scene, 0), [("fighter", 0)]);
    assert!(seen(&mut scene, 1).is_empty());
    assert_eq!(seen_hand(&mut scene, 1, 0), (vec!["knight"], 1));
}

/// PT-53, PT-H.assassin.order, PT-14: a hero that joins Rexan during a wave has not acted in it.
#[test]
fn rexan_attacks_at_once_with_a_hero_that_his_assassin_killed() {
    let mut scene = Field::new("rexan", "adjenna")
        .troop(1, "fighter:5 . . / . * . / . . .")
        .hero("red-front-left", |hero| hero.marks.has_acted = true)
        .hand(0, &["assassin"])
        .turn(0);
    scene.answer(0, order("assassin")).answer(0, at("blue-front-right"));
    scene.answer(0, melee("blue-front-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
    assert_eq!(troop(&scene, 1), ". . . / . *:4 . / . . .", "there is no corpse left");
}

/// PT-H.overlord.order, PT-L.borneo: each recruit attacks before the next is recruited.
#[test]
fn borneo_attacks_with_every_recruit_of_an_overlord() {
    let mut scene = Field::new("borneo", "adjenna")
        .troop(1, "witch . . / . * . / . . .")
        .hand(0, &["overlord", "fighter", "gunner"])
        .turn(0);
    scene.answer(0, order("overlord")).answer(0, enlist("fighter", "blue-rear-left"));
    scene.answer(0, strike_melee("blue-rear-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "witch:8 . . / . * . / . . .");
    let rest = ["blue-rear-middle", "blue-rear-right"].map(|place| enlist("gunner", place));
    assert_offered(&scene, 0, rest.into_iter().chain([stop_recruiting()]));
    scene.answer(0, enlist("gunner", "blue-rear-middle"));
    assert!(!scene.offers(0, strike_melee("blue-rear-middle", "red-front-left")), "the leader stands before it");
    scene.answer(0, strike_ranged("blue-rear-middle", "red-flank-middle"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (5, (0, 1)));
}

/// PT-58, PT-H.overlord.order, PT-L.borneo: a scientist recruited to the front in the rear wave affects the next round.
#[test]
fn a_scientist_recruited_late_hinders_the_next_round() {
    let mut scene = Field::new("borneo", "adjenna").hand(0, &["overlord", "scientist"]).wave(Row::Rear).last_turn(0);
    scene.answer(0, order("overlord")).answer(0, enlist("scientist", "blue-front-left"));
    scene.answer(0, strike_spell("blue-front-left"));
    finish_wave(&mut scene);
    assert_eq!((scene.now().round, turn(&scene)), (3, (0, 2)));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 1));
    finish_wave(&mut scene);
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 2), "for one wave");
}

/// PT-14, PT-17, PT-L.lesandra, PT-H.overlord.order: a hero recruited by an order may attack by action, her free
/// recruit may not.
#[test]
fn lesandra_an_overlord_order_recruits_better_than_she_does() {
    let mut scene = Field::new("lesandra", "adjenna").hand(0, &["overlord", "fighter", "paladin"]).turn(0);
    scene.answer(0, recruit("paladin", "blue-front-left"));
    scene.answer(0, order("overlord")).answer(0, enlist("fighter", "blue-front-right"));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
    scene.answer(0, melee("blue-front-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-41 (ruling 2), PT-H.mystic.order, PT-H.templar.order: damage from a chain can be taken over before the chain
/// kills the taker.
#[test]
fn a_knight_takes_damage_of_a_chain_over_before_its_attack_kills_it() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter . . / witch * . / . . knight")
        .hand(0, &["mystic", "planestalker", "berserker"])
        .hand(1, &["templar"])
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, order("templar")).answer(0, order("mystic")).answer(0, hand_card("planestalker"));
    assert_eq!(troop(&scene, 0), "fighter . . / witch:5 * . / . . knight");
    scene.answer(0, hand_card("berserker")).answer(0, strike_melee("blue-rear-right", "red-flank-middle"));
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Removal(place("blue-rear-right")) }));
    scene.answer(0, take("blue-flank-left", "blue-rear-right", 5));
    assert_eq!(troop(&scene, 0), "+fighter . . / witch * . / . . +knight");
}

/// PT-57, PT-H.illusionist.flank, PT-L.borneo: the order of another card is not a loop, even if it is of the same kind.
#[test]
fn an_overlord_shown_in_the_middle_of_an_overlord_order_is_executed() {
    let mut scene = Field::new("borneo", "adjenna")
        .hand(0, &["overlord", "illusionist", "fighter"])
        .hand(1, &["overlord"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, order("overlord")).answer(0, enlist("illusionist", "blue-flank-left"));
    scene.answer(0, strike_spell("blue-flank-left")).answer(1, hand_card("overlord"));
    assert!(!scene.told().contains(&Event::LoopIgnored { card: card("overlord") }));
    assert!(scene.offers(0, enlist("fighter", "blue-front-left")), "into a row of its own");
}
