//! The dojo deals situations of Moonstone and judges answers.

use catalog::{Catalog, Exercise, Practised};
use serde_json::Value;
use table::Lang;

fn deal(kind: Practised, seed: u64) -> Exercise {
    let catalog = Catalog::built_in();
    let game = catalog.game("moonstone", Lang::EN).expect("the game exists");
    let agreed = game.agree(&Value::Null, Lang::EN).expect("the default options are valid");
    Exercise::deal(&*agreed, kind, seed, Lang::EN).expect("it can be played").expect("there is something to practise")
}

#[test]
fn the_best_answer_gets_all_points_and_the_worst_none() {
    for kind in [Practised::Duel, Practised::Claim, Practised::Answer] {
        let exercise = deal(kind, 1);
        assert_eq!(exercise.kind, kind);
        let judge = |answer: usize| exercise.judge(&[answer]).expect("it can be answered");
        let all: Vec<_> = (0..exercise.answers.len()).map(judge).collect();
        let most = all.iter().map(|judgement| judgement.points).max();
        assert_eq!(most, Some(10), "{kind:?}");
        assert_eq!(all.iter().map(|judgement| judgement.points).min(), Some(0), "{kind:?}");
        assert!(all.iter().any(|judgement| judgement.cost >= 5), "{kind:?}: there is something to learn");
        assert!(all.iter().all(|judgement| judgement.exploit >= judgement.cost), "a predictable player loses more");
        assert!(exercise.judge(&[]).is_none() && exercise.judge(&[all.len()]).is_none());
        let sum: u32 = all[0].shares.iter().sum();
        assert!((980..=1000).contains(&sum), "{sum}");
    }
}

/// The mix of the solution loses next to nothing, even to a player who knows it.
#[test]
fn the_mix_of_the_solution_cannot_be_read() {
    let exercise = deal(Practised::Duel, 2);
    let shares = exercise.judge(&[0]).expect("it can be answered").shares;
    let mixed: Vec<usize> = (0..shares.len()).flat_map(|answer| vec![answer; shares[answer] as usize]).collect();
    let judged = exercise.judge(&mixed).expect("it can be answered");
    assert!(judged.exploit <= 3 && judged.points == 10, "{judged:?}");
}

#[test]
fn the_same_seed_deals_the_same() {
    let [one, other] = [deal(Practised::Answer, 5), deal(Practised::Answer, 5)];
    assert_eq!((one.told, one.question, one.answers), (other.told, other.question, other.answers));
}
