// Finds the name that was probably meant.

/** The nearest of `names`, if it is near enough to be a slip of the hand. */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= bestDistance) continue;
    const found = distance(wanted.toLowerCase(), name.toLowerCase(), bestDistance);
    if (found < bestDistance || (found === bestDistance && best !== undefined && name < best)) {
      best = name;
      bestDistance = found;
    }
  }
  return best;
}

/** "did you mean `x`?", or undefined where nothing is near. */
export function didYouMean(wanted: string, names: Iterable<string>): string | undefined {
  const name = nearest(wanted, names);
  return name === undefined ? undefined : `did you mean \`${name}\`?`;
}

/** Edits (insert, delete, replace, swap of neighbours) between two words; gives up at `limit`. */
function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
