//! The JSON Schema of the lines, with the types of one game or without.

use catalog::{
    AnyGame, GameChance, GameChoice, GameEvent, GameFacts, GameOptions, GameOrders, GamePosition, GameQuestion,
    GameView, Schemas,
};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::input::Input;
use super::output::Output;

/// Describes every line. What each game does its own way is described if a game is given, and free if not.
pub fn describe(game: Option<&dyn AnyGame>) -> Value {
    let mut definitions = Map::new();
    let settings = SchemaSettings::draft2020_12();
    add_definitions::<Input>(settings.clone().for_deserialize(), &mut definitions);
    add_definitions::<Output>(settings.for_serialize(), &mut definitions);
    if let Some(game) = game {
        add_game(game.schemas(), &mut definitions);
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lines of walstatt referee",
        "description": "Every line to the referee is an Input, every line from it an Output.",
        "anyOf": [{ "$ref": "#/$defs/Input" }, { "$ref": "#/$defs/Output" }],
        "$defs": definitions,
    })
}

fn add_definitions<T: JsonSchema>(settings: SchemaSettings, definitions: &mut Map<String, Value>) {
    let mut generator = settings.into_generator();
    generator.subschema_for::<T>();
    definitions.extend(generator.take_definitions(true));
}

fn add_game(schemas: Schemas, definitions: &mut Map<String, Value>) {
    let Schemas { options, position, question, choice, event, view, facts, reason: _, chance, orders } = schemas;
    add_type::<GameOptions>(options, definitions);
    add_type::<GamePosition>(position, definitions);
    add_type::<GameQuestion>(question, definitions);
    add_type::<GameChoice>(choice, definitions);
    add_type::<GameEvent>(event, definitions);
    add_type::<GameView>(view, definitions);
    add_type::<GameFacts>(facts, definitions);
    add_type::<GameChance>(chance, definitions);
    add_type::<GameOrders>(orders, definitions);
}

/// Puts the schema of a game's type in the place kept for it. The types within get names below its name.
fn add_type<T: JsonSchema>(mut schema: Value, definitions: &mut Map<String, Value>) {
    let name = T::schema_name();
    rename_references(&mut schema, &name);
    if let Some(root) = schema.as_object_mut() {
        root.remove("$schema");
        if let Some(Value::Object(inner)) = root.remove("$defs") {
            definitions.extend(inner.into_iter().map(|(inner, schema)| (format!("{name}.{inner}"), schema)));
        }
    }
    definitions.insert(name.into_owned(), schema);
}

fn rename_references(schema: &mut Value, name: &str) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::String(reference)) = members.get_mut("$ref")
                && let Some(inner) = reference.strip_prefix("#/$defs/")
            {
                *reference = format!("#/$defs/{name}.{inner}");
            }
            members.values_mut().for_each(|member| rename_references(member, name));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename_references(item, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
