// What is sealed under a key that is dropped before it is written: the interleaving that lost wallets while only their
// texts named the key. A request is stopped between its sealing and its writing, the key changes, the request goes on.

import path from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { openCustody } from "../../../service/src/custody/open.js";
import { listMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { secretTables } from "../../../service/src/maintenance/secrets.js";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { countersign } from "../cli/running.js";
import type { Ended } from "../cli/running.js";
import { ethereumAccount } from "../support/accounts.js";
import { HeldWrites } from "../support/held-writes.js";
import { resultOf } from "../support/results.js";
import { database, startService } from "../support/service.js";
import type { RunningService, ServiceOptions } from "../support/service.js";

describe(`on ${database}, a wallet that was sealed under a key which is dropped before it is written`, () => {
  const writes = new HeldWrites();
  let service: RunningService;
  let store: Store;
  const start = async (keyTimes: ServiceOptions["keyTimes"] = {}) => {
    service = await startService({ postgres: database === "postgres", openStore: writes.open, keyTimes });
    store = await openBeside(service);
  };
  afterEach(async () => {
    await store.close();
    await service.close();
  });

  const command = (name: string): Promise<Ended> =>
    countersign(["master-key", name, "--data", service.dataFolder], {
      cwd: service.dataFolder,
      env: database === "postgres" ? { COUNTERSIGN_DATABASE_URL: service.database } : {},
    });
  const keyFile = () => path.join(service.dataFolder, "master.key");
  /** Creates a wallet, whose writing is held back until the key under which it was sealed is gone. */
  async function createWhileKeysChange(): Promise<{ readonly walletId: string; readonly dropped: Ended }> {
    const { organizationId } = service.root;
    const held = writes.hold();
    const parameters = { walletName: "Treasury", accounts: [ethereumAccount] as never };
    const creating = service.client.createWallet({ organizationId, parameters });
    await held.reached;
    expect(await command("rotate")).toMatchObject({ code: 0 });
    const dropped = await command("drop-old");
    held.release();
    const { activity } = await creating;
    return { walletId: resultOf(activity, "createWalletResult").walletId, dropped };
  }
  /** What somebody finds who has the key file and the database alone. */
  async function deriveAnew(walletId: string): Promise<string[]> {
    const custody = await openCustody({ masterKey: { kind: "file", path: keyFile() } });
    try {
      const { organizationId } = service.root;
      const { sealed } = await store.database
        .selectFrom("wallets")
        .select("sealed")
        .where("id", "=", walletId)
        .executeTakeFirstOrThrow();
      const { curve, path: derivation } = ethereumAccount;
      const account = { curve: curve as "CURVE_SECP256K1", path: derivation };
      return await custody.derive({ owner: { organizationId, kind: "wallet", id: walletId }, sealed }, [account]);
    } finally {
      await custody.close();
    }
  }

  test("is sealed anew under the new one before it is acknowledged", async () => {
    await start();
    const [old] = listMasterKeys(keyFile());
    const { walletId, dropped } = await createWhileKeysChange();
    expect(dropped).toMatchObject({ code: 0, out: expect.stringContaining(`Removed ${old}`) as string });
    expect(listMasterKeys(keyFile())).not.toContain(old);
    expect(await deriveAnew(walletId)).toEqual([expect.stringMatching(/^04[0-9a-f]{128}$/)]);
  });

  // On SQLite, that the process is there shows by its lock.
  test.skipIf(database === "sqlite")(
    "is sealed anew where the process was cut off for so long that nobody has waited for it",
    async () => {
      await start({ lookMilliseconds: 3_600_000, leaseMilliseconds: 500 });
      const { walletId, dropped } = await createWhileKeysChange();
      expect(dropped).toMatchObject({ code: 0 });
      expect(await deriveAnew(walletId)).toEqual([expect.stringMatching(/^04[0-9a-f]{128}$/)]);
    },
  );

  test("is lost where rows do not refer to their keys: the test would notice", async () => {
    await start();
    await letTextsAloneNameKeys(store, service.database);
    const { walletId } = await createWhileKeysChange();
    await expect(deriveAnew(walletId)).rejects.toThrow(/sealed under key-encryption key [0-9a-f]{16}, which/);
  });
});

/** Takes the references away, as it was before there were any. */
async function letTextsAloneNameKeys(store: Store, file: string): Promise<void> {
  if (store.isShared) {
    for (const table of secretTables) {
      const constraint = `${table}_sealed_under_fkey`;
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)}`.execute(store.database);
    }
    return;
  }
  const database = new Sqlite(file);
  database.unsafeMode();
  database.pragma("writable_schema = on");
  const { changes } = database
    .prepare(`update sqlite_master set sql = replace(sql, 'references key_encryption_keys (id)', '')`)
    .run();
  expect(changes).toBeGreaterThan(secretTables.length);
  database.pragma(`schema_version = ${Number(database.pragma("schema_version", { simple: true })) + 1}`);
  database.close();
}
