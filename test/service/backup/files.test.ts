// What backups are as files, of which the commands show little: whose they are, what is left beside them, and what is found
// wrong in them.

import { generateX25519Identity, identityToRecipient } from "age-encryption";
import Sqlite from "better-sqlite3";
import { createHash } from "node:crypto";
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  decrypted,
  decryptFile,
  encryptFile,
  isAgeFile,
  parseIdentities,
} from "../../../service/src/backup/age-file.js";
import { backUp } from "../../../service/src/backup/backup.js";
import { restore } from "../../../service/src/backup/restore.js";
import { inspectSnapshot } from "../../../service/src/backup/snapshot.js";
import { migrationsFor } from "../../../service/src/store/migrations/migrate.js";
import { sqliteEngine } from "../../../service/src/store/sqlite/engine.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";

let opened: OpenedStore;
let folder: string;
let file: string;
beforeAll(async () => {
  opened = await newStore("sqlite");
  await newOrganization(opened.store);
});
afterAll(() => opened.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-files-"));
  file = path.join(folder, "made.backup");
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => statSync(name).mode & 0o777;
const newest = Object.keys(migrationsFor(sqliteEngine)).toSorted().at(-1);

/** Changes a database past all that it forbids. */
function alter(database: string, ...statements: readonly string[]): void {
  const writer = new Sqlite(database);
  writer.unsafeMode();
  writer.pragma("foreign_keys = OFF");
  writer.pragma("writable_schema = ON");
  for (const statement of statements) writer.exec(statement);
  writer.close();
}

describe("a backup", () => {
  test("is one file of its owner, told of by its content, with nothing beside it", async () => {
    const made = await backUp(opened.location, file, []);
    const content = readFileSync(file);
    expect(made).toEqual({
      file,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      schema: newest,
      organizations: 1,
      activities: 0,
      lastActivityAt: undefined,
      masterKeyIds: [],
    });
    expect(modeOf(file)).toBe(0o600);
    // The numbers in its header that say whether it needs a file for its log.
    expect([content[18], content[19]]).toEqual([1, 1]);
    expect(readdirSync(folder)).toEqual(["made.backup"]);
  });

  test("clears away what another one has left a day before, and nothing that may be under way", async () => {
    const [old, recent] = [`${file}.0123456789ab`, `${file}.ba9876543210`];
    for (const [name, hours] of [[old, 25] as const, [recent, 23] as const]) {
      writeFileSync(name, "half of it");
      utimesSync(name, new Date(), new Date(Date.now() - hours * 3_600_000));
    }
    await backUp(opened.location, file, []);
    expect(readdirSync(folder)).toEqual([file, recent].map((name) => path.basename(name)));
  });

  test("tells of damage in its rows, not only in its pages", async () => {
    await backUp(opened.location, file, []);
    expect(inspectSnapshot(file).organizations).toBe(1);
    alter(file, "create table notes (text text references key_encryption_keys (id))", "insert into notes values ('x')");
    expect(() => inspectSnapshot(file)).toThrow("it is damaged: a row of notes refers to a row that does not exist");
    alter(
      file,
      "update notes set text = null",
      "update sqlite_master set sql = 'create table notes (text text not null)' where name = 'notes'",
    );
    expect(() => inspectSnapshot(file)).toThrow("it is damaged: NULL value in notes.text");
  });

  test("that lacks a table is not called damaged: SQLite says which", () => {
    alter(file, "create table kysely_migration (name text)");
    expect(() => inspectSnapshot(file)).toThrow(/^no such table: organizations$/);
  });

  test("of a database that is none of the service's is refused", async () => {
    const other = path.join(folder, "other.db");
    alter(other, "create table notes (text text)");
    await expect(backUp(other, file, [])).rejects.toThrow("it is not a database of Countersign");
    await expect(backUp(path.join(folder, "missing.db"), file, [])).rejects.toThrow(Sqlite.SqliteError);
    expect(readdirSync(folder)).toEqual(["other.db"]);
  });
});

describe("a file encrypted by age", () => {
  let identity: string;
  let plain: string;
  beforeEach(async () => {
    identity = await generateX25519Identity();
    plain = path.join(folder, "plain");
    writeFileSync(plain, "a secret ".repeat(20_000));
    await encryptFile(plain, file, [await identityToRecipient(identity)]);
  });

  test("is told from others by how it begins", () => {
    expect(isAgeFile(file)).toBe(true);
    for (const text of ["", "age-encryption.org/v1", "age-encryption.org/v2\n", "SQLite format 3\0 and so on"]) {
      writeFileSync(plain, text);
      expect(isAgeFile(plain), text).toBe(false);
    }
  });

  test("is its owner's, as is what it opens to, and replaces nothing", async () => {
    const opens = path.join(folder, "open");
    await decryptFile(file, opens, [await generateX25519Identity(), identity]);
    expect(readFileSync(opens).equals(readFileSync(plain))).toBe(true);
    expect([modeOf(file), modeOf(opens)]).toEqual([0o600, 0o600]);
    await expect(decryptFile(file, opens, [identity])).rejects.toThrow("it does not open");
    await expect(encryptFile(plain, file, [await identityToRecipient(identity)])).rejects.toThrow("EEXIST");
  });

  test("is read as a stream, which fails where it was altered", async () => {
    const read = async () => buffer(await decrypted(createReadStream(file), [identity]));
    expect((await read()).equals(readFileSync(plain))).toBe(true);
    const altered = readFileSync(file);
    altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
    writeFileSync(file, altered);
    await expect(read()).rejects.toThrow("invalid tag");
  });

  test("opens by keys from a file as age-keygen writes it, on whatever lines", async () => {
    const other = await generateX25519Identity();
    expect(await parseIdentities(`# created: today\r\n\r\n  ${identity} \r\n${other}`)).toEqual([identity, other]);
    await expect(parseIdentities(`\n# a comment\n${identity}\nhunter2\n`)).rejects.toThrow(/^line 4 is not/);
    await expect(parseIdentities("\n# nothing\n")).rejects.toThrow("it has no age private key");
  });
});

describe("a restore", () => {
  let data: string;
  beforeEach(async () => {
    data = path.join(folder, "data");
    await backUp(opened.location, file, []);
  });
  const restored = () => restore(file, { data, identities: [] });

  test("is a file of its owner, without what the folder knew of later states, and noted as older", async () => {
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(path.join(data, "authority.pins"), "states that are later than the backup");
    const { databaseFile, ...rest } = await restored();
    expect(readdirSync(data)).toEqual(["countersign.db", "lock"]);
    expect(rest).toMatchObject({ schema: newest, organizations: 1, voided: 0 });
    expect(modeOf(databaseFile)).toBe(0o600);
    const reader = new Sqlite(databaseFile, { readonly: true });
    const settings = reader.prepare("select value from deployment where value = 'restored'").all();
    reader.close();
    expect(settings).toHaveLength(1);
    await expect(restored()).rejects.toThrow("countersign.db already exists");
  });

  test("leaves a folder as it is in which a log of a database is left", async () => {
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(path.join(data, "countersign.db-wal"), "");
    await expect(restored()).rejects.toThrow("countersign.db-wal already exists; move it away first");
    expect(readdirSync(data).filter((name) => name !== "lock")).toEqual(["countersign.db-wal"]);
  });
});
