//! Stamps with a key that is nobody's credential, by a token that is bound to it.

use crate::client::{Operation, StampError, Stamper};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;

/// Sends the header X-Stamp-Attested: what an API key's stamper says of key and signature, with a token that says whose the
/// key is.
pub struct AttestedStamper<S> {
    /// That of the key.
    pub stamper: S,
    /// How the service reads the token.
    pub scheme: String,
    /// Says whose the key is.
    pub token: String,
}

impl<S: Stamper> Stamper for AttestedStamper<S> {
    fn stamp(&self, operation: &Operation, body: &[u8]) -> Result<(String, String), StampError> {
        let (_, value) = self.stamper.stamp(operation, body)?;
        let mut stamp: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(value)?)?;
        stamp["publicKeyAttestation"] = self.token.clone().into();
        stamp["scheme"] = self.scheme.clone().into();
        Ok(("X-Stamp-Attested".to_owned(), URL_SAFE_NO_PAD.encode(stamp.to_string())))
    }
}
