//! How the game names things, and the few arguments of sentences that are not simply fields of what is said. The
//! sentences are in `texts/`; what is said is declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod abilities;
pub(crate) mod names;

use table::{Arg, Change, Phrase, Seat, Speaker, Spoken as _, Tally, Term as _, Words};

use crate::asked::Marching;
use crate::battle::{Battle, CharacterId, TroopId};
use crate::game::HomeRaiders;
use crate::look::Look;

/// A phrase in every language.
pub(crate) fn in_every(phrase: &Phrase) -> Words {
    HomeRaiders::texts().in_every(phrase)
}

/// Options ask for more stars than anybody has, or none.
pub(crate) fn say_bad_stars(stars: u8) -> Phrase {
    Phrase::new("bad-stars").with("stars", stars).with("most", crate::team::MOST_STARS)
}

/// Options leave a faction without a team.
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

/// HR-23: those who strike at members of a troop that leave contact. HR-67.4: nobody does when they step back.
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

pub(crate) fn change_wounds(who: CharacterId, before: u8, after: u8) -> Change {
    Change::new(who.id(), Tally::Wounds, before, after)
}
