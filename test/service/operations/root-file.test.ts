// root.json names the deployment's root user, whichever process has made the first organization and whenever one ended.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { database } from "../support/service.js";
import { dataFolder } from "../../../service/src/config/data-folder.js";
import { bootstrap } from "../../../service/src/activities/organizations/bootstrap.js";
import { readRootFile } from "../../../service/src/activities/organizations/root-file.js";
import { createFile } from "../../../service/src/file-system/atomic.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { layEmptyDatabase } from "../support/empty-database.js";
import { borrowSchema } from "../support/schemas.js";

import { readRoot } from "../support/whole.js";
import { testAuthority } from "../support/authority.js";

const otherId = "0198c0de-0000-7000-8000-000000000000";
const baseUrl = "http://127.0.0.1:8080";

let folder: string;
let stores: Store[];
let drop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-root-"));
  const schema = database === "postgres" ? await borrowSchema() : undefined;
  if (!schema) await layEmptyDatabase(folder);
  const location = schema?.url ?? path.join(folder, "countersign.db");
  stores = await Promise.all([1, 2, 3].map(() => openStore(location, { authority: testAuthority() })));
  drop = async () => {
    for (const store of stores) await store.close();
    await schema?.giveBack();
    rmSync(folder, { recursive: true });
  };
});
afterEach(() => drop());

const newFolder = (name: string) => {
  mkdirSync(path.join(folder, name));
  return dataFolder(path.join(folder, name));
};
const organizations = (store: Store) => store.database.selectFrom("organizations").select("id").execute();

// On PostgreSQL it is the locks between processes that may differ.
test("of several processes that start at once, one makes the organization and has its credentials", async () => {
  const folders = ["one", "two", "three"].map(newFolder);
  const all = await Promise.all(stores.map((store, index) => bootstrap(store, entryOf(folders, index), baseUrl)));
  const [{ organizationId }] = all as [(typeof all)[0]];
  expect(await organizations(firstOf(stores))).toEqual([{ id: organizationId }]);
  expect(new Set(all.map((each) => each.organizationId)).size).toBe(1);
  const kept = folders.filter(({ rootFile }) => existsSync(rootFile));
  expect(kept).toHaveLength(1);
  expect(readRoot(firstOf(kept).path)).toMatchObject(present(present(all.find(({ made }) => made)).made, "made"));
  expect(folders.flatMap(({ path }) => readdirSync(path))).toEqual(["root.json"]);
});

test("of several that share a folder, each finds the credentials of the one organization", async () => {
  const shared = newFolder("shared");
  const all = await Promise.all(stores.map((store) => bootstrap(store, shared, baseUrl)));
  expect(await organizations(firstOf(stores))).toEqual([{ id: readRoot(shared.path).organizationId }]);
  expect(new Set(all.map(({ organizationId }) => organizationId))).toEqual(
    new Set([readRoot(shared.path).organizationId]),
  );
  expect(readdirSync(shared.path)).toEqual(["root.json"]);
});

test.skipIf(database === "postgres")(
  "one that was killed before the organization was committed leaves no root.json behind another's",
  async () => {
    const [first, second] = [newFolder("first"), newFolder("second")];
    // As it is killed between the two: the credentials are drawn, and another process makes the organization.
    await bootstrap(firstOf(stores), first, baseUrl);
    createFile(second.newRootFile, JSON.stringify({ ...readRoot(first.path), organizationId: otherId }));
    expect((await bootstrap(entryOf(stores, 1), second, baseUrl)).made).toBeUndefined();
    expect(existsSync(second.rootFile)).toBe(false);
  },
);

test.skipIf(database === "postgres")(
  "one that was killed after the commit finds its credentials at the next start",
  async () => {
    const files = newFolder("folder");
    const { made } = await bootstrap(firstOf(stores), files, baseUrl);
    renameSync(files.rootFile, files.newRootFile);
    const text = readFileSync(files.newRootFile, "utf8");
    expect(await bootstrap(entryOf(stores, 1), files, baseUrl)).toEqual({
      organizationId: present(made, "made").organizationId,
      made: undefined,
    });
    expect(readFileSync(files.rootFile, "utf8")).toBe(text);
    expect(readdirSync(files.path)).toEqual(["root.json"]);
  },
);

test.skipIf(database === "postgres")(
  "credentials of another deployment in root.json are never overwritten",
  async () => {
    const files = newFolder("folder");
    await bootstrap(firstOf(stores), files, baseUrl);
    const others = JSON.stringify({ ...readRoot(files.path), organizationId: otherId });
    renameSync(files.rootFile, files.newRootFile);
    createFile(files.rootFile, others);
    await bootstrap(entryOf(stores, 1), files, baseUrl);
    expect(readFileSync(files.rootFile, "utf8")).toBe(others);
  },
);

test.skipIf(database === "postgres").each<[name: string, change: object]>([
  ["whose keys do not belong together", { apiPrivateKey: "1".padStart(64, "0") }],
  ["whose private key is none", { apiPrivateKey: "0".repeat(64) }],
  ["that lacks a member", { userId: undefined }],
])("a root.json %s is refused, and stays as it is", async (_name, change) => {
  const files = newFolder("folder");
  await bootstrap(firstOf(stores), files, baseUrl);
  const spoilt = JSON.stringify({ ...readRoot(files.path), ...change });
  rmSync(files.rootFile);
  createFile(files.rootFile, spoilt);
  expect(() => readRootFile(files.rootFile)).toThrow("does not hold the credentials of a root user");
  expect(readFileSync(files.rootFile, "utf8")).toBe(spoilt);
});
