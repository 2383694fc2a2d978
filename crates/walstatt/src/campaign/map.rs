//! The map of a house as text: a box for each room with its battle area and the side that holds it, and the doors between them.

use catalog::campaign::{Campaign, Campaigns, Room};
use unicode_width::UnicodeWidthStr;

use crate::settings::Settings;

/// What stands in the box of a room.
struct Cell<'c> {
    room: &'c Room,
    lines: [String; 3],
}

pub fn draw(campaign: &Campaign, campaigns: &Campaigns, settings: &Settings) -> Vec<String> {
    let house = &campaign.house;
    let cells: Vec<Cell<'_>> = house.rooms.iter().map(|room| make_cell(room, campaign, campaigns, settings)).collect();
    let width = cells.iter().flat_map(|cell| &cell.lines).map(|line| line.width()).max().unwrap_or(0);
    let last = |axis: usize| house.rooms.iter().map(|room| room.at[axis]).max().unwrap_or(0);
    let at = |column: u8, row: u8| cells.iter().find(|cell| cell.room.at == [column, row]);
    let is_door = |one: Option<&Cell<'_>>, other: Option<&Cell<'_>>| match (one, other) {
        (Some(one), Some(other)) => house.has_door(&one.room.key, &other.room.key),
        _ => false,
    };
    let mut drawn = Vec::new();
    for row in 0..=last(1) {
        for line in 0..5 {
            let box_line = |column: u8| {
                let door = if line == 2 && is_door(at(column, row), at(column + 1, row)) { "═══" } else { "   " };
                at(column, row).map_or_else(|| " ".repeat(width + 4), |cell| cell.line(line, width)) + door
            };
            drawn.push((0..=last(0)).map(box_line).collect::<String>());
        }
        let below = |column: u8| {
            let door = if is_door(at(column, row), at(column, row + 1)) { "║" } else { " " };
            format!("{door:^width$}", width = width + 7)
        };
        if row < last(1) {
            drawn.push((0..=last(0)).map(below).collect());
        }
    }
    drawn.iter().map(|line| line.trim_end().to_string()).collect()
}

fn make_cell<'c>(room: &'c Room, campaign: &Campaign, campaigns: &Campaigns, settings: &Settings) -> Cell<'c> {
    let area = campaigns.area_name(&room.area).map_or(room.area.as_str(), |area| area.get(settings.lang));
    let holder = campaign.holder(&room.key).map_or_else(|| "–".to_string(), |side| format!("► {}", side.name));
    Cell { room, lines: [room.name.get(settings.lang).to_string(), format!("({area})"), holder] }
}

impl Cell<'_> {
    /// One of the five lines of the box.
    fn line(&self, number: usize, width: usize) -> String {
        match number {
            0 => format!("┌{}┐", "─".repeat(width + 2)),
            4 => format!("└{}┘", "─".repeat(width + 2)),
            number => {
                let line = &self.lines[number - 1];
                format!("│ {line}{} │", " ".repeat(width.saturating_sub(line.width())))
            }
        }
    }
}
