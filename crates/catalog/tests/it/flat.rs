//! Flat views are written as JSON, and compared.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};

use catalog::{Flat, Pair, Plain};

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Place {
    Off,
    Front(u8),
    Between(i16, i16),
    At { x: i32, why: Option<&'static str> },
}

#[derive(Serialize)]
struct Mark;

#[derive(Serialize)]
struct Wrapped(u16);

#[derive(Serialize)]
struct Both(u8, char);

#[derive(Serialize)]
struct Everything {
    places: Vec<Place>,
    by_number: BTreeMap<u8, bool>,
    by_debt: BTreeMap<i8, Wrapped>,
    by_name: BTreeMap<String, Both>,
    by_answer: BTreeMap<bool, ()>,
    mark: Mark,
    nothing: Option<u8>,
    something: Option<u64>,
    low: i64,
    fraction: f64,
    bytes: [u8; 3],
    empty: (Vec<u8>, BTreeMap<u8, u8>, String),
    text: String,
    #[serde(flatten)]
    more: BTreeMap<&'static str, u8>,
    #[serde(skip)]
    _secret: u8,
}

fn everything() -> Everything {
    Everything {
        places: vec![Place::Off, Place::Front(3), Place::Between(-1, 1), Place::At { x: -70_000, why: Some("gap") }],
        by_number: BTreeMap::from([(1, true), (200, false)]),
        by_debt: BTreeMap::from([(-5, Wrapped(9))]),
        by_name: BTreeMap::from([("a/b~c\"d\\e\n\u{1}ü🎲".to_string(), Both(1, 'ß'))]),
        by_answer: BTreeMap::from([(true, ())]),
        mark: Mark,
        nothing: None,
        something: Some(u64::MAX),
        low: i64::MIN,
        fraction: -0.125,
        bytes: [0, 127, 255],
        empty: Default::default(),
        text: "Er sagte: \"Nein!\"".to_string(),
        more: BTreeMap::from([("left", 1), ("right", 2)]),
        _secret: 1,
    }
}

fn assert_written_alike(value: &impl Serialize) {
    let expected = serde_json::to_string(value).expect("this is plain data");
    let flat = Flat::of(value);
    assert_eq!(flat.to_json(), expected);
    assert!(flat.shortest_length() <= expected.len(), "{} is too long for {expected}", flat.shortest_length());
}

#[test]
fn it_is_written_as_serde_json_writes_it() {
    assert_written_alike(&everything());
    for value in [json!(null), json!(""), json!([]), json!({}), json!([[], [1, [2.5, "x"]], { "a": { "b": [-3] } }])] {
        assert_written_alike(&value);
    }
}

#[test]
fn several_become_a_list() {
    let mut flat = Flat::default();
    let seen = |what: Everything| Plain::view(Arc::new(what));
    Plain::view(Arc::new(vec![seen(everything()), Plain::view(Arc::new("x")), seen(everything())])).lay(&mut flat);
    let expected = serde_json::to_string(&(everything(), "x", everything())).expect("this is plain data");
    assert_eq!(flat.to_json(), expected);
    assert!(flat.shortest_length() <= expected.len());
}

fn are_same(first: &impl Serialize, second: &impl Serialize) -> bool {
    let (first, second) = (Flat::of(first), Flat::of(second));
    Pair::of(&first, &second).is_same(first.whole(), second.whole())
}

#[test]
fn values_that_serialize_alike_are_equal() {
    let values: Vec<Value> = vec![
        json!(0),
        json!(-1),
        json!("0"),
        json!(0.5),
        json!(null),
        json!(false),
        json!([]),
        json!({}),
        json!([0]),
        json!([[0], 0]),
        json!([[0, 0]]),
        json!({ "a": 0 }),
        json!({ "a": [0] }),
        json!({ "b": 0 }),
    ];
    for (one, first) in values.iter().enumerate() {
        for (other, second) in values.iter().enumerate() {
            assert_eq!(are_same(first, second), one == other, "{first} and {second}");
        }
    }
    // A static name and an owned string may hold the same word.
    assert!(are_same(&Place::Off, &"off"));
    assert!(are_same(&json!(["ab", "c"]), &json!(["ab", "c"])));
    assert!(!are_same(&json!(["ab", "c"]), &json!(["a", "bc"])), "they have the same letters");
}

#[test]
#[should_panic(expected = "plain data with text keys can be laid flat")]
fn keys_have_to_be_words() {
    Flat::of(&BTreeMap::from([((1, 2), 3)]));
}
