//! What a board may ask for at any time: sight and cover with the deciding line, and the cost of a way.

use crate::field::*;
use moonstone::asked::{How, Question};
use moonstone::battle::ModelId;
use table::{Covered, Game, HowSeen, Measured, Relation, Scene, Seat, Viewer};

/// The relation of model 0 to model 1, as this viewer sees it.
#[track_caller]
fn relation(field: &Field, viewer: Viewer) -> Relation {
    let view = field.game.view(&field.battle, viewer);
    let relations = field.game.relate(&view, "m0");
    relations.into_iter().find(|relation| relation.to.id == "m1").expect("model 1 is on the table")
}

fn across(pieces: &str) -> Field {
    Field::on(pieces).model(0, "kaufman", 8.0, 10.0).model(1, "kaufman", 16.0, 10.0)
}

fn ids(things: &[table::Named]) -> Vec<&str> {
    things.iter().map(|thing| thing.id.as_str()).collect()
}

/// Sichtlinien (MS-31): the free line leads from base to base; what blocks is named, and spectators see the same.
#[test]
fn sight_comes_with_the_line_or_with_what_blocks_it() {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let free = relation(&across(""), viewer);
        assert_eq!((free.sight.seen, free.sight.by.len(), free.cover), (HowSeen::Fully, 0, Covered::Not));
        let [[from, _], [to, _]] = free.sight.line;
        assert!((8 * 2540..=8 * 2540 + 1500).contains(&from) && (16 * 2540 - 1500..=16 * 2540).contains(&to));
        assert_eq!(free.distance, 8 * 2540 - 2 * 1500, "from edge to edge");
        let wall = relation(&across("[[table.piece]]\nterrain = \"barrier\"\nrect = [120, 60, 5, 80]\n"), viewer);
        assert_eq!((wall.sight.seen, ids(&wall.sight.by)), (HowSeen::Not, vec!["t0"]));
        assert_eq!(wall.sight.line, [[8 * 2540, 10 * 2540], [16 * 2540, 10 * 2540]], "from middle to middle");
        assert_eq!(wall.cover, Covered::Not, "an unseen model needs no cover");
    }
}

/// Deckung (MS-49): heavy if the line between the middles is crossed, light if another one is.
#[test]
fn cover_comes_with_the_line_that_decides() {
    let fence = |low: u8| format!("[[table.piece]]\nterrain = \"obstacle\"\nrect = [120, {low}, 5, 20]\n");
    let Covered::Heavily { line, by } = relation(&across(&fence(90)), Viewer::Spectator).cover else {
        panic!("the line between the middles crosses the fence");
    };
    assert_eq!((line, by.id.as_str()), ([[8 * 2540, 10 * 2540], [16 * 2540, 10 * 2540]], "t0"));
    let Covered::Lightly { line, by } = relation(&across(&fence(103)), Viewer::Spectator).cover else {
        panic!("the fence reaches between the bases");
    };
    assert!(line[0][1].max(line[1][1]) > 10 * 2540 + 762 && by.id == "t0", "{line:?}");
    assert_eq!(relation(&across(&fence(107)), Viewer::Spectator).cover, Covered::Not);
}

/// Nothing is measured from a model that is not on the table.
#[test]
fn only_standing_models_are_measured_from() {
    let field = across("").change(|battle| battle.models[0].state = moonstone::battle::State::Slain);
    let view = field.game.view(&field.battle, Viewer::Seat(Seat(0)));
    for piece in ["m0", "m7", "t0", "", "m", "m-1", "m99999999999", "🙂"] {
        assert!(field.game.relate(&view, piece).is_empty(), "{piece}");
    }
    assert!(field.game.relate(&view, "m1").is_empty(), "it is alone");
}

/// Traben (MS-21): the length of a way with corners, next to what the model has left.
#[test]
fn a_way_is_weighed_before_it_is_gone() {
    let mut scene: Scene<_> = across("").activate(0);
    scene.answer(0, jog());
    let (game, battle) = (scene.running().game().clone(), scene.now().clone());
    let view = game.view(&battle, Viewer::Seat(Seat(0)));
    let question = scene.asked(0).question;
    let Question::Move { model: ModelId(0), how: How::Jog, limit } = question else { panic!("{question:?}") };
    let goings = game.weigh(&battle, &view, &question, &way(&[(8.0, 11.0), (10.0, 11.0)]));
    let [going] = goings.as_slice() else { panic!("one goes: {goings:?}") };
    assert_eq!((going.length, going.cost, going.limit), (3 * 2540, 3 * 2540, Some(limit)));
    assert_eq!(going.way, [[8 * 2540, 11 * 2540], [10 * 2540, 11 * 2540]]);
    assert!(game.weigh(&battle, &view, &question, &yes()).is_empty(), "that is no way");
}
