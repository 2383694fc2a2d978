//! Questions.

use table::Phrase;

use super::Speaker;
use super::names::{arcana, inches, manoeuvre};
use crate::asked::{How, Question};

impl Speaker<'_> {
    pub fn question(self, question: &Question) -> Phrase {
        let of = |key: &'static str, model| Phrase::new(key).with("model", self.model(model));
        match *question {
            Question::Faction => Phrase::new("question-faction"),
            Question::Troupe => Phrase::new("question-troupe"),
            Question::WhoDrafts => Phrase::new("question-who-drafts"),
            Question::Draft => Phrase::new("question-draft"),
            Question::Mulligan => Phrase::new("question-mulligan"),
            Question::PickFirst => Phrase::new("question-pick-first"),
            Question::PickCard => Phrase::new("question-pick-card"),
            Question::Bird => Phrase::new("question-bird"),
            Question::Edge => Phrase::new("question-edge"),
            Question::Deploy => Phrase::new("question-deploy"),
            Question::Recover => Phrase::new("question-recover"),
            Question::MoveTerrain { left, inches } => {
                Phrase::new("question-move-terrain").with("left", left).with("inches", inches)
            }
            Question::First => Phrase::new("question-first"),
            Question::Activate => Phrase::new("question-activate"),
            Question::Act { model } => {
                let energy = self.view.models.get(model.index()).map_or(0, |it| it.energy);
                of("question-act", model).with("energy", energy)
            }
            Question::Move { model, how, limit } => {
                of("question-move", model).with("how", how_word(how)).with("limit", inches(limit))
            }
            Question::Place { model } => of("question-place", model),
            Question::Traverse { model } => of("question-traverse", model),
            Question::Target { model, ability } => {
                of("question-target", model).with("ability", self.ability(model, ability))
            }
            Question::Point { model, ability } => {
                of("question-point", model).with("ability", self.ability(model, ability))
            }
            Question::Stone { model } => of("question-stone", model),
            Question::DropStone { model } => of("question-drop-stone", model),
            Question::Whom { model } => of("question-whom", model),
            Question::Ability { of: model } => of("question-ability", model),
            Question::Depth => Phrase::new("question-depth"),
            Question::React { to } => of("question-react", to),
            Question::Interrupt { by } => of("question-interrupt", by),
            Question::Save { model, wounds } => of("question-save", model).with("wounds", wounds),
            Question::Offer { model, ability } => {
                of("question-offer", model).with("ability", self.ability(model, ability))
            }
            Question::May { model } => of("question-may", model),
            Question::Return { model } => of("question-return", model),
            Question::IgnoreCatastrophe { model } => of("question-ignore-catastrophe", model),
            Question::Lay => Phrase::new("question-lay"),
            Question::Name => Phrase::new("question-name"),
            Question::Doubt { named } => Phrase::new("question-doubt").with("card", arcana(named)),
            Question::Replace { laid } => Phrase::new("question-replace").with("card", arcana(laid)),
            Question::GoOn => Phrase::new("question-go-on"),
            Question::Show => Phrase::new("question-show"),
            Question::Search { left } => Phrase::new("question-search").with("left", left),
            Question::Arrange { left } => Phrase::new("question-arrange").with("left", left),
            Question::PushLuck { model } => of("question-push-luck", model),
            Question::Melee { model, follow_up } => {
                of(if follow_up { "question-follow-up" } else { "question-melee" }, model)
            }
            Question::Second { model } => of("question-second", model),
            Question::Finish { model, card } => of("question-finish", model).with("card", manoeuvre(card)),
            Question::DamageKind { model } => of("question-damage-kind", model),
            Question::Copy { model } => of("question-copy", model),
            Question::EndOrder => Phrase::new("question-end-order"),
        }
    }
}

pub fn how_word(how: How) -> &'static str {
    match how {
        How::Step => "step",
        How::Jog => "jog",
        How::Reaction => "reaction",
        How::Effect => "effect",
        How::Leap => "leap",
    }
}
