//! Ready-made troupes in data files.

use serde::Deserialize;
use table::Words;
use table::content::{Place, Reading};

use crate::content::Content;
use crate::content::characters::CharacterId;
use crate::content::tables::Troupe;
use crate::content::words::Faction;
use crate::content::wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TroupeEntry {
    key: String,
    name: Words,
    text: Option<Words>,
    faction: Faction,
    characters: Vec<String>,
}

pub(super) fn add_troupe(content: &mut Content, reading: &mut Reading<'_>, place: &Place, entry: TroupeEntry) {
    let before = reading.defects.len();
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, 40);
    if let Some(text) = &entry.text {
        reading.check_name(place, "text", text, 400);
    }
    let mut characters: Vec<CharacterId> = Vec::new();
    for key in &entry.characters {
        let Some(id) = content.find_character(key) else {
            reading.note(place, "characters", wrong::with("defect-no-character", [("key", table::quote(key))]));
            continue;
        };
        if !content.character(id).factions.contains(&entry.faction) {
            reading.note(place, "characters", wrong::with("defect-other-faction", [("key", table::quote(key))]));
        }
        if characters.contains(&id) {
            reading.note(place, "characters", wrong::with("defect-twice", [("key", table::quote(key))]));
        }
        let rival = content.character(id).rival.as_ref();
        if let Some(rival) = rival.filter(|rival| entry.characters.contains(rival)) {
            reading.note(
                place,
                "characters",
                wrong::with("defect-rivals", [("rival", table::quote(rival)), ("key", table::quote(key))]),
            );
        }
        characters.push(id);
    }
    if characters.len() < 3 {
        reading.note(place, "characters", wrong::of("defect-three"));
    }
    let troupe = Troupe { key: entry.key, name: entry.name, text: entry.text, faction: entry.faction, characters };
    if reading.defects.len() > before {
        return;
    }
    match content.troupes.iter_mut().find(|known| known.key == troupe.key) {
        Some(known) => *known = troupe,
        None => content.troupes.push(troupe),
    }
}
