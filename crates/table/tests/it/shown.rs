//! What a screen shows of a choice or an event follows from its declaration.

use super::traps::{Traps, View};
use table::{
    Arg, Change, Faces, Flight, Flown, Lang, Look, Phrase, Price, Seat, Sentence, Shown, Speaker, Tally, Term, Texts,
    Vocabulary, numbered_id, spot,
};

/// A piece of the board.
#[derive(Clone, Copy)]
struct Fox(u8);

impl Term<Traps> for Fox {
    fn say(&self, _speaker: Speaker<'_, Traps>) -> Arg {
        Phrase::new("fox").with("number", self.0).into()
    }

    fn show(&self, _speaker: Speaker<'_, Traps>, shown: &mut Shown) {
        shown.touch(numbered_id("fox-", self.0));
    }
}

#[derive(Vocabulary)]
#[vocabulary(Traps, key = "did")]
enum Did {
    #[look(banner)]
    Dawned {
        fox: Fox,
    },
    Ran {
        fox: Fox,
        from: Fox,
        to: Fox,
    },
    #[from("den")]
    #[to(numbered_id("hole-", *hole))]
    Hid {
        fox: Fox,
        hole: u8,
    },
    #[look(strike)]
    Bit {
        by: Fox,
        at: Fox,
        hurt: Change,
    },
    #[changes(Change::new("fox-1", Tally::Life, *before, before + 2))]
    Ate {
        before: u8,
    },
    #[flights(Flight::of_cards(spot("deck", *seat), spot("hand", *seat), *cards), Flight::of(Flown::Bead, "bag", "middle", 1))]
    Drew {
        seat: Seat,
        cards: u8,
    },
    Diced {
        by: Fox,
        #[thrown(Seat(1))]
        dice: Faces,
        more: Faces,
    },
    Slept,
}

#[derive(Vocabulary)]
#[vocabulary(Traps, key = "may")]
enum May {
    #[price(energy = fox.0)]
    Run {
        fox: Fox,
    },
    Wait,
}

fn with_speaker<T>(read: impl FnOnce(Speaker<'_, Traps>) -> T) -> T {
    let view = View { own: None, is_sprung: [false; 2], points: [0; 2], turn: 0 };
    read(Speaker { game: &Traps, view: &view })
}

fn show(did: &Did) -> Shown {
    with_speaker(|speaker| did.shown(speaker))
}

#[test]
fn a_look_is_declared_or_follows_from_what_is_seen() {
    let fox = Fox(1);
    let hurt = Change::new("fox-2", Tally::Life, 3, 1);
    let looks = [
        (Did::Dawned { fox }, Look::Banner),
        (Did::Ran { fox, from: Fox(2), to: Fox(3) }, Look::Move),
        (Did::Hid { fox, hole: 4 }, Look::Move),
        (Did::Bit { by: fox, at: Fox(2), hurt }, Look::Strike),
        (Did::Ate { before: 1 }, Look::Change),
        (Did::Drew { seat: Seat(0), cards: 2 }, Look::Draw),
        (Did::Diced { by: fox, dice: Faces(vec![1]), more: Faces::default() }, Look::Dice),
        (Did::Diced { by: fox, dice: Faces::default(), more: Faces::default() }, Look::Touch),
        (Did::Slept, Look::Word),
    ];
    for (did, look) in looks {
        let shown = show(&did);
        assert_eq!(shown.look(), look, "{shown:?}");
    }
}

#[test]
fn where_from_and_where_to_are_fields_or_declared() {
    let way = |did| {
        let Shown { touches, from, to, .. } = show(&did);
        (touches.join(" "), from.unwrap_or_default(), to.unwrap_or_default())
    };
    let ran = way(Did::Ran { fox: Fox(1), from: Fox(2), to: Fox(3) });
    assert_eq!(ran, ("fox-1 fox-2 fox-3".into(), "fox-2".into(), "fox-3".into()));
    let hid = way(Did::Hid { fox: Fox(1), hole: 4 });
    assert_eq!(hid, ("fox-1".into(), "den".into(), "hole-4".into()));
}

#[test]
fn changes_say_whether_they_are_good() {
    let is_good = |what, before, after| Change::new("fox-1", what, before, after).is_good;
    assert!(is_good(Tally::Life, 1, 2) && is_good(Tally::Energy, 0, 1) && is_good(Tally::Wounds, 2, 1));
    assert!(!is_good(Tally::Life, 2, 1) && !is_good(Tally::Wounds, 0, 1));
    let hurt = Change::new("fox-2", Tally::Life, 3, 1);
    assert_eq!(show(&Did::Bit { by: Fox(1), at: Fox(2), hurt: hurt.clone() }).changes, [hurt]);
    let nothing = Change::new("fox-2", Tally::Life, 3, 3);
    assert!(show(&Did::Bit { by: Fox(1), at: Fox(2), hurt: nothing }).changes.is_empty());
}

#[test]
fn what_flies_is_counted_and_nothing_flies_for_nothing() {
    let bead = Flight::of(Flown::Bead, "bag", "middle", 1);
    let cards = Flight::of_cards("deck-1", "hand-1", 2);
    assert_eq!(show(&Did::Drew { seat: Seat(1), cards: 2 }).flights, [cards, bead.clone()]);
    assert_eq!(show(&Did::Drew { seat: Seat(1), cards: 0 }).flights, [bead]);
}

#[test]
fn dice_know_the_seat_that_threw_them() {
    let dice = show(&Did::Diced { by: Fox(1), dice: Faces(vec![6, 2]), more: Faces(vec![5]) }).dice;
    let thrown: Vec<(&str, Option<Seat>)> = dice.iter().map(|die| (die.face.as_str(), die.seat)).collect();
    assert_eq!(thrown, [("6", Some(Seat(1))), ("2", Some(Seat(1))), ("5", None)]);
}

#[test]
fn a_price_is_shown_and_said_in_words_that_can_be_left_out() {
    let source = "fox = fox { $number }\n\
        price = { $price ->\n    [0] {\"\"}\n   *[other] {\" \"}for { $price } energy\n }\n\
        may-run = Run: { $fox }{ price }\n    .brief = Run\n\
        may-wait = Wait\n";
    let texts = Texts::of([("en", source)]);
    let say = |may: &May| {
        let phrase = with_speaker(|speaker| may.phrase(speaker));
        let price = phrase.price.map(|price| (price, texts.say_price(Lang::EN, &phrase)));
        (texts.say(Lang::EN, &phrase), price, texts.say_briefly(Lang::EN, &phrase))
    };
    let price = (Price { what: Tally::Energy, count: 2 }, " for 2 energy".to_string());
    assert_eq!(say(&May::Run { fox: Fox(2) }), ("Run: fox 2 for 2 energy".into(), Some(price), Some("Run".into())));
    assert_eq!(say(&May::Run { fox: Fox(0) }), ("Run: fox 0".into(), None, Some("Run".into())));
    assert_eq!(say(&May::Wait), ("Wait".into(), None, None));
}
