//! How the game names things, and the few arguments of sentences that are not simply fields. The sentences are in
//! `texts/`; they are declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod names;
pub(crate) mod printed;

use table::{Arg, Phrase, Term, Words};

use crate::battle::{Defence, Grip, Means, UnitId, Window};
use crate::content::{CardId, Figures, Power};
use crate::fight::small;
pub(crate) use names::{Speaker, discard_cards, hand, name_thing, play_card};
use printed::{say_keyword, show_struck, sign};

/// What a window interrupts: it names both sides of a fight, so that nobody has to scroll back.
pub(crate) fn say_interrupted(speaker: Speaker<'_>, window: Window) -> Arg {
    match (window, &speaker.view.fight, &speaker.view.casting) {
        (Window::Fight, Some(fight), _) => {
            let phrase = Phrase::new("interrupted-fight").with("by", fight.by.say(speaker));
            phrase.with("means", fight.means.say(speaker)).with("at", fight.at.say(speaker)).into()
        }
        (Window::Cast, _, Some(casting)) => {
            let phrase = Phrase::new("interrupted-cast").with("by", casting.by.say(speaker));
            phrase.with("card", casting.card.card.say(speaker)).into()
        }
        (Window::Fight | Window::Cast | Window::TurnEnd, ..) => Arg::Case("none"),
    }
}

/// The printed figures of what is attacked with.
pub(crate) fn show_means(speaker: Speaker<'_>, by: UnitId, means: Means) -> Words {
    let figures = match means {
        Means::Weapon { .. } | Means::Spell { .. } => speaker.game.content().tool_of(means).map(|tool| tool.figures),
        Means::Bare { .. } => speaker.view.unit(by).map(|unit| {
            let unarmed = speaker.game.own_powers(unit.what).iter().find_map(|power| match power {
                Power::Unarmed(damage) => Some(small(damage)),
                _ => None,
            });
            Figures { damage: unit.figures.damage.saturating_add(unarmed.unwrap_or(0)), ..Figures::NONE }
        }),
    };
    Words::same(figures.map(show_struck).unwrap_or_default())
}

/// What a weapon or shield adds to a parry.
pub(crate) fn show_parry(speaker: Speaker<'_>, card: CardId, grip: Grip) -> Words {
    let tool = speaker.game.content().tool_against(Defence::Parry { card, grip });
    Words::same(format!("◊{}", sign(tool.map_or(0, |tool| tool.figures.parry))))
}

/// What the monster of the scenario does after this roll.
pub(crate) fn say_habit(speaker: Speaker<'_>, die: u8) -> Words {
    let habit = speaker.game.monster().and_then(|monster| monster.habits.get(usize::from(die).checked_sub(1)?));
    habit.map_or_else(|| Words::same(""), |habit| say_keyword(*habit))
}
