//! What `cargo metadata` says about the workspace and its dependencies.

use crate::shell;
use anyhow::{Context, Result};
use serde::Deserialize;
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
    /// Where it comes from; nothing for the crates of this workspace.
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
    /// Nothing, `dev` or `build`.
    pub kind: Option<String>,
}

impl Metadata {
    pub fn package(&self, id: &str) -> &Package {
        self.packages.iter().find(|package| package.id == id).expect("cargo lists every package it mentions")
    }

    pub fn dependencies(&self, id: &str) -> &[Dependency] {
        let nodes = self.resolve.as_ref().map_or(&[][..], |resolve| &resolve.nodes);
        nodes.iter().find(|node| node.id == id).map_or(&[], |node| &node.deps)
    }
}

/// Everything that is built on this machine.
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
