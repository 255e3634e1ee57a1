// The types in `activities/update-spending-limit`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/update-spending-limit.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { SpendingExcess, UncountedSpending } from "../enums.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";

export type UpdateSpendingLimitActivity = types.UpdateSpendingLimitActivity;
/** Judges and reads a {@link UpdateSpendingLimitActivity} as it is answered. */
export const UpdateSpendingLimitActivity: RecordType<UpdateSpendingLimitActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT"], open: false },
    intent: /* @__PURE__ */ record({ updateSpendingLimitIntent: () => UpdateSpendingLimitIntent }),
    result: /* @__PURE__ */ record({ "updateSpendingLimitResult?": () => UpdateSpendingLimitResult }),
  },
);

function checkUpdateSpendingLimitIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!SpendingLimitId.check(value.spendingLimitId)) return false;
  const name = value.name;
  if (name !== undefined) {
    present++;
    if (!SpendingLimitName.check(name)) return false;
  }
  const maximum = value.maximum;
  if (maximum !== undefined) {
    present++;
    if (!SpendingAmount.check(maximum)) return false;
  }
  const excess = value.excess;
  if (excess !== undefined) {
    present++;
    if (!SpendingExcess.check(excess)) return false;
  }
  const uncounted = value.uncounted;
  if (uncounted !== undefined) {
    present++;
    if (!Array.isArray(uncounted) || uncounted.length > 6) return false;
    for (let i = 0; i < uncounted.length; i++) {
      if (!UncountedSpending.check(uncounted[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type UpdateSpendingLimitIntent = types.UpdateSpendingLimitIntent;
/** Judges and reads a {@link UpdateSpendingLimitIntent} as it is sent; `received` as it is answered. */
export const UpdateSpendingLimitIntent: RecordType<UpdateSpendingLimitIntent> = /* @__PURE__ */ sent(
  checkUpdateSpendingLimitIntent,
  {
    spendingLimitId: SpendingLimitId,
    "name?": SpendingLimitName,
    "maximum?": SpendingAmount,
    "excess?": SpendingExcess,
    "uncounted?": { kind: "array", of: UncountedSpending, minItems: 0, maxItems: 6 },
  },
);

export type UpdateSpendingLimitResult = types.UpdateSpendingLimitResult;
/** Judges and reads a {@link UpdateSpendingLimitResult} as it is answered. */
export const UpdateSpendingLimitResult: RecordType<UpdateSpendingLimitResult> = /* @__PURE__ */ answered({
  spendingLimitId: SpendingLimitId,
});

function checkUpdateSpendingLimitRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateSpendingLimitIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateSpendingLimitRequest = types.UpdateSpendingLimitRequest;
/** Judges and reads a {@link UpdateSpendingLimitRequest} as it is sent. */
export const UpdateSpendingLimitRequest: RecordType<UpdateSpendingLimitRequest> = /* @__PURE__ */ sent(
  checkUpdateSpendingLimitRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateSpendingLimitIntent,
  },
);

export type UpdateSpendingLimitResponse = types.UpdateSpendingLimitResponse;
/** Judges and reads a {@link UpdateSpendingLimitResponse} as it is answered. */
export const UpdateSpendingLimitResponse: RecordType<UpdateSpendingLimitResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateSpendingLimitActivity,
});
