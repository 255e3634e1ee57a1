// Transactions of Bitcoin as policies see them.

import { addressOfPayment, type BitcoinNetwork } from "../chains/bitcoin-addresses.js";
import { firstLockTime } from "../chains/bitcoin/psbt.js";
import type { BitcoinTransaction } from "../chains/bitcoin/bitcoin.js";
import { paymentOf } from "../chains/bitcoin/scripts.js";
import { hexOf } from "../chains/hex.js";
import type { InTurns } from "../event-loop/turns.js";
import type { BitcoinTransactionContext } from "../policy-language/bitcoin.js";

/**
 * A transaction of Bitcoin, as policies see it. Addresses take a while, so that others have their turn after each.
 *
 * @param network whose addresses are written; the transaction is the same on all
 */
export function* bitcoinContext(
  transaction: BitcoinTransaction,
  network: BitcoinNetwork,
): InTurns<BitcoinTransactionContext> {
  const inputs: BitcoinTransactionContext["inputs"][number][] = [];
  for (const { txid, vout, sequence, value, script, signed } of transaction.inputs) {
    const tx_id = hexOf(Uint8Array.from(txid).reverse());
    inputs.push({
      tx_id,
      vout: BigInt(vout),
      sequence: BigInt(sequence),
      value,
      ...scriptContext(script, network),
      signed,
    });
    yield;
  }
  const outputs: BitcoinTransactionContext["outputs"][number][] = [];
  for (const { value, script, change } of transaction.outputs) {
    outputs.push({ value, ...scriptContext(script, network), change });
    yield;
  }
  const { version, lockTime, fee } = transaction;
  const type = lockTime < firstLockTime ? "Blocks" : "Seconds";
  return { version: String(version), inputs, outputs, locktime: { amount: BigInt(lockTime), type }, fee };
}

function scriptContext(script: Uint8Array, network: BitcoinNetwork) {
  const payment = paymentOf(script);
  return {
    script_pubkey: hexOf(script),
    address: payment === undefined ? "" : addressOfPayment(payment, network),
    address_type: payment?.type ?? "",
  };
}
