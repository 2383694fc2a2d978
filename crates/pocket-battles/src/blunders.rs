//! What people would laugh at: units in the wrong line, and deployed only to be redeployed at once.

use table::{Blunders, Deed};

use crate::asked::{Choice, Deploy, Redeploy};
use crate::battlefield::Segment;
use crate::game::PocketBattles;
use crate::habits::belongs_behind;

pub(crate) fn count(game: &PocketBattles, deeds: &[Deed<PocketBattles>]) -> Blunders {
    let mut blunders = Blunders::default();
    for Deed { at, asked, choice, .. } in deeds {
        match *choice {
            Choice::Deploy(Deploy { unit, to }) if belongs_behind(game, at, unit) => {
                blunders.count(asked.seat, "blunder-shooter-in-front", matches!(to, Segment::Front(_)));
            }
            Choice::Redeploy(redeploy) if at.round <= 1 => {
                blunders.count(asked.seat, "blunder-redeployed-at-once", redeploy != Redeploy::Nobody);
            }
            _ => {}
        }
    }
    blunders
}
