//! A match of any game.

use players::derive_seed;
use serde_json::Value;
use table::{Arg, Game, Lang, Match, Refusal, Saying, Seat, Sketch, Viewer};

use crate::agreed::no_sample;
use crate::listed::to_json;
use crate::reading::read;
use crate::trouble::eyes;
use crate::{AnyMatch, Asked, Choice, Pending, PlayerSpec, RuledOut, Told, Trouble};

pub(crate) struct Running<G: Game>(pub Match<G>);

impl<G: Game> AnyMatch for Running<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.0.game().seats()
    }

    fn options(&self) -> Value {
        to_json(self.0.game().options())
    }

    fn pending(&self, lang: Lang) -> Pending {
        match self.0.pending() {
            table::Pending::Asked(asked) => {
                Pending::Asked(asked.iter().map(|one| self.reader(Viewer::Seat(one.seat), lang).asked(one)).collect())
            }
            table::Pending::Roll { sides, why } => {
                let text = self.reader(Viewer::Spectator, lang).say(Saying::Chance(*why));
                Pending::Roll { sides: *sides, why: to_json(why), text }
            }
            table::Pending::Over(outcome) => Pending::Over {
                winners: outcome.winners.clone(),
                reason: outcome.reason.to_string(),
                text: self.reader(Viewer::Spectator, lang).say(Saying::Outcome(outcome)),
            },
        }
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&self.typed_view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        self.0.game().sketch(&self.typed_view(viewer))
    }

    fn say(&self, lang: Lang, arg: &Arg) -> String {
        G::texts().say_arg(lang, arg)
    }

    fn events(&self) -> usize {
        self.0.told_to_all().len()
    }

    fn told(&self, from: usize, lang: Lang) -> Vec<Told> {
        let mut readers: Vec<Option<Reader<'_, G>>> = (0..=self.seats()).map(|_| None).collect();
        let events = self.0.told_to_all().iter().skip(from);
        let tell = |told: &table::Told<G>| {
            let place = told.to.map_or(usize::from(self.seats()), Seat::index);
            let reader = readers[place].get_or_insert_with(|| self.reader(told.to.into(), lang));
            reader.told(told)
        };
        events.map(tell).collect()
    }

    fn told_to(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<Told> {
        let viewer = eyes(&**self.0.game(), viewer);
        let reader = self.reader(viewer, lang);
        let events = self.0.told_to_all().iter().skip(from);
        events.filter(|told| told.to.is_none_or(|seat| viewer.is(seat))).map(|told| reader.told(told)).collect()
    }

    fn answer(&mut self, seat: Seat, choice: &Value, lang: Lang) -> Result<(), Trouble> {
        let choice = read("choice", choice, lang)?;
        let answered = self.0.answer(seat, choice);
        self.or_trouble(answered, Viewer::Seat(seat), lang)
    }

    fn choose(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), Trouble> {
        let answered = self.0.choose(seat, index);
        self.or_trouble(answered, Viewer::Seat(seat), lang)
    }

    fn rolled(&mut self, value: u32, lang: Lang) -> Result<(), Trouble> {
        let rolled = self.0.rolled(value);
        self.or_trouble(rolled, Viewer::Spectator, lang)
    }

    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<RuledOut> {
        let ruled_out = self.0.why_not(seat);
        let reader = self.reader(Viewer::Seat(seat), lang);
        ruled_out.iter().map(|ruled_out| reader.ruled_out(ruled_out)).collect()
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.0.may_take_back(seat).is_ok()
    }

    fn take_back(&mut self, seat: Seat, lang: Lang) -> Result<(), Trouble> {
        let taken_back = self.0.take_back(seat);
        self.or_trouble(taken_back, Viewer::Seat(seat), lang)
    }

    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<(), Trouble> {
        let resigned = self.0.resign(seat);
        self.or_trouble(resigned, Viewer::Seat(seat), lang)
    }

    fn let_play(&mut self, seat: Seat, player: &PlayerSpec, seed: u64, lang: Lang) -> Result<(), Trouble> {
        let question = derive_seed(seed, self.0.inputs().len() as u64);
        let mut player = player.make::<G>(derive_seed(question, u64::from(seat.0)), lang)?;
        let Some(seen) = self.0.seen(seat) else {
            return self.or_trouble(Err(self.0.why_not_asked(seat)), Viewer::Seat(seat), lang);
        };
        if seen.options().is_empty() {
            return Err(no_sample(seat.0, lang));
        }
        let choice = player.choose(&seen);
        let answered = self.0.answer(seat, choice);
        self.or_trouble(answered, Viewer::Seat(seat), lang)
    }

    fn position(&self) -> Value {
        to_json(self.0.position())
    }

    fn inputs(&self) -> usize {
        self.0.inputs().len()
    }

    fn digest(&self) -> String {
        self.0.digest()
    }

    fn save(&self) -> String {
        self.0.save()
    }
}

impl<G: Game> Running<G> {
    fn typed_view(&self, viewer: Viewer) -> G::View {
        self.0.view(eyes(&**self.0.game(), viewer))
    }

    fn reader(&self, viewer: Viewer, lang: Lang) -> Reader<'_, G> {
        Reader { game: self.0.game(), view: self.typed_view(viewer), lang }
    }

    fn or_trouble(&self, done: Result<(), Refusal<G>>, by: Viewer, lang: Lang) -> Result<(), Trouble> {
        done.map_err(|refusal| Trouble::of_refusal(&self.0, eyes(&**self.0.game(), by), &refusal, lang))
    }
}

/// Somebody who reads: what they see, and their language. All words for them are made from that and nothing else.
struct Reader<'m, G: Game> {
    game: &'m G,
    view: G::View,
    lang: Lang,
}

impl<G: Game> Reader<'_, G> {
    fn say(&self, what: Saying<'_, G>) -> String {
        G::texts().say(self.lang, &self.game.say(&self.view, what))
    }

    fn asked(&self, asked: &table::Asked<G>) -> Asked {
        Asked {
            seat: asked.seat,
            question: to_json(&asked.question),
            text: self.say(Saying::Question(&asked.question)),
            options: asked.options.iter().map(|choice| self.choice(choice)).collect(),
            open: asked.open,
        }
    }

    fn choice(&self, choice: &G::Choice) -> Choice {
        let text = self.say(Saying::Choice(choice));
        Choice { choice: to_json(choice), touches: self.game.touches(choice), text }
    }

    fn ruled_out(&self, ruled_out: &table::RuledOut<G>) -> RuledOut {
        let Choice { choice, touches, text } = self.choice(&ruled_out.choice);
        let reason = self.say(Saying::Reason(&ruled_out.reason));
        RuledOut { choice, touches, text, rule: G::rule(&ruled_out.reason), reason }
    }

    fn told(&self, told: &table::Told<G>) -> Told {
        Told { to: told.to, event: to_json(&told.event), text: self.say(Saying::Event(&told.event)) }
    }
}
