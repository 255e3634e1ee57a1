// Whoever meets a type of the package in an error of TypeScript's can ask where it comes from.

import path from "node:path";
import { expect, test } from "vitest";
import { symbols } from "../../generator/src/emit/symbols.js";
import { modelOf, outputOf, root, sourcesOf } from "../generator/fixture.js";

test("every type that a contract with defaults declares has a place, those with defaults filled in too", async () => {
  const model = modelOf(sourcesOf(path.join(root, "test/contracts/bookings")));
  const known = symbols(model);
  const declared = [...(await outputOf(model))].flatMap(([name, text]) =>
    /^src\/(?:activities|operations|queries|shapes)\//.test(name)
      ? [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, type = ""]) => type)
      : [],
  );
  expect(declared.filter((type) => type.startsWith("Filled")).length).toBeGreaterThan(2);
  expect(declared.filter((type) => !known.has(type))).toEqual([]);
});
