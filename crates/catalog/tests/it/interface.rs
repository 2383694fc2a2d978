//! The interface of the catalog, on a small game with dice, sealed choices and something hidden.

use crate::stones::Stones;
use catalog::{AnyMatch, Catalog, GameError, Listed, Over, Pending, PlayerSpec, Roll};
use serde_json::{Value, json};
use table::{Lang, Rolls, Seat, Viewer};

const EN: Lang = Lang::EN;

fn catalog() -> Catalog {
    Catalog::of(vec![Box::new(Listed::<Stones>::new((), EN).expect("the default options are valid"))])
}

fn begin(rolls: Rolls) -> Box<dyn AnyMatch> {
    let catalog = catalog();
    let game = catalog.game("stones", EN).expect("stones is listed");
    game.begin(&Value::Null, rolls, EN).expect("the default options are valid")
}

/// A match in which the first seat takes the next stones; its mine is under stone 1, the other's under stone 4.
fn begin_turn() -> Box<dyn AnyMatch> {
    let mut played = begin(Rolls::Outside);
    played.rolled(1, EN).expect("a die shows 1");
    played.rolled(2, EN).expect("a die shows 2");
    played.choose(Seat(0), 0, EN).expect("stone 1 is offered");
    played.answer(Seat(1), &json!({"mine": 4}), EN).expect("stone 4 is legal");
    played
}

fn spec(spec: &str) -> PlayerSpec {
    spec.parse().expect("the player exists")
}

#[track_caller]
fn refused<T>(result: Result<T, GameError>) -> String {
    result.err().expect("this is refused").text
}

#[test]
fn a_game_says_what_it_is() {
    let catalog = catalog();
    let info = catalog.games().next().expect("stones is listed").info();
    assert_eq!(
        (info.id, info.name.get(Lang::of("de")), info.about.get(Lang::EN)),
        ("stones", "Steine", "Take the last stone.")
    );
    assert_eq!((info.seats.least, info.seats.most), (2, 2));
    assert_eq!(info.defaults, json!({"stones": 10}));
    assert_eq!(info.options["properties"]["stones"]["type"], "integer");
}

#[test]
fn an_unknown_game_gets_the_list_of_known_ones() {
    assert_eq!(refused(catalog().game("chess", EN)), "There is no game called “chess”. There are: stones.");
    let german = refused(catalog().game("chess", Lang::of("de")));
    assert_eq!(german, "Es gibt kein Spiel namens „chess“. Es gibt: stones.");
}

#[test]
fn missing_options_take_their_defaults_and_wrong_ones_are_named() {
    let catalog = catalog();
    let agree = |options: Value| catalog.game("stones", EN).expect("stones is listed").agree(&options, EN);
    assert_eq!(agree(json!({})).expect("{} is enough").options(), json!({"stones": 10}));
    assert_eq!(
        refused(agree(json!({"stones": "ten"}))),
        "options.stones: must be a whole number from 0 to 255, not the text \"ten\""
    );
    let unknown = refused(agree(json!({"stone": 10})));
    assert_eq!(unknown, "options.stone: `stone` is not known here. Did you mean `stones`? Known: `stones`");
    let impossible = refused(agree(json!({"stones": 0})));
    assert_eq!(impossible, "These options are not possible: A heap needs at least one stone.");
    for nonsense in [json!(1), json!("x"), json!([[]]), json!([1, 2]), json!(true), json!({"stones": -1})] {
        assert!(refused(agree(nonsense)).starts_with("options"));
    }
}

#[test]
fn a_match_says_what_it_waits_for() {
    let mut played = begin(Rolls::Outside);
    let Pending::Roll(Roll { sides, why, text, dice: 1 }) = played.pending(None, EN) else { panic!("a roll is due") };
    assert_eq!((sides, why.to_json(), text.as_str()), (2, json!("first"), "Who begins?"));
    assert_eq!(refused(played.rolled(3, EN)), "A die with 2 sides does not show that number.");
    assert_eq!(refused(played.choose(Seat(0), 0, EN)), "A die has to be rolled first.");
    assert_eq!(refused(played.let_play(Seat(0), &spec("random"), 1, EN)), "A die has to be rolled first.");

    let played = begin_turn();
    let Pending::Asked(asked) = played.pending(None, EN) else { panic!("a seat is asked") };
    assert_eq!((asked.len(), asked[0].seat, asked[0].open), (1, Seat(0), false));
    assert_eq!(
        (asked[0].text.as_str(), asked[0].options[0].text.as_str()),
        ("How many stones do you take?", "one stone")
    );
    assert_eq!(asked[0].options[2].choice, json!({"take": 3}));
    assert_eq!(asked[0].options[2].touches, ["heap"]);
    let Pending::Asked(asked) = played.pending(Some(Viewer::Spectator), EN) else { panic!("a seat is asked") };
    assert_eq!(asked, []);
}

#[test]
fn a_seat_sees_and_reads_only_what_is_its_own() {
    let played = begin_turn();
    assert_eq!(played.view(Viewer::Seat(Seat(0))).to_json()["own_mine"], 1);
    assert_eq!(played.view(Viewer::Spectator).to_json()["own_mine"], Value::Null);
    assert_eq!(played.view(Viewer::Seat(Seat(9))), played.view(Viewer::Spectator));
    let texts = |viewer| played.told(Some(viewer), 0, EN).into_iter().map(|told| told.text).collect::<Vec<_>>();
    assert_eq!(texts(Viewer::Spectator), ["The heap has 12 stones."]);
    assert_eq!(texts(Viewer::Seat(Seat(1))), ["The heap has 12 stones.", "Your mine is under stone 4."]);
    assert_eq!(texts(Viewer::Seat(Seat(9))), texts(Viewer::Spectator));
    let all: Vec<_> = played.told(None, 1, EN).into_iter().map(|told| (told.to, told.text)).collect();
    assert_eq!(all[0], (Some(Seat(0)), "Your mine is under stone 1.".to_string()));
    assert_eq!((all.len(), played.events()), (2, 3));
    assert_eq!(played.told(None, 99, EN), []);
}

#[test]
fn refusals_name_the_rule() {
    let mut played = begin_turn();
    for count in [3, 3, 2, 3] {
        let Pending::Asked(asked) = played.pending(None, EN) else { panic!("a seat is asked") };
        let index = played.answer(asked[0].seat, &json!({"take": count}), EN).expect("there are enough stones");
        assert_eq!(index, Some(count - 1), "it is known by its place");
    }
    let ruled_out = played.why_not(Seat(0), EN);
    assert_eq!((ruled_out[0].rule, ruled_out[0].reason.as_str()), ("ST-2", "There are not that many stones left."));
    assert_eq!(ruled_out[0].choice, json!({"take": 2}));
    let error = played.answer(Seat(0), &json!({"take": 3}), EN).expect_err("one stone is left");
    assert_eq!(error.rule, Some("ST-2"));
    assert_eq!(
        refused(played.answer(Seat(0), &json!({"take": "all"}), EN)),
        "choice.take: must be a whole number from 0 to 255, not the text \"all\""
    );
    assert_eq!(refused(played.answer(Seat(7), &json!({"take": 1}), EN)), "Seat 7 is not asked anything now.");
    assert_eq!(refused(played.choose(Seat(0), usize::MAX, EN)), "That is not one of the options now.");
    assert_eq!(refused(played.resign(Seat(7), EN)), "There is no seat 7 at this table.");
    assert!(played.why_not(Seat(7), EN).is_empty() && played.may_take_back(Seat(7)).is_none());
}

#[test]
fn sealed_answers_can_be_taken_back_and_revealed_ones_not() {
    let mut played = begin(Rolls::Seeded(1));
    played.choose(Seat(0), 0, EN).expect("stone 1 is offered");
    assert_eq!(played.may_take_back(Seat(0)), Some(played.inputs() - 1));
    played.take_back(Seat(0), EN).expect("the other seat has not answered");
    played.choose(Seat(0), 1, EN).expect("stone 2 is offered");
    played.choose(Seat(1), 1, EN).expect("stone 2 is offered");
    assert!(played.may_take_back(Seat(0)).is_none());
    assert!(refused(played.take_back(Seat(0), EN)).starts_with("That cannot be taken back any more"));
}

#[test]
fn a_match_goes_on_after_saving_and_from_a_position() {
    let played = begin_turn();
    let catalog = catalog();
    let loaded = catalog.load(&played.save(), None, EN).expect("what was saved loads");
    assert_eq!((loaded.digest(), loaded.inputs()), (played.digest(), 4));
    let earlier = catalog.load(&played.save(), Some(2), EN).expect("what was saved loads");
    assert_eq!(earlier.inputs(), 2);

    let agreed = catalog.game("stones", EN).and_then(|game| game.agree(&Value::Null, EN)).expect("stones is listed");
    let begin_at = |position: &Value| agreed.begin_at(position, Rolls::Seeded(1), EN);
    let begun = begin_at(&played.position()).expect("a position of the game itself");
    assert_eq!(begun.pending(None, EN), played.pending(None, EN));
    let mut position = played.position();
    position["mines"] = json!([1, 9]);
    assert_eq!(refused(begin_at(&position)), "This position is not possible: mines[1]: must be from 0 to 4, not 9");
    position["mines"] = json!([1]);
    assert!(refused(begin_at(&position)).starts_with("position.mines: "));
}

#[test]
fn an_error_says_where_and_what() {
    let agreed = catalog().game("stones", EN).and_then(|game| game.agree(&Value::Null, EN)).expect("stones is listed");
    let check = |change: fn(&mut Value), expected: &str| {
        let mut position = begin_turn().position();
        change(&mut position);
        assert_eq!(refused(agreed.begin_at(&position, Rolls::Seeded(1), EN)), expected);
    };
    check(
        |it| it["mines"][1] = json!("two"),
        "position.mines[1]: must be a whole number from 0 to 255, not the text \"two\"",
    );
    check(|it| it["mines"][1] = json!(300), "position.mines[1]: must be a whole number from 0 to 255, not 300");
    let fields = "`step`, `heap`, `turn`, `mines`";
    check(
        |it| it["heaps"] = json!([]),
        &format!("position.heaps: `heaps` is not known here. Did you mean `heap`? Known: {fields}"),
    );
    check(|it| *it = json!({}), "position: `step` is missing");
    check(|it| *it = json!(7), "position: must be a table with fields of its own, not 7");
}

#[test]
fn a_broken_transcript_says_where() {
    let saved = begin_turn().save();
    let load = |text: &str| refused(catalog().load(text, None, EN));
    assert!(load("").starts_with("Line 1: a transcript begins with its header"));
    assert_eq!(load(&saved.replace("\"game\":\"stones\"", "\"game\":\"chess\"")), refused(catalog().game("chess", EN)));
    assert!(load(&saved.replace("\"rules\":1", "\"rules\":2")).contains("version 2 of the rules"));
    assert!(load(&saved.replace("\"content\":\"none\"", "\"content\":\"x\"")).contains("--content"));
    assert!(load(&saved.replace("{\"stones\":10}", "{\"stones\":0}")).ends_with("A heap needs at least one stone."));
    assert_eq!(load(&saved.replace("{\"mine\":4}", "{\"mine\":5}")), "Input 4 (line 5): it breaks rule ST-1.");
    assert!(load(&saved.replace("\"digest\":\"", "\"digest\":\"0")).starts_with("The match was saved at digest 0"));
    assert!(load(&saved.replacen("{\"rolled\"", "{\"rowled\"", 1)).starts_with("Line 2: "));
}

#[test]
fn a_player_is_written_as_it_is_read() {
    let levels = ["recruit", "soldier", "veteran", "marshal"];
    for spec in levels.into_iter().chain(["random", "habit", "scout", "scout:0", "scout:500", "planner:2000"]) {
        assert_eq!(spec.parse::<PlayerSpec>().expect("the player exists").to_string(), spec);
    }
    for spec in ["", "Random", "random:5", "habit:5", "scout:", "scout:-1", "scout:many", "scout:5000000000", "deep:1"]
    {
        assert!(spec.parse::<PlayerSpec>().is_err(), "{spec}");
    }
    for spec in ["general", "marshal:9", "planner"] {
        let refused = spec.parse::<PlayerSpec>().expect_err("the player does not exist").to_string();
        assert!(levels.iter().all(|level| refused.contains(level)), "{refused}");
    }
}

#[test]
fn computer_players_play_the_same_game_for_the_same_seed() {
    let catalog = catalog();
    let agreed = catalog.game("stones", EN).and_then(|game| game.agree(&Value::Null, EN)).expect("stones is listed");
    let play = |seats: [&str; 2], seed| agreed.play_alone(&seats.map(spec), seed, EN).expect("the game ends");
    for seats in [["random", "random"], ["scout:20", "random"], ["scout:5", "scout:10"]] {
        for seed in 0..20 {
            assert_eq!(play(seats, seed), play(seats, seed));
        }
    }
    let too_few = refused(agreed.play_alone(&[spec("random")], 1, EN));
    assert_eq!(too_few, "The game has 2 seats, but one player was named.");
    let unknown = PlayerSpec { name: "deep".into(), budget: None };
    assert!(refused(agreed.play_alone(&[unknown, spec("random")], 1, EN)).contains("“deep”"));
    assert!(agreed.play_out(10, 1) >= 50);
    agreed.clone_position(10, 1);
    assert!(agreed.position_bytes() > 0);
}

#[test]
fn a_computer_player_can_take_a_seat_for_one_question() {
    let play = || {
        let mut played = begin(Rolls::Seeded(5));
        while let Pending::Asked(asked) = played.pending(None, EN) {
            played.let_play(asked[0].seat, &spec("scout:20"), 3, EN).expect("this seat is asked");
        }
        played
    };
    let mut played = play();
    assert_eq!(played.save(), play().save());
    let Pending::Over(Over { winners, text, .. }) = played.pending(None, EN) else { panic!("the game is over") };
    assert_eq!(winners.len(), 1);
    assert!(text.ends_with('.'));
    assert_eq!(refused(played.let_play(Seat(0), &spec("random"), 1, EN)), "The game is over.");
}

#[test]
fn schemas_describe_what_is_said() {
    let catalog = catalog();
    let schemas = catalog.game("stones", EN).expect("stones is listed").schemas();
    let played = begin_turn();
    let valid = |schema: &Value, value: &Value| jsonschema::is_valid(schema, value);
    assert!(valid(&schemas.view, &played.view(Viewer::Seat(Seat(0))).to_json()));
    assert!(valid(&schemas.position, &played.position()));
    assert!(valid(&schemas.event, &played.told(None, 0, EN)[0].event.to_json()));
    assert!(valid(&schemas.choice, &json!({"take": 2})) && !valid(&schemas.choice, &json!({"take": "two"})));
}
