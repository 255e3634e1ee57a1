// Which name somebody meant who mistyped one.

// Comparing two names takes as long as the product of their lengths, and both may be of a hostile policy's making.
const longest = 32;
const mostCandidates = 64;

/** The candidate that is nearest to a name, if one is near: `idd` to `id`, `chainId` to `chain_id`. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  let compared = 0;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    if (++compared > mostCandidates) break;
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

/** Optimal string alignment: insertions, deletions, substitutions, and swaps of neighbours. */
function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const substitution = left[row - 1] === right[column - 1] ? 0 : 1;
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitution,
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
