//! What the table says when it cannot accept an input.

use std::sync::LazyLock;

use crate::{Game, Phrase, Ruled, Saying, Seat, Speaker, Spoken, Term, Texts, text};

/// Why an input was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<G: Game> {
    Over,
    NoSuchSeat { seat: Seat },
    NotAsked { seat: Seat },
    RollFirst,
    DrawFirst,
    NoRollDue,
    NoDrawDue,
    NotOnTheDie { sides: u32 },
    NotInThePile(G::Drawn),
    NotOffered,
    Illegal(G::Reason),
    NothingToTakeBack,
    TooLate,
}

impl<G: Game> Refusal<G> {
    /// The id of the rule behind it, if a rule of the game is.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal(reason) => Some(reason.rule()),
            _ => None,
        }
    }

    /// The sentence for people, from the texts of the engine or of the game.
    pub fn say(&self, game: &G, view: &G::View, lang: crate::Lang) -> String
    where
        G: Spoken,
    {
        let phrase = match self {
            Refusal::Illegal(reason) => return G::texts().say(lang, &game.say(view, Saying::Reason(reason))),
            Refusal::Over => Phrase::new("refused-over"),
            Refusal::NoSuchSeat { seat } => Phrase::new("refused-no-such-seat").with("seat", seat.0),
            Refusal::NotAsked { seat } => Phrase::new("refused-not-asked").with("seat", seat.0),
            Refusal::RollFirst => Phrase::new("refused-roll-first"),
            Refusal::DrawFirst => Phrase::new("refused-draw-first"),
            Refusal::NoRollDue => Phrase::new("refused-no-roll-due"),
            Refusal::NoDrawDue => Phrase::new("refused-no-draw-due"),
            Refusal::NotInThePile(thing) => {
                let name = G::texts().say_arg(lang, &thing.say(Speaker { game, view }));
                Phrase::new("refused-not-in-the-pile").with("thing", text(name))
            }
            Refusal::NotOnTheDie { sides } => Phrase::new("refused-not-on-the-die").with("sides", i64::from(*sides)),
            Refusal::NotOffered => Phrase::new("refused-not-offered"),
            Refusal::NothingToTakeBack => Phrase::new("refused-nothing-to-take-back"),
            Refusal::TooLate => Phrase::new("refused-too-late"),
        };
        TEXTS.say(lang, &phrase)
    }
}

/// The engine's own sentences.
pub static TEXTS: LazyLock<Texts> = crate::texts!();
