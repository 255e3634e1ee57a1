// Organizations and people for the console's tests.

import type { Client } from "@countersign/api";
import { Transaction } from "ethers";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";

/** A sub-organization of its own with one root user. */
export async function newSubOrganization(
  service: RunningService,
  name: string,
): Promise<{ readonly organizationId: string; readonly userId: string; readonly credentials: string }> {
  const key = newKey();
  const { activity } = await service.client.createSubOrganization({
    organizationId: service.root.organizationId,
    parameters: {
      subOrganizationName: name,
      rootQuorumThreshold: 1,
      rootUsers: [
        {
          userName: "Grace",
          apiKeys: [{ apiKeyName: "Terminal", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }],
          authenticators: [],
          oauthProviders: [],
        },
      ],
    },
  });
  const result = activity.result.createSubOrganizationResultV8;
  const organizationId = result?.subOrganizationId ?? "";
  const userId = firstOf(result?.rootUserIds ?? []);
  const credentials = join(service.dataFolder, `${organizationId}.json`);
  const content = { organizationId, userId, apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey };
  writeFileSync(credentials, JSON.stringify({ ...content, baseUrl: service.baseUrl }), { mode: 0o600 });
  return { organizationId, userId, credentials };
}

/** Someone with a file of credentials for the command line. */
export interface Voter {
  readonly userId: string;
  readonly key: ApiKeyPair;
  readonly client: Client;
  readonly credentials: string;
}

/** An organization of three root users, two of whom have to agree, with a wallet. */
export interface Treasury {
  readonly organizationId: string;
  /** Ada, Grace and Katherine. */
  readonly voters: readonly [Voter, Voter, Voter];
  /** On Ethereum. */
  readonly address: string;
  /** On Solana and Bitcoin. */
  readonly solana: string;
  readonly bitcoin: string;
}

const accounts = [
  ["CURVE_SECP256K1", "m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"],
  ["CURVE_ED25519", "m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA"],
  ["CURVE_SECP256K1", "m/84'/0'/0'/0/0", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"],
] as const;

export async function newTreasury(service: RunningService, names = ["Ada", "Grace", "Katherine"]): Promise<Treasury> {
  const keys = [newKey(), newKey(), newKey()] as const;
  const made = await service.client.createSubOrganization({
    organizationId: service.root.organizationId,
    parameters: {
      subOrganizationName: "Harbour Treasury",
      rootQuorumThreshold: 1,
      rootUsers: keys.map(({ publicKey }, index) => ({
        userName: names[index] ?? "",
        apiKeys: [{ apiKeyName: "Terminal", publicKey, curveType: "API_KEY_CURVE_P256" as const }],
        authenticators: [],
        oauthProviders: [],
      })),
      wallet: {
        walletName: "Treasury",
        accounts: accounts.map(([curve, path, addressFormat]) => ({
          curve,
          pathFormat: "PATH_FORMAT_BIP32" as const,
          path,
          addressFormat,
        })),
      },
    },
  });
  const result = made.activity.result.createSubOrganizationResultV8;
  const organizationId = result?.subOrganizationId ?? "";
  const userIds = result?.rootUserIds ?? [];
  const voters = keys.map((key, index): Voter => {
    const userId = userIds[index] ?? "";
    const credentials = join(service.dataFolder, `${userId}.json`);
    const content = { organizationId, userId, apiPublicKey: key.publicKey, apiPrivateKey: key.privateKey };
    writeFileSync(credentials, JSON.stringify({ ...content, baseUrl: service.baseUrl }), { mode: 0o600 });
    return { userId, key, client: service.as(key), credentials };
  }) as unknown as Treasury["voters"];
  return { organizationId, voters, ...addressesOf(result?.wallet?.addresses ?? []) };
}

function addressesOf(addresses: readonly string[]): Pick<Treasury, "address" | "solana" | "bitcoin"> {
  const [address = "", solana = "", bitcoin = ""] = addresses;
  return { address, solana, bitcoin };
}

/** From now on so many of the three have to agree. */
export async function askFor({ organizationId, voters }: Treasury, threshold: number): Promise<void> {
  const userIds = voters.map(({ userId }) => userId);
  await voters[0].client.updateRootQuorum({ organizationId, parameters: { threshold, userIds } });
}

/** Has a transaction on Ethereum signed, in hex without 0x. */
export function signEthereum({ organizationId, address }: Treasury, { client }: Voter, unsignedTransaction: string) {
  return client.signTransaction({
    organizationId,
    parameters: { signWith: address, unsignedTransaction, type: "TRANSACTION_TYPE_ETHEREUM" },
  });
}

/** An unsigned transfer (EIP-1559) in hex without 0x. */
export function transfer(to: string, value: bigint, nonce = 7): string {
  return Transaction.from({
    type: 2,
    chainId: 1,
    nonce,
    to,
    value,
    gasLimit: 21_000n,
    maxFeePerGas: 30_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  }).unsignedSerialized.slice(2);
}
