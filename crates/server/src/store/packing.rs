//! Logs of matches that have ended, made small.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::rows::FoundRow;

/// Row by row as lines of JSON, compressed as gzip does, so that other programs can read them.
pub(super) fn pack(log: &[FoundRow]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    for FoundRow { number, at, record } in log {
        let line = serde_json::to_string(&(number, at, record)).expect("plain data is JSON");
        writeln!(packed, "{line}").expect("memory takes everything");
    }
    packed.finish().expect("memory takes everything")
}

pub(super) fn unpack(packed: &[u8]) -> io::Result<Vec<FoundRow>> {
    let mut lines = String::new();
    GzDecoder::new(packed).read_to_string(&mut lines)?;
    let row = |line| {
        let (number, at, record) = serde_json::from_str(line)?;
        Ok(FoundRow { number, at, record })
    };
    lines.lines().map(row).collect()
}
