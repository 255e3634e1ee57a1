// PSBTs (BIP-174), read by bitcoinjs-lib: another implementation than the service's. Those of version 2 (BIP-370), which it
// does not know, are brought to version 0 by @scure/btc-signer.

import { Psbt, Transaction, address as addresses, networks } from "bitcoinjs-lib";
import type { Network } from "bitcoinjs-lib";
import { chains } from "../chains/facts.js";
import { fromHex, sha256, toHex } from "../bytes.js";
import { t } from "../texts/index.js";
import { address, amount, hex, number, text } from "./decoded.js";
import type { Decoded, Group, Line } from "./decoded.js";

/**
 * Reads a PSBT.
 *
 * @param digits hex
 * @param signWith an address, which tells the network
 * @throws Error where it is none
 */
export async function decodePsbt(digits: string, signWith: string): Promise<Decoded> {
  const bytes = fromHex(digits.replace(/^0x/i, ""));
  const network = networkOf(signWith);
  const psbt = await readPsbt(bytes, network);
  const warnings: string[] = [];
  const inputs = psbt.data.inputs.map((input, index) => {
    const spent = psbt.txInputs[index];
    if (input.nonWitnessUtxo && spent) {
      const before = Transaction.fromBuffer(input.nonWitnessUtxo);
      // What the spent transaction says counts, if it is the one that is spent.
      if (toHex(before.getHash()) !== toHex(spent.hash)) warnings.push(t.decode.wrongInput(index + 1));
      return before.outs[spent.index];
    }
    return input.witnessUtxo;
  });
  const known = inputs.every((input) => input !== undefined);
  const sent = psbt.txOutputs.reduce((sum, { value }) => sum + value, 0n);
  const spent = inputs.reduce((sum, input) => sum + (input?.value ?? 0n), 0n);
  if (!known) warnings.push(t.decode.unknownInputs);
  // What comes back is not sent, unless all of it does.
  let paid = 0n;
  const outputs = psbt.txOutputs.map(({ script, value }, index): Group => {
    const place = placeOf(script, network);
    const isOwn = place === signWith;
    if (!isOwn) paid += value;
    return {
      title: isOwn ? t.decode.change(index + 1) : t.decode.output(index + 1),
      lines: [
        place === undefined
          ? hex(t.decode.script, toHex(script), { matters: true })
          : address(t.decode.to, place, { matters: !isOwn }),
        amount(t.decode.amount, value, chains.bitcoin, { matters: !isOwn }),
      ],
    };
  });
  const spends = psbt.txInputs.flatMap(({ hash, index }, place): Line[] => {
    const input = inputs[place];
    const note = `${toHex(hash.toReversed())}:${index}`;
    if (!input) return [text(t.decode.input(place + 1), note)];
    const from = placeOf(input.script, network);
    return [
      from === undefined
        ? hex(t.decode.input(place + 1), toHex(input.script), { note })
        : address(t.decode.input(place + 1), from, { note }),
      amount(t.decode.amount, input.value, chains.bitcoin),
    ];
  });
  const fee = spent - sent;
  if (known && fee < 0n) warnings.push(t.decode.negativeFee);
  if (known && fee * 10n > (paid > 0n ? paid : sent) && fee > 50_000n) warnings.push(t.decode.highFee);
  const unsigned = psbt.data.globalMap.unsignedTx.toBuffer();
  return {
    title: t.decode.bitcoin,
    groups: [
      ...outputs,
      {
        title: t.decode.totals,
        lines: [
          amount(t.decode.spent, spent, chains.bitcoin),
          ...(known ? [amount(t.decode.fee, fee, chains.bitcoin, { matters: true })] : []),
          number(t.decode.lockTime, psbt.locktime),
        ],
      },
      { title: t.decode.inputs, lines: spends },
    ],
    warnings,
    digest: { name: t.decode.unsignedDigest, hex: await sha256(new Uint8Array(unsigned)) },
  };
}

async function readPsbt(bytes: Uint8Array, network: Network): Promise<Psbt> {
  try {
    return Psbt.fromBuffer(bytes, { network });
  } catch (error) {
    const first = await firstVersionOf(bytes);
    if (!first) throw error;
    return Psbt.fromBuffer(first, { network });
  }
}

/**
 * A PSBT of version 2 as one of version 0; undefined for whatever else. Its lock time is the one that its inputs lead to:
 * what each of them requires cannot be said in version 0.
 */
async function firstVersionOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { Transaction: Scure } = await import("@scure/btc-signer");
  // What is spent and paid need not be of a kind that the library signs.
  const anything = {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    allowUnknownVersion: true,
    allowLegacyWitnessUtxo: true,
    disableScriptCheck: true,
  } as const;
  try {
    const read = Scure.fromPSBT(bytes, anything);
    if (read.opts.PSBTVersion !== 2) return undefined;
    const first = new Scure({ ...anything, version: read.version, lockTime: read.lockTime });
    for (let index = 0; index < read.inputsLength; index++) {
      const input = read.getInput(index);
      delete input.requiredHeightLocktime;
      delete input.requiredTimeLocktime;
      first.addInput(input, true);
    }
    for (let index = 0; index < read.outputsLength; index++) first.addOutput(read.getOutput(index), true);
    return first.toPSBT(0);
  } catch {
    return undefined;
  }
}

function networkOf(signWith: string): Network {
  if (/^(?:tb1|[mn2])/.test(signWith)) return networks.testnet;
  return signWith.startsWith("bcrt1") ? networks.regtest : networks.bitcoin;
}

function placeOf(script: Uint8Array, network: Network): string | undefined {
  try {
    return addresses.fromOutputScript(script, network);
  } catch {
    return undefined;
  }
}
