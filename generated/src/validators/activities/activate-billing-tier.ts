// The types in `activities/activate-billing-tier`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/activate-billing-tier.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, ProductId } from "../scalars.js";

function checkActivateBillingTierIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!ProductId.check(value.productId)) return false;
  return sizeOf(value) === 1;
}

export type ActivateBillingTierIntent = types.ActivateBillingTierIntent;
/** Judges and reads a {@link ActivateBillingTierIntent} as it is sent; `received` as it is answered. */
export const ActivateBillingTierIntent: RecordType<ActivateBillingTierIntent> = /* @__PURE__ */ sent(
  checkActivateBillingTierIntent,
  { productId: ProductId },
);

export type ActivateBillingTierResult = types.ActivateBillingTierResult;
/** Judges and reads a {@link ActivateBillingTierResult} as it is answered. */
export const ActivateBillingTierResult: RecordType<ActivateBillingTierResult> = /* @__PURE__ */ answered({
  productId: ProductId,
});

function checkActivateBillingTierRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkActivateBillingTierIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type ActivateBillingTierRequest = types.ActivateBillingTierRequest;
/** Judges and reads a {@link ActivateBillingTierRequest} as it is sent. */
export const ActivateBillingTierRequest: RecordType<ActivateBillingTierRequest> = /* @__PURE__ */ sent(
  checkActivateBillingTierRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => ActivateBillingTierIntent,
  },
);

export type ActivateBillingTierResponse = types.ActivateBillingTierResponse;
/** Judges and reads a {@link ActivateBillingTierResponse} as it is answered. */
export const ActivateBillingTierResponse: RecordType<ActivateBillingTierResponse> = /* @__PURE__ */ answered({
  activity: () => ActivateBillingTierActivity,
});

export type ActivateBillingTierActivity = types.ActivateBillingTierActivity;
/** Judges and reads a {@link ActivateBillingTierActivity} as it is answered. */
export const ActivateBillingTierActivity: RecordType<ActivateBillingTierActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"], open: false },
    intent: /* @__PURE__ */ record({ activateBillingTierIntent: () => ActivateBillingTierIntent }),
    result: /* @__PURE__ */ record({ "activateBillingTierResult?": () => ActivateBillingTierResult }),
  },
);
