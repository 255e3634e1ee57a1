//! Holds JSON to the types of the contract: strictly as a server reads requests, tolerantly as a caller reads answers.

use crate::codec::{ContractType, present};
use crate::error::{Error, Form, Issue, Passing, Refused};
use crate::json::{Object, below, parse};
use crate::operations::ErrorCode;
use crate::upgrade::Step;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use regex::{Regex, RegexBuilder};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::sync::{LazyLock, RwLock};

/// Reads a value as a server reads it in a request: held to all bounds, and with defaults filled in.
///
/// # Errors
/// Lists in `issues` where the value does not fit.
pub fn parse_request<T: ContractType>(text: &[u8]) -> Result<T, Error> {
    read_as(text, true)
}

/// Reads a value as a caller reads it in an answer: members that the contract does not list and values that were added to
/// open enums and unions are taken, bounds are not looked at.
///
/// # Errors
/// Lists in `issues` where the value does not fit.
pub fn parse_answer<T: ContractType>(text: &[u8]) -> Result<T, Error> {
    read_as(text, false)
}

/// Tells where a value differs from what a server accepts in a request.
#[must_use]
pub fn check<T: ContractType>(value: &T) -> Vec<Issue> {
    match serde_json::to_value(value) {
        Ok(tree) => api().read(T::NAME, tree, true).1,
        Err(error) => vec![Issue { path: String::new(), expected: error.to_string() }],
    }
}

fn read_as<T: ContractType>(text: &[u8], strict: bool) -> Result<T, Error> {
    let parsed = parse(text).map_err(|error| api().refusal("invalid", format!("not JSON: {error}")))?;
    let (tree, issues) = api().read(T::NAME, parsed.tree, strict);
    if !issues.is_empty() {
        return Err(api().invalid(issues));
    }
    typed(tree)
}

/// A tree that fits, as a value of Rust.
pub(crate) fn typed<T: ContractType>(tree: Value) -> Result<T, Error> {
    serde_json::from_value(tree).map_err(|error| api().refusal("internal", error.to_string()))
}

/// What contract.json says: everything but the words.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Contract {
    types: HashMap<String, Schema>,
    pub(crate) steps: HashMap<String, Step>,
    pub(crate) operations: HashMap<String, Called>,
    pub(crate) refusals: HashMap<String, Refused>,
    pub(crate) error: Form,
    pub(crate) by_status: HashMap<u16, ErrorCode>,
    pub(crate) otherwise: ErrorCode,
    pub(crate) passing: Passing,
    pub(crate) body_bytes: usize,
    pub(crate) lenient: bool,
}

/// What contract.json says of an operation.
#[derive(Deserialize)]
pub(crate) struct Called {
    pub(crate) path: String,
    pub(crate) kind: String,
    pub(crate) body: String,
    #[serde(default)]
    pub(crate) fill: Vec<String>,
    #[serde(default)]
    pub(crate) repeats: bool,
    pub(crate) unproved: bool,
}

pub(crate) fn api() -> &'static Contract {
    static API: LazyLock<Contract> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../contract.json")).expect("contract.json is as generated")
    });
    &API
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum Schema {
    Ref { name: String },
    Json,
    Boolean,
    Literal { value: Value },
    Enum(Values),
    String(Bounds),
    Int32(Bounds),
    Int64(Bounds),
    Number(Bounds),
    Bytes(Bounds),
    Date(Bounds),
    DateTime(Bounds),
    Array(Many),
    Map(Many),
    Record(Record),
    Union(Union),
}

#[derive(Deserialize)]
pub(crate) struct Values {
    values: Vec<String>,
    #[serde(default)]
    open: bool,
}

#[derive(Deserialize)]
#[serde(default, rename_all = "camelCase")]
#[derive(Default)]
pub(crate) struct Bounds {
    min_length: Option<usize>,
    max_length: Option<usize>,
    minimum: Option<f64>,
    maximum: Option<f64>,
    exclusive_minimum: Option<f64>,
    exclusive_maximum: Option<f64>,
    multiple_of: Option<f64>,
    int64_minimum: Option<String>,
    int64_maximum: Option<String>,
    pattern: Option<String>,
    encoding: Option<String>,
    pub(crate) format: Option<String>,
}

/// A list, or a map with its keys.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Many {
    pub(crate) of: Box<Schema>,
    keys: Option<Box<Schema>>,
    #[serde(default)]
    least: usize,
    pub(crate) most: usize,
    #[serde(default)]
    unique: bool,
    #[serde(default)]
    or_null: bool,
}

#[derive(Deserialize)]
pub(crate) struct Record {
    pub(crate) fields: Vec<Field>,
    #[serde(default)]
    extra: bool,
}

#[derive(Deserialize)]
pub(crate) struct Field {
    pub(crate) name: String,
    #[serde(rename = "type")]
    pub(crate) schema: Schema,
    #[serde(default)]
    pub(crate) optional: bool,
    #[serde(default)]
    nullable: bool,
    #[serde(default, deserialize_with = "present")]
    default: Option<Value>,
}

#[derive(Deserialize)]
pub(crate) struct Union {
    tag: String,
    variants: HashMap<String, String>,
    fallback: Option<String>,
}

impl Contract {
    pub(crate) fn named(&self, name: &str) -> &Schema {
        self.resolve(&self.types[name])
    }

    pub(crate) fn resolve<'a>(&'a self, schema: &'a Schema) -> &'a Schema {
        match schema {
            Schema::Ref { name } => self.named(name),
            other => other,
        }
    }

    /// The name of the record that an object of a union is.
    pub(crate) fn variant<'a>(&self, union: &'a Union, from: &Object, strict: bool) -> Option<&'a str> {
        let tag = from.get(&union.tag).and_then(Value::as_str).unwrap_or_default();
        let fallback = union.fallback.as_ref().filter(|_| !strict);
        union.variants.get(tag).or(fallback).map(String::as_str)
    }

    /// The value without nulls that mean absence and, if it is read strictly, with defaults; and where it does not fit.
    pub(crate) fn read(&self, name: &str, tree: Value, strict: bool) -> (Value, Vec<Issue>) {
        let mut reading = Reading { contract: self, strict, issues: vec![] };
        (reading.value(self.named(name), tree, ""), reading.issues)
    }
}

/// On its way through one value.
pub(crate) struct Reading<'a> {
    pub(crate) contract: &'a Contract,
    pub(crate) strict: bool,
    pub(crate) issues: Vec<Issue>,
}

impl Reading<'_> {
    fn report(&mut self, path: &str, expected: impl Into<String>) {
        self.issues.push(Issue { path: path.to_owned(), expected: expected.into() });
    }

    pub(crate) fn value(&mut self, schema: &Schema, tree: Value, path: &str) -> Value {
        match (self.contract.resolve(schema), tree) {
            (Schema::Array(list), Value::Array(items)) => self.array(list, items, path),
            (Schema::Map(map), Value::Object(from)) => self.map(map, from, path),
            (Schema::Record(record), Value::Object(from)) => self.record(record, from, path),
            (Schema::Union(union), Value::Object(from)) => match self.contract.variant(union, &from, self.strict) {
                Some(name) => self.value(self.contract.named(name), Value::Object(from), path),
                None => {
                    self.report(&below(path, &union.tag), format!("the {} of a variant", union.tag));
                    Value::Object(from)
                }
            },
            (schema, tree) => {
                for fault in schema.faults(&tree, self.strict) {
                    self.report(path, fault);
                }
                // 1.0 is an integer of JSON, too.
                match (schema, int32(&tree)) {
                    (Schema::Int32(_), Some(integer)) => integer.into(),
                    _ => tree,
                }
            }
        }
    }

    fn array(&mut self, list: &Many, items: Vec<Value>, path: &str) -> Value {
        self.size(list, items.len(), "items", path);
        if self.strict && list.unique && repeats(&items) {
            self.report(path, "array without repeated items");
        }
        let numbered = items.into_iter().enumerate();
        numbered.map(|(index, item)| self.item(list, item, &format!("{path}/{index}"))).collect()
    }

    fn item(&mut self, many: &Many, item: Value, path: &str) -> Value {
        if item.is_null() && many.or_null { item } else { self.value(&many.of, item, path) }
    }

    fn size(&mut self, many: &Many, size: usize, noun: &str, path: &str) {
        if self.strict && size < many.least {
            self.report(path, format!("at least {} {noun}", many.least));
        }
        if self.strict && size > many.most {
            self.report(path, format!("at most {} {noun}", many.most));
        }
    }

    fn map(&mut self, map: &Many, from: Object, path: &str) -> Value {
        self.size(map, from.len(), "entries", path);
        let mut made = Object::new();
        for (name, item) in from {
            let at = below(path, &name);
            if name == "__proto__" {
                self.report(&at, "a key other than __proto__");
            } else if let Some(keys) = map.keys.as_ref().filter(|_| self.strict) {
                for fault in keys.faults(&name.as_str().into(), true) {
                    self.report(&at, format!("key: {fault}"));
                }
            }
            let value = self.item(map, item, &at);
            made.insert(name, value);
        }
        Value::Object(made)
    }

    fn record(&mut self, record: &Record, mut from: Object, path: &str) -> Value {
        let mut made = Object::new();
        for Field { name, schema, optional, nullable, default } in &record.fields {
            let member = from.get_mut(name).map(Value::take);
            let value = match member {
                Some(Value::Null) if *nullable => Some(Value::Null),
                Some(member) if !member.is_null() || !optional => Some(self.value(schema, member, &below(path, name))),
                _ if !optional => {
                    self.report(&below(path, name), "a value (required)");
                    None
                }
                _ => default.clone().filter(|_| self.strict),
            };
            made.extend(value.map(|value| (name.clone(), value)));
        }
        for (name, member) in from {
            if record.fields.iter().any(|field| field.name == name) {
                continue;
            }
            if self.strict && !record.extra {
                self.report(&below(path, &name), "nothing (unknown member)");
            }
            made.insert(name, member);
        }
        Value::Object(made)
    }
}

/// Whether a plain value is there twice.
fn repeats(items: &[Value]) -> bool {
    let mut seen = HashSet::new();
    let mut plain = items.iter().filter(|item| !item.is_array() && !item.is_object());
    plain.any(|item| !seen.insert(item.as_f64().map_or(item.to_string(), |number| (number + 0.0).to_string())))
}

impl Schema {
    /// Everything in which a plain value differs; bounds only if it is read strictly.
    fn faults(&self, tree: &Value, strict: bool) -> Vec<String> {
        let none = Bounds::default();
        let text = tree.as_str().unwrap_or_default();
        let number = tree.as_f64().unwrap_or_default();
        let (mut length, mut noun) = (text.chars().count(), "characters");
        let (is_of_kind, kind, bounds) = match self {
            Self::Ref { .. } | Self::Json => (true, "a value", &none),
            Self::Array(_) => (tree.is_array(), "array", &none),
            Self::Map(_) | Self::Record(_) | Self::Union(_) => (tree.is_object(), "object", &none),
            Self::Boolean => (tree.is_boolean(), "boolean", &none),
            Self::Literal { value } => {
                let is_same = tree == value || (tree.is_number() && tree.as_f64() == value.as_f64());
                return if is_same { vec![] } else { vec![value.to_string()] };
            }
            Self::Enum(Values { values, open }) => {
                let is_known = values.iter().any(|value| value == text);
                let fits = tree.is_string() && (is_known || (*open && !strict));
                return if fits { vec![] } else { vec![format!("one of {}", values.join(", "))] };
            }
            Self::String(bounds) => (tree.is_string(), "string", bounds),
            Self::Int32(bounds) => (int32(tree).is_some(), "32-bit integer", bounds),
            Self::Number(bounds) => (tree.is_number(), "number", bounds),
            Self::Int64(bounds) => (int64(text).is_some(), "64-bit integer as a decimal string", bounds),
            Self::Bytes(bounds) => {
                let is_url = bounds.encoding.as_deref() == Some("base64url");
                let data = if is_url { URL_SAFE_NO_PAD.decode(text) } else { STANDARD.decode(text) };
                (length, noun) = (data.as_ref().map_or(0, Vec::len), "bytes");
                let kind = if is_url { "bytes in base64url without padding" } else { "bytes in base64" };
                (tree.is_string() && data.is_ok(), kind, bounds)
            }
            Self::Date(bounds) => (is_date(text), "date as in 2030-01-31", bounds),
            Self::DateTime(bounds) => {
                let (day, time) = text.split_at_checked(10).unwrap_or_default();
                (is_date(day) && is_time(time), "date and time as in 2030-01-31T18:00:00Z", bounds)
            }
        };
        if !is_of_kind {
            return vec![kind.to_owned()];
        }
        let mut found = vec![];
        if strict {
            let found = &mut found;
            limit(found, bounds.min_length.as_ref(), |least| length >= *least, &format!("at least # {noun}"));
            limit(found, bounds.max_length.as_ref(), |most| length <= *most, &format!("at most # {noun}"));
            limit(found, bounds.minimum.as_ref(), |least| number >= *least, "number of at least #");
            limit(found, bounds.maximum.as_ref(), |most| number <= *most, "number of at most #");
            limit(found, bounds.exclusive_minimum.as_ref(), |bound| number > *bound, "number above #");
            limit(found, bounds.exclusive_maximum.as_ref(), |bound| number < *bound, "number below #");
            limit(found, bounds.multiple_of.as_ref(), |unit| number % *unit == 0.0, "multiple of #");
            limit(found, bounds.int64_minimum.as_ref(), |least| int64(text) >= int64(least), "at least #");
            limit(found, bounds.int64_maximum.as_ref(), |most| int64(text) <= int64(most), "at most #");
            limit(found, bounds.pattern.as_ref(), |pattern| matches(pattern, text), "string that matches #");
        }
        found
    }
}

fn limit<B: Display>(found: &mut Vec<String>, bound: Option<&B>, fits: impl Fn(&B) -> bool, words: &str) {
    found.extend(bound.filter(|bound| !fits(bound)).map(|bound| words.replace('#', &bound.to_string())));
}

pub(crate) fn int32(tree: &Value) -> Option<i32> {
    let number = tree.as_f64()?;
    let is_integer = number.fract() == 0.0 && number >= f64::from(i32::MIN) && number <= f64::from(i32::MAX);
    is_integer.then_some(number as i32)
}

fn int64(text: &str) -> Option<i64> {
    text.parse::<i64>().ok().filter(|value| value.to_string() == text)
}

/// Compiles each pattern once.
pub(crate) fn matches(pattern: &str, text: &str) -> bool {
    static COMPILED: LazyLock<RwLock<HashMap<String, Regex>>> = LazyLock::new(RwLock::default);
    if let Some(regex) = COMPILED.read().expect("no panic").get(pattern) {
        return regex.is_match(text);
    }
    let regex = RegexBuilder::new(pattern).size_limit(1 << 28).build().expect("the compiler has translated it");
    let is_match = regex.is_match(text);
    COMPILED.write().expect("no panic").insert(pattern.to_owned(), regex);
    is_match
}

fn is_date(text: &str) -> bool {
    let part = |from, to| text.get(from..to).and_then(|digits: &str| digits.parse::<u32>().ok()).unwrap_or_default();
    let (year, month, day) = (part(0, 4), part(5, 7), part(8, 10));
    let leaps = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(leaps),
        1..=12 => 31,
        _ => 0,
    };
    matches("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", text) && (1..=days).contains(&day)
}

/// What stands behind the day (RFC 3339), in capitals and without leap seconds.
fn is_time(text: &str) -> bool {
    matches(
        r"^T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$",
        text,
    )
}
