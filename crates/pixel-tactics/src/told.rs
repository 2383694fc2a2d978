//! What happened, in the past tense.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Arg, Change, Flight, Part as SumPart, Seat, Shown, Step, Sum, Term, sentence, spot};

use crate::asked::How;
use crate::content::{CardId, Row};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::words::{Speaker, deck_ids, name_leader, name_piece, name_seats, say_cast_spell};

#[sentence(PixelTactics)]
pub enum Event {
    /// A game of a series, or the only one.
    #[look(banner)]
    GameBegan { number: u8 },
    /// PT-02: how many cards each side drew.
    #[flights(draw_hands(*cards))]
    HandsDrawn { cards: Both },
    /// PT-03: both had chosen this leader.
    #[with(leader = name_leader(speaker, *card))]
    SameLeader { card: CardId },
    /// PT-02
    LeadersRevealed { leaders: Leaders },
    /// PT-05
    FirstPlayerDrawn { seat: Seat },
    /// PT-07
    #[look(banner)]
    RoundBegan { round: u16, first: Seat },
    /// PT-07
    #[look(banner)]
    WaveBegan { row: Row },
    /// PT-07
    #[look(banner)]
    TurnBegan { seat: Seat, actions: u8 },
    /// PT-16: nothing was possible any more.
    TurnLapsed { seat: Seat },
    /// PT-08: openly, but not which cards.
    #[touches(deck_ids(speaker, *seat))]
    #[flights(draw_cards(*seat, *cards))]
    Drew { seat: Seat, cards: u8 },
    /// Told to the one who drew.
    SawDrawn { cards: Vec<CardId> },
    /// PT-04
    #[flights(Source::Hand.discard(*seat, 1), Flight::of_cards("promo-pile", spot("hand", *seat), 1))]
    DrewPromo { seat: Seat, discarded: CardId },
    /// PT-09
    #[with(seat = at.seat().say(speaker))]
    #[flights(Flight::of_cards(spot("hand", at.seat()), at.id(), 1))]
    Recruited { card: CardId, at: Place },
    /// PT-13, or by an effect.
    Moved { card: CardId, from: Place, to: Place },
    /// PT-12, or by an effect.
    Cleared { card: CardId, at: Place },
    /// PT-11
    #[look(spell)]
    #[flights(Flight::of_cards(spot("hand", *seat), "middle", 1))]
    OrderPlayed { seat: Seat, card: CardId },
    /// An order was executed without being played, because of another card.
    #[look(spell)]
    OrderCopied { seat: Seat, card: CardId },
    /// PT-57: the effect would have run itself again.
    LoopIgnored { card: CardId },
    /// An attack was declared. `at` is missing when it hits all that it can reach and when the defender chooses.
    #[look(strike)]
    AttackBegan { by: Piece, how: How, at: Option<Piece>, hits_all: bool },
    /// PT-L.arec: the defender chose the target.
    #[with(seat = at.place.seat().say(speaker))]
    TargetRedirected { by: Piece, at: Piece },
    /// PT-20
    Intercepted { by: Piece, at: Piece },
    /// PT-20: a hero could have intercepted.
    #[with(seat = at.place.seat().say(speaker))]
    LetThrough { at: Piece },
    /// PT-50: the attack value is the sum of its parts, less what the target takes less.
    #[with(proof = sum.name_proof(speaker))]
    Hit {
        by: Piece,
        at: Piece,
        #[serde(flatten)]
        sum: HitSum,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        life: Change,
    },
    /// The spell of this card in this row; PT-57: cast by another one if it was copied.
    #[with(text = say_cast_spell(speaker, *card, *row))]
    #[look(spell)]
    SpellCast { by: Piece, card: CardId, row: Row },
    /// PT-57
    #[look(spell)]
    SpellCopied { by: Piece, from: Piece },
    /// PT-22: by an effect, not by an attack. `by` is whose ability it is, where that was not just told.
    Damaged {
        by: Option<Piece>,
        at: Piece,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        life: Change,
    },
    /// A hero or leader took damage because it attacked.
    #[look(strike)]
    StruckBack {
        by: Piece,
        at: Piece,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        life: Change,
    },
    /// Damage was taken off. `by` is whose ability it is, where that was not just told.
    Healed {
        by: Option<Piece>,
        at: Piece,
        healed: u8,
        #[serde(skip)]
        #[say(unsaid)]
        life: Change,
    },
    /// PT-42: the leader took what would have been lethal.
    LethalTaken {
        by: Piece,
        from: Piece,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        life: Change,
    },
    /// PT-41
    TookOver {
        from: Piece,
        by: Piece,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        lives: Vec<Change>,
    },
    /// By an effect, from one card to another.
    #[look(change)]
    DamageMoved {
        from: Piece,
        to: Piece,
        damage: u8,
        #[serde(skip)]
        #[say(unsaid)]
        lives: Vec<Change>,
    },
    /// Until the end of the wave.
    Boosted { at: Piece, attack: u8 },
    /// PT-31: of one troop, or of both.
    #[with(seat = name_seats(speaker, seats))]
    LossesChecked { seats: Vec<Seat> },
    /// PT-31, PT-32: a hero became a corpse.
    #[look(death)]
    Killed { card: CardId, at: Place },
    /// PT-34
    #[with(piece = name_piece(speaker, Place::leader(*seat), *card))]
    #[touches(Place::leader(*seat).id())]
    #[look(death)]
    LeaderKilled { seat: Seat, card: CardId },
    /// PT-54
    PartingAttack { by: Piece },
    /// PT-53: a fallen hero changed sides.
    #[with(seat = to.seat().say(speaker))]
    FallenTaken { card: CardId, from: Place, to: Place },
    /// PT-33
    Revived { card: CardId, at: Place },
    /// Each with who stands there now.
    Swapped { one: Piece, other: Piece },
    /// To its owner's hand.
    #[to(spot("hand", *to))]
    ReturnedToHand { card: CardId, from: Place, to: Seat },
    /// From a troop to the discard pile.
    Dismissed { card: CardId, from: Place },
    #[flights(from.discard(*seat, cards.len() as u8))]
    Discarded {
        seat: Seat,
        cards: Vec<CardId>,
        #[serde(skip)]
        #[say(skip)]
        from: Source,
    },
    /// A hand card that the opponent knows now.
    Shown { seat: Seat, card: CardId },
    /// At the whole hand of the opponent.
    LookedAtHand { by: Seat },
    /// Told to the one who looked.
    SawHand { cards: Vec<CardId> },
    /// At the top cards of the own deck.
    LookedAtTop { seat: Seat, cards: u8 },
    /// Told to the one who looked, the top card first.
    SawTop { cards: Vec<CardId> },
    /// On top of the own deck.
    PutBack { seat: Seat, cards: u8 },
    /// A card was named for an effect.
    Named { seat: Seat, card: CardId },
    /// The named card was in the deck and is now in the hand.
    #[flights(draw_cards(*seat, 1))]
    Found { seat: Seat, card: CardId },
    /// The named card was neither in the troop nor in the hand.
    NotFound { seat: Seat, card: CardId },
    /// The own deck.
    Shuffled { seat: Seat },
    /// In this turn.
    ActionsGained { seat: Seat, actions: u8 },
    /// In this turn: actions that can only be orders.
    OrdersGained { seat: Seat, orders: u8 },
    /// PT-58: fewer actions in the next wave.
    Hindered { seat: Seat, actions: u8 },
    /// PT-H.templar.order: heroes that attack this troop in melee die.
    AttackersOutlawed { seat: Seat },
    /// PT-56
    MarkerGained { seat: Seat, markers: u8 },
    /// PT-07
    RoundEnded { round: u16 },
    /// PT-35: with the victory piles, in a series.
    GameWon { seat: Seat, victory: Option<Both> },
    /// PT-34, PT-35: with the victory piles, in a series.
    GameDrawn { victory: Option<Both> },
    /// Ruling 1.
    GameBrokenOff { round: u16 },
}

fn draw_hands(cards: Both) -> [Flight; 2] {
    [Seat(0), Seat(1)].map(|seat| draw_cards(seat, cards.of(seat)))
}

/// Cards that a seat draws, which others see from behind.
fn draw_cards(seat: Seat, cards: u8) -> Flight {
    Flight::of_cards(spot("deck", seat), spot("hand", seat), cards)
}

/// Where a card lay that is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Hand,
    Deck,
    Promos,
}

impl Source {
    fn discard(self, seat: Seat, cards: u8) -> Flight {
        let to = spot("discard", seat);
        match self {
            Source::Hand => Flight::of_cards(spot("hand", seat), to, cards),
            Source::Deck => Flight::of_cards(spot("deck", seat), to, cards),
            Source::Promos => Flight::of_cards("promo-pile", to, cards),
        }
    }
}

/// A number for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Both(pub [u8; 2]);

impl Both {
    pub fn of(self, seat: Seat) -> u8 {
        self.0[seat.index() % 2]
    }
}

/// The leader of each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Leaders(pub [CardId; 2]);

/// A position with the card that was there when it happened: an event is read again when the card has long gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    pub place: Place,
    /// Nothing on a free position.
    pub card: Option<CardId>,
}

/// PT-50: the parts of an attack value, and of what the target takes less.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HitSum {
    pub attack: Vec<Part>,
    pub less: Vec<Part>,
    /// Who attacks: leaders have other names on each side.
    #[serde(skip)]
    pub by: Seat,
}

impl HitSum {
    fn add_up(&self, speaker: Speaker<'_>) -> Sum {
        let attack = self.attack.iter().map(|part| (i32::from(part.value), part.from.name(speaker, self.by)));
        let less = self.less.iter().map(|part| (-i32::from(part.value), part.from.name(speaker, self.by.other())));
        Sum { parts: attack.chain(less).map(|(value, why)| SumPart { step: Step::Plus(value), why }).collect() }
    }

    /// The hero because of whom no damage is taken at all.
    fn name_proof(&self, speaker: Speaker<'_>) -> Arg {
        let proof = self.less.iter().map(|part| part.from).find(|from| matches!(from, PartOf::Proof(_)));
        proof.and_then(|proof| proof.name(speaker, self.by.other())).unwrap_or_else(|| "none".into())
    }
}

impl Term<PixelTactics> for HitSum {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        self.add_up(speaker).into()
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        shown.sums.push(("", self.add_up(speaker)));
    }
}

/// A part of an attack value, or of what is taken less, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    pub value: u8,
    pub from: PartOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PartOf {
    /// The printed value.
    Printed,
    /// What doubling the printed value by this hero adds.
    Times(CardId),
    /// A strip of this hero.
    Hero(CardId),
    /// The ability of this leader.
    Leader(CardId),
    /// An order until the end of the wave.
    Boost,
    /// All that is left is taken off: because of this hero there is no damage at all.
    Proof(CardId),
}
