//! Everything the game says, as phrases.
use table::{Phrase, Saying};
use crate::army::Fault;
use crate::asked::Choice;
use crate::game::PocketBattles;
use crate::view::View;
pub(crate) fn say(_view: &View, _what: Saying<'_, PocketBattles>) -> Phrase { Phrase::new("x") }
pub(crate) fn say_fault(_fault: &Fault) -> Phrase { Phrase::new("x") }
pub(crate) fn say_unknown_army<'a>(_key: &str, _known: impl Iterator<Item = &'a str>) -> Phrase { Phrase::new("x") }
pub(crate) fn touches(_choice: &Choice) -> Vec<String> { Vec::new() }
