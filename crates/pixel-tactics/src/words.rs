//! Everything the game says, as phrases; the sentences are in `texts/`.
//!
//! A phrase is made from a view and from the names of cards, which everybody may know.
//! So no sentence can tell what its reader may not know.

mod choices;
mod events;
pub(crate) mod names;
mod questions;
mod reasons;

use table::{Outcome, Phrase, Saying};

use crate::asked::Chance;
use crate::game::PixelTactics;
use crate::view::View;
use names::Names;

pub(crate) fn say(game: &PixelTactics, view: &View, what: Saying<'_, PixelTactics>) -> Phrase {
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
        Chance::Shuffle { seat } => names.with_side(Phrase::new("chance-shuffle"), seat),
        Chance::ShufflePromos => Phrase::new("chance-shuffle-promos"),
        Chance::FirstPlayer => Phrase::new("chance-first-player"),
        Chance::HandCard { seat } => names.with_side(Phrase::new("chance-hand-card"), seat),
    }
}

/// Who won, and how: the sentence behind the outcome's own key takes nobody's side and needs no arguments.
fn say_outcome(names: Names<'_>, outcome: &Outcome) -> Phrase {
    let how = Phrase::new(outcome.reason);
    match outcome.winners.first() {
        Some(seat) => names.with_side(Phrase::new("outcome"), *seat).with("how", how),
        None => how,
    }
}
