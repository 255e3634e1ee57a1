// The types in `shapes/wallets`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/wallets.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AddressFormat, Curve, PathFormat } from "../enums.js";
import {
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
import { Timestamp } from "./common.js";

export type Wallet = types.Wallet;
/** Judges and reads a {@link Wallet} as it is answered. */
export const Wallet: RecordType<Wallet> = /* @__PURE__ */ answered({
  walletId: WalletId,
  walletName: WalletName,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  exported: { kind: "boolean" },
  imported: { kind: "boolean" },
});

export type WalletAccount = types.WalletAccount;
/** Judges and reads a {@link WalletAccount} as it is answered. */
export const WalletAccount: RecordType<WalletAccount> = /* @__PURE__ */ answered({
  walletAccountId: WalletAccountId,
  organizationId: OrganizationId,
  walletId: WalletId,
  curve: Curve,
  pathFormat: PathFormat,
  path: DerivationPath,
  addressFormat: AddressFormat,
  address: ChainAddress,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  "name?": WalletAccountName,
  "publicKey?": PublicKey,
  "caip2Prefix?": { kind: "string", maxLength: 8, example: "eip155" },
  "walletDetails?": () => Wallet,
});

function checkWalletAccountParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!Curve.check(value.curve)) return false;
  if (!PathFormat.check(value.pathFormat)) return false;
  if (!DerivationPath.check(value.path)) return false;
  if (!AddressFormat.check(value.addressFormat)) return false;
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (!WalletAccountName.check(name)) return false;
  }
  return sizeOf(value) === present;
}

export type WalletAccountParams = types.WalletAccountParams;
/** Judges and reads a {@link WalletAccountParams} as it is sent; `received` as it is answered. */
export const WalletAccountParams: RecordType<
  WalletAccountParams,
  WalletAccountParams,
  types.ReceivedWalletAccountParams
> = /* @__PURE__ */ sent(checkWalletAccountParams, {
  curve: Curve,
  pathFormat: PathFormat,
  path: DerivationPath,
  addressFormat: AddressFormat,
  "name?": WalletAccountName,
});

function checkWalletParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!WalletName.check(value.walletName)) return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!checkWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    present++;
    if (!MnemonicLength.check(mnemonicLength)) return false;
  }
  return sizeOf(value) === present;
}

export type WalletParams = types.WalletParams;
/** Judges and reads a {@link WalletParams} as it is sent; `received` as it is answered. */
export const WalletParams: RecordType<WalletParams, WalletParams, types.ReceivedWalletParams> = /* @__PURE__ */ sent(
  checkWalletParams,
  {
    walletName: WalletName,
    accounts: { kind: "array", of: () => WalletAccountParams, minItems: 0, maxItems: 100 },
    "mnemonicLength?": MnemonicLength,
  },
);

export type WalletResult = types.WalletResult;
/** Judges and reads a {@link WalletResult} as it is answered. */
export const WalletResult: RecordType<WalletResult> = /* @__PURE__ */ answered({
  walletId: WalletId,
  addresses: { kind: "array", of: ChainAddress, minItems: 0, maxItems: 100 },
});
