//! `walstatt referee`: a match over lines of JSON, for other programs and for people at a real table.
//!
//! `docs/referee.md` describes the protocol. A [`Referee`] takes one line and gives lines back; [`serve`] is the loop
//! around it that reads and writes.

mod start;
mod words;

use std::io::{self, BufRead, Read, Write};

use catalog::lines::said::{self, LONGEST_LINE, Said};
use catalog::lines::{Error, Line, Obeyed, Saved, TakenBack};
use catalog::{Advice, AnyMatch, Asked, Draw, Offered, Pending, Plain, Roll};
use table::content::say_io;
use table::{Lang, Phrase, Seat, Viewer, text};

use crate::orders::Standing;

pub use start::{Args, run};
use words::say;

/// What can be said to the referee.
const WORDS: &[&str] = &[
    "choose",
    "choice",
    "rolled",
    "drew",
    "view",
    "facts",
    "why_not",
    "hint",
    "take_back",
    "position",
    "save",
    "resign",
    "orders",
];

/// The seed of all hints: thoughts have nothing to do with the dice of the match.
const HINTS: u64 = 1;

/// A match and everything needed to talk about it.
pub struct Referee<'s> {
    played: Box<dyn AnyMatch>,
    lang: Lang,
    store: Store<'s>,
    orders: Standing,
    /// Whether all have agreed that seats may ask what a veteran would do.
    hints: bool,
    /// How many events were told already.
    told: usize,
}

/// Keeps a transcript under a name.
pub type Store<'s> = Box<dyn FnMut(&str, &str) -> io::Result<()> + 's>;

/// Reads lines and answers them until there are no more.
pub fn serve(referee: &mut Referee<'_>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    write_lines(&mut output, &referee.open())?;
    while read_line(&mut input, &mut line)? {
        write_lines(&mut output, &referee.take(&line))?;
    }
    Ok(())
}

impl<'s> Referee<'s> {
    pub fn new(played: Box<dyn AnyMatch>, lang: Lang, store: Store<'s>) -> Referee<'s> {
        Referee { played, lang, store, orders: Standing::default(), hints: false, told: 0 }
    }

    pub fn with_hints(self, hints: bool) -> Referee<'s> {
        Referee { hints, ..self }
    }

    pub fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }

    /// The lines before the first input.
    pub fn open(&mut self) -> Vec<Line> {
        self.go_on()
    }

    /// Takes in a line and gives the lines that answer it, at least one. A line that is refused changes nothing.
    pub fn take(&mut self, line: &[u8]) -> Vec<Line> {
        let said = Said::read(line, WORDS, self.lang);
        let id = said.as_ref().ok().and_then(|said| said.id().map(str::to_string));
        let answer = said.and_then(|said| self.follow(said).map_err(|error| Error { id, ..error }));
        answer.unwrap_or_else(|error| vec![Line::Error { error }])
    }

    fn follow(&mut self, said: Said) -> Result<Vec<Line>, Error> {
        match said {
            Said::Choose(said::Choose { seat, choose, .. }) => {
                let seat = self.need_seat(seat)?;
                self.played.choose(seat, choose, self.lang)?;
                self.orders.note_answer(seat);
                Ok(self.go_on())
            }
            Said::Choice(said::Choice { seat, choice, .. }) => {
                let seat = self.need_seat(seat)?;
                self.played.answer(seat, &choice, self.lang)?;
                self.orders.note_answer(seat);
                Ok(self.go_on())
            }
            Said::Rolled(said::Rolled { rolled, .. }) => {
                self.take_roll(rolled)?;
                Ok(self.go_on())
            }
            Said::Drew(said::Drew { drew, .. }) => {
                self.played.drew(&drew, self.lang)?;
                Ok(self.go_on())
            }
            Said::TakeBack(said::TakeBack { take_back: seat, .. }) => {
                self.check_seat(seat)?;
                self.told = self.played.take_back(seat, self.lang)?;
                self.orders.note_take_back(seat);
                let taken_back = Line::TakenBack { taken_back: TakenBack { seat, told: self.told } };
                Ok([taken_back].into_iter().chain(self.go_on()).collect())
            }
            Said::Resign(said::Resign { resign: seat, .. }) => {
                self.check_seat(seat)?;
                let before = self.told;
                self.told = self.played.resign(seat, self.lang)?;
                let taken_back = Line::TakenBack { taken_back: TakenBack { seat, told: self.told } };
                let taken_back = (self.told < before).then_some(taken_back);
                Ok(taken_back.into_iter().chain(self.go_on()).collect())
            }
            Said::Orders(said::Orders { seat, orders, .. }) => {
                let seat = self.need_seat(seat)?;
                let orders = self.played.read_orders(&orders, self.lang)?;
                self.orders.give(seat, orders);
                Ok(self.go_on())
            }
            Said::View(said::View { view: viewer, .. }) => {
                viewer.map_or(Ok(()), |seat| self.check_seat(seat))?;
                Ok(vec![Line::View { view: self.played.view(viewer.into()), viewer }])
            }
            Said::Facts(_) => Ok(vec![Line::Facts { facts: self.played.facts() }]),
            Said::WhyNot(said::WhyNot { why_not: seat, .. }) => Ok(vec![self.explain(seat)?]),
            Said::Hint(said::Hint { hint: seat, of, .. }) => Ok(vec![self.advise(seat, of)?]),
            Said::Position(_) => Ok(vec![Line::Position {
                position: self.played.position(),
                game: self.played.game(),
                options: self.played.options(),
            }]),
            Said::Save(said::Save { save: file, .. }) => Ok(vec![self.save(file)?]),
            Said::AskBack(_)
            | Said::AnswerBack(_)
            | Said::Hand(_)
            | Said::ComeBack(_)
            | Said::Rematch(_)
            | Said::Say(_)
            | Said::FreeWords(_)
            | Said::Sketch(_)
            | Said::Ping(_)
            | Said::Hello(_) => unreachable!("these are not among the referee's words"),
        }
    }

    /// Each die of a sum is recorded.
    fn take_roll(&mut self, rolled: u32) -> Result<(), Error> {
        let Pending::Roll(roll) = self.played.pending(None, self.lang) else {
            return Ok(self.played.rolled(rolled, self.lang)?);
        };
        let Some(mut dice) = roll.split(rolled) else {
            let phrase = Phrase::new("refused-not-on-the-die").with("sides", roll.summed().sides);
            return Err(Error::new(table::TEXTS.say(self.lang, &phrase)));
        };
        Ok(dice.try_for_each(|die| self.played.rolled(die, self.lang))?)
    }

    /// What was not told yet, what follows from standing orders, and what the match waits for then.
    fn go_on(&mut self) -> Vec<Line> {
        let mut lines = self.tell();
        while let Some(obeyed) = self.obey() {
            lines.push(Line::Obeyed { obeyed });
            lines.extend(self.tell());
        }
        match self.say_pending() {
            // Nobody has to roll a die with one side, or say which one was drawn of one; the record has it like any other.
            Line::Roll { roll: Roll { sides: 1, .. }, .. } | Line::Draw { draw: Draw { sides: 1, .. }, .. }
                if self.played.rolled(1, self.lang).is_ok() =>
            {
                lines.extend(self.go_on());
            }
            pending => lines.push(pending),
        }
        lines
    }

    fn tell(&mut self) -> Vec<Line> {
        let told = self.played.told(None, self.told, self.lang);
        self.told = self.played.events();
        told.into_iter().map(|told| Line::Told { told }).collect()
    }

    /// Answers for a seat as it has ordered, if one is asked what its orders speak of.
    fn obey(&mut self) -> Option<Obeyed> {
        let (seat, index) = self.orders.next(&*self.played)?;
        let Pending::Asked(asked) = self.played.pending(Some(Viewer::Seat(seat)), self.lang) else { return None };
        let asked = asked.into_iter().next()?;
        self.played.choose(seat, index, self.lang).ok()?;
        let Offered { choice, text, .. } = asked.options.into_iter().nth(index)?;
        Some(Obeyed { seat, question: asked.question, choice, text })
    }

    fn say_pending(&self) -> Line {
        match self.played.pending(None, self.lang) {
            Pending::Asked(asked) => self.ask(asked),
            Pending::Roll(roll) => Line::Roll { roll: roll.summed(), key: None },
            Pending::Draw(draw) => Line::Draw { draw, key: None },
            Pending::Over(over) => Line::Over { over, digest: Some(self.played.digest()), dice: None },
        }
    }

    /// Every view stands where only its own seat reads it: with one question at the top, with several beside each.
    fn ask(&self, mut asked: Vec<Asked>) -> Line {
        let viewer = match asked.as_slice() {
            [only] => Some(only.seat),
            _ => None,
        };
        for one in &mut asked {
            one.view = viewer.is_none().then(|| self.played.view(Viewer::Seat(one.seat)));
        }
        Line::Asked { asked: Plain::of(&asked), key: None, view: self.played.view(viewer.into()), viewer }
    }

    fn explain(&self, seat: Seat) -> Result<Line, Error> {
        self.check_seat(seat)?;
        if !self.played.asked_seats().iter().any(|asked| asked.seat == seat) {
            return Err(self.refuse("refused-not-asked", seat));
        }
        Ok(Line::WhyNot { why_not: self.played.why_not(seat, self.lang), seat })
    }

    fn advise(&self, seat: Seat, of: Option<usize>) -> Result<Line, Error> {
        self.check_seat(seat)?;
        if !self.hints {
            return Err(Error::new(say(self.lang, &Phrase::new("no-hints"))));
        }
        Ok(Line::Hint { hint: Advice::on(of, &*self.played, seat, HINTS, &|| false, self.lang)? })
    }

    fn save(&mut self, file: String) -> Result<Line, Error> {
        match (self.store)(&file, &self.played.save()) {
            Ok(()) => {
                let saved = Saved { file, inputs: self.played.inputs(), digest: self.played.digest() };
                Ok(Line::Saved { saved })
            }
            Err(error) => {
                let phrase =
                    Phrase::new("not-saved").with("file", text(file)).with("error", text(say_io(&error, self.lang)));
                Err(Error::new(say(self.lang, &phrase)))
            }
        }
    }

    /// One who speaks for several seats says which one is meant.
    fn need_seat(&self, seat: Option<Seat>) -> Result<Seat, Error> {
        let missing = || Error { field: Some("seat".into()), ..Error::new(say(self.lang, &Phrase::new("no-seat"))) };
        let seat = seat.ok_or_else(missing)?;
        self.check_seat(seat).map(|()| seat)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Error> {
        if seat.0 < self.played.seats() { Ok(()) } else { Err(self.refuse("refused-no-such-seat", seat)) }
    }

    /// One of the engine's own sentences about a seat.
    fn refuse(&self, key: &'static str, seat: Seat) -> Error {
        Error::new(table::TEXTS.say(self.lang, &Phrase::new(key).with("seat", seat.0)))
    }
}

/// Reads the next line, without its end. Of a line that is too long, one byte too many is kept and the rest skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

fn write_lines(output: &mut impl Write, lines: &[Line]) -> io::Result<()> {
    for line in lines {
        serde_json::to_writer(&mut *output, line)?;
        output.write_all(b"\n")?;
    }
    output.flush()
}
