// The types in `activities/set-delays`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/set-delays.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ExpirationSeconds, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type SetDelaysActivity = types.SetDelaysActivity;
/** Judges and reads a {@link SetDelaysActivity} as it is answered. */
export const SetDelaysActivity: RecordType<SetDelaysActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_DELAYS"], open: false },
  intent: /* @__PURE__ */ record({ setDelaysIntent: () => SetDelaysIntent }),
  result: /* @__PURE__ */ record({ "setDelaysResult?": () => SetDelaysResult }),
});

function checkSetDelaysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const policies = value.policies;
  if (policies !== undefined) {
    present++;
    if (!ExpirationSeconds.check(policies)) return false;
  }
  const rootQuorum = value.rootQuorum;
  if (rootQuorum !== undefined) {
    present++;
    if (!ExpirationSeconds.check(rootQuorum)) return false;
  }
  const rootCredentials = value.rootCredentials;
  if (rootCredentials !== undefined) {
    present++;
    if (!ExpirationSeconds.check(rootCredentials)) return false;
  }
  const limits = value.limits;
  if (limits !== undefined) {
    present++;
    if (!ExpirationSeconds.check(limits)) return false;
  }
  const addressBook = value.addressBook;
  if (addressBook !== undefined) {
    present++;
    if (!ExpirationSeconds.check(addressBook)) return false;
  }
  const keyExport = value.keyExport;
  if (keyExport !== undefined) {
    present++;
    if (!ExpirationSeconds.check(keyExport)) return false;
  }
  const keyDeletion = value.keyDeletion;
  if (keyDeletion !== undefined) {
    present++;
    if (!ExpirationSeconds.check(keyDeletion)) return false;
  }
  return sizeOf(value) === present;
}

export type SetDelaysIntent = types.SetDelaysIntent;
/** Judges and reads a {@link SetDelaysIntent} as it is sent; `received` as it is answered. */
export const SetDelaysIntent: RecordType<SetDelaysIntent> = /* @__PURE__ */ sent(checkSetDelaysIntent, {
  "policies?": ExpirationSeconds,
  "rootQuorum?": ExpirationSeconds,
  "rootCredentials?": ExpirationSeconds,
  "limits?": ExpirationSeconds,
  "addressBook?": ExpirationSeconds,
  "keyExport?": ExpirationSeconds,
  "keyDeletion?": ExpirationSeconds,
});

export type SetDelaysResult = types.SetDelaysResult;
/** Judges and reads a {@link SetDelaysResult} as it is answered. */
export const SetDelaysResult: RecordType<SetDelaysResult> = /* @__PURE__ */ answered({});

function checkSetDelaysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_DELAYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetDelaysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SetDelaysRequest = types.SetDelaysRequest;
/** Judges and reads a {@link SetDelaysRequest} as it is sent. */
export const SetDelaysRequest: RecordType<SetDelaysRequest> = /* @__PURE__ */ sent(checkSetDelaysRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_DELAYS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => SetDelaysIntent,
});

export type SetDelaysResponse = types.SetDelaysResponse;
/** Judges and reads a {@link SetDelaysResponse} as it is answered. */
export const SetDelaysResponse: RecordType<SetDelaysResponse> = /* @__PURE__ */ answered({
  activity: () => SetDelaysActivity,
});
