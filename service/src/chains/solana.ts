// Solana transactions: read strictly, and given one signature at its place.

import { ApiError, ErrorCode } from "@countersign/api";
import { bytesOfHex, hexOf } from "./hex.js";
import { Cursor, refusal } from "./solana-cursor.js";
import { readSolanaMessage, type SolanaMessage } from "./solana-message.js";

// What fits into a packet of the network. Nodes and client libraries refuse more.
const maxBytes = 1232;
const signatureBytes = 64;

/** A whole transaction: the signatures it has so far, and what they sign. */
export interface SolanaTransaction extends SolanaMessage {
  /** The serialized message: what each signer signs. */
  readonly message: Uint8Array;
  /**
   * The whole transaction in hex without `0x`, with the 64 bytes of an Ed25519 signature of the message at the place of
   * that signer and all other places as they were. Throws ApiError INVALID_ARGUMENT when the address is none of the
   * signers.
   */
  withSignature(address: string, signature: Uint8Array): string;
}

/**
 * Reads a serialized transaction, legacy or of version 0, from hex with or without `0x`. Signatures that are missing
 * are zeros.
 *
 * Throws ApiError INVALID_ARGUMENT that names the place and the fault: for more than 1,232 bytes, lengths that take
 * more bytes than they need, bytes left over, fewer or more signatures than the message requires, indexes beyond the
 * accounts, account keys named twice, and whatever else a validator refuses before it runs a transaction.
 */
export function readSolanaTransaction(transaction: string): SolanaTransaction {
  if (transaction.length > 2 + 2 * maxBytes) {
    throw refusal(`it has ${transaction.length} characters; ${maxBytes} bytes fit into a network packet`);
  }
  const bytes = bytesOfHex(transaction, "unsignedTransaction");
  if (bytes.length > maxBytes) {
    throw refusal(`it has ${bytes.length} bytes; ${maxBytes} fit into a network packet`);
  }
  const cursor = new Cursor(bytes);
  const count = cursor.list("signatures", (name) => cursor.bytes(signatureBytes, name)).length;
  const messageStart = cursor.position;
  const message = readSolanaMessage(cursor);
  cursor.end();
  const { signers } = message;
  if (count !== signers.length) {
    throw refusal(`it has room for ${count} signatures, but its message requires ${signers.length}`);
  }
  return {
    ...message,
    message: bytes.subarray(messageStart),
    withSignature: (address, signature) => {
      const index = signers.indexOf(address);
      if (index < 0) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `${address} does not sign this transaction; its signers are ${signers.join(", ")}`,
        );
      }
      if (signature.length !== signatureBytes) throw new RangeError("an Ed25519 signature has 64 bytes");
      const signed = bytes.slice();
      signed.set(signature, messageStart - (count - index) * signatureBytes);
      return hexOf(signed);
    },
  };
}
