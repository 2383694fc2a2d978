//! `corpus`: replays the recorded matches of the repository, adds to them, or accepts new results.

use crate::shell::{self, cargo};
use anyhow::{Result, bail};

pub fn run(args: &[String]) -> Result<()> {
    let mut command = cargo(&["test", "--package", "catalog", "corpus_replays"]);
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {}
        ["--record"] => {
            command.env("WALSTATT_RECORD", "1");
        }
        ["--bless", parts] => {
            command.env("WALSTATT_BLESS", parts);
        }
        _ => bail!("corpus takes nothing, `--record`, or `--bless` with views, questions, events, sentences or all"),
    }
    shell::run(command)
}
