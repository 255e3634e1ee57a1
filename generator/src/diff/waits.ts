// Waiting for what ends later than its call: which query tells, by which states, and what callers are told of the end.

import type { Awaited, Outcome, PlainOperation, Wait } from "../model/model.js";
import { statePath } from "../model/operations.js";
import type { Changes, Side } from "./change.js";

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

export function compareWaits(changes: Changes, old: PlainOperation, now: PlainOperation, sides: Sides): void {
  const [before, after] = [old.wait ?? old.awaited, now.wait ?? now.awaited];
  const subject = now.name;
  if (!before || !after) {
    if (before === after) return;
    const message = after ? `\`${now.name}\` can be waited for` : `\`${old.name}\` can no longer be waited for`;
    changes.add({ rule: after ? "wait-added" : "wait-removed", subject, message, ...sides });
    return;
  }
  if (old.wait && now.wait) compareStates(changes, subject, old.wait, now.wait);
  if (old.awaited && now.awaited) compareAwaited(changes, subject, old.awaited, now.awaited);
}

function compareStates(changes: Changes, subject: string, old: Wait, now: Wait): void {
  const [before, after] = [textOf(old), textOf(now)];
  if (before === after) return;
  const outcomes = ({ final }: Wait): readonly string[] => final.map(({ outcome }) => outcome);
  const left = outcomes(now);
  changes.add({
    rule: "wait-changed",
    subject,
    message: `the waiting for \`${subject}\` goes by other states`,
    before: { text: before, position: old.position },
    after: { text: after, position: now.position },
    effects: { callers: outcomes(old).every((one) => left.includes(one)) ? "depends" : "breaks" },
  });
}

function textOf({ pending, final, ...wait }: Wait): string {
  const ends = [...final].sort(byOutcome).map(({ outcome, value }) => `${value} (${outcome})`);
  return `${statePath(wait)}: pending in ${[...pending].sort().join(", ") || "none"}, ends in ${ends.join(", ")}`;
}

function byOutcome(a: Outcome, b: Outcome): number {
  return a.outcome < b.outcome ? -1 : 1;
}

function compareAwaited(changes: Changes, subject: string, old: Awaited, now: Awaited): void {
  const text = ({ query, by }: Awaited): string => {
    const asked = by.map(
      ({ parameter, source }) => `${parameter}: ${[source.from, ...source.fields.map(({ name }) => name)].join(".")}`,
    );
    return `${query.name} by ${asked.sort().join(", ")}`;
  };
  const [before, after] = [text(old), text(now)];
  if (before === after) return;
  changes.add({
    rule: "wait-changed",
    subject,
    message: `\`${subject}\` is waited for by ${after}; it was ${before}`,
    before: { text: before, position: old.position },
    after: { text: after, position: now.position },
    effects: { callers: old.query.name === now.query.name ? "depends" : "breaks" },
  });
}
