//! What is wrong with a data file, and where.

use std::fmt;

use serde::Serialize;

/// Everything that is wrong with some data files; at least one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Defects(pub Vec<Defect>);

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defect {
    pub file: String,
    pub line: Option<usize>,
    /// For example: card `knight`. Empty when the whole file is meant.
    pub entry: String,
    pub field: Option<String>,
    pub message: String,
}

impl std::error::Error for Defects {}

impl fmt::Display for Defects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, defect) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "\n" };
            write!(f, "{separator}{defect}")?;
        }
        Ok(())
    }
}

/// One line: ``cards/mine.toml:17: card `knight`, field `attack`: must be from 0 to 20, not 21``.
impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        match (self.entry.as_str(), &self.field) {
            ("", None) => {}
            ("", Some(field)) => write!(f, ": field `{field}`")?,
            (entry, None) => write!(f, ": {entry}")?,
            (entry, Some(field)) => write!(f, ": {entry}, field `{field}`")?,
        }
        write!(f, ": {}", self.message.trim().replace('\n', " "))
    }
}

impl Defect {
    /// Something that is wrong with a whole file or folder.
    pub fn of_file(file: &str, message: impl fmt::Display) -> Defect {
        let message = message.to_string();
        Defect { file: file.to_owned(), line: None, entry: String::new(), field: None, message }
    }
}
