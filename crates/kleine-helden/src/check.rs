//! Whether a position from outside is one that the rules can go on from.

use table::Ruled;
use table::check::ensure;

use crate::battle::{
    Aim, Battle, Casting, Charm, Deed, Defence, Fight, MOST_STEPS, Means, Origin, Quarry, Side, Step, Target, UnitId,
    What,
};
use crate::content::{CardId, Cards, HeroId, Kind};
use crate::game::KleineHelden;
use crate::look::Look;
use crate::turn::{MOST_QUIET_ROUNDS, MOST_ROUNDS};

/// Every step may put some more on the agenda.
const MOST_WAITING: usize = MOST_STEPS - 16;
/// More blessings and curses are never at work at once.
const MOST_CHARMS: usize = 64;

/// Names what is wrong and where.
pub(crate) fn check(game: &KleineHelden, battle: &Battle) -> Result<(), String> {
    let look = Look { game, battle };
    look.check_groups()?;
    look.check_units()?;
    look.check_cards()?;
    look.check_rest()?;
    look.check_fight()?;
    if battle.ending.is_some() { Ok(()) } else { look.check_agenda() }
}

impl Look<'_> {
    fn check_groups(self) -> Result<(), String> {
        let Battle { groups, first, turn, round, quiet_rounds, .. } = self.battle;
        let players = usize::from(self.game.players());
        let sides = players + usize::from(self.game.wild().is_some());
        ensure(groups.len() == sides, format_args!("groups: there are {sides} of them"))?;
        let has_sides = self.game.is_played(*first) && turn.side.index() < sides;
        ensure(has_sides, "first or turn.side: there is no such side")?;
        let is_in_time = *round <= MOST_ROUNDS && *quiet_rounds <= MOST_QUIET_ROUNDS;
        ensure(is_in_time, format_args!("round or quiet_rounds: no game has more than {MOST_ROUNDS} rounds"))?;
        for (side, group) in groups.iter().enumerate() {
            let ensure = |is_right: bool, what: &str| ensure(is_right, format_args!("groups[{side}].{what}"));
            ensure(group.known.minus(group.hand).is_empty(), "known: only cards of the hand are")?;
            let has_npc = group.npc.is_none_or(|npc| npc.life > 0 && self.is(npc.card, Kind::Npc));
            ensure(has_npc, "npc: no card of that kind, or a dead one (KH-62)")?;
            let has_demon = group.demon.is_none_or(|demon| demon.life > 0 && self.is(demon.card, Kind::Demon));
            ensure(has_demon, "demon: no card of that kind, or a dead one (KH-56)")?;
            let is_wild = side >= players;
            ensure(!is_wild || group.hand.is_empty() && group.npc.is_none(), "hand or npc: the wild side has none")?;
        }
        Ok(())
    }

    fn check_units(self) -> Result<(), String> {
        let Battle { units, heroes, .. } = self.battle;
        let known = self.game.content().heroes().len();
        let mut seen: Vec<HeroId> = heroes.clone();
        for (place, unit) in units.iter().enumerate() {
            let ensure = |is_right: bool, what: &str| ensure(is_right, format_args!("units[{place}].{what}"));
            ensure(self.is_side(unit.side), "side: there is no such side")?;
            match unit.what {
                What::Hero(hero) => seen.push(hero),
                What::Creature { card, summoner } => {
                    ensure(self.is(card, Kind::Summons), "what: the card is no summoning")?;
                    ensure(summoner.is_none_or(|hero| self.is_hero(hero)), "what: the summoner is no hero")?;
                }
                What::Monster => {}
            }
            let is_wild = self.game.wild() == Some(unit.side);
            ensure(is_wild == (unit.what == What::Monster), "side: monsters, and only they, are on the wild side")?;
        }
        if let Some(hero) = seen.iter().find(|hero| hero.index() >= known) {
            return Err(format!("heroes: there is no hero {}", hero.0));
        }
        seen.sort_unstable();
        if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("heroes: hero {} is there twice", pair[0].0));
        }
        for (place, unit) in units.iter().enumerate() {
            let id = UnitId(place as u8);
            let most = self.full_life(id);
            ensure(unit.life <= most, format_args!("units[{place}].life: it never has more than {most}"))?;
            let exist = unit.fitted.minus(self.game.content().all_cards()).is_empty();
            ensure(exist, format_args!("units[{place}].fitted: there is no such card"))?;
            let mut fitted = Cards::NONE;
            for card in unit.fitted.iter() {
                if let Some(reason) = self.why_not_fit(id, fitted, card) {
                    return Err(format!("units[{place}].fitted: {reason:?} ({}), card {}", reason.rule(), card.0));
                }
                fitted.insert(card);
            }
        }
        Ok(())
    }

    /// KH-01: every card is there once at most.
    fn check_cards(self) -> Result<(), String> {
        let mut found = Cards::NONE;
        let mut add = |cards: Cards, place: &str| {
            let exist = cards.minus(self.game.content().all_cards()).is_empty();
            ensure(exist, format_args!("{place}: there is no such card"))?;
            let twice = found.both(cards);
            found = found.union(cards);
            match twice.nth(0) {
                Some(card) => Err(format!("{place}: card {} is somewhere else too", card.0)),
                None => Ok(()),
            }
        };
        add(self.battle.deck, "deck")?;
        add(self.battle.discard, "discard")?;
        for (side, group) in self.battle.groups.iter().enumerate() {
            add(group.hand, &format!("groups[{side}].hand"))?;
            let out = group.npc.map(|npc| npc.card).into_iter().chain(group.demon.map(|demon| demon.card));
            for card in out {
                add(Cards::from_iter([card]), &format!("groups[{side}]"))?;
            }
        }
        for (place, unit) in self.battle.units.iter().enumerate() {
            add(unit.fitted, &format!("units[{place}].fitted"))?;
            let is_there = unit.is_alive() || self.battle.fallen.iter().any(|fallen| fallen.unit.index() == place);
            if let Some(card) = unit.creature().filter(|_| is_there) {
                add(Cards::from_iter([card]), &format!("units[{place}].what"))?;
            }
        }
        if let Some(Casting { card, origin: Origin::Hand, .. }) = self.battle.casting
            && self.exists(card)
            && !self.battle.units.iter().any(|unit| unit.creature() == Some(card))
        {
            add(Cards::from_iter([card]), "casting.card")?;
        }
        Ok(())
    }

    fn check_rest(self) -> Result<(), String> {
        let Battle { resting, charms, fallen, agenda, .. } = self.battle;
        let rest = resting.iter().all(|spell| self.exists(spell.card) && self.battle.bearer(spell.card).is_some());
        ensure(rest, "resting: only spells in a book rest (KH-53)")?;
        let is_sound = |charm: &Charm| self.is_unit(charm.on) && self.exists(charm.card) && self.is_side(charm.until);
        let are_sound = charms.len() <= MOST_CHARMS && charms.iter().all(is_sound);
        ensure(are_sound, "charms: there is no such unit, card or side")?;
        let is_dead = |unit: UnitId| self.is_unit(unit) && !self.battle.unit(unit).is_alive();
        let are_dead = fallen.iter().all(|it| is_dead(it.unit) && it.by.is_none_or(|by| self.is_unit(by)));
        let is_settled = fallen.is_empty() || agenda.contains(&Step::SettleFallen);
        ensure(are_dead && is_settled, "fallen: only who has no life left, and a step has to settle it")
    }

    fn check_fight(self) -> Result<(), String> {
        let Battle { fight, casting, .. } = self.battle;
        if let Some(fight) = fight {
            let Fight { by, means, at, protected, offers, defence, attacker, defender, .. } = fight;
            let is_sound = self.is_unit(*by)
                && self.is_means(*means)
                && self.is_target(*at)
                && protected.is_none_or(|protected| self.is_target(protected))
                && offers.iter().all(|unit| self.is_unit(*unit))
                && attacker.iter().chain(defender).all(|card| self.exists(*card))
                && match *defence {
                    Defence::None | Defence::Dodge => true,
                    Defence::Parry { card, .. } | Defence::Spell { card, .. } => self.exists(card),
                };
            ensure(is_sound, "fight: there is no such unit or card")?;
        }
        if let Some(Casting { by, card, aim, caster, .. }) = casting {
            let is_sound = self.is_unit(*by)
                && (self.is(*card, Kind::GeneralSpell) || self.is(*card, Kind::Summons))
                && self.is_aim(*aim)
                && caster.iter().all(|card| self.exists(*card));
            ensure(is_sound, "casting: there is no such unit or general spell")?;
        }
        Ok(())
    }

    /// The lowest step carries the game on; what the others name is there.
    fn check_agenda(self) -> Result<(), String> {
        let agenda = &self.battle.agenda;
        let goes_on =
            matches!(agenda.first(), Some(Step::RollFirst | Step::BeginTurn(_) | Step::NextTurn | Step::EndTurn));
        let is_short = agenda.len() <= MOST_WAITING;
        ensure(goes_on && is_short, format_args!("agenda: {agenda:?} does not carry a game on"))?;
        let does_fit = |step| ensure(self.is_sound(step), format_args!("agenda: {step:?} does not fit this position"));
        agenda.iter().try_for_each(does_fit)
    }

    fn is_sound(self, step: &Step) -> bool {
        let is_seat = |side: Side| self.game.is_played(side);
        let is_own = |unit: UnitId| self.is_unit(unit) && is_seat(self.battle.unit(unit).side);
        match *step {
            Step::RollFirst => self.battle.agenda.len() == 1 && self.battle.units.is_empty(),
            Step::DrawHeroes | Step::ChooseStart | Step::BeginScenario | Step::BeginRound => true,
            Step::OfferProtection | Step::Defend | Step::ParryAsProtector | Step::Window(_) | Step::Rolls => true,
            Step::EndFight | Step::CastRoll | Step::EndCasting | Step::SettleFallen => true,
            Step::AfterWild | Step::EndRound | Step::NextTurn => true,
            Step::Act | Step::Pay { .. } | Step::BuyHero | Step::EndTurn => is_seat(self.battle.turn.side),
            Step::DrawStart { side, .. } | Step::Redraw { side, .. } | Step::Draw { side, .. } => is_seat(side),
            Step::LayOut(side) | Step::BeginTurn(side) => is_seat(side),
            Step::Declared { side, card, .. } | Step::Loyalty { side, card } => is_seat(side) && self.exists(card),
            Step::Equip { unit, taken, from, .. } => {
                is_own(unit) && self.is_hero(unit) && taken <= 2 && from.is_none_or(is_own)
            }
            Step::Transfer { one, other } => {
                let is_pair = one != other && self.is_hero(one) && self.is_hero(other);
                is_own(one) && is_own(other) && is_pair && self.battle.unit(one).side == self.battle.unit(other).side
            }
            Step::Target { by, means: Means::Spell { card, origin } } => {
                let deed = || Deed { card, side: self.battle.unit(by).side, by: Some(by) };
                is_own(by) && self.exists(card) && self.has_card(deed(), Some(origin))
            }
            Step::Target { by, means } => is_own(by) && self.is_means(means),
            Step::Aim { deed, origin } => is_seat(deed.side) && self.is_deed(deed) && self.has_card(deed, origin),
            Step::Work { deed, aim } => {
                is_seat(deed.side) && self.is_deed(deed) && self.is_aim(aim) && self.has_card(deed, None)
            }
            Step::Wild { unit } => self.is_unit(unit),
            Step::Strike { unit, at } => {
                let is_there = match at {
                    Quarry::Group(side) => self.is_side(side),
                    Quarry::Anybody | Quarry::Weakest => true,
                };
                self.is_unit(unit) && is_there
            }
        }
    }

    /// A spell is where it is cast from, and a demon in the hand that lays it.
    fn has_card(self, deed: Deed, origin: Option<Origin>) -> bool {
        let hand = self.battle.group(deed.side).hand;
        match origin {
            Some(Origin::Hand) => deed.by.is_some() && hand.contains(deed.card),
            Some(Origin::Book) => deed.by.is_some_and(|by| self.battle.unit(by).fitted.contains(deed.card)),
            None => !self.is(deed.card, Kind::Demon) || hand.contains(deed.card),
        }
    }

    fn is_deed(self, deed: Deed) -> bool {
        self.exists(deed.card) && deed.by.is_none_or(|by| self.is_unit(by))
    }

    fn is_means(self, means: Means) -> bool {
        match means {
            Means::Weapon { card, .. } | Means::Spell { card, .. } => self.exists(card),
            Means::Bare { .. } => true,
        }
    }

    fn is_target(self, target: Target) -> bool {
        match target {
            Target::Unit(unit) => self.is_unit(unit),
            Target::Npc(side) | Target::Demon(side) | Target::Ward(side) => self.is_side(side),
        }
    }

    fn is_aim(self, aim: Aim) -> bool {
        match aim {
            Aim::Nothing => true,
            Aim::Unit(unit) => self.is_unit(unit),
            Aim::Group(side) => self.is_side(side),
            Aim::Fitted { unit, card } => self.is_unit(unit) && self.exists(card),
            Aim::Discarded(card) => self.exists(card),
        }
    }

    fn is_side(self, side: Side) -> bool {
        side.index() < self.battle.groups.len()
    }

    fn is_unit(self, unit: UnitId) -> bool {
        unit.index() < self.battle.units.len()
    }

    fn is_hero(self, unit: UnitId) -> bool {
        self.is_unit(unit) && self.battle.unit(unit).hero().is_some()
    }

    fn exists(self, card: CardId) -> bool {
        self.game.content().get(card).is_some()
    }

    fn is(self, card: CardId, kind: Kind) -> bool {
        self.game.content().get(card).is_some_and(|card| card.kind() == kind)
    }
}
