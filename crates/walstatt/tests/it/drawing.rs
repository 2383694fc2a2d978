//! Physical cards and beads at a real table: people draw, and enter the result.

use std::sync::Arc;

use catalog::lines::describe;
use catalog::{AnyMatch, Catalog};
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use table::{FastDice, Lang, Rolls};
use walstatt::play::{App, Manner, Opponent, Plan, Seating};
use walstatt::referee::Referee;

use crate::driving::{CATALOG, EN, answer_at_random, keep_nothing, send, to_json};
use crate::mutating::pick;
use crate::person::Person;

fn begin(game: &str, rolls: Rolls) -> Box<dyn AnyMatch> {
    let game = CATALOG.game(game, EN).expect("the game is listed");
    game.begin(&Value::Null, rolls, EN).expect("the defaults can be played")
}

/// Plays to the end; draws are named by trying names until one is possible. Returns all lines of both sides.
fn play_by_name(game: &str, seed: u64) -> (Vec<Value>, Vec<Value>) {
    let mut referee = Referee::new(begin(game, Rolls::Outside), EN, keep_nothing());
    let (mut sent, mut lines, mut dice) = (Vec::new(), to_json(&referee.open()), FastDice::new(seed));
    loop {
        let due = lines.iter().rfind(|line| line["error"].is_null()).expect("there is always an answer");
        let said = match due["draw"]["from"].as_array() {
            Some(from) => json!({"drew": pick(from, &mut dice)["id"]}),
            None => match answer_at_random(due, &mut dice) {
                Some(said) => said,
                None => return (sent, lines),
            },
        };
        lines.extend(send(&mut referee, said.clone()));
        sent.push(said);
    }
}

#[test]
fn whole_games_are_played_with_what_people_draw() {
    for game in ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics"] {
        let (sent, lines) = play_by_name(game, 5);
        let schema = describe(Some(CATALOG.game(game, EN).expect("the game is listed")));
        let validator = |name: &str| {
            let schema = json!({"$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"]});
            jsonschema::validator_for(&schema).expect("the schema is one")
        };
        let (input, output) = (validator("Said"), validator("Line"));
        assert!(sent.iter().filter(|line| !line["drew"].is_null()).all(|line| input.is_valid(line)), "{game}");
        let draws: Vec<&Value> = lines.iter().filter(|line| !line["draw"].is_null()).collect();
        assert!(!draws.is_empty() && draws.iter().all(|line| output.is_valid(line)), "{game}");
        let refused = lines.iter().filter_map(|line| line["error"]["text"].as_str());
        let is_clear = |text: &str| text.ends_with(" left to draw here.") && !text.contains('?');
        refused.for_each(|text| assert!(is_clear(text), "{game}: {text}"));
    }
}

/// PT-02: people are not asked about shuffling, only which cards they draw.
#[test]
fn the_set_up_of_pixel_tactics_asks_for_the_hands_alone() {
    let mut referee = Referee::new(begin("pixel-tactics", Rolls::Outside), EN, keep_nothing());
    let mut due = to_json(&referee.open()).pop().expect("there is always an answer");
    let mut drawn = Vec::new();
    while let Some(draw) = due.get("draw") {
        assert_eq!(draw["from"].as_array().map(Vec::len), Some(25 - drawn.len() % 5));
        drawn.push(draw["seat"].clone());
        due = send(&mut referee, json!({"drew": draw["from"][0]["id"]})).pop().expect("there is always an answer");
    }
    assert_eq!(drawn, [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    assert_eq!(due["asked"][0]["question"], "leader");
}

#[test]
fn what_is_not_there_to_be_drawn_is_refused() {
    let mut referee = Referee::new(begin("pixel-tactics", Rolls::Outside), EN, keep_nothing());
    let due = to_json(&referee.open()).pop().expect("there is always an answer");
    let knight = due["draw"]["from"].as_array().and_then(|from| from.iter().find(|kind| kind["text"] == "Knight"));
    let knight = knight.expect("there is one")["id"].clone();
    let mut error = |said: Value| send(&mut referee, said)[0]["error"]["text"].clone();
    assert_eq!(error(json!({"seat": 0, "choose": 0})), "A draw is due first.");
    assert_eq!(error(json!({"drew": 200})), "There is no card 200 left to draw here.");
    assert_ne!(error(json!({"drew": {"card": 1}})), Value::Null);
    assert_eq!(error(json!({"drew": knight})), Value::Null);
    assert_eq!(error(json!({"drew": knight})), "There is no Knight left to draw here.");
    let mut dice = Referee::new(begin("home-raiders", Rolls::Seeded(1)), EN, keep_nothing());
    assert_eq!(send(&mut dice, json!({"drew": 1}))[0]["error"]["text"], "No draw is due now.");
}

/// Two people at one keyboard with their own cards: each types part of a name while the other looks away.
#[test]
fn at_one_keyboard_players_do_not_see_each_others_draws() {
    let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang: Lang::EN, color: false });
    let mut plan = Plan::new(Opponent::Hotseat, Seating::At(0), 1);
    (plan.game, plan.asks_dice) = ("pixel-tactics".into(), true);
    let begun = plan.begin(&catalog, Lang::EN).expect("the defaults can be played");
    let app = App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat");
    let mut person = Person::new(app, (100, 40));
    person.does_not_read("Knight");
    person.enter();
    for name in ["knig", "witch", "heal", "gunn", "oracle"] {
        person.reads("draws a card");
        person.type_text(name);
        person.enter();
    }
    person.reads("Player 2");
    person.does_not_read("Knight");
    person.enter();
    person.reads("draws a card");
    person.does_not_read("Your hand: Knight");
    person.type_text("knig");
    person.does_not_read("Witch");
    person.press(KeyCode::Esc);
    person.reads("Witch");
}

#[test]
fn against_the_computer_only_the_players_cards_are_asked_for() {
    let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang: Lang::EN, color: false });
    let mut plan = Plan::new("random".parse().expect("there is such a player"), Seating::At(0), 1);
    (plan.game, plan.asks_dice) = ("pixel-tactics".into(), true);
    let begun = plan.begin(&catalog, Lang::EN).expect("the defaults can be played");
    let app = App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat");
    let mut person = Person::new(app, (100, 40));
    for name in ["knig", "witch", "heal", "gunn", "oracle"] {
        person.reads("draws a card");
        person.type_text(name);
        person.enter();
    }
    person.reads("becomes your leader");
}
