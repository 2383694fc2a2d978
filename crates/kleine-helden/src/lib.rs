//! Kleine Helden on the table.
