//! The rules of Kleine Helden, every card, every scenario.

mod cards;
mod field;

mod battery;
mod cards_armour;
mod cards_artefacts;
mod cards_attack_spells;
mod cards_defence_spells;
mod cards_demons;
mod cards_events;
mod cards_general_spells;
mod cards_heroes;
mod cards_manoeuvres;
mod cards_npcs;
mod cards_potions;
mod cards_spontaneous;
mod cards_summons;
mod cards_texts;
mod cards_weapons;
mod content;
mod even_start;
mod gambles;
mod habits;
mod judge;
mod own_cards;
mod rulebook_actions;
mod rulebook_end;
mod rulebook_equipment;
mod rulebook_fights;
mod rulebook_magic;
mod rulebook_reactions;
mod rulebook_setup;
mod rulebook_tactics;
mod scenarios;
mod settled;
mod shown;
