//! Truppe aufstellen (MS-08).

use measure::units::{INCH, inches};
use measure::{Disc, Point, find_overlap};
use table::{Flow, Seat};

use crate::asked::{Bird, Chance, Deployed, Question};
use crate::battle::{Edge, ModelId, State, Step, base};
use crate::content::{SIDE, Terrain};
use crate::game::Play;
use crate::look::{Gathered, Look};
use crate::reasons::{InTheWay, Reason};
use crate::told::Event;

/// MS-08: the depth of the strip in which models are placed.
const DEPTH: i32 = 10 * INCH;

impl Edge {
    /// How far a point is from the edge.
    pub fn distance(self, point: Point) -> i32 {
        let side = SIDE * INCH;
        match self {
            Edge::South => point.y(),
            Edge::North => side - point.y(),
            Edge::West => point.x(),
            Edge::East => side - point.x(),
        }
    }

    /// The point at these distances along the edge and from it.
    pub fn point(self, along: i32, depth: i32) -> Point {
        let side = SIDE * INCH;
        match self {
            Edge::South => Point::clamped(along, depth),
            Edge::North => Point::clamped(along, side - depth),
            Edge::West => Point::clamped(depth, along),
            Edge::East => Point::clamped(side - depth, along),
        }
    }
}

impl Play<'_, '_> {
    pub fn roll_for_deployment(&mut self) -> Flow {
        let order = self.roll_order(|seat| Chance::Deployment { seat })?;
        self.battle.order = order.clone();
        if let ([best, other], 2) = (order.as_slice(), self.battle.players.len()) {
            let bird = self.table.ask(self.battle, *best, Question::Bird, &[Bird::Early, Bird::Initiative])?;
            let (early, initiative) = match bird {
                Bird::Early => (*best, *other),
                Bird::Initiative => (*other, *best),
            };
            self.battle.initiative = Some(initiative);
            self.battle.order = vec![early, initiative];
            self.table.tell(|| Event::InitiativeTaken { seat: initiative });
            self.next(Step::Deploy { seat: early });
            self.next(Step::ChooseEdge { seat: early });
            return Ok(());
        }
        // Everybody takes an edge and places one model, then it goes on in the same order.
        self.next(Step::Deploy { seat: order[0] });
        for seat in order.into_iter().rev() {
            self.next(Step::Deploy { seat });
            self.next(Step::ChooseEdge { seat });
        }
        Ok(())
    }

    pub fn choose_edge(&mut self, seat: Seat) -> Flow {
        if !self.look().is_in_play(seat) {
            return Ok(());
        }
        let is_free = |edge: &Edge| self.battle.players.iter().all(|player| player.edge != Some(*edge));
        let options: Vec<Edge> = Edge::ALL.iter().copied().filter(is_free).collect();
        let edge = self.table.ask(self.battle, seat, Question::Edge, &options)?;
        self.battle.players[seat.index()].edge = Some(edge);
        self.table.tell(|| Event::EdgeChosen { seat, edge });
        if self.battle.players.len() == 2 {
            let other = seat.other();
            self.battle.players[other.index()].edge = Some(edge.opposite());
            self.table.tell(|| Event::EdgeChosen { seat: other, edge: edge.opposite() });
        }
        Ok(())
    }

    /// A player places one model; then the next player, until all models are placed.
    pub fn deploy(&mut self, seat: Seat) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        let waiting: Vec<ModelId> =
            look.ids().filter(|id| look.model(*id).owner == seat && look.model(*id).state == State::Waiting).collect();
        if !waiting.is_empty() && look.is_in_play(seat) {
            let options = sample(look, &waiting);
            let deployed = self.table.ask_where(self.battle, seat, Question::Deploy, &options, |it: &Deployed| {
                if waiting.contains(&it.model) { look.check_deployment(*it) } else { Err(Reason::NotWanted) }
            })?;
            let Deployed { model, at } = deployed;
            let it = self.model(model);
            (it.at, it.state) = (at, State::Standing);
            self.tell_near(model, |near| Event::Deployed { model, at, near });
        }
        // With three or four players, those without an edge are on the agenda already.
        if matches!(self.battle.agenda.last(), Some(Step::ChooseEdge { .. } | Step::Deploy { .. })) {
            return Ok(());
        }
        let look = self.look();
        let has_waiting = |seat: &Seat| {
            let mut models = self.battle.models.iter();
            look.is_in_play(*seat) && models.any(|model| model.owner == *seat && model.state == State::Waiting)
        };
        let place = self.battle.order.iter().position(|other| *other == seat).unwrap_or(0);
        let after = self.battle.order.iter().cycle().skip(place + 1).take(self.battle.order.len());
        if let Some(next) = after.copied().find(has_waiting) {
            self.next(Step::Deploy { seat: next });
        }
        Ok(())
    }
}

/// A few free spots for each model along its player's edge.
fn sample(look: Look<'_>, waiting: &[ModelId]) -> Vec<Deployed> {
    let Some(edge) = waiting.first().and_then(|id| look.battle.players[look.model(*id).owner.index()].edge) else {
        return Vec::new();
    };
    let mut spots = Vec::new();
    for model in waiting {
        // As far forward as allowed, then closer to the edge.
        let front = DEPTH - look.disc(*model).radius() - 1;
        let deployed = [front, inches(5), inches(2)].into_iter().flat_map(|depth| {
            (0..9).map(move |step| {
                // From the middle outwards, with a different start for each model.
                let offset = (step + 1) / 2 * if step % 2 == 0 { 1 } else { -1 } * 4 + i32::from(model.0 % 3) - 1;
                Deployed { model: *model, at: edge.point((SIDE / 2 + offset) * INCH, depth) }
            })
        });
        spots.extend(deployed.filter(|it| look.check_deployment(*it).is_ok()).take(3));
    }
    spots
}

impl Look<'_> {
    /// MS-08: completely within 10 inches of the player's own edge, and not on anything.
    pub(crate) fn check_deployment(self, deployed: Deployed) -> Result<(), Reason> {
        let disc = base(deployed.at, self.character(deployed.model).base);
        let edge = self.battle.players[self.model(deployed.model).owner.index()].edge;
        if edge.is_none_or(|edge| edge.distance(deployed.at) + disc.radius() >= DEPTH) {
            return Err(Reason::NotInZone);
        }
        self.check_free(deployed.model, disc, 0)
    }

    /// Whether a base overlaps nothing that models cannot stand on.
    pub(crate) fn check_free(self, model: ModelId, disc: Disc, level: u8) -> Result<(), Reason> {
        let mut gathered = Gathered::default();
        for other in self.standing().filter(|other| *other != model && self.model(*other).level == level) {
            gathered.add_model(self, other);
        }
        gathered.add_pieces(self, |terrain, at| {
            at == level && matches!(terrain, Terrain::Barrier | Terrain::Tree | Terrain::Obstacle)
        });
        if let Some(thing) = find_overlap(disc, &gathered.things()) {
            return Err(Reason::Overlaps { with: gathered.name(thing) });
        }
        self.check_stones(disc, level)
    }

    /// MS-27: no base stands on a stone.
    pub(crate) fn check_stones(self, disc: Disc, level: u8) -> Result<(), Reason> {
        match self.battle.stones.iter().find(|stone| stone.level == level && stone.disc().overlaps(disc)) {
            Some(stone) => Err(Reason::Overlaps { with: InTheWay::Stone(stone.number) }),
            None => Ok(()),
        }
    }
}
