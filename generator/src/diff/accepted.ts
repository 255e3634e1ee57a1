// accepted-changes.yaml: breaks that somebody has agreed to, each by itself, with the reason and a name. An entry holds
// for the very change that it was written for: the same rule, subject, and fingerprints of what was and what is.

import { parseYaml } from "../load/yaml.js";
import { child, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { Sources } from "../load/contract-files.js";
import { rules } from "./rules/rules.js";
import type { Acceptance, Judged, Stale } from "./judged.js";

export const acceptedFile = "accepted-changes.yaml";

/** The entries of the contract's file; its form has been checked with that of all other files. */
export function acceptedIn(sources: Sources): readonly Acceptance[] {
  const source = sources.get(acceptedFile);
  if (source === undefined) return [];
  const root = parseYaml(acceptedFile, source, new Diagnostics());
  return itemsOf(child(root, "accepted")).map(entryOf);
}

function entryOf(node: Node): Acceptance {
  const read = (key: string): string => {
    const value = child(node, key);
    // A fingerprint of digits alone is a number in YAML.
    return text(value) ?? (value?.kind === "value" ? String(value.value) : "");
  };
  return {
    rule: read("rule"),
    subject: read("subject"),
    before: read("before"),
    after: read("after"),
    against: read("against"),
    why: read("why"),
    by: read("by"),
    position: node.position,
  };
}

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
