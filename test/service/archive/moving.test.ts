// Old activities move to files: as they were answered, each once, and only those to which nothing can come any more.

import { uuidv7 } from "uuidv7";
import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import { insertBody } from "../../../service/src/store/event-bodies.js";
import { insertEvent } from "../../../service/src/store/outbox.js";
import { findSetting } from "../../../service/src/store/deployment.js";
import type { Store } from "../../../service/src/store/store.js";
import { readRecord } from "../../../service/src/transparency/event.js";
import { newSubOrganization, newUser } from "../support/people.js";
import type { Person } from "../support/people.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { askForTwo } from "../queries/furnished.js";
import { firstOf, present } from "../support/results.js";
import { idsInDatabase, multiply, seenByNobody, TestArchive } from "./old.js";

interface Asked {
  readonly organizationId: string;
  readonly id: string;
}

let world: World;
let root: Person;
let second: Person;
let branch: Person;
let stranger: Person;
let observer: Person;
let archive: TestArchive;
/** Those that nobody votes on any more. */
let over: Asked[];
let waiting: Asked & { readonly fingerprint: string };
let named: Asked[];
/** What was answered of each. */
let answered: Map<string, { readonly activity: string; readonly evaluations: string }>;

const tag = async (by: Person, userTagName: string) => {
  const body = by.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
  const { id, organizationId, fingerprint } = (await by.client.createUserTag(body)).activity;
  return { id, organizationId, fingerprint };
};
const ask = async ({ organizationId, id: activityId }: Asked) => {
  const by = organizationId === root.organizationId ? observer : root;
  const { activity } = await by.generatedClient.getActivity({ organizationId, activityId });
  const { policyEvaluations } = await by.generatedClient.getPolicyEvaluations({ organizationId, activityId });
  return { activity: JSON.stringify(activity), evaluations: JSON.stringify(policyEvaluations) };
};

beforeAll(async () => {
  world = await openWorld();
  ({ root } = world);
  archive = new TestArchive(world.store, (await findSetting(world.store, "root_organization_id")) ?? "");
  observer = await newUser(root, { userName: "Observer \u2028 of everything" });
  branch = await newSubOrganization(root);
  stranger = await newSubOrganization(root, "Nothing was done here");
  const inBranch = await tag(branch, "in the branch");
  [second] = await askForTwo(root);
  const approved = await tag(root, "is approved");
  const { fingerprint } = approved;
  await second.client.approveActivity(second.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }));
  const rejected = await tag(root, "is rejected");
  await second.client.rejectActivity(
    second.request("ACTIVITY_TYPE_REJECT_ACTIVITY", { fingerprint: rejected.fingerprint }),
  );
  waiting = await tag(root, "waits");
  named = [inBranch, await tag(branch, "is in the branch, too")];
  for (const [index, { id }] of named.entries()) {
    const receiver = index === 0 ? root : branch;
    await world.store.write(async (transaction) => {
      const scope = transaction.in(receiver.organizationId);
      const given = { id: uuidv7(), familyId: receiver.organizationId, signedUp: false, body: "{}", deliveries: 1 };
      const body = await insertBody(scope, given);
      await insertEvent(scope, { type: "ACTIVITY_UPDATES", activityId: id, body });
      // What is due, the service drops: nobody has registered a webhook.
      const changes = index === 0 ? { status: "failed" as const } : { due_at: 9_000_000_000_000 };
      await transaction.database.updateTable("outbox").set(changes).where("activity_id", "=", id).execute();
    });
  }
  const rows = await world.store.database.selectFrom("activities").select(["organization_id", "id"]).execute();
  const kept = new Set([waiting, ...named].map(({ id }) => id));
  over = rows.flatMap(({ organization_id: organizationId, id }) => (kept.has(id) ? [] : [{ organizationId, id }]));
  answered = new Map();
  for (const each of over) answered.set(each.id, await ask(each));
});
afterAll(async () => {
  archive.remove();
  await world.close();
});

test("nothing moves before it is old enough", async () => {
  const before = await idsInDatabase(world.store);
  expect(await archive.move(29.9)).toEqual({ files: 0, activities: 0 });
  expect(await idsInDatabase(world.store)).toEqual(before);
});

describe("once it is", () => {
  let move: Promise<unknown> | undefined;
  beforeEach(async () => {
    await (move ??= archive.move(30.1));
  });

  test("what nobody votes on any more is in the archive, byte for byte as it was answered, and not in the database", async () => {
    expect(over.length).toBeGreaterThanOrEqual(6);
    const archived = await archive.activities();
    expect(archived.map(({ activity: { id } }) => id).sort()).toEqual(over.map(({ id }) => id).sort());
    for (const { activity, policyEvaluations, logRecords = [] } of archived) {
      const { activity: before, evaluations } = answered.get(activity.id) ?? {};
      expect(JSON.stringify(activity)).toBe(before);
      expect(JSON.stringify(policyEvaluations)).toBe(evaluations);
      const events = logRecords.map(({ record }) => readRecord(Buffer.from(record)).event);
      expect(new Set(events.map((event) => "activityId" in event && event.activityId))).toEqual(new Set([activity.id]));
    }
    expect(await idsInDatabase(world.store)).toEqual([waiting, ...named].map(({ id }) => id).sort());
    const { votes } = await world.store.database
      .selectFrom("votes")
      .select(({ fn }) => fn.countAll<number>().as("votes"))
      .executeTakeFirstOrThrow();
    expect(Number(votes)).toBe(0);
  });

  test("what waits for votes stays, and what events tell of that were not delivered", async () => {
    for (const { id, organizationId } of [waiting, ...named]) {
      const { activity } = await root.generatedClient.getActivity({ organizationId, activityId: id });
      expect(activity.id).toBe(id);
    }
  });

  test("whoever asks is told that it has moved, in every query by id", async () => {
    const { organizationId, id: activityId } = firstOf(over);
    const { generatedClient: client } = root;
    const refusal = expect.objectContaining({
      code: ErrorCode.NOT_FOUND,
      message: expect.stringMatching(
        /^no activity "[-\da-f]+" in this organization: those of its time were moved to the archive on 20\d\d-.*Z; the operator can read it there$/,
      ) as string,
    }) as unknown;
    await expect(client.getActivity({ organizationId, activityId })).rejects.toEqual(refusal);
    await expect(client.getPolicyEvaluations({ organizationId, activityId })).rejects.toEqual(refusal);
    await expect(client.explainPolicy({ organizationId, activityId })).rejects.toEqual(refusal);
  });

  test("whoever lists to the end is told that what is older has moved, unless it is what cannot move", async () => {
    const { organizationId, generatedClient: client } = root;
    const last = present(over.filter((each) => each.organizationId === organizationId).at(-1), "the last activity");
    const { activities, archived } = await client.listActivities({ organizationId });
    expect(activities.map(({ id }) => id)).toEqual([waiting.id]);
    const created = Math.floor(Number.parseInt(last.id.replace("-", "").slice(0, 12), 16) / 1000);
    expect(archived).toMatchObject({ until: { seconds: String(created) } });
    expect(Math.abs(Number(archived?.movedAt.seconds) - Date.now() / 1000)).toBeLessThan(600);
    const asked = { organizationId, filterByStatus: ["ACTIVITY_STATUS_CONSENSUS_NEEDED" as const] };
    expect(await client.listActivities(asked)).not.toHaveProperty("archived");
    const whole = { organizationId, paginationOptions: { limit: "1" } };
    expect(await client.listActivities(whole)).not.toHaveProperty("archived");
    const newer = { organizationId, paginationOptions: { before: waiting.id } };
    expect(await client.listActivities(newer)).not.toHaveProperty("archived");
    const nobodys = { organizationId: stranger.organizationId };
    expect(await stranger.generatedClient.listActivities(nobodys)).not.toHaveProperty("archived");
  });

  test("another organization learns nothing of it", async () => {
    const { id: activityId } = present(
      over.find(({ organizationId }) => organizationId === root.organizationId),
      "the activity",
    );
    const never = "01890a5d-0000-7000-8000-000000000001";
    for (const id of [activityId, never]) {
      const { organizationId, generatedClient: client } = stranger;
      await expect(client.getActivity({ organizationId, activityId: id })).rejects.toThrow(/in this organization$/);
    }
  });

  test("the archive is verified, with every signature", async () => {
    const { findings, verified } = await archive.verify();
    expect(findings).toEqual([]);
    expect(verified).toMatchObject({ files: 1, activities: over.length, unchecked: 0 });
    expect(verified.valid).toBe(over.length + 2);
  });

  test("what waited is voted on years later, and moves once that is old; what was delivered, too", async () => {
    const { fingerprint } = waiting;
    await second.client.approveActivity(second.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }));
    expect(await archive.move(29.9)).toEqual({ files: 0, activities: 0 });
    await world.store.write(({ database }) => database.deleteFrom("outbox").execute());
    expect(await archive.move(30.1)).toEqual({ files: 1, activities: 3 });
    expect(await idsInDatabase(world.store)).toEqual([]);
    expect((await archive.verify()).findings).toEqual([]);
    const { organizationId, id: activityId } = firstOf(over);
    await expect(root.generatedClient.getActivity({ organizationId, activityId })).rejects.toThrow(/moved/);
  });

  test("what a file does not have is not deleted: a vote that came after it was written", async () => {
    const { id, organizationId } = await tag(branch, "is voted on behind the service's back");
    const vote = {
      id: "01890a5d-0000-7000-8000-000000000001",
      organization_id: organizationId,
      activity_id: id,
      user_id: branch.userId,
      user_record_id: "",
      selection: "VOTE_SELECTION_APPROVED" as const,
      message: "{}",
      public_key: "",
      signature: "",
      scheme: "",
      evaluations: null,
      created_at: 1,
    };
    const store: Store = {
      ...world.store,
      async write(work) {
        await world.store.write(({ database: rows }) => rows.insertInto("votes").values(vote).execute());
        return world.store.write(work);
      },
    };
    await expect(archive.move(30.1, { store })).rejects.toBeInstanceOf(WriteConflict);
    expect(await idsInDatabase(world.store)).toContain(id);
    await world.store.write(({ database: rows }) => rows.deleteFrom("votes").where("id", "=", vote.id).execute());
    expect(await archive.move(30.1)).toEqual({ files: 1, activities: 1 });
  });

  test("many move to several files, each of which names the one before", async () => {
    const { id, organizationId } = await tag(branch, "is copied");
    await multiply(world.store, organizationId, id, 600);
    expect(await archive.move(30.1)).toEqual({ files: 3, activities: 601 });
    const { findings, verified } = await archive.verify();
    expect(findings).toEqual([]);
    expect(verified.files).toBe(archive.files.length);
    expect(
      seenByNobody(present((await archive.activities()).at(-1), "the last activity").activity).organizationId,
    ).toBe(organizationId);
  });
});
