//! Würfelstärke und Steigerungen: pools of dice as cards print them, and how they change.

use home_raiders::content::{PoolFault, PrintedPool};

fn printed(text: &str) -> PrintedPool {
    PrintedPool::read(text).unwrap()
}

#[test]
fn a_pool_is_written_with_letters_and_stars() {
    let pool = printed("w w* r b*");
    assert_eq!(pool.whole.dice, [2, 1, 1]);
    assert_eq!(pool.of(true).dice, [1, 1, 0]);
    assert_eq!(pool.to_string(), "w w* r b*");
    assert_eq!(PrintedPool::read("w g"), Err(PoolFault::NoDie { found: "g".into() }));
}

/// HR-34: an upgraded set joins a set of that colour; black cannot be upgraded, white cannot be downgraded.
#[test]
fn sets_change_colour_one_step_at_a_time() {
    let pool = |text: &str| printed(text).whole;
    assert_eq!(pool("w w r").upgraded(), pool("r r r"));
    assert_eq!(pool("r b").upgraded(), pool("b b"));
    assert_eq!(pool("b b").upgraded(), pool("b b"));
    assert_eq!(pool("w b").downgraded(), pool("w r"));
    assert_eq!(pool("w r r").downgraded(), pool("w w w"));
    assert_eq!(pool("w w").downgraded(), pool("w w"));
    assert_eq!(pool("").upgraded(), pool(""));
}
