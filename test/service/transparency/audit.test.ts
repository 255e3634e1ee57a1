// `countersign log`: receipts that verify offline, and an auditor's walk that names what a database administrator has done.

import { hash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalText } from "@countersign/log";
import type { Json } from "@countersign/log";
import { insertLogRecord } from "../../../service/src/store/log-records.js";
import { newSalt } from "../../../service/src/store/log-salt.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store, Transaction } from "../../../service/src/store/store.js";
import { countersign } from "../cli/running.js";
import type { Ended } from "../cli/running.js";
import { ethereumAccount } from "../support/accounts.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, newWallet, signing, submit, vote } from "../support/requests.js";
import { firstOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

describe("countersign log", () => {
  let service: RunningService;
  let store: Store;
  let cwd: string;
  let alice: Person;
  let signed: string;
  let approved: string;
  beforeAll(async () => {
    cwd = await mkdtemp(path.join(tmpdir(), "countersign-audit-"));
    service = await startService();
    store = await openStore(service.database);
    await writeFile(path.join(cwd, "policy"), await (await fetch(`${service.baseUrl}/log/policy`)).text());
    const [first, second] = await newSubOrganizationOf(rootOf(service), "Alice", "Bob");
    alice = first;
    const noor = await newUser(alice, { userName: "Noor" });
    await submit(noor, "ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Hers", accounts: [ethereumAccount] });
    const address = await newWallet(alice, "Ours");
    const userIds = [alice.userId, second.userId];
    signed = (await act(alice, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Release order 1042"))).id;
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    const parameters = { walletName: "Both", accounts: [ethereumAccount] };
    const proposed = await act(alice, "ACTIVITY_TYPE_CREATE_WALLET", parameters);
    await vote(second, "APPROVE", proposed);
    approved = proposed.id;
    const { publicKey, privateKey } = alice.key;
    const credentials = { baseUrl: service.baseUrl, organizationId: alice.organizationId };
    const content = JSON.stringify({ ...credentials, apiPublicKey: publicKey, apiPrivateKey: privateKey });
    await writeFile(path.join(cwd, "alice.json"), content, { mode: 0o600 });
    await run("log", "receipts", approved);
  });
  afterAll(async () => {
    await store.close();
    await service.close();
    await rm(cwd, { recursive: true });
  });

  const run = (...args: string[]): Promise<Ended> => countersign(["--credentials", "alice.json", ...args], { cwd });
  const audit = (...args: string[]) => run("log", "audit", "--policy", "policy", ...args);
  const findingsOf = ({ out }: Ended) => out.split("\n").filter((line) => /^(missing|added|altered): /.test(line));

  test("receipts verify without a service, and not once a letter is another one", async () => {
    const receipts = (await run("log", "receipts", approved)).out;
    await writeFile(path.join(cwd, "receipts.json"), receipts);
    const verified = await countersign(["log", "verify", "receipts.json", "--policy", "policy"], { cwd });
    expect(verified).toMatchObject({ code: 0, err: "" });
    expect(verified.out).toMatch(/^submission .* ACTIVITY_STATUS_CONSENSUS_NEEDED: entry \d+ of countersign\//);
    expect(verified.out).toMatch(/\nvote .* ACTIVITY_STATUS_COMPLETED: entry \d+ of countersign\//);
    await writeFile(
      path.join(cwd, "receipts.json"),
      receipts.replace("ACTIVITY_STATUS_COMPLETED", "ACTIVITY_STATUS_REJECTED"),
    );
    const refuted = await countersign(["log", "verify", "receipts.json", "--policy", "policy"], { cwd });
    expect(refuted).toMatchObject({ code: 1, out: "" });
    expect(refuted.err).toContain("receipt 2 does not verify");
    const other = (await readFile(path.join(cwd, "policy"), "utf8")).replace(
      /^log \S+/,
      "log other.example+5f0b5f0b+AQ==",
    );
    await writeFile(path.join(cwd, "other"), other);
    expect(await countersign(["log", "verify", "receipts.json", "--policy", "other"], { cwd })).toMatchObject({
      code: 2,
    });
  });

  test("an audit of an organization that nobody has touched finds nothing, and keeps a checkpoint", async () => {
    const first = await audit("--checkpoint", "kept", "--evaluations");
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toMatch(/^14 records and 5 activities compared with countersign\/.*; 6 signatures checked\.$/m);
    expect(first.out).toMatch(/^5 activities decided again by the quorum and policies of its time; 0 could not be\.$/m);
    await act(rootOf(service), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "later", userIds: [] });
    await expect
      .poll(async () => (await run("log", "compare", "kept", "--policy", "policy")).out)
      .toMatch(/ continues /);
    expect((await audit("--checkpoint", "kept")).code).toBe(0);
  });

  /** Does something to the database, audits, and puts everything back. */
  async function auditedAfter(work: (database: Transaction["database"]) => Promise<unknown>): Promise<string[]> {
    const tables = ["activities", "votes", "user_records", "log_records"] as const;
    const copies = await Promise.all(
      tables.map((table) =>
        store.database.selectFrom(table).selectAll().where("organization_id", "=", alice.organizationId).execute(),
      ),
    );
    await store.write(({ database }) => work(database));
    const audited = await audit("--evaluations");
    await store.write(async ({ database }) => {
      for (const [at, table] of tables.entries()) {
        await database.deleteFrom(table).where("organization_id", "=", alice.organizationId).execute();
        for (const row of copies[at] ?? [])
          await database
            .insertInto(table)
            .values(row as never)
            .execute();
      }
    });
    const findings = findingsOf(audited);
    expect(audited.code).toBe(findings.length > 0 ? 1 : 0);
    return findings;
  }

  const ofSigned = (database: Transaction["database"]) =>
    database.updateTable("activities").where("organization_id", "=", alice.organizationId).where("id", "=", signed);
  const ofApproved = (database: Transaction["database"]) =>
    database
      .updateTable("votes")
      .where("organization_id", "=", alice.organizationId)
      .where("activity_id", "=", approved);

  // What is logged of an activity that was carried out at once is made from its row.
  const otherwise = /^altered: [0-9a-f]+-.*: entry \d+ has it otherwise$/;

  test.each<readonly [string, RegExp, (database: Transaction["database"]) => Promise<unknown>]>([
    ["another result", otherwise, (db) => ofSigned(db).set({ result: '{"r":"00","s":"00","v":"00"}' }).execute()],
    ["another status", otherwise, (db) => ofSigned(db).set({ status: "ACTIVITY_STATUS_REJECTED" }).execute()],
    [
      "another body",
      /^altered: .* another body$/,
      async (db) => {
        const { body } = await db
          .selectFrom("activities")
          .select("body")
          .where("id", "=", signed)
          .executeTakeFirstOrThrow();
        return ofSigned(db)
          .set({ body: body.replace("1042", "1043") })
          .execute();
      },
    ],
    ["other evaluations", otherwise, (db) => ofSigned(db).set({ evaluations: "[]" }).execute()],
    [
      "a vote of somebody else",
      /^altered: .* user of the vote/,
      (db) => ofApproved(db).set({ user_id: alice.userId }).execute(),
    ],
    [
      "a rejection",
      /^altered: .* selection of the vote/,
      (db) => ofApproved(db).set({ selection: "VOTE_SELECTION_REJECTED" }).execute(),
    ],
    [
      "another user at the time",
      otherwise,
      async (db) => {
        const record = '{"userName":"x","apiKeys":[],"authenticators":[],"userTags":[],"oauthProviders":[]}';
        const id = hash("sha256", record);
        await db.insertInto("user_records").values({ id, organization_id: alice.organizationId, record }).execute();
        return db.updateTable("activities").set({ user_record_id: id }).where("id", "=", signed).execute();
      },
    ],
    [
      "a deleted vote",
      /^missing: .* has a vote/,
      (db) => db.deleteFrom("votes").where("activity_id", "=", approved).execute(),
    ],
    [
      "a deleted activity",
      /^missing: .* the API has no activity$/,
      (db) => db.deleteFrom("activities").where("id", "=", signed).execute(),
    ],
    [
      "an inserted activity",
      /^added: .* no record of its submission$/,
      async (db) => {
        const row = await db.selectFrom("activities").selectAll().where("id", "=", signed).executeTakeFirstOrThrow();
        const id = signed.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
        return db
          .insertInto("activities")
          .values({ ...row, id, requested_at: 1, fingerprint: "00".repeat(32) })
          .execute();
      },
    ],
    [
      "a deleted record",
      /^missing: record \d+: it is not there/,
      (db) => db.deleteFrom("log_records").where("activity_id", "=", signed).execute(),
    ],
    [
      "a rewritten record",
      /^altered: record \d+: it is not what entry/,
      async (db) => {
        const { event } = await db
          .selectFrom("log_records")
          .select("event")
          .where("activity_id", "=", approved)
          .where("event", "like", "%COMPLETED%")
          .executeTakeFirstOrThrow();
        return db
          .updateTable("log_records")
          .set({ event: event.replace("COMPLETED", "REJECTED") })
          .where("activity_id", "=", approved)
          .where("event", "<>", "")
          .execute();
      },
    ],
    [
      "another salt",
      /^altered: record \d+: it is not what entry/,
      (db) =>
        db
          .updateTable("log_records")
          .set({ salt: Buffer.alloc(32).toString("base64") })
          .where("activity_id", "=", signed)
          .execute(),
    ],
    [
      "records that have changed places",
      /^altered: record \d+: /,
      async (db) => {
        const records = await db
          .selectFrom("log_records")
          .select(["position", "leaf"])
          .where("organization_id", "=", alice.organizationId)
          .orderBy("number")
          .limit(2)
          .execute();
        for (const [at, { position }] of records.entries()) {
          await db
            .updateTable("log_records")
            .set({ leaf: records[1 - at]?.leaf ?? 0 })
            .where("position", "=", Number(position))
            .execute();
        }
      },
    ],
  ])("an audit names %s", async (_what, expected, tamper) => {
    const findings = await auditedAfter(tamper);
    expect(
      findings.some((line) => expected.test(line)),
      findings.join("\n"),
    ).toBe(true);
  });

  test("an audit decides anew by the quorum and the policies of then, and names what they did not allow", async () => {
    const { solo, noor, address } = await decided();
    const mallory = (event: Json) =>
      store.write(async (transaction) =>
        insertLogRecord(transaction.in(solo.organizationId), {
          activityId: "",
          event: canonicalText(event),
          salt: newSalt(),
        }),
      );
    const signs = async (by: Person) => {
      const parameters = signing(address, `payload ${Math.random()}`);
      return (await act(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", parameters)).id;
    };
    const fine = [await signs(noor), await signs(solo)];
    // As if the service had gone on by rules that were not in force any more.
    const time = Date.now();
    const roots = [solo.userId, noor.userId].sort();
    const policyId = await policyOf(solo);
    await mallory({ kind: "policy", policy: null, policyId, time });
    const withoutPolicy = await signs(noor);
    await mallory({ kind: "quorum", threshold: 2, time, userIds: roots });
    const withoutQuorum = await signs(solo);
    const { organizationId } = solo;
    const asked = { organizationId, activityId: withoutQuorum, waitForInclusion: true };
    await solo.generatedClient.getActivityReceipts(asked);
    const { code, out } = await run("--credentials", "solo.json", "log", "audit", "--policy", "policy");
    expect({ code, out }).toMatchObject({ code: 1 });
    const named = findingsOf({ code, out, err: "" }).map((line) => line.split(": "));
    const problem = "it was carried out, which neither the root quorum nor the policies of then allow";
    expect(named).toEqual(expect.arrayContaining([withoutPolicy, withoutQuorum].map((id) => ["altered", id, problem])));
    expect(named).toHaveLength(2);
    expect(fine.some((id) => out.includes(id))).toBe(false);
  });

  test("an audit takes for root also who has not voted: no policy allows others to delete these", async () => {
    const { solo, noor } = await decided();
    const other = await newUser(solo, { userName: "Other" });
    await act(solo, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Noor deletes users",
      effect: "EFFECT_ALLOW",
      condition: "activity.resource == 'USER' && activity.action == 'DELETE'",
      consensus: `approvers.any(user, user.id == '${noor.userId}')`,
      notes: "",
    });
    const undecided = async () => {
      const { out } = await run("--credentials", "solo.json", "log", "audit", "--policy", "policy", "--evaluations");
      return /(\d+) could not be\./.exec(out)?.[1];
    };
    const event = { kind: "quorum", threshold: 1, time: Date.now(), userIds: [other.userId, solo.userId].sort() };
    await store.write(async (transaction) =>
      insertLogRecord(transaction.in(solo.organizationId), {
        activityId: "",
        event: canonicalText(event),
        salt: newSalt(),
      }),
    );
    const before = Number(await undecided());
    const { id: activityId } = await act(noor, "ACTIVITY_TYPE_DELETE_USERS", { userIds: [other.userId] });
    const { organizationId } = solo;
    await solo.generatedClient.getActivityReceipts({ organizationId, activityId, waitForInclusion: true });
    expect(Number(await undecided())).toBe(before + 1);
  });

  /** An organization with a policy by which Noor signs. */
  async function decided(): Promise<{ solo: Person; noor: Person; address: string }> {
    const [solo] = await newSubOrganizationOf(rootOf(service), "Solo");
    const noor = await newUser(solo, { userName: "Noor" });
    const address = await newWallet(solo, "Signing");
    await act(solo, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Noor signs",
      effect: "EFFECT_ALLOW",
      condition: "activity.action == 'SIGN' && wallet.label == 'Signing'",
      consensus: `approvers.any(user, user.id == '${noor.userId}')`,
      notes: "",
    });
    const { publicKey, privateKey } = solo.key;
    const credentials = { baseUrl: service.baseUrl, organizationId: solo.organizationId };
    const content = JSON.stringify({ ...credentials, apiPublicKey: publicKey, apiPrivateKey: privateKey });
    await writeFile(path.join(cwd, "solo.json"), content, { mode: 0o600 });
    // What has changed in the same second counts as unknown.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    return { solo, noor, address };
  }

  async function policyOf({ client, organizationId }: Person): Promise<string> {
    const { policies } = await client.getPolicies({ organizationId });
    return firstOf(policies).policyId;
  }

  test("a log that was rewritten does not continue the checkpoint of the last audit", async () => {
    await audit("--checkpoint", "kept");
    const before = await readFile(path.join(cwd, "kept"));
    const other = await startService({ config: { "transparency.origin": "other.example/log" } });
    try {
      const response = await fetch(`${other.baseUrl}/log/policy`);
      await writeFile(path.join(cwd, "foreign"), await response.text());
      const strange = await run("log", "compare", "kept", "--policy", "foreign");
      expect(strange.code).toBe(1);
    } finally {
      await other.close();
    }
    expect(await readFile(path.join(cwd, "kept"))).toEqual(before);
  });
});
