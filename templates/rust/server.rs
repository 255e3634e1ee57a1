//! What a server does with a request before it calls anything.

use crate::error::{Error, Issue};
use crate::json::{Object, parse};
use crate::operations::Request;
use crate::read::{Contract, Record, Schema, api, matches};
use serde_json::{Number, Value};

/// Bounds the items and members of a request's body.
const MOST_VALUES: usize = 10_000;

/// Reads the body of a POST to a path.
///
/// # Errors
/// Answer with the error's status, and with the JSON that serde makes of it.
pub fn read_request(path: &str, body: &[u8]) -> Result<Request, Error> {
    let (name, tree) = api().request(path, body)?;
    Request::typed(&name, tree)
}

impl Contract {
    /// The name of the request's type, and what is read of the body.
    pub(crate) fn request(&self, path: &str, body: &[u8]) -> Result<(String, Value), Error> {
        let asked = self.operations.values().find(|operation| operation.path == path);
        let asked = asked.ok_or_else(|| self.refusal("notFound", format!("no operation at {path}")))?;
        if body.len() > self.body_bytes {
            return Err(self.too_large(format!("the body has more than {} bytes", self.body_bytes)));
        }
        let schema = self.named(&asked.body);
        let is_empty = body.is_empty() && matches!(schema, Schema::Record(record) if record.fields.is_empty());
        let parsed = parse(if is_empty { b"{}" } else { body })
            .map_err(|error| self.refusal("invalid", format!("the body is not JSON in UTF-8: {error}")))?;
        if parsed.values > MOST_VALUES {
            return Err(self.too_large(format!("the body has more than {MOST_VALUES} values")));
        }
        if let Some(path) = parsed.repeated {
            return Err(self.invalid(vec![Issue { path, expected: "one member of this name".to_owned() }]));
        }
        let (mut tree, mut issues) = self.read(&asked.body, parsed.tree.clone(), true);
        if !issues.is_empty() && self.lenient {
            (tree, issues) = self.read(&asked.body, self.strict_form(schema, parsed.tree), true);
        }
        if !issues.is_empty() {
            return Err(self.invalid(issues));
        }
        let name = match (schema, &tree) {
            (Schema::Union(union), Value::Object(from)) => self.variant(union, from, true),
            _ => Some(asked.body.as_str()),
        };
        Ok((name.unwrap_or_default().to_owned(), tree))
    }

    fn too_large(&self, message: String) -> Error {
        Error { status: 413, ..self.refusal("invalid", message) }
    }

    /// A body of a client of protocol buffers in the contract's own form, as far as its types lead. What it cannot bring
    /// into that form is left to be refused.
    fn strict_form(&self, schema: &Schema, tree: Value) -> Value {
        match (self.resolve(schema), tree) {
            (Schema::Int32(_), Value::String(text)) if matches("^(?:0|-?[1-9][0-9]{0,9})$", &text) => {
                text.parse::<i64>().unwrap_or_default().into()
            }
            (Schema::Int64(_), Value::Number(number)) => integer(number),
            (Schema::String(bounds), Value::Number(number)) => match bounds.format.as_deref() {
                Some("decimal" | "int64" | "uint64") => integer(number),
                _ => Value::Number(number),
            },
            (Schema::Array(list), Value::Array(items)) if items.len() <= list.most => {
                items.into_iter().map(|item| self.strict_form(&list.of, item)).collect()
            }
            (Schema::Map(map), Value::Object(from)) if from.len() <= map.most => {
                from.into_iter().map(|(name, item)| (name, self.strict_form(&map.of, item))).collect()
            }
            (Schema::Union(union), Value::Object(from)) => match self.variant(union, &from, true) {
                Some(name) => self.strict_form(self.named(name), Value::Object(from)),
                None => Value::Object(from),
            },
            (Schema::Record(record), Value::Object(from)) => Value::Object(self.strict_record(record, from)),
            (_, tree) => tree,
        }
    }

    fn strict_record(&self, record: &Record, from: Object) -> Object {
        let mut made = Object::new();
        let is_own = |name: &str| record.fields.iter().any(|field| field.name == name);
        let mut members = 0;
        for (name, member) in &from {
            let meant = record.fields.iter().find(|field| snake(&field.name) == *name);
            // Of what a newer contract has, such clients say null.
            if member.is_null() && !is_own(name) && meant.is_none() {
                continue;
            }
            members += 1;
            if members > record.fields.len() {
                return from;
            }
            let meant = meant.filter(|field| !is_own(name) && !from.contains_key(&field.name));
            made.insert(meant.map_or(name, |field| &field.name).clone(), member.clone());
        }
        for field in &record.fields {
            if let Some(member) = made.get_mut(&field.name) {
                *member = self.strict_form(&field.schema, member.take());
            } else if !field.optional && matches!(self.resolve(&field.schema), Schema::Array(_)) {
                made.insert(field.name.clone(), Value::Array(vec![]));
            }
        }
        made
    }
}

/// As a string. Beyond 2^53 a number has lost digits.
fn integer(number: Number) -> Value {
    match number.as_f64() {
        Some(value) if value.fract() == 0.0 && value.abs() < 9_007_199_254_740_992.0 => {
            (value as i64).to_string().into()
        }
        _ => Value::Number(number),
    }
}

/// A name in camelCase as protocol buffers write it.
fn snake(name: &str) -> String {
    let letters =
        name.chars().map(|c| if c.is_ascii_uppercase() { format!("_{}", c.to_ascii_lowercase()) } else { c.into() });
    letters.collect()
}
