// The custody room: the only one that sees keys. This is its face towards the rest of the service, which holds sealed
// texts and public keys; the work is done in worker threads of its own.

import type { Curve } from "@countersign/api";
import type { Owner } from "../event-loop/owner.js";
import type { AuthoritySecret } from "./authority-secret.js";
import type { Ciphertext } from "./bundle.js";
import type { SigningAlgorithm } from "./curve.js";
import type { AccountPath } from "./derive.js";
import type { ExportOptions } from "./key-transfer.js";
import type { WordCount } from "./mnemonic.js";
import type { SecretForm } from "./one-time-secret.js";
import type { SealedSecret, SecretOwner } from "./owner.js";
import type { MadeRecovery, RecoveryPlan } from "./recovery.js";
import type { RecoveryRecord } from "./recovery-record.js";
import type { SigningKey } from "./vault.js";
import type { WrappedKey, WrappedKeys } from "./wrapped-keys.js";

export type { AuthoritySecret } from "./authority-secret.js";
export type { Ciphertext } from "./bundle.js";
export type { AccountPath } from "./derive.js";
export type { LocalSource, MasterKeySource, Providers, RecoveredSource } from "./master-key.js";
export type { WordCount } from "./mnemonic.js";
export type { ExportOptions } from "./key-transfer.js";
export type { MadeRecovery } from "./recovery.js";
export type { RecoveryRecord } from "./recovery-record.js";
export type { SecretForm } from "./one-time-secret.js";
export type { SealedSecret, SecretOwner } from "./owner.js";
export type { SigningAlgorithm } from "./curve.js";
export type { SigningKey } from "./vault.js";
export type { WrappedKey, WrappedKeys } from "./wrapped-keys.js";

/** A signature, in hex without 0x. */
export interface Signature {
  /** 64 digits. On Ed25519 and in Taproot, the first half of the signature. */
  readonly r: string;
  /** 64 digits. In ECDSA in the lower half of the order; else the second half of the signature. */
  readonly s: string;
  /** The recovery id of ECDSA; `00` elsewhere. */
  readonly v: "00" | "01";
}

/** Custody without what uses keys of organizations, which goes by `signing/keys.ts` alone. */
export type CustodyOfFamilies = Omit<Custody, "sign" | "exportSecret" | "onBehalfOf">;

/**
 * Creates, derives, signs, and moves keys in and out. Every method fails with an {@link ApiError}: INVALID_ARGUMENT for
 * what cannot be done with these arguments, INTERNAL where a sealed secret is damaged, another owner's or sealed under
 * a key that is not there, UNAVAILABLE for what another attempt may bring: the worker ended or is not there, or too
 * many requests are waiting; RESOURCE_EXHAUSTED where too many of one organization are. One request's failure is no other's.
 */
export interface Custody {
  /**
   * The same custody, where an organization's requests take turns with those of others. Without it, those take turns whose
   * secrets it is about.
   */
  onBehalfOf(owner: Owner): Custody;
  /** Draws a private key. `publicKey`: hex, on secp256k1 65 bytes uncompressed (SEC 1), on Ed25519 32 bytes. */
  createPrivateKey(owner: SecretOwner, curve: Curve): Promise<{ sealed: string; publicKey: string }>;
  /** Draws the entropy of a wallet whose English mnemonic (BIP-39) has so many words. */
  createWallet(owner: SecretOwner, wordCount: WordCount): Promise<{ sealed: string }>;
  /** Public key of a private key, hex as with `createPrivateKey`. */
  publicKey(privateKey: SealedSecret, curve: Curve): Promise<string>;
  /**
   * Public keys of accounts, in their order, hex as with `createPrivateKey`. BIP-32 on secp256k1, SLIP-10 on Ed25519,
   * where every step is hardened.
   */
  derive(wallet: SealedSecret, accounts: readonly AccountPath[]): Promise<string[]>;
  /**
   * Signs messages, in their order. `ecdsa` (RFC 6979 nonce) and `taproot` (BIP-340 under the key tweaked by BIP-341,
   * no scripts) sign digests of 32 bytes, `ed25519` messages of up to 1 MiB.
   */
  sign(key: SigningKey, algorithm: SigningAlgorithm, messages: readonly Uint8Array[]): Promise<Signature[]>;
  /**
   * Draws a P-256 key for moving keys: one that signs bundles and tokens (of a `service`) or requests (of an
   * `authProxy`), or one to which imports (of a `transfer`) or one-time codes (of a `codeTarget`) are encrypted. `publicKey`: 65 bytes uncompressed (SEC 1), hex.
   */
  createTransferKey(owner: SecretOwner): Promise<{ sealed: string; publicKey: string }>;
  /**
   * Signs a message of up to 1 MiB with a transfer key of a `service` or `authProxy`: ECDSA on P-256 over SHA-256 of the message, DER
   * in hex.
   */
  signTransfer(key: SealedSecret, message: Uint8Array): Promise<string>;
  /**
   * Encrypts a secret to the caller's own key: the words of a wallet (UTF-8), the private key of one of its accounts or
   * a private key (32 bytes; on Ed25519 the seed of RFC 8032), or a secret of another kind. FAILED_PRECONDITION where a wallet's words are not in
   * the wanted language: in that language it would be another wallet.
   *
   * @param targetPublicKey P-256, SEC 1 in hex: 65 bytes uncompressed or 33 compressed.
   */
  exportSecret(secret: SealedSecret, targetPublicKey: string, options?: ExportOptions): Promise<Ciphertext>;
  /**
   * Opens a mnemonic that was encrypted to a target key, and seals it for its owner. Its language is found by its
   * words. INVALID_ARGUMENT: it does not open, or holds no mnemonic; the message repeats nothing of it.
   */
  importWallet(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<{ sealed: string }>;
  /** The same with the 32 bytes of a private key. `publicKey` as with `createPrivateKey`. */
  importPrivateKey(
    owner: SecretOwner,
    target: SealedSecret,
    bundle: Ciphertext,
    curve: Curve,
  ): Promise<{ sealed: string; publicKey: string }>;
  /** The same with 1 to 4,096 bytes of any kind, for an owner of kind `secret`. */
  importSecret(owner: SecretOwner, target: SealedSecret, bundle: Ciphertext): Promise<{ sealed: string }>;
  /**
   * Opens a text (UTF-8) that was encrypted to the target key of a one-time code. INVALID_ARGUMENT: it does not open.
   */
  openCode(target: SealedSecret, bundle: Ciphertext): Promise<string>;
  /**
   * Opens a text of 1 to 64 bytes from an envelope that was encrypted to a key of a `service`, and seals it for its owner.
   * INVALID_ARGUMENT: it does not open, or holds something else; the message repeats nothing of it.
   *
   * @param owner Of kind `oauth2Credential`.
   */
  importText(owner: SecretOwner, target: SealedSecret, envelope: Uint8Array): Promise<{ sealed: string }>;
  /**
   * Encrypts a text of the caller's own to somebody's key.
   *
   * @param owner Whose turn it takes.
   * @param targetPublicKey As with `exportSecret`.
   */
  encryptText(owner: SecretOwner, targetPublicKey: string, text: string): Promise<Ciphertext>;
  /**
   * Draws a P-256 API key whose private half, 32 bytes, leaves only encrypted to the caller's own key.
   *
   * @param targetPublicKey As with `exportSecret`.
   * @returns `publicKey`: 33 bytes compressed, hex. `credentialBundle`: base58check of the compressed encapsulated key
   *   (33 bytes) and the ciphertext.
   */
  createCredential(targetPublicKey: string): Promise<{ publicKey: string; credentialBundle: string }>;
  /**
   * Draws a secret that someone is sent and shows once: a `code` of decimal digits, a `token` of 128 bits in base64url
   * (22 characters), or a code of 6 to 9 characters of a kind.
   *
   * @param owner Of kind `code`: what it is good for.
   * @param message Of kind `message`: what carries it.
   * @returns `hash`: ASCII, 60 characters, to check against; worthless without the key-encryption key, even where the
   *   secret has 6 digits only, and for every other owner. `sealed`: the secret for `openText`.
   */
  createOneTimeSecret(
    owner: SecretOwner,
    message: SecretOwner,
    form: SecretForm,
  ): Promise<{ hash: string; sealed: string }>;
  /**
   * Whether the text is the one-time secret of that owner, in constant time. INTERNAL: not a hash that was made here;
   * FAILED_PRECONDITION: the key-encryption key under which it was made is gone, and no text is right any more.
   */
  checkOneTimeSecret(owner: SecretOwner, hash: string, text: string): Promise<boolean>;
  /** The text that was sealed for a message or an `oauth2Credential`. */
  openText(secret: SealedSecret): Promise<string>;
  /** The secret under the current key-encryption key; the very same text where it is already. */
  reseal(secret: SealedSecret): Promise<string>;
  /**
   * Ids of the key-encryption keys that the source has now, oldest first. UNAVAILABLE where it cannot be read; the workers go
   * on with those that they have.
   *
   * @param wrapped The record, where a provider wraps the keys. It is asked for those alone that the workers lack.
   */
  readMasterKeys(wrapped?: WrappedKeys): Promise<string[]>;
  /** Draws a key-encryption key that the provider of the others wraps. Nothing is sealed under it yet. */
  createMasterKey(): Promise<WrappedKey>;
  /** Has a provider wrap the key-encryption keys, oldest first, and unwraps each again to see that it can. */
  wrapMasterKeys(target: Omit<WrappedKeys, "keys">): Promise<WrappedKey[]>;
  /** Writes the key-encryption keys to a file, unless it has them already. Fails where it has others. */
  saveMasterKeys(path: string): Promise<void>;
  /**
   * Draws a recovery key, splits it and encrypts the key-encryption keys to it. INVALID_ARGUMENT: so many shares, or such a
   * threshold, are not possible.
   *
   * @param owner Of kind `service`.
   */
  createRecovery(owner: SecretOwner, plan: RecoveryPlan): Promise<MadeRecovery>;
  /**
   * The record with the key-encryption keys that the source has now. FAILED_PRECONDITION: the record is not of that key.
   *
   * @param secret What `createRecovery` has sealed.
   */
  coverRecovery(secret: SealedSecret, record: RecoveryRecord): Promise<RecoveryRecord>;
  /** Fails with FAILED_PRECONDITION where the record is not of that key. */
  checkRecovery(secret: SealedSecret, record: RecoveryRecord): Promise<void>;
  /** Has a key of the source seal from now on. Until then, the last one of the source does. */
  sealUnder(masterKeyId: string): Promise<void>;
  /** Ids of the key-encryption keys that still open, and that the source has no more. */
  spareMasterKeys(): Promise<string[]>;
  /** The secrets that prove the rows of organizations: one for each key-encryption key that opens. */
  authorityKeys(): Promise<AuthoritySecret[]>;
  /** Forgets a key-encryption key that the source has no more. */
  forgetMasterKey(masterKeyId: string): Promise<void>;
  /** Zeroes what the worker remembers of its owner's secret, such as one that was deleted. */
  forget(secret: SealedSecret): Promise<void>;
  /** How many derivations take longer because signatures are asked for at the same time. */
  readonly heldBack: number;
  /** Answers what is waiting, zeroes the keys and ends the workers. */
  close(): Promise<void>;
}
