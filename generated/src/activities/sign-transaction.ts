// Signs a transaction with a private key or wallet account. The service does not send it to the chain. Submitted to
// `submit/sign_transaction`.

import type { ActivityBase } from "../activity.js";
import type { TransactionType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  PrivateKeyId,
  SignWith,
  SignedTransaction,
  UnsignedTransaction,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTION`. Signs a transaction with a private key or wallet account. The
 * service does not send it to the chain.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface SignTransactionIntent {
  /** Key to sign with. */
  readonly privateKeyId: PrivateKeyId;
  /**
   * Transaction in hex without 0x. For Ethereum, the unsigned serialization of any type of EIP-2718 or of a legacy
   * transaction; for Solana, the whole serialized transaction with room for its signatures; for Bitcoin, a PSBT;
   * for TRON, the raw data of the transaction (raw_data_hex).
   */
  readonly unsignedTransaction: UnsignedTransaction;
  /** Chain of the transaction. */
  readonly type: TransactionType;
}

/**
 * `SignTransactionIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface ReceivedSignTransactionIntent extends Omit<SignTransactionIntent, "type"> {
  /** Chain of the transaction. */
  readonly type: Open<TransactionType>;
}

/** What a completed `ACTIVITY_TYPE_SIGN_TRANSACTION` answers. */
export interface SignTransactionResult {
  /**
   * Transaction in hex without 0x, ready to be sent to the chain. For Solana, the transaction of the request with
   * the signature in its place; for Bitcoin, the PSBT with the signatures of the inputs that signWith signs, not
   * finalized; for TRON, the raw data with the signature behind it.
   */
  readonly signedTransaction: SignedTransaction;
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_TRANSACTION`. Signs with private keys only, named by their ids.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface SignTransactionActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTION";
  /** What was asked for. */
  readonly intent: { readonly signTransactionIntent: ReceivedSignTransactionIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signTransactionResult?: SignTransactionResult | undefined };
}

/**
 * Body of `submit/sign_transaction` for `ACTIVITY_TYPE_SIGN_TRANSACTION`. Signs with private keys only, named by
 * their ids.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface SignTransactionRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTION";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: SignTransactionIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_SIGN_TRANSACTION`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface SignTransactionResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SignTransactionActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. Signs a transaction with a private key or wallet account.
 * The service does not send it to the chain.
 */
export interface SignTransactionIntentV2 {
  /** What to sign with; the address of a wallet account, the address of a private key, or the id of a private key. */
  readonly signWith: SignWith;
  /**
   * Transaction in hex without 0x. For Ethereum, the unsigned serialization of any type of EIP-2718 or of a legacy
   * transaction; for Solana, the whole serialized transaction with room for its signatures; for Bitcoin, a PSBT;
   * for TRON, the raw data of the transaction (raw_data_hex).
   */
  readonly unsignedTransaction: UnsignedTransaction;
  /** Chain of the transaction. */
  readonly type: TransactionType;
}

/** `SignTransactionIntentV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSignTransactionIntentV2 extends Omit<SignTransactionIntentV2, "type"> {
  /** Chain of the transaction. */
  readonly type: Open<TransactionType>;
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. Signs with wallet accounts too, named by their
 * addresses.
 */
export interface SignTransactionActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
  /** What was asked for. */
  readonly intent: { readonly signTransactionIntentV2: ReceivedSignTransactionIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signTransactionResult?: SignTransactionResult | undefined };
}

/**
 * Body of `submit/sign_transaction` for `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. Signs with wallet accounts too,
 * named by their addresses.
 */
export interface SignTransactionRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: SignTransactionIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. */
export interface SignTransactionResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SignTransactionActivityV2;
}

/**
 * What can be submitted to `submit/sign_transaction`, told apart by `type`. Signs a transaction with a private
 * key or wallet account. The service does not send it to the chain.
 */
export type SignTransactionBody = SignTransactionRequest | SignTransactionRequestV2;
/** What `submit/sign_transaction` answers, by the version that was submitted. */
export type SignTransactionAnswer = SignTransactionResponse | SignTransactionResponseV2;

/**
 * What `signTransactionV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export interface SignTransactionInput extends InputOf<SignTransactionRequest, "type", "timestampMs"> {}

/** `signTransactionV1` as data. */
export const signTransactionV1Operation: Operation = {
  name: "signTransactionV1",
  path: "/public/v1/submit/sign_transaction",
  kind: "submit",
  type: "ACTIVITY_TYPE_SIGN_TRANSACTION",
  fill: ["timestampMs"],
};

/**
 * Signs with private keys only, named by their ids.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export function signTransactionV1(
  connection: Connection,
  input: SignTransactionInput,
  options?: CallOptions,
): Promise<SignTransactionResponse> {
  return call(connection, signTransactionV1Operation, input, options);
}

/** What `signTransaction` takes: its request without what the client fills in. */
export interface SignTransactionInputV2 extends InputOf<SignTransactionRequestV2, "type", "timestampMs"> {}

/** `signTransaction` as data. */
export const signTransactionOperation: Operation = {
  name: "signTransaction",
  path: "/public/v1/submit/sign_transaction",
  kind: "submit",
  type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
  fill: ["timestampMs"],
};

/**
 * Signs with wallet accounts too, named by their addresses.
 *
 * @throws ApiError as `call` says
 */
export function signTransaction(
  connection: Connection,
  input: SignTransactionInputV2,
  options?: CallOptions,
): Promise<SignTransactionResponseV2> {
  return call(connection, signTransactionOperation, input, options);
}
