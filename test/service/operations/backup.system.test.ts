// Backups of the embedded database, made by the operator's commands beside a service that signs, and what comes of them.

import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { voidedTables } from "../../../service/src/backup/restore.js";
import { countersign } from "../cli/running.js";
import { generatedClient, rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { postgresUrl } from "../support/schemas.js";
import { database } from "../support/service.js";
import { makeKeys, signAll } from "./signing-keys.js";

let folder: string;
let data: string;
let service: ServiceProcess;
let keys: string[];
let signatures: unknown[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countersign-backup-"));
  data = join(folder, "data");
  service = await spawnService(data);
  keys = await makeKeys(client(service), service.root.organizationId);
  signatures = await signAll(client(service), service.root.organizationId, keys);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(folder, "case-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const client = (served: ServiceProcess) => generatedClient(served, rootOf(served).key);
const run = (...args: string[]) => countersign(args, { cwd: place });
const backUp = (...args: string[]) => run("backup", "made.backup", "--data", data, ...args);
const restore = (...args: string[]) => run("restore", "made.backup", "--data", "restored", ...args);
const restored = () => join(place, "restored");

/** Starts a service on what was restored, with the keys and root credentials that a backup does not have. */
async function onRestored<Result>(use: (served: ServiceProcess) => Promise<Result>): Promise<Result> {
  for (const name of ["master.key", "root.json"]) copyFileSync(join(data, name), join(restored(), name));
  const served = await spawnService(restored());
  try {
    return await use(served);
  } finally {
    await served.stop();
  }
}

/** Every row of every table, as text. */
function rowsOf(path: string): Record<string, string[]> {
  const database = new Sqlite(path, { readonly: true });
  try {
    const tables = database.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all();
    return Object.fromEntries(
      tables.map((table) => [
        table,
        database
          .prepare(`select * from "${table}"`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    );
  } finally {
    database.close();
  }
}

describe("a backup", () => {
  test("has every record of its moment, and signs as before when it is restored", async () => {
    // The service may write of its own accord before the rows are read.
    const { activities } = await vi.waitFor(
      async () => {
        rmSync(join(place, "made.backup"), { force: true });
        expect(await backUp()).toMatchObject({ code: 0, err: "" });
        const { processes: _, ...expected } = rowsOf(join(data, "countersign.db"));
        const { processes: __, ...found } = rowsOf(join(place, "made.backup"));
        expect(found).toEqual(expected);
        return found;
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(activities?.length).toBeGreaterThan(10);

    expect(await restore()).toMatchObject({ code: 0, err: "" });
    await onRestored(async (served) => {
      expect(await signAll(client(served), served.root.organizationId, keys)).toEqual(signatures);
    });
  });

  test("made while requests are answered has all that was acknowledged before, whole activities only", async () => {
    const { organizationId } = service.root;
    const sign = () =>
      client(service).signRawPayload({
        organizationId,
        parameters: {
          signWith: keys[0] ?? "",
          payload: crypto.randomUUID(),
          encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
          hashFunction: "HASH_FUNCTION_SHA256",
        },
      });
    const acknowledged: string[] = [];
    let isOver = false;
    const signers = Array.from({ length: 8 }, async () => {
      while (!isOver) acknowledged.push((await sign()).activity.id);
    });
    const names = ["one.backup", "two.backup", "three.backup"];
    const before: string[][] = [];
    for (const name of names) {
      const seen = before.at(-1)?.length ?? 0;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(seen), 30_000);
      before.push([...acknowledged]);
      expect(await run("backup", name, "--data", data)).toMatchObject({ code: 0 });
    }
    isOver = true;
    await Promise.all(signers);
    const { activities: now = [] } = rowsOf(join(data, "countersign.db"));
    for (const [index, name] of names.entries()) {
      const { activities = [] } = rowsOf(join(place, name));
      const text = activities.join("\n");
      expect(before[index]?.filter((id) => !text.includes(id))).toEqual([]);
      // Each as it still is: none is half of one.
      expect(activities.filter((row) => !now.includes(row))).toEqual([]);
    }
  });

  test("says what it is and which keys open it, and has no key itself", async () => {
    const { code, out } = await backUp("--json");
    expect(code).toBe(0);
    const { sha256, bytes, masterKeyIds, organizations, activities } = JSON.parse(out) as {
      readonly sha256: string;
      readonly bytes: number;
      readonly masterKeyIds: readonly string[];
      readonly organizations: number;
      readonly activities: number;
    };
    const rows = rowsOf(join(place, "made.backup"));
    expect([organizations, activities]).toEqual([rows["organizations"]?.length, rows["activities"]?.length]);
    const file = readFileSync(join(place, "made.backup"));
    expect(file).toHaveLength(bytes);
    expect(await digestOf(file)).toBe(sha256);
    expect(masterKeyIds).toHaveLength(1);
    expect(readFileSync(join(data, "master.key"), "utf8").length).toBeGreaterThan(20);
    for (const line of readFileSync(join(data, "master.key"), "utf8").trim().split("\n")) {
      expect(file.includes(line)).toBe(false);
    }
    expect(readdirSync(place)).toEqual(["made.backup"]);
    // Whoever opens it needs no other file beside it: its header asks for no write-ahead log.
    expect([...file.subarray(18, 20)]).toEqual([1, 1]);
  });

  test("replaces nothing", async () => {
    writeFileSync(join(place, "made.backup"), "mine");
    expect(await backUp()).toMatchObject({ code: 1, err: expect.stringContaining("a backup never replaces a file") });
    expect(readFileSync(join(place, "made.backup"), "utf8")).toBe("mine");
  });

  test("into a folder that is not there is refused, with its name", async () => {
    expect(await run("backup", "nowhere/made.backup", "--data", data)).toMatchObject({
      code: 2,
      err: `countersign: there is no folder ${join(place, "nowhere")} for the backup\n`,
    });
  });

  test("of a folder without a database, or of PostgreSQL, is refused", async () => {
    expect(await run("backup", "made.backup", "--data", "nowhere")).toMatchObject({
      code: 2,
      err: expect.stringContaining("there is no database at"),
    });
    const env = { COUNTERSIGN_DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
    expect(await countersign(["backup", "made.backup"], { cwd: place, env })).toMatchObject({
      code: 2,
      err: expect.stringContaining("docs/backup.md"),
    });
    expect(readdirSync(place)).toEqual([]);
  });
});

describe("encrypted by age, a backup", () => {
  let identity: string;
  beforeEach(async () => {
    identity = await generateX25519Identity();
    writeFileSync(join(place, "identity.txt"), `# a comment\n${identity}\n`);
  });
  const encrypted = async () => backUp("--recipient", await identityToRecipient(identity));

  test("opens by its key, and shows nothing before", async () => {
    expect(await encrypted()).toMatchObject({ code: 0, err: "" });
    const file = readFileSync(join(place, "made.backup"));
    expect(file.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(file.includes("SQLite format")).toBe(false);
    expect(file.includes(service.root.organizationId)).toBe(false);
    expect(await restore("--identity", "identity.txt")).toMatchObject({ code: 0, err: "" });
    const { activities } = rowsOf(join(restored(), "countersign.db"));
    expect(activities).toEqual(rowsOf(join(data, "countersign.db"))["activities"]);
  });

  test("does not open without its key, by another one, or altered anywhere", async () => {
    await encrypted();
    expect(await restore()).toMatchObject({ code: 2, err: expect.stringContaining("--identity") });
    writeFileSync(join(place, "other.txt"), await generateX25519Identity());
    const refusal = { code: 1, err: expect.stringContaining("it does not open") };
    expect(await restore("--identity", "other.txt")).toMatchObject(refusal);
    const file = readFileSync(join(place, "made.backup"));
    for (const at of [30, file.length >> 1, file.length - 1]) {
      const altered = Buffer.from(file);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      writeFileSync(join(place, "made.backup"), altered);
      expect(await restore("--identity", "identity.txt")).toMatchObject(refusal);
    }
    writeFileSync(join(place, "made.backup"), file.subarray(0, -70_000));
    expect(await restore("--identity", "identity.txt")).toMatchObject(refusal);
    expect(readdirSync(restored())).toEqual(["lock"]);
  });

  test("is refused with a file that holds no private key, which is named and not repeated", async () => {
    await encrypted();
    const by = async (text: string) => {
      writeFileSync(join(place, "wrong.txt"), text);
      return restore("--identity", "wrong.txt");
    };
    const wrong = join(place, "wrong.txt");
    expect(await restore("--identity", "wrong.txt")).toMatchObject({
      code: 2,
      err: expect.stringContaining(`--identity ${wrong}: ENOENT`),
    });
    for (const text of [`${identity}\nhunter2`, `${identity}\n${identity.slice(0, -1)}`]) {
      expect(await by(text)).toEqual({
        code: 2,
        out: "",
        err: `countersign: --identity ${wrong}: line 2 is not an age private key, such as AGE-SECRET-KEY-1…\n`,
      });
    }
    expect(await by("# nothing")).toMatchObject({ code: 2, err: expect.stringContaining("has no age private key") });
  });

  test("to what is no public key is refused before anything is written", async () => {
    expect(await backUp("--recipient", identity)).toMatchObject({ code: 2 });
    expect(await backUp("--recipient", "age1qqqq")).toMatchObject({ code: 1, err: expect.stringContaining("age1…") });
    expect(readdirSync(place)).toEqual(["identity.txt"]);
  });
});

describe("a restore", () => {
  beforeEach(async () => {
    const { code, err } = await backUp();
    if (code !== 0) throw new Error(err);
  });

  test("voids sessions, one-time codes and keys for imports", async () => {
    const { organizationId, userId } = service.root;
    const { session } = await (async () => {
      const { activity } = await client(service).createReadOnlySession({ organizationId, parameters: {} });
      return activity.result.createReadOnlySessionResult ?? { session: "" };
    })();
    await client(service).initImportWallet({ organizationId, parameters: { userId } });
    rmSync(join(place, "made.backup"));
    await backUp();
    const before = rowsOf(join(place, "made.backup"));
    expect([before["sessions"]?.length, before["import_targets"]?.length]).toEqual([1, 1]);
    expect(await restore()).toMatchObject({ code: 0, out: expect.stringMatching(/voided +2\n/) });
    await onRestored(async (served) => {
      const whoami = (at: string) =>
        fetch(`${at}/public/v1/query/whoami`, {
          method: "POST",
          headers: { "X-Session": session },
          body: JSON.stringify({ organizationId }),
        });
      expect((await whoami(service.baseUrl)).status).toBe(200);
      expect((await whoami(served.baseUrl)).status).toBe(401);
    });
  });

  test("leaves a folder that has a database, or a service, as it is", async () => {
    expect(await restore()).toMatchObject({ code: 0 });
    const before = readFileSync(join(restored(), "countersign.db"));
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining("move it away first") });
    expect(readFileSync(join(restored(), "countersign.db")).equals(before)).toBe(true);
    expect(await run("restore", "made.backup", "--data", data)).toMatchObject({
      code: 1,
      err: expect.stringContaining("another process uses the data folder"),
    });
  });

  test("of what is no backup, damaged, or of a newer version is refused and leaves nothing", async () => {
    const file = readFileSync(join(place, "made.backup"));
    const refuses = async (content: Buffer | string, message: string) => {
      writeFileSync(join(place, "made.backup"), content);
      const { code, err } = await restore();
      expect([code, err]).toEqual([1, expect.stringContaining(message)]);
      expect(err).toContain(join(place, "made.backup"));
      expect(existsSync(join(restored(), "countersign.db"))).toBe(false);
      expect(readdirSync(restored())).toEqual(["lock"]);
    };
    await refuses("", "not a database of Countersign");
    await refuses("a letter to a friend", "not a database of Countersign");
    // Whatever lies in a page's first bytes, its header among them, is gone.
    const damaged = Buffer.from(file);
    for (let page = 4_096; page < damaged.length; page += 4_096) damaged.fill(0xff, page, page + 64);
    await refuses(damaged, "it is damaged");
    writeFileSync(join(place, "made.backup"), file);
    const newer = new Sqlite(join(place, "made.backup"));
    newer.prepare("insert into kysely_migration values ('9999-tomorrow', '')").run();
    newer.close();
    await refuses(readFileSync(join(place, "made.backup")), "it was written by a newer version: it has 9999-tomorrow");
  });

  test("of a folder, or from one that is not there, is refused before anything is made", async () => {
    expect(await run("restore", place, "--data", "other")).toMatchObject({
      code: 2,
      err: `countersign: there is no backup at ${place}\n`,
    });
    expect(existsSync(join(place, "other"))).toBe(false);
  });

  test("on PostgreSQL voids by the page's commands what it voids on SQLite", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../docs/backup.md"), "utf8");
    const deleted = [...page.matchAll(/--command="delete from (\w+)"/g)].map(([, table]) => table);
    expect(deleted).toEqual(voidedTables);
  });

  test("that was killed is cleared away by the next one", async () => {
    mkdirSync(restored(), { mode: 0o700 });
    writeFileSync(join(restored(), "countersign.db.0123456789ab"), "half of it");
    expect(await restore()).toMatchObject({ code: 0 });
    expect(readdirSync(restored()).sort()).toEqual(["countersign.db", "lock"]);
  });
});

const hasTools = database === "postgres" && spawnSync("pg_dump", ["--version"]).status === 0;
describe.skipIf(!hasTools)("on PostgreSQL", () => {
  test("the commands of docs/backup.md bring back every key, and void what was handed out", async () => {
    const [from, to] = ["source", "target"].map((name) => `backup_${name}_${randomBytes(4).toString("hex")}`) as [
      string,
      string,
    ];
    const urlOf = (name: string) => Object.assign(new URL(postgresUrl), { pathname: name, search: "" }).href;
    const environment = { COUNTERSIGN_DATABASE_URL: urlOf(from), RESTORED_DATABASE_URL: urlOf(to) };
    const admin = new pg.Client(postgresUrl);
    await admin.connect();
    try {
      for (const name of [from, to]) await admin.query(`create database ${name}`);
      const served = await spawnService(join(place, "served"), environment);
      const { organizationId } = served.root;
      const names = await makeKeys(client(served), organizationId);
      const before = await signAll(client(served), organizationId, names);
      await client(served).createReadOnlySession({ organizationId, parameters: {} });
      await served.stop();

      const docs = readFileSync(new URL("../../../docs/backup.md", import.meta.url), "utf8");
      const commands = [...docs.matchAll(/^```sh\n(p(?:g_|sql)[^`]*)```$/gm)].map(([, command = ""]) => command);
      expect(commands).toHaveLength(2);
      for (const command of commands) {
        execFileSync("sh", ["-ec", command], { cwd: place, env: { ...process.env, ...environment } });
      }
      const again = await spawnService(join(place, "served"), { COUNTERSIGN_DATABASE_URL: urlOf(to) });
      expect(await signAll(client(again), organizationId, names)).toEqual(before);
      await again.stop();
      const copy = new pg.Client(urlOf(to));
      await copy.connect();
      expect((await copy.query("select count(*)::int as count from sessions")).rows).toEqual([{ count: 0 }]);
      await copy.end();
    } finally {
      for (const name of [from, to]) await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  });
});

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
