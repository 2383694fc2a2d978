//! The battlefield for a terminal: five zones from the enemy's rear down to the reader's, three sectors side by side.
//!
//! ▲ is the near side, the reader's own, and ▼ the far one; a spectator stands behind seat 0.

use table::sketch::{Column, join, marks, ruled, spaced, wrap, wrap_behind};
use table::{Keyword as _, Lang, Phrase, Piece, Seat, Sheet, Sketch, Spoken as _, Tone};

use crate::battle::TroopId;
use crate::battlefield::{Place, Sector, Segment};
use crate::content::{Printed, Source, Trait, Traits};
use crate::game::PocketBattles;
use crate::view::{ReadyView, SideView, TroopView, UnitView, View};
use crate::words::names::{Kind, count_kinds, count_troops, eye, join_faces, name_place, name_seat, twin_number};

/// The width of a sector.
const CELL: usize = 26;
/// Three sectors and the lines between them fit into 80 columns.
const WIDTH: usize = 3 * CELL + 2;
/// In the box: the columns before the dice and traits of a troop.
const NAME: usize = 27;
const FIGURES: usize = 11;

pub(crate) fn sketch(view: &View, lang: Lang) -> Sketch {
    let near = eye(view);
    let mut board = Board { view, near, sheet: Sheet::new(PocketBattles::texts(), lang, WIDTH) };
    board.sheet.full(Piece::new(Tone::Strong, head(view)));
    for seat in [near.other(), near] {
        board.draw_side(seat);
    }
    if board.side(near).box_of_troops.is_empty() {
        board.draw_battlefield();
    } else {
        board.draw_box(board.side(near));
    }
    board.sheet.finish()
}

/// The round and whose turn it is, if the battle goes on, or the progress of the set-up.
fn head(view: &View) -> Phrase {
    match (view.active, view.player_a) {
        (Some(active), _) => {
            Phrase::new("sketch-round").with("seat", name_seat(view, active)).with("round", view.round)
        }
        (None, _) if view.round > 0 => Phrase::new("sketch-over").with("round", view.round),
        (None, Some(player_a)) => Phrase::new("sketch-deployment").with("seat", name_seat(view, player_a)),
        (None, None) => Phrase::new("sketch-muster").with("size", view.size),
    }
}

struct Board<'v> {
    view: &'v View,
    /// The seat at the bottom.
    near: Seat,
    sheet: Sheet<'static>,
}

impl<'v> Board<'v> {
    /// A side with its markers and its progress towards winning.
    fn draw_side(&mut self, seat: Seat) {
        let side = self.side(seat);
        let name = Phrase::new("sketch-side").with("seat", name_seat(self.view, seat)).with("army", side.name.clone());
        let mut phrases = vec![name];
        if side.box_of_troops.is_empty() {
            phrases.push(Phrase::new("sketch-ready").with("ready", side.ready));
            let fallen = (side.fallen > 0).then(|| Phrase::new("sketch-fallen").with("fallen", side.fallen));
            phrases.extend(fallen);
            let bought = side.bought.filter(|_| !self.view.stacks_are_open);
            phrases.extend(bought.map(|bought| Phrase::new("sketch-bought").with("bought", bought)));
        } else {
            phrases.push(self.count_box(side));
        }
        phrases.extend(self.say_destroyed(seat));
        let parts: Vec<String> = phrases.into_iter().map(|phrase| self.sheet.say(phrase)).collect();
        let text = format!("{} {}", self.sign(seat), parts.join(" · "));
        self.sheet.full(Piece::text(self.tone(seat), text));
    }

    fn count_box(&self, side: &SideView) -> Phrase {
        let points: i64 = side.box_of_troops.iter().map(|troop| i64::from(self.view.printed(troop).points)).sum();
        Phrase::new("sketch-box").with("troops", side.box_of_troops.len()).with("points", points)
    }

    /// PB-51: points destroyed, and half of what the enemy army was bought for. PB-T.prestige counts too.
    fn say_destroyed(&self, seat: Seat) -> Option<Phrase> {
        let foe = self.side(seat.other());
        let needed = foe.bought.filter(|_| self.view.stacks_are_open)?.div_ceil(2);
        let living = self.side(seat).units.iter().flat_map(|unit| self.living_tiles(unit));
        let prestige = living.filter(|printed| printed.traits.contains(&Trait::Prestige));
        let destroyed = foe.lost + prestige.map(|printed| u16::from(printed.points)).sum::<u16>();
        Some(Phrase::new("sketch-destroyed").with("destroyed", destroyed).with("needed", needed))
    }

    fn draw_battlefield(&mut self) {
        let (near, far) = (self.near, self.near.other());
        self.draw_reserve(far);
        self.draw_zone(|board, sector| board.segment(far, Segment::Rear(sector)));
        self.draw_zone(|board, sector| board.segment(far, Segment::Front(sector)));
        self.draw_zone(|board, sector| board.engagement(sector));
        self.draw_zone(|board, sector| board.segment(near, Segment::Front(sector)));
        self.draw_zone(|board, sector| board.segment(near, Segment::Rear(sector)));
        self.draw_reserve(near);
        self.sheet.full(Piece::phrase(Tone::Faint, "sketch-legend"));
    }

    /// The title of a segment, and the units in it.
    fn segment(&self, seat: Seat, segment: Segment) -> (String, Column) {
        let there = self.side(seat).units.iter().filter(|unit| unit.place == segment.into());
        let lines = there.flat_map(|unit| self.draw_unit(unit, "", "")).collect();
        (self.title(self.sign(seat), segment.into()), Column { id: Some(segment.id(seat)), lines })
    }

    /// Units in contact share a bracket, the far side's first.
    fn engagement(&self, sector: Sector) -> (String, Column) {
        let units = self.view.sides.iter().flat_map(|side| &side.units);
        let units = units.filter(|unit| unit.place.sector() == Some(sector));
        let mut fights: Vec<u8> = units.filter_map(|unit| unit.place.fight()).collect();
        fights.sort_unstable();
        fights.dedup();
        let lines = fights.into_iter().flat_map(|fight| self.draw_fight(fight)).collect();
        let title = self.title("⚔", Place::Engaged { sector, fight: 0 });
        (title, Column { id: Some(format!("engagement-{}", sector.name())), lines })
    }

    fn draw_fight(&self, fight: u8) -> Vec<Piece> {
        let units = [self.near.other(), self.near].into_iter().flat_map(|seat| &self.side(seat).units);
        let units: Vec<&UnitView> = units.filter(|unit| unit.place.fight() == Some(fight)).collect();
        let last = units.len().saturating_sub(1);
        let bracket = |index| match index {
            _ if last == 0 => ("╶", " "),
            0 => ("┌", "│"),
            index if index == last => ("└", " "),
            _ => ("├", "│"),
        };
        let drawn = units.iter().enumerate().map(|(index, unit)| {
            let (first, rest) = bracket(index);
            self.draw_unit(unit, first, rest)
        });
        drawn.flatten().collect()
    }

    fn draw_unit(&self, unit: &UnitView, first: &str, rest: &str) -> Vec<Piece> {
        let seat = unit.unit.seat();
        let (first, rest) = (format!("{first}{} ", self.sign(seat)), format!("{rest}  "));
        let lines = wrap_behind(&self.describe(unit), CELL, &first, &rest).into_iter();
        lines.map(|line| Piece::text(self.tone(seat), line).id(unit.id)).collect()
    }

    /// A unit in a few words: names with wounds, dice, life, orders, traits. Of a closed stack only the top is known.
    fn describe(&self, unit: &UnitView) -> String {
        let kinds = count_kinds(self.view, unit);
        let names = kinds.iter().map(|kind| spaced([kind.name(self.sheet.lang), marks("✚", kind.wounds)]));
        let number = twin_number(self.view, unit).map(|number| format!("#{number}")).unwrap_or_default();
        let names = spaced([names.collect::<Vec<_>>().join(", "), number]);
        if unit.is_stack {
            return format!("{names} ?");
        }
        let traits = self.living_tiles(unit).flat_map(|printed| &printed.traits);
        let traits = traits.fold(Traits::default(), |sum, one| sum.plus(one.traits()));
        let life: u8 =
            living_troops(unit).map(|troop| self.view.printed(troop).life.saturating_sub(troop.wounds)).sum();
        spaced([
            names,
            show_dice("⚔", self.living_tiles(unit).flat_map(|printed| &printed.engagement), traits.engagement),
            show_dice("➶", self.living_tiles(unit).flat_map(|printed| &printed.shooting), traits.shooting),
            format!("♥{life}"),
            marks("●", usize::from(unit.orders)),
            self.list_traits(traits.list().into_iter().filter(|one| is_worth_a_word(*one))),
        ])
    }

    fn list_traits(&self, traits: impl Iterator<Item = Trait>) -> String {
        traits.map(|one| self.sheet.say(one.phrase())).collect::<Vec<_>>().join(", ")
    }

    /// The stacks that wait beside the battlefield.
    fn draw_reserve(&mut self, seat: Seat) {
        let units = self.side(seat).units.iter();
        let waiting: Vec<&UnitView> = units.filter(|unit| unit.place == Place::Reserve).collect();
        if waiting.is_empty() {
            return;
        }
        let title = self.sheet.say(name_place(self.view, Place::Reserve));
        self.sheet.full(Piece::text(Tone::Faint, ruled(&format!("{} {title}", self.sign(seat)), WIDTH)));
        for row in waiting.chunks(3) {
            let columns = [0, 1, 2].map(|column| Column {
                id: None,
                lines: row.get(column).map(|unit| self.draw_unit(unit, "", "")).unwrap_or_default(),
            });
            self.sheet.columns(CELL, "│", columns);
        }
    }

    /// A row of the battlefield: the titles of its segments, then the units in them.
    fn draw_zone(&mut self, segment: impl Fn(&Board<'v>, Sector) -> (String, Column)) {
        let mut sectors = Sector::ALL;
        if self.near != Seat(0) {
            sectors.reverse();
        }
        let segments = sectors.map(|sector| segment(self, sector));
        let titles = segments.iter().map(|(title, Column { id, .. })| {
            Piece::text(Tone::Faint, title).width(CELL).id(id.clone().unwrap_or_default())
        });
        self.sheet.line(join(titles, "┼"));
        self.sheet.columns(CELL, "│", segments.map(|(_, column)| column));
    }

    /// The troops available for an army, while it is mustered.
    fn draw_box(&mut self, side: &SideView) {
        let printed: Vec<&Printed> = side.box_of_troops.iter().map(|troop| self.view.printed(troop)).collect();
        for copies in printed.chunk_by(|one, other| one.key == other.key) {
            self.draw_copies(copies[0], copies);
        }
        if let Some(ready) = &side.ready_army {
            self.draw_ready(side, ready);
        }
        for key in ["sketch-legend-box", "sketch-sources"] {
            self.sheet.full(Piece::phrase(Tone::Faint, key));
        }
    }

    /// The ready-made army, unit by unit.
    fn draw_ready(&mut self, side: &SideView, ready: &ReadyView) {
        let troops = |unit: &Vec<TroopId>| -> Vec<&TroopView> {
            unit.iter().filter_map(|troop| side.box_of_troops.iter().find(|one| one.troop == *troop)).collect()
        };
        let name = |unit| name_kinds(&count_troops(self.view, &troops(unit)), self.sheet.lang);
        let units: Vec<String> = ready.units.iter().map(name).collect();
        let head = self.sheet.say(Phrase::new("muster-ready").with("name", ready.name.clone()));
        self.sheet.paragraph(0, &Piece::text(Tone::Own, format!("{head}: {}", units.join(" | "))));
    }

    /// All copies of a troop, which differ only in their dice.
    fn draw_copies(&mut self, troop: &Printed, copies: &[&Printed]) {
        let source = match troop.source {
            Source::Rulebook => "†",
            Source::Published => "",
            Source::House => "°",
        };
        let name = format!("{}× {}{source}", copies.len(), troop.name.get(self.sheet.lang));
        let formation = troop.formation.map_or("*".into(), |formation| formation.to_string());
        let life = if troop.life == 0 { "–".into() } else { troop.life.to_string() };
        let figures = format!("{}P F{formation} ♥{life}", troop.points);
        let text = spaced([
            show_copies("⚔", copies.iter().map(|copy| copy.engagement.as_slice())),
            show_copies("➶", copies.iter().map(|copy| copy.shooting.as_slice())),
            self.list_traits(troop.traits.iter().copied()),
        ]);
        for (index, line) in wrap(&text, WIDTH - NAME - FIGURES, 0).into_iter().enumerate() {
            let (name, figures) = if index == 0 { (name.as_str(), figures.as_str()) } else { ("", "") };
            self.sheet.line([
                Piece::text(Tone::Own, name).width(NAME),
                Piece::text(Tone::Plain, figures).width(FIGURES),
                Piece::text(Tone::Plain, line),
            ]);
        }
    }

    /// The name of a place as the upper border of its cell.
    fn title(&self, sign: &str, place: Place) -> String {
        ruled(&format!("{sign} {}", self.sheet.say(name_place(self.view, place))), CELL)
    }

    fn sign(&self, seat: Seat) -> &'static str {
        if seat == self.near { "▲" } else { "▼" }
    }

    fn tone(&self, seat: Seat) -> Tone {
        if seat == self.near { Tone::Own } else { Tone::Foe }
    }

    fn side(&self, seat: Seat) -> &'v SideView {
        &self.view.sides[seat.index()]
    }

    /// What is printed on the living troops of a unit.
    fn living_tiles(&self, unit: &'v UnitView) -> impl Iterator<Item = &'v Printed> {
        living_troops(unit).map(|troop| self.view.printed(troop))
    }
}

/// Extra dice are next to the dice, and auxiliary matters only while mustering.
fn is_worth_a_word(one: Trait) -> bool {
    !matches!(one, Trait::Engagement(_) | Trait::Shooting(_) | Trait::Auxiliary)
}

/// "⚔3445+2": the printed dice, and extra dice to roll.
fn show_dice<'v>(sign: &str, faces: impl Iterator<Item = &'v u8>, bonus: u8) -> String {
    let mut faces: Vec<u8> = faces.copied().collect();
    faces.sort_unstable();
    match (faces.as_slice(), bonus) {
        ([], _) => String::new(),
        (faces, 0) => format!("{sign}{}", join_faces(faces)),
        (faces, bonus) => format!("{sign}{}+{bonus}", join_faces(faces)),
    }
}

fn name_kinds(kinds: &[Kind<'_>], lang: Lang) -> String {
    kinds.iter().map(|kind| kind.name(lang)).collect::<Vec<_>>().join(", ")
}

/// "⚔33/44/55/66": the dice of each copy.
fn show_copies<'v>(sign: &str, copies: impl Iterator<Item = &'v [u8]>) -> String {
    let copies: Vec<String> = copies.map(join_faces).collect();
    if copies.iter().all(String::is_empty) { String::new() } else { format!("{sign}{}", copies.join("/")) }
}

fn living_troops(unit: &UnitView) -> impl Iterator<Item = &TroopView> {
    unit.troops.iter().filter(|troop| !troop.is_lost)
}
