//! Sentences from the messages of Fluent files.
//!
//! The library only parses them. Formatting is our own: it happens for every option of every question to every seat,
//! and the library, which formats for all languages and calendars, takes more than ten times as long.

mod numbers;
mod writing;

#[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
// tidy: allow map: looked up by key, never iterated over
use std::collections::HashMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use include_dir::Dir;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::phrase::PRICE;
use crate::{Arg, Lang, Phrase, Words};
use writing::{Writer, capitalise};

/// The messages of one game, or of another part of the program, in any number of languages.
#[derive(Clone)]
pub struct Texts {
    languages: Vec<Messages>,
}

/// The messages of one language, by key; the name of a term starts with its `-`.
#[derive(Clone)]
pub(crate) struct Messages {
    lang: Lang,
    plurals: Option<PluralRules>,
    #[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
    // tidy: allow map: looked up by key, never iterated over
    by_key: HashMap<String, Message, foldhash::fast::FixedState>,
}

#[derive(Clone)]
struct Message {
    parts: Vec<Part>,
    /// Beside the piece that it is about.
    brief: Option<Vec<Part>>,
}

#[derive(Clone)]
enum Part {
    Text(String),
    /// An argument of the phrase.
    Arg(Place),
    /// Another message, with the same arguments.
    Message(String),
    Select {
        by: Place,
        cases: Vec<(Case, Vec<Part>)>,
        /// The index of the default case.
        default: usize,
    },
}

/// An argument with the functions around it, innermost first: `CAPITAL(DATIVE($unit))`.
///
/// `CAPITAL` capitalises the first letter, `ABS` drops a minus, `NEXT` counts from 1 what is numbered from 0, `SIGN` is
/// `minus`, `zero` or `plus`, `HALF` is half a number, `GROUPED` separates thousands, `COUNT` is the length of a list
/// or a sum and `TOTAL` the value of a sum. `INCHES` gives a length with as many decimals as the lengths of the message
/// need to look different; `TENTHS` one that is not compared, `TAPE` a measured one. Any other function is a property
/// of the term if it has one of that name (`PLACE($unit)`), or else a form of the term's own message, which selects by
/// `$form` (`DATIVE($unit)`).
#[derive(Clone)]
struct Place {
    arg: String,
    functions: Vec<Function>,
}

#[derive(Clone)]
enum Function {
    Capital,
    Abs,
    Next,
    Sign,
    Inches,
    Grouped,
    Half,
    Tenths,
    Tape,
    Count,
    Total,
    /// A property of a term, or a form of its message.
    Of(String),
}

impl Function {
    const KNOWN: [Function; 11] = [
        Function::Capital,
        Function::Abs,
        Function::Next,
        Function::Sign,
        Function::Inches,
        Function::Grouped,
        Function::Half,
        Function::Tenths,
        Function::Tape,
        Function::Count,
        Function::Total,
    ];

    fn read(name: &str) -> Function {
        let name = name.to_ascii_lowercase();
        let known = Function::KNOWN.into_iter().find(|function| function.name() == name);
        known.unwrap_or(Function::Of(name))
    }

    fn name(&self) -> &str {
        match self {
            Function::Capital => "capital",
            Function::Abs => "abs",
            Function::Next => "next",
            Function::Sign => "sign",
            Function::Inches => "inches",
            Function::Grouped => "grouped",
            Function::Half => "half",
            Function::Tenths => "tenths",
            Function::Tape => "tape",
            Function::Count => "count",
            Function::Total => "total",
            Function::Of(name) => name,
        }
    }
}

/// The attribute of a message that leaves out the name of the piece it is about.
const BRIEF: &str = "brief";

/// The key of the brief form of a message.
pub(crate) fn brief_key(key: &str) -> String {
    [key, ".", BRIEF].concat()
}

/// The argument by which a message selects a grammatical form.
pub(crate) const FORM: &str = "form";

#[derive(Clone)]
enum Case {
    Number(i64),
    /// The word of an [`Arg::Case`], or the plural form of a number: `one`, `few`, `other`.
    Word(String),
}

/// The value of a `LazyLock` static: the files in a crate's folder `texts`, read on first use.
///
/// `de.ftl` and `cards.de.ftl` are both German: the language is the last part of the name. `texts!(with content)` adds
/// the sentences from the entries of the data files in the folder `content`.
#[macro_export]
macro_rules! texts {
    () => {
        $crate::texts!("$CARGO_MANIFEST_DIR/texts")
    };
    (with content) => {
        std::sync::LazyLock::new(|| {
            use $crate::include_dir;
            $crate::Texts::read(&include_dir::include_dir!("$CARGO_MANIFEST_DIR/texts"))
                .with_entries(&include_dir::include_dir!("$CARGO_MANIFEST_DIR/content"))
        })
    };
    ($folder:tt) => {
        std::sync::LazyLock::new(|| {
            use $crate::include_dir;
            $crate::Texts::read(&include_dir::include_dir!($folder))
        })
    };
}

impl Texts {
    /// Reads all Fluent files of a folder. They are part of the program, so a mistake in them is a bug and panics.
    pub fn read(folder: &Dir<'_>) -> Texts {
        Texts::of(folder.files().filter_map(|file| {
            let name = file.path().to_str()?.strip_suffix(".ftl")?;
            let tag = name.rsplit('.').next()?;
            Some((tag, file.contents_utf8().expect("texts are written in UTF-8")))
        }))
    }

    /// Reads Fluent files, each with the tag of its language.
    pub fn of<'s>(files: impl IntoIterator<Item = (&'s str, &'s str)>) -> Texts {
        files.into_iter().fold(Texts { languages: Vec::new() }, |texts, (tag, source)| texts.with(tag, source))
    }

    /// Adds another file, of a new or a known language.
    pub fn with(mut self, tag: &str, source: &str) -> Texts {
        let lang = Lang::read(tag).unwrap_or_else(|| panic!("{tag} is not a language tag"));
        let at = self.languages.iter().position(|messages| messages.lang >= lang).unwrap_or(self.languages.len());
        if self.languages.get(at).is_none_or(|messages| messages.lang != lang) {
            self.languages.insert(at, Messages::new(lang));
        }
        self.languages[at].add(source);
        self
    }

    /// The languages that have messages.
    pub fn langs(&self) -> impl Iterator<Item = Lang> {
        self.languages.iter().map(|messages| messages.lang)
    }

    /// Whether there is a message with this key, at least in English.
    pub fn has(&self, key: &str) -> bool {
        self.writer(Lang::EN).find(key).is_some()
    }

    /// The sentence for a phrase, in English if the language lacks it. A message that English lacks too, or a missing
    /// argument, shows its key in ⟨⟩, so that tests can find it.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        let mut sentence = String::with_capacity(64);
        self.write(lang, phrase, &mut sentence);
        sentence
    }

    /// Appends the sentence for a phrase.
    pub fn write(&self, lang: Lang, phrase: &Phrase, sentence: &mut String) {
        self.writer(lang).write_message(&phrase.key, phrase, None, sentence);
    }

    /// The brief form of a phrase, shown next to the piece it is about; nothing if the sentence itself is brief enough.
    pub fn say_briefly(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let mut words = String::new();
        self.write_briefly(lang, phrase, &mut words).then_some(words)
    }

    /// Appends the brief form of a phrase, if it has one.
    pub fn write_briefly(&self, lang: Lang, phrase: &Phrase, words: &mut String) -> bool {
        let writer = self.writer(lang);
        let Some((from, Message { brief: Some(parts), .. })) = writer.find(&phrase.key) else { return false };
        writer.write_parts(from, parts, phrase, None, words);
        true
    }

    /// The part of the sentence that states the price; without it, it is the sentence of a free choice.
    pub fn say_price(&self, lang: Lang, phrase: &Phrase) -> String {
        let mut words = String::new();
        self.write_price(lang, phrase, &mut words);
        words
    }

    /// Appends the part of the sentence that states the price.
    pub fn write_price(&self, lang: Lang, phrase: &Phrase, words: &mut String) {
        self.writer(lang).write_message(PRICE, phrase, None, words);
    }

    /// The sentence for a phrase in every language.
    pub fn in_every(&self, phrase: &Phrase) -> Words {
        Words::make(|lang| self.say(lang, phrase))
    }

    /// An argument in words, on its own.
    pub fn say_arg(&self, lang: Lang, arg: &Arg) -> String {
        let mut words = String::new();
        self.writer(lang).write_in_form(arg, None, &mut words);
        words
    }

    /// The name of a piece as a heading for its options: its form `title` if it has one, capitalised.
    pub fn name(&self, lang: Lang, arg: &Arg) -> String {
        let mut name = String::new();
        self.writer(lang).write_in_form(arg, Some("title"), &mut name);
        capitalise(&mut name, 0);
        name
    }

    /// A message that is plain text.
    pub(crate) fn find_plain(&self, lang: Lang, key: &str) -> &str {
        match self.writer(lang).find(key) {
            Some((_, Message { parts, .. })) => match &parts[..] {
                [Part::Text(text)] => text,
                _ => "",
            },
            None => "",
        }
    }

    fn writer(&self, lang: Lang) -> Writer<'_> {
        let fallback = self.messages(Lang::EN).or(self.languages.first()).expect("texts have a language");
        Writer { lang, own: self.messages(lang).unwrap_or(fallback), fallback }
    }

    pub(crate) fn messages(&self, lang: Lang) -> Option<&Messages> {
        self.languages.iter().find(|messages| messages.lang == lang)
    }
}

impl Messages {
    fn new(lang: Lang) -> Messages {
        let language = lang.tag().split('-').next().and_then(|tag| tag.parse::<LanguageIdentifier>().ok());
        let plurals = language.and_then(|language| PluralRules::create(language, PluralRuleType::CARDINAL).ok());
        Messages { lang, plurals, by_key: Default::default() }
    }

    fn add(&mut self, source: &str) {
        let lang = self.lang;
        let resource =
            parser::parse(source).unwrap_or_else(|(_, errors)| panic!("the texts in {lang} do not parse: {errors:?}"));
        for entry in resource.body {
            let (key, pattern, attributes) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value, message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("the texts in {lang} do not parse: {content}"),
            };
            let pattern = pattern.unwrap_or_else(|| panic!("the message {key} in {lang} has no text"));
            let mut message = Message { parts: read_pattern(&pattern), brief: None };
            for attribute in attributes {
                assert_eq!(attribute.id.name, BRIEF, "{key} has an attribute that nobody asks for in {lang}");
                message.brief = Some(read_pattern(&attribute.value));
            }
            let is_new = self.by_key.insert(key.clone(), message).is_none();
            assert!(is_new, "the message {key} is there twice in {lang}");
        }
    }

    /// All messages, their brief forms and the terms, by key.
    fn each_pattern(&self) -> impl Iterator<Item = (String, &[Part])> {
        self.by_key.iter().flat_map(|(key, message)| {
            let brief = message.brief.as_ref().map(|parts| (brief_key(key), &parts[..]));
            [(key.clone(), &message.parts[..])].into_iter().chain(brief)
        })
    }

    /// The keys of all messages and of their brief forms, each with the arguments that it uses, including those of
    /// messages in it.
    pub fn list(&self) -> impl Iterator<Item = (String, Vec<String>)> {
        let messages = self.each_pattern().filter(|(key, _)| !key.starts_with('-'));
        messages.map(|(key, parts)| {
            let mut arguments = Vec::new();
            self.collect_arguments(parts, &mut arguments);
            (key, arguments)
        })
    }

    fn collect_arguments(&self, parts: &[Part], found: &mut Vec<String>) {
        for part in parts {
            match part {
                Part::Text(_) => {}
                Part::Arg(place) => found.push(place.arg.clone()),
                Part::Message(key) => {
                    self.collect_arguments(self.by_key.get(key).map_or(&[][..], |message| &message.parts[..]), found)
                }
                Part::Select { by, cases, .. } => {
                    found.push(by.arg.clone());
                    cases.iter().for_each(|(_, parts)| self.collect_arguments(parts, found));
                }
            }
        }
    }

    /// The plural form of a number in this language.
    fn plural(&self, number: i64) -> &'static str {
        match self.plurals.as_ref().and_then(|rules| rules.select(number.unsigned_abs()).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }
}

fn read_pattern(pattern: &Pattern<&str>) -> Vec<Part> {
    let read = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Part::Text(value.to_string()),
        PatternElement::Placeable { expression } => read_expression(expression),
    };
    pattern.elements.iter().map(read).collect()
}

fn read_expression(expression: &Expression<&str>) -> Part {
    match expression {
        Expression::Inline(inline) => read_inline(inline),
        Expression::Select { selector, variants } => Part::Select {
            by: read_place(selector).unwrap_or_else(|| panic!("a message selects by an argument, not by {selector:?}")),
            cases: variants.iter().map(read_variant).collect(),
            default: variants.iter().position(|variant| variant.default).expect("the parser requires a default"),
        },
    }
}

/// An argument, or a function of one.
fn read_place(inline: &InlineExpression<&str>) -> Option<Place> {
    match inline {
        InlineExpression::VariableReference { id } => Some(Place { arg: id.name.to_string(), functions: Vec::new() }),
        InlineExpression::FunctionReference { id, arguments } => {
            let [inner] = arguments.positional.as_slice() else { return None };
            let mut place = read_place(inner)?;
            place.functions.push(Function::read(id.name));
            Some(place)
        }
        _ => None,
    }
}

fn read_inline(inline: &InlineExpression<&str>) -> Part {
    if let Some(place) = read_place(inline) {
        return Part::Arg(place);
    }
    match inline {
        InlineExpression::MessageReference { id, attribute: None } => Part::Message(id.name.to_string()),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            Part::Message(format!("-{}", id.name))
        }
        InlineExpression::StringLiteral { value } => Part::Text(unescape_unicode_to_string(value).into_owned()),
        InlineExpression::NumberLiteral { value } => Part::Text(value.to_string()),
        InlineExpression::Placeable { expression } => read_expression(expression),
        InlineExpression::VariableReference { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => panic!("messages here do not use {inline:?}"),
    }
}

fn read_variant(variant: &Variant<&str>) -> (Case, Vec<Part>) {
    let case = match &variant.key {
        VariantKey::Identifier { name } => Case::Word(name.to_string()),
        VariantKey::NumberLiteral { value } => Case::Number(value.parse().expect("numbers here are whole")),
    };
    (case, read_pattern(&variant.value))
}

#[cfg(test)]
mod tests;
