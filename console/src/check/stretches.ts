// What of an expression is marked behind the field that it is written in: findings at their place, and texts and numbers, so
// that a quotation mark that is missing shows at once. The letters themselves are the field's own.

import { token } from "../completion/suggest.js";
import { lengthOf } from "./expression-findings.js";
import type { ExpressionFinding } from "./expression-findings.js";

export interface Stretch {
  readonly from: number;
  readonly text: string;
  readonly kind: "plain" | "text" | "number" | "finding";
}

/** More are not marked: each is an element of the page that is made anew with every letter. */
const mostLiterals = 500;

/** The whole text from its beginning to its end. Of findings that overlap, the first one is marked. */
export function stretchesOf(text: string, findings: readonly ExpressionFinding[]): readonly Stretch[] {
  const literals = literalsOf(text);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const finding of [...findings].sort((one, other) => one.offset - other.offset)) {
    const { offset } = finding;
    if (offset < end) continue;
    stretches.push(...between(text, literals, end, offset));
    const marked = text.slice(offset, offset + lengthOf(text, finding));
    stretches.push({ from: offset, text: marked, kind: "finding" });
    end = offset + marked.length;
  }
  return [...stretches, ...between(text, literals, end, text.length)];
}

function literalsOf(text: string): readonly Stretch[] {
  const literals: Stretch[] = [];
  for (const { 0: written, index } of text.matchAll(token)) {
    const kind = written.startsWith("'") ? "text" : /^\d/.test(written) ? "number" : undefined;
    if (kind === undefined) continue;
    if (literals.length === mostLiterals) return [];
    literals.push({ from: index, text: written, kind });
  }
  return literals;
}

/** A part of the text, with those of literals in it. */
function between(text: string, literals: readonly Stretch[], from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let end = from;
  for (const literal of literals) {
    const [begin, stop] = [Math.max(end, literal.from), Math.min(to, literal.from + literal.text.length)];
    if (begin >= stop) continue;
    stretches.push(
      { from: end, text: text.slice(end, begin), kind: "plain" },
      { from: begin, text: text.slice(begin, stop), kind: literal.kind },
    );
    end = stop;
  }
  return [...stretches, { from: end, text: text.slice(end, to), kind: "plain" }];
}
