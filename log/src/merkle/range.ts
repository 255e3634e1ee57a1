// Which subtrees a proof consists of (RFC 6962 §2.1.1 and §2.1.2), before anything is hashed. Numbers may exceed 2^32, so
// nothing here uses bit operators.

/** The leaves from `start` up to, but without, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A complete subtree: `2^level` leaves, the first of which is `index * 2^level`. */
export interface Node {
  readonly level: number;
  readonly index: number;
}

/** The largest power of two below a number of at least 2. */
export function splitOf(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** The ranges of an inclusion proof, from the leaf's sibling up to a child of the root. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  return ranges.reverse();
}

/** The ranges of a consistency proof from a tree of `first` leaves, at least 1, to one of `second`. */
export function consistencyRanges(first: number, second: number): Range[] {
  const ranges: Range[] = [];
  let [start, end] = [0, second];
  // Ends where the older tree has a complete subtree of its own.
  while (end !== first) {
    const middle = start + splitOf(end - start);
    if (first <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  // The older root itself is what the verifier already has.
  if (start > 0) ranges.push({ start, end });
  return ranges.reverse();
}

/** The complete subtrees that make up a range, left to right. The range begins where a subtree of its size may. */
export function nodesOf({ start, end }: Range): Node[] {
  const nodes: Node[] = [];
  for (let at = start; at < end;) {
    let [level, width] = [0, 1];
    while (at % (width * 2) === 0 && at + width * 2 <= end) [level, width] = [level + 1, width * 2];
    nodes.push({ level, index: at / width });
    at += width;
  }
  return nodes;
}
