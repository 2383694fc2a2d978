//! Lines that come in, and what is wrong with those that are none.

use std::borrow::Cow;
use std::fmt;

use catalog::{GameChoice, GameOrders};
use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema, json_schema};
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use table::content::explain_json;
use table::{Lang, Phrase, Seat, text};

use super::output::Error;
use super::words::say;

/// A longer line is refused: nobody types so much, and a program that sends it has lost its way.
pub const LONGEST_LINE: usize = 1 << 20;

/// A line to the referee.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[serde(untagged)]
pub enum Input {
    Choose(Choose),
    Choice(Choice),
    Rolled(Rolled),
    View(View),
    Facts(Facts),
    WhyNot(WhyNot),
    TakeBack(TakeBack),
    Position(Position),
    Save(Save),
    Resign(Resign),
    Orders(Orders),
}

/// A seat answers its question with one of the options.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    pub seat: Seat,
    /// The place of the option in the list, counted from 0.
    pub choose: usize,
}

/// A seat answers its question in full: one of the options or, where the question is open, another legal answer.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub seat: Seat,
    #[schemars(with = "GameChoice")]
    pub choice: Value,
}

/// Somebody has rolled the die that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// The number it shows, counted from 1.
    pub rolled: u32,
}

/// Asks what a seat sees, or with `null` what a spectator sees.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("required" = ["view"]))]
pub struct View {
    pub view: Option<Seat>,
}

/// Asks what is printed on the cards and tiles that views name by key.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    pub facts: True,
}

/// Asks what a seat is not offered now, and why.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyNot {
    pub why_not: Seat,
}

/// A seat takes back its last choice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    pub take_back: Seat,
}

/// Asks for the whole position, with everything that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub position: True,
}

/// Writes the match so far to a file, from which `walstatt replay` reads it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Save {
    pub save: String,
}

/// A seat gives up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    pub resign: Seat,
}

/// A seat says what is to be answered for it from now on; `null`: nothing.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("required" = ["seat", "orders"]))]
pub struct Orders {
    pub seat: Seat,
    #[schemars(with = "Option<GameOrders>")]
    pub orders: Value,
}

/// `true`, and never anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "bool")]
pub struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(is_true: bool) -> Result<True, &'static str> {
        if is_true { Ok(True) } else { Err("invalid value: `false`, expected `true`") }
    }
}

impl JsonSchema for True {
    fn schema_name() -> Cow<'static, str> {
        "True".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": true })
    }

    fn inline_schema() -> bool {
        true
    }
}

/// Reads a line. Which word it has decides what else may stand in it, so that errors can be exact.
pub fn read(line: &[u8], lang: Lang) -> Result<Input, Error> {
    if line.len() > LONGEST_LINE {
        return Err(Error::new(say(lang, &Phrase::new("line-too-long").with("most", LONGEST_LINE as i64))));
    }
    let line = std::str::from_utf8(line).map_err(|error| {
        let column = error.valid_up_to() + 1;
        Error::new(say(lang, &Phrase::new("not-utf-8").with("column", column as i64))).at(None, column)
    })?;
    if line.trim().is_empty() {
        return Err(Error::new(say(lang, &Phrase::new("empty-line").with("words", text(list_words())))));
    }
    let Keys(keys) = parse(line, lang)?;
    let find = |key: &String| WORDS.iter().find(|(word, _)| word == key);
    let Some((_, parse)) = keys.iter().find_map(find) else {
        let found = keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
        let phrase = Phrase::new("no-word").with("found", text(found)).with("count", keys.len() as i64);
        let error = Error::new(say(lang, &phrase.with("words", text(list_words()))));
        return Err(Error { field: keys.into_iter().find(|key| key != "seat"), ..error });
    };
    parse(line, lang)
}

type Parse = fn(&str, Lang) -> Result<Input, Error>;

/// What a line can be about, and how to read it.
const WORDS: [(&str, Parse); 11] = [
    ("choose", |line, lang| parse(line, lang).map(Input::Choose)),
    ("choice", |line, lang| parse(line, lang).map(Input::Choice)),
    ("rolled", |line, lang| parse(line, lang).map(Input::Rolled)),
    ("view", |line, lang| parse(line, lang).map(Input::View)),
    ("facts", |line, lang| parse(line, lang).map(Input::Facts)),
    ("why_not", |line, lang| parse(line, lang).map(Input::WhyNot)),
    ("take_back", |line, lang| parse(line, lang).map(Input::TakeBack)),
    ("position", |line, lang| parse(line, lang).map(Input::Position)),
    ("save", |line, lang| parse(line, lang).map(Input::Save)),
    ("resign", |line, lang| parse(line, lang).map(Input::Resign)),
    ("orders", |line, lang| parse(line, lang).map(Input::Orders)),
];

fn list_words() -> String {
    WORDS.map(|(word, _)| format!("`{word}`")).join(", ")
}

fn parse<T: DeserializeOwned>(line: &str, lang: Lang) -> Result<T, Error> {
    let mut reader = serde_json::Deserializer::from_str(line);
    let parsed = serde_path_to_error::deserialize(&mut reader);
    let parsed = parsed.map_err(|error| (error.path().to_string(), error.into_inner()));
    let parsed = parsed.and_then(|parsed| reader.end().map(|()| parsed).map_err(|error| (".".to_string(), error)));
    parsed.map_err(|(path, error)| explain(&path, &error, lang))
}

/// Says where and what. A line is one line, so its number is left out.
fn explain(path: &str, error: &serde_json::Error, lang: Lang) -> Error {
    let field = Some(path).filter(|path| !matches!(*path, "." | "?"));
    let phrase = match field {
        Some(field) => Phrase::new("wrong-field").with("field", text(field)),
        None => Phrase::new("wrong-line"),
    };
    let column = error.column().max(1);
    let phrase = phrase.with("column", column as i64).with("what", text(explain_json(error, lang)));
    Error::new(say(lang, &phrase)).at(field.map(str::to_string), column)
}

/// The keys of an object, whatever stands behind them.
struct Keys(Vec<String>);

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Keys, D::Error> {
        deserializer.deserialize_map(KeysVisitor)
    }
}

struct KeysVisitor;

impl<'de> Visitor<'de> for KeysVisitor {
    type Value = Keys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"an object such as {"seat":0,"choose":3}"#)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
        let mut keys = Vec::new();
        while let Some((key, IgnoredAny)) = map.next_entry()? {
            keys.push(key);
        }
        Ok(Keys(keys))
    }
}
