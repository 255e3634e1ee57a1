// What the commands print: findings and summaries for people on the error stream, one JSON document for programs.

import path from "node:path";
import type { Drift, Summary } from "../build.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { renderDiagnostic, renderSummary } from "../diagnostics/render.js";
import type { Sources } from "../load/contract-files.js";
import type { CommonOptions } from "./options.js";

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Findings shown to a person; programs get all of them. */
const shown = 200;

export function printDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources, options: CommonOptions): void {
  if (options.json) {
    printJson({ ok: false, diagnostics });
    return;
  }
  const prefix = options.schema ? `${path.posix.normalize(options.schema).replace(/\/$/, "")}/` : "";
  for (const diagnostic of diagnostics.slice(0, shown))
    process.stderr.write(`${renderDiagnostic(diagnostic, sources, prefix)}\n\n`);
  if (diagnostics.length > shown) process.stderr.write(`… and ${diagnostics.length - shown} more\n\n`);
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  process.stderr.write(`${renderSummary(diagnostics.length)}; \`explain ${codes[0] ?? "CODE"}\` tells more\n`);
}

export function summaryText(summary: Summary): string {
  return Object.entries(summary)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}

export function driftCount(drift: Drift): number {
  return drift.changed.length + drift.missing.length + drift.stray.length;
}

export function milliseconds(since: number): string {
  return `${Math.round(performance.now() - since)} ms`;
}
