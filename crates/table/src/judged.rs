//! From scores to shares of the win, in whole numbers, so that players choose alike on every machine.

/// Scores from one entry of [`SHARES`] to the next.
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
}
