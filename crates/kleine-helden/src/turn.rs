//! Spielablauf: rounds and turns, what can be done on a turn, the end of a turn.
//!
//! ```text
//! round ─┬─ turn of each group, clockwise (KH-07)
//!        │    1. spells rest one round less (KH-53), powers and reactions come back (KH-15, KH-62), a demon bleeds (KH-56)
//!        │    2. draw two cards from piles of choice (KH-07)
//!        │    3. an action for each hero and creature, in any order: equip (KH-10), transfer (KH-11), attack (KH-12),
//!        │       cast (KH-13), or draw a card instead (KH-14); between them what costs none: NPCs, demons, events,
//!        │       powers (KH-16, KH-61), trading (KH-16), a new hero (KH-17)
//!        │    4. the end of the turn: spontaneous events of all (KH-61), the demon's tax (KH-56)
//!        └─ the scenario: monsters act, raiders come (KH-81)
//! ```

use table::Flow;

use crate::asked::{Act, Question};
use crate::battle::{Deed, Ended, Ending, Price, Side, Step, Turn, UnitId, Window};
use crate::content::{Burden, Card, CardId, Cards, Power};
use crate::game::Play;
use crate::told::Event;
use crate::trade::{HERO_PRICE, TRADE_PRICE};

/// KH-07.
const DRAWN_CARDS: u8 = 2;
/// Ruling: a game is stopped after this many rounds in which nothing happens.
pub(crate) const MAX_QUIET_ROUNDS: u8 = 10;
/// Ruling: and any game after this many rounds.
pub(crate) const MAX_ROUNDS: u16 = 200;

impl Play<'_, '_> {
    pub(crate) fn begin_round(&mut self) -> Flow {
        self.battle.round += 1;
        let round = self.battle.round;
        self.table.tell(|| Event::RoundBegan { round });
        Ok(())
    }

    /// KH-07, KH-15: every unit of the group has an action, every unit on the table a reaction. Spells rest one round
    /// less (KH-53), powers can be used again (KH-62), and effects that lasted until this turn end.
    pub(crate) fn begin_turn(&mut self, side: Side) -> Flow {
        self.battle.turn = Turn { side, ..Turn::default() };
        if self.battle.group(side).is_out {
            self.next(Step::NextTurn);
            return Ok(());
        }
        self.table.tell(|| Event::TurnBegan { side });
        self.battle.group_mut(side).used = Cards::NONE;
        self.battle.charms.retain(|charm| charm.until != side);
        self.wake_spells(side);
        self.next(Step::EndTurn);
        self.next(Step::Act);
        let fewer = self.look().burdens(side).sum(|burden| match burden {
            Burden::FewerDraws(cards) => cards,
            _ => 0,
        });
        let fewer = fewer.saturating_add(self.fewer_at_the_start(side));
        if fewer < DRAWN_CARDS {
            self.next(Step::Draw { side, cards: DRAWN_CARDS - fewer });
        }
        for unit in (0..self.battle.units.len() as u8).map(UnitId) {
            if self.battle.unit(unit).is_alive() {
                self.ready(side, unit);
            }
        }
        self.scenario_at_turn_start(side);
        self.suffer_at_turn_start(side)
    }

    /// House rule, optional: in the first round the first player draws no cards, the last one draws them all, and the
    /// others draw one fewer. In cooperative games nothing has to be evened out.
    fn fewer_at_the_start(&self, side: Side) -> u8 {
        let is_for_all = self.game.wild().is_some();
        if !self.game.options.even_start || is_for_all || self.battle.round > 1 {
            return 0;
        }
        let players = self.game.players();
        match self.place(side) {
            place if place + 1 == players => 0,
            0 => DRAWN_CARDS,
            _ => 1,
        }
    }

    /// How many sides act before this one in a round.
    fn place(&self, side: Side) -> u8 {
        let players = self.game.players();
        (side.0 + players - self.battle.first.0) % players
    }

    /// KH-53: the spells in the books of a group rest one round less.
    fn wake_spells(&mut self, side: Side) {
        if self.battle.resting.is_empty() {
            return;
        }
        let books = self.battle.living_of(side).fold(Cards::NONE, |books, (_, unit)| books.union(unit.fitted));
        for resting in self.battle.resting.iter_mut().filter(|resting| books.contains(resting.card)) {
            resting.turns = resting.turns.saturating_sub(1);
        }
        self.battle.resting.retain(|resting| resting.turns > 0);
    }

    /// A unit before the turn of a side.
    pub(crate) fn ready(&mut self, side: Side, unit: UnitId) {
        let extra = self.look().sum_standing(unit, |power| u8::from(power == Power::ExtraReaction));
        let one = self.battle.unit_mut(unit);
        one.reactions = extra.saturating_add(1);
        if one.side != side {
            return;
        }
        let is_stunned = std::mem::take(&mut one.is_stunned);
        one.actions = u8::from(!is_stunned);
        one.is_fresh = false;
        if is_stunned {
            let unit = self.battle.who(unit);
            self.table.tell(|| Event::ActionLost { unit });
        }
        let life_of = |power| if let Power::Regenerate(life) = power { life } else { 0 };
        let regenerated = self.look().sum_standing(unit, life_of);
        if regenerated > 0 {
            self.heal(unit, regenerated);
        }
    }

    /// The player on turn does one thing at a time until the turn is declared over.
    pub(crate) fn act(&mut self) -> Flow {
        let side = self.battle.turn.side;
        if self.battle.group(side).is_out {
            return Ok(());
        }
        let (mut options, mut refused) = (Vec::with_capacity(32), Vec::new());
        let wants_reasons = self.table.wants_reasons();
        self.look().each_act(side, wants_reasons, &mut |act, reason| match reason {
            None => options.push(act),
            Some(reason) if wants_reasons => refused.push((act, reason)),
            Some(_) => {}
        });
        refused.into_iter().for_each(|refused| self.table.rule_out(|| refused));
        let act = self.table.ask(self.battle, side.seat(), Question::Act, &options)?;
        if act != Act::EndTurn {
            self.next(Step::Act);
        }
        match act {
            Act::Equip { unit } => {
                self.spend_action(unit);
                self.next(Step::Equip { unit, taken: 0, from: None, may_stop: false });
            }
            Act::Transfer { one, other } => {
                self.spend_action(one);
                self.spend_action(other);
                self.battle.turn.moved = Cards::NONE;
                self.next(Step::Transfer { one, other });
            }
            Act::Attack { by, means } => {
                self.spend_action(by);
                self.next(Step::Target { by, means });
            }
            Act::Cast { by, card, origin } => {
                self.spend_action(by);
                self.next(Step::Aim { deed: Deed { card, side, by: Some(by) }, origin: Some(origin) });
            }
            // KH-14.
            Act::Forgo { unit } => {
                self.spend_action(unit);
                let unit = self.battle.who(unit);
                self.table.tell(|| Event::Forwent { unit });
                self.next(Step::Draw { side, cards: 1 });
            }
            Act::Search { unit } => {
                self.spend_action(unit);
                self.search(unit)?;
            }
            Act::Play { card } => self.play_card(side, card)?,
            Act::Use { card } => self.use_power(side, card, None)?,
            Act::Trade => self.next(Step::Pay { price: Price::Trade, left: TRADE_PRICE }),
            Act::Buy => self.next(Step::Pay { price: Price::Hero, left: HERO_PRICE }),
            Act::EndTurn => {}
        }
        Ok(())
    }

    pub(crate) fn spend_action(&mut self, unit: UnitId) {
        let unit = self.battle.unit_mut(unit);
        unit.actions = unit.actions.saturating_sub(1);
    }

    /// KH-16: an NPC, a demon, an event or a spontaneous event from the hand, on the player's own turn outside a fight.
    fn play_card(&mut self, side: Side, card: CardId) -> Flow {
        let deed = Deed { card, side, by: None };
        match *self.game.content().card(card) {
            Card::Npc(_) => self.play_npc(side, card),
            Card::Demon(_) => self.next(Step::Aim { deed, origin: None }),
            Card::Event(_) => {
                self.discard_from_hand(side, card);
                self.battle.turn.has_played_event = true;
                self.table.tell(|| Event::EventPlayed { side, card });
                self.next(Step::Aim { deed, origin: None });
            }
            Card::Spontaneous(trick) => {
                self.discard_from_hand(side, card);
                self.table.tell(|| Event::EventPlayed { side, card });
                self.play_trick(side, card, trick)?;
            }
            Card::Weapon(_)
            | Card::Shield(_)
            | Card::Armour(_)
            | Card::Artefact(_)
            | Card::AttackSpell(_)
            | Card::DefenceSpell(_)
            | Card::GeneralSpell(_)
            | Card::Summons(_)
            | Card::Potion(_)
            | Card::Manoeuvre(_) => {}
        }
        Ok(())
    }

    /// Keeps the turn open for what others may want to do at its end (KH-61), and for the demon at the group.
    pub(crate) fn end_turn(&mut self) -> Flow {
        let side = self.battle.turn.side;
        self.table.tell(|| Event::TurnEnded { side });
        self.next(Step::NextTurn);
        self.next(Step::Window(Window::TurnEnd));
        if self.battle.group(side).is_out { Ok(()) } else { self.suffer_at_turn_end(side) }
    }

    /// The next group clockwise. After the last one of a round the scenario acts.
    pub(crate) fn next_turn(&mut self) -> Flow {
        let now = self.battle.turn.side;
        let mut order = self.game.order_from(now).skip(1).chain([now]);
        let Some(side) = order.find(|side| !self.battle.group(*side).is_out) else {
            self.end(Ending { winners: 0, how: Ended::NobodyLeft });
            return Ok(());
        };
        self.next(Step::BeginTurn(side));
        if self.place(side) <= self.place(now) {
            self.count_round();
            self.next(Step::BeginRound);
            self.next(Step::EndRound);
        }
        Ok(())
    }

    /// Ruling: a game in which nothing changes any more ends without a winner.
    fn count_round(&mut self) {
        self.battle.quiet_rounds = if self.battle.is_quiet { self.battle.quiet_rounds + 1 } else { 0 };
        self.battle.is_quiet = true;
        let round = self.battle.round;
        if self.battle.quiet_rounds >= MAX_QUIET_ROUNDS || round >= MAX_ROUNDS {
            self.table.tell(|| Event::BrokenOff { round });
            self.battle.ending = Some(Ending { winners: 0, how: Ended::BrokenOff });
        }
    }
}
