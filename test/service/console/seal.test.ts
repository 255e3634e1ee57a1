// The seal that the console shows of an activity: what the transparency log has of it, verified here against keys that the
// browser trusts, the log that it has seen before, and what the page shows.

import type { Activity, LogReceipt } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { latestOf, sealOf } from "../../../console/src/check/log.js";
import type { SealParts } from "../../../console/src/check/log.js";
import {
  LogWriter,
  MemoryStorage,
  formatProof,
  leafOf,
  parseCheckpoint,
  parseNote,
  parsePolicy,
  readInclusionProof,
  formatNote,
  signText,
} from "../../../log/src/index.js";
import type { NoteSigner } from "../../../log/src/index.js";
import { bytes, entriesOf, fromBase64, logKeys, text, witnessKeys } from "../../log/fixture.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { policyOf, readerOf } from "../transparency/log.js";
import { askFor, newTreasury, signEthereum, transfer } from "./people.js";

const recipient = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const origin = "example.com/log";
const keys = logKeys(origin);
const witness = witnessKeys("w1.example");
const trusted = `log ${keys.vkey}\nquorum none\n`;
const cosigned = `log ${keys.vkey}\nwitness w1 ${witness.vkey}\nquorum w1\n`;

let service: RunningService;
let organizationId: string;
/** Of a transfer that two have approved, as its log has it. */
let activity: Activity;
let receipts: readonly LogReceipt[];
/** Of a request of which only the submission is logged. */
let other: { readonly activity: Activity; readonly receipts: readonly LogReceipt[] };

beforeAll(async () => {
  service = await startService();
  const treasury = await newTreasury(service);
  ({ organizationId } = treasury);
  await askFor(treasury, 2);
  const [ada, grace] = treasury.voters;
  const read = async (activityId: string) => {
    const asked = { organizationId, activityId };
    const { receipts, waiting } = await ada.client.getActivityReceipts({ ...asked, waitForInclusion: true });
    expect(waiting).toBe(0);
    return { activity: (await ada.client.getActivity(asked)).activity as Activity, receipts };
  };
  const asked = await signEthereum(treasury, ada, transfer(recipient, 1000n));
  const { fingerprint } = asked.activity;
  await grace.client.approveActivity({ organizationId, parameters: { fingerprint } });
  ({ activity, receipts } = await read(asked.activity.id));
  other = await read((await signEthereum(treasury, ada, transfer(recipient, 1n))).activity.id);
});

afterAll(() => service.close());

/** What the page asks the service of this test, and what it trusts. */
async function asked(parts: Partial<SealParts> = {}): Promise<SealParts> {
  return {
    activity,
    organizationId,
    receipts,
    waiting: 0,
    policy: await policyOf(service),
    since: 0,
    seen: async () => undefined,
    read: (log) => readerOf(service, log),
    ...parts,
  };
}

/** The same records in a log of this test, behind some entries and before others. */
async function logged({ before = 3, after = 2, signers = [keys.signer] as NoteSigner[], first = 0 } = {}) {
  const storage = new MemoryStorage();
  const log = await LogWriter.open(storage, { origin, signers: [keys.signer], verifiers: [keys.verifier] });
  await log.append(entriesOf(before, first));
  const leaves = receipts.map(({ salt, record }) => leafOf(fromBase64(salt), bytes(record)));
  await log.append([...leaves, ...entriesOf(after, 100)]);
  const checkpoint = present(await storage.latest(), "checkpoint");
  const { text: statement } = parseNote(checkpoint);
  const signed = formatNote({ text: statement, signatures: await signText(statement, signers) });
  const head = parseCheckpoint(parseNote(signed).text);
  const proven = await Promise.all(
    receipts.map(async (receipt, place) => {
      const index = before + place;
      const hashes = await readInclusionProof(storage.read, index, head);
      return { ...receipt, index: String(index), proof: text(formatProof({ index, hashes, checkpoint: signed })) };
    }),
  );
  return { receipts: proven, policy: parsePolicy(bytes(trusted)), read: () => storage.read, signed };
}

const fieldsOf = async (parts: Partial<SealParts>) => {
  const { state, findings } = await sealOf(await asked(parts));
  return [state, ...findings.map(({ field }) => field)];
};

describe("an activity is sealed", () => {
  test("if the service's log has its request, votes and outcome as they are shown", async () => {
    const { state, entries, findings } = await sealOf(await asked());
    expect([state, findings]).toEqual(["sealed", []]);
    expect(entries.map(({ event }) => event.kind)).toEqual(["submission", "vote"]);
  });

  test("whatever the order of the receipts, and however often one is there", async () => {
    expect(await fieldsOf({ receipts: [...receipts, ...receipts].reverse() })).toEqual(["sealed"]);
  });

  test("if enough witnesses of the policy have cosigned it; until then it waits", async () => {
    const policy = parsePolicy(bytes(cosigned));
    expect(await fieldsOf({ ...(await logged()), policy })).toEqual(["waiting"]);
    const both = await logged({ signers: [keys.signer, witness.signer] });
    const { state, entries } = await sealOf(await asked({ ...both, policy }));
    expect(state).toBe("sealed");
    expect(entries[0]?.checkpoint.witnesses).toEqual([{ name: "w1", time: 1_700_000_000 }]);
  });

  test("if the log continues the checkpoint that was seen last", async () => {
    const seen = await logged({ after: 0 });
    expect(await fieldsOf({ ...(await logged({ after: 300 })), seen: async () => seen.signed })).toEqual(["sealed"]);
  });

  test("under an older checkpoint of the log that was seen last", async () => {
    const seen = await logged({ after: 300 });
    const older = await logged({ after: 0 });
    expect(await fieldsOf({ ...older, read: seen.read, seen: async () => seen.signed })).toEqual(["sealed"]);
  });
});

describe("the latest checkpoint that a browser keeps", () => {
  test("is the largest that enough witnesses have cosigned", async () => {
    const parts = await logged();
    const { entries } = await sealOf(await asked(parts));
    expect(latestOf(entries).map(({ checkpoint, signed }) => [checkpoint.size, text(signed)])).toEqual([
      [7, text(parts.signed)],
    ]);
    const uncosigned = await sealOf(await asked({ ...parts, policy: parsePolicy(bytes(cosigned)) }));
    expect(latestOf(uncosigned.entries)).toEqual([]);
  });
});

describe("an activity is contradicted", () => {
  test("if a record was altered", async () => {
    const altered = receipts.map((receipt) => ({
      ...receipt,
      record: receipt.record.replace("COMPLETED", "REJECTED"),
    }));
    expect(await fieldsOf({ receipts: altered })).toEqual(["contradicted", "log.receipts[1]"]);
  });

  test("if a salt was altered, or is none", async () => {
    const [first, second] = receipts as [LogReceipt, LogReceipt];
    for (const salt of [second.salt, "", "salt!"]) {
      const altered = [{ ...first, salt }, second];
      expect((await fieldsOf({ receipts: altered })).slice(0, 2)).toEqual(["contradicted", "log.receipts[0]"]);
    }
  });

  test("if a receipt states another place or number than its proof and record", async () => {
    for (const stated of [{ index: "0" }, { number: "1" }]) {
      const altered = receipts.map((receipt) => ({ ...receipt, ...stated }));
      expect((await fieldsOf({ receipts: altered }))[0]).toBe("contradicted");
    }
  });

  test("if another key signed the checkpoint than the one that is trusted", async () => {
    const policy = parsePolicy(bytes(trusted));
    expect(await fieldsOf({ policy })).toEqual(["contradicted", "log.receipts[0]", "log.receipts[1]"]);
  });

  test("by receipts of another activity", async () => {
    expect(await fieldsOf({ receipts: other.receipts })).toEqual(["contradicted", "log.receipts[0]"]);
  });

  test("if the log was put back: it lacks entries that were seen", async () => {
    const seen = await logged({ after: 300 });
    const back = await logged({ after: 2 });
    expect(await fieldsOf({ ...back, seen: async () => seen.signed })).toEqual(["contradicted", "log.checkpoint"]);
  });

  test("if the log has another history than the one that was seen", async () => {
    const seen = await logged({ first: 50 });
    for (const after of [0, 2, 300]) {
      const forked = { ...(await logged({ after })), seen: async () => seen.signed };
      expect(await fieldsOf(forked)).toEqual(["contradicted", "log.checkpoint"]);
    }
  });

  test("if the log has no record of its submission, and this browser has known the log for longer", async () => {
    for (const having of [[], receipts.slice(1)]) {
      expect(await fieldsOf({ receipts: having })).toEqual(["contradicted", "log"]);
      expect(await fieldsOf({ receipts: having, since: Date.now() })).toEqual(["absent"]);
    }
  });

  test.each<[what: string, alter: (activity: Altered) => void, field: string]>([
    ["type", (shown) => (shown.type = "ACTIVITY_TYPE_SIGN_TRANSACTION"), "log.type"],
    ["fingerprint", (shown) => (shown.fingerprint = `sha256:${"0".repeat(64)}`), "log.fingerprint"],
    ["time", (shown) => (shown.createdAt = { seconds: "1", nanos: "0" }), "log.createdAt"],
    ["status", (shown) => (shown.status = "ACTIVITY_STATUS_REJECTED"), "log.status"],
    ["result", (shown) => (shown.result = { signTransactionResult: { signedTransaction: "00" } }), "log.result"],
    ["lack of a failure", (shown) => (shown.failure = { code: 3, message: "no", details: [] }), "log.failure"],
    ["body", (shown) => (shown.votes[0].message += " "), "log.votes[0].message"],
    ["initiator", (shown) => (shown.votes[0].user.userName = "Mallory"), "log.votes[0].user"],
    ["time of a vote", (shown) => (shown.votes[1].createdAt.seconds = "1"), "log.votes[1].createdAt"],
    ["voter", (shown) => (shown.votes[1].userId = shown.votes[0].userId), "log.votes[1].userId"],
    ["voter's name", (shown) => (shown.votes[1].user.userName = "Mallory"), "log.votes[1].user"],
    ["selection", (shown) => (shown.votes[1].selection = "VOTE_SELECTION_REJECTED"), "log.votes[1].selection"],
    ["vote's body", (shown) => (shown.votes[1].message += " "), "log.votes[1].message"],
    ["vote's key", (shown) => (shown.votes[1].publicKey = shown.votes[0].publicKey), "log.votes[1].publicKey"],
    ["vote's scheme", (shown) => (shown.votes[1].scheme = "SIGNATURE_SCHEME_WEBAUTHN"), "log.votes[1].scheme"],
    ["vote's signature", (shown) => (shown.votes[1].signature = "00"), "log.votes[1].signature"],
    ["votes, one less,", (shown) => shown.votes.pop(), "log.votes"],
    ["votes, one more,", (shown) => shown.votes.push({ ...shown.votes[1], id: crypto.randomUUID() }), "log.votes[2]"],
  ])("if the page shows another %s", async (_, alter, field) => {
    const shown = structuredClone(activity) as unknown as Altered;
    alter(shown);
    expect(await fieldsOf({ activity: shown as unknown as Activity })).toEqual(["contradicted", field]);
  });
});

/** An activity in which anything may be changed. */
// oxlint-disable-next-line typescript/no-explicit-any
type Altered = any;

describe("an activity waits", () => {
  test("while a record has no place in the log", async () => {
    expect(await fieldsOf({ receipts: [], waiting: 1 })).toEqual(["waiting"]);
    expect(await fieldsOf({ receipts: receipts.slice(0, 1), waiting: 1 })).toEqual(["waiting"]);
  });

  test("and is contradicted meanwhile by what is there", async () => {
    const shown = { ...activity, type: "ACTIVITY_TYPE_SIGN_TRANSACTION" } as unknown as Activity;
    expect(await fieldsOf({ activity: shown, waiting: 1 })).toEqual(["contradicted", "log.type"]);
  });
});
