//! What is agreed before a match begins.

use catalog::lines::DiceKind;
use catalog::{Agreed, AnyMatch, Catalog, GameError, PlayerSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Arg, Lang, Phrase, Rolls, Seat, text};

use crate::clock::{ClockRule, TimeUp};
use crate::error::RoomError;
use crate::ids::{MatchId, random_bytes};
use crate::rows::{Found, NewMatch, NewToken, Stage};

/// What the creator of a match wishes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The id of the game, as in the list of games.
    pub game: String,
    /// Options of the game; missing ones take their defaults.
    #[serde(default)]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub clock: ClockRule,
    /// What happens to a seat whose time is up.
    #[serde(default)]
    pub time_up: TimeUp,
    /// How long a reaction window stays open that others must not know of; 0 waits as for any other question.
    #[serde(default = "reaction_seconds")]
    pub reaction_seconds: u8,
    #[serde(default)]
    pub dice: Dice,
    /// Whether people who play against each other may ask what a veteran would do. Who plays against computers alone
    /// always may.
    #[serde(default)]
    pub hints: bool,
}

fn reaction_seconds() -> u8 {
    5
}

/// Where the rolls of a match come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// A secret of the server and everybody's nonces.
    #[default]
    Fair,
    /// This number alone: the same choices give the same match. Only where the server allows it, as dice can be
    /// foretold then.
    Seeded(u64),
    /// People at a real table. All of them are at the creator's device, so nobody else has to believe them.
    Real,
}

impl Dice {
    pub fn kind(self) -> DiceKind {
        match self {
            Dice::Fair => DiceKind::Fair,
            Dice::Seeded(_) => DiceKind::Seeded,
            Dice::Real => DiceKind::Real,
        }
    }

    /// The seed that everything follows from, if there is one.
    pub fn seed(self) -> Option<u64> {
        match self {
            Dice::Fair | Dice::Real => None,
            Dice::Seeded(seed) => Some(seed),
        }
    }

    fn is_fair(&self) -> bool {
        *self == Dice::Fair
    }

    /// Those of a rematch are others.
    fn next(self) -> Dice {
        match self {
            Dice::Fair | Dice::Real => self,
            Dice::Seeded(seed) => Dice::Seeded(seed.wrapping_add(1)),
        }
    }
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// You: the answer has your secret link.
    Me,
    /// A person to whom you send the secret link that the answer has.
    Friend,
    /// Anybody who finds the match in the list.
    Open,
    /// A computer player: `recruit`, `soldier`, `veteran`, `marshal`, `random`.
    Computer(String),
}

/// What was agreed, as the database keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub game: String,
    /// The version of the rules and the digest of the content it is played by.
    pub rules: u32,
    pub content: String,
    pub options: Value,
    pub seats: Vec<SeatSetup>,
    pub clock: ClockRule,
    pub time_up: TimeUp,
    pub reaction_seconds: u8,
    /// Older matches are fair without a word.
    #[serde(default, skip_serializing_if = "Dice::is_fair")]
    pub dice: Dice,
    /// What was agreed on hints between people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Where it begins, if not at the beginning. It has everything that is hidden, so nobody is shown it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

/// A moment of another match: how it lay when something began, and what was chosen since.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start {
    pub position: Value,
    pub choices: Vec<(Seat, Value)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatSetup {
    /// Reserved for whoever has the link, or open to anybody.
    Person {
        open: bool,
    },
    Computer(PlayerSpec),
}

/// The strongest computer player that a match may ask for, in iterations for each decision.
pub const MAX_BUDGET: u32 = 5_000;
/// A name may have this many characters.
pub const LONGEST_NAME: usize = 40;

impl Wish {
    /// Checks everything and fills in what was left out.
    pub fn agree(&self, catalog: &Catalog, lang: Lang) -> Result<Setup, RoomError> {
        let game = catalog.game(&self.game, lang).map_err(RoomError::of_wish)?;
        let agreed = game.agree(&self.options, lang).map_err(RoomError::of_wish)?;
        self.clock.check().map_err(|error| RoomError::bad(lang, &error.phrase()))?;
        if self.reaction_seconds > 60 {
            return Err(RoomError::bad(lang, &Phrase::new("reaction-too-long")));
        }
        let (rules, content) = game.version();
        Ok(Setup {
            game: self.game.clone(),
            rules,
            content,
            options: agreed.options(),
            seats: self.agree_on_seats(agreed.seats(), lang)?,
            clock: self.clock,
            time_up: self.time_up,
            reaction_seconds: self.reaction_seconds,
            dice: self.dice,
            hints: self.hints,
            start: None,
        })
    }

    fn agree_on_seats(&self, seats: u8, lang: Lang) -> Result<Vec<SeatSetup>, RoomError> {
        if self.seats.len() != usize::from(seats) {
            let phrase = Phrase::new("wrong-number-of-seats").with("seats", seats);
            return Err(RoomError::bad(lang, &phrase.with("found", self.seats.len() as i64)));
        }
        if self.seats.iter().all(|seat| matches!(seat, SeatWish::Computer(_))) {
            return Err(RoomError::bad(lang, &Phrase::new("no-person")));
        }
        if self.dice == Dice::Real && self.seats.iter().any(|seat| matches!(seat, SeatWish::Friend | SeatWish::Open)) {
            return Err(RoomError::bad(lang, &Phrase::new("real-dice-are-here")));
        }
        self.seats.iter().map(|seat| seat.agree(lang)).collect()
    }
}

impl SeatWish {
    fn agree(&self, lang: Lang) -> Result<SeatSetup, RoomError> {
        Ok(match self {
            SeatWish::Me | SeatWish::Friend => SeatSetup::Person { open: false },
            SeatWish::Open => SeatSetup::Person { open: true },
            SeatWish::Computer(player) => SeatSetup::Computer(read_player(player, lang)?),
        })
    }
}

impl Setup {
    /// The game as agreed on; an error if this program has other rules or content by now.
    pub fn begin(&self, catalog: &Catalog, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, RoomError> {
        let agreed = self.agreed(catalog, lang)?;
        match &self.start {
            None => Ok(agreed.begin(rolls)),
            Some(start) => start.begin(&*agreed, rolls, lang).map_err(RoomError::of_wish),
        }
    }

    fn agreed(&self, catalog: &Catalog, lang: Lang) -> Result<Box<dyn Agreed>, RoomError> {
        let cannot = |why: Arg| RoomError::gone(lang, &Phrase::new("cannot-go-on").with("why", why));
        let game = catalog.game(&self.game, lang).map_err(|error| cannot(text(error.text)))?;
        if game.version() != (self.rules, self.content.clone()) {
            return Err(cannot(Phrase::new("other-version").into()));
        }
        game.agree(&self.options, lang).map_err(|error| cannot(text(error.text)))
    }

    /// A match of this kind in which nobody sits yet, with a name and a secret of its own.
    pub fn new_match(&self, tokens: Vec<NewToken>, created: i64) -> NewMatch {
        let found = Found {
            id: MatchId::new(),
            game: self.game.clone(),
            created,
            listed: self.seats.contains(&SeatSetup::Person { open: true }),
            setup: serde_json::to_string(self).expect("plain data is JSON"),
            secret: random_bytes(),
            stage: Stage::Waiting,
            due: None,
            log: Vec::new(),
        };
        NewMatch { found, tokens }
    }

    /// The same for a rematch: its seats are for the same people.
    pub fn reserved(&self) -> Setup {
        let mut setup = Setup { dice: self.dice.next(), ..self.clone() };
        for seat in &mut setup.seats {
            if let SeatSetup::Person { open } = seat {
                *open = false;
            }
        }
        setup
    }

    /// Whether people may ask what a veteran would do: all know it before they sit down.
    pub fn has_hints(&self) -> bool {
        self.hints || self.person_seats().count() == 1
    }

    pub fn person_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate();
        seats.filter(|(_, seat)| matches!(seat, SeatSetup::Person { .. })).map(|(index, _)| Seat(index as u8))
    }
}

impl Start {
    /// From the first roll on these are other dice, so what was chosen after it in the other match means nothing here.
    pub fn begin(&self, agreed: &dyn Agreed, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let mut begun = agreed.begin_at(&self.position, rolls, lang)?;
        for (seat, choice) in &self.choices {
            if begun.dice_rolled() > 0 {
                break;
            }
            begun.answer(*seat, choice, lang)?;
        }
        Ok(begun)
    }
}

/// Reads a computer player by its name, and keeps the greedy ones out.
pub fn read_player(name: &str, lang: Lang) -> Result<PlayerSpec, RoomError> {
    let unknown = || {
        RoomError::bad(
            lang,
            &Phrase::new("no-such-player").with("player", text(name)).with("known", text(PlayerSpec::NAMES.join(", "))),
        )
    };
    let player: PlayerSpec = name.parse().map_err(|_| unknown())?;
    if player.budget.is_some_and(|budget| budget > MAX_BUDGET) {
        return Err(RoomError::bad(lang, &Phrase::new("player-too-strong").with("most", i64::from(MAX_BUDGET))));
    }
    Ok(player)
}

pub fn check_name(name: &str, lang: Lang) -> Result<(), RoomError> {
    if is_readable(name, LONGEST_NAME) {
        Ok(())
    } else {
        Err(RoomError::bad(lang, &Phrase::new("bad-name").with("most", LONGEST_NAME as i64)))
    }
}

/// Whether a text of people says what it seems to say, and is not too long.
pub fn is_readable(text: &str, most: usize) -> bool {
    !text.trim().is_empty()
        && text.chars().count() <= most
        && !text.chars().any(|char| char.is_control() || is_invisible(char))
}

/// Marks that turn text around or take no room: a text made of them could look like another one.
fn is_invisible(char: char) -> bool {
    matches!(char, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A nonce is what a seat adds to the dice: 16 to 64 letters and digits that nobody could foresee.
pub fn check_nonce(nonce: String, lang: Lang) -> Result<String, RoomError> {
    let is_good = (16..=64).contains(&nonce.len()) && nonce.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_good { Ok(nonce) } else { Err(RoomError::bad(lang, &Phrase::new("bad-nonce"))) }
}

/// The SHA-256 of a nonce.
pub fn check_seal(seal: String, lang: Lang) -> Result<String, RoomError> {
    let is_good = seal.len() == 64 && seal.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if is_good { Ok(seal) } else { Err(RoomError::bad(lang, &Phrase::new("bad-seal"))) }
}
