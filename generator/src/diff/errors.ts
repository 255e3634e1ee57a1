// Errors: their codes and statuses, and the body that carries them.

import type { ErrorCode } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import { noteDocumentation } from "./documentation.js";
import type { Pair } from "./pair.js";
import type { TypeWalk } from "./walk.js";

export function compareErrors({
  changes,
  pair,
  responses,
}: {
  changes: Changes;
  pair: Pair;
  responses: TypeWalk;
}): void {
  const [old, now] = [pair.old.errors, pair.now.errors];
  for (const before of old.codes) {
    const after = now.codes.find(({ name }) => name === before.name);
    if (after) compareError(changes, before, after);
    else reportGone(changes, before, now.codes);
  }
  for (const after of now.codes) {
    if (old.codes.some(({ name, code }) => name === after.name || code === after.code)) continue;
    const message = `\`${after.name}\` is a new error, code ${after.code} with HTTP ${after.status}`;
    changes.add({ rule: "error-added", subject: `errors.${after.name}`, message, after: side(after) });
  }
  const body = { text: `error body ${old.body.name}`, position: old.body.position };
  const shape = (value: typeof old.body) => ({ kind: "shape", shape: value }) as const;
  const sides = { before: body, after: { text: `error body ${now.body.name}`, position: now.body.position } };
  responses.from({ at: "an error", old: shape(old.body), now: shape(now.body) }, sides, "error body");
}

function side({ name, code, status, position }: ErrorCode): Side {
  return { text: `${name}: code ${code}, HTTP ${status}`, position };
}

/** An error that has only another name is the same on the wire. */
function reportGone(changes: Changes, before: ErrorCode, now: readonly ErrorCode[]): void {
  const renamed = now.find(({ code }) => code === before.code);
  const same = renamed && renamed.status === before.status;
  changes.add({
    rule: "error-changed",
    subject: `errors.${before.name}`,
    message: renamed
      ? `the error \`${before.name}\`, code ${before.code}, is called \`${renamed.name}\``
      : `the error \`${before.name}\`, code ${before.code}, is gone`,
    before: side(before),
    after: renamed && side(renamed),
    effects: { callers: "breaks", ...(same ? { responses: "safe" } : {}) },
  });
}

function compareError(changes: Changes, before: ErrorCode, after: ErrorCode): void {
  const subject = `errors.${before.name}`;
  noteDocumentation(changes, subject, before, after);
  if (before.code === after.code && before.status === after.status) return;
  const message = `\`${before.name}\` is code ${after.code} with HTTP ${after.status}; it was ${before.code} with HTTP ${before.status}`;
  // TypeScript knows the code by its name; the status is in no type.
  const effects = { implementers: before.code === after.code ? "safe" : "depends" } as const;
  changes.add({ rule: "error-changed", subject, message, before: side(before), after: side(after), effects });
}
