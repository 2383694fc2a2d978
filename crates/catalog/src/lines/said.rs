//! Lines from people and programs, and errors for lines that make no sense.

use std::borrow::Cow;
use std::fmt;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema, json_schema};
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use table::content::explain_json;
use table::{Lang, Phrase, Seat, text};

use super::{Error, Remark};
use crate::error::say;
use crate::schema::{GameChoice, GameDrawn, GameOrders};

/// A longer line is refused: nobody types that much, and a program that sends it has a bug.
pub const LONGEST_LINE: usize = 1 << 20;

/// Declares the lines: each by a word that no other line has.
macro_rules! said {
    ($($(#[doc = $about:literal])* $(#[schemars($extra:meta)])? $word:literal => $Name:ident {
        $($(#[$of:meta])* $field:ident: $type:ty,)*
    })*) => {
        /// A line from people and programs.
        #[derive(Clone, Debug, PartialEq, JsonSchema)]
        #[serde(untagged)]
        pub enum Said {
            $($Name($Name),)*
        }

        $(
            #[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
            #[serde(deny_unknown_fields)]
            $(#[schemars($extra)])?
            $(#[doc = $about])*
            pub struct $Name {
                $($(#[$of])* pub $field: $type,)*
                /// Returned in `done` or `error`.
                pub id: Option<String>,
            }
        )*

        /// How to parse a line, by its word.
        const WORDS: &[(&str, Parse)] = &[$(($word, |line, lang| parse(line, lang).map(Said::$Name)),)*];

        impl Said {
            pub fn id(&self) -> Option<&str> {
                match self {
                    $(Said::$Name(line) => line.id.as_deref(),)*
                }
            }
        }
    };
}

type Parse = fn(&str, Lang) -> Result<Said, Error>;

said! {
    /// A seat answers its question with one of the options.
    "choose" => Choose {
        /// The seat that answers. A reader with a seat may leave it out.
        seat: Option<Seat>,
        /// The index of the option, counted from 0.
        choose: usize,
        /// The key of the question. If another one is open by now, the answer is refused.
        key: Option<String>,
    }
    /// A seat answers its question in full: one of the options or, if the question is open, another legal answer.
    "choice" => Choice {
        seat: Option<Seat>,
        #[schemars(with = "GameChoice")]
        choice: Value,
        key: Option<String>,
    }
    /// The requested die was rolled.
    "rolled" => Rolled {
        /// The number it shows, counted from 1.
        rolled: u32,
        /// The key of the roll. If another one is due by now, the answer is refused.
        key: Option<String>,
    }
    /// The requested draw was made.
    "drew" => Drew {
        /// The `id` of what was drawn.
        #[schemars(with = "GameDrawn")]
        drew: Value,
        key: Option<String>,
    }
    /// Asks what a seat sees, or with `null` what a spectator sees.
    #[schemars(extend("required" = ["view"]))]
    "view" => View {
        view: Option<Seat>,
    }
    /// Asks what is printed on the cards and tiles that views refer to by key.
    "facts" => Facts {
        facts: True,
    }
    /// Asks what a seat is not offered now, and why.
    "why_not" => WhyNot {
        why_not: Seat,
    }
    /// Asks what a veteran would do at a seat's question, or what one of the options would bring.
    "hint" => Hint {
        hint: Seat,
        /// The index of the option to judge, counted from 0.
        of: Option<usize>,
    }
    /// A seat takes back its last choice.
    "take_back" => TakeBack {
        take_back: Seat,
    }
    /// Asks for the whole position, with everything hidden.
    "position" => Position {
        position: True,
    }
    /// Writes the match so far to a file that `walstatt replay` can read.
    "save" => Save {
        save: String,
    }
    /// A seat gives up.
    "resign" => Resign {
        resign: Seat,
    }
    /// A seat gives standing orders, which answer for it from now on; `null`: none.
    #[schemars(extend("required" = ["orders"]))]
    "orders" => Orders {
        seat: Option<Seat>,
        #[schemars(with = "Option<GameOrders>")]
        orders: Value,
    }
    /// Asks the others to allow taking back the last choice.
    "ask_back" => AskBack {
        ask_back: True,
    }
    /// Allows a choice to be taken back, or does not.
    "answer_back" => AnswerBack {
        answer_back: bool,
    }
    /// Lets a computer player play for the seat, by name; the empty name is a medium one.
    "hand" => Hand {
        hand: String,
    }
    /// Takes over from the computer player again.
    "come_back" => ComeBack {
        come_back: True,
    }
    /// Asks for another match with the same people.
    "rematch" => Rematch {
        rematch: True,
    }
    /// Says something to the others at the table.
    "say" => Say {
        say: Remark,
    }
    /// Wants free text, or no longer wants it.
    "free_words" => FreeWords {
        free_words: bool,
    }
    /// Asks for the board drawn with characters.
    "sketch" => Sketch {
        sketch: True,
    }
    /// Checks that the connection is alive.
    "ping" => Ping {
        ping: True,
    }
    /// The first line of a connection.
    "hello" => Hello {
        hello: Greeting,
    }
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Greeting {
    /// The secret of a seat; without it the reader is a spectator.
    pub token: Option<String>,
    pub lang: Option<Lang>,
    /// Whether views come as changes (JSON Patch) to the previous one.
    #[serde(default)]
    pub patches: bool,
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

impl Said {
    /// Reads a line for a listener that understands these words. The word decides what else the line may contain, so
    /// that errors can be exact.
    pub fn read(line: &[u8], words: &[&str], lang: Lang) -> Result<Said, Error> {
        if line.len() > LONGEST_LINE {
            return Err(Error::new(say(lang, &Phrase::new("line-too-long").with("most", LONGEST_LINE as i64))));
        }
        let line = std::str::from_utf8(line).map_err(|error| {
            let column = error.valid_up_to() + 1;
            let text = say(lang, &Phrase::new("not-utf-8").with("column", column as i64));
            Error { column: Some(column), ..Error::new(text) }
        })?;
        let list = || text(words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", "));
        if line.trim().is_empty() {
            return Err(Error::new(say(lang, &Phrase::new("empty-line").with("words", list()))));
        }
        // Nearly all lines are choices. One that cannot be read at once is read again, to say exactly what is wrong.
        if words.contains(&"choose")
            && line.starts_with("{\"choose\":")
            && let Ok(choose) = serde_json::from_str(line)
        {
            return Ok(Said::Choose(choose));
        }
        let Keys { keys, id } = parse(line, lang)?;
        let find = |key: &String| WORDS.iter().find(|(word, _)| word == key && words.contains(word));
        let Some((_, parse)) = keys.iter().find_map(find) else {
            let found = keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
            let phrase = Phrase::new("no-word").with("found", text(found)).with("count", keys.len() as i64);
            let error = Error::new(say(lang, &phrase.with("words", list())));
            let field = keys.into_iter().find(|key| key != "seat").map(String::into_boxed_str);
            return Err(Error { field, id, ..error });
        };
        parse(line, lang).map_err(|error| Error { id, ..error })
    }
}

fn parse<T: DeserializeOwned>(line: &str, lang: Lang) -> Result<T, Error> {
    let mut reader = serde_json::Deserializer::from_str(line);
    let parsed = serde_path_to_error::deserialize(&mut reader);
    let parsed = parsed.map_err(|error| (error.path().to_string(), error.into_inner()));
    let parsed = parsed.and_then(|parsed| reader.end().map(|()| parsed).map_err(|error| (".".to_string(), error)));
    parsed.map_err(|(path, error)| explain(&path, &error, lang))
}

/// Says what is wrong, and where. A line is one line, so its number is left out.
fn explain(path: &str, error: &serde_json::Error, lang: Lang) -> Error {
    let field = Some(path).filter(|path| !matches!(*path, "." | "?"));
    let phrase = match field {
        Some(field) => Phrase::new("wrong-field").with("field", text(field)),
        None => Phrase::new("wrong-line"),
    };
    let column = error.column().max(1);
    let phrase = phrase.with("column", column as i64).with("what", text(explain_json(error, lang)));
    Error { field: field.map(Box::from), column: Some(column), ..Error::new(say(lang, &phrase)) }
}

/// The keys of an object, whatever their values, and the id, so that errors can have it, too.
struct Keys {
    keys: Vec<String>,
    id: Option<String>,
}

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
        let mut found = Keys { keys: Vec::new(), id: None };
        while let Some(key) = map.next_key::<String>()? {
            if key == "id" {
                found.id = map.next_value::<Value>()?.as_str().map(str::to_string);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
            found.keys.push(key);
        }
        Ok(found)
    }
}
