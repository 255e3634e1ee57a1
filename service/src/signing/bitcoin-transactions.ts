// Signs Bitcoin's transactions, which come as PSBTs: each input of the key by itself.

import { ApiError, Curve, ErrorCode } from "@countersign/api";
import type { BitcoinNetwork } from "../chains/bitcoin-addresses.js";
import { readBitcoinTransaction, type BitcoinTransaction } from "../chains/bitcoin/bitcoin.js";
import { bitcoinKey, type BitcoinKey } from "../chains/bitcoin/keys.js";
import { bytesOfHex } from "../chains/hex.js";
import { compressedPublicKey } from "../chains/public-keys.js";
import { bitcoinNetworkOf } from "../chains/formats.js";
import type { Custody } from "../custody/custody.js";
import type { Owner } from "../event-loop/owner.js";
import { Turns } from "../event-loop/turns.js";
import type { Signer } from "./signers.js";

/** Own scripts of keys, which take a while to make. */
const keys = new WeakMap<Signer, BitcoinKey>();

/**
 * Reads a PSBT that a key is to sign. A key that is named by a Taproot address signs what that address can spend; named by
 * anything else, what it can sign by ECDSA.
 *
 * @param unsignedTransaction the PSBT in hex
 * @returns the transaction, and the network of the address by which the key was named; the main one, where that was another
 * @throws ApiError INVALID_ARGUMENT for a key on another curve, and as `readBitcoinTransaction` does
 */
export function readBitcoinRequest(
  signer: Signer,
  unsignedTransaction: string,
): { readonly transaction: BitcoinTransaction; readonly network: BitcoinNetwork } {
  const { key, algorithm, format } = signer;
  if (algorithm !== "ecdsa" && algorithm !== "taproot") {
    const message = `signWith: a key on ${key.curve} cannot sign Bitcoin transactions, which take ${Curve.SECP256K1}`;
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  let known = keys.get(signer);
  if (known === undefined) {
    known = bitcoinKey(bytesOfHex(compressedPublicKey(signer.publicKey), "public key"), algorithm);
    keys.set(signer, known);
  }
  return { transaction: readBitcoinTransaction(unsignedTransaction, known), network: bitcoinNetworkOf(format) };
}

/**
 * Signs the inputs of a PSBT that are the key's.
 *
 * @param owner whose turns it uses
 * @returns the PSBT with these signatures in hex without 0x, not finalized
 * @throws ApiError INVALID_ARGUMENT as `readBitcoinRequest` does
 */
export async function signBitcoinTransaction(
  custody: Custody,
  signer: Signer,
  unsignedTransaction: string,
  owner: Owner,
): Promise<string> {
  const { transaction } = readBitcoinRequest(signer, unsignedTransaction);
  const digests: Uint8Array[] = [];
  const turns = new Turns(owner);
  for (const digest of transaction.digests()) {
    digests.push(digest);
    await turns.take();
  }
  return transaction.sign(await custody.sign(signer.key, signer.algorithm, digests));
}
