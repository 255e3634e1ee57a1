// How callers prove who they are.

import type { SecurityScheme } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import type { Pair } from "./pair.js";
import type { TypeWalk } from "./walk.js";

export function compareSecurity({
  changes,
  pair,
  requests,
}: {
  changes: Changes;
  pair: Pair;
  requests: TypeWalk;
}): void {
  const [old, now] = [pair.old.contract.security, pair.now.contract.security];
  for (const before of old) {
    // What counts on the wire is the header, not what the contract calls it.
    const after = now.find(({ header }) => header.toLowerCase() === before.header.toLowerCase());
    if (!after)
      reportRemoved(changes, before, `\`${before.name}\`, the header ${before.header}, no longer authenticates`);
    else compareScheme(changes, requests, before, after);
  }
  for (const after of now) {
    if (old.some(({ header }) => header.toLowerCase() === after.header.toLowerCase())) continue;
    const message = `\`${after.name}\`, the header ${after.header}, authenticates requests`;
    changes.add({ rule: "authentication-added", subject: after.name, message, after: side(after) });
  }
}

function side({ name, header, only, content, position }: SecurityScheme): Side {
  const parts = [`${name}: ${header}`, ...(only ? [`only ${only}`] : []), ...(content ? [content.name] : [])];
  return { text: parts.join(", "), position };
}

function reportRemoved(changes: Changes, before: SecurityScheme, message: string, after?: SecurityScheme): void {
  changes.add({
    rule: "authentication-removed",
    subject: before.name,
    message,
    before: side(before),
    after: after && side(after),
    witness: { kind: "request", at: `${before.header}: …`, value: undefined, refusal: "not authenticated" },
  });
}

function compareScheme(changes: Changes, requests: TypeWalk, before: SecurityScheme, after: SecurityScheme): void {
  if (after.only && before.only !== after.only)
    reportRemoved(changes, before, `\`${before.name}\` authenticates ${after.only} only`, after);
  if (before.only && !after.only) {
    const message = `\`${before.name}\` authenticates all requests`;
    const sides = { before: side(before), after: side(after) };
    changes.add({ rule: "authentication-added", subject: before.name, message, ...sides });
  }
  if (!before.content || !after.content) return;
  const shape = (value: NonNullable<SecurityScheme["content"]>) => ({ kind: "shape", shape: value }) as const;
  const root = { at: `${before.header}:`, old: shape(before.content), now: shape(after.content) };
  requests.from(root, { before: side(before), after: side(after) }, before.name);
}
