//! Who is ahead, as a good player would judge at a glance.

use kleine_helden::{KleineHelden, Options};
use table::{ByHabit, FastDice, Game, Habits, Seat, play_out};

use crate::field::*;

fn share(field: &Field) -> u32 {
    field.game.judge(&field.battle, Seat(0))
}

fn duel(own: &str, other: &str) -> u32 {
    share(&Field::new(2).group(0, own).group(1, other))
}

/// What was learnt weighs whose turn it is and what the heroes are worth.
#[test]
fn even_groups_are_nearly_even() {
    let share = duel("fighter mage", "sentry witch");
    assert!((450..=550).contains(&share), "{share}");
}

#[test]
fn life_is_worth_something_and_a_hero_more() {
    let hurt = duel("fighter mage:9", "sentry witch");
    assert!(hurt < 500);
    assert!(duel("fighter", "sentry witch") < hurt);
}

#[test]
fn a_fitted_weapon_is_worth_more_than_one_in_the_hand() {
    let fitted = duel("fighter[sword] mage", "sentry witch");
    let held = share(&Field::new(2).group(0, "fighter mage").group(1, "sentry witch").hand(0, &["sword"]));
    assert!(fitted > held && held > 500, "{fitted} {held}");
}

#[test]
fn a_second_weapon_is_worth_little() {
    let one = duel("fighter[sword] mage", "sentry witch");
    let two = duel("fighter[sword,mace] mage", "sentry witch");
    let both = duel("fighter[sword] mage[mace]", "sentry witch");
    assert!(both - one > 2 * (two - one), "{one} {two} {both}");
}

#[test]
fn a_demon_weighs_on_its_group_and_a_helper_helps() {
    let field = || Field::new(2).group(0, "fighter mage").group(1, "sentry witch");
    assert!(share(&field().npc(0, "squire")) > 500);
    assert!(share(&field().demon(0, "gremlin")) < 500);
}

#[test]
fn a_group_with_a_wounded_ward_is_behind() {
    let guard = Options { scenario: "guard".into(), ..Options::default() };
    let field = |life: u8| {
        let field = Field::with(guard.clone()).group(0, "fighter mage").group(1, "sentry witch");
        field.change(|battle| (battle.groups[0].ward, battle.groups[1].ward) = (Some(life), Some(15)))
    };
    assert_eq!(share(&field(15)), 500);
    assert!(share(&field(6)) < 400);
}

#[test]
fn a_group_with_all_treasures_is_about_to_win() {
    let hunt = Options { scenario: "treasure".into(), ..Options::default() };
    let field = |treasures: u8| {
        let field = Field::with(hunt.clone()).group(0, "fighter mage").group(1, "sentry witch");
        share(&field.unit("mage", |mage| mage.treasures = treasures))
    };
    assert!(field(0) < field(1) && field(1) < field(2) && field(2) + 100 < field(3));
}

/// A shared win is worth the same to all players.
#[test]
fn against_the_dragon_all_hope_alike() {
    let dragon = Options { scenario: "dragon".into(), players: 3, ..Options::default() };
    let game = KleineHelden::set_up(CONTENT.clone(), dragon).expect("nothing is wrong");
    let mut position = game.start();
    play_out(&game, &mut position, &mut ByHabit(&game), &mut FastDice::new(1), 60);
    let share = |seat: u8| game.judge(&position, Seat(seat));
    assert!(share(0) <= 333 && share(0) > 0);
    assert_eq!((share(0), share(0)), (share(1), share(2)));
}

#[test]
fn losing_to_the_dragon_together_is_worth_nothing_and_a_draw_its_share() {
    let judge_draw = |scenario: &str| {
        let options = Options { scenario: scenario.into(), players: 3, ..Options::default() };
        KleineHelden::set_up(CONTENT.clone(), options).expect("nothing is wrong").judge_draw()
    };
    assert_eq!((judge_draw("dragon"), judge_draw("treasure")), (0, 333));
}

/// Also for positions in which a playout stopped in mid-action.
#[test]
fn the_shares_of_all_seats_make_a_whole() {
    for players in 2..=5 {
        let game = KleineHelden::set_up(CONTENT.clone(), Options { players, ..Options::default() });
        let game = game.expect("nothing is wrong");
        for (seed, decisions) in (0..60).zip((0..).step_by(7)) {
            let mut position = game.start();
            let playout = play_out(&game, &mut position, &mut ByHabit(&game), &mut FastDice::new(seed), decisions);
            if playout.outcome.is_none() {
                let sum: u32 = (0..players).map(|seat| game.judge(&position, Seat(seat))).sum();
                assert!((940..=1060).contains(&sum), "{players} players, seed {seed}, {decisions} decisions: {sum}");
            }
        }
    }
}
