//! Checks that nouns agree with numbers: where a number that may be 1 stands before a word, the message selects by it.

use std::collections::BTreeSet;

use super::{Case, Function, Messages, Part, Place, Texts};

/// What a language can put after any number, separated by commas: words without a plural (`inches` after a decimal never
/// are), prepositions, verbs that belong to something else.
const UNCHANGING: &str = "words-behind-numbers";
/// Names of arguments that count nothing or are never 1: bounds, sizes, and ordinals (round 1 begins).
const UNCOUNTED: [&str; 4] = ["most", "size", "round", "number"];
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

impl Texts {
    /// Places in messages where a number may not agree with the word after it. An argument is a number if it is
    /// declared as one (`numbers`: keys and names), if the message treats it as one in some language, or if all other
    /// messages that use its name do.
    pub(crate) fn list_disagreeing(&self, numbers: &[(&'static str, &'static str)]) -> Vec<String> {
        let mut known = Known { declared: numbers, ..Known::default() };
        for messages in &self.languages {
            messages.each_pattern().for_each(|(key, parts)| known.learn(&key, parts));
        }
        let mut found: Vec<String> =
            self.languages.iter().flat_map(|messages| messages.list_disagreeing(&known)).collect();
        found.sort();
        found
    }
}

/// Which arguments are numbers, by message key and argument name.
#[derive(Default)]
struct Known<'d> {
    declared: &'d [(&'static str, &'static str)],
    numbers: BTreeSet<(String, String)>,
    others: BTreeSet<String>,
}

impl Known<'_> {
    fn learn(&mut self, key: &str, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Text(_) | Part::Message(_) => {}
                Part::Arg(place) => self.learn_place(key, place),
                Part::Select { by, cases, .. } => {
                    self.learn_place(key, by);
                    let is_plural = |case: &Case| match case {
                        Case::Number(_) => true,
                        Case::Word(word) => PLURALS.contains(&word.as_str()),
                    };
                    if cases.iter().any(|(case, _)| is_plural(case)) {
                        self.numbers.insert((key.to_string(), name(by)));
                    } else {
                        self.others.insert(name(by));
                    }
                    cases.iter().for_each(|(_, parts)| self.learn(key, parts));
                }
            }
        }
    }

    fn learn_place(&mut self, key: &str, place: &Place) {
        match place.functions.first() {
            Some(Function::Abs | Function::Grouped | Function::Next | Function::Sign) => {
                self.numbers.insert((key.to_string(), place.arg.clone()));
            }
            Some(function) if !function.gives_length() && !function.counts() => {
                self.others.insert(place.arg.clone());
            }
            Some(_) | None => {}
        }
    }

    fn is_number(&self, key: &str, place: &Place) -> bool {
        let name = name(place);
        let is_counted = place.functions.iter().any(Function::counts);
        let is_named_so = || self.numbers.iter().any(|(_, other)| *other == name) && !self.others.contains(&name);
        let is_declared = self.declared.contains(&(key, name.as_str()));
        is_counted || is_declared || self.numbers.contains(&(key.to_string(), name.clone())) || is_named_so()
    }
}

/// How a message refers to an argument: `stars`, or `points(troop)`.
fn name(place: &Place) -> String {
    let properties = place.functions.iter().filter(|function| !matches!(function, Function::Abs | Function::Grouped));
    properties.fold(place.arg.clone(), |name, function| format!("{}({name})", function.name()))
}

impl Function {
    /// Whether it gives a number, whatever it is applied to.
    fn counts(&self) -> bool {
        matches!(self, Function::Count | Function::Total)
    }

    /// Whether it gives a length, which has decimals.
    fn gives_length(&self) -> bool {
        matches!(self, Function::Inches | Function::Tenths | Function::Tape | Function::Half)
    }
}

impl Messages {
    fn list_disagreeing(&self, known: &Known<'_>) -> Vec<String> {
        let unchanging = match self.by_key.get(UNCHANGING).map(|message| &message.parts[..]) {
            Some([Part::Text(words)]) => words.split(", ").collect(),
            _ => Vec::new(),
        };
        let search = Search { known, unchanging };
        let found = self.each_pattern().flat_map(|(key, parts)| {
            let mut found = Vec::new();
            search.look(&key, parts, &mut Vec::new(), &mut found);
            found
        });
        found.map(|found| format!("{found} in {}", self.lang)).collect()
    }
}

struct Search<'m> {
    known: &'m Known<'m>,
    unchanging: Vec<&'m str>,
}

impl Search<'_> {
    fn look<'m>(&self, key: &str, parts: &'m [Part], selected: &mut Vec<&'m str>, found: &mut Vec<String>) {
        for (index, part) in parts.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|before| parts.get(before));
            match (part, parts.get(index + 1)) {
                (Part::Select { by, cases, .. }, _) => {
                    selected.push(&by.arg);
                    cases.iter().for_each(|(_, parts)| self.look(key, parts, selected, found));
                    selected.pop();
                }
                (Part::Arg(place), Some(Part::Text(text))) => {
                    if !selected.contains(&place.arg.as_str())
                        && self.may_be_one(key, place)
                        && !ends_with_sign(before)
                        && let Some(word) = self.find_changing(text)
                    {
                        found.push(format!("{key}: {{ ${} }} {word}", place.arg));
                    }
                }
                (Part::Text(_) | Part::Message(_) | Part::Arg(_), _) => {}
            }
        }
    }

    fn may_be_one(&self, key: &str, place: &Place) -> bool {
        // An ordinal follows its noun: marker 1 lies there.
        let is_numbered = place.functions.last().is_some_and(|function| matches!(function, Function::Next));
        !UNCOUNTED.contains(&place.arg.as_str())
            && !is_numbered
            && !place.functions.iter().any(Function::gives_length)
            && self.known.is_number(key, place)
    }

    /// The word right after a number, if it depends on the number.
    fn find_changing<'t>(&self, behind: &'t str) -> Option<&'t str> {
        let words = behind.strip_prefix([' ', '\u{a0}'])?;
        let end = |text: &str| text.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len());
        let is_unchanging = |known: &&str| words.strip_prefix(*known).is_some_and(|rest| end(rest) == 0);
        let is_word = words.starts_with(char::is_alphabetic) && !self.unchanging.iter().any(is_unchanging);
        is_word.then(|| &words[..end(words)])
    }
}

/// Modifiers, as in: attack +1 while a corpse lies there.
fn ends_with_sign(part: Option<&Part>) -> bool {
    matches!(part, Some(Part::Text(text)) if text.ends_with(['+', '−']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(german: &str, english: &str, expected: &[&str]) {
        let found = Texts::of([("de", german), ("en", english)]).list_disagreeing(&[]);
        assert_eq!(found, expected);
    }

    const GOOD: &str = "left = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n }";

    #[test]
    fn a_number_is_known_by_another_language() {
        check(GOOD, GOOD, &[]);
        check("left = { $count } Karten", GOOD, &["left: { $count } Karten in de"]);
        check("left = { $count } zufällige Karten", GOOD, &["left: { $count } zufällige in de"]);
    }

    #[test]
    fn a_number_is_known_by_the_other_messages_with_its_name() {
        let bad = [GOOD, "more = { $count } more cards", "names = { $who } deals cards"].join("\n");
        check(GOOD, &bad, &["more: { $count } more in en"]);
        let ambiguous = [&bad, "named = { DATIVE($count) }"].join("\n");
        check(GOOD, &ambiguous, &[]);
    }

    #[test]
    fn properties_and_counts_are_numbers_too() {
        let good = "a = { POINTS($troop) ->\n    [one] 1 point\n   *[other] { POINTS($troop) } points\n }";
        check(good, "a = { POINTS($troop) } points", &["a: { $troop } points in en"]);
        check(good, "a = { $troop } fights", &[]);
        check("a = { COUNT($cards) } Karten", "a = { $cards }", &["a: { $cards } Karten in de"]);
    }

    #[test]
    fn lengths_bounds_and_what_never_changes_are_right() {
        let german =
            "a = { INCHES($way) } Zoll, höchstens { $most } Karten, { ABS($by) } Energie, Marker { NEXT($by) } liegt";
        check(
            german,
            "words-behind-numbers = more damage\na = { ABS($by) } more damage",
            &["a: { $by } Energie in de"],
        );
        let words = ["words-behind-numbers = Schaden, Energie", german].join("\n");
        check(&words, "words-behind-numbers = more damage\na = { ABS($by) } more damage", &[]);
        check(&words, "a = { ABS($by) } more cards", &["a: { $by } more in en"]);
        check(&words, "a = attack +{ ABS($by) } while a corpse is there", &[]);
    }
}
