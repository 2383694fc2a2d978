//! Rooms without a network: clocks, and rooms that are the same when read from disk.

use std::sync::Arc;

use super::not_begun;
use crate::ids::MatchId;
use crate::record::{By, Why};
use crate::rows::{Found, FoundRow, Stage};
use crate::setup::Wish;
use crate::{Act, Room, Share};
use catalog::Catalog;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use table::{Lang, Seat, Viewer, seal};

/// A room, and everything that it has written down.
struct Written {
    room: Room,
    found: Found,
    catalog: Arc<Catalog>,
}

impl Written {
    fn new(wish: Value) -> Written {
        let catalog = Arc::new(Catalog::built_in());
        let wish: Wish = serde_json::from_value(wish).expect("this is a wish");
        let setup = wish.agree(&catalog, Lang::EN).expect("the wish is possible");
        let found = not_begun(&setup, [7; 32]);
        let room = Room::load(&found, catalog.clone()).expect("an empty room can be read");
        Written { room, found, catalog }
    }

    fn seated(wish: Value) -> Written {
        let mut written = Written::new(wish);
        for seat in written.room.setup.person_seats().collect::<Vec<_>>() {
            let act =
                Act::Sit { seat, name: "Person".into(), share: Share::Nonce("0123456789abcdef".into()), token: None };
            written.act(act, 0).expect("the seat is free");
        }
        written
    }

    /// Does something and writes it down, or returns the key of the refusal.
    fn act(&mut self, act: Act, now: i64) -> Result<(), String> {
        let row = self.room.act(act, now, Lang::EN).map_err(|error| error.key)?;
        self.found.log.push(FoundRow { number: row.number, at: row.at, record: row.record });
        Ok(())
    }

    /// The room as another process would read it.
    fn read(&self) -> Room {
        Room::load(&self.found, self.catalog.clone()).expect("what was written can be read")
    }

    /// Lets the first seat that is asked take its first option.
    fn choose(&mut self, now: i64) -> Result<(), String> {
        let seat = self.asked();
        self.act(Act::Choose { seat, index: 0, by: By::Person }, now)
    }

    fn asked(&self) -> Seat {
        self.room.asked_openly()[0]
    }
}

fn wish(clock: Value, time_up: &str) -> Value {
    json!({ "game": "pocket-battles", "options": { "size": 30 }, "seats": ["me", "friend"], "clock": clock, "time_up": time_up })
}

/// Everything by which two rooms could be told apart.
fn looks(room: &Room, now: i64) -> Value {
    let played = room.played();
    let seats = 0..room.chairs.len();
    json!({
        "digest": played.map(|played| played.digest()),
        "transcript": room.transcript(),
        "views": played.map(|played| Viewer::all(played.seats()).map(|viewer| played.view(viewer)).collect::<Vec<_>>()),
        "names": room.chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>(),
        "computers": room.chairs.iter().map(|chair| chair.computer.as_ref().map(ToString::to_string)).collect::<Vec<_>>(),
        "answers": room.chairs.iter().map(|chair| chair.answers).collect::<Vec<_>>(),
        "wish": room.wish.as_ref().map(|wish| (wish.take_back, wish.agreed.clone())),
        "clocks": seats.map(|seat| room.clocks.left_at(seat, now)).collect::<Vec<_>>(),
        "over": room.is_over(),
        "rows": room.rows(),
    })
}

#[test]
fn a_room_read_from_disk_is_the_room_that_was_written() {
    for seed in 0..12 {
        println!("seed {seed}");
        let mut dice = Pcg64Mcg::seed_from_u64(seed);
        let clock = json!({ "correspondence": { "days": 3, "quiet": null } });
        let mut written = Written::seated(wish(clock, "loss"));
        // The room in another process, which reads only new rows.
        let (mut elsewhere, mut repeated) = (written.read(), 0);
        for now in 1..150 {
            let now = now * 60_000;
            let seat = Seat((dice.next_u64() % 2) as u8);
            let act = match dice.next_u64() % 40 {
                0 => Act::TakeBack { seat },
                1 | 2 => Act::AskBack { seat },
                3 | 4 => Act::AnswerBack { seat, agrees: dice.next_u64() % 3 > 0 },
                5 => Act::Hand { seat, to: Some("random".parse().expect("there is such a player")) },
                6 | 7 => Act::Hand { seat, to: None },
                8 if now > 100 * 60_000 => Act::Resign { seat, why: Why::Own },
                _ => match written.room.asked_openly().first() {
                    Some(seat) => Act::Choose { seat: *seat, index: dice.next_u64() as usize % 3, by: By::Person },
                    None => Act::Rematch { id: MatchId::new() },
                },
            };
            let before = looks(&written.room, now);
            if written.act(act, now).is_err() {
                assert_eq!(looks(&written.room, now), before, "seed {seed}: what is refused changes nothing");
            } else if elsewhere.repeat(written.found.log.last().expect("it was written")) {
                repeated += 1;
                assert_eq!(looks(&elsewhere, now), looks(&written.room, now), "seed {seed}: another process follows");
            } else {
                elsewhere.replace(written.read());
            }
            if dice.next_u64() % 8 == 0 {
                assert_eq!(looks(&written.read(), now), looks(&written.room, now), "seed {seed}");
            }
        }
        assert_eq!(looks(&written.read(), i64::MAX / 2), looks(&written.room, i64::MAX / 2), "seed {seed}");
        assert!(repeated > 20, "seed {seed}: {repeated} answers needed no reading anew");
    }
}

/// A player who goes back knows the rolls, so they do not come again. The transcript says how many rolls were skipped,
/// and a room that is read again continues in the same way.
#[test]
fn rolls_that_were_seen_do_not_come_again_after_going_back() {
    let mut written = Written::seated(wish(json!("none"), "loss"));
    let (mut again, mut other, mut now) = (0, 0, 0);
    while again < 8 {
        now += 1;
        let seat = written.asked();
        written.choose(now).expect("there is an option");
        if !last_record(&written).contains("rolled") || written.room.is_over() {
            continue;
        }
        let first = list_rolls(&last_record(&written));
        written.act(Act::AskBack { seat }, now).expect("there is a choice to take back");
        written.act(Act::AnswerBack { seat: Seat(1 - seat.0), agrees: true }, now).expect("the other is asked");
        let discarded = format!(r#""discarded":{{"rolls":{}}}"#, first.len());
        assert!(last_record(&written).contains(&discarded), "{}", last_record(&written));
        let reread = written.read();
        assert_eq!(reread.transcript(), written.room.transcript());
        written.room.replace(reread);
        assert_eq!(written.asked(), seat, "the same question is asked again");
        written.choose(now).expect("there is an option");
        other += usize::from(list_rolls(&last_record(&written)) != first);
        assert_eq!(written.read().transcript(), written.room.transcript());
        again += 1;
    }
    assert!(other > again / 2, "{other} of {again} times something else was rolled");
}

fn last_record(written: &Written) -> String {
    written.found.log.last().expect("it was written").record.clone()
}

fn list_rolls(record: &str) -> Vec<String> {
    record.match_indices(r#"{"rolled""#).map(|(at, _)| record[at..].split("}}").next().unwrap_or("").into()).collect()
}

#[test]
fn a_finished_match_of_other_rules_stays_readable() {
    let mut written = Written::seated(wish(json!("none"), "loss"));
    written.choose(1).expect("the first choice is possible");
    written.act(Act::Resign { seat: Seat(0), why: Why::Own }, 2).expect("one can always give up");
    let whole = written.room.transcript().expect("it was played");
    written.found.stage = Stage::Over;
    let of_other_rules = |text: &str| text.replace(r#""rules":"#, r#""rules":9"#);
    for row in &mut written.found.log {
        row.record = of_other_rules(&row.record);
    }
    let old = written.read();
    assert!(old.broken.is_some(), "these rules are not here");
    assert_eq!(old.stage(), Stage::Over);
    // The digest is the only line that needs the old rules to be computed again.
    let lines = whole.lines().filter(|line| !line.starts_with(r#"{"digest""#));
    let kept: String = lines.map(|line| of_other_rules(line) + "\n").collect();
    assert_eq!(old.transcript(), Some(kept), "with the proof of its dice");
}

#[test]
fn a_player_whose_time_is_up_has_lost() {
    let mut written = Written::seated(wish(json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } }), "loss"));
    written.choose(10_000).expect("there is time");
    let slow = written.asked();
    let deadline = written.room.deadline().expect("time runs");
    assert!((60_000..61_000).contains(&deadline), "a minute from the beginning, and the way: {deadline}");
    assert!(written.room.due_act(deadline - 1).is_none());
    assert_eq!(
        written.act(Act::Choose { seat: slow, index: 0, by: By::Person }, deadline),
        Err("time-is-up".to_string())
    );
    let Some(act) = written.room.due_act(deadline) else { panic!("something is due") };
    written.act(act, deadline).expect("time is up");
    assert!(written.room.is_over() && written.room.deadline().is_none());
    let transcript = written.room.transcript().expect("there is a transcript");
    assert!(transcript.contains(&format!(r#"{{"resigned":{{"seat":{}}}}}"#, slow.0)), "{transcript}");
}

#[test]
fn the_computer_goes_on_for_a_player_whose_time_is_up() {
    let clock = json!({ "live": { "bank_seconds": 60, "increment_seconds": 5 } });
    let mut written = Written::seated(wish(clock, "computer"));
    written.choose(10_000).expect("there is time");
    let slow = written.asked();
    let deadline = written.room.deadline().expect("time runs");
    let Some(act) = written.room.due_act(deadline) else { panic!("something is due") };
    written.act(act, deadline).expect("time is up");
    assert_eq!(written.room.computer_to_play().map(|(seat, _)| seat), Some(slow));
    assert_eq!(written.room.deadline(), None, "computers need no clock");
}

#[test]
fn a_match_by_correspondence_rests_in_quiet_hours() {
    let quiet = json!({ "from_minute": 22 * 60, "to_minute": 7 * 60, "utc_offset_minutes": 60 });
    let written = Written::seated(wish(json!({ "correspondence": { "days": 1, "quiet": quiet } }), "loss"));
    // From midnight UTC, 01:00 local time, 24 hours outside the nights last until 16:00 local time on the next day.
    let hours = written.room.deadline().map(|deadline| deadline / 3_600_000);
    assert_eq!(hours, Some(24 + 15));
    assert_eq!(written.read().deadline(), written.room.deadline(), "also after a restart");
}

#[test]
fn nonsensical_clocks_and_seats_are_refused() {
    let catalog = Catalog::built_in();
    let agree = |wish: Value| {
        let wish: Wish = serde_json::from_value(wish).expect("this is a wish");
        wish.agree(&catalog, Lang::EN).map(|_| ()).map_err(|error| error.key)
    };
    let clock = |clock: Value| agree(wish(clock, "loss")).expect_err("nobody would want this clock");
    assert_eq!(clock(json!({ "live": { "bank_seconds": 1, "increment_seconds": 0 } })), "clock-bank");
    assert_eq!(clock(json!({ "correspondence": { "days": 0, "quiet": null } })), "clock-days");
    let seats =
        |seats: Value| agree(json!({ "game": "pocket-battles", "seats": seats })).expect_err("these seats are wrong");
    assert_eq!(seats(json!(["me"])), "wrong-number-of-seats");
    assert_eq!(seats(json!(["me", { "computer": "deep" }])), "no-such-player");
    assert_eq!(seats(json!(["me", { "computer": "scout:1000000" }])), "player-too-strong");
    assert_eq!(seats(json!([{ "computer": "random" }, { "computer": "random" }])), "no-person");
    assert_eq!(agree(json!({ "game": "chess", "seats": [] })).expect_err("there is no chess"), "bad-wish");
}

#[test]
fn names_and_nonces_have_limits() {
    let mut written = Written::new(wish(json!("none"), "loss"));
    let mut sit = |name: &str, nonce: &str| {
        written.act(Act::Sit { seat: Seat(0), name: name.into(), share: Share::Nonce(nonce.into()), token: None }, 0)
    };
    for name in ["", "  ", "a\nb", "\u{202e}anna", &"x".repeat(41)] {
        assert_eq!(sit(name, "0123456789abcdef"), Err("bad-name".to_string()), "{name:?}");
    }
    for nonce in ["", "short", "0123456789abcde\n", &"x".repeat(65)] {
        assert_eq!(sit("Anna", nonce), Err("bad-nonce".to_string()), "{nonce:?}");
    }
    assert_eq!(sit("Änne 🎲", "0123456789abcdef"), Ok(()));
    assert_eq!(sit("Anna", "0123456789abcdef"), Err("seat-taken".to_string()));
}

/// The last player to sit down cannot choose a nonce to fit the others, not even together with the server.
#[test]
fn a_sealed_nonce_is_shown_only_when_all_players_sit() {
    let mut written = Written::new(wish(json!("none"), "loss"));
    let nonces = ["0123456789abcdef", "fedcba9876543210"];
    let sit = |seat: u8, sealed: String| Act::Sit {
        seat: Seat(seat),
        name: "Anna".into(),
        share: Share::Sealed(sealed),
        token: None,
    };
    let unseal = |seat: u8, nonce: &str| Act::Unseal { seat: Seat(seat), nonce: nonce.into() };
    assert_eq!(written.act(sit(0, "0123".into()), 0), Err("bad-seal".to_string()));
    assert_eq!(written.act(sit(0, seal(nonces[0])), 0), Ok(()));
    assert_eq!(written.act(unseal(0, nonces[0]), 0), Err("not-all-sit".to_string()));
    assert_eq!(written.act(sit(1, seal(nonces[1])), 0), Ok(()));
    assert!(written.room.played().is_none() && written.room.nonces() == ["", ""], "no nonce is shown yet");
    assert_eq!(written.room.seals(), nonces.map(|nonce| Some(seal(nonce))));
    assert_eq!(written.act(unseal(0, nonces[1]), 0), Err("other-nonce".to_string()));
    assert_eq!(written.act(unseal(1, nonces[1]), 0), Ok(()));
    assert_eq!(written.act(unseal(1, nonces[1]), 0), Err("nothing-sealed".to_string()));
    assert!(written.read().played().is_none(), "the other one is still missing, after a restart too");
    assert_eq!(written.act(unseal(0, nonces[0]), 0), Ok(()));
    assert_eq!(written.room.nonces(), nonces);
    written.act(Act::Resign { seat: Seat(0), why: Why::Own }, 1).expect("one can always give up");
    let read = written.read();
    assert_eq!(looks(&read, 1), looks(&written.room, 1));
    let proof = read.proof().expect("it is over");
    assert_eq!(proof.seals, nonces.map(seal));
    assert_eq!(proof.check(read.played().expect("it was played").rolls()), Ok(()));
}
