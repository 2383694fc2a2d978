//! What would the Veteran do? It knows what the seat knows.

use catalog::{Advice, AnyMatch, Catalog, Pending};
use serde_json::Value;
use table::{Lang, Rolls, Seat};

fn asked(played: &dyn AnyMatch) -> Option<Seat> {
    played.asked_seats().first().map(|asked| asked.seat)
}

fn think(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Advice {
    Advice::on(None, played, seat, 7, &|| false, lang).expect("the seat is asked")
}

/// At tables that look the same to a seat, the hint is the same.
#[test]
fn a_hint_tells_nothing_that_is_hidden() {
    let catalog = Catalog::built_in();
    for (game, questions) in [("pixel-tactics", 6), ("kleine-helden", 8)] {
        let agreed = catalog.game(game, Lang::EN).expect("the game exists");
        let agreed = agreed.agree(&Value::Null, Lang::EN).expect("the default options are valid");
        let mut real = agreed.begin(Rolls::Seeded(3));
        let mut compared = 0;
        while compared < questions {
            let seat = asked(&*real).expect("the game goes on");
            let imagine = |seed| {
                let position = real.imagined_position(seat, seed).expect("the seat exists");
                let imagined = agreed.begin_at(&position, Rolls::Seeded(seed), Lang::EN).expect("it can go on");
                (asked(&*imagined) == Some(seat)).then(|| think(&*imagined, seat, Lang::EN))
            };
            let hints = [imagine(1), imagine(2), imagine(3)];
            if hints.iter().all(Option::is_some) {
                assert!(hints.iter().all(|hint| *hint == hints[0]), "{game}: {hints:?}");
                compared += 1;
            }
            real.choose(seat, 0, Lang::EN).expect("it was offered");
        }
    }
}

#[test]
fn a_hint_is_an_option_in_the_readers_words() {
    let catalog = Catalog::built_in();
    let game = catalog.game("pocket-battles", Lang::EN).expect("the game exists");
    let played = game.begin(&serde_json::json!({"size": 30}), Rolls::Seeded(1), Lang::EN).expect("it begins");
    for lang in Lang::all() {
        let hint = think(&*played, Seat(1), *lang);
        let Pending::Asked(asked) = played.pending(None, *lang) else { panic!("both are asked for an army") };
        assert_eq!(hint.option, asked[1].options[hint.choose]);
    }
}

#[test]
fn a_seat_that_is_not_asked_gets_no_hint() {
    let catalog = Catalog::built_in();
    let game = catalog.game("kleine-helden", Lang::EN).expect("the game exists");
    let played = game.begin(&Value::Null, Rolls::Seeded(1), Lang::EN).expect("it begins");
    let other = Seat(1 - asked(&*played).expect("a seat is asked").0.min(1));
    if played.asked_seats().iter().all(|asked| asked.seat != other) {
        Advice::on(None, &*played, other, 1, &|| false, Lang::EN).expect_err("it is not its turn");
    }
}
