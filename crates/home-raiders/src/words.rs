//! How the game names things, and the few arguments of sentences that are not simply fields. The sentences are in
//! `texts/`; they are declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod abilities;
pub(crate) mod names;

use table::{Arg, Change, Phrase, Seat, Speaker, Spoken as _, Tally, Term as _, Words};

use crate::asked::{Marching, ShotStyle};
use crate::battle::{Battle, CharacterId, TroopId};
use crate::content::{Ability, Colour};
use crate::game::HomeRaiders;
use crate::look::Look;

/// A phrase in every language.
pub(crate) fn in_every(phrase: &Phrase) -> Words {
    HomeRaiders::texts().in_every(phrase)
}

/// The options allow more stars than possible, or none.
pub(crate) fn say_bad_stars(stars: u8) -> Phrase {
    Phrase::new("bad-stars").with("stars", stars).with("most", crate::team::MAX_STARS)
}

/// The options leave a faction without a team.
pub(crate) fn say_no_ready_team(faction: &Words, stars: u8) -> Phrase {
    Phrase::new("no-ready-team").with("faction", faction.clone()).with("stars", stars)
}

/// A ready-made team that the reader can lead.
pub(crate) fn name_ready_team(speaker: Speaker<'_, HomeRaiders>, team: u8) -> Phrase {
    let seat = speaker.view.viewer.unwrap_or(Seat(0));
    match speaker.game.faction(seat).teams.get(usize::from(team)) {
        Some(team) => Phrase::new("team").with("name", team.name.clone()).with("stars", team.stars),
        None => Phrase::new("muster-own"),
    }
}

/// HR-23: the enemies that strike at members of a troop that leave contact. HR-67.4: none if the troop steps back.
pub(crate) fn list_strikers(speaker: Speaker<'_, HomeRaiders>, troop: TroopId, why: Marching) -> Arg {
    say_strikers(speaker, |battle, who| why != Marching::Retreat && battle.troop_of(who) == troop)
}

pub(crate) fn list_strikers_at(speaker: Speaker<'_, HomeRaiders>, who: CharacterId) -> Arg {
    say_strikers(speaker, |_, leaver| leaver == who)
}

fn say_strikers(speaker: Speaker<'_, HomeRaiders>, leaves: impl Fn(&Battle, CharacterId) -> bool) -> Arg {
    let battle = speaker.view.laid_out(speaker.game);
    let look = Look { game: speaker.game, battle: &battle };
    let strikes = |enemy: &CharacterId| {
        let mut touched = look.enemies_in_contact(*enemy);
        touched.any(|who| leaves(&battle, who) && look.strikes_leaver(*enemy, who))
    };
    let strikers: Vec<CharacterId> = battle.everybody().filter(strikes).collect();
    if strikers.is_empty() { Arg::Case("none") } else { strikers.say(speaker) }
}

/// HR-41: whether a shot has no dice from that far. A barrage needs none (HR-63.9).
pub(crate) fn is_in_vain(speaker: Speaker<'_, HomeRaiders>, by: CharacterId, at: TroopId, style: ShotStyle) -> bool {
    let battle = speaker.view.laid_out(speaker.game);
    style != ShotStyle::Barrage
        && Look { game: speaker.game, battle: &battle }.has_dice_at(by, at, style) == Some(false)
}

/// HR-41: whether none of the troop that acts has dice for a target from that far.
pub(crate) fn are_all_in_vain(speaker: Speaker<'_, HomeRaiders>, at: TroopId) -> bool {
    let Some(turn) = speaker.view.turn else { return false };
    let battle = speaker.view.laid_out(speaker.game);
    let look = Look { game: speaker.game, battle: &battle };
    let shooters = || battle.members(turn.troop).filter(|by| look.can_shoot(*by));
    let mut found = shooters().filter_map(|by| look.has_dice_at(by, at, ShotStyle::Plain)).peekable();
    let needs_none = shooters().any(|by| look.has(by, Ability::Barrage));
    found.peek().is_some() && !needs_none && !found.any(|has_dice| has_dice)
}

/// HR-30: which numbers of a die stand for which of its faces.
pub(crate) fn list_faces(Speaker { game, .. }: Speaker<'_, HomeRaiders>, colour: Colour) -> Arg {
    let faces = game.faces(colour);
    let mut first = 1;
    let runs = faces.chunk_by(|one, other| one == other).map(|run| {
        let last = first + run.len() - 1;
        let to = if last == first { Arg::Case("none") } else { Arg::from(last) };
        let faces = Phrase::new("faces").with("from", first).with("to", to).with("face", run[0].word());
        first = last + 1;
        faces.into()
    });
    Arg::List(runs.collect())
}

pub(crate) fn change_wounds(who: CharacterId, before: u8, after: u8) -> Change {
    Change::new(who.id(), Tally::Wounds, before, after)
}
