// Faults of what holds values to their types.

import type { Row } from "./mutated.js";

const int32 = "number.fract() == 0.0 && number >= f64::from(i32::MIN) && number <= f64::from(i32::MAX)";
const int64 = "text.parse::<i64>().ok().filter(|value| value.to_string() == text)";
const isMatch = "matches(pattern, text)";
const decoded = "if is_url { URL_SAFE_NO_PAD.decode(text) } else { STANDARD.decode(text) }";
const days = "(1..=days).contains(&day)";
const dateShape = 'matches("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", text) && (1..=days).contains(&day)';
const time = 'r"^T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"';
const enumFits = "tree.is_string() && (is_known || (*open && !strict))";
const item = "if item.is_null() && many.or_null { item } else { self.value(&many.of, item, path) }";
const repeated = "self.strict && list.unique && repeats(&items)";
const isRepeated = "!seen.insert(item.as_f64().map_or(item.to_string(), |number| (number + 0.0).to_string()))";
const isNull = "*nullable";
const isThere = "!member.is_null() || !optional";
const byDefault = "default.clone().filter(|_| self.strict)";
const isUnknown = "self.strict && !record.extra";
const variant = "union.variants.get(tag).or(fallback).map(String::as_str)";

export const values: readonly Row[] = [
  ["int32: fractions", "read", int32, int32.replace("number.fract() == 0.0 && ", "")],
  ["int32: the maximum is excluded", "read", int32, int32.replace("<=", "<")],
  ["int32: the minimum is excluded", "read", int32, int32.replace(">=", ">")],
  [
    "int32: strings are taken",
    "read",
    "int32(tree).is_some()",
    'int32(tree).is_some() || tree.is_string() || text == "1"',
  ],
  [
    "number: strings are taken",
    "read",
    '(tree.is_number(), "number", bounds)',
    '(tree.is_number() || tree.is_string(), "number", bounds)',
  ],
  ["minimum: excluded", "read", "number >= *least", "number > *least"],
  ["maximum: excluded", "read", "number <= *most", "number < *most"],
  ["exclusiveMinimum: included", "read", "number > *bound", "number >= *bound"],
  ["exclusiveMaximum: included", "read", "number < *bound", "number <= *bound"],
  ["multipleOf: forgotten", "read", "number % *unit == 0.0", "*unit == *unit"],
  [
    "int64: zeros in front",
    "read",
    int64,
    "text.parse::<i64>().ok().filter(|value| value.to_string() == text || text.starts_with('0'))",
  ],
  [
    "int64: signs in front",
    "read",
    int64,
    "text.parse::<i64>().ok().filter(|value| value.to_string() == text.trim_start_matches('+'))",
  ],
  [
    "int64: negative zero",
    "read",
    int64,
    'text.parse::<i64>().ok().filter(|value| value.to_string() == text || text == "-0")',
  ],
  [
    "int64: the maximum is lost",
    "read",
    int64,
    "text.parse::<i64>().ok().filter(|value| value.to_string() == text && *value != i64::MAX)",
  ],
  [
    "int64: only what doubles hold",
    "read",
    int64,
    "text.parse::<i64>().ok().filter(|value| (*value as f64 as i64).to_string() == text)",
  ],
  ["int64: anything", "read", int64, "Some(text.parse::<i64>().unwrap_or_default())"],
  ["int64: minimum excluded", "read", "int64(text) >= int64(least)", "int64(text) > int64(least)"],
  ["int64: maximum excluded", "read", "int64(text) <= int64(most)", "int64(text) < int64(most)"],
  ["int64: numbers are taken", "read", "int64(text).is_some()", "int64(text).is_some() || tree.is_number()"],
  ["string: bytes are counted", "read", "text.chars().count()", "text.len()"],
  ["string: UTF-16 units are counted", "read", "text.chars().count()", "text.encode_utf16().count()"],
  [
    "string: numbers are taken",
    "read",
    '(tree.is_string(), "string", bounds)',
    '(tree.is_string() || tree.is_number(), "string", bounds)',
  ],
  ["minLength: forgotten", "read", "length >= *least", "*least == *least"],
  ["minLength: one too high", "read", "length >= *least", "length > *least"],
  ["maxLength: one too low", "read", "length <= *most", "length < *most"],
  ["maxLength: forgotten", "read", "length <= *most", "*most == *most"],
  ["pattern: forgotten", "read", isMatch, "true"],
  [
    "pattern: a last newline is passed over",
    "read",
    isMatch,
    "matches(pattern, text.strip_suffix('\\n').unwrap_or(text))",
  ],
  ["pattern: lines are matched", "read", isMatch, 'matches(&format!("(?m){pattern}"), text)'],
  [
    "pattern: case is ignored",
    "read",
    isMatch,
    "matches(pattern, text) || matches(pattern, &text.to_lowercase()) || matches(pattern, &text.to_uppercase())",
  ],
  ["pattern: digits of all scripts", "read", isMatch, 'matches(&pattern.replace("[0-9]", "\\\\p{Nd}"), text)'],
  [
    "bytes: line ends are passed over",
    "read",
    decoded,
    "if is_url { URL_SAFE_NO_PAD.decode(text.trim_end()) } else { STANDARD.decode(text.trim_end()) }",
  ],
  [
    "bytes: bits beyond the last byte",
    "read",
    decoded,
    `{
      use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, NO_PAD, PAD};
      let loose = |config: GeneralPurposeConfig| config.with_decode_allow_trailing_bits(true);
      if is_url { GeneralPurpose::new(&base64::alphabet::URL_SAFE, loose(NO_PAD)).decode(text) } else { GeneralPurpose::new(&base64::alphabet::STANDARD, loose(PAD)).decode(text) }
    }`,
  ],
  [
    "bytes: padding may be missing",
    "read",
    decoded,
    "if is_url { URL_SAFE_NO_PAD.decode(text) } else { STANDARD.decode(text).or_else(|_| base64::engine::general_purpose::STANDARD_NO_PAD.decode(text)) }",
  ],
  ["bytes: no text is none", "read", "tree.is_string() && data.is_ok()", "data.is_ok()"],
  ["bytes: characters are counted", "read", "data.as_ref().map_or(0, Vec::len)", "text.len()"],
  [
    "bytes: answers are base64",
    "read",
    decoded,
    "if is_url && strict { URL_SAFE_NO_PAD.decode(text) } else { STANDARD.decode(text) }",
  ],
  ["date: any day of a month", "read", dateShape, dateShape.replace(days, "(1..=31).contains(&day) && days > 0")],
  ["date: every fourth year leaps", "read", "year % 100 != 0 || year % 400 == 0", "true"],
  ["date: no century leaps", "read", "year % 100 != 0 || year % 400 == 0", "year % 100 != 0"],
  ["date: no year 0", "read", dateShape, `${dateShape} && year > 0`],
  ["date: day 0", "read", dateShape, dateShape.replace("1..=days", "0..=days")],
  [
    "date: spaces",
    "read",
    '(is_date(text), "date as in 2030-01-31", bounds)',
    '(is_date(text.trim()), "date as in 2030-01-31", bounds)',
  ],
  ["date: times may follow", "read", dateShape, dateShape.replace("{2}$", "{2}")],
  ["dateTime: hour 24", "read", time, time.replace("2[0-3]", "2[0-4]")],
  ["dateTime: t in lower case", "read", time, time.replace("^T", "^[Tt]")],
  ["dateTime: z in lower case", "read", time, time.replace("(?:Z", "(?:[Zz]")],
  ["dateTime: leap seconds", "read", time, time.replace("(?::[0-5]", "(?::[0-6]")],
  ["dateTime: no zone", "read", time, time.replace(")$", ")?$")],
  ["dateTime: offset hour 24", "read", time, time.replace("|2[0-3]):", "|2[0-4]):")],
  ["dateTime: offset minute 60", "read", time, time.replace(":[0-5][0-9])$", ":[0-6][0-9])$")],
  ["dateTime: no offset west", "read", time, time.replace("[+-]", "[+]")],
  ["dateTime: ten decimals", "read", time, time.replace("{1,9}", "{1,10}")],
  ["dateTime: no decimals behind a point", "read", time, time.replace("{1,9}", "{0,9}")],
  ["dateTime: three decimals at most", "read", time, time.replace("{1,9}", "{1,3}")],
  ["dateTime: a comma", "read", time, time.replace("(?:\\.", "(?:[.,]")],
  ["dateTime: any day", "read", "is_date(day) && is_time(time)", "day.len() == 10 && is_time(time)"],
  ["dateTime: text behind it", "read", time, time.replace(")$", ")")],
  ["boolean: anything", "read", "tree.is_boolean()", 'tree.is_boolean() || text == "true"'],
  [
    "literal: any string",
    "read",
    "tree == value || (tree.is_number() && tree.as_f64() == value.as_f64())",
    "tree == value || tree.is_string() || (tree.is_number() && tree.as_f64() == value.as_f64())",
  ],
  [
    "literal: any number",
    "read",
    "tree == value || (tree.is_number() && tree.as_f64() == value.as_f64())",
    "tree == value || (tree.is_number() && value.is_number())",
  ],
  [
    "literal: one spelling",
    "read",
    "tree == value || (tree.is_number() && tree.as_f64() == value.as_f64())",
    "tree == value",
  ],
  ["enum: unknown values are sent", "read", enumFits, "tree.is_string() && (is_known || *open)"],
  ["enum: closed ones are open in answers", "read", enumFits, "tree.is_string() && (is_known || !strict)"],
  ["enum: open ones are closed", "read", enumFits, "tree.is_string() && is_known"],
  [
    "enum: answers hold anything",
    "read",
    enumFits,
    "(tree.is_string() || !strict) && (is_known || (*open && !strict))",
  ],
  [
    "enum: case is ignored",
    "read",
    "values.iter().any(|value| value == text)",
    "values.iter().any(|value| value.eq_ignore_ascii_case(text))",
  ],
  ["array: objects are taken", "read", "tree.is_array()", "tree.is_array() || tree.is_object()"],
  ["object: lists are taken", "read", "tree.is_object()", "tree.is_object() || tree.is_array()"],
  ["array: repetitions", "read", repeated, "false"],
  ["array: repetitions in answers", "read", repeated, "list.unique && repeats(&items)"],
  [
    "array: repetitions beside each other only",
    "read",
    isRepeated,
    "{ let repeats = seen.contains(&item.to_string()); seen.clear(); seen.insert(item.to_string()); repeats }",
  ],
  ["array: items may be null", "read", item, "if item.is_null() { item } else { self.value(&many.of, item, path) }"],
  ["array: no item may be null", "read", item, "self.value(&many.of, item, path)"],
  ["array: items have no place", "read", 'format!("{path}/{index}")', "path.to_owned()"],
  ["size: the least is forgotten", "read", "self.strict && size < many.least", "false"],
  ["size: the most is forgotten", "read", "self.strict && size > many.most", "false"],
  ["size: the most is one too low", "read", "self.strict && size > many.most", "self.strict && size >= many.most"],
  ["size: answers are bounded below", "read", "self.strict && size < many.least", "size < many.least"],
  ["size: answers are bounded above", "read", "self.strict && size > many.most", "size > many.most"],
  ["map: any key", "read", "keys.faults(&name.as_str().into(), true)", "keys.faults(&name.as_str().into(), false)"],
  ["map: keys of answers are bounded", "read", "map.keys.as_ref().filter(|_| self.strict)", "map.keys.as_ref()"],
  ["map: __proto__", "read", 'name == "__proto__"', "false"],
  ["map: values are not read", "read", "self.item(map, item, &at)", "item"],
  ["record: null is never a value", "read", isNull, "false"],
  ["record: null is always a value", "read", isNull, "true"],
  ["record: null of optional members is kept", "read", isNull, "*nullable || *optional"],
  ["record: null of optional members is wrong", "read", isThere, "true"],
  ["record: nothing is required", "read", 'self.report(&below(path, name), "a value (required)");', "();"],
  [
    "record: answers may lack members",
    "read",
    'self.report(&below(path, name), "a value (required)");',
    'if self.strict { self.report(&below(path, name), "a value (required)"); }',
  ],
  ["record: defaults are not filled in", "read", byDefault, "None"],
  ["record: defaults in answers", "read", byDefault, "default.clone()"],
  [
    "record: a default of null is none",
    "read",
    byDefault,
    "default.clone().filter(|value| self.strict && !value.is_null())",
  ],
  ["record: unknown members are sent", "read", isUnknown, "false"],
  ["record: unknown members of answers are refused", "read", isUnknown, "!record.extra"],
  ["record: extra members are refused", "read", isUnknown, "self.strict"],
  ["record: unknown members are dropped", "read", "made.insert(name, member);", "();"],
  ["record: members are not read", "read", "self.value(schema, member, &below(path, name))", "member"],
  [
    "record: case of names is ignored",
    "read",
    "from.get_mut(name).map(Value::take)",
    "{ let other = name[..1].to_uppercase() + &name[1..]; if from.contains_key(name) { from.get_mut(name) } else { from.get_mut(&other) }.map(Value::take) }",
  ],
  [
    "union: unknown variants are sent",
    "read",
    variant,
    "union.variants.get(tag).or(union.fallback.as_ref()).map(String::as_str)",
  ],
  ["union: open ones are closed", "read", variant, "union.variants.get(tag).map(String::as_str)"],
  ["union: the fault is the union's", "read", "below(path, &union.tag)", "path.to_owned()"],
  [
    "union: a variant stands for others",
    "read",
    variant,
    "union.variants.get(tag).or(fallback.and(union.variants.values().next())).map(String::as_str)",
  ],
];
