//! Placing models, stones with special rules, woods and tokens.

use measure::units::inches;
use measure::{Disc, Point};
use table::{Flow, Seat};

use crate::asked::{Question, Spot, What};
use crate::battle::{GrownWood, ModelId, Token, disc};
use crate::content::{Terrain, bounds};
use crate::game::Play;
use crate::look::Look;
use crate::moving::{beside, square, stretched};
use crate::reasons::{InTheWay, Reason};
use crate::told::{Event, NearStone};

impl Play<'_, '_> {
    /// Places a model near another one, or near its own place; it may stay.
    pub fn place(&mut self, seat: Seat, model: ModelId, near: ModelId, range: i32) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        if look.is_fixed(model) {
            return Ok(());
        }
        let centre = look.disc(near);
        let sample = look.spots_near(model, centre, range);
        let legal = |spot: &Spot| look.check_place(model, centre, range, spot.at);
        let spot =
            self.table.ask_where(self.battle, seat, Question::Place { model, what: What::Model }, &sample, legal)?;
        self.put(model, spot.at);
        Ok(())
    }

    /// Tells where a model stands now, and which stone is nearest.
    pub fn tell_near(&mut self, model: ModelId, event: impl FnOnce(Option<NearStone>) -> Event) {
        let look = Look { game: self.game, battle: self.battle };
        self.table.tell(|| event(look.nearest_stone(model)));
    }

    /// Puts a model on a spot that was checked.
    pub fn put(&mut self, model: ModelId, at: Point) {
        if at == self.look().model(model).at {
            return;
        }
        let level = self.look().level_of_place(model, at);
        let from = self.move_to(model, at, level);
        self.tell_near(model, |near| Event::Placed { model, from, to: at, near });
        self.arrive(model);
    }

    /// Grows a wood on open ground; a troupe's fourth one replaces its oldest.
    pub fn grow(&mut self, seat: Seat, model: ModelId, range: i32) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let check = |spot: &Spot| look.check_wood(model, spot.at, range);
        let sample = look.open_spots(model, GrownWood::RADIUS, range, &check);
        if sample.is_empty() {
            return Ok(());
        }
        let question = Question::Place { model, what: What::Wood };
        let at = self.table.ask_where(self.battle, seat, question, &sample, check)?.at;
        if self.battle.woods.iter().filter(|wood| wood.by == seat).count() >= 3
            && let Some(oldest) = self.battle.woods.iter().position(|wood| wood.by == seat)
        {
            self.battle.woods.remove(oldest);
        }
        self.battle.woods.push(GrownWood { at, by: seat });
        self.table.tell(|| Event::WoodGrown { at });
        Ok(())
    }

    /// Kaufman's money bag.
    pub fn lay_token(&mut self, seat: Seat, model: ModelId, range: i32) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let check = |spot: &Spot| look.check_token(model, spot.at, range);
        let sample = look.spots_for_token(model, range);
        if sample.is_empty() {
            return Ok(());
        }
        let at =
            self.table.ask_where(self.battle, seat, Question::Place { model, what: What::Gold }, &sample, check)?.at;
        self.battle.tokens.push(Token { at, by: model });
        self.table.tell(|| Event::TokenLaid { at });
        Ok(())
    }
}

impl<'b> Look<'b> {
    /// Spots around a base that a player may want, staying last.
    fn spots_near(self, model: ModelId, centre: Disc, range: i32) -> Vec<Spot> {
        let radius = self.disc(model).radius();
        let stay = Spot { at: self.model(model).at };
        let mut spots = Vec::new();
        let mut add = |at: Point| {
            let spot = Spot { at };
            if spot != stay && !spots.contains(&spot) && self.check_place(model, centre, range, at).is_ok() {
                spots.push(spot);
            }
        };
        for stone in &self.battle.stones {
            add(beside(stone.at, centre.centre(), radius + crate::battle::Stone::RADIUS + 1));
        }
        let is_contact = range <= measure::units::CONTACT;
        let apart = centre.radius() + radius + if is_contact { 1 } else { range };
        for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
            let far = centre.centre().shifted(x * 10_000, y * 10_000);
            add(if is_contact { beside(centre.centre(), far, apart) } else { stretched(centre.centre(), far, apart) });
        }
        spots.truncate(6);
        spots.push(stay);
        spots
    }

    /// Whether a model may be placed at a point: close enough, and free.
    pub(crate) fn check_place(self, model: ModelId, centre: Disc, range: i32, at: Point) -> Result<(), Reason> {
        let own = self.disc(model);
        if at == own.centre() {
            return Ok(());
        }
        let there = own.at(at);
        if !centre.is_at_most(range, there) {
            return Err(Reason::TooFar { distance: centre.gap(there), range });
        }
        self.check_free(model, there, self.level_of_place(model, at))
    }

    /// Placed models stay on a platform of their level, or come to the ground.
    pub(crate) fn level_of_place(self, model: ModelId, at: Point) -> u8 {
        let level = self.model(model).level;
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut platforms = pieces.filter(|(_, it)| it.terrain == Terrain::Platform && it.level == level);
        if level > 0 && platforms.any(|(place, _)| self.outline(place).holds(at)) { level } else { 0 }
    }

    /// Open ground within a range and in sight.
    fn check_wood(self, model: ModelId, at: Point, range: i32) -> Result<(), Reason> {
        self.check_open(model, disc(at, GrownWood::RADIUS), range)
    }

    /// Kaufman: in range and sight, where a model could stand, without touching anyone.
    fn check_token(self, model: ModelId, at: Point, range: i32) -> Result<(), Reason> {
        let (own, round) = (self.disc(model), disc(at, Token::RADIUS));
        if !own.is_at_most(range, round) {
            return Err(Reason::TooFar { distance: own.gap(round), range });
        }
        let touched = self.standing().find(|id| self.disc(*id).touches(round) || self.disc(*id).overlaps(round));
        if let Some(touched) = touched {
            return Err(Reason::Overlaps { with: InTheWay::Model(touched) });
        }
        self.check_free(model, round, 0)?;
        if self.sees_point(model, at) { Ok(()) } else { Err(Reason::NoTarget) }
    }

    fn check_open(self, model: ModelId, round: Disc, range: i32) -> Result<(), Reason> {
        let own = self.disc(model);
        if !own.is_at_most(range, round) {
            return Err(Reason::TooFar { distance: own.gap(round), range });
        }
        let is_open = bounds().holds(round.centre(), round.radius())
            && self.standing().all(|id| !self.disc(id).overlaps(round))
            && self.battle.stones.iter().all(|stone| !stone.disc().overlaps(round))
            && self.battle.woods.iter().all(|wood| !wood.disc().overlaps(round))
            && (0..self.game.layout().pieces.len()).all(|at| !round.overlaps_with(self.outline(at)));
        if !is_open {
            return Err(Reason::NotOpen);
        }
        if self.sees_point(model, round.centre()) { Ok(()) } else { Err(Reason::NoTarget) }
    }

    fn open_spots(
        self,
        model: ModelId,
        radius: i32,
        range: i32,
        check: &dyn Fn(&Spot) -> Result<(), Reason>,
    ) -> Vec<Spot> {
        let own = self.disc(model);
        let mut spots = Vec::new();
        for far in [range / 2, range, range / 4, range / 4 * 3] {
            for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
                let towards = own.centre().shifted(x * 10_000, y * 10_000);
                let apart = own.radius() + radius + far - 10;
                let spot = Spot { at: stretched(own.centre(), towards, apart) };
                if check(&spot).is_ok() {
                    spots.push(spot);
                }
            }
        }
        spots.truncate(6);
        spots
    }

    /// Some places for Kaufman's money bag.
    pub fn spots_for_token(self, model: ModelId, range: i32) -> Vec<Spot> {
        self.open_spots(model, Token::RADIUS, range, &|spot| self.check_token(model, spot.at, range))
    }

    /// Spots in contact with any obstacle on the board.
    pub(crate) fn spots_at_obstacles(self, model: ModelId) -> Vec<Spot> {
        let radius = self.disc(model).radius();
        let gathered = crate::look::Gathered::default();
        let pieces = self.game.layout().pieces.iter().enumerate();
        let obstacles = pieces.filter(|(_, piece)| piece.terrain == Terrain::Obstacle && piece.level == 0);
        let mut spots = Vec::new();
        for (at, _) in obstacles {
            let along = measure::spots_along(self.outline(at), radius, &gathered.things());
            let free = along.into_iter().filter(|spot| self.check_at_obstacle(model, *spot).is_ok());
            spots.extend(free.take(2).map(|at| Spot { at }));
        }
        spots
    }

    pub(crate) fn check_at_obstacle(self, model: ModelId, at: Point) -> Result<(), Reason> {
        let there = self.disc(model).at(at);
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut obstacles = pieces.filter(|(_, piece)| piece.terrain == Terrain::Obstacle && piece.level == 0);
        if !obstacles.any(|(at, _)| there.touches_edge_of(self.outline(at))) {
            return Err(Reason::NotTouching);
        }
        self.check_free(model, there, 0)
    }

    /// Free spots in a wood around its centre.
    pub(crate) fn spots_in_wood(self, model: ModelId, middle: Point) -> Vec<Spot> {
        let own = self.disc(model);
        let around = [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)];
        let spots = around.map(|(x, y)| Spot { at: middle.shifted(x * inches(1), y * inches(1)) });
        let is_free = |spot: &Spot| {
            let is_near = square(middle, spot.at) <= i64::from(inches(2)).pow(2);
            is_near && self.check_free(model, own.at(spot.at), 0).is_ok()
        };
        spots.into_iter().filter(is_free).collect()
    }
}
