// What policies came to at each vote, as it is read later.

import { ErrorCode } from "@countersign/api";
import type { PolicyEvaluation } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { act, submit, vote } from "../../support/requests.js";
import { firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";

const tags = "activity.resource == 'USER' && activity.action == 'CREATE'";

describe("evaluations of policies", () => {
  let service: RunningService;
  let parent: Person;
  let root: Person;
  let noor: Person;
  let omar: Person;
  beforeAll(async () => {
    service = await startService();
    parent = rootOf(service);
    root = await newSubOrganization(parent, "Root");
    [noor, omar] = [await newUser(root, { userName: "Noor" }), await newUser(root, { userName: "Omar" })];
  });
  afterAll(() => service.close());

  const policy = async (more: object): Promise<string> => {
    const parameters = { policyName: crypto.randomUUID(), effect: "EFFECT_ALLOW", ...more };
    return resultOf(await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", parameters), "createPolicyResult").policyId;
  };
  const remove = (...policyIds: string[]) => act(root, "ACTIVITY_TYPE_DELETE_POLICIES", { policyIds });
  const tag = (actor: Person) =>
    act(actor, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: crypto.randomUUID(), userIds: [] });
  const read = async (activityId: string, { key, organizationId } = root) =>
    (await service.as(key).getPolicyEvaluations({ organizationId, activityId })).policyEvaluations;
  const evaluationsOf = async (activityId: string, by = root): Promise<(readonly PolicyEvaluation[])[]> =>
    (await read(activityId, by)).map(({ policyEvaluations }) => policyEvaluations);

  test("tell of each vote which policies took part, and how", async () => {
    const consensus = "approvers.count() >= 2";
    const waiting = await policy({ condition: tags, consensus });
    const inError = await policy({ condition: `${tags} && 'a'[5..6] == 'b'` });
    const later = await policy({ condition: tags, time: "false" });
    const elsewhere = await policy({ condition: "activity.action == 'SIGN'" });
    const activity = await tag(noor);
    expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    await vote(omar, "APPROVE", activity);
    const found = await read(activity.id);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      activityId: activity.id,
      organizationId: root.organizationId,
      voteId: firstOf(activity.votes).id,
    });
    const { votes } = (
      await service.as(root.key).getActivity({
        organizationId: root.organizationId,
        activityId: activity.id,
      })
    ).activity;
    expect(found.map(({ id, voteId, createdAt }) => ({ id, voteId, createdAt }))).toEqual(
      votes.map(({ id, createdAt }) => ({ id, voteId: id, createdAt })),
    );
    const outcomes = found.map(({ policyEvaluations }) =>
      Object.fromEntries(policyEvaluations.map(({ policyId, outcome }) => [policyId, outcome])),
    );
    const others = { [inError]: "OUTCOME_ERROR", [later]: "OUTCOME_TIME_INACTIVE" };
    expect(outcomes).toEqual([
      { ...others, [waiting]: "OUTCOME_REQUIRES_CONSENSUS" },
      { ...others, [waiting]: "OUTCOME_ALLOW" },
    ]);
    await remove(waiting, inError, later, elsewhere);
    // As it was then.
    expect(await read(activity.id)).toEqual(found);
  });

  test("have no policy where the root quorum, or a rule of the service, has decided", async () => {
    expect(await evaluationsOf((await tag(root)).id)).toEqual([[{ outcome: "OUTCOME_ALLOW" }]]);
    const { userId } = noor;
    const apiKeys = [{ apiKeyName: "Laptop", publicKey: newKey().publicKey }];
    const own = await act(noor, "ACTIVITY_TYPE_CREATE_API_KEYS", { userId, apiKeys });
    expect(await evaluationsOf(own.id)).toEqual([[{ outcome: "OUTCOME_ALLOW" }]]);
  });

  test("tell of a rejection", async () => {
    const waiting = await policy({ condition: tags, consensus: "approvers.count() >= 2" });
    const activity = await tag(noor);
    await vote(omar, "REJECT", activity);
    expect(await evaluationsOf(activity.id)).toEqual([
      [{ policyId: waiting, outcome: "OUTCOME_REQUIRES_CONSENSUS" }],
      [{ outcome: "OUTCOME_REJECTED" }],
    ]);
    await remove(waiting);
  });

  test("are at most 101 of a vote, and are not known of votes from before they were kept", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      const policies = Array.from({ length: 25 }, () => ({
        policyName: crypto.randomUUID(),
        effect: "EFFECT_ALLOW",
        condition: tags,
      }));
      const made = await act(root, "ACTIVITY_TYPE_CREATE_POLICIES", { policies });
      ids.push(...resultOf(made, "createPoliciesResult").policyIds);
    }
    const activity = await tag(noor);
    expect((await evaluationsOf(activity.id))[0]).toHaveLength(100);
    await remove(...ids);
    await inDatabase(service, (store) =>
      store.write(async ({ database: rows }) => {
        await rows.updateTable("activities").set({ evaluations: null }).where("id", "=", activity.id).execute();
      }),
    );
    expect(await read(activity.id)).toEqual([]);
  });

  test("are read by the parent and the organization alone", async () => {
    const activity = await tag(root);
    const other = await newSubOrganization(parent, "Other");
    expect(await evaluationsOf(activity.id, parent.within(root))).toEqual([[{ outcome: "OUTCOME_ALLOW" }]]);
    await expect(read(activity.id, other)).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
    await expect(read(activity.id, other.within(root))).rejects.toEqual(refusal(ErrorCode.UNAUTHENTICATED));
    await expect(read("nothing")).rejects.toEqual(refusal(ErrorCode.NOT_FOUND));
    expect((await submit(noor, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "x", userIds: [] })).error?.code).toBe(
      7,
    );
  });
});
