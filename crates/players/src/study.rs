//! Questions that are small games in themselves: a duel of two who answer at the same time, or a bluff. The best answer
//! is no good if the other side can foresee it, so they are judged on imagined tables and solved.

use table::{Bluff, FastDice, Habits, Imagined, Pending, Rolls, Seen, Turn};

use crate::bluff::{Claims, OFTEN};
use crate::duel::{self, CERTAIN, World};
use crate::halving::draw_by_taste;
use crate::planner::judge_end;
use crate::regret::{self, ALWAYS, Mix, share_out};

/// A question with a way to answer it that nobody gains by knowing.
pub enum Study {
    Duel(Duel),
    Bluff(Bluffing),
}

/// Two seats that answer at the same time.
pub struct Duel {
    /// The indices of those options that were considered.
    pub options: Vec<usize>,
    pub worlds: Vec<World>,
    pub solution: duel::Solution,
}

/// A bluff. The asked seat holds the first of its side's hands.
pub struct Bluffing {
    pub turn: Turn,
    pub claims: Claims,
    pub solution: crate::bluff::Solution,
    /// The amount, in the units of the claims, that a certain win is worth.
    pub certain: i64,
}

/// How exactly a question is solved: until neither side could gain more than `gap` of the range of results (in parts of
/// [`ALWAYS`]), or for at most `rounds`.
#[derive(Clone, Copy, Debug)]
pub struct Accuracy {
    pub gap: i64,
    pub rounds: u32,
}

impl Accuracy {
    /// Half a percent: less than the error of a judgement.
    pub const PLAYING: Accuracy = Accuracy { gap: ALWAYS / 200, rounds: 2_000 };
}

/// An answer drawn from a mix that the other side cannot exploit, if the question is a duel or part of a bluff and the
/// budget of decisions is large enough to study it.
pub(crate) fn answer<G: Habits>(
    seen: &Seen<'_, G>,
    budget: u32,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> Option<usize> {
    let study = study(seen, budget, Accuracy::PLAYING, dice, is_late)?;
    let mix = study.mix(seen);
    Some(regret::draw(&mix, dice))
}

/// Solves a seat's question, if it is a duel or part of a bluff and there is a choice.
pub fn study<G: Habits>(
    seen: &Seen<'_, G>,
    budget: u32,
    accuracy: Accuracy,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> Option<Study> {
    if budget == 0 || seen.options().len() == 1 {
        return None;
    }
    match seen.bluff() {
        Some(bluff) => Some(Study::Bluff(study_bluff(seen, &bluff, budget, accuracy, is_late)?)),
        None if seen.is_sealed() => Some(Study::Duel(study_duel(seen, budget, accuracy, dice, is_late)?)),
        None => None,
    }
}

impl Study {
    /// How often each option is taken, in parts of [`ALWAYS`].
    pub fn mix<G: Habits>(&self, seen: &Seen<'_, G>) -> Mix {
        let mut mix = vec![0; seen.options().len()];
        let mut add = |choice: &G::Choice, share: i64| {
            if let Some(option) = seen.options().iter().position(|option| option == choice) {
                mix[option] += share;
            }
        };
        match (self, seen.bluff()) {
            (Study::Duel(duel), _) => {
                duel.options.iter().zip(&duel.solution.own).for_each(|(option, share)| mix[*option] = *share);
            }
            (Study::Bluff(it), Some(bluff)) => match it.turn {
                Turn::Lay => it.shares_of_claims().for_each(|(claim, share)| add(&(bluff.card)(claim.laid), share)),
                Turn::Name { laid } => {
                    let fitting: Vec<_> = it.shares_of_claims().filter(|(claim, _)| claim.laid == laid).collect();
                    let weights: Vec<i128> = fitting.iter().map(|(_, share)| i128::from(*share)).collect();
                    let shares = share_out(&weights);
                    fitting.iter().zip(shares).for_each(|((claim, _), share)| add(&(bluff.card)(claim.named), share));
                }
                Turn::Answer { named } => {
                    let call = it.solution.calls[named][0];
                    add(&bluff.believe, ALWAYS - call);
                    add(&bluff.call, call);
                }
            },
            (Study::Bluff(_), None) => {}
        }
        share_out(&mix.into_iter().map(i128::from).collect::<Vec<_>>())
    }

    /// Solves it again from scratch.
    pub fn solve(&mut self, accuracy: Accuracy) {
        match self {
            Study::Duel(it) => it.solution = duel::solve(&it.worlds, accuracy.gap, accuracy.rounds),
            Study::Bluff(it) => it.solution = it.claims.solve(accuracy.gap, accuracy.rounds),
        }
    }

    /// How much more both sides together could win by knowing the other's mix, in parts of [`ALWAYS`] of the range of
    /// results.
    pub fn gap(&self) -> i64 {
        match self {
            Study::Duel(duel) => duel.solution.gap(&duel.worlds) * CERTAIN / duel::range(&duel.worlds).max(1),
            Study::Bluff(bluff) => bluff.claims.gap(&bluff.solution),
        }
    }
}

/// What a person's answers to a question are worth, in thousandths of the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What they lose against a player who answers well.
    pub cost: u32,
    /// What they lose against a player who knows them.
    pub exploit: u32,
}

impl Study {
    /// The possible answers: indices of options in a duel, whole claims, or believing and calling.
    pub fn answers(&self) -> usize {
        match self {
            Study::Duel(duel) => duel.options.len(),
            Study::Bluff(bluff) => match bluff.turn {
                Turn::Lay | Turn::Name { .. } => bluff.solution.claims[0].len(),
                Turn::Answer { .. } => 2,
            },
        }
    }

    /// How often each answer is given, in parts of [`ALWAYS`].
    pub fn shares(&self) -> Mix {
        match self {
            Study::Duel(duel) => duel.solution.own.clone(),
            Study::Bluff(bluff) => match bluff.turn {
                Turn::Lay | Turn::Name { .. } => bluff.solution.claims[0].clone(),
                Turn::Answer { named } => {
                    let call = bluff.solution.calls[named][0];
                    vec![ALWAYS - call, call]
                }
            },
        }
    }

    /// What each answer is worth against a player who answers well, the range of results, and the amount of a certain
    /// win.
    fn worth(&self) -> (Vec<i64>, i64, i64) {
        match self {
            Study::Duel(duel) => (duel.solution.worth(&duel.worlds), CERTAIN, CERTAIN),
            Study::Bluff(it) => {
                let worth = match it.turn {
                    Turn::Lay | Turn::Name { .. } => it.claims.worth_of_claims(&it.solution),
                    Turn::Answer { named } => {
                        it.claims.worth_of_answers(&it.solution, named).unwrap_or([0; 2]).to_vec()
                    }
                };
                (worth, it.claims.range(), it.certain)
            }
        }
    }

    /// Judges a mix of answers.
    pub fn judge(&self, mix: &Mix) -> Verdict {
        let (worth, range, certain) = self.worth();
        let best = worth.iter().copied().max().unwrap_or(0);
        let own: i128 = worth.iter().zip(mix).map(|(worth, share)| i128::from(*worth) * i128::from(*share)).sum();
        let cost = i128::from(best) - own / i128::from(ALWAYS);
        let exploit = match self {
            Study::Duel(duel) => duel.solution.exploit(&duel.worlds, mix),
            Study::Bluff(it) => match it.turn {
                Turn::Lay | Turn::Name { .. } => it.claims.exploit_claims(&it.solution, mix),
                Turn::Answer { named } => it.claims.exploit_calls(&it.solution, named, mix[1]).unwrap_or(0),
            },
        };
        let of_win = |parts: i128| {
            let thousandths =
                parts.max(0) * i128::from(range) * 1000 / (i128::from(ALWAYS) * i128::from(certain.max(1)));
            thousandths.min(1000) as u32
        };
        Verdict { cost: of_win(cost), exploit: of_win(i128::from(exploit).max(cost)) }
    }
}

impl Bluffing {
    /// How often the seat's own hand makes each claim.
    fn shares_of_claims(&self) -> impl Iterator<Item = (crate::bluff::Claim, i64)> + '_ {
        self.claims.claims(0).zip(self.solution.claims[0].iter().copied())
    }
}

/// Duels are solved for at most this many answers of each side, and at this many imagined tables.
const MAX_ANSWERS: usize = 8;
const MAX_WORLDS: usize = 32;

fn study_duel<G: Habits>(
    seen: &Seen<'_, G>,
    budget: u32,
    accuracy: Accuracy,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> Option<Duel> {
    let options = draw_by_taste(&seen.appeals(), MAX_ANSWERS, dice);
    let (mut worlds, mut left) = (Vec::new(), i64::from(budget));
    while worlds.len() < MAX_WORLDS && left > 0 && (worlds.is_empty() || !is_late()) {
        let (world, spent) = imagine_world(seen, &options, dice)?;
        left -= spent as i64;
        worlds.push(world);
    }
    let solution = duel::solve(&worlds, accuracy.gap, accuracy.rounds);
    Some(Duel { options, worlds, solution })
}

/// What every pair of answers leads to at one imagined table, and the decisions that took. Nothing unless exactly one
/// other seat is asked there.
fn imagine_world<G: Habits>(seen: &Seen<'_, G>, own: &[usize], dice: &mut FastDice) -> Option<(World, u64)> {
    let imagined = seen.imagine(dice);
    let (seed, game) = (dice.seed(), seen.game());
    let table = imagined.to_match(Rolls::Seeded(seed)).ok()?;
    let Pending::Asked(asked) = table.pending() else { return None };
    let mut rivals = asked.iter().filter(|asked| asked.seat != seen.seat());
    let (rival, None) = (rivals.next()?, rivals.next()) else { return None };
    let answers = most_liked(&table.seen(rival.seat)?.appeals());
    let mut spent = 0;
    let mut try_pair = |own: usize, answer: usize| {
        let (choice, answer) = (&seen.options()[own], (rival.seat, &rival.options[answer]));
        let (playout, end) = imagined.look_ahead(choice, &[answer], &mut FastDice::new(seed));
        spent += 2 + playout.decisions;
        judge_end(game, &playout, &end, seen.seat()) as i64
    };
    let worth = own.iter().map(|own| answers.iter().map(|answer| try_pair(*own, *answer)).collect()).collect();
    Some((World { worth }, spent))
}

/// The options that appeal most, of those that appeal at all; or of all if none does.
fn most_liked(appeals: &[u32]) -> Vec<usize> {
    let mut liked: Vec<usize> = (0..appeals.len()).filter(|option| appeals[*option] > 0).collect();
    if liked.is_empty() {
        liked = (0..appeals.len()).collect();
    }
    liked.sort_by_key(|option| std::cmp::Reverse(appeals[*option]));
    liked.truncate(MAX_ANSWERS);
    liked
}

/// Bluffs are solved for at most this many hands of each side, and judged at this many tables.
const MAX_HANDS: usize = 32;
const MAX_TABLES: u32 = 16;
/// Hands and tables are always dealt with the same seed, so that a card is named by the same mix it was laid by.
const DEALT: u64 = 44;

fn study_bluff<G: Habits>(
    seen: &Seen<'_, G>,
    bluff: &Bluff<G>,
    budget: u32,
    accuracy: Accuracy,
    is_late: &dyn Fn() -> bool,
) -> Option<Bluffing> {
    let mut dice = FastDice::new(DEALT);
    let is_claimer = seen.seat() == bluff.claimer;
    let mut deal = |is_own: bool, count| deal_hands(bluff, is_own.then_some(&bluff.own), count, &mut dice);
    let (claimers, answerers) = (deal(is_claimer, bluff.counts[0]), deal(!is_claimer, bluff.counts[1]));
    let chances = count_chances(&bluff.hidden, &claimers, &answerers)?;
    let judged = judge_kinds(seen, bluff, budget, &mut dice, is_late)?;
    let kinds_in = |dealt: &Dealt| (0..dealt.hand.len()).filter(|kind| dealt.hand[*kind] > 0).collect::<Vec<_>>();
    // A player who calls a lie replaces the card by whatever gains the claimer least.
    let worst =
        |laid: usize, hand: &Dealt| kinds_in(hand).into_iter().chain([laid]).map(|kind| judged.lost[kind]).min();
    let caught = |laid: usize| answerers.iter().map(|hand| worst(laid, hand).unwrap_or_default()).collect();
    let claims = Claims {
        lays: claimers.iter().map(kinds_in).collect(),
        chances,
        caught: (0..bluff.hidden.len()).map(caught).collect(),
        believed: judged.believed,
        proven: judged.proven,
    };
    let solution = claims.solve(accuracy.gap, accuracy.rounds);
    Some(Bluffing { turn: bluff.turn, claims, solution, certain: judged.certain })
}

/// A possible hand, and how often it was dealt.
struct Dealt {
    hand: Vec<u8>,
    times: u128,
}

/// Possible hands; the real one first if it is known.
fn deal_hands<G: Habits>(bluff: &Bluff<G>, own: Option<&Vec<u8>>, count: usize, dice: &mut FastDice) -> Vec<Dealt> {
    let mut hands: Vec<Dealt> = own.into_iter().map(|own| Dealt { hand: own.clone(), times: 1 }).collect();
    for _ in hands.len()..MAX_HANDS {
        let hand = deal_hand(&bluff.hidden, count, dice);
        match hands.iter_mut().find(|dealt| dealt.hand == hand) {
            Some(dealt) => dealt.times += 1,
            None => hands.push(Dealt { hand, times: 1 }),
        }
    }
    hands
}

fn deal_hand(hidden: &[u8], count: usize, dice: &mut FastDice) -> Vec<u8> {
    let (mut left, mut hand) = (hidden.to_vec(), vec![0; hidden.len()]);
    for _ in 0..count.min(left.iter().map(|count| usize::from(*count)).sum()) {
        let kind = table::pick_in_proportion(left.iter().map(|count| u32::from(*count)), dice);
        left[kind] -= 1;
        hand[kind] += 1;
    }
    hand
}

/// How likely each hand of the claimer is to meet each hand of the answerer. Both are as frequent as if dealt from all
/// cards, but no card can be in both. Nothing if the real hand cannot meet any other.
fn count_chances(hidden: &[u8], claimers: &[Dealt], answerers: &[Dealt]) -> Option<Vec<Vec<i64>>> {
    const FINE: u128 = 1 << 32;
    let ways =
        |hand: &[u8], from: &[u8]| -> u128 { from.iter().zip(hand).map(|(all, own)| choose(*all, *own)).product() };
    let meet = |claimer: &Dealt, answerer: &Dealt| -> u128 {
        let left: Vec<u8> = hidden.iter().zip(&claimer.hand).map(|(all, gone)| all.saturating_sub(*gone)).collect();
        let share = FINE * ways(&answerer.hand, &left) / ways(&answerer.hand, hidden).max(1);
        share * claimer.times * answerer.times
    };
    let counts: Vec<Vec<u128>> =
        claimers.iter().map(|claimer| answerers.iter().map(|answerer| meet(claimer, answerer)).collect()).collect();
    let most = counts.iter().flatten().copied().max().filter(|most| *most > 0)?;
    let scale = |count: u128| (count * OFTEN as u128).div_ceil(most) as i64;
    let chances: Vec<Vec<i64>> = counts.into_iter().map(|row| row.into_iter().map(scale).collect()).collect();
    let first_meets = chances[0].iter().any(|chance| *chance > 0) && chances.iter().any(|row| row[0] > 0);
    first_meets.then_some(chances)
}

/// The binomial coefficient: in how many ways some of all cards can be taken.
fn choose(all: u8, some: u8) -> u128 {
    (0..u128::from(some)).fold(1, |ways, taken| ways * u128::from(all).saturating_sub(taken) / (taken + 1))
}

/// What the claimer can expect, by kinds of cards, summed over several tables.
struct Judged {
    believed: Vec<i64>,
    proven: Vec<i64>,
    /// If a lie is called and a card of this kind counts instead.
    lost: Vec<i64>,
    certain: i64,
}

fn judge_kinds<G: Habits>(
    seen: &Seen<'_, G>,
    bluff: &Bluff<G>,
    budget: u32,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> Option<Judged> {
    let kinds = bluff.hidden.len();
    let mut judged = Judged { believed: vec![0; kinds], proven: vec![0; kinds], lost: vec![0; kinds], certain: 0 };
    let mut spent = 0;
    for table in 0..MAX_TABLES {
        if spent >= u64::from(budget) || is_late() {
            return (table > 0).then_some(judged);
        }
        let imagined = seen.imagine(dice);
        let rest = deal_hand(&bluff.hidden, bluff.counts[0].saturating_sub(1), dice);
        let other = deal_hand(&bluff.hidden, bluff.counts[1], dice);
        let seed = dice.seed();
        for kind in 0..kinds {
            let mut hand = rest.clone();
            hand[kind] += 1;
            let begun = imagined.begin(bluff, [&hand, &other]);
            let mut tell = |named: usize, answers: &[&G::Choice]| {
                let (worth, decisions) = try_claim(seen.game(), bluff, &begun, [kind, named], answers, seed);
                spent += decisions;
                worth
            };
            judged.believed[kind] += tell(kind, &[&bluff.believe]);
            judged.proven[kind] += tell(kind, &[&bluff.call]);
            judged.lost[kind] += tell((kind + 1) % kinds, &[&bluff.call, &bluff.leave]);
        }
        judged.certain += 2 * CERTAIN;
    }
    Some(judged)
}

/// What laying and naming a card leads to with these answers: the claimer's lead over the answerer, where a certain win
/// is twice [`CERTAIN`]; and the decisions that took.
fn try_claim<G: Habits>(
    game: &G,
    bluff: &Bluff<G>,
    begun: &Imagined<G>,
    [laid, named]: [usize; 2],
    answers: &[&G::Choice],
    seed: u64,
) -> (i64, u64) {
    let name = (bluff.card)(named);
    let mut script = vec![(bluff.claimer, &name)];
    script.extend(answers.iter().map(|answer| (bluff.answerer, *answer)));
    let (playout, end) = begun.look_ahead(&(bluff.card)(laid), &script, &mut FastDice::new(seed));
    let judge = |seat| judge_end(game, &playout, &end, seat) as i64;
    (CERTAIN + judge(bluff.claimer) - judge(bluff.answerer), playout.decisions + script.len() as u64 + 1)
}
