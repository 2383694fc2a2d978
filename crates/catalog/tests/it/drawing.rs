//! Physical cards and beads: people draw, and enter what they drew.

use std::collections::BTreeSet;

use catalog::{AnyMatch, Catalog, Draw, Pending};
use serde_json::Value;
use table::{Dice, FastDice, Lang, Rolls, Viewer};

const EN: Lang = Lang::EN;

/// The games with draws, each with examples of what can be drawn.
const GAMES: [(&str, [&str; 2]); 4] = [
    ("home-raiders", ["1", "2"]),
    ("kleine-helden", ["Troll", "Longbow"]),
    ("moonstone", ["catastrophe", "green 1"]),
    ("pixel-tactics", ["Knight", "Witch"]),
];

/// Plays at random to the end, with the dice of the match.
fn play_seeded(catalog: &Catalog, game: &str, seed: u64) -> Box<dyn AnyMatch> {
    let game = catalog.game(game, EN).expect("the game is listed");
    let mut played = game.begin(&Value::Null, Rolls::Seeded(seed), EN).expect("the default options are valid");
    let random = "random".parse().expect("the player exists");
    while let Some(asked) = played.asked_seats().first().copied() {
        played.let_play(asked.seat, &random, seed, EN).expect("it is asked");
    }
    played
}

/// Draws what a number of a die stands for, found by trying everything that could be drawn.
fn draw_by_name(played: &mut dyn AnyMatch, draw: &Draw, value: u32) {
    let mut rolled = played.boxed_clone();
    rolled.rolled(value, EN).expect("the die shows this");
    let ids = draw.from.iter().map(|kind| kind.id.to_json());
    let is_it = |id: &Value| {
        let mut drew = played.boxed_clone();
        // A card that goes straight back can only be recognised by what was told.
        drew.drew(id, EN).is_ok()
            && (drew.digest(), drew.events()) == (rolled.digest(), rolled.events())
            && drew.events_shared(&*rolled) == rolled.events()
    };
    let id = ids.into_iter().find(is_it).expect("every number stands for something");
    played.drew(&id, EN).expect("it was tried");
}

#[test]
fn a_game_with_things_drawn_by_name_goes_as_with_a_seed() {
    let catalog = Catalog::built_in();
    for (game, things) in GAMES {
        let names: BTreeSet<String> = (1..=5).flat_map(|seed| play_by_name(&catalog, game, seed)).collect();
        for thing in things {
            assert!(names.iter().any(|name| name.contains(thing)), "{game}: {thing} is not among {names:?}");
        }
    }
}

/// Repeats a seeded match with everything drawn by name; returns what could be drawn.
fn play_by_name(catalog: &Catalog, game: &str, seed: u64) -> BTreeSet<String> {
    let seeded = play_seeded(catalog, game, seed);
    let listed = catalog.game(game, EN).expect("the game is listed");
    let mut played = listed.begin(&Value::Null, Rolls::Outside, EN).expect("the default options are valid");
    let mut names = BTreeSet::new();
    for input in seeded.inputs_json(0) {
        let input: Value = serde_json::from_str(&input).expect("an input is JSON");
        match (input["rolled"]["value"].as_u64(), played.pending(None, EN)) {
            (Some(value), Pending::Draw(draw)) => {
                draw_by_name(&mut *played, &draw, value as u32);
                names.extend(draw.from.into_iter().map(|kind| kind.text));
            }
            (Some(value), _) => played.rolled(value as u32, EN).expect("the die shows this"),
            (None, _) => {
                let seat = serde_json::from_value(input["chose"]["seat"].clone()).expect("it is a choice");
                played.answer(seat, &input["chose"]["choice"], EN).expect("it was chosen before");
            }
        }
    }
    assert_eq!(played.digest(), seeded.digest(), "{game}, seed {seed}");
    assert_eq!(played.told(None, 0, EN), seeded.told(None, 0, EN), "{game}, seed {seed}");
    names
}

/// The list is the same whatever is hidden from its reader, and other seats get none.
#[test]
fn what_can_be_drawn_does_not_tell_what_others_hold() {
    let catalog = Catalog::built_in();
    for (game, _) in GAMES {
        let agreed = catalog.game(game, EN).and_then(|game| game.agree(&Value::Null, EN)).expect("it is listed");
        let mut played = agreed.begin(Rolls::Outside);
        let (mut dice, mut compared) = (FastDice::new(3), 0);
        let random = "random".parse().expect("the player exists");
        loop {
            match played.pending(None, EN) {
                Pending::Over(_) => break,
                Pending::Asked(asked) => played.let_play(asked[0].seat, &random, 3, EN).expect("it is asked"),
                Pending::Roll(roll) => played.rolled(dice.roll(roll.sides), EN).expect("the die shows this"),
                Pending::Draw(draw) => {
                    compared += usize::from(compare(&*agreed, &*played, &draw, dice.seed()));
                    played.rolled(dice.roll(draw.sides), EN).expect("it is a face of the draw");
                }
            }
        }
        assert!(compared > 0 || game == "home-raiders", "{game}: no lists were compared");
    }
}

/// Compares what can be drawn with a table that looks the same to the drawing seat; returns whether that was possible.
fn compare(agreed: &dyn catalog::Agreed, played: &dyn AnyMatch, draw: &Draw, seed: u64) -> bool {
    let Some(seat) = draw.seat else { return false };
    for viewer in Viewer::all(played.seats()).filter(|viewer| !viewer.is(seat)) {
        let Pending::Draw(Draw { from, .. }) = played.pending(Some(viewer), EN) else { unreachable!("a draw is due") };
        assert!(from.is_empty(), "{viewer:?} reads what {seat:?} can draw");
    }
    let imagined = played.imagined_position(seat, seed).expect("the seat exists");
    let imagined = agreed.begin_at(&imagined, Rolls::Outside, EN).expect("it could be so");
    match imagined.pending(None, EN) {
        Pending::Draw(other) if other.seat == Some(seat) && other.sides == draw.sides => {
            assert_eq!(other.from, draw.from, "{}", played.game());
            true
        }
        _ => false,
    }
}
