//! Positions for tests: models, hands and decks as the test needs them.
//!
//! ```ignore
//! let mut scene = Field::new()                                   // two players, the empty table, round 1, advanced, no fates
//!     .model(0, "billy", 10.0, 10.0)                             // seat, key, inches from the south-west corner
//!     .model(1, "beaky-bobby", 12.0, 10.0)                       // models are numbered in this order: m0, m1
//!     .stone(20.0, 20.0, 2)
//!     .energy(0, 3)                                              // of model 0; each starts replenished
//!     .change(|battle| battle.models[1].wounds = 2)              // anything else
//!     .activate(0);                                              // model 0 acts
//! scene.answer(0, attack(1)).rolls(melee(&["rising-attack", ...], &["sweeping-cut", ...]));
//! ```
//!
//! Cards are drawn by rolls: `arcana` and `melee` make the rolls that draw exactly these cards, the acting player's
//! first. `way`, `spot`, `yes`, `lay`, `name` and so on are short names of choices.

pub mod drill;
pub mod melees;
pub mod plays;
pub mod shared;

use std::sync::Arc;

use measure::Point;
use moonstone::asked::{Act, Answer, Choice, Doubt, Finish, Follow, Laid, Pick, Question, Spot, Way};
use moonstone::battle::{Active, Battle, Edge, Model, ModelId, State, Step, Stone};
use moonstone::cards::{ArcanaCard, Hand, MeleeHand};
use moonstone::content::{Content, ContentFile, Faction, Manoeuvre};
use moonstone::look::Look;
use moonstone::{Moonstone, Options, Rules};
use table::keyword::Value as _;
use table::{Game, Scene, Seat};

pub struct Field {
    pub game: Arc<Moonstone>,
    pub battle: Battle,
}

impl Field {
    /// Two players on a table without terrain, advanced rules, no events and agendas.
    pub fn new() -> Field {
        Field::with(Options { fates: false, ..Options::default() }, "")
    }

    pub fn basic() -> Field {
        Field::with(Options { rules: Rules::Basic, ..Options::default() }, "")
    }

    /// A table with these pieces, in data file syntax: `[[table.piece]]` and so on.
    pub fn on(pieces: &str) -> Field {
        Field::with(Options { fates: false, ..Options::default() }, pieces)
    }

    /// Custom options, on a table with these pieces.
    pub fn with(options: Options, pieces: &str) -> Field {
        let table = "[[table]]\nkey = \"field\"\nname = { de = \"Feld\", en = \"Field\" }\nsource = \"house\"\n";
        let file = ContentFile::new("tables/field.toml", format!("{table}{pieces}"));
        let content = Content::with_files(&[file]).unwrap_or_else(|faults| panic!("{faults}"));
        let options = Options { table: "field".to_string(), ..options };
        let game = Moonstone::set_up(Arc::new(content), options).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let mut battle = game.start();
        battle.round = 1;
        let edges = [Edge::South, Edge::North, Edge::West, Edge::East];
        for (player, edge) in battle.players.iter_mut().zip(edges) {
            (player.edge, player.faction) = (Some(edge), Some(Faction::Dominion));
        }
        battle.order = (0..game.seats()).map(Seat).collect();
        Field { game: Arc::new(game), battle }
    }

    /// A model, with the energy that it replenishes. Coordinates in inches, to the hundredth.
    #[track_caller]
    pub fn model(mut self, seat: u8, key: &str, x: f64, y: f64) -> Field {
        let content = self.game.content();
        let character = content.find_character(key).unwrap_or_else(|| panic!("there is no character {key}"));
        let mut model = Model::new(Seat(seat), character);
        (model.at, model.state) = (at(x, y), State::Standing);
        model.energy = content.character(character).blue_left(0);
        self.battle.models.push(model);
        self
    }

    /// A model in base contact with an earlier one, to the east of it.
    #[track_caller]
    pub fn touching(self, seat: u8, key: &str, other: u8) -> Field {
        let field = self.model(seat, key, 0.0, 0.0);
        let look = Look { game: &field.game, battle: &field.battle };
        let there = look.disc(ModelId(other));
        let own = look.disc(ModelId(field.battle.models.len() as u8 - 1)).radius();
        let to = there.centre().shifted(there.radius() + own + 1, 0);
        field.change(|battle| battle.models.last_mut().expect("it was added").at = to)
    }

    pub fn stone(mut self, x: f64, y: f64, depth: u8) -> Field {
        self.battle.lay_stone(at(x, y), 0, depth);
        self
    }

    /// A stone in base contact with a model, to the north of it.
    pub fn stone_at(mut self, model: u8, depth: u8) -> Field {
        let disc = Look { game: &self.game, battle: &self.battle }.disc(ModelId(model));
        let at = disc.centre().shifted(0, disc.radius() + Stone::RADIUS + 1);
        self.battle.lay_stone(at, 0, depth);
        self
    }

    pub fn energy(self, model: u8, energy: u8) -> Field {
        self.change(|battle| battle.models[usize::from(model)].energy = energy)
    }

    pub fn carries(self, model: u8, stones: u8) -> Field {
        self.change(|battle| battle.models[usize::from(model)].stones = stones)
    }

    pub fn wounds(self, model: u8, wounds: u8) -> Field {
        self.change(|battle| battle.models[usize::from(model)].wounds = wounds)
    }

    /// A model that can be healed and has something to lose, so that any ability has an effect on it.
    pub fn exposed(self, model: u8) -> Field {
        self.wounds(model, 1).carries(model, 1).energy(model, 1)
    }

    /// Only these models have energy, so that no other model reacts.
    pub fn only(self, models: &[u8]) -> Field {
        self.change(|battle| {
            for (at, model) in battle.models.iter_mut().enumerate() {
                if !models.contains(&(at as u8)) {
                    model.energy = 0;
                }
            }
        })
    }

    /// Changes anything.
    pub fn change(mut self, change: impl FnOnce(&mut Battle)) -> Field {
        change(&mut self.battle);
        self
    }

    /// Activates a model; the others of the round come after it.
    #[track_caller]
    pub fn activate(mut self, model: u8) -> Scene<Moonstone> {
        let seat = self.battle.models[usize::from(model)].owner;
        self.battle.active = Some(Active::new(ModelId(model), seat));
        self.battle.turn = Seat((seat.0 + 1) % self.game.seats());
        self.scene([Step::NextActivation, Step::EndActivation, Step::Act])
    }

    /// Begins with the given agenda; its last step runs first.
    #[track_caller]
    pub fn scene(mut self, agenda: impl IntoIterator<Item = Step>) -> Scene<Moonstone> {
        self.battle.agenda = agenda.into_iter().collect();
        Scene::at(&self.game, self.battle)
    }
}

/// A point in inches.
pub fn at(x: f64, y: f64) -> Point {
    let units = |inches: f64| (inches * 2540.0).round() as i32;
    Point::clamped(units(x), units(y))
}

/// The model as it is now.
pub fn now(scene: &Scene<Moonstone>, model: u8) -> &Model {
    &scene.now().models[usize::from(model)]
}

/// Hands from words such as `G2` and `C`.
#[track_caller]
pub fn card(word: &str) -> ArcanaCard {
    ArcanaCard::try_from(word.to_string()).unwrap_or_else(|wrong| panic!("{wrong}"))
}

#[track_caller]
pub fn manoeuvre(word: &str) -> Manoeuvre {
    Manoeuvre::read(word).unwrap_or_else(|| panic!("there is no melee card {word}"))
}

/// The rolls that draw these arcana cards in order from the full deck.
#[track_caller]
pub fn arcana(cards: &[&str]) -> Vec<u32> {
    let mut deck = Hand::DECK;
    let draw = |word: &&str| {
        let card = card(word);
        let before: u32 = ArcanaCard::all().take(card.index()).map(|card| u32::from(deck.of(card))).sum();
        assert!(deck.take(card), "there is no {word} left");
        before + 1
    };
    cards.iter().map(draw).collect()
}

/// The rolls that draw the hands of a melee from the full deck, the attacker's first.
#[track_caller]
pub fn melee(attacker: &[&str], defender: &[&str]) -> Vec<u32> {
    let mut deck = MeleeHand::DECK;
    let draw = |word: &&str| {
        let card = manoeuvre(word);
        assert!(deck.of(card) > 0, "there is no {word} left");
        let before: u32 = deck.0[..card.index()].iter().map(|count| u32::from(*count)).sum();
        deck.take(card);
        before + 1
    };
    attacker.iter().chain(defender).map(draw).collect()
}

pub fn attack(target: u8) -> Choice {
    Act::Attack { target: ModelId(target) }.into()
}

pub fn step() -> Choice {
    Act::Step.into()
}

pub fn jog() -> Choice {
    Act::Jog.into()
}

pub fn harvest(stone: u8) -> Choice {
    Act::Harvest { stone }.into()
}

pub fn end() -> Choice {
    Act::End.into()
}

/// Uses an ability of a character by its keys.
#[track_caller]
pub fn use_ability(character: &str, ability: &str) -> Choice {
    let content = Content::built_in();
    let id = content.find_character(character).unwrap_or_else(|| panic!("there is no character {character}"));
    let ability = content.character(id).find(ability).unwrap_or_else(|| panic!("there is no ability {ability}"));
    Act::Use { ability }.into()
}

pub fn target(model: u8) -> Choice {
    Pick::Model(ModelId(model)).into()
}

pub fn nobody() -> Choice {
    Pick::Nobody.into()
}

/// A way through points in inches; without points, the model stays.
pub fn way(points: &[(f64, f64)]) -> Choice {
    Way { points: points.iter().map(|(x, y)| at(*x, *y)).collect() }.into()
}

pub fn spot(x: f64, y: f64) -> Choice {
    Spot { at: at(x, y) }.into()
}

pub fn yes() -> Choice {
    Answer::Yes.into()
}

pub fn no() -> Choice {
    Answer::No.into()
}

/// Lays or names an arcana card.
#[track_caller]
pub fn lay(word: &str) -> Choice {
    card(word).into()
}

pub fn truth() -> Choice {
    Doubt::Truth.into()
}

pub fn bluff() -> Choice {
    Doubt::Bluff.into()
}

/// Plays a melee card.
#[track_caller]
pub fn play(word: &str) -> Choice {
    Laid { card: manoeuvre(word), second: None }.into()
}

#[track_caller]
pub fn follow(word: &str) -> Choice {
    Follow::Card(manoeuvre(word)).into()
}

pub fn finish(duplicates: u8, signature: bool) -> Choice {
    Finish { duplicates, signature }.into()
}

/// Answers no, nobody or stay for as long as players are asked whether to react or push their luck, or where to go.
#[track_caller]
pub fn decline(scene: &mut Scene<Moonstone>) {
    let declining = [no(), nobody(), way(&[])];
    while let Some((seat, choice)) = (0..4).find_map(|seat| {
        let asked = scene.running().asked(Seat(seat))?;
        let is_optional = !asked.options.iter().any(|option| matches!(option, Choice::Act(_) | Choice::Model(_)));
        let goes = matches!(asked.question, Question::Move { .. }).then(|| way(&[]));
        let choice = declining.iter().find(|choice| asked.options.contains(choice)).or(goes.as_ref())?;
        is_optional.then(|| (seat, choice.clone()))
    }) {
        scene.answer(seat, choice);
    }
}
