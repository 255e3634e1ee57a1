// Pages: a query takes where a page begins and how many items it has at most, and answers one list and where the next
// page begins. Only names that say so are taken for that.

import { typeText } from "./draft.js";
import type { Member } from "./draft.js";
import type { Types } from "./types.js";

export interface Page {
  readonly after: string;
  readonly limit: string;
  readonly next: string;
  readonly items: string;
  /** Of the limit: the bound of the list. */
  readonly most: number | undefined;
}

const afters = [
  "cursor",
  "pageToken",
  "page_token",
  "after",
  "startingAfter",
  "starting_after",
  "nextToken",
  "next_token",
];
const limits = ["limit", "pageSize", "page_size", "perPage", "per_page", "count", "maxResults", "max_results"];
const nexts = [
  "nextCursor",
  "next_cursor",
  "nextPageToken",
  "next_page_token",
  "next",
  "after",
  "nextToken",
  "next_token",
];

export function recognisePage(request: readonly Member[], answer: readonly Member[], types: Types): Page | undefined {
  const find = (members: readonly Member[], names: readonly string[], type: string): Member | undefined =>
    members.find((one) => names.includes(one.name) && one.optional && isPlain(one, type));
  const after = find(request, afters, "string");
  const limit = find(request, limits, "int32");
  const next = find(answer, nexts, "string");
  const lists = answer.filter(({ form }) => form.type.kind === "array");
  const [items] = lists;
  if (!after || !limit || !next || !items || lists.length > 1 || items.optional || items.form.nullable)
    return undefined;
  if (next.form.nullable || (limit.form.bounds.minimum ?? 1) !== 1 || limit.form.bounds.multipleOf !== undefined)
    return undefined;
  const inner = items.form.type;
  const isRecord =
    inner.kind === "array" && inner.of.kind === "named" && types.declared.get(inner.of.name)?.kind === "shape";
  if (!isRecord || items.form.bounds.minItems !== undefined) return undefined;
  const [most, listed] = [limit.form.bounds.maximum, items.form.bounds.maxItems];
  if (most !== undefined && listed !== undefined && most !== listed) return undefined;
  return { after: after.name, limit: limit.name, next: next.name, items: items.name, most: most ?? listed };
}

/** One of the type without bounds of its own that a cursor would lose. */
function isPlain({ form }: Member, type: string): boolean {
  const { pattern, minLength, maxLength } = form.bounds;
  return typeText(form.type) === type && pattern === undefined && minLength === undefined && maxLength === undefined;
}
