//! The game as the table knows it: its content, its options, and the way into the rules.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::find_key;
use table::{
    Arg, Flow, Game, Lang, Measured, Outcome, Phrase, Seat, Sketch, Speaker, Spoken, Table, Term, Texts, Viewer,
};

use crate::asked::{Chance, Choice, Drawn, Question};
use crate::battle::{Battle, Group, Side, Step};
use crate::content::{Content, Facts, Goal, HeroId, Scenario};
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;
use crate::view::View;
use crate::{check, sketch, view};

/// Kleine Helden with its content and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KleineHelden {
    content: Arc<Content>,
    pub(crate) options: Options,
    /// The index of the scenario in the content.
    pub(crate) scenario: usize,
}

/// What players agree on before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// KH-01: 2 to 5; some scenarios can be played alone.
    #[schemars(range(min = 1, max = 5))]
    pub players: u8,
    /// KH-73: its key.
    pub scenario: String,
    /// KH-04.
    pub life: Life,
    /// KH-02: both heroes come from one pile of all.
    pub one_hero_pile: bool,
    /// KH-02: three heroes each, with two players.
    pub three_heroes: bool,
    /// KH-06: whoever has neither weapon nor attack spell may draw the first cards again.
    pub redraw: bool,
    /// House rule: in the first round those who play earlier draw less, so that the order of play matters little. Where
    /// all stand together it makes no difference.
    pub even_start: bool,
}

/// KH-04: the life of heroes at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// 15.
    #[default]
    Fifteen,
    /// 12.
    Twelve,
    /// 10.
    Ten,
}

/// A battle being played: what every rule reads, changes and asks.
pub(crate) struct Play<'p, 't> {
    pub game: &'p KleineHelden,
    pub battle: &'p mut Battle,
    pub table: &'p mut Table<'t, KleineHelden>,
}

impl Play<'_, '_> {
    /// Runs one step of the agenda.
    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::RollFirst => self.roll_first(),
            Step::DrawHeroes => self.draw_heroes(),
            Step::ChooseStart => self.choose_start(),
            Step::DrawStart { side, mix } => self.draw_start(side, mix),
            Step::Redraw { side, mix } => self.redraw(side, mix),
            Step::LayOut(side) => self.lay_out(side),
            Step::BeginScenario => self.begin_scenario(),
            Step::BeginRound => self.begin_round(),
            Step::BeginTurn(side) => self.begin_turn(side),
            Step::Draw { side, cards } => self.draw_of_choice(side, cards),
            Step::Act => self.act(),
            Step::Equip { unit, taken, from, may_stop } => self.equip(unit, taken, from, may_stop),
            Step::Transfer { one, other } => self.transfer(one, other),
            Step::Target { by, means } => self.choose_target(by, means),
            Step::OfferProtection => self.offer_protection(),
            Step::Defend => self.defend(),
            Step::ParryAsProtector => self.parry_as_protector(),
            Step::Window(window) => self.open_window(window),
            Step::Declared { side, card, window } => self.resolve_declared(side, card, window),
            Step::Rolls => self.roll_fight(),
            Step::EndFight => self.end_fight(),
            Step::Aim { deed, origin } => self.choose_aim(deed, origin),
            Step::CastRoll => self.roll_casting(),
            Step::EndCasting => self.end_casting(),
            Step::Work { deed, aim } => self.work(deed, aim),
            Step::Loyalty { side, card } => self.test_loyalty(side, card),
            Step::Pay { price, left } => self.pay(price, left),
            Step::BuyHero => self.buy_hero(),
            Step::SettleFallen => self.settle_fallen(),
            Step::EndTurn => self.end_turn(),
            Step::NextTurn => self.next_turn(),
            Step::Wild { unit } => self.act_wildly(unit),
            Step::Strike { unit, at } => self.strike(unit, at),
            Step::AfterWild => self.after_wild(),
            Step::EndRound => self.end_round(),
        }
    }

    /// Puts a step on the agenda to run next.
    #[inline]
    pub fn next(&mut self, step: Step) {
        self.battle.agenda.push(step);
    }

    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look { game: self.game, battle: self.battle }
    }
}

impl KleineHelden {
    #[inline]
    pub fn content(&self) -> &Content {
        &self.content
    }

    #[inline]
    pub fn scenario(&self) -> &Scenario {
        self.content.scenario(self.scenario)
    }

    pub fn players(&self) -> u8 {
        self.options.players
    }

    /// KH-04.
    #[inline]
    pub fn hero_life(&self) -> u8 {
        match self.options.life {
            Life::Fifteen => 15,
            Life::Twelve => 12,
            Life::Ten => 10,
        }
    }

    /// The side that the game runs itself, if the scenario has one.
    #[inline]
    pub fn wild(&self) -> Option<Side> {
        match self.scenario().goal {
            Goal::Slay { .. } | Goal::HoldOut { .. } => Some(Side(self.options.players)),
            Goal::LastGroup | Goal::Guard { .. } | Goal::Treasures { .. } => None,
        }
    }

    /// The sides with a player, clockwise from a given one.
    pub(crate) fn order_from(&self, first: Side) -> impl DoubleEndedIterator<Item = Side> + use<> {
        let players = self.options.players;
        (0..players).map(move |number| Side((first.0 + number) % players))
    }

    /// Whether this side has a player.
    #[inline]
    pub fn is_played(&self, side: Side) -> bool {
        side.0 < self.options.players
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            scenario: "last-group".into(),
            life: Life::Fifteen,
            one_hero_pile: false,
            three_heroes: false,
            redraw: false,
            even_start: true,
        }
    }
}

impl Game for KleineHelden {
    const ID: &'static str = "kleine-helden";
    const RULES: u32 = 8;

    type Content = Content;
    type Options = Options;
    type Position = Battle;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = Drawn;
    type View = View;
    type Facts = Facts;

    fn set_up(content: Arc<Content>, options: Options) -> Result<KleineHelden, Phrase> {
        let scenarios = &content.printed_scenarios;
        let scenario = find_key(scenarios, |scenario| &scenario.key, &options.scenario, "unknown-scenario")?;
        let Scenario { least_players, most_players, .. } = *content.scenario(scenario);
        if !(least_players..=most_players).contains(&options.players) {
            let phrase = Phrase::new("options-players").with("least", i64::from(least_players));
            return Err(phrase.with("most", i64::from(most_players)));
        }
        if options.three_heroes && options.players > 2 {
            return Err(Phrase::new("options-three-heroes"));
        }
        Ok(KleineHelden { content, options, scenario })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content_digest(&self) -> String {
        self.content.digest().to_string()
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn start(&self) -> Battle {
        let sides = usize::from(self.options.players) + usize::from(self.wild().is_some());
        Battle {
            groups: (0..sides).map(|_| Group::default()).collect(),
            deck: self.content.all_cards(),
            heroes: (0..self.content.heroes().len() as u8).map(HeroId).collect(),
            agenda: ArrayVec::from_iter([Step::RollFirst]),
            is_quiet: true,
            ..Battle::default()
        }
    }

    fn step(&self, battle: &mut Battle, table: &mut Table<'_, KleineHelden>) -> Flow {
        let step = battle.agenda.pop().expect("a battle that goes on has something on its agenda");
        Play { game: self, battle, table }.step(step)
    }

    #[inline]
    fn outcome(&self, battle: &Battle) -> Option<Outcome> {
        battle.ending.map(|ending| ending.outcome())
    }

    fn resign(&self, battle: &mut Battle, seat: Seat) {
        crate::death::resign(self, battle, Side::from(seat));
    }

    fn view(&self, battle: &Battle, viewer: Viewer) -> View {
        view::view(self, battle, viewer)
    }

    fn facts(&self) -> Facts {
        self.content.facts()
    }

    fn imagine(&self, battle: &Battle, seat: Seat, dice: &mut dyn table::Dice) -> Battle {
        view::imagine(battle, Side::from(seat), dice)
    }

    fn check(&self, battle: &Battle) -> table::check::Checked {
        check::check(self, battle)
    }
}

impl Spoken for KleineHelden {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = table::texts!(with content);
        &TEXTS
    }

    fn name_seat(speaker: Speaker<'_, KleineHelden>, seat: Seat) -> Arg {
        Side::from(seat).say(speaker)
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        sketch::sketch(Speaker { game: self, view }, lang)
    }
}

impl Measured for KleineHelden {}
