// Random schedules of requests, votes, rejections, raised delays and hours that pass, against a model: a delayed change is
// carried out never before its time, exactly once, and not at all once a root user has stopped it.

import type { Activity } from "@countersign/api";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import { act, look, vote } from "../support/requests.js";
import { present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { later, policy, Rounds } from "./rounds.js";

let world: World;
let clock: Rounds;
beforeAll(async () => {
  world = await openWorld({ expiryTimes: { milliseconds: 20 } });
  clock = await Rounds.of(world.service);
});
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;

/** What a request must have come to. */
interface Expected {
  readonly activity: Activity;
  /** When it got its last vote. */
  approvedAt?: number;
  status: string;
}

const waits = "ACTIVITY_STATUS_CONSENSUS_NEEDED";
const index = fc.nat(5);
const schedule = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("ask" as const) }),
    fc.record({ kind: fc.constant("approve" as const), index }),
    fc.record({ kind: fc.constant("reject" as const), index, by: fc.nat(2) }),
    fc.record({ kind: fc.constant("raise" as const), hours: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant("pass" as const), minutes: fc.integer({ min: 30, max: 150 }) }),
  ),
  { minLength: 5, maxLength: 10 },
);

test("no schedule carries a delayed change out too early, twice, or although it was stopped", async () => {
  const seen = { completed: 0, rejected: 0, waiting: 0 };
  const property = fc.asyncProperty(schedule, async (steps) => {
    vi.useRealTimers();
    const [ada, ben, cleo] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben", "Cleo");
    const roots = [ada, ben, cleo];
    const { organizationId } = ada;
    let delay = 2 * hour;
    await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { policies: String(delay / 1000) });
    const userIds = roots.map(({ userId }) => userId);
    await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    const all: Expected[] = [];
    const ask = async () => {
      all.push({ activity: await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy()), status: waits });
    };
    await ask();
    for (const step of steps) {
      const one = "index" in step ? all[step.index % all.length] : undefined;
      switch (step.kind) {
        case "ask":
          await ask();
          break;
        case "approve":
          // Of what has them, no further ones are taken.
          if (one) await vote(ben, "APPROVE", one.activity);
          if (one && one.status === waits) one.approvedAt ??= Date.now();
          break;
        case "reject":
          if (one) await vote(present(roots[step.by]), "REJECT", one.activity);
          if (one?.status === waits) one.status = "ACTIVITY_STATUS_REJECTED";
          break;
        case "raise": {
          delay += step.hours * hour;
          const raised = await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { policies: String(delay / 1000) });
          await vote(ben, "APPROVE", raised);
          break;
        }
        case "pass":
          later(step.minutes * 60_000 + 3_000);
          await clock.round();
          for (const each of all) {
            const isDue = each.approvedAt !== undefined && each.approvedAt + delay <= Date.now();
            // Within the seconds that the round takes, it may have been or not.
            if (each.status === waits && isDue) each.status = "ACTIVITY_STATUS_COMPLETED";
          }
      }
      for (const { activity, status } of all) expect((await look(cleo, activity)).status).toBe(status);
      const { policies } = await ada.generatedClient.listPolicies({ organizationId });
      expect(policies).toHaveLength(all.filter(({ status }) => status === "ACTIVITY_STATUS_COMPLETED").length);
    }
    for (const { status } of all) {
      if (status === waits) seen.waiting++;
      else if (status === "ACTIVITY_STATUS_REJECTED") seen.rejected++;
      else seen.completed++;
    }
  });
  await fc.assert(property, { numRuns: 4 });
  expect(Object.values(seen).reduce((sum, count) => sum + count)).toBeGreaterThan(3);
});
