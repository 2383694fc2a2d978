//! A match says the same as JSON text, as JSON values and as flat views.

use std::sync::LazyLock;

use crate::stones::Stones;
use catalog::{AnyMatch, Asked, Catalog, Flat, Listed, Pending, PlayerSpec};
use serde::Serialize;
use serde_json::Value;
use table::{Lang, Rolls, Seat, Texts, Viewer};

const EN: Lang = Lang::EN;

fn stones() -> Catalog {
    Catalog::of(vec![Box::new(Listed::<Stones>::new((), EN).expect("the default options are valid"))])
}

fn begin(catalog: &Catalog, seed: u64) -> Box<dyn AnyMatch> {
    let game = catalog.games().next().expect("a game is listed");
    game.begin(&Value::Null, Rolls::Seeded(seed), EN).expect("the default options are valid")
}

fn random() -> PlayerSpec {
    "random".parse().expect("the player exists")
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("this is JSON")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

fn own_question(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Option<Asked> {
    match played.pending(Some(Viewer::Seat(seat)), lang) {
        Pending::Asked(asked) => asked.into_iter().next(),
        Pending::Roll(_) | Pending::Draw(_) | Pending::Over(_) => None,
    }
}

/// All viewers, and a seat that does not exist.
fn viewers(played: &dyn AnyMatch) -> Vec<Viewer> {
    Viewer::all(played.seats()).chain([Viewer::Seat(Seat(9))]).collect()
}

/// Compares with a fresh copy, so that no cached view can hide anything.
#[track_caller]
fn assert_says_the_same(played: &dyn AnyMatch, from: usize, lang: Lang) {
    let copy = played.boxed_clone();
    for viewer in viewers(played) {
        let (view, mut flat) = (played.view(viewer), Flat::default());
        view.lay(&mut flat);
        assert_eq!(flat.to_json(), view.to_string());
        assert_eq!(parse(&view.to_string()), copy.view(viewer).to_json());
        assert_eq!(played.told(Some(viewer), from, lang), copy.told(Some(viewer), from, lang));
    }
    let asked = match copy.pending(None, lang) {
        Pending::Asked(asked) => asked,
        Pending::Roll(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
    };
    assert_eq!(played.asked_seats().len(), asked.len());
    for seat in (0..=played.seats()).map(Seat) {
        let one = asked.iter().find(|one| one.seat == seat);
        assert_eq!(own_question(played, seat, lang).as_ref(), one);
        assert_eq!(played.asked_seats().iter().any(|asked| asked.seat == seat), one.is_some());
    }
}

fn check_games(catalog: &Catalog, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        println!("seed {seed}");
        let mut played = begin(catalog, seed);
        let mut events = 0;
        while let Some(asked) = played.asked_seats().first() {
            assert!(!played.is_over());
            let lang = if played.inputs().is_multiple_of(2) { Lang::of("de") } else { Lang::EN };
            assert_says_the_same(&*played, events, lang);
            events = played.events();
            played.let_play(asked.seat, &random(), seed, EN).expect("this seat is asked");
        }
        assert!(played.is_over());
        assert_says_the_same(&*played, 0, EN);
        assert!(played.told(Some(Viewer::Spectator), usize::MAX, EN).is_empty());
        check_lines(&*played);
    }
}

/// Header and inputs as single lines make up the transcript.
#[track_caller]
fn check_lines(played: &dyn AnyMatch) {
    let lines: Vec<String> = [played.header_json()].into_iter().chain(played.inputs_json(0)).collect();
    let saved = played.save();
    assert_eq!(saved.lines().take(lines.len()).collect::<Vec<_>>(), lines);
    assert_eq!(saved.lines().count(), lines.len() + 1, "only the digest is missing");
    assert_eq!(played.inputs_json(played.inputs() - 1), lines[lines.len() - 1..]);
    assert!(played.inputs_json(played.inputs()).is_empty());
    let rolled = lines.iter().filter(|line| line.starts_with("{\"rolled\"")).count();
    assert_eq!(played.dice_rolled(), rolled);
}

#[test]
fn a_small_game_says_the_same_as_text() {
    check_games(&stones(), 0..50);
}

#[test]
fn pocket_battles_says_the_same_as_text() {
    check_games(&Catalog::built_in(), 0..3);
}

#[test]
fn fields_come_in_the_order_of_their_structs() {
    let played = begin(&stones(), 1);
    let asked = json(&own_question(&*played, Seat(0), EN).expect("seat 0 lays its mine"));
    let places: Vec<_> =
        ["{\"seat\":", "\"question\":", "\"text\":", "\"options\":", "\"choice\":", "\"touches\":", "\"open\":"]
            .iter()
            .map(|field| asked.find(field).unwrap_or_else(|| panic!("{field} is missing: {asked}")))
            .collect();
    assert!(places.is_sorted(), "{asked}");
    let told = json(&played.told(Some(Viewer::Spectator), 0, EN)[0]);
    assert!(told.starts_with("{\"to\":null,\"event\":"), "{told}");
}

#[test]
fn picking_changes_nothing_and_is_what_a_player_then_answers() {
    let catalog = stones();
    for seed in 0..20 {
        let mut played = begin(&catalog, seed);
        let scout: PlayerSpec = "scout:10".parse().expect("the player exists");
        while let Some(asked) = played.asked_seats().first() {
            let before = played.save();
            let picked = played.pick(asked.seat, &scout, seed, EN).expect("this seat is asked");
            assert_eq!(played.save(), before, "seed {seed}");
            let mut copy = played.boxed_clone();
            copy.choose(asked.seat, picked, EN).expect("a player picks what is offered");
            assert_eq!(played.save(), before, "seed {seed}: a copy is a match of its own");
            played.let_play(asked.seat, &scout, seed, EN).expect("this seat is asked");
            assert_eq!(played.save(), copy.save(), "seed {seed}");
        }
        let over = played.pick(Seat(0), &scout, seed, EN).expect_err("nobody is asked");
        assert_eq!(over.text, "The game is over.");
    }
}

#[test]
fn an_ordinary_question_is_not_a_window() {
    let played = begin(&stones(), 1);
    assert!(played.asked_seats().iter().all(|asked| !asked.is_in_window()));
}

/// "1 cards" is wrong in every language.
#[test]
fn numbers_agree_with_what_they_count() {
    static TEXTS: LazyLock<Texts> = table::texts!();
    table::battery::texts(&TEXTS);
}
