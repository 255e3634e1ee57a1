import { test } from "vitest";
import { compare } from "./compare.js";
import { surface } from "./surface.js";
test("x", () => {
  const { differences, visited } = compare();
  for (const d of differences) console.log(JSON.stringify(d));
  console.log(Object.keys(surface.shapes).filter((n) => !visited.has(n)));
});
