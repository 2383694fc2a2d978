//! Puts the schemas of lines and games together. A browser's engine has no use for that, and loads sooner without.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::{
    GameChance, GameChoice, GameDrawn, GameEvent, GameFacts, GameOptions, GameOrders, GamePosition, GameQuestion,
    GameView,
};
use crate::lines::Line;
use crate::lines::said::Said;
use crate::{AnyGame, Schemas};

/// Describes every line. The types of a game are described if one is given, and unrestricted if not.
pub fn describe(game: Option<&dyn AnyGame>) -> Value {
    let mut definitions = Map::new();
    let settings = SchemaSettings::draft2020_12();
    add_definitions::<Said>(settings.clone().for_deserialize(), &mut definitions);
    add_definitions::<Line>(settings.for_serialize(), &mut definitions);
    if let Some(game) = game {
        add_game(game.schemas(), &mut definitions);
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lines of Walstatt",
        "description": "Every line to the referee or the server is a Said, every line from them a Line.",
        "anyOf": [{ "$ref": "#/$defs/Said" }, { "$ref": "#/$defs/Line" }],
        "$defs": definitions,
    })
}

fn add_definitions<T: JsonSchema>(settings: SchemaSettings, definitions: &mut Map<String, Value>) {
    let mut generator = settings.into_generator();
    generator.subschema_for::<T>();
    definitions.extend(generator.take_definitions(true));
}

fn add_game(schemas: Schemas, definitions: &mut Map<String, Value>) {
    let Schemas { options, position, question, choice, event, view, facts, reason: _, chance, drawn, orders } = schemas;
    add_type::<GameOptions>(options, definitions);
    add_type::<GamePosition>(position, definitions);
    add_type::<GameQuestion>(question, definitions);
    add_type::<GameChoice>(choice, definitions);
    add_type::<GameEvent>(event, definitions);
    add_type::<GameView>(view, definitions);
    add_type::<GameFacts>(facts, definitions);
    add_type::<GameChance>(chance, definitions);
    add_type::<GameDrawn>(drawn, definitions);
    add_type::<GameOrders>(orders, definitions);
}

/// Replaces the placeholder for a game's type with its schema. Types inside it get names prefixed with its own.
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
