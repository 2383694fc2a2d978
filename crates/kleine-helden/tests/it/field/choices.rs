//! Choices to look for.

use kleine_helden::asked::{Act, Choice, Declare, Defend, Fit};
use kleine_helden::battle::{Grip, How, Means, Mix, Origin, Side, Target, UnitId};
use kleine_helden::content::{Card, CardId};

use super::{Stage, card_id, card_set};

impl Stage {
    pub fn to_equip(&self, unit: &str) -> Choice {
        Act::Equip { unit: self.id(unit) }.into()
    }

    pub fn to_put(&self, card: &str, to: &str) -> Choice {
        Fit::Put { card: card_id(card), to: self.id(to) }.into()
    }

    pub fn to_take_back(&self, card: &str, from: &str) -> Choice {
        Fit::TakeBack { card: card_id(card), from: self.id(from) }.into()
    }

    pub fn to_transfer(&self, one: &str, other: &str) -> Choice {
        let (one, other) = (self.id(one), self.id(other));
        Act::Transfer { one: one.min(other), other: one.max(other) }.into()
    }

    pub fn to_attack(&self, by: &str, with: &str) -> Choice {
        let by = self.id(by);
        Act::Attack { by, means: self.means(by, with) }.into()
    }

    pub fn to_cast(&self, by: &str, spell: &str) -> Choice {
        let (by, card) = (self.id(by), card_id(spell));
        Act::Cast { by, card, origin: self.origin(by, card) }.into()
    }

    pub fn to_forgo(&self, unit: &str) -> Choice {
        Act::Forgo { unit: self.id(unit) }.into()
    }

    pub fn to_defend(&self, at: &str, with: &str) -> Choice {
        let choice = match with {
            "dodge" => Defend::Dodge,
            "waive" => Defend::Waive,
            _ => {
                let (card, grip, _) = self.held(with);
                match self.game.content().card(card) {
                    Card::DefenceSpell(_) => Defend::Spell { card, origin: self.origin(self.id(at), card) },
                    _ => Defend::Parry { card, grip },
                }
            }
        };
        choice.into()
    }

    pub fn to_hide_behind(&self, at: &str, protector: &str) -> Choice {
        let unit = self.id(protector);
        let is_own = self.now().side_of(self.target(at)) == self.now().unit(unit).side;
        if is_own { Defend::Shield { unit }.into() } else { Defend::Accept { unit }.into() }
    }

    /// The means of an attack; see `attack`.
    #[track_caller]
    pub fn means(&self, by: UnitId, with: &str) -> Means {
        match with {
            "bare" => return Means::Bare { how: How::Melee },
            "bare/far" => return Means::Bare { how: How::Ranged },
            _ => {}
        }
        let (card, grip, how) = self.held(with);
        match self.game.content().card(card) {
            Card::AttackSpell(_) => Means::Spell { card, origin: self.origin(by, card) },
            _ => Means::Weapon { card, grip, how },
        }
    }

    /// A card with the grip and reach that `/2` and `/far` name; by default one hand and melee, if it has them.
    #[track_caller]
    pub fn held(&self, with: &str) -> (CardId, Grip, How) {
        let mut words = with.split('/');
        let card = card_id(words.next().expect("there is always a first word"));
        let weapon = self.game.content().card(card).weapon();
        let mut grip = if weapon.is_some_and(|weapon| weapon.one.is_none()) { Grip::Two } else { Grip::One };
        let mut how = if weapon.is_some_and(|weapon| !weapon.reach.is_melee()) { How::Ranged } else { How::Melee };
        for word in words {
            match word {
                "1" => grip = Grip::One,
                "2" => grip = Grip::Two,
                "far" => how = How::Ranged,
                _ => panic!("{word} says nothing about {with}"),
            }
        }
        (card, grip, how)
    }

    /// Where a spell is cast from: the book, if it is in there.
    fn origin(&self, by: UnitId, card: CardId) -> Origin {
        if self.now().unit(by).fitted.contains(card) { Origin::Book } else { Origin::Hand }
    }

    /// A fighter by key, or `npc-1`, `demon-0`, `ward-1`.
    #[track_caller]
    pub fn target(&self, name: &str) -> Target {
        let side = |number: &str| Side(number.parse().expect("a side is a number"));
        match name.split_once('-') {
            Some(("npc", number)) => Target::Npc(side(number)),
            Some(("demon", number)) => Target::Demon(side(number)),
            Some(("ward", number)) => Target::Ward(side(number)),
            _ => Target::Unit(self.id(name)),
        }
    }
}

pub fn to_play(card: &str) -> Choice {
    Act::Play { card: card_id(card) }.into()
}

pub fn to_use(card: &str) -> Choice {
    Act::Use { card: card_id(card) }.into()
}

pub fn to_declare(cards: &[&str]) -> Choice {
    Declare { cards: card_set(cards) }.into()
}

/// This many cards of equipment, magic and tactics.
pub fn mix(equipment: u8, magic: u8, tactics: u8) -> Choice {
    Mix { equipment, magic, tactics }.into()
}
