//! The rules of Pocket Battles, heading by heading, then armies, words and whole games.

mod field;

mod army;
mod battery;
mod rulebook_attack;
mod rulebook_fight;
mod rulebook_rounds;
mod rulebook_setup;
mod rulebook_shooting;
mod traits_attack;
mod traits_dice;
mod traits_orders;
mod traits_wounds;
mod words;
