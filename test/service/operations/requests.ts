// Requests by which tests see what a service can do: writes, reads, probes.

import { stampOf } from "../support/stamp.js";
import type { RunningService } from "../support/service.js";

type Service = Pick<RunningService, "baseUrl" | "root" | "client">;

export const get = ({ baseUrl }: Service, path: string): Promise<Response> => fetch(baseUrl + path);

/** A write, whose answer is seen as it comes. */
export async function createWallet({ baseUrl, root }: Service, walletName: string): Promise<Response> {
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = root;
  const type = "ACTIVITY_TYPE_CREATE_WALLET";
  const body = JSON.stringify({
    type,
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { walletName, accounts: [] },
  });
  const headers = await stampOf({ publicKey, privateKey }, body);
  return fetch(`${baseUrl}/public/v1/submit/create_wallet`, { method: "POST", body, headers });
}

/** A read. */
export async function walletNames({ client, root }: Service): Promise<string[]> {
  const { wallets } = await client.listWallets({ organizationId: root.organizationId });
  return wallets.map(({ walletName }) => walletName).sort();
}
