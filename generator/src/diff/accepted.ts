// Which changes have been accepted: an entry holds for the very change that it was written for, the same rule, subject,
// and fingerprints of what was and what is.

import { didYouMean } from "../diagnostics/suggest.js";
import { rules } from "./rules/rules.js";
import type { Acceptance, Judged, Stale } from "./judged.js";

type Unjudged = Omit<Judged, "accepted">;

export function applyAccepted(
  changes: readonly Unjudged[],
  entries: readonly Acceptance[],
  oldVersion: string,
): { judged: readonly Judged[]; stale: readonly Stale[] } {
  const left = new Set(entries);
  const judged = changes.map((change): Judged => {
    const entry = entries.find((candidate) => isOf(candidate, change, oldVersion));
    if (entry) left.delete(entry);
    return { ...change, accepted: entry };
  });
  return { judged, stale: [...left].map((entry) => ({ entry, reason: reasonOf(entry, changes, oldVersion) })) };
}

function isOf(entry: Acceptance, change: Unjudged, oldVersion: string): boolean {
  const { rule, subject, fingerprints } = change;
  return (
    change.level !== "note" &&
    entry.rule === rule &&
    entry.subject === subject &&
    entry.before === fingerprints.before &&
    entry.after === fingerprints.after &&
    entry.against === oldVersion
  );
}

function reasonOf(entry: Acceptance, changes: readonly Unjudged[], oldVersion: string): string {
  if (!Object.hasOwn(rules, entry.rule)) {
    const help = didYouMean(entry.rule, Object.keys(rules));
    return `there is no rule \`${entry.rule}\`${help ? `; ${help}` : ""}`;
  }
  if (entry.against !== oldVersion)
    return `it was accepted against version ${entry.against}, and this is compared with ${oldVersion}; remove it`;
  const near = changes.find(({ rule, subject }) => rule === entry.rule && subject === entry.subject);
  if (!near) return "there is no such change (any more); remove it";
  if (near.level === "note") return "the change breaks nobody; remove it";
  const { before, after } = near.fingerprints;
  return `the change is another one by now (before: ${before}, after: ${after}); look at it again`;
}
