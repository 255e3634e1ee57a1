// Says what wallets and private keys are never used for again, whatever policies allow and whoever approves. It can be
// added to, and nothing takes it back. Only the root quorum does this. An addition to the API, which existing clients
// do not know. Submitted to `submit/restrict_keys`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, WalletId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_RESTRICT_KEYS`. Says what wallets and private keys are never used for again,
 * whatever policies allow and whoever approves. It can be added to, and nothing takes it back. Only the root
 * quorum does this. An addition to the API, which existing clients do not know.
 */
export interface RestrictKeysIntent {
  /** Wallets to restrict, with all accounts that they have and will have. */
  readonly walletIds?: readonly WalletId[] | undefined;
  /** Private keys to restrict. */
  readonly privateKeyIds?: readonly PrivateKeyId[] | undefined;
  /** True where the keys are to sign transactions only: no raw payloads and no typed data. */
  readonly transactionsOnly?: boolean | undefined;
  /** True where the keys are never to be exported. */
  readonly neverExportable?: boolean | undefined;
  /**
   * The only chains, contracts and programs for which the keys are to sign, and transactions alone: chains as
   * CAIP-2 names them, contracts and programs as CAIP-10. A later list must be within an earlier one, and an empty
   * one changes nothing.
   */
  readonly only?: readonly string[] | undefined;
}

/** What a completed `ACTIVITY_TYPE_RESTRICT_KEYS` answers. */
export interface RestrictKeysResult {
  /** Ids of the restricted wallets and private keys. */
  readonly targetIds: readonly Id[];
}

/**
 * Activity of type `ACTIVITY_TYPE_RESTRICT_KEYS`. Says what wallets and private keys are never used for again,
 * whatever policies allow and whoever approves. It can be added to, and nothing takes it back. Only the root
 * quorum does this. An addition to the API, which existing clients do not know.
 */
export interface RestrictKeysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_RESTRICT_KEYS";
  /** What was asked for. */
  readonly intent: { readonly restrictKeysIntent: RestrictKeysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly restrictKeysResult?: RestrictKeysResult | undefined };
}

/**
 * Body of `submit/restrict_keys` for `ACTIVITY_TYPE_RESTRICT_KEYS`. Says what wallets and private keys are never
 * used for again, whatever policies allow and whoever approves. It can be added to, and nothing takes it back.
 * Only the root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface RestrictKeysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_RESTRICT_KEYS";
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
  readonly parameters: RestrictKeysIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_RESTRICT_KEYS`. */
export interface RestrictKeysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: RestrictKeysActivity;
}

/** What `restrictKeys` takes: its request without what the client fills in. */
export interface RestrictKeysInput extends InputOf<RestrictKeysRequest, "type", "timestampMs"> {}

/** `restrictKeys` as data. */
export const restrictKeysOperation: Operation = {
  name: "restrictKeys",
  path: "/public/v1/submit/restrict_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_RESTRICT_KEYS",
  fill: ["timestampMs"],
};

/**
 * Says what wallets and private keys are never used for again, whatever policies allow and whoever approves. It
 * can be added to, and nothing takes it back. Only the root quorum does this. An addition to the API, which
 * existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function restrictKeys(
  connection: Connection,
  input: RestrictKeysInput,
  options?: CallOptions,
): Promise<RestrictKeysResponse> {
  return call(connection, restrictKeysOperation, input, options);
}
