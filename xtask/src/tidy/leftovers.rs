//! Finds what must not be in the repository: paths of one machine, registry hosts, unfinished work.
//!
//! The patterns are split and concatenated, so that this file does not find itself.

use super::rust_text::contains_word;
use super::{Fault, File, Tree};

const CODE: &[&str] = &["rs", "ts", "js", "svelte", "py", "sh"];
const WEB: &[&str] = &["ts", "js", "svelte"];

const MACHINE_FOLDERS: &[&str] = &[concat!("/", "work/"), concat!("/", "farm/"), concat!("/", "root/")];
/// Only if followed by a user's name.
const HOME_FOLDERS: &[&str] = &[concat!("/", "home/"), concat!("/", "Users/")];

const REGISTRIES: &[&str] = &[
    concat!("://", "crates.io"),
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("crates.io", "-index"),
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("pypi", ".org"),
    concat!("python", "hosted.org"),
    concat!("sparse", "+http"),
    concat!("replace", "-with"),
];

const UNFINISHED_ANYWHERE: &[&str] = &[concat!("FIX", "ME"), concat!("X", "XX")];
const UNFINISHED_CODE: &[&str] =
    &[concat!("to", "do!"), concat!("unimplemen", "ted!"), concat!("db", "g!"), concat!("#[ig", "nore")];
const UNFINISHED_WEB: &[&str] = &[concat!(".on", "ly("), concat!("test", ".skip")];

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    tree.files.iter().filter(|file| !is_lock(file)).flat_map(find_in_file).collect()
}

/// Written by tools, with registries and checksums in it.
fn is_lock(file: &File) -> bool {
    file.path == "Cargo.lock" || file.path.ends_with("/Cargo.lock")
}

fn find_in_file(file: &File) -> Vec<Fault> {
    let mut unfinished = UNFINISHED_ANYWHERE.to_vec();
    if file.has_extension(CODE) {
        unfinished.extend(UNFINISHED_CODE);
    }
    if file.has_extension(WEB) {
        unfinished.extend(UNFINISHED_WEB);
    }
    let mut faults = Vec::new();
    for (number, line) in file.lines() {
        if let Some(folder) = find_machine_path(line) {
            faults.push(file.fault(number, format!("`{folder}` is a path of one machine")));
        }
        if let Some(registry) = REGISTRIES.iter().find(|registry| line.contains(**registry)) {
            faults.push(
                file.fault(number, format!("`{registry}`: which registry is used is no matter of this repository")),
            );
        }
        for pattern in unfinished.iter().filter(|pattern| contains_word(line, pattern)) {
            faults.push(file.fault(number, format!("`{pattern}` is left over")));
        }
    }
    faults
}

fn find_machine_path(line: &str) -> Option<&'static str> {
    let is_name = |it: char| it.is_alphanumeric() || matches!(it, '_' | '-' | '.');
    let machine = MACHINE_FOLDERS.iter().find(|folder| paths_in(line, folder).next().is_some());
    let home = HOME_FOLDERS.iter().find(|folder| paths_in(line, folder).any(|rest| rest.starts_with(is_name)));
    machine.or(home).copied()
}

/// What follows a folder wherever a path begins with it: not in `docs/home/`, `~/home/` or `$TOP/home/`.
fn paths_in<'a>(line: &'a str, folder: &str) -> impl Iterator<Item = &'a str> {
    let goes_on = |it: char| it.is_alphanumeric() || matches!(it, '_' | '-' | '.' | '~' | '}' | '/' | '*');
    let starts = line.match_indices(folder).filter(move |(at, _)| !line[..*at].ends_with(goes_on));
    starts.map(|(at, folder)| &line[at + folder.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected_lines: &[usize]) {
        let lines: Vec<usize> = find_faults(&Tree::of(&[(path, text)])).iter().map(|it| it.line).collect();
        assert_eq!(lines, expected_lines, "{text}");
    }

    #[test]
    fn a_path_of_a_machine_is_a_fault() {
        for folder in MACHINE_FOLDERS.iter().chain(HOME_FOLDERS) {
            check("README.md", &format!("# Title\nSee {folder}somebody/x.\n"), &[2]);
            check("README.md", &format!("See docs{folder}x, ~{folder}x and https://example.org{folder}x."), &[]);
        }
        check("README.md", concat!("for example /", "home/<name>/x"), &[]);
    }

    #[test]
    fn a_registry_is_a_fault_outside_the_lock_file() {
        for registry in REGISTRIES {
            check("README.md", &format!("https {registry} x"), &[1]);
            check("Cargo.lock", &format!("https {registry} x"), &[]);
        }
        check("README.md", "Published on crates.io one day.", &[]);
    }

    #[test]
    fn unfinished_work_is_a_fault() {
        for pattern in UNFINISHED_ANYWHERE {
            check("notes.md", &format!("a\nb {pattern} c"), &[2]);
            check("notes.md", &format!("MM{pattern}II"), &[]);
        }
        for pattern in UNFINISHED_CODE {
            check("a.rs", &format!("    {pattern}"), &[1]);
            check("CONTRIBUTING.md", &format!("No {pattern} here."), &[]);
        }
        for pattern in UNFINISHED_WEB {
            check("a.ts", &format!("test{pattern}"), if pattern.starts_with('.') { &[1] } else { &[] });
            check("a.ts", &format!("  {pattern}"), &[1]);
            check("a.rs", &format!("  {pattern}"), &[]);
        }
    }
}
