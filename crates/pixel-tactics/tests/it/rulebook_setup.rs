//! The rulebook from the cards to the first turn: So funktionieren die Karten, Deine Truppe, Spielaufbau.

use std::sync::Arc;

use crate::field::*;
use pixel_tactics::asked::{Leader, Question};
use pixel_tactics::content::{Content, Row};
use pixel_tactics::told::{Event, Leaders};
use pixel_tactics::view::{Holds, View};
use pixel_tactics::{Options, PixelTactics};
use table::{Game, Pending, Refusal, Scene, Seat, Viewer};

/// A game from its very beginning; nothing has been rolled.
fn begin(options: Options) -> Scene<PixelTactics> {
    let game = PixelTactics::set_up(Arc::new(Content::built_in().clone()), options).expect("nothing is wrong");
    Scene::new(&Arc::new(game))
}

/// Blue draws the last cards of the list, Red the first one and then the last ones.
const HANDS: [&str; 10] =
    ["witch", "vampire", "trapper", "templar", "summoner", "alchemist", "witch", "vampire", "trapper", "templar"];

/// Rolls that draw this many cards from the end of a list.
fn last(cards: u32, drawn: u32) -> impl Iterator<Item = u32> {
    (0..drawn).map(move |before| cards - before)
}

fn leader(key: &str) -> Leader {
    Leader { card: card(key) }
}

fn seen_by(scene: &mut Scene<PixelTactics>, seat: u8) -> View {
    scene.running().view(Viewer::Seat(Seat(seat)))
}

/// PT-01: both factions have the same 25 cards.
#[test]
fn both_factions_have_the_same_25_cards() {
    let mut scene = begin(Options::default());
    scene.draws(HANDS.map(card));
    let all = |seat: u8| {
        let mut cards: Vec<&str> = hand(&scene, seat).into_iter().chain(deck(&scene, seat)).collect();
        cards.sort();
        cards
    };
    assert_eq!(all(0), all(1));
    assert_eq!(all(0).len(), 25);
    let mut kinds = all(0);
    kinds.dedup();
    assert_eq!(kinds.len(), 25);
}

/// PT-01: the printed card: the alchemist has attack 2 and life 4, and the other way up Lixis has 2 and 17.
#[test]
fn a_card_is_a_hero_one_way_up_and_a_leader_the_other() {
    let mut scene = Field::new("lixis", "seth").hand(1, &["alchemist"]).last_turn(1);
    scene.answer(1, recruit("alchemist", "red-front-left"));
    let view = seen_by(&mut scene, 1);
    let leader = view.sides[0].leader.as_ref().expect("it was chosen");
    assert_eq!((leader.card.card, leader.attack, leader.life), (card("alchemist"), 2, 17));
    let Holds::Hero(hero) = &view.sides[1].places[0].holds else { panic!("it was recruited") };
    assert_eq!((hero.card.card, hero.attack, hero.life), (card("alchemist"), 2, 4));
}

/// PT-06: the leader stands in the middle, and eight positions lie around it in three rows.
#[test]
fn a_troop_is_a_grid_with_the_leader_in_the_middle() {
    let mut scene = Field::new("lixis", "seth").turn(0);
    let view = seen_by(&mut scene, 0);
    let ids: Vec<&str> = view.sides[0].places.iter().map(|place| place.id.as_str()).collect();
    let rows = ["front-left", "front-middle", "front-right", "flank-left", "flank-right"];
    let around = rows.into_iter().chain(["rear-left", "rear-middle", "rear-right"]);
    assert_eq!(ids, around.map(|place| format!("blue-{place}")).collect::<Vec<_>>());
    assert_eq!(view.sides[0].leader.as_ref().map(|leader| leader.id.as_str()), Some("blue-flank-middle"));
}

/// PT-06: only the ability of the hero's current row is active: a fighter deals 4, 6 or 8.
#[test]
fn only_the_ability_of_its_own_row_is_active() {
    for (row, drawn, by, damage_done) in [
        (Row::Front, "fighter . . / . * . / . . .", "blue-front-left", 4),
        (Row::Flank, ". . . / fighter * . / . . .", "blue-flank-left", 6),
        (Row::Rear, ". . . / . * . / fighter . .", "blue-rear-left", 8),
    ] {
        let mut scene = Field::new("lixis", "seth").troop(0, drawn).wave(row).turn(0);
        scene.answer(0, melee(by, "red-flank-middle"));
        assert_eq!(damage(&scene, "red-flank-middle"), damage_done, "{row:?}");
    }
}

/// PT-06: a fighter intercepts at the front, not in the flank.
#[test]
fn an_ability_of_another_row_does_nothing() {
    let mut scene =
        Field::new("lixis", "rukyuk").troop(0, ". . . / fighter * . / witch . .").wave(Row::Flank).last_turn(1);
    scene.answer(1, ranged("red-flank-middle", "blue-rear-left"));
    assert_eq!(troop(&scene, 0), ". . . / fighter * . / witch:5 . .");
}

/// PT-02: after shuffling, both draw five cards.
#[test]
fn both_shuffle_and_draw_five_cards() {
    let mut scene = begin(Options::default());
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 25, .. }), "the order of a deck is unknown");
    assert_eq!(scene.told().iter().filter(|event| matches!(event, Event::Shuffled { .. })).count(), 2);
    scene.draws(HANDS.map(card));
    assert_eq!(hand(&scene, 0), ["witch", "vampire", "trapper", "templar", "summoner"]);
    assert_eq!(hand(&scene, 1), ["alchemist", "witch", "vampire", "trapper", "templar"]);
    assert_eq!(deck(&scene, 0).len(), 20);
    assert!(seen_by(&mut scene, 1).sides[0].hand.is_empty());
}

/// PT-02: leaders are chosen in secret and revealed at once; four cards remain.
#[test]
fn leaders_are_chosen_in_secret_and_revealed_at_once() {
    let mut scene = begin(Options::default());
    scene.draws(HANDS.map(card));
    assert_eq!(question(&mut scene, 1), Some(Question::Leader));
    let before = seen_by(&mut scene, 1);
    scene.answer(0, leader("hepzibah"));
    assert_eq!(seen_by(&mut scene, 1), before, "the first choice shows nothing");
    scene.answer(1, leader("lixis")).rolls([1]);
    let leaders = [card("hepzibah"), card("lixis")];
    assert!(scene.told().contains(&Event::LeadersRevealed { leaders: Leaders(leaders) }));
    assert_eq!(hand(&scene, 0), ["vampire", "trapper", "templar", "summoner"]);
    assert_eq!(hand(&scene, 1), ["witch", "vampire", "trapper", "templar"]);
    assert!(seen_by(&mut scene, 1).sides[0].leader.is_some());
}

/// PT-02: a leader comes from the player's own hand.
#[test]
fn a_leader_comes_from_the_players_hand() {
    let mut scene = begin(Options::default());
    scene.draws(HANDS.map(card));
    assert_eq!(scene.refused(0, leader("lixis")).rule(), Some("PT-02"));
    assert_offered(&scene, 1, ["alchemist", "witch", "vampire", "trapper", "templar"].map(|key| leader(key).into()));
}

/// PT-03: Doppelgängeralarm: both discard the card, draw another and choose again, until they differ.
#[test]
fn the_same_leader_on_both_sides_is_discarded_until_they_differ() {
    let mut scene = begin(Options::default());
    scene.rolls(last(25, 5).chain(last(25, 5)));
    scene.answer(0, leader("hepzibah")).answer(1, leader("hepzibah")).draws([card("scientist"); 2]);
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec!["witch"], vec!["witch"]));
    assert_eq!(hand(&scene, 0), ["vampire", "trapper", "templar", "summoner", "scientist"]);
    assert!(scene.told().contains(&Event::SameLeader { card: card("witch") }));
    scene.answer(0, leader("luc")).answer(1, leader("luc")).draws([card("knight"); 2]);
    assert_eq!(discard(&scene, 1), ["witch", "scientist"]);
    scene.answer(0, leader("khadath")).answer(1, leader("eligor")).rolls([2]);
    assert_eq!((hand(&scene, 0).len(), hand(&scene, 1).len()), (4, 4));
    assert_eq!(scene.now().leader(Seat(1)).card, card("eligor"));
}

/// PT-04: with promo cards four cards come from the deck and one from the shared pile of eight, two of each kind.
#[test]
fn one_of_the_five_cards_is_a_promo_card() {
    let mut scene = begin(Options { promos: true, ..Options::default() });
    scene.rolls(last(25, 4).chain([8]).chain(last(25, 4)).chain([7]));
    assert_eq!(hand(&scene, 0), ["witch", "vampire", "trapper", "templar", "quartermaster"]);
    assert_eq!(hand(&scene, 1), ["witch", "vampire", "trapper", "templar", "quartermaster"]);
    let pile: Vec<&str> = scene.now().promos.iter().map(|card| key(*card)).collect();
    assert_eq!(pile, ["grenadier", "grenadier", "chronicler", "chronicler", "duelist", "duelist"]);
    scene.answer(0, leader("balthasar")).answer(1, leader("hepzibah")).rolls([1]);
    assert_eq!(scene.now().leader(Seat(0)).card, card("quartermaster"), "a promo card can lead");
}

/// PT-03, PT-04: two promo cards of a kind are the same leader; the replacement comes from the player's own deck.
#[test]
fn the_same_promo_leader_on_both_sides_is_discarded() {
    let mut scene = begin(Options { promos: true, ..Options::default() });
    scene.rolls(last(25, 4).chain([8]).chain(last(25, 4)).chain([7]));
    scene.answer(0, leader("balthasar")).answer(1, leader("balthasar")).draws([card("summoner"); 2]);
    for seat in [0, 1] {
        assert_eq!(discard(&scene, seat), ["quartermaster"]);
        assert_eq!(hand(&scene, seat), ["witch", "vampire", "trapper", "templar", "summoner"]);
    }
}

/// PT-04: an extra action: a hand card is discarded for a promo card.
#[test]
fn a_hand_card_is_discarded_for_a_promo_card() {
    let mut scene = Field::with_promos("lixis", "seth")
        .hand(0, &["knight", "witch"])
        .promos(&["duelist", "grenadier"])
        .round(1)
        .turn(0);
    scene.answer(0, draw_promo("witch")).draws([card("duelist")]);
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["knight", "duelist"], vec!["witch"]));
    assert_eq!((scene.now().promos.len(), turn(&scene)), (1, (0, 1)));
}

/// PT-04: it needs a hand card and a promo card; without the variant it does not exist.
#[test]
fn a_promo_card_costs_a_hand_card() {
    let is_promo = |scene: &Scene<PixelTactics>| {
        scene.asked(0).options.iter().any(|choice| format!("{choice:?}").contains("DrawPromo"))
    };
    let scene = Field::with_promos("lixis", "seth").promos(&["duelist"]).turn(0);
    assert!(!is_promo(&scene), "no hand card");
    let scene = Field::with_promos("lixis", "seth").hand(0, &["knight"]).turn(0);
    assert_eq!(rule_against(&scene, 0, draw_promo("knight")), "PT-04");
    let mut scene = Field::new("lixis", "seth").hand(0, &["knight"]).turn(0);
    assert_eq!(scene.refused(0, draw_promo("knight")), Refusal::NotOffered);
}

/// PT-05: the starting player is random.
#[test]
fn the_starting_player_is_drawn() {
    for (roll, first) in [(1, 0), (2, 1)] {
        let mut scene = begin(Options::default());
        scene.rolls(last(25, 5).chain(last(25, 5)));
        scene.answer(0, leader("khadath")).answer(1, leader("eligor"));
        assert!(matches!(scene.running().pending(), Pending::Roll { sides: 2, .. }));
        scene.rolls([roll]);
        assert_eq!((scene.now().first, turn(&scene)), (Seat(first), (first, 2)));
        assert_eq!((scene.now().round, scene.now().wave), (1, Row::Front));
    }
}
