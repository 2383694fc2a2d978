//! The command `walstatt`; everything is in the library beside it.

use std::process::ExitCode;

/// A server makes many small texts on several threads at once; the system's allocator takes a quarter of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    walstatt::run(std::env::args_os())
}
