//! Data files with the content of a game: where they are, how they are read, and what is wrong with them.
//!
//! Each game knows what its files say; here is what they share, so that every fault is reported in the same way: file,
//! line, entry, field.

mod entries;
mod fault;
mod mismatch;
mod reading;
mod shared;
mod texts;

use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use entries::{Head, put};
pub use fault::{Fault, Faults, Note};
pub use mismatch::{explain_json, locate_json};
pub use reading::{Place, Reading, read_files};
pub use shared::Shared;

use crate::{Arg, Lang, Phrase, TEXTS, text};

/// The bytes of a data file. Its path begins with its subfolder.
#[derive(Clone, Debug)]
pub struct ContentFile {
    pub path: String,
    pub bytes: Vec<u8>,
    /// Whether it comes with the game.
    is_built_in: bool,
}

/// Where the figures of an entry come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Found elsewhere.
    Published,
    /// Ours, because the figure was never published.
    House,
}

/// A larger file is refused: it is no table of figures.
const MAX_BYTES: usize = 1 << 16;

impl ContentFile {
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> ContentFile {
        ContentFile { path: path.into(), bytes: bytes.into(), is_built_in: false }
    }

    /// A file that comes with the game. Its entries may have texts.
    pub fn built_in(path: &str, text: &str) -> ContentFile {
        ContentFile { is_built_in: true, ..ContentFile::new(path, text) }
    }
}

/// The digest of everything that can change a match, in hexadecimal.
pub fn digest(figures: &str) -> String {
    blake3::hash(figures.as_bytes()).to_hex().to_string()
}

/// The index of the entry with this key; otherwise a message with the keys there are.
pub fn find_key<T>(
    entries: &[T],
    key_of: impl Fn(&T) -> &str,
    key: &str,
    unknown: &'static str,
) -> Result<usize, Phrase> {
    entries.iter().position(|entry| key_of(entry) == key).ok_or_else(|| {
        let known: Vec<Arg> = entries.iter().map(|entry| text(key_of(entry))).collect();
        Phrase::new(unknown).with("key", text(key)).with("known", known)
    })
}

/// Reads the data files of a folder with these subfolders, at least one of which must exist.
pub fn read_folder(folder: &Path, subfolders: &[&str]) -> Result<Vec<ContentFile>, Faults> {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    let there: Vec<&str> = subfolders.iter().copied().filter(|name| folder.join(name).is_dir()).collect();
    for name in &there {
        let subfolder = folder.join(name);
        match list_files(&subfolder) {
            Err(error) => faults.push(say_unreadable(&subfolder.display().to_string(), &error)),
            Ok(paths) => {
                for path in paths {
                    let name = format!("{name}/{}", path.file_name().unwrap_or_default().to_string_lossy());
                    match read_bytes(&path) {
                        Ok(bytes) => files.push(ContentFile::new(name, bytes)),
                        Err(error) => faults.push(say_unreadable(&name, &error)),
                    }
                }
            }
        }
    }
    if there.is_empty() {
        let wanted: Vec<Arg> = subfolders.iter().map(|name| text(format!("`{name}`"))).collect();
        let message = Note::say(&Phrase::new("fault-no-folder").with("folders", wanted));
        faults.push(Fault::of_file(&folder.display().to_string(), message));
    }
    if faults.is_empty() { Ok(files) } else { Err(Faults(faults)) }
}

fn explain_io(error: &std::io::Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound => Phrase::new("io-not-found"),
        ErrorKind::PermissionDenied => Phrase::new("io-denied"),
        ErrorKind::AlreadyExists => Phrase::new("io-exists"),
        ErrorKind::IsADirectory => Phrase::new("io-folder"),
        ErrorKind::NotADirectory => Phrase::new("io-no-folder"),
        ErrorKind::StorageFull => Phrase::new("io-full"),
        ErrorKind::InvalidData => Phrase::new("io-no-text"),
        _ => Phrase::new("io-other").with("error", text(error.to_string())),
    }
}

/// Explains a file error, in our own words for the common ones.
pub fn say_io(error: &std::io::Error, lang: Lang) -> String {
    TEXTS.say(lang, &explain_io(error))
}

fn say_unreadable(path: &str, error: &std::io::Error) -> Fault {
    let phrase = Phrase::new("fault-unreadable").with("error", explain_io(error));
    Fault::of_file(path, Note::say(&phrase))
}

fn list_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let paths = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    Ok(paths)
}

/// Reads just enough to notice that a file is too large.
fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
