//! Signed webhooks: whether a delivery comes from its sender, and what it says.

use crate::codec::ContractType;
use crate::headers::headers_of;
use crate::read::parse_answer;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ed25519_dalek::{Signature, VerifyingKey};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Deserialize;
use serde_json::Value;
use sha2::Sha256;
use std::collections::HashMap;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The keys that a receiver trusts, by their ids: public keys of Ed25519 with 32 bytes (RFC 8032), or secrets. If deliveries
/// do not name their key, each is tried.
pub type WebhookKeys = HashMap<String, Vec<u8>>;

/// Reads a key set (RFC 7517): keys of Ed25519 (RFC 8037) and secrets. Others are passed over.
///
/// # Errors
/// It is no key set.
pub fn webhook_keys(text: &[u8]) -> Result<WebhookKeys, Box<dyn std::error::Error + Send + Sync>> {
    let set: Value = serde_json::from_slice(text)?;
    let mut keys = WebhookKeys::new();
    for key in set["keys"].as_array().ok_or("a list `keys` expected")? {
        let said = match (key["kty"].as_str(), key["crv"].as_str()) {
            (Some("OKP"), Some("Ed25519")) => &key["x"],
            (Some("oct"), _) => &key["k"],
            _ => continue,
        };
        let bytes = URL_SAFE_NO_PAD.decode(said.as_str().unwrap_or_default())?;
        keys.insert(key["kid"].as_str().unwrap_or_default().to_owned(), bytes);
    }
    Ok(keys)
}

/// Why a delivery is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalReason {
    /// A header is missing or does not fit.
    Headers,
    /// It was sent too long ago, or is of the future.
    Time,
    /// The receiver does not have its key.
    Key,
    /// No key of the receiver's has signed it.
    Signature,
    /// The body does not fit.
    Body,
}

/// A delivery that is not signed by a key of the receiver's, or is too old.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct WebhookRefused {
    /// What is wrong.
    pub reason: RefusalReason,
    /// The same for people.
    pub message: String,
}

impl std::fmt::Display for WebhookRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WebhookRefused {}

fn refused<T>(reason: RefusalReason, message: impl Into<String>) -> Result<T, WebhookRefused> {
    Err(WebhookRefused { reason, message: message.into() })
}

/// How those of one kind are signed.
#[derive(Deserialize)]
struct Rules {
    algorithm: String,
    header: String,
    encoding: String,
    prefix: String,
    /// At odd places, names of headers.
    over: Vec<String>,
    key: Option<String>,
    timestamp: Option<Timestamp>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Timestamp {
    header: String,
    unit: String,
    tolerance_seconds: u64,
}

static RULES: LazyLock<HashMap<String, Rules>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Said {
        webhooks: HashMap<String, Rules>,
    }
    let said: Said = serde_json::from_str(include_str!("../contract.json")).expect("contract.json is as generated");
    said.webhooks
});

pub(crate) fn verify<Payload: ContractType, Headers: ContractType>(
    name: &str,
    get: &dyn Fn(&str) -> Option<String>,
    body: &[u8],
    keys: &WebhookKeys,
    now: SystemTime,
) -> Result<(Payload, Headers), WebhookRefused> {
    let headers = headers_of(get).or_else(|error| refused(RefusalReason::Headers, error.message))?;
    RULES[name].check(&|name| get(name).unwrap_or_default(), body, keys, now)?;
    let payload = parse_answer(body).or_else(|error| refused(RefusalReason::Body, error.message))?;
    Ok((payload, headers))
}

impl Rules {
    fn check(
        &self,
        get: &dyn Fn(&str) -> String,
        body: &[u8],
        keys: &WebhookKeys,
        now: SystemTime,
    ) -> Result<(), WebhookRefused> {
        self.check_time(get, now)?;
        let text = [&self.signed_text(get)?, body].concat();
        let own: Vec<&Vec<u8>> = match &self.key {
            Some(key) => keys.get(&get(key)).into_iter().collect(),
            None => keys.values().collect(),
        };
        if own.is_empty() {
            return refused(RefusalReason::Key, "there is no such key");
        }
        let signatures = self.signatures_in(&get(&self.header));
        if signatures.iter().any(|signature| own.iter().any(|key| self.is_signed(key, &text, signature))) {
            return Ok(());
        }
        refused(RefusalReason::Signature, "no key of the receiver's has signed this")
    }

    fn check_time(&self, get: &dyn Fn(&str) -> String, now: SystemTime) -> Result<(), WebhookRefused> {
        let Some(Timestamp { header, unit, tolerance_seconds }) = &self.timestamp else { return Ok(()) };
        let digits = get(header);
        if digits.is_empty() || digits.len() > 15 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return refused(RefusalReason::Headers, format!("header {header}: a time in {unit} expected"));
        }
        let count = digits.parse().unwrap_or_default();
        let since = if unit == "seconds" { Duration::from_secs(count) } else { Duration::from_millis(count) };
        let far = now.duration_since(UNIX_EPOCH).unwrap_or_default().abs_diff(since);
        if far > Duration::from_secs(*tolerance_seconds) {
            return refused(RefusalReason::Time, format!("it was sent {} seconds away from now", far.as_secs()));
        }
        Ok(())
    }

    /// Takes nothing that a header holds for what stands behind it: no two deliveries have one text.
    fn signed_text(&self, get: &dyn Fn(&str) -> String) -> Result<Vec<u8>, WebhookRefused> {
        let mut text = String::new();
        for (index, part) in self.over.iter().enumerate() {
            if index % 2 == 0 {
                text.push_str(part);
                continue;
            }
            let (value, behind) = (get(part), &self.over[index + 1]);
            let is_visible = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_graphic());
            if !is_visible || format!("{value}{behind}").find(behind) < Some(value.len()) {
                let expected = format!("header {part}: visible ASCII without {behind:?} expected");
                return refused(RefusalReason::Headers, expected);
            }
            text.push_str(&value);
        }
        Ok(text.into_bytes())
    }

    /// At most eight: whoever sends a delivery decides how many there are.
    fn signatures_in(&self, value: &str) -> Vec<Vec<u8>> {
        let texts = value.split(' ').take(8).filter_map(|one| one.strip_prefix(self.prefix.as_str()));
        texts.filter_map(|text| self.decoded(text)).collect()
    }

    fn decoded(&self, text: &str) -> Option<Vec<u8>> {
        match self.encoding.as_str() {
            "base64" => STANDARD.decode(text).ok(),
            "base64url" => URL_SAFE_NO_PAD.decode(text).ok(),
            _ => {
                let is_hex = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
                let pairs = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
                let is_whole = text.len().is_multiple_of(2) && text.as_bytes().iter().all(is_hex);
                pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect::<Option<_>>().filter(|_| is_whole)
            }
        }
    }

    /// Compares authentication codes in constant time.
    fn is_signed(&self, key: &[u8], text: &[u8], signature: &[u8]) -> bool {
        if self.algorithm == "hmacSha256" {
            let mac = Hmac::<Sha256>::new_from_slice(key).map(|mac| mac.chain_update(text));
            return mac.is_ok_and(|mac| mac.verify_slice(signature).is_ok());
        }
        let key = <&[u8; 32]>::try_from(key).ok().and_then(|key| VerifyingKey::from_bytes(key).ok());
        let signature = Signature::from_slice(signature).ok();
        key.zip(signature).is_some_and(|(key, signature)| key.verify_strict(text, &signature).is_ok())
    }
}
