//! Ein Spiel beginnen: table, troupes, moonstones, events and agendas, deployment (MS-01 to MS-08, MS-93).

use std::sync::Arc;

use crate::field::*;
use measure::units::{INCH, inches, millimetres};
use measure::{Disc, Point};
use moonstone::asked::{Bird, Choice, Deployed, Picked, Question};
use moonstone::battle::{Edge, ModelId};
use moonstone::cards::{Agenda, Fate};
use moonstone::content::{Content, Faction, SIDE};
use moonstone::reasons::{InTheWay, Reason};
use moonstone::told::Event;
use moonstone::{Moonstone, Options, Rules};
use table::{Game, Pending, Refusal, Scene, Seat, Viewer};

/// Ready-made troupes, one for each player.
const TROUPES: [&str; 4] = ["fancyhats", "ragtag", "mamas-boys", "queens-court"];

fn plain(players: u8) -> Options {
    let troupes = TROUPES[..usize::from(players)].iter().map(|key| key.to_string()).collect();
    Options { players, troupes, fates: false, ..Options::default() }
}

fn begin(options: Options) -> Scene<Moonstone> {
    let game = Moonstone::set_up(Arc::new(Content::built_in().clone()), options).expect("these options are possible");
    Scene::new(&Arc::new(game))
}

fn why_impossible(options: Options) -> String {
    let refused = Moonstone::set_up(Arc::new(Content::built_in().clone()), options).expect_err("it is not possible");
    refused.key.into_owned()
}

/// The rolls for stones that fall this many fifths of an inch from the middle, each with its depth.
fn falls(stones: &[(i32, i32, u32)]) -> Vec<u32> {
    let rolls = |(x, y, depth): &(i32, i32, u32)| {
        let fall = |by: i32| [(31 + by) as u32, 31, 31];
        [&fall(*x)[..], &fall(*y), &[*depth]].concat()
    };
    stones.iter().flat_map(rolls).collect()
}

/// Seven stones in a row through the middle.
fn seven() -> Vec<u32> {
    let stones: Vec<_> = (0..7).map(|at| (at * 10 - 30, 0, at as u32 % 4 + 1)).collect();
    falls(&stones)
}

/// All players give the same answer.
#[track_caller]
fn answer_all(scene: &mut Scene<Moonstone>, players: u8, choice: impl Into<Choice>) {
    let choice = choice.into();
    for seat in 0..players {
        scene.answer(seat, choice.clone());
    }
}

/// The stones have fallen, without a mulligan; there are no events and agendas.
fn before_deployment(options: Options) -> Scene<Moonstone> {
    let players = options.players;
    let mut scene = begin(options);
    scene.rolls(seven());
    answer_all(&mut scene, players, no());
    scene
}

fn deploy(model: u8, x: f64, y: f64) -> Choice {
    Deployed { model: ModelId(model), at: at(x, y) }.into()
}

/// Das Spielfeld vorbereiten (MS-01): two to four players.
#[test]
fn two_to_four_play() {
    for players in [0, 1, 5] {
        assert_eq!(why_impossible(Options { players, ..Options::default() }), "fault-players");
    }
    for players in 2..=4 {
        assert_eq!(begin(plain(players)).now().players.len(), usize::from(players));
    }
}

/// Das Spielfeld vorbereiten (MS-01): 36 by 36 inches, and no terrain in the exact middle.
#[test]
fn the_middle_of_the_table_is_free() {
    assert_eq!(SIDE, 36);
    let middle = Disc::point(Point::clamped(SIDE * INCH / 2, SIDE * INCH / 2));
    for table in Content::built_in().tables() {
        assert!(table.pieces.iter().all(|piece| !middle.is_within_of(INCH, &piece.outline)), "{}", table.key);
    }
}

/// Wählt eure Truppe (MS-02): 6, 4 and 3 characters, or an agreed number.
#[test]
fn troupes_are_smaller_the_more_play() {
    for (players, size, expected) in [(2, 0, 6), (3, 0, 4), (4, 0, 3), (2, 3, 3), (4, 5, 5)] {
        let scene = begin(Options { size, ..plain(players) });
        for seat in 0..players {
            let count = scene.now().models.iter().filter(|model| model.owner == Seat(seat)).count();
            assert_eq!(count, expected, "{players} players");
        }
    }
    assert_eq!(why_impossible(Options { size: 9, ..plain(2) }), "fault-size");
}

/// Wählt eure Truppe (MS-02): a player who named no troupe before the match chooses one in secret.
#[test]
fn ready_made_troupes_are_chosen_in_secret() {
    let mut scene = begin(Options { troupes: Vec::new(), ..plain(2) });
    assert_eq!(scene.asked(0).question, Question::Troupe);
    scene.answer(0, moonstone::asked::TroupeChoice(1));
    let seen = scene.running().view(Viewer::Seat(Seat(1)));
    assert!(seen.models.is_empty() && seen.players[0].faction.is_none());
    scene.answer(1, moonstone::asked::TroupeChoice(5));
    assert_eq!(scene.now().models.len(), 12);
}

/// Wählt eure Truppe (MS-03): a troupe has one faction; some characters belong to both.
#[test]
fn a_troupe_has_one_faction() {
    let content = Content::built_in();
    for troupe in content.troupes() {
        let mut characters = troupe.characters.iter().map(|id| content.character(*id));
        assert!(characters.all(|character| character.factions.contains(&troupe.faction)), "{}", troupe.key);
    }
    let mut scene = begin(Options { draft: true, troupes: Vec::new(), ..plain(2) });
    scene.answer(0, Faction::Commonwealth).answer(1, Faction::Dominion).rolls([6, 1]).answer(0, Seat(0));
    let offered = |scene: &Scene<Moonstone>, seat: u8, key: &str| {
        scene.offers(seat, content.find_character(key).expect("it is known"))
    };
    let wanted = [("billy", true), ("beaky-bobby", false), ("gotchgut", true)];
    wanted.iter().for_each(|(key, is)| assert_eq!(offered(&scene, 0, key), *is, "{key}"));
    scene.answer(0, content.find_character("billy").expect("it is known"));
    let wanted = [("fritz", false), ("beaky-bobby", true), ("gotchgut", true)];
    wanted.iter().for_each(|(key, is)| assert_eq!(offered(&scene, 1, key), *is, "{key}"));
}

/// Drafting (MS-04): factions are chosen in secret and shown together.
#[test]
fn factions_are_revealed_together() {
    let mut scene = begin(Options { draft: true, troupes: Vec::new(), ..plain(2) });
    scene.answer(0, Faction::Dominion);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(scene.running().view(viewer).players[0].faction, None);
        assert_eq!(scene.running().told(viewer).count(), 0);
    }
    scene.answer(1, Faction::Commonwealth);
    let seen = scene.running().view(Viewer::Spectator);
    assert_eq!(seen.players[0].faction, Some(Faction::Dominion));
    assert_eq!(seen.players[1].faction, Some(Faction::Commonwealth));
}

/// Drafting (MS-04): the highest roll starts, ties are rolled again; then clockwise, each character once.
#[test]
fn characters_are_picked_in_turn_and_exist_once() {
    let content = Content::built_in();
    let id = |key: &str| content.find_character(key).expect("it is known");
    let mut scene = begin(Options { draft: true, troupes: Vec::new(), size: 2, ..plain(3) });
    answer_all(&mut scene, 3, Faction::Dominion);
    scene.rolls([4, 4, 2, 1, 3]);
    assert_eq!(scene.asked(1).question, Question::WhoDrafts);
    scene.answer(1, Seat(2));
    assert!(!scene.offers(2, id("seasick-stu-1")), "earlier versions are not drafted");
    scene.answer(2, id("grub"));
    assert_eq!(scene.why_not(0, id("grub")), Reason::Taken { by: Seat(2) }, "each character exists once");
    assert!(scene.offers(0, id("herbert-growbottom")));
    scene.answer(0, id("wasp")).answer(1, id("boulder"));
    assert_eq!(scene.why_not(2, id("herbert-growbottom")), Reason::Rival { of: id("grub") });
    scene.answer(2, id("fraya")).answer(0, id("ribald")).answer(1, id("teetoe"));
    let owners: Vec<u8> = scene.now().models.iter().map(|model| model.owner.0).collect();
    assert_eq!(owners, [2, 0, 1, 2, 0, 1]);
    scene.rolls(seven());
}

/// Moonstones wachsen lassen (MS-05): a stone goes where a die falls, as deep as the die shows.
#[test]
fn seven_dice_say_where_stones_lie_and_how_deep() {
    let mut scene = begin(plain(2));
    scene.rolls(seven());
    let stones = &scene.now().stones;
    assert_eq!(stones.len(), 7);
    for (number, stone) in stones.iter().enumerate() {
        assert_eq!(stone.at, at(12.0 + 2.0 * number as f64, 18.0));
        assert_eq!(usize::from(stone.depth), number % 4 + 1);
    }
}

/// Moonstones wachsen lassen (MS-05): five stones are an option, other numbers are not.
#[test]
fn five_stones_are_an_option() {
    let mut scene = begin(Options { stones: 5, ..plain(2) });
    scene.rolls(seven()[..35].iter().copied());
    assert_eq!(scene.now().stones.len(), 5);
    for stones in [0, 4, 6, 8] {
        assert_eq!(why_impossible(Options { stones, ..plain(2) }), "fault-stones");
    }
}

/// Moonstones wachsen lassen (MS-05, ruling): no stone leaves the table or lies on another.
#[test]
fn stones_stay_on_the_table_and_beside_each_other() {
    let mut scene = begin(plain(2));
    let farthest = [61, 61, 61, 31, 31, 31, 1];
    let apart = [(-20, 0, 1), (20, 0, 1), (0, 20, 1), (0, -20, 1)];
    scene.rolls([&farthest[..], &falls(&[(0, 0, 1); 2]), &falls(&apart)].concat());
    let stones = &scene.now().stones;
    for (number, stone) in stones.iter().enumerate() {
        assert!(moonstone::content::bounds().holds(stone.at, stone.disc().radius()), "{stone:?}");
        assert!(stones[..number].iter().all(|other| !other.disc().overlaps(stone.disc())), "{stone:?}");
    }
    assert!(stones[0].at.x() > inches(35));
}

/// Mulligan (MS-06): each player may have all stones dropped again once.
#[test]
fn each_player_may_have_the_stones_dropped_again_once() {
    let mut scene = begin(plain(2));
    scene.rolls(seven()).answer(0, no()).answer(1, yes());
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 61, .. }));
    scene.rolls(falls(&[
        (0, -20, 3),
        (5, -20, 3),
        (10, -20, 3),
        (15, -20, 3),
        (20, -20, 3),
        (25, -20, 3),
        (30, -20, 3),
    ]));
    assert!(scene.now().stones.iter().all(|stone| stone.depth == 3 && stone.at.y() == inches(14)));
    assert_eq!(scene.asked(0).question, Question::Mulligan);
    scene.answer(0, yes()).rolls(seven());
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }), "both have demanded it");
    assert_eq!(scene.now().stones[0].at, at(12.0, 18.0));
}

/// Mulligan (MS-06) belongs to the advanced rules, and so do events and agendas (MS-07).
#[test]
fn the_basic_game_has_no_mulligan_and_no_cards() {
    let mut scene = begin(Options { rules: Rules::Basic, fates: true, ..plain(2) });
    scene.rolls(seven()).rolls([2, 1]);
    assert_eq!(scene.asked(0).question, Question::Bird);
}

/// Ereignisse und Agenden (MS-07), two players: one player picks a card, the other one of each kind, then the first
/// picks the missing kind.
#[test]
fn two_players_pick_events_and_agendas_in_this_order() {
    let mut scene = begin(Options { fates: true, ..plain(2) });
    scene.rolls(seven()).answer(0, no()).answer(1, no()).rolls([3, 3, 2, 5]);
    assert_eq!(scene.asked(1).question, Question::PickFirst);
    scene.answer(1, no());
    assert!(scene.offers(0, Picked::Agenda(Agenda::WellRead)));
    assert!(!scene.offers(0, Picked::Agenda(Agenda::RaidingParty)), "only for the Dominion");
    scene.answer(0, Picked::Fate(Fate::Hesitation));
    assert!(!scene.offers(1, Picked::Fate(Fate::Hesitation)), "it is taken");
    assert!(!scene.offers(1, Picked::Agenda(Agenda::WellRead)), "only for the Commonwealth");
    scene.answer(1, Picked::Agenda(Agenda::ForcedMarch));
    assert!(scene.asked(1).options.iter().all(|option| matches!(option, Choice::Picked(Picked::Fate(_)))));
    scene.answer(1, Picked::Fate(Fate::NinjaReflexes));
    assert!(scene.asked(0).options.iter().all(|option| matches!(option, Choice::Picked(Picked::Agenda(_)))));
    scene.answer(0, Picked::Agenda(Agenda::TavernGossip));
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }));
}

/// Ereignisse und Agenden (MS-07), three or four: twice around to the left from the highest roll, one card of each kind
/// each.
#[test]
fn three_players_pick_twice_around_to_the_left() {
    let mut scene = begin(Options { fates: true, ..plain(3) });
    scene.rolls(seven());
    answer_all(&mut scene, 3, no());
    scene.rolls([3, 6, 1]);
    scene.answer(1, Picked::Fate(Fate::Favour)).answer(2, Picked::Agenda(Agenda::ForcedMarch));
    scene.answer(0, Picked::Fate(Fate::Clumsiness)).answer(1, Picked::Agenda(Agenda::CrazyTown));
    assert!(scene.asked(2).options.iter().all(|option| matches!(option, Choice::Picked(Picked::Fate(_)))));
    scene.answer(2, Picked::Fate(Fate::DuskRobbery)).answer(0, Picked::Agenda(Agenda::AgainstTheOdds));
    let players = &scene.now().players;
    assert!(players.iter().all(|player| player.fate.is_some() && player.agenda.is_some()));
}

/// Ereignisse und Agenden (MS-07): other players see the kind of a card, and no more.
#[test]
fn picked_cards_stay_hidden() {
    let mut scene = begin(Options { fates: true, ..plain(3) });
    scene.rolls(seven());
    answer_all(&mut scene, 3, no());
    scene.rolls([6, 2, 1]).answer(0, Picked::Fate(Fate::Hesitation));
    let taken = Event::CardTaken { seat: Seat(0), card: Picked::Fate(Fate::Hesitation) };
    for (viewer, knows) in [(Viewer::Seat(Seat(0)), true), (Viewer::Seat(Seat(1)), false), (Viewer::Spectator, false)] {
        let seen = scene.running().view(viewer);
        assert!(seen.players[0].has_fate && !seen.players[0].has_agenda);
        assert_eq!(seen.players[0].fate, knows.then_some(Fate::Hesitation));
        assert_eq!(scene.running().told(viewer).any(|event| *event == taken), knows);
        let picked = Event::CardPicked { seat: Seat(0), agenda: false };
        assert!(scene.running().told(viewer).any(|event| *event == picked));
    }
}

/// Truppe aufstellen (MS-08), two players: the higher roll chooses; the early bird picks an edge and deploys first.
#[test]
fn the_early_bird_takes_an_edge_and_players_alternate() {
    let mut scene = before_deployment(Options { size: 2, ..plain(2) });
    scene.rolls([3, 3, 2, 4]);
    assert_eq!(scene.asked(1).question, Question::Bird);
    scene.answer(1, Bird::Initiative);
    assert_eq!(scene.now().initiative, Some(Seat(1)));
    scene.answer(0, Edge::West);
    let edges: Vec<_> = scene.now().players.iter().map(|player| player.edge).collect();
    assert_eq!(edges, [Some(Edge::West), Some(Edge::East)]);
    scene.answer(0, deploy(1, 5.0, 5.0)).answer(1, deploy(2, 30.0, 5.0));
    assert_eq!(scene.refused(0, deploy(1, 5.0, 9.0)).rule(), Some("MS-24"), "it stands already");
    scene.answer(0, deploy(0, 5.0, 9.0)).answer(1, deploy(3, 30.0, 9.0));
    assert_eq!(scene.asked(1).question, Question::First, "the initiative decides in round 1");
}

/// Truppe aufstellen (MS-08): the early bird leaves the initiative to the other player.
#[test]
fn the_winner_of_the_roll_may_be_the_early_bird() {
    let mut scene = before_deployment(Options { size: 1, ..plain(2) });
    scene.rolls([1, 4]).answer(1, Bird::Early);
    assert_eq!(scene.now().initiative, Some(Seat(0)));
    assert_eq!(scene.asked(1).question, Question::Edge);
}

/// Truppe aufstellen (MS-08): the whole base is within 10 inches of the player's own edge.
#[test]
fn bases_are_wholly_within_ten_inches_of_the_edge() {
    let mut scene = before_deployment(Options { size: 1, ..plain(2) });
    scene.rolls([5, 4]).answer(0, Bird::Early).answer(0, Edge::South);
    let limit = inches(10) - millimetres(15);
    let deployed = |y: i32| Deployed { model: ModelId(0), at: Point::clamped(inches(18), y) };
    assert_eq!(scene.refused(0, deployed(limit)), Refusal::Illegal(Reason::NotInZone));
    assert_eq!(scene.refused(0, deployed(inches(30))), Refusal::Illegal(Reason::NotInZone));
    let off = Refusal::Illegal(Reason::Overlaps { with: InTheWay::Edge });
    assert_eq!(scene.refused(0, deployed(millimetres(15) - 1)), off);
    scene.answer(0, deployed(limit - 1));
    assert_eq!(now(&scene, 0).at.y(), limit - 1);
}

/// Truppe aufstellen (MS-08), three players: players pick free edges in the order of their rolls; only tied players
/// roll again; no player has the initiative.
#[test]
fn three_players_take_edges_in_the_order_of_their_rolls() {
    let mut scene = before_deployment(Options { size: 2, ..plain(3) });
    scene.rolls([5, 5, 2, 1, 6]);
    scene.answer(1, Edge::North).answer(1, deploy(2, 18.0, 32.0));
    assert!(!scene.offers(0, Edge::North));
    scene.answer(0, Edge::West).answer(0, deploy(0, 4.0, 18.0));
    assert!(scene.offers(2, Edge::South) && scene.offers(2, Edge::East));
    scene.answer(2, Edge::South).answer(2, deploy(4, 18.0, 4.0));
    scene.answer(1, deploy(3, 22.0, 32.0)).answer(0, deploy(1, 4.0, 22.0)).answer(2, deploy(5, 22.0, 4.0));
    assert_eq!(scene.now().initiative, None);
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }), "all roll for the first activation");
}

/// Truppe aufstellen (MS-08), four players: the last one takes the edge that is left.
#[test]
fn the_fourth_player_takes_the_last_edge() {
    let mut scene = before_deployment(Options { size: 1, ..plain(4) });
    scene.rolls([6, 5, 4, 3]);
    scene.answer(0, Edge::East).answer(0, deploy(0, 32.0, 18.0)).answer(1, Edge::West).answer(1, deploy(1, 4.0, 18.0));
    scene.answer(2, Edge::South).answer(2, deploy(2, 18.0, 4.0));
    assert_eq!(scene.asked(3).options, [Choice::Edge(Edge::North)]);
    scene.answer(3, Edge::North).answer(3, deploy(3, 18.0, 32.0));
    assert_eq!(scene.now().initiative, None);
}

/// MS-93: at least six tables can be played on, and custom ones too.
#[test]
fn every_table_can_be_played_on_and_own_ones_too() {
    let tables = Content::built_in().tables();
    assert!(tables.len() >= 6);
    for table in tables {
        assert_eq!(begin(Options { table: table.key.clone(), ..plain(2) }).now().models.len(), 12);
    }
    assert_eq!(why_impossible(Options { table: "nowhere".to_string(), ..plain(2) }), "fault-table");
    let own = Field::on("[[table.piece]]\nterrain = \"water\"\nrect = [100, 100, 20, 20]\n");
    assert_eq!(own.game.layout().pieces.len(), 1);
}

/// Ereignisse und Agenden (MS-07): players tied behind the highest do not roll again.
#[test]
fn only_the_highest_roll_again_for_cards() {
    let mut scene = begin(Options { fates: true, ..plain(3) });
    scene.rolls(seven());
    answer_all(&mut scene, 3, no());
    scene.rolls([2, 6, 2]);
    assert_eq!(scene.asked(1).question, Question::PickCard);
}

/// Truppe aufstellen (MS-08): spots are offered right up to the ten inches.
#[test]
fn deployment_is_offered_as_far_as_it_goes() {
    let mut scene = before_deployment(Options { size: 2, ..plain(2) });
    scene.rolls([4, 2]).answer(0, Bird::Early).answer(0, Edge::South);
    let spots: Vec<Deployed> = scene.asked(0).options.iter().filter_map(|it| it.clone().try_into().ok()).collect();
    for model in [0, 1] {
        let farthest = spots.iter().filter(|it| it.model == ModelId(model)).map(|it| it.at.y()).max();
        assert_eq!(farthest, Some(10 * INCH - millimetres(15) - 1), "model {model}");
    }
}
