//! How the game names things, and the few arguments of sentences that are not simply fields. The sentences are in
//! `texts/`; they are declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod names;
pub(crate) mod places;

use table::{Arg, Speaker, Term};

use crate::battle::Action;
use crate::content::Troupe;
use crate::game::Moonstone;
use crate::look::Look;
use names::unknown;

fn find_troupe<'v>(speaker: Speaker<'v, Moonstone>, place: u8) -> Option<&'v Troupe> {
    speaker.game.content().troupes().get(usize::from(place))
}

pub(crate) fn name_troupe(speaker: Speaker<'_, Moonstone>, place: u8) -> Arg {
    find_troupe(speaker, place).map_or_else(unknown, |troupe| troupe.name.clone().into())
}

/// The members of a ready-made troupe in this game.
pub(crate) fn list_members(speaker: Speaker<'_, Moonstone>, place: u8) -> Vec<Arg> {
    let members = find_troupe(speaker, place).into_iter().flat_map(|troupe| &troupe.characters);
    members.take(usize::from(speaker.game.troupe_size())).map(|member| member.say(speaker)).collect()
}

/// How a ready-made troupe plays, if the file says so.
pub(crate) fn describe_troupe(speaker: Speaker<'_, Moonstone>, place: u8) -> Arg {
    find_troupe(speaker, place).and_then(|troupe| troupe.text.clone()).say(speaker)
}

/// The jog of the acting model, in units, including an agenda that only its player knows.
pub(crate) fn jog_of_active(Speaker { game, view }: Speaker<'_, Moonstone>) -> i32 {
    let battle = view.laid_out(game);
    view.active.map_or(0, |model| Look { game, battle: &battle }.jog(model))
}

/// What an action costs the acting model; 0 if it is commanded.
pub(crate) fn cost_of(Speaker { game, view }: Speaker<'_, Moonstone>, action: Action) -> u8 {
    let battle = view.laid_out(game);
    let is_known = action.target().is_none_or(|target| target.index() < view.models.len());
    let acting = view.active.filter(|_| !view.is_commanded && is_known);
    acting.map_or(0, |model| Look { game, battle: &battle }.cost(model, action))
}

/// The reader's own event.
pub(crate) fn own_fate(speaker: Speaker<'_, Moonstone>) -> Arg {
    let own = speaker.view.viewer.and_then(|seat| speaker.view.players.get(seat.index()));
    own.and_then(|player| player.fate).say(speaker)
}
