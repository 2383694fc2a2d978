//! The odds of a choice, as far as the seat can know.

use catalog::{AnyMatch, Catalog, Odds, Pending, PlayerSpec};
use serde_json::Value;
use table::{Lang, Rolls, Seat};

fn odds(played: &dyn AnyMatch, seat: Seat, option: usize) -> Odds {
    played.odds(seat, option, 7, &|| false, Lang::EN).expect("it is offered")
}

/// Nothing is hidden in a battle of Pocket Battles: the odds of an attack with few dice are exact, and the fractions
/// are those of dice.
#[test]
fn few_dice_are_counted_exactly() {
    let catalog = Catalog::built_in();
    let game = catalog.game("pocket-battles", Lang::EN).expect("the game exists");
    let habit: PlayerSpec = "habit".parse().expect("the player exists");
    let mut counted = 0;
    for seed in 1..21 {
        let mut played =
            game.begin(&serde_json::json!({"size": 30}), Rolls::Seeded(seed), Lang::EN).expect("it begins");
        while let Pending::Asked(asked) = played.pending(None, Lang::EN) {
            let seat = asked[0].seat;
            for option in 0..asked[0].options.len().min(4) {
                let odds = odds(&*played, seat, option);
                if odds.exact && odds.ways > 1 {
                    counted += 1;
                    assert!(
                        odds.outcomes.iter().all(|likely| likely.error == 0 && is_of_dice(likely.ratio.as_deref())),
                        "{odds:?}"
                    );
                }
            }
            if counted >= 5 {
                return;
            }
            played.let_play(seat, &habit, seed, Lang::EN).expect("it was offered");
        }
    }
    panic!("only {counted} choices were counted");
}

/// A fraction whose denominator has only the prime factors of six-sided dice.
fn is_of_dice(ratio: Option<&str>) -> bool {
    let Some((part, whole)) = ratio.and_then(|ratio| ratio.split_once('/')) else { return false };
    let (part, mut whole): (u64, u64) = (part.parse().expect("a number"), whole.parse().expect("a number"));
    let fits = part <= whole;
    for prime in [2, 3] {
        while whole.is_multiple_of(prime) {
            whole /= prime;
        }
    }
    fits && whole == 1
}

/// At tables that look the same to a seat, a choice has the same odds.
#[test]
fn odds_tell_nothing_that_is_hidden() {
    let catalog = Catalog::built_in();
    let agreed = catalog.game("pixel-tactics", Lang::EN).expect("the game exists");
    let agreed = agreed.agree(&Value::Null, Lang::EN).expect("the default options are valid");
    let mut real = agreed.begin(Rolls::Seeded(3));
    let mut compared = 0;
    while compared < 6 {
        let seat = real.asked_seats().first().expect("the game goes on").seat;
        let imagine = |seed| {
            let position = real.imagined_position(seat, seed).expect("the seat exists");
            let imagined = agreed.begin_at(&position, Rolls::Seeded(seed), Lang::EN).expect("it can go on");
            let is_asked = imagined.asked_seats().first().is_some_and(|asked| asked.seat == seat);
            is_asked.then(|| odds(&*imagined, seat, 0))
        };
        let [one, other] = [imagine(1), imagine(2)];
        if one.is_some() && other.is_some() {
            assert_eq!(one, other);
            compared += 1;
        }
        real.choose(seat, 0, Lang::EN).expect("it was offered");
    }
}

/// Without time there is still an answer, with a larger error.
#[test]
fn less_time_gives_a_larger_error() {
    let catalog = Catalog::built_in();
    let game = catalog.game("kleine-helden", Lang::EN).expect("the game exists");
    let played = game.begin(&Value::Null, Rolls::Seeded(1), Lang::EN).expect("it begins");
    let seat = played.asked_seats()[0].seat;
    let late = played.odds(seat, 0, 7, &|| true, Lang::EN).expect("it is offered");
    assert!(late.error >= odds(&*played, seat, 0).error, "{late:?}");
    played.odds(seat, 10_000, 7, &|| true, Lang::EN).expect_err("the option does not exist");
}
