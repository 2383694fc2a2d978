//! The two shared decks (MS-40, MS-60), and the cards of events and agendas (MS-80, MS-81).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use table::Vocabulary;

use crate::content::{Cell, Colour, Damage, DamageKinds, Faction, Manoeuvre, words};
use crate::game::Moonstone;

/// MS-40: an arcana card, written `G1` to `P3`, or `C` for a catastrophe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct ArcanaCard(u8);

impl ArcanaCard {
    /// How many kinds of cards there are.
    pub const KINDS: usize = 10;
    pub const CATASTROPHE: ArcanaCard = ArcanaCard(9);
    /// The highest value.
    pub const HIGHEST: u8 = 3;

    pub fn new(colour: Colour, value: u8) -> ArcanaCard {
        ArcanaCard(colour as u8 * ArcanaCard::HIGHEST + value.clamp(1, ArcanaCard::HIGHEST) - 1)
    }

    pub fn all() -> impl Iterator<Item = ArcanaCard> {
        (0..ArcanaCard::KINDS as u8).map(ArcanaCard)
    }

    /// The card of a kind, counted from 0.
    pub(crate) fn nth(kind: usize) -> ArcanaCard {
        ArcanaCard(kind as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn is_catastrophe(self) -> bool {
        self == ArcanaCard::CATASTROPHE
    }

    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.0 / 3)).copied()
    }

    /// Its id on boards in the asked player's hand: equal cards are the same choice.
    pub fn hand_id(self) -> String {
        format!("card-{}", String::from(self))
    }

    /// 1 to 3; 0 for a catastrophe.
    pub fn value(self) -> u8 {
        if self.is_catastrophe() { 0 } else { self.0 % 3 + 1 }
    }
}

impl From<ArcanaCard> for String {
    fn from(card: ArcanaCard) -> String {
        card.colour().map_or("C".to_string(), |colour| format!("{}{}", colour.word(), card.value()))
    }
}

impl TryFrom<String> for ArcanaCard {
    type Error = String;

    fn try_from(text: String) -> Result<ArcanaCard, String> {
        let found = ArcanaCard::all().find(|card| String::from(*card) == text);
        found.ok_or_else(|| format!("unknown variant `{}`", text.chars().take(20).collect::<String>()))
    }
}

/// The number of each arcana card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Hand(pub [u8; ArcanaCard::KINDS]);

impl Hand {
    /// MS-40: the 21 cards of the deck.
    pub const DECK: Hand = Hand([3, 2, 1, 3, 2, 1, 3, 2, 1, 3]);

    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn of(&self, card: ArcanaCard) -> u8 {
        self.0[card.index()]
    }

    pub fn add(&mut self, card: ArcanaCard) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Takes out a card; gives whether there was one.
    pub fn take(&mut self, card: ArcanaCard) -> bool {
        let count = &mut self.0[card.index()];
        let was_there = *count > 0;
        *count = count.saturating_sub(1);
        was_there
    }

    pub fn add_all(&mut self, other: &Hand) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
    }

    /// Every card, one by one.
    pub fn list(&self) -> Vec<ArcanaCard> {
        ArcanaCard::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card)))).collect()
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> impl Iterator<Item = ArcanaCard> + '_ {
        ArcanaCard::all().filter(|card| self.of(*card) > 0)
    }
}

/// The arcana deck. It is shuffled whenever cards come back, so only cards that a player has arranged have a fixed
/// place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ArcanaPile {
    /// The cards in no fixed order.
    pub mixed: Hand,
    /// Arranged on top of them, the topmost last.
    pub top: Vec<ArcanaCard>,
    /// Arranged below them.
    pub bottom: Vec<ArcanaCard>,
    /// The seat that knows the arranged cards.
    pub arranged_by: Option<table::Seat>,
}

impl ArcanaPile {
    pub fn count(&self) -> u8 {
        self.mixed.count() + self.top.len() as u8 + self.bottom.len() as u8
    }

    /// All its cards, in whatever order.
    pub fn all(&self) -> Hand {
        let mut all = self.mixed;
        self.top.iter().chain(&self.bottom).for_each(|card| all.add(*card));
        all
    }

    /// MS-48: cards come back, and everything is shuffled.
    pub fn shuffle_back(&mut self, cards: &Hand) {
        let mut all = self.all();
        all.add_all(cards);
        *self = ArcanaPile { mixed: all, ..ArcanaPile::default() };
    }
}

/// The number of each melee card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct MeleeHand(pub [u8; Manoeuvre::COUNT]);

impl MeleeHand {
    /// MS-60: three of each.
    pub const DECK: MeleeHand = MeleeHand([3; Manoeuvre::COUNT]);

    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn of(&self, card: Manoeuvre) -> u8 {
        self.0[card.index()]
    }

    pub fn add(&mut self, card: Manoeuvre, count: u8) {
        self.0[card.index()] = self.0[card.index()].saturating_add(count);
    }

    pub fn take(&mut self, card: Manoeuvre) {
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }

    pub fn add_all(&mut self, other: &MeleeHand) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count = count.saturating_add(more));
    }

    /// Every card, one by one.
    pub fn list(&self) -> Vec<Manoeuvre> {
        let cards = Manoeuvre::ALL.iter().copied();
        cards.flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card)))).collect()
    }

    pub fn kinds(&self) -> impl Iterator<Item = Manoeuvre> + '_ {
        Manoeuvre::ALL.iter().copied().filter(|card| self.of(*card) > 0)
    }
}

/// MS-60: what a card deals against another, and the kinds of damage.
pub fn result(own: Manoeuvre, other: Manoeuvre) -> Cell {
    const NULL: Cell = Cell { damage: None, follow_up: false };
    const fn deals(damage: u8) -> Cell {
        Cell { damage: Some(damage), follow_up: false }
    }
    const NULL_FOLLOW: Cell = Cell { damage: None, follow_up: true };
    const ZERO_FOLLOW: Cell = Cell { damage: Some(0), follow_up: true };
    const TABLE: [[Cell; 6]; 6] = [
        [NULL, NULL_FOLLOW, NULL, NULL, NULL, NULL],
        [NULL, deals(0), deals(0), deals(3), deals(3), deals(2)],
        [deals(0), deals(2), deals(3), NULL, deals(2), deals(1)],
        [NULL, deals(2), ZERO_FOLLOW, deals(0), deals(2), NULL],
        [deals(2), deals(1), deals(1), deals(2), deals(1), NULL],
        [NULL, NULL, NULL, NULL, NULL_FOLLOW, NULL],
    ];
    TABLE[own.index()][other.index()]
}

/// The kinds of damage to choose from.
pub fn kinds(card: Manoeuvre) -> DamageKinds {
    match card {
        Manoeuvre::HighGuard | Manoeuvre::LowGuard => DamageKinds::empty(),
        Manoeuvre::FallingSwing => DamageKinds::IMPACT.union(DamageKinds::SLICING),
        Manoeuvre::Thrust => DamageKinds::of(Damage::Piercing),
        Manoeuvre::SweepingCut => DamageKinds::of(Damage::Slicing),
        Manoeuvre::RisingAttack => DamageKinds::IMPACT.union(DamageKinds::SLICING).union(DamageKinds::PIERCING),
    }
}

words! {
    /// MS-81: events, once a game each.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Fate { MiraculousHealing, DuskRobbery, Clumsiness, Hesitation, NinjaReflexes, Favour }
}

words! {
    /// MS-80.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Agenda { RaidingParty, TavernGossip, CrazyTown, WellRead, ForcedMarch, AgainstTheOdds }
}

impl Agenda {
    /// The only faction that may have it, unless both may.
    pub fn faction(self) -> Option<Faction> {
        match self {
            Agenda::RaidingParty | Agenda::CrazyTown => Some(Faction::Dominion),
            Agenda::TavernGossip | Agenda::WellRead => Some(Faction::Commonwealth),
            Agenda::ForcedMarch | Agenda::AgainstTheOdds => None,
        }
    }
}
