//! Why something is not allowed, as sentences that explain the rule.

use table::Phrase;

use crate::army::{Fault, SIZES};
use crate::asked::Reason;

pub(super) fn say_reason(reason: &Reason) -> Phrase {
    match reason {
        Reason::Army(fault) => say_fault(fault),
        Reason::NoReadyArmy => Phrase::new("reason-no-ready-army"),
        Reason::TooFewMarkers { cost, ready } => {
            Phrase::new("reason-too-few-markers").with("cost", *cost).with("ready", *ready)
        }
        Reason::RedeployedThisTurn => Phrase::new("reason-redeployed-this-turn"),
        Reason::EngagedUnitsStay => Phrase::new("reason-engaged-units-stay"),
        Reason::TooSlow => Phrase::new("reason-too-slow"),
        Reason::NotInTheFront => Phrase::new("reason-not-in-the-front"),
        Reason::NotInTheFrontToShoot => Phrase::new("reason-not-in-the-front-to-shoot"),
        Reason::NotInContactSinceTheTurnBegan => Phrase::new("reason-not-in-contact-since-the-turn-began"),
        Reason::NoEngagementDice => Phrase::new("reason-no-engagement-dice"),
        Reason::NoShootingDice => Phrase::new("reason-no-shooting-dice"),
        Reason::NobodyToAttack => Phrase::new("reason-nobody-to-attack"),
        Reason::OutOfReach => Phrase::new("reason-out-of-reach"),
        Reason::NotInTheFirstTurn => Phrase::new("reason-not-in-the-first-turn"),
        Reason::NoMarkersLeft => Phrase::new("reason-no-markers-left"),
    }
}

/// Why a list is no army. Units are counted from 1; a tile has the number that was typed.
pub(crate) fn say_fault(fault: &Fault) -> Phrase {
    let of_unit = |key: &'static str, unit: usize| Phrase::new(key).with("unit", unit as i64 + 1);
    match *fault {
        Fault::Size { size } => {
            let phrase = Phrase::new("fault-size").with("size", size);
            phrase.with("least", *SIZES.start()).with("most", *SIZES.end())
        }
        Fault::EmptyArmy => Phrase::new("fault-empty-army"),
        Fault::EmptyUnit { unit } => of_unit("fault-empty-unit", unit),
        Fault::UnknownTile { unit, tile } => of_unit("fault-unknown-tile", unit).with("tile", tile.0),
        Fault::TileTwice { unit, tile } => of_unit("fault-tile-twice", unit).with("tile", tile.0),
        Fault::TooManyTroops { unit, troops, formation } => {
            of_unit("fault-too-many-troops", unit).with("troops", troops).with("formation", formation)
        }
        Fault::TwoAuxiliaries { unit } => of_unit("fault-two-auxiliaries", unit),
        Fault::NoLife { unit } => of_unit("fault-no-life", unit),
        Fault::TooManyPoints { points, size } => {
            Phrase::new("fault-too-many-points").with("points", points).with("size", size)
        }
    }
}
