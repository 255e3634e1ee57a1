// Signs transactions, chain by chain: read strictly, signed by custody, put together again.

import { ApiError, ErrorCode } from "@countersign/api";
import { addressOf } from "../chains/addresses.js";
import { readEthereumTransaction } from "../chains/ethereum.js";
import type { UnsignedEthereumTransaction } from "../chains/ethereum.js";
import { recentlyRead } from "../chains/recently-read.js";
import { readSolanaTransaction } from "../chains/solana.js";
import type { SolanaTransaction } from "../chains/solana.js";
import { readTronTransaction, type TronTransaction } from "../chains/tron/transaction.js";
import type { Custody } from "../custody/custody.js";
import { checkEcdsa, type Signer } from "./signers.js";

const ethereumTransaction = recentlyRead(readEthereumTransaction);
const solanaTransaction = recentlyRead(readSolanaTransaction);
const tronTransaction = recentlyRead(readTronTransaction);

/** Addresses of keys on secp256k1, which take a while to make. */
const ethereumAddresses = new WeakMap<Signer, string>();

/**
 * Reads a transaction of Ethereum or a compatible chain that a key is to sign. Any key on secp256k1 may: the sender is
 * the Ethereum address of the key, whatever address the key was named by. Taproot addresses are refused, because they
 * ask for another kind of signature, by another key.
 *
 * @param unsignedTransaction the unsigned serialization in hex, legacy or typed (EIP-2718)
 * @returns the transaction with its sender in the form of EIP-55
 * @throws ApiError INVALID_ARGUMENT for a key or a transaction that is none of these
 */
export function readEthereumRequest(
  signer: Signer,
  unsignedTransaction: string,
): { readonly transaction: UnsignedEthereumTransaction; readonly from: string } {
  checkEcdsa(signer, "Ethereum transactions, which take");
  const transaction = ethereumTransaction(unsignedTransaction);
  let from = ethereumAddresses.get(signer);
  if (from === undefined) {
    from = addressOf("ADDRESS_FORMAT_ETHEREUM", signer.key.curve, signer.publicKey);
    ethereumAddresses.set(signer, from);
  }
  return { transaction, from };
}

/**
 * Signs a transaction of Ethereum or a compatible chain.
 *
 * @returns the signed serialization in hex without 0x
 * @throws ApiError INVALID_ARGUMENT as `readEthereumRequest` does
 */
export async function signEthereumTransaction(
  custody: Custody,
  signer: Signer,
  unsignedTransaction: string,
): Promise<string> {
  const { transaction } = readEthereumRequest(signer, unsignedTransaction);
  const [signature] = await custody.sign(signer.key, signer.algorithm, [transaction.digest]);
  return transaction.sign(signature!);
}

/**
 * Reads a Solana transaction, legacy or of version 0, that a key is to sign which is among its signers.
 *
 * @param unsignedTransaction the whole serialized transaction in hex
 * @returns the transaction with the address of the key
 * @throws ApiError INVALID_ARGUMENT for a key that is not among the signers, or for what is no such transaction
 */
export function readSolanaRequest(
  { key, algorithm, publicKey }: Signer,
  unsignedTransaction: string,
): { readonly transaction: SolanaTransaction; readonly address: string } {
  if (algorithm !== "ed25519") {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `signWith: a key on ${key.curve} cannot sign Solana transactions, which take CURVE_ED25519`,
    );
  }
  const transaction = solanaTransaction(unsignedTransaction);
  const address = addressOf("ADDRESS_FORMAT_SOLANA", key.curve, publicKey);
  if (!transaction.signers.includes(address)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `signWith: ${address} does not sign this transaction; its signers are ${transaction.signers.join(", ")}`,
    );
  }
  return { transaction, address };
}

/**
 * Signs a Solana transaction. Other signatures in it stay as they are.
 *
 * @returns the same transaction in hex without 0x, with the signature in its place
 * @throws ApiError INVALID_ARGUMENT as `readSolanaRequest` does
 */
export async function signSolanaTransaction(
  custody: Custody,
  signer: Signer,
  unsignedTransaction: string,
): Promise<string> {
  const { transaction, address } = readSolanaRequest(signer, unsignedTransaction);
  const [signature] = await custody.sign(signer.key, signer.algorithm, [transaction.message]);
  const { r, s } = signature!;
  return transaction.withSignature(address, Buffer.from(r + s, "hex"));
}

/**
 * Reads a transaction of TRON that a key is to sign. Any key on secp256k1 may: an account can let others act for it, so
 * the owner that the transaction names need not be the key's own address.
 *
 * @param unsignedTransaction the raw data in hex
 * @throws ApiError INVALID_ARGUMENT for a key or a transaction that is none of these
 */
export function readTronRequest(signer: Signer, unsignedTransaction: string): TronTransaction {
  checkEcdsa(signer, "TRON transactions, which take");
  return tronTransaction(unsignedTransaction);
}

/**
 * Signs a transaction of TRON.
 *
 * @returns the whole transaction in hex without 0x
 * @throws ApiError INVALID_ARGUMENT as `readTronRequest` does
 */
export async function signTronTransaction(
  custody: Custody,
  signer: Signer,
  unsignedTransaction: string,
): Promise<string> {
  const transaction = readTronRequest(signer, unsignedTransaction);
  const [signature] = await custody.sign(signer.key, signer.algorithm, [transaction.digest]);
  return transaction.sign(signature!);
}
