// What a message is to the chains whose digest of it is signed. A signature over the bytes of a transaction is that of the
// transaction, however it was asked for.

import { ApiError, HashFunction, type SignTransactionIntentV2 } from "@countersign/api";
import { textPrefixes } from "./formats.js";
import { hexOf } from "./hex.js";
import { sshNamespaceOf } from "./ssh-signature.js";
import { readSerializedAuthorization, type UnsignedAuthorization } from "./typed-data/authorization.js";

/** What nobody can tell by reading it: a digest, or what stands for one, and anything else. */
type Opaque = "digest" | "unknown";

/** What a message is, as far as the service can read it. */
export type Preimage =
  /** This transaction, if that can be read. */
  | {
      readonly kind: "transaction";
      readonly transaction: Pick<SignTransactionIntentV2, "type" | "unsignedTransaction">;
      readonly otherwise: Opaque;
    }
  | { readonly kind: "authorization"; readonly authorization: UnsignedAuthorization }
  /** For people: no chain takes it for anything else. */
  | { readonly kind: "message" }
  /** For a file, a commit or whatever else the namespace says. */
  | { readonly kind: "sshSignature"; readonly namespace: string }
  | { readonly kind: Opaque };

const digestBytes = 32;

/** EIP-191 version 0x45, and TIP-191: behind it stands the number of bytes of the message, and then the message. */
const messagePrefix = new RegExp(`^\\x19(?:${textPrefixes.join("|")}) Signed Message:\n`);
/** BIP-340: SHA-256 of "TapSighash", twice, stands ahead of what a Taproot signature signs, which has digests of all parts. */
const taprootTag = "f40a48df4b2a70c8b4924bf2654661ed3d95fd66a313eb87237597c628e4a031".repeat(2);

/** OpenSSH's for the curves of its keys that the service has: P-256 and Ed25519. */
const sshHashes: ReadonlySet<HashFunction> = new Set([HashFunction.SHA256, HashFunction.NOT_APPLICABLE]);

/**
 * Tells what a message is by the hash function that its digest is made with.
 *
 * @param message as it is hashed, or signed where the algorithm hashes by itself
 */
export function preimageOf(message: Uint8Array, hashFunction: HashFunction): Preimage {
  const namespace = sshHashes.has(hashFunction) ? sshNamespaceOf(message) : undefined;
  if (namespace !== undefined) return { kind: "sshSignature", namespace };
  switch (hashFunction) {
    case HashFunction.KECCAK256:
      return ofEthereum(message);
    case HashFunction.SHA256:
      if (hexOf(message.subarray(0, 64)) === taprootTag) return { kind: "digest" };
      return { ...transaction("TRANSACTION_TYPE_TRON", message), otherwise: opaque(message) };
    case HashFunction.NOT_APPLICABLE:
      return {
        ...transaction("TRANSACTION_TYPE_SOLANA", withRoomForSignatures(message)),
        otherwise: opaque(message),
      };
    default:
      return { kind: "digest" };
  }
}

function transaction(type: SignTransactionIntentV2["type"], bytes: Uint8Array) {
  return { kind: "transaction", transaction: { type, unsignedTransaction: hexOf(bytes) } } as const;
}

/** Bitcoin, for one, hashes twice: 32 bytes that are hashed may be a digest, too. */
function opaque(message: Uint8Array): Opaque {
  return message.length === digestBytes ? "digest" : "unknown";
}

function ofEthereum(message: Uint8Array): Preimage {
  switch (message[0]) {
    case 0x05:
      return authorizationIn(message);
    case 0x19:
      return { kind: signedData(message) };
    default:
      return { ...transaction("TRANSACTION_TYPE_ETHEREUM", message), otherwise: opaque(message) };
  }
}

function authorizationIn(message: Uint8Array): Preimage {
  try {
    return { kind: "authorization", authorization: readSerializedAuthorization(message) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: opaque(message) };
  }
}

/** ERC-191. */
function signedData(message: Uint8Array): "message" | Opaque {
  // EIP-712: digests of the domain and of the message.
  if (message[1] === 0x01 && message.length === 2 + 2 * digestBytes) return "digest";
  const text = Buffer.from(message.subarray(0, 48)).toString("latin1");
  const [prefix] = messagePrefix.exec(text) ?? [];
  if (prefix === undefined) return opaque(message);
  // A message may begin with digits, too: the number is the one that fits.
  const left = message.length - prefix.length;
  const sizes = [1, 2, 3, 4, 5, 6, 7].map((digits) => left - digits);
  const size = sizes.find((bytes, at) => String(bytes).length === at + 1 && text.startsWith(`${bytes}`, prefix.length));
  if (size === undefined) return opaque(message);
  // Contracts of accounts take the message of a digest for the digest.
  return size === digestBytes ? "digest" : "message";
}

/** A message of Solana as its transaction has it: behind a signature of zeros for each signer, of whom its header has the number. */
function withRoomForSignatures(message: Uint8Array): Uint8Array {
  const isVersioned = (message[0] ?? 0) > 0x7f;
  const signers = message[isVersioned ? 1 : 0] ?? 0;
  // A compact-u16 of more would take two bytes, and so many signatures do not fit into a packet.
  if (signers > 0x7f) return message;
  return Buffer.concat([Uint8Array.of(signers), new Uint8Array(64 * signers), message]);
}
