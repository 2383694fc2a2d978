//! What `cargo metadata` says about the workspace and its dependencies.

use crate::shell;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::process::Command;

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    pub workspace_members: Vec<String>,
    pub resolve: Option<Resolve>,
    pub target_directory: String,
}

#[derive(Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub manifest_path: String,
    /// Where it comes from; `None` for the crates of this workspace.
    pub source: Option<String>,
}

#[derive(Deserialize)]
pub struct Resolve {
    pub nodes: Vec<Node>,
}

#[derive(Deserialize)]
pub struct Node {
    pub id: String,
    pub deps: Vec<Dependency>,
}

#[derive(Deserialize)]
pub struct Dependency {
    pub pkg: String,
    pub dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
pub struct DependencyKind {
    /// `None`, `dev` or `build`.
    pub kind: Option<String>,
}

impl Metadata {
    pub fn package(&self, id: &str) -> &Package {
        self.packages.iter().find(|package| package.id == id).expect("cargo lists every package it mentions")
    }

    /// The version of a crate of this workspace.
    pub fn workspace_version(&self, name: &str) -> Result<&str> {
        Ok(&self.own_package(name)?.version)
    }

    /// The packages that end up in a program of this workspace, itself included: without what only builds or tests it.
    pub fn shipped_with(&self, name: &str) -> Result<BTreeSet<String>> {
        let mut shipped = BTreeSet::new();
        let mut waiting = vec![self.own_package(name)?.id.clone()];
        while let Some(id) = waiting.pop() {
            let normal = self.dependencies(&id).iter().filter(|it| it.dep_kinds.iter().any(|it| it.kind.is_none()));
            waiting.extend(normal.map(|it| it.pkg.clone()).filter(|it| !shipped.contains(it)));
            shipped.insert(id);
        }
        Ok(shipped)
    }

    fn own_package(&self, name: &str) -> Result<&Package> {
        let own = self.packages.iter().find(|package| package.name == name && package.source.is_none());
        own.with_context(|| format!("there is no crate `{name}` here"))
    }

    pub fn dependencies(&self, id: &str) -> &[Dependency] {
        let nodes = self.resolve.as_ref().map_or(&[][..], |resolve| &resolve.nodes);
        nodes.iter().find(|node| node.id == id).map_or(&[], |node| &node.deps)
    }
}

/// Everything that is built for this machine.
/// Other platforms are left out, because their packages need not have been downloaded.
pub fn read() -> Result<Metadata> {
    let host = host()?;
    parse(&shell::capture(shell::cargo(&["metadata", "--format-version", "1", "--filter-platform", &host]))?)
}

/// The workspace alone.
pub fn read_without_dependencies() -> Result<Metadata> {
    parse(&shell::capture(shell::cargo(&["metadata", "--format-version", "1", "--no-deps"]))?)
}

fn parse(json: &str) -> Result<Metadata> {
    serde_json::from_str(json).context("could not understand the output of cargo metadata")
}

fn host() -> Result<String> {
    let mut command = Command::new("rustc");
    command.arg("-vV");
    let version = shell::capture(command)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc -vV names no host")?.to_string())
}
