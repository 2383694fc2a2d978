//! Fähigkeiten: Held (HR-68).

use crate::field::duels::*;
use crate::field::*;
use home_raiders::asked::{
    Act, Blow, BlowStyle, Deploy, LastAttack, Marching, PickTroop, Placed, Portal, Post, Question,
};
use home_raiders::battle::{State, Step};
use home_raiders::content::Site;
use home_raiders::reasons::Reason;
use measure::Point;
use table::{Scene, Seat};

/// Held, Präziser Angriff (HR-68.1): criticals of the defender are plain successes and do not roll on.
#[test]
fn a_precise_attack_stops_criticals_of_the_defence() {
    let mut scene = duel("precise-attack", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([C, S, C]);
    assert_eq!(wounds(&scene, 32), 1, "two against one");
    let mut scene = duel("", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([C, S, C, S]);
    assert_eq!(wounds(&scene, 32), 0, "two against two");
    let mut scene = shot("precise-attack", "").turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([C, S, C]);
    assert_eq!(wounds(&scene, 32), 1);
    // Having the ability does not affect one's own defence.
    let mut scene = duel("precise-attack", "").turn(1, 0);
    scene.answer(1, Act::Melee).rolls([C, S, C, S]);
    assert_eq!(wounds(&scene, 0), 0);
}

/// Held, Präziser Angriff (HR-68.1, HR-63.3): it affects enemies only.
#[test]
fn a_precise_attack_spares_the_criticals_of_friends() {
    let mut scene = shot("precise-attack explosion", "").hero(0, "helper", (112, 150)).turn(0, 0);
    scene.answer(0, Act::ShootWithBoth { at: troop(1, 0) }).answer(1, no());
    scene.rolls([C, S]).rolls([C, S]).rolls([C]);
    assert_eq!((wounds(&scene, 1), wounds(&scene, 32)), (0, 1));
}

/// Held, Schwanengesang (HR-68.2): one last free attack before vanishing, in melee.
#[test]
fn a_swan_song_is_a_last_blow() {
    let mut scene = duel("", "swan-song").wounds(32, 1).hero(1, "friend", (250, 200)).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!(question(&mut scene, 1), Some(Question::SwanSong { who: who(32) }));
    assert!(!is_gone(&scene, 32), "not yet");
    scene.answer(1, LastAttack::Melee { at: who(0) }).rolls([S, B]);
    assert_eq!((wounds(&scene, 0), is_gone(&scene, 32)), (1, true));
}

/// Held, Schwanengesang (HR-68.2): or a shot; or nothing. A first wound is no occasion for it.
#[test]
fn a_swan_song_is_a_last_shot() {
    let last = || shot("", "swan-song").wounds(32, 1).hero(0, "helper", (150, 150)).hero(1, "friend", (250, 200));
    let mut scene = last().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]);
    let at = |number| LastAttack::Shoot { at: troop(0, number) };
    assert!(scene.offers(1, at(0)) && scene.offers(1, at(1)));
    scene.answer(1, at(1)).answer(0, no()).rolls([S, B]);
    assert_eq!((wounds(&scene, 1), is_gone(&scene, 32)), (1, true));
    let mut scene = last().turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]).answer(1, LastAttack::None);
    assert!(is_gone(&scene, 32));
    let mut scene = last().wounds(32, 0).turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), question(&mut scene, 1)), (1, None));
}

/// Held, Schwanengesang und Splitter (HR-68.2, HR-65.5), ruling: the swan song comes first, then the splinters.
#[test]
fn splinters_follow_the_swan_song() {
    let mut scene = duel("", "swan-song splinters").wounds(32, 1).hero(0, "helper", (250, 200)).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    scene.answer(1, LastAttack::Melee { at: who(0) }).rolls([S, B]);
    assert_eq!((wounds(&scene, 0), is_gone(&scene, 32)), (1, true));
    scene.rolls([B]);
    assert!(is_gone(&scene, 0), "wounded by the song, gone by the splinters");
    // Characters that vanish because of the swan song are not hit by splinters.
    let weak = duel("", "swan-song splinters").wounds(32, 1).wounds(0, 1).hero(0, "helper", (250, 200));
    let mut scene = weak.turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    scene.answer(1, LastAttack::Melee { at: who(0) }).rolls([S, B]);
    assert!(is_gone(&scene, 0) && is_gone(&scene, 32));
}

/// Held, Schwanengesang und Selbstsüchtiger Kämpfer (HR-68.2, HR-68.4): wounds cannot be passed to a friend who is
/// vanishing.
#[test]
fn a_vanishing_friend_takes_no_wounds_of_others() {
    // All three touch each other.
    let mut scene = duel("swan-song", "swan-song")
        .card(1, "hero", "selfish", &able("selfish-fighter"))
        .hero(1, "selfish", (120, 110))
        .character(33, |selfish| selfish.place = point((100, 100)).shifted(2166, 1250))
        .wounds(0, 1)
        .wounds(32, 1)
        .hero(0, "helper", (250, 200))
        .turn(0, 0);
    let blow = Blow { by: who(0), at: who(32), style: BlowStyle::Plain };
    scene.answer(0, Act::Melee).answer(0, blow).rolls([S, B]);
    scene.answer(1, LastAttack::Melee { at: who(0) }).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), Some(Question::SwanSong { who: who(0) }));
    scene.answer(0, LastAttack::Melee { at: who(33) }).rolls([S, B]);
    assert_eq!(wounds(&scene, 33), 1, "without a question");
    assert!(is_gone(&scene, 0) && is_gone(&scene, 32));
}

/// Held, Schwanengesang (HR-68.2, HR-65.4): a hero at his swan song cannot be wounded again, and his wounds are not
/// passed on.
#[test]
fn a_hero_at_his_swan_song_is_not_wounded_again() {
    let mut scene = shot("redirect", "swan-song selfish-fighter")
        .wounds(32, 1)
        .hero(1, "friend", (120, 150))
        .touching(33, 32, 1, 0)
        .turn(0, 0);
    scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, B]).answer(1, nobody());
    scene.answer(1, LastAttack::Shoot { at: troop(0, 0) }).answer(0, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 0), Some(Question::Redirect { by: who(0) }));
    scene.answer(0, pick(32)).answer(1, no()).rolls([S, B]);
    assert_eq!((is_gone(&scene, 32), wounds(&scene, 33)), (true, 0), "without a question");
}

/// Held, Forscher (HR-68.3): deployed after all others, anywhere farther than 12 inches from every enemy.
#[test]
fn an_explorer_appears_after_all_others() {
    let mut scene = bare()
        .card(0, "hero", "explorer", &able("explorer"))
        .hero(0, "explorer", (0, 0))
        .hero(0, "helper", (0, 0))
        .hero(1, "friend", (200, 40))
        .character(0, |explorer| explorer.state = State::Waiting)
        .character(1, |helper| helper.state = State::Waiting)
        .change(|_, battle| (battle.round, battle.first) = (0, Seat(1)))
        .step(Step::Deploy(Seat(0)));
    let plan = |number| Deploy::Plan { troop: troop(0, number), post: Post::Front };
    assert!(!scene.offers(0, plan(0)) && scene.offers(0, plan(1)));
    scene.answer(0, plan(1));
    assert_eq!(question(&mut scene, 0), Some(Question::DeployLate { troop: troop(0, 0) }));
    let at = |at: Point| Deploy::Places { troop: troop(0, 0), places: vec![Placed { who: who(0), at }] };
    // Edge to edge this is exactly 12 inches.
    let limit = point((200, 40)).shifted(-2500 - 120 * TENTH, 0);
    let near = reason(&mut scene, 0, at(limit));
    assert_eq!(near, Reason::NearEnemy { who: who(0), enemy: who(32), gap: 120 * TENTH, limit: 120 * TENTH });
    scene.answer(0, at(limit.shifted(-1, 0)));
    assert_eq!(scene.now()[who(0)].state, State::Present);
}

/// Held, Selbstsüchtiger Kämpfer (HR-68.4): a friend in contact may get the wound marker instead.
#[test]
fn a_selfish_fighter_passes_wounds_to_friends_in_contact() {
    let field = || duel("", "selfish-fighter").hero(1, "friend", (140, 130));
    for (answer, expected) in [(pick(33), (0, 1)), (nobody(), (1, 0))] {
        let mut scene = field().touching(33, 32, 1, 0).turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, B]);
        assert_eq!(question(&mut scene, 1), Some(Question::Selfish { who: who(32) }));
        assert!(!scene.offers(1, pick(0)), "no enemy");
        scene.answer(1, answer);
        assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), expected);
    }
    // Without contact there is no question.
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 0));
}

/// Held, Umsichtiger Stratege (HR-68.5): friends within 3 inches upgrade the weakest defence set; ruling: not himself.
#[test]
fn a_prudent_strategist_protects_friends_nearby() {
    let beside = |field: Field, gap: i32| {
        let field = field.card(1, "hero", "strategist", &able("prudent-strategist")).hero(1, "strategist", (200, 150));
        let near = field.change(move |_, battle| {
            battle[who(33)].place = battle[who(32)].place.shifted(2500 + gap, 0);
        });
        near.turn(0, 0)
    };
    for (gap, expected) in [(30 * TENTH, 0), (30 * TENTH + 1, 1)] {
        let mut scene = beside(duel("", ""), gap);
        scene.answer(0, Act::Melee).rolls([S, RS]);
        assert_eq!(wounds(&scene, 32), expected);
        let mut scene = beside(shot("", ""), gap);
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, RS]);
        assert_eq!(wounds(&scene, 32), expected);
    }
    let mut scene = duel("", "prudent-strategist").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, RS]);
    assert_eq!(wounds(&scene, 32), 1);
    // Nor does he help enemies.
    let mut scene = duel("prudent-strategist", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, RS]);
    assert_eq!(wounds(&scene, 32), 1);
}

/// Captain 1 leads 0 and has the ability to take aim; messenger 2 is a troop of his own, and so is 3, with enemy 32 in
/// front of it.
fn message() -> Field {
    bare()
        .card(0, "unit", "squad", &armed(""))
        .card(0, "leader", "captain", &able("take-aim"))
        .card(0, "hero", "messenger", &able("messenger"))
        .unit(0, "squad", &[(100, 100)])
        .leader(0, "captain", (112, 100))
        .hero(0, "messenger", (152, 100))
        .unit(0, "squad", &[(152, 150)])
        .hero(1, "friend", (190, 150))
}

/// Held, Bote (HR-68.6): he moves from within 3 inches of a leader to within 3 inches of a unit, which then has the
/// leader's abilities.
#[test]
fn a_messenger_carries_the_abilities_of_a_leader() {
    let limit = 30 * TENTH;
    for (start, end, expected) in [(limit, limit, 1), (limit + 1, limit, 0), (limit, limit + 1, 0)] {
        let field = message().character(2, move |bearer| bearer.place = point((112, 100)).shifted(2500 + start, 0));
        let mut scene = field.bead(0);
        scene.answer(0, PickTroop::Troop { troop: troop(0, 1) });
        let to = point((152, 150)).shifted(0, -2500 - end);
        scene.answer(0, Act::Move).answer(0, way(2, &[to])).answer(0, Act::Done);
        // The next bead belongs to the same player.
        scene.rolls([1]).answer(0, PickTroop::Troop { troop: troop(0, 2) });
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
        assert_eq!(wounds(&scene, 32), expected, "from {start} to {end}");
    }
}

/// Held, Bote (HR-68.6): until the round ends, and only while the leader is there.
#[test]
fn a_message_lasts_for_a_round() {
    let told = || message().change(|_, battle| battle[troop(0, 2)].message_of = Some(who(1)));
    let shoot_once = |field: Field| {
        let mut scene = field.turn(0, 2);
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([S, S]);
        wounds(&scene, 32)
    };
    assert_eq!(shoot_once(told()), 1);
    assert_eq!(shoot_once(told().character(1, |captain| captain.state = State::Vanished)), 0);
    let scene = told().step(Step::EndRound);
    assert_eq!((scene.now().round, scene.now()[troop(0, 2)].message_of), (2, None));
}

/// Held, Erzfeind (HR-68.7): chosen among leaders and heroes before the roll for deployment.
#[test]
fn a_nemesis_is_a_leader_or_a_hero() {
    let (game, mut battle) = bare()
        .card(0, "hero", "avenger", &able("nemesis"))
        .card(1, "unit", "crew", &able(""))
        .card(1, "leader", "boss", &able(""))
        .hero(0, "avenger", (100, 100))
        .unit(1, "crew", &[(200, 100)])
        .leader(1, "boss", (212, 100))
        .hero(1, "friend", (200, 150))
        .round(0)
        .build();
    battle.agenda = [Step::RollDeployment, Step::ChooseNemeses].into_iter().collect();
    let mut scene = Scene::at(&game, battle);
    assert_eq!(question(&mut scene, 0), Some(Question::Nemesis { who: who(0) }));
    assert!(scene.offers(0, pick(33)) && scene.offers(0, pick(34)) && !scene.offers(0, pick(32)));
    scene.answer(0, pick(33));
    assert_eq!(scene.now()[who(0)].nemesis, Some(who(33)));
}

/// Held, Erzfeind (HR-68.7): attacks on the chosen enemy upgrade the weakest set, others do not.
#[test]
fn attacks_on_the_nemesis_are_stronger() {
    for (enemy, expected) in [(32, 1), (33, 0)] {
        let chosen = |field: Field| {
            let field = field.hero(1, "friend", (250, 200));
            field.character(0, move |avenger| avenger.nemesis = Some(who(enemy))).turn(0, 0)
        };
        let mut scene = chosen(duel("nemesis", ""));
        scene.answer(0, Act::Melee).rolls([RS, B]);
        assert_eq!(wounds(&scene, 32), expected);
        let mut scene = chosen(shot("nemesis", ""));
        scene.answer(0, shoot(1, 0)).answer(1, no()).rolls([RS, B]);
        assert_eq!(wounds(&scene, 32), expected);
    }
}

/// Held, Champion (HR-68.8): he bears two wound markers, and the third makes him vanish.
#[test]
fn a_champion_bears_two_wounds() {
    let mut scene = duel("", "champion").wounds(32, 1).hero(1, "friend", (250, 200)).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), is_gone(&scene, 32)), (2, false));
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert!(is_gone(&scene, 32));
}

/// Held, Champion und Regeneration (HR-68.8, HR-65.3): every marker may be removed, even the third.
#[test]
fn a_champion_may_regenerate_the_third_wound() {
    for (die, expected) in [(S, State::Present), (B, State::Vanished)] {
        let field = duel("", "champion regeneration").wounds(32, 2).hero(1, "friend", (250, 200));
        let mut scene = field.turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, B, die]);
        assert_eq!(scene.now()[who(32)].state, expected);
    }
    let mut scene = duel("", "champion regeneration").wounds(32, 1).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B, S]);
    assert_eq!(wounds(&scene, 32), 1, "one new marker, one taken away");
}

/// Held, Eifer (HR-68.9): three actions in this turn, and a wound marker at its end.
#[test]
fn zeal_gives_a_third_action_and_a_wound() {
    let mut scene = duel("zeal", "").turn(0, 0);
    scene.answer(0, Act::Zeal);
    assert_eq!(actions(&scene), 3);
    assert!(!scene.offers(0, Act::Zeal), "once a turn");
    for left in [2, 1] {
        scene.answer(0, Act::Melee).rolls([B, B]);
        assert_eq!((actions(&scene), wounds(&scene, 0)), (left, 0));
    }
    scene.answer(0, Act::Melee).rolls([B, B]);
    assert_eq!((scene.now().turn.troop, wounds(&scene, 0)), (None, 1));
    // Not after the first action, and not without the ability.
    let mut scene = duel("zeal", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([B, B]);
    assert!(!scene.offers(0, Act::Zeal));
    assert!(!duel("", "").turn(0, 0).offers(0, Act::Zeal));
}

/// Held, Eifer (HR-68.9, HR-42): standing up is one of the three actions.
#[test]
fn a_character_lying_down_may_be_zealous() {
    let mut scene = duel("zeal", "").down(0).turn(0, 0);
    assert!(scene.offers(0, Act::StandUp) && scene.offers(0, Act::Zeal));
    assert!(!scene.offers(0, Act::Melee));
    scene.answer(0, Act::Zeal);
    assert_eq!((actions(&scene), is_down(&scene, 0)), (2, false), "there was nothing else to do");
}

/// Held, Eifer und Selbstsüchtiger Kämpfer (HR-68.9, HR-68.4): this marker may be passed to a friend, like any other.
#[test]
fn selfish_zeal_wounds_a_friend() {
    let mut scene = duel("zeal selfish-fighter", "").hero(0, "helper", (80, 100)).touching(1, 0, -1, 0).turn(0, 0);
    scene.answer(0, Act::Zeal).answer(0, Act::Done).answer(0, pick(1));
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1)), (0, 1));
}

/// Held, Spezialist (HR-68.10): he may be deployed in a friendly unit, and belongs to it from then on.
#[test]
fn a_specialist_is_deployed_in_a_unit() {
    let field = || {
        bare()
            .card(0, "unit", "crew", &able(""))
            .card(0, "hero", "specialist", &able("specialist"))
            .unit(0, "crew", &[(0, 0)])
            .hero(0, "specialist", (0, 0))
            .hero(0, "helper", (0, 0))
            .hero(1, "friend", (0, 0))
            .round(0)
            .change(|_, battle| {
                for side in &mut battle.sides {
                    side.portal = None;
                    side.characters.iter_mut().for_each(|character| character.state = State::Waiting);
                }
            })
            .step(Step::PlacePortal(Seat(0)))
    };
    let plan = |number| Deploy::Plan { troop: troop(0, number), post: Post::Front };
    let join = |number| PickTroop::Troop { troop: troop(0, number) };
    let mut scene = field();
    scene.answer(0, Portal { site: Site::Left });
    assert_eq!(question(&mut scene, 0), Some(Question::Specialist { who: who(1) }));
    assert!(!scene.offers(0, join(2)), "a hero is no unit");
    scene.answer(0, join(0));
    assert!(scene.offers(0, plan(0)) && !scene.offers(0, plan(1)) && scene.offers(0, plan(2)));
    scene.answer(0, plan(0));
    assert!(scene.now().members(troop(0, 0)).eq([who(0), who(1)]));
    // Or he stays on his own.
    let mut scene = field();
    scene.answer(0, Portal { site: Site::Left }).answer(0, PickTroop::None);
    assert!(scene.offers(0, plan(1)));
}

/// Held, Spezialist (HR-68.10): he acts like any other character of the unit, and benefits from its abilities.
#[test]
fn a_specialist_is_one_of_the_unit() {
    let field = || {
        bare()
            .card(0, "unit", "pike", &able("phalanx"))
            .card(0, "hero", "specialist", &able("specialist"))
            .unit(0, "pike", &[(100, 100)])
            .leader(0, "specialist", (112, 100))
            .touching(1, 0, 1, 0)
            .hero(1, "friend", (112, 120))
            .beside(32, 1)
    };
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(wounds(&scene, 32), 1, "a red die, since they are a phalanx");
    // Unlike a leader he is not asked whether he does something else.
    let mut scene = field().turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(marching(&mut scene, 0), Some((troop(0, 0), Marching::Action)));
}
