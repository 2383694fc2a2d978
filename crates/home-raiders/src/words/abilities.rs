//! What abilities do, in one sentence each, with the figures of the card.

use table::{Keyword as _, Phrase, Words};

use super::in_every;
use crate::content::{Ability, Card, Pool};

/// The name of an ability.
pub(crate) fn name_ability(ability: Ability) -> Words {
    in_every(&ability.phrase())
}

/// HR-69: the sentence for an ability of this card. Some refer to the dice that the ability itself rolls, as they are
/// while the character is unhurt.
pub(crate) fn explain_ability(card: &Card, ability: Ability) -> Words {
    let text = Phrase::new(format!("does-{}", ability.word()))
        .with("move", card.movement)
        .with("strongest-melee", say_dice(card.melee.whole.only_strongest()))
        .with("weakest-melee", say_dice(card.melee.whole.only_weakest()))
        .with("strongest-ranged", say_dice(card.ranged.whole.only_strongest()))
        .with("one-defence", say_dice(card.defence.whole.one_of_weakest()))
        // HR-65.3: a character that regenerates has just been wounded.
        .with("one-hurt-defence", say_dice(card.defence.of(true).one_of_weakest()));
    let whole = if ability.injures() { "ability-does-and-injures" } else { "ability-does" };
    in_every(&Phrase::new(whole).with("text", text))
}

fn say_dice(pool: Pool) -> Phrase {
    let Some(colour) = pool.weakest() else { return Phrase::new("ability-no-dice") };
    Phrase::new("ability-dice").with("count", pool.dice[colour.index()]).with("colour", colour.word())
}
