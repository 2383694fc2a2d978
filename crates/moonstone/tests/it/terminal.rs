//! The board for a terminal, drawn in the middle of random games, and what it says about a position.

use std::sync::Arc;

use crate::field::*;
use moonstone::content::Content;
use moonstone::{Moonstone, Options};
use table::{Dice, FastDice, Game, Lang, Match, Pending, Rolls, Saying, Scene, Seat, Spoken, Viewer};

fn draw(game: &Moonstone, view: &<Moonstone as Game>::View, lang: Lang) -> Vec<String> {
    let write = |line: Vec<table::Span>| line.into_iter().map(|span| span.text).collect();
    game.sketch(view, lang).lines.into_iter().map(write).collect()
}

/// For every table and number of players, nothing is wider than a terminal, and every word exists in both languages.
#[test]
fn the_board_fits_a_terminal_in_both_languages() {
    let content = Arc::new(Content::built_in().clone());
    for (number, table) in (0_u64..).zip(content.tables()) {
        let players = 2 + (number % 3) as u8;
        let options = Options { players, table: table.key.clone(), ..Options::default() };
        let game = Moonstone::set_up(content.clone(), options).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let mut running = Match::new(Arc::new(game), Rolls::Seeded(number));
        let mut dice = FastDice::new(number);
        while let Pending::Asked(asked) = running.pending() {
            let (seat, options) = (asked[0].seat, asked[0].options.clone());
            if dice.roll(40) == 1 {
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let view = running.view(viewer);
                    for line in Lang::all().iter().copied().flat_map(|lang| draw(running.game(), &view, lang)) {
                        assert!(line.chars().count() <= 90, "too wide: {line}");
                        assert!(!line.contains("sketch-"), "no such message: {line}");
                    }
                }
            }
            let choice = options[dice.roll(options.len() as u32) as usize - 1].clone();
            running.answer(seat, choice).unwrap_or_else(|why| panic!("{why:?}"));
        }
    }
}

fn seen(scene: &mut Scene<Moonstone>) -> String {
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    draw(scene.running().game(), &view, Lang::EN).join("\n")
}

/// MS-30, MS-31, MS-49: distances, sight and cover are measured for every model.
#[test]
fn the_list_says_distance_sight_and_cover() {
    let wall = "piece = [{ terrain = \"barrier\", rect = [180, 150, 10, 60] }, { terrain = \"obstacle\", rect = [100, 140, 30, 5] }]";
    let field = Field::on(wall).model(0, "billy", 11.5, 18.0).model(1, "flintlock", 21.5, 18.0);
    let mut scene = field.model(1, "fritz", 11.5, 12.0).stone(11.5, 20.0, 3).activate(0);
    let board = seen(&mut scene);
    assert!(board.contains("moonstone 1 (depth 3) 1.2 in"), "{board}");
    assert!(board.contains("Flintlock 8.8 in, not seen"), "{board}");
    assert!(board.contains("Fritz 4.8 in, heavy cover"), "{board}");
    assert!(board.contains("(A)") && board.contains("[B]") && board.contains("1³"), "{board}");
}

/// MS-05: during set-up the board says where each stone lies, so that people can put real dice there.
#[test]
fn the_board_says_where_stones_lie_during_set_up() {
    let field = || Field::new().model(0, "billy", 10.0, 10.0).stone(22.2, 18.0, 2).stone(16.0, 20.4, 4);
    let mut scene = field().change(|battle| battle.round = 0).activate(0);
    let board = seen(&mut scene);
    assert!(board.contains("1² at 22.2/18.0 inches, depth 2 · 2⁴ at 16.0/20.4 inches, depth 4"), "{board}");
    let board = seen(&mut field().activate(0));
    assert!(!board.contains("22.2/18.0") && board.contains("3² moonstone 3, depth 2"), "{board}");
}

/// MS-21: while a player decides where to go, the map shows the reach, and choices say where they lead.
#[test]
fn the_map_shows_the_reach_of_a_jog() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "flintlock", 10.0, 20.0);
    let mut scene = field.stone(16.0, 10.0, 2).only(&[0]).activate(0);
    assert!(!seen(&mut scene).contains("++"));
    scene.answer(0, jog());
    let board = seen(&mut scene);
    assert!(board.contains("++++") && board.contains('×'), "{board}");
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    let game = scene.running().game().clone();
    let say = |choice| Moonstone::texts().say(Lang::EN, &game.say(&view, Saying::Choice(choice)));
    let said: Vec<String> = scene.asked(0).options.iter().map(say).collect();
    assert!(said.contains(&"Towards moonstone 1 (depth 2), 4.0 inches".to_string()), "{said:?}");
    assert!(said.contains(&"Towards Flintlock, 4.0 inches".to_string()), "{said:?}");
    assert!(said.contains(&"Away from Flintlock, 4.0 inches".to_string()), "{said:?}");
    scene.answer(0, way(&[]));
}
