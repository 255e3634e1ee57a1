// The types in `activities/delete-private-key-tags`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-private-key-tags.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId } from "../scalars.js";

export type DeletePrivateKeyTagsActivity = types.DeletePrivateKeyTagsActivity;
/** Judges and reads a {@link DeletePrivateKeyTagsActivity} as it is answered. */
export const DeletePrivateKeyTagsActivity: RecordType<DeletePrivateKeyTagsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"], open: false },
    intent: /* @__PURE__ */ record({ deletePrivateKeyTagsIntent: () => DeletePrivateKeyTagsIntent }),
    result: /* @__PURE__ */ record({ "deletePrivateKeyTagsResult?": () => DeletePrivateKeyTagsResult }),
  },
);

function checkDeletePrivateKeyTagsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const privateKeyTagIds = value.privateKeyTagIds;
  if (!Array.isArray(privateKeyTagIds) || privateKeyTagIds.length > 100 || privateKeyTagIds.length === 0) return false;
  for (let i = 0; i < privateKeyTagIds.length; i++) {
    if (!PrivateKeyTagId.check(privateKeyTagIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeletePrivateKeyTagsIntent = types.DeletePrivateKeyTagsIntent;
/** Judges and reads a {@link DeletePrivateKeyTagsIntent} as it is sent; `received` as it is answered. */
export const DeletePrivateKeyTagsIntent: RecordType<DeletePrivateKeyTagsIntent> = /* @__PURE__ */ sent(
  checkDeletePrivateKeyTagsIntent,
  { privateKeyTagIds: { kind: "array", of: PrivateKeyTagId, minItems: 1, maxItems: 100 } },
);

export type DeletePrivateKeyTagsResult = types.DeletePrivateKeyTagsResult;
/** Judges and reads a {@link DeletePrivateKeyTagsResult} as it is answered. */
export const DeletePrivateKeyTagsResult: RecordType<DeletePrivateKeyTagsResult> = /* @__PURE__ */ answered({
  privateKeyTagIds: { kind: "array", of: PrivateKeyTagId, minItems: 0, maxItems: 100 },
  privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
});

function checkDeletePrivateKeyTagsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeletePrivateKeyTagsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeletePrivateKeyTagsRequest = types.DeletePrivateKeyTagsRequest;
/** Judges and reads a {@link DeletePrivateKeyTagsRequest} as it is sent. */
export const DeletePrivateKeyTagsRequest: RecordType<DeletePrivateKeyTagsRequest> = /* @__PURE__ */ sent(
  checkDeletePrivateKeyTagsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeletePrivateKeyTagsIntent,
  },
);

export type DeletePrivateKeyTagsResponse = types.DeletePrivateKeyTagsResponse;
/** Judges and reads a {@link DeletePrivateKeyTagsResponse} as it is answered. */
export const DeletePrivateKeyTagsResponse: RecordType<DeletePrivateKeyTagsResponse> = /* @__PURE__ */ answered({
  activity: () => DeletePrivateKeyTagsActivity,
});
