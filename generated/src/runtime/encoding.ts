// Bytes to text and back, with nothing but what every JavaScript runtime has.

/** Bytes over a plain `ArrayBuffer`, which is what WebCrypto and `fetch` take. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** The UTF-8 bytes of a text that comes in pieces, none of which ends within a surrogate pair. */
export function utf8Pieces(
  pieces: AsyncIterable<string>,
): AsyncIterable<Bytes> & Required<Pick<AsyncIterator<Bytes, undefined>, "next" | "return">> {
  const iterator = pieces[Symbol.asyncIterator]();
  const end = { done: true, value: undefined } as const;
  // Not a generator, which would take no end before the piece that it waits for has come.
  return {
    async next() {
      const { done, value } = await iterator.next();
      return done ? end : { done: false, value: utf8(value as string) };
    },
    async return() {
      await iterator.return?.();
      return end;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Lower-case hexadecimal digits, two per byte, without `0x`. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The bytes that hexadecimal digits of either case stand for.
 *
 * @param what names the value in the error, which never repeats the value itself: it may be a secret
 * @throws TypeError unless `digits` holds exactly `size` bytes
 */
export function fromHex(digits: string, size: number, what: string): Bytes {
  if (digits.length !== size * 2 || /[^\da-f]/i.test(digits)) {
    throw new TypeError(`${what}: ${size * 2} hexadecimal digits expected, without 0x`);
  }
  return Uint8Array.from({ length: size }, (_, i) => parseInt(digits.slice(i * 2, i * 2 + 2), 16));
}

/** Base64url without padding (RFC 4648 §5). */
export function base64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/**
 * The bytes of base64url text, padded or not.
 *
 * @throws DOMException (`InvalidCharacterError`) where it is not base64url
 */
export function fromBase64url(text: string): Bytes {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The parts one after the other. A single part is returned as it is, not copied. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
