//! All games and two small ones, through the interface of the catalog.

mod bells;
mod blunders;
#[path = "../../../players/tests/it/stones.rs"]
mod stones;

mod corpus;
mod drawing;
mod flat;
mod hints;
mod interface;
mod language;
mod orders;
mod own_content;
mod players;
mod positions;
mod seats;
mod shown;
mod text;
