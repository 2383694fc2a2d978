//! Parses just enough Rust to tell code from comments, strings and tests.

/// The source with comments and the contents of strings replaced by spaces; lines keep their numbers.
pub fn blank_comments_and_texts(source: &str) -> String {
    let mut blanked = String::with_capacity(source.len());
    let mut rest = source;
    let mut before = ' ';
    while let Some(next) = rest.chars().next() {
        let in_word = before.is_alphanumeric() || before == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            length_of_block_comment(rest)
        } else if next == '"' {
            length_of_text(rest)
        } else if let Some(length) = length_of_raw_text(rest).filter(|_| !in_word) {
            length
        } else if next == '\'' {
            length_of_char(rest).unwrap_or(0)
        } else {
            0
        };
        if length == 0 {
            blanked.push(next);
            before = next;
            rest = &rest[next.len_utf8()..];
        } else {
            blanked.extend(rest[..length].chars().map(|it| if it == '\n' { '\n' } else { ' ' }));
            before = ' ';
            rest = &rest[length..];
        }
    }
    blanked
}

/// Removes the items after `#[cfg(test)]` from blanked source; lines keep their numbers.
pub fn blank_tests(blanked: &str) -> String {
    let mut kept = String::with_capacity(blanked.len());
    let mut rest = blanked;
    while let Some(start) = rest.find("#[cfg(test)]") {
        let length = length_of_item(&rest[start..]);
        kept.push_str(&rest[..start]);
        kept.extend(rest[start..start + length].chars().filter(|it| *it == '\n'));
        rest = &rest[start + length..];
    }
    kept + rest
}

/// Whether `text` has `word` at `at` as a whole word.
fn is_whole_word(text: &str, at: usize, word: &str) -> bool {
    let is_part = |it: char| it.is_alphanumeric() || it == '_';
    let open_start = !word.starts_with(is_part) || !text[..at].ends_with(is_part);
    let open_end = !word.ends_with(is_part) || !text[at + word.len()..].starts_with(is_part);
    open_start && open_end
}

/// Whether a line contains a word, not just as part of a longer one.
pub fn contains_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| is_whole_word(line, at, word))
}

fn length_of_block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

fn length_of_text(rest: &str) -> usize {
    let mut escaped = false;
    for (at, it) in rest.char_indices().skip(1) {
        match it {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of `r"..."`, `r#"..."#`, `br"..."` and so on; nothing if no such string begins here.
fn length_of_raw_text(rest: &str) -> Option<usize> {
    let after_prefix =
        rest.strip_prefix("br").or_else(|| rest.strip_prefix("cr")).or_else(|| rest.strip_prefix('r'))?;
    let inside = after_prefix.trim_start_matches('#');
    let hashes = after_prefix.len() - inside.len();
    let inside = inside.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = rest.len() - inside.len();
    Some(inside.find(&end).map_or(rest.len(), |at| start + at + end.len()))
}

/// The length of a character like `'x'` or `'\n'`; nothing for a lifetime.
fn length_of_char(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first != '\\' {
        return chars.next().filter(|(_, it)| *it == '\'').map(|(at, _)| at + 1);
    }
    chars.next()?;
    chars.find(|(_, it)| *it == '\'').map(|(at, _)| at + 1)
}

/// The length of an item with its attributes: up to a `;`, or to the brace that closes its first one.
fn length_of_item(rest: &str) -> usize {
    let mut depth = 0;
    for (at, it) in rest.char_indices() {
        match it {
            ';' if depth == 0 => return at + 1,
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth <= 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &str) {
        let blanked = blank_comments_and_texts(source);
        assert_eq!(blanked.lines().count(), source.lines().count());
        assert_eq!(blanked.split_whitespace().collect::<Vec<_>>().join(" "), expected);
    }

    #[test]
    fn comments_are_blanked() {
        check("a // b\nc /* d /* e */ \n f */ g", "a c g");
        check("/// docs\nfn f() {}", "fn f() {}");
    }

    #[test]
    fn texts_are_blanked() {
        check(r#"a("b // \" c"); d"#, "a( ); d");
        check("a(r#\"b \" c\"#); d", "a( ); d");
        check("var\"x\"", "var");
    }

    #[test]
    fn a_quote_in_a_character_opens_no_text() {
        check(r#"a('"', '\'', '\u{1F3B2}'); b"#, "a( , , ); b");
    }

    #[test]
    fn a_lifetime_is_not_a_character() {
        check("fn f<'a>(x: &'a str) -> &'a str", "fn f<'a>(x: &'a str) -> &'a str");
    }

    #[test]
    fn tests_are_blanked_and_what_follows_is_not() {
        let source = "a\n#[cfg(test)]\nmod tests;\nb\n#[cfg(test)]\nmod more {\n  fn x() { y }\n}\nc\n";
        assert_eq!(blank_tests(source), "a\n\n\nb\n\n\n\n\nc\n");
    }

    #[test]
    fn a_word_is_found_only_whole() {
        assert!(contains_word("x: Rc<u8>", "Rc<"));
        assert!(!contains_word("x: Arc<u8>", "Rc<"));
        assert!(contains_word("x as f64;", "f64"));
        assert!(!contains_word("as_secs_f64()", "f64"));
    }
}
