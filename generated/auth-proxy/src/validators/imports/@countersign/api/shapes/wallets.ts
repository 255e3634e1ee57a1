// Validators of the types in `imports/@countersign/api/shapes/wallets`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  WalletAccountParams,
  WalletParams,
  WalletResult,
} from "../../../../../imports/@countersign/api/shapes/wallets.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../../../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../../../../runtime/validate.js";
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
export const walletParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WalletParams", {
  walletName: walletNameDescriptor,
  accounts: { kind: "array", of: () => walletAccountParamsDescriptor, minItems: 0, maxItems: 100 },
  "mnemonicLength?": mnemonicLengthDescriptor,
});

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
export const parseWalletParams = (value: unknown): ParseResult<WalletParams> =>
  parse(isWalletParams, walletParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link WalletParams} fit to be sent. */
export const explainWalletParams = (value: unknown): readonly Issue[] =>
  explain(walletParamsDescriptor, value, "strict");
/** {@link parseWalletParams} as a Standard Schema. */
export const WalletParamsSchema: StandardSchema<WalletParams> = /* @__PURE__ */ standardSchema(parseWalletParams);

/** What a {@link WalletAccountParams} holds. */
export const walletAccountParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WalletAccountParams", {
  curve: curveDescriptor,
  pathFormat: pathFormatDescriptor,
  path: derivationPathDescriptor,
  addressFormat: addressFormatDescriptor,
  "name?": walletAccountNameDescriptor,
});

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
export const parseWalletAccountParams = (value: unknown): ParseResult<WalletAccountParams> =>
  parse(isWalletAccountParams, walletAccountParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link WalletAccountParams} fit to be sent. */
export const explainWalletAccountParams = (value: unknown): readonly Issue[] =>
  explain(walletAccountParamsDescriptor, value, "strict");
/** {@link parseWalletAccountParams} as a Standard Schema. */
export const WalletAccountParamsSchema: StandardSchema<WalletAccountParams> =
  /* @__PURE__ */ standardSchema(parseWalletAccountParams);

/** What a {@link WalletResult} holds. */
export const walletResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WalletResult", {
  walletId: walletIdDescriptor,
  addresses: { kind: "array", of: chainAddressDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link WalletResult} as it may be answered. */
export function isWalletResult(value: unknown): value is WalletResult {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (typeof addresses[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link WalletResult}, without explicit nulls, or its issues. */
export const parseWalletResult = (value: unknown): ParseResult<WalletResult> =>
  parse(isWalletResult, walletResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WalletResult} as it may be answered. */
export const explainWalletResult = (value: unknown): readonly Issue[] =>
  explain(walletResultDescriptor, value, "tolerant");
/** {@link parseWalletResult} as a Standard Schema. */
export const WalletResultSchema: StandardSchema<WalletResult> = /* @__PURE__ */ standardSchema(parseWalletResult);
