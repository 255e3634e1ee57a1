import { ErrorCode } from "@countersign/api";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../support/people.js";
import { entryOf, present } from "../support/results.js";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { askForTwo } from "./furnished.js";
import { itemsBackwards, itemsForwards } from "./pages.js";

const status = (name: "COMPLETED" | "CONSENSUS_NEEDED" | "REJECTED") => `ACTIVITY_STATUS_${name}` as const;
const nobody = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";

describe("activities", () => {
  let world: World;
  let root: Person;
  /** A second root user; two are needed for whatever comes after the first activities. */
  let second: Person;
  /** Ids, newest first. */
  const ids: string[] = [];
  let waiting: string;
  let rejected: string;

  const tag = async (userTagName: string) => {
    const body = root.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
    const { activity } = await root.client.createUserTag(body);
    ids.unshift(activity.id);
    return activity;
  };
  const list = (request: object = {}) => root.client.getActivities({ organizationId: root.organizationId, ...request });
  const listIds = async (paginationOptions: object) =>
    (await list({ paginationOptions })).activities.map(({ id }) => id);

  beforeAll(async () => {
    world = await openWorld();
    ({ root } = world);
    for (let number = 1; number <= 8; number++) await tag(`tag ${number}`);
    const [other, activityIds] = await askForTwo(root);
    second = other;
    for (const id of activityIds) ids.unshift(id);
    waiting = (await tag("waits")).id;
    const { id, fingerprint } = await tag("is rejected");
    await second.client.rejectActivity(root.request("ACTIVITY_TYPE_REJECT_ACTIVITY", { fingerprint }));
    rejected = id;
  });
  afterAll(() => world.close());

  test("an activity is read with its intent, its result and the initiator's vote", async () => {
    const id = present(ids.at(-1));
    const { activity } = await root.client.getActivity({ organizationId: root.organizationId, activityId: id });
    expect(activity).toMatchObject({
      id,
      organizationId: root.organizationId,
      status: status("COMPLETED"),
      canApprove: false,
      // As the hosted service has it, though the rejection would come too late.
      canReject: true,
      failure: null,
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      intent: { createUserTagIntent: { userTagName: "tag 1", userIds: [] } },
      result: { createUserTagResult: { userTagId: expect.any(String) as string, userIds: [] } },
      votes: [{ userId: root.userId, selection: "VOTE_SELECTION_APPROVED", publicKey: root.key.publicKey }],
    });
  });

  test("whether an activity can be approved and rejected depends on who asks", async () => {
    const seenBy = async ({ client }: Person) => {
      const { activity } = await client.getActivity({ organizationId: root.organizationId, activityId: waiting });
      return [activity.canApprove, activity.canReject];
    };
    expect(await seenBy(root)).toEqual([false, true]);
    expect(await seenBy(second)).toEqual([true, true]);
  });

  test("a rejected activity has the vote that ended it", async () => {
    const { activity } = await root.client.getActivity({ organizationId: root.organizationId, activityId: rejected });
    expect(activity.status).toBe(status("REJECTED"));
    expect(activity.votes.map(({ userId, selection }) => [userId, selection])).toEqual([
      [root.userId, "VOTE_SELECTION_APPROVED"],
      [second.userId, "VOTE_SELECTION_REJECTED"],
    ]);
  });

  test.each([nobody, "no id at all"])("an activity that is not there is not found: %j", async (id) => {
    const request = { organizationId: root.organizationId, activityId: id };
    await expect(root.client.getActivity(request)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("the ten newest are listed first unless more are asked for", async () => {
    expect((await list()).activities.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(await listIds({ limit: "100" })).toEqual(ids);
  });

  test("the list has the same records as reading one by one", async () => {
    for (const activity of (await list({ paginationOptions: { limit: "100" } })).activities) {
      const one = await root.client.getActivity({ organizationId: root.organizationId, activityId: activity.id });
      expect(activity).toEqual(one.activity);
    }
  });

  test("filters by status and by type narrow the list, together as well as alone", async () => {
    const found = async (request: object) =>
      (await list({ ...request, paginationOptions: { limit: "100" } })).activities.map(({ id }) => id);
    const tags = ids.slice(0, 2).concat(ids.slice(4));
    expect(await found({ filterByStatus: [status("CONSENSUS_NEEDED")] })).toEqual([waiting]);
    expect(await found({ filterByStatus: [status("CONSENSUS_NEEDED"), status("REJECTED")] })).toEqual([
      rejected,
      waiting,
    ]);
    expect(await found({ filterByType: ["ACTIVITY_TYPE_CREATE_USER_TAG"] })).toEqual(tags);
    expect(
      await found({ filterByType: ["ACTIVITY_TYPE_CREATE_USER_TAG"], filterByStatus: [status("COMPLETED")] }),
    ).toEqual(tags.slice(2));
    expect(await found({ filterByType: ["ACTIVITY_TYPE_CREATE_WALLET"] })).toEqual([]);
    expect(await found({ filterByType: [], filterByStatus: [] })).toEqual(ids);
  });

  test("walks in pages of any size visit every activity once, in both directions", async () => {
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 13 }), async (limit) => {
      expect(await itemsForwards(listIds, limit)).toEqual(ids);
      expect(await itemsBackwards(listIds, limit, present(ids.at(-1)))).toEqual(ids.slice(0, -1));
    });
    await fc.assert(property, { numRuns: 6 });
  });

  test("a page keeps the filter", async () => {
    const filterByStatus = [status("COMPLETED")];
    const page = async (paginationOptions: object) =>
      (await list({ filterByStatus, paginationOptions })).activities.map(({ id }) => id);
    expect(await itemsForwards(page, 3)).toEqual(ids.slice(2));
  });

  test("with both cursors, what lies between them is listed", async () => {
    expect(await listIds({ after: entryOf(ids, 1), before: entryOf(ids, 5) })).toEqual(ids.slice(2, 5));
    expect(await listIds({ after: entryOf(ids, 1), before: entryOf(ids, 5), limit: "2" })).toEqual(ids.slice(2, 4));
    expect(await listIds({ after: entryOf(ids, 5), before: entryOf(ids, 1) })).toEqual([]);
  });

  test("a cursor need not be in the list, but it must be an id", async () => {
    expect(await listIds({ before: nobody, limit: "100" })).toEqual(ids);
    for (const cursor of ["yesterday", ""]) {
      await expect(listIds({ after: cursor })).rejects.toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining("paginationOptions.after") as string,
      });
      await expect(listIds({ before: cursor })).rejects.toMatchObject({
        code: ErrorCode.INVALID_ARGUMENT,
        message: expect.stringContaining("paginationOptions.before") as string,
      });
    }
  });
});
