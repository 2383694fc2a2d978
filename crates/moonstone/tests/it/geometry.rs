//! No accepted move overlaps bases or crosses what it may not: random games, checked with separate geometry.
//!
//! Ways are followed in small steps with plain distances; nothing here uses the geometry of the rules.

use std::sync::Arc;

use measure::{Point, Polygon};
use moonstone::asked::{Choice, How, Question, Way};
use moonstone::battle::{Battle, ModelId, State, Stone};
use moonstone::content::{Content, Keywords, Passive, Terrain};
use moonstone::look::Look;
use moonstone::{Moonstone, Options};
use table::{Dice, FastDice, Game, Match, Pending, Rolls};

/// Tolerance for rounding to whole units, and no more.
const SLACK: f64 = 2.0;
/// The distance between two samples of a way: a fiftieth of an inch.
const STRIDE: f64 = 50.0;

#[test]
fn no_accepted_move_overlaps_bases_or_crosses_what_it_may_not() {
    let content = Arc::new(Content::built_in().clone());
    let mut own_ways = 0;
    for number in 0..36 {
        own_ways += play(&content, number);
    }
    assert!(own_ways > 500, "only {own_ways} ways of chance were accepted");
}

/// Plays a random game that also takes legal ways which were not offered; returns how many of them there were.
fn play(content: &Arc<Content>, number: u64) -> u32 {
    let tables = content.tables();
    let options = Options {
        players: 2 + (number % 3) as u8,
        draft: true,
        table: tables[number as usize % tables.len()].key.clone(),
        ..Options::default()
    };
    let game = Moonstone::set_up(content.clone(), options).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let mut running = Match::new(Arc::new(game), Rolls::Seeded(number));
    let mut dice = FastDice::new(number);
    let mut own_ways = 0;
    while let Pending::Asked(asked) = running.pending() {
        let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
        let (seat, question) = (asked.seat, asked.question);
        let offered = asked.options[dice.roll(asked.options.len() as u32) as usize - 1].clone();
        let before = running.now().clone();
        let mut chosen = None;
        if let Question::Move { model, limit, .. } = question {
            for _ in 0..4 {
                let way = Choice::Way(wander(before.models[model.index()].at, limit, &mut dice));
                if running.answer(seat, way.clone()).is_ok() {
                    own_ways += 1;
                    chosen = Some(way);
                    break;
                }
            }
        }
        let choice = chosen.unwrap_or_else(|| {
            running.answer(seat, offered.clone()).unwrap_or_else(|why| panic!("{offered:?}: {why:?}"));
            offered
        });
        if let (Question::Move { model, how, limit }, Choice::Way(way)) = (question, &choice) {
            check_way(running.game(), &before, model, how, limit, way, number);
        }
        check_bases(running.game(), running.now(), number);
    }
    own_ways
}

/// A random way of one to three legs.
fn wander(from: Point, limit: i32, dice: &mut FastDice) -> Way {
    let mut here = from;
    let legs = dice.roll(3);
    let far = limit / legs as i32;
    let points = (0..legs).map(|_| {
        let (x, y) = (dice.roll(201) as i32 - 101, dice.roll(201) as i32 - 101);
        here = Point::clamped(here.x() + x * far / 142, here.y() + y * far / 142);
        here
    });
    Way { points: points.collect() }
}

/// A way is no longer than allowed and crosses nothing that stops this model.
fn check_way(game: &Moonstone, battle: &Battle, model: ModelId, how: How, limit: i32, way: &Way, number: u64) {
    let look = Look { game, battle };
    let it = look.model(model);
    let radius = f64::from(look.disc(model).radius());
    let jogs = how == How::Jog;
    let is_faerie = jogs && look.character(model).keywords.contains(Keywords::FAERIE);
    let flies = look.has(model, Passive::Airborne);
    let goes_over = flies || is_faerie || how == How::Leap || jogs && look.has(model, Passive::Leaper);
    let runs_far = look.find(model, |it| matches!(it, Passive::Loyalty(_)).then_some(())).is_some();
    let mut here = place(it.at);
    let mut length = 0.0;
    for to in &way.points {
        let there = place(*to);
        let leg = distance(here, there);
        length += leg;
        let steps = (leg / STRIDE).ceil().max(1.0);
        for step in 0..=steps as u32 {
            let share = f64::from(step) / steps;
            let at = (here.0 + (there.0 - here.0) * share, here.1 + (there.1 - here.1) * share);
            for (place, piece) in
                game.layout().pieces.iter().enumerate().filter(|(_, it)| it.level == battle.models[model.index()].level)
            {
                let stops = match piece.terrain {
                    Terrain::Barrier | Terrain::Tree => !flies,
                    Terrain::Obstacle => !goes_over,
                    _ => false,
                };
                let gap = distance_to(at, look.outline(place));
                assert!(!stops || gap + SLACK >= radius, "game {number}: {model:?} goes through {piece:?} by {way:?}");
            }
            for other in look.standing().filter(|other| *other != model && look.model(*other).level == it.level) {
                let apart = distance(at, self::place(look.model(other).at));
                let both = radius + f64::from(look.disc(other).radius());
                assert!(
                    goes_over || apart + SLACK >= both,
                    "game {number}: {model:?} goes through {other:?} by {way:?}"
                );
            }
        }
        here = there;
    }
    assert!(runs_far || length <= f64::from(limit) + 1.0, "game {number}: {length} units are more than {limit}");
    assert!(!matches!(how, How::Step) || way.points.len() < 2, "game {number}: a step goes straight");
}

/// Every model stands on the table, and not on another model, a stone or a wall.
fn check_bases(game: &Moonstone, battle: &Battle, number: u64) {
    let look = Look { game, battle };
    let standing: Vec<ModelId> = look.standing().collect();
    for (nth, model) in standing.iter().enumerate() {
        let it = look.model(*model);
        assert_eq!(it.state, State::Standing);
        let (at, radius) = (place(it.at), f64::from(look.disc(*model).radius()));
        let side = 36.0 * 2540.0;
        let fits = |along: f64| along + SLACK >= radius && along - SLACK <= side - radius;
        assert!(fits(at.0) && fits(at.1), "game {number}: {model:?} stands beyond the edge");
        for other in &standing[nth + 1..] {
            let there = look.model(*other);
            let both = radius + f64::from(look.disc(*other).radius());
            let is_apart = there.level != it.level || distance(at, place(there.at)) + SLACK >= both;
            assert!(is_apart, "game {number}: {model:?} and {other:?} overlap at {:?}", it.at);
        }
        for stone in &battle.stones {
            let is_apart = distance(at, place(stone.at)) + SLACK >= radius + f64::from(Stone::RADIUS);
            assert!(is_apart, "game {number}: {model:?} stands on a moonstone at {:?}", it.at);
        }
        for (place, piece) in game.layout().pieces.iter().enumerate().filter(|(_, piece)| piece.level == it.level) {
            let is_solid = match piece.terrain {
                Terrain::Barrier | Terrain::Tree => true,
                Terrain::Obstacle => !look.has(*model, Passive::Airborne),
                _ => false,
            };
            let gap = distance_to(at, look.outline(place));
            assert!(!is_solid || gap + SLACK >= radius, "game {number}: {model:?} stands in {piece:?} at {:?}", it.at);
        }
    }
}

fn place(point: Point) -> (f64, f64) {
    (f64::from(point.x()), f64::from(point.y()))
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

/// From a place to an outline; 0 inside.
fn distance_to(at: (f64, f64), outline: &Polygon) -> f64 {
    let corners: Vec<(f64, f64)> = outline.corners().iter().map(|corner| place(*corner)).collect();
    let edges = (0..corners.len()).map(|nth| (corners[nth], corners[(nth + 1) % corners.len()]));
    let mut is_inside = false;
    let mut nearest = f64::INFINITY;
    for (from, to) in edges {
        if (from.1 > at.1) != (to.1 > at.1) && at.0 < from.0 + (at.1 - from.1) / (to.1 - from.1) * (to.0 - from.0) {
            is_inside = !is_inside;
        }
        let way = (to.0 - from.0, to.1 - from.1);
        let share = ((at.0 - from.0) * way.0 + (at.1 - from.1) * way.1) / (way.0 * way.0 + way.1 * way.1);
        let share = share.clamp(0.0, 1.0);
        nearest = nearest.min(distance(at, (from.0 + way.0 * share, from.1 + way.1 * share)));
    }
    if is_inside { 0.0 } else { nearest }
}
