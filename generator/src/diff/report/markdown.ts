// For a pull request: a table of what breaks, then each change with its witness.

import { axes } from "../rules/rule.js";
import type { Effect } from "../rules/rule.js";
import { rules } from "../rules/rules.js";
import type { Judged } from "../judged.js";
import type { Verdict } from "../verdict.js";
import { notedOnce, place, summary, why, witnessWords } from "./words.js";
import type { ReportContext } from "./words.js";

const effectMarks: Readonly<Record<Effect, string>> = { breaks: "●", depends: "◐", safe: "–" };

export function markdownReport(verdict: Verdict, context: ReportContext): string {
  const shown = verdict.changes.filter(({ rule }) => rule !== "documentation-changed");
  const parts = [`### Contract: ${cell(summary(verdict, context))}`];
  if (shown.length > 0) parts.push(table(shown, context));
  for (const change of shown) if (change.level !== "note") parts.push(detail(change));
  for (const { entry, reason } of verdict.stale)
    parts.push(
      `- **stale acceptance** ${place(context, entry.position)}: ${cell(`\`${entry.rule}\` of \`${entry.subject}\`: ${reason}`)}`,
    );
  return `${parts.join("\n\n")}\n`;
}

function table(changes: readonly Judged[], context: ReportContext): string {
  const head = `| change | where | requests | answers | callers | implementers | stored |`;
  const rows = notedOnce(changes).map((change) => {
    const { message, before, after, effects, accepted } = change;
    const position = (after ?? before)?.position;
    const marks = axes.map((axis) => effectMarks[effects[axis]]).join(" | ");
    return `| ${cell(message)}${accepted ? " (accepted)" : ""} | ${position ? place(context, position) : ""} | ${marks} |`;
  });
  return [head, "| - | - | - | - | - | - | - |", ...rows].join("\n");
}

function detail(change: Judged): string {
  const { rule, message, before, after, witness, accepted } = change;
  const lines = [
    `- **${rule}**: ${cell(message)}`,
    ...(before ? [`was \`${before.text.replaceAll("`", "'")}\``] : []),
    ...(after ? [`is \`${after.text.replaceAll("`", "'")}\``] : []),
    why(change),
    ...(witness ? [`witness: ${cell(witnessWords(witness))}`] : []),
    accepted ? `accepted by ${accepted.by}: ${accepted.why}` : `safe instead: ${rules[rule].instead}`,
  ];
  return lines.join("\n  ");
}

/** Text that neither ends a cell nor becomes markup of another kind. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
}
