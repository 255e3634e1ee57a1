// The types in `activities/delete-oauth2-credential`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-oauth2-credential.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";

export type DeleteOauth2CredentialActivity = types.DeleteOauth2CredentialActivity;
/** Judges and reads a {@link DeleteOauth2CredentialActivity} as it is answered. */
export const DeleteOauth2CredentialActivity: RecordType<DeleteOauth2CredentialActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL"], open: false },
    intent: /* @__PURE__ */ record({ deleteOauth2CredentialIntent: () => DeleteOauth2CredentialIntent }),
    result: /* @__PURE__ */ record({ "deleteOauth2CredentialResult?": () => DeleteOauth2CredentialResult }),
  },
);

function checkDeleteOauth2CredentialIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Oauth2CredentialId.check(value.oauth2CredentialId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteOauth2CredentialIntent = types.DeleteOauth2CredentialIntent;
/** Judges and reads a {@link DeleteOauth2CredentialIntent} as it is sent; `received` as it is answered. */
export const DeleteOauth2CredentialIntent: RecordType<DeleteOauth2CredentialIntent> = /* @__PURE__ */ sent(
  checkDeleteOauth2CredentialIntent,
  { oauth2CredentialId: Oauth2CredentialId },
);

export type DeleteOauth2CredentialResult = types.DeleteOauth2CredentialResult;
/** Judges and reads a {@link DeleteOauth2CredentialResult} as it is answered. */
export const DeleteOauth2CredentialResult: RecordType<DeleteOauth2CredentialResult> = /* @__PURE__ */ answered({
  oauth2CredentialId: Oauth2CredentialId,
});

function checkDeleteOauth2CredentialRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteOauth2CredentialIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteOauth2CredentialRequest = types.DeleteOauth2CredentialRequest;
/** Judges and reads a {@link DeleteOauth2CredentialRequest} as it is sent. */
export const DeleteOauth2CredentialRequest: RecordType<DeleteOauth2CredentialRequest> = /* @__PURE__ */ sent(
  checkDeleteOauth2CredentialRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteOauth2CredentialIntent,
  },
);

export type DeleteOauth2CredentialResponse = types.DeleteOauth2CredentialResponse;
/** Judges and reads a {@link DeleteOauth2CredentialResponse} as it is answered. */
export const DeleteOauth2CredentialResponse: RecordType<DeleteOauth2CredentialResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteOauth2CredentialActivity,
});
