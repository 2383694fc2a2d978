//! Spielaufbau: armies are mustered in secret, player A is rolled for, stacks are deployed and opened.

use table::{Flow, Seat, Secretly, SeededDice};

use crate::army::{ArmyList, order_markers, random_army};
use crate::asked::{Chance, Deploy, Muster, Question};
use crate::battle::{Step, Unit};
use crate::battlefield::{Place, Segment};
use crate::game::{MusterRule, Play, PocketBattles};
use crate::reasons::Reason;
use crate::told::{Both, Event};

/// A random army depends on so many rolls of a die such as people have.
const ARMY_DICE: u32 = 6;

impl Play<'_, '_> {
    /// Armeen auswählen (PB-03 to PB-05). Both players muster in secret at the same time.
    pub(crate) fn muster(&mut self) -> Flow {
        let game = self.game;
        let ask = |seat| Secretly {
            seat,
            question: Question::Muster { size: game.size() },
            options: match game.army(seat).ready(game.size()) {
                Some(_) => vec![Muster::Ready, Muster::Random],
                None => vec![Muster::Random],
            },
            complete: false,
        };
        let armies = match game.muster_rule() {
            MusterRule::Free => {
                self.table.ask_secretly(self.battle, &[ask(Seat(0)), ask(Seat(1))], |seat, muster| {
                    check(game, seat, muster)
                })?
            }
            MusterRule::Ready => vec![Muster::Ready; 2],
            MusterRule::Random => vec![Muster::Random; 2],
        };
        for (seat, muster) in [Seat(1), Seat(0)].into_iter().zip(armies.iter().rev()) {
            match muster {
                Muster::Ready => {
                    let ready = game.army(seat).ready(game.size()).expect("it was offered only if there is one");
                    self.form_units(seat, &ready.list);
                }
                Muster::Random => self.next(Step::DrawRandomArmy(seat)),
                Muster::Own(list) => self.form_units(seat, list),
            }
        }
        self.table.tell(|| Event::ArmiesMustered);
        Ok(())
    }

    pub(crate) fn draw_random_army(&mut self, seat: Seat) -> Flow {
        let mut seed = 0;
        for _ in 0..ARMY_DICE {
            seed = 6 * seed + u64::from(self.table.roll(6, Chance::RandomArmy { seat })? - 1);
        }
        let list = random_army(self.game.army(seat), self.game.size(), &mut SeededDice::new(seed));
        self.form_units(seat, &list);
        Ok(())
    }

    /// Units wait in stacks, of which the opponent sees the top tile (PB-08). Each player gets markers (PB-02).
    fn form_units(&mut self, seat: Seat, list: &ArmyList) {
        let game = self.game;
        let side = self.battle.side_mut(seat);
        for (unit, tiles) in side.units.iter_mut().zip(&list.units) {
            let mask = tiles.iter().fold(0, |mask, tile| mask | 1 << tile.0);
            *unit = Unit { enlisted: mask, troops: mask, top: tiles[0], place: Place::Reserve, orders: 0 };
        }
        side.mustered = list.units.len() as u8;
        side.bought = list.points(game.army(seat));
        side.ready = order_markers(game.size());
    }

    /// PB-07: the higher roll is player A; ties are rolled again.
    pub(crate) fn roll_for_player_a(&mut self) -> Flow {
        loop {
            let first = self.table.roll(6, Chance::PlayerA { seat: Seat(0) })?;
            let second = self.table.roll(6, Chance::PlayerA { seat: Seat(1) })?;
            self.table.tell(|| Event::RolledForPlayerA { rolls: Both([first as u16, second as u16]) });
            if first != second {
                let player_a = if first > second { Seat(0) } else { Seat(1) };
                self.battle.won_first_roll = Some(player_a);
                self.table.tell(|| Event::PlayerADecided { seat: player_a });
                self.next(Step::Deploy(player_a));
                return Ok(());
            }
        }
    }

    /// PB-08: players take turns placing one stack. PB-09: the player with more stacks places the rest.
    pub(crate) fn deploy(&mut self, seat: Seat) -> Flow {
        let mut options = Vec::with_capacity(64);
        for unit in self.battle.units(seat).filter(|unit| self.battle[*unit].place == Place::Reserve) {
            options.extend(Segment::ALL.map(|to| Deploy { unit, to }));
        }
        let Deploy { unit, to } = self.table.ask(self.battle, seat, Question::Deploy, &options)?;
        self.battle[unit].place = to.into();
        self.table.tell(|| Event::StackPlaced { unit, to });
        self.table.reveal();
        let step = [seat.other(), seat].into_iter().find(|seat| self.has_stacks(*seat)).map(Step::Deploy);
        self.next(step.unwrap_or(Step::OpenStacks));
        Ok(())
    }

    fn has_stacks(&self, seat: Seat) -> bool {
        self.battle.units(seat).any(|unit| self.battle[unit].place == Place::Reserve)
    }

    /// PB-09: once all units are on the battlefield, all stacks are opened.
    pub(crate) fn open_stacks(&mut self) -> Flow {
        self.battle.stacks_are_open = true;
        self.battle.refill_markers(self.game);
        self.table.reveal();
        self.table.tell(|| Event::StacksOpened);
        self.next(Step::BeginRound);
        Ok(())
    }
}

fn check(game: &PocketBattles, seat: Seat, muster: &Muster) -> Result<(), Reason> {
    match muster {
        Muster::Own(list) => list.check(game.army(seat), game.size()).map_err(Reason::Army),
        Muster::Ready if game.army(seat).ready(game.size()).is_none() => Err(Reason::NoReadyArmy),
        Muster::Ready | Muster::Random => Ok(()),
    }
}
