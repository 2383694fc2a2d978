//! The rulebook from damage to the end of a game: Verluste überprüfen, Leichen, Spielende; and the rulings on arithmetic
//! and on effects that meet themselves.

use crate::field::*;
use pixel_tactics::asked::Question;
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;
use table::{Outcome, Seat};

/// PT-30: damage stays and adds up.
#[test]
fn damage_adds_up_over_the_waves() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter . . / trapper * . / . . .")
        .troop(1, "scientist:1 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 1), "scientist:5 . . / . * . / . . .");
    scene.answer(0, shift("blue-front-left", "blue-rear-left"));
    scene.answer(0, melee("blue-flank-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 9);
}

/// PT-30: damage as high as life is lethal, one less is not.
#[test]
fn damage_as_high_as_life_is_lethal() {
    let scene = Field::new("adjenna", "seth")
        .troop(0, "knight:9 fighter:8 paladin:9 / . *:16 . / . . .")
        .troop(1, ". . . / . *:19 . / . . .")
        .end_of_wave();
    assert_eq!(troop(&scene, 0), "knight:9 +fighter +paladin / . *:16 . / . . .");
    assert_eq!(scene.outcome(), None);
    let scene = Field::new("adjenna", "seth").troop(0, ". . . / . *:17 . / . . .").end_of_wave();
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1), "outcome-killed")));
}

/// PT-31: a hero with lethal damage acts until the end of the wave, then it is a corpse without markers.
#[test]
fn losses_are_checked_at_the_end_of_the_wave() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "witch:2 . . / . * . / . . .")
        .actions(1)
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "witch:6 . . / . * . / . . .");
    scene.answer(1, melee("red-front-left", "blue-front-left")).answer(1, draw());
    assert_eq!(damage(&scene, "blue-front-left"), 1);
    assert_eq!(troop(&scene, 1), "+witch . . / . * . / . . .");
}

/// PT-31: a hero healed below lethal damage in time survives.
#[test]
fn a_hero_healed_in_time_lives() {
    for (amount, after) in [(1, "+witch . . / . * . / . . ."), (6, "witch . . / . * . / . . .")] {
        let mut scene = Field::new("adjenna", "seth")
            .troop(1, "witch:6 . . / . * . / . . .")
            .hand(1, &["healer"])
            .actions(1)
            .last_turn(1);
        scene.answer(1, order("healer")).answer(1, split("red-front-left", amount));
        if amount == 1 {
            scene.answer(1, stop_splitting());
        }
        assert_eq!(troop(&scene, 1), after);
    }
}

/// PT-31: a corpse blocks its position, does not attack, and takes no damage.
#[test]
fn a_corpse_blocks_its_position_and_does_nothing_else() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "+fighter . . / . * . / . . .")
        .hand(0, &["knight", "pyromancer"])
        .turn(0);
    assert_eq!(rule_against(&scene, 0, recruit("knight", "blue-front-left")), "PT-09");
    assert!(!scene.offers(0, melee("blue-front-left", "red-flank-middle")));
    assert!(!scene.offers(0, shift("blue-front-left", "blue-rear-left")));
    scene.answer(0, order("pyromancer"));
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-32: a hero killed at once is a corpse at once, and its abilities are gone.
#[test]
fn a_hero_killed_at_once_is_a_corpse_at_once() {
    let mut scene = Field::new("lixis", "seth")
        .troop(0, "dragon-mage . . / . * . / . . .")
        .troop(1, "paladin:1 knight . / witch * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(question(&mut scene, 0), Some(Question::Kill));
    let able = ["red-front-left", "red-front-middle", "blue-front-left"];
    assert_offered(&scene, 0, able.map(at));
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "+paladin knight . / witch * . / . . .");
    assert_eq!(turn(&scene), (0, 1), "the wave goes on");
}

/// PT-33: a revived hero has no damage and may act, even if it had acted before it died.
#[test]
fn a_revived_hero_is_as_new() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter:3 . . / . * . / . . .")
        .hand(0, &["assassin", "priestess"])
        .actions(4)
        .turn(0);
    let attack = || melee("blue-front-left", "red-flank-middle");
    scene.answer(0, attack()).answer(0, order("assassin"));
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
    scene.answer(0, order("priestess")).answer(0, attack());
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / . . .");
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-34: a leader with lethal damage plays on until losses are checked, and may be healed.
#[test]
fn a_leader_dies_at_the_check_and_not_before() {
    let field = || Field::new("adjenna", "seth").troop(1, ". . . / priestess *:21 . / . . .").wave(Row::Flank);
    let mut saved = field().last_turn(1);
    saved.answer(1, spell("red-flank-left")).answer(1, melee("red-flank-middle", "blue-flank-middle"));
    assert_eq!(saved.outcome(), None);
    assert_eq!((damage(&saved, "red-flank-middle"), damage(&saved, "blue-flank-middle")), (19, 3));
    let mut killed = field().actions(1).last_turn(1);
    killed.answer(1, melee("red-flank-middle", "blue-flank-middle"));
    assert_eq!(killed.outcome(), Some(&Outcome::won_by(Seat(0), "outcome-killed")));
}

/// PT-34: both leaders killed: the player with more living heroes wins, and equal numbers are a draw.
#[test]
fn if_both_leaders_die_more_heroes_win() {
    let outcome = |blue: &str, red: &str| {
        let blue = format!("{blue} . . / . *:17 . / . . .");
        let red = format!("{red} . . / . *:20 . / . . .");
        Field::new("adjenna", "seth").troop(0, &blue).troop(1, &red).end_of_wave().outcome().cloned()
    };
    assert_eq!(outcome("knight", "."), Some(Outcome::won_by(Seat(0), "outcome-more-heroes")));
    assert_eq!(outcome("+knight", "witch"), Some(Outcome::won_by(Seat(1), "outcome-more-heroes")));
    assert_eq!(outcome("knight", "witch:4"), Some(Outcome { winners: vec![], reason: "outcome-draw" }));
    assert_eq!(outcome(".", "+witch"), Some(Outcome { winners: vec![], reason: "outcome-draw" }));
}

/// PT-61: heroes that die in the same check do not count.
#[test]
fn heroes_are_counted_after_the_losses_of_that_check() {
    let scene = Field::new("adjenna", "seth")
        .troop(0, "knight . . / . *:17 . / . . .")
        .troop(1, "witch:5 paladin:6 . / . *:20 . / . . .")
        .end_of_wave();
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(0), "outcome-more-heroes")));
}

/// PT-34, ruling 1: after six rounds without a change, or 60 in all, the game is stopped, and the player with more
/// heroes wins.
#[test]
fn an_endless_game_is_broken_off() {
    let field = |quiet: u8, round: u16| {
        let mut field = Field::new("adjenna", "seth").troop(1, "knight . . / . * . / . . .").round(round);
        field.duel.quiet_rounds = quiet;
        field
    };
    let outcome = |quiet, round| field(quiet, round).end_of_round().outcome().cloned();
    let broken_off = Some(Outcome::won_by(Seat(1), "outcome-broken-off"));
    assert_eq!(outcome(4, 20), None);
    assert_eq!(outcome(5, 20), broken_off);
    assert_eq!(outcome(0, 59), None);
    assert_eq!(outcome(0, 60), broken_off);
    let mut drawn = field(5, 20).wave(Row::Rear).last_turn(1);
    drawn.answer(1, draw());
    finish_wave(&mut drawn);
    assert_eq!(drawn.outcome(), None, "a card was drawn");
}

/// PT-50: the printed value is doubled, then bonuses are added, then reductions subtracted.
#[test]
fn doubling_comes_before_bonuses_and_bonuses_before_reductions() {
    let mut scene = Field::new("kallistar", "cadenza")
        .troop(0, "assassin . . / mystic * . / . . .")
        .troop(1, ". . . / alchemist * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3 * 2 + 2 + 3 - 2 - 1);
}

/// PT-50: the assassin in the flank doubles the printed value, not its bonuses.
#[test]
fn doubling_leaves_bonuses_alone() {
    let mut scene = Field::new("kallistar", "adjenna")
        .troop(0, "berserker . . / assassin * . / . . .")
        .troop(1, "scientist . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 3 * 2 + 2 + 3);
}

/// PT-50: never below 0; a fully absorbed attack is still an attack.
#[test]
fn an_absorbed_attack_is_still_an_attack() {
    let mut scene = Field::new("adjenna", "cadenza")
        .troop(0, "witch . . / . * . / . . .")
        .troop(1, "alchemist:1 . . / . * berserker / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 1, "1 less 2 less 1 is 0");
    assert_eq!(damage(&scene, "blue-front-left"), 2, "the berserker answers the attack");
}

/// PT-52: damage moved by an effect counts too, and what she has taken stays with her.
#[test]
fn kehrolyn_takes_the_lethal_part_of_moved_damage() {
    let mut scene = Field::new("kehrolyn", "adjenna")
        .troop(0, "witch:2 . . / . * . / . . .")
        .troop(1, "paladin:5 . . / . * . / . . .")
        .hand(1, &["vampire"])
        .actions(1)
        .last_turn(1);
    scene.answer(1, order("vampire")).answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 0), "witch:4 . . / . *:3 . / . . .");
    assert_eq!(troop(&scene, 1), "paladin . . / . * . / . . .");
}

/// PT-52: instant kills do not affect her.
#[test]
fn kehrolyn_does_not_help_against_instant_kills() {
    let mut scene =
        Field::new("kehrolyn", "adjenna").troop(0, "witch . . / . * . / . . .").hand(1, &["assassin"]).last_turn(1);
    scene.answer(1, order("assassin"));
    assert_eq!(troop(&scene, 0), "+witch . . / . * . / . . .");
}

/// PT-52: what she has taken is no longer a hero's damage: a knight cannot take it over.
#[test]
fn kehrolyn_keeps_what_she_has_taken() {
    let scene = Field::new("kehrolyn", "adjenna").troop(0, "witch:4 . . / . *:5 . / knight . .").turn(0);
    assert!(scene.offers(0, take_over("blue-front-left", "blue-rear-left", 4)));
    let of_leader = scene.asked(0).options.iter().filter(|choice| format!("{choice:?}").contains("TakeOver"));
    assert_eq!(of_leader.count(), 2, "one point or all of the witch");
}

/// PT-57: an order that would run itself again by being copied does nothing.
#[test]
fn an_order_that_copies_itself_does_nothing() {
    let mut scene =
        Field::new("adjenna", "seth").hand(0, &["doppelganger", "illusionist"]).hand(1, &["doppelganger"]).turn(0);
    scene.answer(0, order("doppelganger")).answer(0, hand_card("illusionist")).rolls([1]);
    assert!(scene.told().contains(&Event::LoopIgnored { card: card("doppelganger") }));
    assert_eq!((hand(&scene, 0), discard(&scene, 1)), (vec!["illusionist"], vec!["doppelganger"]));
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-57: with Sagas the mascot runs the order on his own card, and a mascot within that does nothing.
#[test]
fn a_mascot_of_sagas_runs_the_order_of_his_card_once() {
    let mut scene =
        Field::new("sagas", "seth").hand(0, &["mascot", "illusionist", "witch"]).hand(1, &["mascot"]).turn(0);
    scene.answer(0, order("mascot"));
    assert_eq!(question(&mut scene, 0), Some(Question::ShowOrder));
    scene.answer(0, hand_card("illusionist")).rolls([1]);
    assert!(scene.told().contains(&Event::LoopIgnored { card: card("mascot") }));
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec!["illusionist", "witch"], (0, 1)));
}

/// PT-57: "this hero" in a copied spell is the copying hero.
#[test]
fn a_copied_spell_refers_to_the_copying_hero() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "doppelganger:4 mystic:5 . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 0), "doppelganger mystic:5 . / . * . / . . .");
}
