// The types in `activities/stamp-login`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/stamp-login.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  PublicKey,
  SessionJwt,
  SessionProfileId,
} from "../scalars.js";

export type StampLoginActivity = types.StampLoginActivity;
/** Judges and reads a {@link StampLoginActivity} as it is answered. */
export const StampLoginActivity: RecordType<StampLoginActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false },
  intent: /* @__PURE__ */ record({ stampLoginIntent: () => StampLoginIntent }),
  result: /* @__PURE__ */ record({ "stampLoginResult?": () => StampLoginResult }),
});

function checkStampLoginIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!PublicKey.check(value.publicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (!SessionProfileId.check(sessionProfileId)) return false;
  }
  return sizeOf(value) === present;
}

export type StampLoginIntent = types.StampLoginIntent;
/** Judges and reads a {@link StampLoginIntent} as it is sent; `received` as it is answered. */
export const StampLoginIntent: RecordType<StampLoginIntent> = /* @__PURE__ */ sent(checkStampLoginIntent, {
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": SessionProfileId,
});

export type StampLoginResult = types.StampLoginResult;
/** Judges and reads a {@link StampLoginResult} as it is answered. */
export const StampLoginResult: RecordType<StampLoginResult> = /* @__PURE__ */ answered({ session: SessionJwt });

function checkStampLoginRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_STAMP_LOGIN") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkStampLoginIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type StampLoginRequest = types.StampLoginRequest;
/** Judges and reads a {@link StampLoginRequest} as it is sent. */
export const StampLoginRequest: RecordType<StampLoginRequest> = /* @__PURE__ */ sent(checkStampLoginRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => StampLoginIntent,
});

export type StampLoginResponse = types.StampLoginResponse;
/** Judges and reads a {@link StampLoginResponse} as it is answered. */
export const StampLoginResponse: RecordType<StampLoginResponse> = /* @__PURE__ */ answered({
  activity: () => StampLoginActivity,
});
