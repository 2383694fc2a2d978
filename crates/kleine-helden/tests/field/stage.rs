//! What people do on a drawn field, and what can be seen there.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use kleine_helden::KleineHelden;
use kleine_helden::asked::{Act, Chance, Choice, Declare, Defend, Fit, Loot, Move, Pay, Protect, Question, Redraw};
use kleine_helden::battle::{Aim, Defence, Grip, How, Means, Mix, Origin, Side, Target, UnitId};
use kleine_helden::content::{Card, CardId, Cards};
use kleine_helden::told::{Event, Part};
use table::{Game, Lang, Pending, Saying, Scene, Seat, Viewer};

use super::{card_id, card_set, find, key_of, keys};

/// A scene with names for everything.
pub struct Stage {
    pub game: Arc<KleineHelden>,
    pub scene: Scene<KleineHelden>,
}

impl Deref for Stage {
    type Target = Scene<KleineHelden>;

    fn deref(&self) -> &Scene<KleineHelden> {
        &self.scene
    }
}

impl DerefMut for Stage {
    fn deref_mut(&mut self) -> &mut Scene<KleineHelden> {
        &mut self.scene
    }
}

/// Actions in the own turn, in the order of the rulebook.
impl Stage {
    /// The action; what is fitted comes after it.
    #[track_caller]
    pub fn equip(&mut self, unit: &str) -> &mut Stage {
        self.does(unit, self.to_equip(unit))
    }

    #[track_caller]
    pub fn put(&mut self, card: &str, to: &str) -> &mut Stage {
        self.does(to, self.to_put(card, to))
    }

    #[track_caller]
    pub fn take_back(&mut self, card: &str, from: &str) -> &mut Stage {
        self.does(from, self.to_take_back(card, from))
    }

    /// Nothing more is fitted.
    #[track_caller]
    pub fn fitted_enough(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Fit::Done)
    }

    #[track_caller]
    pub fn transfer(&mut self, one: &str, other: &str) -> &mut Stage {
        self.does(one, self.to_transfer(one, other))
    }

    #[track_caller]
    pub fn move_card(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, Move::Card { card: card_id(card) })
    }

    /// Nothing more is transferred.
    #[track_caller]
    pub fn moved_enough(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Move::Done)
    }

    /// Attacks and names the target. `with` is a weapon, a spell or `bare`; `/2` holds it in two hands, `/far` throws it.
    #[track_caller]
    pub fn attack(&mut self, by: &str, with: &str, at: &str) -> &mut Stage {
        self.does(by, self.to_attack(by, with));
        let at = self.target(at);
        self.does(by, at.into())
    }

    /// Casts a general spell; what it is directed at comes after it where there is a choice.
    #[track_caller]
    pub fn cast(&mut self, by: &str, spell: &str) -> &mut Stage {
        self.does(by, self.to_cast(by, spell))
    }

    #[track_caller]
    pub fn forgo(&mut self, unit: &str) -> &mut Stage {
        self.does(unit, self.to_forgo(unit))
    }

    /// Plays a card of the hand outside of fights.
    #[track_caller]
    pub fn play(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, to_play(card))
    }

    /// Uses the power of an NPC or artefact outside of fights.
    #[track_caller]
    pub fn use_power(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, to_use(card))
    }

    /// Trades these hand cards; what is drawn comes after it.
    #[track_caller]
    pub fn trade(&mut self, seat: u8, cards: [&str; 3]) -> &mut Stage {
        self.say(seat, Act::Trade).pay(seat, &cards)
    }

    /// Buys a hero for these hand cards; a roll says which.
    #[track_caller]
    pub fn buy(&mut self, seat: u8, cards: [&str; 8]) -> &mut Stage {
        self.say(seat, Act::Buy).pay(seat, &cards)
    }

    #[track_caller]
    pub fn pay(&mut self, seat: u8, cards: &[&str]) -> &mut Stage {
        for card in cards {
            self.answer(seat, Pay { card: card_id(card) });
        }
        self
    }

    /// Whoever is on turn ends it.
    #[track_caller]
    pub fn end_turn(&mut self) -> &mut Stage {
        let seat = self.now().turn.side.0;
        self.say(seat, Act::EndTurn)
    }

    /// Draws whatever comes, as long as cards have to be drawn.
    #[track_caller]
    pub fn draw_anything(&mut self) -> &mut Stage {
        loop {
            match self.running().pending() {
                Pending::Roll { why: Chance::Card { .. }, .. } => {
                    self.rolls([1]);
                }
                Pending::Asked(asked) if matches!(asked[0].question, Question::Draw { .. }) => {
                    let (seat, choice) = (asked[0].seat.0, asked[0].options[0]);
                    self.answer(seat, choice);
                }
                _ => return self,
            }
        }
    }

    /// Draws exactly these cards from the piles, which must not run out meanwhile.
    #[track_caller]
    pub fn draw(&mut self, seat: u8, cards: &[&str]) -> &mut Stage {
        let cards = card_set(cards);
        if self.running().asked(Seat(seat)).is_some() {
            self.answer(seat, Mix::counting(cards));
        }
        let mut deck = self.now().deck;
        for card in cards.iter() {
            let place = deck.of(card.pile()).iter().position(|other| other == card);
            let place = place.unwrap_or_else(|| panic!("{:?} is not in the deck", keys(Cards::from_iter([card]))));
            deck.remove(card);
            self.rolls([place as u32 + 1]);
        }
        self
    }
}

/// What others do in a fight, and what comes after some choices.
impl Stage {
    /// Offers the protection of this hero or creature to another player's.
    #[track_caller]
    pub fn offer(&mut self, unit: &str) -> &mut Stage {
        let with = Protect::With { unit: self.id(unit) };
        self.does(unit, with.into())
    }

    /// Offers no protection.
    #[track_caller]
    pub fn leave(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Protect::Leave)
    }

    /// Says how an attack on `at` is met: `dodge`, `waive`, or with a weapon, shield or defence spell as in `attack`.
    #[track_caller]
    pub fn defend(&mut self, at: &str, with: &str) -> &mut Stage {
        let seat = self.now().side_of(self.target(at)).0;
        let choice = self.to_defend(at, with);
        self.say(seat, choice)
    }

    /// Somebody of the own group steps in before `at`, or somebody whose offer is taken.
    #[track_caller]
    pub fn behind(&mut self, at: &str, protector: &str) -> &mut Stage {
        let seat = self.now().side_of(self.target(at)).0;
        let choice = self.to_hide_behind(at, protector);
        self.say(seat, choice)
    }

    /// Says what a protector parries with, if there is a choice.
    #[track_caller]
    pub fn parry_with(&mut self, protector: &str, with: &str) -> &mut Stage {
        let (card, grip, _) = self.held(with);
        self.does(protector, Defence::Parry { card, grip }.into())
    }

    /// Declares cards and powers in a window.
    #[track_caller]
    pub fn declare(&mut self, seat: u8, cards: &[&str]) -> &mut Stage {
        self.say(seat, to_declare(cards))
    }

    /// Declares nothing in a window.
    #[track_caller]
    pub fn pass(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Declare::PASS)
    }

    /// Directs an effect at a hero or creature.
    #[track_caller]
    pub fn aim(&mut self, seat: u8, at: &str) -> &mut Stage {
        let aim = Aim::Unit(self.id(at));
        self.say(seat, aim)
    }

    /// Directs an effect at a group.
    #[track_caller]
    pub fn aim_at_group(&mut self, seat: u8, side: u8) -> &mut Stage {
        self.say(seat, Aim::Group(Side(side)))
    }

    /// Directs an effect at a card that is fitted to somebody, or discarded.
    #[track_caller]
    pub fn aim_at_card(&mut self, seat: u8, card: &str) -> &mut Stage {
        let card = card_id(card);
        let aim = match self.now().bearer(card) {
            Some(unit) => Aim::Fitted { unit, card },
            None => Aim::Discarded(card),
        };
        self.say(seat, aim)
    }

    #[track_caller]
    pub fn loot(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, Loot::Card { card: card_id(card) })
    }

    #[track_caller]
    pub fn loot_nothing(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Loot::Nothing)
    }

    #[track_caller]
    pub fn redraw(&mut self, seat: u8) -> &mut Stage {
        self.say(seat, Redraw::Again)
    }
}

/// Choices to be looked for.
impl Stage {
    pub fn to_equip(&self, unit: &str) -> Choice {
        Act::Equip { unit: self.id(unit) }.into()
    }

    pub fn to_put(&self, card: &str, to: &str) -> Choice {
        Fit::Put { card: card_id(card), to: self.id(to) }.into()
    }

    pub fn to_take_back(&self, card: &str, from: &str) -> Choice {
        Fit::TakeBack { card: card_id(card), from: self.id(from) }.into()
    }

    pub fn to_transfer(&self, one: &str, other: &str) -> Choice {
        let (one, other) = (self.id(one), self.id(other));
        Act::Transfer { one: one.min(other), other: one.max(other) }.into()
    }

    pub fn to_attack(&self, by: &str, with: &str) -> Choice {
        let by = self.id(by);
        Act::Attack { by, means: self.means(by, with) }.into()
    }

    pub fn to_cast(&self, by: &str, spell: &str) -> Choice {
        let (by, card) = (self.id(by), card_id(spell));
        Act::Cast { by, card, origin: self.origin(by, card) }.into()
    }

    pub fn to_forgo(&self, unit: &str) -> Choice {
        Act::Forgo { unit: self.id(unit) }.into()
    }

    pub fn to_defend(&self, at: &str, with: &str) -> Choice {
        let choice = match with {
            "dodge" => Defend::Dodge,
            "waive" => Defend::Waive,
            _ => {
                let (card, grip, _) = self.held(with);
                match self.game.content().card(card) {
                    Card::DefenceSpell(_) => Defend::Spell { card, origin: self.origin(self.id(at), card) },
                    _ => Defend::Parry { card, grip },
                }
            }
        };
        choice.into()
    }

    pub fn to_hide_behind(&self, at: &str, protector: &str) -> Choice {
        let unit = self.id(protector);
        let is_own = self.now().side_of(self.target(at)) == self.now().unit(unit).side;
        if is_own { Defend::Shield { unit }.into() } else { Defend::Accept { unit }.into() }
    }

    /// The means of an attack, see `attack`.
    #[track_caller]
    pub fn means(&self, by: UnitId, with: &str) -> Means {
        match with {
            "bare" => return Means::Bare { how: How::Melee },
            "bare/far" => return Means::Bare { how: How::Ranged },
            _ => {}
        }
        let (card, grip, how) = self.held(with);
        match self.game.content().card(card) {
            Card::AttackSpell(_) => Means::Spell { card, origin: self.origin(by, card) },
            _ => Means::Weapon { card, grip, how },
        }
    }

    /// A card with the grip and the reach that `/2` and `/far` name, otherwise one hand and melee where it has them.
    #[track_caller]
    fn held(&self, with: &str) -> (CardId, Grip, How) {
        let mut words = with.split('/');
        let card = card_id(words.next().expect("there is always a first word"));
        let weapon = self.game.content().card(card).weapon();
        let mut grip = if weapon.is_some_and(|weapon| weapon.one.is_none()) { Grip::Two } else { Grip::One };
        let mut how = if weapon.is_some_and(|weapon| !weapon.reach.is_melee()) { How::Ranged } else { How::Melee };
        for word in words {
            match word {
                "1" => grip = Grip::One,
                "2" => grip = Grip::Two,
                "far" => how = How::Ranged,
                _ => panic!("{word} says nothing about {with}"),
            }
        }
        (card, grip, how)
    }

    /// Where a spell is cast from: the book if it is there.
    fn origin(&self, by: UnitId, card: CardId) -> Origin {
        if self.now().unit(by).fitted.contains(card) { Origin::Book } else { Origin::Hand }
    }

    /// Somebody by key, or `npc-1`, `demon-0`, `ward-1`.
    #[track_caller]
    pub fn target(&self, name: &str) -> Target {
        let side = |number: &str| Side(number.parse().expect("a side is a number"));
        match name.split_once('-') {
            Some(("npc", number)) => Target::Npc(side(number)),
            Some(("demon", number)) => Target::Demon(side(number)),
            Some(("ward", number)) => Target::Ward(side(number)),
            _ => Target::Unit(self.id(name)),
        }
    }
}

/// What can be seen.
impl Stage {
    #[track_caller]
    pub fn id(&self, key: &str) -> UnitId {
        find(self.now(), key)
    }

    /// The life of somebody named as in `target`; 0 if there is nobody any more.
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

    /// The keys of what somebody is fitted with, in the order of the cards' numbers.
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

    /// The heroes and creatures of a side who live, with their life: `fighter:15 imp:4`.
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

    /// The seats that are asked now.
    pub fn asked_seats(&mut self) -> Vec<u8> {
        let seats = self.game.seats();
        (0..seats).filter(|seat| self.running().asked(Seat(*seat)).is_some()).collect()
    }

    /// What a seat is asked now, if anything.
    pub fn question(&mut self, seat: u8) -> Option<Question> {
        self.running().asked(Seat(seat)).map(|asked| asked.question)
    }

    /// Whether the player on turn may act now: whatever came before has ended.
    pub fn is_free_to_act(&mut self) -> bool {
        let seat = self.now().turn.side.0;
        self.question(seat) == Some(Question::Act)
    }

    /// What everybody does now in the own turn is asked of this seat.
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

    /// The id of the rule for which a seat may not choose this now.
    #[track_caller]
    pub fn rule_against(&self, seat: u8, choice: impl Into<Choice>) -> &'static str {
        let choice = choice.into();
        assert!(!self.offers(seat, choice), "{choice:?} is offered");
        self.why_not(seat, choice).rule()
    }

    /// Refuses an answer and gives the position back unchanged.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, choice: impl Into<Choice>) {
        self.refused(seat, choice.into());
    }

    /// How the game ended, and who has won.
    pub fn ended(&self) -> Option<(&'static str, Vec<u8>)> {
        self.outcome().map(|outcome| (outcome.reason, outcome.winners.iter().map(|seat| seat.0).collect()))
    }

    /// The parts of the attack and of what met it in the last fight; nothing met it if the second is empty.
    #[track_caller]
    pub fn compared(&self) -> (Vec<Part>, Vec<Part>) {
        let told = self.told();
        let last = told.iter().rev().find_map(|event| match event {
            Event::Compared { attack, defence, .. } => Some((attack.clone(), defence.clone())),
            Event::HitByItself { attack, .. } => Some((attack.clone(), Vec::new())),
            _ => None,
        });
        last.expect("somebody has fought")
    }

    /// The attack value and what met it in the last fight.
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
            Event::Hit { damage, .. } => Some(*damage),
            _ => None,
        });
        last.expect("an attack has hit")
    }

    /// What a seat reads of all that it was told, in order.
    pub fn read(&mut self, seat: u8, lang: Lang) -> Vec<String> {
        let viewer = Viewer::Seat(Seat(seat));
        let running = self.running();
        let view = running.view(viewer);
        let phrases = running.told(viewer).map(|event| running.game().say(&view, Saying::Event(event)));
        phrases.map(|phrase| KleineHelden::texts().say(lang, &phrase)).collect()
    }

    #[track_caller]
    fn does(&mut self, unit: &str, choice: Choice) -> &mut Stage {
        let seat = self.now().unit(self.id(unit)).side.0;
        self.say(seat, choice)
    }

    #[track_caller]
    pub fn say(&mut self, seat: u8, choice: impl Into<Choice>) -> &mut Stage {
        self.scene.answer(seat, choice.into());
        self
    }
}

pub fn to_play(card: &str) -> Choice {
    Act::Play { card: card_id(card) }.into()
}

pub fn to_use(card: &str) -> Choice {
    Act::Use { card: card_id(card) }.into()
}

pub fn to_declare(cards: &[&str]) -> Choice {
    Declare { cards: card_set(cards) }.into()
}

/// So many cards of equipment, magic and tactics.
pub fn mix(equipment: u8, magic: u8, tactics: u8) -> Choice {
    Mix { equipment, magic, tactics }.into()
}

pub fn total(parts: &[Part]) -> i16 {
    parts.iter().map(|part| i16::from(part.value)).sum()
}
