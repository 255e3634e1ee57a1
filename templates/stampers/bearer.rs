//! Proves who is calling with a bearer token (RFC 6750).

use crate::client::{Operation, StampError, Stamper};

/// Sends the header Authorization with a token.
pub struct BearerStamper(pub String);

impl Stamper for BearerStamper {
    fn stamp(&self, _: &Operation, _: &[u8]) -> Result<(String, String), StampError> {
        Ok(("Authorization".to_owned(), format!("Bearer {}", self.0)))
    }
}
