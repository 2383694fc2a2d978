//! Whether the rules can continue from a position from outside.

use table::Seat;
use table::check::{Checked, ensure, ensure_few, ensure_known, ensure_most, ensure_seats, fault};

use crate::asked::{Attack, How};
use crate::content::CardId;
use crate::duel::{Duel, Ending, MAX_STEPS, MAX_WON, Slot, Step};
use crate::end::{MAX_QUIET_ROUNDS, MAX_ROUNDS};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::wave::MAX_MARKERS;

/// Every step may add some more to the agenda.
const MAX_WAITING: usize = MAX_STEPS - 4;
/// The limits of actions in a turn and of games in a series.
const MANY: u8 = 100;

/// Says what is wrong, and where.
pub(crate) fn check(game: &PixelTactics, duel: &Duel) -> Checked {
    check_seats(duel)?;
    check_cards(game, duel)?;
    for seat in [Seat(0), Seat(1)] {
        check_side(duel, seat).map_err(|fault| fault.inside(format_args!("sides[{}]", seat.0)))?;
    }
    check_clock(duel)?;
    if duel.ending.is_some() { Ok(()) } else { check_agenda(game, duel) }
}

fn check_seats(duel: &Duel) -> Checked {
    let steps = duel.agenda.iter().filter_map(|step| sort(step).1);
    let ending = duel.ending.and_then(|ending| ending.seat());
    let owners = duel.sides.iter().flat_map(|side| side.slots.iter().filter_map(Slot::card)).map(|(_, owner)| owner);
    let won = duel.sides.iter().flat_map(|side| &side.won).map(|won| won.of);
    let named = steps.chain(ending).chain(owners).chain(won).chain([duel.turn.seat, duel.first]);
    ensure_seats(named.chain(duel.starter), 2)
}

/// Where a step can wait on the agenda.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    /// It carries the game on.
    Frame,
    /// A turn or the end of a wave still has to run it.
    Effect,
}

/// Where a step waits, and the seat and card it refers to.
fn sort(step: &Step) -> (Layer, Option<Seat>, Option<CardId>) {
    use Layer::{Effect, Frame};
    match *step {
        Step::BeginGame | Step::DrawHands | Step::ChooseLeaders => (Frame, None, None),
        Step::DrawFirstPlayer | Step::BeginRound | Step::BeginWave | Step::Act => (Frame, None, None),
        Step::EndTurn | Step::EndWave | Step::NextWave | Step::EndRound => (Frame, None, None),
        Step::BeginTurn(seat) | Step::Outlaw(seat) => (Frame, Some(seat), None),
        Step::EndGame(ending) => (Frame, ending.seat(), None),
        Step::CheckLosses { only } => (Effect, only, None),
        Step::SettleFallen | Step::Kill { .. } | Step::Attack { .. } => (Effect, None, None),
        Step::ShotAfterOrder { .. } | Step::AttackAtOnce { .. } => (Effect, None, None),
        Step::Cast { card, .. } | Step::Dismiss { card, .. } => (Effect, None, Some(card)),
        Step::Execute { seat, card, .. } | Step::OrderDone { seat, card, .. } => (Effect, Some(seat), Some(card)),
        Step::FrontmostAttack { seat, card, .. } => (Effect, Some(seat), Some(card)),
        Step::AfterAttack(seat) | Step::DamageAfterOrder(seat) => (Effect, Some(seat), None),
        Step::PlayDrawn(seat) | Step::DiscardChosen(seat) | Step::AnyOrders(seat) => (Effect, Some(seat), None),
        Step::TakeOver { seat } | Step::Sift { seat, .. } => (Effect, Some(seat), None),
        Step::ArrangeTop { seat, .. } | Step::RecruitRow { seat, .. } => (Effect, Some(seat), None),
    }
}

/// PT-01, PT-04: every card of a faction exists at most once, every kind of promo card at most twice.
fn check_cards(game: &PixelTactics, duel: &Duel) -> Checked {
    let mut found: Vec<(CardId, Seat)> = duel.promos.iter().map(|card| (*card, Seat(0))).collect();
    if let Some(card) = duel.promos.iter().find(|card| !card.is_promo()) {
        return Err(fault!("promos", "position-no-promo", card = card.0));
    }
    // PT-35: at the end of a series the piles contain the last leaders, too.
    let has_ended = matches!(duel.ending, Some(Ending::Series(_) | Ending::SeriesDraw));
    for seat in [Seat(0), Seat(1)] {
        let side = duel.side(seat);
        let deck = || side.deck.iter().chain(&side.top).copied();
        if let Some(card) = deck().find(|card| card.is_promo()) {
            return Err(fault!("deck", "position-promo", card = card.0).inside(format_args!("sides[{}]", seat.0)));
        }
        let own = side.hand.iter().map(|held| held.card()).chain(deck()).chain(side.discard.iter().copied());
        let leader = side.leader.filter(|_| !has_ended).map(|leader| leader.card);
        found.extend(own.chain(leader).map(|card| (card, seat)));
        found.extend(side.won.iter().map(|won| (won.card, won.of)));
        found.extend(side.slots.iter().filter_map(Slot::card));
    }
    let known = game.cards();
    let in_steps = duel.agenda.iter().filter_map(|step| sort(step).2);
    let mut cards = found.iter().map(|(card, _)| *card).chain(in_steps);
    cards.try_for_each(|card| ensure_known("cards", card.0, usize::from(known)))?;
    for (card, seat) in &found {
        let copies = found.iter().filter(|(other, of)| other == card && (card.is_promo() || of == seat)).count();
        let most = if card.is_promo() { 2 } else { 1 };
        ensure!(copies <= most, "", "position-copies", card = card.0, seat = seat.0, copies = copies, most = most)?;
    }
    Ok(())
}

fn check_side(duel: &Duel, seat: Seat) -> Checked {
    let side = duel.side(seat);
    ensure!(*duel.slot(Place::leader(seat)) == Slot::Free, "slots[4]", "position-leader-slot")?;
    for (index, slot) in side.slots.iter().enumerate() {
        let Some(hero) = slot.hero() else { continue };
        ensure_most(format_args!("slots[{index}].taken"), hero.taken, hero.damage)?;
        let is_marked = hero.marks.is_taken == (hero.owner != seat);
        ensure!(is_marked, "slots[{index}].marks.is_taken", "position-taken")?;
    }
    // PT-56
    ensure_most("leader.markers", side.leader.map_or(0, |leader| leader.markers), MAX_MARKERS)?;
    ensure_few("won", side.won.len(), MAX_WON - 2)?;
    let corpses =
        Place::all(seat).filter(|place| duel.corpse(*place).is_some()).fold(0, |set, place| set | place.bit());
    let are_corpses = side.fallen & !corpses == 0 && side.fallen_in_melee & !side.fallen == 0;
    ensure!(are_corpses, "fallen", "position-fallen")
}

fn check_clock(duel: &Duel) -> Checked {
    let is_over = duel.ending.is_some();
    let is_ending = matches!(duel.agenda.first(), Some(Step::EndGame(_)));
    ensure_most("round", duel.round, MAX_ROUNDS)?;
    ensure_most("game", duel.game, MANY)?;
    ensure_most("turn.left", duel.turn.left, MANY)?;
    ensure_most("turn.orders_left", duel.turn.orders_left, MANY)?;
    if !is_over && !is_ending {
        ensure_most("quiet_rounds", duel.quiet_rounds, MAX_QUIET_ROUNDS - 1)?;
    }
    match [duel.side(Seat(0)).leader, duel.side(Seat(1)).leader] {
        [Some(one), Some(other)] if one.card == other.card => Err(fault!("leaders", "position-leaders-equal")),
        [Some(_), Some(_)] => Ok(()),
        [None, None] if duel.round == 0 => Ok(()),
        [None, None] => Err(fault!("leaders", "position-no-leaders")),
        [Some(_), None] | [None, Some(_)] => Err(fault!("leaders", "position-one-leader")),
    }
}

/// The lowest steps carry the game on; above them is what a turn or the end of a wave still has to do.
fn check_agenda(game: &PixelTactics, duel: &Duel) -> Checked {
    let wrong = || Err(fault!("agenda", "position-agenda"));
    let has_leaders = duel.side(Seat(0)).leader.is_some();
    let in_round = has_leaders && duel.round > 0;
    let Some((base, above)) = duel.agenda.split_first() else { return wrong() };
    let is_possible = match base {
        Step::BeginGame | Step::EndGame(_) => above.is_empty(),
        Step::DrawHands => !has_leaders && above.is_empty(),
        Step::ChooseLeaders => !has_leaders && duel.round == 0 && above.is_empty(),
        Step::DrawFirstPlayer => has_leaders && duel.round == 0 && above.is_empty(),
        Step::BeginRound => has_leaders && above.iter().all(|step| matches!(step, Step::Outlaw(_))),
        Step::BeginWave | Step::EndRound => in_round && above.is_empty(),
        Step::EndWave => in_round && fits_turns(above),
        Step::NextWave => in_round && above.iter().all(is_effect),
        _ => false,
    };
    if !is_possible || duel.agenda.len() > MAX_WAITING {
        return wrong();
    }
    let last = above.len().saturating_sub(1);
    let is_sound = |(index, step): (usize, &Step)| check_step(game, duel, step, index == last);
    if above.iter().enumerate().all(is_sound) { Ok(()) } else { wrong() }
}

/// The turns yet to come, and the current one.
fn fits_turns(above: &[Step]) -> bool {
    let above = match above {
        [Step::BeginTurn(second), Step::BeginTurn(first)] => return first != second,
        [Step::BeginTurn(_), rest @ ..] => rest,
        rest => rest,
    };
    match above {
        [] => true,
        [Step::EndTurn, Step::Act, effects @ ..] | [Step::EndTurn, effects @ ..] => effects.iter().all(is_effect),
        _ => false,
    }
}

fn is_effect(step: &Step) -> bool {
    sort(step).0 == Layer::Effect
}

/// Whether everything a step refers to exists. Steps about the cards on top of a deck come before all others.
fn check_step(game: &PixelTactics, duel: &Duel, step: &Step, is_last: bool) -> bool {
    let has_cards = |seat: Seat, cards: u8| is_last && usize::from(cards) <= duel.side(seat).top.len();
    match *step {
        Step::Attack { attack: Attack { by, how, at, .. }, .. } => {
            how != How::Spell && at.is_none_or(|at| at.seat() != by.seat()) && (how == How::Melee || at.is_some())
        }
        Step::Cast { card, row, .. } => game.figures(card).strips[row.index()].spell.is_some(),
        Step::Sift { seat, cards, has_kept } => cards <= if has_kept { 2 } else { 3 } && has_cards(seat, cards),
        Step::ArrangeTop { seat, cards, placed } => placed <= cards && has_cards(seat, cards),
        Step::PlayDrawn(seat) => is_last && !duel.side(seat).hand.is_empty(),
        _ => true,
    }
}
