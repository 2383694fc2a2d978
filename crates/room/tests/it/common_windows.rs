//! Reaction windows in which several seats can be asked: at every moment, each reader gets the same bytes, whatever the
//! other seats could do, and whatever they secretly do.
//!
//! Rooms are played without a network and with a simulated clock, so moments can be compared exactly.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use super::bells::Bells;
use super::not_begun;
use crate::cursor::{Cursor, Lines, question_key};
use crate::ids::MatchId;
use crate::presence::Present;
use crate::record::{By, Why};
use crate::rows::{Found, FoundRow};
use crate::setup::Wish;
use crate::{Act, Room, Share};
use catalog::{Catalog, Listed};
use serde_json::{Value, json};
use table::{Lang, Seat, Viewer};

/// How long a window takes.
const WINDOW: i64 = 5_000;
/// How often the server looks after its rooms.
const TICK: i64 = 100;
const THIEF: Seat = Seat(0);
const VIEWERS: [Viewer; 4] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];

/// Whether each seat has a bell, and a lamp.
type Deal = [[bool; 2]; 3];

/// The secret that leads to a deal with this many persons.
static SECRETS: Mutex<BTreeMap<(usize, Deal), u32>> = Mutex::new(BTreeMap::new());

/// What a seat does at a time, if it is possible then.
#[derive(Clone, Debug)]
enum Deed {
    /// Answers with the option at this index, if the seat is asked.
    Choose(u8, usize),
    /// A computer answers, if its seat is asked.
    Compute(u8, &'static str),
    Act(Act),
    /// Tries it; the seat reads the server's response.
    Try(u8, Act),
}

#[derive(Clone, Debug)]
struct Script {
    seats: Value,
    clock: Value,
    deeds: Vec<(i64, Deed)>,
    /// Whether the room is read from disk again at every step, as by another process.
    reads_anew: bool,
    /// How late the server notices the end of the first window.
    lateness: i64,
}

impl Script {
    /// Seat 0 sneaks at the very beginning.
    fn new(deeds: impl IntoIterator<Item = (i64, Deed)>) -> Script {
        let sneak = (0, Deed::Choose(0, 0));
        let deeds = [sneak].into_iter().chain(deeds).collect();
        Script { seats: json!(["me", "friend", "friend"]), clock: json!("none"), deeds, reads_anew: false, lateness: 0 }
    }

    fn with(&self, deeds: &[(i64, Deed)]) -> Script {
        Script { deeds: self.deeds.iter().chain(deeds).cloned().collect(), ..self.clone() }
    }
}

/// A room, everything that it has written down, and all its readers.
struct Night {
    room: Room,
    found: Found,
    catalog: Arc<Catalog>,
    cursors: Vec<Cursor>,
    /// What each reader got, and when.
    got: Vec<Vec<(i64, String)>>,
}

impl Night {
    /// The dice follow from the secret, so this searches for a secret that gives the wanted deal.
    fn new(deal: Deal, script: &Script) -> Night {
        let game = Listed::<Bells>::new((), Lang::EN).expect("the game has no options");
        let catalog = Arc::new(Catalog::of(vec![Box::new(game)]));
        let wish = json!({ "game": "bells", "seats": script.seats, "clock": script.clock });
        let wish: Wish = serde_json::from_value(wish).expect("this is a wish");
        let setup = wish.agree(&catalog, Lang::EN).expect("the wish is possible");
        assert_eq!(i64::from(setup.reaction_seconds) * 1000, WINDOW);
        let begin = |number: u32| {
            let mut secret = [7; 32];
            secret[..4].copy_from_slice(&number.to_le_bytes());
            let found = not_begun(&setup, secret);
            let room = Room::load(&found, catalog.clone()).expect("an empty room can be read");
            let mut night = Night { room, found, catalog: catalog.clone(), cursors: Vec::new(), got: Vec::new() };
            for seat in setup.person_seats() {
                let act = Act::Sit {
                    seat,
                    name: "Person".into(),
                    share: Share::Nonce("0123456789abcdef".into()),
                    token: None,
                };
                night.act(act, 0).expect("the seat is free");
            }
            night
        };
        // The persons' nonces determine the dice, too.
        let wanted = (setup.person_seats().count(), deal);
        let mut known = SECRETS.lock().expect("no thread has panicked");
        let search = || (0..10_000).find(|number| begin(*number).deal() == deal).expect("some secret deals that");
        let mut night = begin(*known.entry(wanted).or_insert_with(search));
        drop(known);
        night.cursors = VIEWERS.iter().map(|viewer| Cursor::new(*viewer, Lang::EN, false, &night.room)).collect();
        night.got = vec![Vec::new(); VIEWERS.len()];
        night
    }

    fn deal(&self) -> Deal {
        [0, 1, 2].map(|seat| {
            let own = self.view(Viewer::Seat(Seat(seat)))["own"].clone();
            ["has_bell", "has_lamp"].map(|thing| own[thing] == true)
        })
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.room.shown_to(viewer).expect("the match has begun").view(viewer).to_json()
    }

    fn act(&mut self, act: Act, now: i64) -> Result<(), String> {
        let row = self.room.act(act, now, Lang::EN).map_err(|error| error.key)?;
        self.found.log.push(FoundRow { number: row.number, at: row.at, record: row.record });
        Ok(())
    }

    fn is_asked(&self, seat: Seat) -> bool {
        question_key(&self.room, seat).is_some()
    }

    /// Lets time pass until `end`; returns what every reader got and when.
    fn run(deal: Deal, script: &Script, end: i64) -> Night {
        assert!(script.deeds.iter().all(|(at, _)| at % TICK == 0), "nothing happens between two ticks");
        let mut night = Night::new(deal, script);
        for now in (0..=end).step_by(TICK as usize) {
            night.do_what_is_due(if now == WINDOW { now + script.lateness } else { now });
            for (_, deed) in script.deeds.iter().filter(|(at, _)| *at == now) {
                night.follow(deed, now);
                night.do_what_is_due(now);
            }
            if script.reads_anew {
                let mut fresh = Room::load(&night.found, night.catalog.clone()).expect("what was written can be read");
                fresh.let_time_pass(now);
                night.room.replace(fresh);
            }
            night.read(now);
        }
        night
    }

    /// As the server does it.
    fn do_what_is_due(&mut self, now: i64) {
        loop {
            self.room.let_time_pass(now);
            while let Some((seat, index)) = self.room.order_to_follow() {
                self.act(Act::Choose { seat, index, by: By::Orders }, now).expect("orders choose what is offered");
            }
            let Some(act) = self.room.due_act(now) else { return };
            self.act(act, now).expect("what is due is possible");
        }
    }

    fn follow(&mut self, deed: &Deed, now: i64) {
        match deed {
            Deed::Choose(seat, index) => {
                if self.is_asked(Seat(*seat)) {
                    let act = Act::Choose { seat: Seat(*seat), index: *index, by: By::Person };
                    self.act(act, now).expect("it is offered");
                }
            }
            Deed::Compute(seat, choice) => {
                if self.room.computer_to_play().is_some_and(|(asked, _)| asked == Seat(*seat)) {
                    let act = Act::Choice { seat: Seat(*seat), choice: json!(choice), by: By::Person };
                    self.act(act, now).expect("it is offered");
                }
            }
            Deed::Act(act) => self.act(act.clone(), now).expect("the script knows what is possible"),
            Deed::Try(seat, act) => {
                let answer = self.act(act.clone(), now).map_or_else(|key| key, |()| "done".to_string());
                self.got[usize::from(*seat)].push((now, answer));
            }
        }
    }

    fn read(&mut self, now: i64) {
        for (cursor, got) in self.cursors.iter_mut().zip(&mut self.got) {
            let mut lines = Lines::default();
            cursor.catch_up(&self.room, &Present::new(3), now, &mut lines);
            let lines = lines.into_text();
            // The commitment depends on the secret that was searched for.
            let lines: Vec<&str> = lines.lines().filter(|line| !line.starts_with(r#"{"match""#)).collect();
            if !lines.is_empty() {
                got.push((now, lines.join("\n")));
            }
        }
    }

    /// What a reader got after the beginning.
    fn news(&self, viewer: Viewer) -> &[(i64, String)] {
        let place = VIEWERS.iter().position(|one| *one == viewer).expect("every viewer reads");
        &self.got[place]
    }

    /// When a reader got a line that contains this.
    fn times(&self, viewer: Viewer, part: &str) -> Vec<i64> {
        self.news(viewer).iter().filter(|(_, lines)| lines.contains(part)).map(|(at, _)| *at).collect()
    }
}

fn all_deals() -> impl Iterator<Item = Deal> {
    let bit = |number: u8, place: u8| number >> place & 1 == 1;
    (0..64).map(move |number| [0, 2, 4].map(|place| [bit(number, place), bit(number, place + 1)]))
}

/// Runs scripts with all deals that are the same for a reader, and compares what it gets.
#[track_caller]
fn check_same(viewer: Viewer, scripts: &[Script]) {
    let own = |deal: &Deal| match viewer {
        Viewer::Seat(seat) => Some(deal[seat.index()]),
        Viewer::Spectator => None,
    };
    for hand in [[false, false], [false, true], [true, false], [true, true]] {
        let deals: Vec<Deal> = all_deals().filter(|deal| own(deal).is_none_or(|own| own == hand)).collect();
        let mut expected: Option<Vec<(i64, String)>> = None;
        for deal in deals {
            for script in scripts {
                let night = Night::run(deal, script, 3 * WINDOW);
                let got = night.news(viewer);
                match &expected {
                    None => expected = Some(got.to_vec()),
                    Some(expected) => assert_eq!(got, expected, "{viewer:?} with {deal:?} after {:?}", script.deeds),
                }
            }
        }
        let expected = expected.expect("there are deals");
        assert!(expected.iter().any(|(_, lines)| lines.contains("scored") || lines.contains("rang")), "{expected:?}");
    }
}

/// Others pass at different times: by an answer, by orders, or by letting their time run out.
fn ways_to_pass(script: &Script, seats: &[u8]) -> Vec<Script> {
    let never = json!({ "bells": "never", "lamps": "never" });
    let mut ways = vec![script.clone()];
    for (first, second) in [(100, WINDOW + 100), (WINDOW - 100, WINDOW), (2_300, 2 * WINDOW - 100)] {
        let passes = seats.iter().flat_map(|seat| [(first, Deed::Choose(*seat, 0)), (second, Deed::Choose(*seat, 0))]);
        ways.push(script.with(&passes.collect::<Vec<_>>()));
    }
    let order = |seat: &u8| (0, Deed::Act(Act::Order { seat: Seat(*seat), orders: never.clone() }));
    let orders: Vec<(i64, Deed)> = seats.iter().map(order).collect();
    // Orders come first, so that no seat is asked at all.
    ways.push(Script { deeds: [&orders[..], &script.deeds].concat(), ..script.clone() });
    ways.push(script.with(&[(3_000, orders[0].1.clone())]));
    ways
}

#[test]
fn readers_see_the_same_at_the_same_time_whoever_could_react() {
    check_same(Viewer::Spectator, &ways_to_pass(&Script::new([]), &[1, 2]));
    check_same(Viewer::Seat(THIEF), &ways_to_pass(&Script::new([]), &[2, 1]));
    // A seat that may be asked, passes or does not answer must not learn who else is asked.
    for own in [vec![], vec![(700, Deed::Choose(1, 0)), (WINDOW + 300, Deed::Choose(1, 0))]] {
        check_same(Viewer::Seat(Seat(1)), &ways_to_pass(&Script::new(own), &[2]));
    }
}

#[test]
fn a_sealed_reaction_is_not_seen_before_the_time_is_over() {
    for time in [200, WINDOW - 200] {
        let ring = Script::new([(time, Deed::Choose(1, 1))]);
        for other in [[false, false], [true, false]] {
            let night = Night::run([[false, false], [true, false], other], &ring, 3 * WINDOW);
            for viewer in VIEWERS {
                assert_eq!(night.times(viewer, r#"{"rang""#), [2 * WINDOW], "{viewer:?}, answered at {time}");
            }
        }
    }
    // The moment of the answer must not matter, nor which other seats were asked.
    let at = |time| Script::new([(time, Deed::Choose(1, 1)), (WINDOW + 100, Deed::Choose(1, 0))]);
    for viewer in [Viewer::Spectator, Viewer::Seat(THIEF), Viewer::Seat(Seat(2))] {
        let mut seen = Vec::new();
        for deal in all_deals().filter(|deal| deal[0] == [false, false] && deal[1][0] && deal[2] == [false, false]) {
            seen.extend(
                [100, 2_000, WINDOW - 100].map(|time| Night::run(deal, &at(time), 3 * WINDOW).news(viewer).to_vec()),
            );
        }
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{viewer:?}: {seen:?}");
    }
}

/// A seat asked in the second window sees what was played in the first, once the first is over and not before.
#[test]
fn a_second_window_begins_when_the_time_of_the_first_is_over() {
    let [lamp, bell] = [[false, true], [true, false]];
    for (one, deeds) in [
        ([false, false], vec![]),
        (bell, vec![]),
        (bell, vec![(300, Deed::Choose(1, 0))]),
        (bell, vec![(300, Deed::Choose(1, 1))]),
    ] {
        let night = Night::run([[false, false], one, lamp], &Script::new(deeds.clone()), 3 * WINDOW);
        assert_eq!(night.times(Viewer::Seat(Seat(2)), r#""question":"lamps""#), [WINDOW], "{one:?} {deeds:?}");
        let asked = night.times(Viewer::Seat(Seat(1)), r#""question":"bells""#);
        assert_eq!(asked, if one == bell { vec![0] } else { vec![] });
        let heard = night.times(Viewer::Seat(Seat(2)), r#"{"rang""#);
        assert_eq!(heard, if matches!(deeds.first(), Some((_, Deed::Choose(_, 1)))) { vec![WINDOW] } else { vec![] });
        assert_eq!(night.times(Viewer::Seat(THIEF), "sneaked"), [2 * WINDOW]);
    }
    // Nor can it be answered before.
    let early = Script::new([(WINDOW - TICK, Deed::Choose(2, 1)), (WINDOW + TICK, Deed::Choose(2, 0))]);
    let night = Night::run([[false, false], [false, false], lamp], &early, 3 * WINDOW);
    assert_eq!(night.times(Viewer::Spectator, "scored"), [2 * WINDOW], "the lamp was not lit");
}

#[test]
fn a_room_read_anew_at_any_moment_goes_on_the_same_way() {
    let clock = json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } });
    for deal in all_deals().filter(|deal| deal[0] == [true, false]) {
        for answer in [0, 1] {
            let deeds = [(400, 1, answer), (1_200, 2, 0), (WINDOW + 800, 2, answer), (2 * WINDOW + 600, 1, 0)];
            let deeds = deeds.map(|(at, seat, index)| (at, Deed::Choose(seat, index)));
            let script = Script { clock: clock.clone(), ..Script::new(deeds) };
            let anew = Script { reads_anew: true, ..script.clone() };
            let (once, again) = (Night::run(deal, &script, 4 * WINDOW), Night::run(deal, &anew, 4 * WINDOW));
            assert_eq!(once.got, again.got, "{deal:?}");
        }
    }
}

/// It reads only new rows, and arrives at the same room.
#[test]
fn another_process_follows_answers_in_windows() {
    let clock = json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } });
    for deal in all_deals().filter(|deal| deal[0] == [true, false]) {
        for answer in [0, 1] {
            let deeds = [(400, 1, answer), (1_200, 2, 0), (WINDOW + 800, 2, answer)];
            let deeds = deeds.map(|(at, seat, index)| (at, Deed::Choose(seat, index)));
            let night = Night::run(deal, &Script { clock: clock.clone(), ..Script::new(deeds) }, 4 * WINDOW);
            let mut begun = night.found.clone();
            let answers = begun.log.split_off(night.room.chairs.len());
            assert!(!answers.is_empty());
            let mut elsewhere = Room::load(&begun, night.catalog.clone()).expect("what was written can be read");
            for row in &answers {
                assert!(elsewhere.repeat(row), "{deal:?}: {}", row.record);
            }
            elsewhere.let_time_pass(4 * WINDOW);
            assert_eq!(elsewhere.deadline(), night.room.deadline(), "{deal:?}");
            for viewer in VIEWERS {
                let seen = elsewhere.shown_to(viewer).expect("the match has begun").view(viewer).to_json();
                assert_eq!(seen, night.view(viewer), "{deal:?} {viewer:?}");
            }
        }
    }
}

/// A clock that runs, or does not, would tell which seat is asked.
#[test]
fn no_clock_runs_during_a_window() {
    let clock = json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } });
    let script = Script { clock, ..Script::new([(2 * WINDOW + 1_000, Deed::Choose(1, 1))]) };
    check_same(Viewer::Spectator, &ways_to_pass(&script, &[1, 2]));
    let night = Night::run([[false; 2]; 3], &script, 3 * WINDOW);
    assert_eq!(night.times(Viewer::Spectator, r#""running":[]"#), [0]);
    assert_eq!(night.times(Viewer::Spectator, r#""left":[65000,60000,60000],"running":[1]"#), [2 * WINDOW]);
    let left = night.times(Viewer::Spectator, r#""left":[65000,64200,60000],"running":[2]"#);
    assert_eq!(
        left,
        [2 * WINDOW + 1_000],
        "a second was used and 200 ms are free; {:?}",
        night.news(Viewer::Spectator)
    );
}

/// Even the remaining time is not sent again when another seat gives orders.
#[test]
fn orders_of_others_do_not_show() {
    let clock = json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } });
    let plain = Script { clock, ..Script::new([(2 * WINDOW + 3_000, Deed::Choose(1, 1))]) };
    let order = |orders: Value| Deed::Act(Act::Order { seat: Seat(2), orders });
    let orders = [
        (1_000, order(json!({ "bells": "never" }))),
        (2 * WINDOW + 1_000, order(json!({ "lamps": "never", "bells": "always" }))),
        (2 * WINDOW + 2_000, order(Value::Null)),
    ];
    let ordering = plain.with(&orders);
    let anew = Script { reads_anew: true, ..ordering.clone() };
    for deal in [[[false; 2]; 3], [[true; 2]; 3]] {
        let nights = [&plain, &ordering, &anew].map(|script| Night::run(deal, script, 3 * WINDOW));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(nights[0].news(viewer), nights[1].news(viewer), "{viewer:?}");
            assert_eq!(nights[0].news(viewer), nights[2].news(viewer), "{viewer:?}, read anew");
        }
        let own = |night: &Night| night.times(Viewer::Seat(Seat(2)), r#"{"orders":"#);
        assert_eq!(own(&nights[0]), Vec::<i64>::new());
        assert_eq!(own(&nights[1]), orders.each_ref().map(|(at, _)| *at), "the seat itself is told on all its devices");
    }
}

#[test]
fn orders_rest_while_the_computer_plays_and_at_a_question_that_was_come_back_to() {
    let rest = (0, Deed::Act(Act::Order { seat: THIEF, orders: json!({ "rest": true }) }));
    let mut script = Script::new([]);
    script.deeds = vec![rest, (200, Deed::Act(Act::AskBack { seat: THIEF }))];
    script.deeds.extend([1, 2].map(|seat| (300, Deed::Act(Act::AnswerBack { seat: Seat(seat), agrees: true }))));
    for reads_anew in [false, true] {
        let night = Night::run([[false; 2]; 3], &Script { reads_anew, ..script.clone() }, 1_000);
        assert!(night.times(Viewer::Seat(Seat(1)), r#""asked""#) == [0] && !night.is_asked(Seat(1)));
        assert!(night.is_asked(THIEF), "the seat is asked again after taking back");
    }
    let again = script.with(&[(400, Deed::Choose(0, 1)), (500, Deed::Choose(1, 1)), (600, Deed::Choose(2, 1))]);
    let night = Night::run([[false; 2]; 3], &again, 1_000);
    assert!(night.is_asked(Seat(1)), "then the orders hold again");
    let computer = Some("random".parse().expect("there is such a player"));
    let handed = again.with(&[(400, Deed::Act(Act::Hand { seat: THIEF, to: computer }))]);
    let night = Night::run([[false; 2]; 3], &handed, 1_000);
    assert_eq!(night.room.computer_to_play().map(|(seat, _)| seat), Some(THIEF));
    let back = handed.with(&[(900, Deed::Act(Act::Hand { seat: THIEF, to: None }))]);
    assert!(Night::run([[false; 2]; 3], &back, 1_000).is_asked(Seat(1)));
}

/// Otherwise a person playing on alone could look at the rolls, go back, and choose by them.
#[test]
fn taking_back_needs_the_leave_of_persons_whose_seats_the_computer_plays() {
    let computer = || Some("random".parse().expect("there is such a player"));
    let mut script = Script::new([]);
    script.deeds = vec![(0, Deed::Choose(0, 1))];
    script.deeds.extend([1, 2].map(|seat| (100, Deed::Act(Act::Hand { seat: Seat(seat), to: computer() }))));
    script.deeds.push((200, Deed::Act(Act::AskBack { seat: THIEF })));
    let agree = |seat| (300, Deed::Act(Act::AnswerBack { seat: Seat(seat), agrees: true }));
    for (agreed, is_back) in [(vec![], false), (vec![agree(2)], false), (vec![agree(2), agree(1)], true)] {
        let night = Night::run([[false; 2]; 3], &script.with(&agreed), 1_000);
        assert_eq!(night.is_asked(THIEF), is_back, "{agreed:?}");
    }
}

/// There is no other person to ask.
#[test]
fn among_computers_a_choice_is_taken_back_at_once() {
    let random = json!({ "computer": "random" });
    let mut script = Script { seats: json!(["me", random, random]), ..Script::new([]) };
    script.deeds = vec![(0, Deed::Choose(0, 1))];
    let back = script.with(&[(200, Deed::Act(Act::AskBack { seat: THIEF }))]);
    let is_asked = |script: &Script| Night::run([[false; 2]; 3], script, 300).is_asked(THIEF);
    assert_eq!((is_asked(&script), is_asked(&back)), (false, true));
}

#[test]
fn asking_to_take_back_reveals_nothing_either() {
    let ask = Script::new([(300, Deed::Act(Act::AskBack { seat: THIEF }))]);
    check_same(Viewer::Seat(THIEF), &ways_to_pass(&ask, &[1, 2]));
    let refuse = ask.with(&[(3_000, Deed::Act(Act::AnswerBack { seat: Seat(2), agrees: false }))]);
    check_same(Viewer::Spectator, &ways_to_pass(&refuse, &[1, 2]));
}

#[test]
fn leaving_in_a_window_reveals_nothing_and_stops_no_other_seat() {
    let leave = Script::new([(2_000, Deed::Act(Act::Resign { seat: Seat(2), why: Why::Own }))]);
    let end = 4 * WINDOW;
    for deal in all_deals().filter(|deal| deal[0] == [false, false]) {
        for script in [leave.clone(), Script { reads_anew: true, ..leave.clone() }] {
            let night = Night::run(deal, &script, end);
            assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [2_000 + 2 * WINDOW], "{deal:?}");
            assert_eq!(night.news(Viewer::Spectator), Night::run([[false; 2]; 3], &leave, end).news(Viewer::Spectator));
            assert!(night.is_asked(Seat(1)), "{deal:?}");
        }
    }
}

/// Windows are shorter in front of computers than of people, and still do not tell what the computers hold.
#[test]
fn one_person_among_computers_waits_a_second_for_each_window() {
    let random = json!({ "computer": "random" });
    let alone = |deeds: &[(i64, Deed)]| Script { seats: json!(["me", random, random]), ..Script::new([]) }.with(deeds);
    let passes = [200, 300, 1_200, 1_300].map(|at| [1, 2].map(|seat| (at, Deed::Compute(seat, "wait"))));
    for deal in all_deals().filter(|deal| deal[0] == [false, false]) {
        let night = Night::run(deal, &alone(passes.as_flattened()), WINDOW);
        assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [2_000], "{deal:?}");
    }
    // The person asked has unlimited time, and after the answer there is nothing left to wait for.
    let rest = [(0, Deed::Compute(1, "sneak")), (3_000, Deed::Choose(0, 0))];
    let mut script = alone(&rest);
    script.deeds[0] = (0, Deed::Choose(0, 1));
    let night = Night::run([[true, false], [false, false], [false, false]], &script, 2 * WINDOW);
    assert_eq!(night.times(Viewer::Seat(THIEF), r#""question":"bells""#), [0]);
    assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [4_000], "the lamps take their second");
    script.deeds.pop();
    let night = Night::run([[true, false], [false, false], [false, false]], &script, 2 * WINDOW);
    assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [WINDOW + 1_000], "no answer means passing");
}

/// Everything that a seat can try while others may be asked: at the beginning of a window, in the middle, and in the
/// next one.
#[test]
fn whatever_is_tried_during_a_window_its_length_and_all_bytes_are_the_same() {
    let seat = THIEF;
    let computer = || Some("random".parse().expect("there is such a player"));
    let tries: Vec<Vec<Act>> = vec![
        vec![Act::Hand { seat, to: computer() }],
        vec![Act::Hand { seat, to: computer() }, Act::Hand { seat, to: None }],
        vec![Act::TakeBack { seat }],
        vec![Act::AskBack { seat }],
        vec![Act::AskBack { seat }, Act::AskBack { seat }],
        vec![Act::AnswerBack { seat, agrees: true }],
        vec![Act::Order { seat, orders: json!({ "bells": "never" }) }, Act::Order { seat, orders: Value::Null }],
        vec![Act::Order { seat, orders: json!("nonsense") }],
        vec![Act::Dismiss { seat }],
        vec![Act::Rematch { id: MatchId::new() }],
        vec![Act::Sit { seat, name: "Eve".into(), share: Share::Nonce("0123456789abcdef".into()), token: None }],
        vec![Act::Pass { seat }],
    ];
    for acts in tries {
        for at in [0, 2_300, WINDOW + 700] {
            let deeds = acts.iter().map(|act| (at, Deed::Try(seat.0, act.clone())));
            let script = Script::new(deeds);
            check_same(Viewer::Seat(THIEF), &ways_to_pass(&script, &[1, 2]));
            check_same(Viewer::Spectator, &[script]);
        }
    }
}

/// With two persons, a window takes as long as it would have when it began, even if one of them leaves their seat to
/// the computer.
#[test]
fn handing_a_seat_over_does_not_change_how_long_a_window_takes() {
    let computer = Some("random".parse().expect("there is such a player"));
    let random = json!({ "computer": "random" });
    let seats = json!(["me", "friend", random]);
    for (one, at) in [([false, false], 400), ([true, false], 400), ([true, true], WINDOW + 400)] {
        let hand = (at, Deed::Act(Act::Hand { seat: THIEF, to: computer.clone() }));
        let script = Script { seats: seats.clone(), ..Script::new([hand]) };
        let night = Night::run([[false, false], one, [false, false]], &script, 3 * WINDOW);
        assert_eq!(night.times(Viewer::Spectator, "scored"), [2 * WINDOW], "{one:?}, handed over at {at}");
    }
}

/// The server looks after its rooms now and then; its delays must not add up if a seat was asked.
#[test]
fn a_late_server_is_equally_late_whether_or_not_a_seat_was_asked() {
    for lateness in [10, 90] {
        let script = Script { lateness, ..Script::new([]) };
        for deal in all_deals().filter(|deal| deal[0] == [false, false]) {
            let night = Night::run(deal, &script, 3 * WINDOW);
            assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [2 * WINDOW], "{deal:?}, {lateness} ms late");
        }
    }
}

/// The thinking time of a computer would tell that it was asked.
#[test]
fn a_computer_that_thinks_for_too_long_passes() {
    let random = json!({ "computer": "random" });
    let script = Script { seats: json!(["me", random, random]), ..Script::new([]) };
    for deal in all_deals().filter(|deal| deal[0] == [false, false]) {
        let night = Night::run(deal, &script, WINDOW);
        assert_eq!(night.times(Viewer::Seat(THIEF), "scored"), [2_000], "{deal:?}");
    }
}
