//! A random table that looks the same to a seat.

use table::{Dice, Seat, shuffle};

use crate::asked::Picked;
use crate::battle::{Battle, Fight};
use crate::cards::{Agenda, ArcanaCard, Fate, Hand, MeleeHand};
use crate::content::Manoeuvre;

/// A handful of cards fits long before.
const MOST_DEALS: u32 = 200;

/// Everything that a seat does not see is dealt anew, every way as likely as any. Hidden cards are sorted before they are
/// shuffled, so that where they really are leaves no trace.
pub(crate) fn imagine(battle: &Battle, seat: Seat, dice: &mut dyn Dice) -> Battle {
    let mut imagined = battle.clone();
    deal_arcana(&mut imagined, seat, dice);
    deal_melee(&mut imagined, seat, dice);
    deal_fates(&mut imagined, seat, dice);
    imagined
}

/// The arcana cards that are neither open nor in the own hand.
fn deal_arcana(battle: &mut Battle, seat: Seat, dice: &mut dyn Dice) {
    let mut hidden: Vec<ArcanaCard> = battle.arcana.mixed.list();
    let knows_order = battle.arcana.arranged_by == Some(seat);
    if !knows_order {
        hidden.extend(battle.arcana.top.iter().chain(&battle.arcana.bottom));
    }
    for (at, player) in battle.players.iter().enumerate() {
        if at != seat.index() {
            hidden.extend(player.kept.list());
            hidden.extend(player.looking.list());
        }
    }
    for casting in battle.castings_mut() {
        if casting.seat != seat {
            hidden.extend(casting.hand.list());
            hidden.extend(casting.laid.filter(|_| !casting.is_open));
        }
        if casting.resister != seat {
            hidden.extend(casting.resisting.list());
        }
    }
    hidden.sort_unstable();
    shuffle(&mut hidden, dice);
    let mut hidden = hidden.into_iter();
    let mut deal = |count: u8| {
        let mut hand = Hand::default();
        hidden.by_ref().take(usize::from(count)).for_each(|card| hand.add(card));
        hand
    };
    for (at, player) in battle.players.iter_mut().enumerate() {
        if at != seat.index() {
            player.kept = deal(player.kept.count());
            player.looking = deal(player.looking.count());
        }
    }
    for casting in battle.castings_mut() {
        if casting.seat != seat {
            casting.hand = deal(casting.hand.count());
            if let (Some(laid), false) = (&mut casting.laid, casting.is_open)
                && let Some(card) = deal(1).kinds().next()
            {
                *laid = card;
            }
        }
        if casting.resister != seat {
            casting.resisting = deal(casting.resisting.count());
        }
    }
    if !knows_order {
        for card in battle.arcana.top.iter_mut().chain(&mut battle.arcana.bottom) {
            if let Some(dealt) = deal(1).kinds().next() {
                *card = dealt;
            }
        }
    }
    battle.arcana.mixed = deal(u8::MAX);
}

fn deal_melee(battle: &mut Battle, seat: Seat, dice: &mut dyn Dice) {
    if battle.fight().is_none() {
        return;
    }
    let mut hidden: Vec<Manoeuvre> = battle.melee.list();
    for hand in battle.fights_mut().flat_map(|fight| hidden_hands(fight, seat)) {
        hidden.extend(hand.list());
    }
    hidden.sort_unstable_by_key(|card| *card as usize);
    shuffle(&mut hidden, dice);
    let mut hidden = hidden.into_iter();
    let mut deal = |count: u8| {
        let mut hand = MeleeHand::default();
        hidden.by_ref().take(usize::from(count)).for_each(|card| hand.add(card, 1));
        hand
    };
    for hand in battle.fights_mut().flat_map(|fight| hidden_hands(fight, seat)) {
        *hand = deal(hand.count());
    }
    battle.melee = deal(u8::MAX);
}

fn hidden_hands(fight: &mut Fight, seat: Seat) -> impl Iterator<Item = &mut MeleeHand> {
    let is_hidden = [0, 1].map(|side| fight.seats[side] != seat && !fight.shown[side]);
    fight.hands.iter_mut().zip(is_hidden).filter_map(|(hand, is_hidden)| is_hidden.then_some(hand))
}

/// MS-07: who picks later sees what is gone, but not who has it. So cards of a kind that were taken between two looks
/// change places, and what was taken after the last look may be anything that was there then.
fn deal_fates(battle: &mut Battle, seat: Seat, dice: &mut dyn Dice) {
    let last_look = battle.picks.iter().rposition(|taken| taken.seat == seat);
    let is_next = matches!(battle.agenda.last(), Some(crate::battle::Step::PickCard { seat: next }) if *next == seat);
    let seen = if is_next { battle.picks.len() } else { last_look.unwrap_or(0) };
    for is_agenda in [false, true] {
        let of_kind = |card: &Picked| matches!(card, Picked::Agenda(_)) == is_agenda;
        let hidden: Vec<usize> = (0..battle.picks.len())
            .filter(|at| of_kind(&battle.picks[*at].card) && !is_open(battle, *at, seat))
            .collect();
        let looks: Vec<usize> = (0..seen).filter(|at| battle.picks[*at].seat == seat).chain([seen]).collect();
        let mut start = 0;
        let mut dealt: Vec<(usize, Picked)> = Vec::new();
        for end in looks {
            let group: Vec<usize> = hidden.iter().copied().filter(|at| (start..end).contains(at)).collect();
            let cards = deal_fitting(battle, &group, is_agenda, dice);
            dealt.extend(group.into_iter().zip(cards));
            start = end;
        }
        let later: Vec<usize> = hidden.iter().copied().filter(|at| *at >= seen).collect();
        let mut free: Vec<Picked> = all_cards(is_agenda);
        free.retain(|card| {
            let is_gone = |at: &usize| battle.picks[*at].card == *card;
            !(0..battle.picks.len()).filter(|at| !later.contains(at)).any(|at| is_gone(&at))
        });
        shuffle(&mut free, dice);
        for at in later {
            if let Some(place) = free.iter().position(|card| fits(battle, at, *card)) {
                dealt.push((at, free.remove(place)));
            }
        }
        for (at, card) in dealt {
            let owner = battle.picks[at].seat;
            battle.picks[at].card = card;
            let player = &mut battle.players[owner.index()];
            match card {
                Picked::Fate(fate) => player.fate = Some(fate),
                Picked::Agenda(agenda) => player.agenda = Some(agenda),
            }
        }
    }
}

/// The cards of some picks in another order that the factions allow.
fn deal_fitting(battle: &Battle, group: &[usize], is_agenda: bool, dice: &mut dyn Dice) -> Vec<Picked> {
    let real: Vec<Picked> = group.iter().map(|at| battle.picks[*at].card).collect();
    let mut cards = real.clone();
    let all = all_cards(is_agenda);
    cards.sort_by_key(|card| all.iter().position(|other| other == card));
    for _ in 0..MOST_DEALS {
        shuffle(&mut cards, dice);
        if group.iter().zip(&cards).all(|(at, card)| fits(battle, *at, *card)) {
            return cards;
        }
    }
    real
}

/// Whether a seat knows a card that was picked.
fn is_open(battle: &Battle, at: usize, seat: Seat) -> bool {
    let taken = &battle.picks[at];
    let player = &battle.players[taken.seat.index()];
    taken.seat == seat
        || match taken.card {
            Picked::Fate(_) => player.fate_is_used,
            Picked::Agenda(_) => player.agenda_is_shown,
        }
}

fn all_cards(is_agenda: bool) -> Vec<Picked> {
    match is_agenda {
        true => Agenda::ALL.iter().copied().map(Picked::Agenda).collect(),
        false => Fate::ALL.iter().copied().map(Picked::Fate).collect(),
    }
}

/// Whether the faction of who picked may have a card.
fn fits(battle: &Battle, at: usize, card: Picked) -> bool {
    let faction = battle.players[battle.picks[at].seat.index()].faction;
    match card {
        Picked::Fate(_) => true,
        Picked::Agenda(agenda) => agenda.faction().is_none_or(|needed| faction == Some(needed)),
    }
}
