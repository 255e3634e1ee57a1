// Rows refer to the key under which they are sealed: the database itself keeps a key for as long as something is, and
// takes nothing in under a key that it doesn't have.

import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "../support/service.js";
import { dropOldKeys } from "../../../service/src/maintenance/dropping.js";
import { countSealed, sealedSecrets, secretTables } from "../../../service/src/maintenance/secrets.js";
import { collect } from "../../../service/src/store/batches.js";
import { KeyGone } from "../../../service/src/store/conflict.js";
import { addKey, holdCurrentKey, listKeys, makeCurrent } from "../../../service/src/store/key-encryption-keys.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import {
  authProxy,
  oauth2Credential,
  contactCode,
  importTarget,
  ours,
  privateKey,
  secret,
  theirs,
  wallet,
} from "../store/rows.js";

const [old, current, unknown] = ["0".repeat(15) + "1", "0".repeat(15) + "2", "0".repeat(15) + "3"] as const;
const textUnder = (id: string) => `cs1.${id}.${randomBytes(60).toString("base64url")}`;

let opened: OpenedStore;
let store: Store;
beforeAll(async () => {
  opened = await newStore();
  ({ store } = opened);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await store.write(async ({ database }) => {
    for (const table of [...secretTables, "key_encryption_keys"] as const) {
      await database.deleteFrom(table).execute();
    }
  });
  await store.write((transaction) => holdCurrentKey(transaction, [old]));
  await store.write((transaction) => addKey(transaction, current));
  await store.write((transaction) => makeCurrent(transaction, current));
});

const insert = (table: (typeof secretTables)[number], sealed: string) =>
  store.write(async ({ database }) => {
    const owned = { organization_id: ours };
    const dated = { created_at: 1, updated_at: 1 };
    const rows = {
      wallets: { ...owned, ...dated, ...wallet("w"), sealed },
      private_keys: { ...owned, ...dated, ...privateKey("k"), sealed },
      secrets: { ...owned, ...dated, ...secret("s"), sealed },
      import_targets: { ...owned, ...importTarget("t"), sealed },
      contact_codes: {
        ...owned,
        ...contactCode("c"),
        tries: 0,
        used_at: null,
        token_id: null,
        logged_in_at: null,
        forgotten_at: 2,
        sealed,
      },
      messages: {
        ...owned,
        id: "m",
        channel: "sms",
        recipient: "+1",
        content: "{}",
        sealed,
        status: "waiting",
        attempts: 0,
        due_at: 1,
        claimed_until: 0,
        last_error: null,
        created_at: 1,
      },
      auth_proxies: { ...owned, ...dated, ...authProxy("p"), sealed },
      oauth2_credentials: { ...owned, ...dated, ...oauth2Credential("c"), sealed },
      deployment: { name: "webhook_key", value: sealed },
    };
    await database
      .insertInto(table)
      .values(rows[table] as never)
      .execute();
  });
const ids = async () => (await listKeys(store)).map(({ id, state }) => `${id} ${state}`);

test.each(secretTables)("%s take nothing in that is sealed under a key which is not there", async (table) => {
  await expect(insert(table, textUnder(unknown))).rejects.toBeInstanceOf(KeyGone);
  await insert(table, textUnder(current));
  expect(await countSealed(store)).toEqual(new Map([[current, 1]]));
});

test.each(secretTables)("an old key stays as long as one row of %s is sealed under it", async (table) => {
  await insert(table, textUnder(old));
  await expect(dropOldKeys(store, current, 0)).rejects.toThrow(
    new RegExp(`is sealed under key ${old}; run \`countersign master-key rotate\` first`),
  );
  // Not only what looks first refuses.
  await expect(
    store.write(({ database }) => database.deleteFrom("key_encryption_keys").where("id", "=", old).execute()),
  ).rejects.toBeInstanceOf(KeyGone);
  expect(await ids()).toEqual([`${old} old`, `${current} current`]);
  await store.write(({ database }) => database.deleteFrom(table).execute());
  expect(await dropOldKeys(store, current, 0)).toEqual([old]);
  expect(await ids()).toEqual([`${current} current`]);
});

// SQLite has one writer at a time.
test.skipIf(database === "sqlite")("what a transaction under way has sealed under an old key keeps it", async () => {
  const other = await openStore(opened.location);
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begun = () => {};
  const writing = new Promise<void>((resolve) => (begun = resolve));
  const written = other.write(async ({ database }) => {
    await database
      .insertInto("deployment")
      .values({ name: "webhook_key", value: textUnder(old) })
      .execute();
    begun();
    await ended;
  });
  await writing;
  const dropping = dropOldKeys(store, current, 0);
  dropping.catch(() => {});
  setTimeout(end, 500);
  await expect(dropping).rejects.toThrow(`is sealed under key ${old}`);
  await written;
  expect(await ids()).toContain(`${old} old`);
  await other.close();
});

test("there is one current key, whoever says so", async () => {
  await expect(
    store.write(({ database }) => database.updateTable("key_encryption_keys").set({ state: "current" }).execute()),
  ).rejects.toThrow("changed in the meantime");
  const [one, other] = await Promise.all([openStore(opened.location), openStore(opened.location)]);
  expect(
    await Promise.all([one, other].map((each) => each.write((transaction) => holdCurrentKey(transaction, [unknown])))),
  ).toEqual([current, current]);
  await one.close();
  await other.close();
});

test("keys under which nothing is sealed do not become current where something is sealed under others", async () => {
  await insert("wallets", textUnder(old));
  await store.write(({ database }) => database.updateTable("key_encryption_keys").set({ state: "old" }).execute());
  const hold = (...held: string[]) => store.write((transaction) => holdCurrentKey(transaction, held));
  expect(await hold(unknown)).toBeUndefined();
  expect(await hold(old, unknown)).toBe(old);
});

test("all that is sealed under a key is gone through, past a page of an organization's rows", async () => {
  const owned = [ours, theirs].flatMap((organization_id) =>
    Array.from({ length: 65 }, (_, index) => ({
      ...wallet(`w${100 + index}`),
      organization_id,
      created_at: 1,
      updated_at: 1,
      sealed: textUnder(index === 0 ? old : current),
    })),
  );
  await store.write(async ({ database }) => {
    for (const row of owned)
      await database
        .insertInto("wallets")
        .values(row as never)
        .execute();
  });
  const through = async (under?: string) => {
    const pages = await collect(sealedSecrets(store, under));
    return pages.map(({ sealed }) => sealed).toSorted();
  };
  expect(await through()).toEqual(owned.map(({ sealed }) => sealed).toSorted());
  expect(await through(current)).toHaveLength(128);
});
