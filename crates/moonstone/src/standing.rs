//! Standing orders: what a seat has decided in advance, so that it is not asked after every action.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Asked;

use crate::asked::{Choice, Fateful, Pick, Question};
use crate::battle::{ModelId, State, disc};
use crate::game::Moonstone;
use crate::view::{ModelView, View};

/// Nothing is ordered unless the seat says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// MS-81: whether the own event is played while others act.
    pub fates: Fates,
    /// MS-29: whether own models take a step after actions of others.
    pub reactions: Reactions,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fates {
    #[default]
    Ask,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reactions {
    #[default]
    Ask,
    /// If the one that acts could strike or rob an own model after one more step.
    Threatened,
    /// If an own model that could react is engaged.
    Engaged,
    Never,
}

/// The option that a seat's orders choose, if they cover the question.
pub(crate) fn obey(view: &View, orders: &Orders, asked: &Asked<Moonstone>) -> Option<usize> {
    let passes = match asked.question {
        Question::Interrupt { .. } | Question::Recover | Question::Save { .. } => orders.fates == Fates::Never,
        Question::React { to } => match orders.reactions {
            Reactions::Ask => false,
            Reactions::Threatened => !able(view, asked).any(|model| is_threatened(view, to, model)),
            Reactions::Engaged => !able(view, asked).any(|model| model.is_engaged),
            Reactions::Never => true,
        },
        _ => false,
    };
    let is_pass = |option: &Choice| matches!(option, Choice::Pick(Pick::Nobody) | Choice::Fateful(Fateful::Pass));
    if passes { asked.options.iter().position(is_pass) } else { None }
}

/// The models that could take the step.
fn able<'v>(view: &'v View, asked: &'v Asked<Moonstone>) -> impl Iterator<Item = &'v ModelView> {
    asked.options.iter().filter_map(|option| match option {
        Choice::Pick(Pick::Model(model)) => view.models.get(model.index()),
        _ => None,
    })
}

/// Whether a model is in the acting model's melee range, or will be after a step.
fn is_threatened(view: &View, by: ModelId, model: &ModelView) -> bool {
    let Some(by) = view.models.get(by.index()).filter(|by| by.state == State::Standing) else { return false };
    let reach = by.reach + measure::units::INCH;
    by.level == model.level && disc(by.at, by.radius).is_within(reach, disc(model.at, model.radius))
}
