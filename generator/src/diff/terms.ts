// What operations say of themselves: who may call them, what they fail with, and until when.

import type { Family, PlainOperation, SecurityScheme } from "../model/model.js";
import { isTooNear } from "../model/promises.js";
import type { Changes, Side } from "./change.js";
import { noteDeprecation } from "./documentation.js";
import type { Pair } from "./pair.js";

interface Context {
  readonly changes: Changes;
  readonly pair: Pair;
}

type Operation = Family | PlainOperation;

export function compareTerms(context: Context, old: Operation, now: Operation): void {
  const { changes } = context;
  compareSecurity(context, old, now);
  compareErrors(changes, old, now);
  const said = ({ terms, position }: Operation) => ({ deprecated: terms.deprecated, position });
  noteDeprecation(changes, now.name, said(old), said(now));
  compareRemoval(changes, old, now);
}

function side(text: string, { position }: Operation): Side {
  return { text, position };
}

/** Schemes that the contract no longer has at all are spoken of by themselves. */
function compareSecurity({ changes, pair }: Context, old: Operation, now: Operation): void {
  if (!old.terms.security && !now.terms.security) return;
  const before = old.terms.security ?? pair.old.contract.security;
  const after = now.terms.security ?? pair.now.contract.security;
  const isIn = (all: readonly SecurityScheme[], one: SecurityScheme): boolean =>
    all.some(({ header }) => header.toLowerCase() === one.header.toLowerCase());
  const sides = { before: side(names(before), old), after: side(names(after), now) };
  const lost = (subject: string, message: string): void =>
    changes.add({
      rule: "authentication-removed",
      subject: `${now.name} ${subject}`,
      message,
      ...sides,
      witness: { kind: "request", at: `${now.name} with ${subject}`, value: undefined, refusal: "not authenticated" },
    });
  const gained = (subject: string, message: string): void =>
    changes.add({ rule: "authentication-added", subject: `${now.name} ${subject}`, message, ...sides });
  if (before.length === 0 && after.length > 0)
    return lost("nothing", `not everybody may call \`${now.name}\` any more`);
  if (before.length > 0 && after.length === 0) return gained("nothing", `everybody may call \`${now.name}\``);
  for (const one of before) {
    if (!isIn(after, one) && isIn(pair.now.contract.security, one))
      lost(one.name, `\`${one.name}\` no longer authenticates \`${now.name}\``);
  }
  for (const one of after) {
    if (!isIn(before, one) && isIn(pair.old.contract.security, one))
      gained(one.name, `\`${one.name}\` authenticates \`${now.name}\``);
  }
}

function names(schemes: readonly SecurityScheme[]): string {
  return `security: ${schemes.length === 0 ? "none" : schemes.map(({ name }) => name).join(", ")}`;
}

function compareErrors(changes: Changes, old: Operation, now: Operation): void {
  const [before, after] = [old.terms.errors, now.terms.errors ?? []];
  // Where nothing was said, any error could come.
  if (!before) return;
  const text = (codes: typeof before): string => `errors: ${codes.map(({ name }) => name).join(", ")}`;
  const sides = { before: side(text(before), old), after: side(text(after), now) };
  for (const { name } of after) {
    if (before.some((one) => one.name === name)) continue;
    const message = `\`${now.name}\` fails with \`${name}\` too`;
    changes.add({ rule: "error-added", subject: `${now.name} errors.${name}`, message, ...sides });
  }
  for (const { name } of before) {
    if (after.some((one) => one.name === name)) continue;
    const message = `\`${now.name}\` no longer fails with \`${name}\``;
    // Whoever handles it waits in vain, and is told by TypeScript where it is named. With the last one, its types are gone.
    const callers = after.length === 0 ? "breaks" : "depends";
    const effects = { responses: "safe", callers, implementers: "depends" } as const;
    changes.add({ rule: "error-changed", subject: `${now.name} errors.${name}`, message, ...sides, effects });
  }
}

function compareRemoval(changes: Changes, old: Operation, now: Operation): void {
  const [before, after] = [old.terms.until, now.terms.until];
  if (!isTooNear(before, after)) return;
  changes.add({
    rule: "removal-date-too-near",
    subject: now.name,
    message: before
      ? `\`${now.name}\` can be called until ${after}; it was ${before}`
      : `\`${now.name}\` is announced to be removed on a day that has passed: ${after}`,
    before: side(`until ${before ?? "further notice"}`, old),
    after: side(`until ${after}`, now),
  });
}
