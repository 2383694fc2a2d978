//! Sichtlinie: who sees whom: fully, partly or not at all.

use arrayvec::ArrayVec;
use measure::{Body, Polygon, Rect, Seen, Sight, SightLine, Solids, Thing, look, sight_over};

use crate::battle::{CharacterId, ObjectId};
use crate::look::Look;
use crate::reasons::Obstacle;

/// HR-40.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    Fully,
    Partly,
    Not,
}

/// A viewer, a target and what can hide it: objects, and characters outside the viewer's unit.
struct Gaze<'a> {
    viewer: Body,
    target: Body,
    objects: ArrayVec<ObjectId, 48>,
    outlines: ArrayVec<&'a Polygon, 48>,
    others: ArrayVec<CharacterId, 64>,
    bodies: ArrayVec<Body, 64>,
}

impl Gaze<'_> {
    fn solids(&self) -> Solids<'_> {
        Solids { polygons: &self.outlines, bodies: &self.bodies }
    }

    fn sees(&self) -> Sight {
        sight_over(self.viewer, self.target, &self.solids())
    }

    fn look(&self) -> Seen {
        look(self.viewer, self.target, &self.solids())
    }
}

/// HR-40: the result of a sight check, with its reasons.
pub(crate) struct Judged {
    pub seen: Seen,
    /// The line of sight, if there is one.
    pub line: Option<SightLine>,
    /// What hides all or part of the target.
    pub hiding: Vec<Obstacle>,
}

impl<'a> Look<'a> {
    /// HR-40: on the same level sight goes from base to base, and everything that rises above that level hides. Between
    /// different levels it goes from head to body.
    ///
    /// Uneven objects are ground: on the same level they hide only figures shorter than they are.
    fn gaze(self, by: CharacterId, at: CharacterId) -> Gaze<'a> {
        let (mut viewer, mut target) = (self.body(by), self.body(at));
        let is_level = viewer.foot() == target.foot();
        let (from, to) = (viewer.base().bounds(), target.base().bounds());
        let between = Rect::around(&[from.low, from.high, to.low, to.high]);
        let hides = |(object, outline): &(ObjectId, &Polygon)| {
            !is_level || !self.traits(*object).uneven || outline.height() > target.head()
        };
        let near = self.outlines().filter(|(_, outline)| between.meets(outline.bounds()));
        let (objects, outlines) = near.filter(hides).take(48).unzip();
        let unit = self.battle.troop_of(by);
        let others = self.battle.everybody().filter(|who| between.meets(self.base(*who).bounds()));
        let others = others.filter(|who| *who != at && self.battle.troop_of(*who) != unit);
        let (others, bodies) = others.map(|who| (who, self.body(who))).unzip();
        if is_level {
            (viewer, target) = (flatten(viewer), flatten(target));
        }
        Gaze { viewer, target, objects, outlines, others, bodies }
    }

    /// HR-40: whether there is a line of sight at all.
    pub fn sees(self, by: CharacterId, at: CharacterId) -> bool {
        self.gaze(by, at).sees().is_free()
    }

    /// HR-40: how much of a target is seen.
    pub fn vision(self, by: CharacterId, at: CharacterId) -> Vision {
        match self.gaze(by, at).look() {
            Seen::Fully => Vision::Fully,
            Seen::Partly { .. } => Vision::Partly,
            Seen::Not { .. } => Vision::Not,
        }
    }

    /// HR-40: how much of a target is seen, along which line, and what hides the rest.
    pub(crate) fn judge(self, by: CharacterId, at: CharacterId) -> Judged {
        let gaze = self.gaze(by, at);
        let line = match gaze.sees() {
            Sight::Free(line) => Some(line),
            Sight::Blocked(_) => None,
        };
        let seen = gaze.look();
        let things = match &seen {
            Seen::Fully => Vec::new(),
            Seen::Partly { by, .. } => vec![*by],
            Seen::Not { by } => by.clone(),
        };
        let name = |thing: Thing| match thing {
            Thing::Polygon(place) => Some(Obstacle::Object(gaze.objects[place])),
            Thing::Disc(place) => Some(Obstacle::Character(gaze.others[place])),
            Thing::Edge => None,
        };
        Judged { seen, line, hiding: things.into_iter().filter_map(name).collect() }
    }

    /// HR-63.5: whether a target would be seen with one thing in the way removed.
    pub fn sees_past_one(self, by: CharacterId, at: CharacterId) -> bool {
        let mut gaze = self.gaze(by, at);
        let Seen::Not { by: hiding } = gaze.look() else { return true };
        hiding.into_iter().any(|thing| match thing {
            Thing::Polygon(at) => {
                let outline = gaze.outlines.remove(at);
                let sees = gaze.sees().is_free();
                gaze.outlines.insert(at, outline);
                sees
            }
            Thing::Disc(at) => {
                let body = gaze.bodies.remove(at);
                let sees = gaze.sees().is_free();
                gaze.bodies.insert(at, body);
                sees
            }
            Thing::Edge => false,
        })
    }
}

/// A base without the figure on it.
fn flatten(body: Body) -> Body {
    Body::new(body.base(), body.foot(), body.foot()).expect("the foot of a body is a possible height")
}
