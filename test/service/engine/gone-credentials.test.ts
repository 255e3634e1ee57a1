// Approvals whose credential is gone. People ask and approve with credentials that are deleted, expire, are registered again
// and pass on to others, in any order. A model that says in a few lines what counts is held against the service.
//
// `npm run campaign -- revocation` runs more of the same.

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { entryOf } from "../support/results.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { Scene, everyone, places, types } from "./credentials-scene.js";
import type { Place } from "./credentials-scene.js";

// What is searched for does not differ by database: on PostgreSQL, where each step costs more, fewer.
const usualRuns = database === "postgres" ? 2 : 6;
const runs = Number(process.env["CAMPAIGN_REVOCATION_SEQUENCES"] ?? usualRuns);

const place = fc.constantFrom(...places);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant("register" as const), owner: fc.constantFrom(...everyone), place }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("delete" as const), place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("expire" as const), place: fc.constant<Place>(2) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("ask" as const), place, type: fc.constantFrom(...types) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant("approve" as const), place, which: fc.nat({ max: 5 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function take(scene: Scene, step: Step): Promise<void> {
  switch (step.does) {
    case "register":
      return scene.register(step.owner, step.place);
    case "delete":
    case "expire":
      return scene[step.does](step.place);
    case "ask":
      return scene.ask(step.place, step.type);
    case "approve":
      return scene.approve(step.place, step.which);
  }
}

/** An approval beside that of a credential that is gone, and a request that completes. */
const bothOutcomes: Step[] = [
  { does: "ask", place: 0, type: "ACTIVITY_TYPE_CREATE_WALLET" },
  { does: "delete", place: 0 },
  { does: "approve", place: 1, which: 0 },
  { does: "ask", place: 1, type: "ACTIVITY_TYPE_CREATE_WALLET" },
  { does: "approve", place: 2, which: 1 },
];

describe(`approvals by credentials that are gone, on ${database},`, () => {
  let service: RunningService;
  let store: Store;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    store = await openBeside(service);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
  });

  test("complete nothing, whatever happens before and after", { timeout: runs * 20_000 }, async () => {
    let [lapsed, completed] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50 }), async (steps) => {
        const scene = await Scene.open(service, store);
        // Enough to begin with.
        for (const [index, owner] of everyone.entries()) await scene.register(owner, entryOf(places, index));
        for (const each of steps) {
          await take(scene, each);
          expect(scene.differences).toEqual([]);
        }
        await scene.check();
        expect(scene.differences).toEqual([]);
        lapsed += scene.lapsed;
        completed += scene.completed;
      }),
      { numRuns: runs, endOnFailure: true, examples: [[bothOutcomes]] },
    );
    if (runs > usualRuns)
      console.log(`${runs} sequences on ${database}: ${completed} completed, ${lapsed} votes beside lapsed ones`);
    expect(lapsed).toBeGreaterThan(0);
    expect(completed).toBeGreaterThan(0);
  });
});
