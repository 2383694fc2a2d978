//! Derives many seeds from one.

/// A separate seed for each number: the games of a series, the seats of a match, the questions to a seat.
///
/// Neighbouring seeds and numbers give unrelated results, and no game of a series depends on the one before.
pub fn derive_seed(seed: u64, number: u64) -> u64 {
    mix(mix(seed).wrapping_add(number))
}

/// One step of SplitMix64, after Steele, Lea and Flood.
fn mix(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn neighbours_get_different_seeds() {
        let seeds: BTreeSet<u64> = (0..100).flat_map(|seed| (0..100).map(move |n| derive_seed(seed, n))).collect();
        assert_eq!(seeds.len(), 10_000);
    }

    /// Series are compared across versions, so the derivation must never change.
    #[test]
    fn a_seed_stays_what_it_is() {
        assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(derive_seed(1, 2), derive_seed(1, 2));
    }
}
