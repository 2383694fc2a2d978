//! Standing orders of the seats of a match: what is answered for a seat, so that it is not asked every time.

use std::collections::BTreeMap;

use catalog::AnyMatch;
use serde_json::Value;
use table::{Lang, Seat};

#[derive(Default)]
pub struct Standing(BTreeMap<Seat, Given>);

struct Given {
    orders: Value,
    /// The seat has taken a choice back and wants to answer that question itself.
    is_resting: bool,
}

impl Standing {
    /// Gives a seat its orders; `null` takes them away.
    pub fn give(&mut self, seat: Seat, orders: Value) {
        match orders {
            Value::Null => self.0.remove(&seat),
            orders => self.0.insert(seat, Given { orders, is_resting: false }),
        };
    }

    pub fn of(&self, seat: Seat) -> Option<&Value> {
        self.0.get(&seat).map(|given| &given.orders)
    }

    pub fn note_answer(&mut self, seat: Seat) {
        self.set_resting(seat, false);
    }

    pub fn note_take_back(&mut self, seat: Seat) {
        self.set_resting(seat, true);
    }

    fn set_resting(&mut self, seat: Seat, is_resting: bool) {
        if let Some(given) = self.0.get_mut(&seat) {
            given.is_resting = is_resting;
        }
    }

    /// A seat that is asked something of which its orders speak, and the option they choose.
    pub fn next(&self, played: &dyn AnyMatch) -> Option<(Seat, usize)> {
        let mut given = self.0.iter().filter(|(_, given)| !given.is_resting);
        given.find_map(|(seat, given)| Some((*seat, played.obey(*seat, &given.orders, Lang::EN).ok()??)))
    }
}
