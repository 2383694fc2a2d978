//! What a match says, in words for one reader.

use std::sync::Arc;

use serde::Serialize;
use table::{Lang, Ruled, Saying, Seat, Step};

use crate::listed::to_json;
use crate::{Asked, Choice, Playable, RuledOut, Shown, Sum, SumPart, Told};

/// Somebody who reads: what they see, and their language. All words for them are made from that and nothing else.
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
            question: to_json(&asked.question),
            text: self.say(Saying::Question(&asked.question)),
            options: asked.options.iter().map(|choice| self.choice(choice)).collect(),
            open: asked.open,
        }
    }

    fn choice(&self, choice: &G::Choice) -> Choice {
        let text = self.say(Saying::Choice(choice));
        Choice { choice: to_json(choice), touches: self.game.touches(&self.view, choice), text }
    }

    pub fn ruled_out(&self, ruled_out: &table::RuledOut<G>) -> RuledOut {
        let Choice { choice, touches, text } = self.choice(&ruled_out.choice);
        let reason = self.say(Saying::Reason(&ruled_out.reason));
        RuledOut { choice, touches, text, rule: ruled_out.reason.rule(), reason }
    }

    pub fn told(&self, told: &table::Told<G>) -> Told {
        let (text, shown) = (self.say(Saying::Event(&told.event)), self.shown(&told.event));
        Told { to: told.to, event: to_json(&told.event), text, shown }
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

    pub fn asked_json(&self, asked: &table::Asked<G>) -> String {
        let write_choice = |choice| {
            let text = self.say(Saying::Choice(choice));
            WrittenChoice::<G> { choice, touches: self.game.touches(&self.view, choice), text }
        };
        write_about(
            512 + 256 * asked.options.len(),
            &WrittenAsked::<G> {
                seat: asked.seat,
                question: &asked.question,
                text: self.say(Saying::Question(&asked.question)),
                options: asked.options.iter().map(write_choice).collect(),
                open: asked.open,
            },
        )
    }

    pub fn told_json(&self, told: &table::Told<G>) -> String {
        let text = self.say(Saying::Event(&told.event));
        let shown = self.shown(&told.event);
        write_about(256, &WrittenTold::<G> { to: told.to, event: &told.event, text, shown })
    }
}

/// [`Asked`] on its way into text: the game's own types are written as they are, without a tree of JSON in between.
#[derive(Serialize)]
#[serde(bound = "")]
struct WrittenAsked<'a, G: Playable> {
    seat: Seat,
    question: &'a G::Question,
    text: String,
    options: Vec<WrittenChoice<'a, G>>,
    open: bool,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct WrittenChoice<'a, G: Playable> {
    choice: &'a G::Choice,
    touches: Vec<String>,
    text: String,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct WrittenTold<'a, G: Playable> {
    to: Option<Seat>,
    event: &'a G::Event,
    text: String,
    shown: Shown,
}

pub(crate) fn write(value: &impl Serialize) -> String {
    write_about(1024, value)
}

/// Everything a game shows is plain data with text keys. Growing is copying, so it is good to know about how long it is.
fn write_about(bytes: usize, value: &impl Serialize) -> String {
    let mut json = Vec::with_capacity(bytes);
    serde_json::to_writer(&mut json, value).expect("plain data with text keys is JSON");
    String::from_utf8(json).expect("JSON is UTF-8")
}
