//! What people at a table say to each other.
//!
//! It is no part of the match: nothing of it is written down, and it is forgotten with the room. It is heard at once,
//! whatever is held back of the match, so it tells nothing of that.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use catalog::lines::{Heard, Remark};
use table::{Lang, Phrase, Seat};

use crate::error::RoomError;
use crate::setup::is_readable;

/// A seat may say so much in that time.
const MAX_REMARKS: usize = 5;
const IN_MS: i64 = 10_000;
/// Whoever comes later hears this many of the last remarks.
const MAX_KEPT: usize = 30;
/// Words of one's own have at most this many characters.
const LONGEST_WORDS: usize = 200;

#[derive(Debug, Default)]
pub struct Chat {
    heard: VecDeque<Heard>,
    /// How many remarks were forgotten.
    forgotten: usize,
    /// When each seat has spoken lately.
    spoken: BTreeMap<Seat, VecDeque<i64>>,
    /// Who wants free words.
    free_words: BTreeSet<Seat>,
}

impl Chat {
    /// Lets everybody hear what one of these persons says, if it may be said.
    pub fn speak(&mut self, heard: Heard, persons: &BTreeSet<Seat>, now: i64, lang: Lang) -> Result<(), RoomError> {
        self.check(&heard.remark, persons, lang)?;
        self.say(heard, now).map_err(|wait| RoomError::too_much(lang, "too-many-words", wait))
    }

    /// Everybody hears it, unless the seat has said too much of late: then it hears how long to wait.
    fn say(&mut self, heard: Heard, now: i64) -> Result<(), Duration> {
        let spoken = self.spoken.entry(heard.seat).or_default();
        spoken.retain(|at| now - at < IN_MS);
        if let Some(first) = spoken.front().filter(|_| spoken.len() >= MAX_REMARKS) {
            return Err(Duration::from_millis((first + IN_MS - now).unsigned_abs()));
        }
        spoken.push_back(now);
        self.hear(heard);
        Ok(())
    }

    /// Takes in what somebody was allowed to say.
    pub fn hear(&mut self, heard: Heard) {
        self.heard.push_back(heard);
        if self.heard.len() > MAX_KEPT {
            self.heard.pop_front();
            self.forgotten += 1;
        }
    }

    pub fn want_free_words(&mut self, seat: Seat, wants: bool) {
        if wants {
            self.free_words.insert(seat);
        } else {
            self.free_words.remove(&seat);
        }
    }

    pub fn free_words(&self) -> &BTreeSet<Seat> {
        &self.free_words
    }

    /// What was said from remark number `from` on, as far as it is still known.
    pub fn since(&self, from: usize) -> impl Iterator<Item = &Heard> {
        self.heard.iter().skip(from.saturating_sub(self.forgotten))
    }

    /// How much was said at all.
    pub fn count(&self) -> usize {
        self.forgotten + self.heard.len()
    }

    /// Whether a remark may be made among these persons.
    fn check(&self, remark: &Remark, persons: &BTreeSet<Seat>, lang: Lang) -> Result<(), RoomError> {
        let Remark::Words(words) = remark else { return Ok(()) };
        if !persons.is_subset(&self.free_words) {
            return Err(RoomError::conflict(lang, "no-free-words"));
        }
        let is_good = is_readable(words, LONGEST_WORDS);
        if is_good {
            Ok(())
        } else {
            Err(RoomError::bad(lang, &Phrase::new("bad-words").with("most", LONGEST_WORDS as i64)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::lines::Courtesy;

    fn thanks(seat: u8) -> Heard {
        Heard { seat: Seat(seat), remark: Remark::Courtesy(Courtesy::Thanks) }
    }

    #[test]
    fn a_seat_that_says_too_much_has_to_wait_and_no_other_has() {
        let mut chat = Chat::default();
        for at in 0..MAX_REMARKS as i64 {
            chat.say(thanks(0), at).expect("that is not too much");
        }
        assert_eq!(chat.say(thanks(0), 1000), Err(Duration::from_millis(9000)));
        chat.say(thanks(1), 1000).expect("another seat may speak");
        chat.say(thanks(0), IN_MS).expect("the first remark was long ago");
        assert!(chat.say(thanks(0), IN_MS).is_err());
    }

    #[test]
    fn what_was_said_long_ago_is_forgotten_and_nothing_is_heard_twice() {
        let mut chat = Chat::default();
        (0..40).for_each(|number| chat.hear(thanks(number)));
        let seats = |from| chat.since(from).map(|heard| heard.seat.0).collect::<Vec<_>>();
        assert_eq!(chat.count(), 40);
        assert_eq!(seats(0), (10..40).collect::<Vec<_>>());
        assert_eq!(seats(38), [38, 39]);
        assert!(seats(40).is_empty());
    }

    #[test]
    fn free_words_take_everybody() {
        let mut chat = Chat::default();
        let persons = BTreeSet::from([Seat(0), Seat(2)]);
        let words = |text: &str| Remark::Words(text.to_string());
        let key = |chat: &Chat, remark| chat.check(&remark, &persons, Lang::EN).err().map(|error| error.key);
        assert_eq!(key(&chat, Remark::Courtesy(Courtesy::Hello)), None);
        chat.want_free_words(Seat(0), true);
        assert_eq!(key(&chat, words("Nice trap!")).as_deref(), Some("no-free-words"));
        chat.want_free_words(Seat(2), true);
        assert_eq!(key(&chat, words("Nice trap!")), None);
        for bad in ["", " ", "two\nlines", "\u{202e}backwards", &"x".repeat(201)] {
            assert_eq!(key(&chat, words(bad)).as_deref(), Some("bad-words"), "{bad}");
        }
        chat.want_free_words(Seat(0), false);
        assert_eq!(key(&chat, words("Nice trap!")).as_deref(), Some("no-free-words"));
    }
}
