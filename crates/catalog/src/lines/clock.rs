//! Time limits for thinking. No clock is read here: times are milliseconds since 1970.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Phrase;

/// The time limit of each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    #[default]
    None,
    /// A bank for the whole match; the increment is added each time the seat stops thinking.
    Live { bank_seconds: u32, increment_seconds: u32 },
    /// This many days for each decision.
    Correspondence { days: u16, quiet: Option<QuietHours> },
}

/// The hours of each day in which the clock of a correspondence match stands still.
/// They are minutes of the local day and may cross midnight, for example 22:00 to 07:00.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub from_minute: u16,
    pub to_minute: u16,
    pub utc_offset_minutes: i16,
}

/// What happens when time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    #[default]
    Loss,
    Computer,
}

/// How long an answer may take to arrive without costing time, in a live match.
pub const LAG_ALLOWANCE_MS: i64 = 200;

pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const DAY: i64 = 24 * 60 * MINUTE;

impl ClockRule {
    pub fn check(&self) -> Result<(), ClockFault> {
        match *self {
            ClockRule::None => Ok(()),
            ClockRule::Live { bank_seconds, .. } if !(10..=24 * 60 * 60).contains(&bank_seconds) => {
                Err(ClockFault::Bank)
            }
            ClockRule::Live { increment_seconds, .. } if 10 * 60 < increment_seconds => Err(ClockFault::Increment),
            ClockRule::Live { .. } => Ok(()),
            ClockRule::Correspondence { days, .. } if !(1..=60).contains(&days) => Err(ClockFault::Days),
            ClockRule::Correspondence { quiet, .. } => quiet.map_or(Ok(()), |quiet| quiet.check()),
        }
    }

    pub fn first_time(&self) -> Option<i64> {
        match *self {
            ClockRule::None => None,
            ClockRule::Live { bank_seconds, .. } => Some(i64::from(bank_seconds) * SECOND),
            ClockRule::Correspondence { days, .. } => Some(i64::from(days) * DAY),
        }
    }

    pub fn lag_allowance(&self) -> i64 {
        match self {
            ClockRule::Live { .. } => LAG_ALLOWANCE_MS,
            ClockRule::None | ClockRule::Correspondence { .. } => 0,
        }
    }
}

impl QuietHours {
    fn check(&self) -> Result<(), ClockFault> {
        let is_minute = |minute| minute < 24 * 60;
        if !is_minute(self.from_minute) || !is_minute(self.to_minute) {
            return Err(ClockFault::Minute);
        }
        if !(-14 * 60..=14 * 60).contains(&self.utc_offset_minutes) {
            return Err(ClockFault::Offset);
        }
        // From 8 to 8 could mean never or always.
        if self.from_minute == self.to_minute || self.length() > 16 * 60 * MINUTE {
            return Err(ClockFault::QuietLength);
        }
        Ok(())
    }

    fn length(&self) -> i64 {
        ((i64::from(self.to_minute) - i64::from(self.from_minute)) * MINUTE).rem_euclid(DAY)
    }

    /// The end of the quiet hours on the first day, from which days are counted:
    /// each day is then awake first and quiet after that.
    fn origin(&self) -> i64 {
        (i64::from(self.to_minute) - i64::from(self.utc_offset_minutes)) * MINUTE
    }

    /// The number of milliseconds outside the quiet hours until `now`.
    pub fn awake(&self, now: i64) -> i64 {
        let awake_in_a_day = DAY - self.length();
        let time = now - self.origin();
        time.div_euclid(DAY) * awake_in_a_day + time.rem_euclid(DAY).min(awake_in_a_day)
    }

    /// The first moment after this many milliseconds outside the quiet hours.
    pub fn after_awake(&self, since: i64, duration: i64) -> i64 {
        let awake_in_a_day = DAY - self.length();
        // Finds the last of these milliseconds and takes the moment after it, so that an end just before the quiet
        // hours is not moved behind them.
        let last = self.awake(since) + duration - 1;
        let end = last.div_euclid(awake_in_a_day) * DAY + last.rem_euclid(awake_in_a_day) + 1;
        since.max(self.origin() + end)
    }
}

/// A clock that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockFault {
    Bank,
    Increment,
    Days,
    Minute,
    Offset,
    QuietLength,
}

impl ClockFault {
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            ClockFault::Bank => "clock-bank",
            ClockFault::Increment => "clock-increment",
            ClockFault::Days => "clock-days",
            ClockFault::Minute => "clock-minutes",
            ClockFault::Offset => "clock-offset",
            ClockFault::QuietLength => "clock-quiet",
        })
    }
}
