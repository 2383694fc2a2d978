//! Standing orders: what a seat has decided in advance, so that it is not asked every time.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Asked;

use crate::asked::{Choice, Declare, Defend, Protect, Question};
use crate::battle::{Defence, Means, Side, Target, UnitId, What, Window};
use crate::content::Powers;
use crate::game::KleineHelden;
use crate::look::Traits;
use crate::view::View;

/// Nothing is ordered unless the seat says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// KH-39: whether own heroes and creatures protect others.
    pub protect: Protecting,
    /// KH-15: whether own heroes and creatures parry.
    pub parry: Parrying,
    /// KH-31: whether cards and powers are used in fights, for spells and at the end of turns.
    pub cards: Playing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Protecting {
    #[default]
    Ask,
    /// Nobody of another player.
    OwnOnly,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Parrying {
    #[default]
    Ask,
    /// With the best weapon or shield.
    Always,
    /// If the attack could kill even without more than one six; otherwise the reaction is saved.
    IfLethal,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Playing {
    #[default]
    Ask,
    /// Only where an own hero or creature fights or casts.
    OwnFights,
    Never,
}

/// The option that a seat's orders choose, if they cover the question.
pub(crate) fn obey(game: &KleineHelden, view: &View, orders: &Orders, asked: &Asked<KleineHelden>) -> Option<usize> {
    let side = Side::from(asked.seat);
    match asked.question {
        Question::Protect { .. } => match orders.protect {
            Protecting::Ask => None,
            Protecting::OwnOnly | Protecting::Never => find(asked, Choice::Protect(Protect::Leave)),
        },
        Question::Defend { at: Target::Npc(_) | Target::Demon(_) | Target::Ward(_), .. } => match orders.protect {
            Protecting::Ask | Protecting::OwnOnly => None,
            Protecting::Never => find(asked, Choice::Defend(Defend::Waive)),
        },
        Question::Defend { by, means, at: at @ Target::Unit(_) } => {
            let parries = match orders.parry {
                Parrying::Ask => return None,
                Parrying::Always => true,
                Parrying::IfLethal => is_lethal(game, view, by, means, at),
                Parrying::Never => false,
            };
            let parry = if parries { best_parry(game, asked) } else { None };
            parry.or_else(|| waive(orders, parries, asked))
        }
        Question::Parry { .. } if orders.parry != Parrying::Ask => best_parry(game, asked),
        Question::Declare { window, .. } => match orders.cards {
            Playing::Ask => None,
            Playing::OwnFights if is_involved(view, side, window) => None,
            Playing::OwnFights | Playing::Never => find(asked, Choice::Declare(Declare::PASS)),
        },
        _ => None,
    }
}

/// Lets the attack through. A seat that wants to parry and cannot is asked if another unit could protect.
fn waive(orders: &Orders, wants_to_parry: bool, asked: &Asked<KleineHelden>) -> Option<usize> {
    let may_protect = asked.options.iter().any(|option| {
        matches!(option, Choice::Defend(Defend::Shield { .. } | Defend::Accept { .. } | Defend::Spell { .. }))
    });
    let is_asked = wants_to_parry && may_protect && orders.protect != Protecting::Never;
    if is_asked { None } else { find(asked, Choice::Defend(Defend::Waive)) }
}

fn find(asked: &Asked<KleineHelden>, wanted: Choice) -> Option<usize> {
    asked.options.iter().position(|option| *option == wanted)
}

/// The parry with the best printed figure, of weapons, shields and dodging; the first one in case of a tie.
fn best_parry(game: &KleineHelden, asked: &Asked<KleineHelden>) -> Option<usize> {
    let figure = |option: &Choice| match *option {
        Choice::Defend(Defend::Parry { card, grip }) | Choice::Parry(Defence::Parry { card, grip }) => {
            game.content().tool_against(Defence::Parry { card, grip }).map(|tool| tool.figures.parry)
        }
        Choice::Defend(Defend::Dodge) | Choice::Parry(Defence::Dodge) => Some(0),
        _ => None,
    };
    let parries = asked.options.iter().enumerate().filter_map(|(index, option)| Some((index, figure(option)?)));
    parries.rev().max_by_key(|(_, figure)| *figure).map(|(index, _)| index)
}

/// KH-35: whether the expected damage, with one six, would kill. Cards that have not been played do not count.
fn is_lethal(game: &KleineHelden, view: &View, by: UnitId, means: Means, at: Target) -> bool {
    let (Some(attacker), Target::Unit(target)) = (view.unit(by), at) else { return false };
    let Some(target) = view.unit(target) else { return false };
    let tool = game.content().tool_of(means);
    let mut traits = Traits::default();
    traits.add_powers(game.own_powers(attacker.what));
    traits.add_powers(tool.map_or(Powers::NONE, |tool| tool.powers));
    let struck = tool.map_or(traits.unarmed.map_or(0, i16::from), |tool| tool.figures.damage.into());
    let trained = match (attacker.what, tool.and_then(|tool| tool.category)) {
        (What::Hero(hero), Some(category)) => game.content().hero(hero).specialisations[category.index()].damage,
        _ => 0,
    };
    let damage = struck + i16::from(attacker.figures.damage) + i16::from(trained);
    let six = 1 + i16::from(traits.vicious);
    let bane = i16::from(traits.bane_of(target.what, target.is_magical));
    let armour = i16::from(target.figures.armour) - i16::from(traits.pierce);
    let armour = if traits.ignores_armour { 0 } else { armour.max(0) };
    damage + six + bane - armour >= i16::from(target.life)
}

/// Whether a unit of this side fights or casts.
fn is_involved(view: &View, side: Side, window: Window) -> bool {
    let is_own = |unit: UnitId| view.unit(unit).is_some_and(|unit| unit.side == side);
    match window {
        Window::Fight => view.fight.as_ref().is_some_and(|fight| {
            is_own(fight.by)
                || match fight.at {
                    Target::Unit(unit) => is_own(unit),
                    Target::Npc(other) | Target::Demon(other) | Target::Ward(other) => other == side,
                }
        }),
        Window::Cast => view.casting.as_ref().is_some_and(|casting| is_own(casting.by)),
        Window::TurnEnd => false,
    }
}
