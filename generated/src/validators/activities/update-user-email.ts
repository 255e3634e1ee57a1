// The types in `activities/update-user-email`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-user-email.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Email, MillisecondTimestamp, OrganizationId, UserId, VerificationToken } from "../scalars.js";

export type UpdateUserEmailActivity = types.UpdateUserEmailActivity;
/** Judges and reads a {@link UpdateUserEmailActivity} as it is answered. */
export const UpdateUserEmailActivity: RecordType<UpdateUserEmailActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
    intent: /* @__PURE__ */ record({ updateUserEmailIntent: () => UpdateUserEmailIntent }),
    result: /* @__PURE__ */ record({ "updateUserEmailResult?": () => UpdateUserEmailResult }),
  },
);

function checkUpdateUserEmailIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!UserId.check(value.userId)) return false;
  if (!Email.check(value.userEmail)) return false;
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (!VerificationToken.check(verificationToken)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateUserEmailIntent = types.UpdateUserEmailIntent;
/** Judges and reads a {@link UpdateUserEmailIntent} as it is sent; `received` as it is answered. */
export const UpdateUserEmailIntent: RecordType<UpdateUserEmailIntent> = /* @__PURE__ */ sent(
  checkUpdateUserEmailIntent,
  { userId: UserId, userEmail: Email, "verificationToken?": VerificationToken },
);

export type UpdateUserEmailResult = types.UpdateUserEmailResult;
/** Judges and reads a {@link UpdateUserEmailResult} as it is answered. */
export const UpdateUserEmailResult: RecordType<UpdateUserEmailResult> = /* @__PURE__ */ answered({ userId: UserId });

function checkUpdateUserEmailRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateUserEmailIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateUserEmailRequest = types.UpdateUserEmailRequest;
/** Judges and reads a {@link UpdateUserEmailRequest} as it is sent. */
export const UpdateUserEmailRequest: RecordType<UpdateUserEmailRequest> = /* @__PURE__ */ sent(
  checkUpdateUserEmailRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateUserEmailIntent,
  },
);

export type UpdateUserEmailResponse = types.UpdateUserEmailResponse;
/** Judges and reads a {@link UpdateUserEmailResponse} as it is answered. */
export const UpdateUserEmailResponse: RecordType<UpdateUserEmailResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateUserEmailActivity,
});
