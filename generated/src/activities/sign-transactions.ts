// Signs up to 100 transactions of one chain with the same private key or wallet account. Each is decided as if it were
// sent alone, and spending limits count all of them together. All or none are signed. The service does not send them to
// the chain. An addition to the API, which existing clients do not know. Submitted to `submit/sign_transactions`.

import type { ActivityBase } from "../activity.js";
import type { TransactionType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  SignWith,
  SignedTransaction,
  UnsignedTransaction,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_TRANSACTIONS`. Signs up to 100 transactions of one chain with the same
 * private key or wallet account. Each is decided as if it were sent alone, and spending limits count all of them
 * together. All or none are signed. The service does not send them to the chain. An addition to the API, which
 * existing clients do not know.
 */
export interface SignTransactionsIntent {
  /** What to sign with; the address of a wallet account, the address of a private key, or the id of a private key. */
  readonly signWith: SignWith;
  /** Transactions in hex without 0x, each as signTransaction takes it. */
  readonly unsignedTransactions: readonly UnsignedTransaction[];
  /** Chain of the transactions. */
  readonly type: TransactionType;
}

/** `SignTransactionsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSignTransactionsIntent extends Omit<SignTransactionsIntent, "type"> {
  /** Chain of the transactions. */
  readonly type: Open<TransactionType>;
}

/** What a completed `ACTIVITY_TYPE_SIGN_TRANSACTIONS` answers. */
export interface SignTransactionsResult {
  /** Transactions in hex without 0x, ready to be sent to the chain, in the order of the request. */
  readonly signedTransactions: readonly SignedTransaction[];
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_TRANSACTIONS`. Signs up to 100 transactions of one chain with the same
 * private key or wallet account. Each is decided as if it were sent alone, and spending limits count all of them
 * together. All or none are signed. The service does not send them to the chain. An addition to the API, which
 * existing clients do not know.
 */
export interface SignTransactionsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTIONS";
  /** What was asked for. */
  readonly intent: { readonly signTransactionsIntent: ReceivedSignTransactionsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signTransactionsResult?: SignTransactionsResult | undefined };
}

/**
 * Body of `submit/sign_transactions` for `ACTIVITY_TYPE_SIGN_TRANSACTIONS`. Signs up to 100 transactions of one
 * chain with the same private key or wallet account. Each is decided as if it were sent alone, and spending
 * limits count all of them together. All or none are signed. The service does not send them to the chain. An
 * addition to the API, which existing clients do not know.
 */
export interface SignTransactionsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_TRANSACTIONS";
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
  readonly parameters: SignTransactionsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SIGN_TRANSACTIONS`. */
export interface SignTransactionsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SignTransactionsActivity;
}

/** What `signTransactions` takes: its request without what the client fills in. */
export interface SignTransactionsInput extends InputOf<SignTransactionsRequest, "type", "timestampMs"> {}

/** `signTransactions` as data. */
export const signTransactionsOperation: Operation = {
  name: "signTransactions",
  path: "/public/v1/submit/sign_transactions",
  kind: "submit",
  type: "ACTIVITY_TYPE_SIGN_TRANSACTIONS",
  fill: ["timestampMs"],
};

/**
 * Signs up to 100 transactions of one chain with the same private key or wallet account. Each is decided as if
 * it were sent alone, and spending limits count all of them together. All or none are signed. The service does
 * not send them to the chain. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function signTransactions(
  connection: Connection,
  input: SignTransactionsInput,
  options?: CallOptions,
): Promise<SignTransactionsResponse> {
  return call(connection, signTransactionsOperation, input, options);
}
