//! A small licence check that needs only cargo: every dependency's SPDX expression against deny.toml.

use crate::metadata::{self, Package};
use crate::shell;
use anyhow::{Context, Result, bail};

pub fn check() -> Result<()> {
    let deny = std::fs::read_to_string(shell::root().join("deny.toml")).context("could not read deny.toml")?;
    let allowed = read_allowed(&deny);
    if allowed.is_empty() {
        bail!("deny.toml allows no licence at all");
    }
    let metadata = metadata::read()?;
    let faults: Vec<String> = metadata.packages.iter().filter_map(|package| find_fault(package, &allowed)).collect();
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} dependencies may not be used as they are; deny.toml lists what is allowed", faults.len());
    }
    println!("{} packages, all with allowed licences and from the registry.", metadata.packages.len());
    Ok(())
}

fn find_fault(package: &Package, allowed: &[String]) -> Option<String> {
    let Package { name, version, .. } = package;
    match &package.source {
        Some(source) if !source.starts_with("registry+") => {
            return Some(format!("{name} {version} does not come from the registry but from {source}"));
        }
        Some(_) | None => {}
    }
    let Some(licence) = &package.license else {
        return Some(format!("{name} {version} names no licence"));
    };
    match is_allowed(licence, allowed) {
        Some(true) => None,
        Some(false) => Some(format!("{name} {version} is under `{licence}`, which is not allowed")),
        None => Some(format!("{name} {version} has the licence `{licence}`, which is no SPDX expression")),
    }
}

/// The strings of the list `allow = [...]`.
fn read_allowed(deny: &str) -> Vec<String> {
    let list = deny.lines().skip_while(|line| line.trim() != "allow = [").take_while(|line| line.trim() != "]");
    list.filter_map(|line| line.trim().strip_prefix('"')?.split('"').next().map(str::to_string)).collect()
}

/// Whether an SPDX expression can be satisfied with allowed licences only; nothing if it cannot be parsed.
/// Old packages write `/` for `OR`.
fn is_allowed(expression: &str, allowed: &[String]) -> Option<bool> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let result = read_or(&mut words, allowed)?;
    words.next().is_none().then_some(result)
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn read_or(words: &mut Words, allowed: &[String]) -> Option<bool> {
    let mut result = read_and(words, allowed)?;
    while words.next_if_eq(&"OR").is_some() {
        result |= read_and(words, allowed)?;
    }
    Some(result)
}

fn read_and(words: &mut Words, allowed: &[String]) -> Option<bool> {
    let mut result = read_licence(words, allowed)?;
    while words.next_if_eq(&"AND").is_some() {
        result &= read_licence(words, allowed)?;
    }
    Some(result)
}

fn read_licence(words: &mut Words, allowed: &[String]) -> Option<bool> {
    if words.next_if_eq(&"(").is_some() {
        let result = read_or(words, allowed)?;
        return words.next_if_eq(&")").map(|_| result);
    }
    let name = words.next_if(|word| !matches!(*word, ")" | "OR" | "AND" | "WITH"))?;
    if words.next_if_eq(&"WITH").is_none() {
        return Some(allowed.iter().any(|it| it == name));
    }
    let with_exception = format!("{name} WITH {}", words.next()?);
    Some(allowed.contains(&with_exception))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expected: Option<bool>) {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_string);
        assert_eq!(is_allowed(expression, &allowed), expected, "{expression}");
    }

    #[test]
    fn one_allowed_side_of_an_or_is_enough() {
        check("MIT OR GPL-2.0-only", Some(true));
        check("GPL-3.0/MIT", Some(true));
        check("GPL-2.0-only OR AGPL-3.0", Some(false));
    }

    #[test]
    fn both_sides_of_an_and_must_be_allowed() {
        check("(MIT OR Apache-2.0) AND Unicode-3.0", Some(true));
        check("MIT AND GPL-2.0-only", Some(false));
        check("GPL-2.0-only AND MIT OR Apache-2.0", Some(true));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        check("Apache-2.0 WITH LLVM-exception", Some(true));
        check("MIT WITH LLVM-exception", Some(false));
    }

    #[test]
    fn nonsense_is_not_a_licence() {
        check("", None);
        check("MIT OR", None);
        check("(MIT", None);
        check("MIT MIT", None);
    }

    #[test]
    fn the_list_is_read_from_deny_toml() {
        assert_eq!(read_allowed("[licenses]\nallow = [\n    \"MIT\",\n    \"ISC\", # why\n]\n"), ["MIT", "ISC"]);
    }

    #[test]
    fn a_package_from_a_git_repository_is_a_fault() {
        let package = Package {
            id: "x".into(),
            name: "x".into(),
            version: "1.0.0".into(),
            license: Some("MIT".into()),
            manifest_path: "x/Cargo.toml".into(),
            source: Some("git+https://example.org/x".into()),
        };
        assert!(find_fault(&package, &["MIT".to_string()]).expect("a fault").contains("registry"));
    }
}
