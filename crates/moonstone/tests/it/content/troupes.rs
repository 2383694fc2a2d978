//! The ready-made troupes.

use moonstone::content::{CharacterId, Content, Faction, Troupe};

fn troupes(faction: Faction) -> impl Iterator<Item = &'static Troupe> {
    Content::built_in().troupes().iter().filter(move |troupe| troupe.faction == faction)
}

/// MS-02, MS-03: six characters of one faction; games with smaller troupes take the first ones.
#[test]
fn both_factions_have_ready_made_troupes() {
    for faction in [Faction::Commonwealth, Faction::Dominion] {
        assert!(troupes(faction).count() >= 4, "{faction:?}");
        for troupe in troupes(faction) {
            assert_eq!(troupe.characters.len(), 6, "{}", troupe.key);
            assert!(troupe.text.is_some(), "{}", troupe.key);
            for id in &troupe.characters {
                let character = Content::built_in().character(*id);
                assert!(!character.is_old, "{}: {}", troupe.key, character.key);
                assert!(character.factions.contains(&faction), "{}: {}", troupe.key, character.key);
            }
        }
    }
}

/// MS-04: each character exists once, so any two ready-made troupes of different factions, or small ones, can play each
/// other.
#[test]
fn ready_made_troupes_can_meet() {
    let shared = |one: &[CharacterId], other: &[CharacterId]| one.iter().any(|id| other.contains(id));
    for one in troupes(Faction::Commonwealth) {
        for other in troupes(Faction::Dominion) {
            assert!(!shared(&one.characters, &other.characters), "{} and {}", one.key, other.key);
        }
    }
    let all = Content::built_in().troupes();
    for (at, one) in all.iter().enumerate() {
        for other in &all[..at] {
            assert!(!shared(&one.characters[..4], &other.characters[..4]), "{} and {}", one.key, other.key);
        }
    }
}
