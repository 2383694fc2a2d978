//! What people read on heroes, cards and scenarios.

use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use strum::VariantArray;
use table::keyword::Value as _;

use super::read::{Read, ReadScenario};
use super::{
    Boost, Card, CardId, Category, Content, Figures, Goal, Hero, HeroId, Kind, Pile, Powers, Reach, Service, Shared,
    Source, Trick,
};
use crate::words::printed as text;

/// What is printed on everything, for readers of views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// By the number that a hero has in views.
    pub heroes: Vec<PrintedHero>,
    /// In the order of the piles: equipment, magic, tactics. The number of a card in views is 128 for each pile before
    /// its own, and its place there.
    pub cards: [Vec<PrintedCard>; 3],
    /// The number of each card in views, questions and choices, by its key.
    pub card_ids: BTreeMap<String, CardId>,
    pub scenarios: Vec<PrintedScenario>,
}

/// Everything that is printed on a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedHero {
    pub key: String,
    pub name: Shared,
    pub source: Source,
    pub is_magical: bool,
    pub figures: Figures,
    pub specialisations: Vec<(Category, Figures)>,
    pub keywords: Vec<String>,
    /// Figures and specialisations in a line of signs.
    pub line: Shared,
    pub text: Shared,
}

/// Everything that is printed on a support card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedCard {
    pub key: String,
    pub name: Shared,
    pub source: Source,
    pub kind: Kind,
    pub pile: Pile,
    /// The class of a weapon or the school of a spell.
    pub category: Option<Category>,
    pub reach: Option<Reach>,
    /// Of a weapon in one hand.
    pub one: Option<Figures>,
    /// Of a weapon in two hands.
    pub two: Option<Figures>,
    /// Of everything else that has figures.
    pub figures: Option<Figures>,
    /// The parts of the body that it takes.
    pub parts: Vec<&'static str>,
    pub life: Option<u8>,
    pub cooldown: Option<u8>,
    /// What the roll for a general spell has to reach.
    pub target: Option<u8>,
    pub keywords: Vec<String>,
    /// Its figures in signs.
    pub signs: String,
    /// What it is, and its figures, in a line.
    pub line: Shared,
    /// What it does; empty if the figures are all.
    pub text: Shared,
}

/// What people read on a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedScenario {
    pub key: String,
    pub name: Shared,
    pub source: Source,
    pub about: Shared,
    pub least_players: u8,
    pub most_players: u8,
    /// What its monster, ward or treasure is called.
    pub thing: Option<Shared>,
    /// Figures and powers of its monster.
    pub line: Shared,
    /// By the roll of a die: what its monster does.
    pub habits: Vec<Shared>,
}

impl Facts {
    pub(super) fn of(content: &Content) -> Facts {
        let cards =
            |pile: Pile| content.printed_cards[pile.index()].iter().map(|card| PrintedCard::clone(card)).collect();
        Facts {
            heroes: content.printed_heroes.iter().map(|hero| PrintedHero::clone(hero)).collect(),
            cards: Pile::ALL.map(cards),
            card_ids: (content.all_cards().iter()).map(|id| (content.printed(id).key.clone(), id)).collect(),
            scenarios: content.printed_scenarios.iter().map(|scenario| PrintedScenario::clone(scenario)).collect(),
        }
    }

    /// The hero with this id.
    pub fn hero(&self, id: HeroId) -> Option<&PrintedHero> {
        self.heroes.get(id.index())
    }
}

impl PrintedHero {
    pub(super) fn of(read: &Read, hero: &Hero) -> Arc<PrintedHero> {
        let specialisations =
            Category::VARIANTS.iter().map(|category| (*category, hero.specialisations[category.index()]));
        Arc::new(PrintedHero {
            key: read.key.clone(),
            name: read.name.clone().into(),
            source: read.source,
            is_magical: hero.is_magical,
            figures: hero.figures,
            specialisations: specialisations.filter(|(_, figures)| *figures != Figures::NONE).collect(),
            keywords: write_all(hero.powers),
            line: text::show_hero(hero).into(),
            text: text::say_powers(hero.powers).into(),
        })
    }
}

impl PrintedCard {
    pub(super) fn of(read: &Read, card: &Card) -> Arc<PrintedCard> {
        let mut printed = PrintedCard {
            key: read.key.clone(),
            name: read.name.clone().into(),
            source: read.source,
            kind: card.kind(),
            pile: card.kind().pile(),
            category: card.school().or(card.weapon().map(|weapon| weapon.class)),
            reach: card.weapon().map(|weapon| weapon.reach),
            one: card.weapon().and_then(|weapon| weapon.one),
            two: card.weapon().and_then(|weapon| weapon.two),
            figures: None,
            parts: Vec::new(),
            life: None,
            cooldown: card.school().map(|_| card.cooldown()),
            target: None,
            keywords: Vec::new(),
            signs: text::show_signs(card),
            line: text::show_card(card).into(),
            text: text::say_card(card).into(),
        };
        printed.add_figures(card);
        Arc::new(printed)
    }

    fn add_figures(&mut self, card: &Card) {
        match card {
            Card::Weapon(weapon) => self.keywords = write_all(weapon.powers),
            Card::Shield(shield) => {
                self.figures = Some(shield.figures);
                self.keywords = write_all(shield.powers);
            }
            Card::Armour(armour) => {
                self.figures = Some(armour.figures);
                self.parts = armour.parts.names().collect();
                self.keywords = write_all(armour.powers);
            }
            Card::Artefact(artefact) => {
                self.figures = Some(artefact.figures);
                if let super::Wear::Worn(parts) = artefact.wear {
                    self.parts = parts.names().collect();
                }
                self.keywords = write_all(artefact.powers);
                self.keywords.extend(artefact.weapon.into_iter().flat_map(|weapon| write_all(weapon.powers)));
                if let Some(active) = artefact.active {
                    self.add_service(active.service);
                }
            }
            Card::AttackSpell(spell) => {
                self.figures = Some(Figures { magic: spell.magic, damage: spell.damage, ..Figures::NONE });
                self.keywords = write_all(spell.powers);
            }
            Card::DefenceSpell(spell) => {
                self.figures = Some(Figures { magic: spell.magic, ..Figures::NONE });
                self.keywords = write_all(spell.powers);
            }
            Card::GeneralSpell(spell) => {
                self.target = Some(spell.target);
                self.keywords = vec![spell.effect.write()];
            }
            Card::Summons(spell) => {
                let creature = spell.creature;
                self.target = Some(spell.target);
                self.life = Some(creature.life);
                self.figures = Some(creature.figures);
                self.reach = Some(creature.reach);
                self.keywords = write_all(creature.powers);
            }
            Card::Potion(boost) | Card::Manoeuvre(boost) => self.add_boost(*boost),
            Card::Demon(demon) => {
                self.life = Some(demon.life);
                self.figures = Some(demon.figures);
                self.keywords = demon.burdens.iter().map(|keyword| keyword.write()).collect();
            }
            Card::Event(effect) => self.keywords = vec![effect.write()],
            Card::Spontaneous(Trick::Meddle(boost)) => self.add_boost(*boost),
            Card::Spontaneous(trick) => self.keywords = vec![trick.write()],
            Card::Npc(npc) => {
                self.life = Some(npc.life);
                self.figures = Some(Figures { armour: npc.armour, ..Figures::NONE });
                self.add_service(npc.service);
            }
        }
    }

    fn add_service(&mut self, service: Service) {
        match service {
            Service::InTurn(effect) => self.keywords.push(effect.write()),
            Service::InFight(boost) => self.keywords.extend(boost.extras.iter().map(|keyword| keyword.write())),
        }
    }

    fn add_boost(&mut self, boost: Boost) {
        self.figures = Some(boost.figures);
        self.keywords = boost.extras.iter().map(|keyword| keyword.write()).collect();
    }
}

impl PrintedScenario {
    pub(super) fn of(read: &Read, scenario: &ReadScenario) -> Arc<PrintedScenario> {
        let monster = match scenario.scenario.goal {
            Goal::Slay { monster } | Goal::HoldOut { monster, .. } => Some(monster),
            Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. } => None,
        };
        let habits = monster.into_iter().flat_map(|monster| monster.habits);
        Arc::new(PrintedScenario {
            key: read.key.clone(),
            name: read.name.clone().into(),
            source: read.source,
            about: scenario.about.clone().into(),
            least_players: scenario.scenario.least_players,
            most_players: scenario.scenario.most_players,
            thing: scenario.thing.clone().map(Shared::from),
            line: text::show_monster(monster.as_ref()).into(),
            habits: habits.map(|habit| text::say_keyword(habit).into()).collect(),
        })
    }
}

fn write_all(powers: Powers) -> Vec<String> {
    powers.iter().map(|keyword| keyword.write()).collect()
}
