//! How results are printed.

use std::io::Write;
use std::path::Path;

use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};
use serde::Serialize;

/// One JSON value and nothing else.
pub fn print_json(out: &mut dyn Write, value: &impl Serialize) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string_pretty(value)?)?;
    Ok(())
}

/// Writes beside the file and then takes its place, so that it is never half written.
pub fn replace(file: &Path, written: &str) -> std::io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, written)?;
    std::fs::rename(&beside, file)
}

/// A table whose first columns are words and whose other columns are numbers.
pub fn table(head: impl Into<Vec<String>>, words: usize) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(head.into());
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
