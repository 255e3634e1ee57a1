//! Headers: texts that are held to the types of the contract as the members of a body are.

use crate::codec::ContractType;
use crate::error::Error;
use crate::json::Object;
use crate::read::{Contract, Schema, api, parse_answer};
use serde_json::Value;

/// Reads them by their names.
pub(crate) fn headers_of<Headers: ContractType>(get: &dyn Fn(&str) -> Option<String>) -> Result<Headers, Error> {
    let Schema::Record(record) = api().named(Headers::NAME) else { unreachable!("headers are records") };
    let members = record
        .fields
        .iter()
        .filter_map(|field| get(&field.name).map(|text| (field.name.clone(), api().header_value(&field.schema, text))));
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
