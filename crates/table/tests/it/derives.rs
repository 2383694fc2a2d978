//! The derives tell the author of a wrong declaration how to fix it. Tests cannot call a proc-macro crate, so its files
//! are compiled into this program.

#[path = "../../../vocabulary/src/declared.rs"]
mod declared;
#[path = "../../../vocabulary/src/emit.rs"]
mod emit;
#[path = "../../../vocabulary/src/keyword.rs"]
mod keyword;

use syn::{DeriveInput, parse_quote};

#[track_caller]
fn check_keyword(input: DeriveInput, help: &str) {
    let error = keyword::derive(&input).expect_err("the declaration is wrong");
    assert!(error.to_string().contains(help), "{error}");
}

#[track_caller]
fn check_vocabulary(input: DeriveInput, help: &str) {
    let declared = declared::read(&input).map(|declared| emit::emit(&declared));
    let error = declared.expect_err("the declaration is wrong");
    assert!(error.to_string().contains(help), "{error}");
}

#[test]
fn authors_of_wrong_keywords_are_told_what_to_do() {
    check_keyword(parse_quote! { struct Armour(u8); }, "variant of an enum");
    check_keyword(parse_quote! { enum Spell { DamageEach(u8, u8) } }, "have to have names");
    check_keyword(parse_quote! { enum Verb { Heal(u8), #[word("heal")] HealAll } }, "already write `heal` for Heal");
    check_keyword(parse_quote! { enum Verb { #[word(none)] Heal } }, "nothing of it would be written");
    check_keyword(parse_quote! { enum Verb { #[word(silent)] Heal } }, "`none` or `unwritten`");
    check_keyword(parse_quote! { #[keyword(word = "heal")] enum Verb { Heal } }, "only `key = \"…\"`");
}

#[test]
fn authors_of_wrong_declarations_are_told_what_to_do() {
    check_vocabulary(parse_quote! { enum Event { Moved } }, "say which game it belongs to");
    check_vocabulary(parse_quote! { #[vocabulary(G, rules)] enum Reason { Late } }, "begin its comment with the id");
    check_vocabulary(parse_quote! { #[vocabulary(G, choices)] enum Choice { Pass } }, "exactly one field");
    check_vocabulary(parse_quote! { #[vocabulary(case)] enum Form { Long(u8) } }, "has no fields");
    check_vocabulary(parse_quote! { #[vocabulary(G)] enum Event { #[say(loud)] Moved } }, "a variant knows");
    check_vocabulary(parse_quote! { #[vocabulary(G)] enum Event { Moved(#[say(loud)] u8) } }, "a field knows");
    check_vocabulary(
        parse_quote! { #[vocabulary(G)] enum Event { #[look(loud)] Moved } },
        "no `loud`; it can be banner",
    );
    check_vocabulary(
        parse_quote! { #[vocabulary(G)] enum Act { #[price(gold = 1)] Move } },
        "no `gold`; it can be life",
    );
    check_vocabulary(parse_quote! { #[vocabulary(G)] enum Event { #[rule(why)] Moved { how: u8 } } }, "no field");
}
