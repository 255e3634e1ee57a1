//! Calls operations over HTTP. A body is serialized once, stamped once, and sent again byte for byte. What would take
//! effect again is sent once, unless the contract says that its server knows a request by its bytes.

use crate::codec::ContractType;
use crate::error::Error;
use crate::read::{Called, api, parse_answer};
use serde::Serialize;
use serde_json::Value;
use std::hash::{BuildHasher, RandomState};
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use ureq::http::HeaderMap;

/// What a stamper fails with.
pub type StampError = Box<dyn std::error::Error + Send + Sync>;

/// Proves who is calling.
pub trait Stamper: Send + Sync {
    /// Makes a header, by name and value, of the exact bytes of a body. Called once per call.
    ///
    /// # Errors
    /// Whatever it fails with becomes the source of the call's error.
    fn stamp(&self, operation: &Operation, body: &[u8]) -> Result<(String, String), StampError>;
}

/// What a stamper is told of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// As in the contract.
    pub name: &'static str,
    /// The whole path below the origin.
    pub path: &'static str,
    /// `submit`, `operation` or `query`.
    pub kind: &'static str,
}

/// Those of a client. Each has a default.
pub struct Options {
    /// Proves who is calling; without it requests go out unstamped.
    pub stamper: Option<Box<dyn Stamper>>,
    /// Sends the requests. It follows no redirects here.
    pub agent: ureq::Agent,
    /// How long one attempt may take, with its answer. Default: 30 seconds.
    pub timeout: Duration,
    /// How often to send at most where a request may be sent again. Default: 3.
    pub attempts: u32,
    /// Bounds the random pause between attempts. Default: 200 milliseconds.
    pub base_delay: Duration,
    /// Bounds the random pause between attempts. Default: 5 seconds.
    pub max_delay: Duration,
    /// The pause between two reads while the client waits for something. Default: 500 milliseconds.
    pub interval: Duration,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
    /// The present time. Default: `SystemTime::now`.
    pub now: fn() -> SystemTime,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            stamper: None,
            agent: ureq::Agent::new_with_defaults(),
            timeout: Duration::from_secs(30),
            attempts: 3,
            base_delay: Duration::from_millis(200),
            max_delay: Duration::from_secs(5),
            interval: Duration::from_millis(500),
            headers: vec![],
            now: SystemTime::now,
        }
    }
}

/// Calls the operations of a server. Several threads may use it at a time.
pub struct Client {
    base_url: String,
    pub(crate) options: Options,
}

const LONGEST_RETRY_AFTER: Duration = Duration::from_mins(1);

impl Client {
    /// A client of the server at an origin, such as `https://api.example.com`; a path behind it is put before that of each
    /// operation.
    #[must_use]
    pub fn new(base_url: &str, options: Options) -> Self {
        Self { base_url: base_url.trim_end_matches('/').to_owned(), options }
    }

    /// Sends a request, again where that is safe and worth it, and reads the answer.
    pub(crate) fn call<Answer: ContractType>(
        &self,
        name: &'static str,
        request: &impl Serialize,
    ) -> Result<Answer, Error> {
        let answer = self.exchange(name, request).and_then(|received| received.answer());
        answer.map_err(|error| Error { operation: name, ..error })
    }

    pub(crate) fn exchange(&self, name: &'static str, request: &impl Serialize) -> Result<Received, Error> {
        let asked = &api().operations[name];
        let body = self.body_of(asked, request)?;
        let mut headers = vec![("Content-Type".to_owned(), "application/json".to_owned())];
        if api().error.media != "application/json" {
            headers.push(("Accept".to_owned(), format!("application/json, {}", api().error.media)));
        }
        headers.extend_from_slice(&self.options.headers);
        if let Some(stamper) = self.options.stamper.as_ref().filter(|_| !asked.unproved) {
            let operation = Operation { name, path: &asked.path, kind: &asked.kind };
            let stamp = stamper.stamp(&operation, &body).map_err(|cause| {
                let error = api().refusal("unauthenticated", cause.to_string());
                Error { status: 0, cause: Some(cause), ..error }
            });
            headers.push(stamp?);
        }
        let attempts = if asked.repeats { self.options.attempts } else { 1 };
        let mut attempt = 1;
        loop {
            let (error, retry_after) = match self.send(&asked.path, &headers, &body) {
                Ok(received) if (200..300).contains(&received.status) => return Ok(received),
                Ok(received) => (api().error_of(received.status, &received.text), self.retry_after(&received.headers)),
                Err(cause) => {
                    let error = match cause {
                        ureq::Error::Timeout(_) => {
                            api().refusal("timeout", format!("no answer within {:?}", self.options.timeout))
                        }
                        _ => api().refusal("unreachable", format!("no answer: {cause}")),
                    };
                    (Error { status: 0, cause: Some(Box::new(cause)), ..error }, Duration::ZERO)
                }
            };
            let is_passing = [0, 429, 502, 503, 504].contains(&error.status);
            if !is_passing || attempt >= attempts || retry_after > LONGEST_RETRY_AFTER {
                return Err(error);
            }
            let backoff =
                self.options.base_delay.saturating_mul(1 << (attempt - 1).min(30)).min(self.options.max_delay);
            sleep(retry_after.max(backoff.mul_f64(random())));
            attempt += 1;
        }
    }

    /// Writes a request, with the members that the client fills in.
    fn body_of(&self, asked: &Called, request: &impl Serialize) -> Result<Vec<u8>, Error> {
        let unwritten = |cause: serde_json::Error| api().refusal("invalid", cause.to_string());
        let mut tree = serde_json::to_value(request).map_err(unwritten)?;
        for name in &asked.fill {
            if matches!(tree[name].as_str(), None | Some("" | "0")) {
                let now = (self.options.now)().duration_since(UNIX_EPOCH).unwrap_or_default();
                tree[name] = Value::String(now.as_millis().to_string());
            }
        }
        serde_json::to_vec(&tree).map_err(unwritten)
    }

    fn send(&self, path: &str, headers: &[(String, String)], body: &[u8]) -> Result<Received, ureq::Error> {
        // A redirect would take the stamp to another place, or turn the POST into a GET.
        let config = self.options.agent.post(format!("{}{path}", self.base_url)).config().max_redirects(0);
        let config = config.max_redirects_will_error(false).http_status_as_error(false);
        let mut request = config.timeout_global(Some(self.options.timeout)).build();
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let mut response = request.send(body)?;
        let text = response.body_mut().with_config().limit(u64::MAX).read_to_vec()?;
        Ok(Received { status: response.status().as_u16(), text, headers: response.into_parts().0.headers })
    }

    /// Reads a number of seconds or a date (RFC 9110, section 10.2.3).
    fn retry_after(&self, headers: &HeaderMap) -> Duration {
        let after = headers.get("Retry-After").and_then(|value| value.to_str().ok()).unwrap_or_default();
        let date =
            httpdate::parse_http_date(after).ok().and_then(|date| date.duration_since((self.options.now)()).ok());
        after.parse().ok().map(Duration::from_secs).or(date).unwrap_or_default()
    }
}

/// What a server answered.
pub(crate) struct Received {
    pub(crate) status: u16,
    text: Vec<u8>,
    pub(crate) headers: HeaderMap,
}

impl Received {
    pub(crate) fn answer<Answer: ContractType>(&self) -> Result<Answer, Error> {
        parse_answer(&self.text).map_err(|error| api().unreadable(self.status, &self.text, error))
    }
}

/// From 0 up to 1.
fn random() -> f64 {
    RandomState::new().hash_one(0) as f64 / u64::MAX as f64
}
