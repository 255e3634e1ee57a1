// How keys come in and go out: encrypted to a key that was made for it, and in no other way. What takes several turns
// of the event loop holds plaintext in buffers of its own only, and zeroes them however it ends.

import { ApiError, type Curve, type MnemonicLanguage, ErrorCode } from "@countersign/api";
import {
  encryptTo,
  formatCiphertext,
  formatCredential,
  parseCiphertext,
  parseTarget,
  type Ciphertext,
} from "./bundle.js";
import type { Contents } from "./contents.js";
import { isPrivateKey, publicKeyOf } from "./curve-keys.js";
import { traitsOf } from "./curve.js";
import { WalletTree, type AccountPath } from "./derive.js";
import { openEnvelope } from "./envelope.js";
import { hpkeOpen } from "./hpke.js";
import { findMnemonic, isMnemonicIn, mnemonicSeed, mnemonicWords, type Mnemonic } from "./mnemonic.js";
import { checkOwner, type SealedSecret, type SecretOwner } from "./owner.js";
import { signP256 } from "./p256-signatures.js";
import { compressPoint, drawP256, p256PublicKey } from "./p256.js";
import type { Secp256k1 } from "./secp256k1.js";
import { copySecret } from "./secret-bytes.js";

/** Parts of a {@link KeyTransfer}. */
export interface KeyTransferOptions {
  readonly contents: Contents;
  readonly secp256k1: Secp256k1;
}

/** What of a secret is exported. */
export interface ExportOptions {
  /** An account's private key instead of its wallet's words. */
  readonly account?: AccountPath;
  /** With a wallet's words only, and none but a language whose words they are. Default: the wallet's own. */
  readonly language?: MnemonicLanguage;
}

const maxMessageLength = 1_048_576;
/** As `content.ts` has it. */
const maxTextLength = 64;
const keyLength = 32;

export class KeyTransfer {
  readonly #contents: Contents;
  readonly #secp256k1: Secp256k1;

  constructor({ contents, secp256k1 }: KeyTransferOptions) {
    this.#contents = contents;
    this.#secp256k1 = secp256k1;
  }

  /**
   * Draws a key that signs bundles (of a `service`) or requests (of an `authProxy`), to which imports are encrypted (of a
   * `transfer`), or to which one-time codes are (of a `codeTarget`).
   */
  createTransferKey(owner: SecretOwner): { sealed: string; publicKey: string } {
    checkOwner(owner, "service", "transfer", "codeTarget", "authProxy");
    const privateKey = drawP256();
    try {
      const sealed = this.#contents.seal(owner, { kind: "transferKey", privateKey });
      return { sealed, publicKey: p256PublicKey(privateKey).toString("hex") };
    } finally {
      privateKey.fill(0);
    }
  }

  /** ECDSA over SHA-256 of a message, DER in hex. Keys to which something is encrypted do not sign. */
  signTransfer(key: SealedSecret, message: Uint8Array): string {
    checkOwner(key.owner, "service", "authProxy");
    if (message.length > maxMessageLength) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `the message has ${message.length} bytes; at most ${maxMessageLength} are signed`,
      );
    }
    return this.#contents.use(key, ["transferKey"], ({ privateKey }) => signP256(message, privateKey).toString("hex"));
  }

  /** Encrypts a wallet's words, its account's private key, a private key, or a secret of another kind. */
  async exportSecret(secret: SealedSecret, targetPublicKey: string, options: ExportOptions): Promise<Ciphertext> {
    checkOwner(secret.owner, "wallet", "privateKey", "secret");
    // Before anything is opened.
    parseTarget(targetPublicKey);
    const plaintext = this.#exported(secret, options);
    try {
      return formatCiphertext(await encryptTo(targetPublicKey, plaintext));
    } finally {
      plaintext.fill(0);
    }
  }

  /** Opens a mnemonic that was encrypted to a target key and seals it for its owner. */
  async importWallet(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<string> {
    checkOwner(owner, "wallet");
    const plaintext = await this.#open(target, bundle);
    let mnemonic: Mnemonic | undefined;
    try {
      mnemonic = findMnemonic(decodeWords(plaintext));
      return this.#contents.seal(owner, { kind: "wallet", mnemonic });
    } finally {
      plaintext.fill(0);
      mnemonic?.entropy.fill(0);
    }
  }

  /** Opens a private key that was encrypted to a target key and seals it for its owner. */
  async importPrivateKey(
    owner: SecretOwner,
    target: SealedSecret,
    bundle: Ciphertext,
    curve: Curve,
  ): Promise<{ sealed: string; publicKey: string }> {
    checkOwner(owner, "privateKey");
    traitsOf(curve);
    const privateKey = await this.#open(target, bundle);
    try {
      if (privateKey.length !== keyLength) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `the bundle does not contain a private key: expected ${keyLength} bytes, got ${privateKey.length}`,
        );
      }
      if (!isPrivateKey(curve, privateKey, this.#secp256k1)) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `the bundle does not contain a private key on ${curve}: it must be above zero and below the curve's order`,
        );
      }
      const publicKey = publicKeyOf(curve, privateKey, this.#secp256k1);
      return { sealed: this.#contents.seal(owner, { kind: "privateKey", curve, privateKey }), publicKey };
    } finally {
      privateKey.fill(0);
    }
  }

  /** Opens whatever was encrypted to a target key and seals it for its owner. */
  async importSecret(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<string> {
    checkOwner(owner, "secret");
    const bytes = await this.#open(target, bundle);
    try {
      return this.#contents.seal(owner, { kind: "secret", bytes });
    } finally {
      bytes.fill(0);
    }
  }

  /**
   * Opens a text that was encrypted to the key of a one-time code. Keys of imports do not open so: theirs never leave
   * custody.
   */
  async openCode(target: SealedSecret, bundle: Ciphertext): Promise<string> {
    checkOwner(target.owner, "codeTarget");
    const plaintext = await this.#decrypt(target, bundle);
    try {
      return Buffer.from(plaintext).toString("utf8");
    } finally {
      plaintext.fill(0);
    }
  }

  /** Opens a text of 1 to 64 bytes from an envelope that was encrypted to a key of the deployment, and seals it for its owner. */
  importText(owner: SecretOwner, target: SealedSecret, envelope: Uint8Array): string {
    checkOwner(owner, "oauth2Credential");
    checkOwner(target.owner, "service");
    const text = this.#contents.use(target, ["transferKey"], ({ privateKey }) => openEnvelope(privateKey, envelope));
    if (!text) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        "the envelope does not open: it was altered, or encrypted to another key than the deployment's present one",
      );
    }
    try {
      if (text.length === 0 || text.length > maxTextLength || !/^[\x20-\x7e]+$/.test(text.toString("latin1"))) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `the envelope does not contain a secret: expected 1 to ${maxTextLength} printable ASCII characters`,
        );
      }
      return this.#contents.seal(owner, { kind: "text", text });
    } finally {
      text.fill(0);
    }
  }

  /** Encrypts a text to someone's key. */
  async encryptText(targetPublicKey: string, text: string): Promise<Ciphertext> {
    return formatCiphertext(await encryptTo(targetPublicKey, Buffer.from(text, "utf8")));
  }

  /** Draws an API key whose private half leaves encrypted. */
  async createCredential(targetPublicKey: string): Promise<{ publicKey: string; credentialBundle: string }> {
    parseTarget(targetPublicKey);
    const privateKey = drawP256();
    try {
      const publicKey = compressPoint(p256PublicKey(privateKey)).toString("hex");
      return { publicKey, credentialBundle: formatCredential(await encryptTo(targetPublicKey, privateKey)) };
    } finally {
      privateKey.fill(0);
    }
  }

  /** The bytes to encrypt. The caller zeroes them. */
  #exported(secret: SealedSecret, { account, language }: ExportOptions): Uint8Array {
    if (language !== undefined && (account || secret.owner.kind !== "wallet")) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        "language applies to wallets only; omit it for private keys and accounts",
      );
    }
    if (account) return this.#contents.use(secret, ["wallet"], ({ mnemonic }) => this.#accountKey(mnemonic, account));
    return this.#contents.use(secret, ["wallet", "privateKey", "secret"], (content) => {
      if (content.kind === "wallet") return words(content.mnemonic, language);
      return copySecret(content.kind === "secret" ? content.bytes : content.privateKey);
    });
  }

  #accountKey(mnemonic: Mnemonic, account: AccountPath): Uint8Array {
    const tree = new WalletTree(mnemonicSeed(mnemonic), this.#secp256k1);
    try {
      return tree.privateKey(account);
    } finally {
      tree.close();
    }
  }

  /** What was encrypted to a target key. The caller zeroes it. */
  async #open(target: SealedSecret, bundle: Ciphertext): Promise<Uint8Array> {
    checkOwner(target.owner, "transfer");
    return this.#decrypt(target, bundle);
  }

  async #decrypt(target: SealedSecret, bundle: Ciphertext): Promise<Uint8Array> {
    const message = parseCiphertext(bundle);
    const privateKey = this.#contents.use(target, ["transferKey"], (content) => copySecret(content.privateKey));
    const plaintext = await hpkeOpen(privateKey, message);
    if (!plaintext) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        "the bundle does not open: it was altered, or encrypted to another target key",
      );
    }
    return plaintext;
  }
}

function words(mnemonic: Mnemonic, language: MnemonicLanguage | undefined): Uint8Array {
  const text = mnemonicWords(mnemonic);
  if (language !== undefined && language !== mnemonic.language && !isMnemonicIn(text, language)) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `the wallet's words are in ${mnemonic.language}; in another language they are another wallet`,
    );
  }
  return Buffer.from(text, "utf8");
}

function decodeWords(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the bundle does not contain a mnemonic: expected words in UTF-8");
  }
}
