//! Who is ahead: by the life of the leaders, what they can do, the heroes in the field and the cards in hand.

use table::{Seat, weigh, win_share};

use crate::duel::Duel;
use crate::features;
use crate::game::PixelTactics;
use crate::weights::WEIGHTS;

pub(crate) fn judge(game: &PixelTactics, duel: &Duel, seat: Seat) -> u32 {
    win_share(weigh(&features::list(game, duel, seat), &WEIGHTS))
}
