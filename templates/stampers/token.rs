//! Proves who is calling with a token in a header of its own.

use crate::client::{Operation, StampError, Stamper};

/// Sends the header X-Token with a token.
pub struct TokenStamper(pub String);

impl Stamper for TokenStamper {
    fn stamp(&self, _: &Operation, _: &[u8]) -> Result<(String, String), StampError> {
        Ok(("X-Token".to_owned(), self.0.clone()))
    }
}
