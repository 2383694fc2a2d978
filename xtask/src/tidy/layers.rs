//! Dependencies point one way: games to the table, players to the table, the catalogue to both, rooms to the catalogue,
//! programs to these. And rules depend on nothing that does I/O, reads a clock or makes random numbers; rooms generate
//! match ids and seat secrets, and do none of the rest.

use super::crates::{Kind, kind_of};
use super::{Fault, File, Tree};
use crate::metadata::{Dependency, Metadata};
use std::collections::BTreeMap;

/// Not allowed below rules, not even indirectly.
const NOT_IN_RULES: &[&str] = &[
    "async-std",
    "axum",
    "chrono",
    "clap",
    "crossterm",
    "fastrand",
    "getrandom",
    "hyper",
    "indicatif",
    "jiff",
    "mio",
    "rand",
    "ratatui",
    "rayon",
    "reqwest",
    "rusqlite",
    "smol",
    "sqlx",
    "time",
    "tokio",
    "ureq",
];

pub fn find_faults(tree: &Tree, metadata: &Metadata) -> Vec<Fault> {
    let mut faults = Vec::new();
    for member in &metadata.workspace_members {
        let name = &metadata.package(member).name;
        let Some(manifest) = manifest_of(tree, name) else { continue };
        let Some(kind) = kind_of(tree, name) else { continue };
        faults.extend(find_wrong_directions(tree, metadata, member, kind, manifest));
        if kind.reads_no_clock() {
            let is_forbidden =
                |package: &str| NOT_IN_RULES.contains(&package) && (kind.holds_rules() || package != "getrandom");
            faults.extend(find_forbidden(metadata, member, manifest, is_forbidden));
        }
    }
    faults
}

/// Whether a crate of one kind may depend on a crate of another.
fn may_depend(from: Kind, to: Kind) -> bool {
    match from {
        Kind::Vocabulary | Kind::Measure | Kind::Xtask => false,
        Kind::Table => to == Kind::Vocabulary,
        Kind::Game => matches!(to, Kind::Table | Kind::Measure),
        Kind::Players => to == Kind::Table,
        Kind::Catalog => matches!(to, Kind::Table | Kind::Game | Kind::Players),
        Kind::Room => matches!(to, Kind::Table | Kind::Players | Kind::Catalog),
        Kind::Server => matches!(to, Kind::Table | Kind::Players | Kind::Catalog | Kind::Room),
        Kind::Site => matches!(to, Kind::Table | Kind::Catalog | Kind::Room),
        Kind::Python => matches!(to, Kind::Table | Kind::Players | Kind::Catalog),
        Kind::CommandLine => {
            matches!(to, Kind::Table | Kind::Players | Kind::Catalog | Kind::Room | Kind::Server | Kind::Site)
        }
    }
}

/// A crate's tests follow the same direction, so all kinds of dependencies count.
fn find_wrong_directions(tree: &Tree, metadata: &Metadata, member: &str, from: Kind, manifest: &File) -> Vec<Fault> {
    let dependencies = metadata.dependencies(member).iter().map(|dependency| metadata.package(&dependency.pkg));
    let inner = dependencies.filter(|package| metadata.workspace_members.contains(&package.id));
    let wrong = inner.filter(|package| kind_of(tree, &package.name).is_some_and(|to| !may_depend(from, to)));
    let name = &metadata.package(member).name;
    wrong
        .map(|package| {
            let text = format!("{name} must not depend on {}: dependencies point one way", package.name);
            manifest.fault(line_of(manifest, &package.name), text)
        })
        .collect()
}

/// Walks through everything below a crate, except for its tests, and names the path to anything forbidden.
fn find_forbidden(
    metadata: &Metadata,
    member: &str,
    manifest: &File,
    is_forbidden: impl Fn(&str) -> bool,
) -> Vec<Fault> {
    let mut ways: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut open = vec![(member, vec![metadata.package(member).name.as_str()])];
    while let Some((id, way)) = open.pop() {
        for dependency in metadata.dependencies(id).iter().filter(|dependency| is_built_in(dependency)) {
            if ways.contains_key(dependency.pkg.as_str()) {
                continue;
            }
            let mut longer = way.clone();
            longer.push(&metadata.package(&dependency.pkg).name);
            ways.insert(&dependency.pkg, longer.clone());
            open.push((&dependency.pkg, longer));
        }
    }
    let forbidden = ways.values().filter(|way| way.last().is_some_and(|name| is_forbidden(name)));
    forbidden
        .map(|way| {
            let text = format!("{} does not belong below this: {}", way[way.len() - 1], way.join(" -> "));
            manifest.fault(line_of(manifest, way[1]), text)
        })
        .collect()
}

fn is_built_in(dependency: &Dependency) -> bool {
    dependency.dep_kinds.iter().any(|it| it.kind.is_none())
}

fn manifest_of<'a>(tree: &'a Tree, name: &str) -> Option<&'a File> {
    tree.file(&format!("crates/{name}/Cargo.toml")).or_else(|| tree.file(&format!("{name}/Cargo.toml")))
}

fn line_of(manifest: &File, dependency: &str) -> usize {
    let names_it = |line: &str| line.strip_prefix(dependency).is_some_and(|rest| rest.starts_with(['.', ' ', '=']));
    manifest.lines().find(|(_, line)| names_it(line)).map_or(1, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::super::assert_faults;
    use super::*;
    use crate::metadata::{DependencyKind, Node, Package, Resolve};

    const INDEX: &str = "## Rules\n| rule | page | code | tests |\n|---|---|---|---|\n";

    /// A workspace of the crates in the tree, with these dependencies.
    #[track_caller]
    fn check(dependencies: &[(&str, &str, Option<&str>)], expected: &[&str]) {
        let members = ["table", "chess", "players", "catalog", "room", "walstatt"];
        let manifests: Vec<(String, String)> = members
            .iter()
            .map(|name| {
                let direct = dependencies.iter().filter(|(from, ..)| from == name);
                (
                    format!("crates/{name}/Cargo.toml"),
                    direct.map(|(_, to, _)| format!("{to}.workspace = true\n")).collect(),
                )
            })
            .collect();
        let mut files: Vec<(&str, &str)> =
            manifests.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        files.push(("crates/chess/README.md", INDEX));
        assert_faults(find_faults(&Tree::of(&files), &metadata_of(&members, dependencies)), expected);
    }

    fn metadata_of(members: &[&str], dependencies: &[(&str, &str, Option<&str>)]) -> Metadata {
        let mut names: Vec<&str> = members.to_vec();
        names.extend(dependencies.iter().map(|(_, to, _)| *to));
        names.sort();
        names.dedup();
        let package = |name: &&str| Package {
            id: name.to_string(),
            name: name.to_string(),
            version: "1.0.0".to_string(),
            license: None,
            manifest_path: format!("crates/{name}/Cargo.toml"),
            source: None,
        };
        let node = |name: &&str| Node {
            id: name.to_string(),
            deps: dependencies
                .iter()
                .filter(|(from, ..)| from == name)
                .map(|(_, to, kind)| Dependency {
                    pkg: to.to_string(),
                    dep_kinds: vec![DependencyKind { kind: kind.map(str::to_string) }],
                })
                .collect(),
        };
        Metadata {
            packages: names.iter().map(package).collect(),
            workspace_members: members.iter().map(|name| name.to_string()).collect(),
            resolve: Some(Resolve { nodes: names.iter().map(node).collect() }),
            target_directory: String::new(),
        }
    }

    #[test]
    fn dependencies_in_the_right_direction_are_fine() {
        check(
            &[
                ("chess", "table", None),
                ("players", "table", None),
                ("catalog", "chess", None),
                ("catalog", "players", None),
                ("walstatt", "catalog", None),
                ("walstatt", "clap", None),
                ("table", "serde", None),
            ],
            &[],
        );
    }

    #[test]
    fn dependencies_in_the_wrong_direction_are_faults() {
        check(
            &[("table", "serde", None), ("table", "chess", Some("dev")), ("walstatt", "chess", None)],
            &[
                "crates/table/Cargo.toml:2: table must not depend on chess: dependencies point one way",
                "crates/walstatt/Cargo.toml:1: walstatt must not depend on chess: dependencies point one way",
            ],
        );
    }

    #[test]
    fn rules_depend_on_no_clock_and_no_generator_even_far_below() {
        check(
            &[("chess", "table", None), ("table", "middle", None), ("middle", "tokio", None)],
            &[
                "crates/chess/Cargo.toml:1: tokio does not belong below this: chess -> table -> middle -> tokio",
                "crates/table/Cargo.toml:1: tokio does not belong below this: table -> middle -> tokio",
            ],
        );
    }

    #[test]
    fn rooms_make_secrets_and_do_no_input_or_output() {
        check(
            &[("room", "catalog", None), ("room", "getrandom", None), ("room", "tokio", None)],
            &["crates/room/Cargo.toml:3: tokio does not belong below this: room -> tokio"],
        );
    }

    #[test]
    fn tests_of_rules_may_use_anything() {
        check(&[("table", "proptest", Some("dev")), ("proptest", "rand", None)], &[]);
    }
}
