// The policies that the console says there would be after a request, from which it has a plan made, against those that there
// are once the request is carried out.

import { ActivityType } from "@countersign/api";
import type { ActivityType as Type, Client, Policy, User } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asWritten, proposedBy } from "../../../console/src/check/proposed.js";
import { readRequest } from "../../../console/src/check/request.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

describe("what a request proposes", () => {
  let service: RunningService;
  let client: Client;
  let organization: { readonly organizationId: string };
  beforeAll(async () => {
    service = await startService();
    ({ client } = service);
    organization = { organizationId: service.root.organizationId };
  });
  afterAll(() => service.close());

  async function present() {
    const [{ policies }, { users }, { configs }] = await Promise.all([
      client.listPolicies(organization),
      client.listUsers(organization),
      client.getOrganizationConfigs(organization),
    ]);
    return { policies, users, quorum: configs.quorum };
  }
  const sorted = (policies: readonly Pick<Policy, "policyName">[]) =>
    [...policies].sort((one, other) => one.policyName.localeCompare(other.policyName));
  const tagsOf = (users: readonly User[]) => users.map(({ userId, userTags }) => ({ userId, userTags }));

  /** Carries it out, and holds what was proposed from its signed bytes against what there is then. */
  async function expectCarriedOut(
    send: () => Promise<{ readonly activity: { readonly votes: readonly { message: string }[] } }>,
  ) {
    const before = await present();
    const { activity } = await send();
    const after = await present();
    const request = readRequest(firstOf(activity.votes).message);
    const users = new Map(before.users.map((user) => [user.userId, user]));
    const proposed = request && proposedBy(request, { policies: before.policies, users });
    if (proposed === undefined || proposed === "unknown") throw new Error(`${request?.type}: nothing is proposed`);
    // Without a time, a policy has none to tell.
    const written = proposed.policies.map(({ time, ...rest }) => ({
      condition: "",
      consensus: "",
      notes: "",
      ...rest,
      ...(time !== undefined && time !== "" && { time }),
    }));
    expect(sorted(written)).toEqual(sorted(after.policies.map(asWritten)));
    expect(proposed.rootQuorum ?? before.quorum).toEqual(after.quorum);
    const retagged = new Map((proposed.userTags ?? []).map(({ userId, userTags }) => [userId, userTags]));
    expect(
      tagsOf(before.users).map((user) => ({ ...user, userTags: retagged.get(user.userId) ?? user.userTags })),
    ).toEqual(tagsOf(after.users));
    // What does not change is not proposed.
    expect([...retagged.keys()].sort()).toEqual(
      after.users
        .filter(({ userId, userTags }) => String(users.get(userId)?.userTags) !== String(userTags))
        .map(({ userId }) => userId)
        .sort(),
    );
    // The service takes it as it is.
    await client.planPolicies({ ...organization, ...proposed });
  }

  test("policies that are created, changed and deleted are those that there are then", async () => {
    const policy = { policyName: "One", effect: "EFFECT_ALLOW", condition: "wallet.id == 'a'", notes: "n" } as const;
    const other = { policyName: "Two", effect: "EFFECT_DENY", consensus: "approvers.count() >= 2" } as const;
    const timed = {
      policyName: "Three",
      effect: "EFFECT_ALLOW",
      time: "time.now > Timestamp('2026-01-01T00:00:00Z')",
    } as const;
    await expectCarriedOut(() => client.createPolicy({ ...organization, parameters: policy }));
    await expectCarriedOut(() => client.createPolicies({ ...organization, parameters: { policies: [other, timed] } }));
    const { policies } = await present();
    const idOf = (name: string) => policies.find(({ policyName }) => policyName === name)?.policyId ?? "";
    await expectCarriedOut(() =>
      client.updatePolicy({
        ...organization,
        parameters: { policyId: idOf("One"), policyEffect: "EFFECT_DENY", policyCondition: "" },
      }),
    );
    await expectCarriedOut(() =>
      client.updatePolicy({ ...organization, parameters: { policyId: idOf("Three"), time: "", policyNotes: "later" } }),
    );
    await expectCarriedOut(() => client.deletePolicy({ ...organization, parameters: { policyId: idOf("One") } }));
    await expectCarriedOut(() =>
      client.deletePolicies({ ...organization, parameters: { policyIds: [idOf("Two"), idOf("Three")] } }),
    );
    expect((await present()).policies).toEqual([]);
  });

  test("so are the root quorum and the tags of users", async () => {
    const made = await client.createUsers({
      ...organization,
      parameters: {
        users: ["Grace", "Katherine"].map((userName) => ({
          userName,
          apiKeys: [],
          authenticators: [],
          oauthProviders: [],
          userTags: [],
        })),
      },
    });
    const [grace = "", katherine = ""] = made.activity.result.createUsersResult?.userIds ?? [];
    await expectCarriedOut(() =>
      client.updateRootQuorum({ ...organization, parameters: { threshold: 1, userIds: [service.root.userId, grace] } }),
    );
    const tag = await client.createUserTag({
      ...organization,
      parameters: { userTagName: "Signers", userIds: [grace] },
    });
    const userTagId = tag.activity.result.createUserTagResult?.userTagId ?? "";
    await expectCarriedOut(() =>
      client.updateUserTag({
        ...organization,
        parameters: { userTagId, addUserIds: [katherine], removeUserIds: [grace] },
      }),
    );
    await expectCarriedOut(() => client.deleteUserTags({ ...organization, parameters: { userTagIds: [userTagId] } }));
    expect((await present()).quorum?.userIds).toContain(grace);
  });

  test("other requests propose nothing, and older forms of these say that they are not known", () => {
    const ask = (type: Type, parameters: object = {}) =>
      proposedBy(
        { type, parameters: { ...parameters }, organizationId: organization.organizationId, timestampMs: "0" },
        { policies: [], users: new Map() },
      );
    expect(ask(ActivityType.CREATE_WALLET)).toBeUndefined();
    expect(ask(ActivityType.SIGN_TRANSACTION_V2)).toBeUndefined();
    expect(ask(ActivityType.CREATE_POLICY)).toBe("unknown");
    expect(ask(ActivityType.UPDATE_POLICY)).toBe("unknown");
    // What the page cannot read, it does not guess.
    expect(ask(ActivityType.UPDATE_POLICY_V2, { policyId: "gone" })).toBe("unknown");
    expect(ask(ActivityType.CREATE_POLICY_V3, { policyName: "A", effect: "EFFECT_MAYBE" })).toBe("unknown");
    expect(ask(ActivityType.CREATE_POLICIES, { policies: [{ policyName: "A", effect: "EFFECT_ALLOW" }, 7] })).toBe(
      "unknown",
    );
    expect(ask(ActivityType.UPDATE_ROOT_QUORUM, { threshold: "1", userIds: [] })).toBe("unknown");
  });
});
