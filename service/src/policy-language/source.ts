// What the expressions of a policy and its time have in common as sources, before and after they are parsed.

import { maxSourceLength } from "./bounds.js";
import { locator, type Finding, type SourceRange, type Span } from "./finding.js";
import { SyntaxFault } from "./syntax.js";

/** Places of a source in lines and columns, and a finding at one of them. */
export interface Located {
  range(span: Span): SourceRange;
  finding(span: Span, message: string, suggestion?: string): Finding;
}

export type Read<Program> =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Compiles a source: a blank one stands for `blank`; of one that is too long, or at which `compile` throws a
 * `SyntaxFault`, the finding says why.
 */
export function readSource<Program>(
  source: string,
  blank: Program,
  compile: (located: Located) => Read<Program>,
): Read<Program> {
  if (source.length > maxSourceLength) {
    const { finding } = locate(source.slice(0, maxSourceLength));
    const end = { start: maxSourceLength, end: maxSourceLength };
    const message = `the source has ${source.length} characters`;
    return { ok: false, findings: [finding(end, message, `${maxSourceLength} are allowed`)] };
  }
  if (/^[ \t\r\n]*$/.test(source)) return { ok: true, program: blank };
  const located = locate(source);
  try {
    return compile(located);
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    return { ok: false, findings: [located.finding(fault.span, fault.message, fault.suggestion)] };
  }
}

function locate(source: string): Located {
  const range = locator(source);
  return {
    range,
    finding: ({ start, end }, message, suggestion) => ({
      message,
      range: range({ start, end }),
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  };
}
