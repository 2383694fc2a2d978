//! The end of the rulebook: Spiel über mehrere Partien, Besondere Situationen.

use crate::field::*;
use pixel_tactics::asked::{Leader, Line};
use pixel_tactics::content::Row;
use pixel_tactics::duel::{Step, Won};
use pixel_tactics::place::Column;
use pixel_tactics::told::Event;
use pixel_tactics::{Options, PixelTactics, Series};
use table::{Game, Outcome, Pending, Scene, Seat};

/// Cards for victory piles, which are neither leaders nor in a troop here.
const OTHERS: [&str; 8] = ["knight", "witch", "healer", "mystic", "gunner", "trapper", "vampire", "templar"];

/// A game of a series between Adjenna and Seth, with this many cards in the victory piles.
fn game_of(series: Series, piles: [usize; 2]) -> Field {
    let field = Field::with(Options { series, ..Options::default() }, "adjenna", "seth");
    let mut field = field.deck(0, &[]).deck(1, &[]);
    for (seat, cards) in [Seat(0), Seat(1)].into_iter().zip(piles) {
        let won = OTHERS.iter().take(cards).map(|key| Won { card: card(key), of: seat });
        field.duel.sides[seat.index()].won.extend(won);
    }
    field
}

/// The game ends with these leaders killed.
fn kill_leaders(field: Field, killed: &[u8]) -> Scene<PixelTactics> {
    killed.iter().fold(field, |field, seat| field.leader(*seat, |leader| leader.damage = 30)).end_of_wave()
}

/// Draws all cards to be drawn, each the last of its list.
fn deal(scene: &mut Scene<PixelTactics>) {
    while let Pending::Roll { sides, pile: Some(_), .. } = scene.running().pending() {
        let sides = *sides;
        scene.rolls([sides]);
    }
}

fn piles(scene: &Scene<PixelTactics>) -> [Vec<(&'static str, u8)>; 2] {
    [0, 1].map(|seat| scene.now().sides[seat].won.iter().map(|won| (key(won.card), won.of.0)).collect())
}

fn goes_on(scene: &mut Scene<PixelTactics>) -> bool {
    scene.outcome().is_none() && matches!(scene.running().pending(), Pending::Roll { .. })
}

/// PT-35: the winner takes both leaders, and they stay out of the next game.
#[test]
fn the_winner_takes_both_leaders_out_of_the_game() {
    let mut scene = kill_leaders(game_of(Series::ToFour, [0, 0]), &[1]);
    assert_eq!(piles(&scene), [vec![("dragon-mage", 0), ("oracle", 1)], vec![]]);
    deal(&mut scene);
    assert_eq!(scene.now().game, 2);
    let in_game = |seat: u8| hand(&scene, seat).into_iter().chain(deck(&scene, seat)).collect::<Vec<_>>();
    assert!(!in_game(0).contains(&"dragon-mage") && in_game(0).contains(&"oracle"));
    assert!(!in_game(1).contains(&"oracle") && in_game(1).contains(&"dragon-mage"));
}

/// PT-35: after a draw each takes the leader of the other.
#[test]
fn after_a_draw_each_takes_the_leader_of_the_other() {
    let mut scene = kill_leaders(game_of(Series::ToFour, [0, 0]), &[0, 1]);
    assert_eq!(piles(&scene), [vec![("oracle", 1)], vec![("dragon-mage", 0)]]);
    assert!(goes_on(&mut scene));
}

/// PT-35: the first player with four or six cards wins, as agreed.
#[test]
fn the_series_is_won_with_four_or_six_cards() {
    let won = Some(Outcome::won_by(Seat(0), "outcome-series"));
    let outcome = |series, piles| kill_leaders(game_of(series, piles), &[1]).outcome().cloned();
    assert_eq!(outcome(Series::ToFour, [1, 3]), None);
    assert_eq!(outcome(Series::ToFour, [2, 3]), won);
    assert_eq!(outcome(Series::ToFour, [3, 3]), won);
    assert_eq!(outcome(Series::ToSix, [3, 0]), None);
    assert_eq!(outcome(Series::ToSix, [4, 5]), won);
}

/// PT-35: a draw can end a series too, if only one player reaches the target by it.
#[test]
fn a_draw_ends_a_series_if_only_one_player_reaches_the_target() {
    let scene = kill_leaders(game_of(Series::ToFour, [2, 3]), &[0, 1]);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1), "outcome-series")));
}

/// PT-35: the last leaders are in the piles and still on display; such an end can be saved and loaded.
#[test]
fn the_end_of_a_series_is_a_possible_position() {
    let mut scene = kill_leaders(game_of(Series::ToFour, [2, 3]), &[1]);
    let running = scene.running();
    assert_eq!(running.game().check(running.position()), Ok(()));
}

/// PT-35: if both reach the target in the same game, they play on until one is ahead.
#[test]
fn with_equal_piles_the_series_goes_on() {
    assert!(goes_on(&mut kill_leaders(game_of(Series::ToFour, [3, 3]), &[0, 1])));
    assert!(goes_on(&mut kill_leaders(game_of(Series::ToFour, [4, 4]), &[0, 1])));
    let scene = kill_leaders(game_of(Series::ToFour, [4, 4]), &[0]);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1), "outcome-series")));
}

/// PT-35, PT-04: a promo leader in a victory pile is missing in the promo pile.
#[test]
fn a_promo_leader_stays_out_of_the_promo_pile() {
    let options = Options { promos: true, series: Series::ToFour, ..Options::default() };
    let field = Field::with(options, "marion", "seth").deck(0, &[]).deck(1, &[]);
    let mut scene = kill_leaders(field, &[1]);
    deal(&mut scene);
    let in_hands = [0, 1].into_iter().flat_map(|seat| hand(&scene, seat));
    let promos = scene.now().promos.iter().map(|card| key(*card)).chain(in_hands);
    assert_eq!(promos.filter(|key| *key == "grenadier").count(), 1);
    assert_eq!(scene.now().promos.len(), 7 - 2);
}

/// PT-35: a single game is over after one game.
#[test]
fn a_single_game_is_no_series() {
    let scene = kill_leaders(game_of(Series::Single, [0, 0]), &[1]);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(0), "outcome-killed")));
}

/// PT-36: one more card for every two cards in the opponent's pile, rounded down.
#[test]
fn the_player_behind_draws_more_cards() {
    for (behind, drawn) in [(0, 5), (1, 5), (2, 6), (3, 6), (4, 7), (5, 7)] {
        let mut scene = game_of(Series::ToSix, [behind, 1]).scene([Step::BeginGame]);
        deal(&mut scene);
        assert_eq!((hand(&scene, 0).len(), hand(&scene, 1).len()), (5, drawn), "{behind} in the pile");
    }
}

/// PT-36: those cards are drawn before leaders are chosen.
#[test]
fn a_leader_can_be_chosen_among_the_further_cards() {
    let mut scene = game_of(Series::ToFour, [2, 0]).scene([Step::BeginGame]);
    deal(&mut scene);
    assert_eq!(hand(&scene, 1).last(), Some(&"scientist"));
    scene.answer(1, Leader { card: card("luc") }).answer(0, Leader { card: card("demitras") });
    assert_eq!(hand(&scene, 1).len(), 5);
}

/// PT-37: the winner starts the next game, without a roll.
#[test]
fn the_winner_starts_the_next_game() {
    for (killed, starts) in [(0, 1), (1, 0)] {
        let mut scene = kill_leaders(game_of(Series::ToFour, [0, 0]), &[killed]);
        deal(&mut scene);
        scene.answer(0, Leader { card: card("khadath") }).answer(1, Leader { card: card("eligor") });
        assert_eq!((turn(&scene), scene.now().round), ((starts, 2), 1));
    }
}

/// PT-37, ruling: after a draw the previous starting player starts again.
#[test]
fn after_a_draw_the_same_player_starts() {
    for starter in [0, 1] {
        let mut field = game_of(Series::ToFour, [0, 0]);
        field.duel.starter = Some(Seat(starter));
        let mut scene = kill_leaders(field, &[0, 1]);
        deal(&mut scene);
        scene.answer(0, Leader { card: card("khadath") }).answer(1, Leader { card: card("eligor") });
        assert_eq!(turn(&scene), (starter, 2));
    }
}

/// PT-41: the question on the knight: at any time, any amount, even beyond its own life.
#[test]
fn a_knight_takes_more_damage_over_than_it_has_life() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "fighter:7 paladin:5 . / . * . / knight:6 . .").turn(0);
    scene.answer(0, take_over("blue-front-left", "blue-rear-left", 7));
    scene.answer(0, draw());
    scene.answer(0, take_over("blue-front-middle", "blue-rear-left", 1));
    assert_eq!(troop(&scene, 0), "fighter paladin:4 . / . * . / knight:14 . .");
    assert_eq!(turn(&scene), (0, 1), "it costs no action");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter paladin:4 . / . * . / +knight . .");
}

/// PT-41: the question on the vampire: in the flank, only from its forerunner.
#[test]
fn a_vampire_takes_damage_of_its_forerunner_over() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, "fighter:7 paladin:5 . / vampire * . / mystic:3 . .").turn(0);
    scene.answer(0, take_over("blue-front-left", "blue-flank-left", 7));
    assert_eq!(troop(&scene, 0), "fighter paladin:5 . / vampire:7 * . / mystic:3 . .");
    let others = scene.asked(0).options.iter().filter(|choice| format!("{choice:?}").contains("TakeOver"));
    assert_eq!(others.count(), 0, "neither from the other column nor from behind");
}

/// PT-42: the question on Kehrolyn: a hero with 4 life that is dealt 5 gets 3, she gets 2.
#[test]
fn kehrolyn_takes_two_of_five_for_a_hero_with_four_life() {
    let mut scene = Field::new("kehrolyn", "seth")
        .troop(0, ". . . / healer * . / . . .")
        .troop(1, "gunner . . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, ranged("red-front-left", "blue-flank-left"));
    assert_eq!(troop(&scene, 0), ". . . / healer:3 *:2 . / . . .");
}

/// PT-43: the question on Borneo: the enemy mascot, shown to an illusionist, would run the order of Borneo's own card.
#[test]
fn a_mascot_shown_to_borneo_does_nothing() {
    let mut scene = Field::new("borneo", "seth")
        .troop(0, ". . . / illusionist * . / . . .")
        .hand(1, &["mascot"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(1, hand_card("mascot"));
    let mascot = card("mascot");
    let told = scene.told();
    let copied = told.iter().filter(|event| **event == Event::OrderCopied { seat: Seat(0), card: mascot });
    assert_eq!(copied.count(), 2, "the one shown, and the one on the leader's card");
    assert_eq!(told.last(), Some(&Event::LoopIgnored { card: mascot }));
    assert_eq!((hand(&scene, 1), turn(&scene)), (vec!["mascot"], (0, 1)));
}

/// PT-44: the question on the fighter: its own column and the one that faces it.
#[test]
fn the_order_of_the_fighter_hits_two_columns_that_face_each_other() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "knight paladin . / . * . / scientist . mystic")
        .troop(1, "knight . paladin / scientist *:1 . / . . mystic")
        .hand(0, &["fighter"])
        .turn(0);
    scene.answer(0, order("fighter")).answer(0, Line::Columns { column: Column::Left });
    assert_eq!(troop(&scene, 0), "knight:5 paladin . / . * . / scientist:5 . mystic");
    assert_eq!(troop(&scene, 1), "knight:5 . paladin / scientist:5 *:1 . / . . mystic");
}
