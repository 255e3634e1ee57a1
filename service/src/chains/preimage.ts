// What a message is to the chains whose digest of it is signed. A signature over the bytes of a transaction is that of the
// transaction, however it was asked for.

import { ApiError, HashFunction, type SignTransactionIntentV2 } from "@countersign/api";
import { hexOf } from "./hex.js";
import { readSerializedAuthorization, type UnsignedAuthorization } from "./typed-data/authorization.js";

/** What a message is, as far as the service can read it. */
export type Preimage =
  /** It may be this transaction, if that can be read. */
  | {
      readonly kind: "transaction";
      readonly transaction: Pick<SignTransactionIntentV2, "type" | "unsignedTransaction">;
    }
  | { readonly kind: "authorization"; readonly authorization: UnsignedAuthorization }
  /** For people: no chain takes it for anything else. */
  | { readonly kind: "message" }
  /** A digest, or what stands for one: nobody can tell of what. */
  | { readonly kind: "digest" }
  | { readonly kind: "unknown" };

const digestBytes = 32;

/** EIP-191 version 0x45, and TIP-191: the prefix ends with the number of bytes behind it. */
const messagePrefix = /^\x19(?:Ethereum|TRON) Signed Message:\n(0|[1-9]\d*)/;
/** BIP-340: SHA-256 of "TapSighash", twice, stands ahead of what a Taproot signature signs, which has digests of all parts. */
const taprootTag = "f40a48df4b2a70c8b4924bf2654661ed3d95fd66a313eb87237597c628e4a031".repeat(2);

/**
 * Tells what a message is by the hash function that its digest is made with.
 *
 * @param message as it is hashed, or signed where the algorithm hashes by itself
 */
export function preimageOf(message: Uint8Array, hashFunction: HashFunction): Preimage {
  // Bitcoin, for one, hashes twice: 32 bytes under SHA-256 are a digest, too.
  if (hashFunction === HashFunction.NO_OP || message.length === digestBytes) return { kind: "digest" };
  switch (hashFunction) {
    case HashFunction.KECCAK256:
      return ofEthereum(message);
    case HashFunction.SHA256:
      return hexOf(message.subarray(0, 64)) === taprootTag
        ? { kind: "digest" }
        : transaction("TRANSACTION_TYPE_TRON", message);
    case HashFunction.NOT_APPLICABLE:
      return transaction("TRANSACTION_TYPE_SOLANA", withRoomForSignatures(message));
    default:
      return { kind: "unknown" };
  }
}

function transaction(type: SignTransactionIntentV2["type"], bytes: Uint8Array): Preimage {
  return { kind: "transaction", transaction: { type, unsignedTransaction: hexOf(bytes) } };
}

function ofEthereum(message: Uint8Array): Preimage {
  switch (message[0]) {
    case 0x05:
      return authorizationIn(message);
    case 0x19:
      return signedData(message);
    default:
      return transaction("TRANSACTION_TYPE_ETHEREUM", message);
  }
}

function authorizationIn(message: Uint8Array): Preimage {
  try {
    return { kind: "authorization", authorization: readSerializedAuthorization(message) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: "unknown" };
  }
}

/** ERC-191. */
function signedData(message: Uint8Array): Preimage {
  // EIP-712: digests of the domain and of the message.
  if (message[1] === 0x01 && message.length === 2 + 2 * digestBytes) return { kind: "digest" };
  const [prefix, count] = messagePrefix.exec(Buffer.from(message.subarray(0, 48)).toString("latin1")) ?? [];
  if (prefix === undefined || message.length - prefix.length !== Number(count)) return { kind: "unknown" };
  // Contracts of accounts take the message of a digest for the digest.
  return { kind: Number(count) === digestBytes ? "digest" : "message" };
}

/** A message of Solana as its transaction has it: behind a signature of zeros for each signer, of whom its header has the number. */
function withRoomForSignatures(message: Uint8Array): Uint8Array {
  const isVersioned = (message[0] ?? 0) > 0x7f;
  const signers = message[isVersioned ? 1 : 0] ?? 0;
  // A compact-u16 of more would take two bytes, and so many signatures do not fit into a packet.
  if (signers > 0x7f) return message;
  return Buffer.concat([Uint8Array.of(signers), new Uint8Array(64 * signers), message]);
}
