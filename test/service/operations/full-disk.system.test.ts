// Real disks that are full, files that can't be opened: starts that fail by saying so, and a service that goes on.

import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiKeyStamper, createClient } from "@countersign/api";
import { afterEach, describe, expect, test, vi } from "vitest";
import { spawnService } from "../support/process.js";
import { layRelease, releases } from "../support/releases.js";
import { firstOf } from "../support/results.js";
import { canMount, mountDisk } from "../support/small-disk.js";
import { startService } from "../support/service.js";
import { serve } from "./serving.js";
import { expectWhole } from "../support/whole.js";
import { createWallet } from "./requests.js";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.skipIf(!canMount)("on a small disk, which root alone can mount", { timeout: 300_000 }, () => {
  test.each(["a first start", firstOf(releases)])(
    "%s ends by saying that it is full, and succeeds with room",
    async (name) => {
      let isEnough = false;
      const ended: (number | null)[] = [];
      for (let size = 128; !isEnough; size *= 3) {
        const disk = mountDisk(16_384);
        closing.push(() => disk.remove());
        const data = path.join(disk.folder, "data");
        const known = releases.includes(name) ? layRelease(name, data).addresses : [];
        // Never less than what lies there already.
        disk.resize(Math.max(size, usedKilobytes(disk.folder) + size - 60));
        const { code, err } = await runBriefly(data);
        isEnough = code === 0;
        ended.push(code);
        expect(err).toMatch(isEnough ? /^$/ : /full|no space|disk I\/O error/);
        disk.resize(16_384);
        await serve(data, (baseUrl) => expectWhole(baseUrl, data, known));
      }
      // Some sizes were too small.
      expect(ended.length).toBeGreaterThan(1);
    },
  );

  test("messages for the outbox folder wait until there is room", async () => {
    const disk = mountDisk(64);
    closing.push(() => disk.remove());
    const folder = path.join(disk.folder, "outbox");
    const service = await startService({ config: { "messages.folder": folder, "messages.firstRetryMs": "100" } });
    closing.push(() => service.close());
    const { organizationId } = service.root;
    disk.fill();
    const invited = {
      receiverUserName: "Ada",
      receiverUserEmail: "ada@example.com",
      receiverUserTags: [],
      accessType: "ACCESS_TYPE_ALL",
      senderUserId: service.root.userId,
    } as const;
    await service.client.createInvitations({ organizationId, parameters: { invitations: [invited] } });
    await vi.waitFor(() => expect(service.logs.join("")).toMatch(/outbox folder: ENOSPC/), { timeout: 20_000 });
    disk.makeRoom();
    // Until it is whole, it has another name.
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)]), { timeout: 20_000 });
  });
});

test("a service whose log can't be written goes on, and stops as it is told", async () => {
  const data = await newFolder();
  // Every write to it fails as on a full disk.
  const full = openSync("/dev/full", "w");
  const service = await spawnService(data, {}, process.cwd(), full);
  closing.push(
    () => service.kill(),
    () => closeSync(full),
  );
  for (let turn = 0; turn < 3; turn++) {
    expect((await fetch(`${service.baseUrl}/ready`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(await service.stop()).toBe(0);
});

const hasPrlimit = run("prlimit", "--version") !== undefined;

describe.skipIf(!hasPrlimit)("a service that may open no more files, as prlimit has it", () => {
  test("answers code 14 to what needs one, goes on with the rest, and recovers when there are some again", async () => {
    const data = await newFolder();
    const service = await spawnService(data);
    closing.push(() => service.kill());
    const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const client = createClient({ baseUrl: service.baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
    const asked = { ...service, client };
    expect((await createWallet(asked, "before")).status).toBe(200);
    // The connection that `fetch` keeps is there already. New files get the lowest free number, which none below 3 is.
    run("prlimit", "--pid", String(service.child.pid), "--nofile=3:");
    const refused = await createWallet(asked, "without files");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect((await client.whoami({ organizationId })).organizationId).toBe(organizationId);
    run("prlimit", "--pid", String(service.child.pid), "--nofile=1024:");
    expect((await createWallet(asked, "after")).status).toBe(200);
    const { wallets } = await client.listWallets({ organizationId });
    expect(wallets.map(({ walletName }) => walletName).sort()).toEqual(["after", "before"]);
  });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "countersign-full-"));
  closing.push(() => rm(folder, { recursive: true }));
  return path.join(folder, "data");
}

function run(command: string, ...parameters: string[]): string | undefined {
  try {
    return execFileSync(command, parameters, { encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined;
  }
}

function usedKilobytes(folder: string): number {
  return Number(execFileSync("du", ["-sk", folder], { encoding: "utf8" }).split("\t")[0]);
}

/** Starts the service and stops it as soon as it is ready. */
async function runBriefly(data: string): Promise<{ readonly code: number | null; readonly err: string }> {
  try {
    const service = await spawnService(data);
    await service.said(/Countersign is ready/);
    return { code: await service.stop(), err: "" };
  } catch (error) {
    const [, code = ""] = /ended with (\d+)/.exec(String(error)) ?? [];
    return { code: Number(code), err: String(error) };
  }
}
