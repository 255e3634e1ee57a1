// The outputs that a PSBT spends, as it claims them, and which of these claims it proves.

import { Cursor, refusal } from "./cursor.js";
import type { Psbt } from "./psbt.js";
import type { PsbtMap } from "./psbt-map.js";
import { sameBytes } from "./scripts.js";
import { readOutput, readSpentOutput, type TransactionInput, type TransactionOutput } from "./transaction.js";

export interface SpentOutput extends TransactionOutput {
  /** Whether the transaction that made the output is there, and is the one that the input names. */
  readonly isProven: boolean;
  /** Whether the output stands there by itself (PSBT_IN_WITNESS_UTXO). */
  readonly standsAlone: boolean;
}

/**
 * The output of each input; undefined where the PSBT does not have it.
 *
 * Throws ApiError INVALID_ARGUMENT where a transaction is not the one that the input names or has no such output, where two
 * claims differ, and where two inputs spend the same output.
 */
export function spentOutputs({ transaction, inputs }: Psbt): readonly (SpentOutput | undefined)[] {
  const seen = new Map<string, number>();
  return inputs.map((map, index) => {
    const input = transaction.inputs[index]!;
    const outpoint = `${Buffer.from(input.txid).toString("latin1")} ${input.vout}`;
    const other = seen.get(outpoint);
    if (other !== undefined) throw refusal(`inputs ${other} and ${index} spend the same output`);
    seen.set(outpoint, index);
    return spentOutput(map, input, `input ${index}`);
  });
}

function spentOutput(map: PsbtMap, { txid, vout }: TransactionInput, place: string): SpentOutput | undefined {
  const [whole, alone] = [map.get(0x00), map.get(0x01)];
  const claimed = alone === undefined ? undefined : readAlone(alone, place);
  if (whole === undefined) return claimed && { ...claimed, isProven: false, standsAlone: true };
  const read = readSpentOutput(whole, vout, `${place}: PSBT_IN_NON_WITNESS_UTXO`);
  if (!sameBytes(read.txid, txid))
    throw refusal(`${place}: PSBT_IN_NON_WITNESS_UTXO is not the transaction that it spends`);
  const { output } = read;
  if (output === undefined) throw refusal(`${place}: PSBT_IN_NON_WITNESS_UTXO has no output ${vout}`);
  if (claimed && (claimed.value !== output.value || !sameBytes(claimed.script, output.script))) {
    throw refusal(`${place}: PSBT_IN_WITNESS_UTXO and PSBT_IN_NON_WITNESS_UTXO differ`);
  }
  return { ...output, isProven: true, standsAlone: claimed !== undefined };
}

function readAlone(bytes: Uint8Array, place: string): TransactionOutput {
  const name = `${place}: PSBT_IN_WITNESS_UTXO`;
  const cursor = new Cursor(bytes, name);
  const output = readOutput(cursor, name);
  cursor.end();
  return output;
}
