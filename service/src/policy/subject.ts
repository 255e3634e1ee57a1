// What an activity is about, as policies ask for it: the keys that it uses and the transaction that it signs. It is read
// from the database and from the bytes that will be signed; the request only says where to look.

import { ApiError } from "@countersign/api";
import type { ActivityType, IntentByType } from "@countersign/api";
import { lookupForm } from "../chains/addresses.js";
import { findSigner } from "../signing/signers.js";
import type { Signer } from "../signing/signers.js";
import { readEthereumRequest, readSolanaRequest } from "../signing/transactions.js";
import type { Scope } from "../store/store.js";
import { listTagsOf } from "../store/tags.js";
import { findSigningAccounts } from "../store/wallets.js";
import type { Context } from "./language/context.js";
import { ethereumContext, solanaContext } from "./transaction-context.js";

/** What is known of an activity besides its parameters and approvers. */
export type Subject = Pick<Context, "eth" | "solana" | "wallet" | "wallet_account" | "private_key">;

/**
 * Reads what an activity is about.
 *
 * - Signing: the key, as the wallet account or private key that it is, and the transaction, if it signs one.
 * - Whatever else names exactly one wallet, private key or wallet account: this one.
 *
 * @param scope as it is committed
 * @param revision of the organization on which the activity is decided
 * @param type the newest that the activity can be upgraded to
 * @param intent parameters of that type
 * @throws ApiError code 5 for a key that does not exist, 9 for one that is disabled, 3 for a transaction that can't be
 *   read or that the key can't sign
 */
export async function readSubject(
  scope: Scope,
  revision: number,
  type: ActivityType,
  intent: object,
): Promise<Subject> {
  const named = namedKey(type, intent);
  switch (named?.kind) {
    case "signer": {
      const signer = await findSigner(scope, revision, named.name);
      return type === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2"
        ? { ...signer.subject, ...transactionOf(signer, intent as IntentByType[typeof type]) }
        : signer.subject;
    }
    case "account":
      return readAccount(scope, named.name);
    case "wallet":
      return { wallet: { id: named.name } };
    case "privateKey":
      return { private_key: { id: named.name, tags: await listTagsOf(scope, named.name) } };
    case undefined:
      return {};
  }
}

/** The key that an activity is about, by what its parameters call it. */
export interface NamedKey {
  /** A signer has an address or id, an account an address, the others an id. */
  readonly kind: "signer" | "account" | "wallet" | "privateKey";
  readonly name: string;
}

/** The one key that an activity is about; undefined where it is about none or several. */
export function namedKey(type: ActivityType, intent: object): NamedKey | undefined {
  const { signWith, address, walletId, walletIds, privateKeyId, privateKeyIds } = intent as NamingIntent;
  if (signWith !== undefined) return { kind: "signer", name: signWith };
  if (type === "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return { kind: "account", name: address! };
  const wallet = onlyOne(walletId, walletIds);
  if (wallet !== undefined) return { kind: "wallet", name: wallet };
  const privateKey = onlyOne(privateKeyId, privateKeyIds);
  // Lists of tags name the keys that get them, and are not about these keys.
  if (privateKey === undefined || type === "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return undefined;
  return { kind: "privateKey", name: privateKey };
}

/** The names under which intents speak of keys. */
interface NamingIntent {
  readonly signWith?: string;
  readonly address?: string;
  readonly walletId?: string;
  readonly walletIds?: readonly string[];
  readonly privateKeyId?: string;
  readonly privateKeyIds?: readonly string[];
}

function onlyOne(id: string | undefined, ids: readonly string[] = []): string | undefined {
  const named = new Set(id === undefined ? ids : [id, ...ids]);
  return named.size === 1 ? [...named][0] : undefined;
}

async function readAccount(scope: Scope, address: string): Promise<Subject> {
  const accounts = await findSigningAccounts(scope, lookupForm(address));
  const account = accounts.find((row) => row.address === address);
  if (!account) throw new ApiError(5, `no wallet account with the address ${address}`);
  return { wallet: { id: account.wallet_id }, wallet_account: { address: account.address } };
}

function transactionOf(
  signer: Signer,
  { type, unsignedTransaction }: IntentByType["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"],
): Subject {
  if (type === "TRANSACTION_TYPE_ETHEREUM") {
    const { transaction, from } = readEthereumRequest(signer, unsignedTransaction);
    return { eth: { tx: ethereumContext(transaction, from) } };
  }
  return { solana: { tx: solanaContext(readSolanaRequest(signer, unsignedTransaction).transaction) } };
}
