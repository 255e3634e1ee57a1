//! Stamps with API keys on P-256.

use crate::client::{Operation, StampError, Stamper};
use crate::error::Error;
use crate::read::api;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::{Signer, Verifier};
use p256::ecdsa::{Signature, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

const SCHEME: &str = "SIGNATURE_SCHEME_API_KEY_P256";

/// What the header X-Stamp holds, in base64url.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Stamp {
    public_key: String,
    scheme: String,
    signature: String,
}

/// Signs with an API key and sends the header X-Stamp.
pub struct P256Stamper {
    public_key: String,
    private: SigningKey,
}

impl P256Stamper {
    /// Keys are in hexadecimal digits: a compressed point and a scalar.
    ///
    /// # Errors
    /// The keys are no such keys, or do not belong together. No error repeats a key.
    pub fn new(public_key: &str, private_key: &str) -> Result<Self, Error> {
        let public = verifying_key(public_key)?;
        let scalar = key_in_hex("private key", private_key, 32)?;
        let private = SigningKey::from_slice(&scalar).map_err(|_| refused("private key: not a scalar of P-256"))?;
        if *private.verifying_key() != public {
            return Err(refused("the private key does not belong to the public key"));
        }
        Ok(Self { public_key: public_key.to_lowercase(), private })
    }
}

impl Stamper for P256Stamper {
    fn stamp(&self, _: &Operation, body: &[u8]) -> Result<(String, String), StampError> {
        let signature: Signature = self.private.sign(body);
        let signature = signature.to_der().as_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        let stamp = Stamp { public_key: self.public_key.clone(), scheme: SCHEME.to_owned(), signature };
        Ok(("X-Stamp".to_owned(), URL_SAFE_NO_PAD.encode(serde_json::to_vec(&stamp)?)))
    }
}

/// Whether a value of the header X-Stamp is the stamp of a public key, in lower case, over a body.
#[must_use]
pub fn verify_p256_stamp(public_key: &str, value: &str, body: &[u8]) -> bool {
    let verify = || -> Result<bool, StampError> {
        let stamp: Stamp = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(value)?)?;
        let signature = Signature::from_der(&bytes_in_hex(&stamp.signature).ok_or("no digits")?)?;
        let is_signed = verifying_key(public_key)?.verify(body, &signature).is_ok();
        Ok(is_signed && stamp.scheme == SCHEME && stamp.public_key == public_key)
    };
    verify().unwrap_or(false)
}

fn verifying_key(digits: &str) -> Result<VerifyingKey, Error> {
    let point = key_in_hex("public key", digits, 33)?;
    VerifyingKey::from_sec1_bytes(&point).map_err(|_| refused("public key: not a compressed point on P-256"))
}

fn key_in_hex(what: &str, digits: &str, size: usize) -> Result<Vec<u8>, Error> {
    let key = bytes_in_hex(digits).filter(|key| key.len() == size);
    key.ok_or_else(|| refused(&format!("{what}: {} hexadecimal digits expected, without 0x", size * 2)))
}

fn refused(message: &str) -> Error {
    api().refusal("unauthenticated", message)
}

fn bytes_in_hex(digits: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = digits.chars().map(|digit| digit.to_digit(16).map(|value| value as u8)).collect();
    digits?.chunks(2).map(|pair| Some(pair[0] << 4 | pair.get(1)?)).collect()
}
