// Whether a step takes about as long everywhere: what an operation of the language takes, by the steps that it is charged.
// One that is charged too little would let a policy hold the event loop for longer than its budget says.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../lib/places.mjs";

const { Budget, compile } = await import(pathToFileURL(path.join(ROOT, "service/dist/policy-language/policy.js")).href);

const rep = (count, write) => Array.from({ length: count }, (_, index) => write(index)).join(", ");
const ones = (count) => `[${rep(count, () => "1")}]`;
/** Asked a thousand times. */
const often = (asked) => `${ones(100)}.all(x, ${ones(10)}.all(y, ${asked}))`;
const address = (end) => `0x${"AB".repeat(19)}${end}`;

const params = {
  text: "a".repeat(20_000),
  numbers: Array.from({ length: 100 }, (_, index) => index),
  objects: Array.from({ length: 100 }, (_, index) => ({ a: { b: index } })),
};
const tx = { from: address("ab"), to: address("ab").toLowerCase(), data: `0x${"ab".repeat(5_000)}`, value: 5n };
const context = {
  activity: { type: "T", resource: "R", action: "A", params },
  approvers: [],
  credentials: [],
  eth: { tx: { ...tx, gas: 1n, gas_price: 1n, chain_id: 1n, nonce: 1n } },
};

/** @type {Readonly<Record<string, string>>} */
const operations = {
  "comparing integers": often("x == y"),
  "ordering integers": often("eth.tx.value <= 5"),
  "|| of ten": often(Array.from({ length: 10 }, () => "x == 1").join(" || ")),
  "comparing a short text": often("eth.tx.to == 'abc'"),
  "comparing addresses": often(`eth.tx.to == '${address("AC")}'`),
  "comparing long texts": `${ones(5)}.all(x, eth.tx.data[2..9000] == eth.tx.data[4..9002])`,
  "a struct of one": often("{ a: x }.a == 1"),
  "a struct of five": `${ones(50)}.all(x, ${ones(10)}.all(y, { a: x, b: x, c: x, d: x, e: x }.a == 1))`,
  "a struct of a hundred": `${ones(10)}.all(x, { ${rep(100, (index) => `f${index}: x`)} }.f1 == 1)`,
  "a list of twenty": `${ones(50)}.all(x, ${ones(10)}.all(y, [${rep(20, () => "x")}].count() == 20))`,
  "filtering a list": `${ones(20)}.all(x, ${ones(100)}.filter(y, y == 1).count() == 100)`,
  "an element": often("[1, 2, 3][x] == 2"),
  "a slice of a list": often(`${ones(100)}[0..90].count() == 90`),
  "a slice of a text": often("eth.tx.data[0..10] == '0x12345678'"),
  "looking up a number": often(`x in ${ones(100)}`),
  "looking up an address": often(`eth.tx.to in [${rep(50, (index) => `'${address(String(index + 10))}'`)}]`),
  "searching for few characters": "activity.params.text.contains('aaaaab')",
  "searching for some": `activity.params.text.contains('${"a".repeat(6)}b${"a".repeat(6)}')`,
  "searching for many": `activity.params.text.contains('${"a".repeat(300)}b${"a".repeat(300)}')`,
  "numbers of a parameter": `${ones(50)}.all(x, activity.params.numbers.contains(-1) == false)`,
  "members of a parameter": `${ones(20)}.all(x, activity.params.objects.all(z, z.a.b >= 0))`,
};

/**
 * @param {number} budgetMs for each operation
 * @returns {readonly { operation: string, steps: number, nsPerStep: number }[]}
 */
export function measureSteps(budgetMs) {
  return Object.entries(operations).map(([operation, source]) => {
    const compiled = compile(source, "condition");
    if (!compiled.ok) throw new Error(`${operation}: ${compiled.findings[0].message}`);
    let least = Infinity;
    let steps = 0;
    for (const begun = performance.now(); performance.now() - begun < budgetMs;) {
      const budget = new Budget(1_000_000);
      const start = process.hrtime.bigint();
      const outcome = compiled.program.evaluate(context, budget);
      least = Math.min(least, Number(process.hrtime.bigint() - start));
      steps = budget.spent;
      if ("error" in outcome) throw new Error(`${operation}: ${outcome.error.message}`);
    }
    return { operation, steps, nsPerStep: least / steps };
  });
}

/** @param {readonly { nsPerStep: number }[]} measured */
export function dearest(measured) {
  const sorted = measured.map(({ nsPerStep }) => nsPerStep).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1], most: sorted.at(-1) };
}
