//! What abilities do, in a sentence for each, with the figures of the card that has them.

use table::{Phrase, Words};

use super::in_every;
use crate::content::{Ability, Card, Pool};

/// The name of an ability.
pub(crate) fn name_ability(ability: Ability) -> Words {
    in_every(&ability.phrase())
}

/// HR-69: the sentence of an ability on this card.
pub(crate) fn explain_ability(card: &Card, ability: Ability) -> Words {
    let key = ability.phrase().key.replacen("ability", "does", 1);
    let text = Phrase::new(key)
        .with("move", i64::from(card.movement))
        .with("dice", find_dice(card, ability).map_or(Phrase::new("ability-no-dice"), say_dice));
    let whole = if ability.injures() { "ability-does-and-injures" } else { "ability-does" };
    in_every(&Phrase::new(whole).with("text", text))
}

/// The dice of the card that an ability rolls alone, as they are while the character is unhurt.
fn find_dice(card: &Card, ability: Ability) -> Option<Pool> {
    let pool = match ability {
        Ability::UnexpectedBlow | Ability::Entangle => card.melee.whole.only_strongest(),
        Ability::Grab => card.melee.whole.only_weakest(),
        Ability::Lightning | Ability::Barrage => card.ranged.whole.only_strongest(),
        Ability::MirrorImage => card.defence.whole.one_of_weakest(),
        // HR-65.3: whoever regenerates has just been wounded.
        Ability::Regeneration => card.defence.of(true).one_of_weakest(),
        _ => Pool::default(),
    };
    (!pool.is_empty()).then_some(pool)
}

fn say_dice(pool: Pool) -> Phrase {
    let Some(colour) = pool.weakest() else { return Phrase::new("ability-no-dice") };
    Phrase::new("ability-dice").with("count", pool.dice[colour.index()]).with("colour", colour.word())
}
