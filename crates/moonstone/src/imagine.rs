//! A random table that looks the same to a seat.

use table::{Dice, Seat, shuffle};

use crate::asked::Picked;
use crate::battle::{Battle, Fight, castings_mut, fights_mut};
use crate::cards::{Agenda, ArcanaCard, Fate, Hand, MeleeHand};

/// A fitting deal is usually found much sooner.
const MAX_DEALS: u32 = 200;

/// Everything hidden from a seat is dealt again, with all ways equally likely. Hidden cards are sorted before they are
/// shuffled, so that their real places leave no trace.
pub(crate) fn imagine(battle: &Battle, seat: Seat, dice: &mut dyn Dice) -> Battle {
    let mut imagined = battle.clone();
    deal_arcana(&mut imagined, seat, dice);
    deal_melee(&mut imagined, seat, dice);
    deal_fates(&mut imagined, seat, dice);
    imagined
}

/// The arcana cards that are neither face up nor in the seat's own hand.
fn deal_arcana(battle: &mut Battle, seat: Seat, dice: &mut dyn Dice) {
    let Battle { players, agenda, arcana, .. } = battle;
    let mut hands: Vec<&mut Hand> = vec![&mut arcana.mixed];
    let mut cards: Vec<&mut ArcanaCard> = Vec::new();
    for (_, player) in players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
        hands.extend([&mut player.kept, &mut player.looking]);
    }
    for casting in castings_mut(agenda) {
        if casting.seat != seat {
            hands.push(&mut casting.hand);
            cards.extend(casting.laid.as_mut().filter(|_| !casting.is_open));
        }
        if casting.resister != seat {
            hands.push(&mut casting.resisting);
        }
    }
    if arcana.arranged_by != Some(seat) {
        cards.extend(arcana.top.iter_mut().chain(&mut arcana.bottom));
    }
    let mut single = vec![Hand::default(); cards.len()];
    single.iter_mut().zip(&cards).for_each(|(hand, card)| hand.add(**card));
    deal_anew(hands.into_iter().chain(&mut single).map(|hand| &mut hand.0).collect(), dice);
    for (card, dealt) in cards.into_iter().zip(single.iter().filter_map(|hand| hand.kinds().next())) {
        *card = dealt;
    }
}

fn deal_melee(battle: &mut Battle, seat: Seat, dice: &mut dyn Dice) {
    let Battle { melee, agenda, .. } = battle;
    let hidden = fights_mut(agenda).flat_map(|fight| hidden_hands(fight, seat));
    deal_anew(std::iter::once(melee).chain(hidden).map(|hand| &mut hand.0).collect(), dice);
}

/// Shuffles the cards of several hands and deals each as many as it had.
fn deal_anew<const KINDS: usize>(mut hands: Vec<&mut [u8; KINDS]>, dice: &mut dyn Dice) {
    if hands.len() == 1 {
        return;
    }
    let counts = hands.iter().flat_map(|hand| hand.iter().enumerate());
    let mut cards: Vec<usize> = counts.flat_map(|(kind, count)| std::iter::repeat_n(kind, (*count).into())).collect();
    cards.sort_unstable();
    shuffle(&mut cards, dice);
    let mut cards = cards.into_iter();
    for hand in &mut hands {
        let count = hand.iter().copied().map(usize::from).sum();
        **hand = [0; KINDS];
        cards.by_ref().take(count).for_each(|kind| hand[kind] += 1);
    }
}

fn hidden_hands(fight: &mut Fight, seat: Seat) -> impl Iterator<Item = &mut MeleeHand> {
    let is_hidden = [0, 1].map(|side| fight.seats[side] != seat && !fight.shown[side]);
    fight.hands.iter_mut().zip(is_hidden).filter_map(|(hand, is_hidden)| is_hidden.then_some(hand))
}

/// MS-07: players who pick later see which cards are gone, but not who has them. So cards of a kind taken between two
/// looks swap places, and a card taken after the last look may be any that was there at that time.
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
    for _ in 0..MAX_DEALS {
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

/// Whether the faction of the picking player may have a card.
fn fits(battle: &Battle, at: usize, card: Picked) -> bool {
    let faction = battle.players[battle.picks[at].seat.index()].faction;
    match card {
        Picked::Fate(_) => true,
        Picked::Agenda(agenda) => agenda.faction().is_none_or(|needed| faction == Some(needed)),
    }
}
