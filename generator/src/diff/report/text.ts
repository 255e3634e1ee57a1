// For a person at a terminal: each change with its places, whom it breaks, why, a witness, and what would be safe.

import { acceptedFile } from "../accepted-file.js";
import { rules } from "../rules/rules.js";
import type { Judged } from "../judged.js";
import type { Verdict } from "../verdict.js";
import { effectWords, inFolder, place, summary, why, witnessWords } from "./words.js";
import type { ReportContext } from "./words.js";

const levelWords: Readonly<Record<Judged["level"], string>> = { breaks: "error", depends: "warning", note: "note" };

export function textReport(verdict: Verdict, context: ReportContext): string {
  const shown = verdict.changes.filter(({ rule }) => rule !== "documentation-changed");
  const documented = verdict.changes.length - shown.length;
  const parts = [
    ...shown.map((change) => changeText(change, context)),
    ...verdict.stale.map(
      ({ entry, reason }) =>
        `${place(context, entry.position)} error stale-acceptance \`${entry.rule}\` of \`${entry.subject}\`: ${reason}`,
    ),
    ...(documented > 0 ? [`documentation, examples or order of ${documented} things changed`] : []),
    ...suggestion(verdict, context),
    summary(verdict, context),
  ];
  return `${parts.join("\n\n")}\n`;
}

function changeText(change: Judged, context: ReportContext): string {
  const { rule, message, before, after, level, witness, accepted } = change;
  const [side, other] = after ? [after, before] : [before, undefined];
  const head = side ? `${place(context, side.position)} ` : "";
  const word = accepted ? "accepted" : levelWords[level];
  const lines = [`${head}${word} ${rule} ${message}`, effectWords(change)];
  if (other) lines.push(`was: ${other.text} (${place(context, other.position)})`);
  if (after) lines.push(`is: ${after.text}`);
  else if (before) lines.push(`was: ${before.text}`);
  if (level !== "note") lines.push(`why: ${why(change)}`);
  if (witness) lines.push(`witness: ${witnessWords(witness)}`);
  if (accepted) lines.push(`accepted by ${accepted.by}: ${accepted.why}`);
  else if (level === "breaks") lines.push(`safe instead: ${rules[rule].instead}`);
  return lines.join("\n  ");
}

/** What to write where all of it is meant; a reason and a name are still asked for. */
function suggestion({ changes, versions }: Verdict, { schema }: ReportContext): string[] {
  const open = changes.filter(({ level, accepted }) => level === "breaks" && !accepted);
  if (open.length === 0) return [];
  const entries = open.map(({ rule, subject, fingerprints: { before, after } }) =>
    [
      `  - rule: ${rule}`,
      `    subject: ${JSON.stringify(subject)}`,
      `    before: "${before}"`,
      `    after: "${after}"`,
      `    against: ${versions.old}`,
      `    why:`,
      `    by:`,
    ].join("\n"),
  );
  return [`to accept what breaks, write into ${inFolder(schema, acceptedFile)}:\n\naccepted:\n${entries.join("\n")}`];
}
