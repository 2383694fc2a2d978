//! What players are asked.

use table::{Phrase, text};

use super::names::{Form, name_unit_of};
use crate::asked::{Dice, Question};
use crate::view::View;

pub(super) fn say_question(view: &View, question: &Question) -> Phrase {
    let plain = |unit| name_unit_of(view, unit, Form::Plain);
    let dative = |unit| name_unit_of(view, unit, Form::Dative);
    match *question {
        Question::Muster { size } => Phrase::new("question-muster").with("size", size),
        Question::Deploy => Phrase::new("question-deploy"),
        Question::Redeploy => Phrase::new("question-redeploy"),
        Question::Order { ready } => Phrase::new("question-order").with("ready", ready),
        Question::ControlledAction { by } => Phrase::new("question-controlled-action").with("by", plain(by)),
        Question::FurtherOrder { by, left } => {
            Phrase::new("question-further-order").with("by", dative(by)).with("left", left)
        }
        Question::Support { unit } => Phrase::new("question-support").with("unit", dative(unit)),
        Question::React { to } => Phrase::new("question-react").with("unit", name_unit_of(view, to, Form::Start)),
        Question::Target { attacker } => Phrase::new("question-target").with("unit", plain(attacker)),
        Question::BloodLust { unit } => Phrase::new("question-blood-lust").with("unit", plain(unit)),
        Question::Reroll { unit, dice } => {
            let dice = text(list_dice(dice));
            Phrase::new("question-reroll").with("unit", plain(unit)).with("dice", dice)
        }
        Question::Sacrifice { unit, wounds } => {
            Phrase::new("question-sacrifice").with("unit", dative(unit)).with("wounds", wounds)
        }
        Question::AssignWound { unit, left } => {
            Phrase::new("question-assign-wound").with("unit", dative(unit)).with("left", left)
        }
        Question::TakeMarker => Phrase::new("question-take-marker"),
        Question::GiveUp => Phrase::new("question-give-up"),
    }
}

fn list_dice(dice: Dice) -> String {
    dice.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}
