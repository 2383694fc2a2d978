//! Standing orders at the keyboard and over the referee's lines.

use std::sync::Arc;

use crate::bells::Bells;
use crate::person::Person;
use catalog::lines::describe;
use catalog::{AnyMatch, Catalog, Listed};
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use table::{Lang, Rolls};
use walstatt::play::{App, Manner, Plan, Seating};
use walstatt::referee::Referee;

const EN: Lang = Lang::EN;

fn catalog() -> Catalog {
    Catalog::of(vec![Box::new(Listed::<Bells>::new((), EN).expect("the game has no options"))])
}

/// A match in which all players have a bell and a lamp.
fn begin(catalog: &Catalog) -> Box<dyn AnyMatch> {
    let game = catalog.game("bells", EN).expect("it is listed");
    let mut begun = game.begin(&Value::Null, Rolls::Outside, EN).expect("it has no options");
    while begun.rolled(2, EN).is_ok() {}
    begun
}

fn person(opponent: &str, lang: Lang) -> Person {
    let catalog = Arc::new(catalog());
    let mut plan = Plan::new(opponent.parse().expect("there is such an opponent"), Seating::At(0), 1);
    plan.game = "bells".into();
    let (manner, begun) = (Manner { lang, color: false }, begin(&catalog));
    Person::new(App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat"), (80, 24))
}

#[test]
fn a_form_gives_orders_that_answer_for_the_player_at_the_keyboard() {
    let mut person = person("hotseat", EN);
    person.press_all(&[KeyCode::Char('o')]);
    person.reads("Player 1, it is your turn.");
    person.press_all(&[KeyCode::Enter, KeyCode::Char('o')]);
    person.reads("Standing orders");
    person.reads("Ring the bell                            ◂ ask me ▸");
    person.press_all(&[KeyCode::Right]);
    person.reads("◂ never ▸");
    person.press_all(&[KeyCode::Down, KeyCode::Down, KeyCode::Down, KeyCode::Left]);
    person.reads("Always rest                              ◂ yes ▸");
    person.press_all(&[KeyCode::Enter]);
    person.reads("Player 2, it is your turn.");
    // Player 2 sneaks, and of the others only player 3 is asked for the bell: player 1 never rings.
    person.press_all(&[KeyCode::Enter, KeyCode::Enter]);
    person.reads("Player 3, it is your turn.");
    person.press_all(&[KeyCode::Enter]);
    person.reads("Somebody sneaks. Do you ring?");
    person.press_all(&[KeyCode::Enter]);
    // Nothing was ordered about lamps. Player 3 already looks at the screen.
    person.reads("Player 3: Somebody sneaks. Do you light a lamp?");
    person.press_all(&[KeyCode::Enter]);
    person.reads("Player 1, it is your turn.");
    person.press_all(&[KeyCode::Enter]);
    person.reads("Do you light a lamp?");
    // Confirmed orders are there when the form is opened again; leaving the form keeps them as they were.
    person.press_all(&[KeyCode::Char('o')]);
    person.reads("◂ never ▸");
    person.press_all(&[KeyCode::Left, KeyCode::Esc, KeyCode::Char('o')]);
    person.reads("◂ never ▸");
}

#[test]
fn the_form_speaks_german_too_and_help_names_its_key() {
    let mut person = person("random", Lang::of("de"));
    person.press_all(&[KeyCode::Char('o')]);
    person.reads("Daueranweisungen");
    person.reads("Glocke läuten");
    assert!(!person.look().contains('⟨'));
    person.press_all(&[KeyCode::Esc, KeyCode::Char('?'), KeyCode::End]);
    person.reads("o – Daueranweisungen");
}

fn referee() -> Referee<'static> {
    Referee::new(begin(&catalog()), EN, Box::new(|_, _| Ok(())))
}

fn send(referee: &mut Referee<'_>, line: Value) -> Vec<Value> {
    let answers = referee.take(line.to_string().as_bytes());
    answers.iter().map(|line| serde_json::to_value(line).expect("lines are plain data")).collect()
}

#[test]
fn the_referee_obeys_orders_and_says_so() {
    let mut referee = referee();
    referee.open();
    let lines = send(&mut referee, json!({ "orders": { "bells": "never" }, "seat": 1 }));
    assert_eq!((lines.len(), &lines[0]["asked"][0]["seat"]), (1, &json!(0)), "{lines:?}");
    let lines = send(&mut referee, json!({ "seat": 0, "choose": 0 }));
    let obeyed = json!({ "seat": 1, "question": "bells", "choice": "wait", "text": "wait" });
    assert_eq!(lines[0]["told"]["event"], json!({ "sneaked": { "seat": 0 } }));
    assert_eq!(lines[1], json!({ "obeyed": obeyed }));
    assert_eq!(lines[2]["asked"].as_array().map(Vec::len), Some(1), "only seat 2 is asked");
    assert_eq!(lines[2]["asked"][0]["seat"], 2);
    // Orders that cover the current question answer it at once.
    let lines = send(&mut referee, json!({ "orders": { "bells": "always", "lamps": "never" }, "seat": 2 }));
    assert_eq!(lines[0]["obeyed"]["choice"], "ring");
    assert_eq!(lines[1]["told"]["event"], json!({ "rang": { "seat": 2 } }));
    assert_eq!(lines[2]["obeyed"]["choice"], "wait");
    assert_eq!(lines[3]["asked"][0]["seat"], 1);
    let schema = describe(Some(catalog().game("bells", EN).expect("it is listed")));
    let output = json!({ "$ref": "#/$defs/Line", "$defs": schema["$defs"] });
    let output = jsonschema::validator_for(&output).expect("the schema is one");
    assert!(lines.iter().all(|line| output.is_valid(line)), "{lines:?}");
    let input = json!({ "$ref": "#/$defs/Said", "$defs": schema["$defs"] });
    let input = jsonschema::validator_for(&input).expect("the schema is one");
    assert!(input.is_valid(&json!({ "orders": { "rest": true }, "seat": 1 })));
    assert!(input.is_valid(&json!({ "orders": null, "seat": 1 })));
    assert!(!input.is_valid(&json!({ "orders": { "rest": "maybe" }, "seat": 1 })));
}

#[test]
fn wrong_orders_are_refused_and_null_takes_them_back() {
    let mut referee = referee();
    for (line, expected) in [
        (json!({ "orders": { "rest": 1 }, "seat": 0 }), "orders.rest: must be `true` or `false`"),
        (json!({ "orders": {}, "seat": 3 }), "There is no seat 3"),
        (json!({ "orders": {} }), "`seat` is missing"),
    ] {
        let lines = send(&mut referee, line);
        assert!(lines[0]["error"]["text"].as_str().is_some_and(|text| text.contains(expected)), "{lines:?}");
    }
    send(&mut referee, json!({ "orders": { "rest": true }, "seat": 1 }));
    send(&mut referee, json!({ "orders": null, "seat": 1 }));
    let lines = send(&mut referee, json!({ "seat": 0, "choose": 1 }));
    assert_eq!(lines[0]["asked"][0]["seat"], 1);
}

#[test]
fn what_was_taken_back_is_answered_by_the_seat_itself() {
    let mut referee = referee();
    let lines = send(&mut referee, json!({ "orders": { "look": true }, "seat": 0 }));
    assert_eq!(lines[0]["obeyed"]["choice"], "look");
    let lines = send(&mut referee, json!({ "take_back": 0 }));
    assert_eq!(lines[0], json!({ "taken_back": { "seat": 0, "told": 0 } }));
    assert_eq!(lines[1]["asked"][0]["options"].as_array().map(Vec::len), Some(3), "{lines:?}");
    for seat in [0, 1, 2] {
        send(&mut referee, json!({ "seat": seat, "choose": 1 }));
    }
    let lines = send(&mut referee, json!({ "view": 0 }));
    assert_eq!(lines[0]["view"]["turn"], 3);
    let lines = send(&mut referee, json!({ "take_back": 0 }));
    assert_eq!(lines[0], json!({ "taken_back": { "seat": 0, "told": 0 } }), "in the next turn the orders hold again");
}
