// Whose event is next, and how long a retry waits.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryDelay } from "../../../service/src/delivery/backoff.js";
import { Turns } from "../../../service/src/delivery/webhooks/turns.js";
import { firstOf, present } from "../support/results.js";

const head = (organization: number | string, due = 0) => ({
  organization_id: `organization ${organization}`,
  queue: `organization ${organization}`,
  id: `event of ${organization}`,
  due_at: due,
  wait: 0,
});

describe("turns", () => {
  test("there are never more organizations served than places, and never more slow ones than half of them", () => {
    const step = fc.record({ ends: fc.nat(11), slow: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { minLength: 20, maxLength: 80 }),
        (places, steps) => {
          const turns = new Turns(places);
          const served = new Set<string>();
          const slowOnes = new Set<string>();
          for (const { ends, slow } of steps) {
            const all = Array.from({ length: 14 }, (_, number) => head(number));
            const due = all.filter(({ organization_id }) => !served.has(organization_id));
            for (const { organization_id } of turns.choose(due, served)) served.add(organization_id);
            expect(served.size).toBeLessThanOrEqual(places);
            expect([...served].filter((id) => slowOnes.has(id)).length).toBeLessThanOrEqual(Math.max(1, places / 2));
            const ended = [...served][ends % served.size];
            if (ended === undefined) continue;
            turns.ended(ended, slow);
            served.delete(ended);
            if (slow) slowOnes.add(ended);
            else slowOnes.delete(ended);
          }
        },
      ),
    );
  });

  test("who has waited longest for a turn comes first, and who never had one before all", () => {
    const turns = new Turns(1);
    for (const organization of ["a", "b"]) turns.ended(`organization ${organization}`, false);
    const order: string[] = [];
    const due = ["b", "a", "c"].map((organization) => head(organization));
    for (let round = 0; round < 6; round++) {
      const chosen = firstOf(turns.choose(due, new Set()));
      order.push(present(chosen.organization_id.at(-1)));
      turns.ended(chosen.organization_id, false);
    }
    expect(order).toEqual(["c", "a", "b", "c", "a", "b"]);
  });

  test("a place is given up after each event while others wait for one, or by a slow receiver", () => {
    const turns = new Turns(2);
    turns.choose([head(1)], new Set());
    expect(turns.yields("organization 1")).toBe(false);
    turns.choose([head(1), head(2), head(3)], new Set());
    expect(turns.yields("organization 1")).toBe(true);
    turns.choose([], new Set());
    turns.ended("organization 1", true);
    expect(turns.yields("organization 1")).toBe(true);
  });
});

test("a retry waits from half to all of a time that doubles up to the longest", () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random, (attempts, random) => {
      const delay = retryDelay(attempts, { firstRetryMs: 1000, longestRetryMs: 3_600_000 }, random);
      const whole = attempts > 12 ? 3_600_000 : Math.min(3_600_000, 1000 * 2 ** (attempts - 1));
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});
