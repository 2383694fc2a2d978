//! How sides, heroes, cards and targets are named, and which pieces of the board they are.

use table::{Arg, Change, Die, Flight, Id, Part, Phrase, Seat, Sentence, Shown, Sum, Tally, Term, spot};

use super::printed::say_figures;
use crate::battle::{Mix, Side, Target, UnitId, What};
use crate::content::{CardId, Cards, Figures, Goal, HeroId, Pile};
use crate::game::KleineHelden;
use crate::told::{Face, LifeChange, PartOf, Value, Who};

pub(crate) type Speaker<'s> = table::Speaker<'s, KleineHelden>;

/// Whether a side is the reader's own, the only opponent's, one of several, or the one that the game runs.
pub(crate) fn whose(speaker: Speaker<'_>, side: Side) -> &'static str {
    let (own, wild) = (speaker.view.viewer.map(Side::from), speaker.game.wild());
    if own == Some(side) {
        "own"
    } else if wild == Some(side) {
        "wild"
    } else if own.is_some() && speaker.game.players() == 2 && wild.is_none() {
        "foe"
    } else {
        "other"
    }
}

/// The name of the scenario's monster, ward or treasure.
pub(crate) fn name_thing(speaker: Speaker<'_>) -> Arg {
    speaker.view.printed.thing.as_ref().map_or_else(name_nobody, Arg::from)
}

/// For a choice from outside that names something missing.
fn name_nobody() -> Arg {
    Phrase::new("nobody").into()
}

pub(crate) fn name_unit(speaker: Speaker<'_>, unit: UnitId, what: What) -> Arg {
    match what {
        What::Hero(hero) => hero.say(speaker),
        What::Creature { card, .. } => card.say(speaker),
        What::Monster if matches!(speaker.game.scenario().goal, Goal::HoldOut { .. }) => {
            Phrase::new("numbered").with("name", name_thing(speaker)).with("number", unit.0).into()
        }
        What::Monster => name_thing(speaker),
    }
}

/// Sentences select by `WHO($side)`; `OWNER($side)` follows a name, `GROUP($side)` is everything that belongs to it.
impl Term<KleineHelden> for Side {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        Phrase::new("side").with("who", whose(speaker, *self)).with("number", self.0 + 1).into()
    }

    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

impl Term<KleineHelden> for HeroId {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        let content = speaker.game.content();
        content.get_printed_hero(*self).map_or_else(name_nobody, |printed| (&printed.name).into())
    }
}

/// `FULL($card)` also says what it is and does, `DETAILS($card)` only that, `NOTE($card)` only what it does.
impl Term<KleineHelden> for CardId {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        let Some(printed) = speaker.game.content().get_printed(*self) else { return name_nobody() };
        let card = Phrase::new("card").with("name", &printed.name).with("line", &printed.line);
        let card = card.with("text", &printed.text).with("has-text", !printed.text.is_empty());
        let grips = [printed.one, printed.two].iter().flatten().count();
        card.with("grips", grips).with("reach", printed.reach.say(speaker)).into()
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        shown.touch(speaker.game.content().get_printed(*self).map(|printed| printed.key.clone()));
    }
}

impl Term<KleineHelden> for Cards {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        Arg::List(self.iter().map(|card| card.say(speaker)).collect())
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        self.iter().for_each(|card| card.show(speaker, shown));
    }
}

/// A hero, creature or monster that is there now.
impl Term<KleineHelden> for UnitId {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        Target::Unit(*self).say(speaker)
    }

    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// A target that is there now.
impl Term<KleineHelden> for Target {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        let group = |side: Side| speaker.view.groups.get(side.index());
        let found = match *self {
            Target::Unit(unit) => {
                speaker.view.unit(unit).map(|it| (Who::Unit { unit, what: it.what, side: it.side }, it.life))
            }
            Target::Npc(side) => (group(side).and_then(|group| group.npc.as_ref()))
                .map(|npc| (Who::Npc { side, card: Some(npc.card.card) }, npc.life)),
            Target::Demon(side) => (group(side).and_then(|group| group.demon.as_ref()))
                .map(|demon| (Who::Demon { side, card: Some(demon.card.card) }, demon.life)),
            Target::Ward(side) => group(side).and_then(|group| Some((Who::Ward { side }, group.ward?))),
        };
        let piece = found.and_then(|(who, life)| Some(who.name(speaker)?.with("life", life)));
        piece.map_or_else(name_nobody, Arg::from)
    }

    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// As a choice, with what is left of its life.
impl Sentence<KleineHelden> for Target {
    fn phrase(&self, speaker: Speaker<'_>) -> Phrase {
        Phrase::new("target").with("target", self.say(speaker))
    }
}

impl Who {
    /// Its place on the table.
    pub(crate) fn target(self) -> Target {
        match self {
            Who::Unit { unit, .. } => Target::Unit(unit),
            Who::Npc { side, .. } => Target::Npc(side),
            Who::Demon { side, .. } => Target::Demon(side),
            Who::Ward { side } => Target::Ward(side),
        }
    }

    /// Whose it is, or was when it fell.
    pub(crate) fn side(self) -> Side {
        match self {
            Who::Unit { side, .. } | Who::Npc { side, .. } | Who::Demon { side, .. } | Who::Ward { side } => side,
        }
    }

    /// A card of the hand is fitted.
    pub(crate) fn put_on(self) -> Flight {
        play_card(self.side(), self.target().id())
    }

    /// A fitted card goes back to the hand.
    pub(crate) fn take_off(self) -> Flight {
        Flight::of_cards(self.target().id(), hand(self.side()), 1)
    }

    /// The player who plays it; `None` for wild units.
    pub(crate) fn seat(self, speaker: Speaker<'_>) -> Option<Seat> {
        Some(self.side()).filter(|side| speaker.game.wild() != Some(*side)).map(Side::seat)
    }

    /// A piece on the table, with its owner if that is known.
    fn name(self, speaker: Speaker<'_>) -> Option<Phrase> {
        let name = match self {
            Who::Unit { unit, what, .. } => name_unit(speaker, unit, what),
            Who::Npc { card, .. } | Who::Demon { card, .. } => card?.say(speaker),
            Who::Ward { .. } => name_thing(speaker),
        };
        Some(Phrase::new("piece").with("name", name).with("side", self.side().say(speaker)))
    }
}

impl Term<KleineHelden> for Who {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        self.name(speaker).map_or_else(name_nobody, Arg::from)
    }

    /// The place of a creature that is gone may belong to another.
    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        match *self {
            Who::Unit { unit, what, .. } if speaker.view.unit(unit).is_some_and(|found| found.what != what) => {}
            who => who.target().show(speaker, shown),
        }
    }
}

/// The spot on the board where the cards of a side are.
pub(crate) fn hand(side: Side) -> Id {
    spot("hand", side.seat())
}

/// A card goes from a hand into play.
pub(crate) fn play_card(side: Side, to: impl ToString) -> Flight {
    Flight::of_cards(hand(side), to, 1)
}

pub(crate) fn discard_cards(side: Side, cards: &[CardId]) -> Flight {
    Flight::of_cards(hand(side), spot("discard", side.seat()), cards.len() as u8)
}

impl Mix {
    /// Cards that a side draws, which others see from behind.
    pub(crate) fn fly_to(self, side: Side) -> [Flight; 3] {
        Pile::ALL.map(|pile| Flight::of_cards(["deck-", pile.word()].concat(), hand(side), self.of(pile)))
    }
}

/// How many cards of which pile: "2 equipment, 1 magic".
impl Term<KleineHelden> for Mix {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        self.phrase(speaker).into()
    }

    /// Each pile as often as it is drawn from.
    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        for pile in Pile::ALL {
            (0..self.of(pile)).for_each(|_| shown.touch(pile.word()));
        }
    }
}

impl Sentence<KleineHelden> for Mix {
    fn phrase(&self, _speaker: Speaker<'_>) -> Phrase {
        let piles = || Pile::ALL.into_iter().filter(|pile| self.of(*pile) > 0);
        let first =
            piles().next().map_or_else(name_nobody, |pile| Phrase::new("pile").with("pile", pile.word()).into());
        let counted = |pile: Pile| Phrase::new("mix-pile").with("pile", pile.word()).with("cards", self.of(pile));
        Phrase::new("mix").with("first", first).with("piles", Arg::List(piles().map(|it| counted(it).into()).collect()))
    }
}

impl Term<KleineHelden> for Figures {
    fn say(&self, _speaker: Speaker<'_>) -> Arg {
        say_figures(*self)
    }
}

impl Term<KleineHelden> for LifeChange {
    fn say(&self, _speaker: Speaker<'_>) -> Arg {
        self.life.into()
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        Change::new(self.at.id(), Tally::Life, self.before, self.after).show(speaker, shown);
    }
}

impl Term<KleineHelden> for Face {
    fn say(&self, _speaker: Speaker<'_>) -> Arg {
        self.0.into()
    }

    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        shown.dice.push(Die::new("d6", self.0));
    }
}

impl Value {
    /// KH-32: base values and dice need no name.
    fn add_up(&self, speaker: Speaker<'_>) -> Sum {
        let why = |from: PartOf| (!matches!(from, PartOf::Base | PartOf::Die)).then(|| from.say(speaker));
        Sum { parts: self.0.iter().map(|part| Part::plus(part.value, why(part.from))).collect() }
    }
}

impl Term<KleineHelden> for Value {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        self.add_up(speaker).into()
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        let dice = self.0.iter().filter(|part| part.from == PartOf::Die);
        shown.dice.extend(dice.map(|part| Die::new("d6", part.value)));
        shown.sums.push(("", self.add_up(speaker)));
    }

    fn declare(declared: &mut table::Declared) {
        PartOf::declare(declared);
    }
}
