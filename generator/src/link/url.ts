// Members of a request that are in the URL: in the path by their names, in the query string where there is no body.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";
import { child, entry, itemsOf, text } from "../load/tree.js";
import type { Field, Method, SecurityScheme, Type, UrlBinding } from "../model/model.js";
import { membersOfPath } from "../model/url.js";
import type { Declared } from "./declarations.js";
import type { ShapeDraft } from "./draft.js";

interface Draft {
  readonly item: Declared;
  readonly path: string;
  readonly request: ShapeDraft;
}

/** undefined where it is a POST with all members in its body. */
export function linkUrl({ item, path, request }: Draft, diagnostics: Diagnostics): UrlBinding | undefined {
  const { node, name } = item;
  const method = (text(child(node, "method")) ?? "POST") as Method;
  const names = membersOfPath(path);
  const listed = itemsOf(child(node, "query")).map((one) => ({ name: text(one) ?? "", position: one.position }));
  if (method === "POST" && names.length === 0 && listed.length === 0) return undefined;
  const position = entry(node, "path")?.value.position ?? item.position;
  const refuse = (place: Position, message: string, help: string): void =>
    diagnostics.report("CS0310", place, message, help);
  const find = (wanted: string, place: Position): Field | undefined => {
    const field = request.fields.find((one) => one.name === wanted);
    if (!field) refuse(place, `the request of \`${name}\` has no member \`${wanted}\``, "declare it in `request`");
    return field;
  };
  if (new Set(names).size < names.length) refuse(position, "a member is in the path twice", "put each there once");
  const inPath = names.flatMap((wanted) => find(wanted, position) ?? []);
  for (const field of inPath) {
    if (field.optional || field.nullable || !isPlain(field.type))
      refuse(field.position, `\`${field.name}\` cannot be in a path`, "there it is a plain value that is always sent");
  }
  const hasBody = method !== "GET" && method !== "DELETE";
  const others = request.fields.filter((field) => !inPath.includes(field));
  if (!hasBody && listed[0])
    refuse(listed[0].position, `a ${method} has no body`, "remove `query`: all members are in the query string");
  const inQuery = hasBody ? listed.flatMap((one) => find(one.name, one.position) ?? []) : others;
  for (const field of inQuery) {
    const isSayable = !field.nullable && (isPlain(field.type) || isPlainList(field.type));
    const help = "there it is a plain value, or a list of them, and not null; send records in a body";
    if (!isSayable) refuse(field.position, `\`${field.name}\` cannot be in a query string`, help);
    if (inPath.includes(field))
      refuse(field.position, `\`${field.name}\` is in the path already`, "remove it from `query`");
  }
  if (request.extra && !hasBody)
    refuse(position, `members that are not listed cannot be in a query string`, "remove `extra` from the request");
  if (child(node, "stream"))
    refuse(item.position, `\`${name}\` answers a stream, for which it is a POST`, "remove `method`");
  return { method, path: inPath, query: inQuery, hasBody };
}

function isPlain(type: Type): boolean {
  return "bounds" in type || ["boolean", "enum", "literal"].includes(type.kind);
}

function isPlainList(type: Type): boolean {
  return type.kind === "array" && !type.orNull && isPlain(type.of);
}

/** Stampers of tokens, which say nothing of a request. All others may cover its body, and say nothing of the URL. */
const ofTokens: ReadonlySet<string> = new Set(["bearer", "session", "token"]);

/** Whoever could change the path of a request that is covered so could have it mean something else. */
export function checkSignatures(
  { item: { name, position } }: Draft,
  security: readonly SecurityScheme[],
  diagnostics: Diagnostics,
): void {
  for (const scheme of security) {
    const isOfTokens = scheme.stampers.every((stamper) => ofTokens.has(stamper.name));
    // A header with a content is described where it holds a signature, whoever makes it.
    if (isOfTokens && !scheme.content) continue;
    const message = `\`${scheme.name}\` covers the body, and \`${name}\` has members in its URL`;
    const help = "make it a POST with all members in its body, or list schemes with tokens under `security`";
    diagnostics.report("CS0311", position, message, help);
  }
}
