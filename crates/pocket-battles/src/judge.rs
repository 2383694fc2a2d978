//! Who is ahead: by what was destroyed of what breaks an army, by what is left to fight with, and by the markers.
//!
//! The weights come from a logistic regression: 7,000 positions of 300 games of planners with random armies, and who won.
//! They are rounded, and three that said little were left out.

use table::{Seat, win_share};

use crate::battle::{Battle, UnitId};
use crate::battlefield::Place;
use crate::content::{Keywords, Traits};
use crate::game::PocketBattles;
use crate::habits::count_dice;

pub(crate) fn judge(game: &PocketBattles, battle: &Battle, seat: Seat) -> u32 {
    let to_move = if battle.turn.seat == seat { TO_MOVE } else { -TO_MOVE };
    let lead = sum_up(game, battle, seat) - sum_up(game, battle, seat.other()) + to_move;
    win_share((lead / 1000).clamp(-MOST, MOST) as i32)
}

/// What it is worth to have the turn, in thousandths of a lead like all weights here.
const TO_MOVE: i64 = 11_000;

/// No lead is worth more than this one.
const MOST: i64 = 1000;

/// How well a seat stands, apart from the other one.
fn sum_up(game: &PocketBattles, battle: &Battle, seat: Seat) -> i64 {
    let units: i64 = battle.living(seat).map(|unit| weigh_unit(game, battle, unit)).sum();
    let side = battle.side(seat);
    let wounds: i64 = side.wounds.iter().map(|wounds| i64::from(*wounds)).sum();
    let markers = 29_000 * i64::from(side.ready) - 26_000 * wounds;
    // What is fought with grows with the armies; what decides does not.
    weigh_destroyed(game, battle, seat) + (units + markers) * 60 / i64::from(game.size())
}

/// PB-51: half of the points break an army. The nearer to that, the more a troop counts.
fn weigh_destroyed(game: &PocketBattles, battle: &Battle, seat: Seat) -> i64 {
    let bought = i64::from(battle.side(seat.other()).bought.max(1));
    let percent = (200 * i64::from(battle.destroyed_by(game, seat)) / bought).min(130);
    let breaks = if percent >= 100 { 34_000 } else { 0 };
    1_300 * percent + 14 * percent * percent + breaks
}

/// A unit is worth what it deals, and more the longer it lasts; life alone wins nothing.
fn weigh_unit(game: &PocketBattles, battle: &Battle, unit: UnitId) -> i64 {
    let traits = battle.traits(game, unit);
    let faces = i64::from(count_dice(battle.engagement_dice(game, unit)));
    let more_wounds = if faces > 0 { 6 * i64::from(traits.wounds) } else { 0 };
    // One more die for an attack, PB-T.impetus: or two; a third of all blows are attacks.
    let for_attack = if traits.has(Keywords::IMPETUS) { 2 } else { 1 };
    let melee = faces * count_thrown(traits, traits.engagement, for_attack) + more_wounds;
    let shooting = i64::from(count_dice(battle.shooting_dice(game, unit)));
    let shots = shooting * count_thrown(traits, traits.shooting, 0);
    let left = |troop| i64::from(game.tile(troop).life.saturating_sub(battle.wounds(troop)));
    let life: i64 = battle.troops(unit).map(left).sum();
    let engaged = if matches!(battle[unit].place, Place::Engaged { .. }) { 680 * melee } else { 0 };
    990 * melee + 1_600 * shots + 3_700 * (melee * life).isqrt() - 2_700 * life + engaged
}

/// How many dice a unit throws on average, in thirds: one, and as many more as a trait gives.
fn count_thrown(traits: Traits, more: u8, for_attack: i64) -> i64 {
    match traits.has(Keywords::BLOOD_LUST) {
        true => 9,
        false => 3 + 3 * i64::from(more) + for_attack,
    }
}
