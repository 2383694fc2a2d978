//! How likely a seat is to win: what it has done for the mission, what is within its reach, and what is left on each
//! side.

use measure::Disc;
use measure::units::INCH;
use table::{Seat, win_share};

use crate::battle::{Battle, CharacterId, ROUNDS};
use crate::content::Mission;
use crate::game::HomeRaiders;
use crate::look::{Look, MARKER};
use crate::outlook::count_moves;
use crate::walk::allowance;

/// The value of one more success for the mission in round 0, and its growth per round.
const SUCCESS: i32 = 50;
const SUCCESS_PER_ROUND: i32 = 12;
/// The first wound of an enemy, in hundredths of a character.
const WOUND: i32 = 40;
/// The value of a character on the table for any mission, and how much less it is with a wound.
const PRESENT: i32 = 14;
const WOUNDED: i32 = 5;

/// How likely a character is to stay where the mission wants it, and to get there, by the number of spare actions,
/// starting from two too few. Few arrive, and every action lost on the way counts, the last ones most.
const THERE: i32 = 90;
const ARRIVES: [i32; 15] = [2, 8, 16, 20, 24, 27, 30, 32, 34, 35, 36, 37, 38, 39, 40];
/// In hundredths of that, for characters held by an enemy.
const HELD: i32 = 70;

pub(crate) fn judge(game: &HomeRaiders, battle: &Battle, seat: Seat) -> u32 {
    let look = Look { game, battle };
    win_share(look.rate_side(seat) - look.rate_side(seat.other()))
}

impl Look<'_> {
    fn rate_side(self, seat: Seat) -> i32 {
        let success = SUCCESS + SUCCESS_PER_ROUND * i32::from(self.battle.round);
        let mission = match self.battle.mission {
            Some(Mission::MakeVanish) | None => self.rate_losses(seat.other()),
            Some(Mission::ControlPortal) => self.rate_portal(seat),
            Some(Mission::StrategicPoint) => self.rate_markers(seat),
        };
        success * mission / 100 + self.rate_strength(seat)
    }

    /// The remaining characters. Towards the end they count less than the mission.
    fn rate_strength(self, seat: Seat) -> i32 {
        let sum: i32 = (self.battle.present(seat))
            .map(|who| PRESENT - WOUNDED * i32::from(self.battle[who].wounds) - i32::from(self.battle[who].is_down))
            .sum();
        sum * (10 - i32::from(self.battle.round)) / 10
    }

    /// HR-06: what a side has lost, in hundredths of a character.
    fn rate_losses(self, seat: Seat) -> i32 {
        let wounds: i32 = self.battle.present(seat).map(|who| i32::from(self.battle[who].wounds)).sum();
        100 * i32::from(self.battle.side(seat).vanished) + WOUND * wounds
    }

    /// HR-06: the characters that touch the enemy portal or may still get there, in hundredths of a character.
    fn rate_portal(self, seat: Seat) -> i32 {
        if self.battle.side(seat.other()).portal.is_none() {
            return 0;
        }
        let outline = self.outline(self.game.portal_object(seat.other()));
        let rate = |who: CharacterId| self.rate_way(who, self.base(who).gap_to(outline));
        self.battle.present(seat).map(rate).sum()
    }

    /// How likely a character is to be where the mission wants it at the end of the battle, in hundredths.
    fn rate_way(self, who: CharacterId, gap: i32) -> i32 {
        if gap <= measure::units::CONTACT {
            return THERE;
        }
        let spare = self.count_actions(who) - count_moves(gap, allowance(self, who).max(1));
        let arrives = ARRIVES[(spare + 2).clamp(0, ARRIVES.len() as i32 - 1) as usize];
        // HR-23: leaving an enemy provokes a free attack.
        if self.is_engaged(who) { arrives * HELD / 100 } else { arrives }
    }

    /// The actions that a character has left in this battle.
    fn count_actions(self, who: CharacterId) -> i32 {
        let troop = self.battle.troop_of(who);
        let now = match self.battle.turn.troop {
            Some(active) if active == troop => self.battle.turn.actions,
            _ if self.battle[troop].is_activated => 0,
            _ => 2,
        };
        2 * i32::from(ROUNDS.saturating_sub(self.battle.round)) + i32::from(now)
    }

    /// HR-06, HR-07: the markers, each credited by distance and by the actions left to take it, in hundredths of a
    /// marker.
    fn rate_markers(self, seat: Seat) -> i32 {
        let is_last = self.battle.round >= ROUNDS;
        let mut sum = 0;
        for marker in &self.battle.markers {
            let held = marker.held.filter(|held| !is_last || held.round == ROUNDS).map(|held| held.by.seat());
            let place = Disc::new(marker.place, MARKER).unwrap_or(Disc::point(marker.place));
            let eager = |seat: Seat| {
                let near = self.battle.present(seat).filter(|who| self.count_actions(*who) > 0);
                let eager = near.map(|who| {
                    let moves =
                        10 * self.base(who).gap(place).max(0) / (i32::from(self.card(who).movement).max(1) * INCH);
                    100_000 / ((10 + moves) * (10 + moves))
                });
                let bonus = if held == Some(seat) { if is_last { 8 } else { 2 } } else { 1 };
                bonus * eager.max().unwrap_or(if held == Some(seat) { 500 } else { 0 })
            };
            let (own, other) = (eager(seat), eager(seat.other()));
            sum += 100 * own / (own + other + 100);
        }
        sum
    }
}
