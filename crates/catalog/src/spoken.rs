//! What a match says, in words for one reader.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
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
        let mut options = Vec::with_capacity(asked.options.len());
        let names = self.offer_each(&asked.options, |offered| options.push(offered.keep()));
        self.asked_with(asked, options, names)
    }

    /// The same as JSON, written while the words are made: most questions are sent once, and nobody else reads them.
    pub fn written(&self, asked: &table::Asked<G>) -> Plain {
        let options = Offers { reader: self, choices: &asked.options, names: Cell::default() };
        let written = Plain::of(&options);
        Plain::of(&[self.asked_with(asked, written, options.names.take())])
    }

    fn asked_with<O>(&self, asked: &table::Asked<G>, options: O, names: BTreeMap<String, String>) -> Asked<O> {
        let (question, text) = (Plain::of(&asked.question), self.say(Saying::Question(&asked.question)));
        Asked { seat: asked.seat, question, text, options, names, open: asked.open, view: None }
    }

    /// Puts each option into words, and gives the names of the pieces that several of them begin with.
    fn offer_each(
        &self,
        choices: &[G::Choice],
        mut hear: impl FnMut(Offered<&G::Choice, &[String], &str>),
    ) -> BTreeMap<String, String> {
        let (mut pieces, mut words) = (Pieces::default(), String::with_capacity(256));
        for choice in choices {
            let phrase = self.game.say(&self.view, Saying::Choice(choice));
            let touches = self.game.touches(&self.view, choice);
            pieces.note(touches.first(), || self.name_first(&phrase));
            words.clear();
            G::texts().write(self.lang, &phrase, &mut words);
            let whole = words.len();
            let has_brief = G::texts().write_briefly(self.lang, &phrase, &mut words);
            let brief = words.len();
            if phrase.price.is_some() {
                G::texts().write_price(self.lang, &phrase, &mut words);
            }
            hear(Offered {
                choice,
                touches: &touches,
                text: &words[..whole],
                brief: has_brief.then_some(&words[whole..brief]),
                price: phrase.price.map(|table::Price { what, count }| Price { what, count, text: &words[brief..] }),
            });
        }
        pieces.names
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

/// Options that are put into words when they are written.
struct Offers<'r, 'm, G: Playable> {
    reader: &'r Reader<'m, G>,
    choices: &'r [G::Choice],
    /// The names of pieces, known as soon as all is written.
    names: Cell<BTreeMap<String, String>>,
}

impl<G: Playable> Serialize for Offers<'_, '_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (mut list, mut done) = (serializer.serialize_seq(Some(self.choices.len()))?, Ok(()));
        let names = self.reader.offer_each(self.choices, |offered| {
            if done.is_ok() {
                done = list.serialize_element(&offered);
            }
        });
        self.names.set(names);
        done?;
        list.end()
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
