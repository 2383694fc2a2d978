//! Spielende und Gewinner.

use table::{Outcome, Seat};

use crate::battle::{Battle, Ending};
use crate::content::Keywords;
use crate::game::{Play, PocketBattles};

/// The battle is stopped after this many rounds without a loss, counting the round of the last loss (ruling 12).
pub const MAX_QUIET_ROUNDS: u8 = 10;

impl Battle {
    /// PB-50: resigning ends the game at once.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.ending = Some(Ending::Resigned(seat));
    }

    /// What a seat has destroyed, by points. PB-T.prestige: the points of its own living troops with prestige count too.
    pub fn destroyed_by(&self, game: &PocketBattles, seat: Seat) -> u16 {
        let own = self.living(seat).flat_map(|unit| self.troops(unit)).map(|troop| game.tile(troop));
        let prestige: u16 =
            own.filter(|tile| tile.traits.has(Keywords::PRESTIGE)).map(|tile| u16::from(tile.points)).sum();
        self.side(seat.other()).lost + prestige
    }

    /// PB-51: the winner, if `destroyed` is what each seat has destroyed: half of the points of the enemy army are
    /// needed.
    fn judge(&self, destroyed: impl Fn(Seat) -> u16) -> Option<Ending> {
        let (a, b) = (self.player_a(), self.player_b());
        let (by_a, by_b) = (destroyed(a), destroyed(b));
        let ahead = if by_a > by_b { a } else { b };
        let has_half = |points: u16, of: Seat| 2 * points >= self.side(of).bought;
        match (has_half(by_a, b), has_half(by_b, a)) {
            (true, true) if by_a == by_b => Some(Ending::Tied(b)),
            (true, true) => Some(Ending::DestroyedMore(ahead)),
            (true, false) => Some(Ending::Destroyed(a)),
            (false, true) => Some(Ending::Destroyed(b)),
            (false, false) if self.quiet_rounds >= MAX_QUIET_ROUNDS => Some(Ending::BrokenOff(ahead)),
            (false, false) => None,
        }
    }

    /// Who has won, and how. PB-T.prestige is mentioned if the losses alone would have led to a different result.
    pub(crate) fn say_outcome(&self, game: &PocketBattles, ending: Ending) -> Outcome {
        let by_prestige =
            self.judge(|seat| self.side(seat.other()).lost) != self.judge(|seat| self.destroyed_by(game, seat));
        let (seat, reason) = match (ending, by_prestige) {
            (Ending::Destroyed(seat), false) => (seat, "outcome-destroyed"),
            (Ending::Destroyed(seat), true) => (seat, "outcome-destroyed-by-prestige"),
            (Ending::DestroyedMore(seat), false) => (seat, "outcome-destroyed-more"),
            (Ending::DestroyedMore(seat), true) => (seat, "outcome-destroyed-more-by-prestige"),
            (Ending::Tied(seat), false) => (seat, "outcome-tied"),
            (Ending::Tied(seat), true) => (seat, "outcome-tied-by-prestige"),
            (Ending::BrokenOff(seat), false) => (seat, "outcome-broken-off"),
            (Ending::BrokenOff(seat), true) => (seat, "outcome-broken-off-by-prestige"),
            (Ending::Resigned(seat), _) => (seat.other(), "outcome-resigned"),
        };
        Outcome::won_by(seat, reason)
    }
}

impl Play<'_, '_> {
    /// PB-51: checked at the end of a round.
    pub(crate) fn check_victory(&mut self) {
        self.battle.quiet_rounds += 1;
        self.battle.ending = self.battle.judge(|seat| self.battle.destroyed_by(self.game, seat));
    }
}
