// A package of types that several contracts share: nothing in it is about calls, and it builds and judges values.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Type } from "../../templates/runtime/validate-type.js";
import { compare } from "../../generator/src/diff/compare.js";
import { compileSources } from "../../generator/src/compile.js";
import { modelOf, onBase, root, sourcesOf } from "../generator/fixture.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

let made: Loaded;
beforeAll(async () => {
  made = await loadPackage("common");
});

test("its validators take what is sent, and read what a newer release may hold", async () => {
  const { Money, Payment } = await made.load<Readonly<Record<string, Type<unknown>>>>("validators/index.js");
  const newer = { amount: "5", currency: "SEK" };
  expect(Money?.is({ amount: "5", currency: "NOK" })).toBe(true);
  expect([Money?.is(newer), Money?.is({ amount: "-5", currency: "NOK" })]).toEqual([false, false]);
  expect(Money?.received.is(newer)).toBe(true);
  expect(Payment?.received.is({ by: "phone" })).toBe(true);
});

test("older shapes are upgraded", async () => {
  const { upgradeMoneyToMoneyV2 } = await made.load<{ upgradeMoneyToMoneyV2: (older: unknown) => unknown }>(
    "upgrades/index.js",
  );
  expect(upgradeMoneyToMoneyV2({ amount: "5", currency: "NOK" })).toEqual({ amount: "5", currency: "NOK" });
});

test("nothing in it is about calls", () => {
  const names = readdirSync(made.folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith("node_modules"),
  );
  expect(names.filter((name) => /client|server|mock|errors|openapi|stamper|operation/.test(name))).toEqual([]);
  const said = ["README.md", "VERSIONS.md", "package.json", "src/index.ts"].map((name) =>
    readFileSync(path.join(made.folder, name), "utf8"),
  );
  expect(said.join("\n")).not.toMatch(/client|\bserver|ApiError|operation/i);
});

test("another contract takes its types from it", () => {
  const shared = [...sourcesOf(path.join(root, "test/contracts/common"))].map(
    ([name, text]) => [`imports/@example/common/${name}`, text] as const,
  );
  const base = onBase([]);
  const contract = `${base.get("contract.yaml") ?? ""}imports: { "@example/common": [Money] }\n`;
  const query =
    "query: price\ndoc: Asks.\npath: query/price\nrequest: { fields: {} }\nresponse: { fields: { price: Money } }\n" +
    'examples: [{ request: {}, response: { price: { amount: "1", currency: NOK } } }]\n';
  const { diagnostics } = compileSources(
    onBase([...shared, ["contract.yaml", contract], ["queries/price.yaml", query]]),
  );
  expect(diagnostics).toEqual([]);
});

test("what its types no longer take, or hold from now on, breaks whoever shares them", async () => {
  const sources = sourcesOf(path.join(root, "test/contracts/common"));
  const edited = (name: string, from: string, to: string) =>
    new Map([...sources, [name, (sources.get(name) ?? "").replace(from, to)]]);
  const found = async (now: ReadonlyMap<string, string>) =>
    (await compare(modelOf(sources), modelOf(now))).map(
      ({ rule, effects, witness }) => `${rule} ${effects.requests} ${effects.responses} ${witness?.refusal ?? ""}`,
    );
  expect(await found(edited("enums.yaml", ", NOK: Krone.", ""))).toEqual([
    "request-enum-value-removed breaks safe the value: expected a value of Currency",
    "response-enum-value-removed safe safe ",
  ]);
  expect(await found(edited("scalars.yaml", "minimum: 0", "minimum: 1"))).toEqual([
    "bound-tightened breaks safe the value: expected at least 1",
  ]);
  expect(await found(edited("shapes/money.yaml", "amount: Amount, currency", "amount?: Amount, currency"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^response-made-optional safe breaks /)]),
  );
});

test("without a type either, it is no contract", () => {
  const { diagnostics } = compileSources(
    new Map([["contract.yaml", sourcesOf(path.join(root, "test/contracts/common")).get("contract.yaml") ?? ""]]),
  );
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContain(
    "CS0112 the contract has no operation",
  );
});
