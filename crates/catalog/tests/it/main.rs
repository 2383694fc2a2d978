//! All games and two small ones, through the catalog's interface.

mod bells;
#[path = "../../../players/tests/it/stones.rs"]
mod stones;

mod blunders;
mod corpus;
mod dojo;
mod drawing;
mod duels;
mod ends;
mod flat;
mod hints;
mod interface;
mod language;
mod lessons;
mod odds;
mod orders;
mod own_content;
mod players;
mod positions;
mod puzzles;
mod seats;
mod shown;
mod text;
