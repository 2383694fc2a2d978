//! Standing orders: what a seat wants to be answered for it, so that it is not asked every time.
//!
//! They are the seat's own. Nothing that others get tells what they are, nor that there are any.

use serde_json::Value;
use table::{Lang, Seat, Viewer};

use super::{Chair, Room};
use crate::error::RoomError;
use crate::record::{Entry, Record};

impl Room {
    pub(super) fn order(&mut self, seat: Seat, orders: &Value, lang: Lang) -> Result<Record, RoomError> {
        let orders = self.playing(lang)?.read_orders(orders, lang).map_err(RoomError::refused)?;
        self.chair(seat, lang)?.give_orders(orders.clone());
        Ok(Record::of(Entry::Ordered { seat, orders }))
    }

    /// A seat that is asked something of which its orders speak, and the option they choose. Orders rest while a
    /// computer plays, and at a question that the seat has come back to on purpose.
    pub fn order_to_follow(&self) -> Option<(Seat, usize)> {
        let played = self.played()?;
        let chairs = self.chairs.iter().enumerate().map(|(index, chair)| (Seat(index as u8), chair));
        let mut ordered =
            chairs.filter(|(_, chair)| chair.computer.is_none() && chair.own_answer != Some(chair.answers));
        ordered.find_map(|(seat, chair)| {
            let orders = chair.orders.as_ref().filter(|_| !self.is_held_for(Viewer::Seat(seat)))?;
            Some((seat, played.obey(seat, orders, Lang::EN).ok()??))
        })
    }
}

impl Chair {
    /// `null` is none.
    pub(super) fn give_orders(&mut self, orders: Value) {
        self.orders = Some(orders).filter(|orders| !orders.is_null());
        self.own_answer = None;
    }

    /// The seat takes a choice back, and answers that question itself.
    pub(super) fn turn_back(&mut self) {
        self.answers += 1;
        self.own_answer = Some(self.answers);
    }
}
