//! Weights are learned from the results of positions.

use players::learning::{Lesson, correlate, expect, learn, share_of};

/// A lead in the first feature wins more, the second counts half as much against it, and the third has no effect.
fn lessons() -> Vec<Lesson> {
    let all = (-6..=6).flat_map(|one| (-6..=6).flat_map(move |two| (-2..=2).map(move |three| [one, two, three])));
    let lesson = |[one, two, three]: [i32; 3]| {
        let won = share_of(0.4 * f64::from(one) - 0.2 * f64::from(two));
        Lesson { features: vec![10 * one, two, three], won, judged: 0.5 }
    };
    // Many of each, as a few lessons would leave the weights near 0.
    all.flat_map(|features| std::iter::repeat_n(features, 20)).map(lesson).collect()
}

#[test]
fn a_regression_finds_what_each_thing_is_worth() {
    let lessons = lessons();
    let weights = learn(&lessons);
    // 0.4 for ten, 0.2 for one; a lead of 100 multiplies the odds by e, and weights are in 1024ths.
    let expected = [4_096, -20_480, 0];
    let is_near = |(weight, expected): (&i32, &i32)| weight.abs_diff(*expected) <= 100 + expected.unsigned_abs() / 20;
    assert!(weights.iter().zip(&expected).all(is_near), "{weights:?}");
    let pairs: Vec<(f64, f64)> = lessons.iter().map(|lesson| (expect(lesson, &weights), lesson.won)).collect();
    assert!(correlate(&pairs) > 0.99);
    assert!(learn(&[]).is_empty());
}
