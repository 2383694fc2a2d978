//! The features for judging a duel.

use table::Seat;

use crate::abilities::Powers;
use crate::content::Row;
use crate::duel::{Duel, Step};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::troop::Look;

/// The number of features: what is on the table, and what leaders can do.
pub(crate) const COUNT: usize = STANDING + ABLE;
const STANDING: usize = 36;
const ABLE: usize = 36;

/// The lead of a seat over the other one in each feature.
pub(crate) fn list(game: &PixelTactics, duel: &Duel, seat: Seat) -> [i32; COUNT] {
    let look = Look { game, duel };
    let (own, foe) = (count(look, seat), count(look, seat.other()));
    let (able, foe_able) = (list_powers(look.powers(seat)), list_powers(look.powers(seat.other())));
    std::array::from_fn(|index| match index.checked_sub(STANDING) {
        None => own[index] - foe[index],
        Some(index) => 16 * (able[index] - foe_able[index]),
    })
}

/// Whether nothing is under way: the next step is an action, a turn or a wave.
pub(crate) fn is_quiet(duel: &Duel) -> bool {
    matches!(duel.agenda.last(), Some(Step::Act | Step::BeginTurn(_) | Step::BeginWave | Step::BeginRound))
}

/// The features of a seat, regardless of the other one.
fn count(look: Look<'_>, seat: Seat) -> [i32; STANDING] {
    let (duel, foe) = (look.duel, seat.other());
    let side = duel.side(seat);
    if side.leader.is_none() || duel.side(foe).leader.is_none() {
        return [0; STANDING];
    }
    let left = i32::from(look.leader_life(seat)) - i32::from(duel.leader(seat).damage);
    let foe_left = i32::from(look.leader_life(foe)) - i32::from(duel.leader(foe).damage);
    let leader = Place::leader(foe);
    let is_exposed = look.can_melee(leader);
    let (mut living, mut dying, mut reach, mut idle, mut shots, mut spells, mut interceptors) = (0, 0, 0, 0, 0, 0, 0);
    let (mut front, mut flank, mut rear, mut ready, mut threat, mut now, mut strong) = (0, 0, 0, 0, 0, 0, 0);
    for (place, hero, strip) in look.heroes(seat) {
        let life = i32::from(look.life(place)) - i32::from(hero.damage);
        if life <= 0 {
            dying += 1;
            continue;
        }
        living += 1;
        let attack = i32::from(look.usual_attack(place));
        let (in_melee, can_shoot) = (look.can_melee(place), look.can_shoot(place));
        if can_shoot {
            shots += attack;
        } else if in_melee {
            reach += attack;
        } else {
            idle += attack;
        }
        spells += i32::from(strip.spell.is_some());
        interceptors += i32::from(look.can_intercept(place));
        match place.row() {
            Row::Front => front += life.min(8),
            Row::Flank => flank += life.min(8),
            Row::Rear => rear += life.min(8),
        }
        strong += life.min(10) * attack / 2;
        let hits = if can_shoot || in_melee && is_exposed { attack } else { 0 };
        threat += hits;
        // Rows whose wave is over have to wait for the next round.
        let is_due = place.row() as u8 > duel.wave as u8 || place.row() == duel.wave && !hero.marks.has_acted;
        ready += if is_due && (can_shoot || in_melee) { attack } else { 0 };
        now += if is_due { hits } else { 0 };
    }
    let attack = i32::from(look.leader_attack(seat));
    let leader_reaches = look.can_melee(Place::leader(seat)) || look.can_shoot(Place::leader(seat));
    let hand = side.hand.len() as i32;
    let (turn, is_first) = (duel.turn, duel.first == seat);
    let actions = if turn.seat == seat { i32::from(turn.left) } else { 0 };
    let comes = duel.agenda.iter().filter(|step| **step == Step::BeginTurn(seat)).count() as i32;
    let kills = i32::from(now >= foe_left.max(1));
    [
        16 * left.max(0),
        16 * left.clamp(0, 8),
        16 * left.clamp(0, 4),
        64 * i32::from(left <= 0),
        left.max(0) * left.max(0) / 2,
        16 * attack,
        if leader_reaches { 16 * attack } else { 0 },
        16 * living,
        16 * dying,
        4 * living * living,
        16 * reach,
        16 * shots,
        16 * idle,
        16 * spells,
        16 * interceptors,
        8 * front,
        8 * flank,
        8 * rear,
        4 * strong,
        16 * ready,
        16 * threat,
        16 * now,
        64 * kills,
        64 * now.min(foe_left.max(0)) / foe_left.max(1),
        64 * threat.min(foe_left.max(0)) / foe_left.max(1),
        if look.can_melee(Place::leader(seat)) { 16 } else { 0 },
        16 * look.corpses(seat).count() as i32,
        16 * hand.min(2),
        16 * hand.min(4),
        8 * hand,
        4 * i32::from(side.deck_size()),
        8 * (actions + 2 * comes),
        16 * i32::from(is_first),
        // PT-35: what was won before, in a series.
        16 * side.won.len() as i32,
        8 * (actions + 2 * comes) * (reach + shots) / 4,
        16 * i32::from(duel.leader(seat).markers),
    ]
}

fn list_powers(powers: &Powers) -> [i32; ABLE] {
    let Powers { hero_attack, hero_melee, leader_melee, troop_armor, wave_damage, wave_heal, turn_heal, .. } = *powers;
    let free_orders = powers.free_orders.min(2);
    let numbers = [
        hero_attack,
        hero_melee,
        leader_melee,
        powers.hero_attack_when_first,
        powers.hero_armor_when_second,
        powers.hero_attack_when_hurt,
        powers.attack_per_marker,
        troop_armor,
        wave_damage,
        wave_heal,
        turn_heal,
        powers.damage_after_order,
        free_orders,
        powers.actions,
        powers.corpse_attack,
        powers.draws_each_round,
    ];
    let flags = [
        powers.ranged,
        powers.troop_ranged,
        powers.heroes_intercept,
        powers.drains_heroes,
        powers.drains_attacks,
        powers.checks_after_attack,
        powers.parting_attack,
        powers.copies_leader,
        powers.forbids_clearing,
        powers.takes_lethal,
        powers.redirects_melee,
        powers.attack_on_recruit,
        powers.free_recruits,
        powers.free_moves,
        powers.free_clearing,
        powers.open_hand,
        powers.takes_fallen,
        powers.corpses_of_any_row,
        powers.kills_namesakes,
        powers.outlaws,
    ];
    let mut all = numbers.into_iter().map(i32::from).chain(flags.into_iter().map(i32::from));
    std::array::from_fn(|_| all.next().expect("all are counted"))
}
