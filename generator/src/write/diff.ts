// A short difference of two texts: the lines around the first places where they part.

/** Lines with `-` are in `have` only, lines with `+` in `want` only. At most `limit` lines, then a count. */
export function diff(have: string, want: string, limit: number): string {
  const old = have.replace(/\n$/, "").split("\n");
  const now = want.replace(/\n$/, "").split("\n");
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
      continue;
    }
    const [a, b] = meet(old, i, now, j);
    lines.push(`@@ line ${i + 1}`);
    for (; i < a; i++) lines.push(`- ${old[i] ?? ""}`);
    for (; j < b; j++) lines.push(`+ ${now[j] ?? ""}`);
  }
  const shown = lines.slice(0, limit);
  if (lines.length > limit) shown.push(`… ${lines.length - limit} more lines`);
  return shown.join("\n");
}

/** The nearest pair of places, at or after the given ones, from which both texts go on alike. */
function meet(old: readonly string[], i: number, now: readonly string[], j: number): [number, number] {
  for (let distance = 1; distance < 400; distance++) {
    for (let a = 0; a <= distance; a++) {
      const b = distance - a;
      if (i + a < old.length && j + b < now.length && old[i + a] === now[j + b] && old[i + a]?.trim() !== "")
        return [i + a, j + b];
    }
  }
  return [old.length, now.length];
}
