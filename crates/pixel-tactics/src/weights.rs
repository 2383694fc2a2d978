//! What each feature of the judgement is worth, as `cargo xtask train pixel-tactics --games 8000` has found.
//!
//! It had 126031 positions of games that planners played, and who won them. On those it had not
//! learnt from, what was judged agrees with the outcomes to 0.556; it was 0.522 before.

/// In 1024ths, in the order of the features.
pub(crate) const WEIGHTS: [i32; crate::features::COUNT] = [
    1176, 552, -378, -4105, -361, 111, 251, -64, 91, 113, 377, 323, 122, -591, 618, 396, 414, 520, 44, 122, 2, -80,
    473, 496, 497, -1003, -522, -70, 466, 2120, 1618, 2916, -413, 0, 131, 398, 0, -1102, 0, 443, 1329, -1032, 137,
    -852, 3857, 1450, 0, 600, 422, 1644, -1039, 0, 791, -2543, -4537, -3321, 0, 411, -59, 0, -3775, -10600, 4205, -117,
    -1125, -267, -267, -6816, -581, 0, 0, 0,
];
