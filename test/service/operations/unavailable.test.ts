// What callers and operators are told while the database can't do its work, and that the service recovers by itself.

import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, test, vi } from "vitest";
import { watchChanges } from "../support/moments.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { canMount, mountDisk } from "../support/small-disk.js";
import { createWallet, get, walletNames } from "./requests.js";

let service: RunningService;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(options?: Parameters<typeof startService>[0]): Promise<void> {
  service = await startService(options);
  closing.push(() => service.close());
  expect((await createWallet(service, "before")).status).toBe(200);
}

/** Writes are refused as temporary, everything else works; as soon as the fault has passed, so do they. */
async function expectReadsOnlyUntil(end: () => unknown): Promise<void> {
  const answers = await Promise.all(["one", "other"].map((name) => createWallet(service, name)));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("1");
    const { code, message } = (await answer.json()) as { readonly code: number; readonly message: string };
    expect(code).toBe(14);
    expect(message).not.toMatch(/SQLITE|countersign\.db|\//);
  }
  // What was seen before is answered for a second.
  await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(503), { timeout: 20_000 });
  expect((await get(service, "/ready")).headers.get("Retry-After")).toBe("1");
  expect((await get(service, "/health")).status).toBe(200);
  expect((await fetch(`${service.managementUrl}/metrics`)).status).toBe(200);
  expect(await walletNames(service)).toEqual(["before"]);
  await end();
  await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(200), { timeout: 20_000 });
  expect((await createWallet(service, "after")).status).toBe(200);
  expect(await walletNames(service)).toEqual(["after", "before"]);
}

describe("a SQLite database that another process has locked", () => {
  test("refuses writes with code 14 after some seconds, and holds up nothing else meanwhile", async () => {
    await start();
    const other = new Sqlite(service.database);
    other.exec("begin immediate");
    const refused = createWallet(service, "waits");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = performance.now();
    expect((await get(service, "/health")).status).toBe(200);
    expect(await walletNames(service)).toEqual(["before"]);
    expect(performance.now() - asked).toBeLessThan(3000);
    expect((await refused).status).toBe(503);
    await expectReadsOnlyUntil(() => other.exec("rollback"));
    other.close();
  });

  test("carries writes out when the other process is done in time", async () => {
    await start();
    const other = new Sqlite(service.database);
    other.exec("begin immediate");
    const waiting = createWallet(service, "waits");
    await new Promise((resolve) => setTimeout(resolve, 500));
    other.exec("rollback");
    other.close();
    expect((await waiting).status).toBe(200);
  });
});

// The result codes that pass by themselves, as SQLite gives them (https://sqlite.org/rescode.html).
const codes = [
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_IOERR_SHMSIZE",
  "SQLITE_READONLY",
  "SQLITE_READONLY_DBMOVED",
  "SQLITE_BUSY_RECOVERY",
  "SQLITE_CANTOPEN",
  "SQLITE_NOMEM",
  "SQLITE_PROTOCOL",
];

describe("an error of SQLite at", () => {
  /** Starts a service in which statements can be made to fail. */
  async function startFailing(): Promise<{ statement: RegExp | undefined; code: string }> {
    const fault: { statement: RegExp | undefined; code: string } = { statement: undefined, code: "" };
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const closed = new Promise<void>((resolve) => closing.push(resolve));
    // What is prepared in the meantime can fail for as long as it lives.
    const watching = watchChanges(
      async () => {
        await start();
        open();
        await closed;
      },
      (change) => {
        if (fault.statement?.test(change)) throw new Sqlite.SqliteError("as SQLite says it", fault.code);
      },
    );
    await Promise.race([opened, watching]);
    return fault;
  }

  test.each([
    ["the beginning of a transaction", /^begin/],
    ["a savepoint", /^(savepoint|insert)/],
    ["the last row of an activity", /^insert into "activities"|^insert into "deployment"/],
    ["the commit", /^commit/],
  ])(
    "%s is code 14, whichever of the temporary ones it is, and leaves nothing half done",
    async (_where, statement) => {
      const fault = await startFailing();
      for (const code of codes) {
        Object.assign(fault, { statement, code });
        const answers = await Promise.all([1, 2, 3].map((index) => createWallet(service, `${code} ${index}`)));
        expect([code, ...answers.map(({ status }) => status)]).toEqual([code, 503, 503, 503]);
        fault.statement = undefined;
        expect(await walletNames(service)).toEqual(["before"]);
      }
      await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(200), { timeout: 20_000 });
      expect((await createWallet(service, "after")).status).toBe(200);
    },
  );

  test("a write of one that does not pass is code 13, and its reason is in the log", async () => {
    const fault = await startFailing();
    Object.assign(fault, { statement: /^insert/, code: "SQLITE_CORRUPT" });
    expect((await createWallet(service, "broken")).status).toBe(500);
    expect(service.logs.some((line) => line.includes("as SQLite says it"))).toBe(true);
  });
});

describe.skipIf(!canMount)("a disk that is full, which root alone can mount", () => {
  test("refuses writes with code 14, answers everything else, and is written to again when there is room", async () => {
    const disk = mountDisk(8192);
    closing.push(() => disk.remove());
    await start({ config: { data: `${disk.folder}/data` } });
    disk.fill();
    await expectReadsOnlyUntil(() => disk.makeRoom());
    expect(await walletNames(service)).toHaveLength(2);
  });

  test("that becomes full under load loses nothing that was acknowledged and leaves nothing half done", async () => {
    const disk = mountDisk(8192);
    closing.push(() => disk.remove());
    await start({ config: { data: `${disk.folder}/data`, "limits.wallets": "10000" } });
    const acknowledged = ["before"];
    for (let round = 0; round < 4; round++) {
      const answers = Array.from({ length: 40 }, async (_, index) => {
        if (index === 20) disk.fill();
        const name = `${round} ${index}`;
        const { status } = await createWallet(service, name);
        expect([200, 503]).toContain(status);
        if (status === 200) acknowledged.push(name);
      });
      await Promise.all(answers);
      expect((await createWallet(service, "never")).status).toBe(503);
      expect(await walletNames(service)).toEqual([...acknowledged].sort());
      disk.makeRoom();
      await vi.waitFor(async () => expect((await get(service, "/ready")).status).toBe(200), { timeout: 20_000 });
    }
    expect((await createWallet(service, "after")).status).toBe(200);
  });
});
