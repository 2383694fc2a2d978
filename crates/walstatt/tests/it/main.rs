//! Every command of `walstatt`, as people and programs use it.

#[path = "../../../catalog/tests/it/bells.rs"]
mod bells;
mod calling;
#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../../../server/tests/it/support/client.rs"]
mod client;
mod driving;
mod mutating;
mod person;
#[path = "../../../server/tests/it/support/postgres.rs"]
mod postgres;

mod campaign;
mod commands;
mod drawing;
mod lab;
mod learn;
mod mutations;
mod orders;
mod play;
mod referee;
mod referee_command;
mod rules_help;
mod serving;
mod site;
mod verify;
