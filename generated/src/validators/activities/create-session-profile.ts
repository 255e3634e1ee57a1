// The types in `activities/create-session-profile`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-session-profile.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  SessionProfileId,
} from "../scalars.js";

export type CreateSessionProfileActivity = types.CreateSessionProfileActivity;
/** Judges and reads a {@link CreateSessionProfileActivity} as it is answered. */
export const CreateSessionProfileActivity: RecordType<CreateSessionProfileActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SESSION_PROFILE"], open: false },
    intent: /* @__PURE__ */ record({ createSessionProfileIntent: () => CreateSessionProfileIntent }),
    result: /* @__PURE__ */ record({ "createSessionProfileResult?": () => CreateSessionProfileResult }),
  },
);

function checkCreateSessionProfileIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  const sessionProfileName = value.sessionProfileName;
  if (
    typeof sessionProfileName !== "string" ||
    (sessionProfileName.length > 256 && codePoints(sessionProfileName) > 256) ||
    sessionProfileName.length === 0
  )
    return false;
  if (!PolicyExpression.check(value.scope)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const notes = value.notes;
  if (notes !== undefined) {
    present++;
    if (typeof notes !== "string" || (notes.length > 4096 && codePoints(notes) > 4096)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateSessionProfileIntent = types.CreateSessionProfileIntent;
/** Judges and reads a {@link CreateSessionProfileIntent} as it is sent; `received` as it is answered. */
export const CreateSessionProfileIntent: RecordType<CreateSessionProfileIntent> = /* @__PURE__ */ sent(
  checkCreateSessionProfileIntent,
  {
    sessionProfileName: { kind: "string", minLength: 1, maxLength: 256, example: "Payouts" },
    scope: PolicyExpression,
    "expirationSeconds?": ExpirationSeconds,
    "notes?": { kind: "string", maxLength: 4096, example: "For the payout server." },
  },
);

export type CreateSessionProfileResult = types.CreateSessionProfileResult;
/** Judges and reads a {@link CreateSessionProfileResult} as it is answered. */
export const CreateSessionProfileResult: RecordType<CreateSessionProfileResult> = /* @__PURE__ */ answered({
  sessionProfileId: SessionProfileId,
});

function checkCreateSessionProfileRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SESSION_PROFILE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSessionProfileIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateSessionProfileRequest = types.CreateSessionProfileRequest;
/** Judges and reads a {@link CreateSessionProfileRequest} as it is sent. */
export const CreateSessionProfileRequest: RecordType<CreateSessionProfileRequest> = /* @__PURE__ */ sent(
  checkCreateSessionProfileRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SESSION_PROFILE"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSessionProfileIntent,
  },
);

export type CreateSessionProfileResponse = types.CreateSessionProfileResponse;
/** Judges and reads a {@link CreateSessionProfileResponse} as it is answered. */
export const CreateSessionProfileResponse: RecordType<CreateSessionProfileResponse> = /* @__PURE__ */ answered({
  activity: () => CreateSessionProfileActivity,
});
