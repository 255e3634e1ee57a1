// The reserve of the disk on real disks, and of a database that is elsewhere.

import path from "node:path";
import { apiKeyStamper, createClient, ErrorCode } from "@countersign/api";
import { afterEach, describe, expect, test } from "vitest";
import { newSubOrganization, rootOf } from "../support/people.js";
import { spawnService } from "../support/process.js";
import { act, newWallet, signing, submit } from "../support/requests.js";
import { database, startService } from "../support/service.js";
import { canMount, mountDisk } from "../support/small-disk.js";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.skipIf(database !== "postgres")("on PostgreSQL, whose disk is elsewhere", () => {
  test("the reserve begins where the database is nearly as large as it may become", async () => {
    const roomy = await startService({ postgres: true });
    closing.push(() => roomy.close());
    const address = await newWallet(rootOf(roomy), "first");
    expect(await (await fetch(`${roomy.baseUrl}/ready`)).json()).toEqual({ status: "ready" });
    const small = await startService({ beside: roomy, config: { "storage.databaseBytes": "1000000" } });
    closing.push(() => small.close());
    const root = rootOf(small);
    expect(await (await fetch(`${small.baseUrl}/ready`)).json()).toEqual({ status: "ready", storage: "nearly full" });
    const signed = await submit(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "first"));
    expect(signed.status).toBe(200);
    const refused = await submit(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy("first"));
    expect([refused.status, refused.error?.code]).toEqual([503, ErrorCode.UNAVAILABLE]);
    expect(small.logs.join("")).toContain("storage is nearly full");
  });
});

describe.skipIf(!canMount)("on a small disk, which root alone can mount", { timeout: 120_000 }, () => {
  test("signing goes on below the reserve, until there is room again", async () => {
    const disk = mountDisk(64 * 1024);
    closing.push(() => disk.remove());
    const service = await spawnService(path.join(disk.folder, "data"), {
      COUNTERSIGN_STORAGE_RESERVE_BYTES: String(24 * 2 ** 20),
      COUNTERSIGN_RATE_LIMIT: "0",
      COUNTERSIGN_MANAGEMENT_PORT: "0",
    });
    closing.push(() => service.kill());
    const root = rootOf(service);
    const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const client = createClient({ baseUrl: service.baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
    const [hostile, other] = [await newSubOrganization(root, "Hostile"), await newSubOrganization(root, "Other")];
    const [address, others] = [await newWallet(hostile, "first"), await newWallet(other, "first")];
    const large = () => submit(hostile, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy(`${Math.random()}`));

    // The tenant stores what it can, until the reserve is begun.
    let refused = await submit(hostile, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "x".repeat(500_000)));
    for (let sent = 0; refused.status === 200 && sent < 200; sent++) {
      refused = await submit(
        hostile,
        "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
        signing(address, `${sent}${"x".repeat(500_000)}`),
      );
    }
    expect([refused.status, refused.error?.code]).toEqual([503, ErrorCode.UNAVAILABLE]);
    expect(refused.error?.message).toContain("storage is nearly full");
    expect((await large()).error?.message).toContain("storage is nearly full");
    expect(await (await fetch(`${service.baseUrl}/ready`)).json()).toEqual({ status: "ready", storage: "nearly full" });
    const metrics = await (await fetch(`${service.managementUrl}/metrics`)).text();
    expect(metrics).toMatch(/^countersign_storage_nearly_full 1$/m);
    expect(metrics).toMatch(/^countersign_storage_refusals_total\{reason="disk"\} [1-9]/m);

    // All others sign, delete and read.
    for (let round = 0; round < 20; round++) {
      const { error } = await submit(other, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(others, `${round}`));
      expect(error, `request ${round}`).toBeUndefined();
    }
    expect((await client.whoami({ organizationId })).organizationId).toBe(organizationId);
    const { wallets } = await client.listWallets({ organizationId: other.organizationId });
    const walletIds = wallets.map(({ walletId }) => walletId);
    await act(other, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds, deleteWithoutExport: true });

    disk.resize(256 * 1024);
    await expect.poll(async () => (await large()).status, { timeout: 20_000, interval: 500 }).toBe(200);
  });
});

function policy(policyName: string) {
  return { policyName, effect: "EFFECT_DENY", condition: "false", notes: "x".repeat(1000) };
}
