// What is wrong with a policy, and where.

/** Lines and columns count from 1, columns in UTF-16 code units; the offset counts from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** From the first character up to before `end`. */
export interface SourceRange {
  readonly start: Position;
  readonly end: Position;
}

export interface Finding {
  /** What is wrong, such as `unknown field wallet.idd`. */
  readonly message: string;
  readonly range: SourceRange;
  /** What would be right, such as `did you mean id?`. */
  readonly suggestion?: string;
}

/** Offsets into the source, the second one behind the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A finding in one line: `1:8 unknown field wallet.idd, did you mean id?`. */
export function describeFinding({ message, range, suggestion }: Finding): string {
  const { line, column } = range.start;
  return `${line}:${column} ${message}${suggestion === undefined ? "" : `, ${suggestion}`}`;
}

/** Makes ranges of the spans of a source. */
export function locator(source: string): (span: Span) => SourceRange {
  const lineStarts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  const position = (offset: number): Position => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1, offset };
  };
  return ({ start, end }) => ({ start: position(start), end: position(end) });
}

/** A piece of the source for a message: on one line, and cut where it is long. */
export function excerpt(source: string, { start, end }: Span): string {
  const longest = 60;
  const piece = source.slice(start, Math.min(end, start + longest)).replace(/\s+/g, " ");
  return end - start > longest ? `${piece}…` : piece;
}
