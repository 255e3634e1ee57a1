// Several processes that share a budget and count for themselves: whatever they do in whichever order, what is committed
// exceeds the budget by no more than is said.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Usage } from "../../../service/src/budgets/usage.js";
import { entryOf, firstOf } from "../support/results.js";

interface Step {
  readonly process: number;
  readonly bytes: number;
  readonly what: "take" | "commit" | "fail" | "free";
}

const processes = 3;
const budget = 64_000;
const largest = 500;

const step = fc.record({
  process: fc.nat(processes - 1),
  bytes: fc.integer({ min: 1, max: largest }),
  what: fc.constantFrom<Step["what"]>("take", "take", "take", "take", "take", "commit", "commit", "fail", "free"),
});

describe("a budget that processes share", () => {
  test("is exceeded by a 64th for each of them at most, and by what is under way", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 1500 }), async (steps) => {
        let committed = 0;
        let most = 0;
        const usages = Array.from({ length: processes }, () => new Usage(async () => committed));
        const underWay: number[][] = usages.map(() => []);
        for (const { process, bytes, what } of steps) {
          const usage = entryOf(usages, process);
          const own = entryOf(underWay, process);
          if (what === "take" && (await usage.take(bytes, budget))) own.push(bytes);
          const [oldest] = own;
          if (what === "commit" && oldest !== undefined) {
            own.shift();
            committed += oldest;
            usage.settle(oldest);
          }
          if (what === "fail" && oldest !== undefined) {
            own.shift();
            usage.drop(oldest);
          }
          if (what === "free") committed = Math.max(0, committed - bytes);
          most = Math.max(most, committed + underWay.flat().reduce((sum, some) => sum + some, 0));
        }
        const heldElsewhere = Math.max(0, ...underWay.map((some) => some.reduce((sum, each) => sum + each, 0)));
        expect(most).toBeLessThanOrEqual(budget + processes * (budget / 64 + largest) + processes * heldElsewhere);
        // What others have under way is not counted; with what this one has, the count is exact.
        const one = firstOf(usages);
        await one.count();
        expect(one.bytes).toBe(committed + firstOf(underWay).reduce((sum, some) => sum + some, 0));
      }),
    );
  });

  test("has an end where all of them add as fast as they can", async () => {
    let committed = 0;
    const usages = Array.from({ length: processes }, () => new Usage(async () => committed));
    for (let turn = 0; turn < 1000; turn++) {
      for (const usage of usages) {
        if (!(await usage.take(largest, budget))) continue;
        committed += largest;
        usage.settle(largest);
      }
    }
    expect(committed).toBeGreaterThan(budget - largest);
    expect(committed).toBeLessThanOrEqual(budget + processes * (budget / 64 + largest));
  });

  test("is not exceeded by many who ask one process at once", async () => {
    let committed = 0;
    const usage = new Usage(async () => committed);
    const taken = await Promise.all(Array.from({ length: 1000 }, () => usage.take(700, budget)));
    const bytes = taken.filter(Boolean).length * 700;
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(bytes).toBeGreaterThan(0);
    committed = bytes;
    usage.settle(bytes);
    await usage.count();
    expect(usage.bytes).toBe(bytes);
  });

  test("has room again once others have freed some, without a restart", async () => {
    let committed = budget;
    const usage = new Usage(async () => committed);
    expect(await usage.take(1, budget)).toBe(false);
    committed = 0;
    await expect.poll(() => usage.take(1, budget)).toBe(true);
  });

  test("is not taken from while nobody can count", async () => {
    const usage = new Usage(() => Promise.reject(new Error("the database is away")));
    await expect(usage.take(1, budget)).rejects.toThrow("away");
    expect(usage.bytes).toBe(0);
  });
});
