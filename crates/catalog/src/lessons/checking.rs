//! Checking a lesson by playing it: by every answer that it expects, in every language.

use std::collections::BTreeSet;

use serde_json::Value;
use table::content::Fault;
use table::{Lang, Phrase, Viewer, Words, quote, text};

use super::file::{Answer, Contest, Deed, Lesson, Step};
use super::teaching::{Spot, Teaching, Try, is_any, name_options};
use crate::error::say_in_every;
use crate::{Asked, Catalog, PlayerSpec};

/// More answers than this to one question are not all tried.
const MAX_RIGHT: usize = 12;

impl Lesson {
    /// Everything that is wrong with the lesson when it is played by every answer that it expects.
    pub fn check(&self, catalog: &Catalog) -> Vec<Fault> {
        let played = match &self.contest {
            Some(contest) => self.check_contest(contest, catalog),
            None => self.check_steps(catalog),
        };
        played.err().into_iter().collect()
    }

    fn check_contest(&self, contest: &Contest, catalog: &Catalog) -> Result<(), Fault> {
        self.agree(catalog)?;
        let agree = |lang| catalog.game(&self.game, lang).and_then(|game| game.agree(&contest.options, lang));
        let texts = |lang| agree(lang).err().map_or_else(String::new, |error| error.text);
        agree(Lang::EN).map_err(|_| self.fault(Spot::Head, "match", Words::make(texts)))?;
        let known = |spec: PlayerSpec| spec.check(Lang::EN).is_ok();
        if contest.opponent.parse::<PlayerSpec>().is_ok_and(known) {
            return Ok(());
        }
        let phrase = Phrase::new("lesson-no-player").with("player", quote(&contest.opponent));
        Err(self.fault(Spot::Head, "match", say_in_every(&phrase)))
    }

    fn check_steps(&self, catalog: &Catalog) -> Result<(), Fault> {
        let tries = self.play(catalog)?;
        for (place, others) in self.find_other_answers(catalog, &tries)? {
            for other in others {
                let mut tries = tries.clone();
                tries[place] = other;
                self.play_on(catalog, &tries[..=place])?;
            }
        }
        Lang::all().iter().try_for_each(|lang| self.teach(catalog, &tries, *lang).map(|_| ()))
    }

    /// Plays by the first right answer to everything, and looks at each step.
    fn play(&self, catalog: &Catalog) -> Result<Vec<Try>, Fault> {
        let mut tries = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            let teaching = self.teach(catalog, &tries, Lang::EN)?;
            self.look_at(&teaching, number, step)?;
            tries.push(self.find_right(&teaching, number, step)?);
        }
        let end = self.teach(catalog, &tries, Lang::EN)?;
        debug_assert_eq!(end.step(), self.steps.len());
        Ok(tries)
    }

    /// The tries by which a step is reached.
    pub(super) fn play_to(&self, catalog: &Catalog, step: usize) -> Result<Vec<Try>, Fault> {
        let mut tries = Vec::new();
        for (number, step) in self.steps.iter().enumerate().take(step) {
            let teaching = self.teach(catalog, &tries, Lang::EN)?;
            tries.push(self.find_right(&teaching, number, step)?);
        }
        Ok(tries)
    }

    /// The same after these tries, for another answer than the first.
    fn play_on(&self, catalog: &Catalog, tries: &[Try]) -> Result<(), Fault> {
        let mut tries = tries.to_vec();
        for (number, step) in self.steps.iter().enumerate().skip(tries.len()) {
            let teaching = self.teach(catalog, &tries, Lang::EN)?;
            tries.push(self.find_right(&teaching, number, step)?);
        }
        self.teach(catalog, &tries, Lang::EN).map(|_| ())
    }

    fn find_right(&self, teaching: &Teaching<'_>, number: usize, step: &Step) -> Result<Try, Fault> {
        let Some(deed) = &step.deed else { return Ok(Try::Next) };
        let spot = Spot::Step(number);
        let Some(asked) = teaching.asked() else {
            let phrase = Phrase::new("lesson-nobody-asked").with("waits", teaching.say_waiting());
            return Err(self.fault(spot, "do", say_in_every(&phrase)));
        };
        if let Some(index) = asked.options.iter().position(|option| is_any(&deed.right, option)) {
            return Ok(Try::Choose(index));
        }
        let in_full = deed.right.iter().find(|answer| answer.touches.is_empty());
        match in_full.and_then(|answer| answer.choice.clone()) {
            Some(choice) if asked.open => Ok(Try::Choice(choice)),
            _ => Err(self.no_such_answer(spot, "right", &asked, &deed.right[0])),
        }
    }

    fn no_such_answer(&self, spot: Spot, field: &str, asked: &Asked, answer: &Answer) -> Fault {
        self.fault(spot, field, say_in_every(&name_options(Phrase::new("lesson-not-offered"), asked, &[], answer)))
    }

    /// The other right answers, by the place of their try.
    fn find_other_answers(&self, catalog: &Catalog, tries: &[Try]) -> Result<Vec<(usize, Vec<Try>)>, Fault> {
        let mut others = Vec::new();
        for (place, step) in self.steps.iter().enumerate().filter(|(_, step)| step.deed.is_some()) {
            let teaching = self.teach(catalog, &tries[..place], Lang::EN)?;
            let (Some(deed), Some(asked)) = (&step.deed, teaching.asked()) else { continue };
            let right = asked.options.iter().enumerate().filter(|(_, option)| is_any(&deed.right, option));
            let right = right.map(|(index, _)| Try::Choose(index)).filter(|other| *other != tries[place]);
            others.push((place, right.take(MAX_RIGHT).collect()));
        }
        Ok(others)
    }

    /// Whether all that a step speaks of is there.
    fn look_at(&self, teaching: &Teaching<'_>, number: usize, step: &Step) -> Result<(), Fault> {
        let spot = Spot::Step(number);
        let known: Vec<&str> = super::list_rules(&self.game).collect();
        if let Some(rule) = step.rules.iter().find(|rule| !known.contains(&rule.as_str())) {
            let phrase = Phrase::new("lesson-no-rule").with("rule", quote(rule));
            return Err(self.fault(spot, "rules", say_in_every(&phrase)));
        }
        let shown = list_ids(teaching);
        if let Some(id) = step.show.iter().find(|id| !shown.contains(*id)) {
            let phrase = Phrase::new("lesson-not-there").with("id", quote(id));
            return Err(self.fault(spot, "show", say_in_every(&phrase)));
        }
        match (&step.deed, teaching.asked()) {
            (Some(deed), Some(asked)) => self.look_at_answers(spot, deed, &asked),
            _ => Ok(()),
        }
    }

    /// Whether each answer that is spoken of can be given, and the wrong ones are wrong.
    fn look_at_answers(&self, spot: Spot, deed: &Deed, asked: &Asked) -> Result<(), Fault> {
        let is_offered = |answer: &Answer| asked.options.iter().any(|option| answer.fits(option));
        let is_open = |answer: &Answer| asked.open && answer.touches.is_empty();
        if let Some(answer) = deed.right.iter().find(|answer| !is_offered(answer) && !is_open(answer)) {
            return Err(self.no_such_answer(spot, "right", asked, answer));
        }
        for answer in deed.wrong.iter().flat_map(|wrong| &wrong.answers) {
            let fitting = || asked.options.iter().filter(|option| answer.fits(option));
            if fitting().next().is_none() && !is_open(answer) {
                return Err(self.no_such_answer(spot, "wrong", asked, answer));
            }
            if fitting().next().is_some() && fitting().all(|option| is_any(&deed.right, option)) {
                let phrase = Phrase::new("lesson-wrong-is-right").with("answer", text(answer.to_string()));
                return Err(self.fault(spot, "wrong", say_in_every(&phrase)));
            }
        }
        Ok(())
    }

    /// Sentences that are not there in every language; a lesson of one's own need not have all of them.
    pub fn find_missing_words(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut look = |spot: Spot, field: &str, words: &Words| {
            if let Some(lang) = Lang::all().iter().find(|lang| !words.has(**lang)) {
                let phrase = Phrase::new("lesson-no-words").with("lang", text(lang.tag()));
                faults.push(self.fault(spot, field, say_in_every(&phrase)));
            }
        };
        look(Spot::Head, "name", &self.name);
        look(Spot::Head, "text", &self.text);
        for (number, step) in self.steps.iter().enumerate() {
            let spot = Spot::Step(number);
            look(spot, if step.deed.is_some() { "do" } else { "say" }, &step.text);
            let Some(deed) = &step.deed else { continue };
            deed.wrong.iter().for_each(|wrong| look(spot, "wrong", &wrong.say));
            deed.otherwise.iter().for_each(|words| look(spot, "otherwise", words));
            deed.hint.iter().for_each(|words| look(spot, "hint", words));
        }
        faults
    }
}

/// The ids of all that the learner can see, or point at.
fn list_ids(teaching: &Teaching<'_>) -> BTreeSet<String> {
    let (played, viewer) = (teaching.played(), Viewer::Seat(teaching.seat()));
    let mut ids = BTreeSet::new();
    list_texts(&played.view(viewer).to_json(), &mut ids);
    let sketch = played.sketch(viewer, Lang::EN);
    ids.extend(sketch.lines.into_iter().flatten().filter_map(|span| span.id));
    let options = teaching.asked().map_or_else(Vec::new, |asked| asked.options);
    ids.extend(options.into_iter().flat_map(|option| option.touches));
    ids
}

fn list_texts(value: &Value, texts: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            texts.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| list_texts(item, texts)),
        Value::Object(members) => members.values().for_each(|member| list_texts(member, texts)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
