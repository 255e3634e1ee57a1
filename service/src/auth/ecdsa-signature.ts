// ECDSA signatures as stamps carry them: DER, in hex.

import { StampRefused } from "./refusal.js";

const size = 32;

/**
 * r and s side by side, 32 bytes each, of `SEQUENCE { INTEGER r, INTEGER s }` (RFC 3279 §2.2.3).
 *
 * It is DER but for one thing: leading zeros of an integer may be more than DER allows, because one existing client
 * writes them. Whether r and s are below the order of the curve is for the verification to find out.
 *
 * @param digits the DER in hex, of either case, without 0x
 * @throws StampRefused where it is not such a signature
 */
export function readEcdsaSignature(digits: string): Uint8Array {
  if (digits.length % 2 !== 0 || !/^[\da-f]+$/i.test(digits)) throw new StampRefused("signature is not hex");
  const der = Buffer.from(digits, "hex");
  // A length from 0x80 on would be in the long form, which DER forbids below that and nobody needs.
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || der[1] >= 0x80) {
    throw new StampRefused("signature is not one DER sequence of a length below 128");
  }
  const signature = new Uint8Array(2 * size);
  const afterR = readInteger(der, 2, signature.subarray(0, size));
  const afterS = readInteger(der, afterR, signature.subarray(size));
  if (afterS !== der.length) throw new StampRefused("signature contains more than two integers");
  return signature;
}

/** Puts the integer that begins at `start` into `target`, big-endian, and tells where it ends. */
function readInteger(der: Uint8Array, start: number, target: Uint8Array): number {
  const length = der[start + 1] ?? 0;
  let first = start + 2;
  const end = first + length;
  if (der[start] !== 0x02 || length === 0 || end > der.length) {
    throw new StampRefused("signature contains a malformed DER integer");
  }
  if (der[first]! >= 0x80) throw new StampRefused("signature contains a negative integer");
  while (der[first] === 0 && first < end - 1) first++;
  if (end - first > target.length) throw new StampRefused("signature contains an integer of more than 256 bits");
  target.set(der.subarray(first, end), target.length - (end - first));
  return end;
}
