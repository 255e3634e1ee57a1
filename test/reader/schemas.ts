// The JSON Schemas of a package against vectors.

import { Ajv2020 } from "ajv/dist/2020.js";
import { changed } from "./vectors.js";
import type { Vectors } from "./vectors.js";

/** Values of which they say something else, and how many were looked at. */
export function judgedBySchemas(
  { types }: Vectors,
  read: (file: string) => unknown,
): { readonly count: number; readonly wrong: readonly string[] } {
  const schemas = { sent: new Ajv2020(), answered: new Ajv2020() };
  schemas.sent.addSchema(read("schemas/request.schema.json") as object, "schema");
  schemas.answered.addSchema(read("schemas/response.schema.json") as object, "schema");
  const wrong: string[] = [];
  let count = 0;
  for (const [name, modes] of Object.entries(types)) {
    for (const mode of ["sent", "answered"] as const) {
      const [cases, validate] = [modes[mode], schemas[mode].getSchema(`schema#/$defs/${name}`)];
      if (!cases || !validate) continue;
      for (const one of [...cases.accepted, ...cases.refused]) {
        count++;
        if (validate(changed(cases.base, one.at, one)) === "expected" in one)
          wrong.push(`${name} ${mode}: ${JSON.stringify(one).slice(0, 400)}`);
      }
    }
  }
  return { count, wrong };
}
