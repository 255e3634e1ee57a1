// ECDSA signatures in DER, which stamps carry; WebCrypto gives r and s side by side instead.

/**
 * `SEQUENCE { INTEGER r, INTEGER s }` with integers of minimal length (X.690 §8.3).
 *
 * @param signature r and s, big-endian, each half of it; 64 bytes for curves of 256 bits
 */
export function derSignature(signature: Uint8Array): Uint8Array {
  const half = signature.length / 2;
  const integers = [...integer(signature.subarray(0, half)), ...integer(signature.subarray(half))];
  return Uint8Array.of(0x30, integers.length, ...integers);
}

function integer(bytes: Uint8Array): number[] {
  let digits = [...bytes];
  // A first byte from 0x80 on would read as a negative number; other leading zeros are superfluous.
  while (digits[0] === 0 && digits.length > 1 && digits[1]! < 0x80) digits = digits.slice(1);
  if (digits[0]! >= 0x80) digits = [0, ...digits];
  return [2, digits.length, ...digits];
}
