//! Rooms without a network, with a simulated clock.

#[path = "../../../catalog/tests/it/bells.rs"]
mod bells;

mod common_windows;
mod rooms;

use crate::rows::Found;
use crate::setup::Setup;

/// A stored match with nothing but its agreement.
fn not_begun(setup: &Setup, secret: [u8; 32]) -> Found {
    Found { secret, ..setup.new_match(Vec::new(), 0).found }
}
