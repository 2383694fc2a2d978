//! The tests that every game passes, on Pixel Tactics.

use std::collections::BTreeSet;
use std::sync::Arc;

use pixel_tactics::content::{CardId, Content, Edition, Row};
use pixel_tactics::told::Event;
use pixel_tactics::{Options, PixelTactics, Series};
use table::{Dice, FastDice, Game, Match, Pending, Rolls, Spoken, battery};

/// 2,000 random duels: both editions, with and without promo cards; a few of them are series.
#[test]
fn random_duels_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<PixelTactics>(&content, options, 2000);
}

fn options(game: u64) -> Options {
    Options {
        edition: if game.is_multiple_of(2) { Edition::First } else { Edition::Second },
        promos: game / 2 % 2 == 1,
        series: match game % 40 {
            4..8 => Series::ToFour,
            8 => Series::ToSix,
            _ => Series::Single,
        },
    }
}

/// What a card can be in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Leader,
    Hero(Row),
    Spell(Row),
    Order,
}

/// Random games leave no corner of the content out.
#[test]
fn every_card_is_seen_in_every_role() {
    let content = Arc::new(Content::built_in().clone());
    let mut missing: [BTreeSet<(CardId, Role)>; 2] = [Edition::First, Edition::Second].map(|edition| {
        let cards = content.cards(edition).iter().zip(0..);
        cards.flat_map(|(card, id)| roles(card).into_iter().map(move |role| (CardId(id), role))).collect()
    });
    for game in 0..1000 {
        for event in play(&content, options(game), game) {
            let missing = &mut missing[game as usize % 2];
            match event {
                Event::LeadersRevealed { leaders } => {
                    missing.retain(|(card, role)| *role != Role::Leader || !leaders.0.contains(card));
                }
                Event::Recruited { card, at } => {
                    missing.remove(&(card, Role::Hero(at.row())));
                }
                Event::SpellCast { card, row, .. } => {
                    missing.remove(&(card, Role::Spell(row)));
                }
                Event::OrderPlayed { card, .. } => {
                    missing.remove(&(card, Role::Order));
                }
                _ => {}
            }
        }
        if missing.iter().all(BTreeSet::is_empty) {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}

fn roles(card: &pixel_tactics::content::Card) -> Vec<Role> {
    let spells = Row::ALL.into_iter().filter(|row| card.strip(*row).spell.is_some()).map(Role::Spell);
    [Role::Leader, Role::Order].into_iter().chain(Row::ALL.map(Role::Hero)).chain(spells).collect()
}

/// Everything that happened in a random game.
fn play(content: &Arc<Content>, options: Options, seed: u64) -> Vec<Event> {
    let game = PixelTactics::set_up(content.clone(), options).expect("nothing is wrong");
    let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
    let mut dice = FastDice::new(seed);
    while let Pending::Asked(asked) = running.pending() {
        let (seat, options) = (asked[0].seat, asked[0].options.len() as u32);
        running.choose(seat, dice.roll(options) as usize - 1).expect("it was offered");
    }
    running.told_to_all().iter().map(|told| told.event.clone()).collect()
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(PixelTactics::texts());
    battery::vocabulary::<PixelTactics>();
}
