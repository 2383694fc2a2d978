//! Drawn positions for tests.
//!
//! A troop is drawn as its three rows from the front, `/` between them: `.` is a free position, `*` the leader, a key a
//! hero, `:3` damage, `+` a corpse, `~` a hero that has changed sides (PT-53). Columns are in the same order for both
//! troops, so the first entries of their rows face each other.
//!
//! ```ignore
//! let mut scene = Field::new("lixis", "heketch")                       // leaders, by the key of leader or hero
//!     .troop(0, "fighter . . / . *:5 . / . . .")                       // Blue: a Fighter, the leader has 5 damage
//!     .troop(1, "knight:3 . +witch / . * . / . . .")                   // Red faces it
//!     .hand(0, &["healer", "oracle"])                                  // the rest of the faction is in the deck
//!     .deck(1, &["paladin", "trapper"])                                // or exactly these, the top card first
//!     .wave(Row::Front)                                                // the default, like round 2
//!     .turn(0);                                                        // Blue begins its turn; it is first player
//! scene.answer(0, melee("blue-front-left", "red-front-left"));
//! assert_eq!(troop(&scene, 1), "knight:7 . +witch / . * . / . . .");
//! finish_wave(&mut scene);                                             // both do as little as possible
//! ```
//!
//! `last_turn` is the turn of the second player, after which the wave ends; `actions(1)` leaves one action; `hero`
//! changes a hero and `change` anything else; `end_of_wave` and `end_of_round` begin there. Choices have short names:
//! `draw`, `recruit`, `melee`, `melee_at_will`, `melee_on_all`, `ranged`, `spell`, `order`, `clear`, `shift`,
//! `take_over`, `done` for actions, `strike_*` for attacks that effects cause, `at`, `split`, `hand_card` and so on for
//! the rest. `rule_against` returns the id of the rule that forbids something.

mod choices;

use std::sync::Arc;

use pixel_tactics::asked::{Act, Choice, Question};
use pixel_tactics::content::{CardId, Content, Edition, Row};
use pixel_tactics::duel::{Corpse, Duel, Held, Hero, Leader, Slot, Step, Turn};
use pixel_tactics::place::Place;
use pixel_tactics::{Options, PixelTactics};
use table::{Game, Ruled, Scene, Seat, Viewer};

pub use choices::*;

pub struct Field {
    pub game: Arc<PixelTactics>,
    pub duel: Duel,
    decks_are_set: [bool; 2],
    actions: Option<u8>,
}

impl Field {
    /// Two leaders without troops, in round 2, wave of the front; seat 0 is first player. First edition, no promo cards.
    pub fn new(blue: &str, red: &str) -> Field {
        Field::with(Options::default(), blue, red)
    }

    pub fn second_edition(blue: &str, red: &str) -> Field {
        Field::with(Options { edition: Edition::Second, ..Options::default() }, blue, red)
    }

    pub fn with_promos(blue: &str, red: &str) -> Field {
        Field::with(Options { promos: true, ..Options::default() }, blue, red)
    }

    pub fn with(options: Options, blue: &str, red: &str) -> Field {
        let game = PixelTactics::set_up(Arc::new(Content::built_in().clone()), options).expect("nothing is wrong");
        let mut duel = game.start();
        for (side, key) in duel.sides.iter_mut().zip([blue, red]) {
            side.leader = Some(Leader { card: card(key), damage: 0, markers: 0, has_acted: false });
        }
        (duel.game, duel.round, duel.starter) = (1, 2, Some(Seat(0)));
        Field { game: Arc::new(game), duel, decks_are_set: [false; 2], actions: None }
    }

    /// Draws a troop; see the top of this file.
    pub fn troop(mut self, seat: u8, drawn: &str) -> Field {
        let places = drawn.split_whitespace().filter(|word| *word != "/");
        let words: Vec<&str> = places.collect();
        assert_eq!(words.len(), 9, "a troop has nine places: {drawn}");
        for (index, word) in words.into_iter().enumerate() {
            self.put(Place::of(Seat(seat), index), word);
        }
        self
    }

    fn put(&mut self, place: Place, word: &str) {
        let (name, damage) = word.split_once(':').unwrap_or((word, "0"));
        let damage: u8 = damage.parse().expect("damage is a number");
        let seat = place.seat();
        if place.is_leader() {
            assert_eq!(name, "*", "the leader is in the middle");
            self.duel.leader_mut(seat).damage = damage;
            return;
        }
        *self.duel.slot_mut(place) = match name.split_at(1) {
            (".", _) => Slot::Free,
            ("+", key) => Slot::Corpse(Corpse::new(card(key), seat)),
            ("~", key) => {
                let mut hero = Hero { damage, ..Hero::new(card(key), seat.other()) };
                hero.marks.is_taken = true;
                Slot::Hero(hero)
            }
            _ => Slot::Hero(Hero { damage, ..Hero::new(card(name), seat) }),
        };
    }

    /// The hand cards of a seat.
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Field {
        self.duel.sides[usize::from(seat)].hand = cards.iter().map(|key| Held::new(card(key))).collect();
        self
    }

    /// The deck of a seat, the top card first, as its owner has arranged it; by default all cards that are nowhere
    /// else.
    pub fn deck(mut self, seat: u8, cards: &[&str]) -> Field {
        self.duel.sides[usize::from(seat)].top = cards.iter().rev().map(|key| card(key)).collect();
        self.decks_are_set[usize::from(seat)] = true;
        self
    }

    /// The deck of a seat in an unknown order.
    pub fn shuffled(mut self, seat: u8, cards: &[&str]) -> Field {
        self.duel.sides[usize::from(seat)].deck = cards.iter().map(|key| card(key)).collect();
        self.decks_are_set[usize::from(seat)] = true;
        self
    }

    pub fn discard(mut self, seat: u8, cards: &[&str]) -> Field {
        self.duel.sides[usize::from(seat)].discard = cards.iter().map(|key| card(key)).collect();
        self
    }

    /// The promo pile.
    pub fn promos(mut self, cards: &[&str]) -> Field {
        self.duel.promos = cards.iter().map(|key| card(key)).collect();
        self
    }

    pub fn wave(mut self, row: Row) -> Field {
        self.duel.wave = row;
        self
    }

    pub fn round(mut self, round: u16) -> Field {
        self.duel.round = round;
        self
    }

    /// Who is first player.
    pub fn first(mut self, seat: u8) -> Field {
        self.duel.first = Seat(seat);
        self
    }

    /// The turn begins with this many actions, whatever the leader says.
    pub fn actions(mut self, actions: u8) -> Field {
        self.actions = Some(actions);
        self
    }

    /// Changes a hero.
    pub fn hero(mut self, at: &str, change: impl FnOnce(&mut Hero)) -> Field {
        change(self.duel.hero_mut(place(at)).unwrap_or_else(|| panic!("no hero at {at}")));
        self
    }

    /// Changes a leader.
    pub fn leader(mut self, seat: u8, change: impl FnOnce(&mut Leader)) -> Field {
        change(self.duel.leader_mut(Seat(seat)));
        self
    }

    /// A seat begins its turn; the other follows if this one is first player.
    #[track_caller]
    pub fn turn(self, seat: u8) -> Scene<PixelTactics> {
        let seat = Seat(seat);
        let comes_after = (self.duel.first == seat).then_some(Step::BeginTurn(seat.other()));
        let turn = match self.actions {
            None => vec![Step::BeginTurn(seat)],
            Some(_) => vec![Step::EndTurn, Step::Act],
        };
        let left = self.actions.unwrap_or(0);
        let mut field = self;
        field.duel.turn = Turn { seat, left, orders_left: 0, orders: 0 };
        field.scene([Step::EndWave].into_iter().chain(comes_after).chain(turn))
    }

    /// The turn of a seat as second player: after it the wave ends.
    #[track_caller]
    pub fn last_turn(self, seat: u8) -> Scene<PixelTactics> {
        self.first(1 - seat).turn(seat)
    }

    /// Begins with the end of the wave.
    #[track_caller]
    pub fn end_of_wave(self) -> Scene<PixelTactics> {
        self.scene([Step::EndWave])
    }

    /// Begins with the end of the last wave of the round.
    #[track_caller]
    pub fn end_of_round(self) -> Scene<PixelTactics> {
        self.wave(Row::Rear).end_of_wave()
    }

    /// Begins with the given agenda; its last step runs first.
    #[track_caller]
    pub fn scene(mut self, agenda: impl IntoIterator<Item = Step>) -> Scene<PixelTactics> {
        for seat in [Seat(0), Seat(1)] {
            if !self.decks_are_set[seat.index()] {
                let rest = (0..Content::FACTION_CARDS as u8).map(CardId).filter(|card| !self.has(seat, *card));
                self.duel.sides[seat.index()].top = rest.collect();
            }
        }
        self.duel.agenda = agenda.into_iter().collect();
        Scene::at(&self.game, self.duel)
    }

    fn has(&self, seat: Seat, card: CardId) -> bool {
        let side = self.duel.side(seat);
        let in_troops = self.duel.sides.iter().flat_map(|side| &side.slots).any(|slot| match slot {
            Slot::Free => false,
            Slot::Hero(hero) => hero.card == card && hero.owner == seat,
            Slot::Corpse(corpse) => corpse.card == card && corpse.owner == seat,
        });
        in_troops
            || side.leader.is_some_and(|leader| leader.card == card)
            || side.find_in_hand(card).is_some()
            || side.discard.contains(&card)
    }
}

/// The card with this key, or with this key of its leader.
#[track_caller]
pub fn card(key: &str) -> CardId {
    Content::built_in().find(key).unwrap_or_else(|| panic!("there is no card {key}"))
}

/// The key of a card.
pub fn key(card: CardId) -> &'static str {
    &Content::built_in().card(Edition::First, card).key
}

/// The position with this id, such as `red-front-left`.
#[track_caller]
pub fn place(id: &str) -> Place {
    Place::try_from(id.to_string()).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// A troop as it is now, drawn as at the top of this file.
pub fn troop(scene: &Scene<PixelTactics>, seat: u8) -> String {
    let rows = Row::ALL.map(|row| {
        let places = (0..3).map(|column| Place::of(Seat(seat), row.index() * 3 + column));
        places.map(|place| holds(scene, place)).collect::<Vec<_>>().join(" ")
    });
    rows.join(" / ")
}

fn holds(scene: &Scene<PixelTactics>, place: Place) -> String {
    let with = |name: String, damage: u8| if damage > 0 { format!("{name}:{damage}") } else { name };
    match scene.now().slot(place) {
        Slot::Free if place.is_leader() => with("*".into(), scene.now().leader(place.seat()).damage),
        Slot::Free => ".".into(),
        Slot::Hero(hero) => {
            let sign = if hero.marks.is_taken { "~" } else { "" };
            with(format!("{sign}{}", key(hero.card)), hero.damage)
        }
        Slot::Corpse(corpse) => format!("+{}", key(corpse.card)),
    }
}

/// Damage of a hero or leader; fails if there is none.
#[track_caller]
pub fn damage(scene: &Scene<PixelTactics>, at: &str) -> u8 {
    let at = place(at);
    match scene.now().hero(at) {
        Some(hero) => hero.damage,
        None if at.is_leader() => scene.now().leader(at.seat()).damage,
        None => panic!("no living card at {at:?}"),
    }
}

/// The keys of the hand cards of a seat.
pub fn hand(scene: &Scene<PixelTactics>, seat: u8) -> Vec<&'static str> {
    scene.now().side(Seat(seat)).hand.iter().map(|held| key(held.card())).collect()
}

/// The keys of the deck of a seat, the top card first.
pub fn deck(scene: &Scene<PixelTactics>, seat: u8) -> Vec<&'static str> {
    let side = scene.now().side(Seat(seat));
    side.top.iter().rev().chain(&side.deck).map(|card| key(*card)).collect()
}

/// The keys of the discard pile of a seat, the top card last.
pub fn discard(scene: &Scene<PixelTactics>, seat: u8) -> Vec<&'static str> {
    scene.now().side(Seat(seat)).discard.iter().map(|card| key(*card)).collect()
}

/// Whose turn it is and how many actions are left.
pub fn turn(scene: &Scene<PixelTactics>) -> (u8, u8) {
    (scene.now().turn.seat.0, scene.now().turn.left)
}

/// What a seat is being asked, if anything.
pub fn question(scene: &mut Scene<PixelTactics>, seat: u8) -> Option<Question> {
    scene.running().asked(Seat(seat)).map(|asked| asked.question)
}

/// The id of the rule that forbids a seat this choice now.
#[track_caller]
pub fn rule_against(scene: &Scene<PixelTactics>, seat: u8, choice: Choice) -> &'static str {
    assert!(!scene.offers(seat, choice.clone()), "{choice:?} is offered");
    scene.why_not(seat, choice).rule()
}

/// Whether a seat is offered exactly these choices, in any order.
#[track_caller]
pub fn assert_offered(scene: &Scene<PixelTactics>, seat: u8, expected: impl IntoIterator<Item = Choice>) {
    let offered = &scene.asked(seat).options;
    let expected: Vec<Choice> = expected.into_iter().collect();
    assert!(expected.iter().all(|choice| offered.contains(choice)), "{expected:#?}\nare not all in {offered:#?}");
    assert_eq!(offered.len(), expected.len(), "{offered:#?}\nare more than {expected:#?}");
}

/// The seat that is asked does as little as possible: ends the turn or draws a card, lets shots pass, declines.
#[track_caller]
pub fn do_nothing(scene: &mut Scene<PixelTactics>) {
    let seat = u8::from(scene.running().asked(Seat(0)).is_none());
    let least = [
        done(),
        draw(),
        take_nothing(),
        let_through(),
        decline(),
        enough(),
        leave_fallen(),
        stop_splitting(),
        stop_recruiting(),
        stop_arranging(),
        no_card(),
        keep_drawn(),
    ];
    let choice = least.into_iter().find(|choice| scene.offers(seat, choice.clone()));
    scene.answer(seat, choice.unwrap_or_else(|| panic!("nobody can avoid {:#?}", scene.asked(seat))));
}

/// Both do as little as possible until the next wave begins or the game ends.
#[track_caller]
pub fn finish_wave(scene: &mut Scene<PixelTactics>) {
    let begun = (scene.now().round, scene.now().wave);
    while scene.outcome().is_none() && (scene.now().round, scene.now().wave) == begun {
        do_nothing(scene);
    }
}

/// Both do as little as possible until the next turn begins, or the wave or the game ends.
#[track_caller]
pub fn finish_turn(scene: &mut Scene<PixelTactics>) {
    let begun = (scene.now().round, scene.now().wave, scene.now().turn.seat);
    while scene.outcome().is_none() && (scene.now().round, scene.now().wave, scene.now().turn.seat) == begun {
        do_nothing(scene);
    }
}

/// Whose next action it is and how many are left, with everything else resolved.
#[track_caller]
pub fn next_action(scene: &Scene<PixelTactics>) -> (u8, u8) {
    let seat = scene.now().turn.seat.0;
    match scene.asked(seat).question {
        Question::Act { left, .. } => (seat, left),
        question => panic!("still asked: {question:?}"),
    }
}

/// What a seat could take over besides its actions.
pub fn takeovers(scene: &Scene<PixelTactics>, seat: u8) -> Vec<Choice> {
    let options = scene.asked(seat).options.iter();
    options.filter(|choice| matches!(choice, Choice::Act(Act::TakeOver { .. }))).cloned().collect()
}

/// A shot of 4 by the blue leader at a hero in a red troop, which may have promo cards.
#[track_caller]
pub fn shoot(red: &str, at: &str) -> Scene<PixelTactics> {
    let mut scene = Field::with_promos("zaamassal", "magdalena").troop(1, red).wave(Row::Flank).turn(0);
    scene.answer(0, ranged("blue-flank-middle", at));
    scene
}

/// The cards of the blue deck that a seat can see.
pub fn seen_deck(scene: &mut Scene<PixelTactics>, seat: u8) -> Vec<&'static str> {
    let view = scene.running().view(Viewer::Seat(Seat(seat)));
    view.sides[0].seen_deck.iter().map(|seen| key(seen.card.card)).collect()
}
