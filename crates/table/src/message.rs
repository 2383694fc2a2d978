//! Messages of a Fluent file.
//!
//! The library parses them. They are put together here: that is done for every option of every question to every seat,
//! and the library, which can format for all languages and calendars, takes more than ten times as long.

#[expect(clippy::disallowed_types, reason = "messages are looked up by key and never gone through")]
// tidy: allow map: as said
use std::collections::HashMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::{Arg, Lang, Phrase};

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
    Arg(String),
    /// Another message, with the same arguments.
    Message(String),
    Select {
        arg: String,
        cases: Vec<(Case, Message)>,
        /// The place of the case for everything else.
        default: usize,
    },
}

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
    pub fn write(&self, phrase: &Phrase, sentence: &mut String) {
        self.write_message(&phrase.key, phrase, sentence);
    }

    fn write_message(&self, key: &str, phrase: &Phrase, sentence: &mut String) {
        match self.by_key.get(key) {
            Some(parts) => self.write_parts(parts, phrase, sentence),
            None => write_missing(&[key], sentence),
        }
    }

    fn write_parts(&self, parts: &[Part], phrase: &Phrase, sentence: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => sentence.push_str(text),
                Part::Arg(name) => match find_arg(phrase, name) {
                    Some(arg) => self.write_arg(arg, sentence),
                    None => write_missing(&[&phrase.key, ": $", name], sentence),
                },
                Part::Message(key) => self.write_message(key, phrase, sentence),
                Part::Select { arg: name, cases, default } => match find_arg(phrase, name) {
                    Some(arg) => {
                        let fitting = cases.iter().position(|(case, _)| case.fits(arg));
                        self.write_parts(&cases[fitting.unwrap_or(*default)].1, phrase, sentence);
                    }
                    None => write_missing(&[&phrase.key, ": $", name], sentence),
                },
            }
        }
    }

    /// Writes the words for an argument.
    pub fn write_arg(&self, arg: &Arg, sentence: &mut String) {
        match arg {
            Arg::Number(number) => write!(sentence, "{number}").expect("a text takes text"),
            Arg::Case(case) => sentence.push_str(case),
            Arg::Words(words) => sentence.push_str(words.get(self.lang)),
            Arg::Name(name) => sentence.push_str(name.get(self.lang)),
            Arg::Phrase(phrase) => self.write(phrase, sentence),
            Arg::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    sentence.push_str(if index == 0 { "" } else { ", " });
                    self.write_arg(item, sentence);
                }
            }
        }
    }
}

impl Case {
    fn fits(&self, arg: &Arg) -> bool {
        match (self, arg) {
            (Case::Number(wanted), Arg::Number(number)) => wanted == number,
            // Whole numbers have the same two forms in German and English.
            (Case::Word(word), Arg::Number(number)) => word == if number.unsigned_abs() == 1 { "one" } else { "other" },
            (Case::Word(word), Arg::Case(case)) => word == case,
            (_, Arg::Words(_) | Arg::Name(_) | Arg::Phrase(_) | Arg::List(_)) => false,
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
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => Part::Select {
            arg: id.name.to_string(),
            cases: variants.iter().map(read_variant).collect(),
            default: variants.iter().position(|variant| variant.default).expect("the parser makes sure of a default"),
        },
        Expression::Select { selector, .. } => panic!("only arguments can be selected by, not {selector:?}"),
    }
}

fn read_inline(inline: &InlineExpression<&str>) -> Part {
    match inline {
        InlineExpression::VariableReference { id } => Part::Arg(id.name.to_string()),
        InlineExpression::MessageReference { id, attribute: None } => Part::Message(id.name.to_string()),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            Part::Message(format!("-{}", id.name))
        }
        InlineExpression::StringLiteral { value } => Part::Text(unescape_unicode_to_string(value).into_owned()),
        InlineExpression::NumberLiteral { value } => Part::Text(value.to_string()),
        InlineExpression::Placeable { expression } => read_expression(expression),
        InlineExpression::FunctionReference { .. }
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
    use crate::Words;

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
    fn what_is_missing_is_named() {
        check("some = { $a }", Phrase::new("none"), "⟨none⟩");
        check("some = and { $a }", Phrase::new("some"), "and ⟨some: $a⟩");
        check("some = { $a ->\n   *[other] b\n }", Phrase::new("some"), "⟨some: $a⟩");
    }
}
