//! The game as the table knows it: its content, its options, and the way into the rules.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use measure::{Point, Polygon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::find_key;
use table::{Arg, Flow, Game, Lang, Outcome, Phrase, Seat, Sketch, Speaker, Spoken, Table, Texts, Viewer, Vocabulary};

use crate::asked::{Chance, Choice, Question};
use crate::battle::{Battle, CharacterId, Ending, ObjectId, Side, Step, Turn};
use crate::content::{Area, Card, Colour, Content, Face, Faction, Mission, Site};
use crate::look::Look;
use crate::reasons::Reason;
use crate::routes::Routes;
use crate::team::MAX_STARS;
use crate::told::Event;
use crate::view::{Facts, ObjectFacts, View};
use crate::{check, sketch, view, words};

/// Home Raiders with its content and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeRaiders {
    content: Arc<Content>,
    options: Options,
    /// The indices of the two factions in the content.
    factions: [usize; 2],
    area: usize,
    /// HR-04: the objects of the area, then the portals of both seats, by object id.
    objects: Vec<ObjectFacts>,
    /// HR-05: by seat, the outline of its portal at each site.
    portals: [Vec<Polygon>; 2],
    /// Places in the area where an ordinary base fits.
    routes: Routes,
    faces: [[Face; 6]; 3],
}

/// What players agree on before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// HR-01: the limit of stars for each team.
    #[schemars(range(min = 1, max = 20))]
    pub stars: u8,
    /// HR-02: the factions of seat 0 and seat 1, by key; both may be the same.
    pub factions: [String; 2],
    /// How teams are chosen.
    pub muster: MusterRule,
    /// The battle area, by key.
    pub area: String,
    /// HR-06: whether the mission is rolled for.
    pub mission: MissionRule,
    /// Whether the rules marked with the cog are used.
    pub level: Level,
}

/// Whether players choose their characters, or start at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MusterRule {
    /// Each player chooses a ready-made team or brings one.
    #[default]
    Free,
    /// Both lead the largest ready-made team within the limit.
    Ready,
}

/// HR-06: which mission is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MissionRule {
    /// Decided by the dice.
    #[default]
    Rolled,
    MakeVanish,
    ControlPortal,
    StrategicPoint,
}

impl MissionRule {
    /// The mission, if agreed.
    fn agreed(self) -> Option<Mission> {
        match self {
            MissionRule::Rolled => None,
            MissionRule::MakeVanish => Some(Mission::MakeVanish),
            MissionRule::ControlPortal => Some(Mission::ControlPortal),
            MissionRule::StrategicPoint => Some(Mission::StrategicPoint),
        }
    }
}

/// The two levels of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(case)]
pub enum Level {
    /// Without abilities, boosts, wound symbols and the other rules marked with the cog.
    Simple,
    #[default]
    Complex,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            stars: 6,
            factions: ["new-lilliput".into(), "gremlins".into()],
            muster: MusterRule::Free,
            area: "desk".into(),
            mission: MissionRule::Rolled,
            level: Level::Complex,
        }
    }
}

/// A battle being played: what every rule reads, changes and asks.
pub(crate) struct Play<'p, 't> {
    pub game: &'p HomeRaiders,
    pub battle: &'p mut Battle,
    pub table: &'p mut Table<'t, HomeRaiders>,
}

impl Play<'_, '_> {
    /// Runs one step of the agenda.
    ///
    /// ```text
    /// set-up   teams (HR-01) → nemeses (HR-68.7) → deployment and first player are rolled for (HR-05)
    ///          → first player: portal, specialists (HR-68.10), troops one by one; then the other (HR-05)
    ///          → scouts and explorers of both (HR-66.2, HR-68.3) → mission (HR-06) → markers in turn (HR-06)
    ///          → free moves of tacticians (HR-67.5)
    /// round    beads into the bag (HR-10) → turns until the bag is empty → what lasted a round ends
    /// turn     a bead is drawn → its owner activates a troop or skips (HR-10, HR-11)
    ///          → actions until none is left (HR-12) → messages (HR-68.6), injuries (HR-60)
    /// end      after round 6: the seat that has done more for the mission (HR-06)
    /// ```
    fn step(&mut self, step: Step) -> Flow {
        match step {
            Step::Muster => self.muster(),
            Step::ChooseNemeses => self.choose_nemeses(),
            Step::RollDeployment => self.roll_deployment(),
            Step::PlacePortal(seat) => self.place_portal(seat),
            Step::Deploy(seat) => self.deploy(seat),
            Step::DeployLate(seat) => self.deploy_late(seat),
            Step::RollMission => self.roll_mission(),
            Step::PlaceMarker(seat) => self.place_marker(seat),
            Step::Tactics(seat) => self.move_tacticians(seat),
            Step::BeginRound => self.begin_round(),
            Step::DrawBead => self.draw_bead(),
            Step::Activate(seat) => self.activate(seat),
            Step::Act => self.act(),
            Step::EndTurn => self.end_turn(),
            Step::EndRound => self.end_round(),
        }
    }

    /// Puts a step on the agenda to run next.
    pub fn next(&mut self, step: Step) {
        self.battle.agenda.push(step);
    }

    /// The battle as rules read it.
    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look { game: self.game, battle: self.battle }
    }
}

impl HomeRaiders {
    pub fn stars(&self) -> u8 {
        self.options.stars
    }

    pub fn muster_rule(&self) -> MusterRule {
        self.options.muster
    }

    #[inline]
    pub fn is_complex(&self) -> bool {
        self.options.level == Level::Complex
    }

    pub fn content(&self) -> &Content {
        &self.content
    }

    #[inline]
    pub fn faction(&self, seat: Seat) -> &Faction {
        &self.content.factions[self.factions[seat.index()]]
    }

    #[inline]
    pub fn area(&self) -> &Area {
        &self.content.areas[self.area]
    }

    #[inline]
    pub fn card(&self, battle: &Battle, who: CharacterId) -> &Card {
        self.faction(who.seat()).card(battle[who].card)
    }

    pub(crate) fn portal_outline(&self, seat: Seat, site: Site) -> &Polygon {
        &self.portals[seat.index()][site.index()]
    }

    #[inline]
    pub fn objects(&self) -> &[ObjectFacts] {
        &self.objects
    }

    /// The portal of a seat as an object.
    pub fn portal_object(&self, seat: Seat) -> ObjectId {
        ObjectId(self.area().objects.len() as u8 + seat.0)
    }

    /// The seat whose portal an object is.
    #[inline]
    pub fn portal_of(&self, object: ObjectId) -> Option<Seat> {
        let seat = object.index().checked_sub(self.area().objects.len())?;
        (seat < 2).then_some(Seat(seat as u8))
    }

    pub(crate) fn grid(&self) -> &[Point] {
        &self.routes.places
    }

    pub(crate) fn routes(&self) -> &Routes {
        &self.routes
    }

    pub(crate) fn faces(&self, colour: Colour) -> [Face; 6] {
        self.faces[colour.index()]
    }

    pub(crate) fn face(&self, colour: Colour, rolled: u32) -> Face {
        self.faces(colour)[(rolled as usize - 1).min(5)]
    }
}

impl Game for HomeRaiders {
    const ID: &'static str = "home-raiders";
    const RULES: u32 = 5;

    type Content = Content;
    type Options = Options;
    type Position = Battle;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Reason = Reason;
    type Chance = Chance;
    /// The owner of a bead.
    type Drawn = Seat;
    type View = View;
    type Facts = Facts;

    fn set_up(content: Arc<Content>, options: Options) -> Result<HomeRaiders, Phrase> {
        if !(1..=MAX_STARS).contains(&options.stars) {
            return Err(words::say_bad_stars(options.stars));
        }
        let mut factions = [0; 2];
        for (seat, key) in options.factions.iter().enumerate() {
            let index = find_key(&content.factions, |faction| &faction.key, key, "unknown-faction")?;
            let faction = &content.factions[index];
            let can_muster = match options.muster {
                MusterRule::Free => faction.cards.iter().any(|card| card.stars <= options.stars),
                MusterRule::Ready => faction.ready_team(options.stars).is_some(),
            };
            if !can_muster {
                return Err(words::say_no_ready_team(&faction.name, options.stars));
            }
            factions[seat] = index;
        }
        let area = find_key(&content.areas, |area| &area.key, &options.area, "unknown-area")?;
        let portals = factions.map(|faction| {
            let portal = &content.factions[faction].portal;
            Site::ALL.iter().map(|site| content.areas[area].portal_outline(portal, *site)).collect()
        });
        let own = content.areas[area].objects.iter().map(ObjectFacts::of_object);
        let objects = own.chain(factions.map(|faction| ObjectFacts::of_portal(&content.factions[faction].portal)));
        let objects = objects.collect();
        let routes = Routes::new(&content.areas[area]);
        let faces = [content.dice.white, content.dice.red, content.dice.black];
        Ok(HomeRaiders { content, options, factions, area, objects, portals, routes, faces })
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
            sides: [Side::empty(), Side::empty()],
            agenda: ArrayVec::from_iter([Step::RollDeployment, Step::ChooseNemeses, Step::Muster]),
            round: 0,
            deployment: None,
            first: Seat(0),
            mission: self.options.mission.agreed(),
            markers: ArrayVec::new(),
            beads: [0; 2],
            moved: Vec::new(),
            turn: Turn { seat: Seat(0), troop: None, actions: 0, is_fresh: false, message_of: None },
            ending: None,
        }
    }

    fn step(&self, battle: &mut Battle, table: &mut Table<'_, HomeRaiders>) -> Flow {
        let step = battle.agenda.pop().expect("a battle that goes on has something on its agenda");
        Play { game: self, battle, table }.step(step)
    }

    #[inline]
    fn outcome(&self, battle: &Battle) -> Option<Outcome> {
        Some(match battle.ending? {
            Ending::Mission(seat) => Outcome::won_by(seat, "outcome-mission"),
            Ending::FarthestMarker(seat) => Outcome::won_by(seat, "outcome-farthest-marker"),
            Ending::Resigned(seat) => Outcome::won_by(seat.other(), "outcome-resigned"),
            Ending::Draw => Outcome::draw("outcome-draw"),
        })
    }

    fn resign(&self, battle: &mut Battle, seat: Seat) {
        battle.ending = Some(Ending::Resigned(seat));
    }

    fn view(&self, battle: &Battle, viewer: Viewer) -> View {
        view::view(self, battle, viewer)
    }

    fn facts(&self) -> Facts {
        view::list_facts(self)
    }

    /// Nothing is hidden: the contents of the bag are known, just not the order.
    fn imagine(&self, battle: &Battle, _seat: Seat, _dice: &mut dyn table::Dice) -> Battle {
        battle.clone()
    }

    fn check(&self, battle: &Battle) -> table::check::Checked {
        check::check(self, battle)
    }
}

impl Spoken for HomeRaiders {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = table::texts!(with content);
        &TEXTS
    }

    fn name_seat(speaker: Speaker<'_, HomeRaiders>, seat: Seat) -> Arg {
        words::names::name_seat(speaker, seat).into()
    }

    fn sketch(&self, view: &View, lang: Lang) -> Sketch {
        sketch::sketch(self, view, lang)
    }
}
