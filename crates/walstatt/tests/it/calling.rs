//! `walstatt` called as a program.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub fn walstatt(args: &[&str]) -> Output {
    command(args).output().expect("walstatt starts")
}

/// Without the locale and colour settings of the environment.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_walstatt"));
    command.args(args).env_clear().stdin(Stdio::null());
    command
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("walstatt prints UTF-8")
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("walstatt prints UTF-8")
}

/// What a successful command prints.
#[track_caller]
pub fn good(args: &[&str]) -> String {
    let output = walstatt(args);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""), "{args:?}");
    stdout(&output)
}

#[track_caller]
pub fn good_json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).expect("this is JSON and nothing else")
}

/// What a failing command reports, without printing anything else.
#[track_caller]
pub fn bad(args: &[&str]) -> String {
    let output = walstatt(args);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""), "{args:?}");
    stderr(&output)
}
