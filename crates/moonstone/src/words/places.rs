//! Where a move leads and where a spot is, in words: by stones and models rather than by numbers.

use measure::{Cover, Disc, Point};
use table::{Arg, Phrase};

use super::Speaker;
use super::names::{inches, place};
use crate::asked::{Deployed, Way};
use crate::battle::{ModelId, State, disc};
use crate::look::Look;
use crate::moving::square;
use crate::view::{ModelView, StoneView};

/// Something on the table that people know by name.
#[derive(Clone, Copy)]
enum Landmark {
    Stone(u8),
    Model(ModelId),
}

impl<'v> Speaker<'v> {
    /// What a way is good for, how long it is, and who has the model in reach then.
    pub fn way(self, way: &Way) -> Phrase {
        let Some(end) = way.points.last().copied() else { return Phrase::new("choice-stay") };
        let moving = self.view.moving.and_then(|moving| self.view.models.get(moving.model.index()));
        let Some(mover) = moving else { return Phrase::new("choice-spot").with("place", place(end)) };
        let phrase = self.goal(mover, end);
        let mut here = mover.at;
        let mut length = 0;
        for to in &way.points {
            length += square(here, *to).isqrt() as i32;
            here = *to;
        }
        let enemies: Vec<Arg> = self.enemies_in_reach(mover, end).map(|enemy| self.model(enemy.model)).collect();
        let phrase =
            phrase.with("length", inches(length + 1)).with("bends", if way.points.len() > 1 { "yes" } else { "no" });
        if enemies.is_empty() {
            phrase
        } else {
            Phrase::new("choice-way-engaged").with("way", phrase).with("models", Arg::List(enemies))
        }
    }

    /// What the end of a way has to do with stones and enemies.
    fn goal(self, mover: &ModelView, end: Point) -> Phrase {
        let base = disc(end, mover.radius);
        if let Some(stone) = self.stones().find(|(_, stone)| base.touches(stone_disc(stone))) {
            return Phrase::new("choice-way-to").with("goal", self.landmark(Landmark::Stone(stone.0)));
        }
        let enemies = || self.standing().filter(|other| other.owner != mover.owner);
        if let Some(enemy) = enemies().find(|enemy| base.touches(disc(enemy.at, enemy.radius))) {
            return Phrase::new("choice-way-to").with("goal", self.model(enemy.model));
        }
        let ahead = |at: Point| is_ahead(mover.at, end, at);
        let stones = self.stones().filter(|(_, stone)| ahead(stone.at));
        if let Some((number, _)) = stones.min_by_key(|(_, stone)| square(end, stone.at)) {
            return Phrase::new("choice-way-towards").with("goal", self.landmark(Landmark::Stone(number)));
        }
        if let Some(enemy) = enemies().filter(|enemy| ahead(enemy.at)).min_by_key(|enemy| square(end, enemy.at)) {
            return Phrase::new("choice-way-towards").with("goal", self.model(enemy.model));
        }
        let Some(nearest) = enemies().min_by_key(|enemy| square(mover.at, enemy.at)) else {
            return self.towards_edge(mover, end);
        };
        if self.cover_there(mover, end, nearest.model) {
            return Phrase::new("choice-way-cover").with("goal", self.model(nearest.model));
        }
        let behind = Point::clamped(2 * mover.at.x() - nearest.at.x(), 2 * mover.at.y() - nearest.at.y());
        if ahead(behind) {
            return Phrase::new("choice-way-away").with("goal", self.model(nearest.model));
        }
        self.towards_edge(mover, end)
    }

    fn towards_edge(self, mover: &ModelView, end: Point) -> Phrase {
        Phrase::new("choice-way-plain").with("direction", direction(mover.at, end))
    }

    /// Whether an enemy would not see the model any more, or only past something.
    fn cover_there(self, mover: &ModelView, end: Point, enemy: ModelId) -> bool {
        let mut battle = self.view.laid_out(self.game);
        let before = Look { game: self.game, battle: &battle }.cover(enemy, mover.model) != Cover::None;
        battle.models[mover.model.index()].at = end;
        let look = Look { game: self.game, battle: &battle };
        !before && (look.cover(enemy, mover.model) != Cover::None || !look.sees(enemy, mover.model))
    }

    fn enemies_in_reach(self, mover: &'v ModelView, end: Point) -> impl Iterator<Item = &'v ModelView> {
        let base = disc(end, mover.radius);
        let enemies = self.standing().filter(move |other| other.owner != mover.owner && other.level == mover.level);
        enemies.filter(move |enemy| disc(enemy.at, enemy.radius).is_within(enemy.reach, base))
    }

    /// A spot by the nearest thing that has a name.
    pub fn spot(self, at: Point) -> Phrase {
        let stays = self.standing().any(|model| model.at == at);
        if stays {
            return Phrase::new("choice-stay");
        }
        let Some((near, from)) = self.nearest(at) else { return Phrase::new("choice-spot").with("place", place(at)) };
        Phrase::new("choice-spot-near")
            .with("direction", direction(from, at))
            .with("goal", self.landmark(near))
            .with("place", place(at))
    }

    /// Where a model is deployed, and how far the nearest stone is from there.
    pub fn deployed(self, it: Deployed) -> Phrase {
        let phrase = Phrase::new("choice-deployed").with("model", self.model(it.model)).with("place", place(it.at));
        let radius = self.view.models.get(it.model.index()).map_or(0, |model| model.radius);
        let base = disc(it.at, radius);
        let nearest = self.stones().map(|(number, stone)| (base.gap(stone_disc(stone)), number)).min();
        match nearest {
            None => phrase,
            Some((gap, number)) => Phrase::new("choice-deployed-near")
                .with("where", phrase)
                .with("goal", self.landmark(Landmark::Stone(number)))
                .with("distance", inches(gap)),
        }
    }

    fn nearest(self, at: Point) -> Option<(Landmark, Point)> {
        let stones = self.stones().map(|(number, stone)| (square(at, stone.at), Landmark::Stone(number), stone.at));
        let models = self.standing().map(|it| (square(at, it.at), Landmark::Model(it.model), it.at));
        let (_, near, from) = stones.chain(models).min_by_key(|(far, ..)| *far)?;
        Some((near, from))
    }

    fn landmark(self, it: Landmark) -> Arg {
        match it {
            Landmark::Model(model) => self.model(model),
            Landmark::Stone(at) => self.numbered_stone(at).map_or_else(|| Phrase::new("moonstone").into(), Arg::from),
        }
    }

    /// A stone on the ground by its number on the map.
    pub fn numbered_stone(self, at: u8) -> Option<Phrase> {
        let stone = self.view.stones.get(usize::from(at))?;
        Some(Phrase::new("numbered-stone").with("number", at + 1).with("depth", stone.depth))
    }

    fn stones(self) -> impl Iterator<Item = (u8, &'v StoneView)> {
        (0..).zip(&self.view.stones)
    }

    fn standing(self) -> impl Iterator<Item = &'v ModelView> {
        self.view.models.iter().filter(|model| model.state == State::Standing)
    }
}

fn stone_disc(stone: &StoneView) -> Disc {
    disc(stone.at, crate::battle::Stone::RADIUS)
}

/// Whether a goal lies in the direction of a move: within about ten degrees.
fn is_ahead(from: Point, to: Point, goal: Point) -> bool {
    let vector = |to: Point| (i128::from(to.x() - from.x()), i128::from(to.y() - from.y()));
    let (way, aim) = (vector(to), vector(goal));
    let dot = way.0 * aim.0 + way.1 * aim.1;
    let lengths = (way.0 * way.0 + way.1 * way.1) * (aim.0 * aim.0 + aim.1 * aim.1);
    dot > 0 && dot * dot * 100 >= lengths * 97
}

/// One of eight directions, north being up.
fn direction(from: Point, to: Point) -> &'static str {
    let (x, y) = (i64::from(to.x() - from.x()), i64::from(to.y() - from.y()));
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
