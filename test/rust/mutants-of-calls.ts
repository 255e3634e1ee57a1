// Faults of what is around values: waits, headers of answers and signed webhooks.

import type { Row } from "./mutated.js";

const constantTime = "mac.is_ok_and(|mac| mac.verify_slice(signature).is_ok())";

export const calls: readonly Row[] = [
  [
    "wait: an end is another",
    "operations",
    "Some(FindClearanceOutcome::Seized)",
    "Some(FindClearanceOutcome::Released)",
  ],
  ["wait: an end is none", "operations", "Some(FindClearanceOutcome::Released)", "Some(FindClearanceOutcome::Unknown)"],
  ["wait: what has ended goes on", "operations", "Some(FindClearanceOutcome::Seized)", "None"],
  ["wait: a newer state goes on", "operations", "Some(FindClearanceOutcome::Unknown)", "None"],
  [
    "wait: another member is the state",
    "operations",
    "last.clearance.state.to_string()",
    "last.clearance.id.to_string()",
  ],
  ["header: everything is a text", "headers", "tree.filter(|_| !is_text)", "tree.filter(|_| false)"],
  ["header: strings are values", "headers", "tree.filter(|_| !is_text)", "tree"],
  ["header: null is nothing", "headers", "tree.is_number() || tree.is_boolean()", "true"],
  ["header: numbers are texts", "headers", "tree.is_number() || tree.is_boolean()", "tree.is_boolean()"],
  ["webhook: any key will do", "webhook", "keys.get(&get(key)).into_iter().collect()", "keys.values().collect()"],
  ["webhook: there are always keys", "webhook", "own.is_empty()", "false"],
  ["webhook: the past and the future have no end", "webhook", "far > Duration::from_secs(*tolerance_seconds)", "false"],
  [
    "webhook: the tolerance is one short",
    "webhook",
    "far > Duration::from_secs(*tolerance_seconds)",
    "far >= Duration::from_secs(*tolerance_seconds)",
  ],
  ["webhook: all times are seconds", "webhook", 'unit == "seconds"', "true"],
  ["webhook: all times are milliseconds", "webhook", 'unit == "seconds"', "false"],
  ["webhook: times have any number of digits", "webhook", "digits.len() > 15", "false"],
  ["webhook: times are anything", "webhook", "digits.bytes().all(|digit| digit.is_ascii_digit())", "true"],
  ["webhook: signed headers may be empty", "webhook", "!value.is_empty()", "true"],
  [
    "webhook: signed headers may have any letters",
    "webhook",
    "value.bytes().all(|byte| byte.is_ascii_graphic())",
    "true",
  ],
  [
    "webhook: headers hold what stands behind them",
    "webhook",
    'format!("{value}{behind}").find(behind) < Some(value.len())',
    "false",
  ],
  [
    "webhook: headers may end with what stands behind them",
    "webhook",
    'format!("{value}{behind}").find(behind) < Some(value.len())',
    "value.trim_end_matches(behind.as_str()).contains(behind)",
  ],
  ["webhook: headers are not signed", "webhook", "text.push_str(&value);", ";"],
  ["webhook: the body is not signed", "webhook", "[&self.signed_text(get)?, body].concat()", "self.signed_text(get)?"],
  ["webhook: seven signatures", "webhook", "value.split(' ').take(8)", "value.split(' ').take(7)"],
  ["webhook: nine signatures", "webhook", "value.split(' ').take(8)", "value.split(' ').take(9)"],
  [
    "webhook: nothing need stand before it",
    "webhook",
    "one.strip_prefix(self.prefix.as_str())",
    "one.strip_prefix(self.prefix.as_str()).or(Some(one))",
  ],
  [
    "webhook: capitals are hex, too",
    "webhook",
    "matches!(digit, b'0'..=b'9' | b'a'..=b'f')",
    "digit.is_ascii_hexdigit()",
  ],
  ["webhook: any code will do", "webhook", constantTime, "mac.is_ok() && signature.len() == 32"],
  [
    "webhook: the start of a code is enough",
    "webhook",
    constantTime,
    "mac.is_ok_and(|mac| mac.verify_truncated_left(signature).is_ok())",
  ],
  [
    "webhook: any signature will do",
    "webhook",
    "key.verify_strict(text, &signature).is_ok()",
    "signature.to_bytes().len() == 64",
  ],
];
