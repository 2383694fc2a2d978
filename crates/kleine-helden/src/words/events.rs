//! What happened.

mod sums;

use table::Phrase;

use super::choices::{origin_key, say_mix};
use super::names::Names;
use super::printed::say_figures;
use crate::battle::{Defence, Ended, How, Means, Side};
use crate::told::{Event, Who};
use sums::say_sum;

pub(super) fn say_event(names: Names<'_>, event: &Event) -> Phrase {
    let side_does = |key: &'static str, side: Side| names.with_side(Phrase::new(key), side);
    let somebody = |key: &'static str, who: Who| Phrase::new(key).with("unit", names.who(who));
    match *event {
        Event::FirstRolled { side } => side_does("event-first-rolled", side),
        Event::HeroDrawn { side, hero } => side_does("event-hero-drawn", side).with("hero", names.hero(hero)),
        Event::Drew { side, mix } => side_does("event-drew", side).with("mix", say_mix(mix)),
        Event::SawDrawn { ref cards, .. } => {
            Phrase::new("event-saw-drawn").with("cards", names.cards(cards.iter().copied()))
        }
        Event::PileRefilled { mix } => Phrase::new("event-pile-refilled").with("mix", say_mix(mix)),
        Event::Redrew { side, ref cards } => {
            side_does("event-redrew", side).with("cards", names.cards(cards.iter().copied()))
        }
        Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
        Event::TurnBegan { side } => side_does("event-turn-began", side),
        Event::TurnEnded { side } => side_does("event-turn-ended", side),

        Event::Equipped { unit, card } => somebody("event-equipped", unit).with("card", names.card(card)),
        Event::TakenBack { unit, card } => somebody("event-taken-back", unit).with("card", names.card(card)),
        Event::Moved { card, from, to } => {
            somebody("event-moved", from).with("to", names.who(to)).with("card", names.card(card))
        }
        Event::Forwent { unit } => somebody("event-forwent", unit),
        Event::ActionLost { unit } => somebody("event-action-lost", unit),

        Event::Attacked { by, means, at } => say_attack(names, by, means, at),
        Event::ProtectionOffered { by, at } => somebody("event-protection-offered", by).with("at", names.who(at)),
        Event::Protected { by, at } => somebody("event-protected", by).with("at", names.who(at)),
        Event::Defended { unit, defence } => say_defence(names, unit, defence),
        Event::Declared { side, card } => {
            side_does("event-declared", side).with("card", names.card(card)).with("text", names.text(card))
        }
        Event::Backed { card, unit } => somebody("event-backed", unit).with("card", names.card(card)),
        Event::Compared { by, at, ref attack, ref defence, hits } => {
            let phrase = somebody("event-compared", by).with("at", names.who(at));
            let phrase = phrase.with("attack", say_sum(names, attack)).with("defence", say_sum(names, defence));
            phrase.with("hits", yes_or_no(hits))
        }
        Event::HitByItself { by, at, ref attack } => {
            let phrase = somebody("event-hit-by-itself", by).with("at", names.who(at));
            phrase.with("attack", say_sum(names, attack))
        }
        Event::WardedOff { at } => somebody("event-warded-off", at),
        Event::Hit { at, ref parts, damage } => {
            somebody("event-hit", at).with("damage", damage).with("sum", say_sum(names, parts))
        }
        Event::Foiled { by } => somebody("event-foiled", by),
        Event::Diverted { from, to } => somebody("event-diverted", from).with("to", names.who(to)),
        Event::Reflected { by, at, damage } => {
            somebody("event-reflected", by).with("at", names.who(at)).with("damage", damage)
        }
        Event::Countered { by, at, damage } => {
            somebody("event-countered", by).with("at", names.who(at)).with("damage", damage)
        }

        Event::Lost { at, life } => somebody("event-lost", at).with("life", life),
        Event::Healed { at, life } => somebody("event-healed", at).with("life", life),
        Event::Stunned { at } => somebody("event-stunned", at),
        Event::ActsAgain { unit } => somebody("event-acts-again", unit),
        Event::Killed { at } => somebody("event-killed", at),
        Event::Looted { side, card, from } => {
            side_does("event-looted", side).with("card", names.card(card)).with("unit", names.who(from))
        }
        Event::Eliminated { side } => side_does("event-eliminated", side),
        Event::HandDiscarded { side, ref cards } => {
            side_does("event-hand-discarded", side).with("cards", names.cards(cards.iter().copied()))
        }

        Event::Cast { by, card, origin } => {
            somebody("event-cast", by).with("card", names.card(card)).with("origin", origin_key(origin))
        }
        Event::CastRolled { by, card, ref parts, target, works } => {
            let phrase = somebody("event-cast-rolled", by).with("card", names.card(card)).with("target", target);
            phrase.with("sum", say_sum(names, parts)).with("works", yes_or_no(works))
        }
        Event::SpellCountered { card } => Phrase::new("event-spell-countered").with("card", names.card(card)),
        Event::Summoned { by, creature } => somebody("event-summoned", by).with("creature", names.who(creature)),
        Event::ReturnedToBook { card, unit } => somebody("event-returned-to-book", unit).with("card", names.card(card)),
        Event::DemonLaid { side, on, card } => {
            side_does("event-demon-laid", side).with("card", names.card(card)).with("on", names.group(on))
        }
        Event::DemonGone { side, card } => {
            Phrase::new("event-demon-gone").with("card", names.card(card)).with("group", names.group(side))
        }
        Event::Charmed { unit, card, figures } => {
            somebody("event-charmed", unit).with("card", names.card(card)).with("figures", say_figures(figures))
        }

        Event::EventPlayed { side, card } => {
            side_does("event-event-played", side).with("card", names.card(card)).with("text", names.text(card))
        }
        Event::NpcPlayed { side, card } => {
            side_does("event-npc-played", side).with("card", names.card(card)).with("text", names.text(card))
        }
        Event::NpcGone { side, card } => {
            Phrase::new("event-npc-gone").with("card", names.card(card)).with("group", names.group(side))
        }
        Event::LoyaltyRolled { card, die, stays, .. } => {
            let phrase = Phrase::new("event-loyalty-rolled").with("card", names.card(card)).with("die", die);
            phrase.with("stays", yes_or_no(stays))
        }
        Event::PowerUsed { side, card } => {
            side_does("event-power-used", side).with("card", names.card(card)).with("text", names.text(card))
        }
        Event::CameToNothing { card } => Phrase::new("event-came-to-nothing").with("card", names.card(card)),

        Event::Discarded { side, ref cards } => {
            side_does("event-discarded", side).with("cards", names.cards(cards.iter().copied()))
        }
        Event::Broken { unit, card } => somebody("event-broken", unit).with("card", names.card(card)),
        Event::Stolen { by, from, card } => {
            side_does("event-stolen", by).with("card", names.card(card)).with("from", names.group(from))
        }
        Event::Taken { side, card } => side_does("event-taken", side).with("card", names.card(card)),
        Event::Traded { side } => side_does("event-traded", side),
        Event::Bought { side, hero } => side_does("event-bought", side).with("hero", names.hero(hero)),
        Event::DemonPassed { from, to, card } => {
            let phrase = Phrase::new("event-demon-passed").with("card", names.card(card));
            phrase.with("from", names.group(from)).with("to", names.group(to))
        }
        Event::NpcLured { from, to, card } => {
            let phrase = Phrase::new("event-npc-lured").with("card", names.card(card));
            phrase.with("from", names.group(from)).with("to", names.group(to))
        }
        Event::Refreshed { side } => side_does("event-refreshed", side),
        Event::Burdened { side, card } => {
            Phrase::new("event-burdened").with("card", names.card(card)).with("group", names.group(side))
        }

        Event::WardKilled { side } => {
            Phrase::new("event-ward-killed").with("ward", names.thing()).with("group", names.group(side))
        }
        Event::MonsterCame { monster } => somebody("event-monster-came", monster),
        Event::MonsterActed { monster, die } => {
            somebody("event-monster-acted", monster).with("die", die).with("habit", names.habit(die))
        }
        Event::Searched { unit, die, found } => {
            let phrase = somebody("event-searched", unit).with("die", die).with("found", yes_or_no(found));
            phrase.with("thing", names.thing())
        }
        Event::TreasureTaken { unit, treasures } => {
            somebody("event-treasure-taken", unit).with("treasures", treasures).with("thing", names.thing())
        }
        Event::TreasuresLost { treasures } => {
            Phrase::new("event-treasures-lost").with("treasures", treasures).with("thing", names.thing())
        }

        Event::BrokenOff { round } => Phrase::new("event-broken-off").with("round", round),
        Event::Ended { how } => Phrase::new(say_end(how)),
    }
}

fn say_attack(names: Names<'_>, by: Who, means: Means, at: Who) -> Phrase {
    let how = match means.how() {
        How::Melee => "melee",
        How::Ranged => "ranged",
        How::Magical => "magical",
    };
    let phrase = Phrase::new("event-attacked").with("unit", names.who(by)).with("at", names.who(at));
    phrase.with("how", how).with("means", names.means(means))
}

fn say_defence(names: Names<'_>, unit: Who, defence: Defence) -> Phrase {
    let phrase = |key: &'static str| Phrase::new(key).with("unit", names.who(unit));
    match defence {
        Defence::None => phrase("event-waived"),
        Defence::Dodge => phrase("event-dodged"),
        Defence::Parry { card, grip } => phrase("event-parried").with("item", names.held(card, grip)),
        Defence::Spell { card, origin } => {
            phrase("event-defence-spell").with("card", names.card(card)).with("origin", origin_key(origin))
        }
    }
}

fn say_end(how: Ended) -> &'static str {
    match how {
        Ended::LastGroup => "outcome-last-group",
        Ended::NobodyLeft => "outcome-nobody-left",
        Ended::BrokenOff => "outcome-broken-off",
        Ended::Slain => "outcome-slain",
        Ended::HeldOut => "outcome-held-out",
        Ended::Defeated => "outcome-defeated",
        Ended::Treasure => "outcome-treasure",
    }
}

fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
