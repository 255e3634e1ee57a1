// What the console knows of curves, chains and address formats: a copy of the service's rows.

import path from "node:path";
import { AddressFormat, Curve } from "@countersign/api";
import { expect, test } from "vitest";
import { addressFormats, chains, type FormatFacts } from "../../../service/src/chains/formats.js";
import { curves } from "../../../service/src/custody/curve.js";

const file = path.join(import.meta.dirname, "../../../console/src/chains/facts.ts");

/** One row a line, which prettier would make four. */
const rows = (facts: object): string =>
  `{\n${Object.entries(facts)
    .map(([name, row]) => `  ${name}: ${written(row)},\n`)
    .join("")}}`;

function written(fact: unknown): string {
  if (Array.isArray(fact)) return `[${fact.map(written).join(", ")}]`;
  if (typeof fact !== "object" || fact === null) return JSON.stringify(fact);
  return `{ ${Object.entries(fact)
    .map(([name, value]) => `${name}: ${written(value)}`)
    .join(", ")} }`;
}

test("the console knows the service's curves, chains and formats; vitest's -u writes them anew", async () => {
  const ofCurves = Object.values(Curve).map((curve) => {
    const { name, signs, hardenedOnly } = curves[curve];
    return [curve, { name, signs, hardenedOnly }] as const;
  });
  await expect(`// Written by test/service/chains/facts.test.ts from the service's rows; vitest's -u writes it anew.

import type { AddressFormat, Curve } from "@countersign/api";

export interface CurveFacts {
  readonly name: string;
  readonly signs: "digest" | "message";
  readonly hardenedOnly: boolean;
}

export interface ChainFacts {
  readonly namespace: string;
  readonly unit: string;
  readonly decimals: number;
  readonly texts?: { readonly standard: string; readonly prefix: string };
}

export interface FormatFacts {
  readonly name: string;
  readonly curves: readonly Curve[];
  readonly chain?: keyof typeof chains;
  readonly usual?: { readonly called: string; readonly path: string };
  readonly bitcoin?: {
    readonly network: "mainnet" | "testnet" | "signet" | "regtest";
    readonly output: "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr";
  };
}

// prettier-ignore
export const curves: Readonly<Record<Curve, CurveFacts>> = ${rows(Object.fromEntries(ofCurves))};

// prettier-ignore
export const chains = ${rows(chains)} satisfies Readonly<Record<string, ChainFacts>>;

// prettier-ignore
export const addressFormats: Readonly<Record<AddressFormat, FormatFacts>> = ${rows(addressFormats)};
`).toMatchFileSnapshot(file);
});

test("usual accounts have one name and one path each, with a place for the index", () => {
  const usual = Object.values(AddressFormat).flatMap((each) => (addressFormats[each] as FormatFacts).usual ?? []);
  expect(new Set(usual.map(({ called }) => called)).size).toBe(usual.length);
  expect(
    usual.filter(({ path: each }) => !/^m(?:\/(?:\d+|\{\})'?)+$/.test(each) || each.split("{}").length !== 2),
  ).toEqual([]);
});
