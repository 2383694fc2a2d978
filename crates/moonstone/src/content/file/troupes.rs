//! Ready-made troupes in data files.

use serde::Deserialize;
use table::content::{Place, Reading, put};
use table::{Phrase, Words};

use crate::content::Content;
use crate::content::characters::CharacterId;
use crate::content::tables::Troupe;
use crate::content::words::Faction;

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TroupeEntry {
    key: String,
    name: Words,
    text: Option<Words>,
    #[serde(default)]
    easy: bool,
    faction: Faction,
    characters: Vec<String>,
}

pub(super) fn add_troupe(content: &mut Content, reading: &mut Reading<'_>, place: &Place, entry: &TroupeEntry) {
    let before = reading.faults.len();
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, 40);
    if let Some(text) = &entry.text {
        reading.check_name(place, "text", text, 400);
    }
    let mut characters: Vec<CharacterId> = Vec::new();
    for key in &entry.characters {
        let Some(id) = content.find_character(key) else {
            reading.note(place, "characters", Phrase::new("fault-no-character").with("key", table::quote(key)));
            continue;
        };
        if !content.character(id).factions.contains(&entry.faction) {
            reading.note(place, "characters", Phrase::new("fault-other-faction").with("key", table::quote(key)));
        }
        if characters.contains(&id) {
            reading.note(place, "characters", Phrase::new("fault-twice").with("key", table::quote(key)));
        }
        let rival = content.character(id).rival.as_ref();
        if let Some(rival) = rival.filter(|rival| entry.characters.contains(rival)) {
            reading.note(
                place,
                "characters",
                Phrase::new("fault-rivals").with("rival", table::quote(rival)).with("key", table::quote(key)),
            );
        }
        characters.push(id);
    }
    if characters.len() < 3 {
        reading.note(place, "characters", Phrase::new("fault-three"));
    }
    let TroupeEntry { key, name, text, easy, faction, .. } = entry.clone();
    let troupe = Troupe { key, name, text, is_easy: easy, faction, characters };
    if reading.faults.len() > before {
        return;
    }
    put(&mut content.troupes, troupe, |troupe| &troupe.key);
}
