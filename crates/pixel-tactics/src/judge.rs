//! Who is ahead: by the life of the leaders, what they can do, the heroes in the field and the cards in hand.
//!
//! The weights come from a logistic regression: 9,000 positions of games of planners and of what follows by taste from
//! there, and how often each side won when they were played out by taste.

use table::{Seat, weigh, win_share};

use crate::duel::Duel;
use crate::features;
use crate::game::PixelTactics;

pub(crate) fn judge(game: &PixelTactics, duel: &Duel, seat: Seat) -> u32 {
    win_share(weigh(&features::list(game, duel, seat), &WEIGHTS))
}

/// What each feature is worth.
const WEIGHTS: [i32; features::COUNT] = [
    863, 1348, -823, -4956, -200, 598, 216, 653, -410, -59, 188, 258, -18, -693, -168, 278, 268, 290, 211, 47, -8, -41,
    606, 634, 702, -910, -657, 195, 278, 843, 1504, 1512, -475, 0, 30, 405, 0, 336, 0, 487, 1460, -9, 7322, 3670, 7108,
    1833, 0, 886, -1027, 926, 613, 0, 1265, -985, -221, 4308, 0, 749, 3292, 0, -525, -11136, 7032, 727, 1053, 1079,
    1079, -4004, 159, 0, 0, 0,
];
