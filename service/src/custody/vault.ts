// What the worker does with keys of chains: creates them, derives, signs. Nothing secret is returned.

import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { ApiError, type Curve, MnemonicLanguage, ErrorCode } from "@countersign/api";
import type { Contents } from "./contents.js";
import { isPrivateKey, openKey, publicKeyOf, signWith, type OpenedKey } from "./curve-keys.js";
import { curveOfAlgorithm, curves, signingAlgorithms, type SigningAlgorithm } from "./curve.js";
import { WalletTree, type AccountPath } from "./derive.js";
import { mnemonicSeed, wordCounts } from "./mnemonic.js";
import { OpenedKeys } from "./opened-keys.js";
import { checkOwner, type SealedSecret, type SecretOwner } from "./owner.js";
import type { Secp256k1 } from "./secp256k1.js";

/** The key to sign with: a private key, or an account of a wallet. */
export interface SigningKey {
  readonly secret: SealedSecret;
  readonly curve: Curve;
  /** Derivation path of the account. With wallets only, and required there. */
  readonly path?: string;
}

/** Parts of a {@link Vault}. */
export interface VaultOptions {
  readonly contents: Contents;
  readonly secp256k1: Secp256k1;
  /** How many opened keys are remembered. */
  readonly cacheSize: number;
}

const digestLength = 32;
const maxMessageLength = 1_048_576;

export class Vault {
  readonly #contents: Contents;
  readonly #secp256k1: Secp256k1;
  readonly #opened: OpenedKeys;

  constructor({ contents, secp256k1, cacheSize }: VaultOptions) {
    this.#contents = contents;
    this.#secp256k1 = secp256k1;
    this.#opened = new OpenedKeys(cacheSize);
  }

  /** Draws a private key. Public key: hex, 65 bytes, on Ed25519 32 bytes. */
  createPrivateKey(owner: SecretOwner, curve: Curve): { sealed: string; publicKey: string } {
    checkOwner(owner, "privateKey", "service");
    let privateKey = randomBytes(32);
    try {
      // About one draw in 2^128 is no private key.
      while (!isPrivateKey(curve, privateKey, this.#secp256k1)) privateKey = randomBytes(32);
      const publicKey = publicKeyOf(curve, privateKey, this.#secp256k1);
      return { sealed: this.#contents.seal(owner, { kind: "privateKey", curve, privateKey }), publicKey };
    } finally {
      privateKey.fill(0);
    }
  }

  /** Draws the entropy of a wallet whose mnemonic has so many English words. */
  createWallet(owner: SecretOwner, wordCount: number): string {
    checkOwner(owner, "wallet");
    if (!wordCounts.some((count) => count === wordCount)) {
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `a mnemonic has ${wordCounts.join(", ")} words, not ${wordCount}`);
    }
    // 32 bits of entropy for every 3 words (BIP-39).
    const entropy = randomBytes((wordCount / 3) * 4);
    try {
      return this.#contents.seal(owner, { kind: "wallet", mnemonic: { language: MnemonicLanguage.ENGLISH, entropy } });
    } finally {
      entropy.fill(0);
    }
  }

  /** Public key of a private key, hex as with {@link Vault.createPrivateKey}. */
  publicKey(secret: SealedSecret, curve: Curve): string {
    return this.#usePrivateKey(secret, curve, (privateKey) => publicKeyOf(curve, privateKey, this.#secp256k1));
  }

  /**
   * Public keys of accounts, hex as with {@link Vault.createPrivateKey}. One account, of up to 16 steps, takes up to 10
   * ms; before each of them others have their turn.
   */
  async derive(wallet: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]> {
    const tree = this.#openTree(wallet);
    try {
      const publicKeys: string[] = [];
      for (const account of accounts) {
        await turn();
        publicKeys.push(this.#accountPublicKey(tree, account));
      }
      return publicKeys;
    } finally {
      tree.close();
    }
  }

  /** Signatures, hex of r ‖ s ‖ v, 65 bytes each. */
  sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): string[] {
    const curve = curveOfAlgorithm(algorithm);
    if (curve === undefined)
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `unknown signing algorithm; expected one of ${signingAlgorithms.join(", ")}`,
      );
    const opened = this.#signingKey(key);
    if (opened.curve !== curve) {
      throw new ApiError(ErrorCode.INVALID_ARGUMENT, `${algorithm} signs with keys on ${curve}, not on ${key.curve}`);
    }
    const check = curves[curve].signs === "digest" ? checkDigest : checkMessage;
    messages.forEach((message, position) => check(message, position, curve));
    return messages.map((message) => signWith(opened, algorithm, message, this.#secp256k1));
  }

  /** Zeroes what is remembered of an owner's secret. */
  forget(owner: SecretOwner): void {
    this.#opened.forget(owner);
  }

  /** Zeroes all that is remembered. */
  close(): void {
    this.#opened.clear();
  }

  #signingKey({ secret, curve, path = "" }: SigningKey): OpenedKey {
    const account = `${curve} ${path}`;
    const known = this.#opened.get(secret, account);
    if (known) return known;
    const opened = path === "" ? this.#openPrivateKey(secret, curve) : this.#openAccount(secret, { curve, path });
    this.#opened.add(secret, account, opened);
    return opened;
  }

  #openPrivateKey(secret: SealedSecret, curve: Curve): OpenedKey {
    return this.#usePrivateKey(secret, curve, (privateKey) => openKey(curve, privateKey));
  }

  #usePrivateKey<Result>(secret: SealedSecret, curve: Curve, use: (privateKey: Uint8Array) => Result): Result {
    return this.#contents.use(secret, ["privateKey"], (content) => {
      if (content.curve !== curve)
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, `the private key is on ${content.curve}, not on ${curve}`);
      return use(content.privateKey);
    });
  }

  #openAccount(secret: SealedSecret, account: AccountPath): OpenedKey {
    const tree = this.#openTree(secret);
    try {
      const privateKey = tree.privateKey(account);
      try {
        return openKey(account.curve, privateKey);
      } finally {
        privateKey.fill(0);
      }
    } finally {
      tree.close();
    }
  }

  #accountPublicKey(tree: WalletTree, account: AccountPath): string {
    const privateKey = tree.privateKey(account);
    try {
      return publicKeyOf(account.curve, privateKey, this.#secp256k1);
    } finally {
      privateKey.fill(0);
    }
  }

  /** The caller closes it. */
  #openTree(wallet: SealedSecret): WalletTree {
    return this.#contents.use(
      wallet,
      ["wallet"],
      ({ mnemonic }) => new WalletTree(mnemonicSeed(mnemonic), this.#secp256k1),
    );
  }
}

function checkDigest(digest: Uint8Array, position: number, curve: Curve): void {
  if (digest.length === digestLength) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `message ${position} has ${digest.length} bytes; on ${curve} a digest of ${digestLength} is signed`,
  );
}

function checkMessage(message: Uint8Array, position: number): void {
  if (message.length <= maxMessageLength) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `message ${position} has ${message.length} bytes; at most ${maxMessageLength} are signed`,
  );
}
