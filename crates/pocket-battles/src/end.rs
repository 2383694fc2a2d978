//! Spielende und Gewinner.

use table::Seat;

use crate::battle::{Battle, Ending};
use crate::content::Keywords;
use crate::game::{Play, PocketBattles};

/// The battle is broken off when so many rounds have ended since the last loss, that round included (ruling 12).
pub const MOST_QUIET_ROUNDS: u8 = 10;

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

    /// PB-51: half of the points the enemy army was bought with.
    fn has_destroyed_half(&self, game: &PocketBattles, seat: Seat) -> bool {
        2 * self.destroyed_by(game, seat) >= self.side(seat.other()).bought
    }
}

impl Play<'_, '_> {
    /// PB-51: looked at when a round ends.
    pub(crate) fn check_victory(&mut self) {
        let (game, battle) = (self.game, &mut *self.battle);
        let (a, b) = (battle.player_a(), battle.player_b());
        let (by_a, by_b) = (battle.destroyed_by(game, a), battle.destroyed_by(game, b));
        let ahead = if by_a > by_b { a } else { b };
        battle.quiet_rounds += 1;
        battle.ending = match (battle.has_destroyed_half(game, a), battle.has_destroyed_half(game, b)) {
            (true, true) if by_a == by_b => Some(Ending::Tied(b)),
            (true, true) => Some(Ending::DestroyedMore(ahead)),
            (true, false) => Some(Ending::Destroyed(a)),
            (false, true) => Some(Ending::Destroyed(b)),
            (false, false) if battle.quiet_rounds >= MOST_QUIET_ROUNDS => Some(Ending::BrokenOff(ahead)),
            (false, false) => None,
        };
    }
}
