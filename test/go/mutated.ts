// All mutants of a package in one: a function that has some begins by asking which one is on.

import type { Mutant } from "./mutants.js";

/** Files with all mutants in them, and a file with `activate`, which turns on one of them. */
export function withMutants(
  files: ReadonlyMap<string, string>,
  mutants: readonly Mutant[],
): ReadonlyMap<string, string> {
  const chunks = new Map([...files].map(([name, text]) => [name, text.split(/^(?=(?:func|var|const|type|\/\/) ?)/m)]));
  const sources = new Map([...chunks].map(([name, all]) => [name, [...all]]));
  const copies: string[] = [];
  const switched: string[] = [];
  mutants.forEach(({ name, file, old, by }, index) => {
    const own = sources.get(file) ?? [];
    const places = own.flatMap((chunk, at) => (chunk.includes(old) ? [at] : []));
    const [at = 0] = places;
    const chunk = own[at] ?? "";
    if (places.length !== 1 || chunk.split(old).length !== 2) throw new Error(`${name}: not once in ${file}: ${old}`);
    const mutated = chunk.replace(old, () => by);
    const variable = /^var (\w+) =/.exec(chunk)?.[1];
    if (variable !== undefined) {
      copies.push(`${file}\n${mutated.replace(/^var \w+/, `var ${variable}M${index}`)}`);
      switched.push(
        `\tcase ${index}:\n\t\tdefer func(old any) { reset = func() { assign(&${variable}, old) } }(${variable})\n\t\t${variable} = ${variable}M${index}`,
      );
      return;
    }
    const signature = /^func (?:\((\w+) [^)]*\) )?(\w+)\(([^)]*)\)([^{]*)\{/.exec(chunk);
    if (!signature) throw new Error(`${name}: no function around ${old}`);
    const [whole, receiver, called = "", parameters = "", results = ""] = signature;
    const given = parameters
      .split(", ")
      .filter(Boolean)
      .map((one) =>
        one === "_ Operation"
          ? "Operation{}"
          : one.startsWith("_ ")
            ? "nil"
            : one.split(" ")[0] + (one.includes("...") ? "..." : ""),
      );
    copies.push(`${file}\n${mutated.replace(new RegExp(`\\b${called}\\(`), `${called}M${index}(`)}`);
    const call = `${receiver ? `${receiver}.` : ""}${called}M${index}(${given.join(", ")})`;
    const turned = results.trim() ? `return ${call}` : `${call}; return`;
    const all = chunks.get(file) ?? [];
    all[at] = (all[at] ?? "").replace(whole, () => `${whole}\nif mutant == ${index} { ${turned} }\n`);
  });
  const made = new Map([...chunks].map(([name, all]) => [name, all.join("")]));
  for (const copy of copies) {
    const [file = "", ...lines] = copy.split("\n");
    made.set(file, `${made.get(file)}\n${lines.join("\n")}\n`);
  }
  const clause = /^package \w+$/m.exec(files.get("types.go") ?? "")?.[0];
  const activate = `${clause}\n\nimport "reflect"\n\nvar mutant = -1\nvar reset = func() {}\n
func assign(variable, value any) { reflect.ValueOf(variable).Elem().Set(reflect.ValueOf(value)) }\n
func activate(number int) {\n\treset()\n\treset = func() {}\n\tmutant = number\n\tswitch number {\n${switched.join("\n")}\n\t}\n}\n`;
  return made.set("activate.go", activate);
}
