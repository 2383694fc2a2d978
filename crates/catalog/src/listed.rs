//! A game of the catalog.

use std::sync::Arc;

use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::Value;
use table::{Game, Lang, LoadError, Match, Phrase, Words};

use crate::agreed::AgreedGame;
use crate::reading::read;
use crate::running::Running;
use crate::{Agreed, AnyGame, AnyMatch, GameInfo, Schemas, SeatRange, Trouble};

/// A game with the content that all its matches are played with.
pub struct Listed<G: Game> {
    content: Arc<G::Content>,
    /// The game as it is when nobody wishes for anything else.
    default: G,
}

impl<G: Game> Listed<G> {
    /// Content with which not even the default options are possible is no content to play with.
    pub fn new(content: G::Content, lang: Lang) -> Result<Listed<G>, Trouble> {
        let content = Arc::new(content);
        let default = set_up::<G>(&content, G::Options::default(), lang)?;
        Ok(Listed { content, default })
    }
}

impl<G: Game> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        let seats = self.default.seats();
        GameInfo {
            id: G::ID,
            name: say_in_both::<G>("game-name"),
            about: say_in_both::<G>("game-about"),
            seats: SeatRange { least: seats, most: seats },
            options: schema::<G::Options>(),
            defaults: to_json(self.default.options()),
            rules: G::RULES,
            content: self.default.content_digest(),
        }
    }

    fn agree(&self, options: &Value, lang: Lang) -> Result<Box<dyn Agreed>, Trouble> {
        let options = match options {
            Value::Null => G::Options::default(),
            options => read("options", options, lang)?,
        };
        let game = set_up::<G>(&self.content, options, lang)?;
        Ok(Box::new(AgreedGame(Arc::new(game))))
    }

    fn load(&self, transcript: &str, most: Option<usize>, lang: Lang) -> Result<Box<dyn AnyMatch>, Trouble> {
        let most = most.unwrap_or(usize::MAX);
        match Match::<G>::load_up_to(self.content.clone(), transcript, most) {
            Ok(loaded) => Ok(Box::new(Running(loaded))),
            Err(LoadError::Options(why)) => Err(Trouble::of_options::<G>(lang, &why)),
            Err(error) => Err(Trouble::of_load(lang, &error)),
        }
    }

    fn schemas(&self) -> Schemas {
        Schemas {
            options: schema::<G::Options>(),
            position: schema::<G::Position>(),
            question: schema::<G::Question>(),
            choice: schema::<G::Choice>(),
            event: schema::<G::Event>(),
            view: schema::<G::View>(),
            reason: schema::<G::Reason>(),
            chance: schema::<G::Chance>(),
        }
    }

    /// A missing message or argument shows in ⟨⟩, which no sentence of ours has.
    fn say_key(&self, lang: Lang, key: &'static str) -> Option<String> {
        let sentence = G::texts().say(lang, &Phrase::new(key));
        Some(sentence).filter(|sentence| !sentence.contains('⟨'))
    }
}

fn set_up<G: Game>(content: &Arc<G::Content>, options: G::Options, lang: Lang) -> Result<G, Trouble> {
    G::set_up(content.clone(), options).map_err(|why| Trouble::of_options::<G>(lang, &why))
}

fn say_in_both<G: Game>(key: &'static str) -> Words {
    let say = |lang| G::texts().say(lang, &Phrase::new(key));
    Words { de: say(Lang::De), en: say(Lang::En) }
}

fn schema<T: JsonSchema>() -> Value {
    schema_for!(T).to_value()
}

/// Everything a game shows is plain data with text keys.
pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with text keys is JSON")
}
