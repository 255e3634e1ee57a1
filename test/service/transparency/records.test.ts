// What the log says of what happens in an organization, and what verifies it.

import { canonicalRecord, leafOf, readEntries, verifyReceipt } from "@countersign/log";
import type { Json, Policy } from "@countersign/log";
import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listLogRecords, listWaitingRecords } from "../../../service/src/store/log-records.js";
import { openStore } from "../../../service/src/store/open.js";
import { readRecord } from "../../../service/src/transparency/event.js";
import { countersign } from "../cli/running.js";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, look, newWallet, signing, submit, vote } from "../support/requests.js";
import { entryOf, firstOf, onlyOf, present, resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { checkpointOf, eventOf, policyOf, readerOf, recordsOf } from "./log.js";

const order = (one: number, other: number) => one - other;
const digestOf = (value: unknown) => hash("sha256", canonicalRecord(value as Json));
const wallet = (walletName: string) => ({ walletName, accounts: [ethereumAccount] });

describe("the transparency log", () => {
  let service: RunningService;
  let policy: Policy;
  let root: Person;
  beforeAll(async () => {
    service = await startService({ keyTimes: { lookMilliseconds: 20 } });
    policy = await policyOf(service);
    root = rootOf(service);
  });
  afterAll(() => service.close());

  async function receiptsOf({ generatedClient, organizationId }: Person, activityId: string) {
    return generatedClient.getActivityReceipts({ organizationId, activityId, waitForInclusion: true });
  }

  async function council(): Promise<{ alice: Person; bob: Person; carol: Person }> {
    const [alice, bob, carol] = await newSubOrganizationOf(root, "Alice", "Bob", "Carol");
    const userIds = [alice.userId, bob.userId, carol.userId];
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    return { alice, bob, carol };
  }

  test("a signature has one receipt, which verifies offline and says who asked for what and what came of it", async () => {
    const address = await newWallet(root, "Signing");
    const activity = await act(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 1042"));
    const { receipts, waiting } = await receiptsOf(root, activity.id);
    expect(waiting).toBe(0);
    const { record, salt, proof, index } = onlyOf(receipts);
    const [recordBytes, saltBytes] = [Buffer.from(record), Buffer.from(salt, "base64")];
    const verified = verifyReceipt(policy, { record: recordBytes, salt: saltBytes, proof: Buffer.from(proof) });
    expect(verified.index).toBe(Number(index));
    const { organizationId, event: logged } = readRecord(recordBytes);
    const { time, ...event } = eventOf({ event: logged }, "submission");
    // The API answers whole seconds.
    expect(String(Math.floor(time / 1000))).toBe(activity.createdAt.seconds);
    expect(organizationId).toBe(root.organizationId);
    const { message, publicKey, scheme, signature, user } = firstOf(activity.votes);
    expect(event).toEqual({
      kind: "submission",
      activityId: activity.id,
      type: activity.type,
      fingerprint: hash("sha256", message),
      message: null,
      userId: root.userId,
      userRecord: hash("sha256", JSON.stringify(user)),
      stamp: { publicKey, scheme, signature: hash("sha256", signature) },
      outcome: {
        status: "ACTIVITY_STATUS_COMPLETED",
        result: digestOf(resultOf(activity, "signRawPayloadResult")),
        failure: null,
        evaluations: digestOf([{ outcome: "OUTCOME_ALLOW" }]),
      },
    });
    // The same record with another letter is not in the log.
    const altered = Buffer.from(record.replace("SIGN_RAW_PAYLOAD_V2", "SIGN_RAW_PAYLOAD_V1"));
    const receipt = { record: altered, salt: saltBytes, proof: Buffer.from(proof) };
    expect(() => verifyReceipt(policy, receipt)).toThrow("inclusion");
  });

  test("a vote and what comes of it is a record of its own, in the order in which they were cast", async () => {
    const { alice, bob, carol } = await council();
    const proposed = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", wallet("Ours"));
    await vote(bob, "APPROVE", proposed);
    const done = await look(alice, proposed);
    const { receipts } = await receiptsOf(carol, proposed.id);
    const records = receipts.map(({ record }) => readRecord(Buffer.from(record)));
    expect(records.map(({ event }) => event.kind)).toEqual(["submission", "vote"]);
    const submission = eventOf(present(records[0], "submission"), "submission");
    expect(submission.outcome).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED", result: null });
    const cast = eventOf(present(records[1], "vote"), "vote");
    const second = present(done.votes[1], "vote");
    expect(cast).toMatchObject({
      voteId: second.id,
      vote: 1,
      userId: bob.userId,
      selection: "VOTE_SELECTION_APPROVED",
      fingerprint: submission.fingerprint,
      message: hash("sha256", second.message),
      stamp: { publicKey: bob.key.publicKey, signature: hash("sha256", second.signature) },
      outcome: { status: "ACTIVITY_STATUS_COMPLETED", result: digestOf(resultOf(done, "createWalletResult")) },
    });
    const rejected = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", wallet("Theirs"));
    await vote(carol, "REJECT", rejected);
    const last = present((await receiptsOf(alice, rejected.id)).receipts.at(-1), "receipt");
    expect(eventOf(readRecord(Buffer.from(last.record)), "vote").outcome).toMatchObject({
      status: "ACTIVITY_STATUS_REJECTED",
      result: null,
    });
  });

  test("an activity that fails at its last vote has the digest of its failure", async () => {
    const { alice, bob } = await council();
    const proposals = [
      await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", wallet("One")),
      await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", wallet("One")),
    ] as const;
    for (const each of proposals) await vote(bob, "APPROVE", each);
    const failed = await look(alice, proposals[1]);
    expect(failed.status).toBe("ACTIVITY_STATUS_FAILED");
    const last = present((await receiptsOf(alice, failed.id)).receipts.at(-1), "receipt");
    expect(eventOf(readRecord(Buffer.from(last.record)), "vote").outcome).toMatchObject({
      status: "ACTIVITY_STATUS_FAILED",
      result: null,
      failure: digestOf(failed.failure),
    });
  });

  test("what policies and quorum refuse is in the log, and of a user who is refused over and over a part of it", async () => {
    const [alice, bob] = await newSubOrganizationOf(root, "Alice", "Bob");
    const noor = await newUser(alice, { userName: "Noor" });
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    const proposed = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", wallet("Ours"));
    const refusals = [await vote(noor, "APPROVE", proposed)];
    for (let count = 0; count < 70; count++)
      refusals.push(await submit(noor, "ACTIVITY_TYPE_CREATE_WALLET", wallet("Hers")));
    expect(new Set(refusals.map(({ error }) => error?.code))).toEqual(new Set([7]));
    await vote(bob, "APPROVE", proposed);
    await receiptsOf(alice, proposed.id);
    const records = await recordsOf(alice);
    const events = records.flatMap(({ event }) => (event.kind === "refusal" ? [event] : []));
    expect(events).toHaveLength(60);
    expect(events.slice(0, 2)).toMatchObject([
      {
        type: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
        activityId: proposed.id,
        reason: "this user has no vote on the activity",
      },
      { type: "ACTIVITY_TYPE_CREATE_WALLET", activityId: null, reason: refusals[1]?.error?.message, leftOut: 0 },
    ]);
    expect(events.every(({ userId }) => userId === noor.userId)).toBe(true);
    // A vote that was refused is among the receipts of its activity.
    const { receipts } = await receiptsOf(alice, proposed.id);
    expect(receipts.map(({ record }) => readRecord(Buffer.from(record)).event.kind)).toEqual([
      "submission",
      "refusal",
      "vote",
    ]);
  });

  /** A user who decides alone in an organization of their own. */
  async function soleRoot(): Promise<Person> {
    return firstOf(await newSubOrganizationOf(root, "Solo"));
  }

  test("records of an organization are numbered without gaps, and each is the entry that the log has at its index", async () => {
    const solo = await soleRoot();
    for (const name of ["A", "B", "C"]) await act(solo, "ACTIVITY_TYPE_CREATE_WALLET", wallet(name));
    const last = await act(solo, "ACTIVITY_TYPE_CREATE_WALLET", wallet("D"));
    await receiptsOf(solo, last.id);
    const { organizationId, generatedClient } = solo;
    const { records } = await generatedClient.listLogRecords({ organizationId });
    expect(records.map(({ number }) => Number(number))).toEqual(records.map((_, at) => at + 1));
    const checkpoint = await checkpointOf(service, policy);
    for (const { record, salt, index } of records) {
      const at = Number(index);
      const entries = await readEntries(readerOf(service), Math.floor(at / 256), checkpoint);
      expect(Buffer.from(entryOf(entries, at % 256))).toEqual(
        Buffer.from(leafOf(Buffer.from(salt, "base64"), Buffer.from(record))),
      );
    }
    const { records: rest } = await generatedClient.listLogRecords({ organizationId, afterNumber: "2", limit: "2" });
    expect(rest).toEqual(records.slice(2, 4));
  });

  test("each change of who may do what, and of what there is, is a record; a signature is none", async () => {
    const solo = await soleRoot();
    const states = async () => {
      const found = (await recordsOf(solo)).flatMap(({ event }) => (event.kind === "authority" ? [event] : []));
      expect(found.map(({ counter }) => counter)).toEqual(
        [...new Set(found.map(({ counter }) => counter))].sort(order),
      );
      return found.length;
    };
    const created = await act(solo, "ACTIVITY_TYPE_CREATE_WALLET", wallet("A"));
    const { walletId, addresses } = resultOf(created, "createWalletResult");
    await receiptsOf(solo, created.id);
    let before = await states();
    for (const [type, parameters] of [
      ["ACTIVITY_TYPE_CREATE_WALLET", wallet("B")],
      ["ACTIVITY_TYPE_UPDATE_WALLET", { walletId, walletName: "C" }],
      ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName: "Cold", privateKeyIds: [] }],
      ["ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Signers", userIds: [solo.userId] }],
    ] as const) {
      const { id } = await act(solo, type, parameters);
      await receiptsOf(solo, id);
      const after = await states();
      expect([type, after]).toEqual([type, before + 1]);
      before = after;
    }
    const { id } = await act(solo, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(firstOf(addresses), "text"));
    await receiptsOf(solo, id);
    expect(await states()).toBe(before);
  });

  test("another key-encryption key, and other keys that sign, are records about the deployment", async () => {
    const run = (...args: string[]) =>
      countersign([...args, "--data", service.dataFolder, "--wait", "20"], { cwd: service.dataFolder });
    expect(await run("master-key", "rotate")).toMatchObject({ code: 0 });
    expect(await run("signing-keys", "rotate", "webhooks", "--published", "0")).toMatchObject({ code: 0 });
    expect(await run("signing-keys", "rotate", "checkpoints")).toMatchObject({ code: 0 });
    expect(await run("signing-keys", "rotate", "checkpoints", "--published", "0")).toMatchObject({ code: 0 });
    const rotations = async () => {
      const response = await fetch(`${service.baseUrl}/log/deployment-records`);
      const { records } = (await response.json()) as { readonly records: readonly { readonly record: string }[] };
      return records.flatMap(({ record }) => {
        const { event } = readRecord(Buffer.from(record));
        if (event.kind === "keyRotation") return [event.keys];
        return event.kind === "masterKeyRotation" && /^[0-9a-f]{16}$/.test(event.keyId) ? ["master"] : [];
      });
    };
    await expect.poll(rotations, { timeout: 10_000 }).toEqual(["master", "webhooks", "checkpoints"]);
    policy = await policyOf(service);
  });

  test("users of another organization read none of it", async () => {
    const [one, other] = [await soleRoot(), await soleRoot()];
    const { id: activityId } = await act(one, "ACTIVITY_TYPE_CREATE_WALLET", wallet("A"));
    const { organizationId } = other;
    const asked = other.generatedClient.getActivityReceipts({ organizationId, activityId });
    await expect(asked).rejects.toThrow("no activity");
  });

  test("once its deletion is in the log, an organization's records and salts are forgotten", async () => {
    const solo = await soleRoot();
    await act(solo, "ACTIVITY_TYPE_CREATE_WALLET", wallet("A"));
    const store = await openStore(service.database);
    const left = async () => [
      await listWaitingRecords(store, 1000),
      await listLogRecords(store.in(solo.organizationId), 0, 1000),
    ];
    try {
      const { size } = await checkpointOf(service, policy);
      const parameters = { deleteWithoutExport: true };
      await act(solo, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", parameters);
      await expect.poll(left, { timeout: 10_000 }).toEqual([[], []]);
      // Of two wallets and the deletion, whoever has the log has entries.
      expect((await checkpointOf(service, policy)).size).toBeGreaterThanOrEqual(size + 2);
    } finally {
      await store.close();
    }
  });
});
