//! Everything the game says, as phrases; the sentences are in `texts/`.
//!
//! Nothing is hidden in this game, and still every phrase is made from a view.

pub(crate) mod abilities;
mod choices;
mod events;
pub(crate) mod names;
mod questions;
mod reasons;

use table::{Arg, Outcome, Phrase, Saying, Words};

use crate::asked::{Chance, RollWhy};
use crate::game::HomeRaiders;
use crate::view::View;
use names::Names;

pub(crate) fn say(game: &HomeRaiders, view: &View, what: Saying<'_, HomeRaiders>) -> Phrase {
    let names = Names { game, view };
    match what {
        Saying::Question(question) => questions::say_question(names, question),
        Saying::Choice(choice) => choices::say_choice(names, choice),
        Saying::Event(event) => events::say_event(names, event),
        Saying::Reason(reason) => reasons::say_reason(names, *reason),
        Saying::Chance(chance) => say_chance(names, chance),
        Saying::Outcome(outcome) => say_outcome(names, outcome),
    }
}

/// Options ask for more stars than anybody has, or none.
pub(crate) fn say_bad_stars(stars: u8) -> Phrase {
    Phrase::new("bad-stars").with("stars", stars).with("most", crate::team::MOST_STARS)
}

/// Options name a faction or an area that is not in the content.
pub(crate) fn say_unknown<'a>(key: &'static str, name: &str, known: impl Iterator<Item = &'a str>) -> Phrase {
    let known = Arg::List(known.map(table::text).collect());
    Phrase::new(key).with("key", Words::same(name)).with("known", known)
}

/// Options leave a faction without a team.
pub(crate) fn say_no_ready_team(faction: &Words, stars: u8) -> Phrase {
    Phrase::new("no-ready-team").with("faction", faction.clone()).with("stars", stars)
}

fn say_chance(names: Names<'_>, chance: Chance) -> Phrase {
    match chance {
        Chance::Deployment => Phrase::new("chance-deployment"),
        Chance::First => Phrase::new("chance-first"),
        Chance::Mission => Phrase::new("chance-mission"),
        Chance::Bead => Phrase::new("chance-bead"),
        Chance::Die { who, colour, why } => Phrase::new("chance-die")
            .with("who", names.character(who))
            .with("colour", names::colour_key(colour))
            .with("why", roll_key(why)),
    }
}

pub(crate) fn roll_key(why: RollWhy) -> &'static str {
    match why {
        RollWhy::Melee => "melee",
        RollWhy::Ranged => "ranged",
        RollWhy::Defence => "defence",
        RollWhy::Mind => "mind",
        RollWhy::Grab => "grab",
        RollWhy::Regeneration => "regeneration",
        RollWhy::MirrorImage => "mirror",
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
