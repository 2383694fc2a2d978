//! What players decide where a text leaves it open, and where things may be placed.

use crate::field::plays::*;
use crate::field::*;
use moonstone::asked::{Choice, Question, StoneChoice};
use moonstone::battle::{Change, ModelId, State, Step};
use moonstone::content::Mark;
use moonstone::look::Look;
use moonstone::reasons::{InTheWay, Reason};
use table::{Refusal, Seat};

/// Goldregen (MS-C.kaufman.shower-of-gold): the player chooses the order, and later models stop at earlier ones.
#[test]
fn the_player_gives_the_order_of_the_gold() {
    let field = || {
        let field = Field::new().model(0, "kaufman", 10.0, 10.0).energy(0, 4);
        field.model(1, "billy", 17.0, 10.0).model(1, "flintlock", 18.5, 10.0).only(&[0])
    };
    let ends = |order: [u8; 1]| {
        let mut scene = field().activate(0);
        scene.answer(0, use_ability("kaufman", "shower-of-gold")).answer(0, spot(15.0, 10.0));
        assert!(scene.offers(0, target(1)) && scene.offers(0, target(2)));
        scene.answer(0, target(order[0]));
        (now(&scene, 1).at.x(), now(&scene, 2).at.x())
    };
    let (near_first, far_first) = (ends([1]), ends([2]));
    assert_eq!(near_first.0, far_first.0);
    assert!(near_first.1 < far_first.1, "the model in front blocks the other: {near_first:?}, {far_first:?}");
}

/// Geldsack (MS-C.kaufman.money-bag): gold is placed where a model could stand, and touches no model.
#[test]
fn gold_lies_where_a_model_could_stand() {
    let field = Field::on(
        "piece = [{ terrain = \"barrier\", rect = [140, 0, 10, 100] }, { terrain = \"water\", rect = [80, 140, 40, 40] }]",
    );
    let field = field.model(0, "kaufman", 10.0, 11.0).model(1, "billy", 10.0, 8.0).energy(0, 4).only(&[0]);
    let mut scene = field.activate(0);
    scene.answer(0, use_ability("kaufman", "money-bag"));
    let reason = |refusal| match refusal {
        Refusal::Illegal(reason) => reason,
        other => panic!("{other:?}"),
    };
    let in_wall = reason(scene.refused(0, spot(13.8, 9.5)));
    assert_eq!(in_wall, Reason::Overlaps { with: InTheWay::Terrain(0) });
    let at_billy = reason(scene.refused(0, spot(10.3, 9.0)));
    assert_eq!(at_billy, Reason::Overlaps { with: InTheWay::Model(ModelId(1)) });
    assert_eq!(reason(scene.refused(0, spot(0.3, 11.0))), Reason::TooFar { distance: 21638, range: 15240 });
    scene.answer(0, spot(10.0, 15.0));
    assert_eq!(scene.now().tokens[0].at, at(10.0, 15.0), "models can stand in water, so gold can lie there");
}

/// Kanalratte (MS-C.muridae.sewer-rat): she returns in a building of her player's choice when the round begins.
#[test]
fn muridae_comes_back_where_its_player_wants() {
    let huts = "piece = [{ terrain = \"floor\", rect = [50, 50, 40, 40] }, { terrain = \"floor\", rect = [250, 250, 40, 40] }]";
    let field = Field::on(huts).model(0, "muridae", 7.0, 7.0).model(1, "billy", 20.0, 20.0).energy(0, 3).only(&[0]);
    let mut scene = field.activate(0);
    scene.answer(0, use_ability("muridae", "sewer-rat"));
    assert_eq!(now(&scene, 0).state, State::Away);
    let away = scene.now().clone();
    let mut scene =
        Field::on(huts).change(|battle| *battle = away).scene([Step::EndRound, Step::Return { model: ModelId(0) }]);
    let spots = &scene.asked(0).options;
    let in_hut = |low: i32| spots.iter().any(|it| matches!(it, Choice::Spot(it) if it.at.x() / 2540 / 10 == low));
    assert!(in_hut(0) && in_hut(2), "both huts are offered: {spots:?}");
    assert!(matches!(scene.refused(0, spot(15.0, 15.0)), Refusal::Illegal(Reason::NotInBuilding)));
    scene.answer(0, spot(27.3, 27.3));
    assert_eq!((now(&scene, 0).state, now(&scene, 0).at), (State::Standing, at(27.3, 27.3)));
}

/// Grabeklauen: with several stones in base contact, the player chooses one.
#[test]
fn the_player_chooses_among_several_stones() {
    let content = moonstone::content::Content::built_in();
    let takes = |it: &moonstone::content::Character| {
        it.abilities
            .iter()
            .find(|ability| {
                let moonstone::content::AbilityKind::Active(active) = &ability.kind else { return false };
                active.does.iter().any(|clause| clause.verb == moonstone::content::Verb::TakeStone)
            })
            .map(|ability| ability.key.clone())
    };
    let found = content.characters().iter().find_map(|it| Some((it.key.clone(), takes(it)?)));
    let (key, ability) = found.expect("a character takes stones out of the ground");
    let field = Field::new().model(0, &key, 10.0, 10.0).energy(0, 6).stone_at(0, 4);
    let disc = Look { game: &field.game, battle: &field.battle }.disc(ModelId(0));
    let beside = disc.centre().shifted(0, -(disc.radius() + moonstone::battle::Stone::RADIUS + 1));
    let field = field.change(|battle| battle.lay_stone(beside, 0, 2));
    let mut scene = field.activate(0);
    scene.answer(0, use_ability(&key, &ability));
    assert!(scene.offers(0, StoneChoice(0)) && scene.offers(0, StoneChoice(1)));
    scene.answer(0, StoneChoice(1));
    assert_eq!((now(&scene, 0).stones, scene.now().stones.len(), scene.now().stones[0].depth), (1, 1, 4));
}

/// Vogelangst (MS-C.sir-guillemot-poppycock.ornithophobia): a goblin moved by others ends a move, too.
#[test]
fn a_goblin_moved_by_others_ends_a_move() {
    let content = moonstone::content::Content::built_in();
    let frightens = content.characters().iter().find(|it| it.find("ornithophobia").is_some());
    let key = frightens.expect("a character frightens goblins").key.clone();
    let goblins = content.characters().iter().filter(|it| it.keywords.contains(moonstone::content::Keywords::GOBLIN));
    let goblin = goblins.into_iter().find(|it| !it.is_old).expect("there are goblins").key.clone();
    let field = Field::new().model(0, "kaufman", 10.0, 10.0).model(0, &key, 15.8, 12.0).energy(0, 4);
    let mut scene =
        field.model(1, &goblin, 20.0, 10.0).energy(2, 3).change(|battle| battle.models[1].energy = 0).activate(0);
    scene.answer(0, use_ability("kaufman", "shower-of-gold")).answer(0, spot(16.4, 10.0));
    if scene.asked(0).options.len() > 1 && scene.offers(0, target(2)) {
        scene.answer(0, target(2));
    }
    assert_eq!(now(&scene, 2).energy, 2, "it was pulled into his reach");
}

/// Hahn im Korb (MS-C.the-goblin-king.rule-the-roost): the King cannot activate himself again.
#[test]
fn the_king_does_not_rule_himself() {
    let field = Field::new().model(0, "the-goblin-king", 10.0, 10.0).model(0, "grub", 14.0, 10.0).energy(0, 4);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, use_ability("the-goblin-king", "rule-the-roost"));
    assert_eq!(scene.asked(0).options, [target(1)]);
}

/// Nadelspitze (MS-C.the-fencer.needlepoint): the target's abilities take nothing off; the fencer being a weakling
/// does.
#[test]
fn the_fencer_stays_a_weakling() {
    let wounds = |change: Option<Mark>| {
        let change = change.map(|mark| Change::Mark { mark, by: ModelId(1) });
        let field = duel("the-fencer", 1, "baron-von-fancyhat");
        let mut scene = field.change(|battle| battle.models[0].changes.extend(change)).activate(0);
        sign(&mut scene, 1, "thrust", "high-guard");
        now(&scene, 1).wounds
    };
    assert_eq!((wounds(None), wounds(Some(Mark::Unweakened))), (1, 2));
}

/// Arkane Reflexion (MS-47, MS-C.teetoe.arcane-reflection): a reflected ability is not used again.
#[test]
fn a_reflected_ability_is_not_used_again() {
    let mut scene = facing("ribald", 2, "teetoe", 5.0).energy(1, 4).activate(0);
    scene.answer(0, use_ability("ribald", "fire-cannon")).answer(0, target(1)).answer(1, yes());
    draw(&mut scene, &["G1"]);
    assert!(drawn(&scene).0 > 1, "another card is left to go on with");
    scene.answer(1, lay("G1")).answer(1, lay("G1")).answer(0, bluff());
    let goes_on = |seat| scene.running().asked(Seat(seat)).is_some_and(|asked| asked.question == Question::GoOn);
    assert!(![0, 1].into_iter().any(goes_on), "neither of them is asked");
    decline(&mut scene);
    assert_eq!(scene.asked(0).question, Question::Act { model: ModelId(0) });
}
