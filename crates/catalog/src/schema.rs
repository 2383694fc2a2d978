//! The JSON Schema of the lines, with the types of one game or without.

use std::borrow::Cow;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema, json_schema};

#[cfg(not(target_arch = "wasm32"))]
mod describing;

#[cfg(not(target_arch = "wasm32"))]
pub use describing::describe;

/// Placeholders for the types that each game defines.
macro_rules! game_types {
    ($($name:ident: $description:literal,)*) => {$(
        pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "description": $description })
            }
        }
    )*};
}

game_types! {
    GameOptions: "What was agreed before the match, in the game's own form.",
    GamePosition: "Everything on the table, hidden or not, in the game's own form.",
    GameQuestion: "What is asked, in the game's own form.",
    GameChoice: "An answer, in the game's own form.",
    GameEvent: "What has happened, in the game's own form.",
    GameView: "What a viewer sees, in the game's own form.",
    GameFacts: "What is printed on cards and tiles, in the game's own form.",
    GameChance: "Why a die is rolled or something is drawn, in the game's own form.",
    GameDrawn: "What can be drawn, in the game's own form.",
    GameOrders: "What a seat can order beforehand, in the game's own form.",
}
