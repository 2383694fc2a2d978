//! Sentences in German and English.
//!
//! Rules speak in [`Phrase`]s: a key and its arguments. [`Texts`] holds the Fluent messages of a game in both
//! languages and turns a phrase into a sentence.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    De,
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];
}

/// A sentence before it has a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// A word that selects a variant of the message and is not shown.
    Case(&'static str),
    Words(Words),
    Phrase(Phrase),
    /// Joined by commas.
    List(Vec<Arg>),
}

/// A name that comes with the content, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub de: String,
    pub en: String,
}

impl Words {
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<&'static str> for Arg {
    fn from(case: &'static str) -> Arg {
        Arg::Case(case)
    }
}
impl From<Words> for Arg {
    fn from(words: Words) -> Arg {
        Arg::Words(words)
    }
}
impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

/// The messages of one game, or of the engine, in both languages.
pub struct Texts {
    de: FluentBundle<FluentResource>,
    en: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads two Fluent files. They are part of the program, so a mistake in them is a bug and panics.
    pub fn new(de: &str, en: &str) -> Texts {
        Texts { de: bundle("de", de), en: bundle("en", en) }
    }

    /// The sentence for a phrase. A missing message or argument shows its key in ⟨⟩, so that tests can find it.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        let bundle = match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        };
        let Some(pattern) = bundle.get_message(&phrase.key).and_then(|message| message.value()) else {
            return format!("⟨{}⟩", phrase.key);
        };
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(lang, arg));
        }
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { sentence.into_owned() } else { format!("⟨{}: {errors:?}⟩", phrase.key) }
    }

    fn value<'a>(&self, lang: Lang, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Case(case) => FluentValue::from(*case),
            Arg::Words(words) => FluentValue::from(words.get(lang)),
            Arg::Phrase(_) | Arg::List(_) => FluentValue::from(self.say_arg(lang, arg)),
        }
    }

    /// The words for an argument on its own.
    pub fn say_arg(&self, lang: Lang, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Case(case) => (*case).to_string(),
            Arg::Words(words) => words.get(lang).to_string(),
            Arg::Phrase(phrase) => self.say(lang, phrase),
            Arg::List(items) => items.iter().map(|item| self.say_arg(lang, item)).collect::<Vec<_>>().join(", "),
        }
    }
}

fn bundle(lang: &str, source: &str) -> FluentBundle<FluentResource> {
    let lang = lang.parse().expect("the language is one of ours");
    let resource = FluentResource::try_new(source.to_string())
        .unwrap_or_else(|(_, errors)| panic!("the {lang} texts do not parse: {errors:?}"));
    let mut bundle = FluentBundle::new_concurrent(vec![lang]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("a message is there twice: {errors:?}"));
    bundle
}
