//! Eintauschen; Neuer Held.

use table::Flow;

use crate::asked::{Pay, Question};
use crate::battle::{Price, Step};
use crate::game::Play;
use crate::told::Event;

/// KH-16: hand cards for a support card.
pub(crate) const TRADE_PRICE: u8 = 3;
/// KH-17: hand cards for a hero.
pub(crate) const HERO_PRICE: u8 = 8;

impl Play<'_, '_> {
    /// Hand cards are discarded one by one, until the price is paid.
    pub(crate) fn pay(&mut self, price: Price, left: u8) -> Flow {
        let side = self.battle.turn.side;
        let hand = self.battle.group(side).hand;
        if self.battle.group(side).is_out || hand.is_empty() {
            return Ok(());
        }
        let options: Vec<Pay> = hand.iter().map(|card| Pay { card }).collect();
        let Pay { card } = self.table.ask(self.battle, side.seat(), Question::Pay { price, left }, &options)?;
        self.discard_from_hand(side, card);
        self.table.tell(|| Event::Discarded { side, cards: vec![card] });
        match price {
            _ if left > 1 => self.next(Step::Pay { price, left: left - 1 }),
            Price::Trade => {
                self.table.tell(|| Event::Traded { side });
                self.next(Step::Draw { side, cards: 1 });
            }
            Price::Hero => self.next(Step::BuyHero),
        }
        Ok(())
    }

    /// Neuer Held (KH-17): a random one of those left. It may act at once.
    pub(crate) fn buy_hero(&mut self) -> Flow {
        let side = self.battle.turn.side;
        if self.battle.group(side).is_out {
            return Ok(());
        }
        self.battle.group_mut(side).has_bought = true;
        if let Some(hero) = self.draw_hero(side, None)? {
            self.table.tell(|| Event::Bought { side, hero });
        }
        Ok(())
    }
}
