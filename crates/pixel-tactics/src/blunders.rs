//! What people would laugh at: heroes that walk to and fro.

use table::{Blunders, Deed};

use crate::asked::{Act, Choice};
use crate::game::PixelTactics;

pub(crate) fn count(deeds: &[Deed<PixelTactics>]) -> Blunders {
    let mut blunders = Blunders::default();
    for deed in deeds {
        if let Choice::Act(act) = deed.choice
            && act != Act::Done
        {
            blunders.count(deed.asked.seat, "blunder-walks", matches!(act, Act::Move { .. }));
        }
    }
    blunders
}
