//! The test battery of `table`, which every game passes, for Pixel Tactics.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use pixel_tactics::asked::{Act, Choice, Pick, Question, Split};
use pixel_tactics::content::{CardId, Content, Edition, Row};
use pixel_tactics::duel::{Slot, Step};
use pixel_tactics::told::Event;
use pixel_tactics::{Duel, Options, PixelTactics, Series};
use table::battery::{self, Offered, Prices};
use table::{Dice, FastDice, Game, Match, Pending, Rolls, Spoken};

/// 2,000 random duels: both editions, with and without promo cards; a few of them are series.
#[test]
fn random_duels_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<PixelTactics>(&content, options, 2000);
}

/// Heroes fall and hands change, and the log stays as it is.
#[test]
fn what_was_told_reads_the_same_later() {
    battery::logs::<PixelTactics>(&Arc::new(Content::built_in().clone()), options, 100);
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

/// PT-08, PT-09, PT-12, PT-13: whatever takes an action changes something. Orders, spells and attacks without effect
/// stay possible (ruling 21).
#[test]
fn nothing_is_sold_that_cannot_do_anything() {
    let content = Arc::new(Content::built_in().clone());
    battery::effects::<PixelTactics>(&content, options, 400, &PRICES);
}

/// The same in recorded games of the scout, with all options.
#[test]
fn nothing_is_sold_in_vain_to_a_scout() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/pixel-tactics");
    let content = Arc::new(Content::built_in().clone());
    battery::effects_in_recordings::<PixelTactics>(&content, &folder, &PRICES);
}

const PRICES: Prices<PixelTactics> = Prices {
    price: |offered| match offered.choice {
        Choice::Act(Act::TakeOver { .. } | Act::Done) => Some(0),
        Choice::Act(Act::Order { .. } | Act::Attack(_)) => None,
        Choice::Act(_) => Some(1),
        _ => Some(0),
    },
    is_target,
    is_done: |duel| matches!(duel.agenda.last(), None | Some(Step::Act | Step::EndTurn | Step::EndWave)),
    forget: |offered, dearer, cheaper| [dearer, cheaper].into_iter().for_each(|duel| forget(duel, offered.choice)),
    tells_odds: |_| false,
    stack: |_, _, _, _| {},
};

/// A spell without effect can be copied just as it can be cast (ruling 21).
fn is_target(offered: &Offered<'_, PixelTactics>) -> bool {
    let is_one =
        matches!(offered.choice, Choice::Pick(Pick::At { .. }) | Choice::Split(Split::To { .. }) | Choice::Line(_));
    match (offered.question, offered.choice) {
        (Question::CopySpell { .. }, _) => false,
        // A hero that has just been recruited may send itself back: the spell has to be cast, and the rulebook lets it
        // hit its caster.
        (Question::Return, Choice::Pick(Pick::At { at })) => {
            offered.now.hero(*at).is_some_and(|it| !it.marks.has_acted)
        }
        // The hero that has acted stands elsewhere by then, and that is not part of the price.
        (Question::SwapWith { one }, Choice::Pick(Pick::At { at })) => offered.now.slot(*one) == offered.now.slot(*at),
        _ => is_one,
    }
}

/// Ignores the price of an action: the action itself, the hero's turn in this wave, and the discarded card.
fn forget(duel: &mut Duel, choice: &Choice) {
    (duel.turn.left, duel.is_quiet) = (0, false);
    for side in &mut duel.sides {
        side.has_shown = false;
        for slot in &mut side.slots {
            match slot {
                Slot::Hero(hero) => hero.marks.has_acted = true,
                Slot::Corpse(corpse) => corpse.has_acted = true,
                Slot::Free => {}
            }
        }
        if let Some(leader) = &mut side.leader {
            leader.has_acted = true;
        }
        if let Choice::Act(Act::DrawPromo { discard: paid } | Act::Order { card: paid }) = choice {
            side.hand.retain(|held| held.card() != *paid);
            side.discard.retain(|card| card != paid);
        }
    }
}

/// The roles a card can have in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Leader,
    Hero(Row),
    Spell(Row),
    Order,
}

/// Random games reach every part of the content.
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

/// All events of a random game.
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
