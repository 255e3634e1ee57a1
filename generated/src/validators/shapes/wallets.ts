// Validators of the types in `shapes/wallets`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type { Wallet, WalletAccount, WalletAccountParams, WalletParams, WalletResult } from "../../shapes/wallets.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const walletDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Wallet",
  extra: false,
  members: [
    { name: "walletId", type: walletIdDescriptor },
    { name: "walletName", type: walletNameDescriptor },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "exported", type: { kind: "boolean" } },
    { name: "imported", type: { kind: "boolean" } },
  ],
};

/** Whether a value is a {@link Wallet} as it may be answered. */
export function isWallet(value: unknown): value is Wallet {
  if (!isObject(value)) return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const walletName = value.walletName;
  if (typeof walletName !== "string") return false;
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  if (typeof value.exported !== "boolean") return false;
  if (typeof value.imported !== "boolean") return false;
  return true;
}

/** The value as a {@link Wallet}, without explicit nulls, or its issues. */
export function parseWallet(value: unknown): ParseResult<Wallet> {
  return parse(isWallet, walletDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Wallet} as it may be answered. */
export function explainWallet(value: unknown): readonly Issue[] {
  return explain(walletDescriptor, value, "tolerant");
}

/** {@link parseWallet} as a Standard Schema. */
export const WalletSchema: StandardSchema<Wallet> = /* @__PURE__ */ standardSchema("countersign", parseWallet);

/** What a {@link WalletAccount} holds. */
export const walletAccountDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "WalletAccount",
  extra: false,
  members: [
    { name: "walletAccountId", type: walletAccountIdDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "walletId", type: walletIdDescriptor },
    { name: "curve", type: curveDescriptor },
    { name: "pathFormat", type: pathFormatDescriptor },
    { name: "path", type: derivationPathDescriptor },
    { name: "addressFormat", type: addressFormatDescriptor },
    { name: "address", type: chainAddressDescriptor },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "name", type: walletAccountNameDescriptor, optional: true },
    { name: "publicKey", type: publicKeyDescriptor, optional: true },
    { name: "caip2Prefix", type: { kind: "string", maxLength: 8, example: "eip155" }, optional: true },
    { name: "walletDetails", type: () => walletDescriptor, optional: true },
  ],
};

/** Whether a value is a {@link WalletAccount} as it may be answered. */
export function isWalletAccount(value: unknown): value is WalletAccount {
  if (!isObject(value)) return false;
  const walletAccountId = value.walletAccountId;
  if (typeof walletAccountId !== "string") return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const walletId = value.walletId;
  if (typeof walletId !== "string") return false;
  const curve = value.curve;
  if (typeof curve !== "string") return false;
  const pathFormat = value.pathFormat;
  if (typeof pathFormat !== "string") return false;
  const path = value.path;
  if (typeof path !== "string") return false;
  if (typeof value.addressFormat !== "string") return false;
  const address = value.address;
  if (typeof address !== "string") return false;
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  const name = value.name;
  if (name !== undefined) {
    if (name === null) absent.nulls++;
    else if (typeof name !== "string") return false;
  }
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    if (publicKey === null) absent.nulls++;
    else if (typeof publicKey !== "string") return false;
  }
  const caip2Prefix = value.caip2Prefix;
  if (caip2Prefix !== undefined) {
    if (caip2Prefix === null) absent.nulls++;
    else if (typeof caip2Prefix !== "string") return false;
  }
  const walletDetails = value.walletDetails;
  if (walletDetails !== undefined) {
    if (walletDetails === null) absent.nulls++;
    else if (!isWallet(walletDetails)) return false;
  }
  return true;
}

/** The value as a {@link WalletAccount}, without explicit nulls, or its issues. */
export function parseWalletAccount(value: unknown): ParseResult<WalletAccount> {
  return parse(isWalletAccount, walletAccountDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link WalletAccount} as it may be answered. */
export function explainWalletAccount(value: unknown): readonly Issue[] {
  return explain(walletAccountDescriptor, value, "tolerant");
}

/** {@link parseWalletAccount} as a Standard Schema. */
export const WalletAccountSchema: StandardSchema<WalletAccount> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseWalletAccount,
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
  "countersign",
  parseWalletAccountParams,
);

/** Whether a value is a {@link WalletAccountParams} as it may be answered. */
export function isReceivedWalletAccountParams(value: unknown): value is WalletAccountParams {
  if (!isObject(value)) return false;
  const curve = value.curve;
  if (typeof curve !== "string") return false;
  const pathFormat = value.pathFormat;
  if (typeof pathFormat !== "string") return false;
  const path = value.path;
  if (typeof path !== "string") return false;
  if (typeof value.addressFormat !== "string") return false;
  const name = value.name;
  if (name !== undefined) {
    if (name === null) absent.nulls++;
    else if (typeof name !== "string") return false;
  }
  return true;
}

/** The value as a {@link WalletAccountParams}, without explicit nulls, or its issues. */
export function parseReceivedWalletAccountParams(value: unknown): ParseResult<WalletAccountParams> {
  return parse(isReceivedWalletAccountParams, walletAccountParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link WalletAccountParams} as it may be answered. */
export function explainReceivedWalletAccountParams(value: unknown): readonly Issue[] {
  return explain(walletAccountParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedWalletAccountParams} as a Standard Schema. */
export const ReceivedWalletAccountParamsSchema: StandardSchema<WalletAccountParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedWalletAccountParams,
);

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
  "countersign",
  parseWalletParams,
);

/** Whether a value is a {@link WalletParams} as it may be answered. */
export function isReceivedWalletParams(value: unknown): value is WalletParams {
  if (!isObject(value)) return false;
  const walletName = value.walletName;
  if (typeof walletName !== "string") return false;
  const accounts = value.accounts;
  if (!Array.isArray(accounts)) return false;
  for (let i = 0; i < accounts.length; i++) {
    if (!isReceivedWalletAccountParams(accounts[i])) return false;
  }
  const mnemonicLength = value.mnemonicLength;
  if (mnemonicLength !== undefined) {
    if (mnemonicLength === null) absent.nulls++;
    else if (typeof mnemonicLength !== "number" || (mnemonicLength | 0) !== mnemonicLength) return false;
  }
  return true;
}

/** The value as a {@link WalletParams}, without explicit nulls, or its issues. */
export function parseReceivedWalletParams(value: unknown): ParseResult<WalletParams> {
  return parse(isReceivedWalletParams, walletParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link WalletParams} as it may be answered. */
export function explainReceivedWalletParams(value: unknown): readonly Issue[] {
  return explain(walletParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedWalletParams} as a Standard Schema. */
export const ReceivedWalletParamsSchema: StandardSchema<WalletParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedWalletParams,
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
  "countersign",
  parseWalletResult,
);
