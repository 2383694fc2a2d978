//! Positions for tests, on a bare table or among objects.
//!
//! The table is 30 by 24 inches (`bare`), or any area with custom objects (`with_objects`). Characters come by the keys
//! of their cards and stand where the test says, in tenths of an inch from the left and the near edge:
//!
//! ```ignore
//! let mut scene = Field::new("new-lilliput", "gremlins")               // factions of seat 0 and seat 1
//!     .unit(0, "guardsmen", &[(100, 100), (112, 100), (124, 100)])    // a troop; ids run on: 0, 1, 2
//!     .leader(0, "captain-shefin", (100, 112))                        // joins the last troop of that seat
//!     .unit(1, "rag-fellows", &[(100, 140)])                          // 32: ids of seat 1 start there
//!     .hero(1, "saboteur-grit", (200, 140))                           // a troop of its own
//!     .beside(32, 0)                                                  // puts 32 into contact with 0, above it
//!     .turn(0, 0);                                                    // seat 0 activates its troop 0
//! scene.answer(0, Act::Melee);
//! ```
//!
//! `card` and `object` add the test's own cards and objects, so that a test need not change when the content is
//! balanced; the fields of a card are those of the data files. Bases have a diameter of 25 mm unless the card says
//! otherwise. Portals stand at the middle of the left and the right edge. Dice: `B` (1), `S` (4), `C` (6) are blank,
//! success and critical of a white die; a red one has `RS` (3), a black one `KS` (2) as its lowest success. 5 is
//! critical on a black die, too.

pub mod duels;
pub mod fights;

use std::sync::Arc;

use home_raiders::asked::{Act, Choice, Decide, Goal, March, Marching, Pick, Question, Spot, Way};
use home_raiders::battle::{Battle, Character, CharacterId, Marker, ObjectId, State, Step, Troop, TroopId, Turn};
use home_raiders::content::{CardId, Content, ContentFile, Mission, Site};
use home_raiders::look::Look;
use home_raiders::reasons::Reason;
use home_raiders::{HomeRaiders, Level, MissionRule, MusterRule, Options};
use measure::Point;
use table::{Game, Refusal, Ruled, Scene, Seat};

/// Faces of a white die.
pub const B: u32 = 1;
pub const S: u32 = 4;
pub const C: u32 = 6;
/// The lowest success of a red and of a black die; the blanks are `B`.
pub const RS: u32 = 3;
pub const KS: u32 = 2;

/// A tenth of an inch.
pub const TENTH: i32 = 254;

pub struct Field {
    factions: [String; 2],
    cards: [String; 2],
    objects: String,
    level: Level,
    mission: Mission,
    wishes: Vec<Wish>,
}

type Change = Box<dyn FnOnce(&HomeRaiders, &mut Battle)>;

enum Wish {
    Troop { seat: u8, cards: Vec<(String, (i32, i32))> },
    Join { seat: u8, card: String, at: (i32, i32) },
    Change(Change),
}

impl Field {
    /// Two factions by key, on a bare table of 30 by 24 inches, in round 1 of the mission to make the enemy vanish.
    pub fn new(one: &str, other: &str) -> Field {
        Field {
            factions: [one.to_owned(), other.to_owned()],
            cards: [String::new(), String::new()],
            objects: String::new(),
            level: Level::Complex,
            mission: Mission::MakeVanish,
            wishes: Vec::new(),
        }
    }

    /// Adds a card to the faction of a seat: `kind` is `unit`, `leader` or `hero`, `fields` as in the data files.
    /// Stars, move, defence and mind may be left out: 1, 4, "w", "w".
    pub fn card(mut self, seat: u8, kind: &str, key: &str, fields: &str) -> Field {
        let has = |name: &str| fields.lines().any(|line| line.trim().starts_with(&format!("{name} =")));
        let mut entry = format!("\n[[{kind}]]\nkey = \"{key}\"\nname = {{ de = \"{key}\", en = \"{key}\" }}\n");
        for (name, value) in [("stars", "1"), ("move", "4"), ("defence", "\"w\""), ("mind", "\"w\"")] {
            if !has(name) {
                entry += &format!("{name} = {value}\n");
            }
        }
        self.cards[usize::from(seat)] += &format!("{entry}{fields}\n");
        self
    }

    /// Adds an object: a rectangle from one corner to the other in millimetres, its height, and its flags
    /// (`climbable movable uneven`). Objects are numbered as they are added.
    pub fn object(mut self, from: (u16, u16), to: (u16, u16), height: u16, flags: &str) -> Field {
        let number = self.objects.matches("[[object]]").count();
        let ((x, y), (to_x, to_y)) = (from, to);
        self.objects += &format!(
            "\n[[object]]\nkey = \"object-{number}\"\nname = {{ de = \"Objekt\", en = \"Object\" }}\n\
             outline = [[{x}, {y}], [{to_x}, {y}], [{to_x}, {to_y}], [{x}, {to_y}]]\nheight = {height}\n"
        );
        for flag in flags.split_whitespace() {
            self.objects += &format!("{flag} = true\n");
        }
        self
    }

    /// The rules without the cog.
    pub fn simple(mut self) -> Field {
        self.level = Level::Simple;
        self
    }

    pub fn mission(mut self, mission: Mission) -> Field {
        self.mission = mission;
        self
    }

    /// A troop of characters with the same card.
    pub fn unit(mut self, seat: u8, card: &str, places: &[(i32, i32)]) -> Field {
        let cards = places.iter().map(|at| (card.to_owned(), *at)).collect();
        self.wishes.push(Wish::Troop { seat, cards });
        self
    }

    /// One more character for the last troop of a seat.
    pub fn leader(mut self, seat: u8, card: &str, at: (i32, i32)) -> Field {
        self.wishes.push(Wish::Join { seat, card: card.to_owned(), at });
        self
    }

    pub fn hero(self, seat: u8, card: &str, at: (i32, i32)) -> Field {
        self.unit(seat, card, &[at])
    }

    /// Puts a character into contact with another, above it on the map (towards the far edge).
    pub fn beside(self, who: u8, other: u8) -> Field {
        self.touching(who, other, 0, 1)
    }

    /// Puts a character into contact with another in a direction along the axes.
    pub fn touching(self, who: u8, other: u8, x: i32, y: i32) -> Field {
        self.change(move |game, battle| {
            let look = Look { game, battle };
            let reach = look.card(CharacterId(who)).radius + look.card(CharacterId(other)).radius;
            let place = battle[CharacterId(other)].place.shifted(x * reach, y * reach);
            battle[CharacterId(who)].place = place;
        })
    }

    pub fn wounds(self, who: u8, wounds: u8) -> Field {
        self.change(move |_, battle| battle[CharacterId(who)].wounds = wounds)
    }

    pub fn down(self, who: u8) -> Field {
        self.change(move |_, battle| battle[CharacterId(who)].is_down = true)
    }

    pub fn round(self, round: u8) -> Field {
        self.change(move |_, battle| battle.round = round)
    }

    /// A marker in tenths of an inch.
    pub fn marker(self, at: (i32, i32)) -> Field {
        self.change(move |_, battle| battle.markers.push(Marker { place: point(at), elevation: 0, held: None }))
    }

    /// Changes a character.
    pub fn character(self, who: u8, change: impl FnOnce(&mut Character) + 'static) -> Field {
        self.change(move |_, battle| change(&mut battle[CharacterId(who)]))
    }

    /// Changes anything, in the order of the calls.
    pub fn change(mut self, change: impl FnOnce(&HomeRaiders, &mut Battle) + 'static) -> Field {
        self.wishes.push(Wish::Change(Box::new(change)));
        self
    }

    /// It is the turn of this troop (counted from 0) of a seat, with two actions; all others wait for their beads.
    #[track_caller]
    pub fn turn(self, seat: u8, troop: usize) -> Scene<HomeRaiders> {
        self.turn_with(seat, troop, 2)
    }

    /// The same with this many actions left; with fewer than two the first action is over.
    #[track_caller]
    pub fn turn_with(self, seat: u8, troop: usize, actions: u8) -> Scene<HomeRaiders> {
        let (game, mut battle) = self.build();
        let troop = TroopId::new(Seat(seat), troop);
        battle[troop].is_activated = true;
        battle.turn = Turn { seat: Seat(seat), troop: Some(troop), actions, is_fresh: actions >= 2, message_of: None };
        battle.beads = [0, 1].map(|seat| {
            let waiting = battle.living_troops(Seat(seat)).filter(|troop| !battle[*troop].is_activated);
            waiting.count() as u8
        });
        battle.agenda = [Step::EndTurn, Step::Act].into_iter().collect();
        Scene::at(&game, battle)
    }

    /// Begins after a bead of this seat was drawn.
    #[track_caller]
    pub fn bead(self, seat: u8) -> Scene<HomeRaiders> {
        let (game, mut battle) = self.build();
        battle.beads = [0, 1].map(|seat| battle.living_troops(Seat(seat)).count() as u8);
        battle.beads[usize::from(seat)] -= 1;
        battle.agenda = [Step::Activate(Seat(seat))].into_iter().collect();
        Scene::at(&game, battle)
    }

    /// Begins with the given step.
    #[track_caller]
    pub fn step(self, step: Step) -> Scene<HomeRaiders> {
        let (game, mut battle) = self.build();
        battle.agenda = [step].into_iter().collect();
        Scene::at(&game, battle)
    }

    /// The game and the position.
    #[track_caller]
    pub fn build(self) -> (Arc<HomeRaiders>, Battle) {
        let mut files = vec![ContentFile::new(
            "areas/test.toml",
            format!(
                "key = \"test\"\nname = {{ de = \"Test\", en = \"Test\" }}\nsource = \"house\"\nwidth = 762\ndepth = 610\n{}",
                self.objects
            ),
        )];
        for (seat, cards) in self.cards.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
            let text = format!("key = \"{}\"\nsource = \"house\"\n{cards}", self.factions[seat]);
            files.push(ContentFile::new(format!("factions/test-{seat}.toml"), text));
        }
        let content = Content::with_files(&files).unwrap_or_else(|faults| panic!("{faults}"));
        let options = Options {
            stars: 20,
            factions: self.factions.clone(),
            muster: MusterRule::Ready,
            area: "test".into(),
            mission: match self.mission {
                Mission::MakeVanish => MissionRule::MakeVanish,
                Mission::ControlPortal => MissionRule::ControlPortal,
                Mission::StrategicPoint => MissionRule::StrategicPoint,
            },
            level: self.level,
        };
        let game = HomeRaiders::set_up(Arc::new(content), options).expect("nothing is wrong");
        let mut battle = game.start();
        battle.round = 1;
        battle.deployment = Some(home_raiders::content::Deployment::DirectConfrontation);
        battle.sides[0].portal = Some(Site::Left);
        battle.sides[1].portal = Some(Site::Right);
        for wish in self.wishes {
            match wish {
                Wish::Troop { seat, cards } => {
                    battle.sides[usize::from(seat)].troops.push(Troop::default());
                    cards.into_iter().for_each(|(card, at)| add(&game, &mut battle, seat, &card, at));
                }
                Wish::Join { seat, card, at } => add(&game, &mut battle, seat, &card, at),
                Wish::Change(change) => change(&game, &mut battle),
            }
        }
        // All characters stand on the ground at their place.
        let everybody: Vec<CharacterId> = battle.everybody().collect();
        for who in everybody {
            let look = Look { game: &game, battle: &battle };
            if let Ok(elevation) = look.ground(look.base(who)) {
                battle[who].elevation = elevation;
            }
        }
        (Arc::new(game), battle)
    }
}

#[track_caller]
fn add(game: &HomeRaiders, battle: &mut Battle, seat: u8, card: &str, at: (i32, i32)) {
    let side = &mut battle.sides[usize::from(seat)];
    let card: CardId = game.faction(Seat(seat)).find(card).unwrap_or_else(|| panic!("there is no card {card}"));
    let mut character = Character::new(card, side.troops.len() as u8 - 1);
    (character.state, character.place) = (State::Present, point(at));
    side.characters.push(character);
}

/// A place in tenths of an inch.
pub fn point((x, y): (i32, i32)) -> Point {
    Point::clamped(x * TENTH, y * TENTH)
}

pub fn who(id: u8) -> CharacterId {
    CharacterId(id)
}

/// Troop `number` of a seat.
pub fn troop(seat: u8, number: usize) -> TroopId {
    TroopId::new(Seat(seat), number)
}

pub fn object(number: u8) -> ObjectId {
    ObjectId(number)
}

/// A character as an answer.
pub fn pick(id: u8) -> Choice {
    Choice::Pick(Pick::Who { who: who(id) })
}

pub fn nobody() -> Choice {
    Choice::Pick(Pick::Nobody)
}

pub fn yes() -> Choice {
    Choice::Decide(Decide::Yes)
}

pub fn no() -> Choice {
    Choice::Decide(Decide::No)
}

pub fn shoot(seat: u8, number: usize) -> Choice {
    Choice::Act(Act::Shoot { at: troop(seat, number) })
}

/// Custom ways, each through places in tenths of an inch.
pub fn ways(list: &[(u8, &[(i32, i32)])]) -> Choice {
    let way =
        |(id, places): &(u8, &[(i32, i32)])| Way { who: who(*id), points: places.iter().copied().map(point).collect() };
    Choice::March(March::Ways { ways: list.iter().map(way).collect(), leaves: None })
}

/// A custom way for a single character, through exact points.
pub fn way(id: u8, points: &[Point]) -> Choice {
    Choice::March(March::Ways { ways: vec![Way { who: who(id), points: points.to_vec() }], leaves: None })
}

pub fn stay() -> Choice {
    Choice::March(March::Towards(Goal::Stay))
}

pub fn spot(at: (i32, i32)) -> Choice {
    Choice::Spot(Spot::At { at: point(at) })
}

/// Where a character is, in tenths of an inch, rounded.
pub fn place(scene: &Scene<HomeRaiders>, id: u8) -> (i32, i32) {
    let at = scene.now()[who(id)].place;
    ((at.x() + TENTH / 2) / TENTH, (at.y() + TENTH / 2) / TENTH)
}

pub fn wounds(scene: &Scene<HomeRaiders>, id: u8) -> u8 {
    scene.now()[who(id)].wounds
}

pub fn is_gone(scene: &Scene<HomeRaiders>, id: u8) -> bool {
    scene.now()[who(id)].state == State::Vanished
}

pub fn is_down(scene: &Scene<HomeRaiders>, id: u8) -> bool {
    scene.now()[who(id)].is_down
}

/// Actions left in the turn.
pub fn actions(scene: &Scene<HomeRaiders>) -> u8 {
    scene.now().turn.actions
}

/// What a seat is being asked.
pub fn question(scene: &mut Scene<HomeRaiders>, seat: u8) -> Option<Question> {
    scene.running().asked(Seat(seat)).map(|asked| asked.question)
}

/// The troop that is asked where it goes, and why.
pub fn marching(scene: &mut Scene<HomeRaiders>, seat: u8) -> Option<(TroopId, Marching)> {
    match question(scene, seat) {
        Some(Question::March { troop, why, .. }) => Some((troop, why)),
        _ => None,
    }
}

/// The reason why an answer is refused.
#[track_caller]
pub fn reason(scene: &mut Scene<HomeRaiders>, seat: u8, choice: impl Into<Choice>) -> Reason {
    match scene.refused(seat, choice) {
        Refusal::Illegal(reason) => reason,
        refusal => panic!("refused without a reason: {refusal:?}"),
    }
}

/// The id of the rule by which an answer is refused.
#[track_caller]
pub fn rule_against(scene: &mut Scene<HomeRaiders>, seat: u8, choice: impl Into<Choice>) -> &'static str {
    reason(scene, seat, choice).rule()
}
