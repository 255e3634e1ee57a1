// The types in `activities/recover-user`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/recover-user.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { AuthenticatorParamsV2 } from "../shapes/credentials.js";

export type RecoverUserActivity = types.RecoverUserActivity;
/** Judges and reads a {@link RecoverUserActivity} as it is answered. */
export const RecoverUserActivity: RecordType<RecoverUserActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false },
  intent: /* @__PURE__ */ record({ recoverUserIntent: () => RecoverUserIntent }),
  result: /* @__PURE__ */ record({ "recoverUserResult?": () => RecoverUserResult }),
});

function checkRecoverUserIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AuthenticatorParamsV2.check(value.authenticator)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type RecoverUserIntent = types.RecoverUserIntent;
/** Judges and reads a {@link RecoverUserIntent} as it is sent; `received` as it is answered. */
export const RecoverUserIntent: RecordType<RecoverUserIntent, RecoverUserIntent, types.ReceivedRecoverUserIntent> =
  /* @__PURE__ */ sent(checkRecoverUserIntent, { authenticator: () => AuthenticatorParamsV2, userId: UserId });

export type RecoverUserResult = types.RecoverUserResult;
/** Judges and reads a {@link RecoverUserResult} as it is answered. */
export const RecoverUserResult: RecordType<RecoverUserResult> = /* @__PURE__ */ answered({
  authenticatorId: { kind: "array", of: AuthenticatorId, minItems: 0, maxItems: 100 },
});

function checkRecoverUserRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_RECOVER_USER") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkRecoverUserIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type RecoverUserRequest = types.RecoverUserRequest;
/** Judges and reads a {@link RecoverUserRequest} as it is sent. */
export const RecoverUserRequest: RecordType<RecoverUserRequest> = /* @__PURE__ */ sent(checkRecoverUserRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => RecoverUserIntent,
});

export type RecoverUserResponse = types.RecoverUserResponse;
/** Judges and reads a {@link RecoverUserResponse} as it is answered. */
export const RecoverUserResponse: RecordType<RecoverUserResponse> = /* @__PURE__ */ answered({
  activity: () => RecoverUserActivity,
});
