//! The form before a match: everything has a good default, so Enter starts at once.
//!
//! Its rows come from what the catalog tells of a game: the JSON Schema of the options with their defaults. An option
//! is offered if the schema lists its values (`enum`, `oneOf` with `const`, a short range of numbers, a yes or no); a
//! list with one entry for each seat is offered seat by seat. All others keep their defaults. `x-words` beside a value
//! or an option gives its name in every language.

use std::sync::Arc;

use catalog::{AnyMatch, Catalog, GameInfo};
use crossterm::event::{KeyCode, KeyEvent};
use serde_json::{Value, json};
use table::{Lang, Phrase, text};

use super::Manner;
use super::plan::{Opponent, Plan, Seating};

/// A range of more numbers is not walked with arrow keys.
const MAX_NUMBERS: i64 = 60;

pub struct Form {
    manner: Manner,
    catalog: Arc<Catalog>,
    plan: Plan,
    pub rows: Vec<FormRow>,
    pub cursor: usize,
    /// Why the match could not begin.
    pub error: Option<String>,
}

pub struct FormRow {
    what: What,
    pub values: Vec<String>,
    pub picked: usize,
}

enum What {
    Game(Vec<String>),
    Opponent(Vec<Opponent>),
    /// An option, where it stands in the JSON, for which seat it is, and its values.
    Option {
        name: String,
        pointer: String,
        seat: Option<u8>,
        values: Vec<Value>,
    },
}

/// What a key in the form leads to.
pub enum Wish {
    Stay,
    Leave,
    Begin(Plan, Box<dyn AnyMatch>),
}

impl Form {
    /// A plan with a game is for that game; one without lets people pick.
    pub fn new(manner: Manner, catalog: Arc<Catalog>, mut plan: Plan) -> Form {
        let ids: Vec<String> = catalog.games().map(|game| game.id().to_string()).collect();
        let mut rows = Vec::new();
        if plan.game.is_empty() {
            plan.game = ids.first().cloned().unwrap_or_default();
            if 1 < ids.len() {
                let names = catalog.games().map(|game| game.info().name.get(manner.lang).to_string());
                rows.push(FormRow { values: names.collect(), what: What::Game(ids), picked: 0 });
            }
        }
        let mut opponents = Opponent::all();
        if !opponents.contains(&plan.opponent) {
            opponents.insert(0, plan.opponent.clone());
        }
        let values = opponents.iter().map(|opponent| name_opponent(manner, opponent)).collect();
        let picked = opponents.iter().position(|opponent| *opponent == plan.opponent).unwrap_or(0);
        rows.push(FormRow { what: What::Opponent(opponents), values, picked });
        let mut form = Form { manner, catalog, plan, rows, cursor: 0, error: None };
        form.ask_options();
        form
    }

    pub fn info(&self) -> Option<GameInfo> {
        self.catalog.game(&self.plan.game, self.manner.lang).ok().map(|game| game.info())
    }

    pub fn press(&mut self, key: KeyEvent) -> Wish {
        let count = self.rows.len();
        match key.code {
            KeyCode::Up => self.cursor = (self.cursor + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1) % count,
            KeyCode::Left => self.turn(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.turn(1),
            KeyCode::Enter => return self.begin(),
            KeyCode::Esc | KeyCode::Char('q') => return Wish::Leave,
            _ => {}
        }
        Wish::Stay
    }

    fn begin(&mut self) -> Wish {
        match self.plan.begin(&self.catalog, self.manner.lang) {
            Ok(begun) => return Wish::Begin(self.plan.clone(), begun),
            Err(error) => self.error = Some(error.text),
        }
        Wish::Stay
    }

    /// Picks the next or the last value of the row.
    fn turn(&mut self, by: isize) {
        self.error = None;
        let row = &mut self.rows[self.cursor];
        row.picked = (row.picked as isize + by).rem_euclid(row.values.len() as isize) as usize;
        let picked = row.picked;
        match &row.what {
            What::Game(ids) => {
                self.plan.game.clone_from(&ids[picked]);
                self.plan.options = Value::Null;
                self.ask_options();
            }
            What::Opponent(opponents) => self.plan.opponent = opponents[picked].clone(),
            What::Option { pointer, values, .. } => {
                if let Some(place) = self.plan.options.pointer_mut(pointer) {
                    *place = values[picked].clone();
                }
            }
        }
    }

    /// The rows for the options of the game.
    fn ask_options(&mut self) {
        self.rows.retain(|row| !matches!(row.what, What::Option { .. }));
        let Some(info) = self.info() else { return };
        self.plan.options = fill(&info.defaults, &self.plan.options);
        let Some(properties) = info.options["properties"].as_object() else { return };
        for (name, schema) in properties {
            let schema = follow(&info.options, schema);
            let is_for_seats = schema["maxItems"] == json!(info.seats.most) && schema["minItems"] == schema["maxItems"];
            if is_for_seats {
                let item = follow(&info.options, &schema["items"]);
                for seat in 0..info.seats.most {
                    self.ask_option(name, format!("/{name}/{seat}"), Some(seat), item);
                }
            } else {
                self.ask_option(name, format!("/{name}"), None, schema);
            }
        }
    }

    fn ask_option(&mut self, name: &str, pointer: String, seat: Option<u8>, schema: &Value) {
        let (values, names): (Vec<Value>, Vec<String>) = list_values(schema, self.manner).into_iter().unzip();
        let now = self.plan.options.pointer(&pointer);
        let Some(picked) = values.iter().position(|value| Some(value) == now) else { return };
        let what = What::Option { name: name.to_string(), pointer, seat, values };
        self.rows.push(FormRow { what, values: names, picked });
    }

    pub fn label(&self, row: &FormRow) -> String {
        match &row.what {
            What::Game(_) => self.manner.say("play-form-game"),
            What::Opponent(_) => self.manner.say("play-form-opponent"),
            What::Option { name, seat, .. } => {
                let name = self.name_option(name);
                let Some(seat) = seat else { return name };
                let phrase = Phrase::new("play-form-for-seat").with("option", text(name)).with("seat", *seat + 1);
                self.manner.say_phrase(&phrase.with("who", self.whose(*seat)))
            }
        }
    }

    fn name_option(&self, name: &str) -> String {
        let schema = self.info().map(|info| info.options["properties"][name].clone()).unwrap_or_default();
        name_property(name, &schema, self.manner.lang)
    }

    fn whose(&self, seat: u8) -> &'static str {
        match (&self.plan.opponent, self.plan.seat) {
            (Opponent::Hotseat, _) | (_, Seating::Random) => "seat",
            (Opponent::Computer(_), Seating::At(own)) if own == seat => "own",
            (Opponent::Computer(_), Seating::At(_)) => "computer",
        }
    }
}

fn name_opponent(manner: Manner, opponent: &Opponent) -> String {
    let name = opponent.to_string();
    match name.as_str() {
        "hotseat" => manner.say("play-opponent-hotseat"),
        "recruit" => manner.say("play-opponent-recruit"),
        "soldier" => manner.say("play-opponent-soldier"),
        "veteran" => manner.say("play-opponent-veteran"),
        "marshal" => manner.say("play-opponent-marshal"),
        _ => manner.say_phrase(&Phrase::new("play-opponent-other").with("name", text(name))),
    }
}

/// What a property of a schema is called: in the game's words, or by its own name.
pub(super) fn name_property(name: &str, schema: &Value, lang: Lang) -> String {
    name_in_words(schema, lang).unwrap_or_else(|| {
        let mut letters = name.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        format!("{first}{}", letters.as_str().replace('_', " "))
    })
}

/// The defaults with what was given put over them.
pub(super) fn fill(defaults: &Value, given: &Value) -> Value {
    let (Value::Object(defaults), Value::Object(given)) = (defaults, given) else {
        return if given.is_null() { defaults.clone() } else { given.clone() };
    };
    let mut filled = defaults.clone();
    filled.extend(given.clone());
    Value::Object(filled)
}

/// Follows a reference to a part of the schema.
pub(super) fn follow<'s>(root: &'s Value, schema: &'s Value) -> &'s Value {
    let path = schema["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    path.and_then(|path| root.pointer(path)).unwrap_or(schema)
}

/// All values that a schema lists, with their names.
pub(super) fn list_values(schema: &Value, manner: Manner) -> Vec<(Value, String)> {
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| (value.clone(), name_value(value))).collect();
    }
    if let Some(cases) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        let case = |case: &Value| {
            let value = case.get("const")?;
            let name = name_in_words(case, manner.lang).or_else(|| case["title"].as_str().map(String::from));
            Some((value.clone(), name.unwrap_or_else(|| name_value(value))))
        };
        return cases.iter().filter_map(case).collect();
    }
    match schema["type"].as_str() {
        Some("boolean") => {
            vec![(json!(true), manner.say("play-form-yes")), (json!(false), manner.say("play-form-no"))]
        }
        Some("integer") => list_numbers(schema),
        _ => Vec::new(),
    }
}

fn list_numbers(schema: &Value) -> Vec<(Value, String)> {
    let (Some(least), Some(most)) = (schema["minimum"].as_i64(), schema["maximum"].as_i64()) else { return Vec::new() };
    let step = schema["multipleOf"].as_i64().filter(|step| 0 < *step).unwrap_or(1);
    if most.saturating_sub(least) / step > MAX_NUMBERS {
        return Vec::new();
    }
    let numbers = (least..=most).filter(|number| number % step == 0);
    numbers.map(|number| (json!(number), number.to_string())).collect()
}

fn name_in_words(schema: &Value, lang: Lang) -> Option<String> {
    schema["x-words"][lang.tag()].as_str().map(String::from)
}

fn name_value(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: Manner = Manner { lang: Lang::EN, color: false };

    #[track_caller]
    fn check(schema: Value, expected: &[&str]) {
        let names: Vec<String> = list_values(&schema, EN).into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, expected);
    }

    #[test]
    fn values_are_found_in_the_schema() {
        check(json!({"enum": ["orcs", 3]}), &["orcs", "3"]);
        check(json!({"type": "boolean"}), &["yes", "no"]);
        check(json!({"type": "integer", "minimum": 30, "maximum": 60, "multipleOf": 10}), &["30", "40", "50", "60"]);
        let orcs = json!({"const": "orcs", "x-words": {"de": "Orks", "en": "Orcs"}});
        check(json!({"oneOf": [orcs, {"const": "elves", "title": "Elves"}, {"const": 1}]}), &["Orcs", "Elves", "1"]);
    }

    #[test]
    fn what_cannot_be_listed_is_not_asked() {
        check(json!({"type": "string"}), &[]);
        check(json!({"type": "integer", "minimum": 0, "maximum": 65535}), &[]);
        check(json!({"type": "integer"}), &[]);
        check(json!(true), &[]);
    }

    #[test]
    fn what_was_given_goes_over_the_defaults() {
        let defaults = json!({"size": 60, "armies": ["orcs", "elves"]});
        assert_eq!(fill(&defaults, &Value::Null), defaults);
        assert_eq!(fill(&defaults, &json!({"size": 30})), json!({"size": 30, "armies": ["orcs", "elves"]}));
    }
}
