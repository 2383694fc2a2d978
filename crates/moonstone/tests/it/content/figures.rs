//! The figures of all characters, compared with a table written independently of the data files.

use moonstone::content::{Ability, AbilityKind, Aim, Cards, Cell, Character, Content, Faction, Limit, Signature};
use table::Lang;
use table::keyword::Value as _;

/// MS-90: 59 characters in their latest version, and three in their first one, which is not offered in a draft.
#[test]
fn all_characters_are_there() {
    let characters = Content::built_in().characters();
    assert_eq!(characters.iter().filter(|character| !character.is_old).count(), 59);
    assert_eq!(characters.iter().filter(|character| character.is_old).count(), 3);
    let slugs = LATEST.iter().chain(&FIRST_VERSIONS).map(|line| slug(name_of(line)));
    for key in slugs {
        assert!(Content::built_in().find_character(&key).is_some(), "{key}");
    }
}

/// Melee, reach, arcane, evade, base, health, blue boxes; cost, range, limit and cards of each ability; the row of the
/// signature move.
#[test]
fn figures_are_those_of_the_cards() {
    for line in LATEST.iter().chain(&FIRST_VERSIONS) {
        let name = name_of(line);
        let id = Content::built_in().find_character(&slug(name)).expect(name);
        let character = Content::built_in().character(id);
        assert_eq!(figures(character), line[0]);
        assert_eq!(character.abilities.iter().map(ability).collect::<Vec<_>>().join("; "), line[1], "{name}");
        assert_eq!(character.signature.as_ref().map_or("no signature".to_string(), signature), line[2], "{name}");
    }
}

/// Every ability has a text in both languages, and so has every signature move that does something.
#[test]
fn every_ability_has_a_text() {
    let is_complete = |text: &table::Words| [Lang::of("de"), Lang::EN].iter().all(|lang| !text.get(*lang).is_empty());
    for character in Content::built_in().characters() {
        for ability in &character.abilities {
            assert!(ability.text.as_ref().is_some_and(is_complete), "{}: {}", character.key, ability.key);
        }
        for signature in character.signature.iter().filter(|_| !character.is_old) {
            let has_effects = !signature.round.is_empty() || !signature.end.is_empty();
            let has_text = signature.text.as_ref().is_some_and(is_complete);
            assert_eq!(has_text, has_effects, "{}: {}", character.key, signature.key);
        }
    }
}

/// Every number stands in both sentences of an ability.
#[test]
fn german_and_english_name_the_same_numbers() {
    for (character, ability, text) in texts() {
        let [de, en] = [Lang::of("de"), Lang::EN].map(|lang| numbers(text.get(lang)));
        assert_eq!(de, en, "{character}: {ability}");
    }
}

/// A sentence names only numbers that the data of its ability have. Of abilities that are a rule of their own the
/// numbers stand in the code.
#[test]
fn texts_name_only_numbers_that_the_rules_know() {
    for character in Content::built_in().characters() {
        let own = character.abilities.iter().map(|it| (&it.key, &it.text, format!("{:?} {}", it.kind, ability(it))));
        let signature =
            character.signature.iter().map(|it| (&it.key, &it.text, format!("{:?} {:?}", it.round, it.end)));
        for (key, text, data) in own.chain(signature) {
            let Some(text) = text else { continue };
            if IN_THE_CODE.contains(&key.as_str()) {
                continue;
            }
            let known = numbers(&data);
            for number in numbers(text.get(Lang::EN)) {
                assert!(known.contains(&number), "{}: {key} says {number}, not {known:?}", character.key);
            }
        }
    }
}

/// Abilities with a number that no data file has.
const IN_THE_CODE: [&str; 28] = [
    "alskling",
    "ankle-biter",
    "brothers-in-arms",
    "constant-bickering",
    "crushing-embrace",
    "deutsche-courage",
    "digger",
    "faerie-mischief",
    "favour-of-the-old-gods",
    "feeble",
    "for-the-good-of-the-glade",
    "hunting-party",
    "luva-da-booty",
    "mind-control",
    "money-bag",
    "my-boys",
    "ornithophobia",
    "packed-lunch",
    "premonition",
    "revenge-of-the-forest-friends",
    "shattering-oathstone",
    "slow",
    "sure-footed",
    "swift",
    "two-heads",
    "utter-swine",
    "verdant-growth",
    "weakling",
];

fn texts() -> impl Iterator<Item = (&'static str, &'static str, &'static table::Words)> {
    Content::built_in().characters().iter().flat_map(|character| {
        let own = character.abilities.iter().map(|it| (it.key.as_str(), it.text.as_ref()));
        let all = own.chain(character.signature.iter().map(|it| (it.key.as_str(), it.text.as_ref())));
        all.filter_map(|(key, text)| Some((character.key.as_str(), key, text?)))
    })
}

/// The numbers in a text, sorted.
fn numbers(text: &str) -> Vec<u32> {
    let parts = text.split(|sign: char| !sign.is_ascii_digit());
    let mut found: Vec<u32> = parts.filter_map(|part| part.parse().ok()).collect();
    found.sort_unstable();
    found
}

/// The name without the version.
fn name_of<'a>(line: &[&'a str; 3]) -> &'a str {
    let is_version = |at: &usize| line[0][at + 2..].starts_with(|c: char| c.is_ascii_digit());
    let end = line[0].match_indices(" v").map(|(at, _)| at).find(is_version);
    &line[0][..end.expect("every line has a version")]
}

fn slug(name: &str) -> String {
    let name = name.replace("first version", "1").to_lowercase();
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

fn figures(character: &Character) -> String {
    let Character { version, melee, reach, arcane, evade, base, health, blue, .. } = character;
    let factions: String = character.factions.iter().map(letter).collect();
    let mut keywords = character.keywords.words();
    keywords.sort();
    let evade = if *evade > 0 { format!("+{evade}") } else { evade.to_string() };
    let blue: Vec<String> = (0..32).filter(|at| blue & (1 << at) != 0).map(|at| (at + 1).to_string()).collect();
    format!(
        "{} v{version} {factions} {}: M{melee} R{reach} A{arcane} E{evade} {base}mm HP{health} blue {}",
        character.name.get(Lang::EN),
        keywords.join(","),
        blue.join(",")
    )
}

fn letter(faction: &Faction) -> char {
    match faction {
        Faction::Commonwealth => 'C',
        Faction::Dominion => 'D',
        Faction::Leshavult => 'L',
        Faction::Shades => 'S',
    }
}

fn ability(ability: &Ability) -> String {
    let name = ability.name.get(Lang::EN);
    let limit = match ability.limit {
        Limit::None => "",
        Limit::Turn => " 1/turn",
        Limit::Thrice => " 3/turn",
        Limit::Game => " 1/game",
        Limit::Reload => " reload",
        Limit::EachTarget => " 1/turn and target",
    };
    let reach = |aim: &Aim, range: u8| {
        let pulse = if matches!(aim, Aim::Pulse { .. }) { " pulse" } else { "" };
        if range == 0 { pulse.to_string() } else { format!(" {range}in{pulse}") }
    };
    match &ability.kind {
        AbilityKind::Passive(_) => format!("P {name}{limit}"),
        AbilityKind::Active(active) => format!("A {name} ({}){}{limit}", active.cost, reach(&active.aim, active.range)),
        AbilityKind::Arcane(arcane) => {
            let evade = if arcane.ignores_evade { " no evade" } else { "" };
            let cover = if arcane.ignores_cover { " no cover" } else { "" };
            let cards: Vec<String> = arcane.results.iter().map(|result| Cards::write(&result.cards)).collect();
            let reach = reach(&arcane.aim, arcane.range);
            format!("R {name} ({}){reach}{limit}{evade}{cover} {}", arcane.cost, cards.join(" "))
        }
    }
}

fn signature(signature: &Signature) -> String {
    let kinds: String = signature.kinds.each().map(|kind| format!("|{}", kind.word())).collect();
    let kinds = kinds.replacen('|', " ", 1);
    let row: Vec<String> = signature.deals.iter().map(Cell::write).collect();
    format!("{} < {}{kinds}: {}", signature.name.get(Lang::EN), signature.upgrades.word(), row.join(" "))
}

/// Name, version, factions, keywords and figures; passive (P), active (A) and arcane (R) abilities with cost, range,
/// limit and cards; signature move with the card it upgrades, kinds of damage and row. Natty's evade depends on other
/// models; airships have no melee.
#[rustfmt::skip]
const LATEST: [[&str; 3]; 59] = [
    ["Baron von Fancyhat v1 C human,noble: M5 R2 A3 E0 30mm HP7 blue 1,4",
     "P Longsword; P Plate Armour; A Rallying Cry (0) 8in pulse 1/game; A Reload (Shoot Pistol) (2); R Shoot Pistol (1) 8in reload GX",
     "Master Strike < falling-swing slicing: - 0+ 1+ 2+ 3 2"],
    ["Eric, the Squire v1 C human,soldier: M3 R1 A3 E-1 30mm HP7 blue 1,2,5",
     "P Squire; P Leather Jerkin; A My Hero (2) 4in; R Field Medic (1) 4in BX",
     "You'll Regret That < low-guard: - - - - - -"],
    ["Flintlock v2 C human,soldier: M3 R1 A3 E0 30mm HP8 blue 1,2,5",
     "P Dagger; A Reload (Shoot Musket) (2); A Take Aim (1) 1/turn; A Look out! (1) 6in; R Shoot Musket (1) 12in reload GX",
     "Tactical Retreat < high-guard: - - - - - -"],
    ["Quack v1 C cleric,human,wizard: M2 R1 A5 E0 30mm HP7 blue 1,2,5",
     "P Weakling; P Premonition; A Foresight (1) 10in 1/turn; R Healing (2) 8in BX; R Blinding Powder (1) 4in BX",
     "Gone in a puff... < low-guard: - - - - - -"],
    ["Fritz v3 C human,mercenary,soldier: M4 R2 A0 E+1 30mm HP9 blue 1,3,5",
     "P Great Sword; A Intimidate (1) 4in; A Stand Back! (1) 2in pulse 1/turn",
     "Corn Cutter < rising-attack slicing: 2 1 1 2 1 -"],
    ["Agatha, Tavernfrau v3 C human: M3 R1 A3 E0 30mm HP8 blue 1,3,6",
     "P Deutsche Courage 1/turn; P Concealed Dagger; R Enticing Offer (2) 10in G2|B2|P2; R Drink Your Fill (1) 2in 1/turn GX BX PX",
     "Hell hath no fury... < high-guard: - -+ -+ -+ -+ -"],
    ["Friar Flavious v2 C cleric,human: M4 R2 A3 E+1 30mm HP9 blue 1,3,5",
     "P Natural Padding; P Bludgeon; P Divine Intervention; P Rub It Better; R Healing (2) 8in BX",
     "Spank < sweeping-cut impact: 1 1 1 0 0 -"],
    ["Mama Gimble v3 C gnome: M2 R1 A6 E0 30mm HP6 blue 1,2,3",
     "P Slow; P My Boys; P Luck Charms; A Mother's Love (1) 10in 1/turn; A Mother's Wrath (1) 3in pulse 1/game; R Healing (2) 8in BX",
     "You'll Regret That < low-guard: - - - - - -"],
    ["Quarrel v3 C gnome,militia,soldier: M3 R1 A3 E0 30mm HP8 blue 1,2,3",
     "P Slow; P Dirk; A Reload (Shoot Crossbow) (2); A Brothers in Arms (1) 4in 1/turn and target; R Shoot Crossbow (1) 14in reload GX",
     "Tactical Retreat < high-guard: - - - - - -"],
    ["Billy v2 C animal,gnome,militia: M4 R1 A4 E-1 30mm HP8 blue 1,2,4",
     "P Arming Sword; P Quilted Armour; A Ramming Speed (3) 6in; R High-ho Silver (2) GX|PX",
     "Wild Swing < falling-swing slicing: - 2 2 3 3 2"],
    ["Young Jack v2 C gnome,militia,noble: M4 R1 A2 E0 30mm HP7 blue 1,2,3",
     "P Ancestral Sword; P Ancestral Shield; A Lucky (1) 1/turn; R Magic Brew (1) 1/turn BX PX",
     "Shield Bash < low-guard impact: 1 2 0 2 2 1"],
    ["Morris v2 C gnome,militia: M3 R1 A3 E0 30mm HP8 blue 1,2",
     "P Pick; P Miner; P Tough as Old Boots; A Shove (0) 1in 1/turn; R Sink Hole (2) 8in PX",
     "Pick a fight < falling-swing impact: - 2 2 2 2 2"],
    ["Gradock v2 C gnome,militia: M4 R1 A2 E0 30mm HP8 blue 1,2",
     "P Quilted Armour; P Tough as Old Boots; P Smell a Lie; P Sage Advice; A Forgetfulness (1) 8in; R Snare Traps (2) 14in no evade no cover GX",
     "The Old Slip-Step < high-guard impact: - 1 1 1 1 -"],
    ["Firespitter v1 D goblin,soldier: M2 R1 A5 E+1 40mm HP8 blue 1,3,5",
     "P Slow; P Predictable Combatant; P Ramshackle Armour; A Two Goblins Walk into a Tavern (2) 8in; R Fireblast (2) 8in BX",
     "Panic and Flee < low-guard: - - - - - -"],
    ["Doug, the Flatulent v3 D animal,goblin,soldier: M4 R3 A0 E0 40mm HP8 blue 1,3,5,7",
     "P Lance; P Jousting Shield; P Digger; A Foul Gases (2) 2in pulse; A Chaaarge!! (2) 6in",
     "Ankle Biter < rising-attack impact: 3 3 3 3 2 -"],
    ["Vicious Syd v2 D goblin,soldier: M5 R1 A4 E-1 30mm HP5 blue 1,2,4",
     "P Plate Armour; P Vicious 3/turn; P Short 'n Stabby; P Lard Lover; A Giant Whisperer (1) 8in; R Where'd You Come From!? (2) 6in PX",
     "Groin Tickler < rising-attack piercing: 2 3 2 1 0 -"],
    ["Beaky Bobby v1 D goblin,wizard: M2 R1 A5 E-1 30mm HP7 blue 1,2,4,6",
     "P Weakling; P Magic Resistance; A Stand Back! (1) 2in pulse 1/turn; A Foul Gases (2) 2in pulse; R Healing (2) 8in BX",
     "Take your medicine < thrust magical: 3 3 3 - 3 3"],
    ["Shabbaroon v3 D goblin,wizard: M1 R1 A7 E-1 30mm HP6 blue 1,2,3,6",
     "P Weakling; R Goblin Mischief (2) 6in pulse 1/turn GX PX; R Goblin Luck (2) 8in G3|B3|P3; R Transconbobulate (3) 8in B3|P3",
     "Fuddlemuddle < high-guard: - - - - - -"],
    ["Seasick Stu v4 D goblin,pirate: M2 R3 A4 E-1 30mm HP7 blue 1,3,5,7",
     "P Harpoon; A Bawdy Jokes (2) 4in pulse 1/turn; R Rough Tides (2) 6in BX; R Seasick (2) 6in BX",
     "It's a big'un! < thrust piercing: 0 3 3 - 2 1"],
    ["Boom Boom Mc Boom v1 D goblin: M3 R1 A4 E-2 30mm HP7 blue 1,2,4,6",
     "A Reload (Blunderbuss) (2); A Suckerpunch (2) 8in; R Blunderbuss (1) 4in reload GX|BX; R You'll never get this! Nah-na-na-na! (2) 10in PX",
     "Now you see me... < low-guard: - - - - - -"],
    ["Grub v2 D goblin,wizard: M4 R1 A4 E-1 30mm HP7 blue 1,2,4,6",
     "P Enchanted Secateurs; A Wyrm Hole (2); R Bug Spray (2) 2in no evade no cover BX",
     "Insatiable Hunger < rising-attack magical: 2 3 3 2 1 -"],
    ["Fraya v2 D faerie,wizard: M2 R1 A5 E-2 30mm HP5 blue 1,2,3,4,5",
     "P Feeble; P Trickster 1/turn; R Healing (2) 8in BX; R Fizzle-Pop (2) 6in PX; R Dizzly Spell (2) 6in PX",
     "Can't Hit Me! < high-guard: - - - - - -"],
    ["Teetoe v1 D faerie: M4 R1 A5 E-2 30mm HP6 blue 1,2,3,4,5,6",
     "P Weakling; P Enchanted Dagger; P Arcane Reflection; A Vigour (1); A Misdirection (4) 6in",
     "Can't Hit Me! < high-guard: - - - - - -"],
    ["The Fencer v3 D faerie,rogue: M6 R1 A5 E-2 30mm HP6 blue 1,2,3,4,6",
     "P Weakling; P Needle; P Volta; P Swift 1/turn; P Spiteful; R Enfeeble (3) 4in PX",
     "Needlepoint < thrust piercing: 1 2 2 1 2 2"],
    ["Butterfingers v2 D faerie: M3 R1 A5 E-2 30mm HP6 blue 1,2,3,4,5",
     "P Weakling; A Clumsy Cluts (2) 6in; R Fizzle-Pop (2) 6in PX; R Butterfingers (2) 6in G3|B3|P3",
     "Faerie Dust < high-guard: - - - - - -"],
    ["Wasp v2 D faerie,soldier: M5 R2 A3 E-2 30mm HP6 blue 1,2,3,4,6",
     "P Weakling; P Spiteful; P Javelin; P Buckler; A Rage (3) 8in; R Throw Javelin (2) 6in GX",
     "Diving Attack < falling-swing piercing: - 3 2 3 1 0"],
    ["Silvertongue v2 D faerie,rogue: M4 R1 A5 E-2 30mm HP6 blue 1,2,3,4,6",
     "P Feeble; P Faerie Mischief; P Concealed Dagger; A Mind Control (3) 6in; R Whispered Secrets (2) 6in 1/turn PX",
     "Threats & Promises < rising-attack: - - - - - -"],
    ["Gotchgut v2 CD giant,mercenary: M3 R2 A0 E+2 40mm HP14 blue 1,6",
     "P Ramshackle Armour; P Brute Strength; P Bodyguard 1/turn; A Ooga-booga! (1) 4in",
     "Kick to the Guts < rising-attack impact: 0 1 - 1 1 -"],
    ["Boulder v5 D troll: M2 R2 A3 E+2 40mm HP12 blue 1,7",
     "P Tough Skin; P Granite Fists; P Calcify; R Stone Song (1) 6in no cover BX",
     "Crushing Embrace < thrust impact: 2 2 2 2 2 2"],
    ["Kaufman v2 C human,noble: M2 R1 A4 E+1 30mm HP9 blue 1,3,6",
     "A Shower of Gold (2) 6in; A Money Bag (2) 6in; R A Generous Offer (1) 2in 1/turn no evade G2|P2",
     "Gut Barge < thrust: - - - - - -"],
    ["Natty, Slum Thief v2 C human,rogue: M3 R1 A4 E0 30mm HP6 blue 1,2,4,6",
     "P Weakling; P Concealed Dagger; P Look of Innocence; P Disappear in a Crowd; P Swift 1/turn; R Slingshot (2) 6in GX",
     "Cut Purse < sweeping-cut: - - - - - -"],
    ["Gertrude, the Faerie Hunter v2 C human,mercenary: M4 R1 A5 E0 30mm HP8 blue 1,2,5",
     "P Protection Charm; A Natural Order (1) 4in pulse 1/turn; A Hunting Party (1) 6in 1/turn; A Reload (Blunderbuss) (2); R Blunderbuss (1) 4in reload GX|BX",
     "Spin-Kick < sweeping-cut impact: 1 2 2 1 1 0"],
    ["Tabby, the Librarian v2 C cleric,human: M3 R3 A5 E+1 40mm HP8 blue 1,4",
     "P Poking Stick; A Energy Syphon (0) 8in 1/turn; R Caustic Contract (1) 6in BX; R Librarian's Scorn (1) 6in PX",
     "Shhhhh! < thrust impact: 1 1 1 - 1 1"],
    ["Old Calders v1 C human,soldier: M3 R2 A4 E0 30mm HP8 blue 1,3,7",
     "P Longsword; P Quilted Armour; P Sage Advice; P Seen It All Before; A Look out! (1) 6in; R Field Medic (1) 4in BX",
     "Tactical Retreat < high-guard: - - - - - -"],
    ["Sir Guillemot Poppycock v1 C human,noble: M4 R2 A0 E+1 30mm HP9 blue 1,4",
     "P Warhammer; P Plate Armour; P Ornithophobia; P The Governor; A Yell Out Commands (1) 6in 1/turn and target",
     "Knee Smasher < sweeping-cut impact: 2 2 2 2 - -"],
    ["Sir Hogswash v1 C animal,human,soldier: M4 R2 A0 E+1 40mm HP10 blue 1,3,6",
     "P Hunting Spear; P Sun Shield; A Utter Swine (1) 6in 1/turn; A Chaaarge!! (2) 6in",
     "Gore < rising-attack piercing: 2 2 2 1 2 0"],
    ["Hoff v2 CL faun,soldier: M4 R2 A4 E0 30mm HP9 blue 1,3,6",
     "P Felling Axe; P Guerilla Tactician; A Furious Charge (1) 4in; R Hunting Horn (1) 8in 1/turn PX",
     "Head Butt < falling-swing impact: 0 1 1 1 1 1"],
    ["Jayda v1 CL faun,soldier: M4 R1 A4 E-1 30mm HP7 blue 1,3,4,6",
     "P Dagger; P Swift 1/turn; P Sure Footed; R Shoot Bow (3) 10in GX",
     "Mercy Kill < falling-swing piercing: - 0 0 3 3 2"],
    ["Mr Toodles v3 CL cleric,faun: M2 R1 A5 E-1 30mm HP7 blue 1,3,5",
     "A Goblin Jazz Funk Solo (1) 2in pulse 1/turn; R Healing (2) 8in BX; R Lullaby (1) 6in 1/turn B2|P2; R Blighted Elixir (1) 2in 1/turn GX BX PX",
     "Panic and Flee < low-guard: - - - - - -"],
    ["Joanna, Nordic Princess v4 C gnome,noble,norse: M5 R2 A3 E0 30mm HP7 blue 1,2,4",
     "P Glaive; P Älskling; R Pixie-Elf Elixir (2) 1/turn BX; R Revenge of the Forest Friends (2) 18in no cover PX",
     "Valkyrie Cyclone < sweeping-cut slicing: - 2 1 1 2 -"],
    ["Muridae v3 CD gnome,rogue: M4 R1 A0 E0 30mm HP8 blue 1,2,4",
     "P Dagger; P Flea Infested Pelt; P Honour Amongst Thieves; A Sneaking (1); A Squeaking (1) 6in; A Robbery (2) 1in 1/turn; A Sewer Rat (1) 1/game",
     "Hamstring < sweeping-cut slicing: 1 2 1 1 2 0"],
    ["Loci, Nordic Shipwright v3 C gnome,norse,rogue: M4 R1 A3 E0 30mm HP8 blue 1,2,3",
     "P Hammer; P Favour of the Old Gods 1/turn; P Trickster 1/turn; R Verdant Growth (2) GX; R One with the Wind (2) 8in BX",
     "Strong Arm < falling-swing impact: 0 1 1 3 3 2"],
    ["Gnomish Airship v3 C gnome,machine,militia: M0 R0 A3 E+1 40mm HP8 blue 1,2,3",
     "P Up, Up & Away; A Reload (Bolt Thrower) (2); R Bolt Thrower (1) 10in reload no cover GX; R Dropping Bombs (2) 2in pulse GX",
     "no signature"],
    ["Dim & Dimmer v3 CD giant,mercenary: M2 R2 A0 E+2 40mm HP14 blue 6",
     "P Constant Bickering; P Cleaver & Club; P Natural Padding; P Two Heads are Better than One",
     "Packed Lunch < rising-attack impact: - 1 1 1 1 -"],
    ["Brunhilde v3 C giant,mercenary,norse: M4 R2 A0 E+2 40mm HP13 blue 1,6",
     "P Giant-Forged Blades; P Bodyguard 1/turn; P Loyalty; A Epic Ballads of Giant Heros! (1) 6in pulse 1/turn",
     "Shattering Oathstone < falling-swing slicing: - 0 0 3 3 2"],
    ["Bristlenose v3 D troll: M3 R2 A3 E+2 40mm HP12 blue 1,6",
     "P Amphibious; P Razor Claws; P Scaly Skin; R Vomit (2) 4in BX",
     "Insatiable Hunger < rising-attack magical: 2 3 3 2 1 -"],
    ["Ribald v1 D goblin,troll: M2 R2 A3 E+2 40mm HP11 blue 1,7",
     "P Slow; P Ironclad Knuckles; P Ramshackle Armour; R Fire Cannon! (2) 8in GX",
     "Short Fuse < high-guard: - - - - - -"],
    ["The Goblin King v2 D goblin,noble: M3 R2 A0 E0 30mm HP7 blue 1,3,5",
     "P Weakling; P Sceptre of Almighty Power; P Royal Privilege 1/turn; A Rule the Roost (2) 8in 1/turn; A Gimme!! (1) 2in",
     "Grovel, Peasant! < falling-swing impact: 0 2 2 2 2 4"],
    ["The Mortician v1 D goblin,wizard: M2 R1 A4 E-1 30mm HP7 blue 1,4",
     "P Slow; P Spirit Link; R Healing (2) 8in BX; R Rigor Mortis (3) 6in G2|B2|P2; R Reanimate (3) G2|B2|P2",
     "Play Dead < low-guard: - - - - - -"],
    ["Herbert Growbottom v2 D faerie,goblin,wizard: M3 R1 A4 E-1 30mm HP6 blue 1,2,4,6",
     "P Evolution (Grub); P Enchanted Secateurs; A Passage of the Seasons (2) 10in 1/turn; R Verdant Growth (2) GX; R Wither (3) 6in PX",
     "Can't Hit Me! < high-guard: - - - - - -"],
    ["El Capitano v2 D goblin,pirate: M4 R1 A3 E0 40mm HP7 blue 1,3,5,7",
     "P Cutlass; P Ye Scurvy Dogs; A Hit (1) 1/turn; A Run (2) 8in; A Reload (Shoot Pistol) (2); R Shoot Pistol (1) 8in reload GX",
     "Jolly Roger < rising-attack piercing: 1 2 2 2 2 0"],
    ["Swiggarty Swooty v2 D goblin,pirate: M3 R2 A3 E-1 30mm HP7 blue 1,3,6",
     "P Luv'a da booty 1/turn; A Reload (Shoot Pistol) (2); R Shoot Pistol (1) 8in reload GX; R Plunder (1) 2in G2|B2|P2",
     "Tentai Surprise! < rising-attack piercing: 2 1 2 1 2 2"],
    ["Crusty Balboa v1 D animal,goblin,pirate: M3 R2 A4 E+1 40mm HP9 blue 1,3,5",
     "P Claw and Hook; P Barnacle Encrusted Shell; A Look out! (1) 6in; R Pinch (2) 2in G3|B3|P3; R Punch (1) 2in B2|P2",
     "First of the Month! < rising-attack impact: 2 1 2 2 1 -"],
    ["Goblin Airship v3 D animal,goblin,machine: M0 R0 A3 E+2 40mm HP8 blue 1,3,6",
     "P Up, Up & Away; P Ramshackle Armour; A Sticky Tongue (2) 4in; R Peashooter (1) 8in no cover GX",
     "no signature"],
    ["Diana, Queen of the fae v1 D faerie,noble: M4 R1 A4 E-2 30mm HP6 blue 1,2,4,5",
     "P Weakling; P Enchanted Dagger; P For the Good of the Glade; R Feed on Fear (1) 6in 1/turn PX; R Horrifying Visions (2) 6in PX",
     "Dance with Death < sweeping-cut magical: - 2 0+ 0 2 -"],
    ["Belladonna v1 D faerie,rogue: M4 R1 A3 E-2 30mm HP6 blue 1,2,3,4,5",
     "P Weakling; A Faerie Tricks (2) 8in; R Acid Flask (3) 4in BX; R Drop of Nightshade (3) 1in GX BX PX",
     "Drop of Delirium < high-guard: - - - - - -"],
    ["Foxglove v1 D faerie,rogue,wizard: M3 R1 A3 E-2 30mm HP6 blue 1,2,3,5,6",
     "P Weakling; P Trickster 1/turn; R Shelter of the Shadowglade (3) 6in PX; R Atrophy (3) 6in PX",
     "Mirror of Mischief < low-guard: - - - - - -"],
    ["Vespa v1 D animal,faerie,soldier: M3 R2 A4 E0 40mm HP8 blue 1,4,7",
     "P Stinger; A Antagonise (1) 6in; A Out of Reach (1); R Throw Javelin (2) 6in GX",
     "Strike from Above < falling-swing piercing: - 2 2 2 1 0"],
    ["Jackalope v3 CL animal: M3 R2 A0 E+1 40mm HP10 blue 1,4,8",
     "P Razor Sharp Antlers; P Fluffy; P Hippity; A Burrowing Claws (3); A Hop (2) 1/turn",
     "Gore < rising-attack piercing: 2 2 2 1 2 0"],
];

#[rustfmt::skip]
const FIRST_VERSIONS: [[&str; 3]; 3] = [
    ["Flintlock (first version) v1 C human,soldier: M3 R1 A3 E0 30mm HP8 blue 1,2,5",
     "P Dagger; A Reload (Shoot Musket) (2); A Look out! (1) 6in; R Shoot Musket (1) 12in reload GX",
     "Tactical Retreat < high-guard: - - - - - -"],
    ["Billy (first version) v1 C animal,gnome,militia: M4 R1 A4 E-1 30mm HP8 blue 1,2,4",
     "P Arming Sword; P Quilted Armour; A Ramming Speed (3) 6in; R High-ho Silver (2) GX|PX",
     "Wild Swing < falling-swing slicing: - 2 2 3 3 2"],
    ["Seasick Stu (first version) v1 D goblin,pirate: M4 R3 A4 E-1 30mm HP7 blue 1,3,5,7",
     "P Harpoon; R Seasick (2) 6in BX",
     "It's a big'un! < thrust piercing: 0 3 3 - 3 0"],
];
