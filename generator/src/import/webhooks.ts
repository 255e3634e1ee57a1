// Webhooks: a POST of a JSON body each, its headers, and how it is signed. OpenAPI has no words for the last; `x-signature`
// says it, as the compiler writes it.

import { webhookHeadersName, webhookPayloadName } from "../model/names.js";
import { below, itemsOf, member, membersOf, textOf } from "./document.js";
import type { Document } from "./document.js";
import type { Member } from "./draft.js";
import type { Findings } from "./findings.js";
import type { Flattener, Placed } from "./flat.js";
import { eachOnce, readHeader } from "./headers.js";
import { Names, operationName, typeName } from "./names.js";
import { prose } from "./schemas.js";
import type { Types } from "./types.js";
import type { YamlMap } from "./yaml-text.js";

export interface WebhookDraft {
  readonly name: string;
  readonly doc: string;
  readonly payload: Member;
  readonly headers: readonly Member[];
  readonly signature: YamlMap | undefined;
  readonly pointer: string;
}

interface Parts {
  readonly flattener: Flattener;
  readonly types: Types;
  /** Of types. */
  readonly names: Names;
  readonly findings: Findings;
}

export function readWebhooks(document: Document, parts: Parts): readonly WebhookDraft[] {
  const names = new Names();
  return membersOf(document.at("/webhooks")).flatMap(([key, written]) => {
    const item = parts.flattener.resolve({ schema: written, pointer: below("/webhooks", key) });
    const post = member(item.schema, "post");
    let name = "";
    do name = names.claim(operationName(key));
    while (!parts.names.claimAll([webhookPayloadName(name), webhookHeadersName(name)]));
    const leave = (why: string): readonly WebhookDraft[] => {
      parts.findings.add("left-out", item.pointer, `the webhook \`${name}\` is left out: ${why}`);
      return [];
    };
    for (const [method] of membersOf(item.schema))
      if (/^(?:get|put|patch|delete|head|options|trace)$/.test(method))
        parts.findings.add("left-out", below(item.pointer, method), "webhooks of a contract are a POST");
    if (post === undefined) return leave("it is no POST");
    const found = webhook(name, { schema: post, pointer: below(item.pointer, "post") }, item, parts);
    return typeof found === "string" ? leave(found) : [found];
  });
}

/** The webhook, or why there is none. */
function webhook(name: string, { schema: post, pointer }: Placed, item: Placed, parts: Parts): WebhookDraft | string {
  const { flattener, types, findings } = parts;
  const body = flattener.resolve({
    schema: member(post, "requestBody") ?? null,
    pointer: below(pointer, "requestBody"),
  });
  const content = membersOf(member(body.schema, "content"));
  const [type, media] = content.find(([one]) => /^application\/json\b/i.test(one)) ?? [];
  const schema = member(media, "schema");
  if (type === undefined || schema === undefined) return "its body is not described as JSON";
  const place = below(body.pointer, "content", type, "schema");
  const form = types.form({ schema, pointer: place }, typeName(name));
  if (form.type.kind === "const") return "its body is always the same";
  if (form.nullable) findings.add("changed", place, "null in the place of the body is left out");
  const headers = [item, { schema: post, pointer }].flatMap((holder) =>
    itemsOf(member(holder.schema, "parameters")).flatMap((one, index) => {
      const parameter = flattener.resolve({ schema: one, pointer: below(holder.pointer, "parameters", index) });
      const called = textOf(member(parameter.schema, "name")) ?? "";
      if (member(parameter.schema, "in") === "header") return readHeader(called, parameter, name, parts) ?? [];
      findings.add("left-out", parameter.pointer, "of the parameters of a webhook, its headers are carried over");
      return [];
    }),
  );
  return {
    name,
    doc: prose(textOf(member(post, "description")) ?? textOf(member(post, "summary"))) ?? `The server tells ${name}.`,
    payload: { name: "payload", optional: false, form, pointer: place },
    headers: eachOnce(headers, parts),
    signature: signature(
      { schema: member(post, "x-signature") ?? null, pointer: below(pointer, "x-signature") },
      findings,
    ),
    pointer,
  };
}

const keysOfSignature = new Set(["algorithm", "header", "encoding", "prefix", "over", "key", "timestamp"]);
const keysOfTimestamp = new Set(["header", "unit", "toleranceSeconds"]);

/** What of it the language knows; whether that is a signature is found when the contract is compiled. */
function signature(placed: Placed, findings: Findings): YamlMap | undefined {
  if (placed.schema === null) return undefined;
  const members = known(placed, keysOfSignature, findings).map(({ key, schema, pointer }) => {
    if (key !== "timestamp") return [key, schema] as const;
    const inner = known({ schema, pointer }, keysOfTimestamp, findings).map((one) => [one.key, one.schema] as const);
    return [key, Object.fromEntries(inner)] as const;
  });
  return Object.fromEntries(members) as YamlMap;
}

function known(
  { schema, pointer }: Placed,
  keys: ReadonlySet<string>,
  findings: Findings,
): readonly (Placed & { readonly key: string })[] {
  return membersOf(schema).flatMap(([key, value]) => {
    const place = below(pointer, key);
    if (keys.has(key)) return [{ key, schema: value, pointer: place }];
    findings.add("left-out", place, "a signature of the contract language does not say this");
    return [];
  });
}
