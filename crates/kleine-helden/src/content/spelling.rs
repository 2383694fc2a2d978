//! How data files write the values of keywords that are more than a number or a word.

use table::Arg;
use table::keyword::{Rest, Value, Written};

use super::{Fights, Figures};
use crate::words::printed::say_figures;

/// `attack 2 parry -1`: names with numbers other than 0, each once, at least one.
impl Value for Figures {
    const NAME: &'static str = "figures";

    fn take(rest: &mut Rest<'_>) -> Option<Figures> {
        let mut figures = Figures::NONE;
        while let Some(name) = rest.word() {
            let figure = figures.by_name(name).filter(|figure| **figure == 0)?;
            *figure = i8::take(rest).filter(|number| *number != 0)?;
        }
        (figures != Figures::NONE).then_some(figures)
    }

    fn put(&self, written: &mut Written<'_>) {
        for (name, figure) in self.named().into_iter().filter(|(_, figure)| *figure != 0) {
            written.push(name);
            figure.put(written);
        }
    }

    fn say(&self) -> Arg {
        say_figures(*self)
    }
}

/// The attacks that a trick can foil.
const FOILED: [(Fights, &str); 5] = [
    (Fights::WEAPONS, "weapons"),
    (Fights::MELEE, "melee"),
    (Fights::RANGED, "ranged"),
    (Fights::MAGICAL, "spells"),
    (Fights::WEAPONS.union(Fights::MAGICAL), "attacks"),
];

impl Fights {
    fn word(self) -> &'static str {
        FOILED.into_iter().find(|(fights, _)| *fights == self).map_or("", |(_, word)| word)
    }
}

impl Value for Fights {
    const NAME: &'static str = "fights";

    fn take(rest: &mut Rest<'_>) -> Option<Fights> {
        let about = rest.word()?;
        FOILED.into_iter().find(|(_, word)| *word == about).map(|(fights, _)| fights)
    }

    fn put(&self, written: &mut Written<'_>) {
        written.push(self.word());
    }

    fn say(&self) -> Arg {
        Arg::Case(self.word())
    }

    fn describe() -> String {
        FOILED.map(|(_, word)| word).join("|")
    }
}
