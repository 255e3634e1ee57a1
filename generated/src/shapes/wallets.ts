// Records of the contract's shapes/wallets.yaml.

import type { AddressFormat, Curve, PathFormat } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type {
  ChainAddress,
  DerivationPath,
  MnemonicLength,
  OrganizationId,
  PublicKey,
  WalletAccountId,
  WalletAccountName,
  WalletId,
  WalletName,
} from "../scalars.js";
import type { Timestamp } from "./common.js";

/** A seed held by the service, from which accounts are derived. The seed is never part of this record. */
export interface Wallet {
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
  /** Name of a wallet, for people. Unique within the organization. */
  readonly walletName: WalletName;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** True when the wallet's mnemonic has been exported at least once. */
  readonly exported: boolean;
  /** True when the wallet was imported rather than created by the service. */
  readonly imported: boolean;
}

/** A key derived from a wallet's seed, with its address. */
export interface WalletAccount {
  /** Identifier of a wallet account. */
  readonly walletAccountId: WalletAccountId;
  /** Identifier of an organization or sub-organization. */
  readonly organizationId: OrganizationId;
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Open<Curve>;
  /** How a derivation path is written. */
  readonly pathFormat: Open<PathFormat>;
  /** BIP-32 path from the seed to an account. Every step is hardened on Ed25519 (SLIP-10). */
  readonly path: DerivationPath;
  /** Form of an address. It decides which curve and hash the address comes from. */
  readonly addressFormat: Open<AddressFormat>;
  /** Address in the form of its chain, with the chain's own checksum and case. Compare it exactly. */
  readonly address: ChainAddress;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** The account's name, if it has one. */
  readonly name?: WalletAccountName | undefined;
  /** The account's public key, compressed. Always there. */
  readonly publicKey?: PublicKey | undefined;
  /** CAIP-2 namespace of the address's chain, such as eip155. Absent if the address is a public key. */
  readonly caip2Prefix?: string | undefined;
  /** The account's wallet, where includeWalletDetails asks for it. */
  readonly walletDetails?: Wallet | undefined;
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

/** `WalletAccountParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedWalletAccountParams extends Omit<
  WalletAccountParams,
  "curve" | "pathFormat" | "addressFormat"
> {
  /** Elliptic curve of a private key or wallet account. */
  readonly curve: Open<Curve>;
  /** How a derivation path is written. */
  readonly pathFormat: Open<PathFormat>;
  /** Format of the account's address. Must suit the curve. */
  readonly addressFormat: Open<AddressFormat>;
}

/** A wallet to create. */
export interface WalletParams {
  /** Name of a wallet, for people. Unique within the organization. */
  readonly walletName: WalletName;
  /** Accounts to derive at once. May be empty; more can be derived later. */
  readonly accounts: readonly WalletAccountParams[];
  /** Number of words of the mnemonic, one of 12, 15, 18, 21 and 24. Default 12. */
  readonly mnemonicLength?: MnemonicLength | undefined;
}

/** `WalletParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedWalletParams extends Omit<WalletParams, "accounts"> {
  /** Accounts to derive at once. May be empty; more can be derived later. */
  readonly accounts: readonly ReceivedWalletAccountParams[];
}

/** A wallet that was created. */
export interface WalletResult {
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
  /** Addresses of the accounts, in the order of the request. */
  readonly addresses: readonly ChainAddress[];
}
