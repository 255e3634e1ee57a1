// People who move keys in and out by the unmodified npm packages of existing clients, which check every bundle.

import type { AddressFormat, Curve, MnemonicLanguage, WalletAccountParams } from "@countersign/api";
import {
  decryptExportBundle,
  encryptPrivateKeyToBundle,
  encryptWalletToBundle,
  generateP256KeyPair,
} from "@turnkey/crypto";
import { account } from "../../support/accounts.js";
import { Person } from "../../support/people.js";
import { complete } from "../../support/requests.js";
import type { RunningService } from "../../support/service.js";

/** A key to which someone has secrets encrypted. */
export interface TargetKey {
  /** 65 bytes, hex. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newTargetKey(): TargetKey {
  const { publicKeyUncompressed: publicKey, privateKey } = generateP256KeyPair();
  return { publicKey, privateKey };
}

/** The key by which clients check bundles, as they find it. */
export async function signerKeyOf({ baseUrl }: RunningService): Promise<string> {
  const response = await fetch(`${baseUrl}/public/v1/discovery/signer`);
  return ((await response.json()) as { publicKey: string }).publicKey;
}

export async function initImportWallet(by: Person): Promise<string> {
  return (await complete(by, "ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId: by.userId })).importBundle;
}

export async function initImportPrivateKey(by: Person): Promise<string> {
  return (await complete(by, "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY", { userId: by.userId })).importBundle;
}

export async function importWallet(
  by: Person,
  walletName: string,
  encryptedBundle: string,
  accounts: readonly WalletAccountParams[] = [],
) {
  const parameters = { userId: by.userId, walletName, encryptedBundle, accounts };
  return complete(by, "ACTIVITY_TYPE_IMPORT_WALLET", parameters);
}

export async function importPrivateKey(
  by: Person,
  privateKeyName: string,
  encryptedBundle: string,
  curve: Curve = "CURVE_SECP256K1",
  addressFormats: readonly AddressFormat[] = [],
) {
  const parameters = { userId: by.userId, privateKeyName, encryptedBundle, curve, addressFormats };
  return complete(by, "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY", parameters);
}

/** Moves keys as someone, checking bundles by the deployment's key. */
export function moverOf(by: Person, signerKey: string) {
  const { userId, organizationId } = by;
  const checked = { userId, organizationId, dangerouslyOverrideSignerPublicKey: signerKey };
  const opened = { organizationId, dangerouslyOverrideSignerPublicKey: signerKey };
  return Object.assign(new Person(by.service, by.key, by), {
    encryptWords: (mnemonic: string, importBundle: string): Promise<string> =>
      encryptWalletToBundle({ mnemonic, importBundle, ...checked }),
    encryptKey: (privateKey: string, importBundle: string, keyFormat: "HEXADECIMAL" | "SOLANA" = "HEXADECIMAL") =>
      encryptPrivateKeyToBundle({ privateKey, keyFormat, importBundle, ...checked }),
    decryptWords: (exportBundle: string, { privateKey }: TargetKey): Promise<string> =>
      decryptExportBundle({ exportBundle, embeddedKey: privateKey, returnMnemonic: true, ...opened }),
    decryptKey: (
      exportBundle: string,
      { privateKey }: TargetKey,
      keyFormat: "HEXADECIMAL" | "SOLANA" = "HEXADECIMAL",
    ) => decryptExportBundle({ exportBundle, embeddedKey: privateKey, keyFormat, returnMnemonic: false, ...opened }),
    /** Imports words from the first request to the last. */
    async importWords(walletName: string, mnemonic: string, accounts: readonly WalletAccountParams[] = []) {
      return importWallet(by, walletName, await this.encryptWords(mnemonic, await initImportWallet(by)), accounts);
    },
    /** Imports a key from the first request to the last. */
    async importKey(
      privateKeyName: string,
      privateKey: string,
      curve: Curve = "CURVE_SECP256K1",
      addressFormats: readonly AddressFormat[] = [],
    ) {
      const keyFormat = curve === "CURVE_ED25519" ? "SOLANA" : "HEXADECIMAL";
      const bundle = await this.encryptKey(privateKey, await initImportPrivateKey(by), keyFormat);
      return importPrivateKey(by, privateKeyName, bundle, curve, addressFormats);
    },
    /** The words of a wallet. */
    async exportWords(walletId: string, language?: MnemonicLanguage): Promise<string> {
      const target = newTargetKey();
      const parameters = { walletId, targetPublicKey: target.publicKey, ...(language && { language }) };
      const { exportBundle } = await complete(by, "ACTIVITY_TYPE_EXPORT_WALLET", parameters);
      return this.decryptWords(exportBundle, target);
    },
    /** A private key. */
    async exportKey(privateKeyId: string, keyFormat: "HEXADECIMAL" | "SOLANA" = "HEXADECIMAL"): Promise<string> {
      const target = newTargetKey();
      const parameters = { privateKeyId, targetPublicKey: target.publicKey };
      const { exportBundle } = await complete(by, "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY", parameters);
      return this.decryptKey(exportBundle, target, keyFormat);
    },
    /** The private key of an account. */
    async exportAccount(address: string, keyFormat: "HEXADECIMAL" | "SOLANA" = "HEXADECIMAL"): Promise<string> {
      const target = newTargetKey();
      const parameters = { address, targetPublicKey: target.publicKey };
      const { exportBundle } = await complete(by, "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", parameters);
      return this.decryptKey(exportBundle, target, keyFormat);
    },
  });
}

export type Mover = ReturnType<typeof moverOf>;

/** The words that Ethereum development networks use, and addresses that are published for them. */
export const junk = {
  words: "test test test test test test test test test test test junk",
  accounts: [
    account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"),
    account("m/44'/60'/0'/0/1", "ADDRESS_FORMAT_ETHEREUM"),
    account("m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA", "CURVE_ED25519"),
  ],
  addresses: [
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96",
  ],
  /** Of the first account. */
  privateKey: "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
} as const;
