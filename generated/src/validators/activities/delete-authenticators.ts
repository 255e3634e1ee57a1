// The types in `activities/delete-authenticators`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-authenticators.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type DeleteAuthenticatorsActivity = types.DeleteAuthenticatorsActivity;
/** Judges and reads a {@link DeleteAuthenticatorsActivity} as it is answered. */
export const DeleteAuthenticatorsActivity: RecordType<DeleteAuthenticatorsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_AUTHENTICATORS"], open: false },
    intent: /* @__PURE__ */ record({ deleteAuthenticatorsIntent: () => DeleteAuthenticatorsIntent }),
    result: /* @__PURE__ */ record({ "deleteAuthenticatorsResult?": () => DeleteAuthenticatorsResult }),
  },
);

function checkDeleteAuthenticatorsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds) || authenticatorIds.length > 100 || authenticatorIds.length === 0) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    if (!AuthenticatorId.check(authenticatorIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type DeleteAuthenticatorsIntent = types.DeleteAuthenticatorsIntent;
/** Judges and reads a {@link DeleteAuthenticatorsIntent} as it is sent; `received` as it is answered. */
export const DeleteAuthenticatorsIntent: RecordType<DeleteAuthenticatorsIntent> = /* @__PURE__ */ sent(
  checkDeleteAuthenticatorsIntent,
  { userId: UserId, authenticatorIds: { kind: "array", of: AuthenticatorId, minItems: 1, maxItems: 100 } },
);

export type DeleteAuthenticatorsResult = types.DeleteAuthenticatorsResult;
/** Judges and reads a {@link DeleteAuthenticatorsResult} as it is answered. */
export const DeleteAuthenticatorsResult: RecordType<DeleteAuthenticatorsResult> = /* @__PURE__ */ answered({
  authenticatorIds: { kind: "array", of: AuthenticatorId, minItems: 0, maxItems: 100 },
});

function checkDeleteAuthenticatorsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_AUTHENTICATORS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteAuthenticatorsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteAuthenticatorsRequest = types.DeleteAuthenticatorsRequest;
/** Judges and reads a {@link DeleteAuthenticatorsRequest} as it is sent. */
export const DeleteAuthenticatorsRequest: RecordType<DeleteAuthenticatorsRequest> = /* @__PURE__ */ sent(
  checkDeleteAuthenticatorsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_AUTHENTICATORS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteAuthenticatorsIntent,
  },
);

export type DeleteAuthenticatorsResponse = types.DeleteAuthenticatorsResponse;
/** Judges and reads a {@link DeleteAuthenticatorsResponse} as it is answered. */
export const DeleteAuthenticatorsResponse: RecordType<DeleteAuthenticatorsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteAuthenticatorsActivity,
});
