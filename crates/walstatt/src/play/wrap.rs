//! Texts broken into lines of so many cells.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Breaks at spaces; a word that is wider than a line is broken too. Further lines begin with `indent` spaces.
pub fn wrap(text: &str, cells: usize, indent: usize) -> Vec<String> {
    let indent = if indent + 1 < cells { indent } else { 0 };
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        let space = usize::from(!line.trim().is_empty());
        if line.width() + space + word.width() <= cells {
            line.push_str(&" ".repeat(space));
            line.push_str(word);
            continue;
        }
        if space == 1 {
            lines.push(" ".repeat(indent));
        }
        put_long_word(&mut lines, word, cells.max(1), indent);
    }
    lines
}

fn put_long_word(lines: &mut Vec<String>, word: &str, cells: usize, indent: usize) {
    for letter in word.chars() {
        let line = lines.last_mut().expect("there is always a line");
        if line.width() + letter.width().unwrap_or(0) > cells && !line.trim().is_empty() {
            lines.push(" ".repeat(indent));
        }
        lines.last_mut().expect("there is always a line").push(letter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_inside_long_words() {
        assert_eq!(wrap("Zwei Armeen aus Plättchen", 12, 2), ["Zwei Armeen", "  aus", "  Plättchen"]);
        assert_eq!(wrap("Speerwerfer", 5, 0), ["Speer", "werfe", "r"]);
        assert_eq!(wrap("龍騎兵", 4, 0), ["龍騎", "兵"]);
        assert_eq!(wrap("", 4, 0), [""]);
    }
}
