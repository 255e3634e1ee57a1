// Faults of everything else: upgrades, errors, servers, stamps and, last, of what makes values of Rust of JSON.

import type { Row } from "./mutated.js";

const escaped = "name.replace('~', \"~0\").replace('/', \"~1\")";
const isMissing = "path.optional && path.or_else.is_none() && path.find(older).is_none()";
const kept = "!m.optional && m.value.is_missing(older)";
const isFirst = "made.contains_key(&name) && self.0.repeated.is_none()";
const int32 = 'matches("^(?:0|-?[1-9][0-9]{0,9})$", &text)';
const meant = "!is_own(name) && !from.contains_key(&field.name)";
const unknown = "member.is_null() && !is_own(name) && meant.is_none()";
const isList = "!field.optional && matches!(self.resolve(&field.schema), Schema::Array(_))";
const verified = "is_signed && stamp.scheme == SCHEME && stamp.public_key == public_key";
const integral = "value.fract() == 0.0 && value.abs() < 9_007_199_254_740_992.0";

export const others: readonly Row[] = [
  ["pointer: not escaped", "json", escaped, "name.to_owned()"],
  ["pointer: escaped in the other order", "json", escaped, "name.replace('/', \"~1\").replace('~', \"~0\")"],
  ["upgrade: only the last step", "upgrade", "self.upgraded(from, &step.from, tree)", "tree"],
  ["upgrade: what is absent is null", "upgrade", "!optional || !value.is_missing(older)", "true"],
  ["upgrade: what stands in is forgotten", "upgrade", "(path.find(older), &path.or_else)", "(path.find(older), &None)"],
  ["upgrade: null is passed on", "upgrade", "!found.is_null() || self.keeps_null", "true"],
  ["upgrade: null is never passed on", "upgrade", "!found.is_null() || self.keeps_null", "!found.is_null()"],
  ["upgrade: lists are never missing", "upgrade", "items.iter().any(|item| item.is_missing(older))", "false"],
  ["upgrade: objects are never missing", "upgrade", kept, "false"],
  ["upgrade: objects lack what is optional", "upgrade", kept, "m.value.is_missing(older)"],
  ["upgrade: nothing is missing", "upgrade", isMissing, "false"],
  ["upgrade: what stands in is missing", "upgrade", isMissing, "path.optional && path.find(older).is_none()"],
  [
    "upgrade: records in lists stay",
    "upgrade",
    "items.into_iter().map(|item| self.converted(of, item)).collect()",
    "{ let _ = of; Value::Array(items) }",
  ],
  [
    "upgrade: records in maps stay",
    "upgrade",
    "from.into_iter().map(|(name, member)| (name, self.converted(of, member))).collect()",
    "{ let _ = of; Value::Object(from) }",
  ],
  ["upgrade: records stay", "upgrade", "self.upgraded(&self.steps[to].from, to, value)", "{ let _ = to; value }"],
  [
    "error: statuses are not looked at",
    "error",
    "self.by_status.get(&status).unwrap_or(&self.otherwise)",
    "&self.otherwise",
  ],
  ["error: the status goes before the code", "error", "found.code = code;", "let _ = code;"],
  [
    "error: success that cannot be read is what its status says",
    "error",
    'self.refusals["internal"].code.clone()',
    "self.error_of(status, text).code",
  ],
  [
    "error: an empty message is none",
    "error",
    "found.message = message;",
    "if !message.is_empty() { found.message = message; }",
  ],
  ["error: messages are not read", "error", "found.message = message;", "let _ = message;"],
  ["error: details are dropped", "error", "*found.details = said;", "let _ = said;"],
  ["refusal: unknown paths are invalid", "server", '"notFound"', '"invalid"'],
  ["refusal: any body", "server", "body.len() > self.body_bytes", "false"],
  [
    "refusal: too large is 400",
    "server",
    'Error { status: 413, ..self.refusal("invalid", message) }',
    'self.refusal("invalid", message)',
  ],
  ["refusal: values are not counted", "server", "parsed.values > MOST_VALUES", "false"],
  ["refusal: the last of two members counts", "json", isFirst, "false"],
  ["refusal: the last repetition is told", "json", isFirst, "made.contains_key(&name)"],
  ["refusal: a repeated member has no place", "json", "Some(path.clone())", "Some(String::new())"],
  ["refusal: members are compared in the whole body", "json", "Some(path.clone())", 'Some(format!("/{name}"))'],
  ["refusal: items are not counted", "json", "items.push(item);\n            self.0.values += 1;", "items.push(item);"],
  [
    "refusal: members are not counted",
    "json",
    "made.insert(name, from.next_value_seed(Node(self.0, path))?);\n            self.0.values += 1;",
    "made.insert(name, from.next_value_seed(Node(self.0, path))?);",
  ],
  [
    "refusal: an empty body is always an object",
    "server",
    "body.is_empty() && matches!(schema, Schema::Record(record) if record.fields.is_empty())",
    "body.is_empty()",
  ],
  ["refusal: only the first fault is told", "error", "issues.iter().take(50)", "issues.iter().take(1)"],
  ["refusal: all faults are told", "error", "issues.iter().take(50)", "issues.iter().take(1000)"],
  [
    "refusal: requests are read like answers",
    "server",
    "self.read(&asked.body, parsed.tree.clone(), true)",
    "self.read(&asked.body, parsed.tree.clone(), false)",
  ],
  [
    "refusal: the contract's status is forgotten",
    "error",
    "(code.clone(), *status, message.into())",
    "(code.clone(), 0 * *status, message.into())",
  ],
  ["refusal: what stands behind JSON is passed over", "json", "deserializer.end()?;", "();"],
  ["lenient: bodies are read as they are", "server", "!issues.is_empty() && self.lenient", "false"],
  ["lenient: int32 is never a string", "server", int32, "false"],
  ["lenient: int32 may have spaces", "server", int32, 'matches("^ *(?:0|-?[1-9][0-9]{0,9}) *$", &text)'],
  [
    "lenient: integers are never numbers",
    "server",
    "(value as i64).to_string().into()",
    "{ let _ = value; Value::Number(number) }",
  ],
  ["lenient: decimals are never numbers", "server", "bounds.format.as_deref()", "None::<&str>"],
  ["lenient: any string may be a number", "server", "bounds.format.as_deref()", 'Some("decimal")'],
  ["lenient: int64 loses its fraction", "server", integral, "value.abs() < 9_007_199_254_740_992.0"],
  [
    "lenient: lists are read as they are",
    "server",
    "items.into_iter().map(|item| self.strict_form(&list.of, item)).collect()",
    "Value::Array(items)",
  ],
  [
    "lenient: maps are read as they are",
    "server",
    "from.into_iter().map(|(name, item)| (name, self.strict_form(&map.of, item))).collect()",
    "Value::Object(from)",
  ],
  [
    "lenient: unions are read as they are",
    "server",
    "self.strict_form(self.named(name), Value::Object(from))",
    "{ let _ = name; Value::Object(from) }",
  ],
  [
    "lenient: records are read as they are",
    "server",
    "*member = self.strict_form(&field.schema, member.take());",
    "let _ = &member;",
  ],
  ["lenient: names in snake_case are unknown", "server", meant, "false"],
  ["lenient: of two names one counts", "server", meant, "!is_own(name)"],
  ["lenient: null for what is unknown is refused", "server", unknown, "false"],
  ["lenient: what is unknown is left out", "server", unknown, "!is_own(name) && meant.is_none()"],
  ["lenient: null for what is known is left out", "server", unknown, "member.is_null()"],
  ["lenient: lists are always there", "server", isList, "false"],
  [
    "lenient: optional lists are filled in",
    "server",
    isList,
    "matches!(self.resolve(&field.schema), Schema::Array(_))",
  ],
  ["stamp: any key", "stamper_p256", verified, "is_signed && stamp.scheme == SCHEME"],
  ["stamp: anything verifies", "stamper_p256", verified, "stamp.scheme == SCHEME && stamp.public_key == public_key"],
  [
    "stamp: the body is not covered",
    "stamper_p256",
    "verifying_key(public_key)?.verify(body, &signature)",
    'verifying_key(public_key)?.verify(b"{}", &signature)',
  ],
  [
    "stamp: signs something else",
    "stamper_p256",
    "self.private.sign(body)",
    "self.private.sign(&[body, body].concat())",
  ],
  [
    "stamp: base64 instead of base64url",
    "stamper_p256",
    "URL_SAFE_NO_PAD.encode(serde_json::to_vec(&stamp)?)",
    "base64::engine::general_purpose::STANDARD.encode(serde_json::to_vec(&stamp)?)",
  ],
  [
    "stamp: the value in base64",
    "stamper_p256",
    "URL_SAFE_NO_PAD.decode(value)?",
    "base64::engine::general_purpose::STANDARD.decode(value)?",
  ],
  ["stamp: the scheme is left out", "stamper_p256", "SCHEME.to_owned()", "String::new()"],
  ["stamp: digits in capitals", "stamper_p256", 'format!("{byte:02x}")', 'format!("{byte:x}")'],
  ["bearer: the token stands by itself", "stamper_bearer", 'format!("Bearer {}", self.0)', "self.0.clone()"],
  ["codec: constants are words", "codec", "crate::types::CONSTANTS[NUMBER]", '"\\"word\\""'],
  ["codec: int64 is a number", "codec", "serializer.collect_str(self)", "serializer.serialize_i64(self.0)"],
  ["codec: bytes are base64url", "codec", "$engine.encode(&self.0)", "URL_SAFE_NO_PAD.encode(&self.0)"],
  ["codec: bytes are base64", "codec", "$engine.encode(&self.0)", "STANDARD.encode(&self.0)"],
  [
    "codec: null of a member is absent",
    "codec",
    "T::deserialize(deserializer).map(Some)",
    "Ok(Option::<T>::deserialize(deserializer)?)",
  ],
  [
    "codec: unknown variants fail",
    "codec",
    "serde_json::from_value(tree).map(Self::$other)",
    'serde_json::from_value(tree).map(Self::$other).and_then(|_| serde_json::from_str("1"))',
  ],
  [
    "codec: unknown words fail",
    "codec",
    "return Ok(Self::$other(raw));",
    'return Err(serde::de::Error::custom("unknown"));',
  ],
];
