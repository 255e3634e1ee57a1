// Shows a finding to a person: place, code, the line it is about with a marker under it, and what would be right.

import type { Diagnostic } from "./diagnostic.js";

/** `files` maps a contract file to its text; `prefix` is put before its name so that a terminal can open it. */
export function renderDiagnostic(diagnostic: Diagnostic, files: ReadonlyMap<string, string>, prefix = ""): string {
  const { code, message, position } = diagnostic;
  const help = [diagnostic.help, alsoAt(diagnostic, prefix)].filter(Boolean).join("; ");
  if (!position) return `error ${code} ${message}${help ? `\n  ${help}` : ""}`;
  const head = `${prefix}${position.file}:${position.line}:${position.column} error ${code} ${message}`;
  const line = files.get(position.file)?.split(/\r?\n/)[position.line - 1];
  if (line === undefined) return `${head}${help ? `\n  ${help}` : ""}`;
  const { text, column } = clip(printable(line), position.column);
  const number = String(position.line);
  const gutter = " ".repeat(number.length);
  const length = Math.max(1, Math.min(position.length, text.length - column + 1));
  const marker = `${" ".repeat(column - 1)}${"^".repeat(length)}${help ? ` ${help}` : ""}`;
  return `${head}\n  ${number} | ${text}\n  ${gutter} | ${marker}`;
}

/** How many further places are named. */
const mostNamed = 2;

function alsoAt({ also = [] }: Diagnostic, prefix: string): string | undefined {
  if (also.length === 0) return undefined;
  const named = also.slice(0, mostNamed).map(({ file, line, column }) => `${prefix}${file}:${line}:${column}`);
  const more = also.length - named.length;
  return `the same at ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

export function renderSummary(count: number): string {
  return count === 1 ? "1 error" : `${count} errors`;
}

/** Tabs and control characters become one space each, so that the marker stands where it should. */
function printable(line: string): string {
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, " ");
}

const width = 160;

/** Shows the neighbourhood of the column where a line is very long. */
function clip(line: string, column: number): { text: string; column: number } {
  if (line.length <= width) return { text: line, column: Math.min(column, line.length + 1) };
  const start = Math.max(0, Math.min(column - 40, line.length - width));
  const text = `${start > 0 ? "…" : ""}${line.slice(start, start + width)}${start + width < line.length ? "…" : ""}`;
  return { text, column: Math.min(column - start + (start > 0 ? 1 : 0), text.length + 1) };
}
