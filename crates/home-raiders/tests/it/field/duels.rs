//! Small positions for tests of abilities: one character strikes or shoots at another, with friends around.
//!
//! All characters have one white die for everything, so the dice of a test show what an ability changes: `RS` is a
//! success on a red die and a blank on a white one, `KS` a success on a black die only.

use crate::field::Field;

/// The fields of a card with one white die for melee and these abilities, by key.
pub fn able(keys: &str) -> String {
    let keys: Vec<String> = keys.split_whitespace().map(|key| format!("\"{key}\"")).collect();
    format!("melee = \"w\"\nabilities = [{}]", keys.join(", "))
}

/// The same with a white die for ranged attacks and a base range of 9 inches.
pub fn armed(keys: &str) -> String {
    format!("ranged = \"w\"\nrange = 9\n{}", able(keys))
}

/// No characters yet: heroes `helper` and `friend` without abilities, for seat 0 and seat 1.
pub fn bare() -> Field {
    Field::new("new-lilliput", "gremlins").card(0, "hero", "helper", &able("")).card(1, "hero", "friend", &able(""))
}

/// Hero 0 in contact with hero 32, who stands above it on the map; both with abilities by key.
pub fn duel(striker: &str, target: &str) -> Field {
    bare()
        .card(0, "hero", "striker", &able(striker))
        .card(1, "hero", "target", &able(target))
        .hero(0, "striker", (100, 100))
        .hero(1, "target", (100, 120))
        .beside(32, 0)
}

/// Hero 0 with hero 32 in plain sight and within base range; both can shoot, and have abilities by key.
pub fn shot(shooter: &str, target: &str) -> Field {
    bare()
        .card(0, "hero", "shooter", &armed(shooter))
        .card(1, "hero", "target", &armed(target))
        .hero(0, "shooter", (100, 100))
        .hero(1, "target", (100, 150))
}
