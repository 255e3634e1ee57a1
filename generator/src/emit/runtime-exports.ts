// What of the runtime the generated package exports, as templates/exports.json says: modules that its index passes on,
// and modules with an entry point of their own.

export interface RuntimeExports {
  readonly index: readonly string[];
  /** Entry point → module. */
  readonly entries: Readonly<Record<string, string>>;
}

export function runtimeExports(templates: ReadonlyMap<string, string>): RuntimeExports {
  const text = templates.get("exports.json");
  if (text === undefined) throw new Error("the template exports.json is missing");
  const { index, entries } = JSON.parse(text) as RuntimeExports;
  for (const module of [...index, ...Object.values(entries)]) {
    if (!templates.has(`runtime/${module}.ts`))
      throw new Error(`exports.json names runtime/${module}.ts, which is missing`);
  }
  return { index, entries };
}
