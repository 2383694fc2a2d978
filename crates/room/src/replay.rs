//! A recorded match told step by step, for those who watch it again; and looked back at, choice by choice.

use std::sync::Arc;

use catalog::lines::{Line, Recording};
use catalog::{AnyMatch, Catalog, Flat, GameError, Pending, Plain};
use players::Level;
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Rolls, Seat, Viewer};

use crate::cursor::Lines;
use crate::patch;

/// Whose eyes a match is seen with.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Eyes {
    seat: Option<u8>,
    #[serde(default)]
    all: bool,
}

impl Eyes {
    /// Whose words events are told in: with everything open, each in those of the seat it is for.
    fn reader(self) -> Option<Viewer> {
        (!self.all).then(|| Viewer::from(self.seat.map(Seat)))
    }

    /// With everything open it is a list of what the seats see.
    fn view(self, played: &dyn AnyMatch) -> (Plain, Option<Seat>) {
        match self.reader() {
            Some(viewer) => (played.view(viewer), viewer.seat()),
            None => {
                let views: Vec<Plain> = (0..played.seats()).map(|seat| played.view(Viewer::Seat(Seat(seat)))).collect();
                (Plain::view(Arc::new(views)), None)
            }
        }
    }
}

/// Something that was recorded; whatever else a line has is for those who check it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Recorded {
    Chose {
        seat: Seat,
        choice: Value,
    },
    Rolled {
        value: u32,
    },
    Resigned {
        seat: Seat,
    },
    Discarded {
        rolls: u32,
    },
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

impl Recorded {
    /// Who did it, if it counts as a step.
    fn seat(&self) -> Option<Seat> {
        match self {
            Recorded::Chose { seat, .. } | Recorded::Resigned { seat } => Some(*seat),
            Recorded::Rolled { .. } | Recorded::Discarded { .. } | Recorded::Other(_) => None,
        }
    }
}

/// Runs a recorded match up to a step, and shows it at the beginning and after everything that was recorded, as long as
/// the one who looks wants to see more.
pub(crate) fn run(
    catalog: &Catalog,
    transcript: &str,
    steps: usize,
    lang: Lang,
    look: &mut dyn FnMut(&dyn AnyMatch, Option<&Recorded>) -> bool,
) -> Result<Box<dyn AnyMatch>, GameError> {
    let mut played = catalog.load(transcript, Some(0), lang)?;
    if !look(&*played, None) {
        return Ok(played);
    }
    let mut lines = transcript.lines().skip(1).filter_map(|line| serde_json::from_str::<Recorded>(line).ok());
    let mut number = 0;
    while number < steps
        && let Some(recorded) = lines.next()
    {
        match &recorded {
            Recorded::Chose { seat, choice } => played.answer(*seat, choice, lang).map(drop)?,
            Recorded::Resigned { seat } => played.resign(*seat, lang).map(drop)?,
            // The table's own dice fall again by themselves.
            Recorded::Rolled { value } if played.rolls() == Rolls::Outside => played.rolled(*value, lang)?,
            Recorded::Discarded { rolls } => {
                played.discard(*rolls);
                continue;
            }
            Recorded::Rolled { .. } | Recorded::Other(_) => continue,
        }
        number += usize::from(recorded.seat().is_some());
        if !look(&*played, Some(&recorded)) {
            break;
        }
    }
    Ok(played)
}

/// What is told goes out in parts of this size, in bytes.
const PART: usize = 64 * 1024;

/// A recorded match on its way to somebody who watches it.
pub struct Replay<'m> {
    catalog: &'m Catalog,
    transcript: &'m str,
    eyes: Eyes,
    lang: Lang,
    lines: Lines,
    view: Option<Flat>,
    events: usize,
    steps: usize,
    has_written: bool,
}

impl<'m> Replay<'m> {
    /// Finds out whether the match can be told.
    pub fn open(catalog: &'m Catalog, transcript: &'m str, eyes: Eyes, lang: Lang) -> Result<Replay<'m>, GameError> {
        let whole = catalog.load(transcript, None, lang)?;
        let replay = Recording { game: whole.game(), seats: whole.seats(), options: whole.options() };
        let mut lines = Lines::of(&Line::Replay { replay });
        lines.push(&Line::Facts { facts: whole.facts() });
        Ok(Replay { catalog, transcript, eyes, lang, lines, view: None, events: 0, steps: 0, has_written: false })
    }

    /// Tells it in parts; `write` takes one and says whether it wants more.
    pub fn tell(mut self, write: &mut dyn FnMut(String) -> bool) -> Result<(), GameError> {
        let (catalog, transcript, lang) = (self.catalog, self.transcript, self.lang);
        run(catalog, transcript, usize::MAX, lang, &mut |played, recorded| match recorded.map(Recorded::seat) {
            // Dice of people are seen together with what they were rolled for.
            Some(None) => true,
            by => {
                self.step(played, by.flatten());
                self.lines.len() < PART || self.flush(write)
            }
        })?;
        self.flush(write);
        Ok(())
    }

    /// Sends what there is; whether the reader wants more.
    fn flush(&mut self, write: &mut dyn FnMut(String) -> bool) -> bool {
        let text = std::mem::take(&mut self.lines).into_text();
        let is_first = !std::mem::replace(&mut self.has_written, true);
        write(if is_first { text } else { format!("\n{text}") })
    }

    fn step(&mut self, played: &dyn AnyMatch, by: Option<Seat>) {
        let lines = &mut self.lines;
        lines.push(&Line::Step { step: self.steps, by });
        self.steps += 1;
        // A choice can be taken back by resigning in the middle of something: then nothing new was told.
        let from = self.events.min(played.events());
        let told = played.told(self.eyes.reader(), from, self.lang);
        told.into_iter().for_each(|told| lines.push(&Line::Told { told }));
        self.events = played.events();
        let (view, viewer) = self.eyes.view(played);
        let mut flat = Flat::default();
        view.lay(&mut flat);
        match self.view.as_ref().and_then(|last| patch::diff(last, &flat)) {
            Some(patch) if patch.0.is_empty() => {}
            Some(patch) => lines.push(&Line::Changed { patch, viewer }),
            None => lines.push(&Line::View { view, viewer }),
        }
        self.view = Some(flat);
        lines.push(&Line::Waiting { waiting: played.asked_seats().iter().map(|asked| asked.seat).collect() });
        if let Pending::Over(over) = played.pending(None, self.lang) {
            lines.push(&Line::Over { over, digest: None, dice: None });
        }
    }
}

/// Says what every choice of a match was worth as soon as it is found out, and in the end how it stood, as long as `write`
/// wants more.
pub fn look_back(played: &dyn AnyMatch, lang: Lang, write: &mut dyn FnMut(String) -> bool) {
    let mut tell = |line: &Line| write(Lines::of(line).into_text() + "\n");
    let mut is_wanted = true;
    let analysis = played.analyse(Level::Soldier, lang, &mut |of, weighed| {
        is_wanted &= match weighed {
            Some(weighed) => tell(&Line::Weighed { weighed: Box::new(weighed.clone()), of }),
            None => true,
        };
        is_wanted
    });
    if is_wanted {
        tell(&Line::Shares { shares: analysis.shares });
    }
}
