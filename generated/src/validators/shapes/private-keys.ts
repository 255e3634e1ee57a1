// Validators of the types in `shapes/private-keys`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { PrivateKey, PrivateKeyParams, PrivateKeyResult } from "../../shapes/private-keys.js";
import {
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { addressFormatDescriptor, curveDescriptor, isAddressFormat } from "../enums.js";
import { privateKeyIdDescriptor, privateKeyNameDescriptor, privateKeyTagIdDescriptor } from "../scalars.js";
import { addressDescriptor, isAddress, isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link PrivateKey} holds. */
export const privateKeyDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PrivateKey", {
  privateKeyId: privateKeyIdDescriptor,
  publicKey: {
    kind: "string",
    maxLength: 512,
    example:
      "04e4add94f5a1388efd6e3d4b2f13fdbe701372e1f07842e494e35b9e03a75b44cefa0b2f2e14c5e7b1a3a91dbf5dc5af59291bfb8b5cab88b8ec233e0d9c5a91e",
  },
  privateKeyName: privateKeyNameDescriptor,
  curve: curveDescriptor,
  addresses: { kind: "array", of: () => addressDescriptor, minItems: 0, maxItems: 100 },
  privateKeyTags: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 0, maxItems: 100 },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  exported: { kind: "boolean" },
  imported: { kind: "boolean" },
});

/** Whether a value is a {@link PrivateKey} as it may be answered. */
export function isPrivateKey(value: unknown): value is PrivateKey {
  if (!isObject(value) || typeof value.privateKeyId !== "string") return false;
  if (typeof value.publicKey !== "string" || typeof value.privateKeyName !== "string") return false;
  if (typeof value.curve !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (!isAddress(addresses[i])) return false;
  }
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags)) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    if (typeof privateKeyTags[i] !== "string") return false;
  }
  if (!isTimestamp(value.createdAt) || !isTimestamp(value.updatedAt)) return false;
  if (typeof value.exported !== "boolean" || typeof value.imported !== "boolean") return false;
  return true;
}

/** The value as a {@link PrivateKey}, without explicit nulls, or its issues. */
export const parsePrivateKey = (value: unknown): ParseResult<PrivateKey> =>
  parse(isPrivateKey, privateKeyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PrivateKey} as it may be answered. */
export const explainPrivateKey = (value: unknown): readonly Issue[] => explain(privateKeyDescriptor, value, "tolerant");
/** {@link parsePrivateKey} as a Standard Schema. */
export const PrivateKeySchema: StandardSchema<PrivateKey> = /* @__PURE__ */ standardSchema(parsePrivateKey);

/** What a {@link PrivateKeyParams} holds. */
export const privateKeyParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PrivateKeyParams", {
  privateKeyName: privateKeyNameDescriptor,
  curve: curveDescriptor,
  privateKeyTags: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 0, maxItems: 100 },
  addressFormats: { kind: "array", of: addressFormatDescriptor, minItems: 0, maxItems: 100 },
});

const privateKeyParamsMembers = ["privateKeyName", "curve", "privateKeyTags", "addressFormats"];

/** Whether a value is a {@link PrivateKeyParams} fit to be sent. */
export function isPrivateKeyParams(value: unknown): value is PrivateKeyParams {
  if (!isObject(value)) return false;
  const privateKeyName = value.privateKeyName;
  if (
    typeof privateKeyName !== "string" ||
    (privateKeyName.length > 256 && codePoints(privateKeyName) > 256) ||
    privateKeyName.length === 0
  )
    return false;
  const curve = value.curve;
  if (curve !== "CURVE_SECP256K1" && curve !== "CURVE_ED25519" && curve !== "CURVE_P256") return false;
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags) || privateKeyTags.length > 100) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    const item: unknown = privateKeyTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats) || addressFormats.length > 100) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (!isAddressFormat(addressFormats[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, privateKeyParamsMembers);
}

/** The value as a {@link PrivateKeyParams}, without explicit nulls, or its issues. */
export const parsePrivateKeyParams = (value: unknown): ParseResult<PrivateKeyParams> =>
  parse(isPrivateKeyParams, privateKeyParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link PrivateKeyParams} fit to be sent. */
export const explainPrivateKeyParams = (value: unknown): readonly Issue[] =>
  explain(privateKeyParamsDescriptor, value, "strict");
/** {@link parsePrivateKeyParams} as a Standard Schema. */
export const PrivateKeyParamsSchema: StandardSchema<PrivateKeyParams> =
  /* @__PURE__ */ standardSchema(parsePrivateKeyParams);

/** Whether a value is a {@link PrivateKeyParams} as it may be answered. */
export function isReceivedPrivateKeyParams(value: unknown): value is PrivateKeyParams {
  if (!isObject(value) || typeof value.privateKeyName !== "string") return false;
  if (typeof value.curve !== "string") return false;
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags)) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    if (typeof privateKeyTags[i] !== "string") return false;
  }
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats)) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (typeof addressFormats[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link PrivateKeyParams}, without explicit nulls, or its issues. */
export const parseReceivedPrivateKeyParams = (value: unknown): ParseResult<PrivateKeyParams> =>
  parse(isReceivedPrivateKeyParams, privateKeyParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PrivateKeyParams} as it may be answered. */
export const explainReceivedPrivateKeyParams = (value: unknown): readonly Issue[] =>
  explain(privateKeyParamsDescriptor, value, "tolerant");
/** {@link parseReceivedPrivateKeyParams} as a Standard Schema. */
export const ReceivedPrivateKeyParamsSchema: StandardSchema<PrivateKeyParams> =
  /* @__PURE__ */ standardSchema(parseReceivedPrivateKeyParams);

/** What a {@link PrivateKeyResult} holds. */
export const privateKeyResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("PrivateKeyResult", {
  "privateKeyId?": privateKeyIdDescriptor,
  "addresses?": { kind: "array", of: () => addressDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link PrivateKeyResult} as it may be answered. */
export function isPrivateKeyResult(value: unknown): value is PrivateKeyResult {
  if (!isObject(value)) return false;
  if (typeof value.privateKeyId !== "string" && isPresent(value.privateKeyId)) return false;
  const addresses = value.addresses;
  if (isPresent(addresses)) {
    if (!Array.isArray(addresses)) return false;
    for (let i = 0; i < addresses.length; i++) {
      if (!isAddress(addresses[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link PrivateKeyResult}, without explicit nulls, or its issues. */
export const parsePrivateKeyResult = (value: unknown): ParseResult<PrivateKeyResult> =>
  parse(isPrivateKeyResult, privateKeyResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link PrivateKeyResult} as it may be answered. */
export const explainPrivateKeyResult = (value: unknown): readonly Issue[] =>
  explain(privateKeyResultDescriptor, value, "tolerant");
/** {@link parsePrivateKeyResult} as a Standard Schema. */
export const PrivateKeyResultSchema: StandardSchema<PrivateKeyResult> =
  /* @__PURE__ */ standardSchema(parsePrivateKeyResult);
