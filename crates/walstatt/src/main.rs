//! The command `walstatt`; everything is in the library beside it.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    walstatt::Cli::parse().run()
}
