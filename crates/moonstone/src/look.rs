//! What can be seen and measured on the table: bases, distances, sight, cover, engagement. Figures are in `figures.rs`.

use measure::units::{INCH, inches};
use measure::{Body, Cover, Disc, Point, Polygon, Seen, Sight, Solids, Things, cover, look, sight, sight_over};
use table::Seat;

use crate::battle::{Battle, Model, ModelId, State, base};
use crate::content::{Character, Filter, Passive, STOREY, Terrain, Traits, Whose, bounds};
use crate::game::Moonstone;
use crate::reasons::{InTheWay, Reason};
use crate::told::NearStone;

/// A look at the table.
#[derive(Clone, Copy)]
pub struct Look<'b> {
    pub game: &'b Moonstone,
    pub battle: &'b Battle,
}

/// Things gathered for one question, with their names.
#[derive(Default)]
pub(crate) struct Gathered<'b> {
    pub polygons: Vec<&'b Polygon>,
    pub pieces: Vec<u8>,
    pub discs: Vec<Disc>,
    pub names: Vec<InTheWay>,
}

impl<'b> Gathered<'b> {
    pub fn things(&self) -> Things<'_> {
        Things { table: bounds(), polygons: &self.polygons, discs: &self.discs }
    }

    pub fn name(&self, thing: measure::Thing) -> InTheWay {
        Reason::thing(thing, &self.pieces, &self.names)
    }

    pub fn add_model(&mut self, look: Look<'b>, model: ModelId) {
        self.discs.push(look.disc(model));
        self.names.push(InTheWay::Model(model));
    }

    pub fn add_pieces(&mut self, look: Look<'b>, mut wanted: impl FnMut(Terrain, u8) -> bool) {
        for (at, piece) in look.game.layout().pieces.iter().enumerate() {
            if wanted(piece.terrain, piece.level) {
                self.polygons.push(look.outline(at));
                self.pieces.push(at as u8);
            }
        }
    }

    pub fn add_woods(&mut self, look: Look<'b>) {
        for (at, wood) in look.battle.woods.iter().enumerate() {
            self.discs.push(wood.disc());
            self.names.push(InTheWay::Wood(at as u8));
        }
    }
}

impl<'b> Look<'b> {
    #[inline]
    pub fn model(self, id: ModelId) -> &'b Model {
        &self.battle.models[id.index()]
    }

    #[inline]
    pub fn character(self, id: ModelId) -> &'b Character {
        self.game.content().character(self.model(id).character)
    }

    #[inline]
    pub fn disc(self, id: ModelId) -> Disc {
        base(self.model(id).at, self.character(id).base)
    }

    pub fn nearest_stone(self, to: ModelId) -> Option<NearStone> {
        NearStone::find(self.disc(to), self.battle.stones.iter().map(|stone| (stone.at, stone.number, stone.depth)))
    }

    pub fn ids(self) -> impl Iterator<Item = ModelId> + use<> {
        (0..self.battle.models.len() as u8).map(ModelId)
    }

    /// Everybody on the table.
    pub fn standing(self) -> impl Iterator<Item = ModelId> + use<'b> {
        self.ids().filter(move |id| self.is_standing(*id))
    }

    #[inline]
    pub fn is_standing(self, id: ModelId) -> bool {
        self.model(id).state == State::Standing
    }

    /// The seat a model acts for; a commanded one acts for the seat that commands it.
    #[inline]
    pub fn side(self, id: ModelId) -> Seat {
        match self.battle.active {
            Some(active) if active.model == id => active.seat,
            _ => self.model(id).owner,
        }
    }

    #[inline]
    pub fn are_enemies(self, one: ModelId, other: ModelId) -> bool {
        self.side(one) != self.side(other)
    }

    /// MS-30: closer than this many inches, edge to edge.
    #[inline]
    pub fn is_within(self, one: ModelId, other: ModelId, length: u8) -> bool {
        self.disc(one).is_within(inches(i32::from(length)), self.disc(other))
    }

    pub fn are_touching(self, one: ModelId, other: ModelId) -> bool {
        self.disc(one).touches(self.disc(other))
    }

    /// The current outline of a piece of terrain.
    #[inline]
    pub fn outline(self, piece: usize) -> &'b Polygon {
        match &self.battle.ground {
            Some(ground) => &ground[piece],
            None => &self.game.layout().pieces[piece].outline,
        }
    }

    /// MS-31: whether two models see each other.
    pub fn sees(self, one: ModelId, other: ModelId) -> bool {
        one == other || self.sight(one, other).0.is_free()
    }

    /// MS-31, with the reasons.
    pub(crate) fn sight(self, one: ModelId, other: ModelId) -> (Sight, Gathered<'b>) {
        self.sight_between(self.disc(one), self.disc(other), [one, other])
    }

    /// Whether a model sees a point.
    pub fn sees_point(self, one: ModelId, point: Point) -> bool {
        self.sight_between(self.disc(one), Disc::point(point), [one, one]).0.is_free()
    }

    /// Sight between the bases of two models, wherever they are.
    pub(crate) fn sight_between(self, from: Disc, to: Disc, not: [ModelId; 2]) -> (Sight, Gathered<'b>) {
        let mut gathered = Gathered::default();
        for id in self.standing().filter(|id| !not.contains(id) && !self.is_airborne(*id)) {
            gathered.add_model(self, id);
        }
        for (at, piece) in self.game.layout().pieces.iter().enumerate() {
            let outline = self.outline(at);
            // MS-55: sight goes into a wood and out of it, but not through.
            let blocks = match piece.terrain {
                Terrain::Barrier | Terrain::Tree => true,
                Terrain::Wood => !from.overlaps_with(outline) && !to.overlaps_with(outline),
                Terrain::Water | Terrain::Obstacle | Terrain::Floor | Terrain::Platform | Terrain::Stairs => false,
            };
            if blocks {
                gathered.polygons.push(outline);
                gathered.pieces.push(at as u8);
            }
        }
        for (at, wood) in self.battle.woods.iter().enumerate() {
            if !from.overlaps(wood.disc()) && !to.overlaps(wood.disc()) {
                gathered.discs.push(wood.disc());
                gathered.names.push(InTheWay::Wood(at as u8));
            }
        }
        let levels = not.map(|id| self.model(id).level);
        let found = if levels == [0, 0] {
            sight(from, to, &gathered.things())
        } else {
            self.sight_with_heights(from, to, levels, &gathered)
        };
        (found, gathered)
    }

    /// MS-50: from above, one sees over anything lower.
    fn sight_with_heights(self, from: Disc, to: Disc, levels: [u8; 2], gathered: &Gathered<'b>) -> Sight {
        let bodies = self.bodies(gathered);
        let solids = Solids { polygons: &gathered.polygons, bodies: &bodies };
        sight_over(body(from, levels[0]), body(to, levels[1]), &solids)
    }

    /// Round things with their heights.
    fn bodies(self, gathered: &Gathered<'b>) -> Vec<Body> {
        let named = gathered.discs.iter().zip(&gathered.names);
        let heights = named.map(|(disc, name)| match name {
            InTheWay::Model(id) => body(*disc, self.model(*id).level),
            _ => body(*disc, 1),
        });
        heights.collect()
    }

    /// MS-49: the cover that a target has from a model, and what gives it.
    pub fn cover(self, from: ModelId, to: ModelId) -> Cover {
        self.cover_by(from, to).0
    }

    /// MS-49, with the reasons.
    pub(crate) fn cover_by(self, from: ModelId, to: ModelId) -> (Cover, Gathered<'b>) {
        let mut gathered = Gathered::default();
        for id in self.standing().filter(|id| *id != from && *id != to && !self.is_airborne(*id)) {
            gathered.add_model(self, id);
        }
        gathered.add_pieces(self, |terrain, _| {
            matches!(terrain, Terrain::Wood | Terrain::Obstacle | Terrain::Barrier | Terrain::Tree)
        });
        gathered.add_woods(self);
        let levels = [from, to].map(|id| self.model(id).level);
        if levels != [0, 0] {
            self.leave_out_what_is_low(&mut gathered, [self.disc(from), self.disc(to)], levels);
        }
        (cover(self.disc(from), self.disc(to), &gathered.things(), INCH), gathered)
    }

    /// MS-50: anything below the line from the head of one to the feet of the other gives no cover; on the same level,
    /// anything lower than that level.
    fn leave_out_what_is_low(self, gathered: &mut Gathered<'b>, ends: [Disc; 2], levels: [u8; 2]) {
        let [viewer, target] = [body(ends[0], levels[0]), body(ends[1], levels[1])];
        let is_high = |top: i32, solids: &Solids<'_>| {
            if levels[0] == levels[1] { top > target.foot() } else { look(viewer, target, solids) != Seen::Fully }
        };
        let bodies = self.bodies(gathered);
        let polygons = std::mem::take(&mut gathered.polygons).into_iter().zip(std::mem::take(&mut gathered.pieces));
        let high =
            polygons.filter(|(outline, _)| is_high(outline.height(), &Solids { polygons: &[outline], bodies: &[] }));
        (gathered.polygons, gathered.pieces) = high.unzip();
        let discs = std::mem::take(&mut gathered.discs).into_iter().zip(std::mem::take(&mut gathered.names));
        let high =
            discs.zip(bodies).filter(|(_, body)| is_high(body.head(), &Solids { polygons: &[], bodies: &[*body] }));
        (gathered.discs, gathered.names) = high.map(|(named, _)| named).unzip();
    }

    /// MS-49, MS-50: how many cards cover costs.
    pub fn cover_malus(self, from: ModelId, to: ModelId) -> i8 {
        if self.is_airborne(to) || self.has_mark(to, crate::content::Mark::OutOfReach) {
            return 0;
        }
        match (self.cover(from, to), self.is_elevated(from)) {
            (Cover::None, _) | (Cover::Light { .. }, true) => 0,
            (Cover::Light { .. }, false) | (Cover::Heavy { .. }, true) => 1,
            (Cover::Heavy { .. }, false) => 2,
        }
    }

    /// MS-50.
    pub fn is_elevated(self, id: ModelId) -> bool {
        self.model(id).level > 0 && !self.is_airborne(id)
    }

    /// The melee range in units.
    pub fn reach(self, id: ModelId) -> i32 {
        inches(i32::from(self.character(id).reach))
    }

    /// MS-28: whether a model engages an enemy.
    pub fn engages(self, one: ModelId, other: ModelId) -> bool {
        self.are_enemies(one, other)
            && self.is_in_reach(one, other)
            && !self.is_airborne(one)
            && !self.is_airborne(other)
            && self.sees(one, other)
    }

    /// MS-30, MS-57: whether another model is within one's melee range. A storey is higher than any melee range.
    pub fn is_in_reach(self, one: ModelId, other: ModelId) -> bool {
        self.disc(one).is_within(self.reach(one), self.disc(other)) && !self.are_storeys_apart(one, other)
    }

    /// MS-57: whether one is on a storey above the other, with neither on the stairs between them.
    pub fn are_storeys_apart(self, one: ModelId, other: ModelId) -> bool {
        let levels = [one, other].map(|id| self.model(id).level);
        let lower = levels[0].min(levels[1]);
        levels[0] != levels[1]
            && (levels[0].abs_diff(levels[1]) > 1 || ![one, other].iter().any(|id| self.is_on_stairs(*id, lower)))
    }

    fn is_on_stairs(self, id: ModelId, level: u8) -> bool {
        let mut pieces = self.game.layout().pieces.iter().enumerate();
        pieces.any(|(at, piece)| {
            piece.terrain == Terrain::Stairs && piece.level == level && self.disc(id).overlaps_with(self.outline(at))
        })
    }

    /// MS-28.
    pub fn is_engaged(self, id: ModelId) -> bool {
        self.standing().any(|other| other != id && self.engages(other, id))
    }

    pub fn is_airborne(self, id: ModelId) -> bool {
        self.traits(id).is_airborne && self.has(id, Passive::Airborne)
    }

    /// Whether a model matches a filter from another one's point of view.
    pub fn fits(self, filter: &Filter, by: ModelId, id: ModelId) -> bool {
        let is_friend = !self.are_enemies(by, id);
        let keywords = self.character(id).keywords;
        let is_meant = match filter.whose {
            Whose::Any => true,
            Whose::Other => id != by,
            Whose::Friendly => is_friend,
            Whose::OtherFriendly => is_friend && id != by,
            Whose::Enemy => !is_friend,
            Whose::EnemyOr => return (!is_friend || filter.fits(keywords)) && self.has_traits(filter.traits, by, id),
        };
        is_meant && filter.fits(keywords) && self.has_traits(filter.traits, by, id)
    }

    fn has_traits(self, traits: Traits, by: ModelId, id: ModelId) -> bool {
        traits.is_empty()
            || (traits.iter()).all(|one| match one {
                Traits::ENGAGED => self.is_engaged(id),
                Traits::ACTIVATED => self.model(id).has_activated,
                Traits::EVASIVE => self.evade(id, Some(by)) <= -1,
                Traits::WEAKER => self.wounds_left(id) < self.wounds_left(by),
                Traits::NEAR_WOOD => self.is_near_wood(id),
                Traits::BEARER => self.model(id).stones > 0,
                Traits::BYSTANDER => self.battle.fight().is_none_or(|fight| !fight.models.contains(&id)),
                _ => true,
            })
    }

    /// Within 3 inches of a tree or a wood.
    fn is_near_wood(self, id: ModelId) -> bool {
        let disc = self.disc(id);
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut woods = pieces.filter(|(_, piece)| matches!(piece.terrain, Terrain::Wood | Terrain::Tree));
        woods.any(|(at, _)| disc.is_within_of(inches(3), self.outline(at)))
            || self.battle.woods.iter().any(|wood| disc.is_within(inches(3), wood.disc()))
    }

    /// Whether the base of a model lies at least partly in terrain of a kind.
    pub fn is_in(self, id: ModelId, terrain: Terrain) -> bool {
        let disc = self.disc(id);
        let pieces = self.game.layout().pieces.iter().enumerate();
        let mut same = pieces.filter(|(_, piece)| piece.terrain == terrain);
        same.any(|(at, _)| disc.overlaps_with(self.outline(at)))
            || terrain == Terrain::Wood && self.battle.woods.iter().any(|wood| disc.overlaps(wood.disc()))
    }

    pub fn wounds_left(self, id: ModelId) -> u8 {
        self.character(id).health.saturating_sub(self.model(id).wounds)
    }

    /// MS-14: the stones that a player's models carry.
    pub fn stones_of(self, seat: Seat) -> u8 {
        self.battle.models.iter().filter(|model| model.owner == seat).map(|model| model.stones).sum()
    }

    /// The other seats, clockwise from the left of one.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.battle.players.len() as u8;
        (1..count).map(move |step| Seat((seat.0 + step) % count))
    }

    pub fn is_in_play(self, seat: Seat) -> bool {
        self.battle.players.get(seat.index()).is_some_and(|player| !player.is_out)
    }
}

/// A model on a level: an inch tall.
fn body(disc: Disc, level: u8) -> Body {
    let foot = i32::from(level) * STOREY;
    Body::new(disc, foot, foot + INCH)
        .unwrap_or_else(|_| Body::new(disc, 0, INCH).expect("an inch above the ground is possible"))
}
