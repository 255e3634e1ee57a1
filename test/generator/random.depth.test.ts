// Valid contracts made up at random compile without a finding, and what is emitted for them type-checks in the strict
// modes of the generated package.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { finishFile } from "../../generator/src/emit/finish.js";
import { modelOf, onBase, rendered, root, templates, unformatted } from "./fixture.js";
import { temporaryFolder } from "./folders.js";
import { frugal } from "../api/tsc.js";
import { contracts } from "./random-contract.js";
import { cases, contractOf } from "./random-templates.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 25);
const SAMPLE = 4;

const place = temporaryFolder("random-");
afterAll(() => rmSync(place, { recursive: true }));

test("a valid contract compiles without a finding", () => {
  fc.assert(
    fc.property(contracts, (files) => {
      const sources = onBase(files);
      const { diagnostics } = compileSources(sources);
      expect(rendered(diagnostics, sources)).toBe("");
    }),
    { numRuns: RUNS },
  );
});

test("what is emitted for a valid contract type-checks in the strict modes of the generated package", async () => {
  const config = JSON.parse(readFileSync(path.join(root, "generated/tsconfig.json"), "utf8")) as {
    compilerOptions: object;
  };
  const own = { noEmit: true, composite: false, rootDir: "." };
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { ...config.compilerOptions, ...own }, include: ["*/src"] }),
  );
  write("package.json", '{ "type": "module" }');
  symlinkSync(path.join(root, "node_modules"), path.join(place, "node_modules"));
  for (const [name, text] of templates()) if (name.startsWith("runtime/")) write(name, text);

  const templated = fc.sample(cases, 5 * SAMPLE).map(contractOf);
  for (const [index, files] of [...fc.sample(contracts, SAMPLE), ...templated].entries()) {
    for (const [name, text] of files) write(`${index}/schema/${name}`, text);
    const output = [...emitAll({ model: modelOf(onBase(files)), templates: templates() })].flat();
    for (const file of output.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("src/runtime/")))
      write(`${index}/${file.path}`, await finishFile(file, unformatted));
    symlinkSync(path.join(place, "runtime"), path.join(place, `${index}/src/runtime`));
  }
  const { stdout, status } = spawnSync(path.join(root, "node_modules/.bin/tsc"), ["-p", place, ...frugal], {
    encoding: "utf8",
  });
  expect(stdout.split("\n").slice(0, 20).join("\n")).toBe("");
  expect(status).toBe(0);
});

function write(name: string, text: string): void {
  const file = path.join(place, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
