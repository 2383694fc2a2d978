//! Passive Fähigkeiten: what strips and leaders can do, and the totals, which rules can check quickly.

use table::Keyword;

use crate::content::{Card, Row, Spell, Strip};

/// What a hero can permanently do while it is in the row of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Passive {
    /// PT-20: may become the target of a ranged attack on a hero behind it in its column.
    Intercept,
    /// The hero directly before it can intercept.
    ForerunnerIntercept,
    /// PT-19: can attack from afar.
    Ranged,
    ForerunnerRanged,
    SupporterRanged,
    /// Its own attack is higher by this.
    Attack(u8),
    ForerunnerAttack(u8),
    SupporterAttack(u8),
    /// Its attack is higher by this against a hero that has intercept.
    AttackAgainstInterceptors(u8),
    /// Its attack is higher by this for each damage on it.
    AttackPerDamage(u8),
    /// Its attack is higher by this for each corpse in both troops.
    AttackPerCorpse(u8),
    /// Its attack is higher by this while the position directly before it holds a corpse.
    AttackBehindCorpse(u8),
    /// Its printed attack is multiplied by this when the target is a leader.
    TimesAgainstLeader(u8),
    /// Its printed attack is multiplied by this when the target is a hero.
    TimesAgainstHeroes(u8),
    /// The printed attack of the hero before it is multiplied by this when the target is a hero.
    ForerunnerTimesAgainstHeroes(u8),
    /// One attack of it hits every enemy hero and leader that melee can reach.
    AttackAllInMelee,
    /// It takes less damage by this from every attack.
    Armor(u8),
    ForerunnerArmor(u8),
    /// The own leader takes less damage by this from every attack.
    LeaderArmor(u8),
    /// It takes no damage from ranged attacks.
    RangedProof,
    /// The own leader takes no damage from ranged attacks.
    LeaderRangedProof,
    /// The hero or leader directly behind it takes no damage from attacks on it.
    SupporterAttackProof,
    /// A hero that attacks it takes this much damage.
    Thorns(u8),
    /// A hero that attacks its troop in melee takes this much damage.
    TroopThorns(u8),
    /// It heals by the damage it deals.
    Drain,
    /// PT-41: damage of any own hero may be put on it.
    TakeFromTroop,
    /// PT-41: damage of own heroes in this row may be put on it.
    TakeFromRow(Row),
    /// PT-41: damage of the hero before it may be put on it.
    TakeFromForerunner,
    /// After the first order its owner plays in a rear wave it makes a ranged attack for free.
    ShotAfterOrderInWave,
    /// After the first order its owner plays in a turn it makes a ranged attack for free.
    ShotAfterOrderInTurn,
    /// Its owner may look at the top card of the own deck at any time.
    SeeTopCard,
}

/// What a hero can do in one row, in total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strengths {
    pub intercept: bool,
    pub forerunner_intercept: bool,
    pub ranged: bool,
    pub forerunner_ranged: bool,
    pub supporter_ranged: bool,
    pub attack: u8,
    pub forerunner_attack: u8,
    pub supporter_attack: u8,
    pub attack_against_interceptors: u8,
    pub attack_per_damage: u8,
    pub attack_per_corpse: u8,
    pub attack_behind_corpse: u8,
    /// 1 unless it multiplies.
    pub times_against_leader: u8,
    pub times_against_heroes: u8,
    pub forerunner_times_against_heroes: u8,
    pub attacks_all_in_melee: bool,
    pub armor: u8,
    pub forerunner_armor: u8,
    pub leader_armor: u8,
    pub ranged_proof: bool,
    pub leader_ranged_proof: bool,
    pub supporter_attack_proof: bool,
    pub thorns: u8,
    pub troop_thorns: u8,
    pub drain: bool,
    pub takes_from_troop: bool,
    pub takes_from_row: Option<Row>,
    pub takes_from_forerunner: bool,
    pub shot_after_order_in_rear_wave: bool,
    pub shot_after_order: bool,
    pub sees_top_card: bool,
    pub spell: Option<Spell>,
}

impl Strengths {
    pub fn of(strip: &Strip) -> Strengths {
        let mut sum = Strengths {
            times_against_leader: 1,
            times_against_heroes: 1,
            forerunner_times_against_heroes: 1,
            spell: strip.spell,
            ..Strengths::default()
        };
        strip.passives.iter().for_each(|passive| sum.add(*passive));
        sum
    }

    fn add(&mut self, passive: Passive) {
        match passive {
            Passive::Intercept => self.intercept = true,
            Passive::ForerunnerIntercept => self.forerunner_intercept = true,
            Passive::Ranged => self.ranged = true,
            Passive::ForerunnerRanged => self.forerunner_ranged = true,
            Passive::SupporterRanged => self.supporter_ranged = true,
            Passive::Attack(value) => self.attack = self.attack.saturating_add(value),
            Passive::ForerunnerAttack(value) => self.forerunner_attack = self.forerunner_attack.saturating_add(value),
            Passive::SupporterAttack(value) => self.supporter_attack = self.supporter_attack.saturating_add(value),
            Passive::AttackAgainstInterceptors(value) => {
                self.attack_against_interceptors = self.attack_against_interceptors.saturating_add(value)
            }
            Passive::AttackPerDamage(value) => self.attack_per_damage = self.attack_per_damage.saturating_add(value),
            Passive::AttackPerCorpse(value) => self.attack_per_corpse = self.attack_per_corpse.saturating_add(value),
            Passive::AttackBehindCorpse(value) => {
                self.attack_behind_corpse = self.attack_behind_corpse.saturating_add(value)
            }
            Passive::TimesAgainstLeader(value) => self.times_against_leader = value,
            Passive::TimesAgainstHeroes(value) => self.times_against_heroes = value,
            Passive::ForerunnerTimesAgainstHeroes(value) => self.forerunner_times_against_heroes = value,
            Passive::AttackAllInMelee => self.attacks_all_in_melee = true,
            Passive::Armor(value) => self.armor = self.armor.saturating_add(value),
            Passive::ForerunnerArmor(value) => self.forerunner_armor = self.forerunner_armor.saturating_add(value),
            Passive::LeaderArmor(value) => self.leader_armor = self.leader_armor.saturating_add(value),
            Passive::RangedProof => self.ranged_proof = true,
            Passive::LeaderRangedProof => self.leader_ranged_proof = true,
            Passive::SupporterAttackProof => self.supporter_attack_proof = true,
            Passive::Thorns(value) => self.thorns = self.thorns.saturating_add(value),
            Passive::TroopThorns(value) => self.troop_thorns = self.troop_thorns.saturating_add(value),
            Passive::Drain => self.drain = true,
            Passive::TakeFromTroop => self.takes_from_troop = true,
            Passive::TakeFromRow(row) => self.takes_from_row = Some(row),
            Passive::TakeFromForerunner => self.takes_from_forerunner = true,
            Passive::ShotAfterOrderInWave => self.shot_after_order_in_rear_wave = true,
            Passive::ShotAfterOrderInTurn => self.shot_after_order = true,
            Passive::SeeTopCard => self.sees_top_card = true,
        }
    }

    /// PT-41: whether it can take over any damage.
    pub fn takes_over(&self) -> bool {
        self.takes_from_troop || self.takes_from_row.is_some() || self.takes_from_forerunner
    }
}

/// What a leader can do. Some have several abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
#[keyword(key = "leader")]
pub enum LeaderAbility {
    /// The leader can attack from afar.
    Ranged,
    /// The leader and all own heroes can attack from afar.
    TroopRanged,
    /// All own heroes can intercept.
    HeroesIntercept,
    /// Own heroes have this much more attack.
    HeroAttack(u8),
    /// Own heroes have this much more attack in melee.
    HeroMelee(u8),
    /// Own heroes and the leader have this much more attack in melee.
    TroopMelee(u8),
    /// Own heroes have this much more attack while their owner is first player.
    HeroAttackWhenFirst(u8),
    /// Own heroes take less damage by this from every attack while their owner is second player.
    HeroArmorWhenSecond(u8),
    /// Own heroes have this much more attack if they have taken damage in this wave.
    HeroAttackWhenHurt(u8),
    /// PT-45: a marker at the end of each round; own heroes have this much more attack for each.
    Markers(u8),
    /// Own heroes and the leader take less damage by this from every attack.
    TroopArmor(u8),
    /// Own heroes and the leader heal by the damage they deal to enemy heroes.
    DrainHeroes,
    /// Own heroes and the leader heal by all damage their attacks deal.
    DrainAttacks,
    /// At the end of each wave, before the loss check, every enemy hero takes this much damage.
    WaveDamage(u8),
    /// At the end of each wave, before the loss check, the own cards of its row heal this much.
    WaveHeal(u8),
    /// At the end of each own turn the own cards of the wave's row heal this much.
    TurnHeal(u8),
    /// PT-51: after each own attack the opponent checks losses at once.
    CheckAfterAttack,
    /// PT-54: an own hero that is killed attacks in melee at once.
    PartingAttack,
    /// The leader has the ability, attack and life of the enemy leader.
    CopyLeader,
    /// The opponent may not clear corpses by action.
    ForbidClearing,
    /// After each order of the own side a hero takes this much damage.
    DamageAfterOrder(u8),
    /// PT-42: the leader takes what would be lethal to an own hero.
    TakeLethal,
    /// The owner chooses the target of every enemy melee attack.
    RedirectMelee,
    /// From round 2 on, a hero that is recruited may attack at once for free.
    AttackOnRecruit,
    /// PT-17: orders cost no action.
    FreeOrders,
    /// This many orders at the start of a turn cost no action.
    FreeOrdersInTurn(u8),
    /// PT-17: recruiting costs no action.
    FreeRecruits,
    /// PT-17: moving costs no action.
    FreeMoves,
    /// PT-17: clearing a corpse costs no action.
    FreeClearing,
    /// The opponent's hand lies open.
    OpenHand,
    /// PT-53: an enemy hero that is killed may change sides.
    TakeFallen,
    /// This many actions in each wave.
    Actions(u8),
    /// PT-55: own corpses may attack in melee with this attack, in the wave of their row.
    CorpsesAttack(u8),
    /// As an action, an own corpse of any row attacks in melee with this attack.
    CorpseAction(u8),
    /// Once in a wave, as an action: shows a hand card and kills an enemy hero of that name.
    KillNamesake,
    /// At the end of each round, names a card that neither troop may keep.
    Outlaw,
    /// At the end of each round, draws this many cards.
    DrawEachRound(u8),
}

/// What a leader can do, in total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Powers {
    pub ranged: bool,
    pub troop_ranged: bool,
    pub heroes_intercept: bool,
    pub hero_attack: u8,
    pub hero_melee: u8,
    pub leader_melee: u8,
    pub hero_attack_when_first: u8,
    pub hero_armor_when_second: u8,
    pub hero_attack_when_hurt: u8,
    /// Attack of own heroes for each marker; 0 if there are no markers.
    pub attack_per_marker: u8,
    pub troop_armor: u8,
    pub drains_heroes: bool,
    pub drains_attacks: bool,
    pub wave_damage: u8,
    pub wave_heal: u8,
    pub turn_heal: u8,
    pub checks_after_attack: bool,
    pub parting_attack: bool,
    pub copies_leader: bool,
    pub forbids_clearing: bool,
    pub damage_after_order: u8,
    pub takes_lethal: bool,
    pub redirects_melee: bool,
    pub attack_on_recruit: bool,
    /// This many orders at the start of a turn are free.
    pub free_orders: u8,
    pub free_recruits: bool,
    pub free_moves: bool,
    pub free_clearing: bool,
    pub open_hand: bool,
    pub takes_fallen: bool,
    /// Actions in each wave; 0 for the usual number.
    pub actions: u8,
    /// The attack of own corpses in the wave of their row; 0 if they do not attack.
    pub corpse_attack: u8,
    /// Whether corpses of any row can attack.
    pub corpses_of_any_row: bool,
    pub kills_namesakes: bool,
    pub outlaws: bool,
    pub draws_each_round: u8,
}

impl Powers {
    pub fn of(card: &Card) -> Powers {
        let mut sum = Powers::default();
        card.leader.abilities.iter().for_each(|ability| sum.add(*ability));
        sum
    }

    fn add(&mut self, ability: LeaderAbility) {
        match ability {
            LeaderAbility::Ranged => self.ranged = true,
            LeaderAbility::TroopRanged => self.troop_ranged = true,
            LeaderAbility::HeroesIntercept => self.heroes_intercept = true,
            LeaderAbility::HeroAttack(value) => self.hero_attack = self.hero_attack.saturating_add(value),
            LeaderAbility::HeroMelee(value) => self.hero_melee = self.hero_melee.saturating_add(value),
            LeaderAbility::TroopMelee(value) => {
                self.hero_melee = self.hero_melee.saturating_add(value);
                self.leader_melee = self.leader_melee.saturating_add(value);
            }
            LeaderAbility::HeroAttackWhenFirst(value) => {
                self.hero_attack_when_first = self.hero_attack_when_first.saturating_add(value)
            }
            LeaderAbility::HeroArmorWhenSecond(value) => {
                self.hero_armor_when_second = self.hero_armor_when_second.saturating_add(value)
            }
            LeaderAbility::HeroAttackWhenHurt(value) => {
                self.hero_attack_when_hurt = self.hero_attack_when_hurt.saturating_add(value)
            }
            LeaderAbility::Markers(value) => self.attack_per_marker = self.attack_per_marker.saturating_add(value),
            LeaderAbility::TroopArmor(value) => self.troop_armor = self.troop_armor.saturating_add(value),
            LeaderAbility::DrainHeroes => self.drains_heroes = true,
            LeaderAbility::DrainAttacks => self.drains_attacks = true,
            LeaderAbility::WaveDamage(value) => self.wave_damage = self.wave_damage.saturating_add(value),
            LeaderAbility::WaveHeal(value) => self.wave_heal = self.wave_heal.saturating_add(value),
            LeaderAbility::TurnHeal(value) => self.turn_heal = self.turn_heal.saturating_add(value),
            LeaderAbility::CheckAfterAttack => self.checks_after_attack = true,
            LeaderAbility::PartingAttack => self.parting_attack = true,
            LeaderAbility::CopyLeader => self.copies_leader = true,
            LeaderAbility::ForbidClearing => self.forbids_clearing = true,
            LeaderAbility::DamageAfterOrder(value) => {
                self.damage_after_order = self.damage_after_order.saturating_add(value)
            }
            LeaderAbility::TakeLethal => self.takes_lethal = true,
            LeaderAbility::RedirectMelee => self.redirects_melee = true,
            LeaderAbility::AttackOnRecruit => self.attack_on_recruit = true,
            LeaderAbility::FreeOrders => self.free_orders = u8::MAX,
            LeaderAbility::FreeOrdersInTurn(value) => self.free_orders = value,
            LeaderAbility::FreeRecruits => self.free_recruits = true,
            LeaderAbility::FreeMoves => self.free_moves = true,
            LeaderAbility::FreeClearing => self.free_clearing = true,
            LeaderAbility::OpenHand => self.open_hand = true,
            LeaderAbility::TakeFallen => self.takes_fallen = true,
            LeaderAbility::Actions(value) => self.actions = value,
            LeaderAbility::CorpsesAttack(value) => self.corpse_attack = value,
            LeaderAbility::CorpseAction(value) => {
                self.corpse_attack = value;
                self.corpses_of_any_row = true;
            }
            LeaderAbility::KillNamesake => self.kills_namesakes = true,
            LeaderAbility::Outlaw => self.outlaws = true,
            LeaderAbility::DrawEachRound(value) => self.draws_each_round = self.draws_each_round.saturating_add(value),
        }
    }
}

/// What the rules frequently read of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figures {
    pub attack: u8,
    pub life: u8,
    pub strips: [Strengths; 3],
    pub leader_attack: u8,
    pub leader_life: u8,
    pub powers: Powers,
}

impl Figures {
    pub fn of(card: &Card) -> Figures {
        Figures {
            attack: card.attack,
            life: card.life,
            strips: Row::ALL.map(|row| Strengths::of(card.strip(row))),
            leader_attack: card.leader.attack,
            leader_life: card.leader.life,
            powers: Powers::of(card),
        }
    }
}
