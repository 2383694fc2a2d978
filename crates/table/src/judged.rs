//! From scores to shares of the win, in whole numbers, so that players choose the same on every machine.

/// The difference in score between two entries of [`SHARES`].
const SPACING: u32 = 25;

/// The logistic function at 0, 0.25, 0.5 and so on, in thousandths.
const SHARES: [u32; 25] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993, 995, 996,
    997, 998,
];

/// The share of the win that a lead is worth, in thousandths. A lead of 100 multiplies the odds by e, so 110 is 3 to 1.
pub fn win_share(lead: i32) -> u32 {
    let index = (lead.unsigned_abs() / SPACING) as usize;
    let share = match SHARES.get(index..index + 2) {
        Some(&[from, to]) => from + (to - from) * (lead.unsigned_abs() % SPACING) / SPACING,
        _ => SHARES[SHARES.len() - 1],
    };
    if lead < 0 { 1000 - share } else { share }
}

/// A lead for [`win_share`]: the sum of the leads in single features, each weighted in 1024ths.
pub fn weigh(features: &[i32], weights: &[i32]) -> i32 {
    let sum: i64 = features.iter().zip(weights).map(|(lead, weight)| i64::from(*lead) * i64::from(*weight)).sum();
    (sum / 1024).clamp(-MAX, MAX) as i32
}

/// Leads are capped at this.
const MAX: i64 = 1000;

/// A seat's share of the win, in thousandths, from its leads over each of the others.
pub fn win_share_among(leads: impl Iterator<Item = i32>) -> u32 {
    // The odds that one of the others wins instead add up.
    let against = |lead: i32| 1000 * (1000 - win_share(lead)) / win_share(lead);
    1_000_000 / (1000 + leads.map(against).sum::<u32>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_game_is_shared_and_a_lead_grows() {
        assert_eq!(win_share(0), 500);
        assert_eq!((win_share(110), win_share(-110)), (749, 251));
        assert!((-700..700).all(|lead| win_share(lead) <= win_share(lead + 1)));
        assert_eq!((win_share(i32::MAX), win_share(i32::MIN)), (998, 2));
    }

    #[test]
    fn leads_add_up_to_one() {
        assert_eq!(weigh(&[100, -50], &[2048, 1024]), 150);
        assert_eq!(weigh(&[-100, 50], &[2048, 1024]), -150, "what one is ahead the other is behind");
        assert_eq!((weigh(&[i32::MAX], &[i32::MAX]), weigh(&[], &[])), (1000, 0));
    }

    #[test]
    fn among_several_an_even_game_is_shared_by_all() {
        assert_eq!(win_share_among([0, 0, 0].into_iter()), 250);
        assert_eq!(win_share_among(std::iter::empty()), 1000);
        assert!((-700..700).all(|lead| win_share_among([lead].into_iter()).abs_diff(win_share(lead)) <= 1));
        assert!(win_share_among([100, -600].into_iter()) < 10);
    }
}
