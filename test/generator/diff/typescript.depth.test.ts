// What `diff` says of TypeScript, held against TypeScript: code that used all of the old package is compiled with the new
// one, for every case. One run of the compiler takes them all.

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/diff/compare.js";
import { emitAll } from "../../../generator/src/emit/emit.js";
import { finishFile } from "../../../generator/src/emit/finish.js";
import type { Model } from "../../../generator/src/model/model.js";
import { modelOf, root, templates, unformatted } from "../fixture.js";
import { temporaryFolder } from "../folders.js";
import type { Case } from "./case.js";
import { frugal } from "../../api/tsc.js";
import { cases, edited, shop } from "./cases.js";
import { callerOf, exhaustiveOf, implementerOf } from "./consumers.js";

const place = temporaryFolder("diff-types-");
afterAll(() => rmSync(place, { recursive: true }));

interface Tried {
  readonly one: Case;
  readonly old: Model;
  readonly now: Model;
}

// That an older compiler cannot read a package is nothing that this one could show.
const tried: readonly Tried[] = cases
  .filter(({ rule }) => rule !== "typescript-raised")
  .map((one) => ({
    one,
    old: modelOf(edited(shop, one.before)),
    now: modelOf(edited(shop, one.before, one.edit)),
  }));

/** Errors by the file that they are in, without its ending: `12-new/caller`. */
const errors = new Map<string, string[]>();

beforeAll(async () => {
  write("package.json", '{ "type": "module" }');
  symlinkSync(path.join(root, "node_modules"), path.join(place, "node_modules"));
  for (const [name, text] of templates()) if (name.startsWith("runtime/")) write(name, text);
  // The code is the same for all cases that start from the shop as it is.
  await writePackage("old", modelOf(shop), modelOf(shop));
  for (const [index, { one, old, now }] of tried.entries()) {
    if (one.before) await writePackage(`${index}-old`, old, old);
    await writePackage(`${index}-new`, now, old);
  }
  compile();
});

/** The sources of a package, and beside them the code that uses the contract `used`. */
async function writePackage(name: string, model: Model, used: Model): Promise<void> {
  const files = [...emitAll({ model, templates: templates() })].flat();
  for (const file of files) {
    // Validators are not what callers and implementers see of the types.
    if (!/^src\/.*\.ts$/.test(file.path) || /^src\/(?:runtime|validators)\/|mock/.test(file.path)) continue;
    write(`${name}/${file.path}`, withoutValidators(await finishFile(file, unformatted)));
  }
  symlinkSync(path.join(place, "runtime"), path.join(place, name, "src/runtime"));
  const entries = { ".": "./src/index.ts", "./server": "./src/server.ts", "./upgrades": "./src/upgrades/index.ts" };
  write(`${name}/package.json`, JSON.stringify({ name: model.contract.package, type: "module", exports: entries }));
  write(`${name}/caller.ts`, callerOf(used));
  write(`${name}/implementer.ts`, implementerOf(used));
  write(`${name}/exhaustive.ts`, exhaustiveOf(used));
}

/** The table of operations names the validators; its type says nothing of them. Types have the same names beside them. */
function withoutValidators(text: string): string {
  return text
    .replace(/^import (\{[^;]*"[^"]*)\/validators(\/[^"]*";)\n/gm, "import type $1$2\n")
    .replace(/(export const operations: readonly ServerOperation\[\] = )\[[^;]*\];/, "$1[];");
}

function compile(): void {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: "nodenext",
    moduleResolution: "nodenext",
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: options, include: ["*/caller.ts", "*/implementer.ts", "*/exhaustive.ts"] }),
  );
  const compiler = path.join(root, "node_modules/.bin/tsc");
  const { stdout } = spawnSync(compiler, ["-p", place, "--pretty", "false", ...frugal], {
    cwd: place,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  for (const line of stdout.split("\n")) {
    const [, file] = /^([^\s(]+)\.ts\(\d+,\d+\): error /.exec(line) ?? [];
    if (file !== undefined) errors.set(file, [...(errors.get(file) ?? []), line]);
  }
}

function write(name: string, text: string): void {
  const file = path.join(place, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What the findings together say of an axis: `breaks` if one of them does. */
async function said({ old, now }: Tried, axis: "callers" | "implementers"): Promise<string> {
  const effects = (await compare(old, now)).map((change) => change.effects[axis]);
  return effects.includes("breaks") ? "breaks" : effects.includes("depends") ? "depends" : "safe";
}

test("code that uses all of a package compiles with it", () => {
  const olds = ["old", ...tried.flatMap(({ one }, index) => (one.before ? [`${index}-old`] : []))];
  const found = olds.flatMap((name) => [
    ...(errors.get(`${name}/caller`) ?? []),
    ...(errors.get(`${name}/implementer`) ?? []),
  ]);
  expect(found.slice(0, 10)).toEqual([]);
});

test("the new packages themselves compile", () => {
  expect([...errors].filter(([file]) => file.includes("/src/")).slice(0, 10)).toEqual([]);
});

describe.each([
  ["callers", "caller"],
  ["implementers", "implementer"],
] as const)("what is said of TypeScript of %s is so", (axis, file) => {
  test.each(tried.map((one, index) => [`${one.one.rule}: ${one.one.about}`, one, index] as const))(
    "%s",
    async (_, one, index) => {
      const verdict = await said(one, axis);
      const found = errors.get(`${index}-new/${file}`) ?? [];
      const expected =
        verdict === "depends" ? [0, found.length] : verdict === "safe" ? [0] : [Math.max(1, found.length)];
      expect(expected, `${verdict}: ${found.slice(0, 5).join("\n")}`).toContain(found.length);
    },
  );
});

test("what breaks code that names every value of an enum is not said to be safe for callers", async () => {
  const broken = tried.filter((_, index) => errors.has(`${index}-new/exhaustive`));
  const verdicts = await Promise.all(broken.map(async (one) => [one.one.about, await said(one, "callers")] as const));
  expect(broken.length).toBeGreaterThan(5);
  expect(verdicts.filter(([, verdict]) => verdict === "safe")).toEqual([]);
});
