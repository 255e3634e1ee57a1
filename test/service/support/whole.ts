// Whether a data folder is whole: whoever has its root.json gets in, and every key in it signs.

import { apiKeyStamper, createClient } from "@countersign/api";
import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { keccak256, recoverAddress, toBytes } from "viem";
import { expect } from "vitest";
import type { RootCredentials } from "../../../service/src/activities/organizations/root-file.js";
import { firstOf, resultOf } from "./results.js";

const account = {
  curve: "CURVE_SECP256K1",
  pathFormat: "PATH_FORMAT_BIP32",
  path: "m/44'/60'/0'/0/0",
  addressFormat: "ADDRESS_FORMAT_ETHEREUM",
} as const;

export function readRoot(data: string): RootCredentials {
  return JSON.parse(readFileSync(path.join(data, "root.json"), "utf8")) as RootCredentials;
}

/**
 * Looks at a deployment whose service is running.
 *
 * @param known addresses of the first organization that have to be there, and no others
 */
export async function expectWhole(baseUrl: string, data: string, known: readonly string[]): Promise<void> {
  const root = readRoot(data);
  const { organizationId } = root;
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  const client = createClient({ baseUrl, stamper });
  expect(await client.whoami({ organizationId })).toMatchObject({ organizationId, userId: root.userId });
  const { privateKeys } = await client.listPrivateKeys({ organizationId });
  const { wallets } = await client.listWallets({ organizationId });
  const found = privateKeys.flatMap(({ addresses }) => addresses.flatMap(({ address }) => address ?? []));
  for (const { walletId } of wallets) {
    const { accounts } = await client.listWalletAccounts({ organizationId, walletId });
    found.push(...accounts.map(({ address }) => address));
  }
  expect(found.sort()).toEqual(known);
  for (const address of known) await expectSignature(client, organizationId, address);
  expectTidy(data);
}

/** Makes a wallet with an account on Ethereum. @returns its address */
export async function createAddress(baseUrl: string, data: string): Promise<string> {
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = readRoot(data);
  const client = createClient({ baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
  const parameters = { walletName: `Wallet ${Date.now()}`, accounts: [account] };
  const { activity } = await client.createWallet({ organizationId, parameters });
  return firstOf(resultOf(activity, "createWalletResult").addresses);
}

async function expectSignature(
  client: ReturnType<typeof createClient>,
  organizationId: string,
  address: string,
): Promise<void> {
  const isEthereum = address.startsWith("0x");
  const { activity } = await client.signRawPayload({
    organizationId,
    parameters: {
      signWith: address,
      payload: "whole",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: isEthereum ? "HASH_FUNCTION_KECCAK256" : "HASH_FUNCTION_NOT_APPLICABLE",
    },
  });
  const { r, s, v } = resultOf(activity, "signRawPayloadResult");
  if (isEthereum) {
    const signature = { r: `0x${r}`, s: `0x${s}`, yParity: Number(v) } as const;
    expect(await recoverAddress({ hash: keccak256(toBytes("whole")), signature })).toBe(address);
  } else {
    const signature = Uint8Array.from(Buffer.from(r + s, "hex"));
    expect(ed25519.verify(signature, new TextEncoder().encode("whole"), base58.decode(address))).toBe(true);
  }
}

/** Nothing that is half-written lies about, and what holds secrets is its owner's. */
function expectTidy(data: string): void {
  const names = readdirSync(data).filter((name) => !/^(countersign\.db|lock|authority\.pins)(-|$)/.test(name));
  expect(names.sort()).toEqual(["master.key", "root.json"]);
}
