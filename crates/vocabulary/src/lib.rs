//! `#[derive(Vocabulary)]`: a question, choice, event, reason or roll is declared once; its sentence, what it touches
//! on the board and the id of its rule follow from the declaration.
//!
//! ```text
//! #[derive(Vocabulary)]
//! #[vocabulary(PocketBattles)]
//! pub enum Event {
//!     /// PB-20: the unit moves on foot.
//!     Moved { unit: UnitId, to: Segment },
//! }
//! ```
//!
//! gives the message `event-moved` with the arguments `$unit` and `$to`, touches the pieces that a unit and a segment
//! are on the board, and belongs to rule `PB-20`. `#[derive(Keyword)]` does the same for the keywords of data files: how
//! `DamageEach { damage: 1, heroes: 5 }` is written (`damage-each 1 5`), and its message.
//! `docs/vocabulary.md` shows everything that can be declared.

mod declared;
mod emit;
mod keyword;

use proc_macro::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{DeriveInput, Meta, Token, parse_macro_input};

/// See `docs/vocabulary.md`.
#[proc_macro_derive(
    Vocabulary,
    attributes(vocabulary, say, with, touches, changes, flights, from, to, look, price, thrown, rule)
)]
pub fn derive_vocabulary(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    declared::read(&input).map(|declared| emit::emit(&declared)).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// See `docs/vocabulary.md`.
#[proc_macro_derive(Keyword, attributes(keyword, word))]
pub fn derive_keyword(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    keyword::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// `#[sentence(Game)]`: the derives and the JSON form of every question, event, reason and roll.
/// `#[sentence(Game, Copy)]` is small enough to be copied; `#[sentence(case)]` is a word that messages select by. See
/// `docs/vocabulary.md`.
#[proc_macro_attribute]
pub fn sentence(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let arguments = parse_macro_input!(arguments with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as DeriveInput);
    declare(arguments, quote! { #[serde(rename_all = "snake_case")] #item }).into()
}

/// `#[choice(Game)]`: the same for choices, which are also read from JSON.
#[proc_macro_attribute]
pub fn choice(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let arguments = parse_macro_input!(arguments with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as DeriveInput);
    let read = quote! {
        #[derive(::serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #item
    };
    declare(arguments, read).into()
}

fn declare(arguments: Punctuated<Meta, Token![,]>, item: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let is_copy = |argument: &Meta| argument.path().is_ident("Copy");
    let has_copy = arguments.iter().any(|argument| is_copy(argument) || argument.path().is_ident("case"));
    let copy = has_copy.then(|| quote!(Copy,));
    let vocabulary = arguments.iter().filter(|argument| !is_copy(argument));
    quote! {
        #[derive(Clone, #copy Debug, PartialEq, Eq, ::serde::Serialize, ::schemars::JsonSchema, ::table::Vocabulary)]
        #[vocabulary(#(#vocabulary),*)]
        #item
    }
}
