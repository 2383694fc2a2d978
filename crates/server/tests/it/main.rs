//! Matches over the network, with real connections and real databases.

#[path = "../../../catalog/tests/it/bells.rs"]
mod bells;
#[allow(dead_code, reason = "the fuzzer of the command line uses the rest")]
#[path = "../../../walstatt/tests/it/mutating.rs"]
mod mutating;
pub mod support;
#[path = "../../../table/tests/it/traps.rs"]
mod traps;

mod chat;
mod connections;
mod go_on;
mod guard;
mod hints;
mod interface;
mod interference;
mod matches;
mod measure;
mod mutations;
mod orders;
mod programs;
mod real_dice;
mod secrets;
mod seeds;
mod store;
mod thinking;
mod upkeep;
mod windows;
