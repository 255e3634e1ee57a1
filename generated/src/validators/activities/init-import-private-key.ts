// The types in `activities/init-import-private-key`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/init-import-private-key.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ImportBundle, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type InitImportPrivateKeyActivity = types.InitImportPrivateKeyActivity;
/** Judges and reads a {@link InitImportPrivateKeyActivity} as it is answered. */
export const InitImportPrivateKeyActivity: RecordType<InitImportPrivateKeyActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"], open: false },
    intent: /* @__PURE__ */ record({ initImportPrivateKeyIntent: () => InitImportPrivateKeyIntent }),
    result: /* @__PURE__ */ record({ "initImportPrivateKeyResult?": () => InitImportPrivateKeyResult }),
  },
);

function checkInitImportPrivateKeyIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 1;
}

export type InitImportPrivateKeyIntent = types.InitImportPrivateKeyIntent;
/** Judges and reads a {@link InitImportPrivateKeyIntent} as it is sent; `received` as it is answered. */
export const InitImportPrivateKeyIntent: RecordType<InitImportPrivateKeyIntent> = /* @__PURE__ */ sent(
  checkInitImportPrivateKeyIntent,
  { userId: UserId },
);

export type InitImportPrivateKeyResult = types.InitImportPrivateKeyResult;
/** Judges and reads a {@link InitImportPrivateKeyResult} as it is answered. */
export const InitImportPrivateKeyResult: RecordType<InitImportPrivateKeyResult> = /* @__PURE__ */ answered({
  importBundle: ImportBundle,
});

function checkInitImportPrivateKeyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkInitImportPrivateKeyIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type InitImportPrivateKeyRequest = types.InitImportPrivateKeyRequest;
/** Judges and reads a {@link InitImportPrivateKeyRequest} as it is sent. */
export const InitImportPrivateKeyRequest: RecordType<InitImportPrivateKeyRequest> = /* @__PURE__ */ sent(
  checkInitImportPrivateKeyRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => InitImportPrivateKeyIntent,
  },
);

export type InitImportPrivateKeyResponse = types.InitImportPrivateKeyResponse;
/** Judges and reads a {@link InitImportPrivateKeyResponse} as it is answered. */
export const InitImportPrivateKeyResponse: RecordType<InitImportPrivateKeyResponse> = /* @__PURE__ */ answered({
  activity: () => InitImportPrivateKeyActivity,
});
