// Validators of the types in `imports/@countersign/api/shapes/wallets`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  WalletAccountParams,
  WalletParams,
  WalletResult,
} from "../../../../../imports/@countersign/api/shapes/wallets.js";
import type { Issue, ParseResult } from "../../../../../runtime/issue.js";
import type { ObjectDescriptor } from "../../../../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../../../../runtime/validate-standard.js";
import { explain, parse } from "../../../../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../../../../runtime/validate-check.js";
import { standardSchema } from "../../../../../runtime/validate-standard.js";
import { addressFormatDescriptor, curveDescriptor, isAddressFormat, pathFormatDescriptor } from "../../../../enums.js";
import {
  chainAddressDescriptor,
  derivationPathDescriptor,
  mnemonicLengthDescriptor,
  walletAccountNameDescriptor,
  walletIdDescriptor,
  walletNameDescriptor,
} from "../../../../scalars.js";

/** What a {@link WalletParams} holds. */
export const walletParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "WalletParams",
  extra: false,
  members: [
    { name: "walletName", type: walletNameDescriptor },
    { name: "accounts", type: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 0, maxItems: 100 } },
    { name: "mnemonicLength", type: mnemonicLengthDescriptor, optional: true },
  ],
};

const walletParamsMembers = ["walletName", "accounts", "mnemonicLength"];

/** Whether a value is a {@link WalletParams} fit to be sent. */
export function isWalletParams(value: unknown): value is WalletParams {
  if (!isObject(value)) return false;
  let present = 2;
  const walletName = value.walletName;
  if (
    typeof walletName !== "string" ||
    (walletName.length > 256 && codePoints(walletName) > 256) ||
    walletName.length === 0
  )
    return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts) || accounts.length > 100) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    present++;
    if (mnemonicLength === null) absent.nulls++;
    else if (
      typeof mnemonicLength !== "number" ||
      (mnemonicLength | 0) !== mnemonicLength ||
      mnemonicLength < 12 ||
      mnemonicLength > 24 ||
      mnemonicLength % 3 !== 0
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, walletParamsMembers);
}

/** The value as a {@link WalletParams}, without explicit nulls, or its issues. */
export function parseWalletParams(value: unknown): ParseResult<WalletParams> {
  return parse(isWalletParams, walletParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link WalletParams} fit to be sent. */
export function explainWalletParams(value: unknown): readonly Issue[] {
  return explain(walletParamsDescriptor, value, "strict");
}

/** {@link parseWalletParams} as a Standard Schema. */
export const WalletParamsSchema: StandardSchema<WalletParams> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseWalletParams,
);

/** What a {@link WalletAccountParams} holds. */
export const walletAccountParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "WalletAccountParams",
  extra: false,
  members: [
    { name: "curve", type: curveDescriptor },
    { name: "pathFormat", type: pathFormatDescriptor },
    { name: "path", type: derivationPathDescriptor },
    { name: "addressFormat", type: addressFormatDescriptor },
    { name: "name", type: walletAccountNameDescriptor, optional: true },
  ],
};

const walletAccountParamsMembers = ["curve", "pathFormat", "path", "addressFormat", "name"];

/** Whether a value is a {@link WalletAccountParams} fit to be sent. */
export function isWalletAccountParams(value: unknown): value is WalletAccountParams {
  if (!isObject(value)) return false;
  let present = 4;
  const curve = value.curve;
  if (curve !== "CURVE_SECP256K1" && curve !== "CURVE_ED25519" && curve !== "CURVE_P256") return false;
  const pathFormat = value.pathFormat;
  if (pathFormat !== "PATH_FORMAT_BIP32") return false;
  const path = value.path;
  if (typeof path !== "string" || (path.length > 256 && codePoints(path) > 256)) return false;
  if (!isAddressFormat(value.addressFormat)) return false;
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (name === null) absent.nulls++;
    else if (typeof name !== "string" || (name.length > 256 && codePoints(name) > 256) || name.length === 0)
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, walletAccountParamsMembers);
}

/** The value as a {@link WalletAccountParams}, without explicit nulls, or its issues. */
export function parseWalletAccountParams(value: unknown): ParseResult<WalletAccountParams> {
  return parse(isWalletAccountParams, walletAccountParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link WalletAccountParams} fit to be sent. */
export function explainWalletAccountParams(value: unknown): readonly Issue[] {
  return explain(walletAccountParamsDescriptor, value, "strict");
}

/** {@link parseWalletAccountParams} as a Standard Schema. */
export const WalletAccountParamsSchema: StandardSchema<WalletAccountParams> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseWalletAccountParams,
);

/** What a {@link WalletResult} holds. */
export const walletResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "WalletResult",
  extra: false,
  members: [
    { name: "walletId", type: walletIdDescriptor },
    { name: "addresses", type: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link WalletResult} as it may be answered. */
export function isWalletResult(value: unknown): value is WalletResult {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    const item: unknown = addresses[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link WalletResult}, without explicit nulls, or its issues. */
export function parseWalletResult(value: unknown): ParseResult<WalletResult> {
  return parse(isWalletResult, walletResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link WalletResult} as it may be answered. */
export function explainWalletResult(value: unknown): readonly Issue[] {
  return explain(walletResultDescriptor, value, "tolerant");
}

/** {@link parseWalletResult} as a Standard Schema. */
export const WalletResultSchema: StandardSchema<WalletResult> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseWalletResult,
);
