//! Explains wrong values to people who write data files and lines rather than programs.
//!
//! Serde speaks English to programmers, in TOML and in JSON: "invalid type: string "two", expected u8". Its messages
//! have few forms; each is taken apart here and rephrased with advice. So are the messages of our own types that check
//! their input. A message of any other form stays as it is.

use serde_json::error::Category;

use crate::{Arg, Lang, Phrase, TEXTS, text};

/// What is wrong with JSON, without the position.
pub fn explain_json(error: &serde_json::Error, lang: Lang) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let phrase = match error.classify() {
        Category::Data | Category::Io => explain(message.strip_suffix(&place).unwrap_or(&message), "value"),
        Category::Eof => Phrase::new("fault-json-ends"),
        Category::Syntax if message.starts_with("trailing characters") => Phrase::new("fault-json-goes-on"),
        Category::Syntax if message.starts_with("recursion limit") => Phrase::new("fault-json-deep"),
        Category::Syntax => Phrase::new("fault-no-json"),
    };
    TEXTS.say(lang, &phrase)
}

/// What is wrong with JSON, and where.
pub fn locate_json(error: &serde_json::Error, lang: Lang) -> String {
    let explained = explain_json(error, lang);
    if error.line() == 0 {
        return explained;
    }
    let phrase = Phrase::new("fault-json-at").with("line", error.line()).with("column", error.column());
    TEXTS.say(lang, &phrase.with("what", text(explained)))
}

/// Rephrases a message of serde. `unknown` is `field` or `value`: a caller that knows the field names it itself.
pub(super) fn explain(message: &str, unknown: &'static str) -> Phrase {
    let message = message.trim();
    let explained =
        explain_unknown(message, unknown).or_else(|| explain_type(message)).or_else(|| explain_length(message));
    let explained = explained.or_else(|| explain_field(message)).or_else(|| explain_own(message));
    explained.unwrap_or_else(|| Phrase::new("it").with("it", text(message)))
}

/// How messages of our own types begin: of geometry, which has no texts, and of keys and matches.
const OWN: [(&str, &str); 11] = [
    ("an outline has at least ", "fault-few-corners"),
    ("an outline has at most ", "fault-many-corners"),
    ("corners ", "fault-same-corner"),
    ("the outline turns ", "fault-spike"),
    ("the edge from corner ", "fault-crossing"),
    ("a height of ", "fault-beyond"),
    ("a radius of ", "fault-beyond"),
    ("feet at ", "fault-beyond"),
    ("the point (", "fault-beyond"),
    ("the key of dice ", "fault-dice-key"),
    ("the name of a match ", "fault-match-id"),
];

/// The numbers in a message are the arguments of its sentence.
fn explain_own(message: &str) -> Option<Phrase> {
    let (_, key) = OWN.iter().find(|(start, _)| message.starts_with(start))?;
    let numbers =
        message.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse::<i64>().ok());
    Some(
        ["first", "second"]
            .into_iter()
            .zip(numbers)
            .fold(Phrase::new(*key), |phrase, (name, it)| phrase.with(name, it)),
    )
}

/// A missing field, perhaps of another field.
pub(super) fn explain_missing(field: &str, inside: Option<&str>) -> Phrase {
    let phrase = match inside {
        Some(holder) => Phrase::new("fault-missing-inside").with("holder", text(holder)),
        None => Phrase::new("fault-missing"),
    };
    phrase.with("field", text(field))
}

/// The field that a message says is missing.
pub(super) fn find_missing(message: &str) -> Option<&str> {
    message.trim().strip_prefix("missing field `")?.split('`').next()
}

/// A field that is missing, repeated or unknown.
fn explain_field(message: &str) -> Option<Phrase> {
    if let Some(field) = find_missing(message) {
        return Some(Phrase::new("fault-missing-here").with("field", text(field)));
    }
    if let Some(field) = message.strip_prefix("duplicate field `") {
        return Some(Phrase::new("fault-twice-here").with("field", text(field.trim_end_matches('`'))));
    }
    message.starts_with("data did not match any variant").then(|| Phrase::new("fault-fits-nothing"))
}

/// Lists of known words up to this length are shown even if there is a good guess.
const SHORT_LIST: usize = 12;

/// ``unknown field `x`, expected one of `a`, `b` ``.
fn explain_unknown(message: &str, unknown: &'static str) -> Option<Phrase> {
    let (what, rest) = match message.strip_prefix("unknown field ") {
        Some(rest) => (unknown, rest),
        None => ("value", message.strip_prefix("unknown variant ")?),
    };
    let mut words = rest.split('`').skip(1).step_by(2);
    let name = words.next()?;
    Some(say_unknown(what, name, &words.collect::<Vec<_>>()))
}

/// A word that is not among the known ones.
pub(super) fn say_unknown(what: &'static str, name: &str, known: &[&str]) -> Phrase {
    let near = find_nearest(name, known);
    let is_short = near.is_none() || known.len() <= SHORT_LIST;
    let list = Arg::List(known.iter().map(|word| text(format!("`{word}`"))).collect());
    let phrase = Phrase::new(if near.is_some() { "fault-unknown-near" } else { "fault-unknown" })
        .with("what", what)
        .with("name", text(name))
        .with("known", list)
        .with("list", if known.is_empty() || !is_short { "long" } else { "short" });
    match near {
        Some(near) => phrase.with("near", text(near)),
        None => phrase,
    }
}

/// The known word that was probably meant: one or two letters are wrong.
fn find_nearest<'w>(name: &str, known: &[&'w str]) -> Option<&'w str> {
    let name: String = name.chars().take(60).collect();
    let most = 1 + name.chars().count() / 4;
    let distances = known.iter().map(|word| (strsim::levenshtein(&name, word), *word));
    distances.filter(|(changes, _)| *changes <= most).min_by_key(|(changes, _)| *changes).map(|(_, word)| word)
}

/// `invalid type: string "two", expected u8`.
fn explain_type(message: &str) -> Option<Phrase> {
    let rest = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "))?;
    // What was found may contain any text, so the last "expected" is serde's own.
    let (found, wanted) = rest.rsplit_once(", expected ")?;
    Some(Phrase::new("fault-wrong-type").with("found", say_found(found)).with("wanted", say_wanted(wanted)))
}

/// `invalid length 3, expected an array of length 2`.
fn explain_length(message: &str) -> Option<Phrase> {
    let (count, wanted) = message.strip_prefix("invalid length ")?.split_once(", expected ")?;
    let count: i64 = count.parse().ok()?;
    Some(Phrase::new("fault-length").with("count", count).with("wanted", say_wanted(wanted)))
}

fn say_found(found: &str) -> Arg {
    let inside = || found.split_once('`').and_then(|(_, rest)| rest.rsplit_once('`')).map(|(inside, _)| inside);
    match found.split(' ').next().unwrap_or_default() {
        "string" => {
            let found = found.strip_prefix("string ").unwrap_or(found).trim_matches('"');
            Arg::Phrase(Phrase::new("fault-found-text").with("text", text(found.chars().take(60).collect::<String>())))
        }
        "integer" | "floating" | "boolean" => inside().map_or_else(|| text(found), text),
        "sequence" => Arg::Phrase(Phrase::new("fault-found-list")),
        "map" => Arg::Phrase(Phrase::new("fault-found-table")),
        _ => text(found),
    }
}

fn say_wanted(wanted: &str) -> Arg {
    let number = |least: i64, most: i64| Phrase::new("fault-number").with("least", least).with("most", most);
    let phrase = match wanted {
        "u8" => number(0, 255),
        "i8" => number(-128, 127),
        "u16" => number(0, 65_535),
        "i16" => number(-32_768, 32_767),
        "u32" | "i32" | "u64" | "i64" | "usize" | "isize" => Phrase::new("fault-whole-number"),
        "a string" | "a borrowed string" | "str" => Phrase::new("fault-text"),
        "string or table" | "wanted string or table" => Phrase::new("fault-text"),
        "a boolean" => Phrase::new("fault-switch"),
        "a sequence" => Phrase::new("fault-list"),
        "a map" | "map" => Phrase::new("fault-table"),
        "string or map" => Phrase::new("fault-word-or-table"),
        "struct Words" => Phrase::new("fault-words"),
        _ if wanted.starts_with("struct ") => Phrase::new("fault-table"),
        _ if wanted.starts_with("enum ") || wanted.starts_with("variant ") => Phrase::new("fault-word-or-table"),
        _ => match say_list(wanted).or_else(|| say_number_or(wanted)).or_else(|| say_object(wanted)) {
            Some(phrase) => phrase,
            None => return text(wanted),
        },
    };
    Arg::Phrase(phrase)
}

/// `an array of length 2`.
fn say_list(wanted: &str) -> Option<Phrase> {
    let (_, count) = wanted.rsplit_once(" of length ")?;
    Some(Phrase::new("fault-list-of").with("count", count.parse::<i64>().ok()?))
}

/// `a number from 1 to 9 or "*"`: some games allow a sign beside numbers.
fn say_number_or(wanted: &str) -> Option<Phrase> {
    let (least, rest) = wanted.strip_prefix("a number from ")?.split_once(" to ")?;
    let (most, sign) = rest.split_once(" or ")?;
    let phrase = Phrase::new("fault-number-or").with("least", text(least)).with("most", text(most));
    Some(phrase.with("sign", text(sign)))
}

/// `an object such as {"seat":0}`.
fn say_object(wanted: &str) -> Option<Phrase> {
    let example = wanted.strip_prefix("an object such as ")?;
    Some(Phrase::new("fault-object").with("example", text(example)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(message: &str, en: &str, de: &str) {
        let phrase = explain(message, "field");
        assert_eq!([Lang::EN, Lang::of("de")].map(|lang| TEXTS.say(lang, &phrase)), [en, de]);
    }

    #[test]
    fn types_are_called_by_what_people_write() {
        check(
            "invalid type: string \"two\", expected i8",
            "must be a whole number from -128 to 127, not the text \"two\"",
            "muss eine ganze Zahl von -128 bis 127 sein, nicht der Text „two“",
        );
        check(
            "invalid value: integer `300`, expected u8",
            "must be a whole number from 0 to 255, not 300",
            "muss eine ganze Zahl von 0 bis 255 sein, nicht 300",
        );
        check(
            "invalid type: integer `3`, expected a string",
            "must be a text in quotation marks, not 3",
            "muss ein Text in Anführungszeichen sein, nicht 3",
        );
        check(
            "invalid type: string \"Knight\", expected struct Words",
            "must be a table `{ de = \"…\", en = \"…\" }`, not the text \"Knight\"",
            "muss eine Tabelle `{ de = \"…\", en = \"…\" }` sein, nicht der Text „Knight“",
        );
        check(
            "invalid type: floating point `1.5`, expected a boolean",
            "must be `true` or `false`, not 1.5",
            "muss `true` oder `false` sein, nicht 1.5",
        );
        check(
            "invalid value: string \"?\", expected a number from 1 to 9 or \"*\"",
            "must be a number from 1 to 9 or \"*\", not the text \"?\"",
            "muss eine Zahl von 1 bis 9 oder \"*\" sein, nicht der Text „?“",
        );
        check(
            "invalid length 3, expected an array of length 2",
            "has 3 parts, but must be a list of 2",
            "hat 3 Teile, muss aber eine Liste mit 2 sein",
        );
    }

    #[test]
    fn a_misspelt_word_is_recognised() {
        check(
            "unknown field `lives`, expected one of `key`, `name`, `life`",
            "is not known here. Did you mean `life`? Known: `key`, `name`, `life`",
            "gibt es hier nicht. Ist `life` gemeint? Bekannt sind: `key`, `name`, `life`",
        );
        check(
            "unknown variant `heard`, expected one of `rulebook`, `published`, `house`",
            "`heard` is not known here. Known: `rulebook`, `published`, `house`",
            "`heard` gibt es hier nicht. Bekannt sind: `rulebook`, `published`, `house`",
        );
        check("unknown field `x`, there are no fields", "is not known here", "gibt es hier nicht");
        let many: Vec<String> = (0..20).map(|number| format!("`ability-{number:02}`")).collect();
        check(
            &format!("unknown variant `abilty-07`, expected one of {}", many.join(", ")),
            "`abilty-07` is not known here. Did you mean `ability-07`?",
            "`abilty-07` gibt es hier nicht. Ist `ability-07` gemeint?",
        );
    }

    #[test]
    fn what_our_own_types_say_is_said_in_every_language() {
        check(
            "the point (5, 2000000) is off every table: coordinates end at 1048576",
            "is beyond the size of any table",
            "liegt weiter draußen, als ein Tisch groß ist",
        );
        check(
            "corners 1 and 3 are the same point",
            "corners 1 and 3 are the same point",
            "Die Ecken 1 und 3 sind derselbe Punkt",
        );
    }

    #[test]
    fn what_a_game_says_stays_as_it_is() {
        check("a die shows 1 to 6, not 7", "a die shows 1 to 6, not 7", "a die shows 1 to 6, not 7");
    }

    #[test]
    fn the_nearest_word_is_a_letter_or_two_away() {
        assert_eq!(find_nearest("melle", &["move", "melee", "mind"]), Some("melee"));
        assert_eq!(find_nearest("colour", &["move", "melee", "mind"]), None);
    }

    #[test]
    fn json_is_explained_in_the_same_words() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Order {
            #[expect(dead_code, reason = "only reading it is tested")]
            wait: u8,
        }
        let wrong = |json: &str| serde_json::from_str::<Order>(json).expect_err("it is wrong");
        let check = |json: &str, en: &str, de: &str| {
            assert_eq!([Lang::EN, Lang::of("de")].map(|lang| explain_json(&wrong(json), lang)), [en, de], "{json}");
        };
        let number = "must be a whole number from 0 to 255, not";
        check(
            r#"{"wait":"x"}"#,
            &format!("{number} the text \"x\""),
            "muss eine ganze Zahl von 0 bis 255 sein, nicht der Text „x“",
        );
        check(
            r#"{"wit":1}"#,
            "`wit` is not known here. Did you mean `wait`? Known: `wait`",
            "`wit` gibt es hier nicht. Ist `wait` gemeint? Bekannt sind: `wait`",
        );
        check("{}", "`wait` is missing", "`wait` fehlt");
        check(r#"{"wait":1,"wait":1}"#, "`wait` is there twice", "`wait` steht zweimal da");
        check(r#"{"wait":"#, "the JSON ends too early", "das JSON hört zu früh auf");
        check("wait", "is not JSON", "ist kein JSON");
        assert_eq!(locate_json(&wrong("{\n!"), Lang::EN), "is not JSON (line 2, column 1)");
    }
}
