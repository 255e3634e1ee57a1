// What the compiler says about the generated package and about code that uses it.

import { readFileSync } from "node:fs";
import { activityKinds } from "@countersign/api";
import { describe, expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { declarations } from "./declarations.js";
import { root, tsc } from "./tsc.js";

test("statements about types hold, and wrong code does not compile", async () => {
  expect(await tsc(root, "-p", "test/api/types")).toBe("");
});

test("the generated package compiles in every strict mode", async () => {
  const modes = [
    "strict",
    "exactOptionalPropertyTypes",
    "noUncheckedIndexedAccess",
    "isolatedDeclarations",
    "isolatedModules",
    "erasableSyntaxOnly",
    "verbatimModuleSyntax",
    "noImplicitOverride",
    "noFallthroughCasesInSwitch",
    "noUnusedLocals",
    "noUnusedParameters",
    "noImplicitReturns",
  ];
  const once = ["--noEmit", "--composite", "false", "--incremental", "false", "--tsBuildInfoFile", "null"];
  expect(await tsc(root, "-p", "generated", ...once, ...modes.map((mode) => `--${mode}`))).toBe("");
});

describe("documentation in the declarations", () => {
  test("every exported symbol has some", () => {
    const all = declarations();
    const documented = new Set(all.flatMap(({ file, name, doc }) => (doc === undefined ? [] : [`${file} ${name}`])));
    const bare = all.filter(({ file, name }) => !documented.has(`${file} ${name}`));
    expect(bare.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  test("what belongs to a superseded version is deprecated and names the newer type, and nothing else is", () => {
    const kinds = Object.entries(activityKinds);
    const newest = new Map(kinds.map(([type, { family, version }]) => [family, { type, version }]));
    for (const [type, { family, version }] of kinds) {
      if (version > present(newest.get(family), "the newest version").version) newest.set(family, { type, version });
    }
    const docs = new Map(declarations().map(({ name, doc = "" }) => [name, doc]));
    const wrong = kinds.flatMap(([type, { family, version }]) => {
      const latest = present(newest.get(family), "the newest version");
      const base = family.charAt(0).toUpperCase() + family.slice(1);
      const names = ["Intent", "Activity", "Request"].map(
        (part) => `${base}${part}${version === 1 ? "" : `V${version}`}`,
      );
      const expected = latest.type === type ? undefined : `@deprecated Superseded by \`${latest.type}\`.`;
      return names
        .filter((name) => docs.has(name))
        .filter((name) =>
          expected
            ? !present(docs.get(name), "the documentation").includes(expected)
            : present(docs.get(name), "the documentation").includes("@deprecated"),
        );
    });
    expect(wrong).toEqual([]);
    expect(docs.get("CreateUsersRequest")).toContain("@deprecated");
  });

  test("an editor strikes methods of older versions through, in the client too", () => {
    const client = readFileSync(`${root}generated/dist/client.d.ts`, "utf8");
    const methods = [...client.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s+(\w+)\(/g)];
    const deprecated = methods.filter(([, doc]) => doc?.includes("@deprecated")).map(([, , name]) => name);
    expect(methods.length).toBeGreaterThan(86);
    expect(deprecated).toEqual(methods.map(([, , name]) => name).filter((name) => /V\d$/.test(present(name, "name"))));
  });
});
