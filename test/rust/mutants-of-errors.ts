// Faults of what reads and writes error bodies of a contract's own, with words for codes.

import type { Row } from "./mutated.js";

const listed =
  'if self.error.list.is_some() {\n                detail["@type"] = json!(form.r#type);\n                detail = json!([detail]);\n            }';

const place = 'json!({ &form.place: one.path, &form.text: format!("expected {}", one.expected) })';

export const ownErrors: readonly Row[] = [
  ["error: codes are left to the status", "error", "found.code = code;", "let _ = code;"],
  ["error: messages are not looked for", "error", "take(&form.message)", 'take(&Some("message".to_owned()))'],
  ["error: other members are dropped", "error", "*found.details = Value::Object(body);", "let _ = body;"],
  ["error: the title is a detail", "error", "take(&form.title);", "();"],
  ["error: the status is a detail", "error", "take(&form.status);", "();"],
  ["error: only the member details is one", "error", "form.list.is_none()", "form.list.is_some()"],
  ["refusal: faults are not told", "error", "found.details = Box::new(detail);", "let _ = detail;"],
  ["refusal: faults are in a list", "error", listed, "detail = json!([detail]);"],
  [
    "refusal: the list has another name",
    "error",
    "json!({ &form.member: faults.collect::<Value>() })",
    'json!({ "faults": faults.collect::<Value>() })',
  ],
  ["refusal: the place has another name", "error", place, place.replace("&form.place", '"field"')],
  [
    "refusal: members of a body's own are not written",
    "error",
    "members.clone()",
    "{ let _ = members; Default::default() }",
  ],
];
