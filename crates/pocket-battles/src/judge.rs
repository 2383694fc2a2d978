//! Who is ahead: by what was destroyed of what breaks an army, by what is left to fight with, and by what it can do next.
//!
//! The weights come from a logistic regression: 6,000 positions of games of planners and of what follows by taste from
//! there, with many kinds of armies, and how often each side won when they were played out by taste.

use table::{Seat, weigh, win_share};

use crate::battle::Battle;
use crate::features;
use crate::game::PocketBattles;

pub(crate) fn judge(game: &PocketBattles, battle: &Battle, seat: Seat) -> u32 {
    win_share(weigh(&features::list(game, battle, seat), &WEIGHTS))
}

/// What each feature is worth.
const WEIGHTS: [i32; features::COUNT] = [
    1247, 861, 578, 355, 2524, -3327, 1347, 849, -592, 43, -295, -807, 766, -145, -923, 278, 65, 35, 488, 12, 159,
    -291, 1304, -1314, 2101, 92, -150, 845, 2476, 233,
];
