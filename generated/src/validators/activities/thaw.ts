// The types in `activities/thaw`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/thaw.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, UserId, WalletId } from "../scalars.js";

export type ThawActivity = types.ThawActivity;
/** Judges and reads a {@link ThawActivity} as it is answered. */
export const ThawActivity: RecordType<ThawActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_THAW"], open: false },
  intent: /* @__PURE__ */ record({ thawIntent: () => ThawIntent }),
  result: /* @__PURE__ */ record({ "thawResult?": () => ThawResult }),
});

function checkThawIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const wholeOrganization = value.wholeOrganization;
  if (wholeOrganization !== undefined) {
    present++;
    if (typeof wholeOrganization !== "boolean") return false;
  }
  const walletIds = value.walletIds;
  if (walletIds !== undefined) {
    present++;
    if (!Array.isArray(walletIds) || walletIds.length > 100) return false;
    for (let i = 0; i < walletIds.length; i++) {
      if (!WalletId.check(walletIds[i])) return false;
    }
  }
  const privateKeyIds = value.privateKeyIds;
  if (privateKeyIds !== undefined) {
    present++;
    if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100) return false;
    for (let i = 0; i < privateKeyIds.length; i++) {
      if (!PrivateKeyId.check(privateKeyIds[i])) return false;
    }
  }
  const userIds = value.userIds;
  if (userIds !== undefined) {
    present++;
    if (!Array.isArray(userIds) || userIds.length > 100) return false;
    for (let i = 0; i < userIds.length; i++) {
      if (!UserId.check(userIds[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type ThawIntent = types.ThawIntent;
/** Judges and reads a {@link ThawIntent} as it is sent; `received` as it is answered. */
export const ThawIntent: RecordType<ThawIntent> = /* @__PURE__ */ sent(checkThawIntent, {
  "wholeOrganization?": { kind: "boolean" },
  "walletIds?": { kind: "array", of: WalletId, minItems: 0, maxItems: 100 },
  "privateKeyIds?": { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
  "userIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

export type ThawResult = types.ThawResult;
/** Judges and reads a {@link ThawResult} as it is answered. */
export const ThawResult: RecordType<ThawResult> = /* @__PURE__ */ answered({
  targetIds: { kind: "array", of: Id, minItems: 0, maxItems: 100 },
});

function checkThawRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_THAW") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkThawIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ThawRequest = types.ThawRequest;
/** Judges and reads a {@link ThawRequest} as it is sent. */
export const ThawRequest: RecordType<ThawRequest> = /* @__PURE__ */ sent(checkThawRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_THAW"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => ThawIntent,
});

export type ThawResponse = types.ThawResponse;
/** Judges and reads a {@link ThawResponse} as it is answered. */
export const ThawResponse: RecordType<ThawResponse> = /* @__PURE__ */ answered({ activity: () => ThawActivity });
