// A key in the wrong hands starts a payment or approves one, and is deleted before anybody else approves. What it did counts
// for nothing, until its owner does it again.

import type { Activity } from "@countersign/api";
import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { Person, apiKey, newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { act, look, newWallet, vote } from "../support/requests.js";
import { firstOf, present, resultOf } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";

const payment = (signWith: string) => ({
  signWith,
  payload: "Pay",
  encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
  hashFunction: "HASH_FUNCTION_KECCAK256",
});

describe(`a stolen key on ${database}`, () => {
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

  /** Root users of whom two have to agree, and one more user; the thief has a key of Alice's. */
  async function council(threshold = 2) {
    const [alice, bob, carol] = await newSubOrganizationOf(rootOf(service), "Alice", "Bob", "Carol");
    const noor = await newUser(alice, { userName: "Noor" });
    const signWith = await newWallet(alice, "Treasury");
    const { key, apiKeyId } = await addKey(alice);
    const userIds = [alice, bob, carol].map(({ userId }) => userId);
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
    return { alice, bob, carol, noor, signWith, thief: new Person(service, key, alice), apiKeyId };
  }

  async function addKey(to: Person, key = newKey()): Promise<{ readonly key: ApiKeyPair; readonly apiKeyId: string }> {
    const parameters = { userId: to.userId, apiKeys: [apiKey(key.publicKey)] };
    const { apiKeyIds } = resultOf(
      await act(to, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", parameters),
      "createApiKeysResult",
    );
    return { key, apiKeyId: firstOf(apiKeyIds) };
  }

  const deleteKey = (of: Person, apiKeyId: string) =>
    act(of, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: of.userId, apiKeyIds: [apiKeyId] });
  const approved = async (by: Person, waiting: Activity) =>
    present((await vote(by, "APPROVE", waiting)).activity, "the activity");
  const explained = ({ generatedClient, organizationId }: Person, { id: activityId }: Activity) =>
    generatedClient.explainPolicy({ organizationId, activityId });

  test("starts a payment that nobody can complete once the key is deleted, until its owner approves it anew", async () => {
    const { alice, bob, carol, noor, signWith, thief, apiKeyId } = await council();
    const waiting = await act(thief, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", payment(signWith));
    await deleteKey(alice, apiKeyId);
    const needed = { status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: {} };
    expect(await approved(bob, waiting)).toMatchObject(needed);
    // Two root users have approved it by now, and nobody has asked for it.
    expect(await approved(carol, waiting)).toMatchObject(needed);
    expect(await vote(bob, "APPROVE", waiting)).toMatchObject({ error: { code: ErrorCode.ALREADY_EXISTS } });
    expect(await explained(bob, waiting)).toMatchObject({
      outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED",
      message:
        "others must approve it, and its initiator again: the credential that submitted it was deleted or has expired",
      couldApprove: [alice.userId],
    });
    const rights = await Promise.all([alice, bob, carol, noor].map((by) => look(by, waiting)));
    expect(rights.map(({ canApprove }) => canApprove)).toEqual([true, false, false, false]);

    const done = await approved(alice, waiting);
    expect(done.status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect(done.votes.map(({ userId }) => userId)).toEqual([alice, bob, carol, alice].map(({ userId }) => userId));
    // What has ended is explained by the approvals of then.
    expect(await explained(bob, waiting)).toMatchObject({ outcome: "DECISION_OUTCOME_ALLOW" });
  });

  test("has approved nothing once it is deleted, and its owner can approve or reject", async () => {
    const { alice, bob, carol, signWith, thief, apiKeyId } = await council(3);
    const ask = () => act(bob, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", payment(signWith));
    const [first, second] = [await ask(), await ask()];
    for (const waiting of [first, second]) await approved(thief, waiting);
    await deleteKey(alice, apiKeyId);
    for (const waiting of [first, second]) {
      expect((await approved(carol, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    }
    expect((await approved(alice, first)).status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect((await vote(alice, "REJECT", second)).activity?.status).toBe("ACTIVITY_STATUS_REJECTED");
  });

  test("counts for nothing when it is registered again, for its owner or for somebody else", async () => {
    const { alice, bob, carol, signWith, thief, apiKeyId } = await council();
    const waiting = await act(thief, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", payment(signWith));
    await deleteKey(alice, apiKeyId);
    const { apiKeyId: again } = await addKey(alice, thief.key);
    expect((await approved(bob, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    await deleteKey(alice, again);
    await addKey(carol, thief.key);
    expect((await look(alice, waiting)).canApprove).toBe(true);
    expect((await approved(carol, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
  });

  test("of somebody who is not root leaves a request that they can approve anew or take back, and nobody else", async () => {
    const { bob, noor, signWith } = await council(1);
    await act(bob, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Noor asks, Bob approves",
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN'",
      consensus: `approvers.any(user, user.id == '${bob.userId}')`,
      notes: "",
    });
    const { key, apiKeyId } = await addKey(noor);
    const stolen = new Person(service, key, noor);
    const ask = () => act(stolen, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", payment(signWith));
    const [first, second] = [await ask(), await ask()];
    expect(first.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    // As long as the key is there, their own approval counts for nothing.
    expect(await look(noor, first)).toMatchObject({ canApprove: false, canReject: false });
    await deleteKey(noor, apiKeyId);
    expect((await approved(bob, first)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(await look(noor, first)).toMatchObject({ canApprove: true, canReject: true });
    expect((await approved(noor, first)).status).toBe("ACTIVITY_STATUS_COMPLETED");
    expect((await vote(noor, "REJECT", second)).activity?.status).toBe("ACTIVITY_STATUS_REJECTED");
  });

  test("cannot be told from another where the voter's record is lost, and such a vote does not count", async () => {
    const { alice, bob, carol, signWith } = await council();
    const waiting = await act(alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", payment(signWith));
    await store.write(async (transaction) => {
      const { database: rows, organizationId } = transaction.in(alice.organizationId);
      await rows.deleteFrom("user_records").where("organization_id", "=", organizationId).execute();
    });
    expect((await approved(bob, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect((await approved(carol, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect((await look(alice, waiting)).canApprove).toBe(true);
  });
});
