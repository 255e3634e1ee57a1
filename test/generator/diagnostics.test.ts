// Every code that the compiler can report, caused by a bad contract, as a person sees it.

import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { compileFolder, compileSources } from "../../generator/src/compile.js";
import { catalogue } from "../../generator/src/diagnostics/catalogue.js";
import { fixtures, library, onBase, rendered, sourcesOf } from "./fixture.js";
import { temporaryFolder } from "./folders.js";

const all = fixtures("diagnostics");
const folder = temporaryFolder("diagnostics-");
afterAll(() => rmSync(folder, { recursive: true }));

describe("a bad contract", () => {
  test.each(all)("$name: $about", async ({ name, files }) => {
    const sources = onBase(files);
    const { model, diagnostics } = compileSources(sources);
    expect(model).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain(name);
    await expect(rendered(diagnostics, sources)).toMatchFileSnapshot(`diagnostics/${name}.golden`);
  });

  test("of a poll that names what is not there, says only that, and what was meant", () => {
    const sources = sourcesOf(library);
    const contract = sources.get("contract.yaml") ?? "";
    const broken = contract.replace(/(poll: \{ .*taskId: )(\w+)/, "$1$2s");
    expect(broken).not.toBe(contract);
    const { diagnostics } = compileSources(new Map([...sources, ["contract.yaml", broken]]));
    expect(diagnostics.map(({ message, help }) => [message, help])).toEqual([
      ["`TaskBase` has no field `ids`", "did you mean `id`?"],
    ]);
  });

  test("every fixture is at most 20 lines long and says what it is about", () => {
    for (const { name, about, lines } of all) {
      expect(lines, name).toBeLessThanOrEqual(20);
      expect(about, name).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("a folder that is no contract", () => {
  test("CS0101: it does not exist", async () => {
    const { diagnostics, sources } = await compileFolder(path.join(folder, "absent"));
    expect(diagnostics.map(({ code, position }) => [code, position])).toEqual([
      ["CS0101", undefined],
      ["CS0107", undefined],
    ]);
    expect(rendered(diagnostics, sources)).toMatch(/^error CS0101 cannot read the folder .*absent: ENOENT/);
  });

  test("CS0101: one of its files is a folder", async () => {
    const place = path.join(folder, "odd");
    cpSync(library, place, { recursive: true });
    mkdirSync(path.join(place, "shapes/odd.yaml"));
    const { diagnostics, sources } = await compileFolder(place);
    expect(rendered(diagnostics, sources)).toBe("shapes/odd.yaml:1:1 error CS0101 is a folder, not a file\n");
  });

  test("CS0107: it has no contract.yaml", async () => {
    const { diagnostics, sources } = await compileFolder(path.join(library, "shapes"));
    expect(rendered(diagnostics, sources)).toMatchInlineSnapshot(`
      "error CS0107 the contract has no \`contract.yaml\`
        it names the contract; see docs/contract-language.md

      books.yaml:1:1 error CS0106 a contract has no file \`books.yaml\`
        1 | # yaml-language-server: $schema=../../../../generator/language/shapes.schema.json
          | ^ files are contract, scalars, enums, errors, headers, webhooks, accepted-changes .yaml, and kebab-case names in shapes, activities, operations, queries

      tasks.yaml:1:1 error CS0106 a contract has no file \`tasks.yaml\`
        1 | # yaml-language-server: $schema=../../../../generator/language/shapes.schema.json
          | ^ files are contract, scalars, enums, errors, headers, webhooks, accepted-changes .yaml, and kebab-case names in shapes, activities, operations, queries
      "
    `);
  });

  test("bytes that are not UTF-8 are reported, not guessed", async () => {
    const place = path.join(folder, "bytes");
    mkdirSync(place);
    writeFileSync(path.join(place, "contract.yaml"), Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a]));
    const { model, diagnostics } = await compileFolder(place);
    expect(model).toBeUndefined();
    expect(diagnostics[0]?.position).toMatchObject({ file: "contract.yaml", line: 1 });
  });
});

test("a file of more than 2 MiB is refused before it is parsed", () => {
  const sources = onBase([["scalars.yaml", `# ${"x".repeat(2 * 1024 * 1024)}\nscalars: {}\n`]]);
  const { diagnostics } = compileSources(sources);
  expect(diagnostics.map(({ code, position }) => [code, position?.file, position?.line])).toEqual([
    ["CS0105", "scalars.yaml", 1],
  ]);
});

test("a second document in a file is refused, because nothing would read it", () => {
  const { diagnostics } = compileSources(onBase([["webhooks.yaml", "webhooks: {}\n---\nwebhooks: {}\n"]]));
  expect(diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([["CS0102", "webhooks.yaml"]]);
});

test("a contract without a family of activities is refused, because there would be nothing to submit", () => {
  const sources = onBase([]);
  sources.delete("activities/open-shop.yaml");
  const { diagnostics } = compileSources(sources);
  expect(diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([["CS0112", "contract.yaml"]]);
});

test("a family is refused where the contract says nothing of activities, and so is a contract without operations", () => {
  const sources = onBase([]);
  sources.set("contract.yaml", (sources.get("contract.yaml") ?? "").replace(/^activities:[^]*/m, ""));
  const found = (): unknown => compileSources(sources).diagnostics.map(({ code, position }) => [code, position?.file]);
  expect(found()).toEqual([["CS0112", "activities/open-shop.yaml"]]);
  sources.delete("activities/open-shop.yaml");
  sources.delete("queries/get-status.yaml");
  expect(found()).toContainEqual(["CS0112", "contract.yaml"]);
});

test("a member that the compiler puts in cannot be declared too, whatever the contract calls it", () => {
  const sources = onBase([]);
  const contract = (sources.get("contract.yaml") ?? "").replace("types: {", "types: { member: id,");
  const { diagnostics } = compileSources(sources.set("contract.yaml", contract));
  expect(diagnostics.map(({ code, position }) => [code, position?.file])).toEqual([["CS0201", "shapes/base.yaml"]]);
});

// CS0601 is in emitters.system.test.ts, which has modules to name; CS0602 in emit/go.test.ts, where Go is emitted.
test("every code of the catalogue is caused by a test", () => {
  const caused = new Set([...all.map(({ name }) => name), "CS0101", "CS0107", "CS0108", "CS0601", "CS0602"]);
  expect([...caused].sort()).toEqual(Object.keys(catalogue).sort());
});

test("errors in several files are all reported at once, in the order of files, lines and columns", async () => {
  const several = ["CS0203", "CS0302", "CS0501"].flatMap((name) => [
    ...(all.find((fixture) => fixture.name === name)?.files ?? []),
  ]);
  const moved = several.map(([file, text], index): [string, string] => [
    file === "shapes/tea.yaml" ? `shapes/tea-${index}.yaml` : file,
    text,
  ]);
  const { diagnostics } = compileSources(onBase(moved));
  const places = diagnostics.flatMap(({ position }) => (position ? [position] : []));
  expect(places).toHaveLength(diagnostics.length);
  expect(new Set(places.map(({ file }) => file)).size).toBeGreaterThanOrEqual(4);
  const sorted = [...places].sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );
  expect(places).toEqual(sorted);
});
