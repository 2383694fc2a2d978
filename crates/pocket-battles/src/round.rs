//! Spielablauf: rounds, turns, redeployment, and what happens when a round ends.

use table::{Change, Flow, Seat, Tally};

use crate::army::order_markers;
use crate::asked::{GiveUp, Question, Redeploy};
use crate::battle::{Battle, Step, TroopId, Turn, UnitId, bits};
use crate::battlefield::Segment;
use crate::content::{Keywords, TileId};
use crate::game::{Play, PocketBattles};
use crate::reasons::Reason;
use crate::told::{Both, Event};

impl Battle {
    /// PB-10: player A starts the first round, then the first turn alternates.
    fn starts_round(&self) -> Seat {
        if self.round % 2 == 1 { self.player_a() } else { self.player_b() }
    }

    /// PB-15: all markers come back except those that are wounds on living troops.
    pub(crate) fn refill_markers(&mut self, game: &PocketBattles) {
        for seat in [Seat(0), Seat(1)] {
            let leaders: usize = self.living(seat).map(|unit| self.count_leaders(game, unit)).sum();
            let side = self.side_mut(seat);
            let wounds: u8 = side.wounds.iter().sum();
            side.ready = (order_markers(game.size()) + leaders as u8).saturating_sub(wounds);
            (side.aside, side.fallen) = (0, 0);
            for unit in &mut side.units {
                unit.orders = 0;
            }
        }
    }

    /// PB-T.leader: one more marker while it lives.
    fn count_leaders(&self, game: &PocketBattles, unit: UnitId) -> usize {
        self.troops(unit).filter(|troop| game.tile(*troop).traits.has(Keywords::LEADER)).count()
    }

    /// The troops of a side that carry wound markers.
    fn wounded(&self, seat: Seat) -> impl Iterator<Item = TroopId> + '_ {
        let tiles = self.living(seat).fold(0, |mask, unit| mask | self[unit].troops);
        bits(tiles).map(move |tile| TroopId::new(seat, TileId(tile as u8))).filter(|troop| self.wounds(*troop) > 0)
    }
}

impl Play<'_, '_> {
    pub(crate) fn begin_round(&mut self) -> Flow {
        self.battle.round += 1;
        let (round, starts) = (self.battle.round, self.battle.starts_round());
        self.battle.turn.is_first_of_game = round == 1;
        self.table.tell(|| Event::RoundBegan { round, starts });
        self.next(Step::EndRound);
        self.next(Step::Turn(starts));
        Ok(())
    }

    /// PB-11: turns alternate; a player without markers gets none, and the round ends when neither player has any.
    pub(crate) fn take_turn(&mut self, seat: Seat) -> Flow {
        if self.battle.side(seat).ready == 0 {
            if self.battle.side(seat.other()).ready > 0 {
                self.next(Step::Turn(seat.other()));
            }
            return Ok(());
        }
        let is_first_of_game = self.battle.turn.is_first_of_game;
        let in_contact = self.battle.lines(seat).engaged.iter().fold(0, |mask, units| mask | units);
        self.battle.turn = Turn { seat, is_first_of_game, redeployed: None, controller: None, in_contact };
        self.redeploy(seat)?;
        self.next(Step::Turn(seat.other()));
        self.next(Step::Orders { seat, given: false });
        Ok(())
    }

    /// Phase 1: Umstationierung (PB-12). One unit may move to an adjacent own segment, free of charge.
    ///
    /// PB-T.slow: a slow one may not.
    fn redeploy(&mut self, seat: Seat) -> Flow {
        let (game, battle) = (self.game, &*self.battle);
        let mut options = Vec::with_capacity(32);
        options.push(Redeploy::Nobody);
        for unit in battle.living(seat) {
            let Some(from) = battle[unit].place.segment() else {
                let Some(to) = battle[unit].place.sector().map(Segment::Front) else { continue };
                self.table.rule_out(|| (Redeploy::Unit { unit, to }, Reason::EngagedUnitsStay));
                continue;
            };
            let ways = from.neighbours().iter().map(|to| Redeploy::Unit { unit, to: *to });
            if battle.has(game, unit, Keywords::SLOW) {
                ways.for_each(|way| self.table.rule_out(|| (way, Reason::TooSlow)));
            } else {
                options.extend(ways);
            }
        }
        if options.len() == 1 {
            return Ok(());
        }
        if let Redeploy::Unit { unit, to } = self.table.ask(self.battle, seat, Question::Redeploy, &options)? {
            self.battle[unit].place = to.into();
            self.battle.turn.redeployed = Some(unit);
            self.table.tell(|| Event::Redeployed { unit, to });
        }
        Ok(())
    }

    /// The end of a battle round (PB-15, PB-51).
    pub(crate) fn end_round(&mut self) -> Flow {
        self.regenerate();
        for seat in [self.battle.player_a(), self.battle.player_b()] {
            self.give_up_wounded(seat)?;
        }
        let round = self.battle.round;
        let lost = [0, 1].map(|seat| self.battle.sides[seat].lost);
        self.table.tell(|| Event::RoundEnded { round, lost: Both(lost) });
        self.check_victory();
        self.battle.refill_markers(self.game);
        self.next(Step::BeginRound);
        Ok(())
    }

    /// PB-T.regenerate: at the end of each round its wound markers turn back into order markers.
    fn regenerate(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for unit in self.battle.units(seat) {
                let is_wounded = self.battle.troops(unit).any(|troop| self.battle.wounds(troop) > 0);
                if is_wounded && self.battle.has(self.game, unit, Keywords::REGENERATE) {
                    let battle = &*self.battle;
                    let heal = |troop: TroopId| Change::new(troop.id(), Tally::Wounds, battle.wounds(troop), 0);
                    let wounds = || battle.troops(unit).map(heal).collect();
                    self.table.tell(|| Event::Regenerated { unit, wounds: wounds() });
                    for troop in self.battle.troops(unit) {
                        *self.battle.wounds_mut(troop) = 0;
                    }
                }
            }
        }
    }

    /// PB-15: wounded troops may be removed from the game, so that their markers come back.
    fn give_up_wounded(&mut self, seat: Seat) -> Flow {
        loop {
            let mut options = vec![GiveUp::Nobody];
            options.extend(self.battle.wounded(seat).map(|troop| GiveUp::Troop { troop }));
            if options.len() == 1 {
                return Ok(());
            }
            let GiveUp::Troop { troop } = self.table.ask(self.battle, seat, Question::GiveUp, &options)? else {
                return Ok(());
            };
            self.table.tell(|| Event::GivenUp { troop });
            self.remove(troop);
            self.return_to_front();
        }
    }
}
