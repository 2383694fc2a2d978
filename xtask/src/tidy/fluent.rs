//! Checks that all languages have the same messages with the same variables.

use super::{Fault, File, Tree};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The variables of each message, of each of its attributes (`message.attribute`) and of each term (`-term`).
type Messages<'a> = BTreeMap<String, BTreeSet<&'a str>>;

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let texts = tree.below("crates").filter(|file| file.path.contains("/texts/") && file.path.ends_with(".ftl"));
    texts.flat_map(|file| compare_with_english(tree, file)).collect()
}

/// Compares `cards.de.ftl` with `cards.en.ftl` next to it.
fn compare_with_english(tree: &Tree, file: &File) -> Vec<Fault> {
    let mut faults = Vec::new();
    let messages = read_messages(file, &mut faults);
    let stem = file.path.trim_end_matches(".ftl");
    let english_path = format!("{}en.ftl", &stem[..=stem.rfind(['/', '.']).unwrap_or(0)]);
    if file.path == english_path {
        return faults;
    }
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_string();
    let (own_name, english_name) = (name(&file.path), name(&english_path));
    let Some(english) = tree.file(&english_path) else {
        faults.push(file.fault(1, format!("there is no {english_name} beside it")));
        return faults;
    };
    let english_messages = read_messages(english, &mut Vec::new());
    for (id, variables) in &messages {
        match english_messages.get(id) {
            None => faults.push(file.fault(line_of(file, id), format!("{id} is missing in {english_name}"))),
            Some(other) if other != variables => {
                let text = format!("{id} has {} here and {} in {english_name}", list(variables), list(other));
                faults.push(file.fault(line_of(file, id), text));
            }
            Some(_) => {}
        }
    }
    for id in english_messages.keys().filter(|id| !messages.contains_key(*id)) {
        faults.push(english.fault(line_of(english, id), format!("{id} is missing in {own_name}")));
    }
    faults
}

fn read_messages<'a>(file: &'a File, faults: &mut Vec<Fault>) -> Messages<'a> {
    let resource = fluent_syntax::parser::parse(file.text.as_str()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = file.text[..error.pos.start.min(file.text.len())].matches('\n').count() + 1;
            faults.push(file.fault(line, format!("this is no Fluent: {error}")));
        }
        resource
    });
    let mut messages = Messages::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
        };
        let attributes =
            attributes.iter().map(|it| (format!("{id}.{}", it.id.name), Some(&it.value))).collect::<Vec<_>>();
        for (id, pattern) in [(id, value)].into_iter().chain(attributes) {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = pattern {
                collect_from_pattern(pattern, &mut variables);
            }
            if messages.contains_key(&id) {
                faults.push(file.fault(line_of(file, &id), format!("{id} stands here twice")));
            }
            messages.insert(id, variables);
        }
    }
    messages
}

fn collect_from_pattern<'a>(pattern: &Pattern<&'a str>, variables: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect_from_expression(expression, variables),
        }
    }
}

fn collect_from_expression<'a>(expression: &Expression<&'a str>, variables: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => collect_from_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_from_inline(selector, variables);
            for variant in variants {
                collect_from_pattern(&variant.value, variables);
            }
        }
    }
}

fn collect_from_inline<'a>(inline: &InlineExpression<&'a str>, variables: &mut BTreeSet<&'a str>) {
    match inline {
        // Grammatical forms differ by language.
        InlineExpression::VariableReference { id } if id.name == "form" => {}
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name);
        }
        InlineExpression::Placeable { expression } => collect_from_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => collect_from_arguments(arguments, variables),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            collect_from_arguments(arguments, variables);
        }
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn collect_from_arguments<'a>(arguments: &CallArguments<&'a str>, variables: &mut BTreeSet<&'a str>) {
    for inline in arguments.positional.iter().chain(arguments.named.iter().map(|it| &it.value)) {
        collect_from_inline(inline, variables);
    }
}

/// The last line where a message begins, so that of two with the same name the second is shown.
fn line_of(file: &File, id: &str) -> usize {
    let message = id.split('.').next().unwrap_or(id);
    let begins = |line: &str| line.strip_prefix(message).is_some_and(|rest| rest.trim_start().starts_with('='));
    file.lines().filter(|(_, line)| begins(line)).last().map_or(1, |(number, _)| number)
}

fn list(variables: &BTreeSet<&str>) -> String {
    if variables.is_empty() {
        return "no variables".to_string();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;

    #[track_caller]
    fn check(german: &str, english: &str, expected: &[&str]) {
        let tree = Tree::of(&[("crates/x/texts/de.ftl", german), ("crates/x/texts/en.ftl", english)]);
        assert_faults(find_faults(&tree), expected);
    }

    #[test]
    fn equal_messages_are_fine() {
        check(
            "# Gruß\nhello = Hallo { $name }\nhits = { NUMBER($n) ->\n    [one] ein Treffer\n   *[other] { $n } Treffer\n }\n",
            "hello = Hello { $name }\nhits = { $n } hits\n",
            &[],
        );
    }

    #[test]
    fn a_missing_message_is_a_fault_on_either_side() {
        check(
            "a = A\nb = B\n",
            "a = A\n\nc = C\n    .title = D\n",
            &[
                "crates/x/texts/de.ftl:2: b is missing in en.ftl",
                "crates/x/texts/en.ftl:3: c is missing in de.ftl",
                "crates/x/texts/en.ftl:3: c.title is missing in de.ftl",
            ],
        );
    }

    #[test]
    fn other_variables_are_a_fault() {
        check(
            "a = { $x } und { $y }\nb = B\n",
            "a = { $x }\nb = { $z }\n",
            &[
                "crates/x/texts/de.ftl:1: a has $x, $y here and $x in en.ftl",
                "crates/x/texts/de.ftl:2: b has no variables here and $z in en.ftl",
            ],
        );
    }

    #[test]
    fn a_message_twice_is_a_fault() {
        check("a = A\na = B\n", "a = A\n", &["crates/x/texts/de.ftl:2: a stands here twice"]);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_a_fault() {
        let tree = Tree::of(&[("crates/x/texts/de.ftl", "a = A\nb = { $\n"), ("crates/x/texts/en.ftl", "a = A\n")]);
        let faults = find_faults(&tree);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].text.starts_with("this is no Fluent"), "{}", faults[0].text);
    }

    #[test]
    fn one_language_alone_is_a_fault() {
        let tree = Tree::of(&[("crates/x/texts/de.ftl", "a = A\n")]);
        assert_faults(find_faults(&tree), &["crates/x/texts/de.ftl:1: there is no en.ftl beside it"]);
    }
}
