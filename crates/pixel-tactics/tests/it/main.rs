//! The rules of Pixel Tactics, every strip of every card, and where they meet.

mod field;

mod battery;
mod content;
mod habits;
mod heroes_alchemist_to_doppelganger;
mod heroes_dragon_mage_to_gunner;
mod heroes_healer_to_illusionist;
mod heroes_knight_to_mystic;
mod heroes_oracle_to_planestalker;
mod heroes_priestess_to_summoner;
mod heroes_promo;
mod heroes_templar_to_witch;
mod interplay;
mod interplay_heroes;
mod interplay_leaders;
mod interplay_orders;
mod leaders_actions;
mod leaders_attack;
mod leaders_troop;
mod refusals;
mod rulebook_attack;
mod rulebook_damage;
mod rulebook_series;
mod rulebook_setup;
mod rulebook_waves;
mod rulings_on_cards;
mod second_edition;
mod sentences;
mod words;
