//! `cargo xtask COMMAND`: what people do with this repository.

mod balance;
mod bench;
mod beside;
mod corpus;
mod interface;
mod ladder;
mod licences;
mod metadata;
mod pairings;
mod python;
mod release;
mod shell;
mod site;
mod stages;
mod tidy;
mod train;
mod web;

use anyhow::{Result, bail};
use shell::Profile;
use std::process::ExitCode;
use std::time::Instant;

const HELP: &str = "\
What people do with this repository.

Usage: cargo xtask COMMAND [ARGUMENTS]

Commands:
  play [ARGS]            build everything and open the table in the browser; ARGS go to `walstatt serve`
  terminal [ARGS]        build everything and play in this terminal; ARGS go to `walstatt play`
  site                   build the site without a server: one folder that any web host can serve
  release [--no-site]    make what people install: an archive, a Debian package, the site, checksums; and try them
  check                  the quick loop while you write: format, tidy, clippy
  test [--fast] [STAGE]  everything, until the first failure:
                         {stages}
                         those with browsers run beside those that follow them
                         --fast leaves out the slow ones: {slow}
                         --in-turn runs no stage beside another one
                         with names of stages, only these run
  tidy                   the conventions that no compiler knows: rules index, file length, machine paths, leftovers,
                         types that do not belong in rules, texts in all languages, who may depend on whom
  tidy --write           and first add the rows of new cards to the indices of rules
  bench [ARGS]           measure the speed in release; ARGS go to `walstatt bench`
  bench --instructions   count the instructions of a fixed workload with valgrind and compare with docs/bench
        [--update]       and write the new count there
  ladder [GAME]          let computer players compete and put the figures into docs/players.md
  train GAME [ARGS]      learn the weights of a game's judge and put them into its crate; ARGS go to `walstatt train`
  balance GAME [ARGS]    play many games and put the figures into docs/balance/GAME.md; ARGS go to `walstatt balance`
  corpus                 replay the recorded matches in corpus/, which `test` does too
  corpus --record        and make those first that a recipe asks for and that are not there yet
  corpus --bless PARTS   and write down what they come to now; PARTS are some of views,questions,events,sentences, or all
  types [--check]        write the TypeScript types of the web client from the schemas of games and server
  pictures               play in a browser up to a good moment and take the pictures of docs/pictures
  bench server [ARGS]    measure the server under load; see its --help
  bench measure          measure sight, cover, paths and moves on tables with 20 outlines and 12 bases
  bench site             measure the engines in the browser beside the same natively
  bench python           measure the Python package against stepping without Python and against other libraries
  bench stage            measure frames and input delay in the browser while something is shown

Examples:
  cargo xtask play
  cargo xtask terminal pocket-battles --lang de
  cargo xtask test --fast
  cargo xtask test clippy
  cargo xtask bench pocket-battles --json
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{} {error:#}", shell::red("error:"));
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let Some((command, rest)) = args.split_first() else {
        print!("{}", help());
        return Ok(());
    };
    match command.as_str() {
        "help" | "--help" | "-h" => print!("{}", help()),
        // These have arguments of their own, and so their own help.
        "play" => {
            build_program_and_pages()?;
            return shell::become_walstatt(Profile::Play, "serve", &[&["--open".to_string()], rest].concat());
        }
        "terminal" => {
            build_program()?;
            return shell::become_walstatt(Profile::Play, "play", rest);
        }
        "bench" => return bench::run(rest),
        "balance" => return balance::run(rest),
        "ladder" => return ladder::run(rest),
        "train" => return train::run(rest),
        _ if rest.iter().any(|arg| arg == "--help" || arg == "-h") => print!("{}", help()),
        "check" => return stages::check(rest),
        "test" => return stages::test(rest),
        "site" => return site::run(rest),
        "release" => return release::run(rest),
        "corpus" => return corpus::run(rest),
        "types" => return web::types::run(rest),
        "pictures" => return web::take_pictures(rest),
        "tidy" if rest.is_empty() => return tidy::run(),
        "tidy" if rest == ["--write"] => return tidy::write(),
        "tidy" => bail!("tidy takes no arguments but --write"),
        other => bail!("there is no command `{other}`; `cargo xtask --help` lists them"),
    }
    Ok(())
}

/// In parallel: the program reads its pages from disk, so neither waits for the other. What cargo says is heard, for it also
/// shows how far it is.
fn build_program_and_pages() -> Result<()> {
    println!("Building the program and its pages: a few minutes the first time, seconds after that.");
    let begun = Instant::now();
    let ready = |what: &str| println!("{what} ready after {} s.", begun.elapsed().as_secs());
    std::thread::scope(|scope| {
        let pages = scope.spawn(|| web::build_if_possible().inspect(|()| ready("The pages are")));
        build_program()?;
        ready("The program is");
        pages.join().expect("building the pages does not panic")
    })
}

fn build_program() -> Result<()> {
    let mut command = shell::cargo(&["build"]);
    command.args(Profile::Play.args());
    shell::run(command)
}

fn help() -> String {
    HELP.replace("{stages}", &stages::names(|_| true)).replace("{slow}", &stages::names(|stage| stage.slow))
}
