//! A game of the catalog.

use std::sync::Arc;

use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::{Value, json};
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
    offers: Vec<Offer>,
}

/// Values that an option can take because the content has them.
struct Offer {
    option: &'static str,
    values: Vec<(Value, Words)>,
}

impl<G: Game> Listed<G> {
    /// Content with which not even the default options are possible is no content to play with.
    pub fn new(content: G::Content, lang: Lang) -> Result<Listed<G>, Trouble> {
        let content = Arc::new(content);
        let default = set_up::<G>(&content, G::Options::default(), lang)?;
        Ok(Listed { content, default, offers: Vec::new() })
    }

    /// Lists the values of an option, or of each entry of an option that is a list, so that people can pick one.
    pub fn offering(mut self, option: &'static str, values: impl IntoIterator<Item = (Value, Words)>) -> Listed<G> {
        self.offers.push(Offer { option, values: values.into_iter().collect() });
        self
    }

    /// JSON Schema of the options; `x-words` beside an option or a value is its name in both languages.
    fn options_schema(&self) -> Value {
        let mut schema = schema::<G::Options>();
        for Offer { option, values } in &self.offers {
            let cases = values.iter().map(|(value, words)| json!({"const": value, "x-words": words})).collect();
            let property = &mut schema["properties"][option];
            let place = if property["type"] == "array" { &mut property["items"] } else { property };
            place["oneOf"] = cases;
        }
        let names: Vec<String> =
            schema["properties"].as_object().map(|properties| properties.keys().cloned().collect()).unwrap_or_default();
        for name in names {
            name_option::<G>(&mut schema, &name);
        }
        schema
    }
}

/// Adds what an option and its listed values are called, as far as the game's texts say so: `option-muster` and
/// `option-muster-ready`.
fn name_option<G: Game>(schema: &mut Value, name: &str) {
    let key = format!("option-{name}");
    let property = &mut schema["properties"][name];
    if let Some(words) = find_words::<G>(&key) {
        property["x-words"] = to_json(&words);
    }
    let reference = property["$ref"].as_str().and_then(|path| path.strip_prefix('#')).map(String::from);
    let place = match reference {
        Some(path) => schema.pointer_mut(&path),
        None => Some(property),
    };
    let cases = place.and_then(|place| place.get_mut("oneOf")).and_then(Value::as_array_mut);
    for case in cases.into_iter().flatten() {
        let Some(value) = case["const"].as_str() else { continue };
        if let Some(words) = find_words::<G>(&format!("{key}-{value}")) {
            case["x-words"] = to_json(&words);
        }
    }
}

/// A sentence that needs no arguments, in both languages.
fn find_words<G: Game>(key: &str) -> Option<Words> {
    let say = |lang| G::texts().say(lang, &Phrase::new(key.to_string()));
    let words = Words { de: say(Lang::De), en: say(Lang::En) };
    (!words.de.contains('⟨') && !words.en.contains('⟨')).then_some(words)
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
            options: self.options_schema(),
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
            Ok(loaded) => Ok(Box::new(Running::new(loaded))),
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
            facts: schema::<G::Facts>(),
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
