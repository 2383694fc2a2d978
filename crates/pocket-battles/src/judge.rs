//! Who is ahead: by what was destroyed of what breaks an army, and by what is left to fight with.

use table::{Seat, win_share};

use crate::battle::{Battle, UnitId};
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
    destroyed + 2 * standing * 30 / own + 4 * markers
}

/// The dice of a unit, as far as its life lasts, less what its wounds cost: they bind markers.
fn weigh_unit(game: &PocketBattles, battle: &Battle, unit: UnitId) -> i32 {
    let dice = count_dice(battle.engagement_dice(game, unit)) + count_dice(battle.shooting_dice(game, unit));
    let (mut hurt, mut wounds) = (0, 0);
    for troop in battle.troops(unit) {
        let (tile, taken) = (game.tile(troop), i32::from(battle.wounds(troop)));
        hurt += i32::from(tile.points) * taken / i32::from(tile.life.max(1));
        wounds += taken;
    }
    dice as i32 - hurt / 2 - wounds
}
