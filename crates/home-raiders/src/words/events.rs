//! Events in words.

use table::{Arg, Phrase};

use super::names::{Names, ability, colour_key, length, mission, site};
use super::roll_key;
use crate::content::{Deployment, Face};
use crate::told::Event;

pub(super) fn say_event(names: Names<'_>, event: &Event) -> Phrase {
    let who = |key: &'static str, who| Phrase::new(key).with("who", names.character(who));
    let troop = |key: &'static str, troop| Phrase::new(key).with("troop", names.troop(troop));
    let name = |who| names.character(who);
    match event {
        Event::TeamsMustered => Phrase::new("event-teams-mustered"),
        Event::NemesisChosen { who: it, enemy } => who("event-nemesis", *it).with("at", name(*enemy)),
        Event::DeploymentRolled { deployment, first } => {
            let key = match deployment {
                Deployment::DirectConfrontation => "direct",
                Deployment::CleverStrategy => "clever",
            };
            names.with_side(Phrase::new("event-deployment").with("deployment", key), *first)
        }
        Event::PortalPlaced { seat, site: at } => {
            let object = names.object(names.game.portal_object(*seat));
            Phrase::new("event-portal").with("object", object).with("site", site(*at))
        }
        Event::Joined { who: it, troop } => who("event-joined", *it).with("troop", names.troop(*troop)),
        Event::Deployed { troop: it } => troop("event-deployed", *it),
        Event::MissionRolled { mission: it } => Phrase::new("event-mission").with("mission", mission(*it)),
        Event::MarkerPlaced { marker, at, .. } => {
            Phrase::new("event-marker").with("marker", *marker + 1).with("place", names.place(*at))
        }
        Event::RoundBegan { round } => Phrase::new("event-round").with("round", *round),
        Event::BeadDrawn { seat } => names.with_side(Phrase::new("event-bead"), *seat),
        Event::Skipped { seat } => names.with_side(Phrase::new("event-skipped"), *seat),
        Event::Activated { troop: it } => troop("event-activated", *it),
        Event::StoodUp { troop: it } => troop("event-stood-up", *it),
        Event::WentToGround { troop: it } => troop("event-went-to-ground", *it),
        Event::Moved { who: it, to, .. } => who("event-moved", *it).with("place", names.place(*to)),
        Event::BrokeAway { who: it, from } => who("event-broke-away", *it).with("at", name(*from)),
        Event::Fell { who: it, depth } => who("event-fell", *it).with("depth", length(*depth)),
        Event::Shoved { who: it, by, to } => {
            who("event-shoved", *it).with("by", name(*by)).with("place", names.place(*to))
        }
        Event::Pushed { by, object } => who("event-pushed", *by).with("object", names.object(*object)),
        Event::Carried { who: it, by } => who("event-carried", *it).with("by", name(*by)),
        Event::Teleported { who: it } => who("event-teleported", *it),
        Event::Swapped { who: it, with } => who("event-swapped", *it).with("with", name(*with)),
        Event::Left { who: it } => who("event-left", *it),
        Event::Parted { troop: it } => troop("event-parted", *it),
        Event::Attacked { by, at, ranged } => {
            who(if *ranged { "event-shot" } else { "event-struck" }, *by).with("at", name(*at))
        }
        Event::Rolled { who: it, why, dice, successes } => who("event-rolled", *it)
            .with("why", roll_key(*why))
            .with("dice", say_dice(dice))
            .with("successes", *successes),
        Event::Guarded { by, of } => who("event-guarded", *by).with("at", name(*of)),
        Event::Rerolled { who: it, colour } => who("event-rerolled", *it).with("colour", colour_key(*colour)),
        Event::SecondRollTaken { who: it } => who("event-second-roll", *it),
        Event::Defended { who: it } => who("event-defended", *it),
        Event::ShotSplit { by, other } => who("event-split", *by).with("at", name(*other)),
        Event::Exploded { by } => who("event-exploded", *by),
        Event::Redirected { by, at } => who("event-redirected", *by).with("at", name(*at)),
        Event::ShotsLost { troop: it } => troop("event-shots-lost", *it),
        Event::Wounded { who: it, wounds } => who("event-wounded", *it).with("wounds", *wounds),
        Event::WoundPassed { from, to } => who("event-wound-passed", *from).with("to", name(*to)),
        Event::Healed { who: it } => who("event-healed", *it),
        Event::Vanished { who: it } => who("event-vanished", *it),
        Event::Challenged { by, at, ability: it } => {
            who("event-challenged", *by).with("at", name(*at)).with("ability", ability(*it))
        }
        Event::ChallengeWon { by } => who("event-challenge-won", *by),
        Event::ChallengeLost { by } => who("event-challenge-lost", *by),
        Event::AbilityLost { who: it, ability: lost } => who("event-ability-lost", *it).with("ability", ability(*lost)),
        Event::Grabbed { who: it } => who("event-grabbed", *it),
        Event::Used { who: it, ability: used } => who("event-used", *it).with("ability", ability(*used)),
        Event::MarkerHeld { by, marker } => who("event-marker-held", *by).with("marker", *marker + 1),
        Event::MarkerLost { marker } => Phrase::new("event-marker-lost").with("marker", *marker + 1),
        Event::RoundEnded { round } => Phrase::new("event-round-ended").with("round", *round),
        Event::Ended { score } => Phrase::new("event-ended").with("first", score[0]).with("second", score[1]),
    }
}

fn say_dice(dice: &[(crate::content::Colour, Face)]) -> Arg {
    if dice.is_empty() {
        return Phrase::new("no-dice").into();
    }
    let die = |(colour, face): &(crate::content::Colour, Face)| {
        let face = match face {
            Face::Blank => "blank",
            Face::Success => "success",
            Face::Critical => "critical",
        };
        Arg::from(Phrase::new("die").with("colour", colour_key(*colour)).with("face", face))
    };
    Arg::List(dice.iter().map(die).collect())
}
