// What callers and operators are told while the database can't do its work, and that the service recovers by itself.

import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

let service: RunningService;
afterEach(() => service.close());

const get = (path: string) => fetch(service.baseUrl + path);

async function createWallet(name: string): Promise<Response> {
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
  const type = "ACTIVITY_TYPE_CREATE_WALLET";
  const parameters = { walletName: name, accounts: [] };
  const body = JSON.stringify({ type, timestampMs: String(Date.now()), organizationId, parameters });
  const headers = await stampOf({ publicKey, privateKey }, body);
  return fetch(`${service.baseUrl}/public/v1/submit/create_wallet`, { method: "POST", body, headers });
}

async function walletNames(): Promise<string[]> {
  const { wallets } = await service.client.listWallets({ organizationId: service.root.organizationId });
  return wallets.map(({ walletName }) => walletName).sort();
}

/** Writes are refused as temporary, everything else works; as soon as the fault has passed, so do they. */
async function expectReadOnlyUntil(end: () => unknown): Promise<void> {
  const answers = await Promise.all(["one", "other"].map(createWallet));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    expect(await answer.json()).toMatchObject({
      code: 14,
      message: expect.not.stringMatching(/SQLITE|countersign\.db/),
    });
  }
  const ready = await get("/ready");
  expect([ready.status, ready.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect((await get("/health")).status).toBe(200);
  expect((await get("/metrics")).status).toBe(200);
  expect(await walletNames()).toEqual(["before"]);
  await end();
  await vi.waitFor(async () => expect((await get("/ready")).status).toBe(200), { timeout: 10_000, interval: 100 });
  expect((await createWallet("after")).status).toBe(200);
  expect(await walletNames()).toEqual(["after", "before"]);
}

describe("a SQLite database that another process has locked", () => {
  test("refuses writes with code 14 after some seconds, and holds up nothing else meanwhile", async () => {
    service = await startService();
    expect((await createWallet("before")).status).toBe(200);
    const other = new Sqlite(service.database);
    other.exec("begin immediate");
    const refused = createWallet("waits");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = performance.now();
    expect((await get("/health")).status).toBe(200);
    expect(await walletNames()).toEqual(["before"]);
    expect(performance.now() - asked).toBeLessThan(3000);
    expect((await refused).status).toBe(503);
    await expectReadOnlyUntil(() => other.exec("rollback"));
    other.close();
  }, 60_000);

  test("carries writes out when the other process is done in time", async () => {
    service = await startService();
    const other = new Sqlite(service.database);
    other.exec("begin immediate");
    const waiting = createWallet("waits");
    await new Promise((resolve) => setTimeout(resolve, 500));
    other.exec("rollback");
    other.close();
    expect((await waiting).status).toBe(200);
  }, 60_000);
});
