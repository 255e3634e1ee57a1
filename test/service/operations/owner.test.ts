// A service runs as a user of its own, and its operator is root: what root's commands replace in a deployment, or put
// there, stays open to the service.

import { chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeArchive } from "../../../service/src/archive/lock.js";
import { addMasterKey, createMasterKeyFile, dropOldMasterKeys } from "../../../service/src/custody/master-key-file.js";
import { createFile, createFolder, replaceFile } from "../../../service/src/file-system/atomic.js";
import { lockFile } from "../../../service/src/file-system/lock.js";
import { placeFile } from "../../../service/src/file-system/new-file.js";

const isRoot = process.geteuid?.() === 0;
const service = { uid: 4711, gid: 4712 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  if (isRoot) chownSync(folder, service.uid, service.gid);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ownerOf = (...names: readonly string[]) => {
  const { uid, gid } = statSync(join(folder, ...names));
  return { uid, gid };
};

describe.runIf(isRoot)("as root, in a folder of the service's user", () => {
  test("a rotated key file, and the lock beside it, are the service's", () => {
    const path = join(folder, "master.key");
    createMasterKeyFile(path);
    expect(ownerOf("master.key")).toEqual(service);
    addMasterKey(path);
    dropOldMasterKeys(path);
    expect([ownerOf("master.key"), ownerOf("master.key.lock")]).toEqual([service, service]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("a file that is replaced stays with its owner, whosever the folder is", () => {
    chownSync(folder, 0, 0);
    writeFileSync(join(folder, "key"), "one");
    chownSync(join(folder, "key"), service.uid, service.gid);
    replaceFile(join(folder, "key"), "two");
    expect(ownerOf("key")).toEqual(service);
  });

  test("so are folders, however deep, restored databases, and the archive's lock", async () => {
    createFolder(join(folder, "a/b"));
    expect([ownerOf("a"), ownerOf("a/b")]).toEqual([service, service]);
    writeFileSync(join(folder, "copy"), "a database");
    placeFile(join(folder, "copy"), join(folder, "countersign.db"));
    expect(ownerOf("countersign.db")).toEqual(service);
    const archive = await takeArchive({ folder: join(folder, "archive") });
    await archive?.release();
    expect([ownerOf("archive"), ownerOf("archive/lock")]).toEqual([service, service]);
  });

  test("what was there before is given to nobody: neither root's files nor what a link leads to", () => {
    const secret = mkdtempSync(join(tmpdir(), "owner-root-"));
    try {
      writeFileSync(join(secret, "file"), "");
      symlinkSync(join(secret, "file"), join(folder, "lock"));
      lockFile(join(folder, "lock"))();
      expect(statSync(join(secret, "file")).uid).toBe(0);
      mkdirSync(join(folder, "kept"));
      createFolder(join(folder, "kept"));
      expect(lstatSync(join(folder, "kept")).uid).toBe(0);
      writeFileSync(join(folder, "mine"), "");
      replaceFile(join(folder, "mine"), "");
      expect(ownerOf("mine").uid).toBe(0);
    } finally {
      rmSync(secret, { recursive: true });
    }
  });
});

test("in a folder of one's own, files are one's own", () => {
  const own = statSync(folder).uid;
  createFile(join(folder, "file"), "");
  replaceFile(join(folder, "file"), "again");
  lockFile(join(folder, "lock"))();
  expect([ownerOf("file").uid, ownerOf("lock").uid]).toEqual([own, own]);
});
