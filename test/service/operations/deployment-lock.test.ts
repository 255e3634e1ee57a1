// The key-encryption keys of a deployment on PostgreSQL change only while no service uses it: else one could acknowledge
// what it has sealed under a key that is dropped meanwhile.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiKeyStamper, createClient } from "@countersign/api";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMasterKeyFile } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";
import { lockDeployment } from "../../../service/src/store/deployment-lock.js";
import { openStore } from "../../../service/src/store/open.js";
import { ethereumAccount } from "../engine/actor.js";
import { runProgram, spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { createSchema, databases } from "../support/service.js";

describe.skipIf(!databases.includes("postgres"))("on PostgreSQL", { timeout: 240_000 }, () => {
  let data: string;
  let url: string;
  let drop = async () => {};
  const running: ServiceProcess[] = [];
  beforeEach(async () => {
    data = mkdtempSync(path.join(tmpdir(), "countersign-lock-"));
    ({ url, drop } = await createSchema());
  });
  afterEach(async () => {
    for (const service of running.splice(0)) await service.kill();
    await drop();
    rmSync(data, { recursive: true });
  });

  const environment = () => ({ COUNTERSIGN_DATABASE_URL: url });
  const start = async () => {
    const service = await spawnService(data, environment());
    running.push(service);
    return service;
  };
  const command = (name: string) => runProgram(["master-key", name, "--data", data], environment());
  const clientOf = ({ baseUrl, root }: ServiceProcess) =>
    createClient({
      baseUrl,
      stamper: apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
    });
  const createWallet = async (service: ServiceProcess, walletName: string) => {
    const accounts = [ethereumAccount] as never;
    const { organizationId } = service.root;
    const { activity } = await clientOf(service).createWallet({ organizationId, parameters: { walletName, accounts } });
    return activity.result.createWalletResult!.addresses[0]!;
  };
  const sign = async (service: ServiceProcess, signWith: string) => {
    const parameters = {
      signWith,
      payload: "the same",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
    } as const;
    const { organizationId } = service.root;
    const { activity } = await clientOf(service).signRawPayload({ organizationId, parameters });
    return activity.result.signRawPayloadResult;
  };
  const refused = {
    code: 1,
    err: expect.stringContaining("a service or another command uses this database") as string,
  };

  test("a wallet that was sealed before the commands run and is committed after them can be opened", async () => {
    const service = await start();
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin; lock table organizations in exclusive mode");
    const creating = createWallet(service, "Treasury");
    const waiting =
      "select count(*)::int as count from pg_locks where not granted and relation = 'organizations'::regclass";
    await vi.waitFor(
      async () => expect((await holder.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1),
      20_000,
    );
    const ended = [await command("rotate"), await command("drop-old")];
    await holder.query("commit");
    await holder.end();
    expect(await sign(service, await creating)).toMatchObject({ v: expect.stringMatching(/^0[01]$/) as string });
    expect(ended).toEqual([expect.objectContaining(refused), expect.objectContaining(refused)]);
  });

  test("while one of two services lives, however the other ended, no key is added or dropped; then all wallets open", async () => {
    const [one, other] = [await start(), await start()];
    const wallets = [];
    for (let i = 0; i < 3; i++) {
      wallets.push(...(await Promise.all([createWallet(one, `one ${i}`), createWallet(other, `other ${i}`)])));
      expect(await command(i === 1 ? "drop-old" : "rotate")).toMatchObject(refused);
    }
    await one.kill();
    expect(await command("rotate")).toMatchObject(refused);
    wallets.push(await createWallet(other, "last"));
    const before = readFileSync(path.join(data, "master.key"), "utf8");
    expect(before.trim().split("\n")).toHaveLength(1);
    await other.kill();
    expect(await command("rotate")).toMatchObject({ code: 0 });
    expect(await command("drop-old")).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(data, "master.key"), "utf8")).not.toContain(before.trim());
    const again = await start();
    for (const wallet of wallets) expect(await sign(again, wallet)).toBeDefined();
  });

  test("commands exclude each other, and a service does not start beside one", async () => {
    await (await start()).stop();
    const lock = await lockDeployment(url, "maintenance");
    expect(await command("rotate")).toMatchObject(refused);
    await expect(start()).rejects.toThrow("a command is changing the key-encryption keys of this database");
    await lock.release();
    await start();
  });

  test("without its lock, custody seals nothing and opens what is sealed", async () => {
    let isHeld = true;
    const file = path.join(data, "master.key");
    createMasterKeyFile(file);
    const custody = await openCustody({ masterKey: { kind: "file", path: file }, maySeal: () => isHeld });
    const owner = (kind: "wallet" | "transfer") => ({ kind, organizationId: "o", id: "i" }) as const;
    const { sealed } = await custody.createWallet(owner("wallet"), 12);
    isHeld = false;
    const unavailable = { code: 14 };
    await expect(custody.createWallet(owner("wallet"), 12)).rejects.toMatchObject(unavailable);
    await expect(custody.createTransferKey(owner("transfer"))).rejects.toMatchObject(unavailable);
    const account = { curve: "CURVE_SECP256K1", path: "m/0" } as const;
    expect(await custody.derive({ owner: owner("wallet"), sealed }, [account])).toHaveLength(1);
    await custody.close();
  });

  test("a service that has lost its lock knows, and takes it anew when no command has it", async () => {
    const store = await openStore(url);
    const lock = await lockDeployment(url, "service");
    const maintain = () => lockDeployment(url, "maintenance");
    await expect(maintain()).rejects.toThrow("uses this database");
    const { schema } = (
      await store.database.selectNoFrom((e) => e.fn<string>("current_schema").as("schema")).execute()
    )[0]!;
    const end = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid::bigint = hashtext('${schema}')::bigint & 4294967295`;
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(end);
    await vi.waitFor(() => expect(lock.isHeld()).toBe(false));
    // Before it is taken anew.
    const command = await maintain();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(lock.isHeld()).toBe(false);
    await command.release();
    await vi.waitFor(() => expect(lock.isHeld()).toBe(true), 10_000);
    await lock.release();
    await (await maintain()).release();
    await other.end();
    await store.close();
  });
});
