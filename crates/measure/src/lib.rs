//! Distances, sight and paths on a table, in whole units.
