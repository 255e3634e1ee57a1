// The keys change only as far as all processes that live can follow.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCustody } from "../../../service/src/custody/open.js";
import {
  addMasterKey,
  createMasterKeyFile,
  dropOldMasterKeys,
  listMasterKeys,
} from "../../../service/src/custody/master-key-file.js";
import type { Custody } from "../../../service/src/custody/custody.js";
import { openLog } from "../../../service/src/log/log.js";
import { dropOldKeys } from "../../../service/src/maintenance/dropping.js";
import { HeldKeys } from "../../../service/src/maintenance/held-keys.js";
import { rotateTo } from "../../../service/src/maintenance/rotation.js";
import { addKey, holdCurrentKey, listKeys } from "../../../service/src/store/key-encryption-keys.js";
import { listProcesses, putProcess } from "../../../service/src/store/processes.js";
import type { Store } from "../../../service/src/store/store.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";

const hour = 3_600_000;

describe(`on ${database}`, () => {
  let folder: string;
  let file: string;
  let opened: OpenedStore;
  let store: Store;
  let custody: Custody;
  let logs: string[];
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    opened = await newStore();
    ({ store } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "countersign-processes-"));
    file = path.join(folder, "master.key");
    createMasterKeyFile(file);
    await store.write(async ({ database }) => {
      for (const table of ["processes", "key_encryption_keys"] as const) await database.deleteFrom(table).execute();
    });
    custody = await openCustody({ masterKey: { kind: "file", path: file } });
    logs = [];
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await custody.close();
    rmSync(folder, { recursive: true });
  });

  /** A service's part in it, with a key file of its own or the commands'. It looks when it is told. */
  async function open(keyFile = file, times: object = {}) {
    const own = await openCustody({ masterKey: { kind: "file", path: keyFile } });
    closing.push(() => own.close());
    const log = openLog("info", (line) => logs.push(line));
    const keys = await HeldKeys.open({ store, custody: own, log, times: { lookMilliseconds: hour, ...times } });
    closing.push(() => keys.close());
    return { keys, custody: own };
  }
  const parts = () => ({ store, custody, patienceMilliseconds: 300 });
  const currentId = async () => (await listKeys(store)).find(({ state }) => state === "current")?.id;
  const copyOfFile = () => {
    const copy = path.join(folder, "copy.key");
    cpSync(file, copy);
    return copy;
  };

  test("rotate names a process that lacks the new key, and nothing is sealed under it; later it goes on", async () => {
    const copy = copyOfFile();
    const { keys } = await open(copy);
    const [old = ""] = listMasterKeys(file);
    const added = addMasterKey(file);
    await expect(rotateTo(added, parts())).rejects.toThrow(
      new RegExp(`^process ${process.pid} on .* lacks the new key ${added}; nothing is sealed under it yet`),
    );
    expect(await currentId()).toBe(old);
    cpSync(file, copy);
    await keys.refresh();
    expect(await rotateTo(added, parts())).toBe(0);
    expect(await currentId()).toBe(added);
  });

  test("drop-old names a process that lacks the current key, or still seals under the old one", async () => {
    const [old = ""] = listMasterKeys(file);
    const { keys } = await open();
    const added = addMasterKey(file);
    await keys.refresh();
    await rotateTo(added, parts());
    await expect(dropOldKeys(store, added, 0)).rejects.toThrow(/^process \d+ on .* cannot run without the old keys/);
    expect(await listKeys(store)).toHaveLength(2);
    await keys.refresh();
    expect(await dropOldKeys(store, added, 0)).toEqual([old]);
  });

  test("a process that was killed counts until its lease ends, by the database's clock", async () => {
    const [old = ""] = listMasterKeys(file);
    await store.write((transaction) => holdCurrentKey(transaction, [old]));
    const dead = { id: "dead", name: "process 1 on one", keyIds: [old], sealsUnder: old, signingKeys: {} };
    await store.write((transaction) => putProcess(transaction, dead, 600));
    const added = addMasterKey(file);
    await expect(rotateTo(added, { ...parts(), patienceMilliseconds: 0 })).rejects.toThrow(
      /^process 1 on one \(heard of \d s ago\) lacks/,
    );
    expect(await rotateTo(added, { ...parts(), patienceMilliseconds: 5000 })).toBe(0);
    expect(await listProcesses(store)).toEqual([]);
  });

  test("the keys that a process signs with are read, and written as a version had them that knew only webhooks'", async () => {
    const said = { id: "p", name: "process 1 on one", keyIds: ["k"], sealsUnder: "k" };
    const signingKeys = { webhooks: ["w1", "w2"], bundles: ["b1", "b2"], sessions: ["s1"], codes: [] };
    await store.write((transaction) => putProcess(transaction, { ...said, signingKeys }, hour));
    expect(await listProcesses(store)).toMatchObject([{ ...said, signingKeys }]);
    const row = await store.database.selectFrom("processes").select("signing_keys").executeTakeFirst();
    expect(row?.signing_keys.split(" ").slice(0, 2)).toEqual(["w1", "w2"]);
    await store.write(async ({ database }) => {
      await database.updateTable("processes").set({ signing_keys: "w1 w2" }).execute();
    });
    const earlier = { webhooks: ["w1", "w2"], bundles: [], sessions: [], codes: [] };
    expect(await listProcesses(store)).toMatchObject([{ ...said, signingKeys: earlier }]);
  });

  test("a process that ends is no more at once", async () => {
    const { keys } = await open();
    expect(await listProcesses(store)).toHaveLength(1);
    await keys.close();
    expect(await listProcesses(store)).toEqual([]);
  });

  test.skipIf(database === "sqlite")("one that starts while the key changes is seen, or sees the new key", async () => {
    const [old = ""] = listMasterKeys(file);
    await store.write((transaction) => holdCurrentKey(transaction, [old]));
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let hold = () => {};
    const holding = new Promise<void>((resolve) => (hold = resolve));
    const starting = store.write(async (transaction) => {
      const key = await holdCurrentKey(transaction, [old]);
      hold();
      await ended;
      await putProcess(
        transaction,
        { id: "p", name: "process 1 on one", keyIds: [old], sealsUnder: present(key, "key"), signingKeys: {} },
        hour,
      );
    });
    await holding;
    const added = addMasterKey(file);
    const rotating = rotateTo(added, parts());
    rotating.catch(() => {});
    setTimeout(end, 200);
    await starting;
    await expect(rotating).rejects.toThrow(`lacks the new key ${added}`);
    expect(await currentId()).toBe(old);
  });

  test("a service does not start without the key that seals", async () => {
    const copy = copyOfFile();
    const added = addMasterKey(file);
    await store.write((transaction) => holdCurrentKey(transaction, listMasterKeys(copy)));
    await rotateTo(added, parts());
    await expect(open(copy)).rejects.toThrow(
      new RegExp(
        `does not belong to this deployment: its secrets are sealed under key-encryption key ${added}, which this service`,
      ),
    );
    expect(await listProcesses(store)).toEqual([]);
  });

  test("one that lacks it while it runs is not ready, says so once, and is ready again when it has it", async () => {
    const copy = copyOfFile();
    const { keys } = await open(copy);
    await store.write(({ database }) => database.deleteFrom("processes").execute());
    const added = addMasterKey(file);
    await rotateTo(added, parts());
    await keys.refresh();
    await keys.refresh();
    expect(() => keys.check()).toThrow(`this process lacks key-encryption key ${added}`);
    expect(logs.filter((line) => line.includes(`lacks key-encryption key ${added}`))).toHaveLength(1);
    cpSync(file, copy);
    await keys.refresh();
    keys.check();
  });

  test("a key that was dropped opens for a while, and is forgotten then", async () => {
    const { keys, custody: own } = await open(file, { graceMilliseconds: 200 });
    const owner = { organizationId: "o", kind: "wallet", id: "w" } as const;
    const { sealed } = await own.createWallet(owner, 12);
    const added = addMasterKey(file);
    await keys.refresh();
    await rotateTo(added, parts());
    await keys.refresh();
    expect(await dropOldKeys(store, added, 0)).toHaveLength(1);
    dropOldMasterKeys(file, added);
    await keys.refresh();
    expect(await own.reseal({ owner, sealed })).toMatch(new RegExp(`^cs1\\.${added}\\.`));
    await new Promise((resolve) => setTimeout(resolve, 250));
    await keys.refresh();
    await expect(own.reseal({ owner, sealed })).rejects.toThrow("which this service does not have");
    expect(logs.join()).toContain("removed a dropped key-encryption key");
  });

  test("a key that was added seals nothing before it is current", async () => {
    const { keys, custody: own } = await open();
    const [old = ""] = listMasterKeys(file);
    const added = addMasterKey(file);
    await store.write((transaction) => addKey(transaction, added));
    await keys.refresh();
    const owner = { organizationId: "o", kind: "wallet", id: "w" } as const;
    expect((await own.createWallet(owner, 12)).sealed).toContain(`cs1.${old}.`);
    expect(await listProcesses(store)).toMatchObject([{ keyIds: [old, added], sealsUnder: old }]);
  });
});
