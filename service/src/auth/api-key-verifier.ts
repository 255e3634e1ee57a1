// Verifies the signatures of API keys. Only keys that are registered come into its memory.

import { hash } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { SignatureScheme } from "@countersign/api";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import { unusableKey } from "./api-key-stamp.js";
import type { UnverifiedApiKeyStamp } from "./api-key-stamp.js";
import { ed25519PublicKey, p256PublicKey } from "./public-key.js";
import { StampRefused } from "./refusal.js";
import { secp256k1 } from "./secp256k1.js";
import { SignatureBatches } from "./signature-batches.js";
import type { ReadyKey } from "./signature-batches.js";

export interface ApiKeyVerifierOptions {
  /** How many public keys are kept ready for each of P-256 and Ed25519. Default: 10,000. */
  readonly cacheSize?: number | undefined;
}

interface Scheme {
  /** Throws unless the signature is of the key over the body. */
  readonly check: (stamp: UnverifiedApiKeyStamp, body: Uint8Array) => Promise<void> | void;
  /** A key that nobody has. */
  readonly nobodysKey: string;
}

/**
 * Verifies the stamps of API keys, by all schemes. P-256 and Ed25519 are checked in other threads.
 *
 * @example
 * const stamp = readApiKeyStamp(request.headers["x-stamp"]);
 * if (isRegistered(stamp.publicKey)) await verifier.verify(stamp, body);
 * else await verifier.feign(stamp, body);
 */
export class ApiKeyVerifier {
  readonly #keys: readonly [LRUCache<string, ReadyKey>, LRUCache<string, ReadyKey>];
  readonly #schemes: Readonly<Record<SignatureScheme, Scheme>>;

  constructor({ cacheSize = 10_000 }: ApiKeyVerifierOptions = {}) {
    const batches = new SignatureBatches();
    const newCache = () =>
      new LRUCache<string, ReadyKey>({ ...atMost(cacheSize), dispose: (ready) => batches.remove(ready) });
    const [p256Keys, ed25519Keys] = (this.#keys = [newCache(), newCache()]);
    this.#schemes = {
      SIGNATURE_SCHEME_TK_API_P256: batched(batches, "sha256", p256PublicKey, p256Keys, nobodys.p256),
      SIGNATURE_SCHEME_TK_API_SECP256K1: secp256k1Scheme((body) => hash("sha256", body, "buffer")),
      SIGNATURE_SCHEME_TK_API_ED25519: batched(batches, null, ed25519PublicKey, ed25519Keys, nobodys.ed25519),
      SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191: secp256k1Scheme(personalMessageHash),
    };
  }

  /** How many keys are kept ready now. */
  get keptKeys(): number {
    return this.#keys.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Verifies that a stamp signs a body. Its key is kept ready for the next time, so it has to be a registered one:
   * anybody can make as many others as they like.
   *
   * @param body the bytes as they came
   * @throws StampRefused where it does not
   */
  async verify(stamp: UnverifiedApiKeyStamp, body: Uint8Array): Promise<void> {
    await this.#schemes[stamp.scheme].check(stamp, body);
  }

  /**
   * Does for a key that is not registered what `verify` does for one that is, so that the time which an answer takes
   * does not tell them apart. The key itself is not looked at.
   */
  async feign(stamp: UnverifiedApiKeyStamp, body: Uint8Array): Promise<void> {
    const { check, nobodysKey } = this.#schemes[stamp.scheme];
    try {
      await check({ ...stamp, publicKey: nobodysKey }, body);
    } catch (error) {
      if (!(error instanceof StampRefused)) throw error;
    }
  }
}

/** Points whose private keys nobody knows or needs to: whatever they sign, it counts for nothing. */
const nobodys = {
  // The generator of the curve (SEC 2 §2.4.2, §2.4.1).
  p256: "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
  secp256k1: "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
  // RFC 8032 §7.1, test 1.
  ed25519: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
};

function batched(
  batches: SignatureBatches,
  algorithm: "sha256" | null,
  readKey: (publicKey: string) => KeyObject | undefined,
  keys: LRUCache<string, ReadyKey>,
  nobodysKey: string,
): Scheme {
  const readReady = (publicKey: string) => {
    const key = readKey(publicKey);
    return key && batches.ready(key);
  };
  const nobody = readReady(nobodysKey);
  return {
    nobodysKey,
    async check({ publicKey, signatureBytes }, body) {
      // A key takes longer to load than to use.
      let ready = publicKey === nobodysKey ? nobody : keys.get(publicKey);
      if (!ready) {
        ready = readReady(publicKey);
        if (!ready) throw unusableKey();
        keys.set(publicKey, ready);
      }
      if (!(await batches.verify(ready, algorithm, body, signatureBytes))) throw mismatch();
    },
  };
}

function secp256k1Scheme(digest: (body: Uint8Array) => Uint8Array): Scheme {
  return {
    nobodysKey: nobodys.secp256k1,
    check({ publicKey, signatureBytes }, body) {
      if (!secp256k1().verify(signatureBytes, digest(body), Buffer.from(publicKey, "hex"))) throw mismatch();
    },
  };
}

/** Keccak-256 of the body as Ethereum's personal_sign wraps it (EIP-191, version 0x45). */
function personalMessageHash(body: Uint8Array): Uint8Array {
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${body.length}`);
  return keccak_256.create().update(prefix).update(body).digest();
}

function mismatch(): StampRefused {
  return new StampRefused("signature does not verify with publicKey over the body");
}
