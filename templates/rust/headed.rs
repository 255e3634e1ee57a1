//! Calls whose answers have headers.

use crate::client::Client;
use crate::codec::ContractType;
use crate::error::Error;
use crate::headers::headers_of;
use crate::read::api;
use serde::Serialize;

impl Client {
    pub(crate) fn with_headers<Answer: ContractType, Headers: ContractType>(
        &self,
        name: &'static str,
        request: &impl Serialize,
    ) -> Result<(Answer, Headers), Error> {
        let both = self.exchange(name, request).and_then(|received| {
            let get = |name: &str| {
                let lines = received.headers.get_all(name).iter().map(|line| String::from_utf8_lossy(line.as_bytes()));
                lines.reduce(|one, other| format!("{one}, {other}").into()).map(String::from)
            };
            let headers = headers_of(&get).map_err(|error| api().unreadable(received.status, b"", error));
            Ok((received.answer()?, headers?))
        });
        both.map_err(|error| Error { operation: name, ..error })
    }
}
