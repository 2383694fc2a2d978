use catalog::Flat;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::{Patch, diff};

/// The patch from one to the other, after a check that it leads there.
#[track_caller]
fn patch_of(name: &str, before: &Value, after: &Value) -> Option<String> {
    let patch = write(&diff(&Flat::of(before), &Flat::of(after))?);
    let mut patched = before.clone();
    apply(name, &mut patched, &patch);
    assert_eq!(&patched, after, "{name}: {patch}\n{before}");
    let is_short = patch == "[]" || patch.len() <= after.to_string().len();
    assert!(is_short, "{name}: {patch} is longer than {after}");
    Some(patch)
}

fn write(patch: &Patch) -> String {
    serde_json::to_string(patch).expect("plain data is JSON")
}

#[track_caller]
fn apply(name: &str, document: &mut Value, patch: &str) {
    let operations: json_patch::Patch =
        serde_json::from_str(patch).unwrap_or_else(|error| panic!("{name}: {error}: {patch}"));
    json_patch::patch(document, &operations).unwrap_or_else(|error| panic!("{name}: {error}: {patch}\n{document}"));
}

/// The operations between these two, next to enough text to make a patch worthwhile.
#[track_caller]
fn operations(before: Value, after: Value) -> Vec<String> {
    let ballast = "x".repeat(500);
    let patch = patch_of("", &json!([before, ballast]), &json!([after, ballast])).expect("a short patch");
    let operations: Vec<Value> = serde_json::from_str(&patch).expect("an array");
    let write = |operation: &Value| {
        let value = operation.get("value").map(Value::to_string).unwrap_or_default();
        let words = [&operation["op"], &operation["path"]].map(|word| word.as_str().expect("a string"));
        format!("{} {} {value}", words[0], words[1]).trim_end().to_string()
    };
    operations.iter().map(write).collect()
}

fn card(id: u32) -> Value {
    json!({ "kind": "warrior", "id": id, "wounds": [0, 0, id % 3] })
}

#[test]
fn equal_values_have_an_empty_patch() {
    for value in [json!(1), json!(""), json!({}), json!({ "a": [1, 2, { "b": null }] })] {
        assert_eq!(patch_of("", &value, &value).as_deref(), Some("[]"));
    }
}

#[test]
fn a_changed_value_is_replaced_where_it_stands() {
    assert_eq!(operations(json!({"a": {"b": [1, 2]}}), json!({"a": {"b": [1, 23]}})), ["replace /0/a/b/1 23"]);
    assert_eq!(operations(json!({"a": 23}), json!({"a": 2})), ["replace /0/a 2"]);
    assert_eq!(operations(json!({"a": "x,]"}), json!({"a": "x]}"})), [r#"replace /0/a "x]}""#]);
    assert_eq!(operations(json!({"a": "\\"}), json!({"a": "\\\""})), [r#"replace /0/a "\\\"""#]);
    assert_eq!(operations(json!({"a": []}), json!({"a": {}})), ["replace /0/a {}"]);
    assert_eq!(operations(json!({"a": [1]}), json!({"a": null})), ["replace /0/a null"]);
    assert_eq!(operations(json!(["ä", 1]), json!(["ö", 2])), [r#"replace /0/0 "ö""#, "replace /0/1 2"]);
}

#[test]
fn keys_are_added_and_removed() {
    assert_eq!(operations(json!({"a": 1, "c": 3}), json!({"a": 1, "b": 2, "c": 4})), ["add /0/b 2", "replace /0/c 4"]);
    assert_eq!(operations(json!({"a": 1, "b": 2, "c": 3}), json!({"b": 2})), ["remove /0/a", "remove /0/c"]);
    assert_eq!(operations(json!({"a": 1}), json!({"b": 1})), [r#"replace /0 {"b":1}"#], "another possibility");
    assert_eq!(operations(json!({"a": 1}), json!({"b": 1, "c": 2})), ["add /0/b 1", "add /0/c 2", "remove /0/a"]);
    assert_eq!(operations(json!({}), json!({"a": 1, "b": 2})), ["add /0/a 1", "add /0/b 2"]);
    assert_eq!(operations(json!({"a": 1, "b": 2}), json!({})), ["remove /0/a", "remove /0/b"]);
}

#[test]
fn keys_in_another_order_are_patched_as_well() {
    for seed in 0..5_000 {
        let mut random = Random(Pcg64Mcg::seed_from_u64(seed));
        let before: Value = (0..3).map(|_| random.value(3)).collect();
        let mut after = before.clone();
        random.edit(&mut after);
        let ballast = "x".repeat(20_000);
        let [loose_before, loose_after] = [&before, &after].map(|value| Flat::of(&(random.shuffle(value), &ballast)));
        let patch = write(&diff(&loose_before, &loose_after).unwrap_or_else(|| panic!("seed {seed}: no patch")));
        let mut patched = json!([before, ballast]);
        apply(&format!("seed {seed}"), &mut patched, &patch);
        assert_eq!(patched, json!([after, ballast]), "seed {seed}: {patch}");
    }
}

#[test]
fn a_removed_or_inserted_element_does_not_rewrite_the_others() {
    let hand = |ids: &[u32]| Value::Array(ids.iter().map(|id| card(*id)).collect());
    assert_eq!(operations(hand(&[1, 2, 3, 4, 5]), hand(&[1, 3, 4, 5])), ["remove /0/1"]);
    assert_eq!(operations(hand(&[1, 2, 3, 4, 5]), hand(&[1, 4, 5])), ["remove /0/1", "remove /0/1"]);
    assert_eq!(operations(hand(&[1, 2, 3, 4, 5]), hand(&[1, 2])), ["remove /0/2", "remove /0/2", "remove /0/2"]);
    assert_eq!(operations(hand(&[1, 2, 3]), hand(&[9, 1, 2, 3])), [format!("add /0/0 {}", card(9))]);
    assert_eq!(operations(hand(&[]), hand(&[9])), [format!("add /0/0 {}", card(9))]);
    assert_eq!(operations(hand(&[9]), hand(&[])), ["remove /0/0"]);
    let moved = operations(hand(&[1, 2, 3, 4, 5]), hand(&[2, 3, 4, 5, 6]));
    assert_eq!(moved, ["remove /0/0".to_string(), format!("add /0/4 {}", card(6))]);
    assert_eq!(operations(json!([1, 2, 3, 4, 5]), json!([1, 2, 4, 5])), ["remove /0/2"]);
}

#[test]
fn keys_in_pointers_are_escaped() {
    let key = "a/b~c\"d\\e\n\u{1}ü";
    let path = "replace /0/a~1b~0c\"d\\e\n\u{1}ü";
    assert_eq!(
        operations(json!({ key: { key: 1 } }), json!({ key: { key: 2 } })),
        [format!("{path}{} 2", &path[10..])]
    );
    assert_eq!(operations(json!({ "": 1 }), json!({ "": 2 })), ["replace /0/ 2"]);
}

#[test]
fn a_patch_longer_than_the_whole_is_not_made() {
    assert!(diff(&Flat::of(&1), &Flat::of(&2)).is_none());
    assert!(diff(&Flat::of(&json!({ "a": 1 })), &Flat::of(&json!({ "a": 2 }))).is_none());
}

#[test]
fn random_edits_are_patched() {
    let mut made = 0;
    for seed in 0..20_000 {
        let mut random = Random(Pcg64Mcg::seed_from_u64(seed));
        let before: Value = (0..8).map(|_| random.value(3)).collect();
        let mut after = before.clone();
        for _ in 0..=random.below(4) {
            random.edit(&mut after);
        }
        made += usize::from(patch_of(&format!("seed {seed}"), &before, &after).is_some());
        // Next to long text every patch is worthwhile, so that it is checked, too.
        let ballast = "x".repeat(20_000);
        let (before, after) = (json!([before, ballast]), json!([after, ballast]));
        assert!(patch_of(&format!("seed {seed}"), &before, &after).is_some(), "seed {seed}: no patch");
    }
    assert!(10_000 < made, "only {made} patches were short");
}

/// A value whose keys come in any order.
enum Shuffled<'v> {
    Scalar(&'v Value),
    List(Vec<Shuffled<'v>>),
    Object(Vec<(&'v str, Shuffled<'v>)>),
}

impl Serialize for Shuffled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Shuffled::Scalar(value) => value.serialize(serializer),
            Shuffled::List(elements) => serializer.collect_seq(elements),
            Shuffled::Object(members) => serializer.collect_map(members.iter().map(|(key, value)| (key, value))),
        }
    }
}

struct Random(Pcg64Mcg);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    fn text(&mut self) -> String {
        const PIECES: [&str; 14] = ["a", "b", "\"", "\\", "/", "~", "ü", "🎲", "\n", "\u{1}", "]", "}", ",", "wound"];
        (0..self.below(4)).map(|_| PIECES[self.below(PIECES.len())]).collect()
    }

    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth == 0 { 5 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(300) as i64 - 100),
            3 => json!(self.below(1000) as f64 / 8.0),
            4 => Value::String(self.text()),
            5 | 6 => (0..self.below(7)).map(|_| self.value(depth - 1)).collect(),
            _ => Value::Object((0..self.below(7)).map(|_| (self.text(), self.value(depth - 1))).collect::<Map<_, _>>()),
        }
    }

    fn shuffle<'v>(&mut self, value: &'v Value) -> Shuffled<'v> {
        match value {
            Value::Array(elements) => Shuffled::List(elements.iter().map(|element| self.shuffle(element)).collect()),
            Value::Object(members) => {
                let mut members: Vec<_> =
                    members.iter().map(|(key, value)| (key.as_str(), self.shuffle(value))).collect();
                for end in (1..members.len()).rev() {
                    members.swap(end, self.below(end + 1));
                }
                Shuffled::Object(members)
            }
            scalar => Shuffled::Scalar(scalar),
        }
    }

    /// One change at a random place: a new value, or one member more or less.
    fn edit(&mut self, value: &mut Value) {
        let deeper = self.below(4) != 0;
        match value {
            Value::Array(elements) if deeper && !elements.is_empty() => {
                let place = self.below(elements.len());
                self.edit(&mut elements[place]);
            }
            Value::Object(members) if deeper && !members.is_empty() => {
                let place = self.below(members.len());
                self.edit(members.values_mut().nth(place).expect("a member"));
            }
            Value::Array(elements) => {
                let place = self.below(elements.len() + 1);
                match self.below(3) {
                    0 => elements.insert(place, self.value(2)),
                    1 if place < elements.len() => drop(elements.remove(place)),
                    _ => elements.rotate_left(place),
                }
            }
            Value::Object(members) => match members.keys().nth(self.below(7)).cloned() {
                Some(key) if self.below(2) == 0 => drop(members.remove(&key)),
                _ => drop(members.insert(self.text(), self.value(2))),
            },
            scalar => *scalar = self.value(2),
        }
    }
}
