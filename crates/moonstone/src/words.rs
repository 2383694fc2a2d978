//! How the game names things, and the few arguments of sentences that are not simply fields of what is said. The
//! sentences are in `texts/`; what is said is declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod names;
pub(crate) mod places;

use table::{Arg, Speaker, Term};

use crate::content::Troupe;
use crate::game::Moonstone;
use names::unknown;

fn find_troupe<'v>(speaker: Speaker<'v, Moonstone>, place: u8) -> Option<&'v Troupe> {
    speaker.game.content().troupes().get(usize::from(place))
}

pub(crate) fn name_troupe(speaker: Speaker<'_, Moonstone>, place: u8) -> Arg {
    find_troupe(speaker, place).map_or_else(unknown, |troupe| troupe.name.clone().into())
}

/// Those of a ready-made troupe who come along.
pub(crate) fn list_members(speaker: Speaker<'_, Moonstone>, place: u8) -> Vec<Arg> {
    let members = find_troupe(speaker, place).into_iter().flat_map(|troupe| &troupe.characters);
    members.take(usize::from(speaker.game.troupe_size())).map(|member| member.say(speaker)).collect()
}

/// How a ready-made troupe plays, if the file says so.
pub(crate) fn describe_troupe(speaker: Speaker<'_, Moonstone>, place: u8) -> Arg {
    find_troupe(speaker, place).and_then(|troupe| troupe.text.clone()).say(speaker)
}

/// How far the model that acts can jog, in units.
pub(crate) fn jog_of_active(speaker: Speaker<'_, Moonstone>) -> i32 {
    let active = speaker.view.active.and_then(|model| speaker.view.models.get(model.index()));
    active.map_or(0, |model| model.jog)
}
