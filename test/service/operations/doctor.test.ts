// `countersign doctor`: nothing is found in a deployment that is whole, and each kind of damage where it was done.

import Sqlite from "better-sqlite3";
import { cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countersign } from "../cli/running.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { act, newWallet, signing, vote } from "../support/requests.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

/** Something of each kind that a deployment keeps. */
async function fill(service: RunningService): Promise<void> {
  const root = rootOf(service);
  const address = await newWallet(root, "Treasury");
  await act(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "00ff"));
  await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: ["CURVE_SECP256K1", "CURVE_ED25519"].map((curve) => ({
      privateKeyName: `Key on ${curve}`,
      curve,
      privateKeyTags: [],
      addressFormats: ["ADDRESS_FORMAT_COMPRESSED"],
    })),
  });
  await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
    policyName: "Signers",
    effect: "EFFECT_ALLOW",
    condition: "activity.resource == 'WALLET'",
    consensus: "approvers.count() >= 1",
    notes: "",
  });
  const user = await newUser(root);
  await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Signers", userIds: [user.userId] });
  const [ada, ben] = await newSubOrganizationOf(root, "Ada", "Ben");
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [ada.userId, ben.userId] });
  const waiting = await act(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "b", userIds: [] });
  await vote(ben, "APPROVE", waiting);
  await act(ada, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "c", userIds: [] });
}

describe(`on ${database}`, () => {
  test("nothing is found in a deployment that is whole, while it serves", async () => {
    const service = await startService({ postgres: database === "postgres" });
    try {
      await fill(service);
      const { code, out, err } = await countersign(["doctor", "--data", service.dataFolder], {
        cwd: service.dataFolder,
        env: database === "postgres" ? { COUNTERSIGN_DATABASE_URL: service.database } : {},
      });
      expect({ out, err, code }).toEqual({
        out: expect.stringMatching(/^No damage found\.\nNo recovery key; /) as string,
        err: "",
        code: 0,
      });
    } finally {
      await service.close();
    }
  });
});

describe.skipIf(database === "postgres")("damage", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "countersign-doctor-"));
    const service = await startService();
    await fill(service);
    const file = new Sqlite(service.database);
    file.pragma("wal_checkpoint(truncate)");
    file.close();
    cpSync(service.dataFolder, path.join(folder, "whole"), { recursive: true });
    await service.close();
    rmSync(path.join(folder, "whole", "lock"), { force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What is found in a copy of the folder after it was damaged. */
  async function findingsAfter(damage: (data: string) => void): Promise<{ code: number; out: string; err: string }> {
    const data = path.join(folder, "damaged");
    rmSync(data, { recursive: true, force: true });
    cpSync(path.join(folder, "whole"), data, { recursive: true });
    damage(data);
    return countersign(["doctor", "--data", data], { cwd: folder });
  }

  const run = (statement: string) => (data: string) => {
    const file = new Sqlite(path.join(data, "countersign.db"));
    file.pragma("foreign_keys = OFF");
    const { changes } = file.prepare(statement).run();
    file.close();
    if (changes === 0) throw new Error("nothing was damaged");
  };
  const oneOf = (table: string, where = "true") => `(select rowid from ${table} where ${where} limit 1)`;

  test.each<[what: string, statement: string, finding: RegExp]>([
    [
      "a sealed wallet with a letter changed",
      "update wallets set sealed = substr(sealed, 1, 40) || case substr(sealed, 41, 1) when 'A' then 'B' else 'A' end || substr(sealed, 42)",
      /^wallets \S+ of organization \S+: it does not open: .*altered/m,
    ],
    [
      "a sealed private key of another one",
      `update private_keys set sealed = (select sealed from private_keys as other where other.id <> private_keys.id limit 1) where rowid = ${oneOf("private_keys")}`,
      /^private_keys \S+ of organization \S+: it does not open: .*belongs to another owner/m,
    ],
    [
      "the key that signs webhooks, cut short",
      "update deployment set value = substr(value, 1, 90) where name = 'webhook_key'",
      /^deployment \S+: it does not open: /m,
    ],
    [
      "a public half of the key that signs webhooks",
      "update deployment set value = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a' where name = 'webhook_public_key'",
      /^deployment webhook_public_key: it is not the public half of webhook_key$/m,
    ],
    [
      "a public half of the key that signs sessions",
      "update deployment set value = (select value from deployment as other where other.name = 'code_public_key') where name = 'session_public_key'",
      /^deployment session_public_key: it is not the public half of session_key$/m,
    ],
    [
      "a public half of the key that is to sign sessions next",
      "insert into deployment (name, value) select replace(name, 'session_', 'session_next_'), case name when 'session_key' then value else (select value from deployment as other where other.name = 'code_public_key') end from deployment where name in ('session_key', 'session_public_key')",
      /^deployment session_next_public_key: it is not the public half of session_next_key$/m,
    ],
    [
      "a public half of the key that signs bundles, in capitals",
      "update deployment set value = upper(value) where name = 'bundle_public_key'",
      /^deployment bundle_public_key: it is not the public half of bundle_key$/m,
    ],
    [
      "a public half that is gone",
      "delete from deployment where name = 'code_public_key'",
      /^deployment code_public_key: it is gone, and code_key is there$/m,
    ],
    [
      "a sealed half that is gone",
      "delete from deployment where name = 'webhook_key'",
      /^deployment webhook_key: it is gone, and webhook_public_key is there$/m,
    ],
    [
      "a public key of a private key",
      `update private_keys set public_key = (select public_key from private_keys as other where other.curve = 'CURVE_ED25519') where curve = 'CURVE_SECP256K1'`,
      /^private_keys \S+ .*: its public_key is not that of its private key$/m,
    ],
    [
      "an address of a private key",
      "update private_key_addresses set address = '02' || substr(address, 3) || '00' where format = 'ADDRESS_FORMAT_COMPRESSED' and length(address) = 66",
      /^private_key_addresses \S+ .*: its address is not that of its public key$/m,
    ],
    [
      "an address of a wallet",
      "update wallet_accounts set address = '0x000000000000000000000000000000000000dEaD'",
      /^wallet_accounts \S+ .*: its address is not that of its public key$/m,
    ],
    [
      "a path of an account",
      `update wallet_accounts set path = 'm/44''/60''/0''/0/7'`,
      /^wallet_accounts \S+ .*: its public_key is not the one at its path$/m,
    ],
    [
      "the form by which an address is looked up",
      "update wallet_accounts set lookup = '0x00'",
      /^wallet_accounts \S+ .*: it is not found by its address/m,
    ],
    [
      "a wallet that is gone",
      "delete from wallets",
      /^wallet_accounts \S+ .*: its wallet_id refers to nothing in wallets$/m,
    ],
    [
      "a user who is gone",
      `delete from users where id in (select user_id from api_keys) and root = 0`,
      /^api_keys \S+ .*: its user_id refers to nothing in users$/m,
    ],
    ["a tag that is gone", "delete from tags", /^tag_members \S+ .*: its tag_id refers to nothing in tags$/m],
    [
      "an organization that is gone",
      "delete from organizations where parent_id is not null",
      /^users \S+.*: rows belong to an organization that does not exist$/m,
    ],
    [
      "a parent that is none",
      "update organizations set parent_id = id where parent_id is not null",
      /^organizations \S+: its parent does not exist, or is itself a sub-organization$/m,
    ],
    [
      "a quorum that nobody can reach",
      "update organizations set quorum_threshold = 9 where parent_id is null",
      /^organizations \S+: its root quorum needs more approvals than it has members$/m,
    ],
    [
      "origins that are no list",
      "update organizations set allowed_origins = '{'",
      /^organizations \S+: its allowed_origins is not a JSON array$/m,
    ],
    [
      "a user's record with a letter changed",
      "update user_records set record = replace(record, 'Root', 'Boot')",
      /^user_records \S+ .*: its id is not the SHA-256 of the record$/m,
    ],
    [
      "a user's record that is gone",
      "delete from user_records",
      /^activities \S+ .*: its user_record_id refers to nothing in user_records$/m,
    ],
    [
      "a body with a letter changed",
      "update activities set body = replace(body, 'Treasury', 'Treasure') where type like '%CREATE_WALLET%'",
      /^activities \S+ .*: its fingerprint is not the SHA-256 of its body$/m,
    ],
    [
      "a result that was cut short",
      "update activities set result = substr(result, 1, 20) where type like '%SIGN_RAW_PAYLOAD%'",
      /^activities \S+ .*: its result is not a JSON object$/m,
    ],
    [
      "a status of no version",
      "update activities set status = 'ACTIVITY_STATUS_DONE' where type like '%SIGN_RAW_PAYLOAD%'",
      /^activities \S+ .*: its status "ACTIVITY_STATUS_DONE" is unknown$/m,
    ],
    [
      "a vote whose activity is gone",
      "delete from activities where id in (select activity_id from votes)",
      /^votes \S+ .*: its activity_id refers to nothing in activities$/m,
    ],
    [
      "a ballot that is gone",
      "delete from ballots where activity_id in (select id from activities where status <> 'ACTIVITY_STATUS_COMPLETED')",
      /^activities \S+ .*: it waits or waited for votes, but no vote can name it$/m,
    ],
    [
      "a policy that does not compile",
      "update policies set condition = 'activity.'",
      /^policies \S+ .*: its condition does not compile$/m,
    ],
    [
      "two current key-encryption keys",
      "update key_encryption_keys set state = 'old'",
      /^key_encryption_keys current: 0 keys are current; there must be one$/m,
    ],
    [
      "a deployment without its first organization",
      "update deployment set value = 'x' where name = 'root_organization_id'",
      /^deployment root_organization_id: it names no existing organization$/m,
    ],
  ])("is found: %s", async (_what, statement, finding) => {
    const { code, out, err } = await findingsAfter(run(statement));
    expect(out).toMatch(finding);
    expect(err).toMatch(/^countersign: \d+ findings?/);
    expect(code).toBe(1);
  });

  test("is found: a page of the file", async () => {
    const { code, out } = await findingsAfter((data) => {
      const file = path.join(data, "countersign.db");
      const descriptor = openSync(file, "r+");
      const pages = Math.floor(statSync(file).size / 4096);
      for (const page of [5, 9, 13])
        if (page < pages) writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    });
    expect(out).toMatch(/^database \S+countersign\.db: it is damaged: /);
    expect(code).toBe(1);
  });

  test("of more than --limit is not listed, and JSON is a line for each", async () => {
    const data = path.join(folder, "limited");
    cpSync(path.join(folder, "whole"), data, { recursive: true });
    run("update user_records set record = 'x'")(data);
    const { code, out, err } = await countersign(["doctor", "--data", data, "--limit", "2", "--json"], { cwd: folder });
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      table: "user_records",
      problem: "its record is not a JSON object",
    });
    expect(err).toContain("2 findings, possibly more: see --limit");
    expect(code).toBe(1);
  });

  test("is not looked for without the key-encryption key that is needed", async () => {
    const data = path.join(folder, "keyless");
    cpSync(path.join(folder, "whole"), data, { recursive: true });
    rmSync(path.join(data, "master.key"));
    const { code, err } = await countersign(["doctor", "--data", data], { cwd: folder });
    expect(err).toContain("master.key");
    expect(code).not.toBe(0);
  });
});
