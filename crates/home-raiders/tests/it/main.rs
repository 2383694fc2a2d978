//! The rules of Home Raiders, every ability, its files and its campaign.

mod field;

mod abilities_defence;
mod abilities_hero;
mod abilities_leader;
mod abilities_melee;
mod abilities_mind;
mod abilities_movement;
mod abilities_ranged;
mod abilities_unit;
mod ability_texts;
mod battery;
mod campaign;
mod content;
mod dice_pools;
mod habits;
mod judge;
mod legality;
mod measured;
mod rulebook_attacks;
mod rulebook_moves;
mod rulebook_rounds;
mod sentences;
