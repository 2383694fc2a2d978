//! Who is ahead: by how close each army is to breaking, by what is left to fight with, and by what it can do next.

use table::{Seat, weigh, win_share};

use crate::battle::Battle;
use crate::features;
use crate::game::PocketBattles;
use crate::weights::WEIGHTS;

pub(crate) fn judge(game: &PocketBattles, battle: &Battle, seat: Seat) -> u32 {
    win_share(weigh(&features::list(game, battle, seat), &WEIGHTS))
}
