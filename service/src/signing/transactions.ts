// Transactions that a key is to sign, chain by chain: read strictly, signed by custody, put together again.

import { ApiError, Curve, ErrorCode } from "@countersign/api";
import type { SignTransactionIntentV2, SignTransactionsIntent, TransactionType } from "@countersign/api";
import { addressOf } from "../chains/addresses.js";
import type { BitcoinNetwork } from "../chains/bitcoin-addresses.js";
import { readBitcoinTransaction, type BitcoinTransaction } from "../chains/bitcoin/bitcoin.js";
import { readEthereumTransaction } from "../chains/ethereum.js";
import type { UnsignedEthereumTransaction } from "../chains/ethereum.js";
import { readSolanaTransaction } from "../chains/solana.js";
import { bitcoinNetworkOf } from "../chains/formats.js";
import type { SolanaTransaction } from "../chains/solana.js";
import { readTronTransaction, type TronTransaction } from "../chains/tron/transaction.js";
import type { Custody, Signature } from "../custody/custody.js";
import type { Owner } from "../event-loop/owner.js";
import type { InTurns } from "../event-loop/turns.js";
import { Turns } from "../event-loop/turns.js";
import { checked } from "../params/located.js";
import { checkEcdsa, type Signer } from "./signers.js";

export type UnsignedTransaction = Pick<SignTransactionIntentV2, "type" | "unsignedTransaction">;
export type UnsignedTransactions = Pick<SignTransactionsIntent, "type" | "unsignedTransactions">;

/** The transactions of a request, each as if it were sent alone. */
export function eachTransaction(unsigned: UnsignedTransaction | UnsignedTransactions): readonly UnsignedTransaction[] {
  if (!("unsignedTransactions" in unsigned)) return [unsigned];
  const { type, unsignedTransactions } = unsigned;
  return unsignedTransactions.map((unsignedTransaction) => ({ type, unsignedTransaction }));
}

/** Reads the transactions of a request, each in turn. Where there are several, errors name the one that they are about. */
export function* readingTransactions<Result>(
  unsigned: UnsignedTransaction | UnsignedTransactions,
  read: (transaction: UnsignedTransaction) => Result,
): InTurns<Result[]> {
  if (!("unsignedTransactions" in unsigned)) return [read(unsigned)];
  const results: Result[] = [];
  for (const [place, each] of eachTransaction(unsigned).entries()) {
    results.push(checked(`unsignedTransactions.${place}`, () => read(each)));
    yield;
  }
  return results;
}

/** What was read of each chain's transactions. */
interface Read {
  /** The sender is the Ethereum address of the key, whatever address the key was named by, in the form of EIP-55. */
  readonly TRANSACTION_TYPE_ETHEREUM: { readonly transaction: UnsignedEthereumTransaction; readonly from: string };
  /** With the address of the key, which is among its signers. */
  readonly TRANSACTION_TYPE_SOLANA: { readonly transaction: SolanaTransaction; readonly address: string };
  /** With the network of the address by which the key was named; the main one, where that was another. */
  readonly TRANSACTION_TYPE_BITCOIN: { readonly transaction: BitcoinTransaction; readonly network: BitcoinNetwork };
  readonly TRANSACTION_TYPE_TRON: { readonly transaction: TronTransaction };
}

/** A transaction that a key can sign, as it was read. */
export type ReadTransaction = { [Type in TransactionType]: { readonly type: Type } & Read[Type] }[TransactionType];

/**
 * Reads a transaction that a key is to sign.
 *
 * - Ethereum and compatible chains: the unsigned serialization in hex, legacy or typed (EIP-2718). Any key on secp256k1 may
 *   sign. Taproot addresses are refused, because they ask for another kind of signature, by another key.
 * - Solana: the whole serialized transaction in hex, legacy or of version 0, with the key among its signers.
 * - Bitcoin: a PSBT in hex. A key that is named by a Taproot address signs what that address can spend; named by anything
 *   else, what it can sign by ECDSA.
 * - TRON: the raw data in hex. Any key on secp256k1 may sign: an account can let others act for it, so the owner that the
 *   transaction names need not be the key's own address.
 *
 * @throws ApiError INVALID_ARGUMENT for a key or a transaction that is none of these
 */
export function readTransaction(signer: Signer, { type, unsignedTransaction }: UnsignedTransaction): ReadTransaction {
  switch (type) {
    case "TRANSACTION_TYPE_ETHEREUM": {
      checkEcdsa(signer, "Ethereum transactions, which take");
      const transaction = readEthereumTransaction(unsignedTransaction);
      return { type, transaction, from: signer.ethereumAddress() };
    }
    case "TRANSACTION_TYPE_SOLANA":
      return { type, ...readSolana(signer, unsignedTransaction) };
    case "TRANSACTION_TYPE_BITCOIN": {
      const { key, bitcoinKey, format } = signer;
      if (!bitcoinKey) {
        const message = `signWith: a key on ${key.curve} cannot sign Bitcoin transactions, which take ${Curve.SECP256K1}`;
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
      }
      const transaction = readBitcoinTransaction(unsignedTransaction, bitcoinKey());
      return { type, transaction, network: bitcoinNetworkOf(format) };
    }
    case "TRANSACTION_TYPE_TRON":
      checkEcdsa(signer, "TRON transactions, which take");
      return { type, transaction: readTronTransaction(unsignedTransaction) };
  }
}

function readSolana(
  { key, algorithm, publicKey }: Signer,
  unsignedTransaction: string,
): Read["TRANSACTION_TYPE_SOLANA"] {
  if (algorithm !== "ed25519") {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `signWith: a key on ${key.curve} cannot sign Solana transactions, which take CURVE_ED25519`,
    );
  }
  const transaction = readSolanaTransaction(unsignedTransaction);
  const address = addressOf("ADDRESS_FORMAT_SOLANA", key.curve, publicKey);
  if (transaction.signers.includes(address)) return { transaction, address };
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `signWith: ${address} does not sign this transaction; its signers are ${transaction.signers.join(", ")}`,
  );
}

/**
 * Signs transactions with one key.
 *
 * @param owner whose turns it uses
 * @returns in hex without 0x: of Ethereum the signed serialization, of Solana the same transaction with the signature in its
 *   place and other signatures as they were, of Bitcoin the PSBT with the signatures of the key's inputs, not finalized,
 *   and of TRON the whole transaction
 */
export async function signTransactions(
  custody: Custody,
  signer: Signer,
  read: readonly ReadTransaction[],
  owner: Owner,
): Promise<string[]> {
  const turns = new Turns(owner);
  const messages: Uint8Array[] = [];
  const ends: number[] = [];
  for (const each of read) {
    for (const message of messagesOf(each)) {
      messages.push(message);
      await turns.take();
    }
    ends.push(messages.length);
  }
  const signatures = await custody.sign(signer.key, signer.algorithm, messages);
  const signed: string[] = [];
  for (const [place, each] of read.entries()) {
    signed.push(withSignatures(each, signatures.slice(ends[place - 1] ?? 0, ends[place])));
    await turns.take();
  }
  return signed;
}

/** What is to be signed of a transaction: of Bitcoin several digests, and one after the other, since each takes a while. */
function messagesOf(read: ReadTransaction): Iterable<Uint8Array> {
  switch (read.type) {
    case "TRANSACTION_TYPE_SOLANA":
      return [read.transaction.message];
    case "TRANSACTION_TYPE_BITCOIN":
      return read.transaction.digests();
    default:
      return [read.transaction.digest];
  }
}

function withSignatures(read: ReadTransaction, signatures: readonly Signature[]): string {
  switch (read.type) {
    case "TRANSACTION_TYPE_SOLANA": {
      const { r, s } = signatures[0]!;
      return read.transaction.withSignature(read.address, Buffer.from(r + s, "hex"));
    }
    case "TRANSACTION_TYPE_BITCOIN":
      return read.transaction.sign(signatures);
    default:
      return read.transaction.sign(signatures[0]!);
  }
}
