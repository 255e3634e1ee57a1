// What becomes of the log of a deployment whose database was put back: nothing is signed that contradicts what was published.

import { parsePolicy, verifyCheckpoint, verifyReceipt } from "@countersign/log";
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { serveWitness } from "../../../service/src/cli/log/witness-server.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";
import type { OpenService } from "../../../service/src/service.js";
import { readRecord } from "../../../service/src/transparency/event.js";
import type { RestoreEvent } from "../../../service/src/transparency/event.js";
import { countersign } from "../cli/running.js";
import { rootOf } from "../support/people.js";
import { act } from "../support/requests.js";
import { firstOf, onlyOf } from "../support/results.js";
import type { RunningService } from "../support/service.js";
import { policyOf, readerOf } from "./log.js";

describe("a deployment whose database was put back", () => {
  let folder: string;
  let data: string;
  let logs: string[];
  let running: OpenService;
  let served: RunningService;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "countersign-restored-"));
    data = path.join(folder, "data");
    logs = [];
    await start();
  });
  afterEach(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  async function start(config: Record<string, string> = {}): Promise<void> {
    const settings = loadConfig({ options: { data, port: "0", rateLimit: "0", ...config } });
    running = await openService(
      settings,
      openLog("info", (line) => logs.push(line)),
    );
    const { baseUrl } = await running.listen();
    const root = JSON.parse(await readFile(path.join(data, "root.json"), "utf8")) as RootCredentials;
    served = { baseUrl, root: { ...root, baseUrl } } as RunningService;
  }

  /** Does something, and waits for its receipt. */
  async function receipt(userTagName: string) {
    const root = rootOf(served);
    const { organizationId, generatedClient } = root;
    const { id: activityId } = await act(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
    const request = { organizationId, activityId, waitForInclusion: true };
    return onlyOf((await generatedClient.getActivityReceipts(request)).receipts);
  }

  const run = (...args: string[]) => countersign(args, { cwd: folder });
  const keep = async (name: string) => {
    await writeFile(path.join(folder, "policy"), await (await fetch(`${served.baseUrl}/log/policy`)).text());
    const { organizationId, apiPublicKey, apiPrivateKey } = served.root;
    const content = JSON.stringify({ baseUrl: served.baseUrl, organizationId, apiPublicKey, apiPrivateKey });
    await writeFile(path.join(folder, "root.json"), content, { mode: 0o600 });
    return run("--credentials", "root.json", "log", "audit", "--policy", "policy", "--checkpoint", name);
  };
  const sizeOf = async (number: number) => {
    const signed = await readerOf(served, number)("checkpoint");
    return signed && verifyCheckpoint({ ...(await policyOf(served)), quorum: undefined }, signed).size;
  };
  async function restores(): Promise<RestoreEvent[]> {
    const response = await fetch(`${served.baseUrl}/log/deployment-records`);
    const { records } = (await response.json()) as { readonly records: readonly { readonly record: string }[] };
    const events = records.map(({ record }) => readRecord(Buffer.from(record)).event);
    return events.flatMap((event) => (event.kind === "restore" ? [event] : []));
  }

  test("from a backup begins another log, whose first record names the one before, and receipts of both verify", async () => {
    const early = await receipt("early");
    expect((await keep("old")).code).toBe(0);
    expect((await run("backup", "made", "--data", data)).code).toBe(0);
    const size = (await sizeOf(1)) ?? 0;
    await receipt("lost");
    expect((await keep("new")).code).toBe(0);
    await running.close();
    await rename(path.join(data, "countersign.db"), path.join(folder, "gone"));
    expect((await run("restore", "made", "--data", data)).code).toBe(0);
    await start();
    const late = await receipt("late");
    expect(late.log).toBe(2);
    expect(await sizeOf(1)).toBe(size);
    const restore = onlyOf(await restores());
    expect(restore).toMatchObject({ size, next: `${restore.origin}/2` });
    const policy = await policyOf(served);
    expect(new Set(policy.logs.map(({ verifier }) => verifier.name))).toEqual(new Set([restore.origin, restore.next]));
    for (const { record, salt, proof } of [early, late]) {
      const given = { record: Buffer.from(record), salt: Buffer.from(salt, "base64"), proof: Buffer.from(proof) };
      expect(verifyReceipt(policy, given).checkpoint.origin).toMatch(new RegExp(`^${restore.origin}(/2)?$`));
    }
    // Whoever audited before the backup sees a log that goes on; whoever audited after it, what is lost.
    const audited = await keep("old");
    expect(audited).toMatchObject({ code: 0 });
    expect(audited.out).toContain(`${restore.next} has followed ${restore.origin} since`);
    const missed = await keep("new");
    expect(missed.code).toBe(1);
    expect(missed.out).toMatch(/^altered: log: the log of \d+ entries does not continue the one of \d+$/m);
    // And goes on in it.
    await running.close();
    await start();
    expect((await receipt("later")).log).toBe(2);
    expect(await restores()).toHaveLength(1);
  });

  test("by whoever has its files begins another log at its next start, because the pins know how long it was", async () => {
    await receipt("early");
    await running.close();
    await copyFile(path.join(data, "countersign.db"), path.join(folder, "copy"));
    await start();
    await receipt("lost");
    const published = (await sizeOf(1)) ?? 0;
    await running.close();
    await copyFile(path.join(folder, "copy"), path.join(data, "countersign.db"));
    await start();
    await expect.poll(async () => (await restores()).length, { timeout: 10_000 }).toBe(1);
    expect(onlyOf(await restores())).toMatchObject({ published });
    const line = firstOf(logs.filter((each) => each.includes("beginning another transparency log")));
    expect(line).toContain(`entries, and had ${published} before`);
    expect(parsePolicy(Buffer.from(await (await fetch(`${served.baseUrl}/log/policy`)).text())).logs).toHaveLength(2);
  });

  test("with its pins begins another log once the operator has accepted it with one", async () => {
    const early = await receipt("early");
    const size = (await sizeOf(1)) ?? 0;
    await running.close();
    const accept = ["authority", "accept", "--data", data, "--reason", "put back by the provider", "--new-log"];
    expect(await run(...accept, "--organization", served.root.organizationId)).toMatchObject({ code: 2 });
    await start();
    expect((await receipt("still in the first")).log).toBe(1);
    await running.close();
    expect(await run(...accept, "--all")).toMatchObject({ code: 0 });
    await start();
    const late = await receipt("late");
    expect([early.log, late.log]).toEqual([1, 2]);
    expect(onlyOf(await restores())).toMatchObject({ published: null, size: await sizeOf(1) });
    expect(await sizeOf(1)).toBeGreaterThan(size);
    expect(await keep("audited")).toMatchObject({ code: 0 });
    await running.close();
    await start();
    expect((await receipt("later")).log).toBe(2);
  });

  test("with its pins signs nothing more once a witness shows a longer log, and begins another one at its next start", async () => {
    await receipt("early");
    await running.close();
    await copyFile(path.join(data, "countersign.db"), path.join(folder, "copy"));
    await start();
    await keep("kept");
    const witness = await serveWitness({
      name: "w.example",
      state: path.join(folder, "witness"),
      policy: path.join(folder, "policy"),
      host: "127.0.0.1",
      port: 0,
      log: () => {},
    });
    try {
      const file = path.join(folder, "witnesses");
      await writeFile(file, `witness w ${witness.vkey} ${witness.url}/\nquorum w\n`);
      const config = { "transparency.witnessesFile": file };
      await running.close();
      await start(config);
      await receipt("one");
      await receipt("two");
      await expect.poll(() => sizeOf(1), { timeout: 20_000 }).toBeGreaterThan(3);
      const published = (await sizeOf(1)) ?? 0;
      await running.close();
      await copyFile(path.join(folder, "copy"), path.join(data, "countersign.db"));
      await rm(path.join(data, "authority.pins"));
      await start(config);
      const { generatedClient, organizationId } = rootOf(served);
      await act(rootOf(served), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "on the fork", userIds: [] });
      await expect
        .poll(() => logs.join(""), { timeout: 20_000 })
        .toContain("a witness has another or longer transparency log than the database");
      const late = await act(rootOf(served), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "waits", userIds: [] });
      const { receipts } = await generatedClient.getActivityReceipts({
        organizationId,
        activityId: late.id,
        waitForInclusion: true,
      });
      expect(receipts).toEqual([]);
      await running.close();
      await start(config);
      await expect.poll(async () => (await restores()).length, { timeout: 10_000 }).toBe(1);
      expect(onlyOf(await restores()).published).toBeGreaterThanOrEqual(published);
      const asked = { organizationId, activityId: late.id, waitForInclusion: true };
      expect(onlyOf((await rootOf(served).generatedClient.getActivityReceipts(asked)).receipts).log).toBe(2);
    } finally {
      await witness.close();
    }
  });
});
