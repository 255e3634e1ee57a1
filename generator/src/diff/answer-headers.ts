// Headers of answers: which there are, and what they hold. Case makes no difference to those who send and read them.

import type { Field, PlainOperation } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import { fieldSide, typeWords } from "./describe.js";

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

export function compareAnswerHeaders(
  changes: Changes,
  { headers: old = [] }: PlainOperation,
  { name, headers: now = [] }: PlainOperation,
  sides: Sides,
  at: string,
): void {
  const find = (all: readonly Field[], wanted: Field): Field | undefined =>
    all.find((one) => one.name.toLowerCase() === wanted.name.toLowerCase());
  for (const before of old) {
    const after = find(now, before);
    const subject = `${name} ${before.name}`;
    if (after) {
      compareHeader(changes, subject, before, after, at);
      continue;
    }
    changes.add({
      rule: "answer-header-removed",
      subject,
      message: `the answer to \`${name}\` no longer has the header ${before.name}`,
      before: fieldSide(before),
      after: sides.after,
      witness: { kind: "answer", at, value: undefined, refusal: `no header ${before.name}` },
    });
  }
  for (const after of now) {
    if (find(old, after)) continue;
    changes.add({
      rule: "answer-header-added",
      subject: `${name} ${after.name}`,
      message: `the answer to \`${name}\` has the header ${after.name}`,
      before: sides.before,
      after: fieldSide(after),
      effects: { implementers: after.optional ? "safe" : "breaks" },
    });
  }
}

function compareHeader(changes: Changes, subject: string, old: Field, now: Field, at: string): void {
  const isOther = typeWords(old.type) !== typeWords(now.type);
  if (!isOther && old.optional === now.optional && old.name === now.name) return;
  const mayLack = now.optional && !old.optional;
  changes.add({
    rule: "answer-header-changed",
    subject,
    message: `the header of the answer is \`${fieldSide(now).text}\`; it was \`${fieldSide(old).text}\``,
    before: fieldSide(old),
    after: fieldSide(now),
    effects: {
      responses: isOther ? "depends" : mayLack ? "breaks" : "safe",
      callers: isOther || mayLack || old.name !== now.name ? "breaks" : "safe",
      implementers: isOther || old.name !== now.name || (old.optional && !now.optional) ? "breaks" : "safe",
    },
    ...(mayLack && { witness: { kind: "answer", at, value: undefined, refusal: `no header ${now.name}` } as const }),
  });
}
