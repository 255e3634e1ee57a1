// The types in `activities/import-private-key`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/import-private-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AddressFormat, Curve } from "../enums.js";
import {
  EncryptedBundle,
  MillisecondTimestamp,
  OrganizationId,
  PrivateKeyId,
  PrivateKeyName,
  UserId,
} from "../scalars.js";
import { Address } from "../shapes/common.js";

export type ImportPrivateKeyActivity = types.ImportPrivateKeyActivity;
/** Judges and reads a {@link ImportPrivateKeyActivity} as it is answered. */
export const ImportPrivateKeyActivity: RecordType<ImportPrivateKeyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"], open: false },
    intent: /* @__PURE__ */ record({ importPrivateKeyIntent: () => ImportPrivateKeyIntent }),
    result: /* @__PURE__ */ record({ "importPrivateKeyResult?": () => ImportPrivateKeyResult }),
  },
);

function checkImportPrivateKeyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!PrivateKeyName.check(value.privateKeyName)) return false;
  if (!EncryptedBundle.check(value.encryptedBundle)) return false;
  if (!Curve.check(value.curve)) return false;
  const addressFormats = value.addressFormats;
  if (!Array.isArray(addressFormats) || addressFormats.length > 100) return false;
  for (let i = 0; i < addressFormats.length; i++) {
    if (!AddressFormat.check(addressFormats[i])) return false;
  }
  return sizeOf(value) === 5;
}

export type ImportPrivateKeyIntent = types.ImportPrivateKeyIntent;
/** Judges and reads a {@link ImportPrivateKeyIntent} as it is sent; `received` as it is answered. */
export const ImportPrivateKeyIntent: RecordType<
  ImportPrivateKeyIntent,
  ImportPrivateKeyIntent,
  types.ReceivedImportPrivateKeyIntent
> = /* @__PURE__ */ sent(checkImportPrivateKeyIntent, {
  userId: UserId,
  privateKeyName: PrivateKeyName,
  encryptedBundle: EncryptedBundle,
  curve: Curve,
  addressFormats: { kind: "array", of: AddressFormat, minItems: 0, maxItems: 100 },
});

export type ImportPrivateKeyResult = types.ImportPrivateKeyResult;
/** Judges and reads a {@link ImportPrivateKeyResult} as it is answered. */
export const ImportPrivateKeyResult: RecordType<ImportPrivateKeyResult> = /* @__PURE__ */ answered({
  privateKeyId: PrivateKeyId,
  addresses: { kind: "array", of: () => Address, minItems: 0, maxItems: 100 },
});

function checkImportPrivateKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkImportPrivateKeyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ImportPrivateKeyRequest = types.ImportPrivateKeyRequest;
/** Judges and reads a {@link ImportPrivateKeyRequest} as it is sent. */
export const ImportPrivateKeyRequest: RecordType<ImportPrivateKeyRequest> = /* @__PURE__ */ sent(
  checkImportPrivateKeyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_IMPORT_PRIVATE_KEY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => ImportPrivateKeyIntent,
  },
);

export type ImportPrivateKeyResponse = types.ImportPrivateKeyResponse;
/** Judges and reads a {@link ImportPrivateKeyResponse} as it is answered. */
export const ImportPrivateKeyResponse: RecordType<ImportPrivateKeyResponse> = /* @__PURE__ */ answered({
  activity: () => ImportPrivateKeyActivity,
});
