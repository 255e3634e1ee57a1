// A package that imports another one's runtime carries the stampers that its contract declares, and nothing else of it.

import path from "node:path";
import { expect, test } from "vitest";
import { compileSources } from "../../generator/src/compile.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import { modelOf, outputOf, root, sourcesOf } from "../generator/fixture.js";

const desk = sourcesOf(path.join(root, "test/contracts/guestbook"));
const own = /^package: .*$/m;
const shared = `package:
  name: "@guests/book"
  runtime: { package: "@guests/desk", version: ^1.4.0 }
  emit: [validators, server]`;

function withPackage(text: string, others: ReadonlyMap<string, string> = new Map()): Sources {
  const contract = desk.get("contract.yaml") ?? "";
  expect(contract).toMatch(own);
  return new Map([...desk, ...others, ["contract.yaml", contract.replace(own, text)]]);
}

/** What the package imports of a runtime, by its own files and by others. */
async function imported(files: ReadonlyMap<string, string>) {
  const specifiers = [...files].flatMap(([name, text]) =>
    name.endsWith(".ts") ? [...text.matchAll(/ from "([^"]*)"/g)].map(([, specifier = ""]) => specifier) : [],
  );
  return new Set(specifiers.filter((one) => one.includes("runtime/")));
}

test("a package of its own carries the runtime", async () => {
  const files = await outputOf(modelOf(desk));
  expect(files.has("src/runtime/client.ts")).toBe(true);
  expect(files.get("package.json")).not.toContain('"dependencies"');
});

test("with another's runtime, it depends on that package and imports from it", async () => {
  const files = await outputOf(modelOf(withPackage(shared)));
  const carried = [...files.keys()].filter((name) => name.startsWith("src/runtime/"));
  expect(carried.every((name) => name.startsWith("src/runtime/stamper-"))).toBe(true);
  const manifest = JSON.parse(files.get("package.json") ?? "") as { dependencies: object; exports: object };
  expect(manifest.dependencies).toEqual({ "@guests/desk": "^1.4.0" });
  expect(Object.keys(manifest.exports)).not.toContain("./fastify");
  const specifiers = await imported(files);
  const foreign = [...specifiers].filter((one) => one.startsWith("@guests/desk/runtime/"));
  expect(foreign).toEqual(
    expect.arrayContaining(["client", "server", "validate"].map((name) => `@guests/desk/runtime/${name}`)),
  );
  const local = [...specifiers].filter((one) => !foreign.includes(one));
  expect(local.every((one) => carried.includes(`src/${one.replace(/^[./]+/, "").replace(/\.js$/, ".ts")}`))).toBe(true);
});

test("every module that it imports is an entry point of a package that emits `runtime`", async () => {
  const files = await outputOf(modelOf(withPackage(shared)));
  const desks = withPackage('package: { name: "@guests/desk", emit: [validators, server, runtime] }');
  const other = await outputOf(modelOf(desks));
  const manifest = JSON.parse(other.get("package.json") ?? "") as { exports: Record<string, unknown> };
  expect(manifest.exports["./runtime/*"]).toEqual({
    types: "./dist/runtime/*.d.ts",
    default: "./dist/runtime/*.js",
  });
  const prefix = "@guests/desk/runtime/";
  const wanted = [...(await imported(files))].filter((one) => one.startsWith(prefix));
  expect(wanted.map((one) => `src/runtime/${one.slice(prefix.length)}.ts`).filter((name) => !other.has(name))).toEqual(
    [],
  );
});

test("refusals under codes of the contract's own are not for another's runtime", () => {
  const errors = new Map([
    [
      "errors.yaml",
      (desk.get("errors.yaml") ?? "").replace(
        /(status: \d+,)/,
        "$1 refuses: [invalid, notFound, unimplemented, internal],",
      ),
    ],
  ]);
  const { diagnostics } = compileSources(withPackage(shared, errors));
  expect(diagnostics.map(({ code }) => code)).toEqual(["CS0210"]);
});
