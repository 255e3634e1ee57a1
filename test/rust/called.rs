// Compares what the client of a crate does, its stampers and what servers read, with test vectors.

use crate::client::Operation;
use crate::error::{Error, Issue};
use crate::read::Contract;
use crate::vectors::{Check, canonical, pairs, short, text, written};
use crate::vectors_of_types::{headed, stamper, verify, waited};
use serde_json::{Value, json};

pub const CHECKS: &[(&str, Check)] = &[
    ("refusals", of_refusal),
    ("lenient", of_lenient),
    ("stamps", of_stamp),
    ("waits", of_wait),
    ("headers", of_headers),
];

fn of_refusal(contract: &Contract, one: &Value) -> Vec<String> {
    let body = text(&written(one).unwrap_or_default());
    let Err(found) = contract.request(&text(&one["path"]), body.as_bytes()) else {
        return vec![format!("{one} is not refused")];
    };
    let is = json!(found.status) == one["status"]
        && canonical(&json!(found.code)) == canonical(&one["code"])
        && json!(faults_of(&found)) == one["faults"];
    if is { vec![] } else { vec![format!("{} is refused as {found:?}", short(one))] }
}

fn of_lenient(contract: &Contract, one: &Value) -> Vec<String> {
    let found = contract.request(&text(&one["path"]), one["value"].to_string().as_bytes());
    let is = match (&found, one.get("faults")) {
        (Err(error), Some(faults)) => json!(faults_of(error)) == *faults,
        (Ok((_, tree)), None) => canonical(tree) == canonical(&one["read"]),
        _ => false,
    };
    if is { vec![] } else { vec![format!("{one} is read as {found:?}")] }
}

fn of_stamp(_: &Contract, one: &Value) -> Vec<String> {
    let (name, what) = (text(&one["stamper"]), text(&one["what"]));
    let (public_key, private_key) = (text(&one["key"]["publicKey"]), text(&one["key"]["privateKey"]));
    let (body, value) = (text(&one["body"]), text(&one["value"]));
    let verifies = one["verifies"] == json!(true);
    let verified = verify(&name, &public_key, &value, body.as_bytes());
    if verified.is_some_and(|is| is != verifies) {
        return vec![format!("{name}, {what}: not {verifies}")];
    }
    let token = if one["token"].is_string() { text(&one["token"]) } else { text(&members(&value)["publicKeyAttestation"]) };
    let scheme = text(&members(&value)["scheme"]);
    let Some(stamper) = stamper(&name, &public_key, &private_key, &token, &scheme).filter(|_| one["verifies"] != json!(false)) else {
        return vec![];
    };
    let operation = Operation { name: "", path: "/", kind: "query" };
    let (header, made) = stamper.stamp(&operation, body.as_bytes()).expect("a stamp");
    let is = match verify(&name, &public_key, &made, body.as_bytes()) {
        Some(is) => is && verify(&name, &public_key, &made, b"{} ") == Some(false),
        None => unsigned(&made) == unsigned(&value),
    };
    if is && header == text(&one["header"]) { vec![] } else { vec![format!("{name}, {what}: its own stamp is {made}")] }
}

fn members(value: &str) -> Value {
    use base64::Engine as _;
    let text = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(value).unwrap_or_default();
    serde_json::from_slice(&text).unwrap_or_default()
}

/// A header without what differs from stamp to stamp.
fn unsigned(value: &str) -> Value {
    match members(value) {
        Value::Object(mut members) => {
            members.remove("signature");
            Value::Object(members)
        }
        _ => json!(value),
    }
}

fn faults_of(found: &Error) -> Vec<String> {
    let body = json!(found);
    let of = |list: &Value, name: &str| -> Vec<String> {
        list.as_array().into_iter().flatten().filter_map(|one| one[name].as_str().map(str::to_owned)).collect()
    };
    let details = body["details"].as_array().into_iter().flatten();
    let violations = details.flat_map(|detail| of(&detail["fieldViolations"], "field"));
    of(&body["errors"], "pointer").into_iter().chain(violations).collect()
}

/// A server on a socket of its own, which answers every request alike.
pub fn played(answer: &str, headers: &[(String, String)]) -> crate::Client {
    use std::io::{Read as _, Write as _};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a socket");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let lines: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let said = format!("HTTP/1.1 200 OK\r\n{lines}Connection: close\r\nContent-Length: {}\r\n\r\n{answer}", answer.len());
    std::thread::spawn(move || {
        let Ok((mut stream, _)) = listener.accept() else { return };
        let mut request = vec![];
        let mut part = [0; 4096];
        while let Ok(size @ 1..) = stream.read(&mut part) {
            request.extend_from_slice(&part[..size]);
            let text = String::from_utf8_lossy(&request).to_ascii_lowercase();
            let length = text.split("content-length: ").nth(1).and_then(|rest| rest.split('\r').next()?.parse::<usize>().ok());
            if text.find("\r\n\r\n").is_some_and(|end| text.len() >= end + 4 + length.unwrap_or(0)) {
                break;
            }
        }
        let _ = stream.write_all(said.as_bytes());
    });
    let interval = std::time::Duration::from_millis(10);
    crate::Client::new(&url, crate::Options { attempts: 1, interval, ..crate::Options::default() })
}

fn snake(name: &str) -> String {
    name.chars().flat_map(|c| if c.is_uppercase() { vec!['_', c.to_ascii_lowercase()] } else { vec![c] }).collect()
}

fn of_wait(_: &Contract, one: &Value) -> Vec<String> {
    let is_activity = one.get("activity").is_some();
    let given = if is_activity { &one["activity"] } else { &one["request"] };
    let client = played(&one["answer"].to_string(), &[]);
    let name = if is_activity { String::new() } else { snake(&text(&one["operation"])) };
    let found = match waited(&name, &client, given.clone()).filter(|_| one.get("asks").is_none()) {
        None => return vec![],
        Some(Ok(outcome)) => json!(outcome.to_lowercase()),
        Some(Err(error)) if error.message.starts_with("not ended within") => Value::Null,
        Some(Err(error)) => json!(error.to_string()),
    };
    let wanted = one["outcome"].as_str().map_or(Value::Null, |outcome| json!(outcome.to_lowercase()));
    if found == wanted { vec![] } else { vec![format!("{one} ends as {found}")] }
}

fn of_headers(contract: &Contract, one: &Value) -> Vec<String> {
    let client = played(&one["answer"].to_string(), &pairs(&one["headers"]));
    let found = match headed(&text(&one["operation"]), &client, one["request"].clone()) {
        None => return vec![],
        Some(Ok(headers)) => headers,
        Some(Err(error)) => {
            let is_internal = error.code == contract.refusals["internal"].code && error.operation == text(&one["operation"]);
            let paths: Vec<_> = error.issues.iter().map(|issue| issue.path.clone()).collect();
            json!([is_internal, paths])
        }
    };
    let wanted = one.get("read").cloned().unwrap_or_else(|| json!([true, [format!("/{}", text(&one["fault"]))]]));
    if canonical(&found) == canonical(&wanted) { vec![] } else { vec![format!("{} are read as {found}", one["headers"])] }
}

/// What a file of vectors does not say: it has few bodies that are large or empty.
pub fn beyond_vectors(contract: &Contract) -> Vec<String> {
    let mut found = vec![];
    for operation in contract.operations.values() {
        let has_none = crate::read::has_no_members(contract, &operation.body);
        if contract.request(&operation.path, b"").is_ok() != has_none {
            found.push(format!("{}: an empty body", operation.path));
        }
    }
    let issue = Issue { path: "/a".to_owned(), expected: "less".to_owned() };
    let told = faults_of(&contract.invalid(vec![issue; 60])).len();
    if told != 50 && told != 0 {
        found.push(format!("{told} faults"));
    }
    found
}
