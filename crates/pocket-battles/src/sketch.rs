//! The battlefield for a terminal.
use table::Sketch;
use crate::view::View;
pub(crate) fn sketch(_view: &View) -> Sketch { Sketch::default() }
