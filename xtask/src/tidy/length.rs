//! Checks that no source file is too long to be read to the end.

use super::{Fault, File, Tree};

const TOO_LONG: usize = 700;
const LONG: usize = 500;
const SOURCES: &[&str] = &["rs", "ts", "js", "svelte", "css", "py", "sh"];

pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let too_long = measure(tree).filter(|(_, length)| *length > TOO_LONG);
    too_long
        .map(|(file, length)| file.fault(length, format!("{length} lines, at most {TOO_LONG} are allowed")))
        .collect()
}

/// Files that are not too long yet, but should be split.
pub fn find_long_files(tree: &Tree) -> Vec<Fault> {
    let long = measure(tree).filter(|(_, length)| (LONG + 1..=TOO_LONG).contains(length));
    long.map(|(file, length)| file.fault(length, format!("{length} lines"))).collect()
}

fn measure(tree: &Tree) -> impl Iterator<Item = (&File, usize)> {
    let written = tree.files.iter().filter(|file| file.has_extension(SOURCES) && !is_generated(file));
    written.map(|file| (file, file.text.lines().count()))
}

/// Generated files say so near their top.
fn is_generated(file: &File) -> bool {
    file.text.lines().take(5).any(|line| line.contains("@generated"))
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;

    #[test]
    fn long_files_are_noted_and_too_long_ones_are_faults() {
        let of_length = |length: usize| "// a line\n".repeat(length);
        let tree = Tree::of(&[
            ("a.rs", &of_length(500)),
            ("b.rs", &of_length(501)),
            ("c.rs", &of_length(700)),
            ("d.rs", &of_length(701)),
            ("e.md", &of_length(999)),
            ("f.ts", &format!("// @generated\n{}", of_length(999))),
        ]);
        assert_faults(find_faults(&tree), &["d.rs:701: 701 lines, at most 700 are allowed"]);
        assert_faults(find_long_files(&tree), &["b.rs:501: 501 lines", "c.rs:700: 700 lines"]);
    }
}
