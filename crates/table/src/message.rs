//! Messages of a Fluent file.
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

use crate::{Arg, Lang, Phrase, Step, Sum, Words};

/// The messages of one language, by key; a term has its `-` before its name.
pub(crate) struct Messages {
    lang: Lang,
    #[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
    // tidy: allow map: as said
    by_key: HashMap<String, Message, foldhash::fast::FixedState>,
}

type Message = Vec<Part>;

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
/// `CAPITAL` makes the first letter large, `ABS` drops a minus, `NEXT` counts
/// from 1 what is numbered from 0, `SIGN` is `minus`, `zero` or `plus`, `INCHES` gives a length, `COUNT` is the
/// length of a list or a sum and `TOTAL` the value of a sum. Any other function is a property of what is named, if
/// it has one of that name (`PLACE($unit)`), and else a form of its own message, which selects by `$form`
/// (`DATIVE($unit)`).
struct Place {
    arg: String,
    functions: Vec<String>,
}

/// The argument by which a message selects the form it was asked for.
pub(crate) const FORM: &str = "form";

enum Case {
    Number(i64),
    /// The word of an [`Arg::Case`], or `one` and `other` for numbers.
    Word(String),
}

impl Messages {
    /// Reads a Fluent file. It is part of the program, so a mistake in it is a bug and panics.
    pub fn read(lang: Lang, source: &str) -> Messages {
        let resource =
            parser::parse(source).unwrap_or_else(|(_, errors)| panic!("the {lang:?} texts do not parse: {errors:?}"));
        let mut messages = Messages { lang, by_key: Default::default() };
        for entry in resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("the {lang:?} texts do not parse: {content}"),
            };
            let pattern = pattern.unwrap_or_else(|| panic!("the {lang:?} message {key} has no text"));
            let is_new = messages.by_key.insert(key.clone(), read_pattern(&pattern)).is_none();
            assert!(is_new, "the {lang:?} message {key} is there twice");
        }
        messages
    }

    /// Writes the sentence for a phrase. A missing message or argument shows its name in ⟨⟩.
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

    pub fn write(&self, phrase: &Phrase, sentence: &mut String) {
        self.write_message(&phrase.key, phrase, None, sentence);
    }

    fn write_message(&self, key: &str, phrase: &Phrase, form: Option<&str>, sentence: &mut String) {
        match self.by_key.get(key) {
            Some(parts) => self.write_parts(parts, phrase, form, sentence),
            None => write_missing(&[key], sentence),
        }
    }

    fn write_parts(&self, parts: &[Part], phrase: &Phrase, form: Option<&str>, sentence: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => sentence.push_str(text),
                Part::Arg(place) => self.write_place(place, phrase, sentence),
                Part::Message(key) => self.write_message(key, phrase, form, sentence),
                Part::Select { by, cases, default } => {
                    let fitting = match (find(by, phrase), by.arg == FORM) {
                        (None, true) => cases.iter().position(|(case, _)| form.is_some_and(|form| case.is(form))),
                        (Some(found), _) => cases.iter().position(|(case, _)| case.fits(&found)),
                        (None, false) => {
                            write_missing(&[&phrase.key, ": $", &by.arg], sentence);
                            continue;
                        }
                    };
                    self.write_parts(&cases[fitting.unwrap_or(*default)].1, phrase, form, sentence);
                }
            }
        }
    }

    fn write_place(&self, place: &Place, phrase: &Phrase, sentence: &mut String) {
        let Some(Found { arg, form, is_capital }) = find(place, phrase) else {
            return write_missing(&[&phrase.key, ": $", &place.arg], sentence);
        };
        let start = sentence.len();
        match arg {
            Cow::Borrowed(arg) => self.write_in_form(arg, form, sentence),
            Cow::Owned(arg) => self.write_in_form(&arg, form, sentence),
        }
        if is_capital {
            capitalise(sentence, start);
        }
    }

    /// Writes the words for an argument.
    pub fn write_arg(&self, arg: &Arg, sentence: &mut String) {
        self.write_in_form(arg, None, sentence);
    }

    fn write_in_form(&self, arg: &Arg, form: Option<&str>, sentence: &mut String) {
        match arg {
            Arg::Number(number) => write!(sentence, "{number}").expect("a text takes text"),
            Arg::Case(case) => sentence.push_str(case),
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
    fn write_sum(&self, sum: &Sum, sentence: &mut String) {
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
                self.write_arg(why, sentence);
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

fn find<'p, 'm>(place: &'m Place, phrase: &'p Phrase) -> Option<Found<'p, 'm>> {
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
                Cow::Owned(Arg::Words(in_inches(number)))
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

/// A length in hundredths of a millimetre as inches with one decimal.
fn in_inches(length: i64) -> Words {
    const INCH: i64 = 2540;
    let tenths = (length.abs() * 10 + INCH / 2) / INCH;
    let (sign, whole, tenth) = (if length < 0 { "−" } else { "" }, tenths / 10, tenths % 10);
    Words { de: format!("{sign}{whole},{tenth}"), en: format!("{sign}{whole}.{tenth}") }
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

    fn fits(&self, found: &Found<'_, '_>) -> bool {
        match (self, &*found.arg) {
            (Case::Number(wanted), Arg::Number(number)) => wanted == number,
            // Whole numbers have the same two forms in German and English.
            (Case::Word(word), Arg::Number(number)) => word == if number.unsigned_abs() == 1 { "one" } else { "other" },
            (Case::Word(word), Arg::Case(case)) => word == case,
            (_, Arg::Words(_) | Arg::Name(_) | Arg::Phrase(_) | Arg::List(_) | Arg::Sum(_)) => false,
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
        let mut sentence = String::new();
        Messages::read(Lang::En, source).write(&phrase, &mut sentence);
        assert_eq!(sentence, expected);
    }

    #[test]
    fn arguments_stand_where_the_message_names_them() {
        let unit = Words { de: "Orks".into(), en: "Orcs".into() };
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
