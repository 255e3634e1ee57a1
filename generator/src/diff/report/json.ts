// For programs: everything that the verdict holds, with the rules' words.

import { rules } from "../rules/rules.js";
import type { Verdict } from "../verdict.js";
import { inFolder } from "./words.js";
import type { ReportContext } from "./words.js";
import type { Side } from "../change.js";

export function jsonReport(verdict: Verdict, { against, schema }: ReportContext): string {
  const side = (found: Side | undefined): object | null =>
    found
      ? {
          text: found.text,
          file: inFolder(schema, found.position.file),
          line: found.position.line,
          column: found.position.column,
        }
      : null;
  const document = {
    ok: verdict.ok,
    against,
    versions: verdict.versions,
    bump: verdict.bump,
    guarded: verdict.guarded,
    changes: verdict.changes.map(({ rule, subject, message, level, ...change }) => ({
      rule,
      number: rules[rule].number,
      subject,
      level,
      message,
      effects: change.effects,
      serverFirst: change.serverFirst,
      before: side(change.before),
      after: side(change.after),
      fingerprints: change.fingerprints,
      why: rules[rule].why,
      note: change.note ?? null,
      instead: rules[rule].instead,
      witness: change.witness ?? null,
      accepted: change.accepted ? { by: change.accepted.by, why: change.accepted.why } : null,
    })),
    stale: verdict.stale.map(({ entry: { position, ...entry }, reason }) => ({
      ...entry,
      line: position.line,
      reason,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
