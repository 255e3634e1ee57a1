// What organizations store is counted exactly, and at the end of a budget storing ends before signing, and signing before
// deleting.

import { ErrorCode } from "@countersign/api";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { afterEach, expect, test } from "vitest";
import { Disk } from "../../../service/src/budgets/disk.js";
import { StorageBudget } from "../../../service/src/budgets/storage-budget.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { countStoredBytes } from "../../../service/src/store/migrations/0020-storage.js";
import { openBeside } from "../support/authority.js";
import type { Access, Store } from "../../../service/src/store/store.js";
import {
  activityBytes,
  addStoredBytes,
  findStoredBytes,
  logRecordBytes,
} from "../../../service/src/store/stored-bytes.js";
import { openProxyWorld, signUpBy, tokenFor } from "../auth-proxy/world.js";
import { TestArchive } from "../archive/old.js";
import { askForTwo } from "../queries/furnished.js";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganization, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet, signing, submit, vote } from "../support/requests.js";
import { entryOf, firstOf, present, resultOf } from "../support/results.js";
import { startService } from "../support/service.js";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Counts {
  readonly organization_id: string;
  readonly bytes: number;
  readonly family_bytes: number;
}

async function countsIn(database: Store["database"]): Promise<Counts[]> {
  const rows = await database
    .selectFrom("stored_bytes")
    .select(["organization_id", "bytes", "family_bytes"])
    .orderBy("organization_id")
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes), family_bytes: Number(row.family_bytes) }));
}

/** What came later than the migration that counted first. */
async function countLogRecords(access: Access): Promise<void> {
  for (const table of ["log_waiting", "log_records"] as const) {
    const rows = await access.database
      .selectFrom(table)
      .select(["organization_id", (select) => select.fn.sum<number>(logRecordBytes).as("bytes")])
      .groupBy("organization_id")
      .execute();
    await addStoredBytes(access, new Map(rows.map((row) => [row.organization_id, Number(row.bytes)])));
  }
}

class Undo extends Error {}

/** Counts all rows anew, and leaves the counts as they are. */
async function recount(store: Store): Promise<Counts[]> {
  let counts: Counts[] = [];
  const counted = store.write(async (transaction) => {
    const { database } = transaction;
    await database.deleteFrom("stored_bytes").execute();
    await countStoredBytes(database as unknown as Kysely<unknown>);
    await countLogRecords(transaction);
    counts = await countsIn(database);
    throw new Undo();
  });
  await expect(counted).rejects.toThrow(Undo);
  return counts;
}

test("whatever was made, voted on, deleted and moved, the counts are those of a new count", async () => {
  const service = await startService();
  closing.push(() => service.close());
  const store = await openBeside(service);
  closing.push(() => store.close());
  const root = rootOf(service);
  const [branch, gone] = [await newSubOrganization(root, "Branch"), await newSubOrganization(root, "Gone")];
  await newWallet(gone, "with it");
  const accounts = ["0", "1", "2"].map((index) => ({ ...ethereumAccount, path: `m/44'/60'/0'/0/${index}` }));
  const wallet = await act(branch, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "kept", accounts });
  const address = firstOf(resultOf(wallet, "createWalletResult").addresses);
  const { walletId } = resultOf(wallet, "createWalletResult");
  const listed = await branch.client.getWalletAccounts({ organizationId: branch.organizationId, walletId });
  const walletAccountIds = listed.accounts.flatMap((one) => (one.address === address ? [] : [one.walletAccountId]));
  await act(branch, "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS", { walletAccountIds, deleteWithoutExport: true });
  await newWallet(branch, "removed");
  await act(branch, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "first"));
  await act(branch, "ACTIVITY_TYPE_UPDATE_USER_NAME", { userId: branch.userId, userName: "Another" });
  await act(gone, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true });
  const [second] = await askForTwo(branch);
  const asked = await act(branch, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "signers", userIds: [] });
  await vote(second, "APPROVE", asked);
  const written = async () => expect(await countsIn(store.database)).toEqual(await recount(store));
  // What the service has stored it writes down within ten seconds.
  await expect
    .poll(async () => JSON.stringify([await countsIn(store.database), await recount(store)]), { timeout: 20_000 })
    .toSatisfy((both: string) => {
      const [counted, recounted] = JSON.parse(both) as [Counts[], Counts[]];
      return JSON.stringify(counted) === JSON.stringify(recounted);
    });

  const archive = new TestArchive(store, root.organizationId);
  closing.push(() => archive.remove());
  const before = firstOf(
    (await countsIn(store.database)).filter((each) => each.organization_id === branch.organizationId),
  );
  expect((await archive.move(60)).activities).toBeGreaterThan(5);
  await written();
  const after = firstOf(
    (await countsIn(store.database)).filter((each) => each.organization_id === branch.organizationId),
  );
  expect(after.bytes).toBeLessThan(before.bytes / 2);
}, 60_000);

test("at its end storing ends before signing, and signing before deleting; others go on", async () => {
  const budget = 400_000;
  const service = await startService({
    config: { "limits.subOrganizationStoredBytes": String(budget) },
  });
  closing.push(() => service.close());
  const root = rootOf(service);
  const [full, other] = [await newSubOrganization(root, "Full"), await newSubOrganization(root, "Other")];
  const address = await newWallet(full, "first");
  const tag = async (by: Person, index: number) =>
    submit(by, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: `tag ${index}`, userIds: [] });
  const sign = (length: number) =>
    submit(full, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "x".repeat(length)));

  for (let signed = 0; signed < 12; signed++) expect((await sign(25_000)).status).toBe(200);
  const refused = await tag(full, 1);
  expect([refused.status, refused.error?.code]).toEqual([429, ErrorCode.RESOURCE_EXHAUSTED]);
  expect(refused.error?.message).toMatch(
    /400000 bytes \(limits\.subOrganizationStoredBytes\): delete unneeded wallets, .*archive.*signing stays possible/,
  );
  // Nothing is left of it.
  const { activities } = await full.client.getActivities({ organizationId: full.organizationId });
  expect(activities.map(({ type }) => type)).not.toContain("ACTIVITY_TYPE_CREATE_USER_TAG");
  expect((await sign(1000)).status).toBe(200);
  for (let answer = await sign(25_000); answer.status === 200;) answer = await sign(25_000);
  const signedOut = await sign(25_000);
  expect([signedOut.status, signedOut.error?.code]).toEqual([429, ErrorCode.RESOURCE_EXHAUSTED]);
  const { wallets } = await full.client.getWallets({ organizationId: full.organizationId });
  const walletIds = wallets.map(({ walletId }) => walletId);
  await act(full, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true });
  expect((await tag(other, 1)).status).toBe(200);
  expect((await tag(root, 1)).status).toBe(200);
});

test("the operator is warned of a top-level organization long before anything is refused", async () => {
  const service = await startService({ config: { "limits.storedBytes": "200000" } });
  closing.push(() => service.close());
  const root = rootOf(service);
  const share = async () => {
    const text = await (await fetch(`${service.managementUrl}/metrics`)).text();
    return Number(/^countersign_storage_fullest_share (\S+)$/m.exec(text)?.[1]);
  };
  const warnings = () => service.logs.filter((line) => line.includes("more than half of its stored bytes"));
  await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "first", userIds: [] });
  expect([await share(), warnings()]).toEqual([0, []]);
  for (let index = 0; warnings().length === 0; index++) {
    const note = { policyName: `${index}`, effect: "EFFECT_DENY", condition: "false", notes: "x".repeat(4000) };
    await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", note);
  }
  expect(await share()).toBeGreaterThan(0.5);
  await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "second", userIds: [] });
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toContain(root.organizationId);
  const { limits } = loadConfig({});
  expect([limits.storedBytes, limits.familyStoredBytes]).toEqual([2 ** 40, 2 ** 40]);
});

test("the limit of a parent is that of all its sub-organizations together", async () => {
  const service = await startService({
    config: { "limits.familyStoredBytes": "200000" },
  });
  closing.push(() => service.close());
  const root = rootOf(service);
  const branches = [await newSubOrganization(root, "One"), await newSubOrganization(root, "Two")];
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < 60; index++) {
    const note = { policyName: `${index}`, effect: "EFFECT_DENY", condition: "false", notes: "x".repeat(4000) };
    answers.push((await submit(entryOf(branches, index % 2), "ACTIVITY_TYPE_CREATE_POLICY_V3", note)).error?.message);
  }
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }));
  expect(answers.slice(-5)).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(/others of its parent.*limits\.familyStoredBytes/)),
  );
});

test(
  "who signs up through an auth proxy has the lower limits of those, and is known as such",
  { timeout: 60_000 },
  async () => {
    const world = await openProxyWorld({}, { config: { "limits.signedUpStoredBytes": "30000" } });
    closing.push(() => world.close());
    const { token, key } = await tokenFor(world, "ada@example.com");
    const { organizationId } = await world.client.signupV2({
      ...signUpBy(token, key, { userEmail: "ada@example.com" }),
    });
    const store = await openBeside(world.service);
    closing.push(() => store.close());
    const branch = await newSubOrganization(world.root, "By the back end");
    const rows = await store.database.selectFrom("organizations").select(["id", "signed_up"]).execute();
    const marked = rows.flatMap(({ id, signed_up: signedUp }) => (Number(signedUp) === 1 ? [id] : []));
    expect(marked).toEqual([present(organizationId, "organizationId")]);
    expect(marked).not.toContain(branch.organizationId);
    // What the proxy has its parent store for strangers counts with what they store themselves.
    const ofRoot = store.database.selectFrom("activities").where("organization_id", "=", world.root.organizationId);
    const { bytes: own } = await ofRoot
      .where("user_id", "=", world.userId)
      .select(sql<number>`sum(${activityBytes})`.as("bytes"))
      .executeTakeFirstOrThrow();
    expect(Number(own)).toBeGreaterThan(3000);
    const signedUp = async () => (await findStoredBytes(store.in(world.root.organizationId))).signedUp;
    await expect.poll(signedUp, { timeout: 20_000 }).toBeGreaterThanOrEqual(Number(own) + 4096);
    const { limits } = loadConfig({ options: { "limits.signedUpStoredBytes": "30000" } });
    const log = openLog("silent", () => {});
    const disk = new Disk({ settings: {}, log, look: async () => undefined });
    const budget = new StorageBudget({ store, limits, disk, log });
    const owner = { id: present(organizationId, "organizationId"), parentId: world.root.organizationId };
    await expect(budget.admit({ ...owner, signedUp: true }, "stores", 40_000)).rejects.toThrow(
      "limits.signedUpStoredBytes",
    );
    await budget.admit({ ...owner, id: branch.organizationId, signedUp: false }, "stores", 40_000);
  },
);
