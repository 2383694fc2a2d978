//! Nothing is sold that cannot do anything.

use std::path::Path;
use std::sync::Arc;

use serde::Serialize;

use crate::straight::{Followed, follow, pick_in_proportion};
use crate::{
    Ask, Asked, Dice, FastDice, Game, Habits, Input, Lang, Match, Pending, Place, Policy, Rolls, Saying, Seat, Spoken,
    Viewer,
};

/// An option of a question, in its position.
pub struct Offered<'a, G: Game> {
    pub game: &'a G,
    pub now: &'a G::Position,
    pub question: &'a G::Question,
    pub choice: &'a G::Choice,
}

/// What things cost in a game, and when they are done.
pub struct Prices<G: Game> {
    /// How much is paid for a choice: 0 if it is free. A choice without a price is left out; a game that leaves out what
    /// does have one says why.
    pub price: fn(&Offered<'_, G>) -> Option<usize>,
    /// Whether an option of a further question says whom or what a paid choice works on. One that could do nothing is
    /// not offered beside others, either.
    pub is_target: fn(&Offered<'_, G>) -> bool,
    /// Whether everything that a choice has set going is done. Asked between steps.
    pub is_done: fn(&G::Position) -> bool,
    /// Makes two positions equal that differ only in what was paid for this choice, which led to the first, and in who
    /// has paid.
    pub forget: fn(&Offered<'_, G>, &mut G::Position, &mut G::Position),
    /// Whether an event tells how dice were thrown. A choice that changes such an event changes the odds: it is a gamble,
    /// and that is an effect.
    pub tells_odds: fn(&G::Event) -> bool,
    /// Changes what is hidden from a seat at a table that it imagines, so that what rarely happens is seen at all. It may
    /// not change what the seat can know.
    pub stack: fn(&G, &mut G::Position, Seat, &mut FastDice),
}

/// One question out of this many is looked at.
const RARELY: u32 = 4;
/// At most this many targets of a question are tried.
const MOST_TARGETS: usize = 4;
/// How often each option is tried at a table, with other answers to further questions.
const TRIES: u64 = 4;
/// At how many tables that look the same, each with its own dice, a choice has to do nothing. Most do something at the
/// first one.
const TABLES: u64 = 1000;
/// A deed with more decisions than this is not followed.
const MOST_DECISIONS: u64 = 400;
/// After this many decisions the same questions are answered in another way: otherwise a deed that can be undone
/// would go on forever.
const STUBBORN: u64 = 40;
/// No more findings than this are printed.
const MOST_PRINTED: usize = 12;

/// Plays games at random and by habit, in turns, as many as [`super::run`] would, and looks for paid choices that have no
/// effect, whatever is rolled and answered afterwards: the position stays the same but for the price, or a cheaper option
/// of the same question leads to the same one. Targets that are asked for afterwards must have one, too.
///
/// A choice is followed, step by step, until the game says that it is done. Further questions are answered by chance, but
/// the same question always in the same way, and rolls for the same purpose give the same numbers, so that what two
/// options lead to can be compared.
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
        let game = G::set_up(content.clone(), options(seed)).unwrap_or_else(|wrong| panic!("set-up failed: {wrong:?}"));
        let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
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

/// The same for the games in a folder of recordings that a scout has played: it thinks ahead, so it comes to other
/// positions. If `WALSTATT_THOROUGH` is not set, every fourth of them.
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
                // Dice of a seed roll by themselves.
                Input::Rolled { .. } => Ok(()),
                Input::Resigned { seat } => running.resign(*seat).map(|_| ()),
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
    let printed = found[..found.len().min(MOST_PRINTED)].join("\n");
    assert!(found.is_empty(), "{} choices have a price and no effect:\n{printed}", found.len());
}

/// Now and then, the paid options and the targets of a question that change nothing, in words.
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
            // With dice of its own, so that the games stay the same.
            let dice = &mut FastDice::new(running.inputs().len() as u64);
            idle.extend(deed.list_idle_targets(running, asked, prices, dice));
        }
    }
    idle.into_iter().map(|index| describe(running, asked, &asked.options[index]))
}

/// A question and one of its options, as the asked seat reads them.
fn describe<G: Spoken>(running: &Match<G>, asked: &Asked<G>, choice: &G::Choice) -> String {
    let view = running.view(Viewer::Seat(asked.seat));
    let say = |what: Saying<'_, G>| G::texts().say(Lang::EN, &running.game().say(&view, what));
    let (question, option) = (say(Saying::Question(&asked.question)), say(Saying::Choice(choice)));
    format!("input {}: {question} {option} ({choice:?})", running.inputs().len())
}

fn pick<G: Habits>(running: &Match<G>, asked: &Asked<G>, seed: u64, dice: &mut FastDice) -> usize {
    let seen = running.seen(asked.seat).filter(|_| G::HAS_HABITS && seed % 2 == 1);
    match seen {
        Some(seen) => pick_in_proportion(seen.appeals().into_iter(), dice),
        None => dice.roll(asked.options.len() as u32) as usize - 1,
    }
}

/// The options that cost something and change nothing, as far as the asked seat can know.
fn list_idle<G: Game>(running: &Match<G>, asked: &Asked<G>, prices: &Prices<G>, dice: &mut FastDice) -> Vec<usize> {
    let offered = |choice| Offered { game: &**running.game(), now: running.now(), question: &asked.question, choice };
    let known: Vec<Option<usize>> = asked.options.iter().map(|choice| (prices.price)(&offered(choice))).collect();
    let is_paid = |index: &usize| known[*index].is_some_and(|price| price > 0);
    let mut suspects: Vec<usize> = (0..asked.options.len()).filter(is_paid).collect();
    for number in 0..TABLES {
        if suspects.is_empty() {
            break;
        }
        let imagined = (number > 0).then(|| imagine(running, asked.seat, prices, dice));
        let trial = Trial { running: imagined.as_ref().unwrap_or(running), prices, seed: number };
        // At another table the options may stand elsewhere.
        let choose = |index: usize| trial.list_ends([chose(asked.seat, &asked.options[index])]);
        let highest = suspects.iter().filter_map(|index| known[*index]).max();
        let cheaper = (0..known.len()).filter(|index| known[*index].is_some() && known[*index] < highest);
        let cheaper: Vec<(usize, Vec<End<G>>)> = cheaper.map(|index| (index, choose(index))).collect();
        let start = (prices.is_done)(trial.running.position()).then(|| trial.start());
        suspects.retain(|index| {
            let (offered, ends) = (offered(&asked.options[*index]), choose(*index));
            let others = cheaper.iter().filter(|(other, _)| known[*other] < known[*index]).flat_map(|(_, ends)| ends);
            let others: Vec<&End<G>> = start.iter().chain(others).collect();
            let is_idle = |end: &End<G>| others.iter().any(|other| end.is_only_dearer(other, &offered, prices));
            !ends.is_empty() && ends.iter().all(is_idle)
        });
    }
    suspects
}

fn chose<G: Game>(seat: Seat, choice: &G::Choice) -> Input<G> {
    Input::Chose { seat, choice: choice.clone(), place: Place::Unknown }
}

/// A paid choice, and the match when it was made.
struct Deed<G: Game> {
    before: Match<G>,
    seat: Seat,
    question: G::Question,
    choice: G::Choice,
    /// How many inputs there were.
    inputs: usize,
}

impl<G: Game> Deed<G> {
    /// The last deed when a choice is made: that one, if it is paid for and what follows can be compared with now.
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

    /// Some of the targets that a further question offers for the deed and that leave everything as it was before it, but
    /// for the price.
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
        while suspects.len() > MOST_TARGETS {
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
                let inputs = running.inputs()[self.inputs..].iter().cloned().map(forget_place);
                let ends = trial.list_ends(inputs.chain([chose(asked.seat, &asked.options[*index])]));
                // At an imagined table other things may have come to light since.
                (number > 0 || !ends.is_empty()) && ends.iter().all(|end| end.is_only_dearer(&start, &paid, prices))
            });
        }
        suspects
    }
}

fn forget_place<G: Game>(input: Input<G>) -> Input<G> {
    match input {
        Input::Chose { seat, choice, .. } => Input::Chose { seat, choice, place: Place::Unknown },
        Input::Rolled { .. } | Input::Resigned { .. } => input,
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

/// How things lie when a choice is done, and what was told of the dice meanwhile.
struct End<G: Game> {
    position: G::Position,
    odds: Vec<G::Event>,
}

impl<G: Game> End<G> {
    /// Whether both differ, but only in what is paid for a choice.
    fn is_only_dearer(&self, other: &Self, offered: &Offered<'_, G>, prices: &Prices<G>) -> bool {
        if self.odds != other.odds || self.position == other.position {
            return false;
        }
        let (mut one, mut other) = (self.position.clone(), other.position.clone());
        (prices.forget)(offered, &mut one, &mut other);
        one == other
    }
}

/// A table to try options at.
struct Trial<'t, G: Game> {
    running: &'t Match<G>,
    prices: &'t Prices<G>,
    seed: u64,
}

impl<G: Game> Trial<'_, G> {
    fn start(&self) -> End<G> {
        End { position: self.running.position().clone(), odds: Vec::new() }
    }

    /// What some inputs can come to, with different answers afterwards.
    fn list_ends(&self, inputs: impl IntoIterator<Item = Input<G>>) -> Vec<End<G>> {
        let mut known = self.running.inputs_of_step().to_vec();
        known.extend(inputs);
        let try_once = |seed| {
            let mut position = self.running.position().clone();
            let mut roll = |why: &G::Chance, count, sides| self.roll(why, count, sides);
            let policy = &mut Stubborn { seed: self.seed * TRIES + seed, decisions: 0 };
            let followed = Followed { known: &known, policy, roll: &mut roll, most: MOST_DECISIONS };
            let told = follow(&**self.running.game(), &mut position, followed, self.prices.is_done)?;
            let odds = told.into_iter().map(|told| told.event).filter(self.prices.tells_odds).collect();
            Some(End { position, odds })
        };
        (0..TRIES).filter_map(try_once).collect()
    }

    /// At every second table the dice are loaded, which finds what rarely happens: they show their highest and lowest
    /// faces often, or all that are rolled for the same purpose show the same.
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

/// Answers a question as it did before, and one with a few options more or less most often so.
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

/// A number that belongs to a value.
fn hash(seed: u64, value: &impl Serialize) -> u64 {
    let bytes = postcard::to_stdvec(value).expect("it is plain data");
    // FNV-1a, and dice to spread it.
    let hash = bytes
        .iter()
        .fold(seed ^ 0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    FastDice::new(hash).seed()
}
