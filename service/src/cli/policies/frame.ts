// Shows a place in a policy: the line, and carets below the part that is meant.

import type { SourceRange } from "../../policy-language/policy.js";

const width = 100;

/** The first line of a range below its number, cut around the range where the line is long. */
export function frame(source: string, { start, end }: SourceRange): string {
  const line = (source.split("\n")[start.line - 1] ?? "").replace(/[\t\r]/g, " ");
  const from = start.column - 1;
  const to = end.line === start.line ? Math.max(end.column - 1, from + 1) : Math.max(line.length, from + 1);
  const first = line.length <= width ? 0 : Math.max(0, Math.min(from - width / 4, line.length - width));
  const last = Math.min(line.length, first + width);
  const gutter = `  ${start.line} | `;
  const before = first > 0 ? "…" : "";
  const shown = `${gutter}${before}${line.slice(first, last)}${last < line.length ? "…" : ""}`;
  const indent = " ".repeat(gutter.length - 2 + before.length + from - first);
  const carets = "^".repeat(Math.max(1, Math.min(to, Math.max(last, from + 1)) - from));
  return `${shown}\n${indent.slice(0, gutter.length - 2)}| ${indent.slice(gutter.length - 2)}${carets}`;
}
