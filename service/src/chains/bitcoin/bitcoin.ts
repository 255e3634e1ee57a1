// Transactions of Bitcoin as PSBTs: what they spend and pay, what is known of the fee, and the signatures of one key.

import { refusal } from "./cursor.js";
import type { BitcoinKey } from "./keys.js";
import { readPsbt, writePsbt, type Psbt } from "./psbt.js";
import { Sighashes } from "./sighash.js";
import { signableInput, type ScalarPair, type SignableInput } from "./signing.js";
import { spentOutputs, type SpentOutput } from "./spent-outputs.js";
import type { TransactionInput, TransactionOutput, UnsignedTransaction } from "./transaction.js";

/** An amount that is not known: more than any. */
export const unbounded: bigint = 2n ** 64n - 1n;

export interface BitcoinInput extends TransactionInput {
  /** {@link unbounded} where neither the PSBT nor each signature that is asked for proves it. */
  readonly value: bigint;
  /** As the PSBT claims it; empty where it does not. */
  readonly script: Uint8Array;
  /** Whether it is signed by the key. */
  readonly signed: boolean;
}

export interface BitcoinOutput extends TransactionOutput {
  /** Whether it pays back to the key that signs. */
  readonly change: boolean;
}

export interface BitcoinTransaction extends Pick<UnsignedTransaction, "version" | "lockTime"> {
  readonly inputs: readonly BitcoinInput[];
  readonly outputs: readonly BitcoinOutput[];
  /** {@link unbounded} where the value of an input is. */
  readonly fee: bigint;
  /** What is signed for each of the inputs that are, one at a time. */
  digests(): Generator<Uint8Array, void>;
  /** The PSBT in hex without `0x`, with signatures of these digests in their order. */
  sign(signatures: readonly ScalarPair[]): string;
}

// Putting so many signatures in takes a few milliseconds.
const maxSigned = 500;
// Before segregated witness, each signature hashes the whole transaction.
const maxLegacyBytes = 32 * 1024 * 1024;

/**
 * Reads a PSBT that a key is to sign.
 *
 * Throws ApiError INVALID_ARGUMENT as `readPsbt` and `spentOutputs` do; for a PSBT without inputs that are the key's, with more
 * than 500 of them, or with one that cannot be signed: by another sighash type, without its script or its previous
 * transaction; and where the outputs are more than the inputs.
 */
export function readBitcoinTransaction(text: string, key: BitcoinKey): BitcoinTransaction {
  const psbt = readPsbt(text);
  const spent = spentOutputs(psbt);
  const signed = psbt.inputs.flatMap((map, index) => signableInput(key, index, map, spent[index]) ?? []);
  checkSigned(psbt, spent, signed, key);
  const inputs = inputsOf(psbt, spent, signed);
  const sighashes = new Sighashes(psbt.transaction, spent);
  return {
    version: psbt.transaction.version,
    lockTime: psbt.transaction.lockTime,
    inputs,
    outputs: psbt.transaction.outputs.map((output) => ({ ...output, change: key.owns(output.script) })),
    fee: feeOf(inputs, psbt.transaction.outputs),
    *digests() {
      for (const input of signed) yield input.digest(sighashes);
    },
    sign: (signatures) => writePsbt(withSignatures(psbt, signed, signatures)),
  };
}

function checkSigned(
  { transaction }: Psbt,
  spent: readonly (SpentOutput | undefined)[],
  signed: readonly SignableInput[],
  { algorithm }: BitcoinKey,
): void {
  if (signed.length === 0) {
    const what = algorithm === "taproot" ? "P2TR by this address" : "P2PKH, P2WPKH, P2SH or P2WSH by this key";
    throw refusal(`signWith signs none of its ${transaction.inputs.length} inputs, which would have to spend ${what}`);
  }
  if (signed.length > maxSigned)
    throw refusal(`${signed.length} of its inputs are to be signed; at most ${maxSigned} are at once`);
  const missing = algorithm === "taproot" ? spent.indexOf(undefined) : -1;
  if (missing >= 0) {
    throw refusal(`input ${missing} has no PSBT_IN_WITNESS_UTXO, and a Taproot signature signs what all inputs spend`);
  }
  const legacy = signed.filter(({ rules }) => rules === "legacy").length;
  const { inputs, outputs } = transaction;
  const bytes = legacy * (inputs.length * 41 + outputs.reduce((sum, { script }) => sum + script.length + 9, 0));
  if (bytes > maxLegacyBytes) {
    throw refusal(
      `${legacy} of its inputs are signed without a witness, which hashes ${bytes} bytes; at most ${maxLegacyBytes}`,
    );
  }
}

/**
 * A value is known where the PSBT proves it, and where no signature would be good for another: those of Taproot sign the values
 * of all inputs (BIP-341), those before it that of their own (BIP-143). Else the inputs could be signed one at a time, each
 * beside wrong values of the others, and all of it would be fee.
 */
function inputsOf(
  { transaction }: Psbt,
  spent: readonly (SpentOutput | undefined)[],
  signed: readonly SignableInput[],
): BitcoinInput[] {
  const bySigned = new Set(signed.map(({ index }) => index));
  const signsAll = signed.every(({ rules }) => rules === "taproot");
  const only = signed.length === 1 && signed[0]!.rules === "segwit" ? signed[0]!.index : undefined;
  return transaction.inputs.map((input, index) => {
    const output = spent[index];
    const isKnown = output !== undefined && (output.isProven || signsAll || index === only);
    return {
      ...input,
      value: isKnown ? output.value : unbounded,
      script: output?.script ?? new Uint8Array(),
      signed: bySigned.has(index),
    };
  });
}

function feeOf(inputs: readonly BitcoinInput[], outputs: readonly TransactionOutput[]): bigint {
  if (inputs.some(({ value }) => value === unbounded)) return unbounded;
  const sum = (values: readonly { readonly value: bigint }[]) => values.reduce((total, { value }) => total + value, 0n);
  const fee = sum(inputs) - sum(outputs);
  if (fee < 0n) throw refusal(`its outputs are ${-fee} satoshi more than its inputs`);
  return fee;
}

function withSignatures(psbt: Psbt, signed: readonly SignableInput[], signatures: readonly ScalarPair[]): Psbt {
  const inputs = [...psbt.inputs];
  for (const [at, input] of signed.entries()) inputs[input.index] = input.withSignature(signatures[at]!);
  return { ...psbt, global: settled(psbt.global), inputs };
}

/** BIP-370: with a signature of everything, neither inputs nor outputs can be added any more. */
function settled(global: Psbt["global"]): Psbt["global"] {
  const flags = global.get(0x06)?.[0];
  return flags === undefined ? global : global.with(0x06, new Uint8Array(), Uint8Array.of(flags & ~3));
}
