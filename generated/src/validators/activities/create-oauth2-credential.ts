// The types in `activities/create-oauth2-credential`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-oauth2-credential.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Oauth2Provider } from "../enums.js";
import { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";

export type CreateOauth2CredentialActivity = types.CreateOauth2CredentialActivity;
/** Judges and reads a {@link CreateOauth2CredentialActivity} as it is answered. */
export const CreateOauth2CredentialActivity: RecordType<CreateOauth2CredentialActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL"], open: false },
    intent: /* @__PURE__ */ record({ createOauth2CredentialIntent: () => CreateOauth2CredentialIntent }),
    result: /* @__PURE__ */ record({ "createOauth2CredentialResult?": () => CreateOauth2CredentialResult }),
  },
);

function checkCreateOauth2CredentialIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
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
  return sizeOf(value) === 3;
}

export type CreateOauth2CredentialIntent = types.CreateOauth2CredentialIntent;
/** Judges and reads a {@link CreateOauth2CredentialIntent} as it is sent; `received` as it is answered. */
export const CreateOauth2CredentialIntent: RecordType<CreateOauth2CredentialIntent> = /* @__PURE__ */ sent(
  checkCreateOauth2CredentialIntent,
  {
    provider: Oauth2Provider,
    clientId: { kind: "string", minLength: 1, maxLength: 1024 },
    encryptedClientSecret: { kind: "string", maxLength: 1024 },
  },
);

export type CreateOauth2CredentialResult = types.CreateOauth2CredentialResult;
/** Judges and reads a {@link CreateOauth2CredentialResult} as it is answered. */
export const CreateOauth2CredentialResult: RecordType<CreateOauth2CredentialResult> = /* @__PURE__ */ answered({
  oauth2CredentialId: Oauth2CredentialId,
});

function checkCreateOauth2CredentialRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateOauth2CredentialIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateOauth2CredentialRequest = types.CreateOauth2CredentialRequest;
/** Judges and reads a {@link CreateOauth2CredentialRequest} as it is sent. */
export const CreateOauth2CredentialRequest: RecordType<CreateOauth2CredentialRequest> = /* @__PURE__ */ sent(
  checkCreateOauth2CredentialRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateOauth2CredentialIntent,
  },
);

export type CreateOauth2CredentialResponse = types.CreateOauth2CredentialResponse;
/** Judges and reads a {@link CreateOauth2CredentialResponse} as it is answered. */
export const CreateOauth2CredentialResponse: RecordType<CreateOauth2CredentialResponse> = /* @__PURE__ */ answered({
  activity: () => CreateOauth2CredentialActivity,
});
