//! What each feature of the judgement is worth, from a logistic regression.
//!
//! It used 6,000 positions from games of planners and their continuations by habit, with many kinds of armies, and how
//! often each side won when they were played out by habit.

/// In 1024ths, in the order of the features.
pub(crate) const WEIGHTS: [i32; crate::features::COUNT] = [
    1247, 861, 578, 355, 2524, -3327, 1347, 849, -592, 43, -295, -807, 766, -145, -923, 278, 65, 35, 488, 12, 159,
    -291, 1304, -1314, 2101, 92, -150, 845, 2476, 233,
];
