//! What people read on a card.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use table::{Keyword, Lang, Phrase, Spoken as _, Words};

use super::{Card, Row, Shared, Source, Strip};
use crate::game::PixelTactics;

/// What is printed on all cards, for whoever reads views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// By the number that a card has in views.
    pub cards: Vec<PrintedCard>,
}

/// Everything that is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedCard {
    pub key: String,
    /// The name of the hero.
    pub name: Shared,
    pub source: Source,
    pub attack: u8,
    pub life: u8,
    pub front: PrintedStrip,
    pub flank: PrintedStrip,
    pub rear: PrintedStrip,
    pub order: PrintedText,
    pub leader: PrintedLeader,
}

/// The leader side of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedLeader {
    pub key: String,
    /// Of the blue and of the red faction.
    pub names: [Shared; 2],
    pub attack: u8,
    pub life: u8,
    pub ability: PrintedText,
}

/// What the hero can do in one row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedStrip {
    pub keywords: Vec<String>,
    pub text: Shared,
    /// The part of the text that is cast.
    #[serde(skip)]
    pub spell: Shared,
    /// In a few words, for a board.
    pub short: Shared,
}

/// A text on a card, with the keywords behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedText {
    pub keywords: Vec<String>,
    pub text: Shared,
}

impl PrintedCard {
    pub(super) fn of(card: &Card) -> Arc<PrintedCard> {
        let [front, flank, rear] = Row::ALL.map(|row| print_strip(card.strip(row)));
        let leader = &card.leader;
        Arc::new(PrintedCard {
            key: card.key.clone(),
            name: card.name.clone().into(),
            source: card.source,
            attack: card.attack,
            life: card.life,
            front,
            flank,
            rear,
            order: print([card.order]),
            leader: PrintedLeader {
                key: leader.key.clone(),
                names: leader.names.clone().map(Shared::from),
                attack: leader.attack,
                life: leader.life,
                ability: print(leader.abilities.iter().copied()),
            },
        })
    }

    /// What the hero can do in a row.
    pub fn strip(&self, row: Row) -> &PrintedStrip {
        match row {
            Row::Front => &self.front,
            Row::Flank => &self.flank,
            Row::Rear => &self.rear,
        }
    }
}

fn print_strip(strip: &Strip) -> PrintedStrip {
    let passives = print(strip.passives.iter().copied());
    let spell = print(strip.spell);
    let spelled = spell.keywords.iter().map(|keyword| format!("spell {keyword}"));
    let shorten_all = |lang| {
        let short = strip.passives.iter().map(|passive| shorten(*passive, lang));
        short.chain(strip.spell.map(|spell| shorten(spell, lang))).collect::<Vec<_>>().join(", ")
    };
    PrintedStrip {
        keywords: passives.keywords.into_iter().chain(spelled).collect(),
        text: Words::make(|lang| join([passives.text.get(lang), spell.text.get(lang)].map(String::from).into_iter()))
            .into(),
        spell: spell.text.clone(),
        short: Words::make(shorten_all).into(),
    }
}

fn print<K: Keyword>(keywords: impl IntoIterator<Item = K>) -> PrintedText {
    let keywords: Vec<K> = keywords.into_iter().collect();
    let say = |lang| join(keywords.iter().map(|keyword| PixelTactics::texts().say(lang, &keyword.phrase())));
    PrintedText { text: Words::make(say).into(), keywords: keywords.iter().map(|keyword| keyword.write()).collect() }
}

fn shorten<K: Keyword>(keyword: K, lang: Lang) -> String {
    let key = format!("short-{}", keyword.word()).into();
    PixelTactics::texts().say(lang, &Phrase { key, ..keyword.phrase() })
}

/// One sentence after the other.
fn join(sentences: impl Iterator<Item = String>) -> String {
    sentences.filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
}
