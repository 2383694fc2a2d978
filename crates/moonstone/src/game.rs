//! The game as the table knows it: its content, its options, and the way into the rules.

use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Arg, Flow, Game, Lang, Measured, Outcome, Phrase, Seat, Sketch, Speaker, Spoken, Table, Texts, Viewer};

use crate::asked::{Chance, Choice, Drawn, Question};
use crate::battle::{Battle, Ending, Player, State, Step, castings, fights};
use crate::cards::{ArcanaPile, Hand, MeleeHand};
use crate::content::{CharacterId, Content, Layout, Terrain};
use crate::figures::CharacterTraits;
use crate::look::Look;
use crate::reasons::{Fault, Reason};
use crate::told::Event;
use crate::view::{Facts, View};
use crate::{check, imagine, measured, sketch, view, words};

/// Moonstone with its content and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moonstone {
    content: Arc<Content>,
    options: Options,
    layout: Layout,
    has_levels: bool,
    traits: Vec<CharacterTraits>,
}

/// What players agree on before the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// MS-01: 2 to 4.
    #[schemars(range(min = 2, max = 4))]
    pub players: u8,
    /// MS-02: characters in each troupe; 0 is the usual number for the players.
    pub size: u8,
    /// MS-05: 7 or 5.
    pub stones: u8,
    pub rules: Rules,
    /// MS-04: characters are drafted; otherwise everybody takes a ready-made troupe.
    pub draft: bool,
    /// MS-07: events and agendas, with the advanced rules.
    pub fates: bool,
    /// The key of a table.
    pub table: String,
    /// Keys of ready-made troupes, one for each player; empty if players choose.
    pub troupes: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    Basic,
    #[default]
    Advanced,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            size: 0,
            stones: 7,
            rules: Rules::Advanced,
            draft: false,
            fates: true,
            table: "start".to_string(),
            troupes: Vec::new(),
        }
    }
}

/// A battle being played: what every rule reads, changes and asks.
pub(crate) struct Play<'p, 't> {
    pub game: &'p Moonstone,
    pub battle: &'p mut Battle,
    pub table: &'p mut Table<'t, Moonstone>,
}

impl Play<'_, '_> {
    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::ChooseFactions => self.choose_factions(),
            Step::RollForDraft => self.roll_for_draft(),
            Step::Draft { seat } => self.draft(seat),
            Step::BringTroupes => self.bring_troupes(),
            Step::DropStones => self.drop_all_stones(),
            Step::Mulligan { seat } => self.mulligan(seat),
            Step::RollForCards => self.roll_for_cards(),
            Step::PickCard { seat } => self.pick_card(seat),
            Step::RollForDeployment => self.roll_for_deployment(),
            Step::ChooseEdge { seat } => self.choose_edge(seat),
            Step::Deploy { seat } => self.deploy(seat),
            Step::BeginRound => self.begin_round(),
            Step::Return { model } => self.return_from_below(model),
            Step::Recover => self.recover(),
            Step::Replenish => self.replenish(),
            Step::Calcify { model } => self.calcify(model),
            Step::CrazyTown { seat } => self.move_terrain(seat),
            Step::MoveTerrain { seat, left, inches, moved } => self.move_piece(seat, left, inches, moved),
            Step::RollForFirst => self.roll_for_first(),
            Step::ChooseFirst { seat } => self.choose_first(seat),
            Step::NextActivation => self.next_activation(),
            Step::Activate { seat } => self.activate(seat),
            Step::BeginActivation { model } => self.begin_activation(model),
            Step::Act => self.act(),
            Step::AfterAction { react } => self.after_action(react),
            Step::React { seat } => self.react(seat),
            Step::EndActivation => self.end_activation(),
            Step::EndRound => self.end_round(),
            Step::Fumble { seat, model } => self.fumble(seat, model),
            Step::Interrupt { action } => self.interrupt(action),
            Step::Begin { action } => self.begin_action(action),
            Step::CaveIn { model } => self.cave_in(model),
            Step::Flip { deed } => self.flip_card(deed),
            Step::Avoid { deed } => self.avoid(deed),
            Step::Perform { deed } => self.perform(deed),
            Step::Cast(casting) => self.go_on_casting(casting),
            Step::Deal { by, ability, at } => self.deal_cards(by, ability, at),
            Step::ArrangeTop { seat, left } => self.arrange_top(seat, left),
            Step::Search { seat, left } => self.search(seat, left),
            Step::Damage { to, harm } => self.damage(to, harm),
            Step::OldGods { to, harm } => self.favour_of_old_gods(to, harm),
            Step::Hurt { to, wounds, by } => self.hurt(to, wounds, by),
            Step::Suffer { to, wounds, by } => self.suffer(to, wounds, by),
            Step::Melee(fight) => self.go_on_fighting(fight),
            Step::EndCommand { before } => self.end_command(before),
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

    pub fn model(&mut self, id: crate::battle::ModelId) -> &mut crate::battle::Model {
        &mut self.battle.models[id.index()]
    }
}

impl Moonstone {
    fn with(content: Arc<Content>, options: Options) -> Result<Moonstone, Fault> {
        if !(2..=4).contains(&options.players) {
            return Err(Fault::Players);
        }
        if options.size > 8 {
            return Err(Fault::Size);
        }
        if ![5, 7].contains(&options.stones) {
            return Err(Fault::Stones);
        }
        let layout = content.find_table(&options.table).cloned().ok_or(Fault::Table)?;
        let traits = content.characters().iter().map(CharacterTraits::of).collect();
        let is_upstairs = |terrain: Terrain| matches!(terrain, Terrain::Platform | Terrain::Stairs);
        let has_levels = layout.pieces.iter().any(|piece| is_upstairs(piece.terrain)) || !layout.ladders.is_empty();
        let game = Moonstone { content, options, layout, has_levels, traits };
        game.check_troupes()?;
        Ok(game)
    }

    pub fn content(&self) -> &Content {
        &self.content
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn has_levels(&self) -> bool {
        self.has_levels
    }

    pub(crate) fn traits(&self, character: CharacterId) -> CharacterTraits {
        self.traits[character.index()]
    }

    pub fn is_advanced(&self) -> bool {
        self.options.rules == Rules::Advanced
    }

    /// MS-07.
    pub fn has_fates(&self) -> bool {
        self.is_advanced() && self.options.fates
    }

    /// MS-02.
    pub fn troupe_size(&self) -> u8 {
        match (self.options.size, self.options.players) {
            (0, 2) => 6,
            (0, 3) => 4,
            (0, _) => 3,
            (size, _) => size,
        }
    }

    pub fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }
}

impl Game for Moonstone {
    const ID: &'static str = "moonstone";
    const RULES: u32 = 7;

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

    fn set_up(content: Arc<Content>, options: Options) -> Result<Moonstone, Phrase> {
        Moonstone::with(content, options).map_err(|fault| fault.phrase())
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
        Battle {
            round: 0,
            players: vec![Player::default(); usize::from(self.options.players)],
            models: Vec::new(),
            stones: Vec::new(),
            woods: Vec::new(),
            tokens: Vec::new(),
            ground: None,
            picks: Vec::new(),
            arcana: ArcanaPile { mixed: Hand::DECK, ..ArcanaPile::default() },
            melee: MeleeHand::DECK,
            initiative: None,
            order: Vec::new(),
            turn: Seat(0),
            active: None,
            moving: None,
            agenda: self.set_up_agenda(),
            ending: None,
        }
    }

    fn step(&self, battle: &mut Battle, table: &mut Table<'_, Moonstone>) -> Flow {
        let step = battle.agenda.pop().expect("a battle that goes on has something on its agenda");
        Play { game: self, battle, table }.step(step)
    }

    #[inline]
    fn outcome(&self, battle: &Battle) -> Option<Outcome> {
        Some(match battle.ending.as_ref()? {
            Ending::MostStones { winner } => Outcome::won_by(*winner, "outcome-most-stones"),
            Ending::Overtime { winner } => Outcome::won_by(*winner, "outcome-overtime"),
            Ending::LastLeft { winner } => Outcome::won_by(*winner, "outcome-last-left"),
            Ending::Shared { winners } => Outcome { winners: winners.clone(), reason: "outcome-shared" },
        })
    }

    /// A player who resigns loses all models; their stones lie where they stood.
    fn resign(&self, battle: &mut Battle, seat: Seat) {
        battle.players[seat.index()].is_out = true;
        for place in 0..battle.models.len() {
            let model = &mut battle.models[place];
            if model.owner == seat {
                model.state = State::Slain;
                let (at, level, stones) = (model.at, model.level, std::mem::take(&mut model.stones));
                (0..stones).for_each(|_| battle.lay_stone(at, level, 1));
            }
        }
        let left: Vec<Seat> = self.seats_in_order().filter(|seat| !battle.players[seat.index()].is_out).collect();
        if let [winner] = left.as_slice() {
            battle.ending = Some(Ending::LastLeft { winner: *winner });
            return;
        }
        if let Some(active) = battle.active.take() {
            let under_way = std::mem::replace(&mut battle.agenda, vec![Step::NextActivation]);
            castings(&under_way).for_each(|casting| battle.arcana.shuffle_back(&casting.cards()));
            fights(&under_way).for_each(|fight| battle.melee.add_all(&fight.cards()));
            if battle.models[active.model.index()].state == State::Standing {
                battle.active = Some(active);
                battle.agenda.extend([Step::EndActivation, Step::Act]);
            }
        }
    }

    fn view(&self, battle: &Battle, viewer: Viewer) -> View {
        view::view(self, battle, viewer)
    }

    fn facts(&self) -> Facts {
        Facts::of(self)
    }

    fn imagine(&self, battle: &Battle, seat: Seat, dice: &mut dyn table::Dice) -> Battle {
        imagine::imagine(battle, seat, dice)
    }

    fn check(&self, battle: &Battle) -> table::check::Checked {
        check::check(self, battle)
    }
}

impl Spoken for Moonstone {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = table::texts!();
        &TEXTS
    }

    fn name_seat(speaker: Speaker<'_, Moonstone>, seat: Seat) -> Arg {
        words::names::name_seat(speaker.view, seat).into()
    }

    /// MS-05: nobody has dice with 61 sides, but a stone's distance from an edge can be measured.
    fn dice_in_sum(chance: &Chance) -> u32 {
        match chance {
            Chance::Fall { die, .. } => 4 - u32::from(*die),
            _ => 1,
        }
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        sketch::sketch(self, view, lang)
    }
}

impl Measured for Moonstone {
    fn relate(&self, view: &View, piece: &str) -> Vec<table::Relation> {
        measured::relate(self, view, piece)
    }

    fn weigh(&self, battle: &Battle, view: &View, question: &Question, choice: &Choice) -> Vec<table::Going> {
        measured::weigh(self, battle, view, question, choice)
    }
}
