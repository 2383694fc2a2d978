//! The command line in words: help, manual page, completions and complaints, in every language.
//!
//! The types of the commands declare what can be given. Every word about it is a message, found by the name of the
//! command or argument (`about-simulate`, `arg-simulate-seats`); a heading in a declaration is the key of a message.

mod complaint;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::Resettable;
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser};
use table::{Lang, Phrase, text};

use crate::Cli;
use crate::settings::lang_of_line;
use crate::texts::TEXTS;

/// Reads a command line. If there is nothing to do, because help was asked for or the line makes no sense, that is said
/// and the exit code comes back.
pub fn read(line: &[OsString]) -> Result<Cli, ExitCode> {
    // Words take time to find, and a line that is understood needs none.
    Cli::try_parse_from(line).or_else(|_| read_with_words(line))
}

fn read_with_words(line: &[OsString]) -> Result<Cli, ExitCode> {
    let lang = lang_of_line(line);
    let mut command = command(lang);
    let read = command.try_get_matches_from_mut(line).and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    read.map_err(|error| {
        match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                let _nobody_may_listen = error.print();
            }
            _ => eprintln!("{}", complaint::write(&error, &command, lang)),
        }
        ExitCode::from(error.exit_code() as u8)
    })
}

/// All commands, with everything said in one language.
pub fn command(lang: Lang) -> Command {
    let help = Help { lang };
    let mut command = help.introduce(Cli::command(), "");
    command.build();
    help.explain(command, "")
}

#[derive(Clone, Copy)]
struct Help {
    lang: Lang,
}

impl Help {
    /// Says what each command is for. Building looks at it: `--help` is longer than `-h` where there is more to say.
    fn introduce(self, command: Command, path: &str) -> Command {
        let name = if path.is_empty() { command.get_name() } else { path };
        let about = self.say(format!("about-{name}"));
        let more = self.find(format!("more-{name}")).map(|more| format!("{about}\n\n{more}"));
        let below = self.say_below(name);
        let command = command.about(about).mut_subcommands(|inner| {
            let path = join(path, inner.get_name());
            self.introduce(inner, &path)
        });
        let command = if let Some(more) = more { command.long_about(more) } else { command };
        if let Some(below) = below { command.after_help(below) } else { command }
    }

    /// Explains what building has added too: arguments of every command, `--help` and `help`.
    fn explain(self, command: Command, path: &str) -> Command {
        let is_help = command.get_name() == "help";
        let command = if is_help { command.about(self.say("about-help")) } else { command };
        let command = command
            .subcommand_help_heading(self.say("heading-commands"))
            .subcommand_value_name(self.say("value-command"))
            .mut_args(|arg| self.explain_arg(arg, path))
            .mut_subcommands(|inner| {
                let path = join(path, inner.get_name());
                self.explain(inner, &path)
            });
        self.explain_usage(command)
    }

    /// Examples, and what else stands below the arguments.
    fn say_below(self, name: &str) -> Option<String> {
        let examples = self.find(format!("examples-{name}")).map(|examples| {
            let lines = examples.lines().map(|line| format!("\n  {line}"));
            format!("{}:{}", self.say("heading-examples"), lines.collect::<String>())
        });
        let parts: Vec<String> = examples.into_iter().chain(self.find(format!("notes-{name}"))).collect();
        (!parts.is_empty()).then(|| parts.join("\n\n"))
    }

    fn explain_arg(self, arg: Arg, path: &str) -> Arg {
        let heading = match arg.get_help_heading() {
            Some(key) => self.say(key.to_string()),
            None if arg.is_positional() => self.say("heading-arguments"),
            None => self.say("heading-options"),
        };
        let help = [self.say(key_of("arg", path, &arg))].into_iter().chain(self.say_values(&arg));
        let help = help.collect::<Vec<_>>().join(" ");
        let names: Vec<String> = match arg.get_action().takes_values() {
            true => arg.get_value_names().unwrap_or_default().iter().map(|name| self.say(value_key(name))).collect(),
            false => Vec::new(),
        };
        let arg = arg.help(help).long_help(Resettable::Reset).help_heading(heading);
        let arg = if names.is_empty() { arg } else { arg.value_names(names) };
        arg.hide_default_value(true).hide_possible_values(true).hide_env(true)
    }

    /// Where a value comes from, and which ones there are, in brackets.
    fn say_values(self, arg: &Arg) -> Vec<String> {
        if !arg.get_action().takes_values() {
            return Vec::new();
        }
        let note = |key: &'static str, name, values: Vec<String>| {
            let phrase = Phrase::new(key).with(name, text(values.join(", ")));
            (!values.is_empty()).then(|| TEXTS.say(self.lang, &phrase))
        };
        let environment = arg.get_env().map(|name| name.to_string_lossy().to_string());
        let default = arg.get_default_values().iter().map(|value| value.to_string_lossy().to_string());
        let possible = arg.get_possible_values().into_iter().map(|value| value.get_name().to_string());
        let notes = [
            note("help-environment", "name", environment.into_iter().collect()),
            note("help-default", "value", default.collect()),
            note("help-possible", "values", possible.collect()),
        ];
        notes.into_iter().flatten().collect()
    }

    /// The library knows its heading of the usage, and that there are options, in English alone.
    fn explain_usage(self, mut command: Command) -> Command {
        let usage = command.render_usage().ansi().to_string();
        let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
        let usage = usage.replace("[OPTIONS]", &format!("[{}]", self.say("value-options")));
        let style = *command.get_styles().get_usage();
        let heading = format!("{style}{}:{style:#}", self.say("heading-usage"));
        let template = format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
        command.override_usage(usage).help_template(template)
    }

    fn say(self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        TEXTS.say(self.lang, &Phrase::new(key))
    }

    fn find(self, key: String) -> Option<String> {
        TEXTS.has(&key).then(|| self.say(key))
    }
}

/// `campaign` and `new` give `campaign-new`.
fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_string() } else { format!("{path}-{name}") }
}

/// The message about an argument: that of its command, or the one for all commands.
fn key_of(about: &str, path: &str, arg: &Arg) -> String {
    let own = format!("{about}-{path}-{}", arg.get_id());
    if TEXTS.has(&own) { own } else { format!("{about}-{}", arg.get_id()) }
}

/// `JSON|@FILE` is named by `value-json-file`.
fn value_key(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("value-{}", words.collect::<Vec<_>>().join("-").to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each_command(command: &Command, path: &str, look: &mut impl FnMut(&Command, &str)) {
        look(command, path);
        for inner in command.get_subcommands() {
            each_command(inner, &format!("{path} {}", inner.get_name()), look);
        }
    }

    fn helps(command: &Command) -> Vec<(String, String)> {
        let mut found = Vec::new();
        each_command(command, "walstatt", &mut |command, path| {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            found.push((path.to_string(), about));
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                found.push((format!("{path} {}", arg.get_id()), help));
            }
        });
        found
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let english = helps(&command(Lang::EN));
        assert!(english.len() > 100, "{}", english.len());
        for lang in Lang::all() {
            for ((what, english), (_, own)) in english.iter().zip(helps(&command(*lang))) {
                assert!(!own.is_empty() && !own.contains('⟨'), "{what} in {lang}: {own}");
                assert!(*lang == Lang::EN || own != *english, "{what} is the same in {lang} and English: {own}");
            }
        }
    }

    /// The library adds these by itself unless they are replaced.
    #[test]
    fn german_help_has_no_english_of_the_library() {
        const ENGLISH: [&str; 11] = [
            "Usage",
            "Commands",
            "Arguments",
            "Options",
            "OPTIONS",
            "COMMAND",
            "[default",
            "[possible",
            "[env",
            "Print",
            "Examples",
        ];
        each_command(&command(Lang::of("de")), "walstatt", &mut |command, path| {
            let mut command = command.clone();
            for help in [command.render_help(), command.render_long_help()] {
                let help = help.to_string();
                let found: Vec<&&str> = ENGLISH.iter().filter(|word| help.contains(**word)).collect();
                assert!(found.is_empty() && !help.contains('⟨'), "{path}: {found:?}\n{help}");
                assert!(help.contains("Aufruf: walstatt"), "{path}: {help}");
            }
        });
    }

    #[test]
    fn every_example_is_understood() {
        for lang in Lang::all() {
            let all = command(*lang);
            each_command(&all, "walstatt", &mut |command, path| {
                let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
                for line in below.lines().filter_map(|line| line.strip_prefix("  ")) {
                    let line = line.split("  ").next().unwrap_or_default();
                    let words = line.split(' ').take_while(|word| !["|", ">"].contains(word));
                    let words: Vec<String> = words.map(|word| word.trim_matches('\'').to_string()).collect();
                    let read = all.clone().try_get_matches_from(&words);
                    let kind = read.as_ref().err().map(clap::Error::kind);
                    assert!(matches!(kind, None | Some(ErrorKind::DisplayHelp)), "{path}: {line}: {kind:?}");
                }
            });
        }
    }
}
