//! Values part by part: "6 + 2 (Barbarian Axe) + 2 (blunt weapon) + 6 + 6 + 3 = 25".

use table::{Lang, Phrase, Words};

use crate::told::{Part, PartOf};
use crate::words::names::Names;
use crate::words::printed::{in_both, say};

/// KH-32: the parts of a value and their sum. A value with one part is just that.
pub(super) fn say_sum(names: Names<'_>, parts: &[Part]) -> Words {
    in_both(|lang| {
        let mut sum = String::new();
        for part in parts {
            let amount = i16::from(part.value).abs();
            let (first, later) = if part.value < 0 { ("−", " − ") } else { ("", " + ") };
            sum.push_str(if sum.is_empty() { first } else { later });
            sum.push_str(&amount.to_string());
            if let Some(name) = name_part(names, lang, part.from) {
                sum.push_str(&format!(" ({name})"));
            }
        }
        let total: i16 = parts.iter().map(|part| i16::from(part.value)).sum();
        match parts.len() {
            0 => "0".into(),
            1 => sum,
            _ if total < 0 => format!("{sum} = −{}", -total),
            _ => format!("{sum} = {total}"),
        }
    })
}

/// Where a part comes from; base values and dice need no name.
fn name_part(names: Names<'_>, lang: Lang, from: PartOf) -> Option<String> {
    let phrase = |key: &'static str| Some(say(lang, &Phrase::new("part").with("part", key)));
    match from {
        PartOf::Base | PartOf::Die => None,
        PartOf::Card(card) | PartOf::Charm(card) | PartOf::Demon(card) => {
            names.printed(card).map(|printed| printed.name.get(lang).to_owned())
        }
        PartOf::Speciality(category) => Some(say(lang, &Phrase::new("category").with("category", category.key()))),
        PartOf::Power => phrase("power"),
        PartOf::Protecting => phrase("protecting"),
        PartOf::Floor => phrase("floor"),
        PartOf::Sixes => phrase("sixes"),
        PartOf::SixesAgainst => phrase("sixes-against"),
        PartOf::Armour => phrase("armour"),
    }
}
