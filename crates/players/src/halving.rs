//! Sequential halving: all candidates are tried equally often, then the worse half is dropped.

use table::{FastDice, pick_in_proportion};

/// Draws some of the options in proportion to their appeal; options without any appeal are left out unless there is
/// nothing else.
pub(crate) fn draw_by_taste(appeals: &[u32], most: usize, dice: &mut FastDice) -> Vec<usize> {
    let mut left: Vec<usize> = (0..appeals.len()).filter(|option| appeals[*option] > 0).collect();
    if left.is_empty() {
        left = (0..appeals.len()).collect();
    }
    let count = left.len().min(most);
    let mut draw = || left.swap_remove(pick_in_proportion(left.iter().map(|option| appeals[*option]), dice));
    (0..count).map(|_| draw()).collect()
}

/// An option under trial.
pub(crate) struct Candidate {
    pub option: usize,
    /// What it has won so far. All remaining candidates have been tried equally often, so sums can be compared.
    pub won: u64,
}

impl Candidate {
    pub fn new(option: usize) -> Candidate {
        Candidate { option, won: 0 }
    }
}

/// How often a number is halved, rounding up, until one is left.
pub(crate) fn count_rounds(candidates: usize) -> usize {
    candidates.next_power_of_two().trailing_zeros() as usize
}

/// How many of the options can be tried at least once in every round they take part in.
pub(crate) fn count_affordable(options: usize, budget: usize) -> usize {
    let mut affordable = options;
    while affordable > 1 && affordable * count_rounds(affordable) > budget {
        affordable -= 1;
    }
    affordable
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_budget_looks_at_few_of_many_options() {
        assert_eq!(count_affordable(3, 400), 3);
        assert_eq!(count_affordable(1000, 400), 64);
        assert_eq!(count_affordable(1000, 2), 2);
        assert_eq!(count_affordable(1000, 1), 1);
        assert_eq!(count_affordable(1000, 0), 1);
    }

    #[test]
    fn halving_leaves_one_after_a_few_rounds() {
        let rounds = [1, 2, 3, 4, 5, 8, 9].map(count_rounds);
        assert_eq!(rounds, [0, 1, 2, 2, 3, 3, 4]);
    }
}
