//! How sides, units, troops and places are named.

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Arg, Lang, Phrase, Seat, Shown, Speaker, Term, Words};

use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Place, Sector, Segment};
use crate::content::{MAX_TILES, Printed, Trait};
use crate::game::PocketBattles;
use crate::told::Both;
use crate::view::{SideView, TroopView, UnitView, View};

/// The seat whose point of view is used: a spectator stands behind seat 0.
pub(crate) fn eye(view: &View) -> Seat {
    view.viewer.unwrap_or(Seat(0))
}

/// A seat in a sentence, which selects by `WHO($seat)` and names it to spectators by `SIDE($seat)`.
pub(crate) fn name_seat(view: &View, seat: Seat) -> Phrase {
    let phrase = Phrase::new("seat").with("who", seat.whose(view.viewer));
    if view.viewer.is_none() { phrase.with("side", name_side(view, seat)) } else { phrase }
}

/// Adds the owner, with the name of the side for spectators.
fn belonging_to(phrase: Phrase, view: &View, seat: Seat) -> Phrase {
    let phrase = phrase.with("who", seat.whose(view.viewer));
    if view.viewer.is_none() { phrase.with("tag", tag_side(view, seat)) } else { phrase }
}

/// A side for a reader who sits on neither: "Spieler A (Orks)".
pub(crate) fn name_side(view: &View, seat: Seat) -> Phrase {
    match name_player(view, seat) {
        Some(player) => Phrase::new("side").with("player", player).with("army", name_army(view, seat)),
        None => Phrase::new("side-at-seat").with("seat", seat.0).with("army", name_army(view, seat)),
    }
}

/// The shortest name that distinguishes the sides for a spectator: that of the army, if they differ.
pub(crate) fn tag_side(view: &View, seat: Seat) -> Phrase {
    let [first, second] = &view.sides;
    if first.name != second.name {
        return Phrase::new("tag-army").with("army", name_army(view, seat));
    }
    match name_player(view, seat) {
        Some(player) => Phrase::new("tag-player").with("player", player),
        None => Phrase::new("tag-seat").with("seat", seat.0),
    }
}

/// Player A or B, once that is known.
fn name_player(view: &View, seat: Seat) -> Option<&'static str> {
    view.player_a.map(|player_a| if player_a == seat { "a" } else { "b" })
}

fn name_army(view: &View, seat: Seat) -> Words {
    view.sides.get(seat.index()).map(|side| side.name.clone()).unwrap_or_else(|| Words::same("?"))
}

impl Term<PocketBattles> for UnitId {
    fn say(&self, Speaker { view, .. }: Speaker<'_, PocketBattles>) -> Arg {
        let place = find_unit(view, *self).map_or(Place::Gone, |unit| unit.place);
        let unit = Phrase::new("unit").with("name", name_unit(view, *self)).with("place", name_place(view, place));
        belonging_to(unit, view, self.seat()).into()
    }

    fn show(&self, _speaker: Speaker<'_, PocketBattles>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

impl Term<PocketBattles> for TroopId {
    fn say(&self, Speaker { view, .. }: Speaker<'_, PocketBattles>) -> Arg {
        let troop = Phrase::new("troop");
        let Some(seen) = find_troop(view, *self) else { return troop.with("name", Words::same("?")).into() };
        let printed = view.printed(seen);
        let troop = troop.with("name", printed.name.clone()).with("label", label_troop(printed));
        let troop = troop.with("points", printed.points).with("life", printed.life).with("wounds", seen.wounds);
        belonging_to(troop.with("left", printed.life.saturating_sub(seen.wounds)), view, self.seat()).into()
    }

    fn show(&self, _speaker: Speaker<'_, PocketBattles>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// Its ids depend on the owner, so declarations say what is touched.
impl Term<PocketBattles> for Segment {
    fn say(&self, Speaker { view, .. }: Speaker<'_, PocketBattles>) -> Arg {
        name_place(view, (*self).into()).into()
    }
}

impl Term<PocketBattles> for Sector {
    fn say(&self, Speaker { view, .. }: Speaker<'_, PocketBattles>) -> Arg {
        Phrase::new("sector").with("sector", name_sector(view, *self)).into()
    }
}

/// The reader's own number comes first.
impl Term<PocketBattles> for Both {
    fn say(&self, Speaker { view, .. }: Speaker<'_, PocketBattles>) -> Arg {
        let near = eye(view);
        let number = |seat: Seat| self.0[seat.index()];
        let both = Phrase::new("both").with("who", near.whose(view.viewer)).with("near", number(near));
        let both = both.with("far", number(near.other())).with("near-side", tag_side(view, near));
        both.with("far-side", tag_side(view, near.other())).into()
    }
}

/// The name of a unit: "Schrate ×2, Standartenträger", and a number if its side has several with that name.
pub(crate) fn name_unit(view: &View, id: UnitId) -> Arc<Words> {
    match find_unit(view, id) {
        Some(unit) => unit.name.get_or_init(|| Arc::new(make_name(view, unit))).clone(),
        None => Arc::new(Words::same("?")),
    }
}

fn make_name(view: &View, unit: &UnitView) -> Words {
    let kinds = count_kinds(view, unit);
    let number = twin_number(view, unit).map(|number| format!(" #{number}"));
    Words::combine(kinds.iter().map(|kind| kind.name), |lang| {
        let mut name = String::with_capacity(64);
        for (index, kind) in kinds.iter().enumerate() {
            name.push_str(if index == 0 { "" } else { ", " });
            kind.push_name(lang, &mut name);
        }
        name.push_str(number.as_deref().unwrap_or_default());
        name
    })
}

/// The number of a unit among those of its side with the same name, counted from 1.
pub(crate) fn twin_number(view: &View, unit: &UnitView) -> Option<usize> {
    let units = &side_of(view, unit.unit.seat())?.units;
    let place = units.iter().position(|other| other.unit == unit.unit)?;
    let before = units[..place].iter().filter(|other| are_called_alike(view, unit, other)).count();
    let has_twin = before > 0 || units[place + 1..].iter().any(|other| are_called_alike(view, unit, other));
    has_twin.then_some(before + 1)
}

/// Whether two units have the same name. Most differ in the first troop, and only the others are compared in full.
fn are_called_alike(view: &View, one: &UnitView, other: &UnitView) -> bool {
    let first = |unit| naming_troops(unit).next().map(|troop| &view.printed(troop).name);
    let kinds = |unit| count_kinds(view, unit).into_iter().map(|kind| (kind.name, kind.count));
    first(one) == first(other) && kinds(one).eq(kinds(other))
}

/// Troops of a unit that have the same name.
pub(crate) struct Kind<'v> {
    name: &'v Words,
    count: usize,
    pub wounds: usize,
}

impl Kind<'_> {
    pub fn name(&self, lang: Lang) -> String {
        let mut name = String::new();
        self.push_name(lang, &mut name);
        name
    }

    fn push_name(&self, lang: Lang, text: &mut String) {
        text.push_str(self.name.get(lang));
        if self.count > 1 {
            text.push_str(" ×");
            text.push_str(&self.count.to_string());
        }
    }
}

type Kinds<'v> = ArrayVec<Kind<'v>, MAX_TILES>;

/// The troops of a unit by name.
pub(crate) fn count_kinds<'v>(view: &'v View, unit: &UnitView) -> Kinds<'v> {
    count_each(view, naming_troops(unit))
}

/// The troops that a unit is named after. A destroyed unit is named after those it had.
fn naming_troops(unit: &UnitView) -> impl Iterator<Item = &TroopView> {
    let is_destroyed = unit.troops.iter().all(|troop| troop.is_lost);
    unit.troops.iter().filter(move |troop| is_destroyed || !troop.is_lost)
}

pub(crate) fn count_troops<'v>(view: &'v View, troops: &[&TroopView]) -> Kinds<'v> {
    count_each(view, troops.iter().copied())
}

fn count_each<'v, 't>(view: &'v View, troops: impl Iterator<Item = &'t TroopView>) -> Kinds<'v> {
    let mut kinds = Kinds::new();
    for troop in troops {
        let (name, wounds) = (&view.printed(troop).name, usize::from(troop.wounds));
        match kinds.iter_mut().find(|kind| kind.name == name) {
            Some(kind) => (kind.count, kind.wounds) = (kind.count + 1, kind.wounds + wounds),
            None => kinds.push(Kind { name, count: 1, wounds }),
        }
    }
    kinds
}

/// A troop in a list: copies of a troop are told apart by their dice.
pub(crate) fn label_troop(printed: &Printed) -> Words {
    let dice = [("⚔", &printed.engagement), ("➶", &printed.shooting)];
    let dice = dice.into_iter().filter(|(_, faces)| !faces.is_empty());
    let dice: String = dice.map(|(sign, faces)| format!(" {sign}{}", join_faces(faces))).collect();
    Words::combine([&printed.name], |lang| format!("{}{dice}", printed.name.get(lang)))
}

pub(crate) fn join_faces(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect()
}

/// A segment or zone in a list or a title: "Front links".
pub(crate) fn name_place(view: &View, place: Place) -> Phrase {
    let key = match place {
        Place::Reserve => "place-reserve",
        Place::Rear(_) => "place-rear",
        Place::Front(_) => "place-front",
        Place::Engaged { .. } => "place-engagement",
        Place::Gone => "place-gone",
    };
    match place.sector() {
        Some(sector) => Phrase::new(key).with("sector", name_sector(view, sector)),
        None => Phrase::new(key),
    }
}

/// Left, centre or right, as the reader sees it; for a spectator the sides are west and east, as on the board.
pub(crate) fn name_sector(view: &View, sector: Sector) -> &'static str {
    view.viewer.map_or(sector.name(), |seat| sector.side_for(seat))
}

pub(crate) fn side_of(view: &View, seat: Seat) -> Option<&SideView> {
    view.sides.get(seat.index())
}

pub(crate) fn find_unit(view: &View, id: UnitId) -> Option<&UnitView> {
    side_of(view, id.seat())?.units.iter().find(|unit| unit.unit == id)
}

pub(crate) fn find_troop(view: &View, id: TroopId) -> Option<&TroopView> {
    let mut troops = side_of(view, id.seat())?.units.iter().flat_map(|unit| &unit.troops);
    troops.find(|troop| troop.troop == id)
}

/// Whether a living troop of the unit has a trait, which then applies to all of it.
pub(crate) fn has_trait(view: &View, unit: &UnitView, wanted: Trait) -> bool {
    unit.troops.iter().any(|troop| !troop.is_lost && view.printed(troop).traits.contains(&wanted))
}
