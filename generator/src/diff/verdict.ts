// What all changes come to: which break somebody, which of those have been accepted, and what version that makes.

import { createHash } from "node:crypto";
import type { Acceptance, Judged, Level, Stale } from "./judged.js";
import { applyAccepted } from "./accepted.js";
import type { Change, Side } from "./change.js";
import { axes } from "./rules/rule.js";
import type { Axis } from "./rules/rule.js";
import { rules } from "./rules/rules.js";

export type Bump = "none" | "patch" | "minor" | "major";

export interface Verdict {
  readonly changes: readonly Judged[];
  /** Accepted changes that are not there. */
  readonly stale: readonly Stale[];
  /** The axes that somebody guards: what breaks them fails, and asks for a major version. */
  readonly guarded: readonly Axis[];
  readonly bump: Bump;
  readonly versions: { readonly old: string; readonly now: string; readonly suggested: string };
  /** Nothing breaks that has not been accepted, and nothing has been accepted that is not there. */
  readonly ok: boolean;
}

/** Implementers are told by their compiler before anything is rolled out; everybody else only learns when it is. */
export const defaultGuard: readonly Axis[] = axes.filter((axis) => axis !== "implementers");

export interface Facts {
  readonly changes: readonly Change[];
  readonly accepted: readonly Acceptance[];
  readonly guarded: readonly Axis[];
  readonly oldVersion: string;
  readonly newVersion: string;
}

export function judge({ changes, accepted, guarded, oldVersion, newVersion }: Facts): Verdict {
  const printed = changes.map((change) => ({
    ...change,
    level: levelOf(change, guarded),
    fingerprints: { before: fingerprint(change.before), after: fingerprint(change.after) },
  }));
  const { judged, stale } = applyAccepted(printed, accepted, oldVersion);
  const bump = bumpOf(judged);
  return {
    changes: judged,
    stale,
    guarded,
    bump,
    versions: { old: oldVersion, now: newVersion, suggested: bumped(oldVersion, bump) },
    ok: stale.length === 0 && judged.every(({ level, accepted: by }) => level !== "breaks" || by !== undefined),
  };
}

function levelOf({ rule, effects }: Change, guarded: readonly Axis[]): Level {
  if (rules[rule].isRefused) return "breaks";
  if (guarded.some((axis) => effects[axis] === "breaks")) return "breaks";
  return axes.some((axis) => effects[axis] !== "safe") ? "depends" : "note";
}

export function fingerprint(side: Side | undefined): string {
  return side ? createHash("sha256").update(side.text).digest("hex").slice(0, 12) : "none";
}

function bumpOf(changes: readonly Judged[]): Bump {
  if (changes.length === 0) return "none";
  if (changes.some(({ level }) => level === "breaks")) return "major";
  return changes.every(({ rule }) => rule === "documentation-changed") ? "patch" : "minor";
}

/** SemVer 2.0.0; before 1.0.0 a break raises the minor version, and what only adds raises the patch. */
export function bumped(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).slice(0, 3).map(Number);
  const early = major === 0;
  if (bump === "none") return version;
  if (bump === "major") return early ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (bump === "minor" && !early) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
