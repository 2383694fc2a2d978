//! `walstatt referee` as a command: arguments, files, exit codes.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The results of a run of the command.
struct Run {
    lines: Vec<Value>,
    errors: String,
    code: Option<i32>,
}

fn run(folder: &Path, args: &[&str], lines: &[Value]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_walstatt"));
    command.current_dir(folder).args(["--lang", "en", "referee"]).args(args);
    let mut child = (command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn())
        .expect("the command was built for this test");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input: String = lines.iter().map(|line| line.to_string() + "\n").collect();
    // A command that refuses its arguments reads nothing.
    let _it_may_be_gone = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    let stdout = String::from_utf8(output.stdout).expect("lines are UTF-8");
    let lines = stdout.lines().map(|line| serde_json::from_str(line).expect("lines are JSON")).collect();
    Run { lines, errors: String::from_utf8_lossy(&output.stderr).into_owned(), code: output.status.code() }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for files")
}

const SMALL: [&str; 3] = ["pocket-battles", "--options", r#"{"size":30,"armies":["celts","romans"]}"#];

/// A file with the position in which a seat is to place its first stack, as the referee prints it.
fn write_position(folder: &Path) -> Value {
    let muster = [json!({"seat": 0, "choose": 0}), json!({"seat": 1, "choose": 0})];
    let dice = [json!({"rolled": 6}), json!({"rolled": 1}), json!({"position": true})];
    let printed = run(folder, &[&SMALL[..], &["--dice", "ask"]].concat(), &[&muster[..], &dice].concat());
    let position = printed.lines.last().expect("it was printed").clone();
    assert_eq!((&position["game"], &position["options"]["size"]), (&json!("pocket-battles"), &json!(30)));
    write(folder, &position);
    position
}

fn write(folder: &Path, position: &Value) {
    std::fs::write(folder.join("position.json"), position.to_string()).expect("there is room for files");
}

#[test]
fn the_end_of_input_is_a_good_end() {
    let folder = folder();
    let nothing = run(folder.path(), &SMALL, &[]);
    assert_eq!((nothing.code, nothing.lines.len(), nothing.errors.as_str()), (Some(0), 1, ""));
    let bad = run(folder.path(), &SMALL, &[json!(7)]);
    assert_eq!((bad.code, bad.lines.len()), (Some(0), 2));
}

#[test]
fn the_same_seed_gives_the_same_lines() {
    let folder = folder();
    let muster = [json!({"seat": 0, "choose": 0}), json!({"seat": 1, "choose": 0})];
    let play = |seed: &str| run(folder.path(), &[&SMALL[..], &["--seed", seed]].concat(), &muster).lines;
    assert_eq!(play("7"), play("7"));
    assert!(["1", "2", "3", "4", "5"].into_iter().any(|seed| play("7") != play(seed)));
}

#[test]
fn what_cannot_begin_says_why() {
    let folder = folder();
    let check = |args: &[&str], code: i32, expected: &str| {
        let run = run(folder.path(), args, &[]);
        assert_eq!((run.code, run.lines.len()), (Some(code), 0), "{args:?}: {}", run.errors);
        assert!(run.errors.contains(expected), "{args:?}: {}", run.errors);
    };
    check(&[], 2, "<GAME>");
    check(&["chess"], 1, "chess");
    check(&["pocket-battles", "--seed", "1", "--dice", "ask"], 2, "--seed");
    check(&["pocket-battles", "--seed", "x"], 2, "--seed");
    check(&["pocket-battles", "--options", "{"], 1, "--options");
    check(&["pocket-battles", "--options", "@nothing.json"], 1, "nothing.json");
    check(&["pocket-battles", "--options", r#"{"size":31}"#], 1, "31");
    check(&["pocket-battles", "--options", r#"{"sise":30}"#], 1, "options.sise: `sise` is not known here");
    check(&["pocket-battles", "--position", "nothing.json"], 1, "nothing.json");
}

#[test]
fn options_may_stand_in_a_file() {
    let folder = folder();
    std::fs::write(folder.path().join("options.json"), r#"{"size": 40}"#).expect("there is room for files");
    let run = run(folder.path(), &["pocket-battles", "--options", "@options.json"], &[]);
    assert_eq!(run.lines[0]["view"]["size"], 40);
}

#[test]
fn a_position_is_gone_on_from_with_its_own_options() {
    let folder = folder();
    let position = write_position(folder.path());
    let begin = |args: &[&str]| run(folder.path(), args, &[json!({"position": true})]).lines;
    let lines = begin(&["pocket-battles", "--position", "position.json"]);
    assert_eq!((&lines[0]["asked"][0]["question"], &lines[0]["viewer"]), (&json!("deploy"), &json!(0)));
    assert_eq!(lines[1], position);

    write(folder.path(), &position["position"]);
    let lines = begin(&[&SMALL[..], &["--position", "position.json"]].concat());
    assert_eq!(lines[1], position);
}

#[test]
fn an_impossible_position_is_refused_in_words() {
    let folder = folder();
    let good = write_position(folder.path());
    let check = |path: &str, value: Value, expected: &str| {
        let mut position = good.clone();
        *position.pointer_mut(path).expect("there is such a place") = value;
        write(folder.path(), &position);
        let run = run(folder.path(), &["pocket-battles", "--position", "position.json"], &[]);
        assert_eq!((run.code, run.lines.len()), (Some(1), 0), "{}", run.errors);
        assert!(run.errors.contains(expected) && run.errors.contains("position.json"), "{}", run.errors);
    };
    check("/game", json!("chess"), "this is a position of chess, not of pocket-battles");
    check("/options/size", json!(35), "35");
    check("/position", json!([]), "position");
    check("/position/round", json!("one"), "position.round: must be a whole number");
    check(
        "/position/sides/1/units/0/place",
        json!("moon"),
        "position.sides[1].units[0].place: `moon` is not known here",
    );
    check("/position/turn/seat", json!(2), "there is no seat 2");
    check("/position/sides/0/bought", json!(1), "sides[0].bought");
    check("/position/sides/0/ready", json!(200), "sides[0].ready, aside");
    check("/position/agenda", json!(["begin_round"]), "agenda");
    check("/position/agenda", json!(["roll_for_player_a", {"draw_random_army": 0}]), "agenda");
}

/// The roll for player A comes before any deployment; later player A might have nothing left to place.
#[test]
fn player_a_is_not_rolled_for_when_stacks_are_deployed() {
    let folder = folder();
    let mut position = write_position(folder.path());
    position["position"]["agenda"] = json!(["roll_for_player_a"]);
    position["position"]["sides"][1]["units"][0]["place"] = json!({"front": "west"});
    write(folder.path(), &position);
    let run = run(folder.path(), &["pocket-battles", "--position", "position.json"], &[]);
    assert_eq!(run.code, Some(1));
    assert!(run.errors.contains("agenda"), "{}", run.errors);
}

#[test]
fn a_saved_match_replays() {
    let folder = folder();
    let lines = [json!({"seat": 0, "choose": 0}), json!({"save": "match.jsonl"}), json!({"save": "no/such/folder"})];
    let saved = run(folder.path(), &SMALL, &lines);
    assert_eq!(saved.lines[2]["saved"]["file"], "match.jsonl");
    assert!(saved.lines[3]["error"]["text"].as_str().is_some_and(|text| text.starts_with("no/such/folder: ")));
    let files = std::fs::read_dir(folder.path()).expect("the folder is there").count();
    assert_eq!(files, 1, "nothing but the transcript is left");
    let mut replay = Command::new(env!("CARGO_BIN_EXE_walstatt"));
    replay.current_dir(folder.path()).args(["replay", "match.jsonl", "--check"]);
    assert!(replay.output().expect("the command was built for this test").status.success());
}

#[test]
fn the_schema_is_printed_with_or_without_a_game() {
    let print = |args: &[&str]| -> Value {
        let output = Command::new(env!("CARGO_BIN_EXE_walstatt")).arg("referee").args(args).output();
        serde_json::from_slice(&output.expect("the command was built for this test").stdout).expect("a schema is JSON")
    };
    let (free, of_game) = (print(&["--schema"]), print(&["pocket-battles", "--schema"]));
    assert!(free["$defs"]["GameView"]["properties"].is_null());
    assert!(of_game["$defs"]["GameView"]["properties"]["stacks_are_open"].is_object());
    assert!(of_game["$defs"]["GameView.UnitView"].is_object());
}

/// The script in the manual, if there is a Python to run it.
#[test]
fn the_python_script_of_the_manual_plays_a_match() {
    let manual = include_str!("../../../../docs/referee.md");
    let script = manual.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    let command = format!("{:?}", env!("CARGO_BIN_EXE_walstatt"));
    let script = script.replace("\"walstatt\"", &command);
    let Ok(output) = Command::new("python3").args(["-c", &script]).env("PYTHONIOENCODING", "utf-8").output() else {
        return;
    };
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let digest = printed.trim_end().rsplit(' ').next().unwrap_or_default();
    assert!(digest.len() == 64 && printed.lines().count() > 20, "{printed}");
}
