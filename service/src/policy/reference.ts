// What the parameters of an activity speak of, by kind and name.

import type { SignTransactionIntentV2 } from "@countersign/api";

/** The kinds of things that an organization has and parameters name, all but two of them by id. */
export type ReferenceKind =
  /** A wallet account or private key that signs, by address or id. */
  | "signer"
  /** A wallet account, by address. */
  | "walletAccount"
  | "wallet"
  | "privateKey"
  | "privateKeyTag"
  | "user"
  | "userTag"
  | "policy"
  | "apiKey"
  | "authenticator"
  | "oauthProvider"
  | "invitation";

export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  /** What the signer is to sign, where it is a transaction. */
  readonly transaction?: UnsignedTransaction;
}

export type UnsignedTransaction = Pick<SignTransactionIntentV2, "type" | "unsignedTransaction">;
