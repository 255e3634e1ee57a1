// Keys on a service of their own, for clients that sign.

import type { Activity } from "@countersign/api";
import { rootOf } from "../service/support/people.js";
import { act } from "../service/support/requests.js";
import { startService } from "../service/support/service.js";
import type { RunningService } from "../service/support/service.js";
import type { Outcome } from "./outcome.js";
import { attempt } from "./outcome.js";

export interface Keys {
  readonly service: RunningService;
  readonly organizationId: string;
  readonly walletId: string;
  readonly ethereum: `0x${string}`;
  readonly solana: string;
  /** Compressed, in hex, of a key on secp256k1. */
  readonly secp256k1: string;
  /** Of a private key on secp256k1. */
  readonly privateKeyId: string;
}

/** What an operation does, by its name. */
export type Operations = Readonly<Record<string, (keys: Keys) => Promise<void>>>;

/** Does all of them with keys on an empty service. */
export async function tryAll(operations: Operations): Promise<readonly Outcome[]> {
  const service = await startService();
  try {
    const keys = await createKeys(service);
    const outcomes: Outcome[] = [];
    for (const [operation, work] of Object.entries(operations))
      outcomes.push(await attempt(operation, () => work(keys)));
    return outcomes;
  } finally {
    await service.close();
  }
}

export async function createKeys(service: RunningService): Promise<Keys> {
  const root = rootOf(service);
  const account = { pathFormat: "PATH_FORMAT_BIP32" } as const;
  const secp256k1 = { ...account, curve: "CURVE_SECP256K1" };
  const wallet = await act(root, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Clients",
    accounts: [
      { ...secp256k1, path: "m/44'/60'/0'/0/0", addressFormat: "ADDRESS_FORMAT_ETHEREUM" },
      { ...account, curve: "CURVE_ED25519", path: "m/44'/501'/0'/0'", addressFormat: "ADDRESS_FORMAT_SOLANA" },
      { ...secp256k1, path: "m/44'/118'/0'/0/0", addressFormat: "ADDRESS_FORMAT_COMPRESSED" },
    ],
  });
  const privateKeys = await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", {
    privateKeys: [
      {
        privateKeyName: "Clients",
        curve: "CURVE_SECP256K1",
        privateKeyTags: [],
        addressFormats: ["ADDRESS_FORMAT_COMPRESSED"],
      },
    ],
  });
  const { walletId, addresses } = only<{ walletId: string; addresses: string[] }>(wallet);
  const [{ privateKeyId }] = only<{ privateKeys: [{ privateKeyId: string }] }>(privateKeys).privateKeys;
  const [ethereum, solana, compressed] = addresses as [`0x${string}`, string, string];
  return {
    service,
    organizationId: root.organizationId,
    walletId,
    ethereum,
    solana,
    secp256k1: compressed,
    privateKeyId,
  };
}

const only = <Result>({ result }: Activity) => Object.values(result)[0] as Result;
