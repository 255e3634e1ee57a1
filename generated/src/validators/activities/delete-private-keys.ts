// The types in `activities/delete-private-keys`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-private-keys.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";

export type DeletePrivateKeysActivity = types.DeletePrivateKeysActivity;
/** Judges and reads a {@link DeletePrivateKeysActivity} as it is answered. */
export const DeletePrivateKeysActivity: RecordType<DeletePrivateKeysActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
    intent: /* @__PURE__ */ record({ deletePrivateKeysIntent: () => DeletePrivateKeysIntent }),
    result: /* @__PURE__ */ record({ "deletePrivateKeysResult?": () => DeletePrivateKeysResult }),
  },
);

function checkDeletePrivateKeysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100 || privateKeyIds.length === 0) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    if (!PrivateKeyId.check(privateKeyIds[i])) return false;
  }
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type DeletePrivateKeysIntent = types.DeletePrivateKeysIntent;
/** Judges and reads a {@link DeletePrivateKeysIntent} as it is sent; `received` as it is answered. */
export const DeletePrivateKeysIntent: RecordType<DeletePrivateKeysIntent> = /* @__PURE__ */ sent(
  checkDeletePrivateKeysIntent,
  {
    privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 1, maxItems: 100 },
    "deleteWithoutExport?": { kind: "boolean" },
  },
);

export type DeletePrivateKeysResult = types.DeletePrivateKeysResult;
/** Judges and reads a {@link DeletePrivateKeysResult} as it is answered. */
export const DeletePrivateKeysResult: RecordType<DeletePrivateKeysResult> = /* @__PURE__ */ answered({
  privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
});

function checkDeletePrivateKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeletePrivateKeysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeletePrivateKeysRequest = types.DeletePrivateKeysRequest;
/** Judges and reads a {@link DeletePrivateKeysRequest} as it is sent. */
export const DeletePrivateKeysRequest: RecordType<DeletePrivateKeysRequest> = /* @__PURE__ */ sent(
  checkDeletePrivateKeysRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEYS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeletePrivateKeysIntent,
  },
);

export type DeletePrivateKeysResponse = types.DeletePrivateKeysResponse;
/** Judges and reads a {@link DeletePrivateKeysResponse} as it is answered. */
export const DeletePrivateKeysResponse: RecordType<DeletePrivateKeysResponse> = /* @__PURE__ */ answered({
  activity: () => DeletePrivateKeysActivity,
});
