//! What can be wrong with a campaign, as phrases; the sentences are in `texts/`.

use table::content::locate_json;
use table::{Arg, Phrase, Words, text};

use super::{Campaign, FORMAT, Side};
use crate::content::{House, Room, Team};

const MAX_SIDES: usize = 8;
const MAX_LETTERS: usize = 40;

/// Names appear on the map and on the command line.
pub(super) fn check_sides(sides: &[Side]) -> Result<(), Phrase> {
    if !(2..=MAX_SIDES).contains(&sides.len()) {
        return Err(Phrase::new("campaign-count-of-sides").with("most", MAX_SIDES as i64));
    }
    for (index, side) in sides.iter().enumerate() {
        let name = &side.name;
        let is_plain = |c: char| !c.is_control() && !matches!(c, ',' | '=');
        if !(1..=MAX_LETTERS).contains(&name.trim().chars().count()) || !name.chars().all(is_plain) {
            let phrase = Phrase::new("campaign-side-name").with("name", text(name.escape_debug().to_string()));
            return Err(phrase.with("most", MAX_LETTERS as i64));
        }
        if sides[..index].iter().any(|other| other.name == *name) {
            return Err(of_side("campaign-side-twice", name));
        }
    }
    Ok(())
}

pub(super) fn check_house(house: &House) -> Result<(), Phrase> {
    let Some(fault) = house.find_faults().into_iter().next() else { return Ok(()) };
    let room = fault.room.and_then(|room| house.rooms.get(room));
    let entry = match room {
        Some(room) => format!("room `{}`", room.key.escape_debug()),
        None => format!("house `{}`", house.key.escape_debug()),
    };
    let phrase = Phrase::new("campaign-bad-house").with("entry", text(entry));
    Err(phrase.with("field", text(fault.field)).with("what", fault.message))
}

pub(super) fn no_campaign(error: &serde_json::Error) -> Phrase {
    Phrase::new("campaign-no-campaign").with("error", Words::make(|lang| locate_json(error, lang)))
}

pub(super) fn other_format(found: u32) -> Phrase {
    Phrase::new("campaign-format").with("found", i64::from(found)).with("have", i64::from(FORMAT))
}

pub(super) fn of_side(key: &'static str, name: &str) -> Phrase {
    Phrase::new(key).with("name", text(name))
}

pub(super) fn which_sides(campaign: &Campaign) -> Phrase {
    let known = campaign.sides.iter().map(|side| text(&side.name)).collect();
    Phrase::new("campaign-which-sides").with("known", Arg::List(known))
}

pub(super) fn room_taken(room: &Room, side: &Side) -> Phrase {
    of_side("campaign-room-taken", &side.name).with("room", room.name.clone())
}

pub(super) fn known_match(room: Option<&Room>) -> Phrase {
    let name = room.map_or_else(|| Words::same("?"), |room| room.name.clone());
    Phrase::new("campaign-known-match").with("room", name)
}

pub(super) fn other_area(room: &Room, found: &str) -> Phrase {
    let phrase = Phrase::new("campaign-other-area").with("room", room.name.clone());
    phrase.with("found", text(found)).with("area", text(&room.area))
}

pub(super) fn other_factions([one, other]: [&String; 2]) -> Phrase {
    Phrase::new("campaign-other-factions").with("one", text(one)).with("other", text(other))
}

pub(super) fn other_team(side: &Side, team: &str) -> Phrase {
    of_side("campaign-other-team", &side.name).with("team", text(team))
}

pub(super) fn large_team(team: &Team, limit: u8) -> Phrase {
    let phrase = Phrase::new("campaign-large-team").with("team", team.name.clone());
    phrase.with("stars", team.stars).with("limit", limit)
}
