//! The line protocol, message by message.

use std::cell::RefCell;
use std::io::Cursor;

use crate::driving::{CATALOG, EN, GAME, begin, keep_nothing, play_session, referee, send, to_json};
use catalog::Catalog;
use catalog::lines::describe;
use catalog::lines::said::LONGEST_LINE;
use serde_json::{Value, json};
use table::{Lang, Rolls};
use walstatt::referee::{Referee, serve};

/// A match with ready-made armies in which seat 0 has won the roll and is to place its first stack.
fn begin_deployment() -> (Referee<'static>, Value) {
    let mut referee = referee(Rolls::Outside);
    let lines =
        [json!({"seat": 0, "choose": 0}), json!({"seat": 1, "choose": 0}), json!({"rolled": 6}), json!({"rolled": 1})];
    let asked = lines.map(|line| send(&mut referee, line)).concat().pop().expect("there is always an answer");
    (referee, asked)
}

/// A match in which a seat is asked for an order.
fn begin_orders() -> (Referee<'static>, Value) {
    let (mut referee, mut pending) = begin_deployment();
    while pending["asked"][0]["question"]["order"].is_null() {
        let line = json!({"seat": pending["asked"][0]["seat"], "choose": 0});
        pending = send(&mut referee, line).pop().expect("there is always an answer");
    }
    (referee, pending)
}

fn kind(line: &Value) -> &str {
    let kinds = ["asked", "told", "roll", "over", "error", "why_not", "position", "saved", "taken_back", "view"];
    kinds.into_iter().find(|kind| line.get(kind).is_some()).expect("every line has a kind")
}

#[track_caller]
fn check_error(referee: &mut Referee<'_>, line: &[u8], expected: &str) -> Value {
    let before = (referee.played().digest(), referee.played().inputs(), referee.played().events());
    let answers = to_json(&referee.take(line));
    assert_eq!(answers.len(), 1, "{answers:?}");
    let error = answers[0]["error"].clone();
    let text = error["text"].as_str().unwrap_or_else(|| panic!("no error: {}", answers[0]));
    assert!(text.contains(expected), "{text}");
    assert_eq!(before, (referee.played().digest(), referee.played().inputs(), referee.played().events()));
    error
}

/// In matches between people hints are given only if all have agreed to them.
#[test]
fn a_hint_is_given_where_it_was_agreed_on() {
    for (lang, refused) in [(EN, "agreed before the match"), (Lang::of("de"), "vor der Partie ausgemacht")] {
        let begun = || Referee::new(begin(&json!({"size": 30}), Rolls::Seeded(3)), lang, keep_nothing());
        check_error(&mut begun(), br#"{"hint":0}"#, refused);
        let mut referee = begun().with_hints(true);
        let asked = to_json(&referee.open()).pop().expect("both are asked for an army");
        let before = referee.played().digest();
        let hint = send(&mut referee, json!({"hint": 1})).pop().expect("there is always an answer")["hint"].clone();
        let choose = hint["choose"].as_u64().expect("a number") as usize;
        assert_eq!((&hint["seat"], &hint["option"]), (&json!(1), &asked["asked"][1]["options"][choose]));
        assert_eq!(referee.played().digest(), before, "asking changes nothing");
        assert_eq!(send(&mut referee, json!({"hint": 1})), [json!({ "hint": hint })], "and twice the same");
        let other = send(&mut referee, json!({"hint": 1, "of": 1 - choose})).pop().expect("there is always an answer");
        assert_eq!((&other["hint"]["choose"], other["hint"]["odds"]["share"].is_u64()), (&json!(1 - choose), true));
        check_error(&mut referee, br#"{"hint":1,"of":999}"#, "");
    }
    let mut alone = Referee::new(begin(&json!({"size": 30}), Rolls::Seeded(3)), EN, keep_nothing()).with_hints(true);
    send(&mut alone, json!({"seat": 0, "choose": 0}));
    check_error(&mut alone, br#"{"hint":0}"#, "");
    check_error(&mut alone, br#"{"hint":9}"#, "");
}

#[test]
fn every_input_is_answered_by_what_happened_and_then_by_what_is_due() {
    for rolls in [Rolls::Seeded(3), Rolls::Outside] {
        let mut referee = referee(rolls);
        let (_, answers) = play_session(&mut referee, 5);
        let kinds: Vec<&str> = answers.iter().map(kind).collect();
        assert!(kinds.iter().all(|kind| matches!(*kind, "told" | "asked" | "roll" | "over")), "{kinds:?}");
        assert_eq!(kinds.iter().filter(|kind| **kind == "over").count(), 1);
        assert_eq!(kinds.contains(&"roll"), rolls == Rolls::Outside);
        let over = answers.last().expect("there are answers");
        assert_eq!(over["digest"], referee.played().digest());
        assert_eq!(over["over"]["winners"].as_array().map(Vec::len), Some(1));
        let waiting = kinds.iter().filter(|kind| **kind != "told").count();
        let given = referee.played().save().lines().filter(|line| line.contains("chose")).count();
        let rolled = if rolls == Rolls::Outside { referee.played().inputs() - given } else { 0 };
        assert_eq!(waiting, 1 + given + rolled, "one line that waits for each input, and one before the first");
    }
}

#[test]
fn the_same_seed_and_the_same_lines_give_the_same_bytes() {
    let play = |seed| {
        let (sent, answers) = play_session(&mut referee(Rolls::Seeded(seed)), 7);
        (sent, answers.iter().map(Value::to_string).collect::<Vec<_>>())
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1).1, play(2).1);
}

#[test]
fn the_committed_schema_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/referee.schema.json");
    let schema = serde_json::to_string_pretty(&describe(None)).expect("a schema is JSON") + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, &schema).expect("the schema can be written");
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == schema, "run this test with UPDATE_EXPECT=1, or: walstatt referee --schema > {path}");
}

#[test]
fn all_lines_of_a_match_fit_the_schema() {
    let catalog = Catalog::built_in();
    let game = catalog.game(GAME, EN).expect("the game is listed");
    let (mut referee, _) = begin_orders();
    let questions = [
        json!({"view": null}),
        json!({"view": 1}),
        json!({"position": true}),
        json!({"save": "match.jsonl"}),
        json!({"why_not": 0}),
        json!({"why_not": 1}),
        json!({"take_back": 0}),
        json!({"take_back": 1}),
        json!({"resign": 1}),
        json!({"seat": 0, "chose": 0}),
    ];
    let answers: Vec<Value> = questions.iter().flat_map(|line| send(&mut referee, line.clone())).collect();
    let (sent, told) = play_session(&mut crate::driving::referee(Rolls::Outside), 2);
    for schema in [describe(None), describe(Some(game))] {
        let validator = |name: &str| {
            let schema = json!({"$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"]});
            jsonschema::validator_for(&schema).expect("the schema is one")
        };
        let (input, output) = (validator("Said"), validator("Line"));
        for line in questions[..9].iter().chain(&sent) {
            assert!(input.is_valid(line), "{line}");
        }
        for line in answers.iter().chain(&told) {
            assert!(output.is_valid(line), "{}: {line}", output.iter_errors(line).next().expect("it is not valid"));
            assert!(!input.is_valid(line), "{line}");
        }
        assert!(!input.is_valid(&questions[9]) && !input.is_valid(&json!({"position": false})));
        assert!(!input.is_valid(&json!({"rolled": "4"})) && !output.is_valid(&json!({"roll": {"sides": 6}})));
    }
}

#[test]
fn a_question_comes_with_the_view_of_its_own_seat() {
    let mut referee = referee(Rolls::Seeded(1));
    let both = to_json(&referee.open()).pop().expect("there is always an answer");
    assert_eq!((both["viewer"].clone(), both["view"]["viewer"].clone()), (Value::Null, Value::Null));
    for seat in [0, 1] {
        assert_eq!(both["asked"][seat]["view"]["viewer"], seat);
        assert_eq!(both["asked"][seat]["view"], send(&mut referee, json!({"view": seat}))[0]["view"]);
    }
    let one = send(&mut referee, json!({"seat": 1, "choose": 0})).pop().expect("there is always an answer");
    assert_eq!((one["asked"].as_array().map(Vec::len), &one["asked"][0]["seat"]), (Some(1), &json!(0)));
    assert_eq!((&one["viewer"], &one["view"]["viewer"]), (&json!(0), &json!(0)));
    assert!(one["asked"][0].get("view").is_none());
}

/// Two armies of seat 1 that differ only below the top tile of a stack.
fn find_similar_armies() -> [Value; 2] {
    let is_legal = |choice: &Value| {
        let mut referee = referee(Rolls::Seeded(1));
        kind(&send(&mut referee, json!({"seat": 1, "choice": choice}))[0]) == "asked"
    };
    let armies = (0..30).flat_map(|top| (0..30).map(move |below| (top, below)));
    let legal: Vec<(u8, Value)> = armies
        .map(|(top, below)| (top, json!({"muster": {"own": {"units": [[top, below]]}}})))
        .filter(|(_, choice)| is_legal(choice))
        .take(40)
        .collect();
    let pair = legal.windows(2).find(|pair| pair[0].0 == pair[1].0).expect("some troops go with several others");
    [pair[0].1.clone(), pair[1].1.clone()]
}

/// What docs/referee.md allows to be passed on to one seat, or to spectators.
fn hand_on(answers: &[Value], seat: Option<u8>) -> Vec<Value> {
    let seat = json!(seat);
    let may_see = |line: &&Value| match kind(line) {
        "told" => line["told"]["to"].is_null() || line["told"]["to"] == seat,
        "asked" => line["viewer"] == seat,
        "view" => line["viewer"] == seat,
        "roll" | "over" => true,
        _ => false,
    };
    answers.iter().filter(may_see).cloned().collect()
}

#[test]
fn what_is_handed_on_to_a_seat_has_the_same_bytes_whatever_is_hidden() {
    let [one, other] = find_similar_armies();
    let play = |army: &Value, to: Option<u8>| {
        let mut referee = referee(Rolls::Seeded(4));
        let mut answers = send(&mut referee, json!({"seat": 1, "choice": army}));
        answers.extend(send(&mut referee, json!({"seat": 0, "choose": 0})));
        let asked = |answers: &[Value]| answers.last().expect("there is always an answer")["asked"][0].clone();
        while asked(&answers)["question"] == "deploy"
            && !answers.iter().any(|line| line["told"]["event"] == "stacks_opened")
        {
            let line = json!({"seat": asked(&answers)["seat"], "choose": 0});
            let more = send(&mut referee, line);
            if more.iter().any(|line| line["told"]["event"] == "stacks_opened") {
                break;
            }
            answers.extend(more);
            let watched = [send(&mut referee, json!({"view": to})), vec![answers.pop().expect("just added")]];
            answers.extend(watched.into_iter().flatten());
        }
        (hand_on(&answers, to), referee.played().digest())
    };
    for to in [Some(0), None] {
        let ((seen, digest), (same, other_digest)) = (play(&one, to), play(&other, to));
        assert!(seen.len() > 3);
        assert_ne!(digest, other_digest);
        assert_eq!(seen, same);
    }
    assert_ne!(play(&one, Some(1)).0, play(&other, Some(1)).0);
}

#[test]
fn a_bad_line_says_what_is_wrong_and_changes_nothing() {
    let (mut referee, _) = begin_deployment();
    let mut check = |line: &str, expected: &str| check_error(&mut referee, line.as_bytes(), expected);
    check("", "empty");
    check(" \r", "empty");
    check("{}", "The object is empty. One of these is expected: `choose`, `choice`");
    check("7", "Column 1: must be an object such as {\"seat\":0,\"choose\":3}, not 7");
    check("[]", "must be an object");
    check("null", "must be an object");
    check("{\"rolled\":4", "Column 11: the JSON ends too early");
    check("{\"rolled\":4} {\"rolled\":4}", "Column 14: something follows the JSON");
    check("{\"rolled\":\0}", "Column 11, field `rolled`: is not JSON");
    check("{\"seat\":0,\"choose\":1,\"choose\":2}", "`choose` is there twice");
    check("{\"choose\":1}", "`seat` is missing");
    check("{\"seat\":256,\"choose\":1}", "must be a whole number from 0 to 255, not 256");
    check("{\"seat\":0,\"choose\":-1}", "must be a whole number");
    check("{\"seat\":0,\"choose\":99999999999999999999}", "must be a whole number");
    check("{\"rolled\":4.5}", "must be a whole number, not 4.5");
    check("{\"rolled\":1}", "No roll is due now.");
    check("{\"seat\":0,\"choose\":1,\"rolled\":3}", "`rolled` is not known here. Known: `seat`, `choose`");
    check("{\"position\":false}", "must be `true`");
    check("{\"why_not\":null}", "not null");
    check("{\"seat\":9,\"choose\":0}", "There is no seat 9 at this table.");
    check("{\"view\":2}", "There is no seat 2 at this table.");
    check("{\"why_not\":255}", "There is no seat 255 at this table.");
    check("{\"take_back\":2}", "There is no seat 2 at this table.");
    check("{\"resign\":2}", "There is no seat 2 at this table.");
    check("{\"seat\":0,\"choose\":9999}", "not one of the options");
    check("{\"seat\":1,\"choose\":0}", "Seat 1 is not asked anything now.");
    check("{\"why_not\":1}", "Seat 1 is not asked anything now.");
    check(
        "{\"seat\":0,\"choice\":{\"deploy\":{\"unit\":\"x\",\"to\":{\"front\":\"west\"}}}}",
        "choice.deploy.unit: must be",
    );
    check("{\"seat\":0,\"choice\":{\"order\":\"done\"}}", "not one of the options");
    let error = check("{\"seat\":0,\"chose\":1}", "There is only `seat`, `chose` in it.");
    assert_eq!((&error["field"], error.get("column")), (&json!("chose"), None));
    let error =
        check("{\"seat\":0,\"choose\":\"x\"}", "Column 22, field `choose`: must be a whole number, not the text \"x\"");
    assert_eq!((&error["field"], &error["column"]), (&json!("choose"), &json!(22)));
    let nested = format!("{{\"seat\":0,\"choice\":{}", "[".repeat(500_000));
    check(&nested, "the JSON ends too early");
    let nested = format!("{{\"seat\":0,\"choice\":{}{}}}", "[".repeat(500_000), "]".repeat(500_000));
    check(&nested, "is nested too deeply");
    let error = check_error(&mut referee, b"{\"save\":\"\xff\"}", "Column 10: this is not UTF-8.");
    assert_eq!(error["column"], 10);
    let mut german = Referee::new(begin(&Value::Null, Rolls::Seeded(1)), Lang::of("de"), keep_nothing());
    check_error(&mut german, b"", "Die Zeile ist leer.");
}

#[test]
fn a_broken_rule_is_named() {
    let mut referee = referee(Rolls::Seeded(1));
    let error = check_error(&mut referee, br#"{"seat":0,"choice":{"muster":{"own":{"units":[]}}}}"#, "");
    assert_eq!(error["rule"], "PB-03");
}

#[test]
fn lines_may_end_anyhow_but_not_be_endless() {
    let serve_bytes = |bytes: Vec<u8>| {
        let mut output = Vec::new();
        serve(&mut referee(Rolls::Seeded(1)), Cursor::new(bytes), &mut output).expect("memory does not fail");
        let output = String::from_utf8(output).expect("lines are UTF-8");
        output.lines().map(|line| serde_json::from_str(line).expect("lines are JSON")).collect::<Vec<Value>>()
    };
    let kinds =
        |bytes: &[u8]| serve_bytes(bytes.to_vec()).iter().map(|line| kind(line).to_string()).collect::<Vec<_>>();
    assert_eq!(kinds(b""), ["asked"]);
    assert_eq!(kinds(b"{\"view\":0}"), ["asked", "view"]);
    assert_eq!(kinds(b"{\"view\":0}\r\n\n{\"view\":1}\n"), ["asked", "view", "error", "view"]);
    let mut long = b"{\"view\":0}".to_vec();
    long.resize(LONGEST_LINE, b' ');
    long.extend(b"\n{\"view\":1}\n");
    assert_eq!(kinds(&long), ["asked", "view", "view"]);
    long.insert(0, b' ');
    assert_eq!(kinds(&long), ["asked", "error", "view"]);
    let endless = [vec![b'['; 3 * LONGEST_LINE], b"\n{\"view\":1}".to_vec()].concat();
    assert_eq!(kinds(&endless), ["asked", "error", "view"]);
    assert!(serve_bytes(endless)[1]["error"]["text"].as_str().is_some_and(|text| text.contains("1048576")));
}

#[test]
fn people_roll_their_own_dice() {
    let mut referee = referee(Rolls::Outside);
    send(&mut referee, json!({"seat": 0, "choose": 0}));
    let roll = send(&mut referee, json!({"seat": 1, "choose": 0})).pop().expect("there is always an answer");
    assert_eq!((&roll["roll"]["sides"], &roll["roll"]["why"]), (&json!(6), &json!({"player_a": {"seat": 0}})));
    for wrong in [0, 7, u32::MAX] {
        check_error(&mut referee, json!({"rolled": wrong}).to_string().as_bytes(), "A die with 6 sides");
    }
    assert_eq!(send(&mut referee, json!({"rolled": 2}))[0]["roll"]["why"], json!({"player_a": {"seat": 1}}));
    let answers = send(&mut referee, json!({"rolled": 5}));
    assert_eq!(answers[0]["told"]["event"], json!({"rolled_for_player_a": {"rolls": [2, 5]}}));
    assert_eq!(answers.last().expect("there is always an answer")["viewer"], 1);
}

#[test]
fn a_choice_taken_back_says_which_lines_still_hold() {
    let (mut referee, asked) = begin_orders();
    let seat = asked["asked"][0]["seat"].clone();
    let options = asked["asked"][0]["options"].as_array().expect("a question has options");
    let step = options.iter().position(|option| !option["choice"]["order"]["move"].is_null());
    let told = referee.played().events();
    let ordered = send(&mut referee, json!({"seat": seat, "choose": step.expect("some unit can move")}));
    assert_eq!(ordered.iter().filter(|line| kind(line) == "told").count(), 2);
    let back = send(&mut referee, json!({"take_back": seat}));
    assert_eq!(back, [json!({"taken_back": {"seat": seat, "told": told}}), asked]);
}

#[test]
fn what_was_rolled_cannot_be_taken_back() {
    let (mut referee, _) = begin_deployment();
    check_error(&mut referee, br#"{"take_back":0}"#, "cannot be taken back any more");
}

#[test]
fn resigning_ends_the_match_and_drops_what_was_under_way() {
    let (mut referee, _) = begin_orders();
    let answers = send(&mut referee, json!({"resign": 0}));
    let over = answers.last().expect("there is always an answer");
    assert_eq!((&over["over"]["winners"], &over["over"]["reason"]), (&json!([1]), &json!("outcome-resigned")));
    check_error(&mut referee, br#"{"resign":1}"#, "The game is over.");
    check_error(&mut referee, br#"{"seat":0,"choose":0}"#, "The game is over.");
    assert_eq!(kind(&send(&mut referee, json!({"view": null}))[0]), "view");
}

#[test]
fn what_is_not_offered_says_why() {
    let (mut referee, asked) = begin_orders();
    let seat = asked["asked"][0]["seat"].clone();
    let answer = send(&mut referee, json!({"why_not": seat})).remove(0);
    assert_eq!(answer["seat"], seat);
    let ruled_out = answer["why_not"].as_array().expect("there is a list");
    assert!(!ruled_out.is_empty());
    for one in ruled_out {
        assert!(one["rule"].as_str().is_some_and(|rule| rule.starts_with("PB-")), "{one}");
        let line = json!({"seat": seat, "choice": one["choice"]}).to_string();
        let error = check_error(&mut referee, line.as_bytes(), "");
        assert!(error["rule"].is_string(), "{one}");
    }
}

#[test]
fn a_match_is_saved_under_the_name_it_is_given() {
    let saves = RefCell::new(Vec::new());
    let store = |file: &str, transcript: &str| {
        saves.borrow_mut().push((file.to_string(), transcript.to_string()));
        if file == "full" { Err(std::io::Error::other("the disk is full")) } else { Ok(()) }
    };
    let mut referee = Referee::new(begin(&Value::Null, Rolls::Seeded(1)), EN, Box::new(store));
    send(&mut referee, json!({"seat": 0, "choose": 0}));
    let saved = send(&mut referee, json!({"save": "match.jsonl"})).remove(0);
    assert_eq!(saved["saved"], json!({"file": "match.jsonl", "inputs": 1, "digest": referee.played().digest()}));
    check_error(&mut referee, br#"{"save":"full"}"#, "full: the system says “the disk is full”");
    let loaded = Catalog::built_in().load(&saves.borrow()[0].1, None, EN).expect("what was saved loads");
    assert_eq!((loaded.digest(), loaded.inputs()), (referee.played().digest(), 1));
}

/// A die with one side is not asked for. The record still has its roll, so that recorded matches keep their form.
#[test]
fn a_die_with_one_side_is_not_asked_for() {
    let game = CATALOG.game("home-raiders", EN).expect("the game is listed");
    let played = game.begin(&Value::Null, Rolls::Outside, EN).expect("the defaults can be played");
    let mut referee = Referee::new(played, EN, keep_nothing());
    let (_, answers) = play_session(&mut referee, 1);
    let sides = |line: &Value| line["roll"]["sides"].as_u64().or(line["draw"]["sides"].as_u64());
    let sides: Vec<u64> = answers.iter().filter_map(sides).collect();
    assert!(!sides.is_empty() && !sides.contains(&1), "{sides:?}");
    let saved = referee.played().save();
    assert!(saved.contains(r#"{"rolled":{"sides":1,"value":1}}"#), "this match has no such roll");
    let loaded = CATALOG.load(&saved, None, EN).expect("it was saved");
    assert_eq!((loaded.digest(), loaded.save()), (referee.played().digest(), saved));
}

/// Moonstone's stones fall by the sum of three dice in each direction. At a real table people measure where they lie, so
/// each direction is one number: an inch is 5 of them.
#[test]
fn where_a_stone_lies_is_asked_for_as_one_number() {
    let game = CATALOG.game("moonstone", EN).expect("the game is listed");
    let played = game.begin(&json!({"fates": false}), Rolls::Outside, EN).expect("the options are possible");
    let mut referee = Referee::new(played, EN, keep_nothing());
    to_json(&referee.open());
    send(&mut referee, json!({"seat": 0, "choose": 0}));
    let answers = send(&mut referee, json!({"seat": 1, "choose": 1}));
    assert_eq!(answers.last().expect("there is an answer")["roll"]["sides"], 181);
    for wrong in [0, 182] {
        check_error(&mut referee, json!({ "rolled": wrong }).to_string().as_bytes(), "A die with 181 sides");
    }
    for stone in 0..7 {
        let (x, y) = (82 + 3 * stone, 94 - stone);
        let north = send(&mut referee, json!({ "rolled": x }));
        assert_eq!((&north[0]["roll"]["sides"], north.len()), (&json!(181), 1));
        let depth = send(&mut referee, json!({ "rolled": y }));
        assert_eq!(depth[0]["roll"]["sides"], 4);
        send(&mut referee, json!({"rolled": 2}));
    }
    let view = send(&mut referee, json!({"view": null})).remove(0);
    let stones = view["view"]["stones"].as_array().expect("stones lie on the table");
    let places: Vec<(i64, i64)> =
        stones.iter().filter_map(|it| Some((it["at"]["x"].as_i64()?, it["at"]["y"].as_i64()?))).collect();
    let expected: Vec<(i64, i64)> = (0..7).map(|stone| ((81 + 3 * stone) * 508, (93 - stone) * 508)).collect();
    assert_eq!(places, expected, "a fifth of an inch is 508 units");
    let saved = referee.played().save();
    assert_eq!(saved.matches(r#""sides":61"#).count(), 7 * 6, "the saved match has every die");
    let loaded = CATALOG.load(&saved, None, EN).expect("it was saved");
    assert_eq!(loaded.digest(), referee.played().digest());
}
