// What changes in a text, line by line.

export interface Piece {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Texts that are longer than this many pieces are shown as removed and added as a whole. */
const most = 400;

/** Lines, and long lines at their operators, so that a change in a policy stands out. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=\n)|(?<=\s(?:&&|\|\|)\s)/);
}

/** The longest common pieces stay; everything else is removed or added. */
export function difference(before: string, after: string): Piece[] {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  if (one.length > most || other.length > most) {
    return [{ kind: "removed", text: before } as const, { kind: "added", text: after } as const].filter(
      ({ text }) => text !== "",
    );
  }
  // lengths[i][j] is that of the longest common sequence behind i and j.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const pieces: Piece[] = [];
  const push = (kind: Piece["kind"], text: string) => {
    if (text === "") return;
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      push("same", one[i++] ?? "");
      j++;
    } else if (j >= other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      push("removed", one[i++] ?? "");
    } else {
      push("added", other[j++] ?? "");
    }
  }
  return pieces;
}
