//! What each feature of the judgement is worth, from a logistic regression.
//!
//! It had 9,000 positions of games of planners and of what follows by taste from there,
//! and how often each side won when they were played out by taste.

/// In 1024ths, in the order of the features.
pub(crate) const WEIGHTS: [i32; crate::features::COUNT] = [
    863, 1348, -823, -4956, -200, 598, 216, 653, -410, -59, 188, 258, -18, -693, -168, 278, 268, 290, 211, 47, -8, -41,
    606, 634, 702, -910, -657, 195, 278, 843, 1504, 1512, -475, 0, 30, 405, 0, 336, 0, 487, 1460, -9, 7322, 3670, 7108,
    1833, 0, 886, -1027, 926, 613, 0, 1265, -985, -221, 4308, 0, 749, 3292, 0, -525, -11136, 7032, 727, 1053, 1079,
    1079, -4004, 159, 0, 0, 0,
];
