//! `bench`: speed in release, and instruction counts that are comparable even on a busy machine; `bench server`: load;
//! `bench measure`: geometry; `bench python`: the Python package; `bench site`: engines in the browser; `bench stage`:
//! frames and input delay there.

mod server;

use crate::{metadata, python, shell, site, web};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A fixed number of games of each is played from a fixed seed.
const GAMES: [&str; 5] = ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"];

/// The function to count in `walstatt`: content and command line do not count.
const PLAYOUTS: &str = "*Agreed*play_out*";

/// The function to count in the example `readers` of `room`, which makes everything for the readers; the match itself
/// does not count.
const READING: &str = "*readers::read*";

const BASELINE: &str = "docs/bench/instructions.json";

type Counts = BTreeMap<String, u64>;

pub fn run(args: &[String]) -> Result<()> {
    if let Some(args) = args.strip_prefix(&["server".to_string()]) {
        return server::run(args);
    }
    if let Some(args) = args.strip_prefix(&["python".to_string()]) {
        return python::bench(args);
    }
    if args == ["measure"] {
        return shell::run(shell::cargo(&["run", "--release", "--package", "measure", "--example", "bench"]));
    }
    if args == ["site"] {
        return site::bench(&build_example("site", "pace")?);
    }
    if args == ["stage"] {
        return web::bench_stage();
    }
    if !args.iter().any(|arg| arg == "--instructions") {
        return shell::become_walstatt(shell::Profile::Release, "bench", args);
    }
    let update = args.iter().any(|arg| arg == "--update");
    if let Some(arg) = args.iter().find(|arg| *arg != "--instructions" && *arg != "--update") {
        bail!("bench --instructions takes only --update, not `{arg}`");
    }
    compare_instructions(update)
}

fn compare_instructions(update: bool) -> Result<()> {
    let mut version = Command::new("valgrind");
    version.arg("--version");
    if !shell::works(version) {
        bail!("valgrind is not installed; try `apt-get install valgrind` or your system's way to install packages");
    }
    let walstatt = build_walstatt()?;
    let path = shell::root().join(BASELINE);
    let mut baseline = read_baseline(&path)?;
    let geometry = build_example("measure", "bench")?;
    let readers = build_example("room", "readers")?;
    let mut compare = |name: &str, counted: u64| {
        println!("{}", describe(name, counted, baseline.get(name).copied()));
        baseline.insert(name.to_string(), counted);
    };
    for game in GAMES {
        compare(game, count_per_decision(&walstatt, &["bench", game, "--fixed"], PLAYOUTS)?);
    }
    compare("readers", count_per_decision(&readers, &[], READING)?);
    compare("measure", count_instructions(&geometry, &["--fixed"], &[])?.0);
    if update {
        write_baseline(&path, &baseline)?;
        println!("Wrote {BASELINE}.");
    }
    Ok(())
}

pub fn build_walstatt() -> Result<PathBuf> {
    shell::run(shell::cargo(&["build", "--release", "--package", "walstatt"]))?;
    released("walstatt")
}

fn build_example(package: &str, name: &str) -> Result<PathBuf> {
    shell::run(shell::cargo(&["build", "--release", "--package", package, "--example", name]))?;
    released(&format!("examples/{name}"))
}

fn released(program: &str) -> Result<PathBuf> {
    let target = PathBuf::from(metadata::read_without_dependencies()?.target_directory);
    Ok(target.join("release").join(format!("{program}{}", std::env::consts::EXE_SUFFIX)))
}

/// How many instructions a part of a program takes per decision of random games; the program prints the number of
/// decisions last. Games could not be compared, because a changed rule leads to other games.
fn count_per_decision(program: &Path, args: &[&str], part: &str) -> Result<u64> {
    let only = format!("--toggle-collect={part}");
    let (counted, said) = count_instructions(program, args, &[&only])?;
    let decisions: u64 =
        said.split_whitespace().last().and_then(|word| word.parse().ok()).context("no decisions named")?;
    Ok(counted / decisions.max(1))
}

/// The instruction count and the output of a program.
fn count_instructions(program: &Path, args: &[&str], options: &[&str]) -> Result<(u64, String)> {
    let profile = program.with_extension("callgrind");
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--tool=callgrind"]).arg(format!("--callgrind-out-file={}", profile.display()));
    command.args(options).arg(program).args(args);
    let said = shell::capture(command)?;
    let text = std::fs::read_to_string(&profile).context("callgrind left no profile")?;
    Ok((read_total(&text).context("the callgrind profile has no total")?, said))
}

/// The total is on a line like `totals: 123456`.
fn read_total(profile: &str) -> Option<u64> {
    profile.lines().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

fn describe(name: &str, counted: u64, before: Option<u64>) -> String {
    match before {
        Some(before) if before > 0 => {
            let ratio = counted as f64 / before as f64;
            format!("{name}: {counted} instructions, {before} in the baseline, ratio {ratio:.4}")
        }
        Some(_) | None => format!("{name}: {counted} instructions, nothing in the baseline yet (--update writes it)"),
    }
}

fn read_baseline(path: &Path) -> Result<Counts> {
    if !path.exists() {
        return Ok(Counts::new());
    }
    let text = std::fs::read_to_string(path).with_context(|| format!("could not read {BASELINE}"))?;
    serde_json::from_str(&text).with_context(|| format!("{BASELINE} is not a map from names to counts"))
}

fn write_baseline(path: &Path, counts: &Counts) -> Result<()> {
    let folder = path.parent().expect("the baseline lies in a folder");
    std::fs::create_dir_all(folder).with_context(|| format!("could not make the folder of {BASELINE}"))?;
    let text = serde_json::to_string_pretty(counts).expect("a map of numbers is JSON");
    std::fs::write(path, text + "\n").with_context(|| format!("could not write {BASELINE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_of_a_profile_is_found() {
        assert_eq!(read_total("events: Ir\nfn=(1) main\n1 20\ntotals: 123456\n"), Some(123456));
        assert_eq!(read_total("events: Ir\n"), None);
    }

    #[test]
    fn a_count_is_compared_with_the_baseline() {
        assert_eq!(describe("x", 110, Some(100)), "x: 110 instructions, 100 in the baseline, ratio 1.1000");
        assert_eq!(describe("x", 110, None), "x: 110 instructions, nothing in the baseline yet (--update writes it)");
    }
}
