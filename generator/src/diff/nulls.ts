// Null among the items of lists and the values of maps.

import type { ArrayType, MapType } from "../model/model.js";
import type { Site, Walk } from "./site.js";

/** Two lists, or two maps. */
export function compareNulls(walk: Walk, old: ArrayType | MapType, now: ArrayType | MapType, site: Site): void {
  const isAllowed = mayBeNull(now);
  if (mayBeNull(old) === isAllowed) return;
  const what = now.kind === "array" ? "items" : "values";
  const words = isAllowed ? "may be null" : "are no longer null";
  const of = walk.isRequest ? "request" : "response";
  const { subject, before, after, trail } = site;
  walk.changes.add({
    rule: `${of}-null-${isAllowed ? "allowed" : "refused"}`,
    subject: `${subject} ${what}`,
    message: `${what} of \`${subject}\` ${words}`,
    before,
    after,
    probe: { trail, old, now },
  });
}

/** Null is JSON too. */
function mayBeNull({ of, orNull }: ArrayType | MapType): boolean {
  return orNull === true || of.kind === "json";
}
