// The types in `activities/export-private-key`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/export-private-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ExportBundle, MillisecondTimestamp, OrganizationId, PrivateKeyId, TargetPublicKey } from "../scalars.js";

export type ExportPrivateKeyActivity = types.ExportPrivateKeyActivity;
/** Judges and reads a {@link ExportPrivateKeyActivity} as it is answered. */
export const ExportPrivateKeyActivity: RecordType<ExportPrivateKeyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
    intent: /* @__PURE__ */ record({ exportPrivateKeyIntent: () => ExportPrivateKeyIntent }),
    result: /* @__PURE__ */ record({ "exportPrivateKeyResult?": () => ExportPrivateKeyResult }),
  },
);

function checkExportPrivateKeyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PrivateKeyId.check(value.privateKeyId)) return false;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  return sizeOf(value) === 2;
}

export type ExportPrivateKeyIntent = types.ExportPrivateKeyIntent;
/** Judges and reads a {@link ExportPrivateKeyIntent} as it is sent; `received` as it is answered. */
export const ExportPrivateKeyIntent: RecordType<ExportPrivateKeyIntent> = /* @__PURE__ */ sent(
  checkExportPrivateKeyIntent,
  { privateKeyId: PrivateKeyId, targetPublicKey: TargetPublicKey },
);

export type ExportPrivateKeyResult = types.ExportPrivateKeyResult;
/** Judges and reads a {@link ExportPrivateKeyResult} as it is answered. */
export const ExportPrivateKeyResult: RecordType<ExportPrivateKeyResult> = /* @__PURE__ */ answered({
  privateKeyId: PrivateKeyId,
  exportBundle: ExportBundle,
});

function checkExportPrivateKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkExportPrivateKeyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ExportPrivateKeyRequest = types.ExportPrivateKeyRequest;
/** Judges and reads a {@link ExportPrivateKeyRequest} as it is sent. */
export const ExportPrivateKeyRequest: RecordType<ExportPrivateKeyRequest> = /* @__PURE__ */ sent(
  checkExportPrivateKeyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_EXPORT_PRIVATE_KEY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => ExportPrivateKeyIntent,
  },
);

export type ExportPrivateKeyResponse = types.ExportPrivateKeyResponse;
/** Judges and reads a {@link ExportPrivateKeyResponse} as it is answered. */
export const ExportPrivateKeyResponse: RecordType<ExportPrivateKeyResponse> = /* @__PURE__ */ answered({
  activity: () => ExportPrivateKeyActivity,
});
