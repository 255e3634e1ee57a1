// Signs bytes with a private key or wallet account. The signature is ECDSA on secp256k1, with the low value of s, and
// Ed25519 on the Edwards curve; for a Taproot address it is a BIP-340 signature by the tweaked key (BIP-341). Policies
// see a transaction or authorization in the payload's bytes as such; of digests they see payload.blind alone. Submitted
// to `submit/sign_raw_payload`.

import type { ActivityBase } from "../activity.js";
import type { HashFunction, PayloadEncoding } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  Payload,
  PrivateKeyId,
  RecoveryId,
  SignWith,
  SignatureR,
  SignatureS,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD`. Signs bytes with a private key or wallet account. The
 * signature is ECDSA on secp256k1, with the low value of s, and Ed25519 on the Edwards curve; for a Taproot
 * address it is a BIP-340 signature by the tweaked key (BIP-341). Policies see a transaction or authorization in
 * the payload's bytes as such; of digests they see payload.blind alone.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
 */
export interface SignRawPayloadIntent {
  /** Key to sign with. */
  readonly privateKeyId: PrivateKeyId;
  /**
   * What to sign, written as encoding says. With HASH_FUNCTION_NO_OP it must be the 32-byte digest itself, with
   * the other hash functions it is the message.
   */
  readonly payload: Payload;
  /** How the text of the payload stands for bytes. */
  readonly encoding: PayloadEncoding;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others, and HASH_FUNCTION_NO_OP for typed data and authorizations.
   */
  readonly hashFunction: HashFunction;
}

/**
 * `SignRawPayloadIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
 */
export interface ReceivedSignRawPayloadIntent extends Omit<SignRawPayloadIntent, "encoding" | "hashFunction"> {
  /** How the text of the payload stands for bytes. */
  readonly encoding: Open<PayloadEncoding>;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others, and HASH_FUNCTION_NO_OP for typed data and authorizations.
   */
  readonly hashFunction: Open<HashFunction>;
}

/** What a completed `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD` answers. */
export interface SignRawPayloadResult {
  /** First half of a signature, r, as 64 hex digits without 0x. For Ed25519 the first 32 bytes. */
  readonly r: SignatureR;
  /** Second half of a signature, s, 64 hex digits without 0x: low on secp256k1, on Ed25519 the last 32 bytes. */
  readonly s: SignatureS;
  /** Recovery id of an ECDSA signature, 00 or 01 without 0x. For Ed25519 it is 00 and means nothing. */
  readonly v: RecoveryId;
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD`. Signs with private keys only, named by their ids.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
 */
export interface SignRawPayloadActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD";
  /** What was asked for. */
  readonly intent: { readonly signRawPayloadIntent: ReceivedSignRawPayloadIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signRawPayloadResult?: SignRawPayloadResult | undefined };
}

/**
 * Parameters of `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. Signs bytes with a private key or wallet account. The
 * signature is ECDSA on secp256k1, with the low value of s, and Ed25519 on the Edwards curve; for a Taproot
 * address it is a BIP-340 signature by the tweaked key (BIP-341). Policies see a transaction or authorization in
 * the payload's bytes as such; of digests they see payload.blind alone.
 */
export interface SignRawPayloadIntentV2 {
  /** What to sign with; the address of a wallet account, the address of a private key, or the id of a private key. */
  readonly signWith: SignWith;
  /**
   * What to sign, written as encoding says. With HASH_FUNCTION_NO_OP it must be the 32-byte digest itself, with
   * the other hash functions it is the message.
   */
  readonly payload: Payload;
  /** How the text of the payload stands for bytes. */
  readonly encoding: PayloadEncoding;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others, and HASH_FUNCTION_NO_OP for typed data and authorizations.
   */
  readonly hashFunction: HashFunction;
}

/** `SignRawPayloadIntentV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSignRawPayloadIntentV2 extends Omit<SignRawPayloadIntentV2, "encoding" | "hashFunction"> {
  /** How the text of the payload stands for bytes. */
  readonly encoding: Open<PayloadEncoding>;
  /**
   * What is done to the bytes before they are signed. Ed25519 needs HASH_FUNCTION_NOT_APPLICABLE; secp256k1 takes
   * one of the others, and HASH_FUNCTION_NO_OP for typed data and authorizations.
   */
  readonly hashFunction: Open<HashFunction>;
}

/**
 * Activity of type `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. Signs with wallet accounts too, named by their
 * addresses.
 */
export interface SignRawPayloadActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  /** What was asked for. */
  readonly intent: { readonly signRawPayloadIntentV2: ReceivedSignRawPayloadIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly signRawPayloadResult?: SignRawPayloadResult | undefined };
}

/**
 * Body of `submit/sign_raw_payload` for `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. Signs with wallet accounts too,
 * named by their addresses.
 */
export interface SignRawPayloadRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
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
  readonly parameters: SignRawPayloadIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. */
export interface SignRawPayloadResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SignRawPayloadActivityV2;
}

/** What `signRawPayload` takes: its request without what the client fills in. */
export interface SignRawPayloadInputV2 extends InputOf<SignRawPayloadRequestV2, "type", "timestampMs"> {}

/** `signRawPayload` as data. */
export const signRawPayloadOperation: Operation = {
  name: "signRawPayload",
  path: "/public/v1/submit/sign_raw_payload",
  kind: "submit",
  type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  fill: ["timestampMs"],
};

/**
 * Signs with wallet accounts too, named by their addresses.
 *
 * @throws ApiError as `call` says
 */
export function signRawPayload(
  connection: Connection,
  input: SignRawPayloadInputV2,
  options?: CallOptions,
): Promise<SignRawPayloadResponseV2> {
  return call(connection, signRawPayloadOperation, input, options);
}
