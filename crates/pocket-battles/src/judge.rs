//! Who is ahead: by what was destroyed of what breaks an army, and by what is left to fight with.

use table::{Seat, win_share};

use crate::battle::{Battle, TroopId, UnitId};
use crate::game::PocketBattles;
use crate::habits::count_dice;

pub(crate) fn judge(game: &PocketBattles, battle: &Battle, seat: Seat) -> u32 {
    let foe = seat.other();
    win_share(sum_up(game, battle, seat) - sum_up(game, battle, foe))
}

/// How well a seat stands, apart from the other one.
fn sum_up(game: &PocketBattles, battle: &Battle, seat: Seat) -> i32 {
    let foe = seat.other();
    // PB-51: half of the points break an army.
    let to_break = i32::from(battle.side(foe).bought / 2).max(1);
    let destroyed = 300 * i32::from(battle.destroyed_by(game, seat)) / to_break;
    let own = i32::from(battle.side(seat).bought / 2).max(1);
    let standing: i32 = battle.living(seat).map(|unit| weigh_unit(game, battle, unit)).sum();
    let markers = i32::from(battle.side(seat).ready);
    destroyed + 150 * standing / (4 * own) + 6 * markers
}

/// The dice of a unit, less what its wounds cost, in quarters of a point: a wound is the better part of a loss, and it
/// binds a marker.
fn weigh_unit(game: &PocketBattles, battle: &Battle, unit: UnitId) -> i32 {
    let dice = count_dice(battle.engagement_dice(game, unit)) + count_dice(battle.shooting_dice(game, unit));
    let cost = |troop: TroopId| {
        let (tile, wounds) = (game.tile(troop), i32::from(battle.wounds(troop)));
        wounds * (4 * i32::from(tile.points) / i32::from(tile.life.max(1)) + 3)
    };
    4 * dice as i32 - battle.troops(unit).map(cost).sum::<i32>()
}
