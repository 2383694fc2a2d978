//! Real cards and beads at a real table: people draw, and say what came.

use std::sync::Arc;

use catalog::lines::describe;
use catalog::{AnyMatch, Catalog, Draw, Pending};
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use table::{FastDice, Lang, Rolls, Viewer};
use walstatt::play::{App, Manner, Opponent, Plan, Seating};
use walstatt::referee::Referee;

use crate::driving::{CATALOG, EN, answer_at_random, keep_nothing, play_session, send, to_json};
use crate::person::Person;

/// The games in which something is drawn, each with the seed of a match and something that is drawn in it, in words.
const GAMES: [(&str, u64, &str); 4] = [
    ("home-raiders", 3, "Player 1"),
    ("kleine-helden", 3, "Healing Potion"),
    ("moonstone", 3, "Thrust"),
    ("pixel-tactics", 3, "Knight"),
];

fn begin(game: &str, rolls: Rolls) -> Box<dyn AnyMatch> {
    let game = CATALOG.game(game, EN).expect("the game is listed");
    game.begin(&Value::Null, rolls, EN).expect("it can be played as it is")
}

/// A match that is played at random to its end, and all that was told.
fn play_seeded(game: &str, seed: u64) -> (Box<dyn AnyMatch>, Vec<Value>) {
    let mut referee = Referee::new(begin(game, Rolls::Seeded(seed)), EN, keep_nothing());
    let (_, answers) = play_session(&mut referee, seed);
    (referee.played().boxed_clone(), told(&answers))
}

fn told(lines: &[Value]) -> Vec<Value> {
    lines.iter().filter(|line| !line["told"].is_null()).cloned().collect()
}

/// What a number of a die stands for, found out by trying everything that could come.
fn find_drawn(played: &dyn AnyMatch, draw: &Value, value: u64) -> Value {
    let mut rolled = played.boxed_clone();
    rolled.rolled(value as u32, EN).expect("the die shows this");
    let from = draw["from"].as_array().expect("a draw is from something").iter().map(|kind| kind["id"].clone());
    let mut fitting = from.filter(|id| {
        let mut drew = played.boxed_clone();
        drew.drew(id, EN).is_ok() && drew.digest() == rolled.digest()
    });
    fitting.next().expect("every number stands for something")
}

/// Plays a recorded match once more with cards drawn by name; gives all lines.
fn play_by_name(game: &str, recorded: &dyn AnyMatch) -> (Referee<'static>, Vec<Value>) {
    let mut referee = Referee::new(begin(game, Rolls::Outside), EN, keep_nothing());
    let mut lines = to_json(&referee.open());
    for input in recorded.inputs_json(0) {
        let input: Value = serde_json::from_str(&input).expect("an input is JSON");
        let (rolled, chose) = (&input["rolled"], &input["chose"]);
        let due = lines.last().expect("there is always an answer");
        let said = match (rolled["value"].as_u64(), due.get("draw")) {
            (Some(_), _) if rolled["sides"] == 1 => continue,
            (Some(value), Some(draw)) => json!({"drew": find_drawn(referee.played(), draw, value)}),
            (Some(value), None) => json!({"rolled": value}),
            (None, _) => json!({"seat": chose["seat"], "choice": chose["choice"]}),
        };
        lines.extend(send(&mut referee, said));
    }
    (referee, lines)
}

#[test]
fn a_game_with_things_drawn_by_name_goes_as_with_a_seed() {
    for (game, seed, name) in GAMES {
        let (seeded, all) = play_seeded(game, seed);
        let (referee, lines) = play_by_name(game, &*seeded);
        assert_eq!(told(&lines), all, "{game}");
        assert_eq!(referee.played().digest(), seeded.digest(), "{game}");
        let drawable = lines.iter().filter_map(|line| line["draw"]["from"].as_array()).flatten();
        let names: Vec<&str> = drawable.filter_map(|kind| kind["text"].as_str()).collect();
        assert!(names.iter().any(|found| found.contains(name)), "{game}: {name} is not among {names:?}");
        let schema = describe(Some(CATALOG.game(game, EN).expect("the game is listed")));
        let schema = json!({"$ref": "#/$defs/Line", "$defs": schema["$defs"]});
        let validator = jsonschema::validator_for(&schema).expect("the schema is one");
        let draw = lines.iter().find(|line| !line["draw"].is_null()).expect("something is drawn");
        assert!(validator.is_valid(draw), "{draw}");
    }
}

/// The list is the same whatever is hidden from the one who reads it, and others get none.
#[test]
fn what_can_be_drawn_tells_nobody_what_others_hold() {
    for (game, seed, _) in GAMES {
        let agreed = CATALOG.game(game, EN).and_then(|game| game.agree(&Value::Null, EN)).expect("it is listed");
        let mut referee = Referee::new(agreed.begin(Rolls::Outside), EN, keep_nothing());
        let (mut dice, mut compared) = (FastDice::new(seed), 0);
        let mut due = to_json(&referee.open()).pop();
        while let Some(said) = due.as_ref().and_then(|due| answer_at_random(due, &mut dice)) {
            let played = referee.played();
            if let Pending::Draw(Draw { seat: Some(seat), from, .. }) = played.pending(None, EN) {
                for viewer in Viewer::all(played.seats()).filter(|viewer| !viewer.is(seat)) {
                    let Pending::Draw(Draw { from, .. }) = played.pending(Some(viewer), EN) else { unreachable!() };
                    assert!(from.is_empty(), "{game}: {viewer:?} reads what {seat:?} can draw");
                }
                let imagined = played.imagined_position(seat, dice.seed()).expect("there is such a seat");
                let imagined = agreed.begin_at(&imagined, Rolls::Outside, EN).expect("it could be so");
                if let Pending::Draw(other) = imagined.pending(None, EN)
                    && other.seat == Some(seat)
                    && imagined.view(Viewer::Seat(seat)) == played.view(Viewer::Seat(seat))
                {
                    assert_eq!(other.from, from, "{game}");
                    compared += 1;
                }
            }
            due = send(&mut referee, said).pop();
        }
        assert!(compared > 5 || game == "home-raiders", "{game}: only {compared} lists were compared");
    }
}

/// PT-02: nobody is asked about shuffling, only which cards come to the hands.
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
    assert_eq!(error(json!({"drew": 200})), "There is no further ? to be drawn here.");
    assert_ne!(error(json!({"drew": {"card": 1}})), Value::Null);
    assert_eq!(error(json!({"drew": knight})), Value::Null);
    assert_eq!(error(json!({"drew": knight})), "There is no further Knight to be drawn here.");
    let mut dice = Referee::new(begin("home-raiders", Rolls::Seeded(1)), EN, keep_nothing());
    assert_eq!(send(&mut dice, json!({"drew": 1}))[0]["error"]["text"], "No draw is due now.");
}

/// Two people at one keyboard with their own cards: each types a part of a name, and the other one looks away.
#[test]
fn at_one_keyboard_nobody_sees_what_the_other_one_draws() {
    let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang: Lang::EN, color: false });
    let mut plan = Plan::new(Opponent::Hotseat, Seating::At(0), 1);
    (plan.game, plan.asks_dice) = ("pixel-tactics".into(), true);
    let begun = plan.begin(&catalog, Lang::EN).expect("it can be played as it is");
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
fn against_the_computer_only_the_own_cards_are_asked_for() {
    let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang: Lang::EN, color: false });
    let mut plan = Plan::new("random".parse().expect("there is such a player"), Seating::At(0), 1);
    (plan.game, plan.asks_dice) = ("pixel-tactics".into(), true);
    let begun = plan.begin(&catalog, Lang::EN).expect("it can be played as it is");
    let app = App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat");
    let mut person = Person::new(app, (100, 40));
    for name in ["knig", "witch", "heal", "gunn", "oracle"] {
        person.reads("draws a card");
        person.type_text(name);
        person.enter();
    }
    person.reads("becomes your leader");
}
