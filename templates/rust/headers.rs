//! Headers of answers: texts that are held to the types of the contract as the members of a body are.

use crate::client::Client;
use crate::codec::ContractType;
use crate::error::Error;
use crate::json::Object;
use crate::read::{Contract, Schema, api, parse_answer};
use serde::Serialize;
use serde_json::Value;
use ureq::http::HeaderMap;

impl Client {
    /// A call whose answer has headers.
    pub(crate) fn with_headers<Answer: ContractType, Headers: ContractType>(
        &self,
        name: &'static str,
        request: &impl Serialize,
    ) -> Result<(Answer, Headers), Error> {
        let both = self.exchange(name, request).and_then(|received| {
            let headers =
                headers_of(&received.headers).map_err(|error| api().unreadable(received.status, b"", error));
            Ok((received.answer()?, headers?))
        });
        both.map_err(|error| Error { operation: name, ..error })
    }
}

fn headers_of<Headers: ContractType>(said: &HeaderMap) -> Result<Headers, Error> {
    let Schema::Record(record) = api().named(Headers::NAME) else { unreachable!("headers are records") };
    let members = record.fields.iter().filter_map(|field| {
        let lines: Vec<_> =
            said.get_all(&field.name).iter().map(|line| String::from_utf8_lossy(line.as_bytes())).collect();
        (!lines.is_empty()).then(|| (field.name.clone(), api().header_value(&field.schema, lines.join(", "))))
    });
    parse_answer(Value::Object(members.collect::<Object>()).to_string().as_bytes())
}

impl Contract {
    /// The text itself, unless numbers or truth values are expected and it is one.
    fn header_value(&self, schema: &Schema, text: String) -> Value {
        let is_text = match self.resolve(schema) {
            Schema::Int32(_) | Schema::Number(_) | Schema::Boolean => false,
            Schema::Literal { value } => value.is_string(),
            _ => true,
        };
        let tree = serde_json::from_str(&text).ok().filter(|tree: &Value| tree.is_number() || tree.is_boolean());
        tree.filter(|_| !is_text).unwrap_or(Value::String(text))
    }
}
