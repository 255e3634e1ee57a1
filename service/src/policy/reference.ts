// What the parameters of an activity speak of, by kind and name.

import type { UnsignedPayload, UnsignedPayloads } from "../signing/payloads.js";
import type { UnsignedTransaction, UnsignedTransactions } from "../signing/transactions.js";

export type { UnsignedPayload, UnsignedPayloads, UnsignedTransaction, UnsignedTransactions };

/** The kinds of things that an organization has and parameters name, by id unless something else is said. */
export type ReferenceKind =
  /** A wallet account or private key that signs, by address or id. */
  | "signer"
  /** A wallet account, by address. */
  | "walletAccount"
  | "walletAccountById"
  | "wallet"
  | "privateKey"
  | "privateKeyTag"
  | "user"
  | "userTag"
  | "policy"
  | "apiKey"
  | "authenticator"
  | "oauthProvider"
  | "invitation"
  | "webhookEndpoint"
  | "secret"
  | "smartContractInterface"
  | "velocityControl";

export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  /** What the signer is to sign, where it is a transaction, or several. */
  readonly transaction?: UnsignedTransaction | UnsignedTransactions;
  /** What the signer is to sign, where it is a payload, or several. */
  readonly payload?: UnsignedPayload | UnsignedPayloads;
}
