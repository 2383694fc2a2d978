//! Who is ahead: by the life of the leaders, the heroes in the field and the cards in hand.
//!
//! The weights come from a logistic regression: 18,000 positions of 700 games of planners, and who won. Those of a
//! leader's attack, a long hand and the deck were lowered by hand: they stood for which leader was played.

use table::{Seat, win_share};

use crate::abilities::Strengths;
use crate::duel::{Duel, Hero};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::troop::Look;

pub(crate) fn judge(game: &PixelTactics, duel: &Duel, seat: Seat) -> u32 {
    let look = Look { game, duel };
    let lead =
        sum_up(look, seat) - sum_up(look, seat.other()) + weigh_turn(duel, seat) - weigh_turn(duel, seat.other());
    win_share(lead)
}

/// Actions that are left count; who begins a round acts before seeing what the other one does.
fn weigh_turn(duel: &Duel, seat: Seat) -> i32 {
    let actions = if duel.turn.seat == seat { 13 * i32::from(duel.turn.left) } else { 0 };
    let order = if duel.first == seat { -16 } else { 16 };
    actions + order
}

/// How well a seat stands, apart from the other one.
fn sum_up(look: Look<'_>, seat: Seat) -> i32 {
    let side = look.duel.side(seat);
    let heroes: i32 = look.heroes(seat).map(|(place, hero, strip)| weigh_hero(look, place, hero, strip)).sum();
    let hand = side.hand.len() as i32;
    let cards = 30 * hand.min(4) + 15 * (hand - 4).max(0) + 2 * side.deck.len() as i32;
    let corpses = 6 * look.corpses(seat).count() as i32;
    // PT-35: in a series, what was won before counts as much as a lead within a game.
    let won = 40 * side.won.len() as i32;
    weigh_leader(look, seat) + heroes + cards - corpses + won
}

/// The first points of life are worth less than the last.
fn weigh_leader(look: Look<'_>, seat: Seat) -> i32 {
    let duel = look.duel;
    if duel.side(seat).leader.is_none() || duel.side(seat.other()).leader.is_none() {
        return 0;
    }
    let left = i32::from(look.leader_life(seat)) - i32::from(duel.leader(seat).damage);
    if left <= 0 {
        return -240;
    }
    12 * left + 16 * left.min(8) + 15 * i32::from(look.leader_attack(seat))
}

/// PT-23: who has lethal damage fights on until losses are checked.
fn weigh_hero(look: Look<'_>, place: Place, hero: &Hero, strip: &Strengths) -> i32 {
    let left = i32::from(look.life(place)) - i32::from(hero.damage);
    if left <= 0 {
        return 23;
    }
    let attack = i32::from(look.usual_attack(place).max(look.game.figures(hero.card).attack));
    let reaches = look.can_melee(place) || strip.ranged;
    6 + attack * if reaches { 10 } else { 5 } + 11 * left.min(8) / 2
}
