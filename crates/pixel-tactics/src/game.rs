//! The game as the table knows it: its content, its options, and the way into the rules.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Arg, Flow, Game, Lang, Measured, Outcome, Phrase, Seat, Sketch, Speaker, Spoken, Table, Texts, Viewer};

use crate::abilities::{Figures, Powers};
use crate::asked::{Chance, Choice, Question};
use crate::content::{CardId, Content, Edition, Facts, OrderEffect, PrintedCard};
use crate::duel::{Duel, Ending, Step, Turn};
use crate::reasons::Reason;
use crate::told::Event;
use crate::troop::Look;
use crate::view::View;
use crate::{check, sketch, view, words};

/// Pixel Tactics with its content and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PixelTactics {
    content: Arc<Content>,
    options: Options,
    /// What the rules frequently read of each card.
    figures: Vec<Figures>,
    no_powers: Powers,
    /// The cards, as a bit mask, whose leader copies the other leader.
    copying_leaders: u32,
    /// The cards, as a bit mask, that see the top of the deck in some row.
    seers: u32,
}

/// What players agree on before the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The figures and texts of the cards, where editions differ.
    pub edition: Edition,
    /// Whether the promo cards are played too (PT-04).
    pub promos: bool,
    /// A single game, or a series (PT-35).
    pub series: Series,
}

/// How long is played (PT-35).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Series {
    /// One game.
    #[default]
    Single,
    /// Until a player has four cards in the victory pile.
    ToFour,
    /// Until a player has six cards in the victory pile.
    ToSix,
}

/// A duel being played: what every rule reads, changes and asks.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PixelTactics,
    pub duel: &'p mut Duel,
    pub table: &'p mut Table<'t, PixelTactics>,
}

impl Play<'_, '_> {
    /// Runs one step of the agenda.
    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::BeginGame => self.begin_game(),
            Step::DrawHands => self.draw_hands(),
            Step::ChooseLeaders => self.choose_leaders(),
            Step::DrawFirstPlayer => self.draw_first_player(),
            Step::BeginRound => self.begin_round(),
            Step::BeginWave => self.begin_wave(),
            Step::BeginTurn(seat) => self.begin_turn(seat),
            Step::Act => self.act(),
            Step::EndTurn => self.end_turn(),
            Step::EndWave => self.end_wave(),
            Step::TakeOver { seat } => self.take_over_before_losses(seat),
            Step::CheckLosses { only } => self.check_losses(only),
            Step::SettleFallen => self.settle_fallen(),
            Step::NextWave => self.next_wave(),
            Step::EndRound => self.end_round(),
            Step::Outlaw(seat) => self.outlaw(seat),
            Step::Kill { at } => self.kill(at),
            Step::Attack { attack, heroes_only } => self.attack(attack, heroes_only),
            Step::AfterAttack(seat) => self.after_attack(seat),
            Step::Cast { by, card, row } => self.cast(by, card, row),
            Step::Execute { seat, card, number } => self.execute(seat, card, number),
            Step::OrderDone { seat, card: _, number } => self.react_to_order(seat, number),
            Step::DamageAfterOrder(seat) => self.damage_after_order(seat),
            Step::ShotAfterOrder { by } => self.shoot_after_order(by),
            Step::AttackAtOnce { by, may_decline } => self.attack_at_once(by, may_decline),
            Step::Dismiss { at, card } => self.dismiss(at, card),
            Step::PlayDrawn(seat) => self.play_drawn(seat),
            Step::Sift { seat, cards, has_kept } => self.sift(seat, cards, has_kept),
            Step::ArrangeTop { seat, cards, placed } => self.arrange_top(seat, cards, placed),
            Step::DiscardChosen(seat) => self.discard_chosen(seat),
            Step::AnyOrders(seat) => self.play_any_orders(seat),
            Step::FrontmostAttack { seat, columns, card, heroes_only } => {
                self.attack_with_frontmost(seat, columns, card, heroes_only)
            }
            Step::RecruitRow { seat, row } => self.recruit_row(seat, row),
            Step::EndGame(ending) => self.end_game(ending),
        }
    }

    /// Puts a step on the agenda to run next.
    #[inline]
    pub fn next(&mut self, step: Step) {
        self.duel.agenda.push(step);
    }

    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look { game: self.game, duel: self.duel }
    }

    #[inline]
    pub fn powers(&self, seat: Seat) -> &'_ Powers {
        self.look().powers(seat)
    }
}

impl PixelTactics {
    pub fn edition(&self) -> Edition {
        self.options.edition
    }

    pub fn has_promos(&self) -> bool {
        self.options.promos
    }

    /// PT-35: how many cards in the victory pile win the series.
    pub fn victory(&self) -> Option<u8> {
        match self.options.series {
            Series::Single => None,
            Series::ToFour => Some(4),
            Series::ToSix => Some(6),
        }
    }

    /// What people read on a card.
    pub fn printed(&self, card: CardId) -> &Arc<PrintedCard> {
        self.content.printed(self.edition(), card)
    }

    /// The number of cards in this match, which all their ids are smaller than.
    pub fn cards(&self) -> u8 {
        if self.has_promos() { self.figures.len() as u8 } else { Content::FACTION_CARDS as u8 }
    }

    #[inline]
    pub(crate) fn figures(&self, card: CardId) -> &Figures {
        &self.figures[card.index()]
    }

    pub(crate) fn order(&self, card: CardId) -> OrderEffect {
        self.content.card(self.edition(), card).order
    }

    #[inline]
    pub(crate) fn copies_leader(&self, leader: CardId) -> bool {
        self.copying_leaders & 1 << leader.0 != 0
    }

    #[inline]
    pub(crate) fn is_seer(&self, hero: CardId) -> bool {
        self.seers & 1 << hero.0 != 0
    }

    pub(crate) fn no_powers(&self) -> &Powers {
        &self.no_powers
    }
}

impl Game for PixelTactics {
    const ID: &'static str = "pixel-tactics";
    const RULES: u32 = 4;

    type Content = Content;
    type Options = Options;
    type Position = Duel;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = CardId;
    type View = View;
    type Facts = Facts;

    fn set_up(content: Arc<Content>, options: Options) -> Result<PixelTactics, Phrase> {
        let figures: Vec<Figures> = content.cards(options.edition).iter().map(Figures::of).collect();
        let those = |are: fn(&Figures) -> bool| {
            figures.iter().zip(0..).filter(|(card, _)| are(card)).fold(0, |set, (_, index)| set | 1u32 << index)
        };
        let copying_leaders = those(|card| card.powers.copies_leader);
        let seers = those(|card| card.strips.iter().any(|strip| strip.sees_top_card));
        let no_powers = Powers::default();
        Ok(PixelTactics { content, options, figures, no_powers, copying_leaders, seers })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content_digest(&self) -> String {
        self.content.digest().to_string()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Duel {
        Duel {
            sides: Default::default(),
            promos: ArrayVec::new(),
            agenda: ArrayVec::from_iter([Step::BeginGame]),
            game: 0,
            round: 0,
            wave: crate::content::Row::Front,
            starter: None,
            first: Seat(0),
            turn: Turn { seat: Seat(0), left: 0, orders_left: 0, orders: 0 },
            quiet_rounds: 0,
            is_quiet: true,
            ending: None,
        }
    }

    fn step(&self, duel: &mut Duel, table: &mut Table<'_, PixelTactics>) -> Flow {
        let step = duel.agenda.pop().expect("a duel that goes on has something on its agenda");
        let mut play = Play { game: self, duel, table };
        play.step(step)?;
        let is_between_turns = matches!(
            play.duel.agenda.last(),
            Some(Step::BeginRound | Step::BeginWave | Step::BeginTurn(_) | Step::EndTurn | Step::NextWave)
        );
        if !is_between_turns {
            play.see_open_cards()?;
        }
        Ok(())
    }

    #[inline]
    fn outcome(&self, duel: &Duel) -> Option<Outcome> {
        Some(match duel.ending? {
            Ending::Killed(seat) => Outcome::won_by(seat, "outcome-killed"),
            Ending::MoreHeroes(seat) => Outcome::won_by(seat, "outcome-more-heroes"),
            Ending::BrokenOff(seat) => Outcome::won_by(seat, "outcome-broken-off"),
            Ending::Series(seat) => Outcome::won_by(seat, "outcome-series"),
            Ending::Resigned(seat) => Outcome::won_by(seat.other(), "outcome-resigned"),
            Ending::Draw => Outcome::draw("outcome-draw"),
            Ending::SeriesDraw => Outcome::draw("outcome-series-draw"),
        })
    }

    fn resign(&self, duel: &mut Duel, seat: Seat) {
        duel.ending = Some(Ending::Resigned(seat));
    }

    fn view(&self, duel: &Duel, viewer: Viewer) -> View {
        view::view(self, duel, viewer)
    }

    fn facts(&self) -> Facts {
        self.content.facts(self.edition())
    }

    fn imagine(&self, duel: &Duel, seat: Seat, dice: &mut dyn table::Dice) -> Duel {
        view::imagine(duel, seat, dice)
    }

    fn check(&self, duel: &Duel) -> table::check::Checked {
        check::check(self, duel)
    }
}

impl Spoken for PixelTactics {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = table::texts!(with content);
        &TEXTS
    }

    fn name_seat(speaker: Speaker<'_, PixelTactics>, seat: Seat) -> Arg {
        words::name_seat(speaker, seat).into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        sketch::sketch(self, view, lang)
    }
}

impl Measured for PixelTactics {}
