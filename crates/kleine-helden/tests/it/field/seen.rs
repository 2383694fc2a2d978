//! What can be read off a drawn field.

use kleine_helden::KleineHelden;
use kleine_helden::asked::{Chance, Choice, Declare, Question};
use kleine_helden::battle::{Side, Target, UnitId};
use kleine_helden::content::Cards;
use kleine_helden::told::{Event, Part};
use table::{Game, Lang, Ruled, Saying, Seat, Spoken, Viewer};

use super::{Stage, find, key_of, keys, total};

impl Stage {
    #[track_caller]
    pub fn id(&self, key: &str) -> UnitId {
        find(self.now(), key)
    }

    /// The life of the fighter named as in `target`; 0 if it is gone.
    #[track_caller]
    pub fn life(&self, name: &str) -> u8 {
        let life = match self.target(name) {
            Target::Unit(unit) => Some(self.now().unit(unit).life),
            Target::Npc(side) => self.now().group(side).npc.map(|npc| npc.life),
            Target::Demon(side) => self.now().group(side).demon.map(|demon| demon.life),
            Target::Ward(side) => self.now().group(side).ward,
        };
        life.unwrap_or(0)
    }

    #[track_caller]
    pub fn actions(&self, unit: &str) -> u8 {
        self.now().unit(self.id(unit)).actions
    }

    #[track_caller]
    pub fn reactions(&self, unit: &str) -> u8 {
        self.now().unit(self.id(unit)).reactions
    }

    /// The keys of what a hero is fitted with, in the order of the cards' numbers.
    #[track_caller]
    pub fn fitted(&self, unit: &str) -> Vec<&'static str> {
        keys(self.now().unit(self.id(unit)).fitted)
    }

    pub fn hand(&self, side: u8) -> Vec<&'static str> {
        keys(self.now().group(Side(side)).hand)
    }

    pub fn discard(&self) -> Vec<&'static str> {
        keys(self.now().discard)
    }

    pub fn deck(&self) -> Vec<&'static str> {
        keys(self.now().deck)
    }

    /// The living heroes and creatures of a side, with their life: `fighter:15 imp:4`.
    pub fn group(&self, side: u8) -> String {
        let living = self.now().living_of(Side(side)).map(|(_, unit)| format!("{}:{}", key_of(unit), unit.life));
        living.collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    pub fn npc(&self, side: u8) -> Option<&'static str> {
        let npc = self.now().group(Side(side)).npc?;
        keys(Cards::from_iter([npc.card])).pop()
    }

    #[track_caller]
    pub fn demon(&self, side: u8) -> Option<&'static str> {
        let demon = self.now().group(Side(side)).demon?;
        keys(Cards::from_iter([demon.card])).pop()
    }

    pub fn is_out(&self, side: u8) -> bool {
        self.now().group(Side(side)).is_out
    }

    /// The seats that are being asked.
    pub fn asked_seats(&mut self) -> Vec<u8> {
        let seats = self.game.seats();
        (0..seats).filter(|seat| self.running().asked(Seat(*seat)).is_some()).collect()
    }

    /// What a seat is asked now, if anything.
    pub fn question(&mut self, seat: u8) -> Option<Question> {
        self.running().asked(Seat(seat)).map(|asked| asked.question)
    }

    /// Whether the player on turn may act now, with everything else resolved.
    pub fn is_free_to_act(&mut self) -> bool {
        let seat = self.now().turn.side.0;
        self.question(seat) == Some(Question::Act)
    }

    /// Asserts that it is this seat's turn to act.
    #[track_caller]
    pub fn assert_acts(&mut self, seat: u8) {
        let question = self.question(seat);
        assert_eq!(question, Some(Question::Act), "waiting for: {:#?}", self.running().pending());
    }

    /// The cards that a seat can declare now, one at a time.
    #[track_caller]
    pub fn declarable(&self, seat: u8) -> Vec<&'static str> {
        let single = |choice: &Choice| match choice {
            Choice::Declare(Declare { cards }) if cards.len() == 1 => keys(*cards).pop(),
            _ => None,
        };
        self.asked(seat).options.iter().filter_map(single).collect()
    }

    /// The id of the rule that forbids this choice now.
    #[track_caller]
    pub fn rule_against(&self, seat: u8, choice: impl Into<Choice>) -> &'static str {
        let choice = choice.into();
        assert!(!self.offers(seat, choice), "{choice:?} is offered");
        self.why_not(seat, choice).rule()
    }

    /// What a seat reads when it asks why it may not choose this now.
    #[track_caller]
    pub fn read_reason(&mut self, seat: u8, choice: impl Into<Choice>, lang: Lang) -> String {
        let reason = self.why_not(seat, choice.into());
        let view = self.running().view(Viewer::Seat(Seat(seat)));
        KleineHelden::texts().say(lang, &self.game.say(&view, Saying::Reason(&reason)))
    }

    /// An answer in words, as its seat reads it.
    pub fn read_choice(&mut self, seat: u8, choice: impl Into<Choice>, lang: Lang) -> String {
        let view = self.running().view(Viewer::Seat(Seat(seat)));
        KleineHelden::texts().say(lang, &self.game.say(&view, Saying::Choice(&choice.into())))
    }

    /// What a seat is asked now, in words.
    pub fn read_question(&mut self, seat: u8, lang: Lang) -> String {
        let question = self.question(seat).expect("the seat is asked");
        let view = self.running().view(Viewer::Seat(Seat(seat)));
        KleineHelden::texts().say(lang, &self.game.say(&view, Saying::Question(&question)))
    }

    /// In German.
    pub fn read_chance(&mut self, seat: u8, why: Chance) -> String {
        let view = self.running().view(Viewer::Seat(Seat(seat)));
        KleineHelden::texts().say(Lang::of("de"), &self.game.say(&view, Saying::Chance(why)))
    }

    /// Asserts that an answer is refused and leaves the position unchanged.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, choice: impl Into<Choice>) {
        self.refused(seat, choice.into());
    }

    /// How the game ended, and who has won.
    pub fn ended(&self) -> Option<(&'static str, Vec<u8>)> {
        self.outcome().map(|outcome| (outcome.reason, outcome.winners.iter().map(|seat| seat.0).collect()))
    }

    /// The parts of the attack and of the defence in the last fight; the second is empty if there was no defence.
    #[track_caller]
    pub fn compared(&self) -> (Vec<Part>, Vec<Part>) {
        let told = self.told();
        let last = told.iter().rev().find_map(|event| match event {
            Event::Compared { attack, defence, .. } => Some((attack.0.clone(), defence.0.clone())),
            Event::HitByItself { attack, .. } => Some((attack.0.clone(), Vec::new())),
            _ => None,
        });
        last.expect("there was a fight")
    }

    /// The attack and defence values of the last fight.
    #[track_caller]
    pub fn values(&self) -> (i16, i16) {
        let (attack, defence) = self.compared();
        (total(&attack), total(&defence))
    }

    /// The damage of the last attack that hit.
    #[track_caller]
    pub fn damage(&self) -> u8 {
        let told = self.told();
        let last = told.iter().rev().find_map(|event| match event {
            Event::Hit { damage, .. } => Some(damage.life),
            _ => None,
        });
        last.expect("an attack has hit")
    }

    /// Everything a seat was told, as it reads it, in order.
    pub fn read(&mut self, seat: u8, lang: Lang) -> Vec<String> {
        let viewer = Viewer::Seat(Seat(seat));
        let running = self.running();
        let view = running.view(viewer);
        let phrases = running.told(viewer).map(|event| running.game().say(&view, Saying::Event(event)));
        phrases.map(|phrase| KleineHelden::texts().say(lang, &phrase)).collect()
    }
}
