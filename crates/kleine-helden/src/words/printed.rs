//! The texts on cards, made from their figures and keywords, so that own cards have texts for free.

use table::{Arg, Lang, Phrase, Spoken as _, Words};

use crate::content::{
    Active, Armour, Artefact, BodyParts, Boost, Card, Category, Demon, Effect, Fights, Figures, Hero, Keyword, Monster,
    Powers, Reach, Role, Service, Trick, Uses, Weapon, Wear,
};
use crate::game::KleineHelden;

/// Figures and specialisations of a hero in signs.
pub(crate) fn show_hero(hero: &Hero) -> Words {
    in_both(|lang| {
        let Figures { attack, parry, magic, resistance, armour, .. } = hero.figures;
        let base = if hero.is_magical {
            format!("⚔{attack} ◊{parry} ☆{magic} ⊙{resistance} ▣{armour}")
        } else {
            format!("⚔{attack} ◊{parry} ⊙{resistance} ▣{armour}")
        };
        let bonuses = Category::ALL.into_iter().map(|category| (category, hero.specialisations[category.index()]));
        let bonuses = bonuses.filter(|(_, figures)| *figures != Figures::NONE);
        let bonuses = bonuses.map(|(category, figures)| format!("{} {}", name_category(category, lang), show(figures)));
        [base].into_iter().chain(bonuses).collect::<Vec<_>>().join(", ")
    })
}

/// What a card is, and its figures, in a line.
pub(crate) fn show_card(card: &Card) -> Words {
    in_both(|lang| {
        let kind = say(lang, &Phrase::new("kind").with("kind", card.kind().key()));
        let spell = |school: Category, cooldown: u8| {
            let phrase = Phrase::new("line-spell").with("kind", Phrase::new("kind").with("kind", card.kind().key()));
            say(
                lang,
                &phrase.with("school", Phrase::new("category").with("category", school.key())).with("rounds", cooldown),
            )
        };
        match card {
            Card::Weapon(weapon) => show_weapon(weapon, lang),
            Card::Shield(shield) => format!("{kind}: {}", show(shield.figures)),
            Card::Armour(Armour { parts, figures, .. }) => {
                format!("{kind} ({}): {}", name_parts(*parts, lang), show(*figures))
            }
            Card::Artefact(artefact) => show_artefact(artefact, &kind, lang),
            Card::AttackSpell(attack) => {
                format!("{}: ☆{:+} ✹{}", spell(attack.school, attack.cooldown), attack.magic, attack.damage)
            }
            Card::DefenceSpell(defence) => format!("{}: ☆{:+}", spell(defence.school, defence.cooldown), defence.magic),
            Card::GeneralSpell(general) => format!("{}: ≥{}", spell(general.school, general.cooldown), general.target),
            Card::Summons(summons) => {
                let creature = summons.creature;
                let reach = say(lang, &Phrase::new("reach").with("reach", reach_key(creature.reach)));
                let figures = show_fighter(creature.life, creature.figures);
                format!("{}: ≥{}, {reach}, {figures}", spell(summons.school, summons.cooldown), summons.target)
            }
            Card::Demon(demon) => format!("{kind}: ♥{} {}", demon.life, show_demon(demon)),
            Card::Npc(npc) => format!("{kind}: ♥{} ▣{}", npc.life, npc.armour),
            Card::Potion(_) | Card::Manoeuvre(_) | Card::Event(_) | Card::Spontaneous(_) => kind,
        }
    })
}

/// The figures of a card in signs, as short as can be.
pub(crate) fn show_signs(card: &Card) -> String {
    let sets = |weapon: &Weapon| {
        let sets = [weapon.one, weapon.two].into_iter().flatten();
        sets.map(show_struck).collect::<Vec<_>>().join(" / ")
    };
    match card {
        Card::Weapon(weapon) => sets(weapon),
        Card::Shield(shield) => show(shield.figures),
        Card::Armour(armour) => show(armour.figures),
        Card::Artefact(artefact) => {
            let weapon = artefact.weapon.as_ref().map(sets).unwrap_or_default();
            [show(artefact.figures), weapon].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
        }
        Card::AttackSpell(spell) => format!("☆{:+} ✹{}", spell.magic, spell.damage),
        Card::DefenceSpell(spell) => format!("☆{:+}", spell.magic),
        Card::GeneralSpell(spell) => format!("≥{}", spell.target),
        Card::Summons(summons) => format!("≥{}", summons.target),
        Card::Demon(demon) => show_demon(demon),
        Card::Potion(_) | Card::Manoeuvre(_) | Card::Event(_) | Card::Spontaneous(_) | Card::Npc(_) => String::new(),
    }
}

/// What a card does, in sentences.
pub(crate) fn say_card(card: &Card) -> Words {
    match card {
        Card::Weapon(weapon) => say_powers(weapon.powers),
        Card::Shield(shield) => say_powers(shield.powers),
        Card::Armour(armour) => say_powers(armour.powers),
        Card::Artefact(artefact) => say_artefact(artefact),
        Card::AttackSpell(spell) => say_powers(spell.powers),
        Card::DefenceSpell(spell) => {
            let wards = Phrase::new("text-wards").with("fights", say_fights(spell.wards));
            join_both([in_both(|lang| say(lang, &wards)), say_powers(spell.powers)])
        }
        Card::GeneralSpell(spell) => say_keyword(spell.effect),
        Card::Summons(summons) => say_powers(summons.creature.powers),
        Card::Potion(boost) | Card::Manoeuvre(boost) => say_boost(*boost),
        Card::Demon(demon) => join_both(demon.burdens.iter().map(say_keyword)),
        Card::Event(effect) => say_keyword(*effect),
        Card::Spontaneous(trick) => say_trick(*trick),
        Card::Npc(npc) => say_service(npc.service),
    }
}

pub(crate) fn say_powers(powers: Powers) -> Words {
    join_both(powers.iter().map(say_keyword))
}

pub(crate) fn say_keyword<K: Keyword>(keyword: K) -> Words {
    in_both(|lang| say(lang, &keyword.phrase()))
}

/// Figures and powers of a monster; nothing if there is none.
pub(crate) fn show_monster(monster: Option<&Monster>) -> Words {
    let Some(monster) = monster else { return in_both(|_| String::new()) };
    let powers = say_powers(monster.powers);
    in_both(|lang| {
        let reach = say(lang, &Phrase::new("reach").with("reach", reach_key(monster.reach)));
        let figures = show_fighter(monster.life, monster.figures);
        let more = match monster.life_per_player {
            0 => String::new(),
            more => say(lang, &Phrase::new("line-life-per-player").with("life", more)),
        };
        format!("{reach}: {figures}{more}. {}", powers.get(lang)).trim_end().to_owned()
    })
}

/// Figures in words, those that are not 0: "attack +2, armour -1".
pub(crate) fn say_figures(figures: Figures) -> Arg {
    let named = NAMES.into_iter().zip(list(figures)).filter(|(_, figure)| *figure != 0);
    Arg::List(named.map(|(name, figure)| figure_phrase(name, figure).into()).collect())
}

/// Figures in signs, those that are not 0.
pub(crate) fn show(figures: Figures) -> String {
    let signs = SIGNS.into_iter().zip(list(figures)).filter(|(_, figure)| *figure != 0);
    signs.map(|(sign, figure)| format!("{sign}{figure:+}")).collect::<Vec<_>>().join(" ")
}

/// A text made for each language.
pub(crate) fn in_both(make: impl Fn(Lang) -> String) -> Words {
    Words { de: make(Lang::De), en: make(Lang::En) }
}

pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    KleineHelden::texts().say(lang, phrase)
}

const NAMES: [&str; 6] = ["attack", "parry", "damage", "magic", "resistance", "armour"];
const SIGNS: [&str; 6] = ["⚔", "◊", "✹", "☆", "⊙", "▣"];

fn list(figures: Figures) -> [i8; 6] {
    let Figures { attack, parry, damage, magic, resistance, armour } = figures;
    [attack, parry, damage, magic, resistance, armour]
}

fn figure_phrase(name: &'static str, figure: i8) -> Phrase {
    let amount = format!("{figure:+}");
    Phrase::new("figure").with("figure", name).with("amount", Words::same(amount))
}

fn show_weapon(weapon: &Weapon, lang: Lang) -> String {
    let class = name_category(weapon.class, lang);
    let reach = say(lang, &Phrase::new("reach").with("reach", reach_key(weapon.reach)));
    let figures = |hands: &'static str, figures: Figures| {
        let hands = say(lang, &Phrase::new("hands").with("hands", hands));
        format!("{hands} {}", show_struck(figures))
    };
    let sets = [weapon.one.map(|one| figures("one", one)), weapon.two.map(|two| figures("two", two))];
    format!("{class}, {reach}: {}", sets.into_iter().flatten().collect::<Vec<_>>().join(" / "))
}

/// The figures of something that strikes: damage is no bonus.
pub(crate) fn show_struck(figures: Figures) -> String {
    let Figures { damage, .. } = figures;
    let rest = show(Figures { damage: 0, ..figures });
    if rest.is_empty() { format!("✹{damage}") } else { format!("{rest} ✹{damage}") }
}

fn show_artefact(artefact: &Artefact, kind: &str, lang: Lang) -> String {
    let wear = match artefact.wear {
        Wear::Held => say(lang, &Phrase::new("hands").with("hands", "one")),
        Wear::Worn(parts) if parts.is_empty() => String::new(),
        Wear::Worn(parts) => name_parts(parts, lang),
    };
    let head = if wear.is_empty() { kind.to_owned() } else { format!("{kind} ({wear})") };
    let figures = show(artefact.figures);
    let weapon = artefact.weapon.map(|weapon| show_weapon(&weapon, lang)).unwrap_or_default();
    let more: Vec<String> = [figures, weapon].into_iter().filter(|text| !text.is_empty()).collect();
    if more.is_empty() { head } else { format!("{head}: {}", more.join("; ")) }
}

fn say_artefact(artefact: &Artefact) -> Words {
    let weapon = artefact.weapon.map_or_else(|| in_both(|_| String::new()), |weapon| say_powers(weapon.powers));
    let active = match artefact.active {
        None => in_both(|_| String::new()),
        Some(Active { service, uses }) => {
            let service = say_service(service);
            let uses = match uses {
                Uses::OnceARound => "once-a-round",
                Uses::Once => "once",
            };
            let phrase = Phrase::new("text-active").with("uses", uses).with("service", service);
            in_both(|lang| say(lang, &phrase))
        }
    };
    join_both([say_powers(artefact.powers), weapon, active])
}

fn say_service(service: Service) -> Words {
    match service {
        Service::InFight(boost) => say_boost(boost),
        Service::InTurn(effect) => say_keyword(effect),
    }
}

fn say_trick(trick: Trick) -> Words {
    match trick {
        Trick::Meddle(boost) => say_meddling(boost),
        Trick::Now(effect) => say_keyword::<Effect>(effect),
        Trick::Foil(_) | Trick::Divert | Trick::CounterSpell => say_keyword(trick),
    }
}

fn say_boost(boost: Boost) -> Words {
    with_parts(Phrase::new("text-boost"), boost)
}

fn say_meddling(boost: Boost) -> Words {
    with_parts(Phrase::new("text-meddle"), boost)
}

fn with_parts(phrase: Phrase, boost: Boost) -> Words {
    let role = match boost.role {
        Role::Attacker if boost.fights == Fights::CASTING => "caster",
        Role::Attacker if boost.fights.contains(Fights::CASTING) => "attacker-or-caster",
        Role::Attacker => "attacker",
        Role::Defender => "defender",
        Role::Either => "either",
    };
    let named = NAMES.into_iter().zip(list(boost.figures)).filter(|(_, figure)| *figure != 0);
    let figures = named.map(|(name, figure)| figure_phrase(name, figure));
    let parts: Vec<Phrase> = figures.chain(boost.extras.iter().map(|extra| extra.phrase())).collect();
    let parts = in_both(|lang| parts.iter().map(|part| say(lang, part)).collect::<Vec<_>>().join("; "));
    let phrase = phrase.with("role", role).with("fights", say_fights(boost.fights)).with("parts", parts);
    in_both(|lang| say(lang, &phrase))
}

/// The kinds of fights; casting is said by the role.
fn say_fights(fights: Fights) -> Phrase {
    let key = match fights.difference(Fights::CASTING) {
        Fights::MELEE => "melee",
        Fights::RANGED => "ranged",
        Fights::MAGICAL => "magical",
        Fights::WEAPONS => "weapons",
        both if both == Fights::RANGED | Fights::MAGICAL => "ranged-or-magical",
        both if both == Fights::MELEE | Fights::MAGICAL => "melee-or-magical",
        _ => "any",
    };
    Phrase::new("fights").with("fights", key)
}

fn show_fighter(life: u8, figures: Figures) -> String {
    let Figures { attack, parry, damage, resistance, armour, .. } = figures;
    format!("♥{life} ⚔{attack} ◊{parry} ✹{damage} ⊙{resistance} ▣{armour}")
}

fn show_demon(demon: &Demon) -> String {
    let Figures { parry, resistance, armour, .. } = demon.figures;
    format!("◊{parry} ⊙{resistance} ▣{armour}")
}

fn name_category(category: Category, lang: Lang) -> String {
    say(lang, &Phrase::new("category").with("category", category.key()))
}

fn name_parts(parts: BodyParts, lang: Lang) -> String {
    let names = [
        (BodyParts::HEAD, "head"),
        (BodyParts::SHOULDERS, "shoulders"),
        (BodyParts::TORSO, "torso"),
        (BodyParts::ARMS, "arms"),
        (BodyParts::LEGS, "legs"),
    ];
    let names = names.into_iter().filter(|(part, _)| parts.contains(*part));
    let names = names.map(|(_, name)| say(lang, &Phrase::new("body-part").with("part", name)));
    names.collect::<Vec<_>>().join(", ")
}

fn reach_key(reach: Reach) -> &'static str {
    match reach {
        Reach::Melee => "melee",
        Reach::Ranged => "ranged",
        Reach::Thrown => "thrown",
    }
}

/// One sentence after the other.
fn join_both(texts: impl IntoIterator<Item = Words>) -> Words {
    let texts: Vec<Words> = texts.into_iter().collect();
    in_both(|lang| {
        let sentences = texts.iter().map(|text| text.get(lang)).filter(|text| !text.is_empty());
        sentences.collect::<Vec<_>>().join(" ")
    })
}
