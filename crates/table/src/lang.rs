//! Languages, and names in several languages.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use intl_pluralrules::{PluralRuleType, PluralRules};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::json;

use crate::TEXTS;

/// The tag of a language, such as `de`, `en` or `pt-br`. The texts decide which languages exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang {
    /// Lower-case letters, padded with zeros.
    tag: [u8; Lang::MAX],
}

/// A name or a text in every known language, and perhaps in more: content may have languages that the program does not.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Words {
    /// Each language once, sorted by tag.
    texts: Vec<(Lang, String)>,
}

/// The languages of the engine's own texts.
static ALL: LazyLock<Vec<Lang>> = LazyLock::new(|| TEXTS.langs().collect());
static SPOKEN: LazyLock<Vec<String>> = LazyLock::new(|| {
    let spoken = PluralRules::get_locales(PluralRuleType::CARDINAL);
    spoken.iter().map(|locale| locale.language.as_str().to_owned()).collect()
});
static TAGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| ALL.iter().map(Lang::tag).collect());

impl Lang {
    /// The fallback for everything.
    pub const EN: Lang = Lang::of("en");

    const MAX: usize = 8;

    /// A language named in the program itself.
    pub const fn of(tag: &str) -> Lang {
        Lang::read(tag).expect("the program knows how tags of languages look")
    }

    /// Two or three letters, optionally followed by a hyphen and a region or script.
    pub const fn read(tag: &str) -> Option<Lang> {
        let bytes = tag.as_bytes();
        if bytes.len() > Lang::MAX {
            return None;
        }
        let mut read = Lang { tag: [0; Lang::MAX] };
        let (mut at, mut hyphen) = (0, bytes.len());
        while at < bytes.len() {
            match bytes[at].to_ascii_lowercase() {
                letter @ b'a'..=b'z' => read.tag[at] = letter,
                sign @ (b'0'..=b'9' | b'-') if at >= 2 => {
                    read.tag[at] = sign;
                    if at < hyphen {
                        hyphen = at;
                    }
                }
                _ => return None,
            }
            at += 1;
        }
        if 2 <= hyphen && hyphen <= 3 { Some(read) } else { None }
    }

    /// All languages there are.
    pub fn all() -> &'static [Lang] {
        &ALL
    }

    /// The language with this tag, if it is known.
    pub fn find(tag: &str) -> Option<Lang> {
        Lang::read(tag).filter(|lang| ALL.contains(lang))
    }

    pub fn tag(&self) -> &str {
        let end = self.tag.iter().position(|letter| *letter == 0).unwrap_or(Lang::MAX);
        str::from_utf8(&self.tag[..end]).expect("tags are ASCII")
    }

    /// What separates the decimals of a number.
    pub fn decimal_point(self) -> &'static str {
        TEXTS.find_plain(self, "number-point")
    }

    /// A number with its thousands separated: `1,234,567` or `1.234.567`.
    pub fn group(self, number: i64) -> String {
        let mark = TEXTS.find_plain(self, "number-group");
        let digits = number.unsigned_abs().to_string();
        let mut grouped = String::from(if number < 0 { "-" } else { "" });
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push_str(mark);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// Whether it is a real language: one of the known ones, or one whose plural forms are known. `eng` is not.
    fn is_spoken(&self) -> bool {
        let language = self.tag().split('-').next().unwrap_or_default();
        ALL.contains(self) || SPOKEN.iter().any(|spoken| spoken == language)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

/// Input may only name known languages.
impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let tag = Cow::<str>::deserialize(deserializer)?;
        Lang::find(&tag).ok_or_else(|| de::Error::unknown_variant(&tag, &TAGS))
    }
}

impl JsonSchema for Lang {
    fn schema_name() -> Cow<'static, str> {
        "Lang".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": *TAGS })
    }
}

impl Words {
    /// Text that is the same in every language, such as an id or a path.
    pub fn same(text: impl Into<String>) -> Words {
        let text = text.into();
        Words::make(|_| text.clone())
    }

    /// A text made for every known language.
    pub fn make(make: impl Fn(Lang) -> String) -> Words {
        Words { texts: Lang::all().iter().map(|lang| (*lang, make(*lang))).collect() }
    }

    /// A text made from others, in every language that any of them has.
    pub fn combine<'w>(of: impl IntoIterator<Item = &'w Words>, make: impl Fn(Lang) -> String) -> Words {
        let mut langs = Lang::all().to_vec();
        langs.extend(of.into_iter().flat_map(|words| words.texts.iter().map(|(lang, _)| *lang)));
        langs.sort_unstable();
        langs.dedup();
        Words { texts: langs.into_iter().map(|lang| (lang, make(lang))).collect() }
    }

    /// The text in a language, or in English.
    pub fn get(&self, lang: Lang) -> &str {
        let find = |wanted: Lang| self.texts.iter().find(|(lang, _)| *lang == wanted);
        find(lang).or_else(|| find(Lang::EN)).map_or("", |(_, text)| text)
    }

    /// Whether there is a text in exactly this language.
    pub fn has(&self, lang: Lang) -> bool {
        self.texts.iter().any(|(of, text)| *of == lang && !text.is_empty())
    }

    /// The texts, whatever their languages.
    pub fn each(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(_, text)| text.as_str())
    }

    pub fn is_empty(&self) -> bool {
        self.each().all(str::is_empty)
    }

    /// Whether the two are the same in some language.
    pub fn clashes(&self, other: &Words) -> bool {
        self.texts.iter().chain(&other.texts).any(|(lang, _)| self.get(*lang) == other.get(*lang))
    }
}

/// A missing language falls back to English, or to whatever there is.
impl FromIterator<(Lang, String)> for Words {
    fn from_iter<I: IntoIterator<Item = (Lang, String)>>(texts: I) -> Words {
        let mut words = Words { texts: texts.into_iter().collect() };
        let missing = |lang: &&Lang| words.texts.iter().all(|(known, _)| known != *lang);
        let missing: Vec<Lang> = Lang::all().iter().filter(missing).copied().collect();
        if !missing.is_empty() {
            let instead = words.texts.iter().find(|(lang, _)| *lang == Lang::EN).or(words.texts.first());
            let instead = instead.map(|(_, text)| text.clone()).unwrap_or_default();
            words.texts.extend(missing.into_iter().map(|lang| (lang, instead.clone())));
        }
        words.texts.sort_by_key(|(lang, _)| *lang);
        words.texts.dedup_by_key(|(lang, _)| *lang);
        words
    }
}

impl<const N: usize> From<[(&str, &str); N]> for Words {
    fn from(texts: [(&str, &str); N]) -> Words {
        texts.into_iter().map(|(tag, text)| (Lang::of(tag), text.to_owned())).collect()
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.texts.iter().map(|(lang, text)| (lang, text)))
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        struct InLanguages;
        impl<'de> Visitor<'de> for InLanguages {
            type Value = Words;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct Words")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Words, A::Error> {
                let mut texts = Vec::new();
                while let Some((tag, text)) = map.next_entry::<Cow<'de, str>, String>()? {
                    let lang = Lang::read(&tag).filter(Lang::is_spoken);
                    let lang = lang.ok_or_else(|| de::Error::unknown_field(&tag, &TAGS))?;
                    texts.push((lang, text));
                }
                if texts.is_empty() {
                    return Err(de::Error::missing_field("en"));
                }
                Ok(texts.into_iter().collect())
            }
        }
        deserializer.deserialize_map(InLanguages)
    }
}

impl JsonSchema for Words {
    fn schema_name() -> Cow<'static, str> {
        "Words".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let texts: serde_json::Map<_, _> =
            TAGS.iter().map(|tag| (tag.to_string(), json!({ "type": "string" }))).collect();
        json_schema!({ "type": "object", "properties": texts, "required": *TAGS })
    }
}
