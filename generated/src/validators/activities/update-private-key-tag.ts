// The types in `activities/update-private-key-tag`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-private-key-tag.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId, TagName } from "../scalars.js";

export type UpdatePrivateKeyTagActivity = types.UpdatePrivateKeyTagActivity;
/** Judges and reads a {@link UpdatePrivateKeyTagActivity} as it is answered. */
export const UpdatePrivateKeyTagActivity: RecordType<UpdatePrivateKeyTagActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
    intent: /* @__PURE__ */ record({ updatePrivateKeyTagIntent: () => UpdatePrivateKeyTagIntent }),
    result: /* @__PURE__ */ record({ "updatePrivateKeyTagResult?": () => UpdatePrivateKeyTagResult }),
  },
);

function checkUpdatePrivateKeyTagIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!PrivateKeyTagId.check(value.privateKeyTagId)) return false;
  const newPrivateKeyTagName = value.newPrivateKeyTagName;
  if (newPrivateKeyTagName !== undefined) {
    present++;
    if (!TagName.check(newPrivateKeyTagName)) return false;
  }
  const addPrivateKeyIds = value.addPrivateKeyIds;
  if (!Array.isArray(addPrivateKeyIds) || addPrivateKeyIds.length > 100) return false;
  for (let i = 0; i < addPrivateKeyIds.length; i++) {
    if (!PrivateKeyId.check(addPrivateKeyIds[i])) return false;
  }
  const removePrivateKeyIds = value.removePrivateKeyIds;
  if (!Array.isArray(removePrivateKeyIds) || removePrivateKeyIds.length > 100) return false;
  for (let i = 0; i < removePrivateKeyIds.length; i++) {
    if (!PrivateKeyId.check(removePrivateKeyIds[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UpdatePrivateKeyTagIntent = types.UpdatePrivateKeyTagIntent;
/** Judges and reads a {@link UpdatePrivateKeyTagIntent} as it is sent; `received` as it is answered. */
export const UpdatePrivateKeyTagIntent: RecordType<UpdatePrivateKeyTagIntent> = /* @__PURE__ */ sent(
  checkUpdatePrivateKeyTagIntent,
  {
    privateKeyTagId: PrivateKeyTagId,
    "newPrivateKeyTagName?": TagName,
    addPrivateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
    removePrivateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
  },
);

export type UpdatePrivateKeyTagResult = types.UpdatePrivateKeyTagResult;
/** Judges and reads a {@link UpdatePrivateKeyTagResult} as it is answered. */
export const UpdatePrivateKeyTagResult: RecordType<UpdatePrivateKeyTagResult> = /* @__PURE__ */ answered({
  privateKeyTagId: PrivateKeyTagId,
});

function checkUpdatePrivateKeyTagRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdatePrivateKeyTagIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdatePrivateKeyTagRequest = types.UpdatePrivateKeyTagRequest;
/** Judges and reads a {@link UpdatePrivateKeyTagRequest} as it is sent. */
export const UpdatePrivateKeyTagRequest: RecordType<UpdatePrivateKeyTagRequest> = /* @__PURE__ */ sent(
  checkUpdatePrivateKeyTagRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdatePrivateKeyTagIntent,
  },
);

export type UpdatePrivateKeyTagResponse = types.UpdatePrivateKeyTagResponse;
/** Judges and reads a {@link UpdatePrivateKeyTagResponse} as it is answered. */
export const UpdatePrivateKeyTagResponse: RecordType<UpdatePrivateKeyTagResponse> = /* @__PURE__ */ answered({
  activity: () => UpdatePrivateKeyTagActivity,
});
