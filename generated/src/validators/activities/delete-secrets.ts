// The types in `activities/delete-secrets`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-secrets.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, SecretId } from "../scalars.js";

export type DeleteSecretsActivity = types.DeleteSecretsActivity;
/** Judges and reads a {@link DeleteSecretsActivity} as it is answered. */
export const DeleteSecretsActivity: RecordType<DeleteSecretsActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SECRETS"], open: false },
  intent: /* @__PURE__ */ record({ deleteSecretsIntent: () => DeleteSecretsIntent }),
  result: /* @__PURE__ */ record({ "deleteSecretsResult?": () => DeleteSecretsResult }),
});

function checkDeleteSecretsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const secretIds = value.secretIds;
  if (!Array.isArray(secretIds) || secretIds.length > 32 || secretIds.length === 0) return false;
  for (let i = 0; i < secretIds.length; i++) {
    if (!SecretId.check(secretIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeleteSecretsIntent = types.DeleteSecretsIntent;
/** Judges and reads a {@link DeleteSecretsIntent} as it is sent; `received` as it is answered. */
export const DeleteSecretsIntent: RecordType<DeleteSecretsIntent> = /* @__PURE__ */ sent(checkDeleteSecretsIntent, {
  secretIds: { kind: "array", of: SecretId, minItems: 1, maxItems: 32 },
});

export type DeleteSecretsResult = types.DeleteSecretsResult;
/** Judges and reads a {@link DeleteSecretsResult} as it is answered. */
export const DeleteSecretsResult: RecordType<DeleteSecretsResult> = /* @__PURE__ */ answered({
  secretIds: { kind: "array", of: SecretId, minItems: 0, maxItems: 100 },
});

function checkDeleteSecretsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SECRETS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteSecretsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteSecretsRequest = types.DeleteSecretsRequest;
/** Judges and reads a {@link DeleteSecretsRequest} as it is sent. */
export const DeleteSecretsRequest: RecordType<DeleteSecretsRequest> = /* @__PURE__ */ sent(checkDeleteSecretsRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SECRETS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => DeleteSecretsIntent,
});

export type DeleteSecretsResponse = types.DeleteSecretsResponse;
/** Judges and reads a {@link DeleteSecretsResponse} as it is answered. */
export const DeleteSecretsResponse: RecordType<DeleteSecretsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteSecretsActivity,
});
