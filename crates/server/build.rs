//! Has the program built anew when the pages it embeds have changed. While developing it reads them from disk.

fn main() {
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if embeds { "pages" } else { "build.rs" });
}
