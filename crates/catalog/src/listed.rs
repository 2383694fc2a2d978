//! A game of the catalog.

use std::iter;
use std::sync::Arc;

use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Lang, Match, Phrase, Words};

use crate::agreed::AgreedGame;
use crate::reading::read;
use crate::running::Running;
use crate::{Agreed, AnyGame, AnyMatch, GameError, GameInfo, OrdersInfo, Playable, SeatRange};

/// A game with the content shared by all its matches.
pub struct Listed<G: Playable> {
    content: Arc<G::Content>,
    /// The game with default options.
    default: G,
    offers: Vec<Offer>,
}

/// The values that the content provides for an option.
struct Offer {
    option: &'static str,
    values: Vec<(Value, Words)>,
}

impl<G: Playable> Listed<G> {
    /// Content that does not even allow the default options is refused.
    pub fn new(content: G::Content, lang: Lang) -> Result<Listed<G>, GameError> {
        let content = Arc::new(content);
        let default = set_up::<G>(&content, G::Options::default(), lang)?;
        Ok(Listed { content, default, offers: Vec::new() })
    }

    /// Lists the values of an option, or of each entry of an option that is a list, for people to pick from.
    pub fn offering(mut self, option: &'static str, values: impl IntoIterator<Item = (Value, Words)>) -> Listed<G> {
        self.offers.push(Offer { option, values: values.into_iter().collect() });
        self
    }

    /// JSON Schema of the options; `x-words` next to an option or a value is its name in every language.
    fn options_schema(&self) -> Value {
        let mut schema = schema::<G::Options>();
        for Offer { option, values } in &self.offers {
            let cases = values.iter().map(|(value, words)| json!({"const": value, "x-words": words})).collect();
            let property = &mut schema["properties"][option];
            let place = if property["type"] == "array" { &mut property["items"] } else { property };
            place["oneOf"] = cases;
        }
        if let Some(players) = schema["properties"].get_mut(PLAYERS) {
            let SeatRange { least, most } = self.seat_range();
            (players["minimum"], players["maximum"]) = (json!(least), json!(most));
        }
        name_properties::<G>(&mut schema, "option");
        schema
    }

    /// How many can play. If an option sets that number, tries all numbers with every other value that is offered.
    fn seat_range(&self) -> SeatRange {
        const MAX: u8 = 8;
        let defaults = to_json(self.default.options());
        if defaults.get(PLAYERS).is_none() {
            let seats = self.default.seats();
            return SeatRange { least: seats, most: seats };
        }
        let offered = self.offers.iter().filter(|offer| !defaults[offer.option].is_array());
        let wishes = offered.flat_map(|offer| offer.values.iter().map(|(value, _)| (offer.option, value.clone())));
        let wishes: Vec<Value> = iter::once(defaults.clone()).chain(wishes.map(|wish| with(&defaults, wish))).collect();
        let can_play = |players: &u8| {
            let mut wishes = wishes.iter().map(|wish| with(wish, (PLAYERS, json!(players))));
            wishes.any(|wish| {
                let options = serde_json::from_value::<G::Options>(wish).ok();
                options.is_some_and(|options| G::set_up(self.content.clone(), options).is_ok())
            })
        };
        let least = (1..=MAX).find(can_play).unwrap_or(self.default.seats());
        SeatRange { least, most: (least..=MAX).rev().find(can_play).unwrap_or(least) }
    }
}

/// The option for the number of players, in games that have one.
const PLAYERS: &str = "players";

/// Options with one of them changed.
fn with(options: &Value, (option, value): (&str, Value)) -> Value {
    let mut options = options.clone();
    options[option] = value;
    options
}

/// The standing orders a game has, if any.
fn orders_info<G: Playable>() -> Option<OrdersInfo> {
    let mut schema = schema::<G::Orders>();
    name_properties::<G>(&mut schema, "orders");
    let has_any = schema["properties"].as_object().is_some_and(|properties| !properties.is_empty());
    has_any.then(|| OrdersInfo { schema, defaults: to_json(&G::Orders::default()) })
}

fn name_properties<G: Playable>(schema: &mut Value, prefix: &str) {
    let names: Vec<String> =
        schema["properties"].as_object().map(|properties| properties.keys().cloned().collect()).unwrap_or_default();
    for name in names {
        name_property::<G>(schema, &name, &format!("{prefix}-{name}"));
    }
}

/// Adds the names of a property and its listed values, as far as the game's texts have them: `option-muster` and
/// `option-muster-ready`. A type shared by several properties is inlined for each, because each has its own words.
fn name_property<G: Playable>(schema: &mut Value, name: &str, key: &str) {
    let shared = schema["properties"][name]["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    let shared = shared.and_then(|path| schema.pointer(path)).and_then(list_cases);
    let Some(property) = schema["properties"][name].as_object_mut() else { return };
    if let Some(words) = find_words::<G>(key) {
        property.insert("x-words".into(), to_json(&words));
    }
    if let Some(cases) = shared {
        property.remove("$ref");
        property.insert("oneOf".into(), cases);
    }
    let cases = property.get_mut("oneOf").and_then(Value::as_array_mut);
    for case in cases.into_iter().flatten() {
        let Some(value) = case["const"].as_str() else { continue };
        if let Some(words) = find_words::<G>(&format!("{key}-{value}")) {
            case["x-words"] = to_json(&words);
        }
    }
}

/// The values of a type that lists them, one case each: schemars puts those without a description into one list.
fn list_cases(schema: &Value) -> Option<Value> {
    let spell_out = |case: &Value| match &case["enum"] {
        Value::Array(values) => values.iter().map(|value| json!({"const": value})).collect(),
        _ => vec![case.clone()],
    };
    match &schema["oneOf"] {
        Value::Array(cases) => Some(cases.iter().flat_map(spell_out).collect()),
        _ => schema.get("enum").map(|_| spell_out(schema).into()),
    }
}

/// A sentence without arguments, in every language.
fn find_words<G: Playable>(key: &str) -> Option<Words> {
    let words = G::texts().in_every(&Phrase::new(key.to_string()));
    Some(words).filter(|words| words.each().all(|text| !text.contains('⟨')))
}

impl<G: Playable> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        let (rules, content) = self.version();
        GameInfo {
            id: G::ID,
            name: G::texts().in_every(&Phrase::new("game-name")),
            about: G::texts().in_every(&Phrase::new("game-about")),
            seats: self.seat_range(),
            options: self.options_schema(),
            defaults: to_json(self.default.options()),
            orders: orders_info::<G>(),
            has_dojo: G::HAS_DUELS,
            rules,
            content,
        }
    }

    fn version(&self) -> (u32, String) {
        (G::RULES, self.default.content_digest())
    }

    fn agree(&self, options: &Value, lang: Lang) -> Result<Box<dyn Agreed>, GameError> {
        let options = match options {
            Value::Null => G::Options::default(),
            options => read("options", options, lang)?,
        };
        let game = set_up::<G>(&self.content, options, lang)?;
        Ok(Box::new(AgreedGame(Arc::new(game))))
    }

    fn load(&self, transcript: &str, most: Option<usize>, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let most = most.unwrap_or(usize::MAX);
        let loaded = Match::<G>::load_up_to(self.content.clone(), transcript, most);
        Ok(Box::new(Running::new(loaded.map_err(|error| GameError::of_load::<G>(lang, &error))?)))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn schemas(&self) -> crate::Schemas {
        crate::Schemas {
            options: schema::<G::Options>(),
            position: schema::<G::Position>(),
            question: schema::<G::Question>(),
            choice: schema::<G::Choice>(),
            event: schema::<G::Event>(),
            view: schema::<G::View>(),
            facts: schema::<G::Facts>(),
            reason: schema::<G::Reason>(),
            chance: schema::<G::Chance>(),
            drawn: schema::<G::Drawn>(),
            orders: schema::<G::Orders>(),
        }
    }

    /// A missing message or argument shows as ⟨⟩, which no real sentence contains.
    fn say_key(&self, lang: Lang, key: &'static str) -> Option<String> {
        let sentence = G::texts().say(lang, &Phrase::new(key));
        Some(sentence).filter(|sentence| !sentence.contains('⟨'))
    }
}

fn set_up<G: Playable>(content: &Arc<G::Content>, options: G::Options, lang: Lang) -> Result<G, GameError> {
    G::set_up(content.clone(), options).map_err(|why| GameError::of_options::<G>(lang, &why))
}

fn schema<T: JsonSchema>() -> Value {
    schema_for!(T).to_value()
}

/// Everything a game shows is plain data with text keys.
pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with text keys is JSON")
}
