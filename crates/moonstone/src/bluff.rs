//! The bluff of an arcane ability (MS-44 to MS-46), as players solve it.

use table::{Bluff, Turn};

use crate::asked::{Choice, Doubt, Question, Replacement};
use crate::battle::{Battle, Casting, CastingStage, castings_mut};
use crate::cards::{ArcanaCard, Hand};
use crate::game::Moonstone;

pub(crate) fn bluff(question: &Question, battle: &Battle) -> Option<Bluff<Moonstone>> {
    let casting = battle.casting().filter(|casting| casting.seat != casting.resister)?;
    let (turn, is_claimer) = match (question, casting.laid) {
        (Question::Lay { open: false }, _) => (Turn::Lay, true),
        (Question::Name, Some(laid)) => (Turn::Name { laid: laid.index() }, true),
        (Question::Doubt { named }, _) => (Turn::Answer { named: named.index() }, false),
        _ => return None,
    };
    let held = held_by_claimer(casting);
    Some(Bluff {
        claimer: casting.seat,
        answerer: casting.resister,
        turn,
        hidden: without(&Hand::DECK, casting.shown.iter().copied()).0.to_vec(),
        counts: [held.count().into(), casting.resisting.count().into()],
        own: (if is_claimer { held } else { casting.resisting }).0.to_vec(),
        card: |kind| Choice::Arcana(ArcanaCard::nth(kind)),
        believe: Choice::Doubt(Doubt::Truth),
        call: Choice::Doubt(Doubt::Bluff),
        leave: Choice::Replacement(Replacement::Leave),
        begin,
    })
}

/// The hand of the acting player, including the card on the table.
fn held_by_claimer(casting: &Casting) -> Hand {
    let mut held = casting.hand;
    casting.laid.iter().for_each(|card| held.add(*card));
    held
}

fn without(hand: &Hand, cards: impl Iterator<Item = ArcanaCard>) -> Hand {
    let mut left = *hand;
    for card in cards {
        left.take(card);
    }
    left
}

/// The same table before a card is laid, with these hands. All other cards are shuffled, as far as they are in the
/// deck.
fn begin(battle: &Battle, [claimer, answerer]: [&[u8]; 2]) -> Battle {
    let mut begun = battle.clone();
    if let Some(casting) = castings_mut(&mut begun.agenda).next_back() {
        let mut all = held_by_claimer(casting);
        [casting.resisting, begun.arcana.mixed].iter().for_each(|hand| all.add_all(hand));
        (casting.hand, casting.resisting) = (hand_of(claimer), hand_of(answerer));
        (casting.next, casting.laid, casting.named) = (CastingStage::Lay, None, None);
        (casting.is_open, casting.verdict) = (false, None);
        let dealt = [casting.hand, casting.resisting].into_iter().flat_map(|hand| hand.list());
        begun.arcana.mixed = without(&all, dealt);
    }
    begun
}

fn hand_of(counts: &[u8]) -> Hand {
    let mut hand = Hand::default();
    hand.0.iter_mut().zip(counts).for_each(|(own, count)| *own = *count);
    hand
}
