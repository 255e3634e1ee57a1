// Validators of the types in `shapes/private-keys`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type { PrivateKey, PrivateKeyParams, PrivateKeyResult } from "../../shapes/private-keys.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { addressFormatDescriptor, curveDescriptor, isAddressFormat } from "../enums.js";
import { privateKeyIdDescriptor, privateKeyNameDescriptor, privateKeyTagIdDescriptor } from "../scalars.js";
import { addressDescriptor, isAddress, isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link PrivateKey} holds. */
export const privateKeyDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "PrivateKey",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor },
    {
      name: "publicKey",
      type: {
        kind: "string",
        maxLength: 512,
        example:
          "04e4add94f5a1388efd6e3d4b2f13fdbe701372e1f07842e494e35b9e03a75b44cefa0b2f2e14c5e7b1a3a91dbf5dc5af59291bfb8b5cab88b8ec233e0d9c5a91e",
      },
    },
    { name: "privateKeyName", type: privateKeyNameDescriptor },
    { name: "curve", type: curveDescriptor },
    { name: "addresses", type: { kind: "array", of: () => addressDescriptor, minItems: 0, maxItems: 100 } },
    { name: "privateKeyTags", type: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "exported", type: { kind: "boolean" } },
    { name: "imported", type: { kind: "boolean" } },
  ],
};

/** Whether a value is a {@link PrivateKey} as it may be answered. */
export function isPrivateKey(value: unknown): value is PrivateKey {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string") return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string") return false;
  const privateKeyName = value.privateKeyName;
  if (typeof privateKeyName !== "string") return false;
  const curve = value.curve;
  if (typeof curve !== "string") return false;
  const addresses = value.addresses;
  if (!Array.isArray(addresses)) return false;
  for (let i = 0; i < addresses.length; i++) {
    if (!isAddress(addresses[i])) return false;
  }
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags)) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    const item: unknown = privateKeyTags[i];
    if (typeof item !== "string") return false;
  }
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  if (typeof value.exported !== "boolean") return false;
  if (typeof value.imported !== "boolean") return false;
  return true;
}

/** The value as a {@link PrivateKey}, without explicit nulls, or its issues. */
export function parsePrivateKey(value: unknown): ParseResult<PrivateKey> {
  return parse(isPrivateKey, privateKeyDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link PrivateKey} as it may be answered. */
export function explainPrivateKey(value: unknown): readonly Issue[] {
  return explain(privateKeyDescriptor, value, "tolerant");
}

/** {@link parsePrivateKey} as a Standard Schema. */
export const PrivateKeySchema: StandardSchema<PrivateKey> = /* @__PURE__ */ standardSchema(
  "countersign",
  parsePrivateKey,
);

/** What a {@link PrivateKeyParams} holds. */
export const privateKeyParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "PrivateKeyParams",
  extra: false,
  members: [
    { name: "privateKeyName", type: privateKeyNameDescriptor },
    { name: "curve", type: curveDescriptor },
    { name: "privateKeyTags", type: { kind: "array", of: privateKeyTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "addressFormats", type: { kind: "array", of: addressFormatDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parsePrivateKeyParams(value: unknown): ParseResult<PrivateKeyParams> {
  return parse(isPrivateKeyParams, privateKeyParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link PrivateKeyParams} fit to be sent. */
export function explainPrivateKeyParams(value: unknown): readonly Issue[] {
  return explain(privateKeyParamsDescriptor, value, "strict");
}

/** {@link parsePrivateKeyParams} as a Standard Schema. */
export const PrivateKeyParamsSchema: StandardSchema<PrivateKeyParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parsePrivateKeyParams,
);

/** Whether a value is a {@link PrivateKeyParams} as it may be answered. */
export function isReceivedPrivateKeyParams(value: unknown): value is PrivateKeyParams {
  if (!isObject(value)) return false;
  const privateKeyName = value.privateKeyName;
  if (typeof privateKeyName !== "string") return false;
  const curve = value.curve;
  if (typeof curve !== "string") return false;
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags)) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    const item: unknown = privateKeyTags[i];
    if (typeof item !== "string") return false;
  }
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats)) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (typeof addressFormats[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link PrivateKeyParams}, without explicit nulls, or its issues. */
export function parseReceivedPrivateKeyParams(value: unknown): ParseResult<PrivateKeyParams> {
  return parse(isReceivedPrivateKeyParams, privateKeyParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link PrivateKeyParams} as it may be answered. */
export function explainReceivedPrivateKeyParams(value: unknown): readonly Issue[] {
  return explain(privateKeyParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedPrivateKeyParams} as a Standard Schema. */
export const ReceivedPrivateKeyParamsSchema: StandardSchema<PrivateKeyParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedPrivateKeyParams,
);

/** What a {@link PrivateKeyResult} holds. */
export const privateKeyResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "PrivateKeyResult",
  extra: false,
  members: [
    { name: "privateKeyId", type: privateKeyIdDescriptor, optional: true },
    {
      name: "addresses",
      type: { kind: "array", of: () => addressDescriptor, minItems: 0, maxItems: 100 },
      optional: true,
    },
  ],
};

/** Whether a value is a {@link PrivateKeyResult} as it may be answered. */
export function isPrivateKeyResult(value: unknown): value is PrivateKeyResult {
  if (!isObject(value)) return false;
  const privateKeyId = value.privateKeyId;
  if (privateKeyId !== undefined) {
    if (privateKeyId === null) absent.nulls++;
    else if (typeof privateKeyId !== "string") return false;
  }
  const addresses = value.addresses;
  if (addresses !== undefined) {
    if (addresses === null) absent.nulls++;
    else {
      if (!Array.isArray(addresses)) return false;
      for (let i = 0; i < addresses.length; i++) {
        if (!isAddress(addresses[i])) return false;
      }
    }
  }
  return true;
}

/** The value as a {@link PrivateKeyResult}, without explicit nulls, or its issues. */
export function parsePrivateKeyResult(value: unknown): ParseResult<PrivateKeyResult> {
  return parse(isPrivateKeyResult, privateKeyResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link PrivateKeyResult} as it may be answered. */
export function explainPrivateKeyResult(value: unknown): readonly Issue[] {
  return explain(privateKeyResultDescriptor, value, "tolerant");
}

/** {@link parsePrivateKeyResult} as a Standard Schema. */
export const PrivateKeyResultSchema: StandardSchema<PrivateKeyResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parsePrivateKeyResult,
);
