// Compares an emitted crate with the test vectors of a contract, as docs/vectors.md describes them.

use crate::called;
use crate::error::Error;
use crate::json::parse;
use crate::read::Contract;
use crate::vectors_of_types::{typed, typed_upgrade, verified};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Tells where one vector is not met.
pub type Check = fn(&Contract, &Value) -> Vec<String>;
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
    let checks: [(&str, Check); 3] = [("upgrades", of_upgrade), ("errors", of_error), ("webhooks", of_webhook)];
    for (what, compare) in checks.iter().chain(called::CHECKS) {
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

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

pub fn short(value: &Value) -> String {
    value.to_string().chars().take(300).collect()
}

/// With one spelling for each number.
pub fn canonical(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64().map(|number| number + 0.0)),
        Value::Array(items) => items.iter().map(canonical).collect(),
        Value::Object(from) => from.iter().map(|(name, member)| (name.clone(), canonical(member))).collect(),
        other => other.clone(),
    }
}

/// A copy of a value with something else in one place.
pub fn changed(base: &Value, at: &str, one: &Value) -> Value {
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

pub fn written(one: &Value) -> Option<Value> {
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

pub fn pairs(value: &Value) -> Vec<(String, String)> {
    value.as_object().into_iter().flatten().map(|(name, text)| (name.clone(), self::text(text))).collect()
}

fn of_webhook(_: &Contract, one: &Value) -> Vec<String> {
    let now = std::time::UNIX_EPOCH + std::time::Duration::from_millis(one["now"].as_u64().unwrap_or(0));
    let headers = pairs(&one["headers"]);
    let get = |name: &str| headers.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone());
    let body = text(&one["body"]);
    let found = match verified(&text(&one["webhook"]), &get, body.as_bytes(), &one["keys"].to_string(), now) {
        None => return vec![format!("nothing verifies {}", one["webhook"])],
        Some(Err(reason)) => json!(reason.to_lowercase()),
        Some(Ok(payload)) => {
            let mut wanted: Value = serde_json::from_str(&body).unwrap_or_default();
            wanted.as_object_mut().expect("an object").remove("more");
            if canonical(&payload) == canonical(&wanted) { Value::Null } else { payload }
        }
    };
    if found == one["reason"] { vec![] } else { vec![format!("{}, {}: {found}", one["webhook"], one["what"])] }
}

/// What a file of vectors does not say: it has one spelling for each number.
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
    found.extend(called::beyond_vectors(contract));
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
