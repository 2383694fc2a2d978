//! The cards as they are printed.

use std::collections::BTreeSet;

use kleine_helden::content::{
    Boost, Burden, Card, CardId, Cards, Category, Content, Effect, Extra, Fights, Figures, Goal, Habit, Hero, HeroId,
    Kind, Pile, Power, PrintedCard, Reach, Service, Source, Trick, Wear,
};
use strum::VariantArray;
use table::{Keyword, Lang};

fn content() -> &'static Content {
    Content::built_in()
}

#[track_caller]
fn card(key: &str) -> &'static Card {
    content().card(content().find_card(key).unwrap_or_else(|| panic!("there is no card {key}")))
}

#[track_caller]
fn hero(key: &str) -> &'static Hero {
    content().hero(content().find_hero(key).unwrap_or_else(|| panic!("there is no hero {key}")))
}

fn all_cards() -> impl Iterator<Item = (&'static str, &'static Card)> {
    content().all_cards().iter().map(|id| (content().printed(id).key.as_str(), content().card(id)))
}

/// KH-01: 16 heroes, 8 of them magical; 45 cards of equipment, 50 of magic, 64 of tactics.
#[test]
fn the_box_holds_as_many_cards_of_each_kind_as_the_rulebook_says() {
    let magical = content().heroes().iter().filter(|hero| hero.is_magical).count();
    assert_eq!((content().heroes().len(), magical), (16, 8));
    assert_eq!(Pile::ALL.map(|pile| content().cards(pile).len()), [45, 50, 64]);
    let by_kind: Vec<_> = Kind::VARIANTS.iter().map(|kind| (*kind, content().all(*kind).len())).collect();
    assert!(by_kind.iter().all(|(_, count)| *count > 0), "{by_kind:?}");
    for (kind, _) in by_kind {
        for id in content().all(kind).iter() {
            assert_eq!((content().card(id).kind(), id.pile()), (kind, kind.pile()));
        }
    }
}

/// KH-40, KH-41: what the rulebook prints.
#[test]
fn what_the_rulebook_names_has_its_printed_figures() {
    let knight = hero("black-knight");
    assert_eq!((knight.figures.attack, knight.figures.armour), (6, 0));
    assert_eq!(knight.specialisations[Category::Blade.index()].attack, 2);
    let barbarian = hero("barbarian");
    assert_eq!((barbarian.figures.attack, barbarian.specialisations[Category::Blunt.index()].attack), (6, 2));
    let elf = hero("dark-elf");
    assert_eq!((elf.figures.parry, elf.figures.armour), (2, 0));
    assert_eq!(elf.specialisations[Category::Blade.index()], Figures::NONE);
    let Card::Weapon(sword) = card("silver-sword") else { panic!("the silver sword is a weapon") };
    let in_one_hand = sword.one.expect("it is held in one hand");
    assert_eq!((sword.class, in_one_hand.attack, in_one_hand.parry), (Category::Blade, 2, 0));
    let Card::Weapon(axe) = card("barbarian-axe") else { panic!("the axe is a weapon") };
    let in_two_hands = axe.two.expect("it is held in two hands");
    assert_eq!((axe.class, in_two_hands.attack, in_two_hands.damage), (Category::Blunt, 2, 8));
    let armour = |key| match card(key) {
        Card::Armour(armour) => armour.figures.armour,
        _ => panic!("{key} is armour"),
    };
    assert_eq!(armour("dragon-armour"), 2);
    assert_eq!(armour("shoulder-plates") + armour("knights-armour"), 4);
    for key in ["black-knight", "barbarian", "dark-elf", "werewolf"] {
        let id = content().find_hero(key).expect("the hero is there");
        assert_eq!(content().printed_hero(id).source, Source::Rulebook, "{key}");
    }
}

/// KH-21, KH-23, KH-30: what the rulebook says about other things it names.
#[test]
fn what_the_rulebook_says_of_others_holds_too() {
    let parts = |key| match card(key) {
        Card::Armour(armour) => armour.parts,
        _ => panic!("{key} is armour"),
    };
    assert_eq!(parts("ring-mail"), parts("bone-armour"));
    assert!(!parts("shoulder-plates").intersects(parts("knights-armour")));
    let Card::Weapon(club) = card("thorn-club") else { panic!("the club is a weapon") };
    assert!(club.one.is_some() && club.two.is_some());
    let Card::Artefact(doll) = card("voodoo-doll") else { panic!("the doll is an artefact") };
    assert!(doll.active.is_some());
    assert!(hero("werewolf").powers.iter().any(|power| matches!(power, Power::Unarmed(_))));
    for key in ["shadow-soul", "trembler"] {
        assert!(matches!(card(key), Card::Demon(_)), "{key}");
    }
}

/// The heroes known by name; the other two of the sixteen are our own.
#[test]
fn the_known_heroes_are_there() {
    let names = [
        "Schwarzer Ritter",
        "Barbar",
        "Dunkelelfe",
        "Werwolf",
        "Rattenmensch",
        "Vampirin",
        "Schamanin",
        "Assassine",
        "Lich",
        "Troll",
        "Nekromantin",
        "Drachentöter",
        "Schattenkrieger",
        "Voodoo-Priesterin",
    ];
    let facts = content().facts();
    for name in names {
        assert!(facts.heroes.iter().any(|hero| hero.name.get(Lang::of("de")) == name), "{name}");
    }
}

/// KH-80: every kind of effect that the rulebook mentions occurs.
#[test]
fn every_kind_of_effect_that_the_rulebook_mentions_occurs() {
    let cards: Vec<&Card> = all_cards().map(|(_, card)| card).collect();
    let some = |what: &str, fits: &dyn Fn(&Card) -> bool| assert!(cards.iter().any(|card| fits(card)), "{what}");
    let weapon = |card: &Card| card.weapon().copied();
    some("one hand", &|card| weapon(card).is_some_and(|weapon| weapon.one.is_some() && weapon.two.is_none()));
    some("two hands", &|card| weapon(card).is_some_and(|weapon| weapon.one.is_none() && weapon.two.is_some()));
    some("both", &|card| weapon(card).is_some_and(|weapon| weapon.one.is_some() && weapon.two.is_some()));
    for reach in [Reach::Melee, Reach::Ranged, Reach::Thrown] {
        some("reach", &|card| weapon(card).is_some_and(|weapon| weapon.reach == reach));
    }
    some("armour for several parts", &|card| matches!(card, Card::Armour(armour) if armour.parts.iter().count() > 1));
    some("an artefact as a weapon", &|card| matches!(card, Card::Artefact(artefact) if artefact.weapon.is_some()));
    some(
        "an artefact like armour",
        &|card| matches!(card, Card::Artefact(artefact) if matches!(artefact.wear, Wear::Worn(parts) if !parts.is_empty())),
    );
    some("an artefact with a power", &|card| matches!(card, Card::Artefact(artefact) if artefact.active.is_some()));
    some("a spell without cooldown", &|card| card.school().is_some() && card.cooldown() == 0);
    some("a spell with cooldown", &|card| card.cooldown() > 0);
    some(
        "a spell that ignores armour",
        &|card| matches!(card, Card::AttackSpell(spell) if spell.powers.has(Power::IgnoreArmour)),
    );
    some(
        "a weapon warded off by magic",
        &|card| matches!(card, Card::DefenceSpell(spell) if spell.wards.intersects(Fights::WEAPONS)),
    );
    some(
        "an extra reaction",
        &|card| matches!(card, Card::Artefact(artefact) if artefact.powers.has(Power::ExtraReaction)),
    );
    let schools: BTreeSet<Category> = cards.iter().filter_map(|card| card.school()).collect();
    let classes: BTreeSet<Category> = cards.iter().filter_map(|card| weapon(card)).map(|weapon| weapon.class).collect();
    assert_eq!((schools.len(), classes.len()), (5, 4));
}

/// KH-81: five scenarios; two can be played alone.
#[test]
fn there_are_five_scenarios_and_one_can_be_played_alone() {
    let keys: Vec<String> = content().facts().scenarios.into_iter().map(|scenario| scenario.key).collect();
    assert_eq!(keys, ["last-group", "dragon", "guard", "siege", "treasure"]);
    let least: Vec<u8> = content().scenarios().iter().map(|scenario| scenario.least_players).collect();
    assert_eq!(least, [2, 1, 2, 1, 2]);
    assert!(content().scenarios().iter().all(|scenario| scenario.most_players == 5));
}

/// All keywords that cards, heroes and monsters have.
#[derive(Default)]
struct Used {
    powers: Vec<Power>,
    extras: Vec<Extra>,
    effects: Vec<Effect>,
    tricks: Vec<Trick>,
    burdens: Vec<Burden>,
    habits: Vec<Habit>,
}

impl Used {
    fn everywhere() -> Used {
        let mut used = Used::default();
        used.powers.extend(content().heroes().iter().flat_map(|hero| hero.powers.iter()));
        for (_, card) in all_cards() {
            used.add(card);
        }
        for scenario in content().scenarios() {
            if let Goal::Slay { monster } | Goal::HoldOut { monster, .. } = scenario.goal {
                used.powers.extend(monster.powers.iter());
                used.habits.extend(monster.habits);
            }
        }
        used
    }

    fn add(&mut self, card: &Card) {
        match card {
            Card::Weapon(weapon) => self.powers.extend(weapon.powers.iter()),
            Card::Shield(shield) => self.powers.extend(shield.powers.iter()),
            Card::Armour(armour) => self.powers.extend(armour.powers.iter()),
            Card::Artefact(artefact) => {
                self.powers.extend(artefact.powers.iter());
                self.powers.extend(artefact.weapon.iter().flat_map(|weapon| weapon.powers.iter()));
                artefact.active.iter().for_each(|active| self.add_service(active.service));
            }
            Card::AttackSpell(spell) => self.powers.extend(spell.powers.iter()),
            Card::DefenceSpell(spell) => self.powers.extend(spell.powers.iter()),
            Card::GeneralSpell(spell) => self.effects.push(spell.effect),
            Card::Summons(summons) => self.powers.extend(summons.creature.powers.iter()),
            Card::Potion(boost) | Card::Manoeuvre(boost) => self.extras.extend(boost.extras.iter()),
            Card::Demon(demon) => self.burdens.extend(demon.burdens.iter()),
            Card::Event(effect) => self.effects.push(*effect),
            Card::Spontaneous(Trick::Meddle(boost)) => self.extras.extend(boost.extras.iter()),
            Card::Spontaneous(Trick::Now(effect)) => self.effects.push(*effect),
            Card::Spontaneous(trick) => self.tricks.push(*trick),
            Card::Npc(npc) => self.add_service(npc.service),
        }
    }

    fn add_service(&mut self, service: Service) {
        match service {
            Service::InFight(Boost { extras, .. }) => self.extras.extend(extras.iter()),
            Service::InTurn(effect) => self.effects.push(effect),
        }
    }

    /// The keys of the texts of all keywords. Each keyword survives writing and reading.
    fn texts(&self) -> BTreeSet<String> {
        fn keys<K: Keyword + Copy + PartialEq + std::fmt::Debug>(keywords: &[K]) -> impl Iterator<Item = String> {
            keywords.iter().map(|keyword| {
                assert_eq!(K::read(&keyword.write()), Some(*keyword));
                keyword.phrase().key.into_owned()
            })
        }
        let powers = keys(&self.powers).chain(keys(&self.extras)).chain(keys(&self.effects));
        powers.chain(keys(&self.tricks)).chain(keys(&self.burdens)).chain(keys(&self.habits)).collect()
    }
}

/// The texts list every keyword, so one that no card has would be left over.
#[test]
fn every_keyword_is_on_a_card_and_has_a_text_in_both_languages() {
    let used = Used::everywhere().texts();
    let entries = [
        include_str!("../../content/heroes.toml"),
        include_str!("../../content/magic.toml"),
        include_str!("../../content/scenarios.toml"),
        include_str!("../../content/tactics.toml"),
    ];
    let in_entries = |line: &'static str| {
        let (_, key) = line.split_once(".texts.")?;
        key.strip_suffix(']')
    };
    for texts in [include_str!("../../texts/cards.de.ftl"), include_str!("../../texts/cards.en.ftl")] {
        let lines = entries.iter().flat_map(|text| text.lines());
        let keys = texts.lines().chain(lines.clone()).filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys = keys.chain(lines.filter_map(in_entries));
        let kinds = ["power-", "extra-", "effect-", "trick-", "burden-", "habit-"];
        let known = keys.filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
        assert_eq!(known.map(String::from).collect::<BTreeSet<_>>(), used);
    }
}

/// Cards that differ only in name would be the same card.
#[test]
fn no_two_cards_are_the_same() {
    let heroes: Vec<&Hero> = content().heroes().iter().collect();
    for (number, one) in heroes.iter().enumerate() {
        assert!(!heroes[..number].contains(one), "{:?}", content().printed_hero(HeroId(number as u8)).name);
    }
    let cards: Vec<_> = all_cards().collect();
    for (number, (key, one)) in cards.iter().enumerate() {
        let twin = cards[..number].iter().find(|(_, other)| other == one);
        assert!(twin.is_none(), "{key} and {twin:?}");
    }
}

#[test]
fn people_can_read_all_of_every_card_in_both_languages() {
    let facts = content().facts();
    let cards = facts.cards.iter().flatten().map(|card| (&card.key, &card.name, &card.line, &card.text));
    let heroes = facts.heroes.iter().map(|hero| (&hero.key, &hero.name, &hero.line, &hero.text));
    for (key, name, line, text) in cards.chain(heroes) {
        for lang in Lang::all().iter().copied() {
            let shown = [name, line, text].map(|words| words.get(lang));
            assert!(!shown[0].is_empty() && !shown[1].is_empty(), "{key}: {shown:?}");
            assert!(shown[2].is_empty() || shown[2].ends_with('.'), "{key}: {shown:?}");
            assert!(shown.iter().all(|words| !words.contains(['⟨', '{'])), "{key}: {shown:?}");
        }
    }
    let has_text = |card: &&PrintedCard| !card.text.get(Lang::of("de")).is_empty();
    let tactics = facts.cards[Pile::Tactics.index()].iter();
    assert_eq!(tactics.filter(has_text).count(), 64, "every card of tactics does something");
}

#[test]
fn a_set_of_cards_is_written_as_a_list_in_order() {
    let ids = [CardId::new(Pile::Tactics, 3), CardId::new(Pile::Equipment, 44), CardId::new(Pile::Magic, 0)];
    let mut cards = Cards::from_iter(ids);
    assert_eq!((cards.len(), cards.count(Pile::Magic), cards.nth(1), cards.nth(3)), (3, 1, Some(ids[2]), None));
    assert_eq!(cards.iter().collect::<Vec<_>>(), [ids[1], ids[2], ids[0]]);
    let text = serde_json::to_string(&cards).expect("a set can be written");
    assert_eq!(text, "[44,128,259]");
    assert_eq!(serde_json::from_str::<Cards>(&text).expect("it can be read again"), cards);
    for wrong in ["[44,44]", "[384]", "[-1]"] {
        assert!(serde_json::from_str::<Cards>(wrong).is_err(), "{wrong}");
    }
    assert!(cards.remove(ids[0]) && !cards.remove(ids[0]) && !cards.contains(ids[0]));
    assert_eq!((cards.of(Pile::Equipment).len(), cards.minus(cards).is_empty()), (1, true));
}
