// What the service has found in the expressions of a policy, and where that is while the text is edited further.

import { ApiError } from "@countersign/api";
import type { PolicyFinding } from "@countersign/api";

/** A finding in an expression. */
export interface ExpressionFinding {
  /** Place in the text, in UTF-16 code units. */
  readonly offset: number;
  /** In code units, where it is told; otherwise it is the word at its place. */
  readonly length?: number;
  readonly text: string;
}

/** Findings by the member of the parameters that they are in, such as `condition`. */
export type Findings = ReadonlyMap<string, readonly ExpressionFinding[]>;

/**
 * What a refusal says of expressions: its `google.rpc.BadRequest` names them as `parameters.condition`, and begins each
 * description with line and column.
 *
 * @param texts the expressions that were refused, by their names
 */
export function findingsIn(error: unknown, texts: Readonly<Record<string, string>>): Findings {
  const found = new Map<string, ExpressionFinding[]>();
  for (const { field, description } of violationsOf(error)) {
    const name = field.replace(/^parameters\./, "");
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    const [, line, column, told] = /^(\d+):(\d+) (.*)$/s.exec(description) ?? [];
    if (text === undefined || told === undefined) continue;
    const offset = offsetOf(text, Number(line), Number(column));
    found.set(name, [...(found.get(name) ?? []), { offset, text: told }]);
  }
  return found;
}

/** What `check_policy` says of expressions. */
export function findingsOf(
  told: readonly PolicyFinding[],
  texts: Readonly<Record<"condition" | "consensus" | "time", string>>,
): Findings {
  const found = new Map<string, ExpressionFinding[]>();
  for (const { source, line, column, endLine, endColumn, message, suggestion } of told) {
    const name = source.replace(/^EXPRESSION_SOURCE_/, "").toLowerCase();
    const text = Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : undefined;
    if (text === undefined) continue;
    const offset = offsetOf(text, line, column);
    const length = Math.max(0, offsetOf(text, endLine, endColumn) - offset);
    const finding = { offset, length, text: suggestion === undefined ? message : `${message}, ${suggestion}` };
    found.set(name, [...(found.get(name) ?? []), finding]);
  }
  return found;
}

interface Violation {
  readonly field: string;
  readonly description: string;
}

function violationsOf(error: unknown): Violation[] {
  if (!(error instanceof ApiError)) return [];
  const lists = error.details.map((detail) => (detail as { readonly fieldViolations?: unknown }).fieldViolations);
  return lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])).filter(isViolation);
}

function isViolation(value: unknown): value is Violation {
  const { field, description } = (value ?? {}) as Partial<Violation>;
  return typeof field === "string" && typeof description === "string";
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return Math.min(before + column - 1, text.length);
}

/** Line and column of a place, from 1. */
export function placeOf(text: string, offset: number): readonly [line: number, column: number] {
  const lines = text.slice(0, offset).split("\n");
  return [lines.length, (lines.at(-1) ?? "").length + 1];
}

/** Findings after an edit: those behind it move along, those in what was edited are gone. */
export function moved(
  findings: readonly ExpressionFinding[],
  before: string,
  after: string,
): readonly ExpressionFinding[] {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd++;
  const delta = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.offset < same && !touches(before, finding, same)) return [finding];
    if (finding.offset < before.length - sameEnd) return [];
    return [{ ...finding, offset: finding.offset + delta }];
  });
}

/** Whether what is marked reaches as far as the edit. */
function touches(text: string, finding: ExpressionFinding, edit: number): boolean {
  return finding.offset + lengthOf(text, finding) >= edit;
}

/** How much of the text is marked. */
export function lengthOf(text: string, { offset, length }: ExpressionFinding): number {
  return length ?? lengthAt(text, offset);
}

/** Length of the word, or of the sign, that stands at a place; 0 behind the end. */
function lengthAt(text: string, offset: number): number {
  return /^(?:[\w.]+|'[^'\n]*'?|[=<>!&|]+|.)/su.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
}
