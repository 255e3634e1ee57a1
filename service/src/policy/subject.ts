// What an activity is about, as policies ask for it: the keys that it uses and the transaction that it signs. It is read
// from the database and from the bytes that will be signed; the request only says where to look.

import { ApiError } from "@countersign/api";
import { lookupForm } from "../chains/addresses.js";
import { findSigner } from "../signing/signers.js";
import type { Signer } from "../signing/signers.js";
import { readEthereumRequest, readSolanaRequest } from "../signing/transactions.js";
import type { Scope } from "../store/store.js";
import { listTagsOf } from "../store/tags.js";
import { findSigningAccounts } from "../store/wallets.js";
import type { Request } from "./context.js";
import type { Context } from "./language/context.js";
import type { Reference, UnsignedTransaction } from "./reference.js";
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
 * @throws ApiError code 5 for a key that does not exist, 9 for one that is disabled, 3 for a transaction that can't be
 *   read or that the key can't sign
 */
export async function readSubject(
  scope: Scope,
  revision: number,
  request: Pick<Request, "references" | "createsSubject">,
): Promise<Subject> {
  const named = onlyReference(request);
  switch (named?.kind) {
    case "signer": {
      const signer = await findSigner(scope, revision, named.name);
      return named.transaction ? { ...signer.subject, ...transactionOf(signer, named.transaction) } : signer.subject;
    }
    case "walletAccount":
      return readAccount(scope, named.name);
    case "wallet":
      return { wallet: { id: named.name } };
    case "privateKey":
      return { private_key: { id: named.name, tags: await listTagsOf(scope, named.name) } };
    default:
      return {};
  }
}

/** The one thing that an activity is about; undefined where it is about none or several. */
export function onlyReference({
  references,
  createsSubject,
}: Pick<Request, "references" | "createsSubject">): Reference | undefined {
  return references.length === 1 && !createsSubject ? references[0] : undefined;
}

async function readAccount(scope: Scope, address: string): Promise<Subject> {
  const accounts = await findSigningAccounts(scope, lookupForm(address));
  const account = accounts.find((row) => row.address === address);
  if (!account) throw new ApiError(5, `no wallet account with the address ${address}`);
  return { wallet: { id: account.wallet_id }, wallet_account: { address: account.address } };
}

function transactionOf(signer: Signer, { type, unsignedTransaction }: UnsignedTransaction): Subject {
  if (type === "TRANSACTION_TYPE_ETHEREUM") {
    const { transaction, from } = readEthereumRequest(signer, unsignedTransaction);
    return { eth: { tx: ethereumContext(transaction, from) } };
  }
  return { solana: { tx: solanaContext(readSolanaRequest(signer, unsignedTransaction).transaction) } };
}
