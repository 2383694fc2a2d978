//! Recorded matches of every game replay to the same results, for every viewer and in both languages.
//!
//! `corpus/README.md` says what is in it, how to add a recording, and what to do when one fails.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs, thread};

use catalog::{AnyMatch, Catalog, Draw, Offered, Over, Pending, Roll};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Dice, DiceKey, FastDice, Lang, Rolls, Seat, Viewer};

mod recipes;
mod replayed;

use recipes::{read_recipes, record_what_is_missing};
use replayed::{Replayed, add, describe_end};

/// All viewers look at the table each time this many choices were made, and once more at the end.
const MOMENT: usize = 10;
/// The expectation has the spectators' sentences if there are no more than this, and otherwise only their hash.
const MAX_SENTENCES: usize = 200;
const MIN_RECORDINGS: usize = 30;
const LANGS: [(&str, Lang); 2] = [("de", Lang::of("de")), ("en", Lang::EN)];

/// `WALSTATT_RECORD=1` first makes the recordings that recipes ask for, `WALSTATT_BLESS=views,events` rewrites these
/// parts of the expectations.
#[test]
fn corpus_replays_to_what_was_recorded() {
    let catalogs = Catalogs::open();
    if env::var_os("WALSTATT_RECORD").is_some() {
        record_what_is_missing(&catalogs);
    }
    let recordings = list_recordings();
    let (mut failures, mut taken_back) = (Vec::new(), BTreeMap::new());
    for (recording, checked) in check_all(&recordings, &catalogs, &blessed_parts()) {
        match checked {
            Ok(times) => *taken_back.entry(&recording.game).or_insert(0) += times,
            Err(why) => failures.push(format!("{}: {why}", recording.shown())),
        }
    }
    failures.sort();
    assert!(failures.is_empty(), "recordings that differ: {}\n\n{}", failures.len(), failures.join("\n"));
    for (game, times) in taken_back {
        assert!(times > 0, "{game}: no choice could be taken back in any recording");
    }
}

/// Checks all recordings on all cores. A panic fails one recording and does not stop the others.
fn check_all<'r>(
    recordings: &'r [Recording],
    catalogs: &Catalogs,
    blessed: &[Part],
) -> Vec<(&'r Recording, Result<usize, String>)> {
    let queue = Mutex::new(recordings.iter());
    let work = || {
        let mut checked = Vec::new();
        while let Some(recording) = { queue.lock().expect("no thread panics with it").next() } {
            let result = panic::catch_unwind(AssertUnwindSafe(|| recording.check(catalogs, blessed)));
            checked.push((recording, result.unwrap_or_else(|_| Err("it panics on the way, see above".into()))));
        }
        checked
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("panics were caught")).collect()
    })
}

/// The corpus is only of use if it is complete.
#[test]
fn corpus_has_every_kind_of_match() {
    let catalogs = Catalogs::open();
    let recordings = list_recordings();
    let mut missing = Vec::new();
    for game in catalogs.built_in.games() {
        let of_game: Vec<&Recording> = recordings.iter().filter(|recording| recording.game == game.id()).collect();
        missing.extend(missing_kinds(game, &of_game).into_iter().map(|kind| format!("{}: {kind}", game.id())));
    }
    let how = "`cargo xtask corpus --record` makes what recipes ask for";
    assert!(missing.is_empty(), "the corpus lacks:\n{}\n{how}", missing.join("\n"));
}

struct Catalogs {
    built_in: Catalog,
    own: Catalog,
}

impl Catalogs {
    fn open() -> Catalogs {
        let own = Catalog::with_content(&corpus().join("content"), Lang::EN);
        Catalogs { built_in: Catalog::built_in(), own: own.unwrap_or_else(|error| panic!("{error}")) }
    }

    fn of(&self, name: &str) -> &Catalog {
        if name.starts_with("own-content") { &self.own } else { &self.built_in }
    }
}

/// Read at run time, because the test may have been compiled in another clone.
fn corpus() -> PathBuf {
    let catalog = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    catalog.join("../../corpus")
}

struct Recording {
    game: String,
    name: String,
    transcript: String,
}

fn list_recordings() -> Vec<Recording> {
    let mut recordings = Vec::new();
    for game in list(&corpus()).into_iter().filter(|name| name != "content" && corpus().join(name).is_dir()) {
        for file in list(&corpus().join(&game)) {
            let Some(name) = file.strip_suffix(".jsonl") else {
                let name = file.strip_suffix(".expected");
                let belongs = file == "recipes.toml" || name.is_some_and(|name| path(&game, name, "jsonl").is_file());
                assert!(belongs, "corpus/{game}/{file} belongs to no recording");
                continue;
            };
            let transcript = fs::read_to_string(path(&game, name, "jsonl")).expect("a recording can be read");
            recordings.push(Recording { game: game.clone(), name: name.to_string(), transcript });
        }
    }
    recordings
}

/// The names in a folder, sorted.
fn list(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("a folder can be read").file_name().to_string_lossy().into_owned()).collect()
}

fn path(game: &str, name: &str, extension: &str) -> PathBuf {
    corpus().join(game).join(format!("{name}.{extension}"))
}

/// The parts of an expectation. Each is blessed separately, so that an intended change in one hides nothing in the
/// others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// How it ended, and the digest.
    Outcome,
    Views,
    Questions,
    Events,
    Sentences,
}

const PARTS: [(Part, &str); 5] = [
    (Part::Outcome, "all"),
    (Part::Views, "views"),
    (Part::Questions, "questions"),
    (Part::Events, "events"),
    (Part::Sentences, "sentences"),
];

impl Part {
    /// The part that a line of an expectation belongs to.
    fn of(line: &str) -> Part {
        match line.split([' ', ':']).next() {
            Some("views") => Part::Views,
            Some("questions") => Part::Questions,
            Some("events") => Part::Events,
            Some("sentences" | "refused" | "de" | "en") => Part::Sentences,
            _ => Part::Outcome,
        }
    }
}

fn blessed_parts() -> Vec<Part> {
    let wishes = env::var("WALSTATT_BLESS").unwrap_or_default();
    let parts = wishes.split(',').filter(|wish| !wish.is_empty()).flat_map(|wish| {
        let known: Vec<Part> =
            PARTS.iter().filter(|(_, name)| wish == "all" || wish == *name).map(|(part, _)| *part).collect();
        assert!(
            !known.is_empty(),
            "WALSTATT_BLESS has no `{wish}`; there are views, questions, events, sentences and all"
        );
        known
    });
    parts.collect()
}

impl Recording {
    fn shown(&self) -> String {
        format!("corpus/{}/{}", self.game, self.name)
    }

    fn header(&self) -> Value {
        let first = self.transcript.lines().next().unwrap_or_default();
        let first: Value = serde_json::from_str(first).expect("a recording starts with its header");
        first["header"].clone()
    }

    fn is_refused(&self) -> bool {
        self.name.starts_with("refused")
    }

    /// Replays it and compares; returns how many choices were taken back and repeated on the way.
    fn check(&self, catalogs: &Catalogs, blessed: &[Part]) -> Result<usize, String> {
        let catalog = catalogs.of(&self.name);
        let (lines, taken_back) = if self.is_refused() {
            (self.be_refused(catalog)?, 0)
        } else {
            let replayed = self.replay(catalog).map_err(|why| {
                format!("{why}\n  Has a rule changed on purpose? Then raise RULES; see corpus/README.md.")
            })?;
            (replayed.describe(), replayed.taken_back)
        };
        let file = path(&self.game, &self.name, "expected");
        let Ok(expected) = fs::read_to_string(&file) else {
            if env::var_os("WALSTATT_RECORD").is_none() {
                return Err("there is no expectation yet; `cargo xtask corpus --record` writes it".into());
            }
            fs::write(&file, join(&lines)).expect("the file can be written");
            return Ok(taken_back);
        };
        let old: Vec<String> = expected.lines().map(str::to_string).collect();
        let merged: Vec<String> = (PARTS.iter())
            .flat_map(|(part, _)| {
                let from = if blessed.contains(part) { &lines } else { &old };
                from.iter().filter(|line| Part::of(line) == *part).cloned()
            })
            .collect();
        if !blessed.is_empty() && join(&merged) != expected {
            fs::write(&file, join(&merged)).expect("the file can be written");
        }
        compare(&merged, &lines).map(|()| taken_back)
    }

    fn be_refused(&self, catalog: &Catalog) -> Result<Vec<String>, String> {
        let say = |(name, lang)| match catalog.load(&self.transcript, None, lang) {
            Ok(_) => Err("it should be refused, but it is loaded".to_string()),
            Err(error) => Ok(format!("refused {name}: {}", error.text)),
        };
        LANGS.into_iter().map(say).collect()
    }

    /// Plays the recorded inputs one by one, as if people entered them, and looks at the table along the way.
    fn replay(&self, catalog: &Catalog) -> Result<Replayed, String> {
        let say = |error: catalog::GameError| error.text;
        let whole = catalog.load(&self.transcript, None, Lang::EN).map_err(say)?;
        let mut live = catalog.load(&self.transcript, Some(0), Lang::EN).map_err(say)?;
        let mut replayed = Replayed::new(live.seats());
        replayed.listen(&*live);
        let (mut choices, mut last_taken_back) = (0, 0);
        for (index, line) in self.transcript.lines().skip(1).take(whole.inputs()).enumerate() {
            // The table's own dice have rolled already.
            if live.inputs() > index {
                continue;
            }
            let input: Value = serde_json::from_str(line).expect("it was loaded before");
            play(&mut *live, &input).map_err(|why| format!("input {}: {why}", index + 1))?;
            replayed.listen(&*live);
            choices += 1;
            if choices % MOMENT == 0 {
                replayed.look(&*live);
            }
            if choices >= last_taken_back + MOMENT && take_back_and_repeat(&*live, &input)? {
                last_taken_back = choices;
                replayed.taken_back += 1;
            }
        }
        replayed.look(&*live);
        replayed.end = describe_end(&*live);
        add(&mut replayed.facts, &live.facts().to_string());
        if live.digest() != whole.digest() {
            return Err("played input by input it comes to another digest than loaded at once".into());
        }
        // A proof of the dice may follow the seal.
        if !self.transcript.starts_with(&live.save()) {
            return Err("saved again it is written otherwise".into());
        }
        Ok(replayed)
    }
}

fn join(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Reports the differences: every hash that differs, and the first sentence.
fn compare(expected: &[String], found: &[String]) -> Result<(), String> {
    let mut text = String::new();
    for (part, name) in PARTS {
        let before = text.len();
        for is_said in [false, true] {
            let pick = |lines: &[String]| -> Vec<String> {
                let is_said_in = |line: &str| line.starts_with("de: ") || line.starts_with("en: ");
                lines.iter().filter(|line| Part::of(line) == part && is_said_in(line) == is_said).cloned().collect()
            };
            let (expected, found) = (pick(expected), pick(found));
            let length = expected.len().max(found.len());
            let differing = (0..length).filter(|&at| expected.get(at) != found.get(at));
            for at in differing.take(if is_said { 1 } else { length }) {
                let show = |lines: &[String]| lines.get(at).cloned().unwrap_or_else(|| "nothing".into());
                text += &format!("\n  expected {}\n  found    {}", show(&expected), show(&found));
            }
        }
        if text.len() > before {
            text += &format!("\n  On purpose? `cargo xtask corpus --bless {name}` writes it down.");
        }
    }
    if text.is_empty() { Ok(()) } else { Err(text) }
}

/// Plays one line of a transcript.
fn play(live: &mut dyn AnyMatch, input: &Value) -> Result<(), String> {
    let read_seat =
        |input: &Value| serde_json::from_value::<Seat>(input["seat"].clone()).map_err(|why| why.to_string());
    let played = if let Some(chose) = input.get("chose") {
        live.answer(read_seat(chose)?, &chose["choice"], Lang::EN).map(drop)
    } else if let Some(resigned) = input.get("resigned") {
        live.resign(read_seat(resigned)?, Lang::EN).map(drop)
    } else {
        live.rolled(input["rolled"]["value"].as_u64().unwrap_or_default() as u32, Lang::EN)
    };
    played.map_err(|error| error.text)
}

/// Takes the last choice back, if that is allowed, and repeats it: nothing must have changed.
fn take_back_and_repeat(live: &dyn AnyMatch, input: &Value) -> Result<bool, String> {
    let Some(seat) = input["chose"]["seat"].as_u64().map(|seat| Seat(seat as u8)) else { return Ok(false) };
    if live.may_take_back(seat).is_none() {
        return Ok(false);
    }
    let mut copy = live.boxed_clone();
    copy.take_back(seat, Lang::EN).map_err(|error| error.text)?;
    if copy.inputs() >= live.inputs() {
        return Err(format!("input {} was taken back and is still there", live.inputs()));
    }
    play(&mut *copy, input)?;
    let is_same = copy.digest() == live.digest() && copy.inputs_json(0) == live.inputs_json(0);
    if is_same { Ok(true) } else { Err(format!("input {}: taken back and chosen again it differs", live.inputs())) }
}

/// The kinds of recording that every game needs and this one lacks.
fn missing_kinds(game: &dyn catalog::AnyGame, recordings: &[&Recording]) -> Vec<String> {
    let recipes = read_recipes(game.id());
    let (refused, replayed): (Vec<&Recording>, Vec<&Recording>) =
        recordings.iter().partition(|recording| recording.is_refused());
    let headers: Vec<Value> = replayed.iter().map(|recording| recording.header()).collect();
    let mut missing = Vec::new();
    let mut need = |what: String, is_there: bool| {
        if !is_there {
            missing.push(what);
        }
    };
    need(format!("{MIN_RECORDINGS} matches, only {}", replayed.len()), replayed.len() >= MIN_RECORDINGS);
    for name in recipes.keys() {
        need(format!("the recipe {name}"), recordings.iter().any(|recording| recording.name == *name));
    }
    for player in ["random", "habit", "scout"] {
        let is_there = recipes.values().any(|recipe| recipe.rules.is_none() && recipe.has_player(player));
        need(format!("a match with {player}"), is_there);
    }
    need("a match with choices taken back".into(), recipes.values().any(|recipe| recipe.take_back.is_some()));
    let any_line = |start: &str| replayed.iter().any(|one| one.transcript.lines().any(|line| line.starts_with(start)));
    need("a match in which a seat resigned".into(), any_line("{\"resigned\""));
    need("a match begun in the middle".into(), headers.iter().any(|header| header.get("start").is_some()));
    need("own content".into(), replayed.iter().any(|recording| recording.name.starts_with("own-content")));
    let is_unfinished = |recording: &&Recording| {
        let expected = fs::read_to_string(path(&recording.game, &recording.name, "expected"));
        expected.is_ok_and(|text| text.starts_with("outcome: unfinished"))
    };
    need("an unfinished match".into(), replayed.iter().any(is_unfinished));
    for rolls in ["seeded", "keyed", "outside"] {
        let is_there = headers.iter().any(|header| header["rolls"] == rolls || header["rolls"].get(rolls).is_some());
        need(format!("dice that are {rolls}"), is_there);
    }
    let info = game.info();
    for (option, value) in offered_values(&info.options) {
        let has = |header: &Value| match &header["options"][option] {
            Value::Array(values) => values.contains(&value),
            one => *one == value,
        };
        need(format!("the option {option} {value}"), headers.iter().any(has));
    }
    let versions: BTreeSet<u64> = refused.iter().filter_map(|it| it.header()["rules"].as_u64()).collect();
    for version in versions.first().copied().unwrap_or(0).min(u64::from(info.rules) - 1)..u64::from(info.rules) {
        need(format!("a refused match of version {version} of the rules"), versions.contains(&version));
    }
    missing
}

/// Every value of every option that is a list, both states of a switch, every number of players.
fn offered_values(schema: &Value) -> Vec<(&str, Value)> {
    let mut values = Vec::new();
    for (name, property) in schema["properties"].as_object().expect("options have properties") {
        let property = if property["type"] == "array" { &property["items"] } else { property };
        let cases = property["oneOf"].as_array().into_iter().flatten();
        values.extend(cases.map(|case| (name.as_str(), case["const"].clone())));
        if property["type"] == "boolean" {
            values.extend([false, true].map(|value| (name.as_str(), json!(value))));
        }
        if let (Some(least), Some(most), "players") =
            (property["minimum"].as_u64(), property["maximum"].as_u64(), &**name)
        {
            values.extend((least..=most).map(|players| (name.as_str(), json!(players))));
        }
    }
    values
}
