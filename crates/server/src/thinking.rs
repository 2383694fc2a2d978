//! Whose computer players think next, and for how long.
//!
//! A few threads think for everybody. The next turn goes to the address that will have used them least of late when it
//! is over, and there to the match that will have: small questions do not wait for large ones. A thought that others wait
//! for ends after its share; a lonely one may go on for longer. Which option a player takes is written down, so a match
//! replays the same however long was thought.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use catalog::PlayerSpec;
use tokio::sync::oneshot;

use room::ids::MatchId;

/// The longest thought.
pub const LONGEST: Duration = Duration::from_secs(5);
/// The longest thought while others wait.
pub const SHARE: Duration = Duration::from_millis(400);

pub struct Thinking {
    threads: usize,
    queue: Arc<Mutex<Queue>>,
    waiting: Arc<AtomicUsize>,
}

#[derive(Default)]
struct Queue {
    running: usize,
    waiting: Vec<Waiting>,
    /// How long was thought for each address, and for each match. Tidying halves it.
    by_address: BTreeMap<Option<IpAddr>, Duration>,
    by_match: BTreeMap<MatchId, Duration>,
}

struct Waiting {
    asker: Asker,
    begin: oneshot::Sender<()>,
}

/// For whom it is thought: who was at the match last, if that is known, and the match; and how long that may take.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    pub address: Option<IpAddr>,
    pub id: MatchId,
    pub expected: Duration,
}

/// How long a player thinks while others wait: some answer by habit.
pub fn expected(player: &PlayerSpec) -> Duration {
    let is_quick = ["recruit", "random", "habit"].contains(&player.name.as_str());
    if is_quick { Duration::ZERO } else { SHARE }
}

/// The right to think. It ends when this is dropped.
pub struct Turn {
    asker: Asker,
    begun: Instant,
    queue: Arc<Mutex<Queue>>,
    waiting: Arc<AtomicUsize>,
}

impl Thinking {
    pub fn new(threads: usize) -> Thinking {
        Thinking { threads: threads.max(1), queue: Arc::default(), waiting: Arc::default() }
    }

    /// Waits for a turn.
    pub async fn turn(&self, asker: Asker) -> Turn {
        let begin = {
            let mut queue = lock(&self.queue);
            if queue.running < self.threads {
                queue.running += 1;
                None
            } else {
                let (begin, begun) = oneshot::channel();
                queue.waiting.push(Waiting { asker, begin });
                self.waiting.store(queue.waiting.len(), Ordering::Relaxed);
                Some(begun)
            }
        };
        if let Some(begin) = begin {
            // The sender is dropped together with the queue only.
            let _ = begin.await;
        }
        Turn { asker, begun: Instant::now(), queue: self.queue.clone(), waiting: self.waiting.clone() }
    }

    /// Forgets slowly who has thought much.
    pub fn tidy(&self) {
        let mut queue = lock(&self.queue);
        let halve = |used: &mut Duration| {
            *used /= 2;
            *used > Duration::from_millis(1)
        };
        queue.by_address.retain(|_, used| halve(used));
        queue.by_match.retain(|_, used| halve(used));
    }
}

impl Turn {
    /// Whether it is time to come to an end: `longest` is what this thought may take at most.
    pub fn is_over(&self, longest: Duration) -> bool {
        let used = self.begun.elapsed();
        used >= longest.min(LONGEST) || used >= SHARE && self.waiting.load(Ordering::Relaxed) > 0
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let used = self.begun.elapsed();
        let mut queue = lock(&self.queue);
        *queue.by_address.entry(self.asker.address).or_default() += used;
        *queue.by_match.entry(self.asker.id).or_default() += used;
        // Those who do not want to think any more are passed over.
        while let Some(next) = queue.next() {
            let begun = next.begin.send(());
            if begun.is_ok() {
                self.waiting.store(queue.waiting.len(), Ordering::Relaxed);
                return;
            }
        }
        self.waiting.store(0, Ordering::Relaxed);
        queue.running -= 1;
    }
}

impl Queue {
    /// Of those who will have used as little, the one who has waited longest.
    fn next(&mut self) -> Option<Waiting> {
        let will_have_used = |waiting: &Waiting| {
            let Asker { address, id, expected } = waiting.asker;
            (
                self.by_address.get(&address).copied().unwrap_or_default() + expected,
                self.by_match.get(&id).copied().unwrap_or_default() + expected,
            )
        };
        let place = (0..self.waiting.len()).min_by_key(|place| will_have_used(&self.waiting[*place]))?;
        Some(self.waiting.remove(place))
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: u8) -> Asker {
        Asker { address: Some(IpAddr::from([127, 0, 0, address])), id: MatchId::new(), expected: SHARE }
    }

    /// Lets all of them wait for one thread in this order, and returns the order in which they get it.
    async fn order(thinking: &Thinking, askers: &[Asker]) -> Vec<MatchId> {
        let first = thinking.turn(asker(9)).await;
        let (told, mut begun) = tokio::sync::mpsc::unbounded_channel();
        let waiting = askers.iter().map(|asker| async {
            let turn = thinking.turn(*asker).await;
            let _ = told.send(asker.id);
            drop(turn);
        });
        let waiting = futures_util::future::join_all(waiting);
        tokio::join!(waiting, async { drop(first) });
        drop(told);
        let mut order = Vec::new();
        while let Some(id) = begun.recv().await {
            order.push(id);
        }
        order
    }

    #[tokio::test]
    async fn those_who_have_thought_less_come_first_and_then_those_who_wait_longer() {
        let thinking = Thinking::new(1);
        let (busy, quiet, also_quiet) = (asker(1), asker(2), asker(3));
        let greedy = asker(2);
        {
            let mut queue = lock(&thinking.queue);
            queue.by_address.insert(busy.address, Duration::from_secs(60));
            queue.by_match.insert(greedy.id, Duration::from_secs(30));
        }
        let found = order(&thinking, &[busy, greedy, quiet, also_quiet]).await;
        let place = |asker: &Asker| found.iter().position(|id| *id == asker.id);
        assert_eq!(place(&busy), Some(3), "its address has used much");
        assert!(place(&quiet) < place(&greedy), "its match has used nothing");
        assert!(place(&also_quiet) < place(&busy));
    }

    #[tokio::test]
    async fn a_small_question_does_not_wait_for_large_ones() {
        let thinking = Thinking::new(1);
        let player = |name: &str| name.parse().expect("there is such a player");
        let easy = Asker { expected: expected(&player("recruit")), ..asker(1) };
        let strong = |address| Asker { expected: expected(&player("marshal")), ..asker(address) };
        // It has thought a little before, and none of the others has.
        lock(&thinking.queue).by_address.insert(easy.address, SHARE / 2);
        let found = order(&thinking, &[strong(1), strong(2), strong(3), easy]).await;
        assert_eq!(found.first(), Some(&easy.id));
    }

    #[tokio::test]
    async fn giving_up_waiting_stops_no_other() {
        let thinking = Thinking::new(1);
        let first = thinking.turn(asker(1)).await;
        {
            let given_up = thinking.turn(asker(2));
            tokio::select! {
                biased;
                _ = given_up => panic!("the thread is taken"),
                () = std::future::ready(()) => {}
            }
        }
        assert!(!first.is_over(LONGEST));
        assert!(first.is_over(Duration::ZERO), "its own time is up");
        drop(first);
        thinking.turn(asker(3)).await;
    }

    #[tokio::test]
    async fn a_thought_ends_after_its_share_if_another_waits() {
        let thinking = Thinking::new(1);
        let mut first = thinking.turn(asker(1)).await;
        first.begun -= SHARE;
        assert!(!first.is_over(LONGEST), "nobody waits");
        tokio::join!(thinking.turn(asker(2)), async {
            assert!(first.is_over(LONGEST));
            drop(first);
        });
    }

    #[tokio::test]
    async fn what_was_used_is_forgotten() {
        let thinking = Thinking::new(1);
        lock(&thinking.queue).by_address.insert(asker(1).address, Duration::from_secs(60));
        (0..20).for_each(|_| thinking.tidy());
        assert!(lock(&thinking.queue).by_address.is_empty());
    }
}
