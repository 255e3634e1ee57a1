// Validators of the types in `shapes/wallets`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { Wallet, WalletAccount, WalletAccountParams, WalletParams, WalletResult } from "../../shapes/wallets.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { addressFormatDescriptor, curveDescriptor, isAddressFormat, pathFormatDescriptor } from "../enums.js";
import {
  chainAddressDescriptor,
  derivationPathDescriptor,
  mnemonicLengthDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  walletAccountIdDescriptor,
  walletAccountNameDescriptor,
  walletIdDescriptor,
  walletNameDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link Wallet} holds. */
export const walletDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Wallet", {
  walletId: walletIdDescriptor,
  walletName: walletNameDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  exported: { kind: "boolean" },
  imported: { kind: "boolean" },
});

/** Whether a value is a {@link Wallet} as it may be answered. */
export function isWallet(value: unknown): value is Wallet {
  if (!isObject(value) || typeof value.walletId !== "string") return false;
  if (typeof value.walletName !== "string" || !isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt) || typeof value.exported !== "boolean") return false;
  if (typeof value.imported !== "boolean") return false;
  return true;
}

/** The value as a {@link Wallet}, without explicit nulls, or its issues. */
export const parseWallet = (value: unknown): ParseResult<Wallet> =>
  parse(isWallet, walletDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Wallet} as it may be answered. */
export const explainWallet = (value: unknown): readonly Issue[] => explain(walletDescriptor, value, "tolerant");
/** {@link parseWallet} as a Standard Schema. */
export const WalletSchema: StandardSchema<Wallet> = /* @__PURE__ */ standardSchema(parseWallet);

/** What a {@link WalletAccount} holds. */
export const walletAccountDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WalletAccount", {
  walletAccountId: walletAccountIdDescriptor,
  organizationId: organizationIdDescriptor,
  walletId: walletIdDescriptor,
  curve: curveDescriptor,
  pathFormat: pathFormatDescriptor,
  path: derivationPathDescriptor,
  addressFormat: addressFormatDescriptor,
  address: chainAddressDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "name?": walletAccountNameDescriptor,
  "publicKey?": publicKeyDescriptor,
  "caip2Prefix?": { kind: "string", maxLength: 8, example: "eip155" },
  "walletDetails?": () => walletDescriptor,
});

/** Whether a value is a {@link WalletAccount} as it may be answered. */
export function isWalletAccount(value: unknown): value is WalletAccount {
  if (!isObject(value) || typeof value.walletAccountId !== "string") return false;
  if (typeof value.organizationId !== "string" || typeof value.walletId !== "string") return false;
  if (typeof value.curve !== "string" || typeof value.pathFormat !== "string") return false;
  if (typeof value.path !== "string" || typeof value.addressFormat !== "string") return false;
  if (typeof value.address !== "string" || !isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  if (typeof value.name !== "string" && isPresent(value.name)) return false;
  if (typeof value.publicKey !== "string" && isPresent(value.publicKey)) return false;
  if (typeof value.caip2Prefix !== "string" && isPresent(value.caip2Prefix)) return false;
  if (isPresent(value.walletDetails) && !isWallet(value.walletDetails)) return false;
  return true;
}

/** The value as a {@link WalletAccount}, without explicit nulls, or its issues. */
export const parseWalletAccount = (value: unknown): ParseResult<WalletAccount> =>
  parse(isWalletAccount, walletAccountDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WalletAccount} as it may be answered. */
export const explainWalletAccount = (value: unknown): readonly Issue[] =>
  explain(walletAccountDescriptor, value, "tolerant");
/** {@link parseWalletAccount} as a Standard Schema. */
export const WalletAccountSchema: StandardSchema<WalletAccount> = /* @__PURE__ */ standardSchema(parseWalletAccount);

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

/** Whether a value is a {@link WalletAccountParams} as it may be answered. */
export function isReceivedWalletAccountParams(value: unknown): value is WalletAccountParams {
  if (!isObject(value) || typeof value.curve !== "string") return false;
  if (typeof value.pathFormat !== "string" || typeof value.path !== "string") return false;
  if (typeof value.addressFormat !== "string") return false;
  if (typeof value.name !== "string" && isPresent(value.name)) return false;
  return true;
}

/** The value as a {@link WalletAccountParams}, without explicit nulls, or its issues. */
export const parseReceivedWalletAccountParams = (value: unknown): ParseResult<WalletAccountParams> =>
  parse(isReceivedWalletAccountParams, walletAccountParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WalletAccountParams} as it may be answered. */
export const explainReceivedWalletAccountParams = (value: unknown): readonly Issue[] =>
  explain(walletAccountParamsDescriptor, value, "tolerant");
/** {@link parseReceivedWalletAccountParams} as a Standard Schema. */
export const ReceivedWalletAccountParamsSchema: StandardSchema<WalletAccountParams> = /* @__PURE__ */ standardSchema(
  parseReceivedWalletAccountParams,
);

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

/** Whether a value is a {@link WalletParams} as it may be answered. */
export function isReceivedWalletParams(value: unknown): value is WalletParams {
  if (!isObject(value) || typeof value.walletName !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (isPresent(mnemonicLength)) {
    if (typeof mnemonicLength !== "number" || (mnemonicLength | 0) !== mnemonicLength) return false;
  }
  return true;
}

/** The value as a {@link WalletParams}, without explicit nulls, or its issues. */
export const parseReceivedWalletParams = (value: unknown): ParseResult<WalletParams> =>
  parse(isReceivedWalletParams, walletParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WalletParams} as it may be answered. */
export const explainReceivedWalletParams = (value: unknown): readonly Issue[] =>
  explain(walletParamsDescriptor, value, "tolerant");
/** {@link parseReceivedWalletParams} as a Standard Schema. */
export const ReceivedWalletParamsSchema: StandardSchema<WalletParams> =
  /* @__PURE__ */ standardSchema(parseReceivedWalletParams);

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
