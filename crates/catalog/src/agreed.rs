//! A game whose options are agreed on.

use std::hint::black_box;
use std::sync::Arc;

use players::{Player, derive_seed};
use serde_json::Value;
use table::{AtRandom, FastDice, Game, Lang, Match, Outcome, Pending, Phrase, Rolls, Viewer, play_out};

use crate::listed::to_json;
use crate::reading::read;
use crate::running::Running;
use crate::trouble::text;
use crate::{Agreed, AnyMatch, Played, PlayerSpec, Trouble};

/// A game that is not over by then never will be.
const MOST_DECISIONS: u64 = 10_000_000;

pub(crate) struct AgreedGame<G: Game>(pub Arc<G>);

impl<G: Game> Agreed for AgreedGame<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn options(&self) -> Value {
        to_json(self.0.options())
    }

    fn begin(&self, rolls: Rolls) -> Box<dyn AnyMatch> {
        Box::new(Running::new(Match::new(self.0.clone(), rolls)))
    }

    fn begin_at(&self, position: &Value, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, Trouble> {
        let position = read("position", position, lang)?;
        let begun = Match::from_position(self.0.clone(), rolls, position)
            .map_err(|why| Trouble::say(lang, &Phrase::new("position-impossible").with("why", text(why))))?;
        Ok(Box::new(Running::new(begun)))
    }

    fn play_alone(&self, players: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Played, Trouble> {
        if players.len() != usize::from(self.seats()) {
            let phrase = Phrase::new("wrong-number-of-players").with("seats", self.seats());
            return Err(Trouble::say(lang, &phrase.with("players", players.len() as i64)));
        }
        for player in players {
            player.check(lang)?;
        }
        if players.iter().all(PlayerSpec::is_random) {
            self.play_at_random(seed, lang)
        } else {
            self.play_a_match(players, seed, lang)
        }
    }

    fn play_out(&self, games: u64, seed: u64) -> u64 {
        let mut dice = FastDice::new(seed);
        (0..games)
            .map(|_| play_out(&*self.0, &mut self.0.start(), &mut AtRandom, &mut dice, MOST_DECISIONS).decisions)
            .sum()
    }

    fn clone_position(&self, times: u64, seed: u64) {
        let position = self.play_half_a_game(seed);
        for _ in 0..times {
            black_box(black_box(&position).clone());
        }
    }

    fn position_bytes(&self) -> usize {
        size_of::<G::Position>()
    }
}

impl<G: Game> AgreedGame<G> {
    /// Between random players nothing has to be kept, so this is a straight run.
    fn play_at_random(&self, seed: u64, lang: Lang) -> Result<Played, Trouble> {
        let mut dice = FastDice::new(seed);
        let playout = play_out(&*self.0, &mut self.0.start(), &mut AtRandom, &mut dice, MOST_DECISIONS);
        let Some(outcome) = playout.outcome else { return Err(endless(lang)) };
        Ok(played(outcome, playout.decisions))
    }

    fn play_a_match(&self, specs: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Played, Trouble> {
        let mut seats = Vec::new();
        for (seat, spec) in specs.iter().enumerate() {
            seats.push(spec.make(derive_seed(seed, 1 + seat as u64), lang)?);
        }
        let mut running = Match::new(self.0.clone(), Rolls::Seeded(derive_seed(seed, 0)));
        for decisions in 0..MOST_DECISIONS {
            if let Some(outcome) = running.outcome() {
                return Ok(played(outcome.clone(), decisions));
            }
            answer_one(&mut running, &mut seats, lang)?;
        }
        Err(endless(lang))
    }

    fn play_half_a_game(&self, seed: u64) -> G::Position {
        let play = |most| {
            let mut position = self.0.start();
            let playout = play_out(&*self.0, &mut position, &mut AtRandom, &mut FastDice::new(seed), most);
            (playout.decisions, position)
        };
        let (decisions, _) = play(MOST_DECISIONS);
        play(decisions / 2).1
    }
}

/// Lets the first seat that is asked something answer.
fn answer_one<G: Game>(running: &mut Match<G>, seats: &mut [Box<dyn Player<G>>], lang: Lang) -> Result<(), Trouble> {
    let Pending::Asked(asked) = running.pending() else { unreachable!("the dice are seeded and the game goes on") };
    let seat = asked[0].seat;
    let seen = running.seen(seat).expect("this seat is asked");
    if seen.options().is_empty() {
        return Err(no_sample(seat.0, lang));
    }
    let choice = seats[seat.index()].choose(&seen);
    running.answer(seat, choice).map_err(|refusal| Trouble::of_refusal(running, Viewer::Seat(seat), &refusal, lang))
}

fn played(outcome: Outcome, decisions: u64) -> Played {
    Played { winners: outcome.winners, reason: outcome.reason, decisions }
}

fn endless(lang: Lang) -> Trouble {
    Trouble::say(lang, &Phrase::new("endless-game").with("decisions", MOST_DECISIONS as i64))
}

pub(crate) fn no_sample(seat: u8, lang: Lang) -> Trouble {
    Trouble::say(lang, &Phrase::new("no-sample").with("seat", seat))
}
