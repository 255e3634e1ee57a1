// Two contracts in one repository, one in a folder of the other's: each is compiled by itself, and compared by itself.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { library, root } from "./fixture.js";
import { runIn } from "./command.js";
import { forgetCache, temporaryFolder, textsOf } from "./folders.js";
import type { Ended } from "./command.js";

const place = temporaryFolder("nested-");
const [schema, out] = [path.join(place, "schema"), path.join(place, "generated")];
const run = (...args: readonly string[]): Promise<Ended> => runIn(place, {}, ...args);
const inner = ["--schema", "schema/guests", "--out", "generated/guests"];
const namesBelow = (folder: string) => [...textsOf(folder).keys()].filter((name) => !name.startsWith("dist/"));
const git = (...args: readonly string[]) =>
  void execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], { cwd: place });

beforeAll(async () => {
  cpSync(library, schema, { recursive: true });
  cpSync(path.join(root, "test/contracts/guestbook"), path.join(schema, "guests"), { recursive: true });
  for (const args of [[], inner]) {
    const { code, err } = await run(...args, "generate");
    if (code !== 0) throw new Error(err);
  }
});
afterAll(() => {
  rmSync(place, { recursive: true });
  forgetCache(schema, out);
  forgetCache(path.join(schema, "guests"), path.join(out, "guests"));
});

test("neither has anything of the other in its output", async () => {
  const own = namesBelow(out).filter((name) => !name.startsWith("guests/"));
  expect(own.filter((name) => /guest|entr(y|ies)\./.test(name))).toEqual([]);
  expect(namesBelow(path.join(out, "guests")).filter((name) => /lend-book/.test(name))).toEqual([]);
  const alone = path.join(place, "alone");
  cpSync(library, path.join(alone, "schema"), { recursive: true });
  await runIn(alone, {}, "--no-cache", "generate");
  expect(namesBelow(path.join(alone, "generated"))).toEqual(own);
});

test("the output of the one is nothing stray in that of the other, and is left alone", async () => {
  const before = namesBelow(path.join(out, "guests"));
  for (const args of [[], inner]) expect(await run("--no-cache", ...args, "check")).toMatchObject({ code: 0, err: "" });
  await run("--no-cache", "generate");
  expect(namesBelow(path.join(out, "guests"))).toEqual(before);
  // A folder that the compiler has not written is.
  mkdirSync(path.join(out, "notes"));
  writeFileSync(path.join(out, "notes/a.txt"), "a");
  const { code, out: said } = await run("--no-cache", "check");
  expect([code, said]).toEqual([1, expect.stringContaining("stray   generated/notes/a.txt")]);
  rmSync(path.join(out, "notes"), { recursive: true });
});

test("a commit is compared without the contract below", async () => {
  git("init", "-q");
  git("add", "schema");
  git("commit", "-q", "-m", "first");
  for (const args of [[], inner]) {
    const { code, out: said } = await run(...args, "diff", "--against", "git:HEAD");
    expect([code, said]).toEqual([0, "nothing has changed since git:HEAD\n"]);
  }
});

test("a file called contract.yaml among the shapes is no contract", async () => {
  const file = path.join(schema, "shapes/contract.yaml");
  writeFileSync(file, "shapes: { Loan: { doc: A loan., fields: { since: { type: date, doc: Since when. } } } }\n");
  const { code, err } = await run("--no-cache", "check");
  // Nothing uses it, which is said of what is read.
  expect([code, err]).toEqual([1, expect.stringContaining("schema/shapes/contract.yaml")]);
  rmSync(file);
});
