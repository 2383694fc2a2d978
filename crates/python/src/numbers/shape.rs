//! What values of a type can look like: from its JSON Schema, and from values met in sample games.
//!
//! The schema names every field and variant; the samples say how long lists get and which keys of content there are.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Part;
use serde_json::Value;
use table::Lang;

/// Everything that the values at one place can be.
#[derive(Default)]
pub struct Shape {
    /// Sometimes there is nothing.
    pub is_optional: bool,
    pub number: Option<Range>,
    pub words: BTreeSet<String>,
    /// Whether the schema lists all words.
    pub has_other_words: bool,
    pub list: Option<Box<List>>,
    pub fields: BTreeMap<String, Shape>,
    /// How many samples were objects.
    objects: usize,
}

#[derive(Clone, Copy)]
pub struct Range {
    pub low: f64,
    pub high: f64,
    /// The largest absolute value in sample games.
    pub seen: f64,
}

#[derive(Default)]
pub struct List {
    pub item: Shape,
    /// The longest one in sample games.
    pub longest: usize,
    /// The schema says how long it always is.
    pub fixed: Option<usize>,
}

/// The id of a piece says nothing that the other fields do not say as numbers; it is for programs that click.
const ID: &str = "id";
/// Types may contain themselves.
const DEEPEST: usize = 12;

impl Shape {
    pub fn of_schema(schema: &Value) -> Shape {
        let mut shape = Shape::default();
        shape.admit(schema, schema, 0);
        shape
    }

    /// Admits everything that a schema allows.
    fn admit(&mut self, root: &Value, schema: &Value, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        if let Some(path) = schema["$ref"].as_str() {
            // Names in all languages are no numbers.
            let target = path.strip_prefix('#').filter(|path| !path.ends_with("/Words"));
            if let Some(target) = target.and_then(|path| root.pointer(path)) {
                self.admit(root, target, depth + 1);
            }
        }
        for kind in ["oneOf", "anyOf", "allOf"] {
            for case in schema[kind].as_array().into_iter().flatten() {
                self.admit(root, case, depth + 1);
            }
        }
        for word in schema["enum"].as_array().into_iter().flatten().chain([&schema["const"]]) {
            self.words.extend(word.as_str().map(str::to_owned));
        }
        let is_open = schema["enum"].is_null() && schema["const"].is_null();
        match &schema["type"] {
            Value::Array(kinds) => kinds.iter().for_each(|kind| self.admit_kind(kind, schema, is_open)),
            kind => self.admit_kind(kind, schema, is_open),
        }
        self.admit_items(root, schema, depth);
        self.admit_fields(root, schema, depth);
    }

    fn admit_kind(&mut self, kind: &Value, schema: &Value, is_open: bool) {
        match kind.as_str() {
            Some("null") => self.is_optional = true,
            Some("boolean") => self.widen(0.0, 1.0),
            Some("integer" | "number") => {
                let (low, high) = bounds(schema);
                self.widen(low, high);
            }
            Some("string") => self.has_other_words |= is_open,
            _ => {}
        }
    }

    fn admit_items(&mut self, root: &Value, schema: &Value, depth: usize) {
        let places = schema["prefixItems"].as_array();
        if schema["items"].is_object() || places.is_some() {
            let list = self.list.get_or_insert_default();
            let fixed = schema["maxItems"].as_u64().filter(|most| schema["minItems"].as_u64() == Some(*most));
            list.fixed = list.fixed.max(fixed.map(|many| many as usize));
            for item in places.into_iter().flatten().chain(Some(&schema["items"]).filter(|items| items.is_object())) {
                list.item.admit(root, item, depth + 1);
            }
        }
    }

    fn admit_fields(&mut self, root: &Value, schema: &Value, depth: usize) {
        let required = schema["required"].as_array();
        for (name, field) in schema["properties"].as_object().into_iter().flatten().filter(|(name, _)| *name != ID) {
            let is_required = required.is_some_and(|all| all.iter().any(|one| one == name));
            let known = self.fields.entry(name.clone()).or_default();
            known.is_optional |= !is_required;
            known.admit(root, field, depth + 1);
        }
    }

    fn widen(&mut self, low: f64, high: f64) {
        let range = self.number.get_or_insert(Range { low, high, seen: 0.0 });
        (range.low, range.high) = (range.low.min(low), range.high.max(high));
    }

    /// Admits what was met in a sample game.
    pub fn meet(&mut self, part: Part<'_>) {
        if part.is_null() {
            self.is_optional = true;
        } else if let Some(word) = part.word() {
            if !self.words.contains(word) {
                self.words.insert(word.to_owned());
            }
        } else if let Some(number) = part.number() {
            self.widen(number, number);
            if let Some(range) = &mut self.number {
                range.seen = range.seen.max(number.abs());
            }
        } else if part.is_list() {
            let list = self.list.get_or_insert_default();
            list.longest = list.longest.max(part.inside().map(|item| list.item.meet(item)).count());
        } else if !is_words(part) {
            self.meet_fields(part);
        }
    }

    fn meet_fields(&mut self, part: Part<'_>) {
        let (mut inside, mut met) = (part.inside(), 0);
        while let (Some(name), Some(value)) = (inside.next().and_then(Part::word), inside.next()) {
            if name == ID {
                continue;
            }
            if !self.fields.contains_key(name) {
                let field = Shape { is_optional: self.objects > 0, ..Shape::default() };
                self.fields.insert(name.to_owned(), field);
            }
            if let Some(field) = self.fields.get_mut(name) {
                field.meet(value);
                met += 1;
            }
        }
        self.objects += 1;
        if met < self.fields.len() {
            let mut names = BTreeSet::new();
            let mut inside = part.inside();
            while let (Some(name), Some(_)) = (inside.next().and_then(Part::word), inside.next()) {
                names.insert(name);
            }
            self.fields.iter_mut().filter(|(name, _)| !names.contains(name.as_str())).for_each(|(_, field)| {
                field.is_optional = true;
            });
        }
    }
}

/// What a schema says of a number, by its limits or by its type.
fn bounds(schema: &Value) -> (f64, f64) {
    let (low, high) = match schema["format"].as_str() {
        Some("uint8") => (0.0, f64::from(u8::MAX)),
        Some("int8") => (f64::from(i8::MIN), f64::from(i8::MAX)),
        Some("uint16") => (0.0, f64::from(u16::MAX)),
        Some("int16") => (f64::from(i16::MIN), f64::from(i16::MAX)),
        Some("uint32" | "uint64" | "uint") => (0.0, f64::from(u32::MAX)),
        _ => (f64::from(i32::MIN), f64::from(i32::MAX)),
    };
    (schema["minimum"].as_f64().unwrap_or(low), schema["maximum"].as_f64().unwrap_or(high))
}

/// Whether an object has a text for each of some languages.
fn is_words(object: Part<'_>) -> bool {
    let mut keys = object.inside().step_by(2).peekable();
    keys.peek().is_some() && keys.all(|key| key.word().is_some_and(|tag| Lang::find(tag).is_some()))
}
