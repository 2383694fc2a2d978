//! Names of players, models, abilities, cards and places.

use measure::Point;
use measure::units::INCH;
use table::{Arg, Phrase, Seat, Words};

use super::Speaker;
use crate::battle::{Change, Edge, ModelId};
use crate::cards::{Agenda, ArcanaCard, Fate};
use crate::content::{AbilityId, CharacterId, Colour, Damage, Faction, Manoeuvre, Mark, Stat};
use crate::reasons::InTheWay;

impl Speaker<'_> {
    pub fn player(self, seat: Seat) -> Arg {
        Phrase::new("player").with("number", seat.0 + 1).into()
    }

    pub fn character(self, character: CharacterId) -> Arg {
        let characters = self.game.content().characters();
        characters.get(character.index()).map_or(unknown(), |character| character.name.clone().into())
    }

    /// The name; with its player if another one has the same.
    pub fn model(self, model: ModelId) -> Arg {
        let Some(it) = self.view.models.get(model.index()) else { return unknown() };
        let same = self.view.models.iter().filter(|other| other.character == it.character).count();
        let name = self.character(it.character);
        if same < 2 {
            return name;
        }
        Phrase::new("model-of").with("name", name).with("number", it.owner.0 + 1).into()
    }

    pub fn ability(self, model: ModelId, ability: AbilityId) -> Arg {
        let characters = self.game.content().characters();
        let model = self.view.models.get(model.index());
        let found = model.and_then(|model| {
            let own = &characters.get(model.character.index())?.abilities;
            own.get(ability.index()).or_else(|| {
                let mut stolen = model.changes.iter().filter_map(|change| match change {
                    Change::Stolen { from, ability } => characters.get(from.index())?.abilities.get(ability.index()),
                    _ => None,
                });
                stolen.nth(ability.index() - own.len())
            })
        });
        found.map_or(unknown(), |ability| ability.name.clone().into())
    }

    pub fn in_the_way(self, by: InTheWay) -> Arg {
        match by {
            InTheWay::Model(model) => self.model(model),
            InTheWay::Terrain(piece) => {
                let piece = self.game.layout().pieces.get(usize::from(piece));
                let word = piece.map_or("barrier", |piece| piece.terrain.word());
                Phrase::new("terrain").with("terrain", word).into()
            }
            InTheWay::Wood(_) => Phrase::new("terrain").with("terrain", "wood").into(),
            InTheWay::Stone(_) => Phrase::new("moonstone").into(),
            InTheWay::Edge => Phrase::new("table-edge").into(),
        }
    }
}

fn unknown() -> Arg {
    Words { de: "?".to_string(), en: "?".to_string() }.into()
}

/// A length in inches, to the tenth.
pub fn inches(units: i32) -> Arg {
    let tenths = i64::from(units) * 10 / i64::from(INCH);
    let (whole, rest) = (tenths / 10, (tenths % 10).abs());
    let sign = if tenths < 0 && whole == 0 { "-" } else { "" };
    Words { de: format!("{sign}{whole},{rest}"), en: format!("{sign}{whole}.{rest}") }.into()
}

/// A place in inches from the south-west corner.
pub fn place(point: Point) -> Arg {
    Phrase::new("place").with("x", inches(point.x())).with("y", inches(point.y())).into()
}

pub fn arcana(card: ArcanaCard) -> Arg {
    let colour = match card.colour() {
        Some(Colour::Green) => "green",
        Some(Colour::Blue) => "blue",
        Some(Colour::Pink) => "pink",
        None => "catastrophe",
    };
    Phrase::new("arcana-card").with("colour", colour).with("value", card.value()).into()
}

pub fn manoeuvre(card: Manoeuvre) -> Arg {
    Phrase::new("melee-card").with("card", card.word()).into()
}

pub fn damage(kind: Damage) -> Arg {
    Phrase::new("damage-kind").with("kind", kind.word()).into()
}

pub fn faction(faction: Faction) -> Arg {
    Phrase::new("faction").with("faction", faction.word()).into()
}

pub fn stat(stat: Stat) -> Arg {
    Phrase::new("stat").with("stat", stat.word()).into()
}

pub fn mark(mark: Mark) -> Arg {
    Phrase::new("mark").with("mark", mark.word()).into()
}

pub fn edge(edge: Edge) -> Arg {
    let word = match edge {
        Edge::South => "south",
        Edge::North => "north",
        Edge::West => "west",
        Edge::East => "east",
    };
    Phrase::new("edge").with("edge", word).into()
}

pub fn fate(fate: Fate) -> Arg {
    let word = match fate {
        Fate::MiraculousHealing => "healing",
        Fate::DuskRobbery => "robbery",
        Fate::Clumsiness => "clumsiness",
        Fate::Hesitation => "hesitation",
        Fate::NinjaReflexes => "ninja",
        Fate::Favour => "favour",
    };
    Phrase::new("fate").with("fate", word).into()
}

pub fn agenda(agenda: Agenda) -> Arg {
    let word = match agenda {
        Agenda::RaidingParty => "raiding",
        Agenda::TavernGossip => "gossip",
        Agenda::CrazyTown => "crazy",
        Agenda::WellRead => "well-read",
        Agenda::ForcedMarch => "march",
        Agenda::AgainstTheOdds => "odds",
    };
    Phrase::new("agenda").with("agenda", word).into()
}
