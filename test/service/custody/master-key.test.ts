import { randomBytes } from "node:crypto";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@countersign/api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { KeyFile } from "../../../service/src/custody/key-file.js";
import { formatMasterKeys, masterKeyId, parseMasterKeys } from "../../../service/src/custody/key-ring.js";
import {
  addMasterKey,
  createMasterKeyFile,
  dropOldMasterKeys,
  listMasterKeys,
} from "../../../service/src/custody/master-key-file.js";
import { lockFile } from "../../../service/src/file-system/lock.js";
import { readMasterKeyFile } from "../../../service/src/custody/master-key.js";
import { MasterKeys } from "../../../service/src/custody/master-keys.js";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "custody-key-"));
  path = join(folder, "master.key");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
}

const key = (): string => randomBytes(32).toString("hex");

describe("creating the master key file", () => {
  test("makes one random key that only the owner can read, and leaves nothing else behind", () => {
    expect(createMasterKeyFile(path)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "latin1")).toMatch(/^[0-9a-f]{64}\n$/);
    expect(readdirSync(folder)).toEqual(["master.key"]);
  });

  test("leaves a file alone that is there already, whatever it holds", () => {
    write("not a key");
    expect(createMasterKeyFile(path)).toBe(false);
    expect(readFileSync(path, "latin1")).toBe("not a key");
    expect(readdirSync(folder)).toEqual(["master.key"]);
  });
});

describe("reading master keys", () => {
  test.each([0o640, 0o604, 0o620, 0o601, 0o644, 0o777])(
    "a file of mode %o is refused, and the error says what to run",
    (mode) => {
      write(key());
      chmodSync(path, mode);
      expect(() => readMasterKeyFile(path)).toThrow(`run: chmod 600 ${path}`);
    },
  );

  test.each([0o600, 0o400])("a file of mode %o is read", (mode) => {
    write(`${key()}\n`);
    chmodSync(path, mode);
    expect(readMasterKeyFile(path)).toHaveLength(1);
  });

  test.each([
    ["an empty file", "", /no key in .*a key is 64 hex digits/],
    ["blank lines", "\n\n", /no key in/],
    ["a digit too few", key().slice(1), /key 1 in .* has 63 characters/],
    ["a digit too many", `${key()}0`, /key 1 in .* has 65 characters/],
    ["another character", `${key().slice(1)}g`, /key 1 in .* a character that is not a hex digit at position 64/],
    ["a second key that is broken", `${key()}\n${key().slice(2)}\n`, /key 2 in .* has 62 characters/],
    ["a placeholder", "0".repeat(64), /key 1 in .* repeats one byte/],
    ["another placeholder", "f".repeat(64), /key 1 in .* repeats one byte/],
    ["64 bytes beyond ASCII", "\u00e9".repeat(32), /a character that is not a hex digit/],
    ["more text than keys need", `${key()}\n`.repeat(2000), /longer than 65536 bytes/],
  ])("%s is refused, and the error does not repeat it", (_, text, message) => {
    write(text);
    const read = (): unknown => readMasterKeyFile(path);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/[0-9a-f]{20}/);
  });

  test("the same key twice is refused", () => {
    const twice = key();
    write(`${twice}\n${twice.toUpperCase()}\n`);
    expect(() => readMasterKeyFile(path)).toThrow(/key 2 in .* appears twice/);
  });

  test("a file that is missing, or is a folder, is refused", () => {
    expect(() => readMasterKeyFile(path)).toThrow(`master key file ${path} does not exist`);
    expect(() => readMasterKeyFile(folder)).toThrow(/is not a regular file/);
  });

  test("line breaks, blanks and commas separate keys, and digits may be capitals", () => {
    const keys = [randomBytes(32), randomBytes(32), randomBytes(32), randomBytes(32)];
    const [a = "", b = "", c = "", d = ""] = keys.map((bytes) => bytes.toString("hex"));
    expect(parseMasterKeys(Buffer.from(`\n${a.toUpperCase()},${b} ${c}\r\n\t${d}, `), "a test")).toEqual(keys);
    expect(parseMasterKeys(formatMasterKeys(keys), "a test")).toEqual(keys);
  });
});

describe("rotating master keys", () => {
  test("a new key becomes current, the old ones stay, and the file keeps its mode", () => {
    createMasterKeyFile(path);
    const before = listMasterKeys(path);
    const added = addMasterKey(path);
    expect(listMasterKeys(path)).toEqual([...before, added]);
    expect(new MasterKeys({ kind: "file", path }).current().id).toBe(added);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(["master.key", "master.key.lock"]);
  });

  test("dropping old keys keeps the current one and names the others", () => {
    createMasterKeyFile(path);
    const first = listMasterKeys(path);
    const second = addMasterKey(path);
    const third = addMasterKey(path);
    expect(dropOldMasterKeys(path)).toEqual([...first, second]);
    expect(listMasterKeys(path)).toEqual([third]);
    expect(dropOldMasterKeys(path)).toEqual([]);
  });

  test("a second change is refused while one is under way, and loses nothing", () => {
    createMasterKeyFile(path);
    const before = readFileSync(path, "latin1");
    const unlock = lockFile(`${path}.lock`);
    expect(() => addMasterKey(path)).toThrow(/another command is changing the master key file/);
    expect(() => dropOldMasterKeys(path)).toThrow(/another command is changing the master key file/);
    expect(readFileSync(path, "latin1")).toBe(before);
    unlock();
    addMasterKey(path);
    expect(listMasterKeys(path)).toHaveLength(2);
  });

  test("what commands that were killed have left is removed, and bars no change", () => {
    createMasterKeyFile(path);
    // As earlier versions and this one write a file before it gets its name.
    for (const name of ["master.key.new", "master.key.0123456789ab"]) {
      writeFileSync(join(folder, name), key().slice(0, 20), { mode: 0o600 });
    }
    const added = addMasterKey(path);
    expect(listMasterKeys(path).at(-1)).toBe(added);
    expect(readdirSync(folder).sort()).toEqual(["master.key", "master.key.lock"]);
  });

  test("a broken file is left as it is, and can be changed once it is repaired", () => {
    write("broken");
    expect(() => addMasterKey(path)).toThrow(/has 6 characters/);
    expect(readFileSync(path, "latin1")).toBe("broken");
    write(key());
    addMasterKey(path);
    expect(listMasterKeys(path)).toHaveLength(2);
  });

  test("a link to the file stays a link", () => {
    createMasterKeyFile(path);
    const link = join(folder, "link");
    symlinkSync(path, link);
    const added = addMasterKey(link);
    expect(listMasterKeys(path).at(-1)).toBe(added);
    expect(listMasterKeys(link).at(-1)).toBe(added);
  });
});

describe("a key file that is looked at again and again", () => {
  test("is read again only once it has changed: it, its mode, or the file in its place", async () => {
    const [one, other] = [key(), key()];
    write(one);
    const file = new KeyFile(path);
    const idsOf = (keys: Buffer[] | undefined) => keys?.map(masterKeyId);
    const [idOfOne, idOfOther] = [one, other].map((text) => masterKeyId(Buffer.from(text, "hex")));
    // So soon after it was written, the same times may be those of another text.
    expect(idsOf(file.readChanged())).toEqual([idOfOne]);
    expect(idsOf(file.readChanged())).toEqual([idOfOne]);
    await pause(2100);
    expect(idsOf(file.readChanged())).toEqual([idOfOne]);
    expect(file.readChanged()).toBeUndefined();
    expect(file.readChanged()).toBeUndefined();
    write(other);
    expect(idsOf(file.readChanged())).toEqual([idOfOther]);
    write(one);
    expect(idsOf(file.readChanged())).toEqual([idOfOne]);
    await pause(2100);
    file.readChanged();
    expect(file.readChanged()).toBeUndefined();
    chmodSync(path, 0o640);
    expect(() => file.readChanged()).toThrow(/mode 0640/);
    expect(() => file.readChanged()).toThrow(/mode 0640/);
    chmodSync(path, 0o600);
    const { atime, mtime } = statSync(path);
    const replacement = join(folder, "replacement");
    writeFileSync(replacement, other, { mode: 0o600 });
    utimesSync(replacement, atime, mtime);
    renameSync(replacement, path);
    expect(idsOf(file.readChanged())).toEqual([idOfOther]);
    rmSync(path);
    expect(() => file.readChanged()).toThrow(/does not exist/);
  });
});

describe("a service that holds master keys", () => {
  test("seals under a key that was added after its start, and opens what that key sealed", () => {
    createMasterKeyFile(path);
    const keys = new MasterKeys({ kind: "file", path });
    const first = keys.current().id;
    const second = addMasterKey(path);
    expect(keys.find(second)).toHaveLength(32);
    expect(keys.current().id).toBe(second);
    expect(keys.find(first)).toHaveLength(32);
  });

  test("has one copy of each key, and zeroes that of a key that it forgets", () => {
    createMasterKeyFile(path);
    const keys = new MasterKeys({ kind: "file", path });
    const { id: first, key: old } = keys.current();
    const second = addMasterKey(path);
    expect(keys.current().id).toBe(second);
    expect(keys.find(first)).toBe(old);
    keys.forget(first);
    expect(keys.find(first)).toBe(old);
    expect(old.some((byte) => byte !== 0)).toBe(true);
    dropOldMasterKeys(path);
    expect(keys.current().id).toBe(second);
    expect(keys.spare()).toEqual([first]);
    keys.forget(first);
    expect(keys.find(first)).toBeUndefined();
    expect([...old]).toEqual(Array.from({ length: 32 }, () => 0));
    const { key: current } = keys.current();
    keys.close();
    expect([...current]).toEqual(Array.from({ length: 32 }, () => 0));
  });

  test("takes the keys of a file that comes back after it was gone", () => {
    createMasterKeyFile(path);
    const keys = new MasterKeys({ kind: "file", path });
    const { id } = keys.current();
    renameSync(path, `${path}.away`);
    expect(() => keys.current()).toThrow(ApiError);
    renameSync(`${path}.away`, path);
    expect(keys.current().id).toBe(id);
  });

  test("does not seal when the file is gone, for that might never be opened again; but still opens", () => {
    createMasterKeyFile(path);
    const keys = new MasterKeys({ kind: "file", path });
    const { id } = keys.current();
    rmSync(path);
    expect(() => keys.current()).toThrow(ApiError);
    expect(() => keys.current()).toThrow(/cannot be read at the moment/);
    expect(keys.find(id)).toHaveLength(32);
  });

  test("takes keys from one environment variable and removes it", () => {
    const old = randomBytes(32);
    const current = randomBytes(32);
    const environment: NodeJS.ProcessEnv = { KEYS: `${old.toString("hex")},${current.toString("hex")}`, OTHER: "1" };
    const keys = new MasterKeys({ kind: "environment", name: "KEYS" }, environment);
    expect(keys.current().id).toBe(masterKeyId(current));
    expect(keys.find(masterKeyId(old))).toHaveLength(32);
    expect(keys.find("0000000000000000")).toBeUndefined();
    expect(environment).toEqual({ OTHER: "1" });
  });

  test("names the environment variable that is not set", () => {
    expect(() => new MasterKeys({ kind: "environment", name: "KEYS" }, {})).toThrow(
      /environment variable KEYS is not set/,
    );
  });
});
