//! Numbers as people of a language write them.

use table::Lang;

/// `1,234,567` or `1.234.567`.
pub fn count(lang: Lang, number: u64) -> String {
    lang.group(number as i64)
}

/// `0.5` or `0,5`, with this many digits behind the point.
pub fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', lang.decimal_point())
}

/// `12.5 %` or `12,5 %`, of a share of 1.
pub fn percent(lang: Lang, share: f64) -> String {
    format!("{} %", decimal(lang, share * 100.0, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_has_it() {
        let english = [0, 999, 1000, 123456, 1234567].map(|number| count(Lang::EN, number));
        assert_eq!(english, ["0", "999", "1,000", "123,456", "1,234,567"]);
        assert_eq!(count(Lang::of("de"), 1234567), "1.234.567");
        assert_eq!((decimal(Lang::EN, 0.25, 1), decimal(Lang::of("de"), 12.345, 2)), ("0.2".into(), "12,35".into()));
        assert_eq!((percent(Lang::EN, 0.125), percent(Lang::of("de"), 1.0)), ("12.5 %".into(), "100,0 %".into()));
    }
}
