// `operations.rs`: error codes, the methods and the waiting of the client, and what verifies webhooks.

import { hasWords } from "../../model/error-form.js";
import type { Model, Wait, WaitQuery } from "../../model/model.js";
import {
  answerHeadersName,
  itemsName,
  untilDoneName,
  webhookFunctionName,
  webhookHeadersName,
  withHeadersName,
} from "../../model/names.js";
import { isUncalled, signedWebhooks } from "../../model/operations.js";
import { itemsDoc } from "../client/operations.js";
import { headedOperations, pagedQueries, payloadName, waitQueries } from "../contract-data.js";
import { NameScope, ScopedNames } from "../name-scope.js";
import { activityWait, calledOperations, hasClient, requestNames } from "../languages/calls.js";
import { sentence } from "../prose.js";
import { rustDoc, rustName, rustText, rustType } from "./names.js";
import type { RustTypes } from "./types.js";

/** What else than types is particular to a contract. */
export function operationsText(model: Model, types: RustTypes): string {
  const [isCalled, isServed] = [hasClient(model), !isUncalled(model)];
  return [
    isCalled ? "//! What the client calls." : "//! What is particular to the contract.",
    "",
    ...(isCalled ? ["use crate::client::Client;"] : []),
    ...(isServed ? ["use crate::error::Error;"] : []),
    ...(isCalled && pagedQueries(model).length > 0 ? ["use crate::pages::pages;"] : []),
    ...(isServed ? ["use crate::read::{api, typed};", "use crate::types;", ""] : []),
    ...errorCodes(model, types),
    ...(isCalled ? calls(model, types) : []),
    ...(isServed ? requests(model, types) : []),
    ...verifying(model, types),
  ].join("\n");
}

function calls(model: Model, types: RustTypes): string[] {
  const called = [...methods(model, types), ...lists(model, types), ...headed(model, types)];
  const waits = [waiting(model, types), ...waitQueries(model).map((query) => untilDone(query, types))];
  const outcome = waits.flatMap((one) => one.outcome);
  const waitMethods = waits
    .filter(({ method: lines }) => lines.length > 0)
    .flatMap(({ method: lines }, index) => [...(index > 0 ? [""] : []), ...lines]);
  const client = [
    "impl Client {",
    ...[...called, ...waitMethods].map((line) => (line ? `    ${line}` : line)),
    "}",
    "",
  ];
  return [...outcome, ...client];
}

function errorCodes({ errors }: Model, types: RustTypes): string[] {
  const codes = errors.codes.flatMap(({ name, code, doc, status, details }) => {
    const own = details && `Its details are \`${types.nameOf(details.name)}\`.`;
    const about = rustDoc([sentence(doc), `Its HTTP status is ${status}.`, own].filter(Boolean).join(" "));
    const value = typeof code === "string" ? rustText(code) : `${code}`;
    return [...about.map((line) => `        ${line}`), `        ${types.errors.of(name)} = ${value},`];
  });
  const raw = hasWords(errors) ? "String" : "i64";
  return [
    "crate::codec::words! {",
    "    /// Tells what went wrong.",
    `    ErrorCode(${raw}) {`,
    ...codes,
    "    } Unknown",
    "}",
    "",
  ];
}

function methods(model: Model, types: RustTypes): string[] {
  return calledOperations(model).flatMap(({ name, request, answer, doc, deprecated, errors, once }) => {
    const listed = errors.map((one) => `\`${types.errors.of(one.name)}\``).join(", ");
    return [
      ...rustDoc(doc, once),
      "///",
      "/// # Errors",
      `/// The call did not succeed.${listed ? ` Its own errors are ${listed}.` : ""}`,
      ...deprecation(deprecated),
      `pub fn ${types.methods.of(name)}(&self, request: &types::${types.nameOf(request)}) -> Result<types::${types.nameOf(answer)}, Error> {`,
      `    self.call(${rustText(name)}, request)`,
      "}",
      "",
    ];
  });
}

const deprecation = (why: string | undefined): string[] =>
  why === undefined ? [] : [`#[deprecated = ${rustText(why)}]`];

function lists(model: Model, types: RustTypes): string[] {
  return pagedQueries(model).flatMap(({ name, request, response, page, terms }) => {
    const { items, after, next } = page;
    const cursor = types.memberOf(request, after.name);
    const [list, following] = [items, next].map((field) => types.memberOf(response, field.name));
    const item = types.typeText(items.type.of, "types::");
    const nullable = next.optional || next.nullable === "value";
    return [
      ...rustDoc(itemsDoc(page), "An error ends it."),
      ...deprecation(terms.deprecated),
      ...(terms.deprecated === undefined ? [] : ["#[allow(deprecated)]"]),
      `pub fn ${types.methods.of(itemsName(name))}(&self, request: types::${types.nameOf(request.name)}) -> impl Iterator<Item = Result<${item}, Error>> {`,
      `    pages(request.${cursor}.clone(), move |cursor| {`,
      "        let mut ask = request.clone();",
      `        ask.${cursor} = cursor;`,
      `        let answer = self.${types.methods.of(name)}(&ask)?;`,
      `        Ok((answer.${list}, ${nullable ? "" : "Some("}answer.${following}${nullable ? "" : ")"}))`,
      "    })",
      "}",
      "",
    ];
  });
}

function headed(model: Model, types: RustTypes): string[] {
  return headedOperations(model).flatMap(({ name, request, response, terms }) => {
    const [answer, headers] = [types.nameOf(response.name), types.nameOf(answerHeadersName(name))];
    return [
      ...rustDoc(`Calls \`${types.methods.of(name)}\`, and answers the headers, too.`),
      "///",
      "/// # Errors",
      "/// The call did not succeed, or a header does not fit.",
      ...deprecation(terms.deprecated),
      `pub fn ${types.methods.of(withHeadersName(name))}(&self, request: &types::${types.nameOf(request.name)}) -> Result<(types::${answer}, types::${headers}), Error> {`,
      `    self.with_headers(${rustText(name)}, request)`,
      "}",
      "",
    ];
  });
}

/** In a module of their own, where their names clash with none. */
function verifying(model: Model, types: RustTypes): string[] {
  const names = new ScopedNames(new NameScope(["verify"]), rustName);
  const functions = signedWebhooks(model).flatMap((webhook) => {
    const [payload, headers] = [payloadName(webhook), webhookHeadersName(webhook.name)].map(
      (one) => `types::${types.nameOf(one)}`,
    );
    return [
      "",
      ...rustDoc(
        `Reads a delivery that is signed with one of these keys: ${webhook.doc}`,
        "`header` answers the value of a header by its name, in any case.",
      ),
      "///",
      "/// # Errors",
      "/// It is not signed by one of them, or is too old: answer 400, and do nothing else with it.",
      `pub fn ${names.of(webhookFunctionName("verify", webhook.name))}(header: impl Fn(&str) -> Option<String>, body: &[u8], keys: &WebhookKeys, now: SystemTime) -> Result<(${payload}, ${headers}), WebhookRefused> {`,
      `    verify(${rustText(webhook.name)}, &header, body, keys, now)`,
      "}",
    ];
  });
  if (functions.length === 0) return [];
  const head = [
    "use crate::types;",
    "use crate::webhook::{WebhookKeys, WebhookRefused, verify};",
    "use std::time::SystemTime;",
  ];
  return [
    "/// Verifies webhooks.",
    "pub mod webhooks {",
    ...[...head, ...functions].map((line) => (line ? `    ${line}` : line)),
    "}",
    "",
  ];
}

interface Waiting {
  readonly outcome: readonly string[];
  readonly method: readonly string[];
}

/** What the ends are called of what such a name stands for, and the function that tells them from a state. */
function outcomeType(
  what: string,
  { pending, final }: Pick<Wait, "pending" | "final">,
  types: RustTypes,
): { readonly name: string; readonly lines: readonly string[]; readonly arms: readonly string[] } {
  const name = types.claim(`${what}Outcome`);
  types.offered.push(name);
  const variants = new NameScope(["Unknown"]);
  const ends = final.map((one) => ({ ...one, variant: variants.claim(rustType(one.outcome)) }));
  return {
    name,
    lines: [
      ...rustDoc(`How ${what} ended.`),
      "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
      `pub enum ${name} {`,
      ...ends.flatMap(({ variant, value }) => [`    /// Its state is \`${value}\`.`, `    ${variant},`]),
      "    /// A state that a newer server has added.",
      "    Unknown,",
      "}",
      "",
    ],
    arms: [
      ...(pending.length > 0 ? [`        ${pending.map(rustText).join(" | ")} => None,`] : []),
      ...ends.map(({ variant, value }) => `        ${rustText(value)} => Some(${name}::${variant}),`),
      `        _ => Some(${name}::Unknown),`,
    ],
  };
}

function untilDone({ name, request, response, wait, terms }: WaitQuery, types: RustTypes): Waiting {
  const answer = `types::${types.nameOf(response.name)}`;
  const outcome = outcomeType(rustType(name), wait, types);
  const state = types
    .pathOf(response, wait.state)
    .map((field) => `.${field}`)
    .join("");
  return {
    outcome: outcome.lines,
    method: [
      ...rustDoc(
        `Calls \`${types.methods.of(name)}\` until what it tells of has ended, for up to \`at_most\`, and answers how it ended and the last answer.`,
      ),
      "///",
      "/// # Errors",
      "/// A call did not succeed, or it has not ended in time.",
      ...deprecation(terms.deprecated),
      ...(terms.deprecated === undefined ? [] : ["#[allow(deprecated)]"]),
      `pub fn ${types.methods.of(untilDoneName(name))}(&self, request: &types::${types.nameOf(request.name)}, at_most: std::time::Duration) -> Result<(${outcome.name}, ${answer}), Error> {`,
      `    let outcome = |last: &${answer}| match last${state}.to_string().as_str() {`,
      ...outcome.arms,
      "    };",
      `    let first = self.${types.methods.of(name)}(request)?;`,
      `    self.wait(&first, at_most, outcome, |_| self.${types.methods.of(name)}(request))`,
      "}",
    ],
  };
}

function waiting(model: Model, types: RustTypes): Waiting {
  const wait = activityWait(model);
  if (!wait) return { outcome: [], method: [] };
  const { union, status, poll, member } = wait;
  const record = types.nameOf(union.name);
  const outcome = outcomeType(record, status, types);
  const holder = types.recordOf(union) ?? poll.query.request;
  const method = types.methods.scope.claim(`wait_for_${rustName(union.name).replace("r#", "")}`);
  const by = new Map(poll.by.map(({ parameter, field }) => [parameter, field]));
  const given = poll.query.request.fields.flatMap(({ name }) => {
    const field = by.get(name);
    return field === undefined ? [] : [`last.${types.memberOf(holder, field)}.clone()`];
  });
  return {
    outcome: outcome.lines,
    method: [
      ...rustDoc(
        `Reads it again and again until it has ended, for up to \`at_most\`, and answers how it ended and what was read last.`,
      ),
      "///",
      "/// # Errors",
      "/// A call did not succeed, or it has not ended in time.",
      "#[allow(deprecated)]",
      `pub fn ${method}(&self, last: &types::${record}, at_most: std::time::Duration) -> Result<(${outcome.name}, types::${record}), Error> {`,
      `    let outcome = |last: &types::${record}| match last.${types.memberOf(holder, status.field)}.to_string().as_str() {`,
      ...outcome.arms,
      "    };",
      `    self.wait(last, at_most, outcome, |last| {`,
      `        let request = types::${types.nameOf(poll.query.request.name)}::new(${given.join(", ")});`,
      `        Ok(self.${types.methods.of(poll.query.name)}(&request)?.${types.memberOf(poll.query.response, member)})`,
      "    })",
      "}",
    ],
  };
}

/** What a server reads, by the names of the types. */
function requests(model: Model, types: RustTypes): string[] {
  const names = requestNames(model);
  const own = (name: string): string => types.nameOf(name);
  types.offered.push("Request");
  return [
    "/// A request that a server has read.",
    "#[derive(Clone, Debug, PartialEq)]",
    "pub enum Request {",
    ...names.flatMap((name) => [`    /// \`${name}\`.`, `    ${own(name)}(Box<types::${own(name)}>),`]),
    "}",
    "",
    "impl Request {",
    "    pub(crate) fn typed(name: &str, tree: serde_json::Value) -> Result<Self, Error> {",
    "        match name {",
    ...names.map((name) => `            ${rustText(name)} => typed(tree).map(Box::new).map(Self::${own(name)}),`),
    '            _ => Err(api().refusal("internal", format!("no request {name}"))),',
    "        }",
    "    }",
    "}",
    "",
  ];
}
