// Stamps with an API key on P-256, by the WebCrypto of browsers, Node, Deno, Bun and workers.

import { derSignature } from "./der.js";
import { base64url, fromHex, hex } from "./encoding.js";
import type { Bytes } from "./encoding.js";
import { apiKeyStamp } from "./api-key-stamp.js";
import type { StampHeader, Stamper } from "./stamper.js";

/** A key pair that a user has registered as API key. */
export interface ApiKeyPair {
  /** Compressed point: 66 hex digits, the first two 02 or 03. */
  readonly publicKey: string;
  /** The scalar: 64 hex digits. It is kept in a WebCrypto key that cannot be exported. */
  readonly privateKey: string;
}

/** An API key whose private half WebCrypto holds, for instance one that cannot be exported. */
export interface ApiCryptoKey {
  /** Compressed point: 66 hex digits, the first two 02 or 03. */
  readonly publicKey: string;
  /** ECDSA on P-256, with the usage `sign`. */
  readonly privateKey: CryptoKey;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/**
 * Stamps with a P-256 API key: header `X-Stamp`, scheme `SIGNATURE_SCHEME_TK_API_P256`, ECDSA over SHA-256 of the body.
 *
 * Needs `crypto.subtle`, which browsers offer on HTTPS pages and localhost only.
 *
 * @throws TypeError at once where a key is malformed; by the first stamp where the two keys are not a pair
 */
export function apiKeyStamper(key: ApiKeyPair): Stamper {
  const publicKey = key.publicKey.toLowerCase();
  const [x, y] = decompress(publicKey);
  const jwk = { kty: "EC", crv: "P-256", x: base64url(x), y: base64url(y) };
  const d = base64url(fromHex(key.privateKey, 32, "privateKey"));
  let signing: Promise<CryptoKey> | undefined;

  // Only some runtimes compare the two keys on import, so a signature made with one is checked with the other.
  const load = async (): Promise<CryptoKey> => {
    const { subtle } = crypto;
    try {
      const secret = await subtle.importKey("jwk", { ...jwk, d }, algorithm, false, ["sign"]);
      const open = await subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
      const signature = await subtle.sign(algorithm, secret, x);
      if (await subtle.verify(algorithm, open, signature, x)) return secret;
    } catch (cause) {
      throw mismatch(cause);
    }
    throw mismatch();
  };

  return {
    async stamp(body) {
      return stamp(publicKey, await (signing ??= load()), body);
    },
  };
}

/**
 * Stamps like `apiKeyStamper`, with a private key that WebCrypto holds and that never was text. That the two halves are a
 * pair is for the caller to know.
 */
export function cryptoKeyStamper(key: ApiCryptoKey): Stamper {
  const publicKey = key.publicKey.toLowerCase();
  return { stamp: (body) => stamp(publicKey, key.privateKey, body) };
}

async function stamp(publicKey: string, privateKey: CryptoKey, body: Bytes): Promise<StampHeader> {
  const signature = await crypto.subtle.sign(algorithm, privateKey, body);
  return apiKeyStamp(publicKey, "SIGNATURE_SCHEME_TK_API_P256", hex(derSignature(new Uint8Array(signature))));
}

function mismatch(cause?: unknown): TypeError {
  return new TypeError("privateKey does not belong to publicKey", { cause });
}

// The field prime and the coefficient b of P-256 (SEC 2 §2.4.2); a is -3.
const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** Both coordinates of a compressed point (SEC 1 §2.3.4). */
function decompress(publicKey: string): readonly [x: Bytes, y: Bytes] {
  const bytes = fromHex(publicKey, 33, "publicKey");
  const x = BigInt(`0x${publicKey.slice(2)}`);
  const square = (x ** 3n - 3n * x + b) % p;
  // p ≡ 3 (mod 4), so that square ** ((p + 1) / 4) is the root where there is one.
  let y = 1n;
  for (let exponent = (p + 1n) >> 2n, power = square; exponent; exponent >>= 1n, power = (power * power) % p) {
    if (exponent & 1n) y = (y * power) % p;
  }
  if ((bytes[0]! | 1) !== 3 || x >= p || (y * y) % p !== square) {
    throw new TypeError("publicKey: not a compressed point on P-256");
  }
  if (Number(y & 1n) !== (bytes[0]! & 1)) y = p - y;
  return [bytes.slice(1), fromHex(y.toString(16).padStart(64, "0"), 32, "y")];
}
