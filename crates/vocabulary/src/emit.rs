//! Generates the code that follows from a declaration.

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

/// A word that messages select by, in any game.
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

/// Sentences that need no view, such as what is wrong with an army.
fn emit_plain(declared: &Declared) -> TokenStream {
    let name = &declared.name;
    let phrases = declared
        .variants
        .iter()
        .map(|variant| emit_phrase(variant, &|binding| quote! { ::table::Arg::from(*#binding) }));
    let declares = declared.variants.iter().map(|variant| {
        let (key, arguments, numbers) = (&variant.key, list_arguments(variant), list_numbers(variant));
        quote! {
            declared.add(#key, &[#(#arguments),*]);
            declared.add_numbers(#key, &[#(#numbers),*]);
        }
    });
    let keys = declared.variants.iter().map(|variant| {
        let (pattern, key) = (pattern(variant, &[]), &variant.key);
        quote! { #pattern => #key }
    });
    quote! {
        #[automatically_derived]
        impl #name {
            /// The sentence; it needs no view.
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
            }
        }

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

/// The arguments that are plain numbers.
fn list_numbers(variant: &Variant) -> Vec<String> {
    const NUMBERS: [&str; 8] = ["u8", "u16", "u32", "usize", "i8", "i16", "i32", "i64"];
    let is_number = |kind: &syn::Type| matches!(kind, syn::Type::Path(path) if NUMBERS.iter().any(|number| path.path.is_ident(number)));
    let is_replaced = |field: &&Field| variant.with.iter().any(|(name, _)| *name == field.argument);
    let fields = variant.said().filter(|field| is_number(&field.kind)).filter(|field| !is_replaced(field));
    fields.map(|field| field.argument.clone()).collect()
}

/// The names of the arguments of a variant's message.
fn list_arguments(variant: &Variant) -> Vec<String> {
    let said = variant.said().map(|field| field.argument.clone());
    let price = variant.price.iter().map(|_| "price".to_string());
    said.chain(variant.with.iter().map(|(name, _)| name.to_string())).chain(price).collect()
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
            }
        }
    }
}

/// The message with its arguments; `say` puts a field into words.
fn emit_phrase(variant: &Variant, say: &dyn Fn(&Ident) -> TokenStream) -> TokenStream {
    let said: Vec<&Field> = variant.said().collect();
    let all: Vec<&Ident> = variant.fields.iter().map(|field| &field.binding).collect();
    let has_expressions = !variant.with.is_empty() || variant.price.is_some();
    let bound = if has_expressions { all } else { said.iter().map(|field| &field.binding).collect() };
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
    // Expressions of `#[with]` and `#[price]` need not use every field.
    let allow = has_expressions.then(|| quote! { #[allow(unused_variables)] });
    let args = quote! { #(#fields,)* #(#further,)* };
    let phrase = match &variant.price {
        // The argument has its place from the beginning: sentences are made all the time, and growing is copying.
        Some((what, count)) => quote! {{
            let price: u8 = #count;
            let args = vec![#args (::table::PRICE, ::table::Arg::from(price))];
            ::table::Phrase { key: #key.into(), args, price: ::table::Price::of(::table::Tally::#what, price) }
        }},
        None => quote! { ::table::Phrase { key: #key.into(), args: vec![#args], price: None } },
    };
    quote! {
        #allow
        #pattern => #phrase
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
        let (key, arguments, numbers) = (&variant.key, list_arguments(variant), list_numbers(variant));
        quote! {
            declared.add_numbers(#key, &[#(#numbers),*]);
            if declared.add(#key, &[#(#arguments),*]) { #nested }
        }
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
    let further = list_further(variant);
    let touches: Vec<TokenStream> = match &variant.touches {
        Some(touches) => touches.iter().map(|ids| quote! { shown.touch(#ids); }).collect(),
        None => variant.fields.iter().filter(|field| field.is_touched).map(|field| emit_field(field, game)).collect(),
    };
    let is_plain =
        variant.touches.is_none() && further.is_empty() && variant.fields.iter().all(|it| it.thrown.is_none());
    let touched = variant.fields.iter().filter(|field| field.is_touched).map(|field| &field.binding);
    let pattern = pattern(variant, &if is_plain { touched.collect() } else { all });
    quote! { #pattern => { #(#touches)* #(#further)* } }
}

/// Shows a field.
fn emit_field(field: &Field, game: &Option<syn::Type>) -> TokenStream {
    let (argument, binding) = (&field.argument, &field.binding);
    let show = quote! { |shown| ::table::Term::<#game>::show(#binding, speaker, shown) };
    match &field.thrown {
        Some(by) => quote! { shown.thrown(#by, |shown| shown.field(#argument, #show)); },
        None => quote! { shown.field(#argument, #show); },
    }
}

/// Shows everything besides the fields, one statement each.
fn list_further(variant: &Variant) -> Vec<TokenStream> {
    let Variant { changes, flights, from, to, look, .. } = variant;
    let changes = changes.iter().map(|change| quote! { shown.changes.push(#change); });
    let flights = flights.iter().map(|flight| quote! { ::table::Flights::add_to(#flight, &mut shown.flights); });
    let from = from.iter().map(|from| quote! { shown.come_from(#from); });
    let to = to.iter().map(|to| quote! { shown.go_to(#to); });
    let look = look.iter().map(|look| quote! { shown.declared_look = Some(::table::Look::#look); });
    changes.chain(flights).chain(from).chain(to).chain(look).collect()
}

/// Choices convert from the types that rules offer, and back.
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
