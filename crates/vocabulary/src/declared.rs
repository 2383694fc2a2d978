//! What a declaration says, read from its syntax.

use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Fields, Ident, Lit, LitStr, Meta, Result, Token, Type};

/// A declared type and everything said about it.
pub struct Declared {
    pub name: Ident,
    /// The game whose views the words are made from; without one, the type fits every game.
    pub game: Option<Type>,
    pub kind: Kind,
    /// Whether every variant belongs to a rule.
    pub has_rules: bool,
    pub variants: Vec<Variant>,
}

/// How values of a type appear in sentences.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Each variant has a message.
    Sentences,
    /// Like [`Kind::Sentences`], and each variant wraps a type that it is made from.
    Choices,
    /// Like [`Kind::Sentences`], but they need no view and belong to no game.
    Plain,
    /// Each variant is a word that a message selects by.
    Case,
}

/// One variant of an enum, or a whole struct.
pub struct Variant {
    /// `None` for a struct.
    pub name: Option<Ident>,
    pub word: String,
    pub key: String,
    pub rule: Option<String>,
    /// The field that provides the rule, instead of a rule id of its own.
    pub rule_of: Option<Ident>,
    pub fields: Vec<Field>,
    pub is_tuple: bool,
    /// The message, the rule and the touched pieces are those of the only field.
    pub is_transparent: bool,
    pub with: Vec<(Ident, Expr)>,
    pub touches: Option<Vec<Expr>>,
    /// Expressions of type `Change`.
    pub changes: Vec<Expr>,
    /// Expressions that give one or several `Flight`s.
    pub flights: Vec<Expr>,
    /// Where it comes from and goes to, if no field says so.
    pub from: Option<Expr>,
    pub to: Option<Expr>,
    /// A variant of `Look`.
    pub look: Option<Ident>,
    /// A variant of `Tally`, and the amount.
    pub price: Option<(Ident, Expr)>,
}

pub struct Field {
    /// The name that generated code binds it to.
    pub binding: Ident,
    /// The name of the argument in the message.
    pub argument: String,
    pub kind: Type,
    pub is_said: bool,
    pub is_touched: bool,
    /// The seat that rolled the dice in it.
    pub thrown: Option<Expr>,
}

pub fn read(input: &DeriveInput) -> Result<Declared> {
    let options = Options::read(&input.attrs, input.ident.span())?;
    let prefix = options.key.clone().unwrap_or_else(|| kebab(&input.ident.unraw().to_string()));
    let shared = read_with(&input.attrs)?;
    let variants = match &input.data {
        Data::Struct(data) => {
            let name = input.ident.unraw().to_string();
            vec![Variant::read(None, &name, prefix, &input.attrs, &data.fields, &options)?]
        }
        Data::Enum(data) => {
            let read = |variant: &syn::Variant| {
                let name = variant.ident.unraw().to_string();
                let key = format!("{prefix}-{}", kebab(&name));
                let mut read =
                    Variant::read(Some(&variant.ident), &name, key, &variant.attrs, &variant.fields, &options)?;
                read.with.extend(shared.iter().cloned());
                Ok(read)
            };
            data.variants.iter().map(read).collect::<Result<_>>()?
        }
        Data::Union(_) => return Err(Error::new(input.ident.span(), "a union has no sentences")),
    };
    let Options { game, kind, rules: has_rules, .. } = options;
    Ok(Declared { name: input.ident.clone(), game, kind, has_rules, variants })
}

impl Variant {
    fn read(
        name: Option<&Ident>,
        written: &str,
        key: String,
        attrs: &[Attribute],
        fields: &Fields,
        options: &Options,
    ) -> Result<Variant> {
        let said = Said::read(attrs)?;
        let rule = read_rule(attrs);
        let is_tuple = matches!(fields, Fields::Unnamed(_));
        let fields: Vec<Field> = fields.iter().enumerate().map(Field::read).collect::<Result<_>>()?;
        let rule_of = read_rule_of(attrs)?;
        let is_transparent = said.transparent || options.kind == Kind::Choices && said.key.is_none();
        let place = name.map_or_else(|| options.span, Ident::span);
        if (is_transparent || options.kind == Kind::Choices) && fields.len() != 1 {
            let help = "it wraps what it says or is made from, so it has to have exactly one field";
            return Err(Error::new(place, help));
        }
        if options.kind == Kind::Case && !fields.is_empty() {
            return Err(Error::new(place, "a word that messages select by has no fields; leave `case` out"));
        }
        if let Some(of) = rule_of.iter().find(|of| fields.iter().all(|field| field.binding != **of)) {
            return Err(Error::new(of.span(), "it has no field of that name"));
        }
        if options.rules && rule.is_none() && rule_of.is_none() && !is_transparent {
            let help = format!("{written} names no rule; begin its comment with the id, like `/// PB-12: why`");
            return Err(Error::new(place, help));
        }
        Ok(Variant {
            name: name.cloned(),
            word: kebab(written),
            key: said.key.unwrap_or(key),
            rule,
            rule_of,
            fields,
            is_tuple,
            is_transparent,
            with: read_with(attrs)?,
            touches: read_list(attrs, "touches")?,
            changes: read_list(attrs, "changes")?.unwrap_or_default(),
            flights: read_list(attrs, "flights")?.unwrap_or_default(),
            from: read_only(attrs, "from")?,
            to: read_only(attrs, "to")?,
            look: read_only(attrs, "look")?.map(|look| read_word(&look, &LOOKS)).transpose()?,
            price: read_price(attrs)?,
        })
    }
}

impl Variant {
    /// The fields that are arguments of the message, without those that `#[with]` replaces.
    pub fn said(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| field.is_said && self.with.iter().all(|(name, _)| *name != field.argument))
    }
}

impl Field {
    fn read((index, field): (usize, &syn::Field)) -> Result<Field> {
        let unnamed = || Ident::new(&if index == 0 { "it".into() } else { format!("it{index}") }, field.span());
        let name = field.ident.clone().unwrap_or_else(unnamed);
        let mut read = Field {
            binding: name.clone(),
            argument: name.unraw().to_string(),
            kind: field.ty.clone(),
            is_said: true,
            is_touched: true,
            thrown: read_only(&field.attrs, "thrown")?,
        };
        for attr in field.attrs.iter().filter(|attr| attr.path().is_ident("say")) {
            attr.parse_nested_meta(|meta| {
                match meta.path.get_ident().map(Ident::to_string).as_deref() {
                    Some("unsaid") => read.is_said = false,
                    Some("untouched") => read.is_touched = false,
                    Some("skip") => (read.is_said, read.is_touched) = (false, false),
                    _ => return Err(meta.error("a field knows `unsaid`, `untouched` and `skip`")),
                }
                Ok(())
            })?;
        }
        Ok(read)
    }
}

/// `#[vocabulary(Game, key = "…", choices, plain, case, rules)]`.
struct Options {
    game: Option<Type>,
    key: Option<String>,
    kind: Kind,
    rules: bool,
    span: proc_macro2::Span,
}

impl Options {
    fn read(attrs: &[Attribute], span: proc_macro2::Span) -> Result<Options> {
        let mut options = Options { game: None, key: None, kind: Kind::Sentences, rules: false, span };
        for attr in attrs.iter().filter(|attr| attr.path().is_ident("vocabulary")) {
            for item in attr.parse_args_with(Punctuated::<Item, Token![,]>::parse_terminated)? {
                match item {
                    Item::Key(key) => options.key = Some(key),
                    Item::Choices => options.kind = Kind::Choices,
                    Item::Case => options.kind = Kind::Case,
                    Item::Plain => options.kind = Kind::Plain,
                    Item::Rules => options.rules = true,
                    Item::Game(game) => options.game = Some(*game),
                }
            }
        }
        if options.game.is_none() && !matches!(options.kind, Kind::Case | Kind::Plain) {
            return Err(Error::new(span, "say which game it belongs to: `#[vocabulary(PocketBattles)]`"));
        }
        Ok(options)
    }
}

enum Item {
    Key(String),
    Choices,
    Case,
    Plain,
    Rules,
    Game(Box<Type>),
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> Result<Item> {
        if input.peek(Ident::peek_any) && input.peek2(Token![=]) {
            let name: Ident = input.call(Ident::parse_any)?;
            input.parse::<Token![=]>()?;
            return match name.to_string().as_str() {
                "key" => Ok(Item::Key(input.parse::<LitStr>()?.value())),
                _ => Err(Error::new(name.span(), "only `key = \"…\"` is known here")),
            };
        }
        let game: Type = input.parse()?;
        let word = match &game {
            Type::Path(path) => path.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        Ok(match word.as_deref() {
            Some("choices") => Item::Choices,
            Some("case") => Item::Case,
            Some("plain") => Item::Plain,
            Some("rules") => Item::Rules,
            _ => Item::Game(Box::new(game)),
        })
    }
}

/// `#[say(key = "…", transparent)]` on a variant.
#[derive(Default)]
struct Said {
    key: Option<String>,
    transparent: bool,
}

impl Said {
    fn read(attrs: &[Attribute]) -> Result<Said> {
        let mut said = Said::default();
        for attr in attrs.iter().filter(|attr| attr.path().is_ident("say")) {
            attr.parse_nested_meta(|meta| {
                match meta.path.get_ident().map(Ident::to_string).as_deref() {
                    Some("key") => said.key = Some(meta.value()?.parse::<LitStr>()?.value()),
                    Some("transparent") => said.transparent = true,
                    _ => return Err(meta.error("a variant knows `key = \"…\"` and `transparent`")),
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}

/// `name = expression`.
struct Pair(Ident, Expr);

impl Parse for Pair {
    fn parse(input: ParseStream<'_>) -> Result<Pair> {
        let name = input.call(Ident::parse_any)?;
        input.parse::<Token![=]>()?;
        Ok(Pair(name, input.parse()?))
    }
}

/// `#[with(name = expression, …)]`: more arguments of the message.
fn read_with(attrs: &[Attribute]) -> Result<Vec<(Ident, Expr)>> {
    let mut with = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("with")) {
        let pairs = attr.parse_args_with(Punctuated::<Pair, Token![,]>::parse_terminated)?;
        with.extend(pairs.into_iter().map(|Pair(name, value)| (name, value)));
    }
    Ok(with)
}

/// `#[touches(expression, …)]`: what is touched, if it is not just what the fields are on the board.
/// `#[changes(expression, …)]`: numbers of pieces before and after.
/// `#[flights(expression, …)]`: what moves from spot to spot.
fn read_list(attrs: &[Attribute], name: &str) -> Result<Option<Vec<Expr>>> {
    let Some(attr) = attrs.iter().find(|attr| attr.path().is_ident(name)) else { return Ok(None) };
    match &attr.meta {
        Meta::Path(_) => Ok(Some(Vec::new())),
        _ => {
            let exprs = attr.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)?;
            Ok(Some(exprs.into_iter().collect()))
        }
    }
}

/// `#[from(expression)]`, `#[to(expression)]`, `#[look(word)]`, and `#[thrown(expression)]` on a field.
fn read_only<T: Parse>(attrs: &[Attribute], name: &str) -> Result<Option<T>> {
    attrs.iter().find(|attr| attr.path().is_ident(name)).map(Attribute::parse_args).transpose()
}

/// `#[price(energy = expression)]`.
fn read_price(attrs: &[Attribute]) -> Result<Option<(Ident, Expr)>> {
    let Some(Pair(what, count)) = read_only(attrs, "price")? else { return Ok(None) };
    Ok(Some((read_word(&what, &TALLIES)?, count)))
}

/// The variants of `table::Look` and `table::Tally`.
const LOOKS: [&str; 10] = ["Banner", "Dice", "Move", "Strike", "Death", "Draw", "Spell", "Change", "Touch", "Word"];
const TALLIES: [&str; 4] = ["Life", "Wounds", "Energy", "Markers"];

/// The variant that a lower-case word stands for.
fn read_word(word: &Ident, variants: &[&str]) -> Result<Ident> {
    let known = variants.iter().find(|variant| *word == kebab(variant));
    let help = || format!("there is no `{word}`; it can be {}", variants.join(", ").to_lowercase());
    known.map(|variant| Ident::new(variant, word.span())).ok_or_else(|| Error::new(word.span(), help()))
}

/// `#[rule(field)]`: it belongs to the same rule as the field.
fn read_rule_of(attrs: &[Attribute]) -> Result<Option<Ident>> {
    read_only(attrs, "rule")
}

/// The first rule id at the beginning of a comment: `PB-12`, `HR-67.10`, `PB-T.slow`.
fn read_rule(attrs: &[Attribute]) -> Option<String> {
    let docs = attrs.iter().filter(|attr| attr.path().is_ident("doc"));
    let mut lines = docs.filter_map(|attr| match &attr.meta {
        Meta::NameValue(pair) => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    let line = lines.next()?;
    let first = line.split_whitespace().next()?.trim_end_matches([':', ',', '.', ';']);
    let (prefix, rest) = first.split_once('-')?;
    let is_id = prefix.len() >= 2 && prefix.chars().all(|letter| letter.is_ascii_uppercase()) && !rest.is_empty();
    is_id.then(|| first.to_string())
}

/// `CameIntoContact` as `came-into-contact`.
pub fn kebab(name: &str) -> String {
    let mut word = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && index > 0 {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}
