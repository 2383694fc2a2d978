use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::*;
use catalog::lines::clock::{LAG_ALLOWANCE_MS, MINUTE};

const HOUR: i64 = 60 * MINUTE;
/// Noon of a day in UTC.
const NOON: i64 = 20_000 * DAY + 12 * HOUR;

fn live(bank_seconds: u32, increment_seconds: u32) -> ClockRule {
    ClockRule::Live { bank_seconds, increment_seconds }
}

fn correspondence(days: u16, quiet: Option<QuietHours>) -> ClockRule {
    ClockRule::Correspondence { days, quiet }
}

/// Hours of the day in UTC.
fn quiet(from: u16, to: u16) -> QuietHours {
    QuietHours { from_minute: from * 60, to_minute: to * 60, utc_offset_minutes: 0 }
}

#[test]
fn without_a_clock_no_seat_is_ever_out_of_time() {
    let mut clocks = Clocks::new(ClockRule::None, 2);
    clocks.ask(&[0, 1], NOON);
    clocks.decided(0, NOON + DAY);
    assert_eq!(clocks.left_at(0, NOON + 1000 * DAY), None);
    assert_eq!(clocks.deadline(), None);
    assert!(!clocks.is_up(0, i64::MAX));
    assert!(clocks.left().is_empty());
}

#[test]
fn thinking_costs_its_time_less_the_allowance_and_earns_the_increment_at_its_end() {
    let mut clocks = Clocks::new(live(60, 5), 2);
    clocks.ask(&[0], NOON);
    assert_eq!(clocks.left_at(0, NOON + 200), Some(60_000));
    assert_eq!(clocks.left_at(0, NOON + 10_200), Some(50_000));
    clocks.ask(&[1], NOON + 10_200);
    assert_eq!(clocks.left(), [55_000, 60_000]);
    assert_eq!(clocks.left_at(0, NOON + DAY), Some(55_000), "who is not asked loses no time");
    assert_eq!(clocks.deadline(), Some((NOON + 10_200 + 60_200, 1)));
}

#[test]
fn an_answer_within_the_allowance_is_free() {
    let mut clocks = Clocks::new(live(60, 0), 1);
    clocks.ask(&[0], NOON);
    clocks.ask(&[], NOON + 150);
    assert_eq!(clocks.left(), [60_000]);
}

#[test]
fn several_decisions_in_a_row_have_an_allowance_each_and_one_increment() {
    let mut clocks = Clocks::new(live(60, 5), 2);
    clocks.ask(&[0], NOON);
    for decision in 1..=10 {
        clocks.decided(0, NOON + decision * 1000);
        clocks.ask(if decision < 10 { &[0] } else { &[1] }, NOON + decision * 1000);
    }
    assert_eq!(clocks.left(), [60_000 - 10 * 800 + 5000, 60_000]);
}

#[test]
fn a_seat_that_stays_asked_thinks_on_while_others_answer() {
    let mut clocks = Clocks::new(live(60, 5), 3);
    clocks.ask(&[0, 1], NOON);
    for answer in 1..=20 {
        clocks.decided(1, NOON + answer * 100);
        clocks.ask(&[0, 1], NOON + answer * 100);
    }
    assert_eq!(clocks.left(), [60_000 - 2000 + LAG_ALLOWANCE_MS, 60_000, 60_000]);
    assert_eq!(clocks.deadline(), Some((NOON + 60_200, 0)));
}

#[test]
fn a_match_goes_on_after_a_load_as_if_nothing_had_happened() {
    for rule in [live(60, 5), correspondence(2, None), correspondence(2, Some(quiet(22, 7)))] {
        let mut clocks = Clocks::new(rule, 2);
        clocks.ask(&[0, 1], NOON);
        clocks.decided(0, NOON + 7000);
        clocks.ask(&[1], NOON + 7000);
        let restored = Clocks::restore(rule, &clocks.left(), &[1], NOON + 7000);
        assert_eq!(restored.left_at(0, NOON + 9000), clocks.left_at(0, NOON + 9000));
        // The allowance of a decision begins anew, no more.
        let gained = restored.deadline().expect("asked").0 - clocks.deadline().expect("asked").0;
        assert_eq!(gained, rule.lag_allowance());
    }
}

#[test]
fn a_stopped_clock_has_charged_what_was_used() {
    let mut clocks = Clocks::new(live(60, 5), 2);
    clocks.ask(&[0], NOON);
    clocks.stop(NOON + 1200);
    assert_eq!(clocks.left(), [59_000, 60_000]);
    assert_eq!(clocks.deadline(), None);
    assert!(!clocks.is_up(0, NOON + DAY));
}

#[test]
fn a_machine_whose_clock_is_set_back_takes_and_gives_nothing() {
    let mut clocks = Clocks::new(live(60, 0), 1);
    clocks.ask(&[0], NOON);
    clocks.ask(&[0], NOON - HOUR);
    assert_eq!(clocks.left(), [60_000]);
    assert_eq!(clocks.deadline(), Some((NOON - HOUR + 60_200, 0)));
}

#[test]
fn a_seat_out_of_time_stays_out_of_time() {
    let mut clocks = Clocks::new(live(60, 0), 2);
    clocks.ask(&[0, 1], NOON);
    clocks.ask(&[0], NOON + 2 * MINUTE);
    assert_eq!(clocks.left_at(0, NOON + 2 * MINUTE), Some(0));
    assert!(clocks.is_up(0, NOON + 2 * MINUTE));
}

#[test]
fn each_decision_by_correspondence_has_the_full_time() {
    let mut clocks = Clocks::new(correspondence(3, None), 2);
    clocks.ask(&[0], NOON);
    assert_eq!(clocks.left_at(0, NOON + DAY), Some(2 * DAY));
    clocks.decided(0, NOON + DAY);
    clocks.ask(&[0], NOON + DAY);
    assert_eq!(clocks.deadline(), Some((NOON + 4 * DAY, 0)));
    clocks.ask(&[1], NOON + 2 * DAY);
    assert_eq!(clocks.left(), [3 * DAY, 3 * DAY]);
}

/// One day for a decision, asked at an hour of the day: when is time up, in hours since that day began?
#[track_caller]
fn check_quiet(quiet: QuietHours, asked_hour: i64, up_hour: i64) {
    let midnight = 20_000 * DAY;
    let mut clocks = Clocks::new(correspondence(1, Some(quiet)), 1);
    clocks.ask(&[0], midnight + asked_hour * HOUR);
    assert_eq!(clocks.deadline(), Some((midnight + up_hour * HOUR, 0)));
}

#[test]
fn quiet_hours_over_midnight_stand_still() {
    // 10 hours until 22:00, then 14 from 07:00.
    check_quiet(quiet(22, 7), 12, 24 + 21);
    // Asked at night: 15 hours of the next day, then 9 of the day after.
    check_quiet(quiet(22, 7), 23, 24 + 24 + 16);
    check_quiet(quiet(22, 7), 3, 24 + 16);
}

#[test]
fn quiet_hours_within_a_day_stand_still() {
    check_quiet(quiet(1, 9), 0, 24 + 16);
    check_quiet(quiet(12, 13), 12, 24 + 14);
    check_quiet(quiet(0, 8), 4, 24 + 16);
    check_quiet(quiet(16, 0), 4, 24 + 12);
}

#[test]
fn quiet_hours_at_their_borders_neither_cost_nor_give() {
    check_quiet(quiet(22, 7), 22, 24 + 24 + 16);
    check_quiet(quiet(22, 7), 7, 24 + 16);
    // Twelve hours a day: time is up just as the second night begins, not at its end.
    check_quiet(quiet(20, 8), 8, 24 + 20);
}

#[test]
fn quiet_hours_are_those_of_the_players_clock() {
    let berlin = QuietHours { utc_offset_minutes: 120, ..quiet(22, 7) };
    let new_york = QuietHours { utc_offset_minutes: -5 * 60, ..quiet(22, 7) };
    // 20:00 to 05:00 and 03:00 to 12:00 in UTC.
    check_quiet(berlin, 12, 24 + 24 + 6);
    check_quiet(berlin, 4, 24 + 14);
    check_quiet(new_york, 12, 24 + 21);
    check_quiet(new_york, 2, 24 + 20);
}

#[test]
fn quiet_hours_over_many_days_add_up() {
    let mut clocks = Clocks::new(correspondence(30, Some(quiet(22, 7))), 1);
    clocks.ask(&[0], NOON);
    // 30 days are 720 hours, 15 of them in each day.
    assert_eq!(clocks.deadline(), Some((NOON + 48 * DAY, 0)));
    assert_eq!(clocks.left_at(0, NOON + 10 * DAY), Some(720 * HOUR - 150 * HOUR));
}

#[test]
fn the_deadline_is_the_first_moment_at_which_time_is_up() {
    for seed in 0..20_000 {
        let mut random = Random(Pcg64Mcg::seed_from_u64(seed));
        let rule = random.rule();
        assert_eq!(rule.check(), Ok(()), "seed {seed}");
        let mut clocks = Clocks::new(rule, 3);
        let mut now = random.below(100 * DAY);
        for _ in 0..random.below(6) {
            clocks.ask(&[random.below(3) as usize], now);
            now += random.below(20_000);
        }
        clocks.ask(&[0, 2], now);
        let (deadline, seat) = clocks.deadline().expect("two seats are asked");
        let left = |moment| clocks.left_at(seat, moment).expect("there is a clock");
        assert!(clocks.is_up(seat, deadline) && left(deadline) == 0, "seed {seed}");
        if now < deadline {
            assert!(!clocks.is_up(0, deadline - 1) && !clocks.is_up(2, deadline - 1), "seed {seed}");
        }
        assert_eq!(left(deadline - 1), i64::from(now < deadline && 0 < left(now)), "seed {seed}");
        for _ in 0..20 {
            let earlier = now + random.below(deadline - now + DAY);
            let later = earlier + random.below(DAY);
            assert!(left(later) <= left(earlier) && left(earlier) - left(later) <= later - earlier, "seed {seed}");
            assert_eq!(clocks.is_up(seat, earlier), deadline <= earlier, "seed {seed}");
        }
    }
}

/// The arithmetic, compared with counting minute by minute.
#[test]
fn awake_time_is_the_minutes_outside_the_quiet_hours() {
    for seed in 0..300 {
        let mut random = Random(Pcg64Mcg::seed_from_u64(seed));
        let quiet = random.quiet();
        let start = random.below(30 * 24 * 60) - 15 * 24 * 60;
        let is_quiet = |minute: i64| {
            let (from, to) = (i64::from(quiet.from_minute), i64::from(quiet.to_minute));
            let local = (minute + i64::from(quiet.utc_offset_minutes)).rem_euclid(24 * 60);
            if from < to { from <= local && local < to } else { from <= local || local < to }
        };
        let mut counted = 0;
        for minute in start..start + 4 * 24 * 60 {
            assert_eq!(quiet.awake(minute * MINUTE) - quiet.awake(start * MINUTE), counted * MINUTE, "seed {seed}");
            counted += i64::from(!is_quiet(minute));
        }
    }
}

#[test]
fn clocks_have_sensible_limits() {
    let hours = |from_minute, to_minute, utc_offset_minutes| {
        correspondence(1, Some(QuietHours { from_minute, to_minute, utc_offset_minutes })).check()
    };
    assert_eq!(live(9, 0).check(), Err(ClockFault::Bank));
    assert_eq!(live(10, 600).check(), Ok(()));
    assert_eq!(live(86_400, 0).check(), Ok(()));
    assert_eq!(live(86_401, 0).check(), Err(ClockFault::Bank));
    assert_eq!(live(10, 601).check(), Err(ClockFault::Increment));
    assert_eq!(correspondence(0, None).check(), Err(ClockFault::Days));
    assert_eq!(correspondence(60, None).check(), Ok(()));
    assert_eq!(correspondence(61, None).check(), Err(ClockFault::Days));
    assert_eq!(hours(1439, 0, -840), Ok(()));
    assert_eq!(hours(1440, 0, 0), Err(ClockFault::Minute));
    assert_eq!(hours(0, 1440, 0), Err(ClockFault::Minute));
    assert_eq!(hours(0, 60, 841), Err(ClockFault::Offset));
    assert_eq!(hours(960, 480, 840), Ok(()));
    assert_eq!(hours(959, 480, 0), Err(ClockFault::QuietLength));
    assert_eq!(hours(60, 60, 0), Err(ClockFault::QuietLength));
}

#[test]
fn rules_are_written_as_people_write_them() {
    let text = r#"{"live":{"bank_seconds":600,"increment_seconds":10}}"#;
    assert_eq!(serde_json::from_str::<ClockRule>(text).expect("a rule"), live(600, 10));
    assert_eq!(serde_json::to_string(&live(600, 10)).expect("JSON"), text);
    assert_eq!(serde_json::to_string(&ClockRule::None).expect("JSON"), r#""none""#);
    let unknown = r#"{"live":{"bank_seconds":600,"increment_seconds":10,"delay":1}}"#;
    assert!(serde_json::from_str::<ClockRule>(unknown).is_err());
}

struct Random(Pcg64Mcg);

impl Random {
    fn below(&mut self, end: i64) -> i64 {
        (self.0.next_u64() % end as u64) as i64
    }

    fn quiet(&mut self) -> QuietHours {
        let from_minute = self.below(1440) as u16;
        let to_minute = (from_minute + 1 + self.below(960) as u16) % 1440;
        QuietHours { from_minute, to_minute, utc_offset_minutes: self.below(1681) as i16 - 840 }
    }

    fn rule(&mut self) -> ClockRule {
        match self.below(3) {
            0 => live(10 + self.below(60) as u32, self.below(10) as u32),
            1 => correspondence(1 + self.below(60) as u16, None),
            _ => correspondence(1 + self.below(60) as u16, Some(self.quiet())),
        }
    }
}
