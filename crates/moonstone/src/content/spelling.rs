//! How values with fields are written in data files: a word or two, then the fields in the order of the file, such as
//! `take-per 4 2 other-friendly gnome`. Each is declared once, for reading and for writing.

use super::effects::{AbilityId, By, Clause, Kinds, Mark};
use super::words::{Amount, Damage, DamageKinds, Filter, Keywords, Manoeuvre, Spelt, Stat};

/// What is left to read, and the keys of the abilities that it may name.
pub(super) struct Rest<'t> {
    text: &'t str,
    keys: &'t [String],
}

impl<'t> Rest<'t> {
    /// What stands after the word that a value begins with.
    pub fn after(text: &'t str, word: &str, keys: &'t [String]) -> Option<Rest<'t>> {
        let text = text.strip_prefix(word)?;
        let is_whole = text.is_empty() || text.starts_with(char::is_whitespace);
        is_whole.then(|| Rest { text: text.trim(), keys })
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn word(&mut self) -> Option<&'t str> {
        let (word, rest) = self.text.split_once(char::is_whitespace).unwrap_or((self.text, ""));
        self.text = rest.trim();
        (!word.is_empty()).then_some(word)
    }

    fn all(&mut self) -> &'t str {
        std::mem::take(&mut self.text)
    }
}

/// A field of something that data files write.
pub(super) trait Field: Sized {
    fn take(rest: &mut Rest<'_>) -> Option<Self>;
    /// Nothing is written for what goes without saying.
    fn put(&self, keys: &[String]) -> String;
}

/// Fields of one word each.
macro_rules! words_of_their_own {
    ($($name:ty),+) => {$(
        impl Field for $name {
            fn take(rest: &mut Rest<'_>) -> Option<$name> {
                <$name as Spelt>::read(rest.word()?)
            }

            fn put(&self, _keys: &[String]) -> String {
                Spelt::write(self)
            }
        }
    )+};
}

words_of_their_own!(Amount, Damage, DamageKinds, Kinds, Manoeuvre, Mark, Stat);

macro_rules! numbers {
    ($($name:ty),+) => {$(
        impl Field for $name {
            fn take(rest: &mut Rest<'_>) -> Option<$name> {
                rest.word()?.parse().ok()
            }

            fn put(&self, _keys: &[String]) -> String {
                self.to_string()
            }
        }
    )+};
}

numbers!(u8, i8);

/// One keyword.
impl Field for Keywords {
    fn take(rest: &mut Rest<'_>) -> Option<Keywords> {
        Keywords::find(rest.word()?)
    }

    fn put(&self, _keys: &[String]) -> String {
        self.words().join("|")
    }
}

/// The actor need not be named.
impl Field for By {
    fn take(rest: &mut Rest<'_>) -> Option<By> {
        rest.word().map_or(Some(By::Actor), By::read)
    }

    fn put(&self, _keys: &[String]) -> String {
        if *self == By::Actor { String::new() } else { self.write() }
    }
}

impl Field for AbilityId {
    fn take(rest: &mut Rest<'_>) -> Option<AbilityId> {
        let key = rest.word()?;
        rest.keys.iter().position(|known| known == key).map(|at| AbilityId(at as u8))
    }

    fn put(&self, keys: &[String]) -> String {
        keys.get(self.index()).map_or("?", String::as_str).to_string()
    }
}

/// Filters take all that is left.
impl Field for Filter {
    fn take(rest: &mut Rest<'_>) -> Option<Filter> {
        Filter::read(rest.all())
    }

    fn put(&self, _keys: &[String]) -> String {
        self.write()
    }
}

/// Clauses take all that is left.
impl Field for Clause {
    fn take(rest: &mut Rest<'_>) -> Option<Clause> {
        Clause::read(rest.all(), rest.keys)
    }

    fn put(&self, keys: &[String]) -> String {
        self.write(keys)
    }
}

/// A word and its fields, one after the other.
pub(super) fn join(word: &str, fields: &[String]) -> String {
    let fields = fields.iter().map(String::as_str).filter(|field| !field.is_empty());
    std::iter::once(word).chain(fields).collect::<Vec<_>>().join(" ")
}

/// An enum whose values are written as a word with their fields after it, in the order in which they are declared.
/// What comes after `else` has no word of its own; it says how it is written, and is read by hand.
macro_rules! spelling {
    (
        $(#[$note:meta])*
        $name:ident {
            $(
                $(#[$inner:meta])*
                $word:literal => $variant:ident $(($only:ident: $only_type:ty))? $({ $($field:ident: $type:ty),+ })?,
            )+
        }
        $(else $other:ident { $($other_field:ident: $other_type:ty),+ } => $written:expr)?
    ) => {
        $(#[$note])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$inner])* $variant $(($only_type))? $({ $($field: $type),+ })?,)+
            $($other { $($other_field: $other_type),+ },)?
        }

        impl $name {
            /// `keys` are the keys of the abilities of the character.
            fn read_word(text: &str, keys: &[String]) -> Option<$name> {
                use $crate::content::spelling::{Field, Rest};
                $(
                    if let Some(mut rest) = Rest::after(text, $word, keys) {
                        let read = |rest: &mut Rest<'_>| {
                            $(let $only = Field::take(rest)?;)?
                            $($(let $field = Field::take(rest)?;)+)?
                            rest.is_empty().then_some($name::$variant $(($only))? $({ $($field),+ })?)
                        };
                        if let Some(read) = read(&mut rest) {
                            return Some(read);
                        }
                    }
                )+
                None
            }

            fn write_word(&self, keys: &[String]) -> String {
                use $crate::content::spelling::{Field, join};
                match self {
                    $(
                        $name::$variant $(($only))? $({ $($field),+ })? => {
                            join($word, &[$(Field::put($only, keys))? $($(Field::put($field, keys)),+)?])
                        }
                    )+
                    $($name::$other { $($other_field),+ } => $written,)?
                }
            }
        }
    };
}
pub(super) use spelling;
