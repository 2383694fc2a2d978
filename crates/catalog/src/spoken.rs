//! What a match says, in words for one reader.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use table::{Arg, Lang, Look, Phrase, Ruled, Saying, Speaker, Step, Term};

use crate::{Asked, Drawable, Offered, Plain, Playable, Price, RuledOut, Shown, Sum, SumPart, Told};

/// A reader: what they see, and their language. All words for them are made from these two alone.
pub(crate) struct Reader<'m, G: Playable> {
    pub game: &'m G,
    pub view: Arc<G::View>,
    pub lang: Lang,
}

impl<G: Playable> Reader<'_, G> {
    pub fn say(&self, what: Saying<'_, G>) -> String {
        G::texts().say(self.lang, &self.game.say(&self.view, what))
    }

    pub fn asked(&self, asked: &table::Asked<G>) -> Asked {
        let mut pieces = Pieces::default();
        let offer = |choice: &G::Choice| {
            let (offered, phrase) = self.offered(choice);
            pieces.note(offered.touches.first(), || self.name_first(&phrase));
            offered
        };
        Asked {
            seat: asked.seat,
            question: Plain::of(&asked.question),
            text: self.say(Saying::Question(&asked.question)),
            options: asked.options.iter().map(offer).collect(),
            names: pieces.names,
            open: asked.open,
            view: None,
        }
    }

    fn offered(&self, choice: &G::Choice) -> (Offered, Phrase) {
        let phrase = self.game.say(&self.view, Saying::Choice(choice));
        let (text, brief) = (G::texts().say(self.lang, &phrase), G::texts().say_briefly(self.lang, &phrase));
        let say_price =
            |table::Price { what, count }| Price { what, count, text: G::texts().say_price(self.lang, &phrase) };
        let (choice, touches) = (Plain::of(choice), self.game.touches(&self.view, choice));
        (Offered { choice, touches, text, brief, price: phrase.price.map(say_price) }, phrase)
    }

    /// The name of the piece that an option begins with, which its message names first.
    fn name_first(&self, phrase: &Phrase) -> Option<String> {
        let first = match phrase.args.first() {
            Some((_, Arg::List(several))) => several.first()?,
            Some((_, arg)) => arg,
            None => return None,
        };
        Some(G::texts().name(self.lang, first))
    }

    pub fn drawable(&self, (thing, count): &(G::Drawn, usize)) -> Drawable {
        let speaker = Speaker { game: self.game, view: &self.view };
        let text = G::texts().say_arg(self.lang, &thing.say(speaker));
        Drawable { id: Plain::of(thing), text, count: *count }
    }

    pub fn ruled_out(&self, ruled_out: &table::RuledOut<G>) -> RuledOut {
        let choice = Plain::of(&ruled_out.choice);
        let text = self.say(Saying::Choice(&ruled_out.choice));
        let touches = self.game.touches(&self.view, &ruled_out.choice);
        let reason = self.say(Saying::Reason(&ruled_out.reason));
        RuledOut { choice, touches, text, rule: ruled_out.reason.rule(), reason }
    }

    pub fn told(&self, told: &table::Told<G>) -> Told {
        let (text, shown) = (self.say(Saying::Event(&told.event)), self.shown(&told.event));
        Told { to: told.to, event: Plain::of(&told.event), text, shown }
    }

    /// The sentence of an event, if it is a consequence of a choice rather than the roll itself: dice have many faces,
    /// and their effect is told after them.
    pub fn say_outcome(&self, event: &G::Event) -> Option<String> {
        let shown = self.game.show(&self.view, event);
        let brings = !shown.changes.is_empty() || matches!(shown.look(), Look::Death | Look::Strike | Look::Change);
        (brings && shown.dice.is_empty()).then(|| self.say(Saying::Event(event)))
    }

    fn shown(&self, event: &G::Event) -> Shown {
        let shown = self.game.show(&self.view, event);
        let look = shown.look();
        let table::Shown { touches, from, to, dice, sums, changes, flights, .. } = shown;
        let part = |part: &table::Part| {
            let (by, times) = match part.step {
                Step::Plus(by) => (by, false),
                Step::Times(by) => (by, true),
            };
            SumPart { by, times, why: part.why.as_ref().map(|why| G::texts().say_arg(self.lang, why)) }
        };
        let sums =
            sums.iter().map(|(of, sum)| Sum { of, parts: sum.parts.iter().map(part).collect(), total: sum.total() });
        Shown { look, touches, from, to, dice, sums: sums.collect(), changes, flights }
    }
}

/// The pieces that options begin with; those of several options have names.
#[derive(Default)]
struct Pieces {
    once: BTreeSet<String>,
    names: BTreeMap<String, String>,
}

impl Pieces {
    fn note(&mut self, piece: Option<&String>, name: impl FnOnce() -> Option<String>) {
        let Some(piece) = piece else { return };
        if !self.once.contains(piece) {
            self.once.insert(piece.clone());
        } else if !self.names.contains_key(piece)
            && let Some(name) = name()
        {
            self.names.insert(piece.clone(), name);
        }
    }
}
