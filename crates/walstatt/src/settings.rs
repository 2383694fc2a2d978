//! What holds for every command: language, colour, content.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use catalog::{Catalog, GameError};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use table::{Lang, Phrase, text};

use crate::texts;

#[derive(clap::Args)]
#[command(next_help_heading = "heading-everywhere")]
pub struct SettingsArgs {
    #[arg(long, global = true, value_parser = read_lang())]
    lang: Option<Lang>,
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    #[arg(long, global = true, value_enum, default_value_t = ColorArg::Auto, value_name = "WHEN")]
    color: ColorArg,
}

#[derive(Clone, Copy, ValueEnum)]
enum ColorArg {
    Auto,
    Always,
    Never,
}

/// The same, decided.
pub struct Settings {
    pub lang: Lang,
    pub color: bool,
    pub content: Option<PathBuf>,
}

impl Settings {
    pub fn of(args: &SettingsArgs) -> Settings {
        let lang = args.lang.unwrap_or_else(own_lang);
        let color = match args.color {
            ColorArg::Always => true,
            ColorArg::Never => false,
            ColorArg::Auto => std::io::stdout().is_terminal() && allows_color(|name| std::env::var(name).ok()),
        };
        Settings { lang, color, content: args.content.clone() }
    }

    /// All games, with the user's content if there is any.
    pub fn catalog(&self) -> Result<Catalog, GameError> {
        match &self.content {
            Some(folder) => Catalog::with_content(folder, self.lang),
            None => Ok(Catalog::built_in()),
        }
    }

    /// A sentence of the command line's own.
    pub fn say(&self, key: &'static str) -> String {
        self.say_phrase(&Phrase::new(key))
    }

    /// A sentence about a file or folder.
    pub fn say_path(&self, key: &'static str, path: impl AsRef<Path>) -> String {
        self.say_phrase(&Phrase::new(key).with("path", text(path.as_ref().display().to_string())))
    }

    pub fn say_phrase(&self, phrase: &Phrase) -> String {
        texts::TEXTS.say(self.lang, phrase)
    }
}

/// The language to speak of a command line that may not be understood: what follows `--lang`, if it is a language.
pub fn lang_of_line(line: &[OsString]) -> Lang {
    let words: Vec<&str> =
        line.iter().map(|word| word.to_str().unwrap_or_default()).take_while(|word| *word != "--").collect();
    let pairs = words.iter().zip(words.iter().skip(1)).filter(|(name, _)| **name == "--lang").map(|(_, tag)| *tag);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    pairs.chain(joined).find_map(Lang::find).unwrap_or_else(own_lang)
}

fn own_lang() -> Lang {
    lang_of_locale(|name| std::env::var(name).ok())
}

/// Every language there is.
fn read_lang() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::all().iter().map(Lang::tag)).map(|tag| Lang::of(&tag))
}

/// The first of the three that says anything decides, as POSIX has it.
fn lang_of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = locales.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
    let language = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    Lang::find(language).unwrap_or(Lang::EN)
}

fn allows_color(variable: impl Fn(&str) -> Option<String>) -> bool {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && variable("TERM").is_none_or(|terminal| terminal != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<'a>(set: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| set.iter().find(|(other, _)| *other == name).map(|(_, value)| value.to_string())
    }

    #[test]
    fn the_locale_decides_on_the_language() {
        assert_eq!(lang_of_locale(with(&[])), Lang::EN);
        assert_eq!(lang_of_locale(with(&[("LANG", "de_DE.UTF-8")])), Lang::of("de"));
        assert_eq!(lang_of_locale(with(&[("LANG", "de")])), Lang::of("de"));
        assert_eq!(lang_of_locale(with(&[("LANG", "den_CA")])), Lang::EN);
        assert_eq!(lang_of_locale(with(&[("LANG", "de_AT"), ("LC_ALL", "C.UTF-8")])), Lang::EN);
        assert_eq!(lang_of_locale(with(&[("LANG", "de_AT"), ("LC_ALL", "")])), Lang::of("de"));
        assert_eq!(lang_of_locale(with(&[("LANG", "en_GB"), ("LC_MESSAGES", "de_CH")])), Lang::of("de"));
    }

    #[test]
    fn the_language_is_known_before_the_line_is_understood() {
        let of = |line: &str| lang_of_line(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("walstatt --lang de frobnicate"), Lang::of("de"));
        assert_eq!(of("walstatt games --x --lang=de"), Lang::of("de"));
        assert_eq!(of("walstatt replay -- --lang de"), own_lang());
        assert_eq!(of("walstatt games --lang"), own_lang());
        assert_eq!(of("walstatt --lang klingon"), own_lang());
    }

    #[test]
    fn colour_can_be_switched_off_from_outside() {
        assert!(allows_color(with(&[("TERM", "xterm"), ("NO_COLOR", "")])));
        assert!(!allows_color(with(&[("TERM", "xterm"), ("NO_COLOR", "1")])));
        assert!(!allows_color(with(&[("TERM", "dumb")])));
    }
}
