// What callers and operators are told while the database can't do its work, and that the service recovers by itself.

import Sqlite from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import { watchChanges } from "../support/moments.js";
import { createWallet, get, walletNames } from "./requests.js";
import { useUnavailableScene } from "./unavailable-scene.js";

const scene = useUnavailableScene();
const { closing, start } = scene;

describe("a SQLite database that another process has locked", () => {
  test("refuses writes with code 14 after some seconds, and holds up nothing else meanwhile", async () => {
    await start();
    const other = new Sqlite(scene.service.database);
    other.exec("begin immediate");
    const refused = createWallet(scene.service, "waits");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = performance.now();
    expect((await get(scene.service, "/health")).status).toBe(200);
    expect(await walletNames(scene.service)).toEqual(["before"]);
    expect(performance.now() - asked).toBeLessThan(3000);
    expect((await refused).status).toBe(503);
    await scene.expectReadsOnlyUntil(() => other.exec("rollback"));
    other.close();
  });

  test("carries writes out when the other process is done in time", async () => {
    await start();
    const other = new Sqlite(scene.service.database);
    other.exec("begin immediate");
    const waiting = createWallet(scene.service, "waits");
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
/** Wherever they come, they are told alike. */
const some = ["SQLITE_FULL", "SQLITE_IOERR_FSYNC", "SQLITE_BUSY_RECOVERY"];

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
    ["the beginning of a transaction", /^begin/, codes],
    ["a savepoint", /^(savepoint|insert)/, some],
    ["the last row of an activity", /^insert into "activities"|^insert into "deployment"/, some],
    ["the commit", /^commit/, some],
  ])(
    "%s is code 14, whichever of the temporary ones it is, and leaves nothing half done",
    async (_where, statement, tried) => {
      const fault = await startFailing();
      for (const code of tried) {
        Object.assign(fault, { statement, code });
        const answers = await Promise.all([1, 2, 3].map((index) => createWallet(scene.service, `${code} ${index}`)));
        expect([code, ...answers.map(({ status }) => status)]).toEqual([code, 503, 503, 503]);
        fault.statement = undefined;
        expect(await walletNames(scene.service)).toEqual(["before"]);
      }
      await vi.waitFor(async () => expect((await get(scene.service, "/ready")).status).toBe(200), { timeout: 20_000 });
      expect((await createWallet(scene.service, "after")).status).toBe(200);
    },
  );

  test("a write of one that does not pass is code 13, and its reason is in the log", async () => {
    const fault = await startFailing();
    Object.assign(fault, { statement: /^insert/, code: "SQLITE_CORRUPT" });
    expect((await createWallet(scene.service, "broken")).status).toBe(500);
    expect(scene.service.logs.some((line) => line.includes("as SQLite says it"))).toBe(true);
  });
});
