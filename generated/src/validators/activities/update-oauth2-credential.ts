// The types in `activities/update-oauth2-credential`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-oauth2-credential.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Oauth2Provider } from "../enums.js";
import { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";

export type UpdateOauth2CredentialActivity = types.UpdateOauth2CredentialActivity;
/** Judges and reads a {@link UpdateOauth2CredentialActivity} as it is answered. */
export const UpdateOauth2CredentialActivity: RecordType<UpdateOauth2CredentialActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL"], open: false },
    intent: /* @__PURE__ */ record({ updateOauth2CredentialIntent: () => UpdateOauth2CredentialIntent }),
    result: /* @__PURE__ */ record({ "updateOauth2CredentialResult?": () => UpdateOauth2CredentialResult }),
  },
);

function checkUpdateOauth2CredentialIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Oauth2CredentialId.check(value.oauth2CredentialId)) return false;
  if (!Oauth2Provider.check(value.provider)) return false;
  const clientId = value.clientId;
  if (typeof clientId !== "string" || (clientId.length > 1024 && codePoints(clientId) > 1024) || clientId.length === 0)
    return false;
  const encryptedClientSecret = value.encryptedClientSecret;
  if (
    typeof encryptedClientSecret !== "string" ||
    (encryptedClientSecret.length > 1024 && codePoints(encryptedClientSecret) > 1024)
  )
    return false;
  return sizeOf(value) === 4;
}

export type UpdateOauth2CredentialIntent = types.UpdateOauth2CredentialIntent;
/** Judges and reads a {@link UpdateOauth2CredentialIntent} as it is sent; `received` as it is answered. */
export const UpdateOauth2CredentialIntent: RecordType<UpdateOauth2CredentialIntent> = /* @__PURE__ */ sent(
  checkUpdateOauth2CredentialIntent,
  {
    oauth2CredentialId: Oauth2CredentialId,
    provider: Oauth2Provider,
    clientId: { kind: "string", minLength: 1, maxLength: 1024 },
    encryptedClientSecret: { kind: "string", maxLength: 1024 },
  },
);

export type UpdateOauth2CredentialResult = types.UpdateOauth2CredentialResult;
/** Judges and reads a {@link UpdateOauth2CredentialResult} as it is answered. */
export const UpdateOauth2CredentialResult: RecordType<UpdateOauth2CredentialResult> = /* @__PURE__ */ answered({
  oauth2CredentialId: Oauth2CredentialId,
});

function checkUpdateOauth2CredentialRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateOauth2CredentialIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateOauth2CredentialRequest = types.UpdateOauth2CredentialRequest;
/** Judges and reads a {@link UpdateOauth2CredentialRequest} as it is sent. */
export const UpdateOauth2CredentialRequest: RecordType<UpdateOauth2CredentialRequest> = /* @__PURE__ */ sent(
  checkUpdateOauth2CredentialRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateOauth2CredentialIntent,
  },
);

export type UpdateOauth2CredentialResponse = types.UpdateOauth2CredentialResponse;
/** Judges and reads a {@link UpdateOauth2CredentialResponse} as it is answered. */
export const UpdateOauth2CredentialResponse: RecordType<UpdateOauth2CredentialResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateOauth2CredentialActivity,
});
