//! Reads the data files and reports everything that is wrong with any of them.

use std::ops::RangeInclusive;

use measure::units::millimetres;
use measure::{Point, Polygon, Rect};
use serde::Deserialize as _;
use table::content::{ContentFile, Fault, Faults, Head, Place, Reading, put, read_files};
use table::{Keyword as _, Phrase, Spoken as _};
use toml::de::Deserializer;

use super::area::{Area, Object, PORTAL_ROOM, Site, outlines_overlap};
use super::entries::{AreaFile, CardEntry, DiceFile, FactionFile, ObjectEntry, PortalEntry, TeamEntry, TeamFile};
use super::house::read_house;
use super::{Abilities, Card, Content, Faction, Group, MAX_LETTERS, PrintedPool, Team, TroopType, wrong};
use crate::game::HomeRaiders;
use crate::team::{MAX_STARS, TeamList, TeamUnit};

/// Adds files to the content; areas and factions first, since teams refer to cards and houses to areas.
pub(super) fn add(content: &mut Content, files: &[ContentFile]) -> Result<(), Faults> {
    let mut seen: Vec<(&'static str, String)> = Vec::new();
    let folders = ["factions/", "areas/", "teams/", "houses/"];
    let files = folders.iter().flat_map(|folder| files.iter().filter(move |file| file.path.starts_with(folder)));
    read_files(files, HomeRaiders::texts(), |reading| match reading.file.split('/').next() {
        Some("factions") => read_faction(content, reading),
        Some("areas") => read_area(content, reading, &mut seen),
        Some("houses") => read_house(content, reading, &mut seen),
        _ => read_teams(content, reading, &mut seen),
    })
}

/// HR-90.
pub(super) fn read_dice(file: &ContentFile) -> Result<DiceFile, Faults> {
    let reading = Reading::open(file, HomeRaiders::texts()).map_err(|fault| Faults(vec![fault]))?;
    let read = Deserializer::parse(reading.text).and_then(DiceFile::deserialize);
    read.map_err(|error| Faults(vec![Fault::of_file(reading.file, error.to_string())]))
}

const MAX_CARDS: usize = 60;
const STARS: RangeInclusive<u8> = 1..=9;
const STRENGTH: RangeInclusive<u8> = 1..=6;
const MOVEMENT: RangeInclusive<u8> = 1..=12;
const RANGE: RangeInclusive<u8> = 1..=40;
const BASE: RangeInclusive<u8> = 10..=60;
const CARD_HEIGHT: RangeInclusive<u8> = 10..=100;
const PORTAL: RangeInclusive<u8> = 30..=PORTAL_ROOM;
const MAX_BOOST: u8 = 3;
const MAX_ABILITIES: usize = 6;
/// Millimetres: from a narrow shelf to a floor.
const SHORT_SIDE: RangeInclusive<u16> = 250..=2000;
const LONG_SIDE: RangeInclusive<u16> = 500..=2000;
const OBJECT_HEIGHT: RangeInclusive<u16> = 1..=1000;
const MAX_OBJECTS: usize = 40;

fn read_faction(content: &mut Content, reading: &mut Reading<'_>) {
    let lists = [("unit", "key"), ("leader", "key"), ("hero", "key")];
    let Some(Head { place, fields, lists }) = reading.split_head("faction", "key", &lists) else { return };
    let Some(head) = reading.entry::<FactionFile>(&place, fields) else { return };
    reading.check_key(&place, "key", &head.key);
    let mut cards = Vec::<Card>::new();
    for (kind, list) in [TroopType::Unit, TroopType::Leader, TroopType::Hero].into_iter().zip(lists) {
        for (place, value) in list {
            let Some(entry) = reading.entry::<CardEntry>(&place, value) else { continue };
            let Some(pools) = read_pools(reading, &place, &entry) else { continue };
            check_card(reading, &place, kind, &entry, &pools);
            if cards.iter().any(|card| card.key == entry.key) {
                reading.note(&place, "key", Phrase::new("fault-twice"));
            }
            cards.push(make_card(kind, entry, pools, head.source));
        }
    }
    if let Some(name) = &head.name {
        reading.check_name(&place, "name", name, MAX_LETTERS);
    }
    if let Some(portal) = &head.portal {
        check_portal(reading, &place, portal);
    }
    let known = content.factions.iter_mut().find(|faction| faction.key == head.key);
    let faction = match (known, head.name, head.portal) {
        (Some(known), name, portal) => {
            known.name = name.unwrap_or_else(|| known.name.clone());
            known.portal = portal.unwrap_or_else(|| known.portal.clone());
            known
        }
        (None, Some(name), Some(portal)) => {
            let faction = Faction { key: head.key, name, portal, cards: Vec::new(), teams: Vec::new() };
            content.factions.push(faction);
            content.factions.last_mut().expect("it was just put there")
        }
        (None, None, _) => return reading.note(&place, "name", Phrase::new("fault-new-faction")),
        (None, Some(_), None) => return reading.note(&place, "portal", Phrase::new("fault-new-faction")),
    };
    for card in cards {
        put(&mut faction.cards, card, |card| &card.key);
    }
    if faction.cards.len() > MAX_CARDS {
        reading.note(&place, "unit", wrong::at_most("fault-many-cards", MAX_CARDS));
    }
}

fn check_portal(reading: &mut Reading<'_>, place: &Place, portal: &PortalEntry) {
    reading.check_name(place, "portal.name", &portal.name, MAX_LETTERS);
    reading.check_range(place, "portal.width", portal.width, PORTAL);
    reading.check_range(place, "portal.depth", portal.depth, PORTAL);
    reading.check_range(place, "portal.height", portal.height, 5..=u8::MAX);
}

/// HR-30: the four pools of a card.
struct Pools {
    melee: PrintedPool,
    ranged: PrintedPool,
    defence: PrintedPool,
    mind: PrintedPool,
}

fn read_pools(reading: &mut Reading<'_>, place: &Place, card: &CardEntry) -> Option<Pools> {
    let mut read = |field: &str, text: &str| {
        PrintedPool::read(text).map_err(|fault| reading.note(place, field, wrong::bad_pool(&fault))).ok()
    };
    let (melee, ranged) = (read("melee", &card.melee), read("ranged", &card.ranged));
    let (defence, mind) = (read("defence", &card.defence), read("mind", &card.mind));
    Some(Pools { melee: melee?, ranged: ranged?, defence: defence?, mind: mind? })
}

fn check_card(reading: &mut Reading<'_>, place: &Place, kind: TroopType, card: &CardEntry, pools: &Pools) {
    reading.check_key(place, "key", &card.key);
    reading.check_name(place, "name", &card.name, MAX_LETTERS);
    if let Some(one) = &card.one {
        reading.check_name(place, "one", one, MAX_LETTERS);
    }
    reading.check_range(place, "stars", card.stars, STARS);
    reading.check_range(place, "move", card.movement, MOVEMENT);
    reading.check_range(place, "base", card.base, BASE);
    reading.check_range(place, "height", card.height, CARD_HEIGHT);
    let strength = if kind == TroopType::Unit { STRENGTH } else { 1..=1 };
    reading.check_range(place, "strength", card.strength, strength);
    if pools.ranged.is_empty() != (card.range == 0) {
        reading.note(place, "range", Phrase::new("fault-range-and-dice"));
    } else if card.range > 0 {
        reading.check_range(place, "range", card.range, RANGE);
    }
    for (field, pool) in [("defence", pools.defence), ("mind", pools.mind)] {
        if pool.is_empty() {
            reading.note(place, field, Phrase::new("fault-no-dice"));
        }
    }
    for boost in [card.boost.melee, card.boost.ranged, card.boost.defence, card.boost.mind] {
        reading.check_range(place, "boost", boost, 0..=MAX_BOOST);
    }
    if card.abilities.len() > MAX_ABILITIES {
        reading.note(place, "abilities", wrong::at_most("fault-many-abilities", MAX_ABILITIES));
    }
    for (number, ability) in card.abilities.iter().enumerate() {
        if card.abilities[..number].contains(ability) {
            let phrase = wrong::of_key("fault-ability-twice", ability.word());
            reading.note(place, "abilities", phrase);
        }
        let fits = match ability.group() {
            Group::Unit => kind == TroopType::Unit,
            Group::Leader => kind == TroopType::Leader,
            Group::Hero => kind == TroopType::Hero,
            Group::Movement | Group::Melee | Group::Ranged | Group::Mind | Group::Defence => true,
        };
        if !fits {
            reading.note(place, "abilities", wrong::misplaced(*ability));
        }
    }
}

fn make_card(kind: TroopType, entry: CardEntry, pools: Pools, source: table::content::Source) -> Card {
    let Pools { melee, ranged, defence, mind } = pools;
    Card {
        key: entry.key,
        one: entry.one.unwrap_or_else(|| entry.name.clone()),
        name: entry.name,
        source: entry.source.unwrap_or(source),
        kind,
        strength: entry.strength,
        stars: entry.stars,
        movement: entry.movement,
        melee,
        ranged,
        defence,
        mind,
        range: entry.range,
        boost: entry.boost,
        radius: millimetres(entry.base.into()) / 2,
        height: millimetres(entry.height.into()),
        abilities: Abilities::from(entry.abilities),
    }
}

fn read_teams(content: &mut Content, reading: &mut Reading<'_>, seen: &mut Vec<(&'static str, String)>) {
    let Some(Head { place, fields, lists }) = reading.split_head("teams", "faction", &[("team", "key")]) else {
        return;
    };
    let Some(head) = reading.entry::<TeamFile>(&place, fields) else { return };
    let Some(index) = content.factions.iter().position(|faction| faction.key == head.faction) else {
        let known = content.factions.iter().map(|faction| &faction.key);
        return reading.note(&place, "faction", wrong::unknown("fault-no-faction", &head.faction, known));
    };
    let faction = &mut content.factions[index];
    for (place, value) in lists.into_iter().flatten() {
        let Some(entry) = reading.entry::<TeamEntry>(&place, value) else { continue };
        reading.check_key(&place, "key", &entry.key);
        reading.check_name(&place, "name", &entry.name, MAX_LETTERS);
        if let Some(text) = &entry.text {
            reading.check_name(&place, "text", text, 400);
        }
        note_twice(reading, &place, seen, "team", &entry.key);
        match make_list(faction, &entry) {
            Err((field, message)) => reading.note(&place, field, message),
            Ok(list) => {
                let (stars, TeamEntry { key, name, text, easy, .. }) = (list.stars(faction), entry);
                let team = Team { key, name, text, is_easy: easy, stars, list };
                put(&mut faction.teams, team, |team| &team.key);
            }
        }
    }
}

fn make_list(faction: &Faction, entry: &TeamEntry) -> Result<TeamList, (&'static str, Phrase)> {
    let find = |field: &'static str, key: &String| {
        let known = || faction.cards.iter().map(|card| &card.key);
        faction.find(key).ok_or_else(|| (field, wrong::unknown("fault-no-card", key, known())))
    };
    let unit = |one: &super::entries::TeamUnit| {
        let leader = one.leader.as_ref().map(|key| find("units", key)).transpose()?;
        Ok(TeamUnit { unit: find("units", &one.unit)?, copies: one.copies, leader })
    };
    let units = entry.units.iter().map(unit).collect::<Result<_, _>>()?;
    let heroes = entry.heroes.iter().map(|key| find("heroes", key)).collect::<Result<_, _>>()?;
    let list = TeamList { units, heroes };
    list.check(faction, MAX_STARS).map_err(|fault| ("units", wrong::bad_team(&fault)))?;
    Ok(list)
}

fn read_area(content: &mut Content, reading: &mut Reading<'_>, seen: &mut Vec<(&'static str, String)>) {
    let Some(Head { place, fields, lists }) = reading.split_head("area", "key", &[("object", "key")]) else {
        return;
    };
    let Some(head) = reading.entry::<AreaFile>(&place, fields) else { return };
    reading.check_key(&place, "key", &head.key);
    reading.check_name(&place, "name", &head.name, MAX_LETTERS);
    note_twice(reading, &place, seen, "area", &head.key);
    check_length(reading, &place, "width", head.width.min(head.depth), SHORT_SIDE);
    check_length(reading, &place, "width", head.width.max(head.depth), LONG_SIDE);
    let high = Point::clamped(millimetres(head.width.into()), millimetres(head.depth.into()));
    let mut area =
        Area { key: head.key, name: head.name, table: Rect { low: Point::ORIGIN, high }, objects: Vec::new() };
    let rooms = Site::ALL.iter().map(|site| (*site, area.portal_outline(&portal_room(), *site)));
    let rooms: Vec<(Site, Polygon)> = rooms.collect();
    for (place, value) in lists.into_iter().flatten() {
        let Some(entry) = reading.entry::<ObjectEntry>(&place, value) else { continue };
        if let Some(object) = make_object(reading, &place, entry) {
            check_object(reading, &place, &area, &rooms, &object);
            area.objects.push(object);
        }
    }
    if area.objects.len() > MAX_OBJECTS {
        reading.note(&place, "object", wrong::at_most("fault-many-objects", MAX_OBJECTS));
    }
    put(&mut content.areas, area, |area| &area.key);
}

fn portal_room() -> PortalEntry {
    PortalEntry {
        name: table::Words::same(""),
        width: PORTAL_ROOM,
        depth: PORTAL_ROOM,
        height: 1,
        climbable: false,
        movable: false,
    }
}

fn make_object(reading: &mut Reading<'_>, place: &Place, entry: ObjectEntry) -> Option<Object> {
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, MAX_LETTERS);
    check_length(reading, place, "height", entry.height, OBJECT_HEIGHT);
    if entry.uneven && entry.climbable {
        reading.note(place, "uneven", Phrase::new("fault-uneven"));
    }
    let corner = |[x, y]: &[u16; 2]| Point::clamped(millimetres((*x).into()), millimetres((*y).into()));
    let outline = Polygon::new(entry.outline.iter().map(corner).collect(), millimetres(entry.height.into()));
    match outline {
        Err(error) => {
            reading.note_message(place, "outline", &error);
            None
        }
        Ok(outline) => {
            let ObjectEntry { key, name, climbable, movable, uneven, .. } = entry;
            Some(Object { key, name, outline, climbable, movable, uneven })
        }
    }
}

fn check_object(reading: &mut Reading<'_>, place: &Place, area: &Area, rooms: &[(Site, Polygon)], object: &Object) {
    let outline = &object.outline;
    let (bounds, table) = (outline.bounds(), area.table);
    if !table.holds(bounds.low, 0) || !table.holds(bounds.high, 0) {
        reading.note(place, "outline", Phrase::new("fault-outside"));
    }
    if area.objects.iter().any(|known| known.key == object.key) {
        reading.note(place, "key", Phrase::new("fault-twice"));
    }
    if let Some(other) = area.objects.iter().find(|other| outlines_overlap(&other.outline, outline)) {
        reading.note(place, "outline", wrong::of_key("fault-overlap", &other.key));
    }
    if let Some((site, _)) = rooms.iter().find(|(_, room)| outlines_overlap(room, outline)) {
        reading.note(place, "outline", wrong::in_portal_room(*site, PORTAL_ROOM));
    }
}

fn check_length(reading: &mut Reading<'_>, place: &Place, field: &str, value: u16, range: RangeInclusive<u16>) {
    if !range.contains(&value) {
        let phrase = Phrase::new("fault-millimetres").with("least", *range.start()).with("most", *range.end());
        reading.note(place, field, phrase.with("value", value));
    }
}

pub(super) fn note_twice(
    reading: &mut Reading<'_>,
    place: &Place,
    seen: &mut Vec<(&'static str, String)>,
    kind: &'static str,
    key: &str,
) {
    if seen.iter().any(|(known, name)| *known == kind && name == key) {
        reading.note(place, "key", Phrase::new("fault-twice"));
    }
    seen.push((kind, key.to_owned()));
}
