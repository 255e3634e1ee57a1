// How many files have to change for a new member of each axis: in a copy of the repository, to which one of each is added.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frugal } from "../api/tsc.js";
import { turn } from "../share.js";
import { axes } from "./axes.js";
import type { Axis } from "./axes.js";

const root = path.join(import.meta.dirname, "../..");
const most = 5;
const compiled = ["generator/dist", "generated/dist", "generated/auth-proxy/dist", "log/dist", "service/dist"];

const placesOf = ({ begun, completed, copied = {} }: Axis) => [
  ...new Set([...Object.keys(begun), ...Object.keys(completed), ...Object.values(copied)]),
];

/** The places that docs/extending.md lists under a heading, and whether the compiler asks for each. */
function listed(heading: string): ReadonlyMap<string, boolean> {
  const page = readFileSync(path.join(root, "docs/extending.md"), "utf8");
  const [, section = ""] = page.split(`\n**${heading}**`);
  const [items = ""] = section.slice(section.indexOf("\n1. ")).split("\n\n");
  const places = items.matchAll(/`((?:schema|generator|templates|service|console|test|docs)\/[\w./-]+)`( ✓)?/g);
  return new Map([...places].map(([, place = "", mark]) => [place.replace(/\/$/, ""), mark !== undefined]));
}

describe.each(axes)("$heading", (axis) => {
  test(`changes at most ${most} places, all of which docs/extending.md lists, and no others`, () => {
    const places = placesOf(axis);
    expect(places.length).toBeLessThanOrEqual(most);
    expect([...listed(axis.heading).keys()].toSorted()).toEqual(places.toSorted());
  });
});

describe("in a copy with one member more of each", () => {
  let scratch: string;

  beforeAll(() => {
    scratch = mkdtempSync(path.join(tmpdir(), "places-"));
    const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
    const needed = /^(?:schema|generator|generated|templates|log|service|console|test|vitest|tsconfig|package\.json)/;
    const copied = files
      .toString()
      .split("\0")
      .filter((file) => needed.test(file));
    for (const file of [...copied, ...compiled]) {
      cpSync(path.join(root, file), path.join(scratch, file), { recursive: true, preserveTimestamps: true });
    }
    linkPackages();
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  function linkPackages(): void {
    for (const folder of [".", "service", "console"]) {
      const [from, to] = [root, scratch].map((top) => path.join(top, folder, "node_modules")) as [string, string];
      mkdirSync(to, { recursive: true });
      for (const name of readdirSync(from).filter((each) => each !== "@countersign")) {
        symlinkSync(path.join(from, name), path.join(to, name));
      }
    }
    mkdirSync(path.join(scratch, "node_modules/@countersign"));
    for (const [name, folder] of Object.entries({
      api: "generated",
      "auth-proxy": "generated/auth-proxy",
      log: "log",
    })) {
      symlinkSync(path.join(scratch, folder), path.join(scratch, "node_modules/@countersign", name));
    }
  }

  function apply(edits: Axis["begun"]): void {
    for (const [file, edit] of Object.entries(edits)) {
      if (/^(?:docs|test)\//.test(file)) continue;
      const place = path.join(scratch, file);
      writeFileSync(place, edit(readFileSync(place, "utf8")));
    }
  }

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: scratch, encoding: "utf8" });
    return { status, output: stdout + stderr };
  };

  /** The files that do not compile, of tests only if these are `included`: in the end, at every other commit. */
  function refused(included: "tests" | "no tests"): string[] {
    const tsc = "node_modules/typescript/bin/tsc";
    const runtime = ["fake", "arbitraries", "validate-formats"].map((name) => `templates/runtime/${name}.ts`);
    const outputs = [
      run(tsc, "-b", "generator", "generated", "service", ...frugal),
      run(tsc, "-p", "console", ...frugal),
      run(
        tsc,
        "--ignoreConfig",
        "--noEmit",
        "--strict",
        "--skipLibCheck",
        "--target",
        "es2022",
        "--module",
        "nodenext",
        ...frugal,
        ...runtime,
      ),
      ...(included === "tests" ? [run(tsc, "-p", "test", ...frugal)] : []),
    ].map(({ output }) => output);
    const found = outputs.join("\n").matchAll(/^(?:([\w./-]+)\(\d+,\d+\): )?error (.*)/gm);
    return [...new Set([...found].map(([, file, message = ""]) => file ?? message))].toSorted();
  }

  test("the compiler asks for exactly what the lists mark, and for nothing once that is done", () => {
    for (const { begun, copied = {} } of axes) {
      apply(begun);
      for (const [to, from] of Object.entries(copied)) {
        cpSync(path.join(scratch, from), path.join(scratch, to), { recursive: true });
      }
    }
    const generated = run("generator/dist/cli/main.js", "generate");
    expect(generated.status, generated.output).toBe(0);
    const asked = axes.flatMap(({ heading }) => [...listed(heading)].flatMap(([place, mark]) => (mark ? [place] : [])));
    expect(refused("no tests")).toEqual([...new Set(asked)].toSorted());
    for (const { completed } of axes) apply(completed);
    expect(refused(turn(2).first === 0 ? "tests" : "no tests")).toEqual([]);
  }, 600_000);
});
