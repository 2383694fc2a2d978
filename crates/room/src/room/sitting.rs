//! Sitting down, and what everybody adds to the dice.

use table::{DiceKey, Lang, Phrase, Proof, Rolls, Seat, commit, seal};

use super::{Chair, Room, raw};
use crate::error::RoomError;
use crate::ids::{TokenHash, hex};
use crate::record::{Entry, Record};
use crate::setup::{Dice, check_name, check_nonce, check_seal};

/// What a seat brings for the dice when it sits down.
#[derive(Clone, Debug)]
pub enum Share {
    Nonce(String),
    /// The nonce follows when everybody sits.
    Sealed(String),
}

impl Room {
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        name: String,
        share: Share,
        token: Option<TokenHash>,
        lang: Lang,
    ) -> Result<Record, RoomError> {
        check_name(&name, lang)?;
        let (nonce, sealed) = match share {
            Share::Nonce(nonce) => (Some(check_nonce(nonce, lang)?), None),
            Share::Sealed(seal) => (None, Some(check_seal(seal, lang)?)),
        };
        let chair = self.chair(seat, lang)?;
        if chair.is_taken() {
            return Err(RoomError::conflict(lang, "seat-taken"));
        }
        let free = chair.clone();
        let token_hex = token.map(|TokenHash(bytes)| hex(&bytes));
        let entry = Entry::Sat {
            seat,
            name: name.clone(),
            nonce: nonce.clone().unwrap_or_default(),
            sealed: sealed.clone(),
            token: token_hex,
        };
        *chair = Chair { name: Some(name), nonce, sealed, token, ..free.clone() };
        self.begin_if_ready(entry, lang).inspect_err(|_| self.chairs[seat.index()] = free)
    }

    /// As long as a seat is free, a nonce could be chosen to fit the others.
    pub(super) fn unseal(&mut self, seat: Seat, nonce: String, lang: Lang) -> Result<Record, RoomError> {
        if !self.chairs.iter().all(Chair::is_taken) {
            return Err(RoomError::conflict(lang, "not-all-sit"));
        }
        let chair = self.chair(seat, lang)?;
        let Some(sealed) = chair.sealed.as_ref().filter(|_| chair.nonce.is_none()) else {
            return Err(RoomError::conflict(lang, "nothing-sealed"));
        };
        if seal(&nonce) != *sealed {
            return Err(RoomError::bad(lang, &Phrase::new("other-nonce")));
        }
        chair.nonce = Some(check_nonce(nonce.clone(), lang)?);
        let begun = self.begin_if_ready(Entry::Unsealed { seat, nonce }, lang);
        begun.inspect_err(|_| self.chairs[seat.index()].nonce = None)
    }

    /// The match begins with the last nonce.
    fn begin_if_ready(&mut self, entry: Entry, lang: Lang) -> Result<Record, RoomError> {
        let mut record = Record::of(entry);
        if self.chairs.iter().all(Chair::is_ready) {
            let mut played = self.setup.begin(&self.catalog, self.rolls(), lang)?;
            self.roll_for_nobody(&mut *played);
            record.header = Some(raw(played.header_json()));
            record.inputs = played.inputs_json(0).into_iter().map(raw).collect();
            self.played = Some(played);
        }
        Ok(record)
    }

    pub fn commitment(&self) -> String {
        commit(&self.secret)
    }

    /// What the dice can be checked with, once the match is over.
    pub fn proof(&self) -> Option<Proof> {
        let sealed = || self.chairs.iter().map(|chair| chair.sealed.clone().unwrap_or_default()).collect();
        let is_shown = self.is_over() && self.setup.dice == Dice::Fair;
        is_shown.then(|| Proof::of(&self.secret, self.nonces()).with_seals(sealed()))
    }

    /// What the seats have added to the dice; a computer adds nothing.
    pub fn nonces(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.nonce.clone().unwrap_or_default()).collect()
    }

    /// The seal of what each seat adds, since it sits there; nothing for a computer.
    pub fn seals(&self) -> Vec<Option<String>> {
        let seal_of = |chair: &Chair| chair.sealed.clone().or_else(|| chair.nonce.as_deref().map(seal));
        self.chairs.iter().map(seal_of).collect()
    }

    fn rolls(&self) -> Rolls {
        match self.setup.dice {
            Dice::Fair => Rolls::Keyed(DiceKey::derive(&self.secret, &self.nonces())),
            Dice::Seeded(seed) => Rolls::Seeded(seed),
            Dice::Real => Rolls::Outside,
        }
    }
}
