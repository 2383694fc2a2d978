//! Nahkampfaktionen: blows, and their consequences.

use arrayvec::ArrayVec;
use measure::units::inches;
use table::Flow;

use crate::asked::{Blow, BlowStyle, Marching, Pick, Question, RollWhy};
use crate::attack::{Defence, Hit, HitKind};
use crate::battle::{CharacterId, MAX_CHARACTERS, Marks, TroopId};
use crate::content::{Ability, Pool};
use crate::dice::{Boosts, Cast};
use crate::game::Play;
use crate::look::Look;
use crate::march::{Order, Pace};
use crate::reasons::Reason;
use crate::told::Event;

/// HR-65.8.
const FLICKER: i32 = inches(5);

/// The occasion of a melee attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occasion {
    /// An action, or a free attack.
    Attack,
    /// HR-23: the target breaks away.
    Leaving,
    /// HR-62.10: a phantom breaks away.
    LeavingPhantom,
}

impl Look<'_> {
    /// The enemies that a character may strike now.
    pub(crate) fn list_strikable(self, by: CharacterId) -> ArrayVec<CharacterId, MAX_CHARACTERS> {
        let enemies = self.battle.present(by.seat().other());
        enemies.filter(|at| self.may_attack(by, *at) && self.can_strike(by, *at)).take(MAX_CHARACTERS).collect()
    }

    /// HR-64.3: a mind trick protects its user in the tricked character's next turn, not before.
    pub(crate) fn may_attack(self, by: CharacterId, at: CharacterId) -> bool {
        let is_tricked = self.battle[by].tricked_by & at.bit() != 0;
        !(is_tricked && self.battle.turn.troop == Some(self.battle.troop_of(by)))
    }

    /// HR-64.3: an enemy in reach that is safe from this character this turn.
    pub(crate) fn find_trickster(self, by: CharacterId) -> Option<CharacterId> {
        let mut enemies = self.battle.present(by.seat().other());
        enemies.find(|at| !self.may_attack(by, *at) && self.can_strike(by, *at))
    }

    /// HR-23: whether an abandoned character strikes at one that leaves.
    ///
    /// HR-61.3, HR-66.7: some leave unharmed, but HR-62.10 holds even a phantom.
    pub(crate) fn strikes_leaver(self, by: CharacterId, at: CharacterId) -> bool {
        let escapes = self.has_by_unit(at, Ability::BattleDancers)
            || (self.has(at, Ability::Phantom) && !self.has(by, Ability::Entangle));
        !escapes && self.may_attack(by, at)
    }

    fn melee_pool(self, by: CharacterId, at: CharacterId, style: BlowStyle, occasion: Occasion) -> Pool {
        let character = &self.battle[by];
        let mut pool = self.card(by).melee.of(self.game.is_complex() && character.wounds > 0);
        // HR-61.4, HR-62.10, HR-66.4, HR-68.7: each of these upgrades the weakest set.
        let ups = [
            character.marks.contains(Marks::CHARGED),
            occasion == Occasion::Leaving && self.has(by, Ability::Entangle),
            self.is_phalanx(by),
            character.nemesis == Some(at) && self.has(by, Ability::Nemesis),
        ];
        for _ in ups.into_iter().filter(|up| *up) {
            pool = pool.upgraded();
        }
        // HR-62.6; HR-62.10 against a phantom.
        let only_strongest = style == BlowStyle::Unexpected || occasion == Occasion::LeavingPhantom;
        if only_strongest { pool.only_strongest() } else { pool }
    }

    /// HR-62, HR-66.8, HR-67.2.
    fn melee_boosts(self, by: CharacterId, at: CharacterId) -> Boosts {
        let troop = self.battle.troop_of(by);
        let comrades = || self.battle.members(troop).filter(|member| self.in_contact(*member, at)).count();
        let thugs = self.has_by_unit(by, Ability::Thugs) && comrades() > 1 && self.in_contact(by, at);
        let monk = self.has_by_leader(by, Ability::WarMonk);
        let by_abilities = [thugs.then_some(Ability::Thugs), monk.then_some(Ability::WarMonk)];
        Boosts { printed: self.card(by).boost.melee, by: by_abilities, is_sure: self.has(by, Ability::SureAttack) }
    }

    /// HR-66.4: at least two members, all in contact with another one, in one connected group.
    fn is_phalanx(self, by: CharacterId) -> bool {
        if !self.has_by_unit(by, Ability::Phalanx) {
            return false;
        }
        let troop = self.battle.troop_of(by);
        let mut reached = by.bit();
        loop {
            let before = reached;
            for one in self.battle.members(troop).filter(|one| before & one.bit() != 0) {
                for other in self.battle.members(troop).filter(|other| before & other.bit() == 0) {
                    if self.in_contact(one, other) {
                        reached |= other.bit();
                    }
                }
            }
            if reached == before {
                break;
            }
        }
        reached.count_ones() > 1 && self.battle.members(troop).all(|who| reached & who.bit() != 0)
    }
}

impl Play<'_, '_> {
    /// A melee action: each character in contact strikes an enemy, in the order that the active player chooses.
    pub(crate) fn melee_action(&mut self, troop: TroopId, strikers: u64) -> Flow {
        let mut left = strikers;
        loop {
            self.rule_out_tricked(troop, left);
            let mut options = Vec::with_capacity(8);
            let look = self.look();
            for by in self.battle.members(troop).filter(|by| left & by.bit() != 0) {
                let targets = look.list_strikable(by);
                for at in targets.iter().copied() {
                    options.push(Blow { by, at, style: BlowStyle::Plain });
                    if look.has(by, Ability::UnexpectedBlow) {
                        options.push(Blow { by, at, style: BlowStyle::Unexpected });
                    }
                    if targets.len() > 1 && look.has(by, Ability::Frenzy) {
                        options.push(Blow { by, at, style: BlowStyle::Frenzy });
                    }
                }
            }
            let blow = match options.as_slice() {
                [] => return Ok(()),
                [only] => *only,
                _ => self.table.ask(self.battle, troop.seat(), Question::Blow { troop }, &options)?,
            };
            left &= !blow.by.bit();
            match blow.style {
                BlowStyle::Plain | BlowStyle::Unexpected => {
                    self.strike(blow, Occasion::Attack)?;
                }
                BlowStyle::Frenzy => self.strike_in_frenzy(blow)?,
            }
        }
    }

    /// HR-64.3: why some enemies in reach cannot be struck.
    fn rule_out_tricked(&mut self, troop: TroopId, strikers: u64) {
        if !self.table.wants_reasons() {
            return;
        }
        let look = self.look();
        let strikers = self.battle.members(troop).filter(|by| strikers & by.bit() != 0);
        let tricked: Vec<Blow> = strikers
            .filter_map(|by| Some((by, look.find_trickster(by)?)))
            .map(|(by, at)| Blow { by, at, style: BlowStyle::Plain })
            .collect();
        for blow in tricked {
            self.table.rule_out(|| (blow, Reason::Tricked { who: blow.by, by: blow.at }));
        }
    }

    /// A free melee attack.
    pub(crate) fn strike_freely(&mut self, by: CharacterId, at: CharacterId) -> Flow<bool> {
        self.strike(Blow { by, at, style: BlowStyle::Plain }, Occasion::Attack)
    }

    /// HR-23: the abandoned character strikes at the one that leaves.
    pub(crate) fn strike_at_leaver(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        let look = self.look();
        let is_phantom = look.has(at, Ability::Phantom);
        // A character that has flickered or stepped back from another blow has already left.
        let is_there = self.battle[by].is_present() && look.in_contact(by, at);
        if !is_there || !look.strikes_leaver(by, at) {
            return Ok(());
        }
        let occasion = if is_phantom { Occasion::LeavingPhantom } else { Occasion::Leaving };
        self.strike(Blow { by, at, style: BlowStyle::Plain }, occasion)?;
        Ok(())
    }

    /// One melee attack with all its consequences; gives whether the target was wounded.
    ///
    /// ```text
    /// bodyguard (HR-65.9) → attack roll (HR-31) → defence roll
    /// → hit: a wound (HR-31); knock back (HR-62.5); sweep (HR-62.2)
    /// → fended off: flicker (HR-65.8), a step back (HR-67.4)
    /// ```
    fn strike(&mut self, Blow { by, at, style }: Blow, occasion: Occasion) -> Flow<bool> {
        self.battle[by].attacked |= at.bit();
        let at = self.offer_bodyguard(by, at)?;
        self.battle[by].attacked |= at.bit();
        self.table.tell(|| Event::Attacked { by, at, ranged: false });
        let look = self.look();
        let (pool, boosts) = (look.melee_pool(by, at, style, occasion), look.melee_boosts(by, at));
        let dice = Cast { boosts, ..Cast::new(by, pool, RollWhy::Melee) };
        self.battle[by].marks -= Marks::CHARGED;
        let successes = self.roll(dice)?.successes();
        let hit = Hit { by: Some(by), at, successes, kind: HitKind::Melee, dice: Some(dice) };
        let Defence { is_hit, surplus } = self.defend(hit)?;
        if is_hit {
            self.wound(at)?;
            if style == BlowStyle::Unexpected {
                self.go_to_ground(self.battle.troop_of(at));
            }
        }
        self.knock_back(by, at, surplus, occasion)?;
        if is_hit {
            self.sweep(by)?;
        } else {
            self.follow_defence(at)?;
        }
        Ok(is_hit)
    }

    /// What a character may do after fending off a melee attack.
    pub(crate) fn follow_defence(&mut self, who: CharacterId) -> Flow {
        self.offer_flicker(who)?;
        self.offer_retreat(who)
    }

    /// HR-62.7: two attacks that count as one. If both wound, the attacker is healed.
    fn strike_in_frenzy(&mut self, Blow { by, at, .. }: Blow) -> Flow {
        self.battle[by].marks |= Marks::INJURED;
        self.table.tell(|| Event::Used { who: by, ability: Ability::Frenzy });
        let first = self.strike_freely(by, at)?;
        if !self.battle[by].is_present() {
            return Ok(());
        }
        let others: Vec<CharacterId> =
            self.look().list_strikable(by).into_iter().filter(|other| *other != at).collect();
        let other = match others.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.battle, by.seat(), Question::Frenzy { by }, &others)?,
        };
        let second = self.strike_freely(by, other)?;
        if first && second && self.battle[by].is_present() {
            self.heal(by);
        }
        Ok(())
    }

    /// HR-62.2: after damage, a free attack on every other enemy in contact that was not attacked this turn.
    fn sweep(&mut self, by: CharacterId) -> Flow {
        loop {
            let look = self.look();
            if !self.battle[by].is_present() || !look.has(by, Ability::Sweep) {
                return Ok(());
            }
            let others = look
                .enemies_in_contact(by)
                .filter(|at| self.battle[by].attacked & at.bit() == 0 && look.may_attack(by, *at));
            let mut options = vec![Pick::Nobody];
            options.extend(others.map(|who| Pick::Who { who }));
            if options.len() == 1 {
                return Ok(());
            }
            let Pick::Who { who } = self.table.ask(self.battle, by.seat(), Question::Sweep { by }, &options)? else {
                return Ok(());
            };
            self.strike_freely(by, who)?;
        }
    }

    /// HR-62.5: the target is pushed one inch per surplus success.
    fn knock_back(&mut self, by: CharacterId, at: CharacterId, surplus: u8, occasion: Occasion) -> Flow {
        let is_attack = occasion == Occasion::Attack;
        if surplus > 0 && is_attack && self.battle[at].is_present() && self.look().has(by, Ability::KnockBack) {
            self.offer_shove(at, by, surplus)?;
        }
        Ok(())
    }

    /// HR-65.8: a character that has defended may swap places with any character within 5 inches.
    fn offer_flicker(&mut self, who: CharacterId) -> Flow {
        if !self.battle[who].is_present() || !self.look().has(who, Ability::Flicker) {
            return Ok(());
        }
        let look = self.look();
        let mut options = vec![Pick::Nobody];
        let others = self.battle.everybody().filter(|other| *other != who && look.is_within(FLICKER, who, *other));
        options.extend(others.filter(|other| look.can_swap(who, *other)).map(|who| Pick::Who { who }));
        if options.len() == 1 {
            return Ok(());
        }
        if let Pick::Who { who: with } = self.table.ask(self.battle, who.seat(), Question::Flicker { who }, &options)? {
            let (one, other) = (self.battle[who], self.battle[with]);
            self.put(who, other.place, other.elevation);
            self.put(with, one.place, one.elevation);
            self.table.tell(|| Event::Swapped { who, with });
        }
        Ok(())
    }

    /// HR-67.4: a unit that has fended off a blow may step back by an inch, without free attacks.
    fn offer_retreat(&mut self, who: CharacterId) -> Flow {
        if !self.battle[who].is_present() || !self.look().has_by_leader(who, Ability::DefensiveStance) {
            return Ok(());
        }
        let troop = self.battle.troop_of(who);
        let movers = self.battle.members(troop).fold(0, |mask, who| mask | who.bit());
        let order = Order { troop, movers, pace: Pace::Inch };
        self.march(order, Question::March { troop, why: Marching::Retreat })?;
        Ok(())
    }
}
