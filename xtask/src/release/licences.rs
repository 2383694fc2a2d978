//! The licences of everything in the program: of its crates, and of the packages in its pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::metadata::Metadata;
use crate::shell;

/// The packages that end up in the pages; the others only build or test.
const IN_PAGES: [&str; 7] = [
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
    "@fontsource/pixelify-sans",
    "@iconify-json/game-icons",
    "svelte",
    "uqr",
    "workbox-precaching",
];

const HEAD: &str = "\
Walstatt is licensed under either of MIT or Apache-2.0, at your option.
It contains the following works of others, each under its own licence. The texts stand below.
";

/// A work, and its licence texts.
struct Work {
    name: String,
    licence: String,
    texts: Vec<String>,
}

pub fn list(metadata: &Metadata) -> Result<String> {
    let mut works = list_crates(metadata)?;
    works.extend(list_packages()?);
    Ok(write(&works))
}

fn list_crates(metadata: &Metadata) -> Result<Vec<Work>> {
    let own: BTreeSet<&String> = metadata.workspace_members.iter().collect();
    let ids = metadata.shipped_with("walstatt")?.into_iter().filter(|id| !own.contains(id));
    let works = ids.map(|id| {
        let package = metadata.package(&id);
        let folder = Path::new(&package.manifest_path).parent().context("a manifest lies in a folder")?;
        let licence = package.license.clone().unwrap_or_else(|| "see its text".to_string());
        Ok(Work { name: format!("{} {}", package.name, package.version), licence, texts: read_texts(folder)? })
    });
    works.collect()
}

fn list_packages() -> Result<Vec<Work>> {
    let works = IN_PAGES.iter().map(|name| {
        let folder = shell::root().join("web/node_modules").join(name);
        let text =
            fs::read_to_string(folder.join("package.json")).with_context(|| format!("{name} is not installed"))?;
        let package: serde_json::Value = serde_json::from_str(&text)?;
        let say = |key: &str| package[key].as_str().unwrap_or_default().to_string();
        Ok(Work { name: format!("{name} {}", say("version")), licence: say("license"), texts: read_texts(&folder)? })
    });
    works.collect()
}

/// The files in a folder that are named like a licence.
fn read_texts(folder: &Path) -> Result<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("could not list `{}`", folder.display()))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| {
        let name = name.to_ascii_lowercase();
        ["license", "licence", "copying", "notice", "unlicense", "copyright"]
            .iter()
            .any(|start| name.starts_with(start))
    });
    names.sort();
    Ok(names.iter().filter_map(|name| fs::read_to_string(folder.join(name)).ok()).map(|text| tidy(&text)).collect())
}

/// Removes meaningless differences between files: line ends and surrounding spaces.
fn tidy(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_string()
}

/// A list of all works with the numbers of their texts, then each text once.
fn write(works: &[Work]) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut texts: Vec<&str> = Vec::new();
    let mut list = String::new();
    for Work { name, licence, texts: own } in works {
        let shown: Vec<String> = own
            .iter()
            .map(|text| {
                let number = *numbers.entry(text).or_insert_with(|| {
                    texts.push(text);
                    texts.len()
                });
                format!("[{number}]")
            })
            .collect();
        list += format!("{name}: {licence} {}", shown.join(" ")).trim_end();
        list.push('\n');
    }
    let texts = texts.iter().enumerate().map(|(index, text)| format!("\n[{}]\n\n{text}\n", index + 1));
    format!("{HEAD}\n{list}{}", texts.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work(name: &str, texts: &[&str]) -> Work {
        Work {
            name: name.to_string(),
            licence: "MIT".to_string(),
            texts: texts.iter().map(|it| it.to_string()).collect(),
        }
    }

    #[test]
    fn a_text_that_several_works_share_stands_there_once() {
        let text = write(&[
            work("rook 1.0", &["Keep this."]),
            work("knight 2.0", &["Say so.", "Keep this."]),
            work("pawn 3.0", &[]),
        ]);
        let list = "rook 1.0: MIT [1]\nknight 2.0: MIT [2] [1]\npawn 3.0: MIT\n";
        assert_eq!(text, format!("{HEAD}\n{list}\n[1]\n\nKeep this.\n\n[2]\n\nSay so.\n"));
    }
}
