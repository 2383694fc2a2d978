//! What players do on a drawn field.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use kleine_helden::KleineHelden;
use kleine_helden::asked::{Act, Chance, Choice, Declare, Fit, Loot, Move, Pay, Protect, Question, Redraw};
use kleine_helden::battle::{Aim, Defence, Mix, Side};
use kleine_helden::content::Cards;
use table::{Pending, Scene, Seat};

use super::{card_id, card_set, keys, to_declare, to_play, to_use};

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

/// Actions in the player's own turn, in the order of the rulebook.
impl Stage {
    /// Takes the action; the cards to fit come after it.
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

    /// Stops fitting cards.
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

    /// Attacks and names the target. `with` is a weapon, a spell or `bare`; `/2` holds it in two hands, `/far` throws it.
    #[track_caller]
    pub fn attack(&mut self, by: &str, with: &str, at: &str) -> &mut Stage {
        self.does(by, self.to_attack(by, with));
        let at = self.target(at);
        self.does(by, at.into())
    }

    /// Casts a general spell; its target comes after it where there is a choice.
    #[track_caller]
    pub fn cast(&mut self, by: &str, spell: &str) -> &mut Stage {
        self.does(by, self.to_cast(by, spell))
    }

    #[track_caller]
    pub fn forgo(&mut self, unit: &str) -> &mut Stage {
        self.does(unit, self.to_forgo(unit))
    }

    /// Plays a card from the hand outside of fights.
    #[track_caller]
    pub fn play(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, to_play(card))
    }

    /// Uses the power of an NPC or artefact outside of fights.
    #[track_caller]
    pub fn use_power(&mut self, seat: u8, card: &str) -> &mut Stage {
        self.say(seat, to_use(card))
    }

    /// Trades these hand cards; the draw comes after it.
    #[track_caller]
    pub fn trade(&mut self, seat: u8, cards: [&str; 3]) -> &mut Stage {
        self.say(seat, Act::Trade).pay(seat, &cards)
    }

    /// Buys a hero for these hand cards; a roll decides which.
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

    /// The player on turn ends it.
    #[track_caller]
    pub fn end_turn(&mut self) -> &mut Stage {
        let seat = self.now().turn.side.0;
        self.say(seat, Act::EndTurn)
    }

    /// Draws any cards, as long as cards have to be drawn.
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

    /// Draws exactly these cards from the piles, which must not run out.
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

/// What other players do in a fight, and what follows some choices.
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

    /// A fighter of the same group steps in for `at`, or one whose offer is accepted.
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

    /// Directs an effect at a card that is fitted to a hero, or discarded.
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

impl Stage {
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
