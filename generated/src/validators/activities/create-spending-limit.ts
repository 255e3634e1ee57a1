// The types in `activities/create-spending-limit`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-spending-limit.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { SpendingExcess, SpendingMeasure, SpendingScope, UncountedSpending } from "../enums.js";
import {
  AssetId,
  MillisecondTimestamp,
  OrganizationId,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";
import { SpendingReceivers, SpendingWindow } from "../shapes/spending-limits.js";

export type CreateSpendingLimitActivity = types.CreateSpendingLimitActivity;
/** Judges and reads a {@link CreateSpendingLimitActivity} as it is answered. */
export const CreateSpendingLimitActivity: RecordType<CreateSpendingLimitActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SPENDING_LIMIT"], open: false },
    intent: /* @__PURE__ */ record({ createSpendingLimitIntent: () => CreateSpendingLimitIntent }),
    result: /* @__PURE__ */ record({ "createSpendingLimitResult?": () => CreateSpendingLimitResult }),
  },
);

function checkCreateSpendingLimitIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 7;
  if (!SpendingLimitName.check(value.name)) return false;
  const assets = value.assets;
  if (!Array.isArray(assets) || assets.length > 20) return false;
  for (let i = 0; i < assets.length; i++) {
    if (!AssetId.check(assets[i])) return false;
  }
  if (!SpendingMeasure.check(value.measure)) return false;
  if (!SpendingAmount.check(value.maximum)) return false;
  if (!SpendingWindow.check(value.window)) return false;
  if (!SpendingScope.check(value.scope)) return false;
  const scopeId = value.scopeId;
  if (scopeId !== undefined) {
    present++;
    if (typeof scopeId !== "string" || (scopeId.length > 256 && codePoints(scopeId) > 256)) return false;
  }
  const receivers = value.receivers;
  if (receivers !== undefined) {
    present++;
    if (!SpendingReceivers.check(receivers)) return false;
  }
  if (!SpendingExcess.check(value.excess)) return false;
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

export type CreateSpendingLimitIntent = types.CreateSpendingLimitIntent;
/** Judges and reads a {@link CreateSpendingLimitIntent} as it is sent; `received` as it is answered. */
export const CreateSpendingLimitIntent: RecordType<CreateSpendingLimitIntent> = /* @__PURE__ */ sent(
  checkCreateSpendingLimitIntent,
  {
    name: SpendingLimitName,
    assets: { kind: "array", of: AssetId, minItems: 0, maxItems: 20 },
    measure: SpendingMeasure,
    maximum: SpendingAmount,
    window: () => SpendingWindow,
    scope: SpendingScope,
    "scopeId?": { kind: "string", maxLength: 256 },
    "receivers?": () => SpendingReceivers,
    excess: SpendingExcess,
    "uncounted?": { kind: "array", of: UncountedSpending, minItems: 0, maxItems: 6 },
  },
);

export type CreateSpendingLimitResult = types.CreateSpendingLimitResult;
/** Judges and reads a {@link CreateSpendingLimitResult} as it is answered. */
export const CreateSpendingLimitResult: RecordType<CreateSpendingLimitResult> = /* @__PURE__ */ answered({
  spendingLimitId: SpendingLimitId,
});

function checkCreateSpendingLimitRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateSpendingLimitIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateSpendingLimitRequest = types.CreateSpendingLimitRequest;
/** Judges and reads a {@link CreateSpendingLimitRequest} as it is sent. */
export const CreateSpendingLimitRequest: RecordType<CreateSpendingLimitRequest> = /* @__PURE__ */ sent(
  checkCreateSpendingLimitRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_SPENDING_LIMIT"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateSpendingLimitIntent,
  },
);

export type CreateSpendingLimitResponse = types.CreateSpendingLimitResponse;
/** Judges and reads a {@link CreateSpendingLimitResponse} as it is answered. */
export const CreateSpendingLimitResponse: RecordType<CreateSpendingLimitResponse> = /* @__PURE__ */ answered({
  activity: () => CreateSpendingLimitActivity,
});
