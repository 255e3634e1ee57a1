// The types in `activities/update-user-phone-number`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-user-phone-number.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PhoneNumber, UserId, VerificationToken } from "../scalars.js";

export type UpdateUserPhoneNumberActivity = types.UpdateUserPhoneNumberActivity;
/** Judges and reads a {@link UpdateUserPhoneNumberActivity} as it is answered. */
export const UpdateUserPhoneNumberActivity: RecordType<UpdateUserPhoneNumberActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"], open: false },
    intent: /* @__PURE__ */ record({ updateUserPhoneNumberIntent: () => UpdateUserPhoneNumberIntent }),
    result: /* @__PURE__ */ record({ "updateUserPhoneNumberResult?": () => UpdateUserPhoneNumberResult }),
  },
);

function checkUpdateUserPhoneNumberIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!UserId.check(value.userId)) return false;
  if (!PhoneNumber.check(value.userPhoneNumber)) return false;
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (!VerificationToken.check(verificationToken)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateUserPhoneNumberIntent = types.UpdateUserPhoneNumberIntent;
/** Judges and reads a {@link UpdateUserPhoneNumberIntent} as it is sent; `received` as it is answered. */
export const UpdateUserPhoneNumberIntent: RecordType<UpdateUserPhoneNumberIntent> = /* @__PURE__ */ sent(
  checkUpdateUserPhoneNumberIntent,
  { userId: UserId, userPhoneNumber: PhoneNumber, "verificationToken?": VerificationToken },
);

export type UpdateUserPhoneNumberResult = types.UpdateUserPhoneNumberResult;
/** Judges and reads a {@link UpdateUserPhoneNumberResult} as it is answered. */
export const UpdateUserPhoneNumberResult: RecordType<UpdateUserPhoneNumberResult> = /* @__PURE__ */ answered({
  userId: UserId,
});

function checkUpdateUserPhoneNumberRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateUserPhoneNumberIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateUserPhoneNumberRequest = types.UpdateUserPhoneNumberRequest;
/** Judges and reads a {@link UpdateUserPhoneNumberRequest} as it is sent. */
export const UpdateUserPhoneNumberRequest: RecordType<UpdateUserPhoneNumberRequest> = /* @__PURE__ */ sent(
  checkUpdateUserPhoneNumberRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateUserPhoneNumberIntent,
  },
);

export type UpdateUserPhoneNumberResponse = types.UpdateUserPhoneNumberResponse;
/** Judges and reads a {@link UpdateUserPhoneNumberResponse} as it is answered. */
export const UpdateUserPhoneNumberResponse: RecordType<UpdateUserPhoneNumberResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateUserPhoneNumberActivity,
});
