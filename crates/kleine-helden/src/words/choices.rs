//! What players can choose: short lines for a list.

use table::{Arg, Phrase};

use super::names::Names;
use crate::asked::{Act, Choice, Declare, Defend, Fit, Loot, Move, Pay, Protect, Redraw};
use crate::battle::{Aim, Defence, Mix, Origin, UnitId};
use crate::content::{CardId, Pile};

pub(super) fn say_choice(names: Names<'_>, choice: &Choice) -> Phrase {
    match *choice {
        Choice::Mix(mix) => say_mix(mix),
        Choice::Redraw(Redraw::Keep) => Phrase::new("choice-keep"),
        Choice::Redraw(Redraw::Again) => Phrase::new("choice-redraw"),
        Choice::Fit(fit) => say_fit(names, fit),
        Choice::Act(act) => say_act(names, act),
        Choice::Move(Move::Done) => Phrase::new("choice-moved"),
        Choice::Move(Move::Card { card }) => say_move(names, card),
        Choice::Target(target) => Phrase::new("choice-target").with("target", names.target_with_life(target)),
        Choice::Protect(Protect::Leave) => Phrase::new("choice-leave"),
        Choice::Protect(Protect::With { unit }) => say_unit("choice-protect", names, unit),
        Choice::Defend(defend) => say_defend(names, defend),
        Choice::Parry(defence) => say_defence(names, defence),
        Choice::Declare(declare) => say_declare(names, declare),
        Choice::Aim(aim) => say_aim(names, aim),
        Choice::Pay(Pay { card }) => with_line(Phrase::new("choice-pay"), names, card),
        Choice::Loot(Loot::Nothing) => Phrase::new("choice-loot-nothing"),
        Choice::Loot(Loot::Card { card }) => with_line(Phrase::new("choice-loot"), names, card),
    }
}

/// How many cards of which pile: "2 equipment, 1 magic".
pub(crate) fn say_mix(mix: Mix) -> Phrase {
    let piles = Pile::ALL.into_iter().filter(|pile| mix.of(*pile) > 0);
    let piles = piles.map(|pile| Phrase::new("mix-pile").with("pile", pile.key()).with("cards", mix.of(pile)));
    Phrase::new("mix").with("piles", Arg::List(piles.map(Arg::from).collect()))
}

fn say_unit(key: &'static str, names: Names<'_>, unit: UnitId) -> Phrase {
    Phrase::new(key).with("unit", names.unit_with_life(unit))
}

fn say_fit(names: Names<'_>, fit: Fit) -> Phrase {
    match fit {
        Fit::Put { card, to } => with_line(Phrase::new("choice-put"), names, card).with("unit", names.unit(to)),
        Fit::TakeBack { card, from } => {
            Phrase::new("choice-take-back").with("card", names.card(card)).with("unit", names.unit(from))
        }
        Fit::Done => Phrase::new("choice-fitted"),
    }
}

fn say_act(names: Names<'_>, act: Act) -> Phrase {
    match act {
        Act::Equip { unit } => Phrase::new("choice-equip").with("unit", names.unit(unit)),
        Act::Transfer { one, other } => {
            Phrase::new("choice-transfer").with("one", names.unit(one)).with("other", names.unit(other))
        }
        Act::Attack { by, means } => {
            let phrase = Phrase::new("choice-attack").with("by", names.unit(by)).with("means", names.means(means));
            phrase.with("figures", names.means_figures(by, means))
        }
        Act::Cast { by, card, origin } => {
            let phrase = Phrase::new("choice-cast").with("by", names.unit(by)).with("card", names.card(card));
            let phrase = phrase.with("origin", origin_key(origin)).with("line", names.line(card));
            phrase.with("text", names.dash_text(card))
        }
        Act::Forgo { unit } => Phrase::new("choice-forgo").with("unit", names.unit(unit)),
        Act::Search { unit } => Phrase::new("choice-search").with("unit", names.unit(unit)),
        Act::Play { card } => with_line(Phrase::new("choice-play"), names, card),
        Act::Use { card } => Phrase::new("choice-use").with("card", names.card(card)).with("text", names.text(card)),
        Act::Trade => Phrase::new("choice-trade"),
        Act::Buy => Phrase::new("choice-buy"),
        Act::EndTurn => Phrase::new("choice-end-turn"),
    }
}

fn say_move(names: Names<'_>, card: CardId) -> Phrase {
    with_line(Phrase::new("choice-move"), names, card)
}

fn say_defend(names: Names<'_>, defend: Defend) -> Phrase {
    match defend {
        Defend::Waive => say_defence(names, Defence::None),
        Defend::Parry { card, grip } => say_defence(names, Defence::Parry { card, grip }),
        Defend::Dodge => say_defence(names, Defence::Dodge),
        Defend::Spell { card, origin } => say_defence(names, Defence::Spell { card, origin }),
        Defend::Shield { unit } => say_unit("choice-shield", names, unit),
        Defend::Accept { unit } => say_unit("choice-accept", names, unit),
    }
}

fn say_defence(names: Names<'_>, defence: Defence) -> Phrase {
    match defence {
        Defence::None => Phrase::new("choice-waive"),
        Defence::Dodge => Phrase::new("choice-dodge"),
        Defence::Parry { card, grip } => {
            let phrase = Phrase::new("choice-parry").with("item", names.held(card, grip));
            phrase.with("figures", names.parry_figures(card, grip))
        }
        Defence::Spell { card, origin } => {
            let phrase = Phrase::new("choice-defence-spell").with("card", names.card(card));
            let phrase = phrase.with("origin", origin_key(origin)).with("line", names.line(card));
            phrase.with("text", names.dash_text(card))
        }
    }
}

fn say_declare(names: Names<'_>, Declare { cards }: Declare) -> Phrase {
    let mut several = cards.iter();
    match (several.next(), several.next()) {
        (None, _) => Phrase::new("choice-pass"),
        (Some(card), None) => with_line(Phrase::new("choice-declare"), names, card),
        _ => Phrase::new("choice-declare-several").with("cards", names.cards(cards.iter())),
    }
}

fn say_aim(names: Names<'_>, aim: Aim) -> Phrase {
    match aim {
        Aim::Nothing => Phrase::new("choice-aim-nothing"),
        Aim::Unit(unit) => say_unit("choice-aim-unit", names, unit),
        Aim::Group(side) => Phrase::new("choice-aim-group").with("side", names.group(side)),
        Aim::Fitted { unit, card } => {
            with_line(Phrase::new("choice-aim-fitted"), names, card).with("unit", names.unit(unit))
        }
        Aim::Discarded(card) => with_line(Phrase::new("choice-aim-discarded"), names, card),
    }
}

/// Adds a card with what it is and what it does.
fn with_line(phrase: Phrase, names: Names<'_>, card: CardId) -> Phrase {
    let phrase = phrase.with("card", names.card(card)).with("line", names.line(card));
    phrase.with("text", names.dash_text(card))
}

pub(super) fn origin_key(origin: Origin) -> &'static str {
    match origin {
        Origin::Book => "book",
        Origin::Hand => "hand",
    }
}
