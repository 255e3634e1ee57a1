// Buffers for secrets, which can be zeroed for good. V8 keeps arrays of up to 64 bytes among its objects, where the garbage
// collector and native functions leave copies behind that nobody can reach; memory of an ArrayBuffer stays in one place.

/** So many zeros, in a place of their own. */
export function secretBytes(length: number): Buffer<ArrayBuffer> {
  return Buffer.from(new ArrayBuffer(length));
}

/** A copy of a secret, in a place of its own. */
export function copySecret(secret: Uint8Array): Buffer<ArrayBuffer> {
  const copy = secretBytes(secret.length);
  copy.set(secret);
  return copy;
}
