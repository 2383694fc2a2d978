//! Dice that every player can check.

use std::sync::Arc;

use crate::hoard::{Hoard, Options};
use serde_json::{Value, json};
use table::{
    Dice, DiceKey, Game, KeyedDice, LoadError, Match, Pending, Proof, ProofError, Rolls, commit, seal, transcript,
};

/// The numbers 0 to 31.
fn secret() -> [u8; 32] {
    std::array::from_fn(|index| index as u8)
}

fn nonces() -> Vec<String> {
    ["first seat", "zweiter Platz ⚄"].map(String::from).to_vec()
}

fn key() -> DiceKey {
    DiceKey::derive(&secret(), &nonces())
}

// The expected values in these two tests were computed with Python's hashlib and hmac. Every other implementation, such
// as the one in the browser, has to agree.

#[test]
fn commitment_and_key_are_those_of_the_vectors() {
    assert_eq!(commit(&secret()), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    assert_eq!(json!(key()), "33170d15792b64c18de0fab0df4bdca9dd21d5e288417538cfb1300460d27286");
    let without_nonces = DiceKey::derive(&secret(), &[]);
    assert_eq!(json!(without_nonces), "8efdd71aca26473502ffdbe4868edddf96430036d5d2047d8ac7fbe911558d6f");
}

#[test]
fn rolls_are_those_of_the_vectors() {
    let mut dice = KeyedDice::new(key());
    let rolls: Vec<u32> = (0..20).map(|_| dice.roll(6)).collect();
    assert_eq!(rolls, [2, 2, 2, 5, 5, 5, 4, 2, 1, 3, 3, 2, 6, 5, 3, 2, 4, 5, 1, 2]);
    let sides = [2, 3, 4, 6, 8, 10, 12, 20, 52, 100, 1000, u32::MAX];
    let mut dice = KeyedDice::new(key());
    assert_eq!(sides.map(|sides| dice.roll(sides)), [1, 1, 1, 5, 6, 8, 7, 6, 6, 35, 436, 945_453_337]);
    assert_eq!(KeyedDice::new(key()).after(256).roll(100), 15);
    assert_eq!(KeyedDice::new(key()).after((1 << 32) + 5).roll(100), 67);
}

#[test]
fn a_key_is_written_as_hex_digits_and_read_strictly() {
    let rolls = Rolls::Keyed(key());
    let written = json!({"keyed": "33170d15792b64c18de0fab0df4bdca9dd21d5e288417538cfb1300460d27286"});
    assert_eq!(json!(rolls), written);
    assert_eq!(serde_json::from_value::<Rolls>(written).expect("it was written so"), rolls);
    for wrong in [json!("33"), json!("33".repeat(33)), json!("AA".repeat(32)), json!("xy".repeat(32)), json!(7)] {
        assert!(serde_json::from_value::<DiceKey>(wrong.clone()).is_err(), "{wrong}");
    }
    assert_eq!(schemars::schema_for!(DiceKey).get("type"), Some(&Value::from("string")));
    assert_eq!(format!("{rolls:?}"), "Keyed(DiceKey(..))");
}

/// A finished match with its proof.
fn finished() -> String {
    let game = Hoard::set_up(Arc::new(()), Options::default()).expect("the defaults are valid");
    let mut running = Match::new(Arc::new(game), Rolls::Keyed(key()));
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        running.choose(seat, 0).expect("it was offered");
    }
    running.save() + &Proof::of(&secret(), nonces()).to_line()
}

#[test]
fn a_match_with_a_proof_loads_and_its_proof_can_be_checked() {
    let finished = finished();
    let loaded = Match::<Hoard>::load(Arc::new(()), &finished).expect("lines after the seal do not matter");
    let proof = transcript::proof(&finished).expect("it is well written").expect("it is there");
    assert_eq!(proof.check(loaded.header().rolls), Ok(()));
    assert_eq!(loaded.save() + &proof.to_line(), finished);
    assert!(finished.ends_with("\"nonces\":[\"first seat\",\"zweiter Platz ⚄\"]}}\n"), "{finished}");
}

#[test]
fn a_roll_that_the_key_does_not_give_is_found() {
    // The first roll is a 2, on the six sides of the pile.
    let forged = finished().replacen("\"value\":2", "\"value\":3", 1);
    match Match::<Hoard>::load(Arc::new(()), &forged) {
        Err(LoadError::Roll { number, found, rolled }) => assert_eq!((number, found, rolled), (1, 3, 2)),
        loaded => panic!("the forged roll was not found: {loaded:?}"),
    }
}

#[test]
fn a_proof_says_precisely_what_is_wrong() {
    let good = Proof::of(&secret(), nonces());
    let rolls = Rolls::Keyed(key());
    let check = |change: &dyn Fn(&mut Proof)| {
        let mut changed = good.clone();
        change(&mut changed);
        changed.check(rolls)
    };
    assert_eq!(check(&|_| {}), Ok(()));
    assert_eq!(check(&|proof| proof.secret = "00".repeat(32)), Err(ProofError::Commitment));
    assert_eq!(check(&|proof| proof.secret.truncate(62)), Err(ProofError::SecretIsNoHex));
    assert_eq!(check(&|proof| proof.secret.make_ascii_uppercase()), Err(ProofError::SecretIsNoHex));
    assert_eq!(check(&|proof| proof.commitment.make_ascii_uppercase()), Err(ProofError::Commitment));
    assert_eq!(check(&|proof| proof.nonces.reverse()), Err(ProofError::Key));
    assert_eq!(check(&|proof| proof.nonces[0].push('!')), Err(ProofError::Key));
    let one_for_two = vec![nonces().join("\n")];
    assert_eq!(check(&|proof| proof.nonces = one_for_two.clone()), Err(ProofError::LineBreak { number: 1 }));
    let sealed: Vec<String> = nonces().iter().map(|nonce| seal(nonce)).collect();
    let with = |seals: Vec<String>| good.clone().with_seals(seals).check(rolls);
    assert_eq!(with(sealed.clone()), Ok(()));
    assert_eq!(with(vec![String::new(), sealed[1].clone()]), Ok(()), "sealing is optional");
    assert_eq!(with(vec![sealed[1].clone(), String::new()]), Err(ProofError::Seal { number: 1 }));
    assert_eq!(with([sealed.clone(), sealed].concat()), Err(ProofError::Seal { number: nonces().len() + 1 }));
    assert!(!good.to_line().contains("seals"), "a proof without seals is as it always was");
    let another = Proof::of(&[1; 32], nonces());
    assert_eq!(another.check(rolls), Err(ProofError::Key), "secret and commitment fit, but not the key");
    for rolls in [Rolls::Seeded(1), Rolls::Outside] {
        assert_eq!(good.check(rolls), Err(ProofError::NotKeyed));
    }
}

#[test]
fn a_missing_proof_is_fine_and_a_broken_one_says_where() {
    let finished = finished();
    let lines: Vec<&str> = finished.lines().collect();
    let (last, before) = lines.split_last().expect("there are lines");
    let without = before.join("\n");
    assert_eq!(transcript::proof(&without).expect("nothing is broken"), None);
    assert_eq!(transcript::proof("").expect("nothing is broken"), None);
    let unsealed = [before.split_last().expect("there is a seal").1.join("\n"), last.to_string()].join("\n");
    assert_eq!(transcript::proof(&unsealed).expect("nothing is sealed"), None);
    for broken in [&last[..40], "{\"dice\":{}}", "hello"] {
        match transcript::proof(&format!("{without}\n\n{broken}\n")) {
            Err((line, _)) => assert_eq!(line, lines.len() + 1),
            other => panic!("{broken}: {other:?}"),
        }
    }
}
