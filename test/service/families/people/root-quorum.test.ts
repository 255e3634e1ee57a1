import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person, apiKey, bareUser, newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { openOutbox } from "../logins/outbox.js";
import { handIn, newTarget, sendCode } from "../logins/world.js";
import { openSession, whoamiBy } from "../sessions/session.js";
import { addAuthenticators, newAuthenticator } from "./credentials.js";

const setQuorum = async (by: Person, threshold: number, userIds: string[]) => {
  const request = by.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
  return (await by.client.updateRootQuorum(request)).activity;
};
const quorumOf = async ({ client, organizationId }: Person) =>
  (await client.getOrganizationConfigs({ organizationId })).configs.quorum;

describe("the root quorum", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());

  test("is replaced as a whole, and who is not named stops being root", async () => {
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    const eve = await newUser(alice);
    const activity = await setQuorum(alice, 1, [alice.userId, bob.userId]);
    expect(activity.result).toEqual({ updateRootQuorumResult: {} });
    expect(await quorumOf(alice)).toEqual({ threshold: 1, userIds: [alice.userId, bob.userId] });
    await newBareUser(bob);
    await setQuorum(bob, 1, [bob.userId, eve.userId]);
    await expect(setQuorum(alice, 1, [alice.userId])).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "denied"),
    );
    await newBareUser(eve);
  });

  test("above one lets nobody act as root alone", async () => {
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    await setQuorum(alice, 2, [alice.userId, bob.userId]);
    const lower = await setQuorum(alice, 1, [alice.userId]);
    expect(lower.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(await quorumOf(alice)).toEqual({ threshold: 2, userIds: [alice.userId, bob.userId] });
    const { activity } = await bob.client.approveActivity(
      bob.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: lower.fingerprint }),
    );
    expect(activity).toMatchObject({ id: lower.id, status: "ACTIVITY_STATUS_COMPLETED" });
    expect(await quorumOf(alice)).toEqual({ threshold: 1, userIds: [alice.userId] });
  });

  test("takes users of the organization only, each once, and at least as many as have to agree", async () => {
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    await expect(setQuorum(alice, 1, [alice.userId, root.userId])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userIds.1"),
    );
    await expect(setQuorum(alice, 1, [alice.userId, alice.userId])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "userIds.1"),
    );
    await expect(setQuorum(alice, 3, [alice.userId, bob.userId])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "threshold"),
    );
    expect(await quorumOf(alice)).toEqual({ threshold: 1, userIds: [alice.userId] });
  });

  test("cannot need more users than have a way in", async () => {
    const alice = await newSubOrganization(root);
    const nobody = await newBareUser(alice);
    await expect(setQuorum(alice, 2, [alice.userId, nobody.userId])).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    await expect(setQuorum(alice, 1, [nobody.userId])).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    // As one more who cannot come in yet, the user does no harm.
    await setQuorum(alice, 1, [alice.userId, nobody.userId]);
  });

  test("does not fall below its threshold when users are deleted", async () => {
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    await setQuorum(alice, 2, [alice.userId, bob.userId]);
    const { activity } = await alice.client.deleteUsers(
      alice.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [bob.userId] }),
    );
    const { fingerprint } = activity;
    const approval = await bob.client.approveActivity(bob.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }));
    expect(approval.activity).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: { code: ErrorCode.FAILED_PRECONDITION },
    });
    expect(await quorumOf(alice)).toEqual({ threshold: 2, userIds: [alice.userId, bob.userId] });
  });

  test("is not for policies or other users to change", async () => {
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    await expect(setQuorum(bob, 1, [bob.userId])).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    const create = bob.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [bareUser] });
    await expect(bob.client.createUsers(create)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    expect(await quorumOf(alice)).toEqual({ threshold: 1, userIds: [alice.userId] });
  });

  /** Alice and Bob are root and have to agree; Carol is to join them, which Alice has proposed. */
  async function proposal() {
    const [key, email] = [newKey(), `carol.${++carols}@example.com`];
    const alice = await newSubOrganization(root);
    const bob = await newUser(alice);
    const { userId } = await newUser(alice, { key });
    const carol = new Person(service, key, { organizationId: alice.organizationId, userId });
    const change = alice.request("ACTIVITY_TYPE_UPDATE_USER", { userId, userEmail: email, userTagIds: [] });
    await alice.client.updateUser(change);
    const policy = { policyName: "Carol's", effect: "EFFECT_ALLOW" as const, condition: "", notes: "" };
    const consensus = `approvers.any(user, user.id == '${userId}')`;
    await alice.client.createPolicy(alice.request("ACTIVITY_TYPE_CREATE_POLICY_V3", { ...policy, consensus }));
    await setQuorum(alice, 2, [alice.userId, bob.userId]);
    const { fingerprint, status } = await setQuorum(alice, 2, [alice.userId, bob.userId, userId]);
    expect(status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const approve = () => bob.client.approveActivity(bob.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }));
    return { alice, carol, email, approve };
  }
  let carols = 0;

  test.each<[name: string, change: (carol: Person) => Promise<unknown>]>([
    [
      "an API key",
      (carol) =>
        carol.client.createApiKeys(
          carol.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
            userId: carol.userId,
            apiKeys: [apiKey(newKey().publicKey)],
          }),
        ),
    ],
    ["an authenticator", (carol) => addAuthenticators(carol, carol.userId, [newAuthenticator().params])],
    [
      "a read-write session",
      (carol) =>
        carol.client.createReadWriteSession(
          carol.request("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", {
            targetPublicKey: newTarget().targetPublicKey,
          }),
        ),
    ],
    [
      "another address",
      (carol) =>
        carol.client.updateUser(
          carol.request("ACTIVITY_TYPE_UPDATE_USER", {
            userId: carol.userId,
            userEmail: "mallory@example.com",
            userTagIds: [],
          }),
        ),
    ],
  ])("takes nobody in who has got %s since they were proposed", async (_name, change) => {
    const { alice, carol, approve } = await proposal();
    const before = await quorumOf(alice);
    await change(carol);
    expect((await approve()).activity).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      failure: { code: ErrorCode.FAILED_PRECONDITION },
    });
    expect(await quorumOf(alice)).toEqual(before);
  });

  test("takes somebody in who has logged in by their own mailbox since they were proposed", async () => {
    const { alice, carol, email, approve } = await proposal();
    const otpId = await sendCode(carol, email);
    const target = newTarget();
    const { targetPublicKey } = target;
    await handIn(carol, otpId, await openOutbox(service.dataFolder).nextCode(email), { targetPublicKey });
    expect((await approve()).activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(present(await quorumOf(alice), "quorumOf").userIds).toContain(carol.userId);
  });

  test("takes somebody in without the sessions that were opened as them before", async () => {
    const { alice, carol, approve } = await proposal();
    const [joining, root] = [await openSession(carol), await openSession(alice)];
    const statusOf = async ({ session }: typeof root) =>
      (await whoamiBy(service, alice.organizationId, session)).status;
    expect([await statusOf(joining), await statusOf(root)]).toEqual([200, 200]);
    await approve();
    expect([await statusOf(joining), await statusOf(root)]).toEqual([401, 200]);
  });
});
