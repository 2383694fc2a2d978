//! Events.

use table::{Arg, Phrase, Seat};

use super::Speaker;
use super::names::{agenda, arcana, damage, edge, faction, fate, manoeuvre, mark, place, stat};
use super::questions::how_word;
use crate::asked::Picked;
use crate::battle::ModelId;
use crate::told::Event;

impl Speaker<'_> {
    pub fn event(self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("player", self.player(seat));
        let of = |key: &'static str, model: ModelId| Phrase::new(key).with("model", self.model(model));
        match event {
            Event::FactionChosen { seat, faction: it } => by("event-faction", *seat).with("faction", faction(*it)),
            Event::Drafted { seat, character } => {
                by("event-drafted", *seat).with("character", self.character(*character))
            }
            Event::StonesDropped { count } => Phrase::new("event-stones-dropped").with("count", *count),
            Event::Redropped { seat } => by("event-redropped", *seat),
            Event::CardPicked { seat, agenda } => {
                by("event-card-picked", *seat).with("kind", if *agenda { "agenda" } else { "fate" })
            }
            Event::CardTaken { seat: _, card: Picked::Fate(it) } => {
                Phrase::new("event-fate-taken").with("fate", fate(*it))
            }
            Event::CardTaken { seat: _, card: Picked::Agenda(it) } => {
                Phrase::new("event-agenda-taken").with("agenda", agenda(*it))
            }
            Event::Rolled { seat, value } => by("event-rolled", *seat).with("value", *value),
            Event::EdgeChosen { seat, edge: it } => by("event-edge", *seat).with("edge", edge(*it)),
            Event::InitiativeTaken { seat } => by("event-initiative", *seat),
            Event::Deployed { model, at } => of("event-deployed", *model).with("place", place(*at)),
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", *round),
            Event::Began { seat } => by("event-began", *seat),
            Event::Activated { model } => of("event-activated", *model),
            Event::Moved { model, how, to } => {
                of("event-moved", *model).with("how", how_word(*how)).with("place", place(*to))
            }
            Event::Pushed { model, to } => of("event-pushed", *model).with("place", place(*to)),
            Event::Placed { model, to } => of("event-placed", *model).with("place", place(*to)),
            Event::Swapped { one, other } => of("event-swapped", *one).with("other", self.model(*other)),
            Event::Harvested { model, depth } => of("event-harvested", *model).with("depth", *depth),
            Event::StoneTaken { model } => of("event-stone-taken", *model),
            Event::StoneStolen { model, from } => of("event-stone-stolen", *model).with("from", self.model(*from)),
            Event::StonesLaid { model, count } => of("event-stones-laid", *model).with("count", *count),
            Event::DepthSet { depth } => Phrase::new("event-depth-set").with("depth", *depth),
            Event::AbilityUsed { model, ability, at: None } => {
                of("event-ability-used", *model).with("ability", self.ability(*model, *ability))
            }
            Event::AbilityUsed { model, ability, at: Some(at) } => of("event-ability-used-at", *model)
                .with("ability", self.ability(*model, *ability))
                .with("target", self.model(*at)),
            Event::Hesitated { model } => of("event-hesitated", *model),
            Event::FateUsed { seat, fate: it } => by("event-fate-used", *seat).with("fate", fate(*it)),
            Event::AgendaShown { seat, agenda: it } => by("event-agenda-shown", *seat).with("agenda", agenda(*it)),
            Event::CardFlipped { card } => Phrase::new("event-card-flipped").with("card", arcana(*card)),
            Event::HandsDrawn { cards, resister, resisting } => {
                by("event-hands-drawn", *resister).with("cards", *cards).with("resisting", *resisting)
            }
            Event::ArcanaSeen { cards } => {
                let cards: Vec<Arg> = cards.iter().map(|card| arcana(*card)).collect();
                Phrase::new("event-cards-seen").with("cards", Arg::List(cards))
            }
            Event::CardNamed { seat, card, is_open: false } => {
                by("event-card-named", *seat).with("card", arcana(*card))
            }
            Event::CardNamed { seat, card, is_open: true } => by("event-card-open", *seat).with("card", arcana(*card)),
            Event::Believed { seat } => by("event-believed", *seat),
            Event::Doubted { seat, laid, is_lie } => {
                by("event-doubted", *seat).with("card", arcana(*laid)).with("lie", if *is_lie { "yes" } else { "no" })
            }
            Event::Replaced { seat, card } => by("event-replaced", *seat).with("card", arcana(*card)),
            Event::LieShown { seat, card } => by("event-lie-shown", *seat).with("card", arcana(*card)),
            Event::NothingHappened => Phrase::new("event-nothing"),
            Event::CatastropheIgnored { model } => of("event-catastrophe-ignored", *model),
            Event::Cancelled { by } => of("event-cancelled", *by),
            Event::Reflected { by } => of("event-reflected", *by),
            Event::EnergyChanged { model, by } if *by < 0 => {
                of("event-energy-lost", *model).with("by", -i64::from(*by))
            }
            Event::EnergyChanged { model, by } => of("event-energy-gained", *model).with("by", i64::from(*by)),
            Event::Healed { model, by } => of("event-healed", *model).with("by", *by),
            Event::Damaged { model, amount, kind, parts } => {
                let key = if parts.len() > 1 { "event-damaged-sum" } else { "event-damaged" };
                let said = of(key, *model).with("amount", *amount).with("kind", damage(*kind));
                if parts.len() > 1 { said.with("sum", self.sum(parts)) } else { said }
            }
            Event::Guarded { model, by } => of("event-guarded", *model).with("by", self.model(*by)),
            Event::Wounded { model, wounds } => of("event-wounded", *model).with("wounds", *wounds),
            Event::Saved { model } => of("event-saved", *model),
            Event::Slain { model } => of("event-slain", *model),
            Event::Returned { model } => of("event-returned", *model),
            Event::WentAway { model } => of("event-went-away", *model),
            Event::StatChanged { model, stat: it, by } => {
                let sign = if *by < 0 { "minus" } else { "plus" };
                let by = i64::from(by.unsigned_abs());
                of("event-stat", *model).with("stat", stat(*it)).with("sign", sign).with("by", by)
            }
            Event::Marked { model, mark: it } => of("event-marked", *model).with("mark", mark(*it)),
            Event::AbilityOff { model, ability, forever } => of("event-ability-off", *model)
                .with("ability", self.ability(*model, *ability))
                .with("forever", if *forever { "yes" } else { "no" }),
            Event::Reloaded { model, ability } => {
                of("event-reloaded", *model).with("ability", self.ability(*model, *ability))
            }
            Event::AbilityStolen { model, from, ability } => of("event-ability-stolen", *model)
                .with("from", self.model(*from))
                .with("ability", self.ability(*from, *ability)),
            Event::WoodGrown { at } => Phrase::new("event-wood-grown").with("place", place(*at)),
            Event::TokenLaid { at } => Phrase::new("event-token-laid").with("place", place(*at)),
            Event::TerrainMoved { piece } => {
                let word = self.game.layout().pieces.get(usize::from(*piece)).map_or("barrier", |it| it.terrain.word());
                Phrase::new("event-terrain-moved").with("terrain", Phrase::new("terrain").with("terrain", word))
            }
            Event::MeleeBegan { attacker, defender, cards } => of("event-melee-began", *attacker)
                .with("defender", self.model(*defender))
                .with("own", cards[0])
                .with("theirs", cards[1]),
            Event::MeleeSeen { cards } => {
                let cards: Vec<Arg> = cards.iter().map(|card| manoeuvre(*card)).collect();
                Phrase::new("event-cards-seen").with("cards", Arg::List(cards))
            }
            Event::LuckPushed { model } => of("event-luck-pushed", *model),
            Event::MeleeRevealed { model, card } => of("event-melee-revealed", *model).with("card", manoeuvre(*card)),
            Event::Finished { model, duplicates, signature } => of("event-finished", *model)
                .with("duplicates", *duplicates)
                .with("signature", if *signature { "yes" } else { "no" }),
            Event::FollowedUp { model, card } => of("event-followed-up", *model).with("card", manoeuvre(*card)),
            Event::Commanded { model, seat } => of("event-commanded", *model).with("player", self.player(*seat)),
            Event::RoundEnded { round } => Phrase::new("event-round-ended").with("round", *round),
            Event::Ended => Phrase::new("event-ended"),
        }
    }
}
