//! Makes content from data files: reads their entries, puts each in its place, and checks the whole.

use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use strum::VariantArray;
use table::content::{ContentFile, Fault, Faults, Place, Reading, read_files};
use table::{Phrase, Spoken as _};
use toml::Spanned;
use toml::de::DeValue;

use super::printed::{PrintedCard, PrintedHero, PrintedScenario};
use super::read::{self, Read, What};
use super::{Card, CardId, Cards, Content, Hero, HeroId, Kind, Pile, Scenario};
use crate::game::KleineHelden;

/// Makes the built-in content, with the counts printed in the rulebook.
pub(super) fn make(files: &[ContentFile]) -> Result<Content, Faults> {
    let content = add(Content::empty(), files)?;
    let mut faults = Vec::new();
    let mut check = |what: &str, count: usize, wanted: usize| {
        if count != wanted {
            faults.push(Fault::of_file("content", format!("must have {wanted} {what}, not {count}")));
        }
    };
    check("heroes", content.heroes.len(), Content::HEROES);
    let magical = content.heroes.iter().filter(|hero| hero.is_magical).count();
    check("magical heroes", magical, Content::MAGICAL_HEROES);
    for (pile, wanted) in Pile::ALL.into_iter().zip(Content::CARDS) {
        check(&format!("cards of {}", pile.word()), content.cards(pile).len(), wanted);
    }
    if faults.is_empty() { Ok(content) } else { Err(Faults(faults)) }
}

/// Adds the entries of files to content; an entry with a known key replaces that entry.
pub(super) fn add(mut content: Content, files: &[ContentFile]) -> Result<Content, Faults> {
    let mut touched = Vec::new();
    read_files(files, KleineHelden::texts(), |reading| {
        for (kind, (place, value)) in reading.split(&KINDS) {
            let before = reading.faults.len();
            let read = read_entry(reading, &place, kind, value);
            let Some(read) = read.filter(|_| reading.faults.len() == before) else { continue };
            if touched.contains(&read.key) {
                reading.note(&place, "key", Phrase::new("fault-key-twice").with("key", table::quote(&read.key)));
            } else {
                touched.push(read.key.clone());
                put(&mut content, reading, &place, read);
            }
        }
    })?;
    check_heroes(&content, files)?;
    content.index();
    Ok(content)
}

/// All kinds of entries.
const KINDS: [&str; 16] = [
    "hero",
    "weapon",
    "shield",
    "armour",
    "artefact",
    "attack-spell",
    "defence-spell",
    "general-spell",
    "summons",
    "potion",
    "demon",
    "manoeuvre",
    "event",
    "spontaneous",
    "npc",
    "scenario",
];

fn read_entry(reading: &mut Reading<'_>, place: &Place, kind: &str, value: Spanned<DeValue<'_>>) -> Option<Read> {
    match kind {
        "hero" => read_as(reading, place, value, read::read_hero),
        "weapon" => read_as(reading, place, value, read::read_weapon),
        "shield" => read_as(reading, place, value, read::read_shield),
        "armour" => read_as(reading, place, value, read::read_armour),
        "artefact" => read_as(reading, place, value, read::read_artefact),
        "attack-spell" => read_as(reading, place, value, read::read_attack_spell),
        "defence-spell" => read_as(reading, place, value, read::read_defence_spell),
        "general-spell" => read_as(reading, place, value, read::read_general_spell),
        "summons" => read_as(reading, place, value, read::read_summons),
        "potion" => read_as(reading, place, value, read::read_potion),
        "demon" => read_as(reading, place, value, read::read_demon),
        "manoeuvre" => read_as(reading, place, value, read::read_manoeuvre),
        "event" => read_as(reading, place, value, read::read_event),
        "spontaneous" => read_as(reading, place, value, read::read_spontaneous),
        "npc" => read_as(reading, place, value, read::read_npc),
        _ => read_as(reading, place, value, read::read_scenario),
    }
}

fn read_as<'t, E: DeserializeOwned>(
    reading: &mut Reading<'t>,
    place: &Place,
    value: Spanned<DeValue<'_>>,
    make: fn(&mut Reading<'t>, &Place, E) -> Option<Read>,
) -> Option<Read> {
    let entry = reading.entry(place, value)?;
    make(reading, place, entry)
}

/// Puts an entry in its place.
fn put(content: &mut Content, reading: &mut Reading<'_>, place: &Place, read: Read) {
    let pile = match &read.what {
        What::Card(card) => Some(card.kind().pile()),
        _ => None,
    };
    let card = content.find_card(&read.key);
    let is_other = match &read.what {
        What::Hero(_) => card.is_some() || content.find_scenario(&read.key).is_some(),
        What::Card(_) => {
            let is_other_pile = card.is_some_and(|card| Some(card.pile()) != pile);
            is_other_pile || content.find_hero(&read.key).is_some() || content.find_scenario(&read.key).is_some()
        }
        What::Scenario(_) => card.is_some() || content.find_hero(&read.key).is_some(),
    };
    if is_other {
        let message = Phrase::new("fault-other-kind").with("key", table::quote(&read.key));
        return reading.note(place, "key", message);
    }
    if let Some(other) = find_namesake(content, &read) {
        return reading.note(place, "name", Phrase::new("fault-namesake").with("other", table::quote(&other)));
    }
    match &read.what {
        What::Hero(hero) => {
            let printed = PrintedHero::of(&read, hero);
            let at = content.find_hero(&read.key).map_or(content.heroes.len(), HeroId::index);
            if at >= HeroId::MAX {
                return reading.note(place, "key", Phrase::new("fault-many-heroes").with("most", HeroId::MAX));
            }
            place_at(&mut content.heroes, at, *hero);
            place_at(&mut content.printed_heroes, at, printed);
        }
        What::Card(card) => {
            let printed = PrintedCard::of(&read, card);
            let pile = card.kind().pile();
            let cards = &mut content.cards[pile.index()];
            let at = content.printed_cards[pile.index()].iter().position(|other| other.key == read.key);
            let at = at.unwrap_or(cards.len());
            if at >= CardId::MAX_IN_PILE {
                let message = Phrase::new("fault-many-cards").with("most", CardId::MAX_IN_PILE);
                return reading.note(place, "key", message);
            }
            place_at(cards, at, *card);
            place_at(&mut content.printed_cards[pile.index()], at, printed);
        }
        What::Scenario(scenario) => {
            let printed = PrintedScenario::of(&read, scenario);
            let at = content.find_scenario(&read.key).unwrap_or(content.scenarios.len());
            place_at(&mut content.scenarios, at, scenario.scenario);
            place_at(&mut content.printed_scenarios, at, printed);
        }
    }
}

/// Replaces what is there, or adds one.
fn place_at<T>(list: &mut Vec<T>, at: usize, item: T) {
    match list.get_mut(at) {
        Some(place) => *place = item,
        None => list.push(item),
    }
}

/// People distinguish cards by name: gives the key of another card with the same name.
fn find_namesake(content: &Content, read: &Read) -> Option<String> {
    let heroes = content.printed_heroes.iter().map(|hero| (&hero.key, &hero.name));
    let cards = content.printed_cards.iter().flatten().map(|card| (&card.key, &card.name));
    let scenarios = content.printed_scenarios.iter().map(|scenario| (&scenario.key, &scenario.name));
    let is_same = |name: &table::Words| name.clashes(&read.name);
    let mut all = heroes.chain(cards).chain(scenarios);
    all.find(|(key, name)| **key != read.key && is_same(name)).map(|(key, _)| key.clone())
}

/// KH-02: five players draw a hero of each sort.
fn check_heroes(content: &Content, files: &[ContentFile]) -> Result<(), Faults> {
    let magical = content.heroes.iter().filter(|hero| hero.is_magical).count();
    if magical.min(content.heroes.len() - magical) >= 5 {
        return Ok(());
    }
    let file = files.last().map_or("content", |file| &file.path);
    let message = KleineHelden::texts().in_every(&Phrase::new("fault-few-heroes"));
    Err(Faults(vec![Fault::of_file(file, message)]))
}

impl Content {
    fn empty() -> Content {
        Content {
            heroes: Vec::new(),
            cards: Default::default(),
            scenarios: Vec::new(),
            kinds: [Cards::NONE; Kind::VARIANTS.len()],
            powerful: Cards::NONE,
            printed_heroes: Vec::new(),
            printed_cards: Default::default(),
            printed_scenarios: Vec::new(),
            digest: String::new(),
        }
    }

    /// Derives what follows from the cards: the sets by kind, and the digest.
    fn index(&mut self) {
        (self.kinds, self.powerful) = ([Cards::NONE; Kind::VARIANTS.len()], Cards::NONE);
        for pile in Pile::ALL {
            for (place, card) in self.cards[pile.index()].iter().enumerate() {
                self.kinds[card.kind().index()].insert(CardId::new(pile, place));
                if card.worn().is_some_and(|(_, powers)| powers.iter().next().is_some()) {
                    self.powerful.insert(CardId::new(pile, place));
                }
            }
        }
        self.digest = table::content::digest(&self.write_figures());
    }

    /// The figures and keywords as canonical text, for the digest.
    fn write_figures(&self) -> String {
        let mut text = String::from("kleine-helden content 1\n");
        let mut write = |key: &str, what: &dyn std::fmt::Debug| {
            writeln!(text, "{key} {what:?}").expect("writing to a string does not fail");
        };
        let heroes: &[Hero] = &self.heroes;
        for (hero, printed) in heroes.iter().zip(&self.printed_heroes) {
            write(&printed.key, hero);
        }
        for (cards, printed) in self.cards.iter().zip(&self.printed_cards) {
            let cards: &[Card] = cards;
            for (card, printed) in cards.iter().zip(printed) {
                write(&printed.key, card);
            }
        }
        let scenarios: &[Scenario] = &self.scenarios;
        for (scenario, printed) in scenarios.iter().zip(&self.printed_scenarios) {
            write(&printed.key, scenario);
        }
        text
    }
}
