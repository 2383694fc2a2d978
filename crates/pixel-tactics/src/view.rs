//! What a seat or a spectator sees, and the tables a seat can imagine.
//!
//! Hands and decks are hidden. What a seat has seen of them remains known to it: a [`Held`] card remembers that, and so
//! does the [`top`](Side::top) of a deck.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use table::{Dice, Seat, Viewer};

use crate::content::{CardId, Edition, PrintedCard, Row};
use crate::duel::{Duel, Held, Side, Slot, Won};
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::troop::Look;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub edition: Edition,
    /// PT-35: how many cards the victory pile of a winner has; nothing if a single game is played.
    pub victory: Option<u8>,
    /// The number of the game in the series, from 1.
    pub game: u8,
    /// 0 during set-up.
    pub round: u16,
    /// In a round: which row acts.
    pub wave: Option<Row>,
    /// In a round: the first player.
    pub first: Option<Seat>,
    /// In a round, until the end: whose turn it is.
    pub active: Option<Seat>,
    /// Actions left in this turn.
    pub actions: u8,
    /// Further actions that can only be orders.
    pub orders: u8,
    /// PT-04: cards in the promo pile, if promo cards are played. Its id is `promo-pile`.
    pub promos: Option<u8>,
    pub sides: [SideView; 2],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    pub seat: Seat,
    pub leader: Option<LeaderView>,
    /// The positions of heroes, row by row from the front; columns of the same name face each other.
    pub places: Vec<PlaceView>,
    /// The hand cards the viewer knows.
    pub hand: Vec<HandView>,
    /// How many more there are, of the faction and of the promo cards. The id of the hand is `blue-hand`.
    pub hidden_hand: u8,
    pub hidden_promos: u8,
    /// Cards in the deck. The id of the own deck is `deck`.
    pub deck: u8,
    /// The cards of the deck that the viewer has seen and knows the place of, from the top.
    pub seen_deck: Vec<SeenView>,
    /// The top card is the last. Its id is `blue-discard`.
    pub discard: Vec<CardView>,
    /// PT-35: the victory pile.
    pub won: Vec<WonView>,
    /// PT-58: actions lost in this wave and in the next.
    pub hindered: [u8; 2],
    /// Heroes that attack this troop in melee are killed until the end of the wave.
    pub kills_attackers: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LeaderView {
    /// The id of its position.
    pub id: String,
    pub place: Place,
    #[serde(flatten)]
    pub card: CardView,
    pub attack: u8,
    pub life: u8,
    pub damage: u8,
    /// PT-56.
    pub markers: u8,
    pub can_melee: bool,
    pub can_shoot: bool,
    /// PT-14: it attacked by action in this wave.
    pub has_acted: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlaceView {
    pub id: String,
    pub place: Place,
    pub row: Row,
    pub column: Column,
    pub holds: Holds,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holds {
    Nothing,
    Hero(HeroView),
    Corpse(CorpseView),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HeroView {
    #[serde(flatten)]
    pub card: CardView,
    /// Another seat than that of the troop, if it has changed sides (PT-53).
    pub owner: Seat,
    /// With everything that does not depend on the target, in melee.
    pub attack: u8,
    pub life: u8,
    pub damage: u8,
    /// Damage taken over in this wave, which is not moved again.
    pub taken: u8,
    pub can_melee: bool,
    pub can_shoot: bool,
    pub can_intercept: bool,
    /// PT-14: it took part in an exclusive action in this wave.
    pub has_acted: bool,
    /// It took damage in this wave.
    pub is_hurt: bool,
    /// More attack until the end of the wave.
    pub boost: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CorpseView {
    #[serde(flatten)]
    pub card: CardView,
    pub owner: Seat,
    /// PT-55: it attacked in this wave.
    pub has_acted: bool,
}

/// A card and what is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardView {
    pub card: CardId,
    /// For the words and boards made from a view; who reads it as JSON finds it in the facts.
    #[serde(skip)]
    pub printed: Arc<PrintedCard>,
}

/// A card of a hand. Its id is `hand-7` in the own hand, `enemy-hand-7` in that of the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandView {
    pub id: String,
    #[serde(flatten)]
    pub card: CardView,
    /// Whether the opponent knows that it is in this hand.
    pub is_known: bool,
}

/// A card of a deck that was looked at. Its id is `deck-7`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeenView {
    pub id: String,
    /// 0 is the top card.
    pub depth: u8,
    #[serde(flatten)]
    pub card: CardView,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WonView {
    #[serde(flatten)]
    pub card: CardView,
    pub of: Seat,
}

pub(crate) fn view(game: &PixelTactics, duel: &Duel, viewer: Viewer) -> View {
    let in_round = duel.round > 0;
    View {
        viewer: [Seat(0), Seat(1)].into_iter().find(|seat| viewer.is(*seat)),
        edition: game.edition(),
        victory: game.victory(),
        game: duel.game,
        round: duel.round,
        wave: in_round.then_some(duel.wave),
        first: in_round.then_some(duel.first),
        active: (in_round && duel.ending.is_none()).then_some(duel.turn.seat),
        actions: duel.turn.left,
        orders: duel.turn.orders_left,
        promos: game.has_promos().then_some(duel.promos.len() as u8),
        sides: [Seat(0), Seat(1)].map(|seat| view_side(game, duel, seat, viewer)),
    }
}

fn view_side(game: &PixelTactics, duel: &Duel, seat: Seat, viewer: Viewer) -> SideView {
    let look = Look { game, duel };
    let side = duel.side(seat);
    let sees = |held: &Held| match viewer {
        Viewer::Seat(eyes) => eyes == seat || held.is_known(),
        Viewer::Spectator => held.is_known() && look.hand_is_open(seat),
    };
    let hidden = || side.hand.iter().filter(|held| !sees(held)).map(|held| held.card());
    let mut hand: Vec<Held> = side.hand.iter().copied().filter(sees).collect();
    hand.sort_by_key(|held| held.card());
    SideView {
        seat,
        leader: side.leader.map(|_| view_leader(look, seat)),
        places: Place::of_heroes(seat).map(|place| view_place(look, place)).collect(),
        hand: hand.into_iter().map(|held| view_held(game, held, seat, viewer)).collect(),
        hidden_hand: hidden().filter(|card| !card.is_promo()).count() as u8,
        hidden_promos: hidden().filter(|card| card.is_promo()).count() as u8,
        deck: side.deck_size(),
        seen_deck: if viewer.is(seat) { view_seen_deck(game, &side.top) } else { Vec::new() },
        discard: side.discard.iter().map(|card| view_card(game, *card)).collect(),
        won: side.won.iter().map(|Won { card, of }| WonView { card: view_card(game, *card), of: *of }).collect(),
        hindered: side.hindered,
        kills_attackers: side.kills_attackers,
    }
}

fn view_leader(look: Look<'_>, seat: Seat) -> LeaderView {
    let leader = look.duel.leader(seat);
    let place = Place::leader(seat);
    LeaderView {
        id: place.id(),
        place,
        card: view_card(look.game, leader.card),
        attack: look.leader_attack(seat),
        life: look.leader_life(seat),
        damage: leader.damage,
        markers: leader.markers,
        can_melee: look.can_melee(place),
        can_shoot: look.can_shoot(place),
        has_acted: leader.has_acted,
    }
}

fn view_place(look: Look<'_>, place: Place) -> PlaceView {
    let holds = match *look.duel.slot(place) {
        Slot::Free => Holds::Nothing,
        Slot::Hero(hero) => Holds::Hero(HeroView {
            card: view_card(look.game, hero.card),
            owner: hero.owner,
            attack: look.usual_attack(place),
            life: look.life(place),
            damage: hero.damage,
            taken: hero.taken,
            can_melee: look.can_melee(place),
            can_shoot: look.can_shoot(place),
            can_intercept: look.can_intercept(place),
            has_acted: hero.marks.has_acted,
            is_hurt: hero.marks.is_hurt,
            boost: hero.boost,
        }),
        Slot::Corpse(corpse) => Holds::Corpse(CorpseView {
            card: view_card(look.game, corpse.card),
            owner: corpse.owner,
            has_acted: corpse.has_acted,
        }),
    };
    PlaceView { id: place.id(), place, row: place.row(), column: place.column(), holds }
}

fn view_held(game: &PixelTactics, held: Held, seat: Seat, viewer: Viewer) -> HandView {
    let card = held.card();
    let id = match viewer {
        Viewer::Seat(eyes) if eyes == seat => hand_id(card),
        Viewer::Seat(_) => format!("enemy-{}", hand_id(card)),
        Viewer::Spectator => format!("{}-{}", color(seat), hand_id(card)),
    };
    HandView { id, card: view_card(game, card), is_known: held.is_known() }
}

fn view_seen_deck(game: &PixelTactics, top: &[CardId]) -> Vec<SeenView> {
    let seen = top.iter().rev().zip(0..);
    seen.map(|(card, depth)| SeenView { id: format!("deck-{}", card.0), depth, card: view_card(game, *card) }).collect()
}

fn view_card(game: &PixelTactics, card: CardId) -> CardView {
    CardView { card, printed: game.printed(card).clone() }
}

/// The id of a card in the own hand.
pub fn hand_id(card: CardId) -> String {
    format!("hand-{}", card.0)
}

/// Another table that looks the same to a seat: every arrangement of the cards it does not know is equally likely.
///
/// A seat does not know which of the enemy's cards are in the hand and which on top of the deck. Promo cards that are
/// neither in view nor in its own hand are in the enemy hand or in the pile.
pub(crate) fn imagine(duel: &Duel, seat: Seat, dice: &mut dyn Dice) -> Duel {
    let mut imagined = duel.clone();
    let Duel { sides, promos, .. } = &mut imagined;
    let Side { hand, deck, top, .. } = &mut sides[seat.other().index()];
    let (promo, faction): (Vec<_>, Vec<_>) =
        hand.iter_mut().filter(|held| !held.is_known()).partition(|held| held.card().is_promo());
    deal_anew(faction, top, deck, dice);
    deal_anew(promo, &mut [], promos, dice);
    imagined
}

/// Replaces hand cards and cards on top of a pile with random ones of these and of the pile.
fn deal_anew(hand: Vec<&mut Held>, top: &mut [CardId], pile: &mut [CardId], dice: &mut dyn Dice) {
    let mut cards: Vec<CardId> =
        hand.iter().map(|held| held.card()).chain(top.iter().copied()).chain(pile.iter().copied()).collect();
    // Sorted first, so that the real deal leaves no trace.
    cards.sort_unstable();
    for place in 0..hand.len() + top.len() {
        let other = dice.roll((cards.len() - place) as u32) as usize - 1;
        cards.swap(place, place + other);
    }
    let mut cards = cards.into_iter();
    hand.into_iter().zip(&mut cards).for_each(|(held, card)| *held = held.with(card));
    top.iter_mut().chain(pile).zip(cards).for_each(|(place, card)| *place = card);
}
