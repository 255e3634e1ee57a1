// Keys of all kinds that sign, for tests of what becomes of them.

import type { Client } from "@countersign/api";
import { expect } from "vitest";
import { resultOf } from "../support/results.js";

const ethereum = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

/** Two wallets and two private keys, and wallets that are deleted again. Returns what to sign with. */
export async function makeKeys(client: Client, organizationId: string): Promise<string[]> {
  const create = async (walletName: string) => {
    const { activity } = await client.createWallet({
      organizationId,
      parameters: { walletName, accounts: [ethereum] },
    });
    return resultOf(activity, "createWalletResult");
  };
  const wallets = [...(await create("one")).addresses, ...(await create("two")).addresses];
  const walletIds: string[] = [];
  for (const name of ["gone", "gone too", "gone as well", "gone like them"])
    walletIds.push((await create(name)).walletId);
  await client.deleteWallets({ organizationId, parameters: { walletIds, deleteWithoutExport: true } });
  const key = (privateKeyName: string, curve: "CURVE_SECP256K1" | "CURVE_ED25519") => ({
    privateKeyName,
    curve,
    privateKeyTags: [],
    addressFormats: [],
  });
  const privateKeys = [key("three", "CURVE_SECP256K1"), key("four", "CURVE_ED25519")];
  const { activity } = await client.createPrivateKeys({ organizationId, parameters: { privateKeys } });
  const ids =
    activity.result.createPrivateKeysResultV2?.privateKeys.map(({ privateKeyId }) => privateKeyId ?? "") ?? [];
  return [...wallets, ...ids];
}

/** Signatures of one payload, which are the same whenever the keys are. */
export async function signAll(client: Client, organizationId: string, keys: readonly string[]): Promise<unknown[]> {
  const signatures: unknown[] = [];
  for (const [index, signWith] of keys.entries()) {
    const hashFunction = index === 3 ? "HASH_FUNCTION_NOT_APPLICABLE" : "HASH_FUNCTION_SHA256";
    const payload = { payload: "the same", encoding: "PAYLOAD_ENCODING_TEXT_UTF8", hashFunction } as const;
    const { activity } = await client.signRawPayload({ organizationId, parameters: { signWith, ...payload } });
    signatures.push(activity.result.signRawPayloadResult);
  }
  expect(signatures).toHaveLength(4);
  return signatures;
}
