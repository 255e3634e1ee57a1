// Whatever comes in between, an activity is in the database or in the archive, never in both and never in neither: requests,
// votes, moves that are broken off anywhere, and commits whose answer is lost. In the archive it is what was answered last.

import type { Activity } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSetting } from "../../../service/src/store/deployment.js";
import type { Store } from "../../../service/src/store/store.js";
import { askForTwo } from "../queries/furnished.js";
import { newSubOrganization } from "../support/people.js";
import type { Person } from "../support/people.js";
import { entryOf } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { day, days, idsInDatabase, seenByNobody, TestArchive } from "./old.js";

const runs = Number(process.env["ARCHIVE_RUNS"] ?? 6);

class BrokenOff extends Error {}

type Step =
  | { readonly kind: "ask"; readonly by: number }
  | { readonly kind: "vote"; readonly approves: boolean; readonly which: number }
  /** Of activities that are older than a share of all; broken off at a time, or at the commit. */
  | {
      readonly kind: "move";
      readonly share: number;
      readonly brokenOff: number | "before" | "after" | undefined;
      readonly beside: boolean;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ask" as const), by: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("vote" as const), approves: fc.boolean(), which: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      share: fc.constantFrom(0.3, 0.6, 0.9, 1, 1.2),
      brokenOff: fc.oneof(
        fc.nat({ max: 12 }),
        fc.constantFrom("before" as const, "after" as const, undefined, undefined),
      ),
      beside: fc.boolean(),
    }),
  },
);

/** A store whose commits fail before they are made, or after. */
function withBrokenCommits(store: Store, broken: "before" | "after"): Store {
  return {
    ...store,
    async write(work) {
      if (broken === "before") throw new BrokenOff();
      await store.write(work);
      throw new BrokenOff();
    },
  };
}

let world: World;
let archive: TestArchive;
let second: Person;
let people: Person[];
/** When the first activity is asked for: of the time before, nothing can move. */
let begun: number;
/** As they were answered last. */
const known = new Map<string, Activity>();
const waiting: Activity[] = [];

beforeAll(async () => {
  world = await openWorld({
    config: { "limits.tags": "100000", "limits.subOrganizationTags": "100000" },
  });
  const { root } = world;
  const setting = await findSetting(world.store, "root_organization_id");
  archive = new TestArchive(world.store, setting ?? "");
  const [branch, other] = [await newSubOrganization(root, "One"), await newSubOrganization(root, "Two")];
  [second] = await askForTwo(root);
  people = [root, branch, other];
  begun = Date.now();
});
afterAll(async () => {
  archive.remove();
  await world.close();
});

const note = (activity: Activity) => void known.set(activity.id, seenByNobody(activity));

async function ask(by: number): Promise<void> {
  const person = entryOf(people, by);
  const parameters = { userTagName: crypto.randomUUID(), userIds: [] };
  const { activity } = await person.generatedClient.createUserTag({
    organizationId: person.organizationId,
    parameters,
  });
  note(activity);
  if (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED") waiting.push(activity);
}

async function vote(approves: boolean, which: number): Promise<void> {
  const [activity] = waiting.splice(which % Math.max(1, waiting.length), 1);
  if (!activity) return;
  const { fingerprint, organizationId } = activity;
  const { generatedClient: client } = second;
  const cast = approves ? client.approveActivity : client.rejectActivity;
  note((await cast({ organizationId, parameters: { fingerprint } })).activity);
}

async function move({ share, brokenOff }: Extract<Step, { readonly kind: "move" }>): Promise<void> {
  const before = begun + (Date.now() - begun) * share;
  let paces = 0;
  const pace = async () => {
    if (paces++ === brokenOff) throw new BrokenOff();
  };
  const store = typeof brokenOff === "string" ? withBrokenCommits(world.store, brokenOff) : world.store;
  const later = (before - Date.now()) / day + days;
  await archive.move(later, { store, pace }).catch((error: unknown) => {
    if (!(error instanceof BrokenOff)) throw error;
  });
}

async function take(one: Step): Promise<void> {
  if (one.kind === "ask") return ask(one.by);
  if (one.kind === "vote") return vote(one.approves, one.which);
  if (!one.beside) return move(one);
  await Promise.all([move(one), ask(0), vote(true, 0), ask(1)]);
}

async function checkAll(): Promise<void> {
  const archived = (await archive.activities()).filter(({ activity: { id } }) => known.has(id));
  for (const { activity } of archived) expect(JSON.stringify(activity)).toBe(JSON.stringify(known.get(activity.id)));
  const there = (await idsInDatabase(world.store)).filter((id) => known.has(id));
  expect([...there, ...archived.map(({ activity: { id } }) => id)].sort()).toEqual([...known.keys()].sort());
  for (const { id } of waiting) expect(there).toContain(id);
  expect((await archive.verify()).findings).toEqual([]);
}

test("each activity is in one place", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const one of steps) await take(one);
      await checkAll();
    }),
    // What was done stays done, so that a shorter way there shows nothing.
    { numRuns: runs, endOnFailure: true },
  );
  expect((await archive.activities()).length).toBeGreaterThan(runs);
});
