// PSBTs for tests, made by bitcoinjs-lib.

import * as bitcoin from "bitcoinjs-lib";
import * as ecc from "tiny-secp256k1";
import { present } from "../support/results.js";

bitcoin.initEccLib(ecc);

export type Kind = "P2PKH" | "P2SH" | "P2WPKH" | "P2WSH" | "P2TR";
export const kinds: readonly Kind[] = ["P2PKH", "P2SH", "P2WPKH", "P2WSH", "P2TR"];

/** What an input spends. */
export interface Coin {
  readonly kind: Kind;
  /** 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly value: bigint;
  /** How the output that is spent stands in the PSBT; as is usual for its kind, unless it is said. */
  readonly shown?: readonly ("whole" | "alone")[];
  readonly sighashType?: number;
  /** Of the output where it stands alone. */
  readonly claimed?: bigint;
}

export interface Pay {
  readonly script: Uint8Array;
  readonly value: bigint;
}

/** The output that belongs to a key. */
export function paymentOf(kind: Kind, pubkey: Uint8Array): bitcoin.Payment {
  switch (kind) {
    case "P2PKH":
      return bitcoin.payments.p2pkh({ pubkey });
    case "P2SH":
      return bitcoin.payments.p2sh({ redeem: bitcoin.payments.p2wpkh({ pubkey }) });
    case "P2WPKH":
      return bitcoin.payments.p2wpkh({ pubkey });
    case "P2WSH":
      return bitcoin.payments.p2wsh({ redeem: bitcoin.payments.p2pk({ pubkey }) });
    case "P2TR":
      return bitcoin.payments.p2tr({ internalPubkey: pubkey.subarray(1) });
  }
}

export const scriptOf = (kind: Kind, publicKey: Uint8Array): Uint8Array =>
  present(paymentOf(kind, publicKey).output, "output");

/** A transaction that pays a coin, different for each number. */
export function fundingOf(script: Uint8Array, value: bigint, number: number): bitcoin.Transaction {
  const transaction = new bitcoin.Transaction();
  transaction.version = 2;
  transaction.addInput(new Uint8Array(32).fill(7), number);
  // The second output is the coin's.
  transaction.addOutput(Uint8Array.of(0x6a), 0n);
  transaction.addOutput(script, value);
  if (number % 2 === 1) transaction.setWitness(0, [new Uint8Array(64).fill(9)]);
  return transaction;
}

export function psbtOf(coins: readonly Coin[], pays: readonly Pay[]): bitcoin.Psbt {
  const psbt = new bitcoin.Psbt();
  psbt.setVersion(2);
  for (const [index, coin] of coins.entries()) {
    const { kind, publicKey, value, sighashType } = coin;
    const payment = paymentOf(kind, publicKey);
    const script = present(payment.output, "output");
    const funding = fundingOf(script, value, index);
    const shown = coin.shown ?? [kind === "P2TR" ? "alone" : "whole"];
    psbt.addInput({
      hash: funding.getId(),
      index: 1,
      sequence: 0xfffffffd,
      ...(shown.includes("whole") ? { nonWitnessUtxo: funding.toBuffer() } : {}),
      ...(shown.includes("alone") ? { witnessUtxo: { script, value: coin.claimed ?? value } } : {}),
      ...(kind === "P2SH" ? { redeemScript: present(present(payment.redeem, "redeem").output, "output") } : {}),
      ...(kind === "P2WSH" ? { witnessScript: present(present(payment.redeem, "redeem").output, "output") } : {}),
      ...(kind === "P2TR" ? { tapInternalKey: publicKey.subarray(1) } : {}),
      ...(sighashType === undefined ? {} : { sighashType }),
    });
  }
  for (const { script, value } of pays) psbt.addOutput({ script, value });
  return psbt;
}

/** Checks all signatures by bitcoinjs-lib, and gives the transaction that can be sent. */
export function finalized(signed: string): bitcoin.Transaction {
  const psbt = bitcoin.Psbt.fromHex(signed);
  const isRight = psbt.validateSignaturesOfAllInputs((publicKey, digest, signature) =>
    publicKey.length === 32
      ? ecc.verifySchnorr(digest, publicKey, signature)
      : ecc.verify(digest, publicKey, signature),
  );
  if (!isRight) throw new Error("a signature is wrong");
  return psbt.finalizeAllInputs().extractTransaction(true);
}

/** What a PSBT is made of, by hand: for thousands of inputs, libraries take too long. All in hex. */
export interface RawPsbt {
  /** Of each input: the output that it spends, and its map. */
  readonly inputs: readonly { readonly outpoint: string; readonly map: string }[];
  /** Of each output, with its value and length. */
  readonly outputs: readonly string[];
}

export function rawPsbt({ inputs, outputs }: RawPsbt): string {
  const spent = inputs.map(({ outpoint }) => `${outpoint}00ffffffff`).join("");
  const unsigned = `02000000${size(inputs.length)}${spent}${size(outputs.length)}${outputs.join("")}00000000`;
  const maps = inputs.map(({ map }) => `${map}00`).join("");
  return `70736274ff0100${size(unsigned.length / 2)}${unsigned}00${maps}${"00".repeat(outputs.length)}`;
}

/** A length as Bitcoin writes it. */
function size(length: number): string {
  const bytes = Buffer.alloc(5, length < 0xfd ? length : length > 0xffff ? 0xfe : 0xfd);
  if (length < 0xfd) return bytes.toString("hex", 0, 1);
  if (length <= 0xffff) return (bytes.writeUInt16LE(length, 1), bytes.toString("hex", 0, 3));
  return (bytes.writeUInt32LE(length, 1), bytes.toString("hex"));
}
