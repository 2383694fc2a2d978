//! Finds types that do not belong in rules: floats, hash-ordered maps, clocks, generators, shared cells.
//! Rooms read no clock either.
//!
//! An exception has a reason at the end of its line or on the line above:
//! `// tidy: allow float: the length is rounded once, up, to units`.

use super::crates::{self, Kind};
use super::rust_text::{blank_comments_and_texts, blank_tests, contains_word};
use super::{Fault, File, Tree};

/// A family of types that can be allowed under one name, and why it is not allowed in general.
struct Family {
    name: &'static str,
    words: &'static [&'static str],
    reason: &'static str,
}

const FAMILIES: &[Family] = &[
    Family { name: "float", words: &["f32", "f64"], reason: "rules count in integers" },
    Family { name: "map", words: &["HashMap", "HashSet"], reason: "their order differs from run to run" },
    Family { name: "clock", words: &["Instant", "SystemTime"], reason: "whoever runs it says what time it is" },
    Family { name: "random", words: &["thread_rng"], reason: "chance comes from the table" },
    Family { name: "shared", words: &["Rc<", "RefCell"], reason: "a position is plain data" },
];

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let kinds = crates::names(tree).into_iter().filter_map(|name| Some((name, crates::kind_of(tree, name)?)));
    kinds.flat_map(|(name, kind)| find_in_crate(tree, name, kind)).collect()
}

fn find_in_crate(tree: &Tree, name: &str, kind: Kind) -> Vec<Fault> {
    let is_wrong = |family: &&Family| kind.holds_rules() || kind.reads_no_clock() && family.name == "clock";
    let families: Vec<&Family> = FAMILIES.iter().filter(is_wrong).collect();
    let below = format!("crates/{name}/src");
    let sources = tree.below(&below).filter(|file| file.has_extension(&["rs"]) && !is_test(file));
    sources.flat_map(|file| find_in_file(file, &families)).collect()
}

fn is_test(file: &File) -> bool {
    file.path.contains("/tests/") || file.path.ends_with("/tests.rs") || file.path.ends_with("/test.rs")
}

fn find_in_file(file: &File, families: &[&Family]) -> Vec<Fault> {
    let code = blank_tests(&blank_comments_and_texts(&file.text));
    let mut faults = Vec::new();
    let mut above = "";
    for ((number, line), code) in file.lines().zip(code.lines()) {
        for Family { name, words, reason } in families {
            let mut found: Vec<&str> = words.iter().copied().filter(|word| contains_word(code, word)).collect();
            if *name == "float" && found.is_empty() && has_float_literal(code) {
                found.push("a number with a point");
            }
            if found.is_empty() || allows(line, name) || (above.trim().starts_with("//") && allows(above, name)) {
                continue;
            }
            faults.push(file.fault(number, format!("{}: {reason}", found.join(", "))));
        }
        above = line;
    }
    faults
}

/// Whether a line allows a family and says why.
fn allows(line: &str, name: &str) -> bool {
    let comment = line.split_once("// tidy: allow ").map(|(_, comment)| comment);
    let reason = comment.and_then(|comment| comment.strip_prefix(name)?.strip_prefix(':'));
    reason.is_some_and(|reason| !reason.trim().is_empty())
}

/// `0.5`, but neither the fields of `pair.0.1` nor the range `0..5`.
fn has_float_literal(code: &str) -> bool {
    code.match_indices('.').any(|(at, _)| {
        let whole = code[..at].trim_end_matches(|it: char| it.is_ascii_digit() || it == '_');
        let begins_with_digit = code[whole.len()..at].starts_with(|it: char| it.is_ascii_digit());
        let stands_alone = !whole.ends_with(|it: char| it.is_alphanumeric() || it == '.');
        begins_with_digit && stands_alone && code[at + 1..].starts_with(|it: char| it.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &[&str]) {
        let tree = Tree::of(&[("crates/table/Cargo.toml", ""), ("crates/table/src/x.rs", source)]);
        assert_faults(find_faults(&tree), expected);
    }

    #[test]
    fn a_float_in_rules_is_a_fault() {
        check("let x: u8 = 1;\nlet y: f64 = 2.5;\n", &["crates/table/src/x.rs:2: f64: rules count in integers"]);
    }

    #[test]
    fn a_number_with_a_point_is_a_float() {
        let expected = &["crates/table/src/x.rs:1: a number with a point: rules count in integers"];
        check("let x = 1_0.5;\n", expected);
        check("let x = pair.0.1; for y in 0..5 {} let z = 1.max(2);\n", &[]);
    }

    #[test]
    fn every_family_is_found() {
        check(
            "use std::collections::{HashMap, HashSet};\nlet x = Instant::now();\nlet y = thread_rng();\nlet z: Rc<RefCell<u8>>;\n",
            &[
                "crates/table/src/x.rs:1: HashMap, HashSet: their order differs from run to run",
                "crates/table/src/x.rs:2: Instant: whoever runs it says what time it is",
                "crates/table/src/x.rs:3: thread_rng: chance comes from the table",
                "crates/table/src/x.rs:4: Rc<, RefCell: a position is plain data",
            ],
        );
    }

    #[test]
    fn a_reason_allows_it_on_its_line_or_the_next() {
        check("let x: f64; // tidy: allow float: rounded at once\n", &[]);
        check("// tidy: allow float: rounded at once\nlet x: f64;\n", &[]);
        check("let x: f64; // tidy: allow float:\n", &["crates/table/src/x.rs:1: f64: rules count in integers"]);
        check("let x: f64; // tidy: allow map: odd\n", &["crates/table/src/x.rs:1: f64: rules count in integers"]);
    }

    #[test]
    fn comments_texts_and_tests_may_say_anything() {
        check("// f64\nlet x = \"f64\";\n#[cfg(test)]\nmod tests { fn y(z: f64) {} }\n", &[]);
    }

    #[test]
    fn code_behind_the_tests_is_checked() {
        check(
            "#[cfg(test)]\nmod tests;\nfn y(z: f32) {}\n",
            &["crates/table/src/x.rs:3: f32: rules count in integers"],
        );
    }

    #[test]
    fn rooms_read_no_clock_and_may_use_the_rest() {
        let source = "let x: HashMap<u8, f64>;\nlet y = SystemTime::now();\n";
        let tree = Tree::of(&[("crates/room/Cargo.toml", ""), ("crates/room/src/x.rs", source)]);
        let expected = &["crates/room/src/x.rs:2: SystemTime: whoever runs it says what time it is"];
        assert_faults(find_faults(&tree), expected);
    }

    #[test]
    fn players_may_use_floats() {
        let tree = Tree::of(&[("crates/players/Cargo.toml", ""), ("crates/players/src/x.rs", "let x: f64;")]);
        assert_faults(find_faults(&tree), &[]);
    }
}
