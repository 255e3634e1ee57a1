// The service decides as the pages of the reference are read slowly. `npm run campaign -- decisions` tries a million.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { compare } from "./agreement.js";
import { followed, rules } from "./rules.js";

const count = Number(process.env["DECISIONS"] ?? 1_500);
const first = Number(process.env["DECISIONS_FROM"] ?? 0);

test("a random decision is the one that the reading of the reference comes to, and each of its rules takes part", () => {
  const seen = { allow: 0, consensusNeeded: 0, deny: 0, untold: 0 };
  const disagreements: object[] = [];
  for (let seed = first; seed < first + count && disagreements.length < 20; seed++) {
    const { drawn, production, reading } = compare(seed);
    seen[reading?.decision ?? "untold"] += 1;
    if (reading !== undefined && !isDeepStrictEqual(reading, production)) {
      disagreements.push({ seed, production, reading, drawn });
    }
  }
  expect(disagreements).toEqual([]);
  for (const outcome of ["allow", "consensusNeeded", "deny"] as const) {
    expect(seen[outcome]).toBeGreaterThan(count / 20);
  }
  expect(seen.untold).toBeLessThan(count / 100);
  expect(rules.filter((rule) => followed(rule) === 0)).toEqual([]);
});

test("the pages of the reference name each rule of the reading once, and no other", () => {
  const pages = ["policies", "policies-ethereum", "policies-solana", "policy-reference"];
  const named = pages.flatMap((page) => {
    const text = readFileSync(new URL(`../../../../docs/${page}.md`, import.meta.url), "utf8");
    return [...text.matchAll(/<!-- rules?: ([\w -]+) -->/g)].flatMap(([, names = ""]) => names.split(" "));
  });
  expect(named.toSorted()).toEqual([...rules].toSorted());
});
