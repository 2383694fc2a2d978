//! Aktion: Attackieren – der Kampf.

mod field;

use field::Field;
use table::Lang;

/// Nahkampf, the example of the Barbarian and the Dark Elf (KH-40).
#[test]
fn the_barbarian_hits_the_dark_elf_for_seven() {
    let mut stage =
        Field::new(2).group(0, "barbarian[barbarian-axe]").group(1, "dark-elf[silver-sword,dragon-armour]").turn(0);
    stage.attack("barbarian", "barbarian-axe", "dark-elf").defend("dark-elf", "silver-sword");
    stage.rolls([6, 6, 3, 6, 5]);
    assert_eq!(stage.values(), (25, 13));
    assert_eq!(stage.damage(), 7);
    assert_eq!(stage.life("dark-elf"), 8);
    for lang in [Lang::De, Lang::En] {
        println!("{:#?}", stage.read(0, lang));
    }
    stage.assert_acts(0);
}
