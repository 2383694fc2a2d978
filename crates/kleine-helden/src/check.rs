//! Whether the rules can continue from a position from outside.

use table::check::{Checked, ensure, ensure_count, ensure_few, ensure_known, ensure_most, fault};
use table::{Ruled, text};

use crate::battle::{
    Aim, Battle, Casting, Charm, Deed, Defence, Fight, MAX_STEPS, Means, Origin, Quarry, Side, Step, Target, UnitId,
    What,
};
use crate::content::{CardId, Cards, HeroId, Kind};
use crate::game::KleineHelden;
use crate::look::Look;
use crate::turn::{MAX_QUIET_ROUNDS, MAX_ROUNDS};

/// Every step may add some more to the agenda.
const MAX_WAITING: usize = MAX_STEPS - 16;
/// There are never more blessings and curses at once.
const MAX_CHARMS: usize = 64;

/// Says what is wrong, and where.
pub(crate) fn check(game: &KleineHelden, battle: &Battle) -> Checked {
    let look = Look { game, battle };
    look.check_groups()?;
    look.check_units()?;
    look.check_cards()?;
    look.check_rest()?;
    look.check_fight()?;
    if battle.ending.is_some() { Ok(()) } else { look.check_agenda() }
}

impl Look<'_> {
    fn check_groups(self) -> Checked {
        let Battle { groups, first, turn, round, quiet_rounds, .. } = self.battle;
        let players = usize::from(self.game.players());
        let sides = players + usize::from(self.game.wild().is_some());
        ensure_count("groups", groups.len(), sides)?;
        let has_sides = self.game.is_played(*first) && turn.side.index() < sides;
        ensure!(has_sides, "first, turn.side", "position-none")?;
        ensure_most("round", *round, MAX_ROUNDS)?;
        ensure_most("quiet_rounds", *quiet_rounds, MAX_QUIET_ROUNDS)?;
        for (side, group) in groups.iter().enumerate() {
            ensure!(group.known.minus(group.hand).is_empty(), "groups[{side}].known", "position-known")?;
            let has_npc = group.npc.is_none_or(|npc| npc.life > 0 && self.is(npc.card, Kind::Npc));
            ensure!(has_npc, "groups[{side}].npc", "position-dead-card", rule = text("KH-62"))?;
            let has_demon = group.demon.is_none_or(|demon| demon.life > 0 && self.is(demon.card, Kind::Demon));
            ensure!(has_demon, "groups[{side}].demon", "position-dead-card", rule = text("KH-56"))?;
            let is_right = side < players || group.hand.is_empty() && group.npc.is_none();
            ensure!(is_right, "groups[{side}]", "position-wild-hand")?;
        }
        Ok(())
    }

    fn check_units(self) -> Checked {
        let Battle { units, heroes, .. } = self.battle;
        let known = self.game.content().heroes().len();
        let mut seen: Vec<HeroId> = heroes.clone();
        for (place, unit) in units.iter().enumerate() {
            ensure!(self.is_side(unit.side), "units[{place}].side", "position-none")?;
            match unit.what {
                What::Hero(hero) => seen.push(hero),
                What::Creature { card, summoner } => {
                    ensure!(self.is(card, Kind::Summons), "units[{place}].what", "position-no-summoning")?;
                    let has_summoner = summoner.is_none_or(|hero| self.is_hero(hero));
                    ensure!(has_summoner, "units[{place}].what", "position-no-summoner")?;
                }
                What::Monster => {}
            }
            let is_right = (self.game.wild() == Some(unit.side)) == (unit.what == What::Monster);
            ensure!(is_right, "units[{place}].side", "position-wild-side")?;
        }
        seen.iter().try_for_each(|hero| ensure_known("heroes", hero.index(), known))?;
        seen.sort_unstable();
        if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(fault!("heroes", "position-twice", number = pair[0].0));
        }
        for (place, unit) in units.iter().enumerate() {
            let id = UnitId(place as u8);
            ensure_most(format_args!("units[{place}].life"), unit.life, self.full_life(id))?;
            let exist = unit.fitted.minus(self.game.content().all_cards()).is_empty();
            ensure!(exist, "units[{place}].fitted", "position-none")?;
            let mut fitted = Cards::NONE;
            for card in unit.fitted.iter() {
                if let Some(reason) = self.why_not_fit(id, fitted, card) {
                    let rule = text(reason.rule());
                    return Err(fault!("units[{place}].fitted", "position-unfit", card = card.0, rule = rule));
                }
                fitted.insert(card);
            }
        }
        Ok(())
    }

    /// KH-01: every card is in at most one place.
    fn check_cards(self) -> Checked {
        let mut found = Cards::NONE;
        let mut add = |cards: Cards, place: &str| {
            let exist = cards.minus(self.game.content().all_cards()).is_empty();
            ensure!(exist, "{place}", "position-none")?;
            let twice = found.both(cards);
            found = found.union(cards);
            twice.nth(0).map_or(Ok(()), |card| Err(fault!("{place}", "position-twice", number = card.0)))
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

    fn check_rest(self) -> Checked {
        let Battle { resting, charms, fallen, agenda, .. } = self.battle;
        let rest = resting.iter().all(|spell| self.exists(spell.card) && self.battle.bearer(spell.card).is_some());
        ensure!(rest, "resting", "position-resting")?;
        let is_sound = |charm: &Charm| self.is_unit(charm.on) && self.exists(charm.card) && self.is_side(charm.until);
        ensure_few("charms", charms.len(), MAX_CHARMS)?;
        ensure!(charms.iter().all(is_sound), "charms", "position-none")?;
        let is_dead = |unit: UnitId| self.is_unit(unit) && !self.battle.unit(unit).is_alive();
        let are_dead = fallen.iter().all(|it| is_dead(it.unit) && it.by.is_none_or(|by| self.is_unit(by)));
        let is_settled = fallen.is_empty() || agenda.contains(&Step::SettleFallen);
        ensure!(are_dead && is_settled, "fallen", "position-fallen")
    }

    fn check_fight(self) -> Checked {
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
            ensure!(is_sound, "fight", "position-none")?;
        }
        if let Some(Casting { by, card, aim, caster, .. }) = casting {
            let is_sound = self.is_unit(*by)
                && (self.is(*card, Kind::GeneralSpell) || self.is(*card, Kind::Summons))
                && self.is_aim(*aim)
                && caster.iter().all(|card| self.exists(*card));
            ensure!(is_sound, "casting", "position-none")?;
        }
        Ok(())
    }

    /// The lowest step carries the game on; everything that the others refer to exists.
    fn check_agenda(self) -> Checked {
        let agenda = &self.battle.agenda;
        let goes_on =
            matches!(agenda.first(), Some(Step::RollFirst | Step::BeginTurn(_) | Step::NextTurn | Step::EndTurn));
        let is_short = agenda.len() <= MAX_WAITING;
        ensure!(goes_on && is_short, "agenda", "position-agenda")?;
        let check = |(at, step)| ensure!(self.is_sound(step), "agenda[{at}]", "position-step");
        agenda.iter().enumerate().try_for_each(check)
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

    /// A spell is in the place it is cast from, and a demon in the hand of the player who plays it.
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
