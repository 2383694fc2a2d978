//! How the crates relate. A crate is a game if its README.md has an index of rules.

use super::{Fault, Tree, rules_index};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Vocabulary,
    Table,
    Measure,
    Game,
    Players,
    Catalog,
    Room,
    Server,
    Site,
    Python,
    CommandLine,
    Xtask,
}

impl Kind {
    /// Whether the crate contains rules: no I/O, no clock, no generator, no float, nothing in hash order.
    pub fn holds_rules(self) -> bool {
        matches!(self, Kind::Table | Kind::Measure | Kind::Game)
    }

    /// Whether the crate is given the time, and leaves network and files to others.
    pub fn reads_no_clock(self) -> bool {
        self.holds_rules() || self == Kind::Room
    }
}

/// The kind of a crate, by the name of its folder.
pub fn kind_of(tree: &Tree, name: &str) -> Option<Kind> {
    Some(match name {
        "vocabulary" => Kind::Vocabulary,
        "table" => Kind::Table,
        "measure" => Kind::Measure,
        "players" => Kind::Players,
        "catalog" => Kind::Catalog,
        "room" => Kind::Room,
        "server" => Kind::Server,
        "site" => Kind::Site,
        "python" => Kind::Python,
        "walstatt" => Kind::CommandLine,
        "xtask" => Kind::Xtask,
        _ => {
            tree.file(&format!("crates/{name}/README.md")).filter(|readme| rules_index::is_in(readme))?;
            Kind::Game
        }
    })
}

/// The names of the folders in `crates`.
pub fn names(tree: &Tree) -> Vec<&str> {
    let manifests =
        tree.below("crates").filter_map(|file| file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"));
    manifests.filter(|name| !name.contains('/')).collect()
}

/// A crate that is neither known nor a game would escape the other checks.
pub fn find_faults(tree: &Tree) -> Vec<Fault> {
    let strangers = names(tree).into_iter().filter(|name| kind_of(tree, name).is_none());
    let text =
        "a game needs a README.md with a table under `## Rules`; any other crate a kind in xtask/src/tidy/crates.rs";
    strangers.map(|name| Fault { path: format!("crates/{name}/Cargo.toml"), line: 1, text: text.to_string() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_with_an_index_of_rules_is_a_game() {
        let tree = Tree::of(&[
            ("crates/chess/Cargo.toml", ""),
            ("crates/chess/README.md", "# Chess\n\n## Rules\n\n| rule | page | code | tests |\n|---|---|---|---|\n"),
            ("crates/odd/Cargo.toml", ""),
            ("crates/odd/README.md", "# Odd\n"),
            ("crates/table/Cargo.toml", ""),
        ]);
        assert_eq!(names(&tree), ["chess", "odd", "table"]);
        assert_eq!(kind_of(&tree, "chess"), Some(Kind::Game));
        assert_eq!(kind_of(&tree, "table"), Some(Kind::Table));
        assert_eq!(kind_of(&tree, "odd"), None);
        let faults = find_faults(&tree);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].path, "crates/odd/Cargo.toml");
    }
}
