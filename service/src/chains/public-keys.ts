// Public keys as they are written down.

/**
 * The shortest form of a public key that custody gave, hex: 33 bytes of a point, which custody has in 65 (SEC 1 §2.3.3), and
 * the 32 bytes of an Ed25519 key as they are.
 */
export function compressedPublicKey(publicKey: string): string {
  if (publicKey.length !== 130) return publicKey;
  const isOdd = Number.parseInt(publicKey.slice(-1), 16) % 2 === 1;
  return `${isOdd ? "03" : "02"}${publicKey.slice(2, 66)}`;
}
