//! Has the program built anew when the pages it embeds have changed.

fn main() {
    println!("cargo:rerun-if-changed=pages");
}
