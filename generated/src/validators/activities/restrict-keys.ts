// The types in `activities/restrict-keys`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/restrict-keys.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, WalletId } from "../scalars.js";

export type RestrictKeysActivity = types.RestrictKeysActivity;
/** Judges and reads a {@link RestrictKeysActivity} as it is answered. */
export const RestrictKeysActivity: RecordType<RestrictKeysActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RESTRICT_KEYS"], open: false },
  intent: /* @__PURE__ */ record({ restrictKeysIntent: () => RestrictKeysIntent }),
  result: /* @__PURE__ */ record({ "restrictKeysResult?": () => RestrictKeysResult }),
});

function checkRestrictKeysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
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
  const transactionsOnly = value.transactionsOnly;
  if (transactionsOnly !== undefined) {
    present++;
    if (typeof transactionsOnly !== "boolean") return false;
  }
  const neverExportable = value.neverExportable;
  if (neverExportable !== undefined) {
    present++;
    if (typeof neverExportable !== "boolean") return false;
  }
  const only = value.only;
  if (only !== undefined) {
    present++;
    if (!Array.isArray(only) || only.length > 20) return false;
    for (let i = 0; i < only.length; i++) {
      const item: unknown = only[i];
      if (typeof item !== "string" || (item.length > 65536 && codePoints(item) > 65536)) return false;
    }
  }
  return sizeOf(value) === present;
}

export type RestrictKeysIntent = types.RestrictKeysIntent;
/** Judges and reads a {@link RestrictKeysIntent} as it is sent; `received` as it is answered. */
export const RestrictKeysIntent: RecordType<RestrictKeysIntent> = /* @__PURE__ */ sent(checkRestrictKeysIntent, {
  "walletIds?": { kind: "array", of: WalletId, minItems: 0, maxItems: 100 },
  "privateKeyIds?": { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
  "transactionsOnly?": { kind: "boolean" },
  "neverExportable?": { kind: "boolean" },
  "only?": { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 20 },
});

export type RestrictKeysResult = types.RestrictKeysResult;
/** Judges and reads a {@link RestrictKeysResult} as it is answered. */
export const RestrictKeysResult: RecordType<RestrictKeysResult> = /* @__PURE__ */ answered({
  targetIds: { kind: "array", of: Id, minItems: 0, maxItems: 100 },
});

function checkRestrictKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_RESTRICT_KEYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkRestrictKeysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type RestrictKeysRequest = types.RestrictKeysRequest;
/** Judges and reads a {@link RestrictKeysRequest} as it is sent. */
export const RestrictKeysRequest: RecordType<RestrictKeysRequest> = /* @__PURE__ */ sent(checkRestrictKeysRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RESTRICT_KEYS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => RestrictKeysIntent,
});

export type RestrictKeysResponse = types.RestrictKeysResponse;
/** Judges and reads a {@link RestrictKeysResponse} as it is answered. */
export const RestrictKeysResponse: RecordType<RestrictKeysResponse> = /* @__PURE__ */ answered({
  activity: () => RestrictKeysActivity,
});
