//! `train GAME [ARGS]`: learns the weights of a game's judge and writes them into its crate.

use std::fmt::Write;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{bench, shell};

pub fn run(args: &[String]) -> Result<()> {
    let Some((game, rest)) = args.split_first().filter(|(game, _)| !game.starts_with('-')) else {
        bail!("say which game: `train GAME [ARGS]`; ARGS go to `walstatt train`");
    };
    let mut command = Command::new(bench::build_walstatt()?);
    command.args(["--lang", "en", "train", game, "--json"]).args(rest);
    println!("{}", shell::show(&command));
    let report = serde_json::from_str(&shell::capture(command)?)?;
    let path = shell::root().join("crates").join(game).join("src/weights.rs");
    std::fs::write(&path, write_weights(args, &report)?).with_context(|| format!("could not write {path:?}"))?;
    let mut format = Command::new("rustfmt");
    format.args(["--edition", "2024"]).arg(&path);
    shell::run(format)?;
    println!("Wrote crates/{game}/src/weights.rs.");
    Ok(())
}

/// The weights as a module, with a note on how they were made.
fn write_weights(args: &[String], report: &Value) -> Result<String> {
    let number = |key: &str| report[key].as_f64().with_context(|| format!("no {key}"));
    let weights = report["weights"].as_array().context("no weights")?;
    let mut module = String::new();
    writeln!(
        module,
        "//! What each feature of the judgement is worth, as `cargo xtask train {}` has found.",
        args.join(" ")
    )?;
    writeln!(module, "//!")?;
    writeln!(
        module,
        "//! It had {} positions of games that planners played, and who won them. On those it had not",
        number("positions")?
    )?;
    writeln!(
        module,
        "//! learnt from, what was judged agrees with the outcomes to {:.3}; it was {:.3} before.",
        number("after")?,
        number("before")?
    )?;
    writeln!(module, "\n/// In 1024ths, in the order of the features.")?;
    let list: Vec<String> = weights.iter().map(Value::to_string).collect();
    writeln!(module, "pub(crate) const WEIGHTS: [i32; crate::features::COUNT] = [{}];", list.join(", "))?;
    Ok(module)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn weights_stand_in_a_module_that_says_how_they_were_made() {
        let report = json!({"positions": 9000, "before": 0.5, "after": 0.8512, "weights": [1, -2, 3]});
        let args = ["stones".to_string(), "--seed".into(), "3".into()];
        let module = write_weights(&args, &report).expect("everything is there");
        assert!(
            module.contains("`cargo xtask train stones --seed 3`") && module.contains("9000 positions"),
            "{module}"
        );
        assert!(module.contains("to 0.851; it was 0.500 before") && module.contains("= [1, -2, 3];"), "{module}");
        assert!(write_weights(&args, &json!({"positions": 1})).is_err());
    }
}
