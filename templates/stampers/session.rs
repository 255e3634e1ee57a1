//! Proves who is calling with a read-only session.

use crate::client::{Operation, StampError, Stamper};

/// Sends the header X-Session with a token, with queries only.
pub struct SessionStamper(pub String);

impl Stamper for SessionStamper {
    fn stamp(&self, operation: &Operation, _: &[u8]) -> Result<(String, String), StampError> {
        if operation.kind != "query" {
            return Err("a session accompanies queries only".into());
        }
        Ok(("X-Session".to_owned(), self.0.clone()))
    }
}
