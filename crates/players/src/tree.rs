//! What was tried of the decisions that follow an answer.

use table::{Ask, ByHabit, FastDice, Game, Guide, Habits, Policy, Seat};

#[derive(Clone, Copy, Debug)]
pub struct Params {
    pub explore: u64,
    pub grow: u32,
    pub rest: u64,
    pub horizon: Option<u64>,
    pub root: bool,
    pub fresh: bool,
    pub pessimism: u64,
    pub own: bool,
}

impl Params {
    pub fn read(name: &str) -> Params {
        let mut params = Params {
            explore: 200,
            grow: 4,
            rest: 0,
            horizon: None,
            root: true,
            fresh: true,
            pessimism: 60,
            own: false,
        };
        for part in name.split('-').skip(1) {
            let (key, value) = part.split_at(1);
            let value: u64 = value.parse().unwrap_or(1);
            match key {
                "c" => params.explore = value,
                "g" => params.grow = value as u32,
                "r" => params.rest = value,
                "h" => params.horizon = Some(value),
                "q" => params.root = value == 1,
                "f" => params.fresh = value == 1,
                "p" => params.pessimism = value,
                "o" => params.own = value == 1,
                _ => panic!("{part}"),
            }
        }
        params
    }
}

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    branches: Vec<Branch<G>>,
}

struct Node<G: Game> {
    seat: Seat,
    question: G::Question,
    branches: Vec<usize>,
}

struct Branch<G: Game> {
    /// `None` for the answer that the tree is about.
    choice: Option<G::Choice>,
    visits: u32,
    won: u64,
    next: Vec<usize>,
}

impl<G: Game> Tree<G> {
    pub fn new() -> Self {
        Tree { nodes: Vec::new(), branches: vec![Branch { choice: None, visits: 0, won: 0, next: Vec::new() }] }
    }

    pub fn learn(&mut self, path: &[(usize, Seat)], won: impl Fn(Seat) -> u64) {
        self.branches[0].visits += 1;
        let mut known = [None; 8];
        for (branch, seat) in path {
            let won = *known[seat.index() & 7].get_or_insert_with(|| won(*seat));
            self.branches[*branch].visits += 1;
            self.branches[*branch].won += won;
        }
    }
}

pub(crate) struct Walk<'t, G: Game> {
    game: &'t G,
    tree: &'t mut Tree<G>,
    params: Params,
    horizon: u64,
    /// The branch it stands on, while it is in the tree.
    at: Option<usize>,
    path: Vec<(usize, Seat)>,
    guided: u64,
    me: Seat,
}

impl<'t, G: Habits> Walk<'t, G> {
    pub fn new(game: &'t G, tree: &'t mut Tree<G>, params: Params, horizon: u64, me: Seat) -> Self {
        Walk { game, tree, params, horizon, at: Some(0), path: Vec::new(), guided: 0, me }
    }

    pub fn end(self) -> Vec<(usize, Seat)> {
        self.path
    }

    fn choose(&mut self, node: usize, ask: &Ask<'_, G>) -> usize {
        let glance = self.game.glance(ask);
        let Tree { nodes, branches } = &mut *self.tree;
        let node = &mut nodes[node];
        let mut seen: Vec<(usize, u64, Option<usize>)> = Vec::with_capacity(ask.count);
        let (mut weight, mut visits, mut won) = (0u64, 0u64, 0u64);
        for index in 0..ask.count {
            let choice = (ask.option)(index);
            let appeal = u64::from(self.game.appeal(&glance, &choice));
            if appeal == 0 {
                continue;
            }
            let liked = if self.params.root { (appeal << 8).isqrt() } else { appeal };
            let is_it = |branch: &usize| branches[*branch].choice.as_ref() == Some(&choice);
            let hint = node.branches.get(seen.len()).copied().filter(is_it);
            let branch = hint.or_else(|| node.branches.iter().copied().find(is_it));
            if let Some(branch) = branch {
                visits += u64::from(branches[branch].visits);
                won += branches[branch].won;
            }
            weight += liked;
            seen.push((index, liked, branch));
        }
        if seen.is_empty() {
            self.at = None;
            return ask.count - 1;
        }
        let base = if visits == 0 { 500 } else { won / visits }.saturating_sub(self.params.pessimism);
        let root = ((visits + 1) << 8).isqrt();
        let score = |(_, liked, branch): &(usize, u64, Option<usize>)| {
            let (tried, worth) = branch.map_or((0, base << 10), |branch| {
                let branch = &branches[branch];
                let tried = u64::from(branch.visits);
                (tried, if tried == 0 { base << 10 } else { (branch.won << 10) / tried })
            });
            worth + ((self.params.explore * liked * root) << 6) / (weight * (1 + tried))
        };
        let mut best = 0;
        let mut most = 0;
        for (place, one) in seen.iter().enumerate() {
            let score = score(one);
            if place == 0 || score > most {
                (best, most) = (place, score);
            }
        }
        let (index, _, branch) = seen[best];
        let branch = branch.unwrap_or_else(|| {
            branches.push(Branch { choice: Some((ask.option)(index)), visits: 0, won: 0, next: Vec::new() });
            node.branches.push(branches.len() - 1);
            branches.len() - 1
        });
        self.path.push((branch, ask.seat));
        self.guided += 1;
        self.at = Some(branch);
        index
    }

    fn find(&mut self, ask: &Ask<'_, G>) -> Option<usize> {
        let branch = self.at?;
        let nodes = &self.tree.nodes;
        let is_it = |node: &usize| nodes[*node].seat == ask.seat && nodes[*node].question == *ask.question;
        let found = self.tree.branches[branch].next.iter().copied().find(is_it);
        if found.is_some() || self.tree.branches[branch].visits < self.params.grow {
            if found.is_none() {
                self.at = None;
            }
            return found;
        }
        self.tree.nodes.push(Node { seat: ask.seat, question: ask.question.clone(), branches: Vec::new() });
        let node = self.tree.nodes.len() - 1;
        self.tree.branches[branch].next.push(node);
        Some(node)
    }
}

impl<G: Habits> Policy<G> for Walk<'_, G> {
    fn pick(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        if self.at.is_none() || ask.count < 2 || self.params.own && ask.seat != self.me {
            return ByHabit(self.game).pick(ask, dice);
        }
        match self.find(ask) {
            Some(node) => self.choose(node, ask),
            None => ByHabit(self.game).pick(ask, dice),
        }
    }

    fn pick_sealed(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        ByHabit(self.game).pick(ask, dice)
    }
}

impl<G: Habits> Guide<G> for Walk<'_, G> {
    fn guided(&self) -> u64 {
        self.guided
    }

    fn is_through(&self) -> bool {
        self.at.is_none_or(|branch| self.tree.branches[branch].visits < self.params.grow)
    }

    fn rest(&self) -> u64 {
        self.params.rest
    }

    fn horizon(&self) -> u64 {
        self.horizon
    }
}
