// Authorizations of EIP-7702, before they are signed: whoever sends one to a chain has the account run a contract's code.

import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { RLP, type RLPInput } from "micro-eth-signer/core/rlp.js";
import { fixedBytes, integer, maxNonce, maxUint256, type EthereumAuthorization } from "../ethereum-fields.js";
import { hexOf as hexOfBytes } from "../hex.js";
import { jsonOf } from "./json.js";
import { refusal } from "./refusal.js";
import { bytesOfPrefixed, hexOf, integerOf } from "./scalars.js";

export interface UnsignedAuthorization extends EthereumAuthorization {
  /** What is signed: 32 bytes. */
  readonly digest: Uint8Array;
}

// EIP-7702: MAGIC, ahead of RLP of the three fields.
const magic = 0x05;

/**
 * Reads an authorization from JSON with `address`, `chainId` and `nonce`.
 *
 * Throws ApiError INVALID_ARGUMENT that names the member and the fault.
 */
export function readAuthorization(payload: string): UnsignedAuthorization {
  const given = jsonOf(payload, ["address", "chainId", "nonce"]);
  const address = hexOf(given.address, "address", 20);
  const chainId = integerOf(given.chainId, "chainId", { minimum: 0n, maximum: maxUint256 });
  const nonce = integerOf(given.nonce, "nonce", { minimum: 0n, maximum: maxNonce });
  const encoded = RLP.encode([chainId, bytesOfPrefixed(address), nonce]);
  return { address, chainId, nonce, digest: keccak_256(concatBytes(Uint8Array.of(magic), encoded)) };
}

/**
 * Reads an authorization from the bytes whose Keccak-256 is signed.
 *
 * Throws ApiError INVALID_ARGUMENT for anything but the one serialization of an authorization.
 */
export function readSerializedAuthorization(bytes: Uint8Array): UnsignedAuthorization {
  const items = bytes[0] === magic ? decoded(bytes.subarray(1)) : undefined;
  if (!Array.isArray(items) || items.length !== 3) throw refusal("it is not an EIP-7702 authorization");
  const [chainId, address, nonce] = items;
  return {
    chainId: integer(chainId, "chainId", maxUint256),
    address: `0x${hexOfBytes(fixedBytes(address, "address", 20))}`,
    nonce: integer(nonce, "nonce", maxNonce),
    digest: keccak_256(bytes),
  };
}

function decoded(bytes: Uint8Array): RLPInput | undefined {
  try {
    return RLP.decode(bytes);
  } catch {
    return undefined;
  }
}
