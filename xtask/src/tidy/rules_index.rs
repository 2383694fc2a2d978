//! Checks the index of rules in a game's README.md against the code and the tests of its crate.
//!
//! Under `## Rules` are tables with the rows `| id | page or section | files | tests |`. Every id must appear in the
//! files named there and in a test: in a file of a `tests` folder or after `#[cfg(test)]`, as
//! `PB-14` in a comment or as `pb_14` in a name.

use super::{Fault, File, Tree, crates};
use std::collections::BTreeSet;

/// The files that may mention ids.
pub const READ: &[&str] = &["rs", "toml", "ftl", "csv"];

/// A row of the index.
pub struct Row<'a> {
    pub line: usize,
    pub id: String,
    pub section: &'a str,
    sources: Vec<&'a str>,
    tests: Vec<&'a str>,
}

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let readmes = crates::names(tree).into_iter().filter_map(|name| {
        let readme = tree.file(&format!("crates/{name}/README.md")).filter(|readme| is_in(readme))?;
        Some((format!("crates/{name}"), readme))
    });
    readmes.flat_map(|(folder, readme)| find_in_crate(tree, &folder, readme)).collect()
}

/// Whether a README.md has an index of rules.
pub fn is_in(readme: &File) -> bool {
    index_lines(readme).any(|(_, line)| line.starts_with('|'))
}

fn find_in_crate(tree: &Tree, folder: &str, readme: &File) -> Vec<Fault> {
    let (rows, mut faults) = read_rows(readme);
    let carried = normalise(&tests_of(tree, folder));
    let mut listed = BTreeSet::new();
    for row in &rows {
        let id = &row.id;
        if !listed.insert(id.clone()) {
            faults.push(readme.fault(row.line, format!("{id} is listed twice")));
        }
        if row.sources.is_empty() {
            faults.push(readme.fault(row.line, format!("{id} names no file")));
        }
        for path in row.sources.iter().chain(&row.tests) {
            match tree.file(&format!("{folder}/{path}")) {
                None => faults.push(readme.fault(row.line, format!("{id} names {path}, which does not exist"))),
                Some(file) if !mentions(file, id) => {
                    faults.push(readme.fault(row.line, format!("{path} does not mention {id}")));
                }
                Some(_) => {}
            }
        }
        if !has_id(&carried, id) {
            faults.push(readme.fault(row.line, format!("no test carries {id}")));
        }
    }
    let unlisted = find_unlisted(tree, folder, &listed);
    faults.extend(unlisted.into_iter().map(|(_, fault)| fault));
    faults
}

/// The ids of the rows.
pub fn list(rows: &[Row<'_>]) -> BTreeSet<String> {
    rows.iter().map(|row| row.id.clone()).collect()
}

/// Whether a file has an id, in a comment or in a name.
pub fn mentions(file: &File, id: &str) -> bool {
    has_id(&normalise(&file.text), id)
}

/// Ids in the code, the content and the texts that are missing in the index.
pub fn find_unlisted(tree: &Tree, folder: &str, listed: &BTreeSet<String>) -> Vec<(String, Fault)> {
    let prefixes: BTreeSet<&str> =
        listed.iter().filter_map(|id| id.split_once('-').map(|(prefix, _)| prefix)).collect();
    let numbers: BTreeSet<String> = listed.iter().map(|id| normalise(id)).collect();
    let mut faults = Vec::new();
    for file in tree.below(folder).filter(|file| file.has_extension(READ)) {
        for (number, line) in file.lines() {
            let mut unlisted = BTreeSet::new();
            for prefix in &prefixes {
                let ids = ids_in(line, prefix).into_iter().filter(|id| !listed.contains(id));
                let names = numbered_names_in(line, prefix).into_iter();
                let names = names.filter(|name| !numbers.iter().any(|it| it.starts_with(&format!("_{name}_"))));
                unlisted.extend(ids.chain(names));
            }
            let fault = |id: &str| file.fault(number, format!("{id} is not in the index of {folder}/README.md"));
            faults.extend(unlisted.into_iter().map(|id| (id.clone(), fault(&id))));
        }
    }
    faults
}

/// The rows of the index, and what is wrong with their form.
pub fn read_rows(readme: &File) -> (Vec<Row<'_>>, Vec<Fault>) {
    let lines: Vec<(usize, &str)> = index_lines(readme).collect();
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    for (index, (line, text)) in lines.iter().enumerate() {
        let is_head = lines.get(index + 1).is_some_and(|(_, next)| is_separator(next));
        if !text.starts_with('|') || is_separator(text) || is_head {
            continue;
        }
        let cells: Vec<&str> = text.trim().trim_matches('|').split('|').map(str::trim).collect();
        let name = cells[0].trim_matches(|it| matches!(it, '`' | '*' | ' '));
        match (read_id(name), cells.as_slice()) {
            (Some(id), [_, section, sources, tests]) if id == name => {
                rows.push(Row { line: *line, id, section, sources: files_in(sources), tests: files_in(tests) });
            }
            _ => faults.push(readme.fault(*line, "a row of the index is `| id | page or section | files | tests |`")),
        }
    }
    (rows, faults)
}

fn index_lines(readme: &File) -> impl Iterator<Item = (usize, &str)> {
    let section = readme.lines().skip_while(|(_, line)| line.trim_end() != "## Rules").skip(1);
    section.take_while(|(_, line)| !line.starts_with("## ") && !line.starts_with("# "))
}

fn is_separator(line: &str) -> bool {
    line.starts_with('|') && line.contains('-') && line.chars().all(|it| matches!(it, '|' | '-' | ':' | ' '))
}

/// Everything in a cell that looks like a path, also as code or as a link.
fn files_in(cell: &str) -> Vec<&str> {
    let words = cell.split(|it: char| it.is_whitespace() || matches!(it, ',' | ';' | '`' | '[' | ']' | '(' | ')'));
    let mut files: Vec<&str> = words.filter(|word| word.contains('/') || word.ends_with(".rs")).collect();
    files.dedup();
    files
}

/// The id at the start of a text: `PB-14`, `HR-61.3`, `PB-T.double-order` or `PT-H.knight.front`.
fn read_id(text: &str) -> Option<String> {
    let (prefix, rest) = text.split_once('-')?;
    let is_prefix = prefix.len() == 2 && prefix.chars().all(|it| it.is_ascii_uppercase());
    let first = if rest.starts_with(|it: char| it.is_ascii_digit()) {
        take(rest, |it| it.is_ascii_digit())
    } else {
        take(rest, |it| it.is_ascii_uppercase())
    };
    let mut length = first.len();
    while let Some(part) = rest[length..].strip_prefix('.') {
        let part = take(part, |it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-').trim_end_matches('-');
        if part.is_empty() {
            break;
        }
        length += 1 + part.len();
    }
    let is_whole = !first.is_empty() && (length > first.len() || first.starts_with(|it: char| it.is_ascii_digit()));
    (is_prefix && is_whole).then(|| format!("{prefix}-{}", &rest[..length]))
}

fn take(text: &str, which: impl Fn(char) -> bool) -> &str {
    let end = text.find(|it| !which(it)).unwrap_or(text.len());
    &text[..end]
}

fn ids_in(line: &str, prefix: &str) -> Vec<String> {
    let starts = line.match_indices(&format!("{prefix}-")).map(|(at, _)| at).collect::<Vec<_>>();
    let whole = starts.into_iter().filter(|at| !line[..*at].ends_with(|it: char| it.is_alphanumeric() || it == '-'));
    whole.filter_map(|at| read_id(&line[at..])).collect()
}

/// Names like `pb_14`; ids without a number have no clear end in names and are skipped.
fn numbered_names_in(line: &str, prefix: &str) -> Vec<String> {
    let start = format!("{}_", prefix.to_lowercase());
    let found = line.match_indices(&start).filter(|(at, _)| !line[..*at].ends_with(|it: char| it.is_alphanumeric()));
    let numbers = found.map(|(at, _)| take(&line[at + start.len()..], |it| it.is_ascii_digit()));
    numbers.filter(|number| !number.is_empty()).map(|number| format!("{start}{number}")).collect()
}

fn tests_of(tree: &Tree, folder: &str) -> String {
    let mut tests = String::new();
    for file in tree.below(folder).filter(|file| file.has_extension(&["rs"])) {
        let inner = &file.path[folder.len()..];
        if inner.contains("/tests/") || inner.ends_with("/tests.rs") || inner.ends_with("/test.rs") {
            tests.push_str(&file.text);
        } else if let Some((_, behind)) = file.text.split_once("#[cfg(test)]") {
            tests.push_str(behind);
        }
        tests.push('\n');
    }
    tests
}

/// Lower case, with one `_` for everything between letters and digits, and one at each end.
fn normalise(text: &str) -> String {
    let mut normal = String::from("_");
    for it in text.chars() {
        if it.is_ascii_alphanumeric() {
            normal.push(it.to_ascii_lowercase());
        } else if !normal.ends_with('_') {
            normal.push('_');
        }
    }
    if !normal.ends_with('_') {
        normal.push('_');
    }
    normal
}

fn has_id(normal: &str, id: &str) -> bool {
    normal.contains(&normalise(id))
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;

    const HEAD: &str = "# Chess\n## Rules\n| rule | page | code | tests |\n|---|---|---|---|\n";

    /// A crate with these rows from line 5 on, this code and these tests.
    #[track_caller]
    fn check(rows: &str, code: &str, tests: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("crates/chess/Cargo.toml", ""),
            ("crates/chess/README.md", &format!("{HEAD}{rows}\n## Rulings\n| no | rule |\n")),
            ("crates/chess/src/turn.rs", code),
            ("crates/chess/tests/rulebook.rs", tests),
        ]);
        assert_faults(find_faults(&tree), expected);
    }

    #[test]
    fn a_rule_with_code_and_test_is_fine() {
        check("| CH-1 | p. 3 | src/turn.rs | tests/rulebook.rs |", "/// CH-1.", "fn ch_1_white_begins() {}", &[]);
        check("| `CH-1` | p. 3 | `src/turn.rs`, tests/rulebook.rs | |", "/// CH-1.", "// CH-1", &[]);
        check(
            "| CH-T.en-passant | p. 3 | [src/turn.rs](src/turn.rs) | |",
            "// CH-T.en-passant",
            "fn ch_t_en_passant()",
            &[],
        );
    }

    #[test]
    fn a_test_may_stand_beside_the_code() {
        check(
            "| CH-1 | p. 3 | src/turn.rs | src/turn.rs |",
            "/// CH-1\n#[cfg(test)]\nmod tests { fn ch_1() {} }",
            "",
            &[],
        );
    }

    #[test]
    fn a_file_that_does_not_exist_is_a_fault() {
        check(
            "| CH-1 | p. 3 | src/gone.rs | tests/rulebook.rs |",
            "",
            "// CH-1",
            &["crates/chess/README.md:5: CH-1 names src/gone.rs, which does not exist"],
        );
    }

    #[test]
    fn a_file_without_the_id_is_a_fault() {
        check(
            "| CH-1 | p. 3 | src/turn.rs | |",
            "/// CH-14",
            "// CH-1",
            &[
                "crates/chess/README.md:5: src/turn.rs does not mention CH-1",
                "crates/chess/src/turn.rs:1: CH-14 is not in the index of crates/chess/README.md",
            ],
        );
    }

    #[test]
    fn a_rule_without_a_test_is_a_fault() {
        check("| CH-1 | p. 3 | src/turn.rs | |", "/// CH-1", "", &["crates/chess/README.md:5: no test carries CH-1"]);
    }

    #[test]
    fn an_id_that_the_index_does_not_know_is_a_fault() {
        check(
            "| CH-1 | p. 3 | src/turn.rs | |",
            "/// CH-1, see CH-2.\n",
            "// CH-1, CH-T.fork.\nfn ch_3_x() {}\nfn ch_1_x() {}\n",
            &[
                "crates/chess/src/turn.rs:1: CH-2 is not in the index of crates/chess/README.md",
                "crates/chess/tests/rulebook.rs:1: CH-T.fork is not in the index of crates/chess/README.md",
                "crates/chess/tests/rulebook.rs:2: ch_3 is not in the index of crates/chess/README.md",
            ],
        );
    }

    #[test]
    fn a_malformed_or_repeated_row_is_a_fault() {
        check(
            "| CH-1 | p. 3 | src/turn.rs | |\n| CH-1 | p. 3 | | |\n| the rest | | | |",
            "/// CH-1",
            "// CH-1",
            &[
                "crates/chess/README.md:6: CH-1 is listed twice",
                "crates/chess/README.md:6: CH-1 names no file",
                "crates/chess/README.md:7: a row of the index is `| id | page or section | files | tests |`",
            ],
        );
    }

    #[test]
    fn ids_end_where_the_sentence_goes_on() {
        assert_eq!(
            ids_in("PB-14. HR-61.3, PB-T.double-order- PB-T.<trait> XPB-15 PB-T.", "PB"),
            ["PB-14", "PB-T.double-order"]
        );
        assert_eq!(read_id("HR-61.3, and"), Some("HR-61.3".to_string()));
        assert_eq!(read_id("PT-H.knight.front."), Some("PT-H.knight.front".to_string()));
        assert_eq!(read_id("PB-T"), None);
    }
}
