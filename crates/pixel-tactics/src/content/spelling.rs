//! How data files write what a card can say: `"armor 2"`, `"spell damage-each 1 5"`, `"damage-row rear 4"`.
//!
//! A keyword is a word, then the row, the amount and the count that it has.

use table::{Arg, Phrase};

use super::{LeaderAbility, OrderEffect, Passive, Row, Spell};

/// One of the things a card can say.
pub trait Keyword: Copy {
    /// What the keys of its texts begin with.
    const KIND: &'static str;

    /// Its word and its values.
    fn spell(self) -> (&'static str, Values);

    /// The keyword with this word and exactly these values.
    fn find(word: &str, values: Values) -> Option<Self>;

    /// Reads a keyword as data files write it.
    fn read(text: &str) -> Option<Self> {
        let (word, values) = text.split_once(' ').unwrap_or((text, ""));
        Self::find(word, Values::read(values)?)
    }

    /// Writes a keyword as data files do.
    fn write(self) -> String {
        let (word, Values { row, amount, count }) = self.spell();
        let row = row.map(|row| row.word().to_owned());
        let numbers = [amount, count].into_iter().flatten().map(|number| number.to_string());
        let parts = [word.to_owned()].into_iter().chain(row).chain(numbers);
        parts.collect::<Vec<_>>().join(" ")
    }

    /// What people read.
    fn phrase(self) -> Phrase {
        let (word, Values { row, amount, count }) = self.spell();
        let values = [
            ("row", row.map(|row| Arg::Case(row.word()))),
            ("amount", amount.map(Arg::from)),
            ("count", count.map(Arg::from)),
        ];
        let values = values.into_iter().filter_map(|(name, value)| Some((name, value?)));
        values.fold(Phrase::new(format!("{}-{word}", Self::KIND)), |phrase, (name, value)| phrase.with(name, value))
    }
}

/// What stands after the word of a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    pub row: Option<Row>,
    pub amount: Option<u8>,
    pub count: Option<u8>,
}

impl Values {
    const NONE: Values = Values { row: None, amount: None, count: None };

    fn amount(amount: u8) -> Values {
        Values { amount: Some(amount), ..Values::NONE }
    }

    fn row(row: Row) -> Values {
        Values { row: Some(row), ..Values::NONE }
    }

    /// `None` when something else stands there.
    fn read(text: &str) -> Option<Values> {
        let mut values = Values::NONE;
        for part in text.split(' ').filter(|_| !text.is_empty()) {
            let row = Row::ALL.into_iter().find(|row| row.word() == part);
            match (row, values) {
                (Some(row), Values::NONE) => values.row = Some(row),
                (None, Values { amount: None, .. }) => values.amount = Some(read_number(part)?),
                (None, Values { count: None, .. }) => values.count = Some(read_number(part)?),
                _ => return None,
            }
        }
        Some(values)
    }
}

/// A number from 1 to 20, as people write it.
fn read_number(text: &str) -> Option<u8> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=MOST).contains(number))?;
    (number.to_string() == text).then_some(number)
}

/// No text of a card has a larger number.
const MOST: u8 = 20;

impl Keyword for Passive {
    const KIND: &'static str = "passive";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Passive::Intercept => ("intercept", Values::NONE),
            Passive::ForerunnerIntercept => ("forerunner-intercept", Values::NONE),
            Passive::Ranged => ("ranged", Values::NONE),
            Passive::ForerunnerRanged => ("forerunner-ranged", Values::NONE),
            Passive::SupporterRanged => ("supporter-ranged", Values::NONE),
            Passive::Attack(amount) => ("attack", Values::amount(amount)),
            Passive::ForerunnerAttack(amount) => ("forerunner-attack", Values::amount(amount)),
            Passive::SupporterAttack(amount) => ("supporter-attack", Values::amount(amount)),
            Passive::AttackAgainstInterceptors(amount) => ("attack-against-interceptors", Values::amount(amount)),
            Passive::AttackPerDamage(amount) => ("attack-per-damage", Values::amount(amount)),
            Passive::AttackPerCorpse(amount) => ("attack-per-corpse", Values::amount(amount)),
            Passive::AttackBehindCorpse(amount) => ("attack-behind-corpse", Values::amount(amount)),
            Passive::TimesAgainstLeader(amount) => ("times-against-leader", Values::amount(amount)),
            Passive::TimesAgainstHeroes(amount) => ("times-against-heroes", Values::amount(amount)),
            Passive::ForerunnerTimesAgainstHeroes(amount) => {
                ("forerunner-times-against-heroes", Values::amount(amount))
            }
            Passive::AttackAllInMelee => ("attack-all-in-melee", Values::NONE),
            Passive::Armor(amount) => ("armor", Values::amount(amount)),
            Passive::ForerunnerArmor(amount) => ("forerunner-armor", Values::amount(amount)),
            Passive::LeaderArmor(amount) => ("leader-armor", Values::amount(amount)),
            Passive::RangedProof => ("ranged-proof", Values::NONE),
            Passive::LeaderRangedProof => ("leader-ranged-proof", Values::NONE),
            Passive::SupporterAttackProof => ("supporter-attack-proof", Values::NONE),
            Passive::Thorns(amount) => ("thorns", Values::amount(amount)),
            Passive::TroopThorns(amount) => ("troop-thorns", Values::amount(amount)),
            Passive::Drain => ("drain", Values::NONE),
            Passive::TakeFromTroop => ("take-from-troop", Values::NONE),
            Passive::TakeFromRow(row) => ("take-from-row", Values::row(row)),
            Passive::TakeFromForerunner => ("take-from-forerunner", Values::NONE),
            Passive::ShotAfterOrderInWave => ("shot-after-order-in-wave", Values::NONE),
            Passive::ShotAfterOrderInTurn => ("shot-after-order-in-turn", Values::NONE),
            Passive::SeeTopCard => ("see-top-card", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Passive> {
        let found = match (word, values.row, values.amount, values.count) {
            ("intercept", None, None, None) => Passive::Intercept,
            ("forerunner-intercept", None, None, None) => Passive::ForerunnerIntercept,
            ("ranged", None, None, None) => Passive::Ranged,
            ("forerunner-ranged", None, None, None) => Passive::ForerunnerRanged,
            ("supporter-ranged", None, None, None) => Passive::SupporterRanged,
            ("attack", None, Some(amount), None) => Passive::Attack(amount),
            ("forerunner-attack", None, Some(amount), None) => Passive::ForerunnerAttack(amount),
            ("supporter-attack", None, Some(amount), None) => Passive::SupporterAttack(amount),
            ("attack-against-interceptors", None, Some(amount), None) => Passive::AttackAgainstInterceptors(amount),
            ("attack-per-damage", None, Some(amount), None) => Passive::AttackPerDamage(amount),
            ("attack-per-corpse", None, Some(amount), None) => Passive::AttackPerCorpse(amount),
            ("attack-behind-corpse", None, Some(amount), None) => Passive::AttackBehindCorpse(amount),
            ("times-against-leader", None, Some(amount), None) => Passive::TimesAgainstLeader(amount),
            ("times-against-heroes", None, Some(amount), None) => Passive::TimesAgainstHeroes(amount),
            ("forerunner-times-against-heroes", None, Some(amount), None) => {
                Passive::ForerunnerTimesAgainstHeroes(amount)
            }
            ("attack-all-in-melee", None, None, None) => Passive::AttackAllInMelee,
            ("armor", None, Some(amount), None) => Passive::Armor(amount),
            ("forerunner-armor", None, Some(amount), None) => Passive::ForerunnerArmor(amount),
            ("leader-armor", None, Some(amount), None) => Passive::LeaderArmor(amount),
            ("ranged-proof", None, None, None) => Passive::RangedProof,
            ("leader-ranged-proof", None, None, None) => Passive::LeaderRangedProof,
            ("supporter-attack-proof", None, None, None) => Passive::SupporterAttackProof,
            ("thorns", None, Some(amount), None) => Passive::Thorns(amount),
            ("troop-thorns", None, Some(amount), None) => Passive::TroopThorns(amount),
            ("drain", None, None, None) => Passive::Drain,
            ("take-from-troop", None, None, None) => Passive::TakeFromTroop,
            ("take-from-row", Some(row), None, None) => Passive::TakeFromRow(row),
            ("take-from-forerunner", None, None, None) => Passive::TakeFromForerunner,
            ("shot-after-order-in-wave", None, None, None) => Passive::ShotAfterOrderInWave,
            ("shot-after-order-in-turn", None, None, None) => Passive::ShotAfterOrderInTurn,
            ("see-top-card", None, None, None) => Passive::SeeTopCard,
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for Spell {
    const KIND: &'static str = "spell";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Spell::DamageEach { damage, heroes } => {
                ("damage-each", Values { count: Some(heroes), ..Values::amount(damage) })
            }
            Spell::DamageLeader(amount) => ("damage-leader", Values::amount(amount)),
            Spell::DamageAllInMelee(amount) => ("damage-all-in-melee", Values::amount(amount)),
            Spell::KillInMelee => ("kill-in-melee", Values::NONE),
            Spell::Heal(amount) => ("heal", Values::amount(amount)),
            Spell::HealEach { damage, heroes } => {
                ("heal-each", Values { count: Some(heroes), ..Values::amount(damage) })
            }
            Spell::HealLeader(amount) => ("heal-leader", Values::amount(amount)),
            Spell::HealSelf => ("heal-self", Values::NONE),
            Spell::GatherDamage(amount) => ("gather-damage", Values::amount(amount)),
            Spell::PassLeaderDamage(amount) => ("pass-leader-damage", Values::amount(amount)),
            Spell::ReviveForLife => ("revive-for-life", Values::NONE),
            Spell::Copy(row) => ("copy", Values::row(row)),
            Spell::CommandRowMelee(row) => ("command-row-melee", Values::row(row)),
            Spell::CommandRowRanged(row) => ("command-row-ranged", Values::row(row)),
            Spell::CommandLeader => ("command-leader", Values::NONE),
            Spell::CommandHero => ("command-hero", Values::NONE),
            Spell::CommandOther => ("command-other", Values::NONE),
            Spell::SwapAndAttack => ("swap-and-attack", Values::NONE),
            Spell::SwapInMeleeAndAttack => ("swap-in-melee-and-attack", Values::NONE),
            Spell::SwapOwn => ("swap-own", Values::NONE),
            Spell::SwapEnemy => ("swap-enemy", Values::NONE),
            Spell::ReturnOwn => ("return-own", Values::NONE),
            Spell::ReturnInMelee => ("return-in-melee", Values::NONE),
            Spell::Recruit => ("recruit", Values::NONE),
            Spell::Apparition => ("apparition", Values::NONE),
            Spell::BorrowOrder => ("borrow-order", Values::NONE),
            Spell::DrawForOrder => ("draw-for-order", Values::NONE),
            Spell::Draw(amount) => ("draw", Values::amount(amount)),
            Spell::Sift => ("sift", Values::NONE),
            Spell::ArrangeTop(amount) => ("arrange-top", Values::amount(amount)),
            Spell::DiscardChosen => ("discard-chosen", Values::NONE),
            Spell::DiscardRandom(amount) => ("discard-random", Values::amount(amount)),
            Spell::Hinder(amount) => ("hinder", Values::amount(amount)),
            Spell::ClearRow => ("clear-row", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Spell> {
        let found = match (word, values.row, values.amount, values.count) {
            ("damage-each", None, Some(damage), Some(heroes)) => Spell::DamageEach { damage, heroes },
            ("damage-leader", None, Some(amount), None) => Spell::DamageLeader(amount),
            ("damage-all-in-melee", None, Some(amount), None) => Spell::DamageAllInMelee(amount),
            ("kill-in-melee", None, None, None) => Spell::KillInMelee,
            ("heal", None, Some(amount), None) => Spell::Heal(amount),
            ("heal-each", None, Some(damage), Some(heroes)) => Spell::HealEach { damage, heroes },
            ("heal-leader", None, Some(amount), None) => Spell::HealLeader(amount),
            ("heal-self", None, None, None) => Spell::HealSelf,
            ("gather-damage", None, Some(amount), None) => Spell::GatherDamage(amount),
            ("pass-leader-damage", None, Some(amount), None) => Spell::PassLeaderDamage(amount),
            ("revive-for-life", None, None, None) => Spell::ReviveForLife,
            ("copy", Some(row), None, None) => Spell::Copy(row),
            ("command-row-melee", Some(row), None, None) => Spell::CommandRowMelee(row),
            ("command-row-ranged", Some(row), None, None) => Spell::CommandRowRanged(row),
            ("command-leader", None, None, None) => Spell::CommandLeader,
            ("command-hero", None, None, None) => Spell::CommandHero,
            ("command-other", None, None, None) => Spell::CommandOther,
            ("swap-and-attack", None, None, None) => Spell::SwapAndAttack,
            ("swap-in-melee-and-attack", None, None, None) => Spell::SwapInMeleeAndAttack,
            ("swap-own", None, None, None) => Spell::SwapOwn,
            ("swap-enemy", None, None, None) => Spell::SwapEnemy,
            ("return-own", None, None, None) => Spell::ReturnOwn,
            ("return-in-melee", None, None, None) => Spell::ReturnInMelee,
            ("recruit", None, None, None) => Spell::Recruit,
            ("apparition", None, None, None) => Spell::Apparition,
            ("borrow-order", None, None, None) => Spell::BorrowOrder,
            ("draw-for-order", None, None, None) => Spell::DrawForOrder,
            ("draw", None, Some(amount), None) => Spell::Draw(amount),
            ("sift", None, None, None) => Spell::Sift,
            ("arrange-top", None, Some(amount), None) => Spell::ArrangeTop(amount),
            ("discard-chosen", None, None, None) => Spell::DiscardChosen,
            ("discard-random", None, Some(amount), None) => Spell::DiscardRandom(amount),
            ("hinder", None, Some(amount), None) => Spell::Hinder(amount),
            ("clear-row", None, None, None) => Spell::ClearRow,
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for OrderEffect {
    const KIND: &'static str = "order";

    fn spell(self) -> (&'static str, Values) {
        match self {
            OrderEffect::SplitDamage(amount) => ("split-damage", Values::amount(amount)),
            OrderEffect::DamageColumn(amount) => ("damage-column", Values::amount(amount)),
            OrderEffect::DamageRow { row, damage } => {
                ("damage-row", Values { amount: Some(damage), ..Values::row(row) })
            }
            OrderEffect::DamageAllInMelee(amount) => ("damage-all-in-melee", Values::amount(amount)),
            OrderEffect::Kill => ("kill", Values::NONE),
            OrderEffect::KillAttackers => ("kill-attackers", Values::NONE),
            OrderEffect::SplitHeal(amount) => ("split-heal", Values::amount(amount)),
            OrderEffect::MoveDamage => ("move-damage", Values::NONE),
            OrderEffect::Revive => ("revive", Values::NONE),
            OrderEffect::Boost(amount) => ("boost", Values::amount(amount)),
            OrderEffect::FrontmostAttack => ("frontmost-attack", Values::NONE),
            OrderEffect::FrontmostAttackHeroes => ("frontmost-attack-heroes", Values::NONE),
            OrderEffect::RearrangeTroop => ("rearrange-troop", Values::NONE),
            OrderEffect::RearrangeEnemyColumn => ("rearrange-enemy-column", Values::NONE),
            OrderEffect::RearrangeColumn => ("rearrange-column", Values::NONE),
            OrderEffect::RecruitRow => ("recruit-row", Values::NONE),
            OrderEffect::ShowOrder => ("show-order", Values::NONE),
            OrderEffect::LeaderOrder => ("leader-order", Values::NONE),
            OrderEffect::StealOrder => ("steal-order", Values::NONE),
            OrderEffect::AnyOrders => ("any-orders", Values::NONE),
            OrderEffect::OrderActions(amount) => ("order-actions", Values::amount(amount)),
            OrderEffect::Actions(amount) => ("actions", Values::amount(amount)),
            OrderEffect::RenewHand(amount) => ("renew-hand", Values::amount(amount)),
            OrderEffect::Search => ("search", Values::NONE),
            OrderEffect::DiscardRandom(amount) => ("discard-random", Values::amount(amount)),
            OrderEffect::Denounce => ("denounce", Values::NONE),
            OrderEffect::ReturnCorpses => ("return-corpses", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<OrderEffect> {
        let found = match (word, values.row, values.amount, values.count) {
            ("split-damage", None, Some(amount), None) => OrderEffect::SplitDamage(amount),
            ("damage-column", None, Some(amount), None) => OrderEffect::DamageColumn(amount),
            ("damage-row", Some(row), Some(damage), None) => OrderEffect::DamageRow { row, damage },
            ("damage-all-in-melee", None, Some(amount), None) => OrderEffect::DamageAllInMelee(amount),
            ("kill", None, None, None) => OrderEffect::Kill,
            ("kill-attackers", None, None, None) => OrderEffect::KillAttackers,
            ("split-heal", None, Some(amount), None) => OrderEffect::SplitHeal(amount),
            ("move-damage", None, None, None) => OrderEffect::MoveDamage,
            ("revive", None, None, None) => OrderEffect::Revive,
            ("boost", None, Some(amount), None) => OrderEffect::Boost(amount),
            ("frontmost-attack", None, None, None) => OrderEffect::FrontmostAttack,
            ("frontmost-attack-heroes", None, None, None) => OrderEffect::FrontmostAttackHeroes,
            ("rearrange-troop", None, None, None) => OrderEffect::RearrangeTroop,
            ("rearrange-enemy-column", None, None, None) => OrderEffect::RearrangeEnemyColumn,
            ("rearrange-column", None, None, None) => OrderEffect::RearrangeColumn,
            ("recruit-row", None, None, None) => OrderEffect::RecruitRow,
            ("show-order", None, None, None) => OrderEffect::ShowOrder,
            ("leader-order", None, None, None) => OrderEffect::LeaderOrder,
            ("steal-order", None, None, None) => OrderEffect::StealOrder,
            ("any-orders", None, None, None) => OrderEffect::AnyOrders,
            ("order-actions", None, Some(amount), None) => OrderEffect::OrderActions(amount),
            ("actions", None, Some(amount), None) => OrderEffect::Actions(amount),
            ("renew-hand", None, Some(amount), None) => OrderEffect::RenewHand(amount),
            ("search", None, None, None) => OrderEffect::Search,
            ("discard-random", None, Some(amount), None) => OrderEffect::DiscardRandom(amount),
            ("denounce", None, None, None) => OrderEffect::Denounce,
            ("return-corpses", None, None, None) => OrderEffect::ReturnCorpses,
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for LeaderAbility {
    const KIND: &'static str = "leader";

    fn spell(self) -> (&'static str, Values) {
        match self {
            LeaderAbility::Ranged => ("ranged", Values::NONE),
            LeaderAbility::TroopRanged => ("troop-ranged", Values::NONE),
            LeaderAbility::HeroesIntercept => ("heroes-intercept", Values::NONE),
            LeaderAbility::HeroAttack(amount) => ("hero-attack", Values::amount(amount)),
            LeaderAbility::HeroMelee(amount) => ("hero-melee", Values::amount(amount)),
            LeaderAbility::TroopMelee(amount) => ("troop-melee", Values::amount(amount)),
            LeaderAbility::HeroAttackWhenFirst(amount) => ("hero-attack-when-first", Values::amount(amount)),
            LeaderAbility::HeroArmorWhenSecond(amount) => ("hero-armor-when-second", Values::amount(amount)),
            LeaderAbility::HeroAttackWhenHurt(amount) => ("hero-attack-when-hurt", Values::amount(amount)),
            LeaderAbility::Markers(amount) => ("markers", Values::amount(amount)),
            LeaderAbility::TroopArmor(amount) => ("troop-armor", Values::amount(amount)),
            LeaderAbility::DrainHeroes => ("drain-heroes", Values::NONE),
            LeaderAbility::DrainAttacks => ("drain-attacks", Values::NONE),
            LeaderAbility::WaveDamage(amount) => ("wave-damage", Values::amount(amount)),
            LeaderAbility::WaveHeal(amount) => ("wave-heal", Values::amount(amount)),
            LeaderAbility::TurnHeal(amount) => ("turn-heal", Values::amount(amount)),
            LeaderAbility::CheckAfterAttack => ("check-after-attack", Values::NONE),
            LeaderAbility::PartingAttack => ("parting-attack", Values::NONE),
            LeaderAbility::CopyLeader => ("copy-leader", Values::NONE),
            LeaderAbility::ForbidClearing => ("forbid-clearing", Values::NONE),
            LeaderAbility::DamageAfterOrder(amount) => ("damage-after-order", Values::amount(amount)),
            LeaderAbility::TakeLethal => ("take-lethal", Values::NONE),
            LeaderAbility::RedirectMelee => ("redirect-melee", Values::NONE),
            LeaderAbility::AttackOnRecruit => ("attack-on-recruit", Values::NONE),
            LeaderAbility::FreeOrders => ("free-orders", Values::NONE),
            LeaderAbility::FreeOrdersInTurn(amount) => ("free-orders-in-turn", Values::amount(amount)),
            LeaderAbility::FreeRecruits => ("free-recruits", Values::NONE),
            LeaderAbility::FreeMoves => ("free-moves", Values::NONE),
            LeaderAbility::FreeClearing => ("free-clearing", Values::NONE),
            LeaderAbility::OpenHand => ("open-hand", Values::NONE),
            LeaderAbility::TakeFallen => ("take-fallen", Values::NONE),
            LeaderAbility::Actions(amount) => ("actions", Values::amount(amount)),
            LeaderAbility::CorpsesAttack(amount) => ("corpses-attack", Values::amount(amount)),
            LeaderAbility::CorpseAction(amount) => ("corpse-action", Values::amount(amount)),
            LeaderAbility::KillNamesake => ("kill-namesake", Values::NONE),
            LeaderAbility::Outlaw => ("outlaw", Values::NONE),
            LeaderAbility::DrawEachRound(amount) => ("draw-each-round", Values::amount(amount)),
        }
    }

    fn find(word: &str, values: Values) -> Option<LeaderAbility> {
        let found = match (word, values.row, values.amount, values.count) {
            ("ranged", None, None, None) => LeaderAbility::Ranged,
            ("troop-ranged", None, None, None) => LeaderAbility::TroopRanged,
            ("heroes-intercept", None, None, None) => LeaderAbility::HeroesIntercept,
            ("hero-attack", None, Some(amount), None) => LeaderAbility::HeroAttack(amount),
            ("hero-melee", None, Some(amount), None) => LeaderAbility::HeroMelee(amount),
            ("troop-melee", None, Some(amount), None) => LeaderAbility::TroopMelee(amount),
            ("hero-attack-when-first", None, Some(amount), None) => LeaderAbility::HeroAttackWhenFirst(amount),
            ("hero-armor-when-second", None, Some(amount), None) => LeaderAbility::HeroArmorWhenSecond(amount),
            ("hero-attack-when-hurt", None, Some(amount), None) => LeaderAbility::HeroAttackWhenHurt(amount),
            ("markers", None, Some(amount), None) => LeaderAbility::Markers(amount),
            ("troop-armor", None, Some(amount), None) => LeaderAbility::TroopArmor(amount),
            ("drain-heroes", None, None, None) => LeaderAbility::DrainHeroes,
            ("drain-attacks", None, None, None) => LeaderAbility::DrainAttacks,
            ("wave-damage", None, Some(amount), None) => LeaderAbility::WaveDamage(amount),
            ("wave-heal", None, Some(amount), None) => LeaderAbility::WaveHeal(amount),
            ("turn-heal", None, Some(amount), None) => LeaderAbility::TurnHeal(amount),
            ("check-after-attack", None, None, None) => LeaderAbility::CheckAfterAttack,
            ("parting-attack", None, None, None) => LeaderAbility::PartingAttack,
            ("copy-leader", None, None, None) => LeaderAbility::CopyLeader,
            ("forbid-clearing", None, None, None) => LeaderAbility::ForbidClearing,
            ("damage-after-order", None, Some(amount), None) => LeaderAbility::DamageAfterOrder(amount),
            ("take-lethal", None, None, None) => LeaderAbility::TakeLethal,
            ("redirect-melee", None, None, None) => LeaderAbility::RedirectMelee,
            ("attack-on-recruit", None, None, None) => LeaderAbility::AttackOnRecruit,
            ("free-orders", None, None, None) => LeaderAbility::FreeOrders,
            ("free-orders-in-turn", None, Some(amount), None) => LeaderAbility::FreeOrdersInTurn(amount),
            ("free-recruits", None, None, None) => LeaderAbility::FreeRecruits,
            ("free-moves", None, None, None) => LeaderAbility::FreeMoves,
            ("free-clearing", None, None, None) => LeaderAbility::FreeClearing,
            ("open-hand", None, None, None) => LeaderAbility::OpenHand,
            ("take-fallen", None, None, None) => LeaderAbility::TakeFallen,
            ("actions", None, Some(amount), None) => LeaderAbility::Actions(amount),
            ("corpses-attack", None, Some(amount), None) => LeaderAbility::CorpsesAttack(amount),
            ("corpse-action", None, Some(amount), None) => LeaderAbility::CorpseAction(amount),
            ("kill-namesake", None, None, None) => LeaderAbility::KillNamesake,
            ("outlaw", None, None, None) => LeaderAbility::Outlaw,
            ("draw-each-round", None, Some(amount), None) => LeaderAbility::DrawEachRound(amount),
            _ => return None,
        };
        Some(found)
    }
}
