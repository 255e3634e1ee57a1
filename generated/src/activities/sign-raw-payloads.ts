// Signs several payloads with the same private key or wallet account. All or none are signed. Submitted to
// `submit/sign_raw_payloads`.

import type { SignRawPayloadResult } from "./sign-raw-payload.js";
import type { ActivityBase } from "../activity.js";
import type { HashFunction, PayloadEncoding } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, Payload, SignWith } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS`. Signs several payloads with the same private key or wallet
 * account. All or none are signed.
 */
export interface SignRawPayloadsIntent {
  /** What to sign with: the address of a wallet account, or the address or id of a private key. */
  readonly signWith: SignWith;
  /**
   * What to sign, at least one, all written as encoding says. With HASH_FUNCTION_NO_OP each must be a 32-byte
   * digest.
   */
  readonly payloads: readonly Payload[];
  /** How the text of each payload stands for bytes. */
  readonly encoding: PayloadEncoding;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others.
   */
  readonly hashFunction: HashFunction;
}

/** `SignRawPayloadsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSignRawPayloadsIntent extends Omit<SignRawPayloadsIntent, "encoding" | "hashFunction"> {
  /** How the text of each payload stands for bytes. */
  readonly encoding: Open<PayloadEncoding>;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others.
   */
  readonly hashFunction: Open<HashFunction>;
}

/** What a completed `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS` answers. */
export interface SignRawPayloadsResult {
  /** One signature per payload in the order of the request. */
  readonly signatures?: readonly SignRawPayloadResult[] | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS`. Signs several payloads with the same private key or wallet
 * account. All or none are signed.
 */
export interface SignRawPayloadsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS";
  /** What was asked for. */
  readonly intent: { readonly signRawPayloadsIntent: ReceivedSignRawPayloadsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signRawPayloadsResult?: SignRawPayloadsResult | undefined };
}

/**
 * Body of `submit/sign_raw_payloads` for `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS`. Signs several payloads with the same
 * private key or wallet account. All or none are signed.
 */
export interface SignRawPayloadsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS";
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
  readonly parameters: SignRawPayloadsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SIGN_RAW_PAYLOADS`. */
export interface SignRawPayloadsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SignRawPayloadsActivity;
}

/** What `signRawPayloads` takes: its request without what the client fills in. */
export interface SignRawPayloadsInput extends InputOf<SignRawPayloadsRequest, "type", "timestampMs"> {}

/** `signRawPayloads` as data. */
export const signRawPayloadsOperation: Operation = {
  name: "signRawPayloads",
  path: "/public/v1/submit/sign_raw_payloads",
  kind: "submit",
  type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
  fill: ["timestampMs"],
};

/**
 * Signs several payloads with the same private key or wallet account. All or none are signed.
 *
 * @throws ApiError as `call` says
 */
export function signRawPayloads(
  connection: Connection,
  input: SignRawPayloadsInput,
  options?: CallOptions,
): Promise<SignRawPayloadsResponse> {
  return call(connection, signRawPayloadsOperation, input, options);
}
