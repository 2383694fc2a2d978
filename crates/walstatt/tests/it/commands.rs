//! Every command as people and programs call it.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::calling::{bad, command, good, good_json, stderr, stdout, walstatt};
use catalog::{Catalog, Pending};
use serde_json::{Value, json};
use table::{Lang, Rolls};

const GAME: &str = "pocket-battles";

const RESIGNED: &str = r#"{"resigned":{"seat":0}}"#;

/// A random game, recorded.
fn record_match(folder: &Path) -> String {
    let catalog = Catalog::built_in();
    let game = catalog.game(GAME, Lang::EN).expect("the game is listed");
    let mut played = game.begin(&json!({}), Rolls::Seeded(11), Lang::EN).expect("the default options are possible");
    let random = "random".parse().expect("there is such a player");
    while let Pending::Asked(asked) = played.pending(None, Lang::EN) {
        played.let_play(asked[0].seat, &random, 5, Lang::EN).expect("this seat is asked");
    }
    let path = folder.join("match.jsonl");
    std::fs::write(&path, played.save()).expect("the folder can be written to");
    path.to_str().expect("the path is UTF-8").to_string()
}

#[test]
fn games_lists_the_games_in_both_languages() {
    let games = good_json(&["games", "--json"]);
    let games = games.as_array().expect("a list");
    assert!(games.iter().any(|game| game["id"] == GAME));
    assert!(games.iter().all(|game| game["options"]["properties"].is_object()));
    assert!(good(&["games", "--lang", "en"]).contains("2 players"));
    assert!(good(&["games", "--lang", "de"]).contains("2 Personen"));
    let german = command(&["games"]).env("LANG", "de_DE.UTF-8").output().expect("walstatt starts");
    assert!(stdout(&german).contains("2 Personen"));
}

#[test]
fn simulate_gives_the_same_result_on_any_number_of_cores() {
    let simulate = |threads: &str, seats: &str, games: &str| {
        let args =
            ["simulate", GAME, "--games", games, "--seed", "7", "--seats", seats, "--threads", threads, "--json"];
        let mut report = good_json(&args);
        let timing = report.as_object_mut().and_then(|report| report.remove("timing")).expect("there is a timing");
        assert_eq!(timing["threads"], json!(threads.parse::<u64>().expect("a number")));
        report
    };
    let report = simulate("1", "random,random", "200");
    assert_eq!(report, simulate("2", "random,random", "200"));
    assert_eq!(simulate("1", "scout:4,random", "4"), simulate("2", "scout:4,random", "4"));
    assert_eq!(report["games"], 200);
    let wins: u64 = (0..2).filter_map(|seat| report["seats"][seat]["wins"].as_u64()).sum();
    assert_eq!(wins + report["draws"].as_u64().expect("a number"), 200);
    let ended: u64 = report["reasons"].as_object().expect("a map").values().filter_map(Value::as_u64).sum();
    assert_eq!(ended, 200);
}

#[test]
fn the_arena_gives_the_same_result_on_any_number_of_cores() {
    let compete = |threads: &str| {
        let args =
            ["arena", GAME, "--seats", "planner:400,random", "-n", "20", "--seed", "7", "--threads", threads, "--json"];
        let mut report = good_json(&args);
        let timing = report.as_object_mut().and_then(|report| report.remove("timing")).expect("times are apart");
        assert!(timing[0]["mean_milliseconds"].as_f64() <= timing[0]["worst_milliseconds"].as_f64());
        report
    };
    let report = compete("1");
    assert_eq!(report, compete("2"));
    assert_eq!(report["verdict"], "better");
    assert!(report["games"].as_u64() < Some(20), "the series ends when it is clear: {report}");
    assert!(
        report["interval"]["low"].as_f64() > Some(0.5) && report["elo_interval"][0].as_f64() > Some(0.0),
        "{report}"
    );
}

#[test]
fn the_arena_prints_a_table_and_wants_two_players() {
    let table = good(&["arena", GAME, "--seats", "habit,random", "-n", "4", "--whole", "--lang", "de"]);
    assert!(table.contains("95-%-Intervall") && table.contains("4 Spiele mit getauschten Plätzen"), "{table}");
    for wrong in ["general,random", "random", "random,random,random"] {
        let refused = walstatt(&["arena", GAME, "--seats", wrong]);
        let complaint = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("recruit, soldier, veteran, marshal"), "{complaint}");
    }
}

#[test]
fn simulate_prints_a_table() {
    let table = good(&["simulate", GAME, "-n", "20", "--lang", "de"]);
    assert!(table.contains("Siege") && table.contains("95-%-Intervall"), "{table}");
    assert!(good(&["simulate", GAME, "-n", "0"]).contains("0 of 0 games"));
}

#[test]
fn options_come_from_the_command_line_or_a_file() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("options.json");
    std::fs::write(&path, r#"{"size":30}"#).expect("the folder can be written to");
    let file = format!("@{}", path.display());
    for options in [r#"{"size":30}"#, file.as_str()] {
        let report = good_json(&["simulate", GAME, "-n", "5", "--json", "--options", options]);
        assert_eq!(report["options"]["size"], 30);
    }
    let wrong = |options: &str| bad(&["simulate", GAME, "--options", options]);
    assert!(wrong(r#"{"size":"#).contains("--options is not JSON"));
    assert!(wrong(r#"{"size":"big"}"#).contains("options.size: must be a whole number from 0 to 65535"));
    assert!(wrong(r#"{"sise":30}"#).contains("`sise` is not known here"));
    assert!(wrong(r#"{"size":31}"#).contains("These options are not possible"));
    assert!(wrong("@no-such-file").contains("“no-such-file” cannot be read"));
}

#[test]
fn errors_are_text_or_json_on_stderr_and_have_exit_codes() {
    let text = bad(&["simulate", "chess"]);
    assert!(text.starts_with("error: There is no game called “chess”. There are: ") && text.contains(GAME), "{text}");
    let german = bad(&["simulate", "chess", "--lang", "de"]);
    assert!(german.starts_with("Fehler: Es gibt kein Spiel"));
    let json: Value = serde_json::from_str(&bad(&["simulate", "chess", "--json"])).expect("one JSON object");
    assert!(json["error"]["text"].as_str().is_some_and(|text| text.contains("chess")));
    assert!(bad(&["simulate", GAME, "--seats", "random"]).contains("2 seats, but one player was named"));
    for usage in [&["frobnicate"][..], &["simulate"], &["simulate", GAME, "--seats", "deep,random"], &["games", "--x"]]
    {
        assert_eq!(walstatt(usage).status.code(), Some(2), "{usage:?}");
    }
}

#[test]
fn replay_tells_a_match_to_viewers_who_may_know() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = record_match(folder.path());
    let whole = good_json(&["replay", &file, "--json"]);
    assert_eq!((&whole["game"], &whole["over"]), (&json!(GAME), &json!(true)));
    assert!(whole["pending"]["over"]["winners"].is_array());
    assert!(good(&["replay", &file]).lines().count() > whole["log"].as_array().map_or(0, Vec::len));
    let checked = good_json(&["replay", &file, "--check", "--json"]);
    assert_eq!(checked["digest"], whole["digest"]);
    assert!(good(&["replay", &file, "--check"]).starts_with("ok: pocket-battles, "));

    let winner = whole["pending"]["over"]["winners"][0].to_string();
    let end =
        |more: &[&str]| good(&[&["replay", &file, "--lang", "en"], more].concat()).lines().last().map(String::from);
    assert!(
        end(&["--seat", &winner]).is_some_and(|end| end.starts_with("You win.")),
        "{:?}",
        end(&["--seat", &winner])
    );
    assert!(end(&[]).is_some_and(|end| end.starts_with("Player ")), "{:?}", end(&[]));
    assert_eq!(end(&["--to", "3", "--seat", "0"]).zip(end(&["--to", "3"])).map(|(own, all)| own == all), Some(false));

    let part = |more: &[&str]| good_json(&[&["replay", &file, "--to", "3", "--json"], more].concat());
    assert!(part(&[])["inputs"].as_u64() >= Some(3) && part(&[])["inputs"].as_u64() < whole["inputs"].as_u64());
    assert_eq!(part(&[])["pending"]["asked"], json!([]));
    let questions = |seat: &str| part(&["--seat", seat])["pending"]["asked"].as_array().map_or(0, Vec::len);
    assert!(questions("0") + questions("1") > 0);
    assert!(bad(&["replay", &file, "--seat", "2"]).contains("counted from 0 to 1"));
}

#[test]
fn replay_says_what_is_wrong_where() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = record_match(folder.path());
    let saved = std::fs::read_to_string(&file).expect("it was written");
    let broken = |text: &str| {
        let path = folder.path().join("broken.jsonl");
        std::fs::write(&path, text).expect("the folder can be written to");
        bad(&["replay", path.to_str().expect("the path is UTF-8"), "--check"])
    };
    assert!(broken("").contains("Line 1"));
    assert!(broken(&saved.replacen("\"rules\":", "\"rules\":9", 1)).contains("version 9"));
    let lines: Vec<&str> = saved.lines().collect();
    let resigned_twice = [&lines[..1], &[RESIGNED, RESIGNED]].concat().join("\n");
    assert!(broken(&resigned_twice).contains("Input 2 (line 3)"), "{}", broken(&resigned_twice));
    assert!(broken(&[&lines[..1], &["{}"], &lines[1..]].concat().join("\n")).contains("Line 2"));
    assert!(bad(&["replay", "no-such-file"]).contains("“no-such-file” cannot be read"));
}

#[test]
fn content_check_counts_or_names_what_is_wrong() {
    assert!(good(&["content", "check"]).contains("pocket-battles: good. 6 armies"));
    assert_eq!(good_json(&["content", "check", "--json"])["ok"], true);

    let folder = tempfile::tempdir().expect("there is room for a folder");
    let armies = folder.path().join(GAME).join("armies");
    std::fs::create_dir_all(&armies).expect("the folder can be written to");
    let path = folder.path().to_str().expect("the path is UTF-8");
    assert_eq!(good_json(&["content", "check", path, "--json"])["ok"], true);
    std::fs::write(armies.join("mine.toml"), "key = 7").expect("the folder can be written to");
    std::fs::create_dir(folder.path().join("poket-battles")).expect("the folder can be written to");
    let output = walstatt(&["content", "check", path, "--json"]);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(1), ""));
    let report: Value = serde_json::from_str(&stdout(&output)).expect("this is JSON and nothing else");
    assert_eq!(report["ok"], false);
    let problems = report.to_string();
    assert!(problems.contains("mine.toml") && problems.contains("poket-battles: no game has this id"), "{problems}");
    assert!(bad(&["games", "--content", path]).contains("mine.toml"));
    assert_eq!(walstatt(&["content", "check", "no-such-folder"]).status.code(), Some(1));
}

#[test]
fn bench_measures_and_its_fixed_workload_is_fixed() {
    let runs = good_json(&["bench", GAME, "--games", "20", "--json"]);
    assert!(runs[0]["decisions"].as_u64() > Some(20) && runs[0]["position_bytes"].as_u64() > Some(0));
    assert!(runs[0]["timing"]["clone_nanoseconds"].as_f64() > Some(0.0));
    assert!(good(&["bench", "--games", "5"]).contains("ns a clone"));
    let fixed = good(&["bench", GAME, "--fixed"]);
    assert!(fixed.starts_with("pocket-battles 200 "));
    assert_eq!(fixed, good(&["bench", GAME, "--fixed"]));
}

#[test]
fn shells_and_manuals_get_their_pages() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(&["completions", shell]).contains("simulate"));
    }
    assert!(good(&["man"]).starts_with(".ie"));
    assert!(good(&["man", "simulate"]).contains("walstatt\\-simulate"));
    assert!(bad(&["man", "frobnicate"]).contains("no command “frobnicate”"));
    let folder = tempfile::tempdir().expect("a folder");
    let into = |path: &Path| path.display().to_string();
    good(&["man", "--all", &into(folder.path())]);
    let page = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("a page of each command");
    assert_eq!(page("walstatt-simulate.1"), good(&["man", "simulate"]));
    assert_eq!(page("walstatt.1"), good(&["man"]));
    assert!(bad(&["man", "--all", &into(&folder.path().join("nowhere"))]).contains("cannot be written"));
    assert!(good(&["--help"]).contains("Examples:"));
    assert!(good(&["simulate", "--help"]).contains("--seats scout:100,random"));
}

#[test]
fn help_and_manual_speak_the_readers_language() {
    let german = good(&["--help", "--lang", "de"]);
    assert!(german.contains("Aufruf: walstatt [OPTIONEN] <BEFEHL>") && german.contains("Beispiele:"), "{german}");
    let by_locale = command(&["help", "simulate"]).env("LANG", "de_DE.UTF-8").output().expect("walstatt starts");
    assert!(stdout(&by_locale).contains("[Vorgabe: 1000]"), "{}", stdout(&by_locale));
    let [short, long] = ["-h", "--help"].map(|help| good(&["simulate", help, "--lang", "de"]));
    assert!(long.contains("Wilson") && !short.contains("Wilson"), "{long}");
    let page = good(&["man", "simulate", "--lang", "de"]);
    for heading in ["BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "ARGUMENTE", "OPTIONEN", "BEISPIELE"] {
        assert!(page.contains(&format!("{heading}\n")), "{heading} is missing:\n{page}");
    }
    assert!(!page.contains("SYNOPSIS") && !page.contains("OPTIONS"), "{page}");
    assert!(good(&["completions", "fish", "--lang", "de"]).contains("Wie viele Spiele"));

    let wrong = walstatt(&["simulat", "--lang", "de"]);
    let expected = "Fehler: Es gibt keinen Befehl „simulat“. `walstatt help` zählt sie auf.\nIst simulate gemeint?\n";
    assert_eq!(wrong.status.code(), Some(2));
    assert!(stderr(&wrong).starts_with(expected), "{}", stderr(&wrong));
}

#[test]
fn what_the_system_says_is_said_in_the_readers_language() {
    let german = |args: &[&str]| bad(&[args, &["--lang", "de"]].concat());
    assert_eq!(
        german(&["replay", "no-such-file"]),
        "Fehler: „no-such-file“ lässt sich nicht lesen: Diese Datei gibt es nicht\n"
    );
    let absent = german(&["admin", "list", "--data", "no-such-folder/matches.db"]);
    assert!(absent.contains("gibt es keine Datenbank") || absent.contains("gibt es nicht"), "{absent}");
    assert!(german(&["serve", "--log", "a=b=c"]).contains("weder eine Stufe noch ein Filter"));
}

#[test]
fn one_thing_is_counted_in_the_singular() {
    let counts = good(&["content", "check"]);
    let words: Vec<&str> = counts.split_whitespace().collect();
    let mut ones = words.windows(2).filter(|pair| pair[0] == "1");
    assert!(ones.all(|pair| !pair[1].trim_end_matches(',').ends_with('s')), "{counts}");
    assert!(good(&["simulate", GAME, "-n", "1", "--seats", "random,random"]).contains(" of 1 game was a draw"));
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    let mut child =
        command(&["games", "--json"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
}

/// The dojo deals situations, takes numbers as answers and judges them; the score comes at the end.
#[test]
fn the_dojo_judges_what_is_answered() {
    let mut child = command(&["dojo", "moonstone", "-n", "3", "--seed", "3", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("it listens").write_all(b"1\nnonsense\n1 2\n1\n").expect("it hears");
    let output = child.wait_with_output().expect("it ends");
    let lines: Vec<Value> = String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let judged: Vec<&Value> = lines.iter().filter_map(|line| line.get("judgement")).collect();
    assert_eq!((judged.len(), lines.iter().filter(|line| line.get("error").is_some()).count()), (3, 1), "{lines:?}");
    assert_eq!(lines.last().expect("a score")["score"]["exercises"], 3);
    assert!(judged.iter().all(|one| one["exploit"].as_u64() >= one["cost"].as_u64()), "{judged:?}");
}

/// The odds of choices: best first, with an error, and in words.
#[test]
fn choices_are_weighed_before_they_are_made() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = record_match(folder.path());
    let weighed = good_json(&["odds", &path, "--to", "30", "--json"]);
    let shares: Vec<u64> = weighed["options"]
        .as_array()
        .expect("options are listed")
        .iter()
        .filter_map(|option| option["odds"]["share"].as_u64())
        .collect();
    assert!(shares.len() > 1 && shares.is_sorted_by(|one, next| one >= next), "{shares:?}");
    let told = good(&["odds", &path, "--to", "30", "--choose", "0", "--lang", "de"]);
    assert!(told.contains("Siegchance ") && told.contains("(±"), "{told}");
}

/// Looking back at a match: every choice is judged, shares add up, and the winner has everything in the end.
#[test]
fn a_match_is_looked_back_at() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = record_match(folder.path());
    let analysed = good_json(&["analyse", &path, "--json"]);
    let moments = analysed["moments"].as_array().expect("moments are listed");
    assert!(moments.len() > 20, "{} choices", moments.len());
    for moment in moments {
        let sum: i64 = moment["before"].as_array().expect("shares").iter().filter_map(Value::as_i64).sum();
        assert!((990..=1000).contains(&sum), "{moment}");
    }
    let mut shares: Vec<i64> =
        analysed["shares"].as_array().expect("shares").iter().filter_map(Value::as_i64).collect();
    shares.sort_unstable();
    assert_eq!(shares, [0, 1000]);
    let told = good(&["analyse", &path, "--points", "2", "--lang", "de"]);
    assert!(told.contains("Wendepunkte:") && told.contains("Glück"), "{told}");
}
