//! What players are asked.

use table::Phrase;

use super::names::Names;
use crate::asked::Question;
use crate::battle::{Price, Window};

pub(super) fn say_question(names: Names<'_>, question: &Question) -> Phrase {
    let say = Phrase::new;
    match *question {
        Question::Start { cards } => say("question-start").with("cards", cards),
        Question::Redraw => say("question-redraw"),
        Question::LayOut => say("question-lay-out"),
        Question::Draw { cards } => say("question-draw").with("cards", cards),
        Question::Act => say("question-act"),
        Question::Equip { unit, back } => say("question-equip").with("unit", names.unit(unit)).with("back", back),
        Question::Transfer { one, other } => {
            say("question-transfer").with("one", names.unit(one)).with("other", names.unit(other))
        }
        Question::Target { by, means } => {
            say("question-target").with("by", names.unit(by)).with("means", names.means(means))
        }
        Question::Protect { by, means, at } => {
            let phrase = say("question-protect").with("by", names.unit(by)).with("means", names.means(means));
            phrase.with("at", names.target(at))
        }
        Question::Defend { by, means, at } => {
            let phrase = say("question-defend").with("by", names.unit(by)).with("means", names.means(means));
            phrase.with("at", names.target(at))
        }
        Question::Parry { by, means, unit } => {
            let phrase = say("question-parry").with("by", names.unit(by)).with("means", names.means(means));
            phrase.with("unit", names.unit(unit))
        }
        Question::Declare { window } => say_window(names, window),
        Question::Aim { card } => say("question-aim").with("card", names.card(card)).with("text", names.text(card)),
        Question::Pay { price: Price::Trade, left } => say("question-pay-trade").with("left", left),
        Question::Pay { price: Price::Hero, left } => say("question-pay-hero").with("left", left),
        Question::Loot { unit } => say("question-loot").with("unit", names.unit(unit)),
    }
}

/// Before the first roll both sides of a fight are named, so that nobody has to look back.
fn say_window(names: Names<'_>, window: Window) -> Phrase {
    match (window, &names.view.fight, &names.view.casting) {
        (Window::Fight, Some(fight), _) => {
            let phrase = Phrase::new("question-declare-fight").with("by", names.unit(fight.by));
            phrase.with("means", names.means(fight.means)).with("at", names.target(fight.at))
        }
        (Window::Cast, _, Some(casting)) => {
            let phrase = Phrase::new("question-declare-cast").with("by", names.unit(casting.by));
            phrase.with("card", names.card(casting.card.card))
        }
        _ => Phrase::new("question-declare"),
    }
}
