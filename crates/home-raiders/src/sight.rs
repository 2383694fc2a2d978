//! Sichtlinie: who sees whom, fully, partly or not at all.

use arrayvec::ArrayVec;
use measure::{Body, Polygon, Seen, Solids, Thing, look, sight_over};

use crate::battle::CharacterId;
use crate::field::Field;

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

impl<'a> Field<'a> {
    fn screens(self, by: CharacterId, at: CharacterId) -> Screens<'a> {
        let outlines = self.objects().map(|object| self.outline(object)).take(48).collect();
        let unit = self.battle.troop_of(by);
        let others =
            self.battle.everybody().filter(|who| *who != at && *who != by && self.battle.troop_of(*who) != unit);
        Screens { outlines, bodies: others.map(|who| self.body(who)).collect() }
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
