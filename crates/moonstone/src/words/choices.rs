//! Choices.

use table::{Arg, Phrase};

use super::Speaker;
use super::names::{agenda, arcana, damage, edge, faction, fate, inches, manoeuvre};
use crate::asked::{
    Act, Answer, Arranged, Bird, Choice, Doubt, Fateful, Finish, Follow, Laid, Pick, Picked, Replacement, Shift,
    TroupeChoice,
};

use crate::battle::{ModelId, State, disc};
use crate::content::{AbilityId, AbilityKind};

impl Speaker<'_> {
    pub fn choice(self, choice: &Choice) -> Phrase {
        match choice {
            Choice::Faction(it) => Phrase::new("choice-it").with("it", faction(*it)),
            Choice::Troupe(it) => self.troupe(*it),
            Choice::Character(it) => Phrase::new("choice-it").with("it", self.character(*it)),
            Choice::Answer(Answer::Yes) => Phrase::new("choice-yes"),
            Choice::Answer(Answer::No) => Phrase::new("choice-no"),
            Choice::Picked(Picked::Fate(it)) => Phrase::new("choice-fate").with("fate", fate(*it)),
            Choice::Picked(Picked::Agenda(it)) => Phrase::new("choice-agenda").with("agenda", agenda(*it)),
            Choice::Bird(Bird::Early) => Phrase::new("choice-early-bird"),
            Choice::Bird(Bird::Initiative) => Phrase::new("choice-initiative"),
            Choice::Edge(it) => Phrase::new("choice-it").with("it", edge(*it)),
            Choice::Deployed(it) => self.deployed(*it),
            Choice::Fateful(Fateful::Pass) | Choice::Pick(Pick::Nobody) => Phrase::new("choice-none"),
            Choice::Fateful(Fateful::Use) => Phrase::new("choice-use-fate"),
            Choice::Fateful(Fateful::On { model }) => {
                Phrase::new("choice-use-fate-on").with("model", self.model(*model))
            }
            Choice::Shift(Shift::Done) => Phrase::new("choice-done"),
            Choice::Shift(Shift::Piece { piece, x, y }) => {
                let word = self.game.layout().pieces.get(usize::from(*piece)).map_or("barrier", |it| it.terrain.word());
                let name = Phrase::new("terrain").with("terrain", word);
                let (x, y) = (inches(*x), inches(*y));
                let number = i64::from(*piece) + 1;
                Phrase::new("choice-shift").with("terrain", name).with("number", number).with("x", x).with("y", y)
            }
            Choice::Seat(seat) => Phrase::new("choice-it").with("it", self.player(*seat)),
            Choice::Model(model) | Choice::Pick(Pick::Model(model)) => self.chosen_model(*model),
            Choice::Act(act) => self.act(*act),
            Choice::Way(way) => self.way(way),
            Choice::Spot(spot) => self.spot(spot.at),
            Choice::Stone(stone) => self.stone("choice-stone", stone.0),
            Choice::Ability(it) => Phrase::new("choice-it").with("it", self.ability(it.of, it.ability)),
            Choice::Depth(depth) => Phrase::new("choice-depth").with("depth", depth.0),
            Choice::Arcana(card) => Phrase::new("choice-it").with("it", arcana(*card)),
            Choice::Doubt(Doubt::Truth) => Phrase::new("choice-truth"),
            Choice::Doubt(Doubt::Bluff) => Phrase::new("choice-bluff"),
            Choice::Replacement(Replacement::Leave) => Phrase::new("choice-leave"),
            Choice::Replacement(Replacement::By(card)) => Phrase::new("choice-it").with("it", arcana(*card)),
            Choice::Arranged(Arranged::Top(card)) => Phrase::new("choice-top").with("card", arcana(*card)),
            Choice::Arranged(Arranged::Bottom(card)) => Phrase::new("choice-bottom").with("card", arcana(*card)),
            Choice::Laid(Laid { card, second: None }) => Phrase::new("choice-it").with("it", manoeuvre(*card)),
            Choice::Laid(Laid { card, second: Some(second) }) => {
                Phrase::new("choice-both").with("one", manoeuvre(*card)).with("other", manoeuvre(*second))
            }
            Choice::Follow(Follow::Decline) => Phrase::new("choice-none"),
            Choice::Follow(Follow::Card(card)) => Phrase::new("choice-it").with("it", manoeuvre(*card)),
            Choice::Finish(Finish { duplicates, signature }) => Phrase::new("choice-finish")
                .with("duplicates", *duplicates)
                .with("signature", if *signature { "yes" } else { "no" }),
            Choice::Damage(kind) => Phrase::new("choice-it").with("it", damage(*kind)),
        }
    }

    /// A ready-made troupe with those of it who come along.
    fn troupe(self, choice: TroupeChoice) -> Phrase {
        let Some(troupe) = self.game.content().troupes().get(usize::from(choice.0)) else {
            return Phrase::new("choice-none");
        };
        let members = troupe.characters.iter().take(usize::from(self.game.troupe_size()));
        let members = Arg::List(members.map(|member| self.character(*member)).collect());
        let phrase = match &troupe.text {
            Some(text) => Phrase::new("choice-troupe-about").with("text", text.clone()),
            None => Phrase::new("choice-troupe"),
        };
        phrase.with("troupe", troupe.name.clone()).with("members", members)
    }

    /// An own model with what it has left; another one with its distance from who acts.
    fn chosen_model(self, model: ModelId) -> Phrase {
        let name = self.model(model);
        let Some(it) = self.view.models.get(model.index()) else { return Phrase::new("choice-it").with("it", name) };
        let acting = self.view.active.filter(|active| *active != model && it.state == State::Standing);
        let acting = acting.and_then(|active| self.view.models.get(active.index()));
        match acting {
            Some(acting) if self.view.viewer != Some(it.owner) => {
                let gap = disc(it.at, it.radius).gap(disc(acting.at, acting.radius));
                Phrase::new("choice-model-away").with("model", name).with("distance", inches(gap))
            }
            _ => Phrase::new("choice-model")
                .with("model", name)
                .with("energy", it.energy)
                .with("left", it.health.saturating_sub(it.wounds))
                .with("health", it.health)
                .with("stones", it.stones),
        }
    }

    /// An ability of who acts, with its printed cost and range.
    fn ability_choice(self, ability: AbilityId) -> Phrase {
        let Some(model) = self.view.active else { return Phrase::new("choice-done") };
        let name = self.ability(model, ability);
        let printed = self.view.models.get(model.index()).and_then(|it| {
            let character = self.game.content().characters().get(it.character.index())?;
            match &character.abilities.get(ability.index())?.kind {
                AbilityKind::Passive(_) => None,
                AbilityKind::Active(it) => Some((it.cost, it.range)),
                AbilityKind::Arcane(it) => Some((it.cost, it.range)),
            }
        });
        match printed {
            Some((cost, range)) => {
                Phrase::new("choice-use").with("ability", name).with("cost", cost).with("range", range)
            }
            None => Phrase::new("choice-it").with("it", name),
        }
    }

    fn act(self, act: Act) -> Phrase {
        match act {
            Act::Step => Phrase::new("choice-step"),
            Act::Jog => {
                let active = self.view.active.and_then(|model| self.view.models.get(model.index()));
                Phrase::new("choice-jog").with("inches", inches(active.map_or(0, |model| model.jog)))
            }
            Act::Traverse => Phrase::new("choice-traverse"),
            Act::Attack { target } => Phrase::new("choice-attack").with("model", self.model(target)),
            Act::Use { ability } => self.ability_choice(ability),
            Act::Harvest { stone } => self.stone("choice-harvest", stone),
            Act::Rob { target } => Phrase::new("choice-rob").with("model", self.model(target)),
            Act::Fate { model: Some(model) } => Phrase::new("choice-use-fate-on").with("model", self.model(model)),
            Act::Fate { model: None } => Phrase::new("choice-use-fate"),
            Act::GiveBack => Phrase::new("choice-give-back"),
            Act::End => Phrase::new("choice-end"),
        }
    }

    fn stone(self, key: &'static str, at: u8) -> Phrase {
        match self.numbered_stone(at) {
            Some(stone) => Phrase::new(key).with("stone", stone),
            None => Phrase::new("choice-none"),
        }
    }
}
