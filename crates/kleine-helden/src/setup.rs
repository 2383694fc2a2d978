//! Spielvorbereitungen: the first player, heroes, first cards, and initial equipment.
//!
//! 1. A roll says who begins (KH-01).
//! 2. Everybody draws heroes (KH-02).
//! 3. Everybody says at once from which piles the first four cards come (KH-06).
//! 4. In the order of play cards are drawn, and drawn again by those who may; then heroes are fitted (KH-06).
//! 5. The scenario is laid out (KH-73), and the first round begins (KH-07).

use table::{Draw, Flow, Secretly};

use crate::asked::{Chance, Drawn, Fit, Question, Redraw};
use crate::battle::{Mix, Side, Step, Unit, What};
use crate::content::{Card, HeroId};
use crate::game::{Options, Play};
use crate::reasons::Reason;
use crate::told::Event;

/// KH-06.
const START_CARDS: u8 = 4;

impl Play<'_, '_> {
    /// Ruling: the book does not say who begins, so that is rolled.
    pub(crate) fn roll_first(&mut self) -> Flow {
        let players = self.game.players();
        let side = if players == 1 { 1 } else { self.table.roll(u32::from(players), Chance::First)? };
        let side = Side(side as u8 - 1);
        (self.battle.first, self.battle.turn.side) = (side, side);
        self.table.tell(|| Event::FirstRolled { side });
        self.next(Step::BeginTurn(side));
        self.next(Step::BeginRound);
        self.next(Step::BeginScenario);
        for side in self.game.order_from(side).rev() {
            self.next(Step::LayOut(side));
        }
        self.next(Step::ChooseStart);
        self.next(Step::DrawHeroes);
        Ok(())
    }

    /// Die Heldenkarten (KH-02): one magical and one other hero for everybody, or two of all. A third one is of the rest.
    pub(crate) fn draw_heroes(&mut self) -> Flow {
        let Options { one_hero_pile, three_heroes, .. } = self.game.options;
        for number in 0..if three_heroes { 3 } else { 2 } {
            for side in self.game.order_from(self.battle.first) {
                if self.battle.group(side).is_out {
                    continue;
                }
                let wanted = match number {
                    0 if !one_hero_pile => Some(true),
                    1 if !one_hero_pile => Some(false),
                    _ => None,
                };
                if let Some(hero) = self.draw_hero(side, wanted)? {
                    self.table.tell(|| Event::HeroDrawn { side, hero });
                }
            }
        }
        Ok(())
    }

    /// A random hero joins a group; `magical` selects the pile. Gives nothing if none is left.
    pub(crate) fn draw_hero(&mut self, side: Side, magical: Option<bool>) -> Flow<Option<HeroId>> {
        let content = self.game.content();
        let fits = |hero: &&HeroId| magical.is_none_or(|wanted| content.hero(**hero).is_magical == wanted);
        let choice = self.battle.heroes.iter().filter(fits).count();
        if choice == 0 {
            return Ok(None);
        }
        let heroes = &self.battle.heroes;
        let hero = |place: usize| *heroes.iter().filter(fits).nth(place).expect("there are as many heroes as places");
        let (why, thing) = (Chance::Hero { side, magical }, |place: usize| Drawn::Hero(hero(place)));
        let place = self.table.draw(&Draw { why, by: None, count: choice as u32, thing: &thing, expected: None })?;
        let hero = hero(place);
        self.battle.heroes.retain(|other| *other != hero);
        self.add_unit(Unit::new(side, What::Hero(hero), self.game.hero_life()));
        Ok(Some(hero))
    }

    /// Die Unterstützungskarten (KH-06): everybody says from which piles the first four cards come.
    pub(crate) fn choose_start(&mut self) -> Flow {
        let sides: Vec<Side> =
            self.game.order_from(self.battle.first).filter(|side| !self.battle.group(*side).is_out).collect();
        let mixes = self.battle.mixes(START_CARDS);
        if mixes.is_empty() {
            return Ok(());
        }
        let asked: Vec<_> = (sides.iter())
            .map(|side| Secretly {
                seat: side.seat(),
                question: Question::Start { cards: START_CARDS },
                options: mixes.to_vec(),
                complete: true,
            })
            .collect();
        let chosen = self.table.ask_secretly(self.battle, &asked, |_, _: &Mix| Err(Reason::WrongMix))?;
        for (side, mix) in sides.iter().zip(&chosen).rev() {
            if self.game.options.redraw {
                self.next(Step::Redraw { side: *side, mix: *mix });
            }
        }
        for (side, mix) in sides.into_iter().zip(chosen).rev() {
            self.next(Step::DrawStart { side, mix });
        }
        Ok(())
    }

    pub(crate) fn draw_start(&mut self, side: Side, mix: Mix) -> Flow {
        if self.battle.group(side).is_out { Ok(()) } else { self.draw(side, mix) }
    }

    /// KH-06, optional: with two cards of equipment or two of magic, and neither a weapon nor an attack spell, draw
    /// again.
    pub(crate) fn redraw(&mut self, side: Side, mix: Mix) -> Flow {
        if self.battle.group(side).is_out || !(mix.equipment >= 2 || mix.magic >= 2) {
            return Ok(());
        }
        let hand = self.battle.group(side).hand;
        let is_armed = hand.iter().any(|card| {
            let card = self.game.content().card(card);
            card.weapon().is_some() || matches!(card, Card::AttackSpell(_))
        });
        let options: &[Redraw] = if is_armed { &[] } else { &[Redraw::Again] };
        if self.table.ask_in_window(self.battle, side.seat(), Question::Redraw, options, Redraw::Keep)? == Redraw::Keep
        {
            return Ok(());
        }
        for card in hand.iter() {
            self.discard_from_hand(side, card);
        }
        self.table.tell(|| Event::Redrew { side, cards: hand.iter().collect() });
        self.next(Step::Redraw { side, mix });
        self.next(Step::DrawStart { side, mix });
        Ok(())
    }

    /// KH-06: equipment and spells may be fitted at once. Every player is asked, so that being asked reveals nothing.
    pub(crate) fn lay_out(&mut self, side: Side) -> Flow {
        if self.battle.group(side).is_out {
            return Ok(());
        }
        let look = self.look();
        let mut options = Vec::with_capacity(16);
        for (to, _) in look.battle.living_of(side) {
            options.extend(look.fittable(side, to).iter().map(|card| Fit::Put { card, to }));
        }
        options.push(Fit::Done);
        if self.table.wants_reasons() {
            self.explain_fitting(side, None);
        }
        if let Fit::Put { card, to } = self.table.ask(self.battle, side.seat(), Question::LayOut, &options)? {
            self.fit(to, card);
            self.next(Step::LayOut(side));
        }
        Ok(())
    }
}
