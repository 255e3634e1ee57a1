// Wallet accounts that earlier releases have made, read and changed by today's service.

import { ErrorCode, apiKeyStamper, createClient } from "@countersign/api";
import { base58, hex } from "@scure/base";
import { mkdtemp, rm } from "node:fs/promises";
import { ECDH } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicKeyToAddress } from "viem/utils";
import { expect, test } from "vitest";
import { serve } from "../operations/serving.js";
import { layRelease, releases } from "../support/releases.js";
import { present } from "../support/results.js";

/** The address that a public key has, on the chains of the releases. */
function addressOf(publicKey: string): string {
  if (publicKey.length === 64) return base58.encode(hex.decode(publicKey));
  const point = ECDH.convertKey(publicKey, "secp256k1", "hex", "hex", "uncompressed") as string;
  return publicKeyToAddress(`0x${point}`);
}

test.each(releases)("accounts of %s have public keys, take names, and can be deleted", async (release) => {
  const folder = await mkdtemp(path.join(tmpdir(), "countersign-older-accounts-"));
  const data = path.join(folder, "data");
  const { root } = layRelease(release, data);
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = root;
  await serve(data, async (baseUrl) => {
    const client = createClient({ baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
    const read = () => client.listWalletAccounts({ organizationId, includeWalletDetails: true });
    const { accounts } = await read();
    expect(accounts.length).toBeGreaterThan(1);
    for (const account of accounts) {
      expect(addressOf(present(account.publicKey, "publicKey"))).toBe(account.address);
      expect(present(account.walletDetails, "walletDetails").walletId).toBe(account.walletId);
      expect(account).not.toHaveProperty("name");
    }
    const [newest, ...rest] = accounts.map(({ walletAccountId }) => walletAccountId);
    await client.updateWalletAccountName({
      organizationId,
      parameters: { walletAccountId: present(newest, "newest"), name: "old" },
    });
    expect((await read()).accounts[0]).toMatchObject({ walletAccountId: newest, name: "old" });
    const deletion = { walletAccountIds: [present(newest, "newest")] };
    await expect(client.deleteWalletAccounts({ organizationId, parameters: deletion })).rejects.toMatchObject({
      code: ErrorCode.FAILED_PRECONDITION,
    });
    await client.deleteWalletAccounts({ organizationId, parameters: { ...deletion, deleteWithoutExport: true } });
    expect((await read()).accounts.map(({ walletAccountId }) => walletAccountId)).toEqual(rest);
  });
  await rm(folder, { recursive: true });
});
