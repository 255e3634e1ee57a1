// The types in `activities/delete-spending-limits`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-spending-limits.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, SpendingLimitId } from "../scalars.js";

export type DeleteSpendingLimitsActivity = types.DeleteSpendingLimitsActivity;
/** Judges and reads a {@link DeleteSpendingLimitsActivity} as it is answered. */
export const DeleteSpendingLimitsActivity: RecordType<DeleteSpendingLimitsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SPENDING_LIMITS"], open: false },
    intent: /* @__PURE__ */ record({ deleteSpendingLimitsIntent: () => DeleteSpendingLimitsIntent }),
    result: /* @__PURE__ */ record({ "deleteSpendingLimitsResult?": () => DeleteSpendingLimitsResult }),
  },
);

function checkDeleteSpendingLimitsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const spendingLimitIds = value.spendingLimitIds;
  if (!Array.isArray(spendingLimitIds) || spendingLimitIds.length > 100 || spendingLimitIds.length === 0) return false;
  for (let i = 0; i < spendingLimitIds.length; i++) {
    if (!SpendingLimitId.check(spendingLimitIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeleteSpendingLimitsIntent = types.DeleteSpendingLimitsIntent;
/** Judges and reads a {@link DeleteSpendingLimitsIntent} as it is sent; `received` as it is answered. */
export const DeleteSpendingLimitsIntent: RecordType<DeleteSpendingLimitsIntent> = /* @__PURE__ */ sent(
  checkDeleteSpendingLimitsIntent,
  { spendingLimitIds: { kind: "array", of: SpendingLimitId, minItems: 1, maxItems: 100 } },
);

export type DeleteSpendingLimitsResult = types.DeleteSpendingLimitsResult;
/** Judges and reads a {@link DeleteSpendingLimitsResult} as it is answered. */
export const DeleteSpendingLimitsResult: RecordType<DeleteSpendingLimitsResult> = /* @__PURE__ */ answered({
  spendingLimitIds: { kind: "array", of: SpendingLimitId, minItems: 0, maxItems: 100 },
});

function checkDeleteSpendingLimitsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteSpendingLimitsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteSpendingLimitsRequest = types.DeleteSpendingLimitsRequest;
/** Judges and reads a {@link DeleteSpendingLimitsRequest} as it is sent. */
export const DeleteSpendingLimitsRequest: RecordType<DeleteSpendingLimitsRequest> = /* @__PURE__ */ sent(
  checkDeleteSpendingLimitsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SPENDING_LIMITS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteSpendingLimitsIntent,
  },
);

export type DeleteSpendingLimitsResponse = types.DeleteSpendingLimitsResponse;
/** Judges and reads a {@link DeleteSpendingLimitsResponse} as it is answered. */
export const DeleteSpendingLimitsResponse: RecordType<DeleteSpendingLimitsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteSpendingLimitsActivity,
});
