// The types in `shapes/private-keys`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/private-keys.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AddressFormat, Curve } from "../enums.js";
import { PrivateKeyId, PrivateKeyName, PrivateKeyTagId } from "../scalars.js";
import { Address, Timestamp } from "./common.js";

export type PrivateKey = types.PrivateKey;
/** Judges and reads a {@link PrivateKey} as it is answered. */
export const PrivateKey: RecordType<PrivateKey> = /* @__PURE__ */ answered({
  privateKeyId: PrivateKeyId,
  publicKey: {
    kind: "string",
    maxLength: 512,
    example:
      "04e4add94f5a1388efd6e3d4b2f13fdbe701372e1f07842e494e35b9e03a75b44cefa0b2f2e14c5e7b1a3a91dbf5dc5af59291bfb8b5cab88b8ec233e0d9c5a91e",
  },
  privateKeyName: PrivateKeyName,
  curve: Curve,
  addresses: { kind: "array", of: () => Address, minItems: 0, maxItems: 100 },
  privateKeyTags: { kind: "array", of: PrivateKeyTagId, minItems: 0, maxItems: 100 },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  exported: { kind: "boolean" },
  imported: { kind: "boolean" },
});

function checkPrivateKeyParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PrivateKeyName.check(value.privateKeyName)) return false;
  if (!Curve.check(value.curve)) return false;
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags) || privateKeyTags.length > 100) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    if (!PrivateKeyTagId.check(privateKeyTags[i])) return false;
  }
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats) || addressFormats.length > 100) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (!AddressFormat.check(addressFormats[i])) return false;
  }
  return sizeOf(value) === 4;
}

export type PrivateKeyParams = types.PrivateKeyParams;
/** Judges and reads a {@link PrivateKeyParams} as it is sent; `received` as it is answered. */
export const PrivateKeyParams: RecordType<PrivateKeyParams, PrivateKeyParams, types.ReceivedPrivateKeyParams> =
  /* @__PURE__ */ sent(checkPrivateKeyParams, {
    privateKeyName: PrivateKeyName,
    curve: Curve,
    privateKeyTags: { kind: "array", of: PrivateKeyTagId, minItems: 0, maxItems: 100 },
    addressFormats: { kind: "array", of: AddressFormat, minItems: 0, maxItems: 100 },
  });

export type PrivateKeyResult = types.PrivateKeyResult;
/** Judges and reads a {@link PrivateKeyResult} as it is answered. */
export const PrivateKeyResult: RecordType<PrivateKeyResult> = /* @__PURE__ */ answered({
  "privateKeyId?": PrivateKeyId,
  "addresses?": { kind: "array", of: () => Address, minItems: 0, maxItems: 100 },
});
