// The types in `imports/@countersign/api/shapes/wallets`: objects that judge and read their values. What is sent is
// held strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and
// new values of open enums are accepted.

import type * as types from "../../../../../imports/@countersign/api/shapes/wallets.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { AddressFormat, Curve, PathFormat } from "../../../../enums.js";
import {
  ChainAddress,
  DerivationPath,
  MnemonicLength,
  WalletAccountName,
  WalletId,
  WalletName,
} from "../../../../scalars.js";

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
/** Judges and reads a {@link WalletParams} as it is sent. */
export const WalletParams: RecordType<WalletParams> = /* @__PURE__ */ sent(checkWalletParams, {
  walletName: WalletName,
  accounts: { kind: "array", of: () => WalletAccountParams, minItems: 0, maxItems: 100 },
  "mnemonicLength?": MnemonicLength,
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
/** Judges and reads a {@link WalletAccountParams} as it is sent. */
export const WalletAccountParams: RecordType<WalletAccountParams> = /* @__PURE__ */ sent(checkWalletAccountParams, {
  curve: Curve,
  pathFormat: PathFormat,
  path: DerivationPath,
  addressFormat: AddressFormat,
  "name?": WalletAccountName,
});

export type WalletResult = types.WalletResult;
/** Judges and reads a {@link WalletResult} as it is answered. */
export const WalletResult: RecordType<WalletResult> = /* @__PURE__ */ answered({
  walletId: WalletId,
  addresses: { kind: "array", of: ChainAddress, minItems: 0, maxItems: 100 },
});
