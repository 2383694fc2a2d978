//! Questions, views and options as rows of numbers, the same length for all moments of a set-up.
//!
//! Everything comes from what a seat may see and from nothing else: its question, its view, the options it is offered.
//! So tables that look the same to a seat have the same numbers.

mod layout;
mod shape;

use catalog::{Agreed, AnyGame, AnyMatch, Flat, GameError, PlayerSpec};
pub use layout::Feature;
use layout::Node;
use shape::Shape;
use table::{Dice, FastDice, Lang, Rolls, Seat, Viewer};

/// Where everything that a seat may see has its number.
pub struct Layout {
    question: Node,
    view: Node,
    option: Node,
    /// What the numbers of an observation are: those of the question, then those of the view.
    pub observation: Vec<Feature>,
    /// What the numbers of an option are.
    pub options: Vec<Feature>,
    /// How many options an environment shows. More are left out.
    pub most_options: usize,
}

/// The games that tell how long lists get. The same ones everywhere, so that a set-up has one layout.
const SAMPLES: u64 = 8;
/// Of each of them.
const DECISIONS: usize = 600;
const SEED: u64 = 2026;
/// Questions on a table in inches have many more answers than anybody needs to see.
const MOST_OPTIONS: usize = 256;

impl Layout {
    pub fn of(game: &dyn AnyGame, agreed: &dyn Agreed, lang: Lang) -> Result<Layout, GameError> {
        let schemas = game.schemas();
        let mut samples = Samples {
            question: Shape::of_schema(&schemas.question),
            view: Shape::of_schema(&schemas.view),
            option: Shape::of_schema(&schemas.choice),
            most_options: 1,
        };
        for number in 0..SAMPLES {
            samples.play(agreed, SEED + number, lang)?;
        }
        let (mut observation, mut options) = (Vec::new(), Vec::new());
        let question = Node::of(&samples.question, "question", &mut observation);
        let view = Node::of(&samples.view, "view", &mut observation);
        let option = Node::of(&samples.option, "option", &mut options);
        let most_options = (samples.most_options + samples.most_options.div_ceil(4)).min(MOST_OPTIONS);
        Ok(Layout { question, view, option, observation, options, most_options })
    }

    /// What a seat sees, and its question if it has one.
    pub fn observe(&self, played: &dyn AnyMatch, seat: Seat, flat: &mut Flat, out: &mut [f32]) {
        out.fill(0.0);
        if played.lay_question(seat, flat) {
            self.question.write(flat.whole(), out);
        }
        played.view(Viewer::Seat(seat)).lay(flat);
        self.view.write(flat.whole(), out);
    }

    /// The options of a seat, one row each; rows without an option are zero.
    pub fn list_options(&self, played: &dyn AnyMatch, seat: Seat, flat: &mut Flat, out: &mut [f32]) {
        out.fill(0.0);
        for (index, row) in out.chunks_exact_mut(self.options.len().max(1)).enumerate() {
            if !played.lay_option(seat, index, flat) {
                return;
            }
            self.option.write(flat.whole(), row);
        }
    }
}

/// What was met so far.
struct Samples {
    question: Shape,
    view: Shape,
    option: Shape,
    most_options: usize,
}

impl Samples {
    /// Half of the games at random, half by habit: neither shows everything.
    fn play(&mut self, agreed: &dyn Agreed, seed: u64, lang: Lang) -> Result<(), GameError> {
        let (mut played, mut flat) = (agreed.begin(Rolls::Seeded(seed)), Flat::default());
        let (habit, mut dice) = (PlayerSpec { name: "habit".into(), budget: None }, FastDice::new(seed));
        for _ in 0..DECISIONS {
            let Some((seat, count)) = played.first_asked() else { break };
            if played.lay_question(seat, &mut flat) {
                self.question.meet(flat.whole());
            }
            played.view(Viewer::Seat(seat)).lay(&mut flat);
            self.view.meet(flat.whole());
            for index in 0..count {
                played.lay_option(seat, index, &mut flat);
                self.option.meet(flat.whole());
            }
            self.most_options = self.most_options.max(count);
            let index = match seed % 2 {
                0 => dice.roll(count as u32) as usize - 1,
                _ => played.pick(seat, &habit, seed, lang)?,
            };
            played.choose(seat, index, lang)?;
        }
        Ok(())
    }
}
