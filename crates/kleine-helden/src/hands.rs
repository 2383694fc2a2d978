//! Die Unterstützungskarten: drawing, hands, discard piles.

use table::{Draw, Flow, Table};

use crate::asked::{Chance, Drawn, Question};
use crate::battle::{Battle, Mix, Side, Step, UnitId};
use crate::content::{CardId, Cards, Pile};
use crate::game::{KleineHelden, Play};
use crate::told::Event;
use crate::view::hidden_from;

impl Play<'_, '_> {
    /// KH-07: draws cards from piles of the player's choice. The step ends with it.
    pub(crate) fn draw_of_choice(&mut self, side: Side, cards: u8) -> Flow {
        if self.battle.group(side).is_out {
            return Ok(());
        }
        let more = cards.saturating_sub(MAX_DRAWN);
        if more > 0 {
            self.next(Step::Draw { side, cards: more });
        }
        let cards = cards - more;
        let mixes = self.battle.mixes(cards);
        let mix = match mixes.as_slice() {
            [] => return Ok(()),
            [mix] => *mix,
            mixes => self.table.ask(self.battle, side.seat(), Question::Draw { cards }, mixes)?,
        };
        self.draw(side, mix)
    }

    /// Draws random cards. They are hidden information, so the step ends right after.
    pub(crate) fn draw(&mut self, side: Side, mix: Mix) -> Flow {
        let mut drawn = Cards::NONE;
        for pile in Pile::ALL {
            for _ in 0..mix.of(pile) {
                drawn = drawn.union(self.draw_from(side, pile)?);
            }
        }
        if drawn.is_empty() {
            return Ok(());
        }
        let mix = Mix::counting(drawn);
        self.table.tell(|| Event::Drew { side, mix });
        self.table.tell_to(side.seat(), || Event::SawDrawn { side, cards: drawn.iter().collect() });
        Ok(())
    }

    /// One card of a pile, or none if pile and discard pile are empty.
    fn draw_from(&mut self, side: Side, pile: Pile) -> Flow<Cards> {
        if self.battle.deck.count(pile) == 0 {
            self.refill(pile);
        }
        let left = self.battle.deck.of(pile);
        if left.is_empty() {
            return Ok(Cards::NONE);
        }
        let expected = || hidden_from(self.battle, side).of(pile).iter().map(Drawn::Card).collect();
        let card = draw_one(self.table, Chance::Card { side, pile }, side, left, Some(&expected))?;
        self.battle.deck.remove(card);
        self.battle.group_mut(side).hand.insert(card);
        Ok(Cards::from_iter([card]))
    }

    /// KH-05: an empty pile is made from its discard pile.
    fn refill(&mut self, pile: Pile) {
        let back = self.battle.discard.of(pile);
        if back.is_empty() {
            return;
        }
        self.battle.discard = self.battle.discard.minus(back);
        self.battle.deck = self.battle.deck.union(back);
        self.table.tell(|| Event::PileRefilled { mix: Mix::only(pile, back.len() as u8) });
    }

    /// A card leaves a hand openly. It has to be there: only such cards are offered.
    pub(crate) fn take_from_hand(&mut self, side: Side, card: CardId) {
        let group = self.battle.group_mut(side);
        group.hand.remove(card);
        let was_known = group.known.remove(card);
        self.battle.is_quiet = false;
        if !was_known {
            self.table.reveal();
        }
    }

    /// A card of the hand goes to its discard pile.
    pub(crate) fn discard_from_hand(&mut self, side: Side, card: CardId) {
        self.take_from_hand(side, card);
        self.discard_card(card);
    }

    /// A card that is in no other place goes to its discard pile (KH-05).
    pub(crate) fn discard_card(&mut self, card: CardId) {
        self.battle.discard.insert(card);
    }

    /// Takes a random card from a hand and shows it to everybody. Nothing is asked in the same step.
    pub(crate) fn take_random(&mut self, side: Side) -> Flow<Option<CardId>> {
        let hand = self.battle.group(side).hand;
        if hand.is_empty() {
            return Ok(None);
        }
        let card = draw_one(self.table, Chance::HandCard { side }, side, hand, None)?;
        let group = self.battle.group_mut(side);
        group.hand.remove(card);
        group.known.remove(card);
        Ok(Some(card))
    }

    /// A card that everybody has seen joins a hand.
    pub(crate) fn give_openly(&mut self, side: Side, card: CardId) {
        let group = self.battle.group_mut(side);
        group.hand.insert(card);
        group.known.insert(card);
    }

    /// A fitted card leaves its hero. A spell that leaves the book no longer rests.
    pub(crate) fn unfit(&mut self, unit: UnitId, card: CardId) {
        self.battle.unit_mut(unit).fitted.remove(card);
        self.battle.resting.retain(|resting| resting.card != card);
    }
}

/// A random one of several cards, at least one. Only this side may see which cards there are.
fn draw_one(
    table: &mut Table<'_, KleineHelden>,
    why: Chance,
    side: Side,
    cards: Cards,
    expected: Option<&dyn Fn() -> Vec<Drawn>>,
) -> Flow<CardId> {
    let card = |place: usize| cards.nth(place).expect("there are as many cards as places");
    let (count, by) = (cards.len() as u32, Some(side.seat()));
    let place = table.draw(&Draw { why, by, count, thing: &|place| Drawn::Card(card(place)), expected })?;
    Ok(card(place))
}

impl Mix {
    /// How many of these cards are of each pile.
    pub fn counting(cards: Cards) -> Mix {
        let count = |pile| cards.count(pile) as u8;
        Mix { equipment: count(Pile::Equipment), magic: count(Pile::Magic), tactics: count(Pile::Tactics) }
    }
}

/// At most this many cards are drawn at once.
const MAX_DRAWN: u8 = 4;
/// All ways of drawing them from three piles.
pub(crate) const MAX_MIXES: usize = 15;

impl Battle {
    /// KH-05: whether there is any card to draw.
    pub(crate) fn has_cards(&self) -> bool {
        !self.deck.union(self.discard).is_empty()
    }

    /// All ways of drawing a number of cards; fewer only if there are not enough.
    pub(crate) fn mixes(&self, cards: u8) -> arrayvec::ArrayVec<Mix, MAX_MIXES> {
        let there = self.deck.union(self.discard);
        let [equipment, magic, tactics] = Pile::ALL.map(|pile| there.count(pile).min(usize::from(cards)) as u8);
        let cards = cards.min(equipment + magic + tactics).min(MAX_DRAWN);
        let mut mixes = arrayvec::ArrayVec::new();
        if cards == 0 {
            return mixes;
        }
        for first in (0..=cards.min(equipment)).rev() {
            for second in (0..=(cards - first).min(magic)).rev() {
                let third = cards - first - second;
                if third <= tactics {
                    mixes.push(Mix { equipment: first, magic: second, tactics: third });
                }
            }
        }
        mixes
    }
}
