//! The battlefield for a terminal: five zones from the enemy's rear down to one's own, three sectors side by side.
//!
//! ▲ is the near side, the reader's own, and ▼ the far one; a spectator stands behind seat 0. Names have different
//! lengths in the two languages, so every text is laid out in both before a terminal picks one.

use table::{Lang, Phrase, Seat, Sketch, Span, Spoken as _, Tone, Words};

use crate::battle::TroopId;
use crate::battlefield::{Place, Sector, Segment};
use crate::content::{Printed, Source, Trait, Traits};
use crate::game::PocketBattles;
use crate::view::{ReadyView, SideView, TroopView, UnitView, View};
use crate::words::names::{
    Kind, count_kinds, count_troops, eye, in_both, join_faces, name_place, name_seat, twin_number,
};
use crate::words::say_trait;

/// How wide a sector is.
const CELL: usize = 26;
/// Three sectors and the lines between them fit a terminal of 80.
const WIDTH: usize = 3 * CELL + 2;
/// In the box: what stands before the dice and traits of a troop.
const NAME: usize = 27;
const FIGURES: usize = 11;

pub(crate) fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::default();
    let near = eye(view);
    sketch.line([full_width(Tone::Strong, in_both(|lang| say(lang, &head(view))))]);
    for seat in [near.other(), near] {
        draw_side(&mut sketch, view, seat);
    }
    if side(view, near).box_of_troops.is_empty() {
        draw_battlefield(&mut sketch, view, near);
    } else {
        draw_box(&mut sketch, view, side(view, near));
    }
    sketch
}

/// The round and whose turn it is, or how far the set-up has come.
fn head(view: &View) -> Phrase {
    match (view.active, view.player_a) {
        (Some(active), _) => {
            Phrase::new("sketch-round").with("seat", name_seat(view, active)).with("round", view.round)
        }
        (None, Some(player_a)) => Phrase::new("sketch-deployment").with("seat", name_seat(view, player_a)),
        (None, None) => Phrase::new("sketch-muster").with("size", view.size),
    }
}

/// A side with its markers and how near it is to winning.
fn draw_side(sketch: &mut Sketch, view: &View, seat: Seat) {
    let this = side(view, seat);
    let name = Phrase::new("sketch-side").with("seat", name_seat(view, seat)).with("army", this.name.clone());
    let mut phrases = vec![name];
    if this.box_of_troops.is_empty() {
        phrases.push(Phrase::new("sketch-ready").with("ready", this.ready));
        let bought = this.bought.filter(|_| !view.stacks_are_open);
        phrases.extend(bought.map(|bought| Phrase::new("sketch-bought").with("bought", bought)));
    } else {
        phrases.push(count_box(view, this));
    }
    phrases.extend(say_destroyed(view, seat));
    let text = in_both(|lang| {
        let parts: Vec<String> = phrases.iter().map(|phrase| say(lang, phrase)).collect();
        format!("{} {}", sign(view, seat), parts.join(" · "))
    });
    sketch.line([full_width(tone(view, seat), text)]);
}

fn count_box(view: &View, side: &SideView) -> Phrase {
    let points: i64 = side.box_of_troops.iter().map(|troop| i64::from(view.printed(troop).points)).sum();
    Phrase::new("sketch-box").with("troops", side.box_of_troops.len() as i64).with("points", points)
}

/// PB-51: points destroyed, and half of what the enemy army was bought for. PB-T.prestige counts too.
fn say_destroyed(view: &View, seat: Seat) -> Option<Phrase> {
    let foe = side(view, seat.other());
    let needed = foe.bought.filter(|_| view.stacks_are_open)?.div_ceil(2);
    let living = side(view, seat).units.iter().flat_map(|unit| living_tiles(view, unit));
    let prestige = living.filter(|printed| printed.traits.contains(&Trait::Prestige));
    let destroyed = foe.lost + prestige.map(|printed| u16::from(printed.points)).sum::<u16>();
    Some(Phrase::new("sketch-destroyed").with("destroyed", destroyed).with("needed", needed))
}

fn draw_battlefield(sketch: &mut Sketch, view: &View, near: Seat) {
    let far = near.other();
    draw_reserve(sketch, view, far);
    draw_zone(sketch, view, |sector| segment_cell(view, far, Segment::Rear(sector)));
    draw_zone(sketch, view, |sector| segment_cell(view, far, Segment::Front(sector)));
    draw_zone(sketch, view, |sector| engagement_cell(view, near, sector));
    draw_zone(sketch, view, |sector| segment_cell(view, near, Segment::Front(sector)));
    draw_zone(sketch, view, |sector| segment_cell(view, near, Segment::Rear(sector)));
    draw_reserve(sketch, view, near);
    sketch.line([full_width(Tone::Faint, in_both(|lang| say(lang, &Phrase::new("sketch-legend"))))]);
}

/// What is drawn of one segment.
struct Cell {
    id: String,
    title: Words,
    lines: Vec<Span>,
}

fn segment_cell(view: &View, seat: Seat, segment: Segment) -> Cell {
    let there = side(view, seat).units.iter().filter(|unit| unit.place == segment.into());
    Cell {
        id: segment.id(seat),
        title: title(sign(view, seat), &name_place(view, segment.into())),
        lines: there.flat_map(|unit| draw_unit(view, unit, "", "")).collect(),
    }
}

/// Units in contact hang on one bracket, the far side's first.
fn engagement_cell(view: &View, near: Seat, sector: Sector) -> Cell {
    let units = view.sides.iter().flat_map(|side| &side.units).filter(|unit| unit.place.sector() == Some(sector));
    let mut fights: Vec<u8> = units.filter_map(|unit| unit.place.fight()).collect();
    fights.sort_unstable();
    fights.dedup();
    Cell {
        id: format!("engagement-{}", sector.name()),
        title: title("⚔", &name_place(view, Place::Engaged { sector, fight: 0 })),
        lines: fights.into_iter().flat_map(|fight| draw_fight(view, near, fight)).collect(),
    }
}

fn draw_fight(view: &View, near: Seat, fight: u8) -> Vec<Span> {
    let units = [near.other(), near].into_iter().flat_map(|seat| &side(view, seat).units);
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
        draw_unit(view, unit, first, rest)
    });
    drawn.flatten().collect()
}

/// The lines of a unit, as many as its longer language needs.
fn draw_unit(view: &View, unit: &UnitView, first: &str, rest: &str) -> Vec<Span> {
    let seat = unit.unit.seat();
    let (first, rest) = (format!("{first}{} ", sign(view, seat)), format!("{rest}  "));
    let room = CELL - first.chars().count();
    let [de, en] = Lang::ALL.map(|lang| wrap(&describe(view, unit, lang), room));
    let line = |index: usize| {
        let before = if index == 0 { &first } else { &rest };
        let text = |lines: &[String]| format!("{before}{}", lines.get(index).map_or("", String::as_str));
        Span::new(tone(view, seat), Words { de: text(&de), en: text(&en) }).width(CELL).id(unit.id.to_string())
    };
    (0..de.len().max(en.len())).map(line).collect()
}

/// A unit in a few words: names with wounds, dice, life, orders, traits. Of a closed stack only the top is known.
fn describe(view: &View, unit: &UnitView, lang: Lang) -> String {
    let kinds = count_kinds(view, unit);
    let names: Vec<String> = kinds.iter().map(|kind| spaced([kind.name(lang), marks("✚", kind.wounds)])).collect();
    let number = twin_number(view, unit).map(|number| format!("#{number}")).unwrap_or_default();
    let names = spaced([names.join(", "), number]);
    if unit.is_stack {
        return format!("{names} ?");
    }
    let traits = living_tiles(view, unit).flat_map(|printed| &printed.traits);
    let traits = traits.fold(Traits::default(), |sum, one| sum.plus(one.traits()));
    let life: u8 = living_troops(unit).map(|troop| view.printed(troop).life.saturating_sub(troop.wounds)).sum();
    spaced([
        names,
        show_dice("⚔", living_tiles(view, unit).flat_map(|printed| &printed.engagement), traits.engagement),
        show_dice("➶", living_tiles(view, unit).flat_map(|printed| &printed.shooting), traits.shooting),
        format!("♥{life}"),
        marks("●", usize::from(unit.orders)),
        list_traits(traits.list().into_iter().filter(|one| is_worth_a_word(*one)), lang),
    ])
}

/// Further dice stand beside the dice, and who is auxiliary matters only to who musters.
fn is_worth_a_word(one: Trait) -> bool {
    !matches!(one, Trait::Engagement(_) | Trait::Shooting(_) | Trait::Auxiliary)
}

/// "⚔3445+2": the printed dice, and further ones that are rolled.
fn show_dice<'v>(sign: &str, faces: impl Iterator<Item = &'v u8>, bonus: u8) -> String {
    let mut faces: Vec<u8> = faces.copied().collect();
    faces.sort_unstable();
    match (faces.as_slice(), bonus) {
        ([], _) => String::new(),
        (faces, 0) => format!("{sign}{}", join_faces(faces)),
        (faces, bonus) => format!("{sign}{}+{bonus}", join_faces(faces)),
    }
}

fn list_traits(traits: impl Iterator<Item = Trait>, lang: Lang) -> String {
    traits.map(|one| say(lang, &say_trait(one))).collect::<Vec<_>>().join(", ")
}

/// A few marks are shown one by one, many as a number.
fn marks(mark: &str, count: usize) -> String {
    if count <= 4 { mark.repeat(count) } else { format!("{mark}×{count}") }
}

/// The stacks that wait beside the battlefield.
fn draw_reserve(sketch: &mut Sketch, view: &View, seat: Seat) {
    let waiting: Vec<&UnitView> = side(view, seat).units.iter().filter(|unit| unit.place == Place::Reserve).collect();
    if waiting.is_empty() {
        return;
    }
    let words = title(sign(view, seat), &name_place(view, Place::Reserve));
    let words = in_both(|lang| format!("{}{}", words.get(lang), "─".repeat(WIDTH - CELL)));
    sketch.line([full_width(Tone::Faint, words)]);
    for row in waiting.chunks(3) {
        let cells = [0, 1, 2].map(|column| row.get(column).map(|unit| draw_unit(view, unit, "", "")));
        draw_lines(sketch, cells.map(|lines| (None, lines.unwrap_or_default())));
    }
}

/// A row of the battlefield: the titles of its segments, then whoever stands there.
fn draw_zone(sketch: &mut Sketch, view: &View, cell: impl Fn(Sector) -> Cell) {
    let mut sectors = Sector::ALL;
    if eye(view) != Seat(0) {
        sectors.reverse();
    }
    let cells = sectors.map(cell);
    let titles = cells.iter().map(|cell| {
        let text = cell.title.clone();
        Span::new(Tone::Faint, text).width(CELL).id(cell.id.clone())
    });
    sketch.line(between(titles, "┼"));
    draw_lines(sketch, cells.map(|cell| (Some(cell.id), cell.lines)));
}

/// Three cells side by side. What is empty in a segment still belongs to it.
fn draw_lines(sketch: &mut Sketch, cells: [(Option<String>, Vec<Span>); 3]) {
    let height = cells.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    for index in 0..height {
        let spans = cells.iter().map(|(id, lines)| {
            let empty = Span { id: id.clone(), ..Span::text(Tone::Plain, "").width(CELL) };
            lines.get(index).cloned().unwrap_or(empty)
        });
        sketch.line(between(spans, "│"));
    }
}

fn between(spans: impl Iterator<Item = Span>, line: &str) -> Vec<Span> {
    let mut row = Vec::new();
    for span in spans {
        if !row.is_empty() {
            row.push(Span::text(Tone::Faint, line));
        }
        row.push(span);
    }
    row
}

/// The troops that an army can be made of, while it is mustered.
fn draw_box(sketch: &mut Sketch, view: &View, side: &SideView) {
    let mut rest = side.box_of_troops.as_slice();
    while let [first, ..] = rest {
        let first = view.printed(first);
        let copies = rest.iter().map(|troop| view.printed(troop)).take_while(|copy| copy.key == first.key);
        let copies: Vec<&Printed> = copies.collect();
        draw_copies(sketch, first, &copies);
        rest = &rest[copies.len()..];
    }
    if let Some(ready) = &side.ready_army {
        draw_ready(sketch, view, side, ready);
    }
    for key in ["sketch-legend-box", "sketch-sources"] {
        sketch.line([full_width(Tone::Faint, in_both(|lang| say(lang, &Phrase::new(key))))]);
    }
}

/// The ready-made army, unit by unit.
fn draw_ready(sketch: &mut Sketch, view: &View, side: &SideView, ready: &ReadyView) {
    let troops = |unit: &Vec<TroopId>| -> Vec<&TroopView> {
        unit.iter().filter_map(|troop| side.box_of_troops.iter().find(|one| one.troop == *troop)).collect()
    };
    let [de, en] = Lang::ALL.map(|lang| {
        let units: Vec<String> =
            ready.units.iter().map(|unit| name_kinds(&count_troops(view, &troops(unit)), lang)).collect();
        let head = say(lang, &Phrase::new("muster-ready").with("name", ready.name.clone()));
        wrap(&format!("{head}: {}", units.join(" | ")), WIDTH)
    });
    for index in 0..de.len().max(en.len()) {
        let text = |lines: &[String]| lines.get(index).cloned().unwrap_or_default();
        sketch.line([full_width(Tone::Own, Words { de: text(&de), en: text(&en) })]);
    }
}

fn name_kinds(kinds: &[Kind<'_>], lang: Lang) -> String {
    kinds.iter().map(|kind| kind.name(lang)).collect::<Vec<_>>().join(", ")
}

/// All copies of a troop; they differ in nothing but their dice.
fn draw_copies(sketch: &mut Sketch, troop: &Printed, copies: &[&Printed]) {
    let source = match troop.source {
        Source::Rulebook => "†",
        Source::Published => "",
        Source::House => "°",
    };
    let name = in_both(|lang| format!("{}× {}{source}", copies.len(), troop.name.get(lang)));
    let formation = troop.formation.map_or("*".into(), |formation| formation.to_string());
    let life = if troop.life == 0 { "–".into() } else { troop.life.to_string() };
    let figures = format!("{}P F{formation} ♥{life}", troop.points);
    let [de, en] = Lang::ALL.map(|lang| {
        let engagement = show_copies("⚔", copies.iter().map(|copy| copy.engagement.as_slice()));
        let shooting = show_copies("➶", copies.iter().map(|copy| copy.shooting.as_slice()));
        wrap(&spaced([engagement, shooting, list_traits(troop.traits.iter().copied(), lang)]), WIDTH - NAME - FIGURES)
    });
    for index in 0..de.len().max(en.len()).max(1) {
        let text = |lines: &[String]| lines.get(index).cloned().unwrap_or_default();
        let (name, figures) =
            if index == 0 { (name.clone(), figures.as_str()) } else { (in_both(|_| String::new()), "") };
        sketch.line([
            Span::new(Tone::Own, name).width(NAME),
            Span::text(Tone::Plain, figures).width(FIGURES),
            Span::new(Tone::Plain, Words { de: text(&de), en: text(&en) }),
        ]);
    }
}

/// "⚔33/44/55/66": the dice of each copy.
fn show_copies<'v>(sign: &str, copies: impl Iterator<Item = &'v [u8]>) -> String {
    let copies: Vec<String> = copies.map(join_faces).collect();
    if copies.iter().all(String::is_empty) { String::new() } else { format!("{sign}{}", copies.join("/")) }
}

/// Breaks a text into lines; a word that is longer than a line is cut.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(room) {
            let piece: String = piece.iter().collect();
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + piece.chars().count() <= room => {
                    line.push(' ');
                    line.push_str(&piece);
                }
                _ => lines.push(piece),
            }
        }
    }
    lines
}

/// The parts that there are, with spaces between them.
fn spaced<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The name of a place as the upper border of its cell.
fn title(sign: &str, place: &Phrase) -> Words {
    in_both(|lang| {
        let name = format!("{sign} {} ", say(lang, place));
        let line = "─".repeat(CELL.saturating_sub(name.chars().count()));
        format!("{name}{line}")
    })
}

fn full_width(tone: Tone, text: Words) -> Span {
    Span::new(tone, text).width(WIDTH)
}

fn say(lang: Lang, phrase: &Phrase) -> String {
    PocketBattles::texts().say(lang, phrase)
}

fn sign(view: &View, seat: Seat) -> &'static str {
    if seat == eye(view) { "▲" } else { "▼" }
}

fn tone(view: &View, seat: Seat) -> Tone {
    if seat == eye(view) { Tone::Own } else { Tone::Foe }
}

fn side(view: &View, seat: Seat) -> &SideView {
    &view.sides[seat.index()]
}

/// What is printed on the troops of a unit that live.
fn living_tiles<'v>(view: &'v View, unit: &'v UnitView) -> impl Iterator<Item = &'v Printed> {
    living_troops(unit).map(|troop| view.printed(troop))
}

fn living_troops(unit: &UnitView) -> impl Iterator<Item = &TroopView> {
    unit.troops.iter().filter(|troop| !troop.is_lost)
}
