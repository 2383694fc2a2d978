//! Sichtlinie: who sees whom, fully, partly or not at all.

use arrayvec::ArrayVec;
use measure::{Body, Polygon, Seen, Sight, SightLine, Solids, Thing, look, sight_over};

use crate::battle::CharacterId;
use crate::look::Look;
use crate::reasons::Obstacle;

/// HR-40.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    Fully,
    Partly,
    Not,
}

/// What can hide a target: objects, and characters that do not belong to the viewer's unit.
struct Screens<'a> {
    outlines: ArrayVec<&'a Polygon, 48>,
    bodies: ArrayVec<Body, 64>,
}

/// HR-40 with what decides.
pub(crate) struct Judged {
    pub seen: Seen,
    /// The line that sees, if there is one.
    pub line: Option<SightLine>,
    /// What hides the target or a part of it.
    pub hiding: Vec<Obstacle>,
}

impl<'a> Look<'a> {
    fn screens(self, by: CharacterId, at: CharacterId) -> Screens<'a> {
        let outlines = self.objects().map(|object| self.outline(object)).take(48).collect();
        Screens { outlines, bodies: self.others(by, at).map(|who| self.body(who)).collect() }
    }

    fn others(self, by: CharacterId, at: CharacterId) -> impl Iterator<Item = CharacterId> + 'a {
        let unit = self.battle.troop_of(by);
        self.battle.everybody().filter(move |who| *who != at && *who != by && self.battle.troop_of(*who) != unit)
    }

    /// HR-40: whether there is a line of sight at all.
    pub fn sees(self, by: CharacterId, at: CharacterId) -> bool {
        let screens = self.screens(by, at);
        let solids = Solids { polygons: &screens.outlines, bodies: &screens.bodies };
        sight_over(self.body(by), self.body(at), &solids).is_free()
    }

    /// HR-40: how much of a target is seen from the viewer's head.
    pub fn vision(self, by: CharacterId, at: CharacterId) -> Vision {
        let screens = self.screens(by, at);
        let solids = Solids { polygons: &screens.outlines, bodies: &screens.bodies };
        match look(self.body(by), self.body(at), &solids) {
            Seen::Fully => Vision::Fully,
            Seen::Partly { .. } => Vision::Partly,
            Seen::Not { .. } => Vision::Not,
        }
    }

    /// HR-40: how much of a target is seen, along which line, and what hides the rest.
    pub(crate) fn judge(self, by: CharacterId, at: CharacterId) -> Judged {
        let screens = self.screens(by, at);
        let solids = Solids { polygons: &screens.outlines, bodies: &screens.bodies };
        let line = match sight_over(self.body(by), self.body(at), &solids) {
            Sight::Free(line) => Some(line),
            Sight::Blocked(_) => None,
        };
        let seen = look(self.body(by), self.body(at), &solids);
        let things = match &seen {
            Seen::Fully => Vec::new(),
            Seen::Partly { by, .. } => vec![*by],
            Seen::Not { by } => by.clone(),
        };
        let name = |thing: Thing| match thing {
            Thing::Polygon(place) => self.objects().nth(place).map(Obstacle::Object),
            Thing::Disc(place) => self.others(by, at).nth(place).map(Obstacle::Character),
            Thing::Edge => None,
        };
        Judged { seen, line, hiding: things.into_iter().filter_map(name).collect() }
    }

    /// HR-63.5: whether a target would be seen if one thing in the way were not there.
    pub fn sees_past_one(self, by: CharacterId, at: CharacterId) -> bool {
        let screens = self.screens(by, at);
        let solids = Solids { polygons: &screens.outlines, bodies: &screens.bodies };
        let (viewer, target) = (self.body(by), self.body(at));
        let Seen::Not { by: hiding } = look(viewer, target, &solids) else { return true };
        hiding.into_iter().any(|thing| {
            let mut outlines = screens.outlines.clone();
            let mut bodies = screens.bodies.clone();
            match thing {
                Thing::Polygon(at) => {
                    outlines.remove(at);
                }
                Thing::Disc(at) => {
                    bodies.remove(at);
                }
                Thing::Edge => {}
            }
            sight_over(viewer, target, &Solids { polygons: &outlines, bodies: &bodies }).is_free()
        })
    }
}
