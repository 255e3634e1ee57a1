// `explain`: what the compiler says of the codes that it reports.

import { describe, expect, test } from "vitest";
import { catalogue } from "../../generator/src/diagnostics/catalogue.js";
import { runCli } from "./command.js";

describe("explain", () => {
  test("says of every code what it means, with an example and a fix", async () => {
    const { code, out } = await runCli("--json", "explain");
    expect(code).toBe(0);
    const told = JSON.parse(out) as Readonly<Record<string, Readonly<Record<string, string>>>>;
    expect(Object.keys(told)).toEqual(Object.keys(catalogue));
    for (const [name, { title, meaning, bad, fix }] of Object.entries(told)) {
      expect(title?.length, name).toBeGreaterThan(5);
      for (const text of [meaning, fix]) expect(text, name).toMatch(/^[A-Z`].*[.`]$/s);
      expect(bad?.length, name).toBeGreaterThan(5);
    }
  });

  test("shows one code to a person, in small letters too", async () => {
    const { code, out } = await runCli("explain", "cs0203");
    expect(code).toBe(0);
    const { title, meaning, bad, fix } = catalogue.CS0203;
    expect(out).toBe(`CS0203: ${title}\n\n${meaning}\n\nFor example:\n\n    ${bad}\n\nFix: ${fix}\n`);
  });

  test("suggests a code where there is none", async () => {
    const { code, err } = await runCli("explain", "CS0230");
    expect(code).toBe(2);
    expect(err).toContain("there is no code CS0230; did you mean `CS0");
  });
});
