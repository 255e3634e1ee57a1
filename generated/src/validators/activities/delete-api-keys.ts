// The types in `activities/delete-api-keys`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-api-keys.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ApiKeyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type DeleteApiKeysActivity = types.DeleteApiKeysActivity;
/** Judges and reads a {@link DeleteApiKeysActivity} as it is answered. */
export const DeleteApiKeysActivity: RecordType<DeleteApiKeysActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
  intent: /* @__PURE__ */ record({ deleteApiKeysIntent: () => DeleteApiKeysIntent }),
  result: /* @__PURE__ */ record({ "deleteApiKeysResult?": () => DeleteApiKeysResult }),
});

function checkDeleteApiKeysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const apiKeyIds = value.apiKeyIds;
  if (!Array.isArray(apiKeyIds) || apiKeyIds.length > 100 || apiKeyIds.length === 0) return false;
  for (let i = 0; i < apiKeyIds.length; i++) {
    if (!ApiKeyId.check(apiKeyIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type DeleteApiKeysIntent = types.DeleteApiKeysIntent;
/** Judges and reads a {@link DeleteApiKeysIntent} as it is sent; `received` as it is answered. */
export const DeleteApiKeysIntent: RecordType<DeleteApiKeysIntent> = /* @__PURE__ */ sent(checkDeleteApiKeysIntent, {
  userId: UserId,
  apiKeyIds: { kind: "array", of: ApiKeyId, minItems: 1, maxItems: 100 },
});

export type DeleteApiKeysResult = types.DeleteApiKeysResult;
/** Judges and reads a {@link DeleteApiKeysResult} as it is answered. */
export const DeleteApiKeysResult: RecordType<DeleteApiKeysResult> = /* @__PURE__ */ answered({
  apiKeyIds: { kind: "array", of: ApiKeyId, minItems: 0, maxItems: 100 },
});

function checkDeleteApiKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_API_KEYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteApiKeysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteApiKeysRequest = types.DeleteApiKeysRequest;
/** Judges and reads a {@link DeleteApiKeysRequest} as it is sent. */
export const DeleteApiKeysRequest: RecordType<DeleteApiKeysRequest> = /* @__PURE__ */ sent(checkDeleteApiKeysRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_API_KEYS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => DeleteApiKeysIntent,
});

export type DeleteApiKeysResponse = types.DeleteApiKeysResponse;
/** Judges and reads a {@link DeleteApiKeysResponse} as it is answered. */
export const DeleteApiKeysResponse: RecordType<DeleteApiKeysResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteApiKeysActivity,
});
