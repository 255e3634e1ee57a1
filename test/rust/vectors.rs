// Compares an emitted crate with the test vectors of a contract, as docs/vectors.md describes them.

use crate::client::{Operation, Stamper};
use crate::error::{Error, Issue};
use crate::json::parse;
use crate::read::Contract;
use crate::vectors_of_types::{headed, stamper, typed, typed_upgrade, verified, verify, waited};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

type Report<'a> = &'a mut dyn FnMut(String) -> bool;

/// Tells where the crate and the vectors disagree until `report` answers false, and how many vectors there are.
pub fn differences(contract: &Contract, vectors: &Value, with_types: bool, report: Report) -> usize {
    let mut count = 0;
    let of = |what: &str| vectors[what].as_array().cloned().unwrap_or_default();
    let mut check = |size: usize, run: &dyn Fn() -> Vec<String>| -> bool {
        count += size;
        let found = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| vec!["panics".to_owned()]);
        found.into_iter().all(&mut *report)
    };
    for (name, modes) in vectors["types"].as_object().expect("types") {
        for (mode, cases) in modes.as_object().expect("modes") {
            let size = |what: &str| cases[what].as_array().map_or(0, Vec::len);
            let size = 1 + size("accepted") + size("refused");
            if !check(size, &|| of_type(contract, name, mode == "sent", cases, with_types)) {
                return count;
            }
        }
    }
    type Check = fn(&Contract, &Value) -> Vec<String>;
    let checks: [(&str, Check); 8] = [
        ("upgrades", of_upgrade),
        ("errors", of_error),
        ("refusals", of_refusal),
        ("lenient", of_lenient),
        ("stamps", of_stamp),
        ("waits", of_wait),
        ("headers", of_headers),
        ("webhooks", of_webhook),
    ];
    for (what, compare) in checks {
        for one in of(what) {
            if !check(1, &|| compare(contract, &one)) {
                return count;
            }
        }
    }
    for kind in ["timeout", "unreachable"] {
        let unanswered = Error { status: 0, ..contract.refusal(kind, "") };
        let passes = || if contract.is_passing(&unanswered) { vec![] } else { vec![format!("{unanswered:?} does not pass")] };
        if !check(1, &passes) {
            return count;
        }
    }
    for one in of("upgrades").iter().filter(|_| with_types) {
        let (from, to) = (text(&one["from"]), text(&one["to"]));
        if !check(1, &|| match typed_upgrade(&from, &to, one["old"].clone()) {
            None => vec![format!("there is no way from {from} to {to}")],
            Some(made) => differs(&from, made, &listed(contract, &to, one["newest"].clone())),
        }) {
            return count;
        }
    }
    count
}

fn of_type(contract: &Contract, name: &str, strict: bool, cases: &Value, with_types: bool) -> Vec<String> {
    let mut found = vec![];
    let base = &cases["base"];
    let none = vec![];
    let accepted = cases["accepted"].as_array().unwrap_or(&none);
    for one in std::iter::once(&json!({ "at": "", "value": base })).chain(accepted) {
        let value = changed(base, text(&one["at"]).as_str(), one);
        let wanted = match one.get("read") {
            Some(read) => changed(&value, text(&one["at"]).as_str(), read),
            None => value.clone(),
        };
        let (tree, issues) = contract.read(name, value.clone(), strict);
        if !issues.is_empty() {
            found.push(format!("{name} refuses {} at {issues:?}", short(&value)));
        }
        if canonical(&tree) != canonical(&wanted) {
            found.push(format!("{name} reads {} as {}", short(&value), short(&tree)));
        }
        if with_types && let Some(made) = typed(name, tree) {
            found.extend(differs(name, made, &listed(contract, name, wanted)));
        }
    }
    for one in cases["refused"].as_array().unwrap_or(&none) {
        let value = changed(base, text(&one["at"]).as_str(), one);
        let path = one.get("path").map_or(text(&one["at"]), text);
        let (_, issues) = contract.read(name, value.clone(), strict);
        if issues.len() != 1 || issues[0].path != path || issues[0].expected.is_empty() {
            found.push(format!("{name} {strict} finds {issues:?} in {}", short(&value)));
        }
    }
    found
}

fn differs(name: &str, made: Result<Value, String>, wanted: &Value) -> Vec<String> {
    match made {
        Ok(made) if canonical(&made) == canonical(wanted) => vec![],
        Ok(made) => vec![format!("{name}: {} is written as {}", short(wanted), short(&made))],
        Err(error) => vec![format!("{name}: {} cannot be held: {error}", short(wanted))],
    }
}

/// A value without the members that the contract does not list.
fn listed(contract: &Contract, name: &str, tree: Value) -> Value {
    crate::read::listed(contract, contract.named(name), tree)
}

fn of_upgrade(contract: &Contract, one: &Value) -> Vec<String> {
    let made = contract.upgraded(&text(&one["from"]), &text(&one["to"]), one["old"].clone());
    if canonical(&made) == canonical(&one["newest"]) { vec![] } else { vec![format!("{one} becomes {made}")] }
}

fn of_error(contract: &Contract, one: &Value) -> Vec<String> {
    let status = u16::try_from(one["status"].as_u64().unwrap_or(0)).expect("a status");
    let body = text(&one["text"]);
    let found = match status {
        200 => contract.unreadable(status, body.as_bytes(), contract.refusal("invalid", "")),
        _ => contract.error_of(status, body.as_bytes()),
    };
    let is_said = one.get("message").is_none_or(|message| found.message == text(message));
    let is = canonical(&json!(found.code)) == canonical(&one["code"])
        && is_said
        && found.status == status
        && contract.is_passing(&found) == (one["passing"] == json!(true))
        && canonical(&found.details) == canonical(&one["details"]);
    if is { vec![] } else { vec![format!("{one} is read as {found:?}")] }
}

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
    let operation: Operation =
        serde_json::from_value(json!({ "path": "/", "kind": "query", "body": "", "unproved": false })).expect("one");
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

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(300).collect()
}

/// With one spelling for each number.
fn canonical(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64().map(|number| number + 0.0)),
        Value::Array(items) => items.iter().map(canonical).collect(),
        Value::Object(from) => from.iter().map(|(name, member)| (name.clone(), canonical(member))).collect(),
        other => other.clone(),
    }
}

/// A copy of a value with something else in one place.
fn changed(base: &Value, at: &str, one: &Value) -> Value {
    if at.is_empty() {
        return written(one).unwrap_or_default();
    }
    let mut made = base.clone();
    let (parent, name) = at.rsplit_once('/').expect("a pointer");
    let name = name.replace("~1", "/").replace("~0", "~");
    match (made.pointer_mut(parent).expect("a place"), written(one)) {
        (Value::Array(items), Some(value)) => items[name.parse::<usize>().expect("an index")] = value,
        (Value::Object(members), Some(value)) => {
            members.insert(name, value);
        }
        (Value::Object(members), None) => {
            members.shift_remove(&name);
        }
        other => panic!("no such place: {other:?}"),
    }
    made
}

fn written(one: &Value) -> Option<Value> {
    if let Some(value) = one.get("value") {
        return Some(value.clone());
    }
    let runs = one.get("runs")?.as_array()?;
    let times = |run: &Value| usize::try_from(run[1].as_u64().unwrap_or(0)).expect("a number");
    if runs.iter().any(|run| run[0].is_string()) {
        return Some(runs.iter().map(|run| text(&run[0]).repeat(times(run))).collect::<String>().into());
    }
    let items = runs.iter().flat_map(|run| vec![run[0].as_array().cloned().unwrap_or_default(); times(run)].concat());
    Some(items.collect())
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

fn pairs(value: &Value) -> Vec<(String, String)> {
    value.as_object().into_iter().flatten().map(|(name, text)| (name.clone(), self::text(text))).collect()
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

fn of_webhook(_: &Contract, one: &Value) -> Vec<String> {
    let now = std::time::UNIX_EPOCH + std::time::Duration::from_millis(one["now"].as_u64().unwrap_or(0));
    let headers = pairs(&one["headers"]);
    let get = |name: &str| headers.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone());
    let body = text(&one["body"]);
    let found = match verified(&text(&one["webhook"]), &get, body.as_bytes(), &one["keys"].to_string(), now) {
        None => return vec![],
        Some(Err(reason)) => json!(reason.to_lowercase()),
        Some(Ok(payload)) => {
            let mut wanted: Value = serde_json::from_str(&body).unwrap_or_default();
            wanted.as_object_mut().expect("an object").remove("more");
            if canonical(&payload) == canonical(&wanted) { Value::Null } else { payload }
        }
    };
    if found == one["reason"] { vec![] } else { vec![format!("{}, {}: {found}", one["webhook"], one["what"])] }
}

/// What a file of vectors does not say: it has one spelling for each number, and few bodies that are large or empty.
pub fn beyond_vectors(contract: &Contract) -> Vec<String> {
    let mut found = vec![];
    let schema = serde_json::from_value(json!({ "kind": "literal", "value": 1 })).expect("a schema");
    let spellings = ["1", "1.0", "10e-1", "1.5", "\"1\"", "true", "null"];
    let fits = spellings.into_iter().filter(|text| {
        let mut reading = crate::read::Reading { contract, strict: true, issues: vec![] };
        reading.value(&schema, parse(text.as_bytes()).expect("JSON").tree, "");
        reading.issues.is_empty()
    });
    let fits: Vec<_> = fits.collect();
    if fits != ["1", "1.0", "10e-1"] {
        found.push(format!("for 1: {fits:?}"));
    }
    let values = parse(br#"{"a":[1,{"b":2}],"c":{}}"#).expect("JSON").values;
    if values != 5 {
        found.push(format!("{values} values"));
    }
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

static CURRENT: std::sync::RwLock<Option<&'static Contract>> = std::sync::RwLock::new(None);
static MUTANT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// The contract that is compared, in the place of the crate's own.
pub(crate) fn current() -> &'static Contract {
    CURRENT.read().expect("no panic").unwrap_or_else(crate::read::own_api)
}

/// The number of the fault that is on; 0 for none.
pub(crate) fn mutant() -> usize {
    MUTANT.load(std::sync::atomic::Ordering::Relaxed)
}

/// `NAME MUTANTS FIRST_OF_TYPES…`: compares the crate, and each of its mutants until one differs, with the vectors of
/// contracts. The first is the crate's own. Prints what is told of each, by number.
pub fn run() {
    std::panic::set_hook(Box::new(|_| ()));
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words[0] == "patterns" {
        return of_patterns();
    }
    let (count, first_of_types): (usize, usize) = (words[0].parse().expect("a number"), words[1].parse().expect("a number"));
    let mut told: Vec<Vec<String>> = vec![vec![]; count + 1];
    let mut vectors_compared = 0;
    for name in &words[2..] {
        MUTANT.store(0, std::sync::atomic::Ordering::Relaxed);
        let is_own = *name == words[2];
        let read = |what: &str| std::fs::read_to_string(format!("{name}.{what}.json")).expect("a file");
        let contract: &Contract = Box::leak(Box::new(serde_json::from_str(&read("contract")).expect("a contract")));
        let mut vectors: Value = serde_json::from_str(&read("vectors")).expect("vectors");
        if !is_own {
            // The crate sends the headers and has the methods of its own contract.
            for own in ["stamps", "waits", "headers", "webhooks"] {
                vectors[own] = json!([]);
            }
        }
        *CURRENT.write().expect("no panic") = Some(contract);
        for number in 0..=count {
            if number > 0 && !told[number].is_empty() {
                continue;
            }
            MUTANT.store(number, std::sync::atomic::Ordering::Relaxed);
            let with_types = is_own && (number == 0 || number >= first_of_types);
            let found = &mut told[number];
            found.extend(beyond_vectors(contract));
            let compared = differences(contract, &vectors, with_types, &mut |message| {
                found.push(format!("{name}: {message}"));
                number == 0 && found.len() < 20
            });
            if number == 0 {
                vectors_compared += compared;
            }
        }
    }
    println!("{}", json!({ "count": vectors_compared, "told": told }));
}

/// Which of some patterns match which of some texts.
fn of_patterns() {
    let given: Value = serde_json::from_str(&std::fs::read_to_string("patterns.json").expect("a file")).expect("JSON");
    let of = |what: &str| given[what].as_array().expect("a list").iter().map(text).collect::<Vec<_>>();
    let texts = of("texts");
    let found = of("patterns").into_iter().map(|pattern| {
        texts.iter().map(|text| crate::read::matches(&pattern, text)).collect::<Vec<_>>()
    });
    println!("{}", json!(found.collect::<Vec<_>>()));
}
