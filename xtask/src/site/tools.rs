//! The tools for building WebAssembly, wherever they are installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// A compiler that has the target, or the sources to build its standard library.
pub enum Tools {
    /// The one that builds everything else here.
    Own,
    /// Debian's, beside it.
    Debian { linker: PathBuf },
}

const MISSING: &str = "\
WebAssembly cannot be built here. With rustup: `rustup target add wasm32-unknown-unknown`.
Where no target can be fetched, Debian's packages do it: `apt-get install rustc-web cargo-web rust-web-src lld-19`";

/// Debian's compiler is at its usual place, whatever comes first on the path.
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

pub fn find() -> Result<Tools> {
    let mut command = Command::new("rustc");
    command.args(["--print", "sysroot"]);
    let sysroot = shell::capture(command)?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(Tools::Own);
    }
    let is_there = [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_SOURCES].iter().all(|path| Path::new(path).is_file());
    match find_linker() {
        Some(linker) if is_there => Ok(Tools::Debian { linker }),
        _ => bail!(MISSING),
    }
}

/// Debian numbers its linkers; any of them will do.
fn find_linker() -> Option<PathBuf> {
    let names = std::fs::read_dir("/usr/bin").ok()?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.filter(|name| name.starts_with("wasm-ld")).max().map(|name| Path::new("/usr/bin").join(name))
}

impl Tools {
    pub fn cargo(&self) -> Command {
        match self {
            Tools::Own => shell::cargo(&[]),
            Tools::Debian { linker } => {
                let mut command = shell::cargo_at(DEBIAN_CARGO);
                // It has no standard library for the target, but may build one like a nightly compiler.
                command.args(["-Z", "build-std=std,panic_abort"]);
                command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                command
            }
        }
    }

    /// The program that makes bindings. It must have the same version as the library, so it is installed once below the
    /// target folder.
    pub fn bindgen(&self, target: &Path) -> Result<PathBuf> {
        shell::install(target, "wasm-bindgen-cli", "wasm-bindgen", &locked_version("wasm-bindgen")?)
    }
}

/// The version of a library that is used here.
fn locked_version(name: &str) -> Result<String> {
    let lock = std::fs::read_to_string(shell::root().join("Cargo.lock"))?;
    let mut lines = lock.lines().skip_while(|line| *line != format!("name = \"{name}\""));
    let version = lines.nth(1).and_then(|line| line.strip_prefix("version = \""));
    let version = version.and_then(|version| version.strip_suffix('"'));
    Ok(version.with_context(|| format!("Cargo.lock does not name {name}"))?.to_string())
}
