//! A match of any game.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::hash::BuildHasher;
use std::sync::Arc;

use players::odds::weigh_option;
use players::puzzle::{Goal, Worth, list_likes, weigh_goal};
use players::study::{Accuracy, Study, study};
use players::{Level, derive_seed, share_out_win, weigh};
use serde_json::Value;
use table::{FastDice, Input, Lang, Look, Match, Outcome, Refusal, Rolls, Saying, Seat, Sketch, Viewer};

use crate::agreed::no_sample;
use crate::error::eyes;
use crate::listed::to_json;
use crate::reading::read;
use crate::spoken::Reader;
use crate::{
    Analysis, AnyMatch, AskedSeat, Better, Draw, Flat, GameError, Moment, Odds, Over, Pending, Plain, Playable,
    PlayerSpec, Related, Roll, RuledOut, Told, Tried,
};

thread_local! {
    /// Room for what is hashed.
    static SPARE: Cell<Flat> = Cell::default();
}

pub(crate) struct Running<G: Playable> {
    played: Match<G>,
    /// The view made last: usually the same reader wants events and a question made from it, too.
    looked: RefCell<Option<(Viewer, Arc<G::View>)>>,
}

impl<G: Playable> AnyMatch for Running<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.played.game().seats()
    }

    fn options(&self) -> Value {
        to_json(self.played.game().options())
    }

    fn rolls(&self) -> Rolls {
        self.played.header().rolls
    }

    fn dice_rolled(&self) -> usize {
        self.played.inputs().iter().filter(|input| matches!(input, Input::Rolled { .. })).count()
    }

    fn pending(&self, viewer: Option<Viewer>, lang: Lang) -> Pending {
        match self.played.pending() {
            table::Pending::Asked(asked) => {
                let asked = asked.iter().filter(|one| viewer.is_none_or(|viewer| viewer.is(one.seat)));
                Pending::Asked(asked.map(|one| self.reader(Viewer::Seat(one.seat), lang).asked(one)).collect())
            }
            table::Pending::Roll { sides, why, pile: None } => {
                let text = self.reader(viewer.unwrap_or(Viewer::Spectator), lang).say(Saying::Chance(*why));
                Pending::Roll(Roll { sides: *sides, why: Plain::of(why), text, dice: G::dice_in_sum(why) })
            }
            table::Pending::Roll { sides, why, pile: Some(pile) } => {
                let text = self.reader(viewer.unwrap_or(Viewer::Spectator), lang).say(Saying::Chance(*why));
                let may_see = viewer.is_none_or(|viewer| pile.by.is_none_or(|seat| viewer.is(seat)));
                let reader = self.reader(pile.by.into(), lang);
                let from =
                    if may_see { pile.expected.iter().map(|kind| reader.drawable(kind)).collect() } else { vec![] };
                Pending::Draw(Draw { sides: *sides, why: Plain::of(why), text, seat: pile.by, from })
            }
            table::Pending::Over(outcome) => Pending::Over(Over {
                winners: outcome.winners.clone(),
                reason: outcome.reason.to_string(),
                text: self.reader(viewer.unwrap_or(Viewer::Spectator), lang).say(Saying::Outcome(outcome)),
            }),
        }
    }

    fn question(&self, seat: Seat, lang: Lang) -> Option<Plain> {
        let asked = self.played.asked(seat)?;
        Some(self.reader(Viewer::Seat(seat), lang).written(asked))
    }

    fn question_hash(&self, seat: Seat) -> Option<u64> {
        let asked = self.played.asked(seat)?;
        let mut flat = SPARE.take();
        flat.lay(&(&asked.question, &asked.options));
        // The same in every process of one build.
        let hash = foldhash::fast::FixedState::default().hash_one(&flat);
        SPARE.set(flat);
        Some(hash)
    }

    fn asked_seats(&self) -> Vec<AskedSeat> {
        match self.played.pending() {
            table::Pending::Asked(all) => {
                let asked = |one: &table::Asked<G>| AskedSeat { seat: one.seat, pass: one.pass, is_sealed: one.sealed };
                all.iter().map(asked).collect()
            }
            table::Pending::Roll { .. } | table::Pending::Over(_) => Vec::new(),
        }
    }

    fn first_asked(&self) -> Option<(Seat, usize)> {
        match self.played.pending() {
            table::Pending::Asked(all) => all.first().map(|one| (one.seat, one.options.len())),
            table::Pending::Roll { .. } | table::Pending::Over(_) => None,
        }
    }

    fn is_over(&self) -> bool {
        self.played.outcome().is_some()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.played.outcome()
    }

    fn windows_reached(&self) -> u32 {
        self.played.windows_reached()
    }

    fn view(&self, viewer: Viewer) -> Plain {
        Plain::view(self.look(viewer))
    }

    fn view_after(&self, viewer: Viewer, last: &Plain) -> Plain {
        let view = self.look(viewer);
        if let Some(last) = last.as_view() {
            G::keep_names(last, &view);
        }
        Plain::view(view)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn lay_question(&self, seat: Seat, flat: &mut Flat) -> bool {
        self.played.asked(seat).map(|asked| flat.lay(&asked.question)).is_some()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn lay_option(&self, seat: Seat, index: usize, flat: &mut Flat) -> bool {
        let option = self.played.asked(seat).and_then(|asked| asked.options.get(index));
        option.map(|option| flat.lay(option)).is_some()
    }

    fn facts(&self) -> Plain {
        Plain::of(&self.played.game().facts())
    }

    fn sketch(&self, viewer: Viewer, lang: Lang) -> Sketch {
        self.played.game().sketch(&self.look(viewer), lang)
    }

    fn events(&self) -> usize {
        self.played.told_to_all().len()
    }

    fn events_to(&self, viewer: Viewer, first: usize) -> usize {
        let events = self.played.told_to_all().iter().take(first);
        events.filter(|told| may_know(told, viewer)).count()
    }

    fn events_shared(&self, other: &dyn AnyMatch) -> usize {
        let Some(other) = (other as &dyn Any).downcast_ref::<Running<G>>() else { return 0 };
        let pairs = self.played.told_to_all().iter().zip(other.played.told_to_all());
        pairs.take_while(|(own, other)| own == other).count()
    }

    fn told(&self, viewer: Option<Viewer>, from: usize, lang: Lang) -> Vec<Told> {
        // A reader is made only if there is something to read, because it needs a view.
        let mut readers: Vec<Option<Reader<'_, G>>> = (0..=self.seats()).map(|_| None).collect();
        let tell = |told: &table::Told<G>| {
            let viewer = viewer.unwrap_or(told.to.into());
            let place = match eyes(&**self.played.game(), viewer) {
                Viewer::Seat(seat) => seat.index(),
                Viewer::Spectator => usize::from(self.seats()),
            };
            readers[place].get_or_insert_with(|| self.reader(viewer, lang)).told(told)
        };
        let events = self.played.told_to_all().iter().skip(from);
        events.filter(|told| viewer.is_none_or(|viewer| may_know(told, viewer))).map(tell).collect()
    }

    fn answer(&mut self, seat: Seat, choice: &Value, lang: Lang) -> Result<Option<usize>, GameError> {
        let choice = read::<G::Choice>("choice", choice, lang)?;
        let options = self.played.asked(seat).map(|asked| &asked.options);
        let index = options.and_then(|options| options.iter().position(|option| *option == choice));
        match index {
            Some(index) => self.choose(seat, index, lang)?,
            None => {
                let answered = self.change().answer(seat, choice);
                self.in_words(answered, Viewer::Seat(seat), lang)?;
            }
        }
        Ok(index)
    }

    fn choose(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), GameError> {
        let answered = self.change().choose(seat, index);
        self.in_words(answered, Viewer::Seat(seat), lang)
    }

    fn rolled(&mut self, value: u32, lang: Lang) -> Result<(), GameError> {
        let rolled = self.change().rolled(value);
        self.in_words(rolled, Viewer::Spectator, lang)
    }

    fn drew(&mut self, thing: &Value, lang: Lang) -> Result<(), GameError> {
        let thing = read::<G::Drawn>("drew", thing, lang)?;
        let drew = self.change().drew(&thing);
        self.in_words(drew, Viewer::Spectator, lang)
    }

    fn read_orders(&self, orders: &Value, lang: Lang) -> Result<Value, GameError> {
        match orders {
            Value::Null => Ok(Value::Null),
            orders => read::<G::Orders>("orders", orders, lang).map(|orders| to_json(&orders)),
        }
    }

    fn obey(&self, seat: Seat, orders: &Value, lang: Lang) -> Result<Option<usize>, GameError> {
        if orders.is_null() {
            return Ok(None);
        }
        let orders = read::<G::Orders>("orders", orders, lang)?;
        let Some(asked) = self.played.asked(seat) else { return Ok(None) };
        let index = self.played.game().obey(&self.look(Viewer::Seat(seat)), &orders, asked);
        Ok(index.filter(|index| *index < asked.options.len()))
    }

    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<RuledOut> {
        let ruled_out = self.played.why_not(seat);
        let reader = self.reader(Viewer::Seat(seat), lang);
        ruled_out.iter().map(|ruled_out| reader.ruled_out(ruled_out)).collect()
    }

    fn relate(&self, viewer: Viewer, piece: &str, lang: Lang) -> Vec<Related> {
        let reader = self.reader(viewer, lang);
        reader.game.relate(&reader.view, piece).into_iter().map(|relation| reader.related(relation)).collect()
    }

    fn try_out(&self, seat: Seat, choice: &Value, complete: bool, lang: Lang) -> Result<Tried, GameError> {
        let choice = read::<G::Choice>("choice", choice, lang)?;
        let seen = self.played.seen(seat).ok_or_else(|| self.played.why_not_asked(seat));
        let seen = self.in_words(seen, Viewer::Seat(seat), lang)?;
        // Everything hidden from the seat is random here, and a roll would wait for outside dice.
        let imagined = seen.imagine(&mut FastDice::new(0)).to_match(Rolls::Outside);
        let mut imagined = imagined.map_err(|error| GameError::of_load::<G>(lang, &error))?;
        let game = &**self.played.game();
        let completed = if complete { game.complete(imagined.now(), seen.question(), &choice) } else { None };
        let choice = completed.unwrap_or(choice);
        let reader = self.reader(Viewer::Seat(seat), lang);
        let ways = game.weigh(imagined.now(), &reader.view, seen.question(), &choice);
        let ways = ways.into_iter().map(|going| reader.taken(going)).collect();
        let written = Plain::of(&choice);
        let refused = self.in_words(imagined.answer(seat, choice), Viewer::Seat(seat), lang).err();
        Ok(Tried { choice: written, ways, refused })
    }

    fn may_take_back(&self, seat: Seat) -> Option<usize> {
        self.played.may_take_back(seat).ok()
    }

    fn take_back(&mut self, seat: Seat, lang: Lang) -> Result<usize, GameError> {
        let taken_back = self.change().take_back(seat);
        self.in_words(taken_back, Viewer::Seat(seat), lang)
    }

    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<usize, GameError> {
        let resigned = self.change().resign(seat);
        self.in_words(resigned, Viewer::Seat(seat), lang)
    }

    fn last_choice(&self, seat: Seat) -> Option<usize> {
        self.played.last_choice(seat)
    }

    fn as_it_was(&self, inputs: usize) -> Box<dyn AnyMatch> {
        let is_whole = inputs == self.inputs();
        Box::new(Running::new(if is_whole { self.played.clone() } else { self.played.as_it_was(inputs) }))
    }

    fn go_back(&self, inputs: usize) -> (Box<dyn AnyMatch>, usize) {
        let earlier = self.played.go_back(inputs);
        let same = earlier.inputs().iter().zip(self.played.inputs()).take_while(|(new, old)| new == old).count();
        (Box::new(Running::new(earlier)), same)
    }

    fn discard(&mut self, rolls: u32) {
        self.change().discard(rolls);
    }

    fn pick_until(
        &self,
        seat: Seat,
        player: &PlayerSpec,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<usize, GameError> {
        // If several are asked at once, the order of their answers must not change what this one thinks.
        let is_own = |input: &&Input<G>| matches!(input, Input::Chose { seat: by, .. } if *by == seat);
        let question = derive_seed(seed, self.played.inputs().iter().filter(is_own).count() as u64);
        let mut player = player.make::<G>(derive_seed(question, u64::from(seat.0)), lang)?;
        let seen = self.played.seen(seat).ok_or_else(|| self.played.why_not_asked(seat));
        let seen = self.in_words(seen, Viewer::Seat(seat), lang)?;
        if seen.options().is_empty() {
            return Err(no_sample(seat.0, lang));
        }
        Ok(player.choose_until(&seen, is_late))
    }

    fn odds(
        &self,
        seat: Seat,
        option: usize,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Odds, GameError> {
        let seen = self.played.seen(seat).ok_or_else(|| self.played.why_not_asked(seat));
        let seen = self.in_words(seen, Viewer::Seat(seat), lang)?;
        if option >= seen.options().len() {
            return self.in_words(Err(Refusal::NotOffered), Viewer::Seat(seat), lang);
        }
        let reader = self.reader(Viewer::Seat(seat), lang);
        Ok(weigh_option(&seen, option, &|event| reader.say_outcome(event), seed, is_late).into())
    }

    fn study(&self, seat: Seat, accuracy: Accuracy) -> Option<Study> {
        let budget = G::BUDGETS[Level::Veteran as usize];
        study(&self.played.seen(seat)?, budget, accuracy, &mut FastDice::new(0), &|| false)
    }

    fn weigh_goal(&self, seat: Seat, goal: Goal, tables: u64, seed: u64) -> Option<Worth> {
        let (game, view) = (self.played.game(), self.look(Viewer::Seat(seat)));
        let is_break = |event: &G::Event| game.show(&view, event).look() == Look::Banner;
        weigh_goal(&self.played.seen(seat)?, goal, tables, seed, &is_break)
    }

    fn likes(&self, seat: Seat) -> Vec<u32> {
        self.played.seen(seat).map_or_else(Vec::new, |seen| list_likes(&seen))
    }

    fn analyse(&self, level: Level, lang: Lang, hear: &mut dyn FnMut(usize, Option<&Moment>) -> bool) -> Analysis {
        let (mut moments, mut step) = (Vec::new(), 0);
        for (number, input) in self.played.inputs().iter().enumerate() {
            step += usize::from(matches!(input, Input::Chose { .. } | Input::Resigned { .. }));
            let moment = match input {
                Input::Chose { seat, choice, .. } => {
                    let before = Running::new(self.played.as_it_was(number));
                    before.weigh([number, step], *seat, choice, level, lang)
                }
                Input::Rolled { .. } | Input::Resigned { .. } | Input::Discarded { .. } => None,
            };
            let goes_on = hear(self.inputs(), moment.as_ref());
            moments.extend(moment);
            if !goes_on {
                break;
            }
        }
        Analysis { moments, shares: share_out_win(&self.played, None) }
    }

    fn position(&self) -> Value {
        to_json(self.played.position())
    }

    fn imagined_position(&self, seat: Seat, seed: u64) -> Option<Value> {
        let game = self.played.game();
        (seat.0 < game.seats()).then(|| to_json(&game.imagine(self.played.position(), seat, &mut FastDice::new(seed))))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn imagine(&self, seat: Seat, seed: u64, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let (game, dice) = (self.played.game(), &mut FastDice::new(seed));
        let rolls = match self.rolls() {
            Rolls::Outside => Rolls::Outside,
            Rolls::Seeded(_) | Rolls::Keyed(_) => Rolls::Seeded(dice.seed()),
        };
        let imagined = match self.played.seen(seat) {
            Some(seen) => seen.imagine(dice).to_match(rolls).map_err(|error| GameError::of_load::<G>(lang, &error))?,
            None if seat.0 >= game.seats() => {
                return self.in_words(Err(Refusal::NoSuchSeat { seat }), Viewer::Spectator, lang);
            }
            None => Match::from_position(game.clone(), rolls, game.imagine(self.played.position(), seat, dice))
                .map_err(|fault| GameError::of_position::<G>(lang, &fault))?,
        };
        Ok(Box::new(Running::new(imagined)))
    }

    fn inputs(&self) -> usize {
        self.played.inputs().len()
    }

    fn digest(&self) -> String {
        self.played.digest()
    }

    fn save(&self) -> String {
        self.played.save()
    }

    fn header_json(&self) -> String {
        self.played.header_line()
    }

    fn inputs_json(&self, from: usize) -> Vec<String> {
        self.played.input_lines(from).collect()
    }
}

impl<G: Playable> Running<G> {
    pub fn new(played: Match<G>) -> Running<G> {
        Running { played, looked: RefCell::new(None) }
    }

    /// The match, about to be changed: the cached view is dropped.
    fn change(&mut self) -> &mut Match<G> {
        self.looked.take();
        &mut self.played
    }

    fn look(&self, viewer: Viewer) -> Arc<G::View> {
        let viewer = eyes(&**self.played.game(), viewer);
        let mut looked = self.looked.borrow_mut();
        match &*looked {
            Some((by, view)) if *by == viewer => view.clone(),
            Some(_) | None => looked.insert((viewer, Arc::new(self.played.view(viewer)))).1.clone(),
        }
    }

    fn reader(&self, viewer: Viewer, lang: Lang) -> Reader<'_, G> {
        Reader { game: self.played.game(), view: self.look(viewer), lang }
    }

    /// Judges a choice made at a question here.
    fn weigh(
        &self,
        [input, step]: [usize; 2],
        seat: Seat,
        choice: &G::Choice,
        level: Level,
        lang: Lang,
    ) -> Option<Moment> {
        let weighed = weigh(&self.played, seat, choice, level)?;
        let (seen, reader) = (self.played.seen(seat)?, self.reader(Viewer::Seat(seat), lang));
        let say = |choice: &G::Choice| reader.say(Saying::Choice(choice));
        let better = weighed.better.map(|(option, gain)| Better { choice: say(&seen.options()[option]), gain });
        Some(Moment {
            input,
            step,
            seat,
            question: reader.say(Saying::Question(seen.question())),
            chosen: say(choice),
            before: weighed.before,
            expected: weighed.expected,
            better,
        })
    }

    fn in_words<T>(&self, done: Result<T, Refusal<G>>, by: Viewer, lang: Lang) -> Result<T, GameError> {
        done.map_err(|refusal| GameError::of_refusal(&self.played, eyes(&**self.played.game(), by), &refusal, lang))
    }
}

fn may_know<G: Playable>(told: &table::Told<G>, viewer: Viewer) -> bool {
    told.to.is_none_or(|seat| viewer.is(seat))
}
