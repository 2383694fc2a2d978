//! Everything the game says, as phrases; the sentences are in `texts/`.
//!
//! A phrase is made from a view and from the names of cards, which everybody may know.
//! So no sentence can tell what its reader may not know.

pub(crate) mod choices;
mod events;
pub(crate) mod names;
pub(crate) mod printed;
mod questions;
mod reasons;

use table::{Arg, Outcome, Phrase, Saying};

use crate::asked::Chance;
use crate::battle::Side;
use crate::game::KleineHelden;
use crate::view::View;
use names::Names;

pub(crate) fn say(game: &KleineHelden, view: &View, what: Saying<'_, KleineHelden>) -> Phrase {
    let names = Names { game, view };
    match what {
        Saying::Question(question) => questions::say_question(names, question),
        Saying::Choice(choice) => choices::say_choice(names, choice),
        Saying::Event(event) => events::say_event(names, event),
        Saying::Reason(reason) => reasons::say_reason(*reason),
        Saying::Chance(chance) => say_chance(names, chance),
        Saying::Outcome(outcome) => say_outcome(names, outcome),
    }
}

fn say_chance(names: Names<'_>, chance: Chance) -> Phrase {
    match chance {
        Chance::First => Phrase::new("chance-first"),
        Chance::Hero { side } => names.with_side(Phrase::new("chance-hero"), side),
        Chance::Card { side } => names.with_side(Phrase::new("chance-card"), side),
        Chance::HandCard { side } => names.with_side(Phrase::new("chance-hand-card"), side),
        Chance::Attack { by } => Phrase::new("chance-attack").with("unit", names.unit(by)),
        Chance::Defence { at } => Phrase::new("chance-defence").with("unit", names.target(at)),
        Chance::Casting { by } => Phrase::new("chance-casting").with("unit", names.unit(by)),
        Chance::Loyalty { side } => Phrase::new("chance-loyalty").with("group", names.group(side)),
        Chance::Unit { side } => Phrase::new("chance-unit").with("group", names.group(side)),
        Chance::Search { by } => Phrase::new("chance-search").with("unit", names.unit(by)),
        Chance::Wild => Phrase::new("chance-wild"),
    }
}

/// Who won, and how: the sentence behind the outcome's own key takes nobody's side and needs no arguments.
fn say_outcome(names: Names<'_>, outcome: &Outcome) -> Phrase {
    let how = Phrase::new(outcome.reason);
    match outcome.winners.as_slice() {
        [] => how,
        [seat] => names.with_side(Phrase::new("outcome"), Side::from(*seat)).with("how", how),
        several => {
            let winners = several.iter().map(|seat| Arg::from(names.side(Side::from(*seat)))).collect();
            Phrase::new("outcome-together").with("winners", Arg::List(winners)).with("how", how)
        }
    }
}
