//! `walstatt verify`, as people call it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use catalog::{AnyMatch, Catalog};
use serde_json::{Value, json};
use table::{DiceKey, Lang, Proof, Rolls, Seat, seal};

const SECRET: [u8; 32] = [7; 32];

fn nonces() -> Vec<String> {
    ["blue otter", "Ä \u{1b}[2J"].map(String::from).to_vec()
}

/// A random game, recorded.
fn record(rolls: Rolls) -> String {
    let catalog = Catalog::built_in();
    let game = catalog.game("pocket-battles", Lang::EN).expect("the game is listed");
    play_to_the_end(game.begin(&json!({}), rolls, Lang::EN).expect("the default options are possible"))
}

fn play_to_the_end(mut played: Box<dyn AnyMatch>) -> String {
    let random = "random".parse().expect("there is such a player");
    while let Some(asked) = played.asked_seats().first() {
        played.let_play(asked.seat, &random, 5, Lang::EN).expect("this seat is asked");
    }
    played.save()
}

fn record_fair() -> (String, Proof) {
    (record(Rolls::Keyed(DiceKey::derive(&SECRET, &nonces()))), Proof::of(&SECRET, nonces()))
}

/// A file as the server provides it.
fn good_file() -> String {
    let (record, proof) = record_fair();
    record + &proof.to_line()
}

/// A file whose proof was changed.
fn file_with(change: impl FnOnce(&mut Proof)) -> String {
    let (record, mut proof) = record_fair();
    change(&mut proof);
    record + &proof.to_line()
}

fn verify(file: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_walstatt"));
    command.args(["verify", "-"]).args(args).env_clear().stdin(Stdio::piped());
    let mut running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("walstatt starts");
    running.stdin.take().expect("it is piped").write_all(file.as_bytes()).expect("walstatt reads");
    running.wait_with_output().expect("walstatt ends")
}

fn utf8(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("walstatt prints UTF-8")
}

#[track_caller]
fn good(file: &str, args: &[&str]) -> String {
    let output = verify(file, args);
    assert_eq!((output.status.code(), utf8(&output.stderr)), (Some(0), ""));
    utf8(&output.stdout).to_string()
}

/// The fault of a file in English; asserts that there is a German sentence, too.
#[track_caller]
fn bad(file: &str, args: &[&str]) -> String {
    let complain = |lang: &str| {
        let output = verify(file, &[args, &["--lang", lang]].concat());
        assert_eq!((output.status.code(), utf8(&output.stdout)), (Some(1), ""));
        utf8(&output.stderr).to_string()
    };
    let (german, english) = (complain("de"), complain("en"));
    assert!(german.starts_with("Fehler: ") && !german.contains('⟨'), "{german}");
    assert_ne!(german.split_once(": "), english.split_once(": "));
    english
}

#[test]
fn a_good_file_says_what_was_checked() {
    let file = good_file();
    let commitment = Proof::of(&SECRET, nonces()).commitment;
    let rolls = file.lines().filter(|line| line.starts_with("{\"rolled\"")).count();
    let told = good(&file, &["--lang", "en"]);
    assert!(told.starts_with("pocket-battles: the dice of this match are the ones that were promised.\n"), "{told}");
    assert!(told.contains(&format!("Commitment: {commitment} – the secret in the file gives it.\n")), "{told}");
    assert!(told.contains(&format!("Rolls: {rolls} – each is the one that the key gives.\n")), "{told}");
    assert!(told.contains("--commitment"), "{told}");
    assert!(told.contains("blue otter, Ä \\u{1b}[2J"), "a nonce must not steer the terminal: {told}");
    let german = good(&file, &["--lang", "de"]);
    assert!(german.contains("sind die, die versprochen waren") && !german.contains('⟨'), "{german}");
}

#[test]
fn a_good_file_is_described_as_json() {
    let described: Value = serde_json::from_str(&good(&good_file(), &["--json"])).expect("this is JSON");
    let file = good_file();
    let digest: Value = serde_json::from_str(file.lines().rev().nth(1).expect("there is a seal")).expect("it is JSON");
    assert_eq!(described["digest"], digest["digest"]);
    assert_eq!(described["nonces"], json!(nonces()));
    assert_eq!(described["over"], true);
    let inputs = described["inputs"].as_u64().expect("it is a number");
    assert_eq!(inputs, file.lines().count() as u64 - 3, "all lines but the header, the seal and the dice");
}

#[test]
fn a_match_that_began_in_the_middle_of_another_says_so() {
    let catalog = Catalog::built_in();
    let game = catalog.game("pocket-battles", Lang::EN).expect("the game is listed");
    let agreed = game.agree(&json!({}), Lang::EN).expect("the default options are possible");
    let mut other = agreed.begin(Rolls::Seeded(1));
    for seat in [0, 1] {
        other.choose(Seat(seat), 0, Lang::EN).expect("both muster");
    }
    let rolls = Rolls::Keyed(DiceKey::derive(&SECRET, &nonces()));
    let begun = agreed.begin_at(&other.position(), rolls, Lang::EN).expect("a match can begin there");
    let file = play_to_the_end(begun) + &Proof::of(&SECRET, nonces()).to_line();
    assert!(good(&file, &["--lang", "en"]).contains("began in the middle of another one"));
    assert!(!good(&good_file(), &["--lang", "en"]).contains("began in the middle"));
    let described: Value = serde_json::from_str(&good(&file, &["--json"])).expect("this is JSON");
    assert_eq!(described["has_start"], true);
}

#[test]
fn the_commitment_that_was_shown_is_compared() {
    let commitment = Proof::of(&SECRET, nonces()).commitment;
    let told = good(&good_file(), &["--lang", "en", "--commitment", &commitment.to_uppercase()]);
    assert!(told.contains("it is the one you were shown"), "{told}");
    let other = Proof::of(&[8; 32], nonces()).commitment;
    let wrong = bad(&good_file(), &["--commitment", &other]);
    assert!(wrong.contains(&format!("has the commitment {commitment}, but you were shown {other}")), "{wrong}");
}

#[test]
fn a_changed_roll_is_found() {
    let file = good_file();
    let line = file.lines().position(|line| line.starts_with("{\"rolled\"")).expect("dice are rolled");
    let roll: Value = serde_json::from_str(file.lines().nth(line).expect("the line is there")).expect("it is JSON");
    let (sides, value) = (&roll["rolled"]["sides"], roll["rolled"]["value"].as_u64().expect("it is a number"));
    let written = |value: u64| format!("{{\"rolled\":{{\"sides\":{sides},\"value\":{value}}}}}");
    let other = if value == 1 { 2 } else { 1 };
    let wrong = bad(&file.replacen(&written(value), &written(other), 1), &[]);
    let place = format!("Input {line} (line {}): a roll of {other} is written here", line + 1);
    assert!(wrong.contains(&place) && wrong.contains(&format!("show {value}")), "{wrong}");
}

#[test]
fn a_changed_secret_is_found() {
    let wrong = bad(&file_with(|proof| proof.secret = "00".repeat(32)), &[]);
    assert!(wrong.contains("The secret in the file does not give the commitment"), "{wrong}");
    let wrong = bad(&file_with(|proof| proof.secret.push('0')), &[]);
    assert!(wrong.contains("not 64 lower-case hex digits"), "{wrong}");
    let wrong = bad(&file_with(|proof| *proof = Proof::of(&[8; 32], nonces())), &[]);
    assert!(wrong.contains("The key of the dice does not follow"), "{wrong}");
}

#[test]
fn a_changed_nonce_is_found() {
    let wrong = bad(&file_with(|proof| proof.nonces[0] = "red otter".into()), &[]);
    assert!(wrong.contains("The key of the dice does not follow"), "{wrong}");
    let wrong = bad(&file_with(|proof| proof.nonces = vec![nonces().join("\n")]), &[]);
    assert!(wrong.contains("Nonce 1 has a line break"), "{wrong}");
}

#[test]
fn a_changed_commitment_is_found() {
    let wrong = bad(&file_with(|proof| proof.commitment = Proof::of(&[8; 32], nonces()).commitment), &[]);
    assert!(wrong.contains("The secret in the file does not give the commitment"), "{wrong}");
}

#[test]
fn a_file_without_a_proof_says_where_to_get_one() {
    let (record, proof) = record_fair();
    let wrong = bad(&record, &[]);
    assert!(wrong.contains("has no line “dice” after its digest"), "{wrong}");
    let line = record.lines().count() + 1;
    let wrong = bad(&(record + &proof.to_line()[..50]), &[]);
    assert!(wrong.contains(&format!("Line {line}: what follows the digest is not a proof")), "{wrong}");
}

#[test]
fn a_match_without_a_key_says_what_can_be_checked() {
    let seeded = record(Rolls::Seeded(3));
    let wrong = bad(&seeded, &[]);
    assert!(wrong.contains("not rolled with a key") && wrong.contains("walstatt replay FILE --check"), "{wrong}");
    assert_eq!(bad(&(seeded + &record_fair().1.to_line()), &[]), wrong);
}

#[test]
fn with_json_an_error_is_json_too() {
    let output = verify(&file_with(|proof| proof.nonces.clear()), &["--json", "--lang", "en"]);
    assert_eq!((output.status.code(), utf8(&output.stdout)), (Some(1), ""));
    let error: Value = serde_json::from_slice(&output.stderr).expect("this is JSON");
    assert!(error["error"]["text"].as_str().expect("it is a text").contains("does not follow"), "{error}");
}

#[test]
fn a_nonce_that_was_sealed_is_the_one_that_was_used() {
    let sealed = |change: fn(&mut Vec<String>)| {
        file_with(move |proof| {
            let mut seals = nonces().iter().map(|nonce| seal(nonce)).collect();
            change(&mut seals);
            *proof = proof.clone().with_seals(seals);
        })
    };
    let told = good(&sealed(|_| {}), &[]);
    assert!(told.contains("2 nonces were sealed"), "{told}");
    assert!(good(&good_file(), &[]).contains("nobody had sealed"), "an old file says so");
    let exchanged = bad(&sealed(|seals| seals.reverse()), &[]);
    assert!(exchanged.contains("Nonce 1 is not the one that was sealed"), "{exchanged}");
}

#[test]
fn ones_own_nonce_has_to_be_among_those_of_the_seats() {
    let told = good(&good_file(), &["--nonce", "blue otter"]);
    assert!(told.contains("Your own nonce is among them."), "{told}");
    let left_out = bad(&good_file(), &["--nonce", "red otter"]);
    assert!(left_out.contains("red otter"), "{left_out}");
}
