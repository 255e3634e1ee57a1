// Annotations of GitHub Actions: one workflow command per line.

import type { Judged } from "../judged.js";
import type { Verdict } from "../verdict.js";
import { effectWords, inFolder, summary, why, witnessWords } from "./words.js";
import type { ReportContext } from "./words.js";
import type { Position } from "../../diagnostics/position.js";

const commands: Readonly<Record<Judged["level"], string>> = { breaks: "error", depends: "warning", note: "notice" };

export function githubReport(verdict: Verdict, context: ReportContext): string {
  const shown = verdict.changes.filter(({ rule, accepted }) => rule !== "documentation-changed" && !accepted);
  const lines = [
    ...shown.map((change) => changeLine(change, context)),
    ...verdict.stale.map(({ entry, reason }) =>
      command("error", "stale-acceptance", `${entry.rule} of ${entry.subject}: ${reason}`, context, entry.position),
    ),
    summary(verdict, context),
  ];
  return `${lines.join("\n")}\n`;
}

function changeLine(change: Judged, context: ReportContext): string {
  const { rule, message, level, witness, before, after } = change;
  const parts = [message, effectWords(change), why(change), ...(witness ? [witnessWords(witness)] : [])];
  return command(commands[level], rule, parts.join("\n"), context, (after ?? before)?.position);
}

function command(
  name: string,
  title: string,
  message: string,
  { schema }: ReportContext,
  at: Position | undefined,
): string {
  const properties = [
    ...(at ? [`file=${property(inFolder(schema, at.file))}`, `line=${at.line}`, `col=${at.column}`] : []),
    `title=${property(title)}`,
  ];
  return `::${name} ${properties.join(",")}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
