//! What a choice is about: the ids, as in the view, of units, groups, cards and piles.

use crate::asked::{Act, Choice, Defend, Fit, Loot, Move, Protect};
use crate::battle::{Aim, Defence, Means, Mix, Side};
use crate::content::{CardId, Pile};
use crate::game::KleineHelden;
use crate::view::{target_id, unit_id};

/// In the order a person would point at them.
pub(crate) fn touches(game: &KleineHelden, choice: &Choice) -> Vec<String> {
    let key = |card: CardId| card_key(game, card);
    match *choice {
        Choice::Mix(mix) => piles(mix),
        Choice::Fit(Fit::Put { card, to: unit } | Fit::TakeBack { card, from: unit }) => vec![key(card), unit_id(unit)],
        Choice::Act(act) => act_touches(game, act),
        Choice::Target(target) => vec![target_id(target)],
        Choice::Protect(Protect::With { unit }) | Choice::Defend(Defend::Shield { unit } | Defend::Accept { unit }) => {
            vec![unit_id(unit)]
        }
        Choice::Defend(Defend::Parry { card, .. } | Defend::Spell { card, .. })
        | Choice::Parry(Defence::Parry { card, .. } | Defence::Spell { card, .. })
        | Choice::Move(Move::Card { card })
        | Choice::Loot(Loot::Card { card })
        | Choice::Aim(Aim::Discarded(card)) => vec![key(card)],
        Choice::Pay(pay) => vec![key(pay.card)],
        Choice::Declare(declare) => declare.cards.iter().map(key).collect(),
        Choice::Aim(Aim::Unit(unit)) => vec![unit_id(unit)],
        Choice::Aim(Aim::Group(side)) => vec![group_id(side)],
        Choice::Aim(Aim::Fitted { unit, card }) => vec![unit_id(unit), key(card)],
        Choice::Redraw(_)
        | Choice::Fit(Fit::Done)
        | Choice::Protect(Protect::Leave)
        | Choice::Defend(Defend::Waive | Defend::Dodge)
        | Choice::Parry(Defence::None | Defence::Dodge)
        | Choice::Move(Move::Done)
        | Choice::Loot(Loot::Nothing)
        | Choice::Aim(Aim::Nothing) => Vec::new(),
    }
}

fn act_touches(game: &KleineHelden, act: Act) -> Vec<String> {
    let key = |card: CardId| card_key(game, card);
    match act {
        Act::Equip { unit } | Act::Forgo { unit } | Act::Search { unit } => vec![unit_id(unit)],
        Act::Transfer { one, other } => vec![unit_id(one), unit_id(other)],
        Act::Attack { by, means } => match means {
            Means::Weapon { card, .. } | Means::Spell { card, .. } => vec![unit_id(by), key(card)],
            Means::Bare { .. } => vec![unit_id(by)],
        },
        Act::Cast { by, card, .. } => vec![unit_id(by), key(card)],
        Act::Play { card } | Act::Use { card } => vec![key(card)],
        Act::Trade | Act::Buy | Act::EndTurn => Vec::new(),
    }
}

fn group_id(side: Side) -> String {
    format!("g{}", side.0)
}

/// Each pile as often as it is drawn from.
fn piles(mix: Mix) -> Vec<String> {
    Pile::ALL
        .into_iter()
        .flat_map(|pile| std::iter::repeat_n(pile.key().to_string(), usize::from(mix.of(pile))))
        .collect()
}

/// A choice from outside may name a card that does not exist.
fn card_key(game: &KleineHelden, card: CardId) -> String {
    if game.content().all_cards().iter().any(|there| there == card) {
        game.content().printed(card).key.clone()
    } else {
        String::new()
    }
}
