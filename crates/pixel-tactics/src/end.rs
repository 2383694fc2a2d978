//! Spielende, Spiel über mehrere Partien.

use table::{Flow, Seat};

use crate::content::Content;
use crate::duel::{Ending, Step, Won};
use crate::game::Play;
use crate::told::{Both, Event};

/// Ruling 1: a game is stopped after this many rounds in a row in which no card was drawn, played, killed or taken
/// away.
pub const MAX_QUIET_ROUNDS: u8 = 6;
/// Ruling 1: and after this many rounds in any case.
pub const MAX_ROUNDS: u16 = 60;
/// The cards a faction needs for another game of a series: as many as can be drawn before leaders are chosen.
const FEWEST_CARDS: usize = 12;

impl Ending {
    /// The seat that it names.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ending::Killed(seat)
            | Ending::MoreHeroes(seat)
            | Ending::BrokenOff(seat)
            | Ending::Series(seat)
            | Ending::Resigned(seat) => Some(seat),
            Ending::Draw | Ending::SeriesDraw => None,
        }
    }

    /// Who won, if anyone did.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Resigned(seat) => Some(seat.other()),
            _ => self.seat(),
        }
    }
}

impl Play<'_, '_> {
    /// PT-34: drops all waiting steps.
    pub(crate) fn finish(&mut self, ending: Ending) {
        self.duel.agenda.clear();
        self.next(Step::EndGame(ending));
    }

    pub(crate) fn end_game(&mut self, ending: Ending) -> Flow {
        self.duel.agenda.clear();
        self.take_leaders(ending.winner());
        let target = self.game.victory();
        let piles = self.duel.sides.each_ref().map(|side| side.won.len() as u8);
        let victory = target.map(|_| Both(piles));
        self.table.tell(|| match ending.winner() {
            Some(seat) => Event::GameWon { seat, victory },
            None => Event::GameDrawn { victory },
        });
        match target {
            None => self.duel.ending = Some(ending),
            Some(target) => self.go_on_with_series(ending.winner(), target, piles),
        }
        Ok(())
    }

    /// PT-35: the winner takes both leaders, after a draw each takes the other's.
    fn take_leaders(&mut self, winner: Option<Seat>) {
        if self.game.victory().is_none() {
            return;
        }
        for of in [Seat(0), Seat(1)] {
            if let Some(leader) = self.duel.side(of).leader {
                let to = winner.unwrap_or(of.other());
                let won = Won { card: leader.card, of };
                self.duel.side_mut(to).won.push(won);
            }
        }
    }

    /// PT-35, PT-37: ends the series or begins the next game.
    fn go_on_with_series(&mut self, winner: Option<Seat>, target: u8, victory: [u8; 2]) {
        let ahead = match victory[0].cmp(&victory[1]) {
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Seat(0)),
        };
        let is_reached = victory.iter().any(|cards| *cards >= target);
        let is_out_of_cards = [Seat(0), Seat(1)].into_iter().any(|seat| {
            let lost = self.duel.sides.iter().flat_map(|side| &side.won).filter(|won| won.of == seat).count();
            Content::FACTION_CARDS - lost < FEWEST_CARDS
        });
        self.duel.ending = match ahead {
            Some(seat) if is_reached || is_out_of_cards => Some(Ending::Series(seat)),
            None if is_out_of_cards => Some(Ending::SeriesDraw),
            Some(_) | None => None,
        };
        if self.duel.ending.is_none() {
            self.duel.starter = winner.or(self.duel.starter);
            self.next(Step::BeginGame);
        }
    }
}
