//! A game with agreed options.

use std::hint::black_box;
use std::sync::Arc;

use players::{Player, derive_seed};
use serde_json::Value;
use table::{
    Asked, AtRandom, Blunders, ByHabit, Deed, FastDice, Lang, Match, Pending, Phrase, Playout, Policy, Rolls, Viewer,
    play_out, play_out_listening,
};

use crate::listed::to_json;
use crate::reading::read;
use crate::running::Running;
use crate::{Agreed, AnyMatch, Counted, GameError, Playable, Played, PlayerSpec, Thinking, Watch};

/// A game that is not over by then is endless.
const MAX_DECISIONS: u64 = 10_000_000;

pub(crate) struct AgreedGame<G: Playable>(pub Arc<G>);

impl<G: Playable> Agreed for AgreedGame<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn options(&self) -> Value {
        to_json(self.0.options())
    }

    fn begin(&self, rolls: Rolls) -> Box<dyn AnyMatch> {
        Box::new(Running::new(Match::new(self.0.clone(), rolls)))
    }

    fn begin_at(&self, position: &Value, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let position = read("position", position, lang)?;
        let begun = Match::from_position(self.0.clone(), rolls, position)
            .map_err(|fault| GameError::of_position::<G>(lang, &fault))?;
        Ok(Box::new(Running::new(begun)))
    }

    fn play_alone(&self, players: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Played, GameError> {
        self.check_players(players, lang)?;
        match straight_policy(&*self.0, players) {
            Some(mut policy) => {
                let (position, dice) = (&mut self.0.start(), &mut FastDice::new(seed));
                let playout = play_out(&*self.0, position, &mut *policy, dice, MAX_DECISIONS);
                played(playout, lang)
            }
            None => played(self.play_a_match(players, seed, &mut |_, _| {}, None, lang)?.1, lang),
        }
    }

    fn play_watched(
        &self,
        players: &[PlayerSpec],
        seed: u64,
        watch: &mut Watch<'_>,
        lang: Lang,
    ) -> Result<(Played, Blunders), GameError> {
        self.check_players(players, lang)?;
        let mut deeds = Vec::new();
        let (_, playout) = self.play_a_match(players, seed, watch, Some(&mut deeds), lang)?;
        Ok((played(playout, lang)?, self.0.blunders(&deeds)))
    }

    fn play_and_count(&self, players: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Counted, GameError> {
        self.check_players(players, lang)?;
        let mut position = self.0.start();
        let (playout, told) = match straight_policy(&*self.0, players) {
            Some(mut policy) => {
                play_out_listening(&*self.0, &mut position, &mut *policy, &mut FastDice::new(seed), MAX_DECISIONS)
            }
            None => {
                let (running, playout) = self.play_a_match(players, seed, &mut |_, _| {}, None, lang)?;
                position = running.now().clone();
                (playout, running.told_to_all().to_vec())
            }
        };
        let gains = told.iter().flat_map(|told| self.0.gains(&told.event)).collect();
        Ok(Counted { played: played(playout, lang)?, rounds: self.0.rounds(&position), gains })
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn take_lessons(&self, seed: u64) -> Vec<players::learning::Lesson> {
        players::learning::take_lessons(&self.0, seed)
    }

    fn play_out(&self, games: u64, seed: u64) -> u64 {
        let mut dice = FastDice::new(seed);
        (0..games)
            .map(|_| play_out(&*self.0, &mut self.0.start(), &mut AtRandom, &mut dice, MAX_DECISIONS).decisions)
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

impl<G: Playable> AgreedGame<G> {
    fn check_players(&self, players: &[PlayerSpec], lang: Lang) -> Result<(), GameError> {
        if players.len() != usize::from(self.seats()) {
            let phrase = Phrase::new("wrong-number-of-players").with("seats", self.seats());
            return Err(GameError::say(lang, &phrase.with("players", players.len() as i64)));
        }
        players.iter().try_for_each(|player| player.check(lang))
    }

    fn play_a_match(
        &self,
        specs: &[PlayerSpec],
        seed: u64,
        watch: &mut Watch<'_>,
        mut deeds: Option<&mut Vec<Deed<G>>>,
        lang: Lang,
    ) -> Result<(Match<G>, Playout), GameError> {
        let mut seats = Vec::new();
        for (seat, spec) in specs.iter().enumerate() {
            seats.push(spec.make(derive_seed(seed, 1 + seat as u64), lang)?);
        }
        let mut running = Match::new(self.0.clone(), Rolls::Seeded(derive_seed(seed, 0)));
        let mut decisions = 0;
        while running.outcome().is_none() && decisions < MAX_DECISIONS {
            match &mut deeds {
                Some(deeds) => deeds.push(watch_one(&mut running, &mut seats, watch, lang)?),
                None => drop(answer_one(&mut running, &mut seats, watch, lang)?),
            }
            decisions += 1;
        }
        let outcome = running.outcome().cloned();
        Ok((running, Playout { outcome, decisions }))
    }

    fn play_half_a_game(&self, seed: u64) -> G::Position {
        let play = |most| {
            let mut position = self.0.start();
            let playout = play_out(&*self.0, &mut position, &mut AtRandom, &mut FastDice::new(seed), most);
            (playout.decisions, position)
        };
        let (decisions, _) = play(MAX_DECISIONS);
        play(decisions / 2).1
    }
}

/// The same as [`answer_one`], and remembers what was done and what came of it.
fn watch_one<G: Playable>(
    running: &mut Match<G>,
    seats: &mut [Box<dyn Player<G>>],
    watch: &mut Watch<'_>,
    lang: Lang,
) -> Result<Deed<G>, GameError> {
    let (at, told) = (running.now().clone(), running.told_to_all().len());
    let (asked, index) = answer_one(running, seats, watch, lang)?;
    let choice = asked.options[index].clone();
    Ok(Deed { at, asked, choice, told: running.told_to_all()[told..].to_vec() })
}

/// Lets the first seat that is asked answer. Gives the question, and the index of the answer.
fn answer_one<G: Playable>(
    running: &mut Match<G>,
    seats: &mut [Box<dyn Player<G>>],
    watch: &mut Watch<'_>,
    lang: Lang,
) -> Result<(Asked<G>, usize), GameError> {
    let Pending::Asked(asked) = running.pending() else { unreachable!("the dice are seeded and the game goes on") };
    let (seat, asked) = (asked[0].seat, asked[0].clone());
    let seen = running.seen(seat).expect("this seat is asked");
    if seen.options().is_empty() {
        return Err(no_sample(seat.0, lang));
    }
    watch(seat, Thinking::Begins);
    let index = seats[seat.index()].choose(&seen);
    watch(seat, Thinking::Ends);
    match running.choose(seat, index) {
        Ok(()) => Ok((asked, index)),
        Err(refusal) => Err(GameError::of_refusal(running, Viewer::Seat(seat), &refusal, lang)),
    }
}

/// If no player thinks ahead, no history is needed and the game can be run straight through.
fn straight_policy<'g, G: Playable>(game: &'g G, players: &[PlayerSpec]) -> Option<Box<dyn Policy<G> + 'g>> {
    if players.iter().all(PlayerSpec::is_random) {
        Some(Box::new(AtRandom))
    } else if players.iter().all(PlayerSpec::is_habit) {
        Some(Box::new(ByHabit(game)))
    } else {
        None
    }
}

fn played(playout: Playout, lang: Lang) -> Result<Played, GameError> {
    let Some(outcome) = playout.outcome else { return Err(endless(lang)) };
    Ok(Played { winners: outcome.winners, reason: outcome.reason, decisions: playout.decisions })
}

fn endless(lang: Lang) -> GameError {
    GameError::say(lang, &Phrase::new("endless-game").with("decisions", MAX_DECISIONS as i64))
}

pub(crate) fn no_sample(seat: u8, lang: Lang) -> GameError {
    GameError::say(lang, &Phrase::new("no-sample").with("seat", seat))
}
