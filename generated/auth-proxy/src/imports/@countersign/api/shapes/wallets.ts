// Records of the contract's imports/@countersign/api/shapes/wallets.yaml.

import type { AddressFormat, Curve, PathFormat } from "../../../../enums.js";
import type {
  ChainAddress,
  DerivationPath,
  MnemonicLength,
  WalletAccountName,
  WalletId,
  WalletName,
} from "../../../../scalars.js";

/** A wallet to create. */
export interface WalletParams {
  /** Name of a wallet, for people. Unique within the organization. */
  readonly walletName: WalletName;
  /** Accounts to derive at once. May be empty; more can be derived later. */
  readonly accounts: readonly WalletAccountParams[];
  /** Number of words of the mnemonic, one of 12, 15, 18, 21 and 24. Default 12. */
  readonly mnemonicLength?: MnemonicLength | undefined;
}

/** An account to derive. */
export interface WalletAccountParams {
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Curve;
  /** How a derivation path is written. */
  readonly pathFormat: PathFormat;
  /**
   * Path from the seed, such as m/44'/60'/0'/0/0. Must be new within the wallet, and hardened throughout on
   * Ed25519.
   */
  readonly path: DerivationPath;
  /** Format of the account's address. Must suit the curve. */
  readonly addressFormat: AddressFormat;
  /** Name of the account, new within the organization. By default it has none. */
  readonly name?: WalletAccountName | undefined;
}

/** A wallet that was created. */
export interface WalletResult {
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
  /** Addresses of the accounts, in the order of the request. */
  readonly addresses: readonly ChainAddress[];
}
