//! Aktivierungen, Spielzüge und Runden: beads, turns, and what ends with them.

use arrayvec::ArrayVec;
use measure::units::inches;
use table::{Flow, Seat};

use crate::asked::{Chance, PickTroop, Question};
use crate::battle::{CharacterId, MAX_CHARACTERS, Marks, ROUNDS, Step, TroopId, Turn};
use crate::content::{Abilities, Ability, TroopType};
use crate::game::Play;
use crate::reasons::Reason;
use crate::told::Event;

/// HR-68.6.
const MESSAGE: i32 = inches(3);

impl Play<'_, '_> {
    /// HR-10: one bead for each unit and each hero.
    pub(crate) fn begin_round(&mut self) -> Flow {
        self.battle.round += 1;
        let round = self.battle.round;
        for seat in [Seat(0), Seat(1)] {
            self.battle.beads[seat.index()] = self.battle.living_troops(seat).count() as u8;
            for troop in &mut self.battle.side_mut(seat).troops {
                troop.is_activated = false;
            }
        }
        self.table.tell(|| Event::RoundBegan { round });
        self.next(Step::DrawBead);
        Ok(())
    }

    /// HR-10: the owner of the bead takes the turn; without beads the round is over.
    pub(crate) fn draw_bead(&mut self) -> Flow {
        // In the simple rules there are no beads without troops.
        if !self.game.is_complex() {
            for seat in [Seat(0), Seat(1)] {
                let waiting = self.list_unactivated(seat).len() as u8;
                let beads = &mut self.battle.beads[seat.index()];
                *beads = waiting.min(*beads);
            }
        }
        let owner = |seat: usize| Seat(seat as u8);
        match self.table.draw_from_bag(&self.battle.beads, Chance::Bead, None, &owner, None)? {
            None => self.next(Step::EndRound),
            Some(seat) => {
                self.battle.beads[seat] -= 1;
                let seat = Seat(seat as u8);
                self.table.tell(|| Event::BeadDrawn { seat });
                self.next(Step::Activate(seat));
            }
        }
        Ok(())
    }

    fn list_unactivated(&self, seat: Seat) -> ArrayVec<TroopId, MAX_CHARACTERS> {
        self.battle.living_troops(seat).filter(|troop| !self.battle[*troop].is_activated).collect()
    }

    /// HR-10: one of the seat's own troops. HR-11: with more beads than troops, the owner may skip.
    pub(crate) fn activate(&mut self, seat: Seat) -> Flow {
        let waiting = self.list_unactivated(seat);
        let beads = usize::from(self.battle.beads[seat.index()]) + 1;
        let may_skip = beads > waiting.len() && self.game.is_complex();
        let mut options: ArrayVec<PickTroop, 33> =
            waiting.iter().map(|troop| PickTroop::Troop { troop: *troop }).collect();
        options.extend(may_skip.then_some(PickTroop::None));
        // HR-64.6: a disturbed troop comes first.
        let disturbed = waiting.iter().copied().find(|troop| self.battle[*troop].is_disturbed);
        if let Some(troop) = disturbed.filter(|_| options.len() > 1) {
            let is_disturbed =
                |pick: &PickTroop| matches!(pick, PickTroop::Troop { troop } if self.battle[*troop].is_disturbed);
            let (first, others): (ArrayVec<PickTroop, 33>, ArrayVec<PickTroop, 33>) =
                options.into_iter().partition(is_disturbed);
            for pick in others {
                self.table.rule_out(|| (pick, Reason::Disturbed { troop }));
            }
            self.table.tell(|| Event::Forced { troop });
            options = first;
        }
        for troop in &mut self.battle.side_mut(seat).troops {
            troop.is_disturbed = false;
        }
        let chosen = match options.as_slice() {
            [] => PickTroop::None,
            [only] => *only,
            _ => self.table.ask(self.battle, seat, Question::Activate, &options)?,
        };
        match chosen {
            PickTroop::None => {
                self.table.tell(|| Event::Skipped { seat });
                self.next(Step::DrawBead);
            }
            PickTroop::Troop { troop } => self.begin_turn(troop),
        }
        Ok(())
    }

    fn begin_turn(&mut self, troop: TroopId) {
        let seat = troop.seat();
        self.battle[troop].is_activated = true;
        let message_of = self.find_leader_for_messenger(troop);
        self.battle.turn = Turn { seat, troop: Some(troop), actions: 2, is_fresh: true, message_of };
        self.table.tell(|| Event::Activated { troop });
        // HR-67.3: some stand up for free.
        let members = || self.battle.members(troop);
        let recovers = |who: CharacterId| self.look().has_by_leader(who, Ability::QuickRecovery);
        if members().any(|who| self.battle[who].is_down) && members().any(recovers) {
            self.stand_up(troop);
        }
        self.next(Step::EndTurn);
        self.next(Step::Act);
    }

    /// HR-68.6: the nearest leader within 3 inches of a messenger at the start of its turn.
    fn find_leader_for_messenger(&self, troop: TroopId) -> Option<CharacterId> {
        let look = self.look();
        let messenger = self.battle.members(troop).find(|who| look.has(*who, Ability::Messenger))?;
        let leaders = self.battle.present(troop.seat()).filter(|who| look.is_leader(*who));
        let near = leaders.filter(|leader| look.is_within(MESSAGE, messenger, *leader));
        near.min_by_key(|leader| (look.gap(messenger, *leader), *leader))
    }

    /// What ends with a turn: injuries (HR-60), messages (HR-68.6), tricks (HR-64.3).
    pub(crate) fn end_turn(&mut self) -> Flow {
        let seat = self.battle.turn.seat;
        self.deliver_message()?;
        let injured: ArrayVec<CharacterId, MAX_CHARACTERS> =
            self.battle.present(seat).filter(|who| self.battle[*who].marks.contains(Marks::INJURED)).collect();
        for who in injured {
            self.battle[who].marks -= Marks::INJURED;
            self.wound(who)?;
        }
        let active = self.battle.turn.troop;
        for side in [Seat(0), Seat(1)] {
            for who in self.battle.all(side) {
                let is_active = active == Some(self.battle.troop_of(who));
                let character = &mut self.battle[who];
                character.attacked = 0;
                character.marks -= Marks::CHARGED | Marks::INJURED;
                if is_active {
                    character.tricked_by = 0;
                }
            }
        }
        self.battle.turn.troop = None;
        self.next(Step::DrawBead);
        Ok(())
    }

    /// HR-68.6: a unit within 3 inches has the leader's abilities until the round ends.
    fn deliver_message(&mut self) -> Flow {
        let (Some(troop), Some(of)) = (self.battle.turn.troop, self.battle.turn.message_of) else { return Ok(()) };
        let look = self.look();
        let Some(who) = self.battle.members(troop).find(|who| look.has(*who, Ability::Messenger)) else {
            return Ok(());
        };
        if !self.battle[of].is_present() {
            return Ok(());
        }
        let near = self.battle.living_troops(who.seat()).filter(|other| {
            *other != troop
                && *other != self.battle.troop_of(of)
                && self.battle.members(*other).any(|member| look.card(member).kind != TroopType::Hero)
                && self.battle.members(*other).any(|member| look.is_within(MESSAGE, who, member))
        });
        let near: ArrayVec<TroopId, MAX_CHARACTERS> = near.collect();
        let chosen = match near.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.battle, who.seat(), Question::Message { who, of }, &near)?,
        };
        self.battle[chosen].message_of = Some(of);
        self.table.tell(|| Event::Used { who, ability: Ability::Messenger });
        Ok(())
    }

    /// What ends with a round; after the sixth, the game ends (HR-06).
    pub(crate) fn end_round(&mut self) -> Flow {
        let round = self.battle.round;
        for seat in [Seat(0), Seat(1)] {
            for who in self.battle.all(seat) {
                let character = &mut self.battle[who];
                character.marks -= Marks::GRABBED | Marks::CONFUSED;
                character.lost = Abilities::NONE;
            }
            for troop in &mut self.battle.side_mut(seat).troops {
                troop.message_of = None;
            }
        }
        self.table.tell(|| Event::RoundEnded { round });
        if round >= ROUNDS {
            self.end_battle();
        } else {
            self.next(Step::BeginRound);
        }
        Ok(())
    }
}
