//! The tests that every game has to pass, in one call: `battery::run::<MyGame>(content, options, 2000)`.
//!
//! Random games are played through [`Match`]. On the way the battery checks what the engine promises and what a
//! game must keep: that hidden things stay hidden, that offered choices are accepted and others refused, that a match
//! can be saved, loaded, replayed and taken back, and that every sentence exists in every language.

mod effects;
mod logs;
mod texts;

use std::ops::Range;
use std::sync::Arc;

use serde::Serialize;

use crate::straight::run as run_straight;
use crate::transcript::digest;
use crate::{
    AtRandom, Dice, FastDice, Game, Habits, Input, Match, Outcome, Pending, Phrase, Rolls, Ruled, RuledOut, Saying,
    Seat, Spoken, Viewer,
};

pub use effects::{Offered, Prices, effects, effects_in_recordings};
pub use logs::logs;
pub use texts::{texts, vocabulary};

/// A game with more decisions than this is taken to be endless.
const MAX_DECISIONS: usize = 100_000;
/// Early in a game, one question in this many gets all checks.
const THOROUGH: u32 = 12;
/// Early in a game, every seat imagines the table at one question in this many.
const IMAGINING: u32 = 4;
/// After this many decisions both happen half as often as at the start, after twice as many a third as often, and so
/// on: the questions of a long match repeat themselves.
const GROWING_RARER: u32 = 240;
/// At most this many options of a question are tried.
const MAX_TRIED: usize = 8;

/// Plays `games` random games if `WALSTATT_THOROUGH` is set, and a quarter of them otherwise; `options` gives the
/// options for a seed. Seeds start at `WALSTATT_FROM`, or 0. A failure prints its seed.
pub fn run<G: Spoken + Habits>(content: &Arc<G::Content>, options: impl Fn(u64) -> G::Options + Sync, games: u64) {
    let seeds = list_seeds(games);
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (options, seeds) = (&options, &seeds);
            scope.spawn(move || {
                for seed in seeds.clone().skip(thread as usize).step_by(threads as usize) {
                    play::<G>(content, options(seed), seed);
                }
            });
        }
    });
}

/// The seeds to play, starting at `WALSTATT_FROM`, or 0.
fn list_seeds(games: u64) -> Range<u64> {
    let first = std::env::var("WALSTATT_FROM").map_or(0, |from| from.parse().expect("WALSTATT_FROM is a number"));
    first..first + count_games(games)
}

fn count_games(games: u64) -> u64 {
    if std::env::var_os("WALSTATT_THOROUGH").is_some() { games } else { games.div_ceil(4) }
}

/// Plays one game with all checks.
pub fn play<G: Spoken + Habits>(content: &Arc<G::Content>, options: G::Options, seed: u64) {
    let _seed = PrintOnPanic(format!("battery of {}: seed {seed}, options {options:?}", G::ID));
    let mut running = begin::<G>(content, options, seed);
    let mut dice = FastDice::new(seed);
    let mut strangers = Vec::new();
    while let Pending::Asked(asked) = running.pending() {
        assert!(running.inputs().len() < MAX_DECISIONS, "the game does not end");
        let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
        assert!(!asked.options.is_empty(), "{:?} has no options", asked.question);
        let rarer = |often: u32| often + often * running.inputs().len() as u32 / GROWING_RARER;
        let (seat, index) = (asked.seat, dice.roll(asked.options.len() as u32) as usize - 1);
        let choice = asked.options[index].clone();
        if dice.roll(rarer(IMAGINING)) == 1 {
            check_imagining(&running, &mut dice);
        }
        let before = (dice.roll(rarer(THOROUGH)) == 1).then(|| Before::new(&running));
        if before.is_some() {
            check_secrets(&running, seat, &mut dice);
            check_position(&running);
            check_offers(&running, seat, &strangers, &mut dice);
            check_words(&running);
            check_resigning(&running, seat);
        }
        running.choose(seat, index).unwrap_or_else(|why| panic!("{choice:?} was offered and refused: {why:?}"));
        if let Some(before) = &before {
            check_taking_back(before, &running, seat, &choice, &mut dice);
            strangers.push(choice);
        }
    }
    check_replays(&running, content, &mut dice);
}

fn begin<G: Game>(content: &Arc<G::Content>, options: G::Options, seed: u64) -> Match<G> {
    let game = G::set_up(content.clone(), options).unwrap_or_else(|wrong| panic!("set-up failed: {wrong:?}"));
    Match::new(Arc::new(game), Rolls::Seeded(seed))
}

/// Everything a viewer is sent at a question, as bytes.
fn what_reaches<G: Game>(running: &Match<G>, viewer: Viewer) -> String {
    let (own, who) = match (running.pending(), viewer) {
        (Pending::Asked(asked), Viewer::Seat(seat)) => {
            let own = asked.iter().find(|asked| asked.seat == seat);
            let who: Vec<Seat> = asked.iter().map(|asked| asked.seat).collect();
            (own.map(|own| (&own.question, &own.options, own.open, own.pass, why_not(running, seat))), who)
        }
        (Pending::Asked(_) | Pending::Roll { .. } | Pending::Over(_), _) => (None, Vec::new()),
    };
    // The sealed answer of another seat cannot be imagined, so nobody knows which seats still have to answer; and which
    // other seats are asked in a window is secret.
    let is_in_window = own.as_ref().is_some_and(|(.., pass, _)| pass.is_some());
    let who = (who.len() == 1 && !running.has_sealed() && !is_in_window).then_some(who);
    let told: Vec<_> = running.told_since(running.checkpoint_told(), viewer).collect();
    bytes(&(running.view(viewer), own, who, told))
}

type WhyNot<G> = Vec<(<G as Game>::Choice, <G as Game>::Reason, &'static str)>;

fn why_not<G: Game>(running: &Match<G>, seat: Seat) -> WhyNot<G> {
    let ruled_out = running.why_not(seat).into_iter();
    ruled_out.map(|RuledOut { choice, reason }| (choice, reason.clone(), reason.rule())).collect()
}

fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what people see is plain data")
}

/// Every seat can imagine the table it sees, and judge it.
fn check_imagining<G: Habits>(running: &Match<G>, dice: &mut FastDice) {
    let game = running.game();
    for seat in (0..game.seats()).map(Seat) {
        let imagined = game.imagine(running.position(), seat, dice);
        check_forgetting(&**game, running.position(), &imagined, seat, dice.seed());
        assert!(game.judge(&imagined, seat) <= 1000, "{seat:?} cannot win more than everything");
        let is_possible = game.check(&imagined);
        assert!(is_possible.is_ok(), "{seat:?} imagines a table that cannot be: {is_possible:?}");
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (there, here) = (game.view(&imagined, viewer), game.view(running.position(), viewer));
            assert!(there == here, "{seat:?} imagines a table that {viewer:?} sees otherwise:\n{there:?}\n{here:?}");
        }
    }
}

/// What a seat imagines depends on what it sees and on the dice, not on the real position: players that think on
/// imagined tables then choose alike at tables that look alike.
fn check_forgetting<G: Game>(game: &G, real: &G::Position, imagined: &G::Position, seat: Seat, seed: u64) {
    let imagine = |from: &G::Position| game.imagine(from, seat, &mut FastDice::new(seed));
    let (here, there) = (imagine(real), imagine(imagined));
    assert!(here == there, "what {seat:?} imagines shows what is hidden:\n{here:?}\n{there:?}");
}

/// The asked seat imagines two tables. Everything it is sent must be the same bytes there as at the real table, and
/// a player by habit must like the options equally.
fn check_secrets<G: Habits>(running: &Match<G>, seat: Seat, dice: &mut FastDice) {
    let real = what_reaches(running, Viewer::Seat(seat));
    let liked = |table: &Match<G>| table.seen(seat).expect("the seat was asked").appeals();
    for _ in 0..2 {
        let imagined = imagine(running, seat, dice);
        let there = what_reaches(&imagined, Viewer::Seat(seat));
        assert_same(&there, &real, "an imagined table looks different from the seat that is asked");
        assert_eq!(liked(&imagined), liked(running), "habits know what is hidden");
    }
}

/// Compares long texts and shows where they differ.
#[track_caller]
fn assert_same(one: &str, other: &str, what: &str) {
    if one != other {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let near = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..text.len().min(same + 100)]).into_owned()
        };
        panic!("{what}:\n  {}\n  {}", near(one), near(other));
    }
}

fn imagine<G: Game>(running: &Match<G>, seat: Seat, dice: &mut FastDice) -> Match<G> {
    let seen = running.seen(seat).expect("the seat was asked");
    let imagined = seen.imagine(dice).to_match(Rolls::Seeded(dice.seed()));
    imagined.unwrap_or_else(|why| panic!("an imagined table does not take the same inputs: {why}"))
}

/// A position survives serialization, and passes its own check.
fn check_position<G: Game>(running: &Match<G>) {
    let position = running.position();
    running.game().check(position).unwrap_or_else(|wrong| panic!("a real position does not pass: {wrong:?}"));
    let json = serde_json::to_string(position).expect("a position is plain data");
    assert_eq!(&serde_json::from_str::<G::Position>(&json).expect("it was written as JSON"), position);
    let bytes = postcard::to_stdvec(position).expect("a position is plain data");
    assert_eq!(&postcard::from_bytes::<G::Position>(&bytes).expect("it was written as bytes"), position);
}

/// Every offered choice is accepted, and nothing else is.
fn check_offers<G: Game>(running: &Match<G>, seat: Seat, strangers: &[G::Choice], dice: &mut FastDice) {
    let asked = running.asked(seat).expect("the seat was asked");
    let count = asked.options.len();
    for tried in 0..count.min(MAX_TRIED) {
        let index = if count > MAX_TRIED { dice.roll(count as u32) as usize - 1 } else { tried };
        assert!(
            running.without_past().choose(seat, index).is_ok(),
            "{:?} is offered and refused",
            asked.options[index]
        );
    }
    let mut copy = running.without_past();
    assert!(copy.choose(seat, count).is_err(), "an option past the last one is accepted");
    for other in (0..=running.game().seats()).map(Seat).filter(|other| running.asked(*other).is_none()) {
        assert!(copy.answer(other, asked.options[0].clone()).is_err(), "{other:?} was not asked and could answer");
    }
    for stranger in strangers.iter().rev().take(16).filter(|choice| !asked.open && !asked.options.contains(choice)) {
        assert!(copy.answer(seat, stranger.clone()).is_err(), "{stranger:?} is not offered and accepted");
    }
    for ruled_out in running.why_not(seat) {
        assert!(!asked.options.contains(&ruled_out.choice), "{:?} is offered and ruled out", ruled_out.choice);
    }
    assert_eq!(copy.digest(), running.digest(), "refused answers have changed something");
    assert_eq!(copy.inputs(), running.inputs_of_step());
}

/// Every sentence exists in every language, for every viewer.
fn check_words<G: Spoken>(running: &Match<G>) {
    let game = running.game();
    for viewer in Viewer::all(game.seats()) {
        let view = running.view(viewer);
        let say = |what: Saying<'_, G>| check_sentence::<G>(&game.say(&view, what));
        let Viewer::Seat(seat) = viewer else { continue };
        let Some(asked) = running.asked(seat) else { continue };
        say(Saying::Question(&asked.question));
        asked.options.iter().for_each(|choice| say(Saying::Choice(choice)));
        for ruled_out in running.why_not(seat) {
            say(Saying::Choice(&ruled_out.choice));
            say(Saying::Reason(&ruled_out.reason));
        }
    }
}

/// A phrase has a sentence in every language, with all its arguments and without stray spaces.
#[track_caller]
pub fn check_sentence<G: Spoken>(phrase: &Phrase) {
    for lang in G::texts().langs() {
        let sentence = G::texts().say(lang, phrase);
        assert!(!sentence.contains('⟨'), "a text is missing in {lang}: {sentence}");
        let is_tidy = !sentence.is_empty() && !sentence.contains("  ") && sentence.trim() == sentence;
        assert!(is_tidy, "stray spaces in {lang}: “{sentence}”");
    }
}

/// Every seat can resign at any time.
fn check_resigning<G: Game>(running: &Match<G>, seat: Seat) {
    let mut resigned = running.without_past();
    resigned.resign(seat).expect("the game is not over");
    resigned.game().check(resigned.position()).expect("a position after resigning passes");
}

/// A match just before a choice.
struct Before<G: Game> {
    running: Match<G>,
    /// How many inputs there were, and how many events before the waiting step.
    inputs: usize,
    told: usize,
}

impl<G: Game> Before<G> {
    fn new(running: &Match<G>) -> Self {
        let (inputs, told) = (running.inputs().len(), running.checkpoint_told());
        Before { running: running.without_past(), inputs, told }
    }
}

/// Taking back leads to exactly the state before the choice, and never across a roll or a reveal.
fn check_taking_back<G: Game>(
    before: &Before<G>,
    after: &Match<G>,
    seat: Seat,
    choice: &G::Choice,
    dice: &mut FastDice,
) {
    if after.may_take_back(seat).is_err() {
        return;
    }
    let (known, since) = after.inputs().split_at(before.inputs);
    assert!(!since.iter().any(|input| matches!(input, Input::Rolled { .. })), "a roll could be taken back");
    let mut taken = after.clone();
    taken.take_back(seat).expect("it was allowed");
    assert_eq!(taken.digest(), before.running.digest(), "taking back leads elsewhere");
    assert_eq!((taken.inputs(), taken.pending()), (known, before.running.pending()));
    for _ in 0..2 {
        let mut imagined = imagine(&before.running, seat, dice);
        imagined.answer(seat, choice.clone()).expect("it was offered at every table that looks the same");
        let viewer = Viewer::Seat(seat);
        let told: Vec<_> = after.told_since(before.told, viewer).collect();
        let here = bytes(&(after.view(viewer), told));
        let there = bytes(&(imagined.view(viewer), imagined.told(viewer).collect::<Vec<_>>()));
        assert_same(&there, &here, "a choice revealed something and can be taken back");
    }
}

/// A finished game ends the same way when it is loaded and when it is run straight through. What was told is read by
/// one viewer of each game only: putting thousands of sentences into words takes longer than everything else.
fn check_replays<G: Spoken>(running: &Match<G>, content: &Arc<G::Content>, dice: &mut FastDice) {
    let outcome: &Outcome = running.outcome().expect("the game is over");
    let loaded = Match::<G>::load(content.clone(), &running.save()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(loaded.digest(), running.digest(), "loading leads elsewhere");
    assert_eq!(loaded.told_to_all(), running.told_to_all());
    let game = running.game();
    let mut position = game.start();
    let straight = run_straight(&**game, &mut position, running.inputs(), &mut AtRandom, &mut FastDice::new(0), 0);
    assert_eq!(straight.outcome.as_ref(), Some(outcome), "a straight run ends elsewhere");
    assert_eq!(digest(&position), running.digest(), "a straight run leads elsewhere");
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    for viewer in &viewers {
        check_sentence::<G>(&game.say(&running.view(*viewer), Saying::Outcome(outcome)));
    }
    let reader = viewers[dice.roll(viewers.len() as u32) as usize - 1];
    let view = running.view(reader);
    running.told(reader).for_each(|event| check_sentence::<G>(&game.say(&view, Saying::Event(event))));
}

struct PrintOnPanic(String);

impl Drop for PrintOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}
