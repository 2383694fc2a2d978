//! The vocabulary between the rules and the players: questions, choices, reasons, rolls. Events are in `told.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Vocabulary, choice, sentence};

use crate::content::{CardId, Row};
use crate::game::PixelTactics;
use crate::place::{Column, Place};
use crate::view::hand_id;
use crate::words::{find_wave, is_taken, name_leader, say_leader_card, say_spell, say_strip};

#[sentence(PixelTactics, Copy)]
pub enum Question {
    /// Which hand card becomes your leader? Answered with [`Leader`].
    Leader,
    /// What do you do? `left` actions are left, and `orders` more that can only be orders. Answered with [`Act`].
    #[with(row = find_wave(speaker))]
    Act { left: u8, orders: u8 },
    /// Does a hero take damage of another upon itself, before `before` happens? Answered with [`TakeOver`].
    #[say(transparent)]
    TakeOver { before: Before },
    /// Does a hero intercept the shot? Answered with [`Intercept`].
    Intercept { by: Place, at: Place },
    /// Which of your cards does the enemy attack in melee? Answered with [`Pick`].
    MeleeTarget { by: Place },
    /// Which attack does the effect of this card cause? Answered with [`Strike`].
    Strike { card: CardId },
    /// PT-54: which fallen hero attacks whom, because of this leader? Answered with [`Strike`].
    PartingAttack { leader: Place },
    /// Which effect comes first? Answered with [`First`].
    First,
    /// Who takes this much damage? This many may still be chosen. Answered with [`Pick`].
    Damage { amount: u8, left: u8 },
    /// Who takes one of the `left` points of damage? Answered with [`Split`].
    SplitDamage { left: u8 },
    /// Who is healed by up to this much? This many may still be chosen. Answered with [`Pick`].
    Heal { amount: u8, left: u8 },
    /// Whose damage is healed, of `left` points? Answered with [`Split`].
    SplitHeal { left: u8 },
    /// From whom does the caster gather damage, of `left` points? Answered with [`Split`].
    Gather { to: Place, left: u8 },
    /// Who gets the next of up to `left` points of damage from the own leader? Answered with [`Split`].
    PassDamage { left: u8 },
    /// Whose damage is moved? Answered with [`Pick`].
    MoveDamageFrom,
    /// And who gets it? Answered with [`Pick`].
    MoveDamageTo { from: Place },
    /// Who is killed? Answered with [`Pick`].
    Kill,
    /// Whose attack grows by this much? Answered with [`Pick`].
    Boost { attack: u8 },
    /// Which corpse comes back to life? Answered with [`Pick`].
    Revive,
    /// Whose spell is copied? Answered with [`Pick`].
    CopySpell { by: Place },
    /// Who changes places? Answered with [`Pick`].
    Swap,
    /// And with whom? Answered with [`Pick`].
    SwapWith { one: Place },
    /// Who goes back to the hand? Answered with [`Pick`].
    Return,
    /// Who is recruited, and where? Answered with [`Recruit`].
    Recruit,
    /// Who goes where? Answered with [`Arrange`].
    Arrange,
    /// Which rows or columns does the effect of this card touch? Answered with [`Line`].
    Line { card: CardId },
    /// Which hand card do you show? The opponent executes its order. Answered with [`PickCard`].
    ShowToOpponent,
    /// Which hand card do you show, to execute its order? Answered with [`PickCard`].
    ShowOrder,
    /// Which hand card do you play as an order? Answered with [`PickCard`].
    PlayOrder,
    /// Do you play the drawn card as an order? Answered with [`PickCard`].
    PlayDrawn { card: CardId },
    /// Which of the drawn cards do you keep? Answered with [`PickCard`].
    Keep,
    /// And which one do you put back on top? Answered with [`PickCard`].
    PutBack,
    /// Which card lies next on the deck, from the top? Answered with [`PickCard`].
    ArrangeTop { place: u8 },
    /// Which card of the enemy hand is discarded? Answered with [`PickCard`].
    DiscardEnemy,
    /// Which card do you name? Answered with [`PickCard`].
    #[say(transparent)]
    Name { why: Naming },
    /// Where does the fallen enemy join you? Answered with [`Pick`].
    TakeFallen { hero: Place },
}

/// What comes after damage may be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(PixelTactics, key = "question-take-over")]
pub enum Before {
    /// The loss check.
    Losses,
    /// The own leader heals the row of the wave.
    Healing,
    /// The end of the hero in this position: it is killed, goes away or is moved.
    Removal(Place),
    /// The enemy moves damage.
    MovedDamage,
}

/// Why a card is named.
#[sentence(PixelTactics, Copy, key = "question-name")]
pub enum Naming {
    Search,
    Denounce,
    Outlaw,
}

#[choice(PixelTactics, choices)]
pub enum Choice {
    Leader(Leader),
    Act(Act),
    TakeOver(TakeOver),
    Intercept(Intercept),
    Strike(Strike),
    First(First),
    Pick(Pick),
    Split(Split),
    Recruit(Recruit),
    Arrange(Arrange),
    Line(Line),
    Card(PickCard),
}

#[choice(PixelTactics, Copy)]
#[with(name = name_leader(speaker, *card), leader = say_leader_card(speaker, *card))]
#[touches(hand_id(*card))]
pub struct Leader {
    pub card: CardId,
}

/// The actions in the order of the rulebook, then what can be done beside them.
#[choice(PixelTactics, Copy)]
pub enum Act {
    /// PT-08
    #[touches("deck")]
    Draw,
    /// PT-04: a hand card for a promo card.
    #[touches(hand_id(*discard), "promo-pile")]
    DrawPromo { discard: CardId },
    /// PT-09
    #[say(key = "recruit-hero")]
    #[with(ability = say_strip(speaker, *card, *at))]
    #[touches(hand_id(*card), at.id())]
    Recruit { card: CardId, at: Place },
    /// PT-10
    #[say(transparent)]
    Attack(Attack),
    /// PT-11
    #[touches(hand_id(*card))]
    Order { card: CardId },
    /// PT-12
    Clear { at: Place },
    /// PT-13
    Move { from: Place, to: Place },
    /// The leader's action: shows a hand card and kills an enemy hero of that name.
    #[touches(hand_id(*card), at.id())]
    KillNamesake { card: CardId, at: Place },
    /// PT-41, free of charge.
    #[say(key = "take-over-take")]
    TakeOver { from: Place, by: Place, amount: u8 },
    /// Ends the turn; offered when no action is left or possible and only free things are.
    Done,
}

/// An attack. No target is named when all that can be reached are hit, when the defender chooses, and with a spell.
#[choice(PixelTactics, Copy)]
#[with(text = say_spell(speaker, *by))]
pub struct Attack {
    pub by: Place,
    pub how: How,
    pub at: Option<Place>,
    /// Whether all that can be reached in melee are hit.
    #[serde(default)]
    pub hits_all: bool,
}

impl Attack {
    pub fn new(by: Place, how: How, at: Option<Place>) -> Attack {
        Attack { by, how, at, hits_all: false }
    }
}

#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum How {
    Melee,
    Ranged,
    Spell,
}

#[choice(PixelTactics, Copy)]
pub enum TakeOver {
    Done,
    Take { from: Place, by: Place, amount: u8 },
}

#[choice(PixelTactics, Copy)]
pub enum Intercept {
    LetThrough,
    By { hero: Place },
}

/// An attack that an effect causes.
#[choice(PixelTactics, Copy)]
pub enum Strike {
    /// Only where the effect says "may".
    Decline,
    #[say(transparent)]
    Attack(Attack),
}

/// What is settled first of two things that happen at the same time (PT-26).
#[choice(PixelTactics, Copy)]
pub enum First {
    Healing,
    Damage,
}

/// A hero, leader, corpse or position.
#[choice(PixelTactics, Copy)]
pub enum Pick {
    /// Nobody, or nobody else.
    Done,
    /// To a question for yes or no.
    No,
    /// Who or what is chosen.
    At { at: Place },
}

/// Some of the points that are split among several.
#[choice(PixelTactics, Copy)]
pub enum Split {
    Done,
    To { at: Place, amount: u8 },
}

#[choice(PixelTactics, Copy)]
pub enum Recruit {
    /// Nobody, or nobody else.
    Done,
    /// A hand card and its position.
    #[with(ability = say_strip(speaker, *card, *at))]
    #[touches(hand_id(*card), at.id())]
    Hero { card: CardId, at: Place },
}

/// One change of places; who stands at `to` comes to `from`.
#[choice(PixelTactics, Copy)]
pub enum Arrange {
    /// All stay where they are.
    Done,
    /// From one position to another.
    #[with(taken = is_taken(speaker, *to))]
    Put { from: Place, to: Place },
}

#[choice(PixelTactics, Copy)]
pub enum Line {
    /// A row of one troop.
    #[touches(self.ids())]
    Row { seat: Seat, row: Row },
    /// A column of one troop.
    #[touches(self.ids())]
    Column { seat: Seat, column: Column },
    /// PT-44: two columns that face each other.
    #[touches(self.ids())]
    Columns { column: Column },
}

#[choice(PixelTactics, Copy)]
pub enum PickCard {
    /// No card, or no further one.
    Done,
    /// To a question for yes or no.
    No,
    /// A card of the own hand.
    #[say(key = "pick-card")]
    #[touches(hand_id(*card))]
    Hand { card: CardId },
    /// A card of the enemy hand, which lies open to the one who chooses.
    #[say(key = "pick-card")]
    #[touches(format!("enemy-{}", hand_id(*card)))]
    EnemyHand { card: CardId },
    /// A card of the own deck that was looked at.
    #[say(key = "pick-card")]
    #[touches(format!("deck-{}", card.0))]
    Deck { card: CardId },
    /// A card that is only named.
    Named { card: CardId },
}

/// Why cards are drawn, or a die is rolled.
#[sentence(PixelTactics, Copy)]
pub enum Chance {
    /// The next card of the deck of a seat.
    Card { seat: Seat },
    /// PT-04
    Promo { seat: Seat },
    /// PT-05
    FirstPlayer,
    /// Takes a random card from the hand of a seat.
    HandCard { seat: Seat },
}

/// Where only a position can be the answer, rules offer positions.
impl From<Place> for Choice {
    fn from(at: Place) -> Choice {
        Choice::Pick(Pick::At { at })
    }
}

/// Where only an attack can be the answer, rules offer attacks.
impl From<Attack> for Choice {
    fn from(attack: Attack) -> Choice {
        Choice::Strike(Strike::Attack(attack))
    }
}

impl PickCard {
    /// The card, if one was picked.
    pub(crate) fn card(self) -> Option<CardId> {
        match self {
            PickCard::Done | PickCard::No => None,
            PickCard::Hand { card }
            | PickCard::EnemyHand { card }
            | PickCard::Deck { card }
            | PickCard::Named { card } => Some(card),
        }
    }
}

impl Line {
    /// The positions of heroes in the rows or columns.
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let all = Place::of_heroes(Seat(0)).chain(Place::of_heroes(Seat(1)));
        all.filter(move |place| match self {
            Line::Row { seat, row } => (place.seat(), place.row()) == (seat, row),
            Line::Column { seat, column } => (place.seat(), place.column()) == (seat, column),
            Line::Columns { column } => place.column() == column,
        })
    }

    fn ids(self) -> Vec<String> {
        self.places().map(Place::id).collect()
    }
}
