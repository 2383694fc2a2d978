//! Distances, sight and paths: cases worked out on paper, and properties on random tables.

mod narrow;
mod shapes;
mod tables;

mod approach;
mod heights;
mod paths;
mod placing;
mod properties;
mod robust;
mod sight;
