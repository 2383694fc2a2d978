//! `#[derive(Keyword)]`: how data files write the values of an enum, and the messages for them.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens as _, quote};
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, LitStr, Result, Type};

use super::declared::kebab;

/// An enum whose variants are written as a word and values.
struct Keywords {
    name: Ident,
    /// The prefix of the keys of its messages.
    kind: String,
    variants: Vec<Variant>,
}

struct Variant {
    name: Ident,
    word: String,
    form: Form,
    fields: Vec<Field>,
    is_tuple: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The word, then the values.
    Worded,
    /// The values only.
    Wordless,
    /// Not written as a keyword: data files have other fields for it.
    Unwritten,
}

struct Field {
    binding: Ident,
    /// The name of the argument in the message; by default the name of the value's type.
    name: Option<String>,
    kind: Type,
}

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    read(input).map(|keywords| emit(&keywords))
}

fn read(input: &DeriveInput) -> Result<Keywords> {
    let Data::Enum(data) = &input.data else {
        let help = "a keyword is one of several, so it is declared as a variant of an enum";
        return Err(Error::new(input.ident.span(), help));
    };
    let mut keywords =
        Keywords { name: input.ident.clone(), kind: kebab(&input.ident.unraw().to_string()), variants: Vec::new() };
    for attr in input.attrs.iter().filter(|attr| attr.path().is_ident("keyword")) {
        attr.parse_nested_meta(|meta| {
            if !meta.path.is_ident("key") {
                return Err(meta.error("only `key = \"…\"` is known here: what its messages begin with"));
            }
            keywords.kind = meta.value()?.parse::<LitStr>()?.value();
            Ok(())
        })?;
    }
    for variant in &data.variants {
        let read = Variant::read(variant)?;
        let is_same = |other: &&Variant| other.word == read.word && other.form == read.form;
        if let Some(other) = keywords.variants.iter().find(is_same) {
            let help = format!("data files already write `{}` for {}", read.word, other.name);
            return Err(Error::new(read.name.span(), help));
        }
        keywords.variants.push(read);
    }
    Ok(keywords)
}

impl Variant {
    fn read(variant: &syn::Variant) -> Result<Variant> {
        let (word, form) = read_word(&variant.attrs)?;
        let fields: Vec<Field> = variant.fields.iter().enumerate().map(Field::read).collect();
        let span = variant.ident.span();
        if form == Form::Wordless && fields.is_empty() {
            return Err(Error::new(span, "without a word and without values nothing of it would be written"));
        }
        for (number, field) in fields.iter().enumerate().filter(|(_, field)| field.name.is_none()) {
            let written = |field: &Field| field.kind.to_token_stream().to_string();
            if fields[..number].iter().any(|other| written(other) == written(field)) {
                let help = "two values of one type have to have names, because messages call them by their names: \
                            `Damage { each: u8, heroes: u8 }`";
                return Err(Error::new(span, help));
            }
        }
        Ok(Variant {
            name: variant.ident.clone(),
            word: word.unwrap_or_else(|| kebab(&variant.ident.unraw().to_string())),
            form,
            fields,
            is_tuple: matches!(variant.fields, Fields::Unnamed(_)),
        })
    }

    /// `Self::Heal(it)`, `Self::Bane { prey, amount }`: as a pattern, and as an expression.
    fn path(&self) -> TokenStream {
        let (name, bindings) = (&self.name, self.bindings());
        match (self.is_tuple, self.fields.is_empty()) {
            (true, _) => quote! { Self::#name(#(#bindings),*) },
            (false, true) => quote! { Self::#name },
            (false, false) => quote! { Self::#name { #(#bindings),* } },
        }
    }

    fn bindings(&self) -> Vec<&Ident> {
        self.fields.iter().map(|field| &field.binding).collect()
    }

    /// The field whose word and messages replace those of a keyword without a word.
    fn inner(&self) -> Option<&Field> {
        match (self.form, &self.fields[..]) {
            (Form::Wordless, [only]) => Some(only),
            _ => None,
        }
    }
}

impl Field {
    fn read((index, field): (usize, &syn::Field)) -> Field {
        let binding = field.ident.clone().unwrap_or_else(|| Ident::new(&format!("it{index}"), Span::call_site()));
        let name = field.ident.as_ref().map(|name| name.unraw().to_string());
        Field { binding, name, kind: field.ty.clone() }
    }

    /// The name of the argument in the message.
    fn name(&self) -> TokenStream {
        let kind = &self.kind;
        match &self.name {
            Some(name) => quote! { #name },
            None => quote! { <#kind as ::table::keyword::Value>::NAME },
        }
    }
}

/// `#[word("heal all")]`, `#[word(none)]`, `#[word(unwritten)]`.
fn read_word(attrs: &[Attribute]) -> Result<(Option<String>, Form)> {
    let Some(attr) = attrs.iter().find(|attr| attr.path().is_ident("word")) else { return Ok((None, Form::Worded)) };
    if let Ok(word) = attr.parse_args::<LitStr>() {
        return Ok((Some(word.value()), Form::Worded));
    }
    let option: Ident = attr.parse_args()?;
    match option.to_string().as_str() {
        "none" => Ok((None, Form::Wordless)),
        "unwritten" => Ok((None, Form::Unwritten)),
        _ => Err(Error::new(option.span(), "a word is a text in quotation marks, `none` or `unwritten`")),
    }
}

fn emit(keywords: &Keywords) -> TokenStream {
    let Keywords { name, kind, variants } = keywords;
    let (takes, puts) = (variants.iter().filter_map(emit_take), variants.iter().map(emit_put));
    let (words, args) = (variants.iter().map(emit_word), variants.iter().map(emit_args));
    let forms = variants.iter().filter_map(emit_form);
    quote! {
        #[automatically_derived]
        impl ::table::keyword::Value for #name {
            const NAME: &'static str = #kind;

            fn take(rest: &mut ::table::keyword::Rest<'_>) -> ::core::option::Option<Self> {
                use ::table::keyword::Value;
                #(#takes)*
                None
            }

            #[allow(unused_variables)]
            fn put(&self, written: &mut ::table::keyword::Written<'_>) {
                match self { #(#puts),* }
            }

            fn say(&self) -> ::table::Arg {
                ::table::Keyword::say_word(self)
            }

            fn describe() -> ::std::string::String {
                <Self as ::table::Keyword>::forms().iter().map(|form| form.word).collect::<Vec<_>>().join("|")
            }
        }

        #[automatically_derived]
        impl ::table::Keyword for #name {
            const KIND: &'static str = #kind;

            #[allow(unused_variables)]
            fn word(&self) -> &'static str {
                match self { #(#words),* }
            }

            #[allow(unused_variables)]
            fn args(&self) -> ::std::vec::Vec<(&'static str, ::table::Arg)> {
                match self { #(#args),* }
            }

            fn forms() -> ::std::vec::Vec<::table::keyword::Form> {
                let mut forms = ::std::vec::Vec::new();
                #(#forms)*
                forms
            }
        }
    }
}

/// Reads the word and the values, if they come next.
fn emit_take(variant: &Variant) -> Option<TokenStream> {
    let (made, bindings) = (variant.path(), variant.bindings());
    let take = quote! { |rest| { #(let #bindings = Value::take(rest)?;)* Some(#made) } };
    let word = match variant.form {
        Form::Worded => &variant.word,
        Form::Wordless => "",
        Form::Unwritten => return None,
    };
    Some(quote! {
        if let Some(found) = rest.attempt(#word, #take) {
            return Some(found);
        }
    })
}

fn emit_put(variant: &Variant) -> TokenStream {
    let (path, word, bindings) = (variant.path(), &variant.word, variant.bindings());
    let word = (variant.form != Form::Wordless).then(|| quote! { written.push(#word); });
    let bindings = if variant.form == Form::Unwritten { Vec::new() } else { bindings };
    quote! { #path => { #word #(::table::keyword::Value::put(#bindings, written);)* } }
}

fn emit_word(variant: &Variant) -> TokenStream {
    let (path, word) = (variant.path(), &variant.word);
    match variant.inner().map(|field| &field.binding) {
        Some(inner) => quote! { #path => ::table::Keyword::word(#inner) },
        None => quote! { #path => #word },
    }
}

fn emit_args(variant: &Variant) -> TokenStream {
    let path = variant.path();
    if let Some(inner) = variant.inner().map(|field| &field.binding) {
        return quote! { #path => ::table::Keyword::args(#inner) };
    }
    let said = if variant.form == Form::Unwritten { &[] } else { &variant.fields[..] };
    let args = said.iter().map(|field| {
        let (name, binding) = (field.name(), &field.binding);
        quote! { (#name, ::table::keyword::Value::say(#binding)) }
    });
    quote! { #path => vec![#(#args),*] }
}

fn emit_form(variant: &Variant) -> Option<TokenStream> {
    if let Some(kind) = variant.inner().map(|field| &field.kind) {
        return Some(quote! { forms.extend(<#kind as ::table::Keyword>::forms()); });
    }
    if variant.form == Form::Unwritten {
        return None;
    }
    let word = if variant.form == Form::Worded { &variant.word } else { "" };
    let values = variant.fields.iter().map(|field| {
        let (name, kind) = (field.name(), &field.kind);
        quote! { (#name, <#kind as ::table::keyword::Value>::describe()) }
    });
    Some(quote! { forms.push(::table::keyword::Form { word: #word, values: vec![#(#values),*] }); })
}
