//! The game as the table knows it: its content, its options, and the way into the rules.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::find_key;
use table::{Arg, Flow, Game, Lang, Measured, Outcome, Phrase, Seat, Sketch, Speaker, Spoken, Table, Texts, Viewer};

use crate::army::{Fault, is_size};
use crate::asked::{Chance, Choice, Question};
use crate::battle::{Battle, Side, Step, TroopId, Turn};
use crate::content::{Army, Content, MAX_TILES, Tile};
use crate::reasons::Reason;
use crate::told::Event;
use crate::view::{Facts, View};
use crate::{check, sketch, view, words};

/// Pocket Battles with its content and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PocketBattles {
    content: Arc<Content>,
    options: Options,
    /// The indices of the two armies in the content.
    armies: [usize; 2],
    /// The tiles of both armies in one list, for speed: the index of a tile is the number of its troop.
    tiles: Vec<Tile>,
}

/// What players agree on before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Points for each army: a multiple of 10 from 30 to 120 (PB-02).
    #[schemars(range(min = 30, max = 120), extend("multipleOf" = 10))]
    pub size: u16,
    /// The armies of seat 0 and seat 1, by key; both may be the same.
    pub armies: [String; 2],
    /// How units come together.
    pub muster: MusterRule,
}

/// Whether players choose their troops, or begin at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MusterRule {
    /// Everybody chooses in secret: the ready-made army, a random one or an own one.
    #[default]
    Free,
    /// Both lead the ready-made army of the size.
    Ready,
    /// Both lead a random legal army.
    Random,
}

impl Default for Options {
    fn default() -> Options {
        Options { size: 60, armies: ["orcs".into(), "elves".into()], muster: MusterRule::Free }
    }
}

/// A battle being played: what every rule reads, changes and asks.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PocketBattles,
    pub battle: &'p mut Battle,
    pub table: &'p mut Table<'t, PocketBattles>,
}

impl Play<'_, '_> {
    /// Runs one step of the agenda.
    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::Muster => self.muster(),
            Step::DrawRandomArmy(seat) => self.draw_random_army(seat),
            Step::RollForPlayerA => self.roll_for_player_a(),
            Step::Deploy(seat) => self.deploy(seat),
            Step::OpenStacks => self.open_stacks(),
            Step::BeginRound => self.begin_round(),
            Step::Turn(seat) => self.take_turn(seat),
            Step::Orders { seat, given } => self.give_orders(seat, given),
            Step::EndRound => self.end_round(),
        }
    }

    /// Puts a step on the agenda to run next.
    pub fn next(&mut self, step: Step) {
        self.battle.agenda.push(step);
    }
}

impl PocketBattles {
    pub fn size(&self) -> u16 {
        self.options.size
    }

    pub fn muster_rule(&self) -> MusterRule {
        self.options.muster
    }

    pub fn army(&self, seat: Seat) -> &Army {
        &self.content.armies[self.armies[seat.index()]]
    }

    /// The figures of a troop.
    #[inline]
    pub fn tile(&self, troop: TroopId) -> &Tile {
        &self.tiles[usize::from(troop.0)]
    }
}

impl Game for PocketBattles {
    const ID: &'static str = "pocket-battles";
    const RULES: u32 = 3;

    type Content = Content;
    type Options = Options;
    type Position = Battle;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    type Drawn = table::Nothing;
    type View = View;
    type Facts = Facts;

    fn set_up(content: Arc<Content>, options: Options) -> Result<PocketBattles, Phrase> {
        if !is_size(options.size) {
            return Err(Fault::Size { size: options.size }.phrase());
        }
        let mut armies = [0; 2];
        let mut tiles = vec![Tile::default(); 2 * MAX_TILES];
        for (seat, key) in options.armies.iter().enumerate() {
            let index = find_key(&content.armies, |army| &army.key, key, "unknown-army")?;
            if options.muster == MusterRule::Ready && content.armies[index].ready(options.size).is_none() {
                return Err(words::say_no_ready_army(&content.armies[index].name, options.size));
            }
            armies[seat] = index;
            let army = &content.armies[index].tiles;
            tiles[seat * MAX_TILES..seat * MAX_TILES + army.len()].copy_from_slice(army);
        }
        Ok(PocketBattles { content, options, armies, tiles })
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

    fn start(&self) -> Battle {
        Battle {
            sides: [Side::EMPTY; 2],
            agenda: ArrayVec::from_iter([Step::RollForPlayerA, Step::Muster]),
            won_first_roll: None,
            round: 0,
            quiet_rounds: 0,
            stacks_are_open: false,
            turn: Turn { seat: Seat(0), is_first_of_game: false, redeployed: None, controller: None, in_contact: 0 },
            ending: None,
        }
    }

    fn step(&self, battle: &mut Battle, table: &mut Table<'_, PocketBattles>) -> Flow {
        let step = battle.agenda.pop().expect("a battle that goes on has something on its agenda");
        Play { game: self, battle, table }.step(step)
    }

    #[inline]
    fn outcome(&self, battle: &Battle) -> Option<Outcome> {
        battle.ending.map(|ending| battle.say_outcome(self, ending))
    }

    fn resign(&self, battle: &mut Battle, seat: Seat) {
        battle.resign(seat);
    }

    fn view(&self, battle: &Battle, viewer: Viewer) -> View {
        view::view(self, battle, viewer)
    }

    fn facts(&self) -> Facts {
        view::list_facts(self)
    }

    fn imagine(&self, battle: &Battle, seat: Seat, dice: &mut dyn table::Dice) -> Battle {
        view::imagine(self, battle, seat, dice)
    }

    fn check(&self, battle: &Battle) -> table::check::Checked {
        check::check(self, battle)
    }
}

impl Spoken for PocketBattles {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = table::texts!(with content);
        &TEXTS
    }

    fn name_seat(speaker: Speaker<'_, PocketBattles>, seat: Seat) -> Arg {
        words::names::name_seat(speaker.view, seat).into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        sketch::sketch(view, lang)
    }

    fn keep_names(from: &View, to: &View) {
        view::keep_names(from, to);
    }
}

impl Measured for PocketBattles {}
