//! What was tried of the decisions after an answer, so that both sides think about them instead of going by taste.
//!
//! Information-set tree search: nobody knows what is hidden or how dice fall, so a node stands for a question after
//! certain answers, whatever the tables look like on which it was reached.

use table::{Ask, ByHabit, FastDice, Game, Guide, Habits, Policy, Seat};

/// The decisions after an answer.
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    branches: Vec<Branch<G>>,
}

/// A question to a seat, with the answers tried so far.
struct Node<G: Game> {
    seat: Seat,
    question: G::Question,
    branches: Vec<usize>,
}

/// An answer, and the questions that came after it.
struct Branch<G: Game> {
    /// `None` for the answer that the tree is about.
    choice: Option<G::Choice>,
    tried: u64,
    /// What the seat that gives the answer has won by it.
    won: u64,
    next: Vec<usize>,
}

/// An answer becomes part of the tree, with what follows, when it was tried this often.
const GROWN: u64 = 4;
/// How much a seat explores: the higher, the more it follows its taste and what was seldom tried.
const CURIOSITY: u64 = 200;
/// An answer that was never tried is expected to be worse than the mean of the others by this.
const DOUBT: u64 = 60;

impl<G: Game> Tree<G> {
    pub fn new() -> Self {
        Tree { nodes: Vec::new(), branches: vec![Branch::new(None)] }
    }

    /// What came of the answers on a path, as each seat sees it.
    pub fn learn(&mut self, path: &[Step], won: impl Fn(Seat) -> u64) {
        self.branches[0].tried += 1;
        let mut known: Option<(Seat, u64)> = None;
        for Step { seat, branch } in path {
            let won = known.filter(|(of, _)| of == seat).map_or_else(|| won(*seat), |(_, won)| won);
            known = Some((*seat, won));
            self.branches[*branch].tried += 1;
            self.branches[*branch].won += won;
        }
    }

    /// The node for a question after an answer, if that was tried often enough.
    fn find(&mut self, after: usize, ask: &Ask<'_, G>) -> Option<usize> {
        let is_it = |node: &Node<G>| node.seat == ask.seat && node.question == *ask.question;
        let found = self.branches[after].next.iter().copied().find(|node| is_it(&self.nodes[*node]));
        if found.is_some() || self.branches[after].tried < GROWN {
            return found;
        }
        self.nodes.push(Node { seat: ask.seat, question: ask.question.clone(), branches: Vec::new() });
        self.branches[after].next.push(self.nodes.len() - 1);
        Some(self.nodes.len() - 1)
    }

    /// The answer to try next, as an option and a branch. Nothing if no option is worth trying.
    fn choose(&mut self, node: usize, ask: &Ask<'_, G>, game: &G) -> Option<(usize, usize)>
    where
        G: Habits,
    {
        let options = self.list_options(node, ask, game);
        let tried: u64 = options.iter().map(|option| option.tried).sum();
        let won: u64 = options.iter().map(|option| option.won).sum();
        let all_liked: u64 = options.iter().map(|option| option.liked).sum();
        let expected = won.checked_div(tried).unwrap_or(500).saturating_sub(DOUBT);
        let root = ((tried + 1) << 8).isqrt();
        let score = |option: &Known| {
            let worth = (option.won << 10).checked_div(option.tried).unwrap_or(expected << 10);
            worth + ((CURIOSITY * option.liked * root) << 6) / (all_liked * (1 + option.tried))
        };
        // Of equals the first one.
        let best = options.into_iter().rev().max_by_key(score)?;
        let branch = best.branch.unwrap_or_else(|| {
            self.branches.push(Branch::new(Some((ask.option)(best.option))));
            self.nodes[node].branches.push(self.branches.len() - 1);
            self.branches.len() - 1
        });
        Some((best.option, branch))
    }

    /// The options that appeal at all, and what is known of them.
    fn list_options(&self, node: usize, ask: &Ask<'_, G>, game: &G) -> Vec<Known>
    where
        G: Habits,
    {
        let glance = game.glance(ask);
        let branches = &self.nodes[node].branches;
        let (mut options, mut place) = (Vec::with_capacity(ask.count), 0);
        for option in 0..ask.count {
            let choice = (ask.option)(option);
            let appeal = game.appeal(&glance, &choice);
            if appeal == 0 {
                continue;
            }
            // Answers are mostly offered in the order in which they were first tried; the search begins after the last.
            let is_it = |place: &usize| self.branches[branches[*place]].choice.as_ref() == Some(&choice);
            let found = (place..branches.len()).chain(0..place.min(branches.len())).find(is_it);
            place = found.map_or(place, |found| found + 1);
            let branch = found.map(|found| branches[found]);
            let (tried, won) = branch.map_or((0, 0), |branch| (self.branches[branch].tried, self.branches[branch].won));
            options.push(Known { option, branch, liked: (u64::from(appeal) << 8).isqrt(), tried, won });
        }
        options
    }
}

impl<G: Game> Branch<G> {
    fn new(choice: Option<G::Choice>) -> Self {
        Branch { choice, tried: 0, won: 0, next: Vec::new() }
    }
}

/// What is known of an option.
struct Known {
    option: usize,
    branch: Option<usize>,
    /// The root of its appeal, as taste is a guess.
    liked: u64,
    tried: u64,
    won: u64,
}

/// An answer that was given on the way through a tree.
pub(crate) struct Step {
    seat: Seat,
    branch: usize,
}

/// A way through a tree, if its game has use for one, then on by taste.
pub(crate) struct Walk<'t, G: Game> {
    game: &'t G,
    tree: &'t mut Tree<G>,
    /// The branch it stands on, while it is in the tree.
    at: Option<usize>,
    path: Vec<Step>,
}

impl<'t, G: Habits> Walk<'t, G> {
    pub fn new(game: &'t G, tree: &'t mut Tree<G>) -> Self {
        Walk { game, tree, at: G::PONDERS.then_some(0), path: Vec::new() }
    }

    pub fn end(self) -> Vec<Step> {
        self.path
    }

    fn pick_in_tree(&mut self, ask: &Ask<'_, G>) -> Option<usize> {
        let after = self.at.take()?;
        let node = self.tree.find(after, ask)?;
        let (option, branch) = self.tree.choose(node, ask, self.game)?;
        self.path.push(Step { seat: ask.seat, branch });
        self.at = Some(branch);
        Some(option)
    }
}

impl<G: Habits> Policy<G> for Walk<'_, G> {
    fn pick(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        // A single option is no decision, and no reason to leave the tree.
        let picked = if ask.count > 1 { self.pick_in_tree(ask) } else { None };
        picked.unwrap_or_else(|| ByHabit(self.game).pick(ask, dice))
    }

    /// A best answer that the others can foresee is none, so these are given by taste.
    fn pick_sealed(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        ByHabit(self.game).pick(ask, dice)
    }
}

impl<G: Habits> Guide<G> for Walk<'_, G> {
    /// At least as far as the tree goes.
    fn reach(&self) -> u64 {
        G::REACH.max(self.path.len() as u64 + u64::from(self.at.is_some()))
    }
}
