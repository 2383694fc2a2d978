//! Standing orders through the interface of the catalog.

use std::sync::Arc;

use crate::bells::Bells;
use crate::stones::Stones;
use catalog::{AnyMatch, Catalog, Listed};
use serde_json::{Value, json};
use table::{Lang, Rolls, Seat, battery};

const EN: Lang = Lang::EN;

fn catalog() -> Catalog {
    let bells = Listed::<Bells>::new((), EN).expect("the game has no options");
    let stones = Listed::<Stones>::new((), EN).expect("the default options are valid");
    Catalog::of(vec![Box::new(bells), Box::new(stones)])
}

fn game(catalog: &Catalog, id: &str) -> Box<dyn AnyMatch> {
    let mut begun =
        catalog.game(id, EN).and_then(|game| game.begin(&Value::Null, Rolls::Outside, EN)).expect("it is listed");
    while begun.rolled(2, EN).is_ok() {}
    begun
}

#[test]
fn a_game_with_windows_for_several_seats_and_orders_passes_the_battery() {
    battery::run::<Bells>(&Arc::new(()), |_| (), 300);
}

#[test]
fn a_game_tells_what_can_be_ordered_and_what_it_is_called() {
    let catalog = catalog();
    let orders = catalog.game("bells", EN).expect("it is listed").info().orders.expect("something can be ordered");
    assert_eq!(orders.defaults, json!({"bells": "ask", "lamps": "ask", "rest": false, "look": false}));
    let properties = &orders.schema["properties"];
    assert_eq!(properties["bells"]["x-words"], json!({"de": "Glocke läuten", "en": "Ring the bell"}));
    let values: Vec<(&Value, &Value)> =
        (properties["bells"]["oneOf"].as_array().expect("the values are listed").iter())
            .map(|case| (&case["const"], &case["x-words"]["de"]))
            .collect();
    assert_eq!(
        values,
        [(&json!("ask"), &json!("fragen")), (&json!("never"), &json!("nie")), (&json!("always"), &json!("immer"))]
    );
    assert_eq!(properties["lamps"]["oneOf"][1], json!({"const": "never"}), "words belong to one property");
    assert_eq!(properties["rest"]["type"], "boolean");
    assert!(jsonschema::is_valid(&orders.schema, &json!({"bells": "never", "rest": true})));
    assert!(!jsonschema::is_valid(&orders.schema, &json!({"bells": "sometimes"})));
    assert_eq!(catalog.game("stones", EN).expect("it is listed").info().orders, None);
}

#[test]
fn orders_choose_an_option_of_the_question_to_their_seat() {
    let mut played = game(&catalog(), "bells");
    let rest = json!({"rest": true});
    assert_eq!(played.obey(Seat(0), &rest, EN), Ok(Some(1)));
    assert_eq!(played.obey(Seat(1), &rest, EN), Ok(None), "only seat 0 is asked");
    assert_eq!(played.obey(Seat(9), &rest, EN), Ok(None));
    assert_eq!(played.obey(Seat(0), &Value::Null, EN), Ok(None));
    assert_eq!(played.obey(Seat(0), &json!({"bells": "never"}), EN), Ok(None), "it is not about bells");
    played.choose(Seat(0), 0, EN).expect("it is offered");
    assert_eq!(played.obey(Seat(1), &json!({"bells": "never"}), EN), Ok(Some(0)));
    assert_eq!(played.obey(Seat(2), &json!({"bells": "always"}), EN), Ok(Some(1)));
    let asked = played.asked_seats();
    assert!(asked.iter().all(|asked| asked.pass == Some(0) && asked.is_sealed) && asked.len() == 2, "{asked:?}");
}

#[test]
fn invalid_orders_are_refused_with_their_path() {
    let played = game(&catalog(), "bells");
    let refused = |orders: Value| played.read_orders(&orders, EN).expect_err("this is no order").text;
    assert!(refused(json!({"bells": "loudly"})).starts_with("orders.bells: `loudly` is not known here"));
    assert!(refused(json!({"bell": "never"})).starts_with("orders.bell: `bell` is not known here"));
    assert!(played.obey(Seat(0), &json!({"bells": 1}), EN).is_err());
    let filled = played.read_orders(&json!({"lamps": "never"}), EN);
    assert_eq!(filled, Ok(json!({"bells": "ask", "lamps": "never", "rest": false, "look": false})));
    assert_eq!(played.read_orders(&Value::Null, EN), Ok(Value::Null));
    let stones = game(&catalog(), "stones");
    assert!(stones.read_orders(&json!({"bells": "never"}), EN).is_err(), "nothing can be ordered there");
}
