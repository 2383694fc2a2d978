//! House rule: an even start, to balance the advantage of the first turn.

use std::sync::Arc;

use kleine_helden::asked::{Act, Choice, Declare, Question};
use kleine_helden::content::Content;
use kleine_helden::{KleineHelden, Options};
use table::{Ask, FastDice, Game, Policy, Seat, play_out};

/// Does nothing in its turns, and records how many cards each seat was asked to draw.
#[derive(Default)]
struct Idle {
    drawn: Vec<(Seat, u8)>,
}

impl Policy<KleineHelden> for Idle {
    fn pick(&mut self, ask: &Ask<'_, KleineHelden>, _: &mut FastDice) -> usize {
        if let Question::Draw { cards } = ask.question {
            self.drawn.push((ask.seat, *cards));
        }
        let is_idle = |choice: Choice| choice == Act::EndTurn.into() || choice == Declare::PASS.into();
        (0..ask.count).find(|index| is_idle((ask.option)(*index))).unwrap_or(0)
    }
}

/// How many cards are drawn at the start of the first turns, by place in the order of play.
fn draws(options: Options) -> Vec<u8> {
    let players = options.players;
    let content = Arc::new(Content::built_in().clone());
    let game = KleineHelden::set_up(content, options).expect("the options are right");
    let (mut battle, mut idle) = (game.start(), Idle::default());
    play_out(&game, &mut battle, &mut idle, &mut FastDice::new(7), 400);
    let first = battle.first.0;
    let mut draws = Vec::new();
    for place in (0..2 * players).map(|turn| turn % players) {
        let seat = Seat((first + place) % players);
        let is_next = idle.drawn.first().is_some_and(|(drawer, _)| *drawer == seat);
        draws.push(if is_next { idle.drawn.remove(0).1 } else { 0 });
    }
    draws
}

/// Two cards at the start of every turn (KH-07).
#[test]
fn without_the_house_rule_players_draw_two_cards_from_the_first_turn_on() {
    assert_eq!(draws(Options { players: 3, even_start: false, ..Options::default() }), [2, 2, 2, 2, 2, 2]);
}

/// The house rule applies to the first round only, and is on by default.
#[test]
fn with_an_even_start_the_first_draws_no_card_the_last_two_and_the_others_one() {
    let draws = |players: u8| draws(Options { players, ..Options::default() });
    assert_eq!(draws(2), [0, 2, 2, 2]);
    assert_eq!(draws(3), [0, 1, 2, 2, 2, 2]);
    assert_eq!(draws(5), [0, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
}

/// Players on the same side need no balance.
#[test]
fn against_the_dragon_players_draw_two_cards_from_the_first_turn_on() {
    let options = Options { players: 3, scenario: "dragon".into(), ..Options::default() };
    assert_eq!(draws(options)[..3], [2, 2, 2]);
}
