// The types in `activities/set-vote-expiry`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/set-vote-expiry.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ExpirationSeconds, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type SetVoteExpiryActivity = types.SetVoteExpiryActivity;
/** Judges and reads a {@link SetVoteExpiryActivity} as it is answered. */
export const SetVoteExpiryActivity: RecordType<SetVoteExpiryActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_VOTE_EXPIRY"], open: false },
  intent: /* @__PURE__ */ record({ setVoteExpiryIntent: () => SetVoteExpiryIntent }),
  result: /* @__PURE__ */ record({ "setVoteExpiryResult?": () => SetVoteExpiryResult }),
});

function checkSetVoteExpiryIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const seconds = value.seconds;
  if (seconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(seconds)) return false;
  }
  return sizeOf(value) === present;
}

const setVoteExpiryIntentSecondsPattern = /^[0-9]{1,20}$/u;

export type SetVoteExpiryIntent = types.SetVoteExpiryIntent;
/** Judges and reads a {@link SetVoteExpiryIntent} as it is sent; `received` as it is answered. */
export const SetVoteExpiryIntent: RecordType<SetVoteExpiryIntent> = /* @__PURE__ */ sent(checkSetVoteExpiryIntent, {
  "seconds?": {
    kind: "string",
    name: "ExpirationSeconds",
    maxLength: 20,
    format: "uint64",
    example: "604800",
    pattern: setVoteExpiryIntentSecondsPattern,
  },
});

export type SetVoteExpiryResult = types.SetVoteExpiryResult;
/** Judges and reads a {@link SetVoteExpiryResult} as it is answered. */
export const SetVoteExpiryResult: RecordType<SetVoteExpiryResult> = /* @__PURE__ */ answered({});

function checkSetVoteExpiryRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_VOTE_EXPIRY") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetVoteExpiryIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SetVoteExpiryRequest = types.SetVoteExpiryRequest;
/** Judges and reads a {@link SetVoteExpiryRequest} as it is sent. */
export const SetVoteExpiryRequest: RecordType<SetVoteExpiryRequest> = /* @__PURE__ */ sent(checkSetVoteExpiryRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_VOTE_EXPIRY"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => SetVoteExpiryIntent,
});

export type SetVoteExpiryResponse = types.SetVoteExpiryResponse;
/** Judges and reads a {@link SetVoteExpiryResponse} as it is answered. */
export const SetVoteExpiryResponse: RecordType<SetVoteExpiryResponse> = /* @__PURE__ */ answered({
  activity: () => SetVoteExpiryActivity,
});
