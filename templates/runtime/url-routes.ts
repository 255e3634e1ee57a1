// Finds operations by method and path where some have members of their requests in the URL, and reads these. The type of
// each member says what its text stands for; whether it fits is for the operation's validator to say.

import { ApiError } from "./errors.js";
import type { Route, Routed, ServerOperation, UrlMembers, UrlValue } from "./server.js";

/** In characters. What is longer belongs in a body. */
const longestPath = 8192;
const longestQuery = 65_536;

interface Segment {
  readonly before: string;
  /** undefined where the segment is `before` alone. */
  readonly name: string | undefined;
  readonly after: string;
}

interface Template {
  readonly operation: ServerOperation;
  readonly method: string;
  readonly segments: readonly Segment[];
}

/** Segments that are written out win over those with members, from left to right. */
export function urlRoutes(operations: readonly ServerOperation[]): Route {
  const templates = new Map<number, Template[]>();
  for (const operation of operations) {
    const segments = operation.path.split("/").map(segmentOf);
    const of = templates.get(segments.length) ?? [];
    of.push({ operation, method: operation.url?.method ?? "POST", segments });
    templates.set(segments.length, of);
  }
  for (const of of templates.values()) of.sort((one, other) => compare(one.segments, other.segments));
  return (method, path) => {
    const parts = path.length > longestPath ? [] : path.split("/");
    const found = (templates.get(parts.length) ?? []).flatMap((template) => {
      const values = match(template.segments, parts);
      return values ? [{ ...template, values }] : [];
    });
    const [first] = found;
    if (!first) return undefined;
    const right = found.find((one) => one.method === method);
    const methods = [...new Set(found.map((one) => one.method))];
    const { operation, values } = right ?? first;
    return { operation, methods, ...(operation.url && joined(operation.url, values)) };
  };
}

function segmentOf(text: string): Segment {
  const [, before = text, name, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return { before, name, after };
}

function compare(one: readonly Segment[], other: readonly Segment[]): number {
  const weight = ({ name, before, after }: Segment): number =>
    name === undefined ? 0 : before.length + after.length > 0 ? 1 : 2;
  for (const [index, segment] of one.entries()) {
    const difference = weight(segment) - weight(other[index] ?? segment);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The texts of the members, or undefined where the path is another one. */
function match(segments: readonly Segment[], parts: readonly string[]): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const [index, { before, name, after }] of segments.entries()) {
    const part = parts[index] ?? "";
    if (name === undefined) {
      if (part !== before) return undefined;
      continue;
    }
    const isLonger = part.length > before.length + after.length;
    if (!isLonger || !part.startsWith(before) || !part.endsWith(after)) return undefined;
    try {
      values.set(name, decodeURIComponent(part.slice(before.length, part.length - after.length)));
    } catch {
      return undefined;
    }
  }
  return values;
}

function joined(
  { method, path = {}, query = {} }: UrlMembers,
  values: ReadonlyMap<string, string>,
): Pick<Routed, "read"> {
  const hasBody = method !== "GET" && method !== "DELETE";
  const typeOf = <Type>(types: Readonly<Record<string, Type>>, name: string): Type | undefined =>
    Object.hasOwn(types, name) ? types[name] : undefined;
  return {
    read: (text, body) => {
      if (text.length > longestQuery) {
        throw new ApiError(3, `the query string has more than ${longestQuery} characters`, { status: 414 });
      }
      const members = new Map<string, unknown>();
      const asked = new URLSearchParams(text);
      for (const name of new Set(asked.keys())) {
        const type = typeOf(query, name);
        if (hasBody && type === undefined)
          throw new ApiError(3, `/${name}: expected in the body, got one in the query string`);
        const all = asked
          .getAll(name)
          .map((one) => valueOf(one, (typeof type === "object" ? type[0] : type) ?? "string"));
        // Twice where it is one value, it is a list, which the validator refuses.
        members.set(name, typeof type === "object" || all.length > 1 ? all : all[0]);
      }
      for (const [name, value] of values) {
        if (members.has(name)) throw twice(name, "the query string");
        members.set(name, valueOf(value, typeOf(path, name) ?? "string"));
      }
      if (!hasBody) return Object.fromEntries(members);
      const sent = body();
      if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return sent;
      for (const [name, value] of Object.entries(sent)) {
        // What is in the URL is what the way to here has seen: a body must not say otherwise.
        if (values.has(name) || Object.hasOwn(query, name)) throw twice(name, "the body");
        members.set(name, value);
      }
      return Object.fromEntries(members);
    },
  };
}

function twice(name: string, place: string): ApiError {
  return new ApiError(3, `/${name}: expected in the URL, got another in ${place}`);
}

function valueOf(text: string, type: UrlValue): unknown {
  if (type === "number" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}
