//! What a message from the server says, as far as a load wants to know it.

use memchr::memmem;

/// The name of a question.
pub type Key = [u8; 12];

/// A question to this seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    pub key: Key,
    pub options: usize,
}

/// What a message has brought.
#[derive(Debug, Default, PartialEq)]
pub struct News {
    /// A choice is acknowledged.
    pub is_done: bool,
    pub is_refused: bool,
    pub is_over: bool,
    /// What the seat sees has changed.
    pub has_view: bool,
    /// What the seat is asked from now on, if anything has changed about that.
    pub asked: Option<Option<Asked>>,
}

/// Reads the lines of a message by how they begin.
pub fn read(frame: &str) -> News {
    let mut news = News::default();
    for line in frame.as_bytes().split(|byte| *byte == b'\n') {
        if line.starts_with(br#"{"asked":"#) {
            news.has_view = true;
            news.asked = Some(read_question(line));
        } else if line.starts_with(br#"{"patch":"#) || line.starts_with(br#"{"view":"#) {
            news.has_view = true;
            news.asked = Some(None);
        } else if line.starts_with(br#"{"done":"#) {
            news.is_done = true;
        } else if line.starts_with(br#"{"error":"#) {
            news.is_refused = true;
        } else if line.starts_with(br#"{"over":"#) {
            news.is_over = true;
        }
    }
    news
}

fn read_question(line: &[u8]) -> Option<Asked> {
    const KEY: &[u8] = br#"],"key":""#;
    let end = memmem::find(line, KEY)?;
    let key = line.get(end + KEY.len()..)?.first_chunk()?;
    Some(Asked { key: *key, options: memmem::find_iter(&line[..end], br#"{"choice":"#).count() })
}
