//! Checks that every crate opens with a few sentences about it.

use super::{Fault, Tree};

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let roots = tree.files.iter().filter(|file| is_root(&file.path));
    let silent = roots.filter(|file| !file.text.starts_with("//!"));
    silent.map(|file| file.fault(1, "begin with `//!` and what this crate is")).collect()
}

/// `src/lib.rs` or `src/main.rs` of a crate of this workspace.
fn is_root(path: &str) -> bool {
    let folder = path.strip_suffix("/src/lib.rs").or_else(|| path.strip_suffix("/src/main.rs"));
    folder.is_some_and(|folder| folder == "xtask" || folder.starts_with("crates/"))
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;

    #[test]
    fn a_crate_without_an_opening_is_a_fault() {
        let tree = Tree::of(&[
            ("crates/a/src/lib.rs", "//! A crate.\n"),
            ("crates/b/src/lib.rs", "pub mod x;\n"),
            ("crates/b/src/x.rs", "pub fn y() {}\n"),
            ("xtask/src/main.rs", "fn main() {}\n"),
        ]);
        assert_faults(
            find_faults(&tree),
            &[
                "crates/b/src/lib.rs:1: begin with `//!` and what this crate is",
                "xtask/src/main.rs:1: begin with `//!` and what this crate is",
            ],
        );
    }
}
