mod dice;
pub use dice::{Dice, FastDice, SeededDice, shuffle};
