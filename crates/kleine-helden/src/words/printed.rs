//! The texts on cards, made from their figures and keywords, so that custom cards get texts automatically.

use strum::VariantArray;
use table::{Arg, Keyword, Lang, Phrase, Spoken as _, Words};

use crate::battle::Grip;
use crate::content::{
    Active, Armour, Artefact, BodyParts, Boost, Card, Category, Demon, Effect, Fights, Figures, Hero, Monster, Powers,
    Role, Service, Summons, Trick, Weapon, Wear,
};
use crate::game::KleineHelden;

/// Figures and specialisations of a hero in signs.
pub(crate) fn show_hero(hero: &Hero) -> Words {
    let Figures { attack, parry, magic, resistance, armour, .. } = hero.figures;
    let magic = if hero.is_magical { format!("☆{magic} ") } else { String::new() };
    let base = format!("⚔{attack} ◊{parry} {magic}⊙{resistance} ▣{armour}");
    Words::make(|lang| {
        let bonuses = Category::VARIANTS.iter().map(|category| (category, hero.specialisations[category.index()]));
        let bonuses = bonuses.filter(|(_, figures)| *figures != Figures::NONE);
        let bonuses =
            bonuses.map(|(category, figures)| format!("{} {}", name("category", category.word(), lang), show(figures)));
        [base.clone()].into_iter().chain(bonuses).collect::<Vec<_>>().join(", ")
    })
}

/// What a card is, and its figures, in a line.
pub(crate) fn show_card(card: &Card) -> Words {
    let signs = show_signs(card);
    Words::make(|lang| {
        let kind = Phrase::new("kind").with("kind", card.kind().word());
        let spell = |school: Category| {
            let phrase = Phrase::new("line-spell").with("kind", card.kind().word());
            phrase.with("category", school.word()).with("rounds", card.cooldown())
        };
        let kind = say(lang, &card.school().map_or(kind, spell));
        match card {
            Card::Weapon(weapon) => show_weapon(weapon, lang),
            Card::Armour(Armour { parts, .. }) => format!("{kind} ({}): {signs}", name_parts(*parts, lang)),
            Card::Artefact(artefact) => show_artefact(artefact, &kind, lang),
            Card::Summons(Summons { creature, .. }) => {
                let reach = name("reach", creature.reach.word(), lang);
                format!("{kind}: {signs}, {reach}, {}", show_fighter(creature.life, creature.figures))
            }
            Card::Demon(demon) => format!("{kind}: ♥{} {signs}", demon.life),
            Card::Npc(npc) => format!("{kind}: ♥{} ▣{}", npc.life, npc.armour),
            Card::Shield(_) | Card::AttackSpell(_) | Card::DefenceSpell(_) | Card::GeneralSpell(_) => {
                format!("{kind}: {signs}")
            }
            Card::Potion(_) | Card::Manoeuvre(_) | Card::Event(_) | Card::Spontaneous(_) => kind,
        }
    })
}

/// The figures of a card as signs, as short as possible.
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
            join([show(artefact.figures), artefact.weapon.as_ref().map(sets).unwrap_or_default()], " ")
        }
        Card::AttackSpell(spell) => format!("☆{} ✹{}", sign(spell.magic), spell.damage),
        Card::DefenceSpell(spell) => format!("☆{}", sign(spell.magic)),
        Card::GeneralSpell(spell) => format!("≥{}", spell.target),
        Card::Summons(summons) => format!("≥{}", summons.target),
        Card::Demon(Demon { figures, .. }) => {
            format!("◊{} ⊙{} ▣{}", figures.parry, figures.resistance, figures.armour)
        }
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
            let wards = Phrase::new("text-wards").with("fights", fights_word(spell.wards));
            join_words([said(&wards), say_powers(spell.powers)])
        }
        Card::GeneralSpell(spell) => say_keyword(spell.effect),
        Card::Summons(summons) => say_powers(summons.creature.powers),
        Card::Potion(boost) | Card::Manoeuvre(boost) => say_boost("text-boost", *boost),
        Card::Demon(demon) => join_words(demon.burdens.iter().map(say_keyword)),
        Card::Event(effect) => say_keyword(*effect),
        Card::Spontaneous(trick) => match *trick {
            Trick::Meddle(boost) => say_boost("text-meddle", boost),
            Trick::Now(effect) => say_keyword::<Effect>(effect),
            Trick::Foil(_) | Trick::Divert | Trick::CounterSpell => say_keyword(*trick),
        },
        Card::Npc(npc) => say_service(npc.service),
    }
}

pub(crate) fn say_powers(powers: Powers) -> Words {
    join_words(powers.iter().map(say_keyword))
}

pub(crate) fn say_keyword<K: Keyword>(keyword: K) -> Words {
    said(&keyword.phrase())
}

/// Figures and powers of a monster; nothing if there is none.
pub(crate) fn show_monster(monster: Option<&Monster>) -> Words {
    let Some(monster) = monster else { return Words::same("") };
    let powers = say_powers(monster.powers);
    Words::make(|lang| {
        let reach = name("reach", monster.reach.word(), lang);
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
    Arg::List(figure_phrases(figures).map(Arg::from).collect())
}

fn figure_phrases(figures: Figures) -> impl Iterator<Item = Phrase> {
    let figures = figures.named().into_iter().filter(|(_, figure)| *figure != 0);
    figures.map(|(name, figure)| Phrase::new("figure").with("figure", name).with("amount", Words::same(sign(figure))))
}

/// What is added, or with the sign that sums have too, taken off.
pub(crate) fn sign(figure: i8) -> String {
    format!("{figure:+}").replace('-', "−")
}

/// Figures in signs, those that are not 0.
pub(crate) fn show(figures: Figures) -> String {
    const SIGNS: [&str; 6] = ["⚔", "◊", "✹", "☆", "⊙", "▣"];
    let signs = SIGNS.into_iter().zip(figures.named()).filter(|(_, (_, figure))| *figure != 0);
    signs.map(|(of, (_, figure))| format!("{of}{}", sign(figure))).collect::<Vec<_>>().join(" ")
}

/// The figures of something that strikes: its damage is not a bonus.
pub(crate) fn show_struck(figures: Figures) -> String {
    join([show(Figures { damage: 0, ..figures }), format!("✹{}", figures.damage)], " ")
}

pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    KleineHelden::texts().say(lang, phrase)
}

pub(crate) fn said(phrase: &Phrase) -> Words {
    KleineHelden::texts().in_every(phrase)
}

/// A term of the rules, from the message that selects by it.
fn name(message: &'static str, word: &'static str, lang: Lang) -> String {
    say(lang, &Phrase::new(message).with(message, word))
}

fn name_parts(parts: BodyParts, lang: Lang) -> String {
    parts.names().map(|part| name("part", part, lang)).collect::<Vec<_>>().join(", ")
}

fn show_weapon(weapon: &Weapon, lang: Lang) -> String {
    let (class, reach) = (name("category", weapon.class.word(), lang), name("reach", weapon.reach.word(), lang));
    let set = |grip: Grip| {
        weapon.held(grip).map(|figures| format!("{} {}", name("grip", grip.word(), lang), show_struck(figures)))
    };
    format!("{class}, {reach}: {}", [Grip::One, Grip::Two].into_iter().filter_map(set).collect::<Vec<_>>().join(" / "))
}

fn show_artefact(artefact: &Artefact, kind: &str, lang: Lang) -> String {
    let wear = match artefact.wear {
        Wear::Held => name("grip", Grip::One.word(), lang),
        Wear::Worn(parts) => name_parts(parts, lang),
    };
    let head = if wear.is_empty() { kind.to_owned() } else { format!("{kind} ({wear})") };
    let weapon = artefact.weapon.map(|weapon| show_weapon(&weapon, lang)).unwrap_or_default();
    join([head, join([show(artefact.figures), weapon], "; ")], ": ")
}

fn say_artefact(artefact: &Artefact) -> Words {
    let weapon = artefact.weapon.map(|weapon| say_powers(weapon.powers));
    let active = artefact.active.map(|Active { service, uses }| {
        said(&Phrase::new("text-active").with("uses", uses.word()).with("service", say_service(service)))
    });
    join_words([say_powers(artefact.powers)].into_iter().chain(weapon).chain(active))
}

fn say_service(service: Service) -> Words {
    match service {
        Service::InFight(boost) => say_boost("text-boost", boost),
        Service::InTurn(effect) => say_keyword(effect),
    }
}

fn say_boost(message: &'static str, boost: Boost) -> Words {
    let role = match boost.role {
        Role::Attacker if boost.fights == Fights::CASTING => "caster",
        Role::Attacker if boost.fights.contains(Fights::CASTING) => "attacker-or-caster",
        Role::Attacker => "attacker",
        Role::Defender => "defender",
        Role::Either => "either",
    };
    let parts: Vec<Phrase> =
        figure_phrases(boost.figures).chain(boost.extras.iter().map(|extra| extra.phrase())).collect();
    let parts = Words::make(|lang| parts.iter().map(|part| say(lang, part)).collect::<Vec<_>>().join("; "));
    let phrase = Phrase::new(message).with("role", role).with("fights", fights_word(boost.fights));
    said(&phrase.with("parts", parts))
}

/// The kinds of fights; casting is said by the role.
fn fights_word(fights: Fights) -> &'static str {
    match fights.difference(Fights::CASTING) {
        Fights::MELEE => "melee",
        Fights::RANGED => "ranged",
        Fights::MAGICAL => "magical",
        Fights::WEAPONS => "weapons",
        both if both == Fights::RANGED | Fights::MAGICAL => "ranged-or-magical",
        both if both == Fights::MELEE | Fights::MAGICAL => "melee-or-magical",
        _ => "any",
    }
}

fn show_fighter(life: u8, figures: Figures) -> String {
    let Figures { attack, parry, damage, resistance, armour, .. } = figures;
    format!("♥{life} ⚔{attack} ◊{parry} ✹{damage} ⊙{resistance} ▣{armour}")
}

/// The non-empty texts, one after another.
fn join<const N: usize>(texts: [String; N], between: &str) -> String {
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(between)
}

/// One sentence after the other.
fn join_words(texts: impl IntoIterator<Item = Words>) -> Words {
    let texts: Vec<Words> = texts.into_iter().collect();
    Words::make(|lang| {
        let sentences = texts.iter().map(|text| text.get(lang)).filter(|text| !text.is_empty());
        sentences.collect::<Vec<_>>().join(" ")
    })
}
