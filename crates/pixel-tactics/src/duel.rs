//! The position: both troops, hands and decks, whose turn it is, and the agenda.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::asked::Attack;
use crate::content::{CardId, Content, Row};
use crate::place::Place;
use crate::told::Piece;

/// PT-04: two of each kind of promo cards.
pub const PROMOS: usize = 2 * Content::PROMO_CARDS;
/// The most cards that one player can hold.
pub const MAX_HELD: usize = Content::FACTION_CARDS + PROMOS;
/// More cards than a victory pile can get before a faction runs out of leaders.
pub const MAX_WON: usize = 24;
/// The most steps on the agenda.
pub const MAX_STEPS: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    pub sides: [Side; 2],
    /// PT-04: the shared pile. Nobody knows its order, so it has none.
    #[schemars(with = "Vec<CardId>")]
    pub promos: ArrayVec<CardId, PROMOS>,
    /// The waiting steps; the last one runs first.
    #[schemars(with = "Vec<Step>")]
    pub agenda: ArrayVec<Step, MAX_STEPS>,
    /// The number of the game in the series, from 1.
    pub game: u8,
    /// 0 during set-up.
    pub round: u16,
    pub wave: Row,
    /// The seat that began the game.
    pub starter: Option<Seat>,
    /// The first player of this round.
    pub first: Seat,
    pub turn: Turn,
    /// How many rounds in a row have changed nothing for good (ruling 1).
    pub quiet_rounds: u8,
    /// Whether this round is one of them so far.
    pub is_quiet: bool,
    pub ending: Option<Ending>,
}

/// What the active player may still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Actions left.
    pub left: u8,
    /// Further actions that can only be orders.
    pub orders_left: u8,
    /// Orders played from the hand so far.
    pub orders: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Missing until both are chosen.
    pub leader: Option<Leader>,
    /// Row by row from the front; the place of the leader stays free.
    pub slots: [Slot; Place::IN_TROOP],
    #[schemars(with = "Vec<Held>")]
    pub hand: ArrayVec<Held, MAX_HELD>,
    /// The cards of the deck whose order nobody knows.
    #[schemars(with = "Vec<CardId>")]
    pub deck: ArrayVec<CardId, { Content::FACTION_CARDS }>,
    /// The cards on top of them, which the owner has seen; the topmost is the last.
    #[serde(default)]
    #[schemars(with = "Vec<CardId>")]
    pub top: ArrayVec<CardId, { Content::FACTION_CARDS }>,
    #[schemars(with = "Vec<CardId>")]
    pub discard: ArrayVec<CardId, MAX_HELD>,
    /// PT-35: the victory pile.
    #[schemars(with = "Vec<Won>")]
    pub won: ArrayVec<Won, MAX_WON>,
    /// PT-58: actions lost in this wave and in the next.
    pub hindered: [u8; 2],
    /// Whether heroes that attack this troop in melee are killed, until the end of the wave.
    pub kills_attackers: bool,
    /// Whether the leader has shown a card in this wave to kill its namesake.
    pub has_shown: bool,
    /// The positions of heroes that were just killed and whose deaths have not been settled.
    pub fallen: u16,
    /// Those of them that could fight in melee when they died.
    pub fallen_in_melee: u16,
}

/// A position of a troop. The card of a corpse is face down, but everybody knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Slot {
    #[default]
    Free,
    Hero(Hero),
    Corpse(Corpse),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    pub card: CardId,
    /// The seat whose discard pile and hand it goes to.
    pub owner: Seat,
    pub damage: u8,
    /// Damage that it has taken over in this wave; it stays where it is (ruling 2).
    pub taken: u8,
    /// More attack until the end of the wave.
    pub boost: u8,
    pub marks: Marks,
}

/// What happened to a hero or leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Marks {
    /// PT-14: it took part in an exclusive action in this wave.
    pub has_acted: bool,
    /// It took damage in this wave.
    pub is_hurt: bool,
    /// It attacked the enemy troop in melee in this wave.
    pub has_fought: bool,
    /// PT-53: it changed sides and has one life.
    pub is_taken: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Corpse {
    pub card: CardId,
    pub owner: Seat,
    /// PT-55: it attacked in this wave.
    pub has_acted: bool,
    /// PT-54: what the hero had when it was killed in this wave, for its parting attack.
    #[serde(default)]
    pub boost: u8,
    #[serde(default)]
    pub was_hurt: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    pub card: CardId,
    pub damage: u8,
    /// PT-56: strength markers.
    pub markers: u8,
    /// PT-14: it attacked by action in this wave.
    pub has_acted: bool,
}

/// A hand card; `known` means known to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PlainHeld", into = "PlainHeld")]
pub struct Held(u8);

/// How a [`Held`] is written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Held")]
struct PlainHeld {
    card: CardId,
    #[serde(default)]
    known: bool,
}

/// PT-35: a leader in a victory pile, out of the game for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Won {
    pub card: CardId,
    /// Whose leader it was.
    pub of: Seat,
}

/// The steps of a duel, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// PT-01, PT-35
    BeginGame,
    /// PT-02
    DrawHands,
    /// PT-02, PT-03
    ChooseLeaders,
    /// PT-05
    DrawFirstPlayer,
    /// PT-07
    BeginRound,
    /// PT-07
    BeginWave,
    /// PT-07
    BeginTurn(Seat),
    /// One action of the active player, or something free.
    Act,
    /// What the leader does then.
    EndTurn,
    /// PT-07: what leaders do then, and the loss check.
    EndWave,
    /// PT-41: a seat may take damage over before losses are checked.
    TakeOver { seat: Seat },
    /// PT-31: of one troop, or of both.
    CheckLosses { only: Option<Seat> },
    /// What happens because heroes were killed.
    SettleFallen,
    /// PT-07
    NextWave,
    /// PT-07
    EndRound,
    /// PT-L.talton
    Outlaw(Seat),
    /// PT-32: a hero is killed at once.
    Kill { at: Place },
    /// A melee or ranged attack.
    Attack { attack: Attack, heroes_only: bool },
    /// PT-51.
    AfterAttack(Seat),
    /// The spell of this card in this row.
    Cast { by: Place, card: CardId, row: Row },
    /// The order of this card. `number` counts the orders played in this turn; 0 if it was not played.
    Execute { seat: Seat, card: CardId, number: u8 },
    /// Below everything that an order does; then come the reactions to it if it was played (PT-24).
    OrderDone { seat: Seat, card: CardId, number: u8 },
    /// The leader of a seat lets a hero take damage after an order.
    DamageAfterOrder(Seat),
    /// A free ranged attack of this hero after an order.
    ShotAfterOrder { by: Place },
    /// A hero that was just recruited attacks.
    AttackAtOnce { by: Place, may_decline: bool },
    /// The hero of an apparition goes away.
    Dismiss { at: Place, card: CardId },
    /// The card drawn last may be played as an order.
    PlayDrawn(Seat),
    /// This many cards on top of the deck were drawn, to keep one, put one back and discard one.
    Sift { seat: Seat, cards: u8, has_kept: bool },
    /// This many of the cards on top of the deck are in their final places.
    ArrangeTop { seat: Seat, cards: u8, placed: u8 },
    /// PT-H.oracle.front
    DiscardChosen(Seat),
    /// PT-H.mystic.order
    AnyOrders(Seat),
    /// The columns, as a bit mask, whose frontmost hero has yet to attack.
    FrontmostAttack { seat: Seat, columns: u8, card: CardId, heroes_only: bool },
    /// PT-H.overlord.order
    RecruitRow { seat: Seat, row: Option<Row> },
    /// PT-34, PT-35
    EndGame(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// PT-34: the enemy leader was killed.
    Killed(Seat),
    /// PT-34: both were killed, and this seat has more heroes.
    MoreHeroes(Seat),
    /// Both were killed, or the game was stopped, with equal troops.
    Draw,
    /// Nothing happened for so long that the game was stopped; this seat has more heroes (ruling 1).
    BrokenOff(Seat),
    /// PT-35.
    Series(Seat),
    /// A faction has too few leaders left for another game of the series.
    SeriesDraw,
    Resigned(Seat),
}

impl Held {
    const KNOWN: u8 = 0x80;

    pub fn new(card: CardId) -> Held {
        Held(card.0 & !Held::KNOWN)
    }

    pub fn known(card: CardId) -> Held {
        Held(card.0 | Held::KNOWN)
    }

    #[inline]
    pub fn card(self) -> CardId {
        CardId(self.0 & !Held::KNOWN)
    }

    #[inline]
    pub fn is_known(self) -> bool {
        self.0 & Held::KNOWN != 0
    }

    pub fn make_known(&mut self) {
        self.0 |= Held::KNOWN;
    }

    /// The same knowledge of another card.
    pub fn with(self, card: CardId) -> Held {
        Held(self.0 & Held::KNOWN | card.0)
    }
}

impl Hero {
    pub fn new(card: CardId, owner: Seat) -> Hero {
        Hero { card, owner, damage: 0, taken: 0, boost: 0, marks: Marks::default() }
    }
}

impl Corpse {
    pub fn new(card: CardId, owner: Seat) -> Corpse {
        Corpse { card, owner, has_acted: false, boost: 0, was_hurt: false }
    }

    /// PT-54: the hero once more, without its damage.
    pub fn parting_hero(self) -> Hero {
        let marks = Marks { is_hurt: self.was_hurt, ..Marks::default() };
        Hero { boost: self.boost, marks, ..Hero::new(self.card, self.owner) }
    }
}

impl Slot {
    /// The card in a position, dead or alive, and its owner.
    pub fn card(&self) -> Option<(CardId, Seat)> {
        match self {
            Slot::Free => None,
            Slot::Hero(Hero { card, owner, .. }) | Slot::Corpse(Corpse { card, owner, .. }) => Some((*card, *owner)),
        }
    }

    pub fn hero(&self) -> Option<&Hero> {
        match self {
            Slot::Hero(hero) => Some(hero),
            Slot::Free | Slot::Corpse(_) => None,
        }
    }

    pub fn corpse(&self) -> Option<&Corpse> {
        match self {
            Slot::Corpse(corpse) => Some(corpse),
            Slot::Free | Slot::Hero(_) => None,
        }
    }
}

impl Side {
    /// The place of a card in the hand.
    pub fn find_in_hand(&self, card: CardId) -> Option<usize> {
        self.hand.iter().position(|held| held.card() == card)
    }

    /// How many cards the deck has.
    pub fn deck_size(&self) -> u8 {
        (self.deck.len() + self.top.len()) as u8
    }
}

impl Duel {
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub fn slot(&self, place: Place) -> &Slot {
        &self.sides[place.seat().index()].slots[place.index()]
    }

    #[inline]
    pub fn slot_mut(&mut self, place: Place) -> &mut Slot {
        &mut self.sides[place.seat().index()].slots[place.index()]
    }

    #[inline]
    pub fn hero(&self, place: Place) -> Option<&Hero> {
        self.slot(place).hero()
    }

    #[inline]
    pub fn hero_mut(&mut self, place: Place) -> Option<&mut Hero> {
        match self.slot_mut(place) {
            Slot::Hero(hero) => Some(hero),
            Slot::Free | Slot::Corpse(_) => None,
        }
    }

    #[inline]
    pub fn corpse(&self, place: Place) -> Option<&Corpse> {
        self.slot(place).corpse()
    }

    /// A position and the card there, for events.
    pub fn piece(&self, place: Place) -> Piece {
        let leader = || self.side(place.seat()).leader.filter(|_| place.is_leader());
        let card = self.slot(place).card().map(|(card, _)| card);
        Piece { place, card: card.or_else(|| leader().map(|leader| leader.card)) }
    }

    /// The leader of a seat, from the moment leaders are revealed.
    #[inline]
    pub fn leader(&self, seat: Seat) -> &Leader {
        self.side(seat).leader.as_ref().expect("leaders are chosen before anything else happens")
    }

    #[inline]
    pub fn leader_mut(&mut self, seat: Seat) -> &mut Leader {
        self.side_mut(seat).leader.as_mut().expect("leaders are chosen before anything else happens")
    }
}

impl From<PlainHeld> for Held {
    fn from(plain: PlainHeld) -> Held {
        let held = Held::new(plain.card);
        if plain.known { Held::known(plain.card) } else { held }
    }
}

impl From<Held> for PlainHeld {
    fn from(held: Held) -> PlainHeld {
        PlainHeld { card: held.card(), known: held.is_known() }
    }
}

impl std::fmt::Debug for Held {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        PlainHeld::from(*self).fmt(formatter)
    }
}

impl JsonSchema for Held {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        PlainHeld::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        PlainHeld::json_schema(generator)
    }
}
