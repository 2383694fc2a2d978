//! The code that follows from a declaration.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::declared::{Declared, Field, Kind, Variant};

pub fn emit(declared: &Declared) -> TokenStream {
    let rules = declared.has_rules.then(|| emit_rules(declared));
    let said = match declared.kind {
        Kind::Case => vec![emit_case(declared)],
        Kind::Plain => vec![emit_plain(declared)],
        Kind::Sentences => vec![emit_sentence(declared), emit_term(declared)],
        Kind::Choices => vec![emit_sentence(declared), emit_term(declared), emit_conversions(declared)],
    };
    quote! { #(#said)* #rules }
}

/// Every value belongs to a rule.
fn emit_rules(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let rules = declared.variants.iter().map(|variant| {
        let of = match (&variant.rule_of, &variant.fields[..], &variant.rule) {
            (Some(field), ..) => Some(field),
            (None, [field], None) => Some(&field.binding),
            (None, _, _) => None,
        };
        match (of, &variant.rule) {
            (Some(field), _) => {
                let pattern = pattern(variant, &[field]);
                quote! { #pattern => ::table::Ruled::rule(#field) }
            }
            (None, rule) => {
                let pattern = pattern(variant, &[]);
                quote! { #pattern => #rule }
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl ::table::Ruled for #name {
            fn rule(&self) -> &'static str {
                match self { #(#rules),* }
            }
        }
    }
}

/// A word that messages select by, whatever the game.
fn emit_case(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let arms = declared.variants.iter().map(|variant| {
        let (pattern, word) = (pattern(variant, &[]), &variant.word);
        quote! { #pattern => #word }
    });
    quote! {
        impl #name {
            /// The word that messages select by.
            pub const fn word(&self) -> &'static str {
                match self { #(#arms),* }
            }
        }

        impl<G: ::table::Game> ::table::Term<G> for #name {
            fn say(&self, _speaker: ::table::Speaker<'_, G>) -> ::table::Arg {
                ::table::Arg::Case(self.word())
            }
        }
    }
}

/// Sentences for which nothing has to be seen, such as what is wrong with an army.
fn emit_plain(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let phrases = declared
        .variants
        .iter()
        .map(|variant| emit_phrase(variant, &|binding| quote! { ::table::Arg::from(*#binding) }));
    let declares = declared.variants.iter().map(|variant| {
        let (key, arguments) = (&variant.key, list_arguments(variant));
        quote! { declared.add(#key, &[#(#arguments),*]); }
    });
    let keys = declared.variants.iter().map(|variant| {
        let (pattern, key) = (pattern(variant, &[]), &variant.key);
        quote! { #pattern => #key }
    });
    quote! {
        #[automatically_derived]
        impl #name {
            /// Nothing has to be seen to say it.
            pub fn phrase(&self) -> ::table::Phrase {
                match self { #(#phrases),* }
            }

            /// The key of its message.
            #[allow(dead_code)]
            pub const fn message_key(&self) -> &'static str {
                match self { #(#keys),* }
            }
        }

        #[automatically_derived]
        impl<G: ::table::Game> ::table::Sentence<G> for #name {
            fn phrase(&self, _speaker: ::table::Speaker<'_, G>) -> ::table::Phrase {
                #name::phrase(self)
            }        }

        #[automatically_derived]
        impl<G: ::table::Game> ::table::Term<G> for #name {
            fn say(&self, _speaker: ::table::Speaker<'_, G>) -> ::table::Arg {
                #name::phrase(self).into()
            }

            fn declare(declared: &mut ::table::Declared) {
                #(#declares)*
            }
        }
    }
}

/// What the message of a variant is called with.
fn list_arguments(variant: &Variant) -> Vec<String> {
    let said = variant.said().map(|field| field.argument.clone());
    said.chain(variant.with.iter().map(|(name, _)| name.to_string())).collect()
}

fn emit_sentence(declared: &Declared) -> TokenStream {
    let (name, game) = (&declared.name, &declared.game);
    let say = |binding: &Ident| quote! { ::table::Term::<#game>::say(#binding, speaker) };
    let phrases = declared.variants.iter().map(|variant| match (&variant.fields[..], variant.is_transparent) {
        ([field], true) => {
            let (pattern, binding) = (pattern(variant, &[&field.binding]), &field.binding);
            quote! { #pattern => ::table::Sentence::<#game>::phrase(#binding, speaker) }
        }
        _ => emit_phrase(variant, &say),
    });
    quote! {
        #[automatically_derived]
        impl ::table::Sentence<#game> for #name {
            fn phrase(&self, speaker: ::table::Speaker<'_, #game>) -> ::table::Phrase {
                match self { #(#phrases),* }
            }        }
    }
}

/// The message with its arguments; `say` puts a field into words.
fn emit_phrase(variant: &Variant, say: &dyn Fn(&Ident) -> TokenStream) -> TokenStream {
    let said: Vec<&Field> = variant.said().collect();
    let all: Vec<&Ident> = variant.fields.iter().map(|field| &field.binding).collect();
    let bound: Vec<&Ident> = match variant.with.is_empty() {
        true => said.iter().map(|field| &field.binding).collect(),
        false => all,
    };
    let pattern = pattern(variant, &bound);
    let key = &variant.key;
    let fields = said.iter().map(|field| {
        let (argument, said) = (&field.argument, say(&field.binding));
        quote! { (#argument, #said) }
    });
    let further = variant.with.iter().map(|(name, value)| {
        let name = name.to_string();
        quote! { (#name, ::table::Arg::from(#value)) }
    });
    // Expressions of `#[with]` need not use every field.
    let allow = (!variant.with.is_empty()).then(|| quote! { #[allow(unused_variables)] });
    quote! {
        #allow
        #pattern => ::table::Phrase { key: #key.into(), args: vec![#(#fields,)* #(#further,)*] }
    }
}

fn emit_term(declared: &Declared) -> TokenStream {
    let (name, game) = (&declared.name, &declared.game);
    let shown = declared.variants.iter().map(|variant| emit_shown(variant, game));
    let declares = declared.variants.iter().map(|variant| {
        let kinds = variant.said().map(|field| &field.kind);
        let nested = quote! { #(<#kinds as ::table::Term<#game>>::declare(declared);)* };
        if variant.is_transparent {
            return nested;
        }
        let (key, arguments) = (&variant.key, list_arguments(variant));
        quote! { if declared.add(#key, &[#(#arguments),*]) { #nested } }
    });
    quote! {
        #[automatically_derived]
        impl ::table::Term<#game> for #name {
            fn say(&self, speaker: ::table::Speaker<'_, #game>) -> ::table::Arg {
                ::table::Sentence::<#game>::phrase(self, speaker).into()
            }

            #[allow(unused_variables)]
            fn show(&self, speaker: ::table::Speaker<'_, #game>, shown: &mut ::table::Shown) {
                match self { #(#shown),* }
            }

            fn declare(declared: &mut ::table::Declared) {
                #(#declares)*
            }
        }
    }
}

fn emit_shown(variant: &Variant, game: &Option<syn::Type>) -> TokenStream {
    let all: Vec<&Ident> = variant.fields.iter().map(|field| &field.binding).collect();
    let changes = &variant.changes;
    let changed = quote! { #(shown.changes.push(#changes);)* };
    if let Some(touches) = &variant.touches {
        let pattern = pattern(variant, &all);
        return quote! { #pattern => { #(shown.touch(#touches);)* #changed } };
    }
    let touched: Vec<&Field> = variant.fields.iter().filter(|field| field.is_touched).collect();
    let bindings: Vec<&Ident> = match changes.is_empty() {
        true => touched.iter().map(|field| &field.binding).collect(),
        false => all,
    };
    let pattern = pattern(variant, &bindings);
    let shows = touched.iter().map(|field| {
        let (argument, binding) = (&field.argument, &field.binding);
        quote! { shown.field(#argument, |shown| ::table::Term::<#game>::show(#binding, speaker, shown)); }
    });
    quote! { #pattern => { #(#shows)* #changed } }
}

/// Choices are made from the types that rules offer, and taken apart again.
fn emit_conversions(declared: &Declared) -> TokenStream {
    let choice = &declared.name;
    let conversions = declared.variants.iter().map(|variant| {
        let (name, kind) = (&variant.name, &variant.fields[0].kind);
        quote! {
            #[automatically_derived]
            impl ::core::convert::From<#kind> for #choice {
                fn from(choice: #kind) -> #choice {
                    #choice::#name(choice)
                }
            }

            #[automatically_derived]
            impl ::core::convert::TryFrom<#choice> for #kind {
                type Error = ();

                fn try_from(choice: #choice) -> ::core::result::Result<#kind, ()> {
                    if let #choice::#name(choice) = choice { Ok(choice) } else { Err(()) }
                }
            }
        }
    });
    quote! { #(#conversions)* }
}

/// The pattern of a variant that binds some of its fields.
fn pattern(variant: &Variant, bound: &[&Ident]) -> TokenStream {
    let path = match &variant.name {
        Some(name) => quote! { Self::#name },
        None => quote! { Self },
    };
    if variant.fields.is_empty() {
        return quote! { #path { .. } };
    }
    if variant.is_tuple {
        let places = variant.fields.iter().map(|field| {
            let binding = &field.binding;
            if bound.contains(&binding) {
                quote! { #binding }
            } else {
                quote! { _ }
            }
        });
        return quote! { #path(#(#places),*) };
    }
    let skips = if bound.len() < variant.fields.len() { Some(quote! { .. }) } else { None };
    quote! { #path { #(#bound,)* #skips } }
}
