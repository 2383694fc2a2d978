//! Reasons in words.

use table::{Arg, Phrase};

use super::names::{Names, length};
use crate::reasons::{Obstacle, Reason};
use crate::team::Fault;

pub(super) fn say_reason(names: Names<'_>, reason: Reason) -> Phrase {
    let measured = |key: &'static str, gap: i32, limit: i32| {
        Phrase::new(key).with("gap", length(gap)).with("limit", length(limit))
    };
    match reason {
        Reason::Team(fault) => say_fault(fault),
        Reason::NoSuchTeam => Phrase::new("reason-no-such-team"),
        Reason::NotConcerned => Phrase::new("reason-not-concerned"),
        Reason::NotEverybodyOnce => Phrase::new("reason-not-everybody-once"),
        Reason::TooManyPoints => Phrase::new("reason-too-many-points"),
        Reason::TooFar { who, cost, limit } => {
            measured("reason-too-far", cost, limit).with("who", names.character(who))
        }
        Reason::InTheWay { who, by, at } => Phrase::new("reason-in-the-way")
            .with("who", names.character(who))
            .with("by", say_obstacle(names, by))
            .with("place", names.place(at)),
        Reason::NoRoom { by, at } => {
            Phrase::new("reason-no-room").with("by", say_obstacle(names, by)).with("place", names.place(at))
        }
        Reason::Unsteady { object, at } => {
            Phrase::new("reason-unsteady").with("object", names.object(object)).with("place", names.place(at))
        }
        Reason::Held { who, by } => {
            Phrase::new("reason-held").with("who", names.character(who)).with("by", names.character(by))
        }
        Reason::OutOfFormation { one, other, gap, limit } => measured("reason-out-of-formation", gap, limit)
            .with("one", names.character(one))
            .with("other", names.character(other)),
        Reason::NotTogether { gap, before } => measured("reason-not-together", gap, before),
        Reason::MayNotLeave { who } => Phrase::new("reason-may-not-leave").with("who", names.character(who)),
        Reason::FarFromPortal { who, gap, limit } => {
            measured("reason-far-from-portal", gap, limit).with("who", names.character(who))
        }
        Reason::NearEnemy { who, enemy, gap, limit } => measured("reason-near-enemy", gap, limit)
            .with("who", names.character(who))
            .with("enemy", names.character(enemy)),
        Reason::MarkerNearPortal { gap, limit } => measured("reason-marker-near-portal", gap, limit),
        Reason::MarkerNearMarker { gap, limit } => measured("reason-marker-near-marker", gap, limit),
        Reason::ShovedTooFar { length: gap, limit } => measured("reason-shoved-too-far", gap, limit),
        Reason::NotInContact => Phrase::new("reason-not-in-contact"),
        Reason::FarFromCarrier { gap, limit } => measured("reason-far-from-carrier", gap, limit),
        Reason::NotPushable { object } => Phrase::new("reason-not-pushable").with("object", names.object(object)),
        Reason::ObjectInTheWay { object, by } => Phrase::new("reason-object-in-the-way")
            .with("object", names.object(object))
            .with("by", say_obstacle(names, by)),
        Reason::Pulled => Phrase::new("reason-pulled"),
        Reason::NobodyParted => Phrase::new("reason-nobody-parted"),
        Reason::MustStandUp => Phrase::new("reason-must-stand-up"),
        Reason::MustRegroup => Phrase::new("reason-must-regroup"),
        Reason::NotInContactWithEnemies => Phrase::new("reason-not-in-contact-with-enemies"),
        Reason::InContactWithEnemies => Phrase::new("reason-in-contact-with-enemies"),
        Reason::NoRangedDice => Phrase::new("reason-no-ranged-dice"),
        Reason::NobodyInSight => Phrase::new("reason-nobody-in-sight"),
        Reason::RestMustAttack => Phrase::new("reason-rest-must-attack"),
        Reason::RestMustNotMove => Phrase::new("reason-rest-must-not-move"),
    }
}

fn say_obstacle(names: Names<'_>, by: Obstacle) -> Arg {
    match by {
        Obstacle::Character(who) => names.character(who).into(),
        Obstacle::Object(object) => names.object(object).into(),
        Obstacle::Edge => Phrase::new("edge").into(),
    }
}

fn say_fault(fault: Fault) -> Phrase {
    match fault {
        Fault::NoSuchCard { card } => Phrase::new("fault-no-such-card").with("card", card.0),
        Fault::NotAUnit { card } => Phrase::new("fault-not-a-unit").with("card", card.0),
        Fault::NotALeader { card } => Phrase::new("fault-not-a-leader").with("card", card.0),
        Fault::NotAHero { card } => Phrase::new("fault-not-a-hero").with("card", card.0),
        Fault::NoCopies => Phrase::new("fault-no-copies"),
        Fault::TwiceTheSame { card } => Phrase::new("fault-twice-the-same").with("card", card.0),
        Fault::TooManyStars { stars, limit } => {
            Phrase::new("fault-too-many-stars").with("stars", stars).with("limit", limit)
        }
        Fault::TooManyCharacters { count } => Phrase::new("fault-too-many-characters").with("count", count),
        Fault::Nobody => Phrase::new("fault-nobody"),
    }
}
