//! `tidy`: the conventions of this repository that the compiler cannot check.
//!
//! Every check takes the tree of files as a value and returns faults, so that its tests need no files.

mod crates;
mod fluent;
mod layers;
mod leftovers;
mod length;
mod new_rows;
mod opening;
mod rules_index;
mod rust_text;
mod types;

use crate::{metadata, shell};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The text files of the repository, in the order of their paths.
pub struct Tree {
    pub files: Vec<File>,
}

pub struct File {
    /// Relative to the repository, with `/`.
    pub path: String,
    pub text: String,
}

/// Something to fix, or just to know.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    pub path: String,
    pub line: usize,
    pub text: String,
}

pub fn run() -> Result<()> {
    let tree = read_tree(&shell::root())?;
    let mut faults = find_faults(&tree);
    faults.extend(layers::find_faults(&tree, &metadata::read()?));
    faults.sort();
    print_all("note: ", &length::find_long_files(&tree));
    print_all("", &faults);
    match faults.len() {
        0 => println!("tidy: {} files, no fault.", tree.files.len()),
        1 => bail!("tidy found 1 fault"),
        count => bail!("tidy found {count} faults"),
    }
    Ok(())
}

/// Writes what needs no author: the rows of new cards in the indices of rules.
pub fn write() -> Result<()> {
    let root = shell::root();
    for File { path, text } in new_rows::add(&read_tree(&root)?) {
        std::fs::write(root.join(&path), text).with_context(|| format!("could not write `{path}`"))?;
        println!("tidy: wrote new rows into {path}");
    }
    run()
}

fn find_faults(tree: &Tree) -> Vec<Fault> {
    let checks = [
        crates::find_faults,
        fluent::find_faults,
        leftovers::find_faults,
        length::find_faults,
        opening::find_faults,
        rules_index::find_faults,
        types::find_faults,
    ];
    checks.iter().flat_map(|check| check(tree)).collect()
}

fn print_all(prefix: &str, faults: &[Fault]) {
    for Fault { path, line, text } in faults {
        println!("{prefix}{path}:{line}: {text}");
    }
}

/// The files that git knows or would add; without git, every file outside build folders.
fn read_tree(root: &Path) -> Result<Tree> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let mut paths: Vec<String> = match git.output() {
        Ok(output) if output.status.success() => {
            let listing = String::from_utf8(output.stdout).context("a path is not UTF-8")?;
            listing.split('\0').filter(|path| !path.is_empty()).map(str::to_string).collect()
        }
        Ok(_) | Err(_) => list_files(root, "")?,
    };
    paths.sort();
    paths.dedup();
    // Deleted files and files that are not text are left out.
    let files = paths.into_iter().filter_map(|path| {
        let text = std::fs::read_to_string(root.join(&path)).ok()?;
        Some(File { path, text })
    });
    Ok(Tree { files: files.collect() })
}

fn list_files(root: &Path, folder: &str) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(root.join(folder)).with_context(|| format!("could not list `{folder}`"))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if !entry.file_type()?.is_dir() {
            paths.push(path);
        } else if !matches!(name.as_str(), ".git" | "target" | "node_modules") {
            paths.extend(list_files(root, &path)?);
        }
    }
    Ok(paths)
}

impl Tree {
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// All files below a folder.
    pub fn below(&self, folder: &str) -> impl Iterator<Item = &File> {
        let prefix = format!("{folder}/");
        self.files.iter().filter(move |file| file.path.starts_with(&prefix))
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File { path: path.to_string(), text: text.to_string() });
        Tree { files: files.collect() }
    }
}

impl File {
    pub fn has_extension(&self, extensions: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, extension)| extensions.contains(&extension))
    }

    /// The lines with their numbers as editors show them.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    pub fn fault(&self, line: usize, text: impl Into<String>) -> Fault {
        Fault { path: self.path.clone(), line, text: text.into() }
    }
}

/// Compares faults with lines such as `README.md:3: what is wrong`.
#[cfg(test)]
#[track_caller]
pub fn assert_faults(mut faults: Vec<Fault>, expected: &[&str]) {
    faults.sort();
    let shown: Vec<String> = faults.iter().map(|it| format!("{}:{}: {}", it.path, it.line, it.text)).collect();
    assert_eq!(shown, expected);
}
