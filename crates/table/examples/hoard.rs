//! A tiny game with everything in it: hidden cards, sealed bids, dice, a private look, an open question.
//!
//! Six gems worth 1 to 6 lie in a shuffled pile. Three times both players secretly bid coins for the gem on top;
//! the higher bid pays and takes it, and a die breaks ties. The winner of a gem may pay a coin to peek at the next
//! one. The more valuable hoard wins.
//!
//! Run it with `cargo run -p table --example hoard`.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::check::{Checked, ensure};
use table::{
    Arg, Dice, Draw, Flow, Game, Habits, Lang, Match, Measured, Outcome, Pending, Phrase, Piece, Rolls, Saying, Seat,
    Secretly, Sheet, Sketch, Speaker, Spoken, Table, Term, Texts, Tone, Viewer, Vocabulary, shuffle,
};

/// The rules in force: here only how many coins each player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hoard {
    options: Options,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub coins: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { coins: 10 }
    }
}

/// The position: plain data, with the steps still to be done as a stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    pub agenda: Vec<Step>,
    pub pile: Vec<u8>,
    pub coins: [u8; 2],
    pub gems: [Vec<u8>; 2],
    /// The seat that knows the gem on top of the pile.
    pub has_peeked: Option<Seat>,
    pub resigned: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Shuffle,
    Bid,
    OfferPeek(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Hoard)]
pub enum Question {
    Bid { coins: u8 },
    Peek,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Hoard)]
pub enum Choice {
    #[touches("coins")]
    Bid(u8),
    #[touches("pile")]
    Peek(bool),
}

/// A number of coins, the answer to [`Question::Bid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid(pub u8);

impl From<Bid> for Choice {
    fn from(bid: Bid) -> Choice {
        Choice::Bid(bid.0)
    }
}

impl TryFrom<Choice> for Bid {
    type Error = ();
    fn try_from(choice: Choice) -> Result<Bid, ()> {
        match choice {
            Choice::Bid(coins) => Ok(Bid(coins)),
            Choice::Peek(_) => Err(()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Hoard)]
pub enum Event {
    Shuffled,
    #[with(first = bids[0], second = bids[1])]
    BidsOpened {
        #[say(skip)]
        bids: [u8; 2],
    },
    GemTaken {
        seat: Seat,
        gem: u8,
    },
    Peeked {
        seat: Seat,
    },
    SawGem {
        gem: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Hoard, rules)]
pub enum Reason {
    /// HO-1
    NotSoManyCoins,
    /// HO-2
    NoCoinLeft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(Hoard)]
pub enum Chance {
    Gem,
    Tie,
}

/// A drawn gem, by its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Gem(pub u8);

impl Term<Hoard> for Gem {
    fn say(&self, _speaker: Speaker<'_, Hoard>) -> Arg {
        Phrase::new("gem").with("worth", self.0).into()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub pile: usize,
    pub top: Option<u8>,
    pub coins: [u8; 2],
    pub gems: [Vec<u8>; 2],
}

impl Hoard {
    /// Builds the pile from top to bottom by drawing gems. Nobody sees the order, so the step ends here.
    fn shuffle(&self, position: &mut Position, table: &mut Table<'_, Hoard>) -> Flow {
        for left in (2..=position.pile.len()).rev() {
            let thing = |place: usize| Gem(position.pile[place]);
            let draw = Draw { why: Chance::Gem, by: None, count: left as u32, thing: &thing, expected: None };
            let drawn = table.draw(&draw)?;
            position.pile.swap(left - 1, drawn);
        }
        table.tell(|| Event::Shuffled);
        Ok(())
    }

    /// Rules read from top to bottom; `?` leaves the step whenever a seat has to answer or a die has to be rolled.
    fn bid(&self, position: &mut Position, table: &mut Table<'_, Hoard>) -> Flow {
        let coins = position.coins;
        let ask = |seat: Seat| {
            let most = coins[seat.index()];
            let options = vec![Bid(0), Bid(most / 2), Bid(most)];
            Secretly { seat, question: Question::Bid { coins: most }, options, complete: false }
        };
        let bids = table.ask_secretly(position, &[ask(Seat(0)), ask(Seat(1))], |seat, bid| {
            if bid.0 <= coins[seat.index()] { Ok(()) } else { Err(Reason::NotSoManyCoins) }
        })?;
        table.tell(|| Event::BidsOpened { bids: [bids[0].0, bids[1].0] });
        let winner = match bids[0].0.cmp(&bids[1].0) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => Seat(table.roll(2, Chance::Tie)? as u8 - 1),
        };
        position.coins[winner.index()] -= bids[winner.index()].0;
        let gem = position.pile.pop().expect("only three of the six gems are ever taken");
        position.gems[winner.index()].push(gem);
        position.has_peeked = None;
        table.reveal();
        table.tell(|| Event::GemTaken { seat: winner, gem });
        position.agenda.push(Step::OfferPeek(winner));
        Ok(())
    }

    fn offer_peek(&self, position: &mut Position, seat: Seat, table: &mut Table<'_, Hoard>) -> Flow {
        if position.gems.iter().flatten().count() == 3 {
            return Ok(());
        }
        position.agenda.push(Step::Bid);
        let mut options = vec![Choice::Peek(false)];
        if position.coins[seat.index()] > 0 {
            options.push(Choice::Peek(true));
        } else {
            table.rule_out(|| (Choice::Peek(true), Reason::NoCoinLeft));
        }
        if table.ask(position, seat, Question::Peek, &options)? == Choice::Peek(true) {
            position.coins[seat.index()] -= 1;
            position.has_peeked = Some(seat);
            let gem = *position.pile.last().expect("there are gems left");
            table.tell(|| Event::Peeked { seat });
            table.tell_to(seat, || Event::SawGem { gem });
        }
        Ok(())
    }
}

impl Game for Hoard {
    const ID: &'static str = "hoard";
    const RULES: u32 = 1;

    type Content = ();
    type Options = Options;
    type Position = Position;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = Gem;
    type View = View;
    type Facts = ();

    fn set_up(_content: Arc<()>, options: Options) -> Result<Hoard, Phrase> {
        Ok(Hoard { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content_digest(&self) -> String {
        "none".into()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        Position {
            agenda: vec![Step::Bid, Step::Shuffle],
            pile: (1..=6).collect(),
            coins: [self.options.coins; 2],
            gems: [Vec::new(), Vec::new()],
            has_peeked: None,
            resigned: None,
        }
    }

    fn step(&self, position: &mut Position, table: &mut Table<'_, Hoard>) -> Flow {
        match position.agenda.pop().expect("the game goes on") {
            Step::Shuffle => self.shuffle(position, table),
            Step::Bid => self.bid(position, table),
            Step::OfferPeek(seat) => self.offer_peek(position, seat, table),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if let Some(seat) = position.resigned {
            return Some(Outcome::won_by(seat.other(), "outcome-resigned"));
        }
        let worth = |seat: usize| position.gems[seat].iter().sum::<u8>();
        if !position.agenda.is_empty() {
            return None;
        }
        match worth(0).cmp(&worth(1)) {
            std::cmp::Ordering::Greater => Some(Outcome::won_by(Seat(0), "outcome-richer")),
            std::cmp::Ordering::Less => Some(Outcome::won_by(Seat(1), "outcome-richer")),
            std::cmp::Ordering::Equal => Some(Outcome::draw("outcome-draw")),
        }
    }

    fn resign(&self, position: &mut Position, seat: Seat) {
        position.resigned = Some(seat);
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let knows_top = position.has_peeked.is_some_and(|seat| viewer.is(seat));
        View {
            pile: position.pile.len(),
            top: position.pile.last().copied().filter(|_| knows_top),
            coins: position.coins,
            gems: position.gems.clone(),
        }
    }

    fn facts(&self) {}

    /// Reorders the pile; a seat that has peeked keeps the gem on top.
    fn imagine(&self, position: &Position, seat: Seat, dice: &mut dyn Dice) -> Position {
        let mut imagined = position.clone();
        let hidden = imagined.pile.len() - usize::from(position.has_peeked == Some(seat));
        // Sort first, so that the real order leaves no trace.
        imagined.pile[..hidden].sort_unstable();
        shuffle(&mut imagined.pile[..hidden], dice);
        imagined
    }

    fn check(&self, position: &Position) -> Checked {
        let gems = || position.gems.iter().flatten();
        let mut all: Vec<u8> = position.pile.iter().chain(gems()).copied().collect();
        all.sort_unstable();
        ensure!(all == [1, 2, 3, 4, 5, 6] && gems().count() <= 3, "pile, gems", "position-gems")
    }
}

impl Spoken for Hoard {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::of([("de", DE), ("en", EN)]));
        &TEXTS
    }

    fn name_seat(_speaker: Speaker<'_, Hoard>, seat: Seat) -> Arg {
        seat.0.into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        let mut sheet = Sheet::new(Hoard::texts(), lang, 40);
        sheet.line([Piece::text(Tone::Plain, format!("pile: {} gems", view.pile)).id("pile")]);
        sheet.finish()
    }
}

impl Habits for Hoard {
    type Orders = table::NoOrders;
    type Glance<'a> = ();

    const HAS_HABITS: bool = true;

    fn glance(&self, _ask: &table::Ask<'_, Self>) {}

    /// Low bids are usually good, and peeking never hurts.
    fn appeal(&self, _glance: &(), choice: &Choice) -> u32 {
        match choice {
            Choice::Bid(coins @ 1..=4) => u32::from(*coins),
            Choice::Bid(_) => 0,
            Choice::Peek(does) => {
                if *does {
                    3
                } else {
                    1
                }
            }
        }
    }

    fn gains(&self, event: &Event) -> Vec<(Seat, String)> {
        match event {
            Event::GemTaken { seat, gem } => vec![(*seat, format!("gem.{gem}"))],
            _ => Vec::new(),
        }
    }
}

impl Measured for Hoard {}

/// Plays one game at random and prints it.
#[allow(dead_code)]
fn main() {
    let game = Hoard::set_up(Arc::new(()), Options::default()).expect("the defaults are valid");
    let mut running = Match::new(Arc::new(game), Rolls::Seeded(7));
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        let last = asked[0].options.len() - 1;
        running.choose(seat, last / 2).expect("it was offered");
    }
    let view = running.view(Viewer::Spectator);
    for event in running.told(Viewer::Spectator) {
        println!("{}", Hoard::texts().say(Lang::EN, &running.game().say(&view, Saying::Event(event))));
    }
    println!("{:?}", running.outcome());
}

pub const EN: &str = "
question-bid = How much of your { $coins } coins do you bid?
question-peek = Do you pay a coin to peek at the next gem?
choice-bid = { $it } coins
choice-peek = { $it ->
    [yes] Peek
   *[no] Do not peek
}
event-shuffled = The gems are shuffled.
event-bids-opened = The bids are { $first } and { $second }.
event-gem-taken = Seat { $seat } takes the gem of { $gem }.
event-peeked = Seat { $seat } peeks at the next gem.
event-saw-gem = The next gem is worth { $gem }.
reason-not-so-many-coins = You do not have that many coins.
reason-no-coin-left = You have no coin left.
chance-gem = Which gem comes next in the pile?
gem = gem of { $worth }
chance-tie = Equal bids: 1 is for seat 0, 2 for seat 1.
outcome = { $how }
outcome-richer = The more valuable hoard wins.
outcome-draw = Both hoards are worth the same.
outcome-resigned = The other one gave up.
position-gems = the gems 1 to 6 are there once each, and three at most are taken
";

pub const DE: &str = "
question-bid = Wie viele deiner { $coins } Münzen bietest du?
question-peek = Zahlst du eine Münze, um den nächsten Edelstein anzusehen?
choice-bid = { $it } Münzen
choice-peek = { $it ->
    [yes] Ansehen
   *[no] Nicht ansehen
}
event-shuffled = Die Edelsteine sind gemischt.
event-bids-opened = Die Gebote sind { $first } und { $second }.
event-gem-taken = Platz { $seat } nimmt den Edelstein zu { $gem }.
event-peeked = Platz { $seat } sieht den nächsten Edelstein an.
event-saw-gem = Der nächste Edelstein ist { $gem } wert.
reason-not-so-many-coins = So viele Münzen hast du nicht.
reason-no-coin-left = Du hast keine Münze mehr.
chance-gem = Welcher Edelstein kommt als Nächster in den Stapel?
gem = Edelstein zu { $worth }
chance-tie = Gleiche Gebote: 1 ist für Platz 0, 2 für Platz 1.
outcome = { $how }
outcome-richer = Der wertvollere Hort gewinnt.
outcome-draw = Beide Horte sind gleich viel wert.
outcome-resigned = Die andere Seite hat aufgegeben.
position-gems = die Edelsteine 1 bis 6 sind je einmal da, und höchstens drei sind vergeben
";
