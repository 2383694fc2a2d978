//! The form for standing orders of one seat.

use catalog::OrdersInfo;
use crossterm::event::{KeyCode, KeyEvent};
use serde_json::Value;
use table::Seat;

use super::Manner;
use super::form::{fill, follow, list_values, name_property};
use super::panel::Action;

pub struct OrdersForm {
    pub seat: Seat,
    pub rows: Vec<OrderRow>,
    pub cursor: usize,
    /// The orders as they stand in the form.
    pub orders: Value,
}

pub struct OrderRow {
    /// What is ordered, in words, and the property that says it.
    pub name: String,
    property: String,
    values: Vec<Value>,
    /// The values in words.
    pub names: Vec<String>,
    pub picked: usize,
}

impl OrdersForm {
    /// Every property whose values the schema lists has a row; the others stay as they are.
    pub fn new(manner: Manner, info: &OrdersInfo, seat: Seat, given: Option<&Value>) -> OrdersForm {
        let orders = fill(&info.defaults, given.unwrap_or(&Value::Null));
        let properties = info.schema["properties"].as_object().into_iter().flatten();
        let row = |(property, schema): (&String, &Value)| {
            let (values, names): (Vec<Value>, Vec<String>) =
                list_values(follow(&info.schema, schema), manner).into_iter().unzip();
            let picked = values.iter().position(|value| *value == orders[property])?;
            Some(OrderRow {
                name: name_property(property, schema, manner.lang),
                property: property.clone(),
                values,
                names,
                picked,
            })
        };
        OrdersForm { seat, rows: properties.filter_map(row).collect(), cursor: 0, orders }
    }

    pub fn press(&mut self, key: KeyEvent) -> Option<Action> {
        let count = self.rows.len().max(1);
        match key.code {
            KeyCode::Up => self.cursor = (self.cursor + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1) % count,
            KeyCode::Left => self.turn(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.turn(1),
            KeyCode::Enter => return Some(Action::GiveOrders),
            KeyCode::Esc | KeyCode::Char('q' | 'o') => return Some(Action::Close),
            _ => {}
        }
        None
    }

    /// Picks the next or the last value of the row.
    fn turn(&mut self, by: isize) {
        let Some(row) = self.rows.get_mut(self.cursor) else { return };
        row.picked = (row.picked as isize + by).rem_euclid(row.values.len() as isize) as usize;
        self.orders[&row.property] = row.values[row.picked].clone();
    }
}
