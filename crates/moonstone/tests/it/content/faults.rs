//! A mistake is reported with file, entry and field.

use moonstone::content::{Content, ContentFile};

use super::{OWN, OWN_TABLE};

fn fault(text: &str) -> String {
    let file = ContentFile::new("characters/mine.toml", text);
    Content::with_files(&[file]).expect_err("something is wrong").to_string()
}

/// The first fault after a part of the custom character was replaced.
fn replaced(part: &str, by: &str) -> String {
    assert!(OWN.contains(part), "{part}");
    fault(&OWN.replace(part, by))
}

fn with_ability(rest: &str) -> String {
    let head = "[[character.ability]]\nkey = \"zap\"\nname = { de = \"Zapp\", en = \"Zap\" }\n";
    fault(&format!("{OWN}\n{head}{rest}\n"))
}

fn with_signature(part: &str, by: &str) -> String {
    let signature = "[character.signature]\nkey = \"sig\"\nname = { de = \"S\", en = \"S\" }\nupgrades = \"thrust\"\n\
                     kinds = \"piercing\"\ndeals = [\"0\", \"3\", \"3\", \"-\", \"2\", \"1\"]\nround = [\"guard 1\"]\nend = [\"away 1\"]\n";
    assert!(signature.contains(part), "{part}");
    fault(&format!("{OWN}\n{}", signature.replace(part, by)))
}

fn with_piece(piece: &str) -> String {
    fault(&OWN_TABLE.replace("{ terrain = \"wood\", round = [80, 80, 20] }", piece))
}

fn with_troupe(faction: &str, characters: &str) -> String {
    fault(&format!(
        "[[troupe]]\nkey = \"t\"\nname = {{ de = \"T\", en = \"T\" }}\nfaction = \"{faction}\"\ncharacters = [{characters}]\n"
    ))
}

fn check(cases: &[(String, &str)]) {
    for (found, wanted) in cases {
        assert!(found.starts_with("characters/mine.toml"), "{found}");
        assert!(found.contains(wanted), "wanted: {wanted}\nfound: {found}");
    }
}

#[test]
fn wrong_figures_of_a_character_are_named() {
    let wrong = replaced("goblin", "gobbo");
    let listed = "docs/moonstone-effects.md lists what there is";
    let wanted =
        format!("characters/mine.toml:7: character `own`, field `keywords`: `gobbo` is not a keyword. {listed}");
    assert_eq!(wrong, wanted);
    check(&[
        (
            replaced("blue = [1, 3]", "blue = [1, 8]"),
            "character `own`, field `blue`: must name boxes from 1 to the health",
        ),
        (replaced("melee = 3", "melee = 12"), "character `own`, field `melee`"),
        (replaced("reach = 1", "reach = 9"), "character `own`, field `reach`"),
        (replaced("arcane = 3", "arcane = 30"), "character `own`, field `arcane`"),
        (replaced("base = 30", "base = 3"), "character `own`, field `base`"),
        (replaced("health = 7", "health = 0"), "character `own`, field `health`"),
        (replaced("evade = 0", "evade = 7"), "character `own`, field `evade`: must be from -4 to 4, not 7"),
        (
            replaced("factions = [\"dominion\"]", "factions = []"),
            "character `own`, field `factions`: must name at least one",
        ),
        (replaced("dominion", "empire"), "character `own`, field `factions"),
        (replaced("\"own\"", "\"Own!\""), "field `key`"),
        (replaced("de = \"Eigen\"", "de = \"\""), "character `own`, field `name`"),
        (replaced("melee = 3\n", ""), "character `own`"),
        (replaced("melee = 3", "melee = \"three\""), "character `own`, field `melee`"),
        (replaced("melee = 3", "melee = 3\nluck = 3"), "luck"),
        (replaced("[[character]]", "[[caracter]]"), "has `caracter`, but only these entries are known: [[character]]"),
        (replaced("melee = 3", "melee ="), "characters/mine.toml:8"),
    ]);
}

#[test]
fn wrong_abilities_are_named() {
    let passive = "kind = \"passive\"\n";
    let active = "kind = \"active\"\ncost = 1\n";
    let arcane = "kind = \"arcane\"\ncost = 1\nrange = 6\naim = \"one any\"\n";
    let results = "results = [{ cards = \"GX\", does = [\"damage X impact\"] }]\n";
    check(&[
        (with_ability(&format!("{passive}does = [\"strong\"]")), "`strong` is not known here"),
        (
            with_ability(&format!("{passive}does = [\"deal fire 1\"]")),
            "field `ability.zap.does`: is written `deal <kinds> -20..20`, not `deal fire 1`",
        ),
        (
            with_ability(&format!("{passive}does = [\"replenish self: wound 1\"]")),
            "`replenish self: wound 1` is not a passive ability",
        ),
        (with_ability(passive), "field `ability.zap.kind`: passive: `does`"),
        (with_ability(&format!("{active}does = [\"damage X fire\"]")), "`damage X fire` is not a clause"),
        (with_ability(&format!("{active}does = [\"wound X\"]")), "`wound X` has an X, but there is no card here"),
        (with_ability(&format!("{active}does = [\"reload gun\"]")), "`reload gun` is not a clause"),
        (with_ability("kind = \"active\"\ndoes = [\"self: heal 1\"]"), "field `ability.zap.cost`: is missing"),
        (
            with_ability(&format!("{active}aim = \"one enemy\"\ndoes = [\"heal 1\"]")),
            "field `ability.zap.range`: is missing",
        ),
        (
            with_ability(&format!("{active}aim = \"all\"\ndoes = [\"heal 1\"]")),
            "field `ability.zap.aim`: `all` is not known here",
        ),
        (with_ability(&format!("{active}needs = [\"luck\"]\ndoes = [\"heal 1\"]")), "luck"),
        (with_ability(&format!("{active}limit = \"often\"\ndoes = [\"heal 1\"]")), "often"),
        (with_ability(&format!("{arcane}{results}")), "field `ability.zap.kind`"),
        (
            with_ability(&format!("{arcane}{}catastrophe = []", results.replace("GX", "RX"))),
            "`RX` is not a list of cards",
        ),
        (with_ability(&format!("{arcane}{results}catastrophe = [\"wound X\"]")), "field `ability.zap.catastrophe`"),
        (with_ability("kind = \"magic\""), "magic"),
    ]);
    let twice = "[[character.ability]]\nkey = \"zap\"\nname = { de = \"Z\", en = \"Z\" }\nkind = \"passive\"\ndoes = [\"slow\"]\n";
    check(&[
        (with_ability(&format!("{passive}does = [\"slow\"]\n{twice}")), "field `ability.key`: `zap` is there twice"),
        (fault(&format!("{OWN}{}", numbered(twice, 17))), "field `ability`: must not be more than 16"),
    ]);
}

fn numbered(ability: &str, count: usize) -> String {
    (0..count).map(|number| ability.replace("zap", &format!("zap-{number}"))).collect()
}

#[test]
fn wrong_signature_moves_are_named() {
    check(&[
        (with_signature("\"thrust\"", "\"kick\""), "field `signature.upgrades`: `kick` is not known here"),
        (with_signature("\"piercing\"", "\"fire\""), "field `signature.kinds`: `fire` is not a kind of damage"),
        (with_signature("\"0\", ", ""), "field `signature.deals`: must have six results"),
        (with_signature("\"0\"", "\"lots\""), "field `signature.deals`: `lots` is not a result"),
        (with_signature("guard 1", "dodge"), "field `signature.round`: `dodge` is not known here"),
        (with_signature("away 1", "away X"), "field `signature.end`: `away X` has an X"),
        (with_signature("away 1", "gone"), "field `signature.end`: `gone` is not a clause"),
    ]);
}

#[test]
fn wrong_tables_are_named() {
    check(&[
        (with_piece("{ terrain = \"lava\", round = [80, 80, 20] }"), "table `mine`"),
        (with_piece("{ terrain = \"wood\" }"), "table `mine`, field `piece 1`: must have exactly one of"),
        (with_piece("{ terrain = \"wood\", rect = [0, 0, 9, 9], round = [80, 80, 20] }"), "must have exactly one of"),
        (with_piece("{ terrain = \"wood\", rect = [350, 0, 20, 9] }"), "field `piece 1`: must lie on the table"),
        (with_piece("{ terrain = \"wood\", rect = [2147483647, 0, 20, 9] }"), "field `piece 1`: must lie on the table"),
        (with_piece("{ terrain = \"wood\", rect = [10, 10, 0, 9] }"), "table `mine`, field `piece 1`"),
        (
            with_piece("{ terrain = \"wood\", corners = [[0, 0], [9, 9], [9, 0], [0, 9]] }"),
            "table `mine`, field `piece 1`",
        ),
        (with_piece("{ terrain = \"wood\", level = 9, rect = [10, 10, 9, 9] }"), "must not have a level above 3"),
        (
            with_piece(&vec!["{ terrain = \"tree\", round = [9, 9, 3] }"; 61].join(", ")),
            "field `piece`: must not be more than 60",
        ),
    ]);
}

#[test]
fn wrong_troupes_are_named() {
    check(&[
        (
            with_troupe("dominion", "\"grub\", \"wasp\", \"nobody\""),
            "troupe `t`, field `characters`: there is no character `nobody`",
        ),
        (
            with_troupe("dominion", "\"grub\", \"wasp\", \"billy\""),
            "field `characters`: `billy` is not of that faction",
        ),
        (with_troupe("dominion", "\"grub\", \"wasp\", \"grub\""), "field `characters`: `grub` is there twice"),
        (with_troupe("dominion", "\"grub\", \"wasp\""), "field `characters`: must be at least three"),
        (
            with_troupe("dominion", "\"grub\", \"wasp\", \"herbert-growbottom\""),
            "`grub` is never in a troupe with `herbert-growbottom`",
        ),
        (with_troupe("nobody", "\"grub\", \"wasp\", \"vespa\""), "troupe `t`"),
    ]);
}

#[test]
fn every_mistake_is_reported_at_once() {
    let wrong = fault(&OWN.replace("goblin", "gobbo").replace("melee = 3", "melee = 12"));
    assert!(wrong.contains("`keywords`") && wrong.contains("`melee`"), "{wrong}");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let file = ContentFile::new("characters/mine.toml", vec![0xff, 0xfe, 0]);
    let wrong = Content::with_files(&[file]).expect_err("it is no text").to_string();
    assert!(wrong.starts_with("characters/mine.toml"), "{wrong}");
}
