//! What happened.

use table::{Arg, Phrase, Seat, Words};

use super::names::{
    Form, eye, find_troop, name_sector, name_troop_of, name_unit_of, name_way_to, tag_side, whose, with_side,
};
use crate::asked::{DicePart, Event};
use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Sector, Segment};
use crate::view::View;

pub(super) fn say_event(view: &View, event: &Event) -> Phrase {
    let unit_does = |key: &'static str, unit| unit_does(key, view, unit);
    let troop_does = |key: &'static str, troop| troop_does(key, view, troop);
    let plain = |unit| name_unit_of(view, unit, Form::Plain);
    match *event {
        Event::ArmiesMustered => Phrase::new("event-armies-mustered"),
        Event::RolledForPlayerA { rolls } => {
            for_both_sides(Phrase::new("event-rolled-for-player-a"), view, rolls.map(u16::from))
        }
        Event::PlayerADecided { seat } => with_side(Phrase::new("event-player-a-decided"), view, seat),
        Event::StackPlaced { unit, to } => goes_to("event-stack-placed", view, unit, to),
        Event::StacksOpened => Phrase::new("event-stacks-opened"),
        Event::RoundBegan { round, starts } => {
            with_side(Phrase::new("event-round-began"), view, starts).with("round", round)
        }
        Event::Redeployed { unit, to } => goes_to("event-redeployed", view, unit, to),
        Event::Ordered { unit, paid } => {
            unit_does("event-ordered", unit).with("cost", Phrase::new("cost").with("markers", paid))
        }
        Event::Passed { seat } => with_side(Phrase::new("event-passed"), view, seat),
        Event::Moved { unit, to } => goes_to("event-moved", view, unit, to),
        Event::Attacked { unit, sector } => unit_does("event-attacked", unit).with("where", there(view, sector)),
        Event::Intercepted { unit, attacker } => unit_does("event-intercepted", unit).with("attacker", plain(attacker)),
        Event::ReactedByShooting { unit, attacker } => {
            unit_does("event-reacted-by-shooting", unit).with("attacker", plain(attacker))
        }
        Event::Waited { seat } => with_side(Phrase::new("event-waited"), view, seat),
        Event::CameIntoContact { attacker, target, sector } => {
            let met = unit_does("event-came-into-contact", attacker).with("target", plain(target));
            met.with("where", there(view, sector))
        }
        Event::FlankAttacked { attacker, target } => {
            let target = name_unit_of(view, target, Form::Dative);
            unit_does("event-flank-attacked", attacker).with("target", target)
        }
        Event::Continued { unit, against } => unit_does("event-continued", unit).with("against", plain(against)),
        Event::TurnedToLeave { unit } => unit_does("event-turned-to-leave", unit),
        Event::Left { unit } => unit_does("event-left", unit),
        Event::Shot { unit, at } => unit_does("event-shot", unit).with("at", plain(at)),
        Event::ShotIntoEngagement { each, ref units } => {
            let units = units.iter().map(|unit| Arg::Phrase(plain(*unit))).collect();
            Phrase::new("event-shot-into-engagement").with("each", each).with("units", Arg::List(units))
        }
        Event::Rolled { unit, ref dice, ref because, hits, extra } => {
            let rolled = unit_does("event-rolled", unit).with("dice", say_dice(dice.len(), because));
            rolled.with("faces", list_faces(dice)).with("result", say_result(hits, extra))
        }
        Event::Rerolled { unit, from, to } => unit_does("event-rerolled", unit).with("from", from).with("to", to),
        Event::StruckBack { unit, against } => unit_does("event-struck-back", unit).with("against", plain(against)),
        Event::StruckNotBack { unit } => unit_does("event-struck-not-back", unit),
        Event::HurtItself { unit, ref dice, wounds } => {
            unit_does("event-hurt-itself", unit).with("faces", list_faces(dice)).with("wounds", wounds)
        }
        Event::MarkerTaken { from } => unit_does("event-marker-taken", from),
        Event::Marked { troop, wounds } => troop_does("event-marked", troop).with("wounds", wounds),
        Event::Removed { troop } => troop_does("event-removed", troop),
        Event::Sacrificed { troop, wounds } => troop_does("event-sacrificed", troop).with("wounds", wounds),
        Event::Destroyed { unit } => unit_does("event-destroyed", unit),
        Event::WentToFront { unit, sector } => goes_to("event-went-to-front", view, unit, Segment::Front(sector)),
        Event::Overran { unit } => unit_does("event-overran", unit),
        Event::Controlled { by } => unit_does("event-controlled", by),
        Event::Excited { by, unit } => unit_does("event-excited", by).with("helped", plain(unit)),
        Event::Galvanized { by, unit } => unit_does("event-galvanized", by).with("helped", plain(unit)),
        Event::Healed { by, troop } => {
            unit_does("event-healed", by).with("troop", name_troop_of(view, troop, Form::Plain))
        }
        Event::DoubleOrdered { by } => unit_does("event-double-ordered", by),
        Event::Disbanded { seat } => with_side(Phrase::new("event-disbanded"), view, seat),
        Event::Regenerated { unit } => unit_does("event-regenerated", unit),
        Event::GivenUp { troop } => troop_does("event-given-up", troop),
        Event::RoundEnded { round, lost } => {
            for_both_sides(Phrase::new("event-round-ended"), view, lost).with("round", round)
        }
    }
}

fn unit_does(key: &'static str, view: &View, unit: UnitId) -> Phrase {
    Phrase::new(key).with("unit", name_unit_of(view, unit, Form::Start))
}

fn troop_does(key: &'static str, view: &View, troop: TroopId) -> Phrase {
    let printed = find_troop(view, troop).map(|troop| view.printed(troop));
    let (points, life) = printed.map_or((0, 0), |printed| (printed.points, printed.life));
    let phrase = Phrase::new(key).with("troop", name_troop_of(view, troop, Form::Start));
    phrase.with("points", points).with("life", life)
}

fn goes_to(key: &'static str, view: &View, unit: UnitId, to: Segment) -> Phrase {
    unit_does(key, view, unit).with("to", name_way_to(view, to))
}

fn there(view: &View, sector: Sector) -> Phrase {
    Phrase::new("in-sector").with("sector", name_sector(view, sector))
}

/// Adds a number for each side, the reader's own first.
fn for_both_sides(phrase: Phrase, view: &View, numbers: [u16; 2]) -> Phrase {
    let near = eye(view);
    let number = |seat: Seat| numbers[seat.index()];
    let phrase = phrase.with("who", whose(view, near)).with("near", number(near)).with("far", number(near.other()));
    phrase.with("near-side", tag_side(view, near)).with("far-side", tag_side(view, near.other()))
}

/// How many dice, and why so many: "1 + 2 Wucht + 1 Gefecht = 4 Würfel".
fn say_dice(count: usize, because: &[DicePart]) -> Phrase {
    let total = Phrase::new("dice").with("dice", count as i64);
    match because {
        [] | [DicePart::Base(_)] => total,
        [DicePart::BloodLust(_)] => Phrase::new("dice-in-blood-lust").with("total", total),
        [first, others @ ..] => {
            let sum = others.iter().fold(say_part(*first), |sum, part| {
                Phrase::new("dice-plus").with("sum", sum).with("part", say_part(*part))
            });
            Phrase::new("dice-sum").with("sum", sum).with("total", total)
        }
    }
}

fn say_part(part: DicePart) -> Phrase {
    let key = match part {
        DicePart::Base(_) => "dice-base",
        DicePart::Attack(_) => "dice-attack",
        DicePart::Impetus(_) => "dice-impetus",
        DicePart::Engagement(_) => "dice-engagement",
        DicePart::Shooting(_) => "dice-shooting",
        DicePart::Fury(_) => "dice-fury",
        DicePart::Excite(_) => "dice-excite",
        DicePart::BloodLust(_) => "dice-blood-lust",
    };
    Phrase::new(key).with("dice", part.number())
}

fn say_result(hits: u8, extra: u8) -> Phrase {
    let phrase = Phrase::new("hits").with("hits", hits);
    if extra == 0 { phrase } else { Phrase::new("hits-and-extra").with("hits", phrase).with("extra", extra) }
}

fn list_faces(dice: &[u8]) -> Words {
    Words::same(dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}
