// Whose event is next, and how long a retry waits.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retryDelay } from "../../../service/src/delivery/backoff.js";
import { Turns } from "../../../service/src/delivery/webhooks/turns.js";
import type { OutboxHead } from "../../../service/src/store/outbox.js";
import { firstOf, present } from "../support/results.js";

const head = (organization: number | string, parent: string | null = null) => ({
  organization_id: `organization ${organization}`,
  parent_id: parent,
  queue: `organization ${organization}`,
  id: `event of ${organization}`,
  due_at: 0,
  wait: 0,
});
const tenantOf = (head: OutboxHead) => head.parent_id ?? head.organization_id;

/** Two that flood by many sub-organizations, and one with two receivers. */
const heads: readonly OutboxHead[] = [
  ...["many", "more"].flatMap((tenant) => Array.from({ length: 12 }, (_, n) => head(`${n} of ${tenant}`, tenant))),
  { ...head("honest"), queue: "organization honest/1" },
  { ...head("honest"), queue: "organization honest/2" },
];

describe("turns", () => {
  test("there are never more organizations served than places, and never more slow ones than half of them", () => {
    const step = fc.record({ ends: fc.nat(11), slow: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { minLength: 20, maxLength: 80 }),
        (places, steps) => {
          const turns = new Turns(places);
          const served = new Map<string, string>();
          const slowOnes = new Set<string>();
          for (const { ends, slow } of steps) {
            const all = Array.from({ length: 14 }, (_, number) => head(number));
            const due = all.filter(({ organization_id }) => !served.has(organization_id));
            for (const { organization_id: id } of turns.choose(due, served)) served.set(id, id);
            expect(served.size).toBeLessThanOrEqual(places);
            expect([...served.keys()].filter((id) => slowOnes.has(id)).length).toBeLessThanOrEqual(
              Math.max(1, places / 2),
            );
            const ended = [...served.keys()][ends % served.size];
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
    for (const organization of ["a", "b"]) turns.choose([head(organization)], new Map());
    const order: string[] = [];
    const due = ["b", "a", "c"].map((organization) => head(organization));
    for (let round = 0; round < 6; round++) {
      const chosen = firstOf(turns.choose(due, new Map()));
      order.push(present(chosen.organization_id.at(-1)));
      turns.ended(chosen.organization_id, false);
    }
    expect(order).toEqual(["c", "a", "b", "c", "a", "b"]);
  });

  test("receivers of one organization take turns, too", () => {
    const turns = new Turns(1);
    const due = heads.filter((each) => tenantOf(each) === "organization honest");
    const order = Array.from({ length: 4 }, () => firstOf(turns.choose(due, new Map())).queue.at(-1));
    expect(order).toEqual(["1", "2", "1", "2"]);
  });

  test("what waits of a tenant is behind one event of each other tenant, however many receivers those have", () => {
    const step = fc.record({ ends: fc.nat(40), slow: fc.boolean(), due: fc.subarray([...heads]) });
    const places = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(places, fc.array(step, { minLength: 20, maxLength: 80 }), (places, steps) => {
        const turns = new Turns(places);
        const served = new Map<string, string>();
        const slowOnes = new Set<string>();
        /** Of each tenant that waits with something that could be served: how many events others had since. */
        const since = new Map<string, Map<string, number>>();
        const held = (tenant: string) => [...served.values()].filter((each) => each === tenant).length;
        const half = Math.max(1, Math.floor(places / 2));
        for (const { ends, slow, due } of steps) {
          const waiting = due.filter(({ queue }) => !served.has(queue));
          const eligible = waiting.filter((head) => !slowOnes.has(head.queue) && held(tenantOf(head)) < half);
          const names = new Set(eligible.map(tenantOf));
          for (const tenant of since.keys()) if (!names.has(tenant)) since.delete(tenant);
          for (const tenant of names) if (!since.has(tenant)) since.set(tenant, new Map());
          for (const head of turns.choose(waiting, served)) {
            const tenant = tenantOf(head);
            served.set(head.queue, tenant);
            since.delete(tenant);
            for (const counts of since.values()) {
              const count = (counts.get(tenant) ?? 0) + 1;
              counts.set(tenant, count);
              expect(count).toBe(1);
            }
          }
          for (const tenant of new Set(heads.map(tenantOf))) expect(held(tenant)).toBeLessThanOrEqual(half);
          const ended = [...served.keys()][ends % served.size];
          if (ended === undefined) continue;
          turns.ended(ended, slow);
          served.delete(ended);
          if (slow) slowOnes.add(ended);
          else slowOnes.delete(ended);
        }
      }),
    );
  });

  test("a place is given up after each event while others wait for one, or by a slow receiver", () => {
    const turns = new Turns(2);
    turns.choose([head(1)], new Map());
    expect(turns.yields("organization 1")).toBe(false);
    turns.choose([head(1), head(2), head(3)], new Map());
    expect(turns.yields("organization 1")).toBe(true);
    turns.choose([], new Map());
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
