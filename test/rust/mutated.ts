// All mutants of a crate in one: an expression or statement that has some becomes a match over which one is on.

export interface Mutant {
  readonly name: string;
  /** Of the crate, below `src`, without its ending. */
  readonly file: string;
  /** An expression, or whole statements, that stands once in the file. `by` takes its place. */
  readonly old: string;
  readonly by: string;
}

/** A fault as the lists of them have it. */
export type Row = readonly [name: string, file: string, old: string, by: string];

/** @returns the crate's files; mutants count from 1 */
export function withMutants(
  files: ReadonlyMap<string, string>,
  mutants: readonly Mutant[],
): ReadonlyMap<string, string> {
  const made = new Map(files);
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const text = files.get(`src/${file}.rs`) ?? "";
    const places = new Map<number, { readonly old: string; readonly arms: string[] }>();
    mutants.forEach((mutant, index) => {
      if (mutant.file !== file) return;
      const { name, old, by } = mutant;
      const at = text.indexOf(old);
      if (at < 0 || text.includes(old, at + 1)) throw new Error(`${name}: not once in ${file}: ${old}`);
      const place = places.get(at) ?? { old, arms: [] };
      if (place.old !== old) throw new Error(`${name}: ${old} begins like ${place.old}`);
      places.set(at, { old, arms: [...place.arms, `${index + 1} => { ${by} }`] });
    });
    let [mutated, end] = ["", text.length];
    for (const [at, { old, arms }] of [...places].sort(([a], [b]) => b - a)) {
      if (at + old.length > end) throw new Error(`${old} overlaps with another`);
      const switched = `match crate::vectors::mutant() { ${[...arms, `_ => { ${old} }`].join(" ")} }`;
      mutated = (/[;}]$/.test(old) ? switched : `(${switched})`) + text.slice(at + old.length, end) + mutated;
      end = at;
    }
    made.set(`src/${file}.rs`, text.slice(0, end) + mutated);
  }
  return made;
}
