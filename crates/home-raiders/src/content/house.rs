//! Houses to conquer: rooms on a map, each with its battle area.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::{Head, Place, Reading, put};
use table::{Phrase, Words};

use super::entries::{HouseFile, RoomEntry};
use super::files::note_twice;
use super::{Content, MAX_LETTERS, wrong};

/// HR-80: the map of a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct House {
    pub key: String,
    pub name: Words,
    pub rooms: Vec<Room>,
    /// Pairs of rooms with a door between them, by key. The rooms must be next to each other on the map.
    pub doors: Vec<[String; 2]>,
}

/// HR-80: a room and the battle area in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Room {
    pub key: String,
    pub name: Words,
    /// The battle area, by key.
    pub area: String,
    /// Column and row on the map, counted from the upper left.
    pub at: [u8; 2],
}

/// What is wrong with a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseFault {
    /// The index in [`House::rooms`]; `None` for the house itself.
    pub room: Option<usize>,
    pub field: &'static str,
    pub message: Phrase,
}

/// More would not fit on a screen.
const MAX_ROOMS: usize = 20;
const LAST_PLACE: u8 = 5;

impl House {
    pub fn room(&self, key: &str) -> Option<&Room> {
        self.rooms.iter().find(|room| room.key == key)
    }

    pub fn has_door(&self, one: &str, other: &str) -> bool {
        self.doors.iter().any(|[from, to]| (from == one && to == other) || (from == other && to == one))
    }

    /// The rooms next door to a room.
    pub fn neighbours<'h>(&'h self, key: &'h str) -> impl Iterator<Item = &'h Room> {
        self.rooms.iter().filter(move |room| self.has_door(key, &room.key))
    }

    /// Everything that is wrong, wherever the house comes from. Whether the areas exist is up to the content.
    pub fn find_faults(&self) -> Vec<HouseFault> {
        let mut faults = Vec::new();
        let mut note = |room, field, phrase: Phrase| faults.push(HouseFault { room, field, message: phrase });
        if !(1..=MAX_ROOMS).contains(&self.rooms.len()) {
            let phrase = Phrase::new("fault-rooms").with("most", MAX_ROOMS as i64);
            note(None, "room", phrase.with("count", self.rooms.len() as i64));
        }
        let named = self.rooms.iter().enumerate().map(|(index, room)| (Some(index), &room.key, &room.name));
        for (room, key, name) in std::iter::once((None, &self.key, &self.name)).chain(named) {
            if !is_plain_key(key) {
                note(room, "key", Phrase::new("fault-room-key"));
            }
            if !name.each().all(is_good_name) {
                note(room, "name", Phrase::new("fault-room-name").with("most", MAX_LETTERS as i64));
            }
        }
        for (index, room) in self.rooms.iter().enumerate() {
            let before = &self.rooms[..index];
            if before.iter().any(|other| other.key == room.key) {
                note(Some(index), "key", Phrase::new("fault-twice"));
            }
            if room.at.iter().any(|place| *place > LAST_PLACE) {
                note(Some(index), "at", Phrase::new("fault-room-place").with("most", LAST_PLACE));
            }
            if let Some(other) = before.iter().find(|other| other.at == room.at) {
                note(Some(index), "at", wrong::of_key("fault-room-taken", &other.key));
            }
        }
        for (index, door) in self.doors.iter().enumerate() {
            if let Some(message) = self.find_fault_of_door(index, door) {
                note(None, "doors", message);
            }
        }
        faults
    }

    fn find_fault_of_door(&self, index: usize, [from, to]: &[String; 2]) -> Option<Phrase> {
        let [one, other] = match [from, to].map(|key| self.room(key).ok_or(key)) {
            [Ok(one), Ok(other)] => [one, other],
            [Err(key), _] | [_, Err(key)] => return Some(wrong::of_key("fault-no-room", key)),
        };
        let apart: u8 = one.at.iter().zip(other.at).map(|(from, to)| from.abs_diff(to)).fold(0, u8::saturating_add);
        if apart != 1 {
            return Some(of_door("fault-rooms-apart", from, to));
        }
        let before = self.doors[..index].iter();
        let is_same = |known: &[String; 2]| known.contains(from) && known.contains(to);
        before.into_iter().any(is_same).then(|| of_door("fault-door-twice", from, to))
    }
}

/// Reads `houses/<house>.toml`, after the areas.
pub(super) fn read_house(content: &mut Content, reading: &mut Reading<'_>, seen: &mut Vec<(&'static str, String)>) {
    let Some(Head { place, fields, lists }) = reading.split_head("house", "key", &[("room", "key")]) else { return };
    let Some(head) = reading.entry::<HouseFile>(&place, fields) else { return };
    note_twice(reading, &place, seen, "house", &head.key);
    let mut house = House { key: head.key, name: head.name, rooms: Vec::new(), doors: head.doors };
    let mut places = Vec::<Place>::new();
    for (place, value) in lists.into_iter().flatten() {
        let Some(RoomEntry { key, name, area, at }) = reading.entry(&place, value) else { return };
        if content.area(&area).is_none() {
            let known = content.areas.iter().map(|area| &area.key);
            reading.note(&place, "area", wrong::unknown("fault-no-area", &area, known));
        }
        house.rooms.push(Room { key, name, area, at });
        places.push(place);
    }
    for fault in house.find_faults() {
        let place = fault.room.and_then(|room| places.get(room)).unwrap_or(&place);
        reading.note(place, fault.field, fault.message);
    }
    put(&mut content.houses, house, |house| &house.key);
}

fn of_door(message: &'static str, from: &str, to: &str) -> Phrase {
    Phrase::new(message).with("from", table::quote(from)).with("to", table::quote(to))
}

fn is_plain_key(key: &str) -> bool {
    (1..=40).contains(&key.len()) && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn is_good_name(name: &str) -> bool {
    (1..=MAX_LETTERS).contains(&name.trim().chars().count()) && !name.chars().any(char::is_control)
}
