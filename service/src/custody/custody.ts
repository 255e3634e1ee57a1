// The custody room: the only one that sees keys. This is its face towards the rest of the service, which holds sealed
// texts and public keys; the work is done in worker threads of its own.

import { ApiError, type Curve } from "@countersign/api";
import type { AccountPath } from "./derive.js";
import { Lane } from "./lane.js";
import type { MasterKeySource } from "./master-key.js";
import type { WordCount } from "./mnemonic.js";
import type { SealedSecret, SecretOwner } from "./owner.js";
import { bytesToText } from "./protocol.js";
import type { SigningAlgorithm, SigningKey } from "./vault.js";

export type { AccountPath } from "./derive.js";
export type { MasterKeySource } from "./master-key.js";
export type { WordCount } from "./mnemonic.js";
export type { SealedSecret, SecretOwner } from "./owner.js";
export type { SigningAlgorithm, SigningKey } from "./vault.js";

/** A signature, in hex without 0x. */
export interface Signature {
  /** 64 digits. On Ed25519 and in Taproot, the first half of the signature. */
  readonly r: string;
  /** 64 digits. In ECDSA in the lower half of the order; else the second half of the signature. */
  readonly s: string;
  /** The recovery id of ECDSA; `00` elsewhere. */
  readonly v: "00" | "01";
}

/**
 * Creates, derives and signs. Every method fails with an {@link ApiError}: code 3 for what cannot be done with these
 * arguments, 8 where too many requests are waiting, 13 where a sealed secret is damaged, another owner's or sealed under
 * a key that is not there, 14 where the worker ended or is not there. One request's failure is no other's.
 */
export interface Custody {
  /** Draws a private key. `publicKey`: hex, on secp256k1 65 bytes uncompressed (SEC 1), on Ed25519 32 bytes. */
  createPrivateKey(owner: SecretOwner, curve: Curve): Promise<{ sealed: string; publicKey: string }>;
  /** Draws the entropy of a wallet whose English mnemonic (BIP-39) has so many words. */
  createWallet(owner: SecretOwner, wordCount: WordCount): Promise<{ sealed: string }>;
  /**
   * Public keys of accounts, in their order, hex as with `createPrivateKey`. BIP-32 on secp256k1, SLIP-10 on Ed25519,
   * where every step is hardened.
   */
  derive(wallet: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]>;
  /**
   * Signs messages, in their order. `ecdsa` (RFC 6979 nonce) and `taproot` (BIP-340 under the key tweaked by BIP-341, no
   * scripts) sign digests of 32 bytes, `ed25519` messages of up to 1 MiB.
   */
  sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): Promise<Signature[]>;
  /** The secret under the current key-encryption key; the very same text where it is already. */
  reseal(secret: SealedSecret): Promise<string>;
  /** Zeroes what the worker remembers of a secret, such as one that was deleted. */
  forget(secret: SealedSecret): Promise<void>;
  /** Answers what is waiting, zeroes the keys and ends the workers. */
  close(): Promise<void>;
}

/** How custody is opened. */
export interface CustodyOptions {
  readonly masterKey: MasterKeySource;
  /** How many opened keys each worker remembers, 1 to 1,000,000. Default 10,000. */
  readonly cacheSize?: number;
  /** Number of worker threads, 1 to 64. Default 1. The secrets of one owner always go to the same one. */
  readonly workers?: number;
}

/** Accounts derived at once. Deriving takes milliseconds, and signatures are to be made in between. */
const ACCOUNTS_PER_REQUEST = 8;

/**
 * Opens custody.
 *
 * Keys from the environment: the variable is deleted from `process.env` once the workers have it. It stays in this
 * thread's memory for the workers that have to be started again; a file does not pass through this thread at all.
 *
 * @throws {Error} No proper key at the source, a file that others can read, or options out of range.
 *
 * @example
 * const custody = await openCustody({ masterKey: { kind: "file", path: "data/master.key" } });
 */
export async function openCustody({ masterKey, cacheSize = 10_000, workers = 1 }: CustodyOptions): Promise<Custody> {
  checkRange("cacheSize", cacheSize, 1_000_000);
  checkRange("workers", workers, 64);
  const environment = masterKey.kind === "environment" ? pick(masterKey.name) : {};
  const lanes = Array.from({ length: workers }, () => new Lane({ source: masterKey, cacheSize }, environment));
  try {
    await Promise.all(lanes.map((lane) => lane.start()));
  } catch (error) {
    await closeAll(lanes);
    throw error;
  }
  if (masterKey.kind === "environment") delete process.env[masterKey.name];
  return new WorkerCustody(lanes);
}

class WorkerCustody implements Custody {
  readonly #lanes: readonly Lane[];

  constructor(lanes: readonly Lane[]) {
    this.#lanes = lanes;
  }

  async createPrivateKey(owner: SecretOwner, curve: Curve): Promise<{ sealed: string; publicKey: string }> {
    const [sealed = "", publicKey = ""] = await this.#lane(owner).request("createPrivateKey", owner, "", [curve]);
    return { sealed, publicKey };
  }

  async createWallet(owner: SecretOwner, wordCount: WordCount): Promise<{ sealed: string }> {
    const [sealed = ""] = await this.#lane(owner).request("createWallet", owner, "", [String(wordCount)]);
    return { sealed };
  }

  async derive({ owner, sealed }: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]> {
    const publicKeys: string[] = [];
    for (let start = 0; start < accounts.length; start += ACCOUNTS_PER_REQUEST) {
      const some = accounts.slice(start, start + ACCOUNTS_PER_REQUEST).flatMap(({ curve, path }) => [curve, path]);
      publicKeys.push(...(await this.#lane(owner).request("derive", owner, sealed, some)));
    }
    return publicKeys;
  }

  async sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): Promise<Signature[]> {
    const { owner, sealed } = key.secret;
    const parameters = [key.curve, key.path ?? "", algorithm, ...messages.map(bytesToText)];
    return (await this.#lane(owner).request("sign", owner, sealed, parameters)).map(signature);
  }

  async reseal({ owner, sealed }: SealedSecret): Promise<string> {
    const [resealed = ""] = await this.#lane(owner).request("reseal", owner, sealed, []);
    return resealed;
  }

  async forget({ owner, sealed }: SealedSecret): Promise<void> {
    await this.#lane(owner).request("forget", owner, sealed, []);
  }

  async close(): Promise<void> {
    await closeAll(this.#lanes);
  }

  #lane({ organizationId, id }: SecretOwner): Lane {
    const lane = this.#lanes[this.#lanes.length === 1 ? 0 : spread(organizationId + id) % this.#lanes.length];
    if (!lane) throw new ApiError(14, "custody has no workers");
    return lane;
  }
}

async function closeAll(lanes: readonly Lane[]): Promise<void> {
  await Promise.all(lanes.map((lane) => lane.close()));
}

/** r ‖ s ‖ v, 65 bytes in hex. */
function signature(text: string): Signature {
  return { r: text.slice(0, 64), s: text.slice(64, 128), v: text.endsWith("01") ? "01" : "00" };
}

/** FNV-1a, 32 bits: spreads texts evenly, which is all that is asked of it. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function pick(name: string): Record<string, string> {
  const value = process.env[name];
  return value === undefined ? {} : { [name]: value };
}

function checkRange(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new Error(`${name} is ${value}; an integer from 1 to ${max} is needed`);
  }
}
