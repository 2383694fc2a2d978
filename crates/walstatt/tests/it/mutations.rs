//! A bounded fuzzer: spoilt bytes for everything that reads outside input. Nothing panics.
//!
//! It starts from what the program itself writes, so that many inputs get far. It is the same on every run;
//! `WALSTATT_ROUNDS=100` makes it run 100 times as long. A failure names its seed, and `WALSTATT_SEED` runs that one
//! alone.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use crate::driving::{CATALOG, EN, GAME, begin, play_on, play_once, play_session, referee};
use crate::mutating::{cross_json, cross_members, mutate_bytes, mutate_json, pick};
use catalog::lines::Line;
use catalog::{AnyMatch, Catalog};
use serde_json::{Value, json};
use table::{Dice, FastDice, Rolls, Seat};
use walstatt::referee::serve;

/// Runs a check with this many seeds, or a requested multiple of that.
fn for_seeds(rounds: u64, check: impl Fn(&mut FastDice)) {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let seeds = match number("WALSTATT_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..rounds * number("WALSTATT_ROUNDS").unwrap_or(1),
    };
    for seed in seeds {
        let _named = NamedSeed(seed);
        check(&mut FastDice::new(seed));
    }
}

/// Names itself when a test fails.
struct NamedSeed(u64);

impl Drop for NamedSeed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the seed was {}; run it alone with WALSTATT_SEED={0}", self.0);
        }
    }
}

/// Sessions to spoil: whole matches, with the table's dice and with physical ones, and one with every kind of question.
fn record_sessions() -> Vec<(Rolls, Vec<u8>)> {
    let extras = [json!({"view": 0}), json!({"why_not": 1}), json!({"take_back": 0}), json!({"position": true})];
    let sessions = [Rolls::Seeded(1), Rolls::Outside, Rolls::Seeded(2), Rolls::Outside];
    let record = |(seed, rolls): (u64, Rolls)| {
        let (mut lines, _) = play_session(&mut referee(rolls), seed);
        if seed > 1 {
            lines.truncate(60);
            for place in (0..lines.len()).rev().step_by(4) {
                lines.insert(place, extras[place / 4 % 4].clone());
            }
            lines.extend([json!({"save": "match.jsonl"}), json!({"resign": 0}), json!({"resign": 1})]);
        }
        (rolls, lines.iter().map(|line| line.to_string() + "\n").collect::<String>().into_bytes())
    };
    (0..).zip(sessions).map(record).collect()
}

#[test]
fn a_referee_survives_every_line() {
    let sessions = record_sessions();
    for_seeds(60, |dice| {
        let (rolls, lines) = pick(&sessions, dice);
        let spoilt = match dice.roll(2) {
            1 => mutate_bytes(lines, &pick(&sessions, dice).1, dice),
            _ => mutate_some_lines(lines, dice),
        };
        let answers = answer_lines(*rolls, &spoilt);
        let mut served = Vec::new();
        serve(&mut referee(*rolls), Cursor::new(&spoilt), &mut served).expect("memory does not fail");
        assert!(served == answers, "the loop answers as the referee does");
    });
}

/// Spoils the JSON of a few lines.
fn mutate_some_lines(lines: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let mut lines: Vec<Value> =
        lines.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    for _ in 0..dice.roll(4) {
        let index = dice.roll(lines.len() as u32) as usize - 1;
        mutate_json(&mut lines[index], dice);
    }
    lines.iter().map(|line| line.to_string() + "\n").collect::<String>().into_bytes()
}

/// Answers line by line and checks every answer; returns all output bytes.
fn answer_lines(rolls: Rolls, bytes: &[u8]) -> Vec<u8> {
    let mut referee = referee(rolls);
    let mut out = print(&referee.open());
    let lines = bytes.strip_suffix(b"\n").unwrap_or(bytes).split(|byte| *byte == b'\n');
    for line in lines.filter(|_| !bytes.is_empty()) {
        let before = (referee.played().digest(), referee.played().inputs());
        let answers = referee.take(line);
        let is_refused = answers.iter().any(|answer| matches!(answer, Line::Error { .. }));
        let is_same = before == (referee.played().digest(), referee.played().inputs());
        assert!(!answers.is_empty(), "every line gets an answer");
        assert!(!is_refused || is_same && answers.len() == 1, "a refused line changes nothing");
        out.extend(print(&answers));
    }
    out
}

fn print(lines: &[Line]) -> Vec<u8> {
    let json = lines.iter().map(|line| serde_json::to_string(line).expect("lines are plain data") + "\n");
    json.collect::<String>().into_bytes()
}

/// Transcripts to spoil: matches of all kinds at several moments, some started from a position, some resigned.
fn record_transcripts() -> Vec<String> {
    let record = |seed: u64| {
        let mut dice = FastDice::new(seed);
        let rolls = if dice.roll(2) == 1 { Rolls::Seeded(seed) } else { Rolls::Outside };
        let mut played = begin(&pick_options(&mut dice), rolls);
        play_some(&mut *played, &mut dice);
        if seed % 2 == 1 {
            played = begin_at(&played.options(), &played.position(), rolls).expect("a position of the game itself");
            play_some(&mut *played, &mut dice);
        }
        if seed % 4 >= 2 {
            let _unless_it_is_over = played.resign(Seat(0), EN);
        }
        played.save()
    };
    (0..32).map(record).collect()
}

#[test]
fn a_transcript_loads_or_says_why_not() {
    let transcripts = record_transcripts();
    for_seeds(250, |dice| {
        let transcript = pick(&transcripts, dice);
        let spoilt = match dice.roll(2) {
            1 => mutate_bytes(transcript.as_bytes(), pick(&transcripts, dice).as_bytes(), dice),
            _ => mutate_some_lines(without_seal(transcript).as_bytes(), dice),
        };
        match CATALOG.load(&String::from_utf8_lossy(&spoilt), None, EN) {
            Ok(mut loaded) => play_on(&mut *loaded, "random", dice),
            Err(error) => assert!(!error.text.is_empty() && !error.text.contains('⟨'), "{error}"),
        }
    });
}

/// Without its last line a transcript does not state its result, so that more of the spoilt ones load.
fn without_seal(transcript: &str) -> &str {
    transcript.trim_end().rsplit_once('\n').map_or(transcript, |(inputs, _)| inputs)
}

/// Positions to spoil, with their options: from the first question to the last.
fn record_positions() -> Vec<(Value, Value)> {
    let record = |seed: u64| {
        let mut dice = FastDice::new(seed);
        let options = if seed.is_multiple_of(2) { json!({"size": 60}) } else { pick_options(&mut dice) };
        let mut played = begin(&options, Rolls::Outside);
        play_some(&mut *played, &mut dice);
        (played.options(), played.position())
    };
    (0..80).map(record).collect()
}

#[test]
fn a_position_can_be_played_to_the_end_or_is_refused() {
    let positions = record_positions();
    let begun = std::cell::Cell::new(0);
    for_seeds(1500, |dice| {
        let (options, position) = pick(&positions, dice);
        let mut spoilt = position.clone();
        let other = &pick(&positions, dice).1;
        match dice.roll(3) {
            1 => mutate_json(&mut spoilt, dice),
            2 => cross_json(&mut spoilt, other, dice),
            _ => cross_members(&mut spoilt, other, dice),
        }
        let rolls = if dice.roll(2) == 1 { Rolls::Seeded(1) } else { Rolls::Outside };
        let _named = NamedPosition(options, &spoilt);
        match begin_at(options, &spoilt, rolls) {
            Ok(mut played) => {
                begun.set(begun.get() + u32::from(spoilt != *position));
                let player = if dice.roll(8) == 1 { "scout:2" } else { "random" };
                play_on(&mut *played, player, dice);
            }
            Err(why) => assert!(!why.is_empty() && !why.contains('⟨'), "{why}"),
        }
    });
    assert!(begun.get() > 0 || std::env::var_os("WALSTATT_SEED").is_some(), "some changes leave a position possible");
}

/// Shows itself when a test fails.
struct NamedPosition<'p>(&'p Value, &'p Value);

impl Drop for NamedPosition<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", json!({"position": self.1, "options": self.0, "game": GAME}));
        }
    }
}

#[test]
fn content_loads_and_can_be_played_or_is_refused() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pocket-battles/content");
    let read =
        |kind: &str, army: &str| fs::read(own.join(kind).join(format!("{army}.toml"))).expect("the file is there");
    let armies = ["orcs", "elves", "celts", "romans", "macedonians", "persians"];
    let folder = tempfile::tempdir().expect("there is room for files");
    for kind in ["armies", "ready"] {
        fs::create_dir_all(folder.path().join(GAME).join(kind)).expect("there is room for files");
    }
    for_seeds(250, |dice| {
        let (army, other) = (*pick(&armies, dice), *pick(&armies, dice));
        for kind in ["armies", "ready"] {
            let file = folder.path().join(GAME).join(kind).join("own.toml");
            let text = read(kind, army);
            let is_spoilt = kind == "armies" || dice.roll(2) == 1;
            let text = if is_spoilt { mutate_bytes(&text, &read(kind, other), dice) } else { text };
            fs::write(file, text).expect("there is room for files");
        }
        let reports = Catalog::check_content(Some(folder.path()), EN);
        match Catalog::with_content(folder.path(), EN) {
            Ok(catalog) => play_with(&catalog, army, dice),
            Err(error) => {
                assert!(!error.text.is_empty() && !error.text.contains('⟨'), "{error}");
                assert!(reports.iter().any(|report| !report.problems.is_empty()));
            }
        }
    });
}

fn play_with(catalog: &Catalog, army: &str, dice: &mut FastDice) {
    let size = 10 * (dice.roll(10) + 2);
    let game = catalog.game(GAME, EN).expect("the game is listed");
    let options = json!({"size": size, "armies": [army, army]});
    if let Ok(mut played) = game.begin(&options, Rolls::Seeded(dice.seed()), EN) {
        play_on(&mut *played, "random", dice);
    }
}

fn pick_options(dice: &mut FastDice) -> Value {
    let armies = ["orcs", "elves", "celts", "romans", "macedonians", "persians"];
    json!({"size": 10 * (dice.roll(10) + 2), "armies": [pick(&armies, dice), pick(&armies, dice)]})
}

fn begin_at(options: &Value, position: &Value, rolls: Rolls) -> Result<Box<dyn AnyMatch>, String> {
    let agreed = CATALOG.game(GAME, EN).and_then(|game| game.agree(options, EN)).map_err(|error| error.text)?;
    agreed.begin_at(position, rolls, EN).map_err(|error| error.text)
}

/// Plays a random part of what is left, from nothing to all of it.
fn play_some(played: &mut dyn AnyMatch, dice: &mut FastDice) {
    let most = if dice.roll(3) == 1 { dice.roll(8) } else { dice.roll(300) } - 1;
    for _ in 0..most {
        if !play_once(played, "random", dice) {
            return;
        }
    }
}
