// The types in `activities/freeze`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/freeze.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, UserId, WalletId } from "../scalars.js";

export type FreezeActivity = types.FreezeActivity;
/** Judges and reads a {@link FreezeActivity} as it is answered. */
export const FreezeActivity: RecordType<FreezeActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_FREEZE"], open: false },
  intent: /* @__PURE__ */ record({ freezeIntent: () => FreezeIntent }),
  result: /* @__PURE__ */ record({ "freezeResult?": () => FreezeResult }),
});

function checkFreezeIntent(value: unknown): boolean {
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
  const reason = value.reason;
  if (reason !== undefined) {
    present++;
    if (typeof reason !== "string" || (reason.length > 256 && codePoints(reason) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type FreezeIntent = types.FreezeIntent;
/** Judges and reads a {@link FreezeIntent} as it is sent; `received` as it is answered. */
export const FreezeIntent: RecordType<FreezeIntent> = /* @__PURE__ */ sent(checkFreezeIntent, {
  "wholeOrganization?": { kind: "boolean" },
  "walletIds?": { kind: "array", of: WalletId, minItems: 0, maxItems: 100 },
  "privateKeyIds?": { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
  "userIds?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
  "reason?": { kind: "string", maxLength: 256 },
});

export type FreezeResult = types.FreezeResult;
/** Judges and reads a {@link FreezeResult} as it is answered. */
export const FreezeResult: RecordType<FreezeResult> = /* @__PURE__ */ answered({
  targetIds: { kind: "array", of: Id, minItems: 0, maxItems: 100 },
});

function checkFreezeRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_FREEZE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkFreezeIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type FreezeRequest = types.FreezeRequest;
/** Judges and reads a {@link FreezeRequest} as it is sent. */
export const FreezeRequest: RecordType<FreezeRequest> = /* @__PURE__ */ sent(checkFreezeRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_FREEZE"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => FreezeIntent,
});

export type FreezeResponse = types.FreezeResponse;
/** Judges and reads a {@link FreezeResponse} as it is answered. */
export const FreezeResponse: RecordType<FreezeResponse> = /* @__PURE__ */ answered({ activity: () => FreezeActivity });
