//! What is wrong with a command line.

use std::any::TypeId;

use catalog::PlayerSpec;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Arg, Command};
use table::{Lang, Phrase, text};

use super::{Help, join, key_of};
use crate::texts::TEXTS;

/// The library's complaint in our own words: what is wrong, what may have been meant, how the command is used.
pub fn write(error: &Error, command: &Command, lang: Lang) -> String {
    let context = Context(error);
    let say = |phrase: &Phrase| TEXTS.say(lang, phrase);
    let help = Help { lang };
    let mut lines = vec![format!("{}: {}", help.say("error"), say(&say_wrong(context, command)))];
    lines.extend(say_near(context).iter().map(say));
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
        lines.push(format!("\n{}: {usage}", help.say("heading-usage")));
    }
    lines.push(format!("\n{}", help.say("usage-try-help")));
    lines.join("\n")
}

fn say_wrong(context: Context<'_>, command: &Command) -> Phrase {
    let arg = || text(context.all(ContextKind::InvalidArg).join(", "));
    let value = || text(context.first(ContextKind::InvalidValue));
    match context.0.kind() {
        ErrorKind::UnknownArgument => Phrase::new("usage-unknown-argument").with("arg", arg()),
        ErrorKind::InvalidSubcommand => {
            Phrase::new("no-such-command").with("command", text(context.first(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingSubcommand => {
            let commands = context.all(ContextKind::ValidSubcommand).join(", ");
            Phrase::new("usage-missing-command").with("commands", text(commands))
        }
        ErrorKind::MissingRequiredArgument => {
            let missing: Vec<_> = context.all(ContextKind::InvalidArg).into_iter().map(text).collect();
            Phrase::new("usage-missing-arguments").with("arguments", missing)
        }
        ErrorKind::InvalidValue if context.first(ContextKind::InvalidValue).is_empty() => {
            Phrase::new("usage-missing-value").with("arg", arg())
        }
        ErrorKind::InvalidValue => {
            let possible = context.all(ContextKind::ValidValue).join(", ");
            let phrase = Phrase::new("usage-impossible-value").with("arg", arg()).with("value", value());
            phrase.with("possible", text(possible))
        }
        ErrorKind::ValueValidation => {
            let wanted = find_arg(command, "", &context.first(ContextKind::InvalidArg));
            let phrase = Phrase::new("usage-wrong-value").with("arg", arg()).with("value", value());
            phrase.with("wanted", wanted.map_or(Phrase::new("usage-other"), |(path, arg)| say_wanted(&path, arg)))
        }
        ErrorKind::TooManyValues => Phrase::new("usage-needless-value").with("arg", arg()).with("value", value()),
        ErrorKind::ArgumentConflict => {
            let (arg, others) = (context.first(ContextKind::InvalidArg), context.all(ContextKind::PriorArg));
            match others.contains(&arg) {
                true => Phrase::new("usage-twice").with("arg", text(arg)),
                false => Phrase::new("usage-conflict").with("arg", text(arg)).with("others", text(others.join(", "))),
            }
        }
        ErrorKind::InvalidUtf8 => Phrase::new("usage-not-text"),
        _ => Phrase::new("usage-other"),
    }
}

fn say_near(context: Context<'_>) -> Option<Phrase> {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let near: Vec<String> = near.into_iter().flat_map(|kind| context.all(kind)).collect();
    if !near.is_empty() {
        return Some(Phrase::new("usage-near").with("near", text(near.join(", "))));
    }
    let may_be_value = context.0.get(ContextKind::Suggested).is_some();
    let arg = text(context.first(ContextKind::InvalidArg));
    may_be_value.then(|| Phrase::new("usage-after-dashes").with("arg", arg))
}

/// What the value of an argument has to be: numbers are explained by their type, unless their command says more.
fn say_wanted(path: &str, arg: &Arg) -> Phrase {
    let key = key_of("wanted", path, arg);
    let is_special = key.contains(&format!("-{path}-"));
    match largest_number(arg).filter(|_| !is_special) {
        Some(most) => Phrase::new("wanted-number").with("most", text(most.to_string())),
        None => Phrase::new(key).with("players", text(PlayerSpec::NAMES.join(", "))),
    }
}

/// The largest number that an argument takes, if it takes numbers.
fn largest_number(arg: &Arg) -> Option<u64> {
    let kind = arg.get_value_parser().type_id();
    let largest = [
        (TypeId::of::<u8>(), u8::MAX.into()),
        (TypeId::of::<u32>(), u32::MAX.into()),
        (TypeId::of::<u64>(), u64::MAX),
        (TypeId::of::<usize>(), usize::MAX as u64),
    ];
    largest.into_iter().find(|(number, _)| kind == *number).map(|(_, most)| most)
}

/// The argument that is shown like this, and the command it belongs to.
fn find_arg<'c>(command: &'c Command, path: &str, shown: &str) -> Option<(String, &'c Arg)> {
    let own = command.get_arguments().find(|arg| arg.to_string() == shown).map(|arg| (path.to_string(), arg));
    let mut inner = command.get_subcommands();
    own.or_else(|| inner.find_map(|inner| find_arg(inner, &join(path, inner.get_name()), shown)))
}

/// What the library noted about an error.
#[derive(Clone, Copy)]
struct Context<'e>(&'e Error);

impl Context<'_> {
    fn first(self, kind: ContextKind) -> String {
        self.all(kind).into_iter().next().unwrap_or_default()
    }

    fn all(self, kind: ContextKind) -> Vec<String> {
        match self.0.get(kind) {
            Some(ContextValue::String(one)) => vec![one.clone()],
            Some(ContextValue::Strings(all)) => all.clone(),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::help;

    #[track_caller]
    fn complain(line: &str, lang: &str) -> String {
        let mut command = help::command(Lang::of(lang));
        let error = command.try_get_matches_from_mut(line.split(' ')).expect_err("this line is wrong");
        write(&error, &command, Lang::of(lang))
    }

    #[track_caller]
    fn check(line: &str, german: &str) {
        let said = complain(line, "de");
        assert!(said.starts_with(&format!("Fehler: {german}")), "{line}: {said}");
        assert!(!complain(line, "en").contains('⟨') && !said.contains('⟨'), "{line}: {said}");
        assert!(said.ends_with("Mehr dazu sagt --help."), "{said}");
    }

    #[test]
    fn every_mistake_is_named_in_the_readers_language() {
        check("walstatt frobnicate", "Es gibt keinen Befehl „frobnicate“.");
        check("walstatt games --x", "„--x“ gibt es hier nicht.");
        check("walstatt --color never", "Es fehlt ein Befehl. Es gibt: games, ");
        check("walstatt simulate", "Es fehlt: <SPIEL>");
        check("walstatt campaign play", "Es fehlen: <DATEI>, <RAUM>");
        check("walstatt replay", "Es fehlt: <DATEI>");
        check("walstatt replay a --to", "--to <N> braucht einen Wert.");
        check("walstatt games --json=3", "--json nimmt keinen Wert, bekam aber „3“.");
        check("walstatt games --color red", "„red“ geht bei --color <WANN> nicht. Mögliche Werte: auto, always, never");
        check("walstatt balance x --json --markdown", "--json verträgt sich nicht mit --markdown.");
        check("walstatt simulate x --seed 1 --seed 2", "--seed <S> darf nur einmal vorkommen.");
        check("walstatt replay a --to x", "„x“ geht bei --to <N> nicht. Möglich: eine ganze Zahl von 0 bis ");
        check(
            "walstatt replay a --seat 256",
            "„256“ geht bei --seat <S> nicht. Möglich: eine ganze Zahl von 0 bis 255.",
        );
        check(
            "walstatt campaign new a --sides A=b,C=d --stars 21",
            "„21“ geht bei --stars <N> nicht. Möglich: eine ganze Zahl von 1 bis 20.",
        );
        check(
            "walstatt serve --listen here",
            "„here“ geht bei --listen <ADRESSE> nicht. Möglich: eine Adresse mit Port",
        );
        check("walstatt play --opponent deep", "„deep“ geht bei --opponent <WER> nicht. Möglich: `hotseat` oder ein");
        check("walstatt campaign new a --sides b", "„b“ geht bei --sides <SEITEN> nicht. Möglich: NAME=FRAKTION");
        check("walstatt campaign play a b --sides c", "„c“ geht bei --sides <A,B> nicht. Möglich: zwei Namen");
    }

    #[test]
    fn near_words_are_suggested() {
        assert!(complain("walstatt simulat", "de").contains("\nIst simulate gemeint?\n"));
        assert!(complain("walstatt games --jsn", "de").contains("\nIst --json gemeint?\n"));
        assert!(complain("walstatt games --jsn", "en").contains("\nDid you mean --json?\n"));
        assert!(complain("walstatt games --jsn", "de").contains("\n\nAufruf: walstatt games [OPTIONEN]\n"));
        assert!(complain("walstatt replay a --x", "de").contains("schreib -- davor: -- --x"));
    }

    /// Numbers are explained by their type, words and paths are always valid, and everything else has a message.
    #[test]
    fn every_value_that_can_be_wrong_says_what_it_has_to_be() {
        fn look(command: &Command, path: &str) {
            for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
                let kind = arg.get_value_parser().type_id();
                let takes_anything = kind == TypeId::of::<String>() || kind == TypeId::of::<PathBuf>();
                let is_list = !arg.get_possible_values().is_empty();
                let has_message = TEXTS.has(&key_of("wanted", path, arg));
                assert!(takes_anything || is_list || has_message || largest_number(arg).is_some(), "{path} {arg}");
            }
            command.get_subcommands().for_each(|inner| look(inner, &join(path, inner.get_name())));
        }
        look(&help::command(Lang::EN), "");
    }
}
