//! What sides, heroes, cards and targets are called.

use table::{Arg, Phrase, Words};

use super::printed::{in_both, say_keyword, show_struck};
use crate::battle::{Grip, How, Means, Side, Target, UnitId, What};
use crate::content::{Card, CardId, Figures, Goal, HeroId, PrintedCard, Reach, Shared, Weapon};
use crate::game::KleineHelden;
use crate::told::Who;
use crate::view::{UnitView, View};

/// Who reads, and where the names of cards are.
#[derive(Clone, Copy)]
pub(crate) struct Names<'n> {
    pub game: &'n KleineHelden,
    pub view: &'n View,
}

impl<'n> Names<'n> {
    /// Whether a side is the reader's own, the only opponent's, one of several, or the one that the game runs.
    pub fn whose(self, side: Side) -> &'static str {
        let own = self.view.viewer.map(Side::from);
        if own == Some(side) {
            "own"
        } else if self.game.wild() == Some(side) {
            "wild"
        } else if own.is_some() && self.game.players() == 2 && self.game.wild().is_none() {
            "foe"
        } else {
            "other"
        }
    }

    /// Adds a side as `who`, and by name as `side` for all who do not sit there.
    pub fn with_side(self, phrase: Phrase, side: Side) -> Phrase {
        let who = if self.whose(side) == "own" { "own" } else { "other" };
        phrase.with("who", who).with("side", self.side(side))
    }

    /// "You", "Your opponent", "Player 3", at the start of a sentence.
    pub fn side(self, side: Side) -> Phrase {
        Phrase::new("side").with("who", self.whose(side)).with("number", side.0 + 1)
    }

    /// The same behind a name.
    fn owner(self, side: Side) -> Phrase {
        Phrase::new("owner").with("who", self.whose(side)).with("number", side.0 + 1)
    }

    /// "Your group", "the group of player 3".
    pub fn group(self, side: Side) -> Phrase {
        Phrase::new("group").with("who", self.whose(side)).with("number", side.0 + 1)
    }

    /// What is printed on a card; a choice from outside may name one that does not exist.
    pub fn printed(self, card: CardId) -> Option<&'n PrintedCard> {
        self.game.content().get_printed(card).map(|printed| printed.as_ref())
    }

    pub fn card(self, card: CardId) -> Arg {
        self.printed(card).map_or_else(|| Phrase::new("nobody").into(), |printed| Arg::from(&printed.name))
    }

    pub fn cards(self, cards: impl Iterator<Item = CardId>) -> Arg {
        Arg::List(cards.map(|card| self.card(card)).collect())
    }

    /// What a card is, and its figures.
    pub fn line(self, card: CardId) -> Arg {
        self.printed(card).map_or_else(|| Phrase::new("nobody").into(), |printed| Arg::from(&printed.line))
    }

    /// What a card does.
    pub fn text(self, card: CardId) -> Arg {
        self.printed(card).map_or_else(|| Phrase::new("nobody").into(), |printed| Arg::from(&printed.text))
    }

    /// The text of a card after a dash, or nothing.
    pub fn dash_text(self, card: CardId) -> Words {
        let text = |lang| self.printed(card).map_or("", |printed| printed.text.get(lang));
        in_both(|lang| if text(lang).is_empty() { String::new() } else { format!(" – {}", text(lang)) })
    }

    pub fn hero(self, hero: HeroId) -> &'n Shared {
        &self.game.content().printed_hero(hero).name
    }

    /// A hero, creature or monster that is there now.
    pub fn unit(self, unit: UnitId) -> Phrase {
        match self.find(unit) {
            Some(found) => self.belonging(self.name_of(unit, found.what), found.side),
            None => Phrase::new("nobody"),
        }
    }

    /// The same with what is left of its life.
    pub fn unit_with_life(self, unit: UnitId) -> Phrase {
        match self.find(unit) {
            Some(found) => Phrase::new("with-life").with("name", self.unit(unit)).with("life", found.life),
            None => Phrase::new("nobody"),
        }
    }

    /// Somebody that is there now and can be attacked.
    pub fn target(self, target: Target) -> Phrase {
        let group = |side: Side| self.view.groups.get(side.index());
        match target {
            Target::Unit(unit) => self.unit(unit),
            Target::Npc(side) => {
                let npc = group(side).and_then(|group| group.npc.as_ref());
                self.who(Who::Npc { side, card: npc.map(|npc| npc.card.card) })
            }
            Target::Demon(side) => {
                let demon = group(side).and_then(|group| group.demon.as_ref());
                self.who(Who::Demon { side, card: demon.map(|demon| demon.card.card) })
            }
            Target::Ward(side) => self.who(Who::Ward { side }),
        }
    }

    /// The same with what is left of its life.
    pub fn target_with_life(self, target: Target) -> Phrase {
        let group = |side: Side| self.view.groups.get(side.index());
        let life = match target {
            Target::Unit(unit) => self.find(unit).map(|unit| unit.life),
            Target::Npc(side) => group(side).and_then(|group| group.npc.as_ref()).map(|npc| npc.life),
            Target::Demon(side) => group(side).and_then(|group| group.demon.as_ref()).map(|demon| demon.life),
            Target::Ward(side) => group(side).and_then(|group| group.ward),
        };
        let name = self.target(target);
        life.map_or_else(|| name.clone(), |life| Phrase::new("with-life").with("name", name.clone()).with("life", life))
    }

    /// Somebody as they were when something happened.
    pub fn who(self, who: Who) -> Phrase {
        match who {
            Who::Unit { unit, what } => {
                let name = self.name_of(unit, what);
                match self.find(unit).filter(|found| found.what == what) {
                    Some(found) => self.belonging(name, found.side),
                    None => name,
                }
            }
            Who::Npc { side, card: Some(card) } | Who::Demon { side, card: Some(card) } => {
                self.belonging(Phrase::new("name").with("name", self.card(card)), side)
            }
            Who::Ward { side } => self.belonging(self.thing(), side),
            Who::Npc { card: None, .. } | Who::Demon { card: None, .. } => Phrase::new("nobody"),
        }
    }

    /// What the monster, ward or treasure of the scenario is called.
    pub fn thing(self) -> Phrase {
        match &self.view.printed.thing {
            Some(thing) => Phrase::new("name").with("name", thing),
            None => Phrase::new("nobody"),
        }
    }

    /// What the monster of the scenario does after this roll.
    pub fn habit(self, die: u8) -> Words {
        let monster = match self.game.scenario().goal {
            Goal::Slay { monster } | Goal::HoldOut { monster, .. } => Some(monster),
            Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. } => None,
        };
        let habit = monster.and_then(|monster| monster.habits.get(usize::from(die.saturating_sub(1))).copied());
        habit.map_or_else(|| in_both(|_| String::new()), say_keyword)
    }

    /// What is attacked with: "Thorn Club (two-handed)".
    pub fn means(self, means: Means) -> Phrase {
        match means {
            Means::Weapon { card, grip, how } => {
                let held = self.held(card, grip);
                let is_thrown = self.weapon(card).is_some_and(|weapon| weapon.reach == Reach::Thrown);
                match (is_thrown, how) {
                    (true, How::Ranged) => Phrase::new("thrown").with("item", held),
                    _ => held,
                }
            }
            Means::Bare { how: How::Ranged } => Phrase::new("bare-ranged"),
            Means::Bare { .. } => Phrase::new("bare"),
            Means::Spell { card, origin } => {
                let origin = super::choices::origin_key(origin);
                Phrase::new("spell").with("card", self.card(card)).with("origin", origin)
            }
        }
    }

    /// A weapon or shield; the hands are named only where there is a choice.
    pub fn held(self, card: CardId, grip: Grip) -> Phrase {
        let weapon = self.weapon(card);
        let hands = match grip {
            Grip::One => "one",
            Grip::Two => "two",
        };
        match weapon {
            Some(weapon) if weapon.one.is_some() && weapon.two.is_some() => {
                let hands = Phrase::new("hands").with("hands", hands);
                Phrase::new("held").with("card", self.card(card)).with("hands", hands)
            }
            _ => Phrase::new("name").with("name", self.card(card)),
        }
    }

    /// The printed figures of what is attacked with.
    pub fn means_figures(self, by: UnitId, means: Means) -> Words {
        let figures = match means {
            Means::Weapon { card, grip, .. } => self.grip_figures(card, grip).map(show_struck),
            Means::Spell { card, .. } => match self.game.content().get(card) {
                Some(Card::AttackSpell(spell)) => {
                    Some(show_struck(Figures { magic: spell.magic, damage: spell.damage, ..Figures::NONE }))
                }
                _ => None,
            },
            Means::Bare { .. } => {
                self.find(by).map(|unit| show_struck(Figures { damage: unit.figures.damage, ..Figures::NONE }))
            }
        };
        in_both(|_| figures.clone().unwrap_or_default())
    }

    /// What a weapon or shield adds to a parry.
    pub fn parry_figures(self, card: CardId, grip: Grip) -> Words {
        let parry = match self.game.content().get(card) {
            Some(Card::Shield(shield)) => shield.figures.parry,
            _ => self.grip_figures(card, grip).map_or(0, |figures| figures.parry),
        };
        in_both(|_| format!("◊{parry:+}"))
    }

    fn weapon(self, card: CardId) -> Option<&'n Weapon> {
        self.game.content().get(card).and_then(Card::weapon)
    }

    fn grip_figures(self, card: CardId, grip: Grip) -> Option<Figures> {
        let weapon = self.weapon(card)?;
        match grip {
            Grip::One => weapon.one,
            Grip::Two => weapon.two,
        }
    }

    fn belonging(self, name: Phrase, side: Side) -> Phrase {
        match self.whose(side) {
            "own" | "wild" => name,
            _ => Phrase::new("belonging").with("name", name).with("owner", self.owner(side)),
        }
    }

    fn name_of(self, unit: UnitId, what: What) -> Phrase {
        match what {
            What::Hero(hero) => Phrase::new("name").with("name", self.hero(hero)),
            What::Creature { card, .. } => Phrase::new("name").with("name", self.card(card)),
            What::Monster if matches!(self.game.scenario().goal, Goal::HoldOut { .. }) => {
                Phrase::new("numbered").with("name", self.thing()).with("number", unit.0)
            }
            What::Monster => self.thing(),
        }
    }

    fn find(self, unit: UnitId) -> Option<&'n UnitView> {
        self.view.unit(unit)
    }
}
