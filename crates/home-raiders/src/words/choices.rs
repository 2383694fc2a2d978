//! Choices in words.

use table::{Arg, Phrase};

use super::names::{Names, ability, colour_key, site};
use crate::asked::{
    Act, Aside, BlowStyle, Choice, Decide, Deploy, GeneralAct, Goal, LastAttack, March, MindAct, Muster, Pick,
    PickTroop, Post, Reroll, ShotStyle, Split, Spot,
};

pub(super) fn say_choice(names: Names<'_>, choice: &Choice) -> Phrase {
    match choice {
        Choice::Muster(muster) => say_muster(names, muster),
        Choice::Pick(Pick::Nobody) => Phrase::new("choice-nobody"),
        Choice::Pick(Pick::Who { who }) => Phrase::new("choice-who").with("who", names.character(*who)),
        Choice::Troop(PickTroop::None) => Phrase::new("choice-no-troop"),
        Choice::Troop(PickTroop::Troop { troop }) => Phrase::new("choice-who").with("who", names.troop(*troop)),
        Choice::Portal(portal) => Phrase::new("choice-portal").with("site", site(portal.site)),
        Choice::Deploy(Deploy::Plan { troop, post }) => {
            Phrase::new("choice-deploy").with("troop", names.troop(*troop)).with("post", post_key(*post))
        }
        Choice::Deploy(Deploy::Places { troop, .. }) => {
            Phrase::new("choice-deploy-places").with("troop", names.troop(*troop))
        }
        Choice::Spot(Spot::Nowhere) => Phrase::new("choice-nowhere"),
        Choice::Spot(Spot::At { at }) => Phrase::new("choice-spot").with("place", names.place(*at)),
        Choice::Act(act) => say_act(names, act),
        Choice::Aside(aside) => say_aside(names, aside),
        Choice::March(March::Towards(goal)) => say_goal(names, goal),
        Choice::March(March::Ways { ways, leaves }) => {
            let phrase = Phrase::new(if leaves.is_some() { "choice-ways-leaving" } else { "choice-ways" });
            phrase.with("who", names.characters(ways.iter().map(|way| way.who)))
        }
        Choice::Push(push) => Phrase::new("choice-push")
            .with("who", names.character(push.by))
            .with("object", names.object(push.object))
            .with("place", names.place(push.to)),
        Choice::Blow(blow) => Phrase::new(match blow.style {
            BlowStyle::Plain => "choice-blow",
            BlowStyle::Unexpected => "choice-blow-unexpected",
            BlowStyle::Frenzy => "choice-blow-frenzy",
        })
        .with("who", names.character(blow.by))
        .with("at", names.character(blow.at)),
        Choice::Shot(shot) => {
            Phrase::new(shot_key(shot.style)).with("who", names.character(shot.by)).with("at", names.troop(shot.at))
        }
        Choice::Decide(Decide::Yes) => Phrase::new("choice-yes"),
        Choice::Decide(Decide::No) => Phrase::new("choice-no"),
        Choice::Reroll(Reroll::Keep) => Phrase::new("choice-keep"),
        Choice::Reroll(Reroll::Set { colour }) => Phrase::new("choice-reroll").with("colour", colour_key(*colour)),
        Choice::Split(Split::Whole) => Phrase::new("choice-whole"),
        Choice::Split(Split::With { other, successes }) => {
            Phrase::new("choice-split").with("who", names.character(*other)).with("successes", *successes)
        }
        Choice::LastAttack(LastAttack::None) => Phrase::new("choice-nobody"),
        Choice::LastAttack(LastAttack::Melee { at }) => Phrase::new("choice-strike").with("at", names.character(*at)),
        Choice::LastAttack(LastAttack::Shoot { at }) => Phrase::new("choice-shoot").with("at", names.troop(*at)),
        Choice::Ability(pick) => Phrase::new("choice-ability").with("ability", ability(pick.ability)),
        Choice::Part(part) => Phrase::new("choice-part").with("who", names.characters(part.leaving.iter().copied())),
    }
}

fn say_muster(names: Names<'_>, muster: &Muster) -> Phrase {
    match muster {
        Muster::Ready { team } => {
            let seat = names.view.viewer.unwrap_or(table::Seat(0));
            let team = names.game.faction(seat).teams.get(usize::from(*team));
            match team {
                Some(team) => Phrase::new("choice-team").with("name", team.name.clone()).with("stars", team.stars),
                None => Phrase::new("choice-own-team"),
            }
        }
        Muster::Own(_) => Phrase::new("choice-own-team"),
    }
}

fn post_key(post: Post) -> &'static str {
    match post {
        Post::Front => "front",
        Post::Left => "left",
        Post::Right => "right",
        Post::Back => "back",
    }
}

fn shot_key(style: ShotStyle) -> &'static str {
    match style {
        ShotStyle::Plain => "choice-shot",
        ShotStyle::SteadyAim => "choice-shot-steady",
        ShotStyle::Explosion => "choice-shot-explosion",
        ShotStyle::Lightning => "choice-shot-lightning",
        ShotStyle::Lob => "choice-shot-lob",
        ShotStyle::FullHit => "choice-shot-full-hit",
        ShotStyle::Barrage => "choice-shot-barrage",
    }
}

fn say_act(names: Names<'_>, act: &Act) -> Phrase {
    match act {
        Act::Move => Phrase::new("choice-move"),
        Act::RunningFire => Phrase::new("choice-running-fire"),
        Act::Push => Phrase::new("choice-push-object"),
        Act::Melee => Phrase::new("choice-melee"),
        Act::Shoot { at } => Phrase::new("choice-shoot").with("at", names.troop(*at)),
        Act::ShootWithBoth { at } => Phrase::new("choice-shoot-with-both").with("at", names.troop(*at)),
        Act::Mind(act) => say_mind(names, act),
        Act::General(act) => say_general(names, act),
        Act::Wait => Phrase::new("choice-wait"),
        Act::Zeal => Phrase::new("choice-zeal"),
        Act::StandUp => Phrase::new("choice-stand-up"),
        Act::Done => Phrase::new("choice-done"),
    }
}

fn say_aside(names: Names<'_>, aside: &Aside) -> Phrase {
    match aside {
        Aside::Along => Phrase::new("choice-along"),
        Aside::Nothing => Phrase::new("choice-nothing"),
        Aside::Move => Phrase::new("choice-move"),
        Aside::Melee => Phrase::new("choice-melee"),
        Aside::Shoot { at } => Phrase::new("choice-shoot").with("at", names.troop(*at)),
        Aside::Mind(act) => say_mind(names, act),
        Aside::General(act) => say_general(names, act),
    }
}

fn say_mind(names: Names<'_>, act: &MindAct) -> Phrase {
    Phrase::new("choice-mind")
        .with("who", names.character(act.by))
        .with("ability", ability(act.ability))
        .with("at", names.character(act.at))
}

fn say_general(names: Names<'_>, act: &GeneralAct) -> Phrase {
    match act {
        GeneralAct::Control { by, marker } => {
            Phrase::new("choice-control").with("who", names.character(*by)).with("marker", *marker + 1)
        }
        GeneralAct::Teleport { by } => Phrase::new("choice-teleport").with("who", names.character(*by)),
        GeneralAct::Grab { by, at } => {
            Phrase::new("choice-grab").with("who", names.character(*by)).with("at", names.character(*at))
        }
        GeneralAct::BattleGroup => Phrase::new("choice-battle-group"),
        GeneralAct::Heal { by, who } => {
            Phrase::new("choice-heal").with("who", names.character(*by)).with("at", names.character(*who))
        }
    }
}

fn say_goal(names: Names<'_>, goal: &Goal) -> Phrase {
    let to = |key: &'static str, to: Arg| Phrase::new(key).with("to", to);
    match goal {
        Goal::Stay => Phrase::new("choice-stay"),
        Goal::Enemy { who } => to("choice-towards", names.character(*who).into()),
        Goal::Portal { of } => to("choice-towards", names.object(names.game.portal_object(*of)).into()),
        Goal::Marker { marker } => Phrase::new("choice-towards-marker").with("marker", *marker + 1),
        Goal::Onto { object } => to("choice-onto", names.object(*object).into()),
        Goal::Behind { object } => to("choice-behind", names.object(*object).into()),
        Goal::Away => Phrase::new("choice-away"),
        Goal::Together => Phrase::new("choice-together"),
        Goal::Point { at } => to("choice-towards", names.place(*at).into()),
    }
}
