//! Taking somebody through a lesson: a real match, in which only what the lesson asks for goes on.
//!
//! Nothing is kept between two looks: the lesson and all tries so far come to what there is to see.

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use table::content::{Fault, Note};
use table::{Arg, Lang, Phrase, Rolls, Seat, Viewer, Words, text};

use super::file::{Answer, Begin, Deed, Lesson, Script, Step};
use super::telling::{Brought, Verdict};
use crate::error::{say, say_in_every};
use crate::{Agreed, AnyMatch, Asked, Catalog, GameError, Offered, Pending, Plain, RuledOut};

/// What a learner has done.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Try {
    /// Has read what is said.
    Next,
    /// Answers with an option, by its number.
    Choose(usize),
    /// Answers in full.
    Choice(Value),
}

/// A lesson as it stands.
pub struct Teaching<'l> {
    pub(super) lesson: &'l Lesson,
    pub(super) lang: Lang,
    pub(super) played: Box<dyn AnyMatch>,
    /// The step that is due; as many as there are when the lesson is over.
    pub(super) step: usize,
    /// After each input: how many events there were, and what the learner saw.
    pub(super) frames: Vec<(usize, Plain)>,
    verdict: Option<Verdict>,
    /// What the options of a puzzle brought, at the steps that are done.
    brought: Vec<Brought>,
}

/// Where something in a lesson stands.
#[derive(Clone, Copy)]
pub(super) enum Spot {
    /// Before the beginning: the game, the name.
    Head,
    Begin,
    Step(usize),
}

impl Lesson {
    /// What a learner sees after these tries; wrong ones change nothing but the verdict.
    pub fn teach<'l>(&'l self, catalog: &Catalog, tries: &[Try], lang: Lang) -> Result<Teaching<'l>, Fault> {
        let mut teaching = Teaching::begin(self, catalog, lang)?;
        for tried in tries {
            teaching.hear(tried)?;
        }
        Ok(teaching)
    }

    /// What is wrong, and where.
    pub(super) fn fault(&self, spot: Spot, field: &str, what: Words) -> Fault {
        let (line, entry) = match spot {
            Spot::Head | Spot::Begin => (None, String::new()),
            Spot::Step(step) => (self.lines.get(step).copied(), format!("step #{}", step + 1)),
        };
        let field = match spot {
            Spot::Begin => format!("begin.{field}"),
            Spot::Head | Spot::Step(_) => field.to_owned(),
        };
        Fault { line, entry, field: Some(field), ..Fault::of_file(&self.file, Note(what)) }
    }

    fn complain(&self, spot: Spot, field: &str, phrase: &Phrase) -> Fault {
        self.fault(spot, field, say_in_every(phrase))
    }

    /// The game with the options of the lesson.
    pub(super) fn agree(&self, catalog: &Catalog) -> Result<Box<dyn Agreed>, Fault> {
        let game = |lang| catalog.game(&self.game, lang);
        let options = &self.begin.options;
        game(Lang::EN).map_err(|_| self.fault(Spot::Head, "game", say_error(|lang| game(lang).err())))?;
        let agree = |lang| game(lang)?.agree(options, lang);
        agree(Lang::EN).map_err(|_| self.fault(Spot::Begin, "options", say_error(|lang| agree(lang).err())))
    }
}

impl<'l> Teaching<'l> {
    fn begin(lesson: &'l Lesson, catalog: &Catalog, lang: Lang) -> Result<Teaching<'l>, Fault> {
        let agreed = lesson.agree(catalog)?;
        let Begin { seed, position, change, script, .. } = &lesson.begin;
        let played = match position {
            Some(position) => begin_at(lesson, &*agreed, "position", position)?,
            None => agreed.begin(seed.map_or(Rolls::Outside, Rolls::Seeded)),
        };
        let mut teaching =
            Teaching { lesson, lang, played, step: 0, frames: Vec::new(), verdict: None, brought: Vec::new() };
        teaching.follow(script, Spot::Begin)?;
        if !change.is_empty() || (seed.is_some() && position.is_none()) {
            let mut position = teaching.played.position();
            for (pointer, value) in change {
                put(&mut position, pointer, value).ok_or_else(|| {
                    let phrase = Phrase::new("lesson-no-place").with("pointer", text(pointer));
                    lesson.complain(Spot::Begin, "change", &phrase)
                })?;
            }
            teaching.played = begin_at(lesson, &*agreed, "change", &position)?;
            teaching.obey(Spot::Begin)?;
        }
        teaching.frames.clear();
        Ok(teaching)
    }

    /// Takes in a try.
    fn hear(&mut self, tried: &Try) -> Result<(), Fault> {
        let lesson = self.lesson;
        self.verdict = None;
        let Some(step) = lesson.steps.get(self.step) else { return Ok(()) };
        match (&step.deed, tried) {
            (None, Try::Next) => self.go_on(step),
            (None, _) | (Some(_), Try::Next) => Ok(()),
            (Some(deed), Try::Choose(index)) => {
                let options = self.asked().map_or_else(Vec::new, |asked| asked.options);
                match options.get(*index) {
                    Some(option) if is_any(&deed.right, option) => {
                        self.note_brought(deed);
                        self.enter(|played, lang| played.choose(lesson.seat, *index, lang))
                            .map_err(|words| lesson.fault(Spot::Step(self.step), "right", words))?;
                        self.praise(step)
                    }
                    Some(option) => {
                        self.verdict = Some(match &deed.brings {
                            Some(brings) => {
                                Verdict { right: false, text: Some(brings.say(*index, self.lang)), rule: None }
                            }
                            None => self.judge(deed, |answer| answer.fits(option)),
                        });
                        Ok(())
                    }
                    None => {
                        let text = say(self.lang, &Phrase::new("lesson-no-option"));
                        self.verdict = Some(Verdict { right: false, text: Some(text), rule: None });
                        Ok(())
                    }
                }
            }
            (Some(deed), Try::Choice(choice)) => self.hear_choice(step, deed, choice),
        }
    }

    /// An answer in full, which need not be one of the options.
    fn hear_choice(&mut self, step: &'l Step, deed: &Deed, choice: &Value) -> Result<(), Fault> {
        let asked = self.asked();
        let options = asked.as_ref().map_or(&[][..], |asked| &asked.options);
        if let Some(index) = options.iter().position(|option| option.choice == *choice) {
            return self.hear(&Try::Choose(index));
        }
        if let Some(ruled_out) = self.why_not().into_iter().find(|ruled_out| ruled_out.choice == *choice) {
            self.verdict = Some(Verdict { right: false, text: Some(ruled_out.reason), rule: Some(ruled_out.rule) });
            return Ok(());
        }
        let seat = self.lesson.seat;
        let answered = self.played.boxed_clone().answer(seat, choice, self.lang);
        match answered {
            Err(GameError { text, rule }) => {
                self.verdict = Some(Verdict { right: false, text: Some(text), rule });
                Ok(())
            }
            Ok(_) if deed.right.iter().any(|answer| answer.touches.is_empty() && answer.fits_choice(choice)) => {
                self.enter(|played, lang| played.answer(seat, choice, lang).map(|_| ()))
                    .map_err(|words| self.lesson.fault(Spot::Step(self.step), "right", words))?;
                self.praise(step)
            }
            Ok(_) => {
                let fits = |answer: &Answer| answer.touches.is_empty() && answer.fits_choice(choice);
                self.verdict = Some(self.judge(deed, fits));
                Ok(())
            }
        }
    }

    /// Keeps what the options bring, for the end.
    fn note_brought(&mut self, deed: &Deed) {
        let listed = deed.brings.as_ref().zip(self.asked()).map(|(brings, asked)| brings.list(self.step, &asked));
        self.brought.extend(listed.into_iter().flatten());
    }

    pub fn brought(&self) -> &[Brought] {
        &self.brought
    }

    fn praise(&mut self, step: &'l Step) -> Result<(), Fault> {
        self.verdict = Some(Verdict { right: true, text: None, rule: None });
        self.go_on(step)
    }

    /// What the lesson says to an answer that the rules would take.
    fn judge(&self, deed: &Deed, fits: impl Fn(&Answer) -> bool) -> Verdict {
        let known = deed.wrong.iter().find(|wrong| wrong.answers.iter().any(&fits)).map(|wrong| &wrong.say);
        let words = known.or(deed.otherwise.as_ref()).map(|words| words.get(self.lang).to_owned());
        let text = words.unwrap_or_else(|| say(self.lang, &Phrase::new("lesson-otherwise")));
        Verdict { right: false, text: Some(text), rule: None }
    }

    fn go_on(&mut self, step: &'l Step) -> Result<(), Fault> {
        self.follow(&step.script, Spot::Step(self.step))?;
        self.step += 1;
        Ok(())
    }

    /// Answers, rolls and draws as the script says, until the learner is asked and nothing is left.
    fn follow(&mut self, script: &'l Script, spot: Spot) -> Result<(), Fault> {
        let mut rest = Rest {
            they: script.they.iter().collect(),
            you: script.you.iter().collect(),
            rolls: script.rolls.iter().copied().collect(),
            draws: script.draws.iter().collect(),
        };
        self.obey(spot)?;
        while self.follow_once(&mut rest, spot)? {
            self.obey(spot)?;
        }
        match rest.name_left_over() {
            None => Ok(()),
            Some((field, count)) => {
                let phrase = Phrase::new("lesson-left-over").with("count", count);
                Err(self.complain(spot, field, phrase.with("waits", Arg::Words(self.say_waiting()))))
            }
        }
    }

    /// Does the next thing of a script; nothing if it has nothing for what the match waits for.
    fn follow_once(&mut self, rest: &mut Rest<'l>, spot: Spot) -> Result<bool, Fault> {
        let lesson = self.lesson;
        match self.played.pending(None, self.lang) {
            Pending::Over(_) => Ok(false),
            Pending::Roll(roll) => {
                let Some(face) = (if roll.sides == 1 { Some(1) } else { rest.rolls.pop_front() }) else {
                    return Ok(false);
                };
                self.enter(|played, lang| played.rolled(face, lang))
                    .map_err(|words| lesson.fault(spot, "rolls", words))?;
                Ok(true)
            }
            Pending::Draw(draw) => {
                let only = if draw.from.len() == 1 { draw.from.first().map(|thing| thing.id.to_json()) } else { None };
                let Some(thing) = only.or_else(|| rest.draws.pop_front().cloned()) else {
                    // Recorded draws are numbers.
                    let Some(face) = rest.rolls.pop_front() else { return Ok(false) };
                    self.enter(|played, lang| played.rolled(face, lang))
                        .map_err(|words| lesson.fault(spot, "rolls", words))?;
                    return Ok(true);
                };
                self.enter(|played, lang| played.drew(&thing, lang))
                    .map_err(|words| lesson.fault(spot, "draws", words))?;
                Ok(true)
            }
            Pending::Asked(asked) => {
                for one in &asked {
                    if self.answer_for(one, rest, spot)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    /// Answers for a seat, if the script has an answer; others let pass what they need not answer.
    fn answer_for(&mut self, asked: &Asked, rest: &mut Rest<'l>, spot: Spot) -> Result<bool, Fault> {
        let lesson = self.lesson;
        let is_learner = asked.seat == lesson.seat;
        let (field, answers) = if is_learner { ("you", &mut rest.you) } else { ("they", &mut rest.they) };
        let fitting = |answer: &Answer| -> Vec<usize> {
            asked.options.iter().enumerate().filter(|(_, option)| answer.fits(option)).map(|(index, _)| index).collect()
        };
        let pass = self.played.asked_seats().into_iter().find(|seat| seat.seat == asked.seat).and_then(|it| it.pass);
        let next = answers.front().map(|answer| (*answer, fitting(answer)));
        let index = match (next, pass) {
            (Some((_, options)), Some(pass)) if options.is_empty() && !is_learner => pass,
            (None, Some(pass)) if !is_learner => pass,
            (None, _) => return Ok(false),
            (Some((answer, options)), _) => {
                answers.pop_front();
                match (options.as_slice(), &answer.choice) {
                    ([only], _) => *only,
                    ([], Some(choice)) if asked.open && answer.touches.is_empty() => {
                        self.enter(|played, lang| played.answer(asked.seat, choice, lang).map(|_| ()))
                            .map_err(|words| lesson.fault(spot, field, words))?;
                        return Ok(true);
                    }
                    (several, _) => {
                        let key = if several.is_empty() { "lesson-not-offered" } else { "lesson-ambiguous" };
                        let phrase = name_options(Phrase::new(key), asked, several, answer);
                        return Err(self.complain(spot, field, phrase));
                    }
                }
            }
        };
        self.enter(|played, lang| played.choose(asked.seat, index, lang))
            .map_err(|words| lesson.fault(spot, field, words))?;
        Ok(true)
    }

    /// Answers what standing orders of the lesson speak of.
    fn obey(&mut self, spot: Spot) -> Result<(), Fault> {
        let lesson = self.lesson;
        loop {
            let seats: Vec<Seat> = self.played.asked_seats().into_iter().map(|asked| asked.seat).collect();
            let mut next = None;
            for seat in seats {
                let Some(orders) = lesson.begin.orders.get(seat.index()) else { continue };
                let obeyed = self.played.obey(seat, orders, self.lang);
                let obeyed = obeyed.map_err(|_| {
                    let words = say_error(|lang| self.played.obey(seat, orders, lang).err());
                    lesson.fault(Spot::Begin, "orders", words)
                })?;
                next = next.or(obeyed.map(|index| (seat, index)));
            }
            let Some((seat, index)) = next else { return Ok(()) };
            self.enter(|played, lang| played.choose(seat, index, lang))
                .map_err(|words| lesson.fault(spot, "orders", words))?;
        }
    }

    /// Changes the match, and keeps what the learner sees then. What is refused changes nothing, so it can be refused once
    /// more in each language.
    fn enter(&mut self, mut input: impl FnMut(&mut dyn AnyMatch, Lang) -> Result<(), GameError>) -> Result<(), Words> {
        if input(&mut *self.played, self.lang).is_err() {
            return Err(say_error(|lang| input(&mut *self.played, lang).err()));
        }
        self.frames.push((self.played.events(), self.played.view(self.viewer())));
        Ok(())
    }

    fn complain(&self, spot: Spot, field: &str, phrase: Phrase) -> Fault {
        self.lesson.complain(spot, field, &phrase)
    }

    /// What the match waits for, in words.
    pub(super) fn say_waiting(&self) -> Words {
        Words::make(|lang| match self.played.pending(None, lang) {
            Pending::Asked(asked) => {
                asked.iter().map(|one| format!("{}: {}", one.seat.0, one.text)).collect::<Vec<_>>().join(" ")
            }
            Pending::Roll(roll) => roll.text,
            Pending::Draw(draw) => draw.text,
            Pending::Over(over) => over.text,
        })
    }

    /// The learner's.
    pub fn seat(&self) -> Seat {
        self.lesson.seat
    }

    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(self.lesson.seat)
    }

    /// The question to the learner.
    pub fn asked(&self) -> Option<Asked> {
        let Pending::Asked(asked) = self.played.pending(Some(self.viewer()), self.lang) else { return None };
        asked.into_iter().next()
    }

    pub(super) fn why_not(&self) -> Vec<RuledOut> {
        self.played.why_not(self.lesson.seat, self.lang)
    }

    /// How many steps are done.
    pub fn step(&self) -> usize {
        self.step
    }

    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    pub fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }
}

/// What is left of a script.
struct Rest<'l> {
    they: VecDeque<&'l Answer>,
    you: VecDeque<&'l Answer>,
    rolls: VecDeque<u32>,
    draws: VecDeque<&'l Value>,
}

impl Rest<'_> {
    fn name_left_over(&self) -> Option<(&'static str, usize)> {
        let lists = [
            ("they", self.they.len()),
            ("you", self.you.len()),
            ("rolls", self.rolls.len()),
            ("draws", self.draws.len()),
        ];
        lists.into_iter().find(|(_, count)| *count > 0)
    }
}

fn begin_at(lesson: &Lesson, agreed: &dyn Agreed, field: &str, position: &Value) -> Result<Box<dyn AnyMatch>, Fault> {
    let begin = |lang| agreed.begin_at(position, Rolls::Outside, lang);
    begin(Lang::EN).map_err(|_| lesson.fault(Spot::Begin, field, say_error(|lang| begin(lang).err())))
}

/// What went wrong, said once more in each language.
fn say_error(mut error: impl FnMut(Lang) -> Option<GameError>) -> Words {
    let mut texts: Vec<(Lang, String)> = Vec::new();
    for lang in Lang::all() {
        texts.push((*lang, error(*lang).map_or_else(String::new, |error| error.text)));
    }
    Words::make(|lang| texts.iter().find(|(of, _)| *of == lang).map_or_else(String::new, |(_, text)| text.clone()))
}

pub(super) fn is_any(answers: &[Answer], option: &Offered) -> bool {
    answers.iter().any(|answer| answer.fits(option))
}

/// What is offered, with the answer that does not fit it, or fits several.
pub(super) fn name_options(phrase: Phrase, asked: &Asked, fitting: &[usize], answer: &Answer) -> Phrase {
    const FEW: usize = 6;
    let offered = asked.options.iter().enumerate();
    let offered = offered.filter(|(index, _)| fitting.is_empty() || fitting.contains(index)).take(FEW);
    let offered = offered.map(|(_, option)| format!("{} {}", option.touches.join(" "), option.choice));
    let offered: Vec<Arg> = offered.map(text).collect();
    phrase.with("answer", text(answer.to_string())).with("offered", offered)
}

/// Puts a value where a JSON pointer says; a list grows by what is put behind its end.
fn put(whole: &mut Value, pointer: &str, value: &Value) -> Option<()> {
    let (holder, key) = pointer.rsplit_once('/')?;
    let key = key.replace("~1", "/").replace("~0", "~");
    match whole.pointer_mut(holder)? {
        Value::Object(members) => members.insert(key, value.clone()).map(|_| ()),
        Value::Array(items) if key == "-" => {
            items.push(value.clone());
            Some(())
        }
        Value::Array(items) => {
            *items.get_mut(key.parse::<usize>().ok()?)? = value.clone();
            Some(())
        }
        _ => None,
    }
}
