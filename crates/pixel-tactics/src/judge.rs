//! Who is ahead: by the life of the leaders, then by the heroes in the field and the cards in hand.

use table::{Seat, win_share};

use crate::abilities::Strengths;
use crate::duel::{Duel, Hero};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::troop::Look;

pub(crate) fn judge(game: &PixelTactics, duel: &Duel, seat: Seat) -> u32 {
    let look = Look { game, duel };
    let foe = seat.other();
    win_share(sum_up(look, seat) - sum_up(look, foe))
}

/// How well a seat stands, apart from the other one.
fn sum_up(look: Look<'_>, seat: Seat) -> i32 {
    let side = look.duel.side(seat);
    let heroes: i32 = look.heroes(seat).map(|(place, hero, strip)| weigh_hero(look, place, hero, strip)).sum();
    let hand = side.hand.len() as i32;
    let cards = 8 * hand.min(5) + 2 * (hand - 5).max(0) + side.deck.len() as i32 / 4;
    // PT-35: in a series, what was won before counts as much as a lead within a game.
    let won = 40 * side.won.len() as i32;
    weigh_leader(look, seat) + heroes + cards + won
}

/// The first points of life are worth less than the last.
fn weigh_leader(look: Look<'_>, seat: Seat) -> i32 {
    let duel = look.duel;
    if duel.side(seat).leader.is_none() || duel.side(seat.other()).leader.is_none() {
        return 0;
    }
    let left = i32::from(look.leader_life(seat)) - i32::from(duel.leader(seat).damage);
    let left = left.max(0);
    12 * left + 12 * left.min(8) + 4 * i32::from(look.leader_attack(seat))
}

fn weigh_hero(look: Look<'_>, place: Place, hero: &Hero, strip: &Strengths) -> i32 {
    let figures = look.game.figures(hero.card);
    let left = i32::from(look.life(place)) - i32::from(hero.damage);
    if left <= 0 {
        return 0;
    }
    let reaches = look.can_melee(place) || strip.ranged || strip.spell.is_some();
    let attack = i32::from(figures.attack) * if reaches { 3 } else { 1 };
    10 + attack + 2 * left.min(8)
}
