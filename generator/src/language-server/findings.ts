// Findings of the compiler as an editor shows them, and what it offers to do about them.

import { CodeActionKind, DiagnosticSeverity } from "vscode-languageserver/node";
import type { CodeAction, Diagnostic, Range } from "vscode-languageserver/node";
import type { Diagnostic as Finding } from "../diagnostics/diagnostic.js";
import type { Position } from "../diagnostics/position.js";

/** Lines and characters from 0. */
export function rangeOf({ line, column, length }: Position): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: column - 1 + length },
  };
}

/** By file; what has no place stands at the beginning of contract.yaml. */
export function byFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const { code, message, help, position, also = [] } of findings) {
    const places = [position ?? { file: "contract.yaml", line: 1, column: 1, length: 1 }, ...also];
    for (const place of places) {
      const list = found.get(place.file) ?? [];
      found.set(place.file, list);
      list.push({
        range: rangeOf(place),
        severity: DiagnosticSeverity.Error,
        source: "contract",
        code,
        message: help === undefined ? message : `${message}\n${help}`,
      });
    }
  }
  return found;
}

/** Puts the name in place that was probably meant. */
export function quickFixes(uri: string, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const [, meant] = /did you mean `([^`]+)`\?/.exec(String(diagnostic.message)) ?? [];
    if (diagnostic.source !== "contract" || meant === undefined) return [];
    return [
      {
        title: `Write \`${meant}\``,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        isPreferred: true,
        edit: { changes: { [uri]: [{ range: diagnostic.range, newText: meant }] } },
      },
    ];
  });
}
