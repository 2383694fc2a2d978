//! The map for a terminal.
use crate::game::HomeRaiders;
use crate::view::View;
use table::Sketch;
pub(crate) fn sketch(_game: &HomeRaiders, _view: &View) -> Sketch {
    Sketch::default()
}
