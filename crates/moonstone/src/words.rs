//! Sentences for questions, choices, events and reasons. Names come from the content, sentences from `texts`.

mod choices;
mod events;
pub(crate) mod names;
mod places;
mod questions;
mod reasons;
mod sums;

use table::{Outcome, Phrase, Saying, Seat};

use crate::asked::Chance;
use crate::game::Moonstone;
use crate::view::View;

pub(crate) fn say(game: &Moonstone, view: &View, what: Saying<'_, Moonstone>) -> Phrase {
    let speaker = Speaker { game, view };
    match what {
        Saying::Question(question) => speaker.question(question),
        Saying::Choice(choice) => speaker.choice(choice),
        Saying::Event(event) => speaker.event(event),
        Saying::Reason(reason) => speaker.reason(reason),
        Saying::Chance(chance) => speaker.chance(chance),
        Saying::Outcome(outcome) => speaker.outcome(outcome),
    }
}

/// Makes sentences from a view.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'v> {
    pub game: &'v Moonstone,
    pub view: &'v View,
}

impl Speaker<'_> {
    fn chance(self, chance: Chance) -> Phrase {
        let of = |key: &'static str, seat: Seat| Phrase::new(key).with("player", self.player(seat));
        match chance {
            Chance::Draft { seat } => of("chance-draft", seat),
            Chance::Fall => Phrase::new("chance-fall"),
            Chance::Depth => Phrase::new("chance-depth"),
            Chance::Cards { seat } => of("chance-cards", seat),
            Chance::Deployment { seat } => of("chance-deployment", seat),
            Chance::First { seat } => of("chance-first", seat),
            Chance::Arcana => Phrase::new("chance-arcana"),
            Chance::Melee => Phrase::new("chance-melee"),
        }
    }

    fn outcome(self, outcome: &Outcome) -> Phrase {
        let winners = outcome.winners.iter().map(|seat| self.player(*seat)).collect();
        Phrase::new(outcome.reason).with("winners", table::Arg::List(winners))
    }
}
