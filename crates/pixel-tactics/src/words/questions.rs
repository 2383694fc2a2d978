//! What players are asked.

use table::Phrase;

use super::names::Names;
use crate::asked::{Before, Naming, Question};
use crate::content::Row;

pub(super) fn say_question(names: Names<'_>, question: &Question) -> Phrase {
    let say = Phrase::new;
    match *question {
        Question::Leader => say("question-leader"),
        Question::Act { left, orders } => {
            let row = names.view.wave.unwrap_or(Row::Front);
            say("question-act").with("row", row.key()).with("left", left).with("orders", orders)
        }
        Question::TakeOver { before: Before::Losses } => say("question-take-over-losses"),
        Question::TakeOver { before: Before::Removal(place) } => {
            say("question-take-over-removal").with("piece", names.piece_at(place))
        }
        Question::TakeOver { before: Before::MovedDamage } => say("question-take-over-moved-damage"),
        Question::Intercept { by, at } => {
            say("question-intercept").with("by", names.piece_at(by)).with("at", names.piece_at(at))
        }
        Question::MeleeTarget { by } => say("question-melee-target").with("by", names.piece_at(by)),
        Question::Strike { card } => say("question-strike").with("card", names.hero(card)),
        Question::First => say("question-first"),
        Question::Damage { amount, left } => say("question-damage").with("amount", amount).with("left", left),
        Question::SplitDamage { left } => say("question-split-damage").with("left", left),
        Question::Heal { amount, left } => say("question-heal").with("amount", amount).with("left", left),
        Question::SplitHeal { left } => say("question-split-heal").with("left", left),
        Question::Gather { to, left } => say("question-gather").with("to", names.piece_at(to)).with("left", left),
        Question::PassDamage { left } => say("question-pass-damage").with("left", left),
        Question::MoveDamageFrom => say("question-move-damage-from"),
        Question::MoveDamageTo { from } => say("question-move-damage-to").with("from", names.piece_at(from)),
        Question::Kill => say("question-kill"),
        Question::Boost { attack } => say("question-boost").with("attack", attack),
        Question::Revive => say("question-revive"),
        Question::CopySpell { by } => say("question-copy-spell").with("by", names.piece_at(by)),
        Question::Swap => say("question-swap"),
        Question::SwapWith { one } => say("question-swap-with").with("one", names.piece_at(one)),
        Question::Return => say("question-return"),
        Question::Recruit => say("question-recruit"),
        Question::Arrange => say("question-arrange"),
        Question::Line { card } => say("question-line").with("card", names.hero(card)),
        Question::ShowToOpponent => say("question-show-to-opponent"),
        Question::ShowOrder => say("question-show-order"),
        Question::PlayOrder => say("question-play-order"),
        Question::PlayDrawn { card } => say("question-play-drawn").with("card", names.hero(card)),
        Question::Keep => say("question-keep"),
        Question::PutBack => say("question-put-back"),
        Question::ArrangeTop { place } => say("question-arrange-top").with("place", place),
        Question::DiscardEnemy => say("question-discard-enemy"),
        Question::Name { why: Naming::Search } => say("question-name-search"),
        Question::Name { why: Naming::Denounce } => say("question-name-denounce"),
        Question::Name { why: Naming::Outlaw } => say("question-name-outlaw"),
        Question::TakeFallen { hero } => say("question-take-fallen").with("hero", names.piece_at(hero)),
    }
}
