// Records of the contract's shapes/private-keys.yaml.

import type { AddressFormat, Curve } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { PrivateKeyId, PrivateKeyName, PrivateKeyTagId } from "../scalars.js";
import type { Address, Timestamp } from "./common.js";

/** A private key held by the service. Its secret half is never part of this record. */
export interface PrivateKey {
  /** Identifier of a private key. */
  readonly privateKeyId: PrivateKeyId;
  /** Public key in hex without 0x; uncompressed (65 bytes) on secp256k1, 32 bytes on Ed25519. */
  readonly publicKey: string;
  /** Name of a private key, for people. Unique within the organization. */
  readonly privateKeyName: PrivateKeyName;
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Open<Curve>;
  /** The key's addresses, one for each format requested at creation. */
  readonly addresses: readonly Address[];
  /** Ids of the tags that the key carries. */
  readonly privateKeyTags: readonly PrivateKeyTagId[];
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** True when the key has been exported at least once. */
  readonly exported: boolean;
  /** True when the key was imported rather than created by the service. */
  readonly imported: boolean;
}

/** A private key to create. */
export interface PrivateKeyParams {
  /** Name of a private key, for people. Unique within the organization. */
  readonly privateKeyName: PrivateKeyName;
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Curve;
  /** Ids of tags to put on the key. May be empty. */
  readonly privateKeyTags: readonly PrivateKeyTagId[];
  /** Formats in which to give the key's addresses. Each must suit the curve. May be empty. */
  readonly addressFormats: readonly AddressFormat[];
}

/** `PrivateKeyParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedPrivateKeyParams extends Omit<PrivateKeyParams, "curve" | "addressFormats"> {
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Open<Curve>;
  /** Formats in which to give the key's addresses. Each must suit the curve. May be empty. */
  readonly addressFormats: readonly Open<AddressFormat>[];
}

/** A private key that was created. */
export interface PrivateKeyResult {
  /** Identifier of a private key. */
  readonly privateKeyId?: PrivateKeyId | undefined;
  /** The key's addresses, one for each requested format. */
  readonly addresses?: readonly Address[] | undefined;
}
