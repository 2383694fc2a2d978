//! Checks that no paid choice is without effect.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;

use crate::straight::{Followed, follow, pick_in_proportion};
use crate::{
    Ask, Asked, Dice, FastDice, Game, Habits, Input, Lang, Match, Pending, Place, Policy, Rolls, Saying, Seat, Spoken,
    Viewer,
};

/// An option of a question, with the position it was offered in.
pub struct Offered<'a, G: Game> {
    pub game: &'a G,
    pub now: &'a G::Position,
    pub question: &'a G::Question,
    pub choice: &'a G::Choice,
}

/// What choices of a game cost, and when their effects are complete.
pub struct Prices<G: Game> {
    /// The price of a choice: 0 if it is free. A choice without a price is skipped; a game that skips one that does
    /// cost something says why.
    pub price: fn(&Offered<'_, G>) -> Option<usize>,
    /// Whether an option of a further question picks what a paid choice acts on. A target that nothing could happen to
    /// must not be offered beside others either.
    pub is_target: fn(&Offered<'_, G>) -> bool,
    /// Whether everything that a choice has started is complete. Asked between steps.
    pub is_done: fn(&G::Position) -> bool,
    /// Makes two positions equal that differ only in what was paid for this choice, which led to the first, and in who
    /// paid.
    pub forget: fn(&Offered<'_, G>, &mut G::Position, &mut G::Position),
    /// Whether an event reports how dice were rolled. A choice that changes such an event changes the odds: it is a
    /// gamble, and that counts as an effect.
    pub tells_odds: fn(&G::Event) -> bool,
    /// Changes what is hidden from a seat at a table it imagines, so that rare cases come up at all. It must not change
    /// anything the seat can know.
    pub stack: fn(&G, &mut G::Position, Seat, &mut FastDice),
}

/// One question in this many is checked.
const RARELY: u32 = 4;
/// At most this many targets of a question are tried.
const MAX_TARGETS: usize = 4;
/// How often each option is tried at a table, with other answers to further questions.
const TRIES: u64 = 4;
/// A choice counts as idle if it does nothing at this many tables that look the same, each with its own dice. Most
/// do something at the first one.
const TABLES: u64 = 1000;
/// A choice that leads to more decisions than this is not followed.
const MAX_DECISIONS: u64 = 400;
/// After this many decisions repeated questions are answered differently: otherwise a choice that can be undone
/// would go on forever.
const STUBBORN: u64 = 40;
/// At most this many findings are printed.
const MAX_PRINTED: usize = 12;

/// Plays as many games as [`super::run`] would, alternately at random and by habit, and looks for paid choices that
/// have no effect whatever is rolled and answered afterwards: the position stays the same apart from the price, or a
/// cheaper option of the same question leads to the same one. Targets that are asked for afterwards must have an
/// effect, too.
///
/// A choice is followed step by step until the game says that it is complete. Further questions are answered at random,
/// but the same question always in the same way, and rolls for the same purpose give the same numbers, so that the
/// results of two options can be compared.
///
/// Only what the asked seat can know counts: a choice that does nothing here but something at another table that looks
/// the same is a gamble.
pub fn effects<G: Habits + Spoken>(
    content: &Arc<G::Content>,
    options: impl Fn(u64) -> G::Options,
    games: u64,
    prices: &Prices<G>,
) {
    let mut found = Vec::new();
    for seed in super::list_seeds(games) {
        let _seed = super::PrintOnPanic(format!("effects in {}: seed {seed}", G::ID));
        let mut running = super::begin::<G>(content, options(seed), seed);
        let mut dice = FastDice::new(seed);
        let mut deed = None;
        while let Pending::Asked(asked) = running.pending() {
            let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
            let findings = list_findings(&running, asked, &deed, prices, &mut dice);
            found.extend(findings.map(|text| format!("seed {seed}, {text}")));
            let (seat, index) = (asked.seat, pick(&running, asked, seed, &mut dice));
            deed = Deed::after(deed, &running, asked, &asked.options[index], prices);
            running.choose(seat, index).unwrap_or_else(|why| panic!("an option was refused: {why:?}"));
        }
    }
    assert_nothing(&found);
}

/// The same for the recordings in a folder that were played by a scout: it thinks ahead and so reaches other positions.
/// Without `WALSTATT_THOROUGH`, every fourth recording.
pub fn effects_in_recordings<G: Spoken>(content: &Arc<G::Content>, folder: &Path, prices: &Prices<G>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "jsonl") && is_by_scout(file));
    files.sort();
    assert!(!files.is_empty(), "{} has no games by a scout", folder.display());
    let mut found = Vec::new();
    let step = files.len() / super::count_games(files.len() as u64) as usize;
    for file in files.iter().step_by(step) {
        let _name = super::PrintOnPanic(format!("effects in {}", file.display()));
        let text = std::fs::read_to_string(file).unwrap_or_else(|why| panic!("it cannot be read: {why}"));
        let recorded = Match::<G>::load(content.clone(), &text).unwrap_or_else(|why| panic!("{why}"));
        let mut running = recorded.as_it_was(0);
        let mut dice = FastDice::new(0);
        let mut deed = None;
        for input in recorded.inputs() {
            let done = match input {
                Input::Chose { seat, choice, .. } => {
                    let asked = running.asked(*seat).expect("the seat was asked");
                    let findings = list_findings(&running, asked, &deed, prices, &mut dice);
                    found.extend(findings.map(|text| format!("{}, {text}", file.display())));
                    deed = Deed::after(deed, &running, asked, choice, prices);
                    running.answer(*seat, choice.clone())
                }
                Input::Rolled { value, .. } if matches!(running.pending(), Pending::Roll { .. }) => {
                    running.rolled(*value)
                }
                // Seeded dice roll by themselves.
                Input::Rolled { .. } => Ok(()),
                Input::Resigned { seat } => running.resign(*seat).map(|_| ()),
                Input::Discarded { .. } => panic!("scouts take nothing back"),
            };
            done.unwrap_or_else(|why| panic!("what was recorded is refused: {why:?}"));
        }
    }
    assert_nothing(&found);
}

fn is_by_scout(file: &Path) -> bool {
    file.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("scout"))
}

fn assert_nothing(found: &[String]) {
    let printed = found[..found.len().min(MAX_PRINTED)].join("\n");
    assert!(found.is_empty(), "{} choices have a price and no effect:\n{printed}", found.len());
}

/// At some questions, lists the paid options and the targets that change nothing, in words.
fn list_findings<G: Spoken>(
    running: &Match<G>,
    asked: &Asked<G>,
    deed: &Option<Deed<G>>,
    prices: &Prices<G>,
    dice: &mut FastDice,
) -> impl Iterator<Item = String> {
    let mut idle = Vec::new();
    if dice.roll(RARELY) == 1 {
        idle = list_idle(running, asked, prices, dice);
        if let Some(deed) = deed.as_ref().filter(|deed| deed.is_under_way(running, prices)) {
            // Uses its own dice, so that the games stay the same.
            let dice = &mut FastDice::new(running.inputs().len() as u64);
            idle.extend(deed.list_idle_targets(running, asked, prices, dice));
        }
    }
    idle.into_iter().map(|index| describe(running, asked, &asked.options[index]))
}

/// A question and one of its options, as the asked seat reads them, and how to see them: the recording is kept.
fn describe<G: Spoken>(running: &Match<G>, asked: &Asked<G>, choice: &G::Choice) -> String {
    let view = running.view(Viewer::Seat(asked.seat));
    let say = |what: Saying<'_, G>| G::texts().say(Lang::EN, &running.game().say(&view, what));
    let (question, option) = (say(Saying::Question(&asked.question)), say(Saying::Choice(choice)));
    let inputs = running.inputs().len();
    let file = std::env::temp_dir().join(format!("idle-{}-{:016x}-{inputs}.jsonl", G::ID, hash(0, &running.inputs())));
    std::fs::write(&file, running.save()).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let file = file.display();
    format!("input {inputs}: {question} {option} ({choice:?}); `walstatt replay {file} --seat {}`", asked.seat.0)
}

fn pick<G: Habits>(running: &Match<G>, asked: &Asked<G>, seed: u64, dice: &mut FastDice) -> usize {
    let seen = running.seen(asked.seat).filter(|_| G::HAS_HABITS && seed % 2 == 1);
    match seen {
        Some(seen) => pick_in_proportion(seen.appeals().into_iter(), dice),
        None => dice.roll(asked.options.len() as u32) as usize - 1,
    }
}

/// The options that cost something and change nothing, as far as the asked seat can know: at every table they lead to
/// the position that is there already, or to the same one as a cheaper option, which is the same at every table.
fn list_idle<G: Game>(running: &Match<G>, asked: &Asked<G>, prices: &Prices<G>, dice: &mut FastDice) -> Vec<usize> {
    let offered = |choice| Offered { game: &**running.game(), now: running.now(), question: &asked.question, choice };
    let known: Vec<Option<usize>> = asked.options.iter().map(|choice| (prices.price)(&offered(choice))).collect();
    let list_rivals = |index: usize| -> Vec<Option<usize>> {
        let is_cheaper = |other: &usize| known[*other].is_some() && known[*other] < known[index];
        [None].into_iter().chain((0..known.len()).filter(is_cheaper).map(Some)).collect()
    };
    let is_paid = |index: &usize| known[*index].is_some_and(|price| price > 0);
    let paid = (0..asked.options.len()).filter(is_paid);
    let mut suspects: Vec<(usize, Vec<Option<usize>>)> = paid.map(|index| (index, list_rivals(index))).collect();
    for number in 0..TABLES {
        if suspects.is_empty() {
            break;
        }
        let imagined = (number > 0).then(|| imagine(running, asked.seat, prices, dice));
        let trial = Trial { running: imagined.as_ref().unwrap_or(running), prices, seed: number };
        // At another table the options may be in another order.
        let choose = |index: usize| trial.list_ends([chose(asked.seat, &asked.options[index])]);
        let mut rivals: BTreeMap<Option<usize>, Vec<End<G>>> = BTreeMap::new();
        suspects.retain_mut(|(index, cheaper)| {
            let (offered, ends) = (offered(&asked.options[*index]), choose(*index));
            cheaper.retain(|rival| {
                let others = rivals.entry(*rival).or_insert_with(|| rival.map_or_else(|| trial.list_start(), choose));
                let is_idle = |end: &End<G>| others.iter().any(|other| end.is_only_dearer(other, &offered, prices));
                !ends.is_empty() && ends.iter().all(is_idle)
            });
            !cheaper.is_empty()
        });
    }
    suspects.into_iter().map(|(index, _)| index).collect()
}

fn chose<G: Game>(seat: Seat, choice: &G::Choice) -> Input<G> {
    Input::Chose { seat, choice: choice.clone(), place: Place::Unknown }
}

/// A paid choice, and the match before it was made.
struct Deed<G: Game> {
    before: Match<G>,
    seat: Seat,
    question: G::Question,
    choice: G::Choice,
    /// How many inputs there were.
    inputs: usize,
}

impl<G: Game> Deed<G> {
    /// The choice to follow after this one: the new one if it is paid for and can be compared, or else the last one.
    fn after(
        last: Option<Self>,
        running: &Match<G>,
        asked: &Asked<G>,
        choice: &G::Choice,
        prices: &Prices<G>,
    ) -> Option<Self> {
        let offered = Offered { game: &**running.game(), now: running.now(), question: &asked.question, choice };
        if (prices.price)(&offered) == Some(0) || !(prices.is_done)(running.position()) {
            return last.filter(|deed| deed.is_under_way(running, prices));
        }
        let (question, choice) = (asked.question.clone(), choice.clone());
        let before = running.without_past();
        Some(Deed { before, seat: asked.seat, question, choice, inputs: running.inputs().len() })
    }

    fn is_under_way(&self, running: &Match<G>, prices: &Prices<G>) -> bool {
        let is_same_step = running.inputs().len() - running.inputs_of_step().len() <= self.inputs;
        is_same_step || !(prices.is_done)(running.position())
    }

    /// Some of the targets that a further question offers for the choice and that change nothing apart from the price.
    fn list_idle_targets(
        &self,
        running: &Match<G>,
        asked: &Asked<G>,
        prices: &Prices<G>,
        dice: &mut FastDice,
    ) -> Vec<usize> {
        let offered =
            |choice| Offered { game: &**running.game(), now: running.now(), question: &asked.question, choice };
        let is_target = |index: &usize| (prices.is_target)(&offered(&asked.options[*index]));
        let mut suspects: Vec<usize> = (0..asked.options.len()).filter(is_target).collect();
        if asked.seat != self.seat || suspects.len() < 2 {
            return Vec::new();
        }
        while suspects.len() > MAX_TARGETS {
            suspects.swap_remove(dice.roll(suspects.len() as u32) as usize - 1);
        }
        let (game, now) = (&**self.before.game(), self.before.now());
        let paid = Offered { game, now, question: &self.question, choice: &self.choice };
        for number in 0..TABLES {
            if suspects.is_empty() {
                break;
            }
            let imagined = (number > 0).then(|| imagine(&self.before, self.seat, prices, dice));
            let trial = Trial { running: imagined.as_ref().unwrap_or(&self.before), prices, seed: number };
            let start = trial.start();
            suspects.retain(|index| {
                let inputs = running.inputs()[self.inputs..].iter().filter_map(Input::imagined);
                let ends = trial.list_ends(inputs.chain([chose(asked.seat, &asked.options[*index])]));
                // At an imagined table other things may have been revealed since.
                (number > 0 || !ends.is_empty()) && ends.iter().all(|end| end.is_only_dearer(&start, &paid, prices))
            });
        }
        suspects
    }
}

fn imagine<G: Game>(running: &Match<G>, seat: Seat, prices: &Prices<G>, dice: &mut FastDice) -> Match<G> {
    let mut imagined = running.seen(seat).expect("the seat was asked").imagine(dice);
    (prices.stack)(running.game(), &mut imagined.position, seat, dice);
    let imagined = imagined.to_match(Rolls::Seeded(dice.seed()));
    let imagined = imagined.unwrap_or_else(|why| panic!("an imagined table does not take the same inputs: {why}"));
    assert!(imagined.asked(seat) == running.asked(seat), "an imagined table asks something else");
    imagined
}

/// The state when a choice is complete, and what was told about the dice meanwhile.
struct End<G: Game> {
    position: G::Position,
    odds: Vec<G::Event>,
}

impl<G: Game> End<G> {
    /// Whether the two differ, but only in what is paid for a choice.
    fn is_only_dearer(&self, other: &Self, offered: &Offered<'_, G>, prices: &Prices<G>) -> bool {
        if self.odds != other.odds || self.position == other.position {
            return false;
        }
        let (mut one, mut other) = (self.position.clone(), other.position.clone());
        (prices.forget)(offered, &mut one, &mut other);
        one == other
    }
}

/// A table for trying out options.
struct Trial<'t, G: Game> {
    running: &'t Match<G>,
    prices: &'t Prices<G>,
    seed: u64,
}

impl<G: Game> Trial<'_, G> {
    fn start(&self) -> End<G> {
        End { position: self.running.position().clone(), odds: Vec::new() }
    }

    /// The current state, if nothing is under way.
    fn list_start(&self) -> Vec<End<G>> {
        (self.prices.is_done)(self.running.position()).then(|| self.start()).into_iter().collect()
    }

    /// What some inputs can lead to, with different answers afterwards.
    fn list_ends(&self, inputs: impl IntoIterator<Item = Input<G>>) -> Vec<End<G>> {
        let mut known = self.running.inputs_of_step().to_vec();
        known.extend(inputs);
        let try_once = |seed| {
            let mut position = self.running.position().clone();
            let mut roll = |why: &G::Chance, count, sides| self.roll(why, count, sides);
            let policy = &mut Stubborn { seed: self.seed * TRIES + seed, decisions: 0 };
            let followed = Followed { known: &known, policy, roll: &mut roll, most: MAX_DECISIONS };
            let told = follow(&**self.running.game(), &mut position, followed, self.prices.is_done)?;
            let odds = told.into_iter().map(|told| told.event).filter(self.prices.tells_odds).collect();
            Some(End { position, odds })
        };
        (0..TRIES).filter_map(try_once).collect()
    }

    /// At every second table the dice are loaded so that rare cases come up: they often show their highest and lowest
    /// faces, or all rolls for the same purpose show the same.
    fn roll(&self, why: &G::Chance, count: usize, sides: u32) -> u32 {
        let load = self.seed % 4;
        let count = if load == 3 { 0 } else { count };
        let mut dice = FastDice::new(hash(self.seed, &(why, count)));
        let fair = dice.roll(sides);
        match dice.roll(4) {
            1 if load == 1 => sides,
            2 if load == 1 => 1,
            _ => fair,
        }
    }
}

/// Answers a question as it did before, and usually also one with slightly different options.
struct Stubborn {
    seed: u64,
    decisions: u64,
}

impl<G: Game> Policy<G> for Stubborn {
    fn pick(&mut self, ask: &Ask<'_, G>, _dice: &mut FastDice) -> usize {
        self.decisions += 1;
        let seed = self.seed + self.decisions / STUBBORN * TRIES * TABLES;
        (0..ask.count).max_by_key(|index| hash(seed, &(ask.option)(*index))).unwrap_or(0)
    }
}

/// Hashes a value to a number.
fn hash(seed: u64, value: &impl Serialize) -> u64 {
    let bytes = postcard::to_stdvec(value).expect("it is plain data");
    // FNV-1a, with dice to spread the result.
    let hash = bytes
        .iter()
        .fold(seed ^ 0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    FastDice::new(hash).seed()
}
