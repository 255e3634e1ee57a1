// Errors: their codes and statuses, and the body that carries them.

import { firstSentence } from "../emit/prose.js";
import { errorBody, errorForm } from "../model/error-form.js";
import type { ErrorCode, Errors } from "../model/model.js";
import { issues } from "../values/issues.js";
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
    if (after) compareDetails({ changes, responses, now }, before, after);
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
  if (old.media !== now.media) {
    const message = `errors are sent as \`${now.media}\`; it was \`${old.media}\``;
    const media = ({ media: text, mediaPosition: position }: Errors): Side => ({ text, position });
    changes.add({ rule: "error-media-changed", subject: "errors", message, before: media(old), after: media(now) });
  }
}

/** What an error says besides the others. */
function compareDetails(
  { changes, responses, now }: { changes: Changes; responses: TypeWalk; now: Errors },
  before: ErrorCode,
  after: ErrorCode,
): void {
  const [old, other] = [before.details, after.details];
  const subject = `errors.${before.name}`;
  const at = `the error ${before.name}`;
  const sides = { before: detailsSide(before), after: detailsSide(after) };
  if (old && other) {
    const [from, to] = [old, other].map((shape) => ({ kind: "shape", shape }) as const);
    if (from && to) responses.from({ at, old: from, now: to }, sides, subject);
  } else if (other) {
    const message = `\`${after.name}\` says more than all errors do: \`${other.name}\``;
    changes.add({ rule: "error-details-added", subject, message, ...sides });
  } else if (old) {
    const error = { code: after.code, status: after.status, title: firstSentence(after.doc) };
    const value = errorBody(now, { error, message: after.name, details: errorForm(now).list ? [] : {} });
    const [fault] = issues({ kind: "shape", shape: old }, value, "tolerant");
    changes.add({
      rule: "error-details-removed",
      subject,
      message: `\`${after.name}\` no longer says what \`${old.name}\` holds`,
      ...sides,
      effects: fault ? {} : { responses: "depends" },
      witness: fault && { kind: "answer", at, value, refusal: `${fault.path}: expected ${fault.expected}` },
    });
  }
}

function detailsSide({ name, details, position }: ErrorCode): Side {
  return { text: details ? `${name} with ${details.name}` : `${name} without details`, position };
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
