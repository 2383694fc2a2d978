//! Everything the game says.
use crate::game::HomeRaiders;
use crate::view::View;
use table::{Phrase, Saying, Words};
pub(crate) fn say(_game: &HomeRaiders, _view: &View, _what: Saying<'_, HomeRaiders>) -> Phrase {
    Phrase::new("game-name")
}
pub(crate) fn say_bad_stars(_stars: u8) -> Phrase {
    Phrase::new("bad-stars")
}
pub(crate) fn say_unknown<'a>(key: &'static str, _name: &str, _known: impl Iterator<Item = &'a str>) -> Phrase {
    Phrase::new(key)
}
pub(crate) fn say_no_ready_team(_name: &Words, _stars: u8) -> Phrase {
    Phrase::new("no-ready-team")
}
