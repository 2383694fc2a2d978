//! What a match says, in words for one reader.

use std::sync::Arc;

use table::{Lang, Ruled, Saying, Speaker, Step, Term};

use crate::{Asked, Drawable, Offered, Plain, Playable, RuledOut, Shown, Sum, SumPart, Told};

/// A reader: what they see, and their language. All words for them are made from that and nothing else.
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
        Asked {
            seat: asked.seat,
            question: Plain::of(asked.question.clone()),
            text: self.say(Saying::Question(&asked.question)),
            options: asked.options.iter().map(|choice| self.offered(choice)).collect(),
            open: asked.open,
            view: None,
        }
    }

    fn offered(&self, choice: &G::Choice) -> Offered {
        let text = self.say(Saying::Choice(choice));
        Offered { choice: Plain::of(choice.clone()), touches: self.game.touches(&self.view, choice), text }
    }

    pub fn drawable(&self, (thing, count): &(G::Drawn, usize)) -> Drawable {
        let speaker = Speaker { game: self.game, view: &self.view };
        let text = G::texts().say_arg(self.lang, &thing.say(speaker));
        Drawable { id: Plain::of(thing.clone()), text, count: *count }
    }

    pub fn ruled_out(&self, ruled_out: &table::RuledOut<G>) -> RuledOut {
        let Offered { choice, touches, text } = self.offered(&ruled_out.choice);
        let reason = self.say(Saying::Reason(&ruled_out.reason));
        RuledOut { choice, touches, text, rule: ruled_out.reason.rule(), reason }
    }

    pub fn told(&self, told: &table::Told<G>) -> Told {
        let (text, shown) = (self.say(Saying::Event(&told.event)), self.shown(&told.event));
        Told { to: told.to, event: Plain::of(told.event.clone()), text, shown }
    }

    fn shown(&self, event: &G::Event) -> Shown {
        let table::Shown { touches, from, to, dice, sums, changes } = self.game.show(&self.view, event);
        let part = |part: &table::Part| {
            let (by, times) = match part.step {
                Step::Plus(by) => (by, false),
                Step::Times(by) => (by, true),
            };
            SumPart { by, times, why: part.why.as_ref().map(|why| G::texts().say_arg(self.lang, why)) }
        };
        let sums =
            sums.iter().map(|(of, sum)| Sum { of, parts: sum.parts.iter().map(part).collect(), total: sum.total() });
        Shown { touches, from, to, dice, sums: sums.collect(), changes }
    }
}
