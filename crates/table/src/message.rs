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

type Message = Vec<Part>;

#[derive(Clone)]
enum Part {
    Text(String),
    /// An argument of the phrase.
    Arg(Place),
    /// Another message, with the same arguments.
    Message(String),
    Select {
        by: Place,
        cases: Vec<(Case, Message)>,
        /// The index of the default case.
        default: usize,
    },
}

/// An argument with the functions around it, innermost first and in lower case: `CAPITAL(DATIVE($unit))`.
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
    functions: Vec<String>,
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
        self.writer(lang).write_message(&phrase.key, phrase, None, &mut sentence);
        sentence
    }

    /// The brief form of a phrase, shown next to the piece it is about; nothing if the sentence itself is brief enough.
    pub fn say_briefly(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let (writer, key) = (self.writer(lang), brief_key(&phrase.key));
        let (from, _) = writer.find(&phrase.key)?;
        let parts = from.by_key.get(&key)?;
        let mut words = String::new();
        writer.write_parts(from, parts, phrase, None, &mut words);
        Some(words)
    }

    /// The part of the sentence that states the price; without it, it is the sentence of a free choice.
    pub fn say_price(&self, lang: Lang, phrase: &Phrase) -> String {
        let mut words = String::new();
        self.writer(lang).write_message(PRICE, phrase, None, &mut words);
        words
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
            Some((_, [Part::Text(text)])) => text,
            Some(_) | None => "",
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
            for attribute in attributes {
                assert_eq!(attribute.id.name, BRIEF, "{key} has an attribute that nobody asks for in {lang}");
                self.by_key.insert(brief_key(&key), read_pattern(&attribute.value));
            }
            let is_new = self.by_key.insert(key.clone(), read_pattern(&pattern)).is_none();
            assert!(is_new, "the message {key} is there twice in {lang}");
        }
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.by_key.keys().map(String::as_str).filter(|key| !key.starts_with('-'))
    }

    /// The arguments that a message uses, including those of messages in it.
    pub fn arguments(&self, key: &str) -> Vec<String> {
        let mut found = Vec::new();
        self.collect_arguments(self.by_key.get(key).map_or(&[], Vec::as_slice), &mut found);
        found
    }

    fn collect_arguments(&self, parts: &[Part], found: &mut Vec<String>) {
        for part in parts {
            match part {
                Part::Text(_) => {}
                Part::Arg(place) => found.push(place.arg.clone()),
                Part::Message(key) => found.extend(self.arguments(key)),
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

fn read_pattern(pattern: &Pattern<&str>) -> Message {
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
            place.functions.push(id.name.to_ascii_lowercase());
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

fn read_variant(variant: &Variant<&str>) -> (Case, Message) {
    let case = match &variant.key {
        VariantKey::Identifier { name } => Case::Word(name.to_string()),
        VariantKey::NumberLiteral { value } => Case::Number(value.parse().expect("numbers here are whole")),
    };
    (case, read_pattern(&variant.value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Step, Sum};

    #[track_caller]
    fn check(source: &str, phrase: Phrase, expected: &str) {
        assert_eq!(Texts::of([("en", source)]).say(Lang::EN, &phrase), expected);
    }

    #[test]
    fn arguments_stand_where_the_message_names_them() {
        let unit = Words::from([("de", "Orks"), ("en", "Orcs")]);
        let phrase = Phrase::new("hit").with("unit", unit).with("by", Phrase::new("arrow")).with("wounds", 3_u8);
        check("hit = { $unit }: { $wounds } from { $by }.\narrow = an arrow", phrase, "Orcs: 3 from an arrow.");
    }

    #[test]
    fn a_number_selects_itself_before_its_form() {
        let source = "left = { $count ->\n    [0] none\n    [one] one piece\n   *[other] { $count } pieces\n } left";
        for (count, expected) in [(0_u8, "none left"), (1, "one piece left"), (2, "2 pieces left")] {
            check(source, Phrase::new("left").with("count", count), expected);
        }
    }

    #[test]
    fn a_large_number_is_grouped_and_still_selects_its_form() {
        let source = "games = { $games ->\n    [one] one game\n   *[other] { GROUPED($games) } games\n }";
        for (games, expected) in [(1_i64, "one game"), (999, "999 games"), (-1_234_567, "-1,234,567 games")] {
            check(source, Phrase::new("games").with("games", games), expected);
        }
    }

    #[test]
    fn a_word_selects_its_case_and_any_other_word_the_default() {
        let source = "who = { $who ->\n    [own] you\n   *[other] somebody\n }";
        check(source, Phrase::new("who").with("who", "own"), "you");
        check(source, Phrase::new("who").with("who", "foe"), "somebody");
    }

    #[test]
    fn messages_and_terms_can_stand_in_messages() {
        let source =
            "-name = Walstatt\nwelcome = { greeting }, this is { -name } { \"{\" }!\ngreeting = Hello { $you }";
        check(source, Phrase::new("welcome").with("you", "there"), "Hello there, this is Walstatt {!");
    }

    #[test]
    fn lists_are_joined() {
        let list = Arg::List(vec![Arg::Number(1), Arg::Number(2), Arg::Phrase(Phrase::new("three"))]);
        check("all = { $all }\nthree = three", Phrase::new("all").with("all", list), "1, 2, three");
    }

    #[test]
    fn grammar_is_the_business_of_the_texts() {
        let source = "unit = { $form ->\n    [dative] to the { $name }\n   *[plain] the { $name }\n }\n\
                      hit = { CAPITAL($unit) } gives 2 { DATIVE($foe) } ({ LIFE($foe) } left)\n\
                      who = { OWNER($unit) ->\n    [own] yours\n   *[other] theirs\n }";
        let unit = |name: &str| Phrase::new("unit").with("name", Words::same(name)).with("owner", "own");
        let hit = Phrase::new("hit").with("unit", unit("Orc")).with("foe", unit("Elf").with("life", 3_u8));
        check(source, hit, "The Orc gives 2 to the Elf (3 left)");
        check(source, Phrase::new("who").with("unit", unit("Orc")), "yours");
    }

    #[test]
    fn numbers_and_lists_have_functions_of_their_own() {
        let source = "energy = { SIGN($by) ->\n    [minus] loses { ABS($by) }\n   *[plus] gains { $by }\n }\n\
                      all = { COUNT($all) ->\n    [one] one: { $all }\n   *[other] several: { $all }\n }";
        check(source, Phrase::new("energy").with("by", -2_i8), "loses 2");
        check(source, Phrase::new("energy").with("by", 1_i8), "gains 1");
        check(source, Phrase::new("all").with("all", vec![Arg::Number(7)]), "one: 7");
        check(source, Phrase::new("all").with("all", vec![Arg::Number(7), Arg::Number(8)]), "several: 7, 8");
    }

    #[test]
    fn a_length_is_rounded_to_tenths_of_an_inch() {
        for (length, expected) in [(0, "0.0"), (2540, "1.0"), (380, "0.1"), (381, "0.2"), (-7621, "−3.0")] {
            check("gap = { INCHES($gap) }", Phrase::new("gap").with("gap", length), expected);
        }
    }

    #[test]
    fn lengths_look_alike_only_if_they_are() {
        let cases = [
            (7671, 7620, "3.02 apart, 3.00 allowed"),
            (7621, 7620, "3.0004 apart, 3.0000 allowed"),
            (7619, 7620, "2.9996 apart, 3.0000 allowed"),
            (8000, 7620, "3.1 apart, 3.0 allowed"),
            (6349, 6350, "2.4996 apart, 2.5000 allowed"),
        ];
        for (gap, limit, expected) in cases {
            let phrase = Phrase::new("far").with("gap", gap).with("limit", limit).with("count", 7621);
            check("far = { INCHES($gap) } apart, { INCHES($limit) } allowed", phrase, expected);
        }
        for (gap, expected) in [(7645, "3.01"), (7619, "2.9996"), (7620, "3.0"), (8000, "3.1")] {
            check("gap = { TAPE($gap) }", Phrase::new("gap").with("gap", gap), expected);
        }
        let place = Phrase::new("place").with("x", 7621).with("y", 7620);
        check("place = { TENTHS($x) } / { TENTHS($y) }", place, "3.0 / 3.0");
        let far = Phrase::new("far").with("gap", Phrase::new("it").with("away", 7671)).with("limit", 7620);
        check("far = { INCHES(AWAY($gap)) }, { INCHES($limit) }", far, "3.02, 3.00");
        let german = Texts::of([("de", "far = { INCHES($gap) }, { INCHES($limit) }"), ("en", "")]);
        let far = Phrase::new("far").with("gap", 7671).with("limit", 7620);
        assert_eq!(german.say(Lang::of("de"), &far), "3,02, 3,00");
    }

    #[test]
    fn a_half_has_a_decimal_where_it_needs_one() {
        check("half = { HALF($a) } and { HALF($b) }", Phrase::new("half").with("a", 6_u8).with("b", 7_u8), "3 and 3.5");
    }

    #[test]
    fn a_sum_is_written_part_by_part() {
        let part = |step, why: Option<&str>| crate::Part { step, why: why.map(crate::text) };
        let sum = |parts: &[crate::Part]| Phrase::new("sum").with("sum", Sum { parts: parts.to_vec() });
        let all = [part(Step::Plus(2), None), part(Step::Times(2), Some("critical")), part(Step::Plus(-1), None)];
        let source = "sum = { $sum }, { TOTAL($sum) }";
        check(source, sum(&all), "2 × 2 (critical) − 1 = 3, 3");
        check(source, sum(&all[..1]), "2, 2");
        check(source, sum(&[]), "0, 0");
    }

    #[test]
    fn what_is_missing_is_named() {
        check("some = { $a }", Phrase::new("none"), "⟨none⟩");
        check("some = and { $a }", Phrase::new("some"), "and ⟨some: $a⟩");
        check("some = { $a ->\n   *[other] b\n }", Phrase::new("some"), "⟨some: $a⟩");
    }
}
