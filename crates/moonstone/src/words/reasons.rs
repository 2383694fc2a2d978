//! Reasons.

use table::{Arg, Phrase};

use super::Speaker;
use super::names::{inches, place};
use crate::reasons::Reason;

impl Speaker<'_> {
    pub fn reason(self, reason: &Reason) -> Phrase {
        match reason {
            Reason::TooLong { length, limit, .. } => {
                Phrase::new("reason-too-long").with("length", inches(*length)).with("limit", inches(*limit))
            }
            Reason::NotStraight => Phrase::new("reason-not-straight"),
            Reason::Blocked { by, at } => {
                Phrase::new("reason-blocked").with("by", self.in_the_way(*by)).with("place", place(*at))
            }
            Reason::NoJogThere { at } => Phrase::new("reason-no-jog-there").with("place", place(*at)),
            Reason::Overlaps { with } => Phrase::new("reason-overlaps").with("by", self.in_the_way(*with)),
            Reason::Retreats { from, reach, distance } => Phrase::new("reason-retreats")
                .with("model", self.model(*from))
                .with("reach", inches(*reach))
                .with("distance", inches(*distance)),
            Reason::OffLevel { at } => Phrase::new("reason-off-level").with("place", place(*at)),
            Reason::AwayFromToken => Phrase::new("reason-away-from-token"),
            Reason::NotInZone => Phrase::new("reason-not-in-zone"),
            Reason::NotInBuilding => Phrase::new("reason-not-in-building"),
            Reason::NotAcross => Phrase::new("reason-not-across"),
            Reason::TooFarAcross { distance, range } => {
                Phrase::new("reason-too-far-across").with("distance", inches(*distance)).with("range", inches(*range))
            }
            Reason::TooHigh { height, limit } => {
                Phrase::new("reason-too-high").with("height", inches(*height)).with("limit", inches(*limit))
            }
            Reason::NoObstacle => Phrase::new("reason-no-obstacle"),
            Reason::TooFar { distance, range } => {
                Phrase::new("reason-too-far").with("distance", inches(*distance)).with("range", inches(*range))
            }
            Reason::NotTouching => Phrase::new("reason-not-touching"),
            Reason::NoEnergy { has, needs } => Phrase::new("reason-no-energy").with("has", *has).with("needs", *needs),
            Reason::AlreadyJogged => Phrase::new("reason-already-jogged"),
            Reason::Forbidden => Phrase::new("reason-forbidden"),
            Reason::Engaged { by, reach, distance } => Phrase::new("reason-engaged")
                .with("model", self.model(*by))
                .with("reach", inches(*reach))
                .with("distance", inches(*distance)),
            Reason::NotEngaged => Phrase::new("reason-not-engaged"),
            Reason::OutOfRange { target, distance, range } => Phrase::new("reason-out-of-range")
                .with("model", self.model(*target))
                .with("distance", inches(*distance))
                .with("range", inches(*range)),
            Reason::NotSeen { target, by } => Phrase::new("reason-not-seen")
                .with("model", self.model(*target))
                .with("by", Arg::List(by.iter().map(|by| self.in_the_way(*by)).collect())),
            Reason::UsedUp => Phrase::new("reason-used-up"),
            Reason::Lost => Phrase::new("reason-lost"),
            Reason::NoTarget => Phrase::new("reason-no-target"),
            Reason::NeedsMissing => Phrase::new("reason-needs-missing"),
            Reason::NotWanted => Phrase::new("reason-not-wanted"),
            Reason::NoSuchCard => Phrase::new("reason-no-such-card"),
            Reason::Taken { by } => Phrase::new("reason-taken").with("player", self.player(*by)),
            Reason::Rival { of } => Phrase::new("reason-rival").with("character", self.character(*of)),
        }
    }
}
