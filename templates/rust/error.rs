//! A call that did not succeed, or a value that does not fit.

use crate::json::parse;
use crate::operations::ErrorCode;
use crate::read::{Contract, api};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A place at which a value does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issue {
    /// A JSON pointer (RFC 6901).
    pub path: String,
    /// Says what would be right.
    pub expected: String,
}

/// A call that did not succeed, or a value that does not fit. Serde writes it as the error body of the contract.
#[derive(Debug)]
#[non_exhaustive]
pub struct Error {
    /// As in the error body. Without a readable body it follows from the HTTP status.
    pub code: ErrorCode,
    /// That of HTTP; 0 where no answer came.
    pub status: u16,
    /// As in the error body.
    pub message: String,
    /// What the error body says for programs: a list, or an object of all members that have no place of their own here.
    pub details: Box<Value>,
    /// The name of the operation that was called.
    pub operation: &'static str,
    /// The places at which a value does not fit, where that is what went wrong.
    pub issues: Vec<Issue>,
    pub(crate) cause: Option<Box<dyn std::error::Error + Send + Sync>>,
}

impl Error {
    /// Whether another request may go through: the server was not reached, had no time or was busy.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        api().is_passing(self)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let separator = if self.operation.is_empty() { "" } else { ": " };
        write!(f, "{}{separator}{}", self.operation, self.message)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.cause.as_deref().map(|cause| cause as _)
    }
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = &api().error;
        let mut body = match &*self.details {
            Value::Object(members) => members.clone(),
            details => form.list.iter().map(|name| (name.clone(), details.clone())).collect(),
        };
        let title =
            form.titles.as_ref().and_then(|titles| titles.get(&self.code.to_string())).map(|title| json!(title));
        let status = (self.status != 0).then(|| json!(self.status));
        let members = [
            (&form.title, title),
            (&form.status, status),
            (&form.message, Some(json!(self.message))),
            (&form.code, Some(json!(self.code))),
        ];
        body.extend(members.into_iter().filter_map(|(name, value)| Some((name.clone()?, value?))));
        body.serialize(serializer)
    }
}

/// Which members of an error body hold what.
#[derive(Deserialize)]
pub(crate) struct Form {
    code: Option<String>,
    message: Option<String>,
    title: Option<String>,
    status: Option<String>,
    list: Option<String>,
    pub(crate) media: String,
    faults: Option<Faults>,
    titles: Option<HashMap<String, String>>,
}

/// How the places are listed at which a request does not fit.
#[derive(Deserialize)]
struct Faults {
    r#type: Option<String>,
    member: String,
    place: String,
    text: String,
}

/// How the crate itself refuses something.
#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: ErrorCode,
    status: u16,
}

/// What tells of errors that pass. The status tells them from an internal error of the server where there is no code for it.
#[derive(Deserialize)]
pub(crate) struct Passing {
    codes: Vec<ErrorCode>,
    statuses: Vec<u16>,
}

impl Contract {
    pub(crate) fn is_passing(&self, error: &Error) -> bool {
        let Passing { codes, statuses } = &self.passing;
        let is_internal = error.code == self.refusals["internal"].code;
        codes.contains(&error.code) || is_internal && statuses.contains(&error.status)
    }

    pub(crate) fn refusal(&self, kind: &str, message: impl Into<String>) -> Error {
        let Refused { code, status } = &self.refusals[kind];
        let details = Box::new(if self.error.list.is_some() { json!([]) } else { json!({}) });
        let (code, status, message) = (code.clone(), *status, message.into());
        Error { code, status, message, details, operation: "", issues: vec![], cause: None }
    }

    pub(crate) fn invalid(&self, issues: Vec<Issue>) -> Error {
        let Issue { path, expected } = &issues[0];
        let place = if path.is_empty() { "the body" } else { path };
        let more = if issues.len() > 1 { format!(" (and {} more)", issues.len() - 1) } else { String::new() };
        let mut found = self.refusal("invalid", format!("{place}: expected {expected}{more}"));
        if let Some(form) = &self.error.faults {
            let told = issues.iter().take(50);
            let faults =
                told.map(|one| json!({ &form.place: one.path, &form.text: format!("expected {}", one.expected) }));
            let mut detail = json!({ &form.member: faults.collect::<Value>() });
            if self.error.list.is_some() {
                detail["@type"] = json!(form.r#type);
                detail = json!([detail]);
            }
            found.details = Box::new(detail);
        }
        Error { issues, ..found }
    }

    /// Reads the body of an answer that is no success.
    pub(crate) fn error_of(&self, status: u16, text: &[u8]) -> Error {
        let start: String = String::from_utf8_lossy(text).chars().take(200).collect();
        let mut found = Error { status, ..self.refusal("internal", format!("HTTP {status}: {start}")) };
        found.code = self.by_status.get(&status).unwrap_or(&self.otherwise).clone();
        let Ok(Value::Object(mut body)) = parse(text).map(|parsed| parsed.tree) else { return found };
        let form = &self.error;
        let mut take = |name: &Option<String>| name.as_ref().and_then(|name| body.shift_remove(name));
        if let Some(code) = take(&form.code).and_then(|code| serde_json::from_value(code).ok()) {
            found.code = code;
        }
        if let Some(Value::String(message)) = take(&form.message) {
            found.message = message;
        }
        if let Some(said @ Value::Array(_)) = take(&form.list) {
            *found.details = said;
        }
        if form.list.is_none() {
            take(&form.title);
            take(&form.status);
            *found.details = Value::Object(body);
        }
        found
    }

    /// The error for success that cannot be read.
    pub(crate) fn unreadable(&self, status: u16, text: &[u8], cause: Error) -> Error {
        let code = self.refusals["internal"].code.clone();
        let message = format!("the answer does not fit: {}", cause.message);
        Error { code, message, issues: cause.issues, ..self.error_of(status, text) }
    }
}
