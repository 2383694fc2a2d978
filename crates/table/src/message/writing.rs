//! Writes sentences from messages and the arguments of a phrase.

use std::borrow::Cow;
use std::fmt::Write;

use super::{Case, FORM, Function, Message, Messages, Part, Place};
use crate::{Arg, Lang, Phrase, Step, Sum};

/// Writes for a reader of one language.
#[derive(Clone, Copy)]
pub(super) struct Writer<'t> {
    pub lang: Lang,
    pub own: &'t Messages,
    /// English, for what the language lacks.
    pub fallback: &'t Messages,
}

impl<'t> Writer<'t> {
    pub fn find(self, key: &str) -> Option<(&'t Messages, &'t Message)> {
        [self.own, self.fallback].into_iter().find_map(|from| Some((from, from.by_key.get(key)?)))
    }

    pub fn write_message(self, key: &str, phrase: &Phrase, form: Option<&str>, sentence: &mut String) {
        match self.find(key) {
            Some((from, message)) => self.write_parts(from, &message.parts, phrase, form, sentence),
            None => write_missing(&[key], sentence),
        }
    }

    pub fn write_parts(
        self,
        from: &Messages,
        parts: &[Part],
        phrase: &Phrase,
        form: Option<&str>,
        sentence: &mut String,
    ) {
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

    pub fn write_in_form(self, arg: &Arg, form: Option<&str>, sentence: &mut String) {
        match arg {
            Arg::Number(number) => write!(sentence, "{number}").expect("writing to a string cannot fail"),
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

    /// The addends, each with its reason, and the total if there are several.
    fn write_sum(self, sum: &Sum, sentence: &mut String) {
        for (index, part) in sum.parts.iter().enumerate() {
            let (sign, by) = match part.step {
                Step::Plus(by) if by < 0 => ("−", by.unsigned_abs()),
                Step::Plus(by) => (if index == 0 { "" } else { "+" }, by.unsigned_abs()),
                Step::Times(by) => ("×", by.unsigned_abs()),
            };
            let (before, after) = if index == 0 { ("", "") } else { (" ", " ") };
            write!(sentence, "{before}{sign}{after}{by}").expect("writing to a string cannot fail");
            if let Some(why) = &part.why {
                sentence.push_str(" (");
                self.write_in_form(why, None, sentence);
                sentence.push(')');
            }
        }
        if sum.parts.len() != 1 {
            let (total, equals) = (sum.total(), if sum.parts.is_empty() { "" } else { " = " });
            let sign = if total < 0 { "−" } else { "" };
            write!(sentence, "{equals}{sign}{}", total.unsigned_abs()).expect("writing to a string cannot fail");
        }
    }
}

/// The result of applying functions to an argument.
struct Found<'p, 'm> {
    arg: Cow<'p, Arg>,
    form: Option<&'m str>,
    is_capital: bool,
}

impl Writer<'_> {
    /// Applies the functions to an argument.
    fn apply<'p, 'm>(self, place: &'m Place, phrase: &'p Phrase) -> Option<Found<'p, 'm>> {
        let mut found = Found { arg: Cow::Borrowed(find_arg(phrase, &place.arg)?), form: None, is_capital: false };
        for function in &place.functions {
            found.arg = match (function, found.arg) {
                (Function::Capital, arg) => {
                    found.is_capital = true;
                    arg
                }
                (Function::Abs, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Number(number.abs()))
                }
                (Function::Next, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Number(number + 1))
                }
                (Function::Sign, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Case(["minus", "zero", "plus"][(number.signum() + 1) as usize]))
                }
                (Function::Inches, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_inches(number, &self.list_lengths(phrase), self.lang)))
                }
                (Function::Grouped, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(self.lang.group(number)))
                }
                (Function::Half, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_halves(number, self.lang)))
                }
                (Function::Tenths, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    Cow::Owned(Arg::Text(in_inches(number, &[], self.lang)))
                }
                // Most rules use whole inches, so no other length may look like one.
                (Function::Tape, Cow::Owned(Arg::Number(number)) | Cow::Borrowed(&Arg::Number(number))) => {
                    let whole = (number + INCH / 2) / INCH * INCH;
                    Cow::Owned(Arg::Text(in_inches(number, &[number, whole], self.lang)))
                }
                (Function::Count, Cow::Borrowed(Arg::List(items))) => Cow::Owned(Arg::Number(items.len() as i64)),
                (Function::Count, Cow::Borrowed(Arg::Sum(sum))) => Cow::Owned(Arg::Number(sum.parts.len() as i64)),
                (Function::Total, Cow::Borrowed(Arg::Sum(sum))) => Cow::Owned(Arg::Number(sum.total().into())),
                (function, Cow::Borrowed(arg @ Arg::Phrase(named))) => match find_arg(named, function.name()) {
                    Some(arg) => Cow::Borrowed(arg),
                    None => {
                        found.form = Some(function.name());
                        Cow::Borrowed(arg)
                    }
                },
                (function, arg) => {
                    found.form = Some(function.name());
                    arg
                }
            };
        }
        Some(found)
    }

    /// The lengths mentioned in the message of a phrase.
    fn list_lengths(self, phrase: &Phrase) -> Vec<i64> {
        let mut lengths = Vec::new();
        self.collect_lengths(&phrase.key, phrase, &mut lengths);
        lengths
    }

    fn collect_lengths(self, key: &str, phrase: &Phrase, lengths: &mut Vec<i64>) {
        let mut parts: Vec<&Part> = self.find(key).map_or(&[][..], |(_, message)| &message.parts[..]).iter().collect();
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
        match (last, &*self.apply(&inner, phrase)?.arg) {
            (Function::Inches, Arg::Number(length)) => Some(*length),
            _ => None,
        }
    }
}

/// Hundredths of a millimetre in an inch.
const INCH: i64 = 2540;

/// A length in inches, rounded to tenths, or to as many decimals as it takes for lengths in the same message to look
/// alike only if they are equal.
fn in_inches(length: i64, compared: &[i64], lang: Lang) -> String {
    const MAX_DECIMALS: u32 = 4;
    let round = |length: i64, decimals: u32| (length.abs() * 10_i64.pow(decimals) + INCH / 2) / INCH;
    let is_clear = |decimals: &u32| {
        let differs = |one: i64, other: i64| one == other || round(one, *decimals) != round(other, *decimals);
        compared.iter().all(|one| compared.iter().all(|other| differs(*one, *other)))
    };
    let decimals = (1..MAX_DECIMALS).find(is_clear).unwrap_or(MAX_DECIMALS);
    let (rounded, whole) = (round(length, decimals), 10_i64.pow(decimals));
    let sign = if length < 0 { "−" } else { "" };
    let (width, point) = (decimals as usize, lang.decimal_point());
    format!("{sign}{}{point}{:0>width$}", rounded / whole, rounded % whole)
}

/// Half of a number, with a decimal only if needed.
fn in_halves(number: i64, lang: Lang) -> String {
    let decimal = if number % 2 == 0 { String::new() } else { format!("{}5", lang.decimal_point()) };
    format!("{}{decimal}", number / 2)
}

pub(super) fn capitalise(sentence: &mut String, start: usize) {
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
