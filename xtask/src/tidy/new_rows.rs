//! `tidy --write`: adds the rows of new cards to the index of rules, so that they need not be written by hand.
//!
//! A row says where an id appears. For the id of a card (`PT-H.knight.rear`) that is known once it appears in an entry
//! and in a test; a rule of the rulebook (`PT-14`) also has a section, which only its author knows.

use super::rules_index::{self, Row};
use super::{File, Tree, crates};
use std::collections::BTreeSet;

/// The README.md files with the new rows added.
pub fn add(tree: &Tree) -> Vec<File> {
    let folders = crates::names(tree).into_iter().map(|name| format!("crates/{name}"));
    folders.filter_map(|folder| add_in_crate(tree, &folder)).collect()
}

fn add_in_crate(tree: &Tree, folder: &str) -> Option<File> {
    let readme = tree.file(&format!("{folder}/README.md")).filter(|readme| rules_index::is_in(readme))?;
    let (rows, _) = rules_index::read_rows(readme);
    let mut lines: Vec<(usize, String)> = readme.lines().map(|(number, line)| (number, line.to_string())).collect();
    let unlisted: BTreeSet<String> =
        rules_index::find_unlisted(tree, folder, &rules_index::list(&rows)).into_iter().map(|(id, _)| id).collect();
    let mut has_new = false;
    for id in unlisted {
        let Some((before, text)) = write_row(tree, folder, &rows, &id) else { continue };
        // After the new rows already added there.
        let at = lines.iter().rposition(|(number, _)| *number == before)?;
        lines.insert(at + 1, (before, text));
        has_new = true;
    }
    let text: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    has_new.then(|| File { path: readme.path.clone(), text })
}

/// The row of an id, and the line it belongs after: that of the last id that is most like it.
fn write_row(tree: &Tree, folder: &str, rows: &[Row<'_>], id: &str) -> Option<(usize, String)> {
    let family = id.split_once('.')?.0;
    let like = |row: &&Row<'_>| id.split('.').zip(row.id.split('.')).take_while(|(one, other)| one == other).count();
    let nearest = rows.iter().filter(|row| row.id.split('.').next() == Some(family)).max_by_key(like)?;
    let (tests, sources): (Vec<&str>, Vec<&str>) = tree
        .below(folder)
        .filter(|file| file.has_extension(rules_index::READ) && rules_index::mentions(file, id))
        .map(|file| &file.path[folder.len() + 1..])
        .partition(|path| path.starts_with("tests/"));
    let is_whole = !tests.is_empty() && !sources.is_empty();
    is_whole.then(|| {
        (nearest.line, format!("| {id} | {} | {} | {} |", nearest.section, sources.join(", "), tests.join(", ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The index of a crate with these rows, once tidy has written what is new in its content and tests.
    fn written(rows: &str, content: &str, tests: &str) -> Option<String> {
        let head = "# Chess\n## Rules\n| rule | page | code | tests |\n|---|---|---|---|\n";
        let tree = Tree::of(&[
            ("crates/chess/Cargo.toml", ""),
            ("crates/chess/README.md", &format!("{head}{rows}\n## Rulings\n")),
            ("crates/chess/content/pieces.toml", content),
            ("crates/chess/tests/it/pieces.rs", tests),
        ]);
        let file = add(&tree).pop()?;
        Some(file.text.strip_prefix(head)?.strip_suffix("\n## Rulings\n")?.to_string())
    }

    const ROOK: &str = "| CH-P.rook.castle | Pieces | content/pieces.toml | tests/it/pieces.rs |";
    const KING: &str = "| CH-P.king | Pieces | content/pieces.toml | tests/it/pieces.rs |";

    #[test]
    fn a_new_card_gets_a_row_behind_the_one_most_like_it() {
        let content = "# CH-P.rook.castle\n# CH-P.king\n# CH-P.rook.slide";
        let found = written(&format!("{ROOK}\n{KING}"), content, "// CH-P.rook.castle, CH-P.king, CH-P.rook.slide");
        let slide = "| CH-P.rook.slide | Pieces | content/pieces.toml | tests/it/pieces.rs |";
        assert_eq!(found, Some(format!("{ROOK}\n{slide}\n{KING}")));
    }

    #[test]
    fn what_has_no_test_yet_gets_no_row() {
        assert_eq!(written(KING, "# CH-P.king\n# CH-P.queen", "// CH-P.king"), None);
    }

    #[test]
    fn a_rule_of_the_book_needs_a_section_that_its_author_names() {
        assert_eq!(written(KING, "# CH-P.king\n# CH-2", "// CH-P.king, CH-2"), None);
    }
}
