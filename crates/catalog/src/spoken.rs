//! What a match says, in words for one reader.

use std::sync::Arc;

use serde::Serialize;
use table::{Game, Lang, Saying};

use crate::listed::to_json;
use crate::writing::write_to;
use crate::{Asked, Choice, RuledOut, Told};

/// Somebody who reads: what they see, and their language. All words for them are made from that and nothing else.
pub(crate) struct Reader<'m, G: Game> {
    pub game: &'m G,
    pub view: Arc<G::View>,
    pub lang: Lang,
}

impl<G: Game> Reader<'_, G> {
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
        Choice { choice: to_json(choice), touches: self.game.touches(choice), text }
    }

    pub fn ruled_out(&self, ruled_out: &table::RuledOut<G>) -> RuledOut {
        let Choice { choice, touches, text } = self.choice(&ruled_out.choice);
        let reason = self.say(Saying::Reason(&ruled_out.reason));
        RuledOut { choice, touches, text, rule: G::rule(&ruled_out.reason), reason }
    }

    pub fn told(&self, told: &table::Told<G>) -> Told {
        Told { to: told.to, event: to_json(&told.event), text: self.say(Saying::Event(&told.event)) }
    }

    /// [`Asked`] as text: the game's own types are written as they are, without a tree of JSON in between.
    pub fn asked_json(&self, asked: &table::Asked<G>) -> String {
        let (mut json, mut text) = (String::with_capacity(4096), String::with_capacity(128));
        push(&mut json, r#"{"seat":"#, &asked.seat);
        push(&mut json, r#","question":"#, &asked.question);
        push(&mut json, r#","text":"#, self.say_in(&mut text, Saying::Question(&asked.question)));
        json.push_str(r#","options":["#);
        for (index, choice) in asked.options.iter().enumerate() {
            push(&mut json, if index == 0 { r#"{"choice":"# } else { r#",{"choice":"# }, choice);
            push(&mut json, r#","touches":"#, &self.game.touches(choice));
            push(&mut json, r#","text":"#, self.say_in(&mut text, Saying::Choice(choice)));
            json.push('}');
        }
        push(&mut json, r#"],"open":"#, &asked.open);
        json.push('}');
        json
    }

    /// [`Told`] as text.
    pub fn told_json(&self, told: &table::Told<G>) -> String {
        let (mut json, mut text) = (String::with_capacity(512), String::with_capacity(128));
        push(&mut json, r#"{"to":"#, &told.to);
        push(&mut json, r#","event":"#, &told.event);
        push(&mut json, r#","text":"#, self.say_in(&mut text, Saying::Event(&told.event)));
        json.push('}');
        json
    }

    /// Says something in the same place as what was said before.
    fn say_in<'t>(&self, text: &'t mut String, what: Saying<'_, G>) -> &'t str {
        text.clear();
        G::texts().say_in(text, self.lang, &self.game.say(&self.view, what));
        text
    }
}

fn push(json: &mut String, key: &str, value: &(impl Serialize + ?Sized)) {
    json.push_str(key);
    write_to(json, value);
}
