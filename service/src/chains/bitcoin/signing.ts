// Which inputs of a PSBT a key signs, what their signatures sign, and where they are put.

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { hash160, sha256 } from "../hashes.js";
import { refusal } from "./cursor.js";
import type { BitcoinKey } from "./keys.js";
import type { PsbtMap } from "./psbt-map.js";
import { asksFor, payToKeyHash, paymentOf, sameBytes, type Payment } from "./scripts.js";
import type { Sighashes, SighashType } from "./sighash.js";
import type { SpentOutput } from "./spent-outputs.js";

/** r and s in hex, as custody signs. */
export interface ScalarPair {
  readonly r: string;
  readonly s: string;
}

export interface SignableInput {
  readonly index: number;
  /** By which rules its signature is made. Only those since segregated witness sign amounts; Taproot's, all of them. */
  readonly rules: "legacy" | "segwit" | "taproot";
  digest(sighashes: Sighashes): Uint8Array;
  /** The input's map with the signature. */
  withSignature(signature: ScalarPair): PsbtMap;
}

type Script = Pick<SignableInput, "rules" | "digest">;

/** How a key signs an input; undefined where it is not the key's, or has all its signatures. */
export function signableInput(
  key: BitcoinKey,
  index: number,
  map: PsbtMap,
  spent: SpentOutput | undefined,
): SignableInput | undefined {
  const payment = spent && paymentOf(spent.script);
  if (payment === undefined || map.get(0x07) !== undefined || map.get(0x08) !== undefined) return undefined;
  const place = `input ${index}`;
  if (key.algorithm === "taproot") {
    if (payment.type !== "P2TR" || !key.owns(spent!.script)) return undefined;
    return taprootInput(key, index, map, place);
  }
  const script = scriptOf(key, index, map, spent!, payment, place);
  if (script === undefined) return undefined;
  checkSighash(map, [1], place);
  checkProof(script, spent!, payment, place);
  return {
    index,
    ...script,
    withSignature({ r, s }) {
      const der = secp256k1.Signature.fromHex(r + s, "compact").toBytes("der");
      return map.with(0x02, publicKeyOf(key), concatBytes(der, Uint8Array.of(1)));
    },
  };
}

function taprootInput(key: BitcoinKey, index: number, map: PsbtMap, place: string): SignableInput {
  for (const [type, name] of scriptPath) {
    if (map.has(type)) throw refusal(`${place} has ${name}, but its output is spent by key, and has no scripts`);
  }
  const internal = map.get(0x17);
  if (internal !== undefined && key.publicKey && !sameBytes(internal, key.publicKey.subarray(1))) {
    throw refusal(`${place} has another PSBT_IN_TAP_INTERNAL_KEY than the key that signs`);
  }
  const type = checkSighash(map, [0, 1], place) ?? 0;
  const suffix = type === 0 ? new Uint8Array() : Uint8Array.of(type);
  return {
    index,
    rules: "taproot",
    digest: (sighashes) => sighashes.taproot(index, type),
    withSignature: ({ r, s }) => map.with(0x13, new Uint8Array(), concatBytes(hexToBytes(r + s), suffix)),
  };
}

/** What is only asked where something is signed. */
function publicKeyOf({ publicKey }: BitcoinKey): Uint8Array {
  if (publicKey === undefined) throw new Error("a key that signs has a public key");
  return publicKey;
}

const scriptPath = [
  [0x14, "PSBT_IN_TAP_SCRIPT_SIG"],
  [0x15, "PSBT_IN_TAP_LEAF_SCRIPT"],
  [0x18, "PSBT_IN_TAP_MERKLE_ROOT"],
] as const;

function scriptOf(
  key: BitcoinKey,
  index: number,
  map: PsbtMap,
  { script, value }: SpentOutput,
  { type, payload }: Payment,
  place: string,
): Script | undefined {
  const segwit = (code: Uint8Array): Script => ({
    rules: "segwit",
    digest: (sighashes) => sighashes.segwit(index, code, value),
  });
  const legacy = (code: Uint8Array): Script => ({
    rules: "legacy",
    digest: (sighashes) => sighashes.legacy(index, code),
  });
  switch (type) {
    case "P2PKH":
      return key.owns(script) ? legacy(script) : undefined;
    case "P2WPKH":
      return key.owns(script) ? segwit(payToKeyHash(payload)) : undefined;
    case "P2WSH": {
      const witness = map.get(0x05);
      const isOwn = key.owns(script);
      if (isOwn && witness === undefined) throw refusal(`${place} spends P2WSH without PSBT_IN_WITNESS_SCRIPT`);
      if (witness === undefined || (!isOwn && !asksFor(witness, key.publicKey))) return undefined;
      if (!sameBytes(sha256([witness]), payload)) {
        throw refusal(`${place}: its output does not have this PSBT_IN_WITNESS_SCRIPT`);
      }
      return segwit(witness);
    }
    case "P2SH": {
      const redeem = map.get(0x04);
      const isOwn = key.owns(script);
      if (isOwn && redeem === undefined) throw refusal(`${place} spends P2SH without PSBT_IN_REDEEM_SCRIPT`);
      if (redeem === undefined) return undefined;
      const isNested = paymentOf(redeem)?.type === "P2WPKH" && (isOwn || key.owns(redeem));
      if (!isOwn && !isNested && !asksFor(redeem, key.publicKey)) return undefined;
      if (!sameBytes(hash160(redeem), payload)) {
        throw refusal(`${place}: its output does not have this PSBT_IN_REDEEM_SCRIPT`);
      }
      return isNested ? segwit(payToKeyHash(redeem.subarray(2))) : legacy(redeem);
    }
    case "P2TR":
      return undefined;
  }
}

/** What is signed without its amount has to be proven: the difference to the outputs is the fee. */
function checkProof({ rules }: Script, { isProven, standsAlone }: SpentOutput, { type }: Payment, place: string): void {
  if (rules !== "legacy") return;
  if (!isProven)
    throw refusal(`${place} spends ${type} without PSBT_IN_NON_WITNESS_UTXO, the transaction that it spends`);
  if (standsAlone) throw refusal(`${place} has PSBT_IN_WITNESS_UTXO, but spends ${type} without a witness`);
}

const sighashNames = ["SIGHASH_DEFAULT", "SIGHASH_ALL", "SIGHASH_NONE", "SIGHASH_SINGLE"] as const;

/** What the input asks for, where it does. Everything is signed or nothing. */
function checkSighash(map: PsbtMap, known: readonly SighashType[], place: string): SighashType | undefined {
  const bytes = map.get(0x03);
  if (bytes === undefined) return undefined;
  const type = Buffer.from(bytes).readUInt32LE();
  const found = known.find((each) => each === type);
  if (found !== undefined) return found;
  const base = type < 0x84 ? sighashNames[type & 0x7f] : undefined;
  const name = base === undefined ? `sighash type ${type}` : `${base}${type >= 0x80 ? " | SIGHASH_ANYONECANPAY" : ""}`;
  throw refusal(`${place} asks for ${name}; what is signed is ${known.map((each) => sighashNames[each]).join(" or ")}`);
}
