//! Where a move leads and where a spot is, in words: relative to stones and models rather than in numbers.

use measure::units::INCH;
use measure::{Cover, Disc, Point};
use table::{Arg, Phrase, Speaker, Term};

use super::names::name_stone;
use crate::battle::{ModelId, State, Stone, disc};
use crate::game::Moonstone;
use crate::look::Look;
use crate::moving::square;
use crate::told::NearStone;
use crate::view::{ModelView, StoneView, View};

/// What a way is good for.
pub(crate) fn describe_way(speaker: Speaker<'_, Moonstone>, points: &[Point]) -> Phrase {
    let Some(end) = points.last() else { return Phrase::new("way-stay") };
    match find_mover(speaker.view) {
        Some(mover) => describe_goal(speaker, mover, *end),
        None => Phrase::new("way-place").with("place", end.say(speaker)),
    }
}

/// The length of a way, and the enemies that then have the model in reach.
pub(crate) fn describe_course(speaker: Speaker<'_, Moonstone>, points: &[Point]) -> Arg {
    let (Some(end), Some(mover)) = (points.last(), find_mover(speaker.view)) else { return "none".into() };
    let starts = std::iter::once(&mover.at).chain(points);
    let length: i64 = starts.zip(points).map(|(from, to)| square(*from, *to).isqrt()).sum();
    let engaging: Vec<ModelId> = enemies_in_reach(speaker.view, mover, *end).map(|enemy| enemy.model).collect();
    // What would be rounded to no inches is not given in inches.
    let length = if length < i64::from(INCH) / 20 { Arg::Case("hair") } else { length.into() };
    let course = Phrase::new("course").with("length", length).with("bends", points.len() > 1);
    course.with("engaging", engaging.say(speaker)).into()
}

/// The model that is being moved.
fn find_mover(view: &View) -> Option<&ModelView> {
    view.models.get(view.moving?.model.index())
}

/// How the end of a way relates to stones and enemies.
fn describe_goal(speaker: Speaker<'_, Moonstone>, mover: &ModelView, end: Point) -> Phrase {
    let view = speaker.view;
    let to = |key: &'static str, goal: Landmark| Phrase::new(key).with("goal", goal.say(speaker));
    let base = disc(end, mover.radius);
    let stones = || view.stones.iter().filter(|stone| stone.level == mover.level);
    if let Some(stone) = stones().find(|stone| base.touches(stone_disc(stone))) {
        return to("way-to", Landmark::Stone(stone.number));
    }
    let enemies = || standing(view).filter(|other| other.owner != mover.owner);
    if let Some(enemy) = enemies().find(|enemy| base.touches(disc(enemy.at, enemy.radius))) {
        return to("way-to", Landmark::Model(enemy.model));
    }
    let ahead = |at: Point| is_ahead(mover.at, end, at);
    if let Some(stone) = stones().filter(|stone| ahead(stone.at)).min_by_key(|stone| square(end, stone.at)) {
        return to("way-towards", Landmark::Stone(stone.number));
    }
    if let Some(enemy) = enemies().filter(|enemy| ahead(enemy.at)).min_by_key(|enemy| square(end, enemy.at)) {
        return to("way-towards", Landmark::Model(enemy.model));
    }
    let plain = || Phrase::new("way-plain").with("direction", direction_to(mover.at, end));
    let Some(nearest) = enemies().min_by_key(|enemy| square(mover.at, enemy.at)) else { return plain() };
    if is_cover(speaker, mover, end, nearest.model) {
        return to("way-cover", Landmark::Model(nearest.model));
    }
    let behind = Point::clamped(2 * mover.at.x() - nearest.at.x(), 2 * mover.at.y() - nearest.at.y());
    if ahead(behind) { to("way-away", Landmark::Model(nearest.model)) } else { plain() }
}

/// Whether an enemy would no longer see the model, or only past something.
fn is_cover(Speaker { game, view }: Speaker<'_, Moonstone>, mover: &ModelView, end: Point, enemy: ModelId) -> bool {
    let mut battle = view.laid_out(game);
    let before = Look { game, battle: &battle }.cover(enemy, mover.model) != Cover::None;
    battle.models[mover.model.index()].at = end;
    let look = Look { game, battle: &battle };
    !before && (look.cover(enemy, mover.model) != Cover::None || !look.sees(enemy, mover.model))
}

fn enemies_in_reach<'v>(view: &'v View, mover: &'v ModelView, end: Point) -> impl Iterator<Item = &'v ModelView> {
    let base = disc(end, mover.radius);
    let enemies = standing(view).filter(move |other| other.owner != mover.owner && other.level == mover.level);
    enemies.filter(move |enemy| disc(enemy.at, enemy.radius).is_within(enemy.reach, base))
}

/// A spot by the nearest named thing; `here` for the model's own place.
pub(crate) fn describe_spot(speaker: Speaker<'_, Moonstone>, at: Point) -> Arg {
    let view = speaker.view;
    if standing(view).any(|model| model.at == at) {
        return "here".into();
    }
    let stones = view.stones.iter().map(|it| (square(at, it.at), Landmark::Stone(it.number), it.at));
    let models = standing(view).map(|it| (square(at, it.at), Landmark::Model(it.model), it.at));
    let Some((_, near, from)) = stones.chain(models).min_by_key(|(far, ..)| *far) else { return "none".into() };
    Phrase::new("beside").with("direction", direction_to(from, at)).with("goal", near.say(speaker)).into()
}

/// The distance of the nearest stone from a model's possible place.
pub(crate) fn nearest_stone(speaker: Speaker<'_, Moonstone>, model: ModelId, at: Point) -> Arg {
    let radius = speaker.view.models.get(model.index()).map_or(0, |model| model.radius);
    let stones = speaker.view.stones.iter().map(|stone| (stone.at, stone.number, stone.depth));
    NearStone::find(disc(at, radius), stones).say(speaker)
}

/// Something on the table that people know by name.
#[derive(Clone, Copy)]
enum Landmark {
    Stone(u8),
    Model(ModelId),
}

impl Landmark {
    fn say(self, speaker: Speaker<'_, Moonstone>) -> Arg {
        match self {
            Landmark::Stone(stone) => name_stone(speaker, stone),
            Landmark::Model(model) => model.say(speaker),
        }
    }
}

fn standing(view: &View) -> impl Iterator<Item = &ModelView> {
    view.models.iter().filter(|model| model.state == State::Standing)
}

fn stone_disc(stone: &StoneView) -> Disc {
    disc(stone.at, Stone::RADIUS)
}

/// Whether a goal lies in the direction of a move: within about ten degrees.
fn is_ahead(from: Point, to: Point, goal: Point) -> bool {
    let vector = |to: Point| (i128::from(to.x() - from.x()), i128::from(to.y() - from.y()));
    let (way, aim) = (vector(to), vector(goal));
    let dot = way.0 * aim.0 + way.1 * aim.1;
    let lengths = (way.0 * way.0 + way.1 * way.1) * (aim.0 * aim.0 + aim.1 * aim.1);
    dot > 0 && dot * dot * 100 >= lengths * 97
}

/// How far a place is from another one.
pub(crate) fn gap(from: Point, to: Point) -> i64 {
    length(to.x() - from.x(), to.y() - from.y())
}

/// How far something moves.
pub(crate) fn length(x: i32, y: i32) -> i64 {
    let (x, y) = (i128::from(x), i128::from(y));
    (x * x + y * y).isqrt() as i64
}

fn direction_to(from: Point, to: Point) -> &'static str {
    direction(to.x() - from.x(), to.y() - from.y())
}

/// One of eight directions, north being up.
pub(crate) fn direction(x: i32, y: i32) -> &'static str {
    let (x, y) = (i64::from(x), i64::from(y));
    // The tangent of 22.5 degrees is about 12/29.
    let is_flat = y.abs() * 29 < x.abs() * 12;
    let is_steep = x.abs() * 29 < y.abs() * 12;
    match (x > 0, y > 0, is_flat, is_steep) {
        (true, _, true, _) => "east",
        (false, _, true, _) => "west",
        (_, true, _, true) => "north",
        (_, false, _, true) => "south",
        (true, true, ..) => "north-east",
        (false, true, ..) => "north-west",
        (true, false, ..) => "south-east",
        (false, false, ..) => "south-west",
    }
}
