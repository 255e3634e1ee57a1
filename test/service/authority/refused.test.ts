// What becomes of an organization whose rows were changed past the service, and of single rows.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { ErrorCode } from "@countersign/api";
import { readRecord } from "../../../service/src/transparency/event.js";
import { countersign } from "../cli/running.js";
import { handIn, newCustomer, sendCode } from "../families/logins/world.js";
import { openOutbox } from "../families/logins/outbox.js";
import { unproved } from "../support/authority.js";
import type { Unproved } from "../support/authority.js";
import { newSubOrganization, newSubOrganizationOf, newUser, Person } from "../support/people.js";
import { refusal } from "../support/refusal.js";
import { act, look, newWallet, signing, submit, vote } from "../support/requests.js";
import { present } from "../support/results.js";
import { newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countersign-refused-"));
  world = await openWorld({ config: { "audit.file": join(folder, "audit.log") } });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const tamper = <Result>(work: (database: Unproved) => Promise<Result>) =>
  world.store.write((transaction) => work(unproved(transaction)));
const closed = refusal(
  ErrorCode.FAILED_PRECONDITION,
  /closed to everything but reading|not as the service|not been written/,
);

describe("an organization in whose rows somebody has written", () => {
  let alice: Person;
  let thief: Person;
  let address: string;
  beforeEach(async () => {
    alice = await newSubOrganization(world.root);
    address = await newWallet(alice, "Treasury");
    thief = new Person(world.service, newKey(), alice);
  });

  /** Gives the thief a key of Alice's. */
  async function giveKey(): Promise<void> {
    await tamper(async (database) => {
      const of = database.selectFrom("api_keys").selectAll().where("user_id", "=", alice.userId);
      const row = await of.executeTakeFirstOrThrow();
      const key = { ...row, id: uuidv7(), public_key: thief.key.publicKey };
      await database.insertInto("api_keys").values(key).execute();
      const changed = database.updateTable("organizations").set({ quorum_threshold: 1, revision: 7, changes: "" });
      await changed.where("id", "=", alice.organizationId).execute();
    });
  }
  const takeKey = () =>
    tamper((database) => database.deleteFrom("api_keys").where("public_key", "=", thief.key.publicKey).execute());
  const signs = (by: Person) => submit(by, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "theft"));

  test("is closed to everything but reading, whoever asks, until they are put back", async () => {
    expect(await signs(alice)).toMatchObject({ status: 200 });
    await giveKey();
    for (const by of [alice, thief]) expect(await signs(by)).toMatchObject({ status: 400, error: closed });
    const { organizationId } = alice;
    expect((await alice.client.getWallets({ organizationId })).wallets).toHaveLength(1);
    expect(world.service.logs.filter((line) => line.includes(organizationId)).join()).toContain(
      "the organization is closed to everything but reading",
    );
    const metrics = await (await fetch(`${world.service.managementUrl}/metrics`)).text();
    expect(metrics).toMatch(/^countersign_authority_refused [1-9]/m);
    const audited = () => readFileSync(join(folder, "audit.log"), "utf8");
    await expect.poll(audited).toContain(`"event":"refused","organizationId":"${organizationId}"`);
    await takeKey();
    await tamper((database) =>
      database.updateTable("organizations").set({ revision: 8 }).where("id", "=", organizationId).execute(),
    );
    await expect.poll(async () => (await signs(alice)).status, { timeout: 10_000 }).toBe(200);
    expect(await signs(thief)).toMatchObject({ status: 401 });
  });

  test("is that of others no more than before: their own goes on", async () => {
    const other = await newSubOrganization(world.root);
    const own = await newWallet(other, "Own");
    await giveKey();
    expect(await signs(alice)).toMatchObject({ status: 400 });
    expect(await submit(other, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(own, "mine"))).toMatchObject({
      status: 200,
    });
  });

  test("is listed row by row by the operator's commands, and accepted as it is, for a reason", async () => {
    await giveKey();
    const run = (...args: string[]) =>
      countersign(["authority", ...args, "--data", world.service.dataFolder, "--organization", alice.organizationId], {
        cwd: world.service.dataFolder,
        env: world.service.database.startsWith("postgres") ? { COUNTERSIGN_DATABASE_URL: world.service.database } : {},
      });
    const status = await run("status");
    expect(status.out).toMatch(
      /^api_keys [0-9a-f-]{36} of organization .*: it has not been written by the service as it is$/m,
    );
    expect(await run("accept")).toMatchObject({ code: 2 });
    const accepted = await run("accept", "--reason", "the key is Alice's new laptop");
    expect(accepted).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Accepted \d+ rows\. SHA-256 .*: [0-9a-f]{64}/) as string,
    });
    expect(accepted.err + accepted.out).toContain("the key is Alice's new laptop");
    expect((await run("status")).out).toContain("All rows are as the service has left them.");
    await expect.poll(async () => (await signs(thief)).status, { timeout: 10_000 }).toBe(200);
    const { organizationId, generatedClient } = alice;
    const events = async () => {
      const { records } = await generatedClient.listLogRecords({ organizationId });
      return records.map(({ record }) => readRecord(Buffer.from(record)).event);
    };
    const reason = "the key is Alice's new laptop";
    await expect
      .poll(events, { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ kind: "acceptance", reason }));
    expect((await events()).findLast(({ kind }) => kind === "quorum")).toMatchObject({ userIds: [alice.userId] });
  });
});

test("a code that was sent to somebody logs in nobody else", async () => {
  const customer = await newCustomer(world.root);
  const outbox = openOutbox(world.service.dataFolder);
  const bob = await newUser(customer, { userName: "Bob" });
  const otpId = await sendCode(customer, customer.email);
  const code = await outbox.nextCode(customer.email);
  await tamper((database) =>
    database.updateTable("one_time_codes").set({ user_id: bob.userId }).where("id", "=", otpId).execute(),
  );
  await expect(handIn(customer, otpId, code)).rejects.toMatchObject(
    refusal(ErrorCode.FAILED_PRECONDITION, "one_time_codes"),
  );
});

test("a vote that nobody cast carries nothing out", async () => {
  const [alice, carol, erin] = await newSubOrganizationOf(world.root, "Alice", "Carol", "Erin");
  const userIds = [alice, carol, erin].map(({ userId }) => userId);
  await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 3, userIds });
  const waiting = await act(alice, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Signers", userIds: [] });
  await vote(carol, "APPROVE", waiting);
  // Alice's vote, as if it were Erin's.
  await tamper(async (database) => {
    const of = database.selectFrom("votes").selectAll().where("activity_id", "=", waiting.id);
    const cast = await of.executeTakeFirstOrThrow();
    await database.deleteFrom("votes").where("activity_id", "=", waiting.id).execute();
    const forged = [{ ...cast, id: uuidv7(), user_id: erin.userId }];
    await database.insertInto("votes").values(forged).execute();
  });
  for (const by of [carol, erin]) {
    const { status, error } = await vote(by, "APPROVE", waiting);
    expect({ status, message: error?.message }).toMatchObject({
      status: 400,
      message: expect.stringContaining("votes on it") as string,
    });
  }
  expect((await look(alice, waiting)).status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
});

test("an address is shown only as the service has made it", async () => {
  const alice = await newSubOrganization(world.root);
  const address = await newWallet(alice, "Treasury");
  const { organizationId, client } = alice;
  const [wallet] = (await client.getWallets({ organizationId })).wallets;
  const walletId = present(wallet).walletId;
  expect((await client.getWalletAccounts({ organizationId, walletId })).accounts[0]?.address).toBe(address);
  await tamper((database) =>
    database
      .updateTable("wallet_accounts")
      .set({ address: "0x000000000000000000000000000000000000dEaD" })
      .where("wallet_id", "=", walletId)
      .execute(),
  );
  await expect(client.getWalletAccounts({ organizationId, walletId })).rejects.toMatchObject(
    refusal(ErrorCode.FAILED_PRECONDITION, "wallet_accounts"),
  );
});
