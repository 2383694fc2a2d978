//! What there is to see of a lesson: the sentence, the verdict, and the match in the lines that every match is told in.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Phrase};

use super::file::{Brings, Deed};
use super::teaching::{Teaching, is_any};
use crate::error::say;
use crate::lines::clock::{ClockRule, TimeUp};
use crate::lines::{About, DiceKind, Line, May, Sitting};
use crate::{Asked, Pending, Plain};

/// What came of the last try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Verdict {
    pub right: bool,
    /// What is wrong with it.
    pub text: Option<String>,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
}

/// What an option of a puzzle brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Brought {
    /// At which step it was offered.
    pub step: usize,
    pub text: String,
    /// How often it leads to the goal, in thousandths.
    pub share: u32,
    pub right: bool,
}

/// Longer lists are cut; nobody would read them.
const MOST_BROUGHT: usize = 5;

impl Brings {
    /// What is said of an option that is not the best one.
    pub(super) fn say(&self, option: usize, lang: Lang) -> String {
        // Rounded, but never to certainty.
        let share = self.worth.get(option).map_or(0, |share| (share + 5) / 10);
        say(lang, &Phrase::new(self.says).with("share", i64::from(share)))
    }

    /// What the options of a question bring, best first.
    pub(super) fn list(&self, step: usize, asked: &Asked) -> Vec<Brought> {
        let weighed = asked.options.iter().zip(&self.worth);
        let mut listed: Vec<Brought> = weighed
            .map(|(option, share)| Brought { step, text: option.text.clone(), share: *share, right: false })
            .collect();
        listed.sort_by_key(|brought| std::cmp::Reverse(brought.share));
        listed.truncate(MOST_BROUGHT);
        if let Some(best) = listed.first_mut() {
            best.right = true;
        }
        listed
    }
}

/// What is said now, or has to be done.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Now {
    pub text: String,
    /// Ids of pieces, places and spots to point at.
    pub show: Vec<String>,
    /// Whether something has to be done.
    pub is_deed: bool,
    pub hint: Option<String>,
    /// The options that are right, by their numbers.
    pub right: Vec<usize>,
}

impl Teaching<'_> {
    /// Why the learner is not offered other answers.
    pub fn tell_why_not(&self) -> Line {
        Line::WhyNot { why_not: self.why_not(), seat: self.lesson.seat }
    }

    /// The board drawn with characters.
    pub fn draw(&self) -> Line {
        Line::draw(&self.played.sketch(self.viewer(), self.lang))
    }

    /// What is said now; nothing when the lesson is over.
    pub fn now(&self) -> Option<Now> {
        let step = self.lesson.steps.get(self.step)?;
        let right = |deed: &Deed| {
            let options = self.asked().map_or_else(Vec::new, |asked| asked.options);
            let numbered = options.iter().enumerate().filter(|(_, option)| is_any(&deed.right, option));
            numbered.map(|(index, _)| index).collect()
        };
        let hint = step.deed.as_ref().and_then(|deed| deed.hint.as_ref());
        Some(Now {
            text: step.text.get(self.lang).to_owned(),
            show: step.show.clone(),
            is_deed: step.deed.is_some(),
            hint: hint.map(|hint| hint.get(self.lang).to_owned()),
            right: step.deed.as_ref().map_or_else(Vec::new, right),
        })
    }

    /// The lines that say how the match stands, for one who has heard this many `told` lines, or none at all yet.
    pub fn tell(&self, heard: Option<usize>) -> Vec<Line> {
        let (viewer, seat) = (self.viewer(), Some(self.lesson.seat));
        let told = self.played.told(Some(viewer), 0, self.lang);
        let mut lines = Vec::new();
        let mut from = told.len();
        match heard {
            None => {
                lines.extend([Line::Match { about: self.about() }, Line::Facts { facts: self.played.facts() }]);
                lines.extend(told.into_iter().map(|told| Line::Told { told }));
            }
            Some(heard) => {
                from = heard.min(from);
                let mut told = told.into_iter().skip(from);
                for (events, view) in &self.frames {
                    let until = self.played.events_to(viewer, *events);
                    if until > from {
                        lines.extend(told.by_ref().take(until - from).map(|told| Line::Told { told }));
                        lines.push(Line::View { view: view.clone(), viewer: seat });
                        from = until;
                    }
                }
                lines.extend(told.map(|told| Line::Told { told }));
            }
        }
        lines.extend(self.tell_waiting());
        lines
    }

    /// What is asked, if something has to be done; and how the table looks.
    fn tell_waiting(&self) -> Vec<Line> {
        let (view, viewer) = (self.played.view(self.viewer()), Some(self.lesson.seat));
        let is_deed = self.lesson.steps.get(self.step).is_some_and(|step| step.deed.is_some());
        match self.played.pending(Some(self.viewer()), self.lang) {
            Pending::Over(over) => {
                vec![Line::View { view, viewer }, Line::Over { over, digest: None, dice: None }]
            }
            Pending::Asked(asked) if is_deed => {
                let waiting = asked.iter().map(|one| one.seat).collect();
                let key = Some(format!("{}-{}", self.lesson.key, self.step));
                vec![Line::Waiting { waiting }, Line::Asked { asked: Plain::of(&asked), key, view, viewer }]
            }
            Pending::Asked(_) | Pending::Roll(_) | Pending::Draw(_) => {
                vec![Line::Waiting { waiting: Vec::new() }, Line::View { view, viewer }]
            }
        }
    }

    fn about(&self) -> About {
        let seats = self.played.seats();
        let teacher = |seat: u8| (seat != self.lesson.seat.0).then(|| "recruit".to_owned());
        About {
            game: self.lesson.game.clone(),
            options: self.played.options(),
            stage: if self.played.is_over() { "over" } else { "playing" },
            you: Some(self.lesson.seat),
            seats: (0..seats).map(|seat| Sitting { name: None, computer: teacher(seat), open: false }).collect(),
            clock: ClockRule::None,
            time_up: TimeUp::Loss,
            reaction_seconds: 0,
            hints: false,
            dice: DiceKind::Seeded,
            commitment: String::new(),
            seals: vec![None; seats.into()],
            nonces: None,
            rematch: None,
            broken: None,
        }
    }

    /// What a learner may do in a lesson beside its deeds: nothing.
    pub fn tell_rights() -> Line {
        let no = false;
        let may = May {
            take_back: no,
            ask_back: no,
            answer_back: no,
            resign: no,
            hint: no,
            hand: no,
            come_back: no,
            rematch: no,
        };
        Line::May { may }
    }
}
