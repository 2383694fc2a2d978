//! Sentences from the messages of Fluent files.
//!
//! The library parses them. They are put together here: that is done for every option of every question to every seat,
//! and the library, which can format for all languages and calendars, takes more than ten times as long.

use std::borrow::Cow;
#[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
// tidy: allow map: as said
use std::collections::HashMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use include_dir::Dir;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Lang, Phrase, Step, Sum, Words};

/// The messages of one game, or of another part of the program, in any number of languages.
#[derive(Clone)]
pub struct Texts {
    languages: Vec<Messages>,
}

/// The messages of one language, by key; a term has its `-` before its name.
#[derive(Clone)]
pub(crate) struct Messages {
    lang: Lang,
    plurals: Option<PluralRules>,
    #[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
    // tidy: allow map: as said
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
        /// The place of the case for everything else.
        default: usize,
    },
}

/// An argument with the functions around it, the innermost first and in small letters: `CAPITAL(DATIVE($unit))`.
///
/// `CAPITAL` makes the first letter large, `ABS` drops a minus, `NEXT` counts from 1 what is numbered from 0, `SIGN` is
/// `minus`, `zero` or `plus`, `HALF` half a number, `GROUPED` one with marks between its thousands, `COUNT` is the length of a list or a sum and `TOTAL` the value of a
/// sum. `INCHES` gives a length, with as many decimals as the lengths of the message need to look different; `TENTHS` one
/// that is compared with nothing, `TAPE` one that was measured. Any other function is a property of what is named, if it
/// has one of that name (`PLACE($unit)`), and else a form of its own message, which selects by `$form` (`DATIVE($unit)`).
#[derive(Clone)]
struct Place {
    arg: String,
    functions: Vec<String>,
}

/// The argument by which a message selects the form it was asked for.
pub(crate) const FORM: &str = "form";

#[derive(Clone)]
enum Case {
    Number(i64),
    /// The word of an [`Arg::Case`], or the form of a number: `one`, `few`, `other`.
    Word(String),
}

/// The value of a `LazyLock` static: the files in a crate's folder `texts`, read when they are first used.
///
/// `de.ftl` and `cards.de.ftl` are both German: the language is the last part of the name. `texts!(with content)` adds
/// the sentences that stand in entries of the data files in its folder `content`.
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

    /// Adds a further file, of a further language or of one that is there.
    pub fn with(mut self, tag: &str, source: &str) -> Texts {
        let lang = Lang::read(tag).unwrap_or_else(|| panic!("{tag} is no tag of a language"));
        let at = self.languages.iter().position(|messages| messages.lang >= lang).unwrap_or(self.languages.len());
        if self.languages.get(at).is_none_or(|messages| messages.lang != lang) {
            self.languages.insert(at, Messages::new(lang));
        }
        self.languages[at].add(source);
        self
    }

    /// The languages that there are messages in.
    pub fn langs(&self) -> impl Iterator<Item = Lang> {
        self.languages.iter().map(|messages| messages.lang)
    }

    /// Whether there is a message with this key, if only in English.
    pub fn has(&self, key: &str) -> bool {
        self.writer(Lang::EN).find(key).is_some()
    }

    /// The sentence for a phrase; a message that the language lacks is English. What English lacks too, or a missing
    /// argument, shows its key in ⟨⟩, so that tests can find it.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        let mut sentence = String::with_capacity(64);
        self.writer(lang).write_message(&phrase.key, phrase, None, &mut sentence);
        sentence
    }

    /// The sentence for a phrase in every language.
    pub fn in_every(&self, phrase: &Phrase) -> Words {
        Words::make(|lang| self.say(lang, phrase))
    }

    /// The words for an argument on its own.
    pub fn say_arg(&self, lang: Lang, arg: &Arg) -> String {
        let mut words = String::new();
        self.writer(lang).write_in_form(arg, None, &mut words);
        words
    }

    /// A message that is a mere text.
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
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("the texts in {lang} do not parse: {content}"),
            };
            let pattern = pattern.unwrap_or_else(|| panic!("the message {key} in {lang} has no text"));
            let is_new = self.by_key.insert(key.clone(), read_pattern(&pattern)).is_none();
            assert!(is_new, "the message {key} is there twice in {lang}");
        }
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.by_key.keys().map(String::as_str).filter(|key| !key.starts_with('-'))
    }

    /// The arguments that a message uses, those of messages in it included.
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

    /// The form that a number takes, as the language has it.
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

/// Writes for a reader of one language.
#[derive(Clone, Copy)]
struct Writer<'t> {
    lang: Lang,
    own: &'t Messages,
    /// English, for what is not there in the own language.
    fallback: &'t Messages,
}

impl<'t> Writer<'t> {
    fn find(self, key: &str) -> Option<(&'t Messages, &'t [Part])> {
        [self.own, self.fallback].into_iter().find_map(|from| Some((from, from.by_key.get(key)?.as_slice())))
    }

    fn write_message(self, key: &str, phrase: &Phrase, form: Option<&str>, sentence: &mut String) {
        match self.find(key) {
            Some((from, parts)) => self.write_parts(from, parts, phrase, form, sentence),
            None => write_missing(&[key], sentence),
        }
    }

    fn write_parts(self, from: &Messages, parts: &[Part], phrase: &Phrase, form: Option<&str>, sentence: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => sentence.push_str(text),
                Part::Arg(place) => self.write_place(place, phrase, sentence),
                Part::Message(key) => self.write_message(key, phrase, form, sentence),
                Part::Select { by, cases, default } => {
                    let fitting = match (self.apply(by, phrase), by.arg == FORM) {
                        (None, true) => cases.iter().position(|(case, _)| form.is_some_and(|form| case.is(form))),
                        (Some(found), _) => cases.iter().position(|(case, _)| case.fits(&found.arg, from)),
                        (None, false) => {
                            write_missing(&[&phrase.key, ": $", &by.arg], sentence);
                            continue;
                        }
                    };
                    self.write_parts(from, &cases[fitting.unwrap_or(*default)].1, phrase, form, sentence);
                }
            }
        }
    }

    fn write_place(self, place: &Place, phrase: &Phrase, sentence: &mut String) {
        let Some(Found { arg, form, is_capital }) = self.apply(place, phrase) else {
            return write_missing(&[&phrase.key, ": $", &place.arg], sentence);
        };
        let start = sentence.len();
        self.write_in_form(&arg, form, sentence);
        if is_capital {
            capitalise(sentence, start);
        }
    }

    fn write_in_form(self, arg: &Arg, form: Option<&str>, sentence: &mut String) {
        match arg {
            Arg::Number(number) => write!(sentence, "{number}").expect("a text takes text"),
            Arg::Case(case) => sentence.push_str(case),
            Arg::Text(text) => sentence.push_str(text),
            Arg::Words(words) => sentence.push_str(words.get(self.lang)),
            Arg::Name(name) => sentence.push_str(name.get(self.lang)),
            Arg::Phrase(phrase) => self.write_message(&phrase.key, phrase, form, sentence),
            Arg::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    sentence.push_str(if index == 0 { "" } else { ", " });
                    self.write_in_form(item, form, sentence);
                }
            }
            Arg::Sum(sum) => self.write_sum(sum, sentence),
        }
    }

    /// The parts as they are added up, each with its reason, and the total if there are several.
    fn write_sum(self, sum: &Sum, sentence: &mut String) {
        for (index, part) in sum.parts.iter().enumerate() {
            let (sign, by) = match part.step {
                Step::Plus(by) if by < 0 => ("−", by.unsigned_abs()),
                Step::Plus(by) => (if index == 0 { "" } else { "+" }, by.unsigned_abs()),
                Step::Times(by) => ("×", by.unsigned_abs()),
            };
            let (before, after) = if index == 0 { ("", "") } else { (" ", " ") };
            write!(sentence, "{before}{sign}{after}{by}").expect("a text takes text");
            if let Some(why) = &part.why {
                sentence.push_str(" (");
                self.write_in_form(why, None, sentence);
                sentence.push(')');
            }
        }
        if sum.parts.len() != 1 {
            let (total, equals) = (sum.total(), if sum.parts.is_empty() { "" } else { " = " });
            let sign = if total < 0 { "−" } else { "" };
            write!(sentence, "{equals}{sign}{}", total.unsigned_abs()).expect("a text takes text");
        }
    }
}

/// An argument after its functions.
struct Found<'p, 'm> {
    arg: Cow<'p, Arg>,
    form: Option<&'m str>,
    is_capital: bool,
}

impl Writer<'_> {
    /// An argument with its functions applied.
    fn apply<'p, 'm>(self, place: &'m Place, phrase: &'p Phrase) -> Option<Found<'p, 'm>> {
        let mut found = Found { arg: Cow::Borrowed(find_arg(phrase, &place.arg)?), form: None, is_capital: false };
        for function in &place.functions {
            found.arg = match (function.as_str(), found.arg) {
                ("capital", arg) => {
                    found.is_capital = true;
                    arg
                }
                ("abs", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Number(number.abs()))
                }
                ("next", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Number(number + 1))
                }
                ("sign", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Case(["minus", "zero", "plus"][(number.signum() + 1) as usize]))
                }
                ("inches", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_inches(number, &self.list_lengths(phrase), self.lang)))
                }
                ("grouped", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(self.lang.group(number)))
                }
                ("half", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_halves(number, self.lang)))
                }
                ("tenths", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_inches(number, &[], self.lang)))
                }
                // Most rules count whole inches, so nothing else looks like one.
                ("tape", Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    let whole = (number + INCH / 2) / INCH * INCH;
                    Cow::Owned(Arg::Text(in_inches(number, &[number, whole], self.lang)))
                }
                ("count", Cow::Borrowed(Arg::List(items))) => Cow::Owned(Arg::Number(items.len() as i64)),
                ("count", Cow::Borrowed(Arg::Sum(sum))) => Cow::Owned(Arg::Number(sum.parts.len() as i64)),
                ("total", Cow::Borrowed(Arg::Sum(sum))) => Cow::Owned(Arg::Number(sum.total().into())),
                (property, Cow::Borrowed(arg @ Arg::Phrase(named))) => match find_arg(named, property) {
                    Some(arg) => Cow::Borrowed(arg),
                    None => {
                        found.form = Some(property);
                        Cow::Borrowed(arg)
                    }
                },
                (form, arg) => {
                    found.form = Some(form);
                    arg
                }
            };
        }
        Some(found)
    }

    /// The lengths that the message of a phrase names.
    fn list_lengths(self, phrase: &Phrase) -> Vec<i64> {
        let mut lengths = Vec::new();
        self.collect_lengths(&phrase.key, phrase, &mut lengths);
        lengths
    }

    fn collect_lengths(self, key: &str, phrase: &Phrase, lengths: &mut Vec<i64>) {
        let mut parts: Vec<&Part> = self.find(key).map_or(&[][..], |(_, parts)| parts).iter().collect();
        while let Some(part) = parts.pop() {
            match part {
                Part::Text(_) => {}
                Part::Arg(place) => lengths.extend(self.find_length(place, phrase)),
                Part::Message(key) => self.collect_lengths(key, phrase, lengths),
                Part::Select { cases, .. } => parts.extend(cases.iter().flat_map(|(_, parts)| parts)),
            }
        }
    }

    fn find_length(self, place: &Place, phrase: &Phrase) -> Option<i64> {
        let (last, functions) = place.functions.split_last()?;
        let inner = Place { arg: place.arg.clone(), functions: functions.to_vec() };
        match (last.as_str(), &*self.apply(&inner, phrase)?.arg) {
            ("inches", Arg::Number(length)) => Some(*length),
            _ => None,
        }
    }
}

/// Hundredths of a millimetre in an inch.
const INCH: i64 = 2540;

/// A length as inches, rounded to tenths, or to as many decimals as it takes so that lengths that are compared look alike
/// only if they are.
fn in_inches(length: i64, compared: &[i64], lang: Lang) -> String {
    const MOST_DECIMALS: u32 = 4;
    let round = |length: i64, decimals: u32| (length.abs() * 10_i64.pow(decimals) + INCH / 2) / INCH;
    let is_clear = |decimals: &u32| {
        let differs = |one: i64, other: i64| one == other || round(one, *decimals) != round(other, *decimals);
        compared.iter().all(|one| compared.iter().all(|other| differs(*one, *other)))
    };
    let decimals = (1..MOST_DECIMALS).find(is_clear).unwrap_or(MOST_DECIMALS);
    let (rounded, whole) = (round(length, decimals), 10_i64.pow(decimals));
    let sign = if length < 0 { "−" } else { "" };
    let (width, point) = (decimals as usize, lang.decimal_point());
    format!("{sign}{}{point}{:0>width$}", rounded / whole, rounded % whole)
}

/// Half of a number, with a decimal only where it is needed.
fn in_halves(number: i64, lang: Lang) -> String {
    let decimal = if number % 2 == 0 { String::new() } else { format!("{}5", lang.decimal_point()) };
    format!("{}{decimal}", number / 2)
}

fn capitalise(sentence: &mut String, start: usize) {
    let Some(first) = sentence[start..].chars().next() else { return };
    let large: String = first.to_uppercase().collect();
    sentence.replace_range(start..start + first.len_utf8(), &large);
}

impl Case {
    fn is(&self, wanted: &str) -> bool {
        matches!(self, Case::Word(word) if word == wanted)
    }

    fn fits(&self, found: &Arg, of: &Messages) -> bool {
        match (self, found) {
            (Case::Number(wanted), Arg::Number(number)) => wanted == number,
            (Case::Word(word), Arg::Number(number)) => word == of.plural(*number),
            (Case::Word(word), Arg::Case(case)) => word == case,
            (_, Arg::Text(_) | Arg::Words(_) | Arg::Name(_) | Arg::Phrase(_) | Arg::List(_) | Arg::Sum(_)) => false,
            (Case::Number(_), Arg::Case(_)) => false,
        }
    }
}

fn find_arg<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p Arg> {
    phrase.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn write_missing(what: &[&str], sentence: &mut String) {
    sentence.push('⟨');
    what.iter().for_each(|part| sentence.push_str(part));
    sentence.push('⟩');
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
            default: variants.iter().position(|variant| variant.default).expect("the parser makes sure of a default"),
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
        | InlineExpression::TermReference { .. } => panic!("our messages do without {inline:?}"),
    }
}

fn read_variant(variant: &Variant<&str>) -> (Case, Message) {
    let case = match &variant.key {
        VariantKey::Identifier { name } => Case::Word(name.to_string()),
        VariantKey::NumberLiteral { value } => Case::Number(value.parse().expect("our numbers are whole")),
    };
    (case, read_pattern(&variant.value))
}

#[cfg(test)]
mod tests {
    use super::*;

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
